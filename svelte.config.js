import { relative } from "node:path";

/** Which component a short name belongs to: two never share one. */
const owners = new Map();

/** What sets a component's style apart, as short as can be: it stands in every rule and tag. */
function shortName(hash, file) {
  const whole = hash(relative(import.meta.dirname, file)).replaceAll("-", "");
  for (let length = 3; ; length++) {
    const name = `s-${whole.slice(0, length)}`;
    if (!owners.has(name)) owners.set(name, file);
    if (owners.get(name) === file) return name;
  }
}

// Read by vite and svelte-check alike.
export default {
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ hash, filename }) => shortName(hash, filename),
  },
};

// Read by vite and svelte-check alike.
export default {
  compilerOptions: { runes: true },
};

/** A long title in two: "Cartagena –" is small, "La mutinerie" is what tells it from the other. */
export function splitTitle(name: string): [string, string] {
  const found = /^(.{2,20}?(?:\s–|:))\s(.+)$/u.exec(name);
  return found?.[1] && found[2] ? [found[1], found[2]] : ["", name];
}

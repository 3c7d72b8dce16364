/**
 * Of these sentences, in their order, as many as have room, the longest first: they tell most. A whole
 * sentence is left out before half a one is shown.
 */
export function inBrief(sentences: readonly string[], most: number): string {
  let room = most;
  const kept = new Set<string>();
  for (const one of [...sentences].sort((a, b) => b.length - a.length)) {
    if (kept.size && one.length >= room) continue;
    kept.add(one);
    room -= one.length + 1;
  }
  return sentences.filter((one) => kept.has(one)).join(" ");
}

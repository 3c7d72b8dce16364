/** Whether the board has yet to show what came of the last step: until then the page does not tell. */
export const unseen = $state({ last: false });

/**
 * What is told of now, as soon as it is not hidden. A board says that it has yet to show something when
 * it is drawn, which is after all others know of the step: so they wait for that.
 */
export function onceSeen<T>(now: () => T, hidden: () => boolean): { readonly told: T } {
  let told = $state.raw(now());
  $effect(() => {
    const next = now();
    if (hidden()) return;
    const timer = setTimeout(() => (told = next));
    return () => clearTimeout(timer);
  });
  return {
    get told() {
      return told;
    },
  };
}

/** Whether the page of help lies open: any page may open it. */
let open = $state(false);

export const helpOpen = (): boolean => open;

export function showHelp(wanted = true): void {
  open = wanted;
}

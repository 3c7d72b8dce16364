/** Whether the settings lie open: any page may open them. */
let open = $state(false);

export const settingsOpen = (): boolean => open;

export function showSettings(wanted = true): void {
  open = wanted;
}

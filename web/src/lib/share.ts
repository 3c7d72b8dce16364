/**
 * Copying without a secure context: a page on plain http has no clipboard, so the text is selected
 * and the old command tried; if that fails too it stays selected for the person to copy.
 */
export async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Refused: go on with the old way.
    }
  }
  if (!field) return false;
  field.focus();
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === "function";

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sharing: nothing to say.
  }
}

/** An address that no phone can reach. */
export function onlyHere(host: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(host);
}

/** What this browser remembers. Private windows may refuse: then nothing is remembered. */
const OURS = "flibuste.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`${OURS}${key}`);
  } catch {
    return null;
  }
}

/** Whether it is remembered: for most of what is kept nothing depends on it. */
export function remember(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(`${OURS}${key}`);
    else localStorage.setItem(`${OURS}${key}`, value);
    return true;
  } catch {
    return false;
  }
}

/** All that is remembered under names that begin so. */
export function recallAll(beginning: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(OURS + beginning));
    return keys.flatMap((key) => localStorage.getItem(key) ?? []);
  } catch {
    return [];
  }
}

/** What this browser remembers. Private windows may refuse: then nothing is remembered. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`flibuste.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`flibuste.${key}`);
    else localStorage.setItem(`flibuste.${key}`, value);
  } catch {
    // Nothing depends on it.
  }
}

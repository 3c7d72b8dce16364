/** Plain data as text with sorted names: equal data, equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)}}`;
  }
  return JSON.stringify(value) ?? "null";
}

export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/**
 * New data, in which every part that is as it was is the old part itself: who shows it sees at once
 * what has not changed.
 */
export function sharing<T>(before: unknown, now: T): T {
  if (now === null || typeof now !== "object") return now;
  if (before === null || typeof before !== "object") return now;
  if (Array.isArray(now) !== Array.isArray(before)) return now;
  const [old, made] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(made);
  let news = names.length !== Object.keys(old).length;
  for (const name of names) {
    made[name] = sharing(old[name], made[name]);
    news ||= made[name] !== old[name] || !(name in old);
  }
  return news ? now : (before as T);
}

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

/** A parsed JSON value in the form of RFC 8785: names sorted by UTF-16 code units, no spaces. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  let text = "";
  for (const name of sortedNames(value)) {
    const member = canonicalJson((value as Record<string, unknown>)[name]);
    text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${member}`;
  }
  return `{${text}}`;
}

/** The names of an object in order; most objects have them so already. */
function sortedNames(value: object): readonly string[] {
  const names = Object.keys(value);
  for (let i = 1; i < names.length; i++) if ((names[i - 1] ?? "") > (names[i] ?? "")) return names.sort();
  return names;
}

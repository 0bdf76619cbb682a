/** A parsed JSON value in the form of RFC 8785: names sorted by UTF-16 code units, no spaces. */
export function canonicalJson(value: unknown): string {
  // Most values have all names in order already, and then the engine is quicker.
  if (typeof value !== "object" || value === null || isInOrder(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  let text = "";
  for (const name of Object.keys(value).sort()) {
    const member = canonicalJson((value as Record<string, unknown>)[name]);
    text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${member}`;
  }
  return `{${text}}`;
}

/** True when the names of an object, and of all objects in it, are sorted. */
function isInOrder(value: object): boolean {
  if (Array.isArray(value)) return value.every(isItemInOrder);
  let last = "";
  for (const name in value) {
    if (name < last || !isItemInOrder((value as Record<string, unknown>)[name])) return false;
    last = name;
  }
  return true;
}

function isItemInOrder(item: unknown): boolean {
  return typeof item !== "object" || item === null || isInOrder(item);
}

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

/**
 * JSON in the one form that RFC 8785 allows: members sorted by UTF-16 code units, ECMAScript numbers, no spaces.
 * Members that are undefined are left out.
 * @throws TypeError on what JSON cannot say: NaN, infinities, lone surrogates (RFC 8785 §3.2.2).
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`${value} is no JSON number`);
  if (typeof value === "string" && !value.isWellFormed()) throw new TypeError("The string has a lone surrogate");
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const record = value as { readonly [name: string]: JsonValue | undefined };
  const members: string[] = [];
  for (const name of Object.keys(record).sort()) {
    const member = record[name];
    if (member !== undefined) members.push(`${canonicalJson(name)}:${canonicalJson(member)}`);
  }
  return `{${members.join(",")}}`;
}

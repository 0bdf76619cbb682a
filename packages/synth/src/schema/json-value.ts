/** What JSON can carry, and a JSON Schema (2020-12) as plain JSON. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export type JsonSchema = { readonly [keyword: string]: JsonValue };

import type { Field } from "../schema/field.ts";

/**
 * How a column's values lie in the register (see `rows.ts`) and how they become bytes:
 *
 * | form      | cell (a float64 holding an integer unless said) | JSON                                    |
 * |-----------|--------------------------------------------------|-----------------------------------------|
 * | choice    | index into `values`                              | "value"                                 |
 * | integer   | the integer, within ±2^53                        | 42                                      |
 * | decimal   | value × 10^scale, scale ≤ 6                      | 12.5 (CSV 12.50)                        |
 * | number    | any finite float64                               | shortest round-trip form                |
 * | boolean   | 0 or 1                                           | true                                    |
 * | code      | prefix index × radix^width + number              | "ORD-000042", fixed width, zero padded  |
 * | instant   | ms since 1970-01-01T00:00:00Z                    | "2024-02-29T12:00:00.000Z"              |
 * | day       | days since 1970-01-01                            | "2024-02-29"                            |
 * | ipv4      | the address as a 32-bit unsigned integer         | "198.18.0.1"                            |
 * | hex       | any integer within 2^53: the key of the digits     | prefix and `bytes` × 2 hex digits, a hash of the key |
 * | uuid      | any integer within 2^53: the key of the digits     | a version 4 UUID, a hash of the key     |
 * | text      | none: `register.texts[slot]`                     | an escaped string                       |
 * | json      | none: `register.texts[slot]`, RFC 8785 text      | that text as it is                      |
 */
export type Form =
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "integer" }
  | { readonly kind: "decimal"; readonly scale: number }
  | { readonly kind: "number" }
  | { readonly kind: "boolean" }
  | {
      readonly kind: "code";
      readonly prefixes: readonly string[];
      readonly radix: 10 | 16 | 32;
      readonly width: number;
    }
  | { readonly kind: "instant" }
  | { readonly kind: "day" }
  | { readonly kind: "ipv4" }
  | { readonly kind: "hex"; readonly prefix: string; readonly bytes: number }
  | { readonly kind: "uuid" }
  | { readonly kind: "text" }
  | { readonly kind: "json" };

export interface Column {
  readonly field: Field;
  readonly form: Form;
  /**
   * True when the cell mostly stays as it was on the row before, as an order's date does on its lines. Only speed depends on
   * it: stable neighbours are rendered once and copied as long as their cells stay.
   */
  readonly stable?: true;
}

/** Digits of `code` columns; radix 32 is Crockford's alphabet (no I, L, O, U). */
export const codeDigits: Readonly<Record<10 | 16 | 32, string>> = {
  10: "0123456789",
  16: "0123456789abcdef",
  32: "0123456789ABCDEFGHJKMNPQRSTVWXYZ",
};

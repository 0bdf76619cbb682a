import type { Column } from "@sdg/synth/engine/column";

/** How a column lies in a columnar file. What it says comes out of the published field alone, never out of the rows. */
export type Storage =
  | { readonly kind: "member"; readonly values: readonly string[] }
  | { readonly kind: "int32" }
  | { readonly kind: "int64" }
  | { readonly kind: "decimal"; readonly precision: number; readonly scale: number }
  | { readonly kind: "float64" }
  | { readonly kind: "boolean" }
  | { readonly kind: "instant" }
  | { readonly kind: "day" }
  | { readonly kind: "utf8"; readonly json: boolean };

/** Digits of a decimal without declared bounds: all that fit 64 bits, and more than the 2^53 of a cell. */
const WIDEST_DECIMAL = 18;
const INT32_SPAN = 2 ** 31;

export function storageOf({ form, field }: Column): Storage {
  switch (form.kind) {
    case "choice":
      return { kind: "member", values: form.values };
    case "integer":
      return { kind: fitsInt32(field.minimum, field.maximum) ? "int32" : "int64" };
    case "decimal":
      return { kind: "decimal", precision: digits(field.minimum, field.maximum, form.scale), scale: form.scale };
    case "number":
      return { kind: "float64" };
    case "boolean":
    case "instant":
    case "day":
      return { kind: form.kind };
    default:
      return { kind: "utf8", json: form.kind === "json" };
  }
}

function fitsInt32(minimum: number | undefined, maximum: number | undefined): boolean {
  return minimum !== undefined && maximum !== undefined && minimum >= -INT32_SPAN && maximum < INT32_SPAN;
}

/** Significant digits of the widest value within the bounds, at least one before the point. */
function digits(minimum: number | undefined, maximum: number | undefined, scale: number): number {
  if (minimum === undefined || maximum === undefined) return WIDEST_DECIMAL;
  const whole = Math.floor(Math.max(Math.abs(minimum), Math.abs(maximum)));
  return Math.min(WIDEST_DECIMAL, String(whole).length + scale);
}

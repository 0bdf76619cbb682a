import type { Model } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";

/** What is multiplied, with what is added to it or taken off it. */
export type Product = Pick<Extract<Model, { kind: "product" }>, "factors" | "times" | "plus" | "off">;

/** A field that is a product: how it is made, and what holds it to that. */
export function madeProduct(
  result: { readonly name: string },
  product: Product,
  decimals: number,
): Pick<Rule, "sets" | "checks"> {
  return {
    sets: { [result.name]: { kind: "product", ...product, decimals } },
    checks: [{ kind: "product", result: result.name, ...product }],
  };
}

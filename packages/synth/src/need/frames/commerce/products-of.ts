import type { Rule } from "../frame.ts";
import { variesBy } from "../rules.ts";

/** The products of a category come from it. */
export const productsOf = (category: string, name = "product_name"): Rule =>
  variesBy(
    name,
    category,
    Object.fromEntries(
      Object.entries({
        fashion: "clothing",
        electronics: "electronics",
        "home and kitchen": "kitchenware",
        grocery: "grocery",
        beauty: "beauty",
        sports: "sports",
        toys: "toys",
        books: "books",
        garden: "garden",
        "pet supplies": "pets",
      }).map(([member, kind]) => [member, { kind: "goods", part: "name", category: kind }] as const),
    ),
    { kind: "goods", part: "name" },
  );

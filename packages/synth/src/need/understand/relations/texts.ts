import type { Model } from "../../../inferred/model.ts";
import { goodsSoldIn } from "../../../world/goods.ts";
import { matterIn } from "../../../world/prose/matters.ts";
import type { DraftTable } from "../draft/draft.ts";
import type { Material } from "../mentions/material.ts";

/** Texts of the rows speak the buyer's language, and of what the rows are about. */
export function applyTexts(table: DraftTable, { findings, items, lookup }: Material): void {
  const list = items.find(({ zone }) => zone === "list")?.start ?? 0;
  const head = lookup.words.filter(({ start }) => start < list).map(({ folded }) => folded);
  const matter = matterIn(head.join(" ")) ?? matterIn(table.title) ?? matterIn(table.frame?.title ?? "");
  const { language } = findings;
  const sold = table.fields.some(({ semantic }) => semantic.id === "product_category")
    ? undefined
    : goodsSoldIn(head.join(" "));
  for (const field of table.fields) field.model = told(ofShop(field.model, sold), language, matter);
}

/** What a bakery sells is bread. */
function ofShop(model: Model, sold: string | undefined): Model {
  return model.kind === "goods" && sold !== undefined ? { category: sold, ...model } : model;
}

/** Of what nobody has told them, people write about goods and the like; notes of a row are about its entry. */
function told(model: Model, language: string, matter: string | undefined): Model {
  if (model.kind === "list") return { ...model, of: told(model.of, language, matter) };
  if (model.kind !== "prose") return model;
  const about = model.matter ?? matter ?? (model.about === "note" ? "record" : undefined);
  return {
    ...model,
    ...(language === "en" || model.language !== undefined ? {} : { language }),
    ...(about === undefined ? {} : { matter: about }),
  };
}

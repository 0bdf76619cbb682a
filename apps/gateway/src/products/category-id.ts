import { z } from "zod";
import { Problem } from "../http/problem.ts";
import { type Category, categories, categoryIds } from "./categories.ts";
import { nearestNames } from "./matching.ts";

/** A plain string for validation, so that an unknown category is answered with those nearest to it. */
export const categoryId = z.string().min(1).max(200).meta({ description: "Id of the category.", enum: categoryIds });

const byId: ReadonlyMap<string, Category> = new Map(categories.map((category) => [category.id, category]));

/** @throws Problem unknown_category, with the nearest ones. */
export function categoryOf(id: string, parameter: string): Category {
  const category = byId.get(id);
  if (category !== undefined) return category;
  throw new Problem("unknown_category", `There is no category ${JSON.stringify(id.slice(0, 64))}.`, {
    parameter,
    nearest: nearestNames(id),
    allowed: categoryIds,
  });
}

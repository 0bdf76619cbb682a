import { draw, innerKey, unit } from "../random/hash.ts";
import { evenly } from "./list.ts";
import { type MerchantCategory, merchantCategories } from "./lists/merchant-categories.ts";
import { rootAt } from "./name-roots.ts";

const SALT = 0x6f726761;

/** A merchant of a category (MCC) of ours, or of any. */
export function merchantAt(key: number, category: MerchantCategory = merchantCategoryAt(key)): string {
  const inside = innerKey(key, SALT);
  const root = rootAt(inside);
  const ending = evenly(category.endings, draw(inside, 19));
  return ending.includes("{r}") ? ending.replace("{r}", root) : `${root} ${ending}`;
}

/** A merchant category at a key, by how often cards are used there. */
export function merchantCategoryAt(key: number): MerchantCategory {
  const all = merchantCategories();
  const x = unit(draw(innerKey(key, SALT), 20));
  return all[Math.floor(x * x * all.length)] as MerchantCategory;
}

import type { Item } from "../words/items.ts";

/** The items up to the one behind the first "and", at most six. */
export function enumerated(items: readonly Item[], index: number): readonly Item[] {
  const group: Item[] = [];
  for (let at = index; at < items.length && group.length < 6; at += 1) {
    const item = items[at] as Item;
    group.push(item);
    if (item.joint !== "," && item.joint !== "and" && item.joint !== "/" && item.joint !== "or") break;
    if (at > index && (items[at - 1] as Item).joint === "and") break;
    // "first/last seen, ..." ends with the last that a slash parts.
    if (at > index && (items[at - 1] as Item).joint === "/" && item.joint !== "/") break;
  }
  return group;
}

import type { Found } from "../findings.ts";
import { singular } from "../text/stem.ts";

/** What the rows of a lesser table are called by; these say so without a word before them. */
const lineNouns =
  "lines|line items|items|positions|positionen|posten|zeilen|renglones|lineas|líneas|partidas|lignes|linhas|itens";
const recordNouns = "records|entries|rows|readings|eintrage|einträge|registros|enregistrements";
const counted = new RegExp(
  `^(?:\\p{L}+ )?[\\d.,]+ ?(?:k|mil|tsd|tausend|thousand|mille)? (?:((?:\\p{L}+[ -]){0,2}(?:${lineNouns}))|((?:\\p{L}+[ -]){1,2}(?:${recordNouns})))(?![\\p{L}-])`,
  "iu",
);

const joined =
  /^ ?(?:and|und|y|et|e|&|\+|plus|(?:linked|joined|tied|connected|related) (?:to|with)) (?:their |the )?$/i;

/**
 * "two tables, 4,000 receipts and 22,000 receipt lines", "500 orders linked to 4,000 order lines": where tables are counted by their
 * things, lines are such things.
 */
export function withLinesOfTables(found: readonly Found[], text: string): Found[] {
  const things = found.filter((each) => each.kind === "entities").filter(({ count }) => count > 1);
  const areTables = found.some((each) => each.kind === "tables" && each.count >= 2);
  return found.flatMap((each): readonly Found[] => {
    if (each.kind !== "rows" || things.length === 0) return [each];
    const said = counted.exec(text.slice(each.start, each.end + 40));
    const noun = (said?.[1] ?? said?.[2])?.toLowerCase();
    if (said === null || noun === undefined) return [each];
    const owner = things.find(({ end, noun: of }) => {
      const isOfThem = noun.startsWith(`${of.split(" ").at(-1)} `) || noun === "line items";
      return isOfThem && joined.test(text.slice(end, each.start));
    });
    const end = Math.max(each.end, each.start + said[0].length);
    const isFree = !found.some((other) => other !== each && other.start < end && other.end > each.end);
    if (!isFree || (!areTables && owner === undefined)) return [each];
    const lines: Found = { kind: "entities", noun, count: each.count, start: each.start, end };
    if (areTables || owner === undefined) return [lines];
    return [{ kind: "belongs", child: singular(noun), parent: owner.noun, start: owner.end, end: each.start }, lines];
  });
}

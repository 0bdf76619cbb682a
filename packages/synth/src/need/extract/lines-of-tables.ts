import type { Found } from "../findings.ts";

/** What the rows of a lesser table are called by; these say so without a word before them. */
const lineNouns =
  "lines|line items|items|positions|positionen|posten|zeilen|renglones|lineas|líneas|partidas|lignes|linhas|itens";
const recordNouns = "records|entries|rows|readings|eintrage|einträge|registros|enregistrements";
const counted = new RegExp(
  `^(?:\\p{L}+ )?[\\d.,]+ ?(?:k|mil|tsd|tausend|thousand|mille)? (?:((?:\\p{L}+[ -]){0,2}(?:${lineNouns}))|((?:\\p{L}+[ -]){1,2}(?:${recordNouns})))(?![\\p{L}-])`,
  "iu",
);

/** "two tables, 4,000 receipts and 22,000 receipt lines": where tables are counted by their things, lines are such things. */
export function withLinesOfTables(found: readonly Found[], text: string): Found[] {
  const isLinked = found.some((each) => each.kind === "tables" && each.count >= 2);
  if (!isLinked || !found.some((each) => each.kind === "entities" && each.count > 1)) return [...found];
  return found.map((each) => {
    if (each.kind !== "rows") return each;
    const said = counted.exec(text.slice(each.start, each.end + 40));
    const noun = said?.[1] ?? said?.[2];
    if (said === null || noun === undefined) return each;
    const end = Math.max(each.end, each.start + said[0].length);
    const isFree = !found.some((other) => other !== each && other.start < end && other.end > each.end);
    return isFree ? { kind: "entities", noun: noun.toLowerCase(), count: each.count, start: each.start, end } : each;
  });
}

import type { Findings, Found } from "../../findings.ts";
import { wordKey } from "../words/phrase.ts";

type Entities = Extract<Found, { kind: "entities" }>;

/** A second table that nobody counted, and what it is of. */
export interface PartnerTable {
  readonly owner: Entities;
  readonly phrase: string;
  readonly at: number;
}

const noun = "((?:\\p{L}[\\p{L}-]* ){0,2}?\\p{L}[\\p{L}-]*)";
const ands = "(?:,|and|plus|with|\\+|und|samt|mit|y|con|et|avec|e|com)";
const table = "(?:tables?|tabellen?|tablas?|tabelas?|files?|sheets?)";
const forms: readonly RegExp[] = [
  // "plus their firmware updates as linked tables", "with its services in a second table"
  new RegExp(
    `${ands} (?:all )?(?:their|its|ihren?|ihre[rn]|sus?|leurs?|seus?|suas?) ${noun} (?:as|in|als|como|comme|en|em|dans) (?:\\p{L}+ ){0,2}${table}(?!\\p{L})`,
    "iu",
  ),
  // "and linked assay intervals", "mit verknüpften Messungen"
  new RegExp(`${ands} (?:linked|verknüpften?) (?!${table})${noun}(?=$| (?:as|in|als)(?!\\p{L})| ?[:;,.(–-])`, "iu"),
  // "and a second table holding each repayment with due date", "another file with all their visits"
  new RegExp(
    `(?:,|and|plus|with) (?:an? |one )?(?:second|another|separate|further|linked|related|other|extra) ${table} (?:of|for|with|holding|listing|containing|having) (?:(?:each|every|all|their|its|the|of) ){1,3}(\\p{L}[\\p{L}-]*)(?= with| and| ?[:;,.(]|$)`,
    "iu",
  ),
  // "y recetas vinculadas", "et ordonnances liées"
  new RegExp(`(?:y|et|e) (?!${table})(\\p{L}+) (?:vinculad[oa]s|enlazad[oa]s|liée?s|ligad[oa]s)(?!\\p{L})`, "iu"),
];

/** "300 devices plus their firmware updates as linked tables", "120 patients and linked prescriptions". */
export function partnerTable({ text, found, language }: Findings): PartnerTable | undefined {
  for (const form of forms) {
    const match = form.exec(text);
    const phrase = match?.[1] ?? "";
    const words = phrase.split(" ");
    const last = words.pop() ?? "";
    const one = wordKey(last, language);
    const isEach = / (?:each|every) \p{L}+$/iu.test(match?.[0] ?? "");
    if (match === null || (one === last.toLowerCase() && !isEach)) continue;
    const at = match.index + match[0].indexOf(phrase);
    const isCounted = found.some((each) => each.kind === "entities" && each.start <= at && at < each.end);
    const owner = found.findLast(
      (each): each is Entities => each.kind === "entities" && each.count > 1 && each.end <= at,
    );
    if (owner !== undefined && !isCounted) return { owner, phrase: [...words, one].join(" "), at };
  }
  return undefined;
}

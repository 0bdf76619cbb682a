import { isRowMeasure } from "../../extract/measured-rows.ts";
import { namesCurrency } from "../../extract/units.ts";
import type { Findings } from "../../findings.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import type { Item } from "../words/items.ts";
import { isInPlural } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { columnsNamedAt } from "./listed-columns.ts";
import type { Mentions } from "./mention.ts";
import { mereNames } from "./mere-names.ts";
import { isTyped } from "./reading.ts";

/** "id, name, price": a mere list of columns has no head. */
export function headless(items: readonly Item[], vocabulary: Vocabulary): readonly Item[] {
  if (areRowsOfKinds(items)) return items;
  const named = mereNames(items, vocabulary);
  return named ?? withoutMeasuredHead(items) ?? withoutHead(items, vocabulary);
}

/** "claims approved/denied/pending, billed, paid": what is of several kinds or in several states are the rows. */
function areRowsOfKinds([first]: readonly Item[]): boolean {
  const last = first?.words.at(-1);
  if (first?.zone !== "head" || last === undefined || !isInPlural(last)) return false;
  // "ssh and vpn logins, user": of which kinds they are stands before them, too.
  return first.founds.some(
    ({ found, at }) => found.kind === "members" && (at === first.words.length || (at === 0 && found.of !== undefined)),
  );
}

/** "length and width in cm, weight, parcel id": what is given in a unit is measured, and no title of rows. */
function withoutMeasuredHead(items: readonly Item[]): readonly Item[] | undefined {
  const end = items.findIndex(({ joint }) => joint !== "and");
  const last = items[end];
  const opening = items.slice(0, end + 1);
  if (last === undefined || last.joint !== "," || opening.length > MOST_MEASURED || items.length < opening.length + 1)
    return undefined;
  const isPlain = opening.every(({ zone, words }) => zone === "head" && words.length > 0 && words.length <= 3);
  const follows = items[end + 1]?.zone === "list" && items[end + 1]?.opener === ",";
  if (!isPlain || !follows || !isMeasured(last)) return undefined;
  return items.map((item, index) => (index <= end ? { ...item, zone: "list", opener: "," } : item));
}

const MOST_MEASURED = 3;

/** Behind its unit: "art lots in CHF" are lots and no measure, "hammer price in CHF" is one. */
function isMeasured({ words, founds }: Item): boolean {
  const last = words.at(-1);
  const said = founds.find(({ found, at }) => found.kind === "unit" && at === words.length)?.found;
  if (said?.kind !== "unit" || last === undefined) return false;
  const areMany = isInPlural(last);
  return !(areMany && namesCurrency(said.unit));
}

function withoutHead(items: readonly Item[], { cues, typesNamed }: Vocabulary): readonly Item[] {
  const [first, second] = items;
  if (first?.zone !== "head" || first.joint !== "," || second?.zone !== "list" || second.opener !== ",") return items;
  if (items.length < 3 || first.words.length === 0 || first.words.length > 3) return items;
  // "AAPL and MSFT bars, open, close": what names stand before are the rows.
  if (first.founds.some(({ found }) => found.kind === "members" && found.areThings === true)) return items;
  const key = first.words.map((word) => word.english).join(" ");
  // "newsletter subscribers" are people, though there is a flag of that name.
  const areMany = endsInPlural(first);
  const named = typesNamed(key).filter(({ type }) => type.type !== "bool" || !areMany);
  const isColumn = first.words.every((word) => word.identifier !== undefined) || named.length > 0;
  const isTopic = cues(key).some(({ weight }) => weight >= 2);
  // "claims, amount, status" are claims: nobody calls a key by its plural.
  const areKeys = areMany && first.words.length === 1 && named.every(({ type }) => type.type === "id");
  const areRows = areKeys || (areMany && !endsInPlural(second) && named.every(({ type }) => isOfThings(type, first)));
  return isColumn && !isTopic && !areRows ? [{ ...first, zone: "list", opener: "," }, ...items.slice(1)] : items;
}

function endsInPlural({ words }: Item): boolean {
  const last = words.at(-1);
  if (last === undefined) return false;
  return crowds.test(last.folded) || isInPlural(last);
}

const crowds = /^(?:people|children|staff|men|women|mice|cattle|sheep|fish)$/;

/** "calls, duration, agent", "parking spots, zone": things before what is told of one of them, though a column may be called so. */
function isOfThings({ type }: SemanticType, { words, founds }: Item): boolean {
  const [last] = words.slice(-1);
  if (last === undefined || founds.length > 0 || isRowMeasure(last.english)) return false;
  return /^(?:string|enum|id|object)$/.test(type) || (type === "int" && words.length === 1);
}

const closing =
  /\b(?:only|exactly|just|nothing else|no other (?:columns|fields)) (?:these|those|the|this|following|columns|fields|with)\b|\b(?:columns|fields|schema|header|attributes|spalten|felder|columnas|campos|colonnes|champs|colunas)\s*(?:are|is|=|:)|\bcreate\s+table\b|\bselect\b.+\bfrom\b/i;

/** "answer only with your keys" closes no list. */
function withoutInstructions({ text, found }: Findings): string {
  return found
    .filter(({ kind }) => kind === "instruction")
    .reduce((plain, { start, end }) => plain.slice(0, start) + " ".repeat(end - start) + plain.slice(end), text);
}

/** Whether the buyer gave the whole list: named columns, SQL, or nothing but identifiers. */
export function isClosed(findings: Findings, items: readonly Item[], mentions: Mentions): boolean {
  if (mentions.fields.length < 2) return false;
  const text = withoutInstructions(findings);
  if (closing.test(text) || isTyped(text) || columnsNamedAt(text) !== undefined) return true;
  const named = mentions.fields.filter((mention) => mention.words[0]?.identifier !== undefined);
  if (named.length >= 3 && named.length * 3 >= mentions.fields.length * 2) return true;
  // A bare header line: "id, name, price".
  const [first] = items;
  return (
    first !== undefined &&
    mentions.fields[0]?.item === first &&
    mentions.fields.some((mention) => /^(?:id|\w+_id)$/.test(mention.words.map((word) => word.folded).join("_"))) &&
    first.words.length <= 2
  );
}

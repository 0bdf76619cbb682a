import type { Reading } from "../../extract/reading.ts";
import type { Findings, Found, Span } from "../../findings.ts";
import type { NeedRequest } from "../../plan.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { spanOf } from "../draft/saying.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";
import { findTooManyDays, findTooManySteps } from "./days-counted.ts";
import { findRepeatedKeys, findTooManyDifferent } from "./different-values.ts";
import { figureOf } from "./figures.ts";
import { areOpposite } from "./opposites.ts";

type Belongs = Extract<Found, { kind: "belongs" }>;

/** Counts that do not fit each other: rows and entities, children and parents, different values and how many there are. */
export function findCountsApart(reading: Reading, findings: Findings, request: NeedRequest, notes: DraftNotes): void {
  for (const found of findings.found) if (found.kind === "belongs") findChildrenApart(found, findings, request, notes);
  findTwoSizes(findings, request, notes);
  findProductsApart(findings.text, notes);
  findPartsApart(findings.text, notes);
  findTooManyDifferent(reading, findings, request, notes);
  findTooManyDays(findings, notes);
  findTooManySteps(findings, notes);
  findRepeatedKeys(reading, notes);
}

function keyOf(noun: string): string {
  return (
    wordsOf(noun)
      .map((word) => wordKey(word))
      .at(-1) ?? ""
  );
}

const rowNoun = /^(?:row|record|entry|line|observation|sample|fila|registro|zeile|ligne|linha)$/;

const owned =
  /^(?:grade|score|mark|result|order|invoice|payment|purchase|transaction|booking|reservation|rental|visit|reading|measurement|review|rating|ticket|shipment|delivery|parcel|message|email|call|session|login|trip|ride|claim|loan|event|entry|item|line|log|stay|appointment|donation|click|view|post|comment|bid|trade|lap|attempt|submission|pedido|factura|visita|lectura|bestellung|rechnung|buchung|commande|facture|visite|venda|compra|consulta)$/;

interface Count {
  readonly count: number;
  readonly span: Span | undefined;
}

function countOf(noun: string, { found }: Findings, request: NeedRequest): Count | undefined {
  const key = keyOf(noun);
  const counted = found.find((each) => each.kind === "entities" && keyOf(each.noun) === key);
  if (counted?.kind === "entities") return { count: counted.count, span: spanOf(counted) };
  if (!rowNoun.test(key)) return undefined;
  const said = found.find((each) => each.kind === "rows");
  if (request.rows !== undefined) return { count: request.rows, span: undefined };
  return said?.kind === "rows" && !said.about ? { count: said.count, span: spanOf(said) } : undefined;
}

/** "200 orders, 350 customers, each with at least one order", "9 to 4 readings a machine". */
function findChildrenApart(found: Belongs, findings: Findings, request: NeedRequest, notes: DraftNotes): void {
  const { child, parent, least, most } = found;
  const quote = findings.text.slice(found.start, found.end);
  if (least !== undefined && most !== undefined && least > most) {
    notes.impossible.push({
      reason: `"${quote}": the minimum ${least} is above the maximum ${most}`,
      spans: [spanOf(found)],
      fix: `say between ${most} and ${least} of ${child} per ${parent}`,
    });
    return;
  }
  const [children, parents] = [child, parent].map((noun) => countOf(noun, findings, request));
  if (children === undefined || parents === undefined || keyOf(child) === keyOf(parent)) return;
  // Many classes may share a teacher: only what belongs to one alone adds up.
  if (!rowNoun.test(keyOf(child)) && !owned.test(keyOf(child))) return;
  const fewest = least === undefined ? 0 : least * parents.count;
  const largest = most === undefined ? Number.POSITIVE_INFINITY : most * parents.count;
  if (children.count >= fewest && children.count <= largest) return;
  const needed = children.count < fewest ? fewest : largest;
  notes.impossible.push({
    reason: `"${quote}" comes to ${children.count < fewest ? "at least" : "at most"} ${needed} of ${child} for ${parents.count} of ${parent}, yet ${children.count} are asked`,
    spans: [
      ...(children.span === undefined ? [] : [children.span]),
      ...(parents.span === undefined ? [] : [parents.span]),
      spanOf(found),
    ],
    fix: `ask for ${needed} of ${child}, or for another number of ${parent}`,
  });
}

const number = "(\\d[\\d,.]*)";

/** "20 patients, 12 male, 15 female" */
function findPartsApart(text: string, notes: DraftNotes): void {
  const folded = fold(text);
  const match =
    /\b(\d{1,7}) [a-z]+[,:;]? (?:of which |with )?(\d{1,7}) ([a-z-]+)(?: ones)?(?:,| and|, and) (\d{1,7}) ([a-z-]+)\b/.exec(
      folded,
    );
  if (match === null) return;
  const [said, whole, one, first = "", other, second = ""] = match;
  const sum = Number(one) + Number(other);
  if (!areOpposite(first, second) || sum <= Number(whole)) return;
  const span = { start: match.index, end: match.index + said.length };
  notes.impossible.push({
    reason: `"${text.slice(span.start, span.end)}": the parts come to ${sum}, more than ${whole}`,
    spans: [span],
    fix: `say parts that add up to ${whole}`,
  });
}

const productPatterns = [
  `\\b(?:each|every one|all) of (?:the |our |these )?${number} ([a-z]+) (?:must |should |has to )?(?:has|have|had|makes?|plays?|takes?|gets?|places?|writes?|visits?) (?:exactly |precisely |at least )?${number} ([a-z]+)\\b`,
  `\\b${number} ([a-z]+),? (?:with |having |and )?(?:exactly )?${number} ([a-z]+) (?:each|apiece|per \\w+)\\b`,
  `\\b${number} (?:different )?([a-z]+),? each (?:with|having|has) (?:exactly )?(one|\\d+) ([a-z]+)\\b`,
].map((source) => new RegExp(source));

/** "each of 12 players has exactly 5 matches, 40 matches in total", "12 players with 5 matches each, 40 matches in total". */
function findProductsApart(text: string, notes: DraftNotes): void {
  const folded = fold(text);
  if (!/each|all of|every one of|apiece|per /.test(folded)) return;
  let counted: RegExpExecArray | null = null;
  for (const pattern of productPatterns) counted ??= pattern.exec(folded);
  if (counted === null) return;
  tellProduct(text, folded, counted, notes);
}

function tellProduct(text: string, folded: string, match: RegExpExecArray, notes: DraftNotes): void {
  const [said, parents = "", parent = "", children = "", child = ""] = match;
  const product = figureOf(parents) * (children === "one" ? 1 : figureOf(children));
  const isLeast = / at least /.test(said);
  const total = new RegExp(
    `\\b${number} (?:${child}|rows|records)(?: of [a-z]+)?,? (?:in total|total|altogether|overall)\\b|\\b(?:total(?: of)?|altogether|exactly|only) ${number} (?:${child}|rows|records)\\b`,
    "g",
  );
  for (const sum of folded.matchAll(total)) {
    const asked = figureOf(sum[1] ?? sum[2] ?? "");
    const isApart = sum.index >= match.index + said.length || sum.index + sum[0].length <= match.index;
    if (!isApart || (isLeast ? asked >= product : asked === product) || !(product > 0)) continue;
    notes.impossible.push({
      reason: `"${text.slice(match.index, match.index + said.length)}" comes to ${product} ${child}, yet "${text.slice(sum.index, sum.index + sum[0].length)}" are asked`,
      spans: [
        { start: match.index, end: match.index + said.length },
        { start: sum.index, end: sum.index + sum[0].length },
      ],
      fix: `ask for ${product} ${child}, or for another number of ${parent}`,
    });
    return;
  }
}

/** "100 rows … exactly 250 rows in total". */
function findTwoSizes({ text, found }: Findings, request: NeedRequest, notes: DraftNotes): void {
  const sizes = found.filter((each) => each.kind === "rows");
  const [one, ...others] = sizes;
  const other = others.find((each) => each.kind === "rows" && one?.kind === "rows" && each.count !== one.count);
  if (one === undefined || other === undefined || request.rows !== undefined) return;
  const quotes = [one, other].map(({ start, end }) => text.slice(start, end));
  const tables = found.some(({ kind }) => kind === "tables" || kind === "belongs");
  // "100 rows of users and 500 rows of orders" are two tables.
  const isWhole = /^\s*(?:$|[,.;)!?]|in total|total|altogether|overall|please|in csv|as csv)/i;
  const areWhole = [one, other].every(({ end }) => isWhole.test(text.slice(end)));
  if (tables || !areWhole || /\b(?:or|oder|ou|bis|to)\b/i.test(text.slice(one.end, other.start))) return;
  if (/\b(?:train|test|validation|holdout|sheet|file|each)\b/i.test(text)) return;
  notes.impossible.push({
    reason: `"${quotes[0]}" and "${quotes[1]}": a delivery has one number of rows`,
    spans: [spanOf(one), spanOf(other)],
    fix: "say one number of rows",
  });
}

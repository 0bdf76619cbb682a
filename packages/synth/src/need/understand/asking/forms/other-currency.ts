import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import { isCurrency, unitNamed } from "../../../extract/units.ts";
import type { Findings, Span } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAlike } from "../claims/roots.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";

const alls = wordSet(
  "all every everything only exclusively nothing always alle alles nur ausschliesslich todo todos todas solo siempre tout tous toutes uniquement toujours tudo apenas sempre",
);
const generic =
  /^(?:amount|mon|money|price|pric|value|sum|figur|everyth|currenc|betrag|betrage|preis|import|preci|monto|montant|prix|valor|prec)/;
const changing = wordSet(
  "convert converted conversion exchange exchanged rate original originally equivalent also paid umgerechnet kurs cambio convertido change equivalente cambio",
);

interface Money {
  readonly currency: string;
  readonly isOnly: boolean;
  /** "invoices all in euros": whatever is paid. */
  readonly isOfEverything: boolean;
  readonly roots: readonly string[];
  readonly isChanging: boolean;
  readonly span: Span;
}

/** "all prices in euros only … price in US dollars" */
export function findOtherCurrency(reading: Reading, { found }: Findings, notes: DraftNotes): void {
  const said: Money[] = [];
  for (const each of found) {
    if (each.kind !== "unit" && each.kind !== "range" && each.kind !== "exactly") continue;
    // "currency column always EUR"
    const symbol = each.kind === "exactly" ? each.value : each.unit;
    const unit = symbol === undefined ? undefined : unitNamed(symbol);
    if (unit === undefined || !isCurrency(unit)) continue;
    const at = tokenFrom(reading, 0, each.start);
    const [start, next] = clauseAround(reading, at);
    // "in Swiss francs (CHF)"
    const isInBracket = reading.tokens[start - 1]?.text === "(";
    const first = isInBracket ? clauseAround(reading, start - 2)[0] : start;
    const words = reading.tokens.slice(first, next).map(({ folded }) => folded);
    said.push({
      currency: unit.symbol,
      isOnly: words.some((one) => alls.has(one)) && each.kind === "unit",
      isOfEverything: isOfEverything(reading, at),
      roots: rootsOf(reading, first, at),
      isChanging: words.some((one) => changing.has(one)),
      span: { start: each.start, end: each.end },
    });
  }
  const only = said.find(
    (each) => each.isOnly && (each.isOfEverything || each.roots.some((root) => generic.test(root))),
  );
  const other = said.find(
    ({ currency, isChanging, roots }) =>
      only !== undefined &&
      currency !== only.currency &&
      !isChanging &&
      (only.isOfEverything || isOfSame(roots, only.roots)),
  );
  const [one, another] = only !== undefined && other !== undefined ? [only, other] : inCurrencyColumn(said);
  tell(reading, one, another, notes);
}

/** "orders in EUR only … currency column with EUR, USD and GBP" */
function inCurrencyColumn(said: readonly Money[]): readonly (Money | undefined)[] {
  const only = said.find(({ isOnly }) => isOnly);
  const isColumn = ({ roots }: Money): boolean => roots.length > 0 && roots.every((root) => columns.test(root));
  const first = said.findIndex((each) => each !== only && isColumn(each));
  const other = said.slice(first, first + 3).find((each) => each.currency !== only?.currency && !each.isChanging);
  return first < 0 ? [] : [only, other];
}

const columns = /^(?:currenc|column|cod|field|with|wahrung|moned|devis|moed|spalt|column|colonn)/;

function tell(reading: Reading, only: Money | undefined, other: Money | undefined, notes: DraftNotes): void {
  if (only === undefined || other === undefined || word(reading, 0) === "convert") return;
  const spans = [only.span, other.span];
  notes.impossible.push({
    reason: `"${quoteOf(reading, only.span)}" and "${quoteOf(reading, other.span)}": all is to be in one currency`,
    spans,
    fix: `say ${only.currency} for both, or leave "all" out`,
  });
}

/** "invoices all in euros"; "prices all in euros" is said of those alone. */
function isOfEverything(reading: Reading, at: number): boolean {
  const [first] = clauseAround(reading, at);
  const isIn = (place: number): boolean => /^(?:in|en|em)$/.test(word(reading, place));
  const before = isIn(at) ? at - 1 : isIn(at - 1) ? at - 2 : at;
  const isAllIn = alls.has(word(reading, before)) && isIn(before + 1);
  return isAllIn && !rootsOf(reading, first, before).some((root) => generic.test(root));
}

/** The same name, or one that all money is called by. */
function isOfSame(roots: readonly string[], of: readonly string[]): boolean {
  if (of.some((root) => /^(?:amount|mon|money|everyth|sum|currenc|betrag|betrage|import|monto|montant)/.test(root)))
    return true;
  return roots.some((root) => of.some((each) => generic.test(each) && areAlike(root, each)));
}

import { monthNames } from "../../../extract/period.ts";
import { phraseAt } from "../../../extract/phrases.ts";
import type { Reading } from "../../../extract/reading.ts";
import { word } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isSomebody } from "../broad-words.ts";
import { areOpposite, hasOpposite } from "../opposites.ts";
import { isWall } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import { areChosen } from "./alternatives.ts";
import type { Fact } from "./claim.ts";
import { headRootsOf } from "./heads.ts";
import { kindsOf } from "./one-kind.ts";
import { areAlike, areAmong } from "./roots.ts";
import type { Universal } from "./universals.ts";

/** So many things that are said of all rows are looked at. */
const MOST = 12;

/** "every one still open, all of them closed", "failed payments only; status succeeded on each row": what no row is at once. */
export function findAllAgainstAll(
  reading: Reading,
  universals: readonly Universal[],
  { found }: Findings,
  rowRoots: readonly string[],
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0) return;
  const rows = [...rowRoots, ...headRootsOf(reading)];
  const said = universals
    .slice(0, MOST)
    .filter(
      ({ span }) => !found.some(({ kind, start, end }) => kind === "onlyWhen" && start < span.end && span.start < end),
    )
    .filter((each) => !isOfTime(reading, each) && !isJoined(reading, each));
  for (const [index, one] of said.entries()) {
    const other = said.slice(index + 1).find((each) => areApart(reading, one, each, rows));
    if (other === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, one.span)}" and "${quoteOf(reading, other.span)}" are said of all rows, and no row is both`,
      spans: [one.span, other.span],
      fix: "leave one of the two out, or say how many rows each is said of",
    });
    return;
  }
}

const times =
  /^(?:until|till|before|after|when|once|then|later|again|while|if|first|initially|originally|previously|finally|eventually|formerly|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|nights?|mornings?|afternoons?|evenings?|weekends?|winters?|summers?|spring|autumn|holidays?|christmas|easter|bis|vor|nach|wenn|zuerst|dann|spater|wieder|nachts|antes|despues|luego|avant|apres|puis|depois|next|new|old|other|another|except|but|bar)$/;

const stretches = /^(?:quarter|week|month|year)s?$/;

/** "all open, all closed on Sundays" are of two times. */
function isOfTime(reading: Reading, { first, next }: Universal): boolean {
  for (let at = first; at < next; at++) {
    if (times.test(word(reading, at))) return true;
    if (/^(?:in|im|en|em)$/.test(word(reading, at)) && isStretch(reading, at + 1)) return true;
  }
  return false;
}

/** "none with a garden and a pool" is of both. */
function isJoined(reading: Reading, { facts, next }: Universal): boolean {
  return facts.length !== 1 || (facts[0]?.isDenied === true && !isWall(reading, next));
}

function areApart(reading: Reading, one: Universal, other: Universal, rows: readonly string[]): boolean {
  const [[a], [b]] = [one.facts, other.facts];
  if (a === undefined || b === undefined) return false;
  if (one.span.start < other.span.end && other.span.start < one.span.end) return false;
  if (!areSubjectsAlike(one, other, rows)) return false;
  if (a.isDenied !== b.isDenied) return areSame(a, b, rows) || isHadWith(reading, one, other, rows);
  if (a.isDenied) return false;
  if (areChosen(reading, { ...other, figureEnd: other.first }, one, rows)) return true;
  return a.words.some((word, place) =>
    b.words.some((each, at) => {
      if (!areOpposite(word, each) && !areOfOneKind(word, each)) return false;
      const [left, right] = [sidesOf(reading, one, a, place, b, rows), sidesOf(reading, other, b, at, a, rows)];
      if (left === undefined || right === undefined) return false;
      return areTold(left.before, right.before) && (left.behind.length === 0 || right.behind.length === 0);
    }),
  );
}

/** "every order is paid, no customer has paid" are of two things. */
function areSubjectsAlike(
  { subject: one }: Universal,
  { subject: other }: Universal,
  rows: readonly string[],
): boolean {
  const [a, b] = [one, other].map((roots) =>
    roots.filter((root) => !stateColumns.test(root) && !rows.some((row) => areAlike(row, root))),
  );
  return areTold(a ?? [], b ?? []);
}

/** "status must be active" is said of the rows. */
const stateColumns = /^(?:status|statu|stat|state|estad|zustand)$/;

function isStretch(reading: Reading, at: number): boolean {
  return stretches.test(word(reading, at)) || phraseAt(reading, at, monthNames) !== undefined;
}

/** Both of nothing more, or of the same. */
function areTold(one: readonly string[], other: readonly string[]): boolean {
  return areAmong(one, other) && areAmong(other, one);
}

/** "all passed, nobody passed" */
function areSame(one: Fact, other: Fact, rows: readonly string[]): boolean {
  const [a, b] = [one, other].map(({ roots }) => roots.filter((root) => !rows.some((row) => areAlike(row, root))));
  return a !== undefined && b !== undefined && a.length > 0 && areTold(a, b);
}

const withs = /^(?:with|mit|con|avec|com|and|und|y|et|e)$/;

/** "under-18s never hold a licence, each member holds a licence with number": what all have with something is what some never have. */
function isHadWith(reading: Reading, one: Universal, other: Universal, rows: readonly string[]): boolean {
  const [none, all] = one.facts[0]?.isDenied === true ? [one, other] : [other, one];
  const [lacked, had] = [none, all].map(({ facts: [fact] }) =>
    (fact?.roots ?? []).filter((root) => !rows.some((row) => areAlike(row, root))),
  );
  if (lacked === undefined || had === undefined || lacked.length < 2 || had.length <= lacked.length) return false;
  if (!lacked.every((root, index) => areAlike(root, had[index] ?? ""))) return false;
  const last = none.facts[0]?.words.at(-1);
  for (let at = all.first; at < all.next - 1; at++)
    if (areAlike(word(reading, at), last ?? "")) return withs.test(word(reading, at + 1));
  return false;
}

const kinds = /(?:level|priority|severity|log|plan|tier|method)$/;

/** "priority high" and "priority low" */
function areOfOneKind(one: string, other: string): boolean {
  if (one === other) return false;
  const shared = kindsOf(other);
  return [...kindsOf(one)].some((kind) => kinds.test(kind) && shared.has(kind));
}

interface Sides {
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

const having =
  /^(?:with|without|for|of|to|has|have|having|mit|ohne|fur|con|sin|para|de|avec|sans|pour|com|sem|not|never)$/;
const lately = /^(?:last|this|yesterday|today|recently|late|early|now|letzte\p{L}*|gestern)$/u;
const plain =
  /^(?:fully|full|currently|completely|wholly|still|already|totally|status|state|also|entirely|actually|really|always|value|set|works?|working|arbeiten|arbeitet|trabajan?|travaillent|trabalham|contracts?|jobs?|basis|positions?|vertrag|contratos?|contrats?)$/;

/** What is told beside a word that the other does not tell too, before and behind it; undefined where it is no state of the rows. */
function sidesOf(
  reading: Reading,
  { first, next }: Universal,
  fact: Fact,
  place: number,
  other: Fact,
  rows: readonly string[],
): Sides | undefined {
  const said = fact.words[place] ?? "";
  let at = first;
  while (at < next && word(reading, at) !== said) at += 1;
  const lead = /^(?:a|an|one|ein\p{L}*|un|una|une|um|uma)$/u.test(word(reading, at - 1)) ? at - 2 : at - 1;
  if (having.test(word(reading, lead)) && at > first) return undefined;
  const isTold = (index: number): boolean => {
    const [each, root] = [fact.words[index] ?? "", fact.roots[index] ?? ""];
    return !plain.test(each) && ![...rows, ...other.roots].some((row) => areAlike(row, root));
  };
  const indices = fact.words.map((_, index) => index).filter((index) => index !== place && isTold(index));
  // "a male patient" is called by what a "woman" is called by alone.
  const isPerson = (index: number): boolean => isSomebody(fact.words[index] ?? "") && hasOpposite(said);
  const own = indices.filter(
    (index) => index < place || !isPerson(index) || !other.words.some((each) => isSomebody(each)),
  );
  const behind = own.filter((index) => index > place).map((index) => fact.words[index] ?? "");
  // "all pending payment": what is pending is another thing.
  const [near] = behind;
  if (near !== undefined && word(reading, at + 1) === near && !lately.test(near)) return undefined;
  return { before: own.filter((index) => index < place).map((index) => fact.roots[index] ?? ""), behind };
}

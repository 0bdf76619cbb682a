import type { Findings, Found } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";

type Range = Extract<Found, { readonly kind: "range" }>;

const figure = "(?:[€$£] ?)?(?<step>\\d{1,6}(?:[.,]\\d{1,2})?)";
/** What is a multiple, however it is said: steps from an end are none. */
const multiples: readonly RegExp[] = [
  new RegExp(
    `\\b(?:multiples?|divisible|vielfache[ns]?|teilbar|multiplos?|divisibles?|divisivel|divisiveis) (?:of|by|von|durch|de|por|par) (?:exactly )?${figure}`,
    "gu",
  ),
  new RegExp(
    `\\bonly (?:in |as |gives? |pays? out |dispenses? )?${figure}[ -](?:eur|euro|usd|dollar|gbp|pound|chf)s? (?:notes?|bills?|banknotes?)`,
    "gu",
  ),
];
const round: readonly (readonly [step: number, words: RegExp])[] = [
  [12, /\b(?:whole|full|complete) dozens?\b/],
  [1000, /\b(?:whole|full|round|volle|runde) (?:thousands?|tausender?)\b/],
  [100, /\b(?:whole|full|round|volle|runde) (?:hundreds?|hunderter?)\b/],
  [10, /\b(?:whole|full|round|volle|runde) (?:tens|zehner)\b/],
];
/** "divisible by 50, always between 5 and 40": nothing is named between. */
const bare =
  /^[^,]{0,8},(?: (?:and|but|always|all|each|from|between|values?|amounts?|und|immer|y|siempre|et|e)){0,3} ?$/;
const NEAR = 70;

/** "cash only in multiples of 20 EUR, each withdrawal between 5 and 15 EUR": no multiple lies there. */
export function findNoMultiple(reading: NeedReading, { text, found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(text);
  const ranges = found.filter((each): each is Range => each.kind === "range");
  for (const { step, start, end } of stepsIn(folded)) {
    const range = ranges.find((each) => isNear(folded, { start, end }, each) && holdsNone(each, step));
    if (range === undefined) continue;
    const why = `no multiple of ${step} lies between ${range.minimum} and ${range.maximum}`;
    tellApart(reading, notes, [{ start, end }, range], why, "say a wider range, or a smaller step");
    return;
  }
}

function stepsIn(folded: string): readonly { readonly step: number; readonly start: number; readonly end: number }[] {
  const said = multiples.flatMap((pattern) => [...folded.matchAll(pattern)]);
  const steps = said.map(({ index, 0: words, groups }) => ({
    ...{ step: Number((groups?.["step"] ?? "").replace(",", ".")), start: index, end: index + words.length },
  }));
  const rounds = round.flatMap(([step, words]) => {
    const match = words.exec(folded);
    return match === null ? [] : [{ step, start: match.index, end: match.index + match[0].length }];
  });
  return [...steps, ...rounds];
}

function holdsNone({ minimum, maximum }: Range, step: number): boolean {
  if (minimum === undefined || maximum === undefined || !(step > 0) || minimum > maximum) return false;
  return Math.floor(maximum / step + 1e-9) * step < minimum - 1e-9;
}

/** In one sentence, and with no other column between: "multiples of 20, 5 to 15 items" are two. */
function isNear(folded: string, step: { start: number; end: number }, { start, end, unit }: Range): boolean {
  const between = start >= step.end ? folded.slice(step.end, start) : folded.slice(end, step.start);
  if (between.length > NEAR || /[.;\n]/.test(between.replace(/\.\d/g, ""))) return false;
  const commas = between.split(",").length - 1;
  const money = /^ ?(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|€|\$)/;
  // "multiples of 20 EUR, each withdrawal between 5 and 15 EUR": both in money, or nothing named between.
  const areMoney = money.test(folded.slice(step.end)) && unit !== undefined;
  return commas === 0 || (commas === 1 && (areMoney || bare.test(between)));
}

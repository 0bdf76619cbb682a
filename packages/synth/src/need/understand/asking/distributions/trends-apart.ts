import type { Findings, Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { areAlike, rootOf } from "../claims/roots.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

/** How two columns go together: from -1 to 1, or only in which direction. */
interface Trend {
  readonly one: string;
  readonly other: string;
  readonly least: number;
  readonly most: number;
  readonly span: Span;
}

const article = "(?:the |its |their |der |die |das |den |dem |el |la |los |las |le |les |l'|o |a |os |as )?";
const name = (group: string): string => `${article}(?<${group}>[\\p{L}_]{2,24}(?: [\\p{L}_]{3,24}){0,2}?)`;
const joint = "(?:and|with|to|und|mit|y|con|et|avec|e|com)";
const noun = "(?:correlations?|korrelation|correlacion|correlation|correlacao|pearson(?:'s)? r)(?: coefficient)?";
const between = "(?:between|of|zwischen|von|entre|de|da)";
const figure = "(?<r>[-−]?(?:0?[.,]\\d{1,3}|[01](?:[.,]\\d{1,3})?))(?![\\d%]|[.,]\\d)";
const links = "(?: (?:is|of|at|be|should be|must be|around|about|ist|bei|es|de|est|e)| ?[:=,])*";
const measured: readonly RegExp[] = [
  new RegExp(`\\b${noun} ${between} ${name("one")} ${joint} ${name("other")}${links} ${figure}`, "gu"),
  new RegExp(
    `\\b${noun}${links} ${figure} (?:between|zwischen|entre) ${name("one")} ${joint} ${name("other")}\\b`,
    "gu",
  ),
];
const unrelated: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}_])${name("one")} and ${name("other")} (?:are|is|must be|should be|stay) (?:completely |totally |fully |statistically )?(?:uncorrelated|unrelated|independent)\\b`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}_])${name("one")} (?:does not|doesn't|do not|must not|should not|hangt nicht|no|ne|nao) (?:depend(?:e[nm]?|ent)? (?:at all )?(?:on|de|da|do)|von) ${name("other")}\\b`,
    "gu",
  ),
  new RegExp(
    `\\b(?:no|zero|keine|ninguna|sin|aucune|nenhuma) (?:correlation|korrelation|correlacion|correlacao|relation|relationship|link|connection|zusammenhang) ${between} ${name("one")} ${joint} ${name("other")}\\b`,
    "gu",
  ),
  new RegExp(`(?<![\\p{L}_])${name("one")} (?:is|are) independent of ${name("other")}\\b`, "gu"),
];
/** Less than that is as good as nothing, and so much is something. */
const [NOTHING, SOMETHING] = [0.1, 0.3];

/** "price rises with area … correlation of price with area -0.8": two columns go together in one way. */
export function findTrendsApart(reading: NeedReading, { found }: Findings, { impossible }: DraftNotes): void {
  const folded = foldInPlace(reading.text);
  if (impossible.length > 0) return;
  const directed = found.flatMap((each): readonly Trend[] => {
    if (each.kind !== "correlation") return [];
    const [least, most] = each.sign === 1 ? [NOTHING, 1] : [-1, -NOTHING];
    return [{ one: each.left, other: each.right, least, most, span: { start: each.start, end: each.end } }];
  });
  const trends = [...directed, ...trendsIn(folded)].sort((one, other) => one.span.start - other.span.start);
  for (const [index, one] of trends.entries()) {
    const other = trends.slice(index + 1).find((each) => areOfOne(reading, one, each) && areApart(one, each));
    if (other === undefined) continue;
    const spans = [one.span, other.span];
    impossible.push({
      reason: `${quotesOf(reading, spans)} cannot both hold: two columns go together in one way`,
      spans,
      fix: "say one direction, or leave one of the two out",
    });
    return;
  }
}

function trendsIn(folded: string): readonly Trend[] {
  const told = measured.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match) => {
      const r = Number((match.groups?.["r"] ?? "").replace(",", ".").replace("−", "-"));
      return { ...namesOf(match), least: r - NOTHING / 2, most: r + NOTHING / 2 };
    }),
  );
  const none = unrelated.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match) => ({ ...namesOf(match), least: -SOMETHING, most: SOMETHING })),
  );
  return [...told, ...none];
}

function namesOf({ index, 0: said, groups }: RegExpExecArray): Pick<Trend, "one" | "other" | "span"> {
  const { one = "", other = "" } = groups ?? {};
  return { one, other, span: { start: index, end: index + said.length } };
}

function areApart(one: Trend, other: Trend): boolean {
  return one.most < other.least || other.most < one.least;
}

function areOfOne(reading: NeedReading, one: Trend, other: Trend): boolean {
  const [a, b, c, d] = [one.one, one.other, other.one, other.other].map((each) => headOf(reading, each));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false;
  return (areAlike(a, c) && areAlike(b, d)) || (areAlike(a, d) && areAlike(b, c));
}

/** The last word of a name: the "price" of "sale price". */
function headOf({ language }: NeedReading, said: string): string {
  return rootOf(said.toLowerCase().split(/[ _]/).at(-1) ?? "", language);
}

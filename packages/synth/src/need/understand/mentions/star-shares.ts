import type { Findings, Found } from "../../findings.ts";

type Range = Extract<Found, { kind: "range" }>;
type Shares = Extract<Found, { kind: "shares" }>;

const figures = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const figure = String.raw`(\d{1,2}|${figures.slice(1).join("|")})`;
const told = new RegExp(
  String.raw`(?:(?:at least|at most|about|around|roughly|approximately|more than|less than|over|under|some)\s+)?(\d{1,3}(?:\.\d+)?) ?(?:%|percent)\s+(?:(?:of (?:them|(?:the )?(?:reviews|ratings))|are|have|with|being|get|got|given|rated)\s+){0,2}(?:a\s+)?${figure}(?:(\s*(?:or|and|to|-|\/)\s*)${figure})?[ -]?stars?\b(?: (?:reviews?|ratings?))?`,
  "gi",
);
/** What stars are given on. */
const scales = /\b(stars?|star rating|ratings?|scores?)\b[\s:=(]*(?:from\s+|of\s+|between\s+)?$/i;
const MOST = 10;

/** "stars 1-5, at least 30% one or two stars": a share of the rows by what they were given on a scale of whole steps. */
export function withStarShares(findings: Findings): Findings {
  const { text, found } = findings;
  if (!/star/i.test(text)) return findings;
  const scale = found.find((each): each is Range => each.kind === "range" && isStarScale(each, text));
  const of = scale === undefined ? undefined : scales.exec(text.slice(Math.max(0, scale.start - 30), scale.start))?.[1];
  if (scale === undefined || of === undefined) return findings;
  const { minimum = 1, maximum = 5 } = scale;
  const shares = new Map<number, number>();
  const spans: { readonly start: number; readonly end: number }[] = [];
  for (const match of text.matchAll(told)) {
    const [low, high] = [figureOf(match[2]), figureOf(match[4] ?? match[2])];
    const isRun = /to|-/.test(match[3] ?? "");
    const steps = isRun
      ? Array.from({ length: Math.max(0, high - low + 1) }, (_, step) => low + step)
      : [...new Set([low, high])];
    if (steps.length === 0 || steps.some((step) => step < minimum || step > maximum || shares.has(step)))
      return findings;
    for (const step of steps) shares.set(step, Number((Number(match[1]) / 100 / steps.length).toPrecision(6)));
    spans.push({ start: match.index, end: match.index + match[0].length });
  }
  const sum = [...shares.values()].reduce((total, share) => total + share, 0);
  if (spans.length === 0 || sum > 1) return findings;
  const all = Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step);
  const others = all.filter((step) => !shares.has(step)).map(String);
  const list = [...shares].map(([step, share]) => ({ value: String(step), share }));
  const added = spans.map((span): Shares => ({ kind: "shares", shares: list, others, of, ...span }));
  const kept = found.filter((each) => !spans.some(({ start, end }) => start < each.end && each.start < end));
  return { ...findings, found: [...kept, ...added].sort((one, other) => one.start - other.start) };
}

function isStarScale({ minimum, maximum, unit, start }: Range, text: string): boolean {
  if (minimum === undefined || maximum === undefined || unit !== undefined || maximum > MOST) return false;
  return (
    Number.isInteger(minimum) && Number.isInteger(maximum) && scales.test(text.slice(Math.max(0, start - 30), start))
  );
}

function figureOf(said = ""): number {
  const word = figures.indexOf(said.toLowerCase());
  return word >= 0 ? word : Number(said);
}

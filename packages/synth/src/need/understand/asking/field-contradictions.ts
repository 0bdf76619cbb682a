import type { Reading } from "../../extract/reading.ts";
import type { Findings, Span } from "../../findings.ts";
import type { PlannedConstraint } from "../../plan.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";
import type { Made } from "../draft/made.ts";
import { finenessOf } from "../draft/numeric.ts";
import { percentage, spanOf } from "../draft/saying.ts";
import { isPercentFigure } from "../words/percent-figures.ts";
import { findLengthsApart } from "./columns/lengths-apart.ts";
import { findSpreadBeyondRange } from "./columns/spread-beyond-range.ts";
import { allowsOutliers } from "./distributions/figures.ts";
import { findUnsolvable } from "./solving/table-solved.ts";
import { uniquesIn } from "./uniqueness/said-unique.ts";

/** What the fields cannot hold together, once it is known what was said of each. */
export function findContradictionsOfFields(reading: Reading, findings: Findings, made: Made, notes: DraftNotes): void {
  findTooFewValues(findings, made, notes);
  findTooFewMembers(reading, made, notes);
  findLeftOut(findings, made, notes);
  findMoreThanWhole(notes);
  findMoreThanAll(findings, notes);
  findSharesBeyondBounds(findings, notes);
  findUnsolvable(findings, made, notes);
  findLengthsApart(notes);
  findSpreadBeyondRange(findings, notes);
}

const BREATH = 25;

/** Whether two things were said so close that they are of one field for certain: no question without need. */
function isOneBreath(text: string, one: PlannedConstraint, other: PlannedConstraint): boolean {
  if (one.span === null || other.span === null) return false;
  const [first, second] = one.span.start <= other.span.start ? [one.span, other.span] : [other.span, one.span];
  return text.slice(first.end, second.start).length <= BREATH;
}

/** Five ratings cannot be unique in 5,000 rows. */
function findTooFewValues({ text }: Findings, { tables }: Made, notes: DraftNotes): void {
  for (const unique of notes.constraints) {
    if (unique.kind !== "unique" || unique.field === null) continue;
    const table = tables.find(({ name }) => name === unique.table);
    const field = table?.fields.find(({ name }) => name === unique.field);
    if (table === undefined || field === undefined) continue;
    // "unique within each team"
    if (
      unique.span !== null &&
      /^ ?(?:within|per|in each|for each|innerhalb|por|par|dentro)\b/.test(text.slice(unique.span.end))
    )
      continue;
    const near = saidOf(unique, "range", notes);
    const range = near !== undefined && isOneBreath(text, unique, near) ? near : undefined;
    const members = saidOf(unique, "enum", notes)?.value.enum;
    const { min, max } = range?.value ?? {};
    const decimals = finenessOf(field);
    const different = Array.isArray(members)
      ? members.length
      : typeof min === "number" && typeof max === "number"
        ? Math.floor((max - min) * 10 ** decimals + 1e-6) + 1
        : Number.POSITIVE_INFINITY;
    if (different >= table.rows) continue;
    notes.impossible.push({
      reason: `${unique.field} is to be unique in ${table.rows} rows, yet it has only ${different} different values`,
      spans: spansOf(unique, range),
      fix: `ask for ${different} rows or fewer, or let ${unique.field} repeat`,
    });
  }
}

/** "colour red, blue or green, no two animals with the same colour": of 500 animals. */
function findTooFewMembers(reading: Reading, { tables }: Made, notes: DraftNotes): void {
  for (const { names, span } of uniquesIn(reading)) {
    const members = notes.constraints.find(
      ({ kind, field, source, value }) =>
        kind === "enum" &&
        source === "stated" &&
        Array.isArray(value.enum) &&
        names.some((name) => name.at(-1) === field?.split("_").at(-1)),
    );
    const table = tables.find(({ name }) => name === members?.table);
    const values = members?.value.enum;
    if (members === undefined || table === undefined || !Array.isArray(values) || values.length >= table.rows) continue;
    notes.impossible.push({
      reason: `${members.field} is to be different in each of ${table.rows} rows, yet it has only ${values.length} values`,
      spans: [...(members.span === null ? [] : [members.span]), span].sort((a, b) => a.start - b.start),
      fix: `ask for ${values.length} rows or fewer, or let ${members.field} repeat`,
    });
    return;
  }
}

const present =
  /\b(?:at least once|must (?:all )?(?:appear|occur|show up|be (?:present|represented|covered|included))|(?:all|every|each)\b[^.;]{0,40}\b(?:appears?|occurs?|represented)|mindestens ein ?mal|al menos una vez|au moins une fois|pelo menos uma vez)\b/i;

/** "100 rows, 400 carriers, every carrier at least once". */
function findLeftOut({ text, found }: Findings, { tables, rowsSource }: Made, notes: DraftNotes): void {
  const [table] = tables;
  const match = present.exec(text);
  if (match === null || table === undefined || tables.length > 1 || rowsSource === "default") return;
  for (const counted of found) {
    if (counted.kind !== "entities" || counted.count <= table.rows) continue;
    notes.impossible.push({
      reason: `${counted.count} of ${counted.noun} cannot all appear in ${table.rows} rows`,
      spans: [spanOf(counted), { start: match.index, end: match.index + match[0].length }],
      fix: `ask for ${counted.count} rows or more, or for ${table.rows} of ${counted.noun} or fewer`,
    });
  }
}

const partOfWhole =
  /(?:^|_)(?:uptime|availability|occupancy|humidity|turnout|attendance|completeness|saturation|battery|state_of_charge|share)(?:_|$)/;

/** Nothing is up for 120 % of the time. */
function findMoreThanWhole({ constraints, impossible }: DraftNotes): void {
  for (const { kind, field, value, span } of constraints) {
    if (kind !== "range" || field === null || value.unit !== "%" || !partOfWhole.test(field)) continue;
    if (typeof value.min !== "number" || value.min <= 100) continue;
    // "occupancy 20-140%, one in ten above 110%": of more than fits in.
    if (constraints.some((each) => each.field === field && Number(each.value.max) > 100)) continue;
    impossible.push({
      reason: `${field} is a part of a whole and cannot be above 100%, yet at least ${value.min}% is asked`,
      spans: span === null ? [] : [span],
      fix: `say at most 100% for ${field}`,
    });
  }
}

const shareNouns =
  /(?:\b(?:rate|share|portion|percentage|quote|anteil|tasa|taux|taxa)|[a-z](?:rate|quote|anteil))\b[^.,;]{0,14}$/;

/** "fraud rate 250%": no share is more than all rows, whichever field it is of. */
function findMoreThanAll({ text, found }: Findings, { taken, impossible }: DraftNotes): void {
  for (const said of found) {
    if (said.kind !== "rate" && said.kind !== "nulls" && said.kind !== "duplicates") continue;
    const { rate } = said;
    if (rate < 0 && said.kind !== "rate") {
      impossible.push({
        reason: `"${text.slice(said.start, said.end)}": a share of the rows lies from 0% to 100%`,
        spans: [spanOf(said)],
        fix: "say a share from 0% to 100%",
      });
      continue;
    }
    if (rate <= 1.005 || impossible.some(({ spans }) => spans.some(({ start }) => start === said.start))) continue;
    const before = fold(text.slice(Math.max(0, said.start - 40), said.start));
    const isFigure = isPercentFigure(before) || partOfWhole.test(before.replace(/\W+/g, "_"));
    if (said.kind === "rate" && (taken.has(said.start) || isFigure)) continue;
    const opened = fold(text.slice(Math.max(0, said.start - 40), said.end)).replace(
      /-?\d[\d.,]* ?(?:%|percent|prozent).*$/,
      "",
    );
    if (said.kind === "rate" && !shareNouns.test(before) && !shareNouns.test(opened)) continue;
    impossible.push({
      reason: `"${text.slice(wordStart(text, said.start - 20), said.end)}": a rate of ${percentage(rate)} is more than all rows`,
      spans: [spanOf(said)],
      fix: "say a share from 0% to 100%",
    });
  }
}

/** The first start of a word from a place on. */
function wordStart(text: string, from: number): number {
  return from <= 0 ? 0 : text.indexOf(" ", from) + 1;
}

const NEAR = 14;
const notAll =
  /\b(?:most(?:ly)?|usual(?:ly)?|typical(?:ly)?|normal(?:ly)?|mainly|generally|often|around|about|target|set ?point|spec\w*|limits?|allowed|desired|ideal(?:ly)?|should|must|soll\w*|meist\w*|normalerweise|gewöhnlich|normalmente|generalmente|habitualmente|généralement|habituellement|geralmente)\b/iu;

/** "never below 5 °C, 10% of readings under zero": a share of the rows beyond bounds that all of them have. */
function findSharesBeyondBounds({ text }: Findings, notes: DraftNotes): void {
  if (allowsOutliers(text)) return;
  for (const tail of notes.constraints) {
    const { share, below, above } = tail.value;
    const range = tail.kind === "distribution" ? saidOf(tail, "range", notes) : undefined;
    if (range === undefined || typeof share !== "number" || share <= 0) continue;
    // "mostly 36 to 38 °C, 10% above 39 °C", "target 2 to 8 °C, 5% above 8.5"
    const start = range.span?.start ?? 0;
    if (notAll.test(text.slice(Math.max(0, start - NEAR), start + NEAR))) continue;
    const { min, max } = range.value;
    const isBelow = typeof below === "number" && typeof min === "number" && below <= min;
    const isAbove = typeof above === "number" && typeof max === "number" && above >= max;
    if (!isBelow && !isAbove) continue;
    const side = isBelow ? `below ${below}` : `above ${above}`;
    notes.impossible.push({
      reason: `${range.understoodAs}, yet ${percentage(share)} of it is to be ${side}`,
      spans: spansOf(range, tail),
      fix: "widen the bounds, or leave the share out",
    });
  }
}

/** What else was said of the same field. */
function saidOf(
  { field, table }: PlannedConstraint,
  kind: PlannedConstraint["kind"],
  { constraints }: DraftNotes,
): PlannedConstraint | undefined {
  return constraints.find((each) => each.kind === kind && each.field === field && each.table === table);
}

function spansOf(...said: readonly (PlannedConstraint | undefined)[]): Span[] {
  return said.flatMap((each) => (each?.span == null ? [] : [each.span]));
}

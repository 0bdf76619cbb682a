import type { Reading } from "../../extract/reading.ts";
import type { Findings, Span } from "../../findings.ts";
import type { NeedRequest } from "../../plan.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { spanOf } from "../draft/saying.ts";
import { different, spanIn } from "./figures.ts";
import { quoteOf } from "./said-orders.ts";

/** How many different ones there are, whatever the rows. */
const finite: readonly (readonly [name: RegExp, count: number, called: string])[] = [
  [/(?:weekday|days? of the week|day of week|wochentag|dia de la semana|jour de la semaine)s?/, 7, "weekdays"],
  [/(?:months? of the year|calendar month|month name|monatsname)s?/, 12, "months"],
  [/(?:zodiac|star) signs?/, 12, "zodiac signs"],
  [/(?:continents?|kontinente?|continentes?)/, 7, "continents"],
  [/(?:u\.?s\.? states?|american states?)/, 51, "US states"],
  [/blood (?:types?|groups?)/, 8, "blood types"],
  [/(?:letters? of the alphabet|single letters?)/, 26, "letters"],
  [/single digits?/, 10, "digits"],
  [/hours? of the day/, 24, "hours of the day"],
  [/(?:booleans?|true\/false (?:flag|value)s?|yes\/no (?:flag|value|answer)s?|binary flags?)/, 2, "values of a flag"],
  [/(?:federal states of germany|german (?:federal )?states|bundeslander)/, 16, "German states"],
];
const spelled: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const words = Object.keys(spelled).join("|");
/** Without such a word none of the patterns below can match. */
const anyDifferent = new RegExp(different);
const finitePatterns = finite.map(([{ source }, most, called]) => ({
  counted: new RegExp(`\\b(\\d{1,9}) (?:rows (?:of|with) )?${different} (?:\\w+ )?${source}\\b`),
  keyed: new RegExp(`\\b${different} ${source}\\b|\\b${source} (?:is|are|must be|should be) ${different}\\b`),
  most,
  called,
}));

/** "a unique status out of 3 values in 500 rows", "40 different weekdays", "800 unique days in February". */
export function findTooManyDifferent(
  reading: Reading,
  findings: Findings,
  request: NeedRequest,
  notes: DraftNotes,
): void {
  const text = fold(reading.text);
  if (!anyDifferent.test(text)) return;
  const said =
    findings.found.find((each) => each.kind === "rows") ?? findings.found.find((each) => each.kind === "entities");
  const rows = request.rows ?? (said?.kind === "rows" || said?.kind === "entities" ? said.count : undefined);
  const push = (asked: number, most: number, called: string, spans: Span[]): void => {
    if (asked <= most) return;
    notes.impossible.push({
      reason: `${spans.map((span) => `"${quoteOf(reading, span)}"`).join(" and ")}: ${asked} different ones are asked, yet there are only ${most} ${called}`,
      spans,
      fix: `ask for ${most} or fewer, or let them repeat`,
    });
  };
  for (const { counted: countedPattern, keyed: keyedPattern, most, called } of finitePatterns) {
    const counted = countedPattern.exec(text);
    if (counted !== null) push(Number(counted[1]), most, called, [spanIn(counted)]);
    const keyed = keyedPattern.exec(text);
    if (counted === null && keyed !== null && rows !== undefined && said !== undefined)
      push(rows, most, called, [spanOf(said), spanIn(keyed)]);
  }
  const values = new RegExp(
    `\\b${different} [a-z_ ]{2,30}?(?:out of|from|of|among|with|aus|de entre|entre|parmi|having)(?: only| just| exactly)? (\\d{1,9}|${words}) (?:possible |different |distinct |allowed )?(?:values?|options?|choices|possibilities|categories|colou?rs|sizes|codes|werten?|valores|valeurs|optionen|opciones)\\b`,
  ).exec(text);
  if (values !== null && rows !== undefined && said?.kind === "rows")
    push(rows, spelled[values[1] ?? ""] ?? Number(values[1]), "values", [spanOf(said), spanIn(values)]);
  const packed = new RegExp(
    `\\b(\\d{1,9}) (?:rows|records|lines|zeilen|filas|lignes|linhas) (?:with|of|containing|having|but|mit|con|avec|com) (\\d{1,9}) ${different}\\b`,
  ).exec(text);
  if (packed !== null && Number(packed[2]) > Number(packed[1]) && request.rows === undefined)
    push(Number(packed[2]), Number(packed[1]), "rows", [spanIn(packed)]);
  const few = new RegExp(`\\b(?:only|just) (\\d{1,9}|${words}) ${different} ([a-z]+(?: [a-z]+)?)\\b`).exec(text);
  const noun = (few?.[2] ?? "").replace(/s$/, "");
  if (
    few !== null &&
    rows !== undefined &&
    said?.kind === "rows" &&
    new RegExp(`\\bunique ${noun}|\\b${noun}s? (?:is|are|must be) unique`).test(text)
  )
    push(rows, spelled[few[1] ?? ""] ?? Number(few[1]), `of ${noun}`, [spanOf(said), spanIn(few)]);
}

/** "order id is unique and each order id appears three times". */
export function findRepeatedKeys(reading: Reading, notes: DraftNotes): void {
  const text = fold(reading.text);
  if (!anyDifferent.test(text)) return;
  const unique = new RegExp(
    `\\b([a-z_]+(?: [a-z_]+)?) (?:is|are|must be|should be|has to be|being) (?:always |all )?${different}\\b`,
  ).exec(text);
  const keyed = unique ?? new RegExp(`\\b${different} ([a-z_]+(?: [a-z_]+)?)\\b`).exec(text);
  const noun = (keyed?.[1] ?? "").replace(/^(?:every|each|the|all|where|whose|and|but|with) /, "").replace(/s$/, "");
  if (keyed === null || noun.length < 2) return;
  const last = noun.split(" ").at(-1) ?? noun;
  const repeated = new RegExp(
    `\\b(?:each|every|the same|same) ${noun}s? (?:appears?|occurs?|is repeated|repeats?|shows up|is used|comes)(?: exactly| at least| about)? (?:twice|(?:two|three|four|five|\\d+) times|several times|more than once|multiple times|again)|\\b\\d+ ?% (?:of (?:the |all )?)?(?:duplicate[ds]?|repeated) ${noun}s?\\b|\\b\\d+ ?% of (?:the |all )?${noun}s? (?:are |being )?(?:duplicate[ds]?|duplicates|repeated|not unique)\\b|\\b${last}s? (?:appears?|occurs?|repeats?) (?:twice|(?:two|three|four|five|\\d+) times)|\\b(?:same|identical|constant) ${noun.replace(/s$/, "")}s? (?:for|in|on) (?:every|each|all)`,
  ).exec(text);
  if (repeated === null) return;
  const spans = [spanIn(keyed), spanIn(repeated)];
  notes.impossible.push({
    reason: `"${quoteOf(reading, spans[0] ?? spanIn(keyed))}" and "${quoteOf(reading, spanIn(repeated))}": what is unique stands in one row only`,
    spans,
    fix: `let ${noun} repeat, or leave it unique`,
  });
}

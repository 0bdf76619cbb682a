import { tokenFrom, word } from "../../../extract/reading.ts";
import { unitNamed } from "../../../extract/units.ts";
import type { Found } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { stepMs, stepsIn } from "../../layout/steps.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";
import { products } from "./products.ts";

const DAY = 86_400_000;
/** Months are not all as long as they are on average. */
const SLACK = 3;
const NEAR = 24;
const FAR = 45;
/** Steps that are left out would be told: there are as many rows as steps. */
const full =
  /\b(?:no (?:[a-z]+ )?(?:gaps?|missing|left out|skipped)|no (?:day|hour|week|month|minute|date)s? (?:is |are )?(?:left out|missing|skipped)|(?:without|free of)(?: a| any)?(?: single)?(?: [a-z]+)? (?:gaps?|interruptions?|missing)|gapless|gap-free|complete(?:ly)?|uninterrupted|none (?:missing|left out|skipped)|every single (?:day|hour|week|month|minute)|nothing (?:missing|left out|in between)|luckenlos[a-z]*|keine (?:lucken?|unterbrechung)|ohne (?:eine )?(?:lucken?|unterbrechung)|vollstandig[a-z]*|sin (?:[a-z]+ )?(?:huecos?|lagunas?|interrupciones|saltos)|sin que falte|complet[oa]s?|sans (?:[a-z]+ )?(?:[a-z]+ )?(?:trous?|interruption|manquant[es]*)|aucun(?:e)? [a-z]+ manquant[es]*|complete[es]*|sem (?:[a-z]+ )?(?:lacunas?|falhas?|interrupcoes|buracos?)|complet[oa]s?)\b/;
const oneRow =
  /\b(?:one|a single|exactly one|eine|je eine|una|une|uma|1) (?:row|line|record|entry|reading|zeile|datensatz|eintrag|fila|registro|linea|ligne|enregistrement|linha) (?:per|a|an|for each|for every|each|every|pro|je|por|cada|par|chaque)\b/;

/** "hourly for June 2025, no gaps, exactly 1,000 rows": so many steps as there are in the time, for as many things. */
export function findStepsApart(ledger: Ledger): void {
  findTooLong(ledger);
  findStepsAgain(ledger);
  const { findings, rows, counts, reading } = ledger;
  const { found, text } = findings;
  const cadences = found.filter((each) => each.kind === "cadence");
  const windows = found.filter((each) => each.kind === "window");
  const [cadence] = cadences;
  const [window] = windows;
  if (rows === undefined || cadence === undefined || window === undefined || cadences.length > 1 || windows.length > 1)
    return;
  if (found.some(({ kind }) => kind === "hours" || kind === "tables") || window.months !== undefined) return;
  const folded = fold(text);
  const isFull = full.test(folded);
  if (rows.span === undefined) return;
  // "400 daily records within January 2024"
  const isCounted = cadence.start - rows.span.end === 1 && window.start - cadence.end < NEAR;
  if (!isCounted && !(rows.insists && (isFull || oneRow.test(folded)))) return;
  const steps = stepsOf(cadence, window, found);
  // "for each of 10 shops", "5 ferries": whichever of them a row is of as well.
  const things = counts.flatMap((each) => {
    const isRows = rows.span !== undefined && each.span.start < rows.span.end && rows.span.start < each.span.end;
    return isRows || exactOf(each) === undefined || each.least < 2 ? [] : [each.least];
  });
  const crossed =
    /^(?:and|x|per|und|y|et|e) /.test(fold(text.slice(cadence.start, cadence.end))) ||
    /^(?:and|x|per|und|y|et|e|each)$/.test(word(reading, tokenFrom(reading, 0, cadence.end)));
  const asked = new Set([...products(things)].flatMap((by) => steps.map((step) => by * step)));
  const isMet = asked.has(rows.count) || (things.length === 0 && crossed);
  if (isMet) return;
  const [most = 0] = [...asked].sort((a, b) => b - a);
  const least = Math.min(...asked);
  // What a row is of beside the step may not have been counted.
  if (!isFull && rows.count < least) return;
  if (isCounted && things.length > 0) return;
  ledger.tell(
    `${quoteOf(ledger, cadence)} ${quoteOf(ledger, window)} comes to ${most} rows, yet ${quoteOf(ledger, rows.span)} are asked`,
    [{ start: cadence.start, end: cadence.end }, { start: window.start, end: window.end }, rows.span],
    `ask for ${most} rows, or for another time or step`,
  );
}

const again =
  /\b(?:no (?:repeated|repeating|duplicated?|double) (?:timestamps?|times?|readings?|moments?)|(?:timestamps?|times) (?:is|are|must be|all|never) (?:all )?(?:unique|distinct|different|repeated?)|(?:unique|distinct) timestamps?|no two (?:readings|rows|values) (?:at|share|have) the same (?:time|timestamp|moment)|keine? (?:doppelten?|wiederholten?) (?:zeitstempel|zeitpunkte?)|zeitstempel eindeutig|sin (?:marcas de tiempo|fechas|horas) repetidas|sans (?:horodatages?|heures?) (?:repetes?|en double|repetees?)|sem (?:carimbos de tempo|horarios) repetidos)\b(?! (?:per|within|for each|by|je|pro|por|par)\b)/;

/** "every 10 minutes over one day, 500 rows, no repeated timestamps": no more rows than there are steps, whatever else there is. */
function findStepsAgain(ledger: Ledger): void {
  const { findings, rows } = ledger;
  const cadences = findings.found.filter((each) => each.kind === "cadence");
  // "over one day, 2024-06-01"
  const windows = findings.found.flatMap((each) => (each.kind === "window" && each.span === undefined ? [each] : []));
  const [[cadence], [window]] = [cadences, windows];
  if (rows?.span === undefined || cadence === undefined || window === undefined || !again.test(fold(findings.text)))
    return;
  if (cadences.length > 1 || windows.length > 1 || window.months !== undefined) return;
  const most = Math.max(...stepsOf(cadence, window, findings.found));
  if (rows.count <= most + 1) return;
  ledger.tell(
    `${quoteOf(ledger, cadence)} ${quoteOf(ledger, window)} has ${most} different times, yet ${quoteOf(ledger, rows.span)} are asked`,
    [{ start: cadence.start, end: cadence.end }, { start: window.start, end: window.end }, rows.span],
    `ask for ${most} rows or fewer, or for another time or step`,
  );
}

const onlyWithin = /\bonly (?:with)?in\b/;

/** "12 months of rent per tenant but only within March 2024" */
function findTooLong(ledger: Ledger): void {
  const { reading, findings } = ledger;
  for (const window of findings.found) {
    if (window.kind !== "window" || window.months !== undefined || window.last !== undefined) continue;
    const length = Date.parse(window.to) - Date.parse(window.from);
    const said = reading.quantities.find(({ value, unit, is, span }) => {
      const one = unit === undefined ? undefined : unitNamed(unit);
      const between = fold(findings.text.slice(span.end, window.start + 7));
      const isNear = span.end <= window.start && window.start - span.end < FAR && is === "exactly";
      // Months are of several lengths.
      return isNear && one?.dimension === "time" && value * one.scale * 900 > length && onlyWithin.test(between);
    });
    if (said === undefined) continue;
    ledger.tell(
      `${quoteOf(ledger, said.span)} do not fit into ${quoteOf(ledger, window)}`,
      [said.span, { start: window.start, end: window.end }],
      "ask for a longer time, or for fewer of them",
    );
    return;
  }
}

/** The steps that begin in the window, and one less where the last is not whole. */
function stepsOf(
  { count, unit, weekdays: own }: Extract<Found, { kind: "cadence" }>,
  { from, to }: Extract<Found, { kind: "window" }>,
  found: readonly Found[],
): readonly number[] {
  const weekdays = own ?? found.find((each) => each.kind === "weekdays")?.days;
  const steps = stepsIn(from, to, { count, unit }, weekdays === undefined ? {} : { weekdays });
  const isWhole =
    weekdays !== undefined || steps * stepMs({ count, unit }) <= Date.parse(to) - Date.parse(from) + DAY * SLACK;
  return isWhole ? [steps] : [steps, steps - 1];
}

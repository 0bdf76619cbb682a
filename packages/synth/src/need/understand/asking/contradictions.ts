import { tokenFrom } from "../../extract/reading.ts";
import type { Findings, Span } from "../../findings.ts";
import type { NeedRequest } from "../../plan.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { spanOf } from "../draft/saying.ts";
import { findOpposedBounds } from "./bound-contradictions.ts";
import { findBrokenClaims } from "./claims/find-broken-claims.ts";
import { findNegativeOfNever } from "./claims/never-negative.ts";
import { findOtherThanAllHave } from "./claims/quoted-values.ts";
import { findOrdersAgainstBounds } from "./claims-of-bounds.ts";
import { findOtherAgeThen } from "./dates/age-at-event.ts";
import { findAgesApart } from "./dates/ages.ts";
import { findApartTimes } from "./dates/apart-times.ts";
import { findBeforeOpening } from "./dates/before-opening.ts";
import { findBelongingTooLong, findServiceBeforeHired } from "./dates/belonging-since.ts";
import { findDatesElsewhere } from "./dates/dates-elsewhere.ts";
import { findTooManyDays } from "./dates/days-of-months.ts";
import { findDaysTurned } from "./dates/days-turned.ts";
import { findDoneBefore } from "./dates/done-before.ts";
import { findEachOfLonger } from "./dates/each-of-longer.ts";
import { findEndsBeforeStart } from "./dates/ends-before-start.ts";
import { findEndsElsewhere } from "./dates/ends-elsewhere.ts";
import { findFeastsOutside } from "./dates/feasts-outside.ts";
import { findFirstAfterLast } from "./dates/first-after-last.ts";
import { findLongerThanWindow } from "./dates/length-of-window.ts";
import { findOtherNights } from "./dates/nights-and-leaving.ts";
import { findNoSuchDay } from "./dates/no-such-day.ts";
import { findOtherPartOfDay } from "./dates/parts-of-day.ts";
import { findWrongTense } from "./dates/past-and-future.ts";
import { findPeakOutsideHours } from "./dates/peak-outside-hours.ts";
import { findPeakWhileClosed } from "./dates/peak-while-closed.ts";
import { findMonthsOfOtherQuarter } from "./dates/quarters-and-months.ts";
import { findLongerThanDay } from "./dates/same-day.ts";
import { findLaterThanSameDay } from "./dates/same-day-and-later.ts";
import { findServiceBeforeWork } from "./dates/service-and-age.ts";
import { findShareOfOtherDays } from "./dates/share-of-days.ts";
import { findLongShifts } from "./dates/shift-length.ts";
import { findSpreadOverDay } from "./dates/single-day.ts";
import { findStaysTooLong } from "./dates/stays-within.ts";
import { findTwoDistances } from "./dates/two-distances.ts";
import { findOtherWeekdays } from "./dates/weekdays-of-days.ts";
import { findYearsOfOtherTimes } from "./dates/years-apart.ts";
import { findClockMeansOutside } from "./distributions/clock-means.ts";
import { findSpreadOfConstant } from "./distributions/deviation-of-none.ts";
import { findNoCorrelation } from "./distributions/no-correlation.ts";
import { findMeansOffScale } from "./distributions/stated-scale.ts";
import { findTrendsApart } from "./distributions/trends-apart.ts";
import { findAgainstTheirForm } from "./forms/against-their-form.ts";
import { findEndsOfRising } from "./forms/ends-of-rising.ts";
import { findFileTooSmall } from "./forms/file-too-small.ts";
import { findOtherLengthOfExample } from "./forms/length-of-example.ts";
import { findNoMultiple } from "./forms/no-multiple.ts";
import { findNoWholeNumber } from "./forms/no-whole-number.ts";
import { findOppositeForms } from "./forms/opposite-forms.ts";
import { findShareBetweenWhole } from "./forms/share-between-whole.ts";
import { findMoreWordsThanFit } from "./forms/words-and-characters.ts";
import { findLongDays } from "./hours-of-days.ts";
import { findOtherKinds } from "./kinds/find-other-kinds.ts";
import { findFiguresOfLacked } from "./lacked-figures.ts";
import { findAgainstLedger } from "./ledger/find-against-ledger.ts";
import { nameBefore } from "./names.ts";
import { findAgainstNature } from "./natural-limits.ts";
import { findCircle } from "./order-contradictions.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import { findRuleOffScale } from "./rule-off-scale.ts";
import { saidBounds } from "./said-bounds.ts";
import { saidOrders } from "./said-orders.ts";
import { findShareOfSmaller } from "./share-of-compared.ts";
import { findBeyondTotal } from "./solving/added-rates.ts";
import { findOtherLengthOfClock } from "./solving/clock-lengths.ts";
import { findOtherProductOfPrice } from "./solving/prices-multiplied.ts";
import { findNegativeDifference } from "./solving/said-differences.ts";
import { findFormulasApart } from "./solving/said-formulas.ts";
import { findTooFast } from "./solving/speeds.ts";
import { findTimesApart } from "./solving/times-apart.ts";
import { findUniqueAgain } from "./uniqueness/find-unique-again.ts";
import { findValuesApart } from "./values/apart-values.ts";
import { findGroupsTurned } from "./values/groups-in-order.ts";
import { sayingsOf } from "./values/sayings.ts";
import { findLongerThanBetween } from "./windows-apart.ts";

/** What the words alone contradict, whatever fields they are about. */
export function findContradictions(
  reading: NeedReading,
  findings: Findings,
  request: NeedRequest,
  notes: DraftNotes,
): void {
  findNothingWithin(reading, findings, notes);
  findNoRows(findings, request, notes);
  findReversedKeys(findings, notes);
  findOverfullSplit(findings, notes);
  findOtherWhole(findings, notes);
  const orders = saidOrders(reading);
  findCircle(reading, findings, orders, notes);
  const said = saidBounds(reading, findings);
  const sayings = sayingsOf(reading, findings);
  findOpposedBounds(reading, said, notes);
  findOrdersAgainstBounds(reading, orders, said, notes);
  findAgesApart(reading, findings, sayings, request.today, notes);
  findAgainstNature(reading, findings, said, notes);
  findAgainstLedger(reading, findings, request, notes);
  findBrokenClaims(reading, findings, said, notes);
  findOppositeForms(reading, findings, notes);
  findAgainstTheirForm(reading, findings, notes);
  findNoSuchDay(reading, notes);
  findTooManyDays(reading, notes);
  findDaysTurned(reading, notes);
  findLongerThanWindow(reading, findings, notes);
  findSpreadOverDay(reading, findings, notes);
  findLongShifts(reading, sayings, notes);
  findLongDays(reading, notes);
  findEndsBeforeStart(reading, notes);
  findMeansOffScale(reading, notes);
  findClockMeansOutside(reading, notes);
  findOtherPartOfDay(reading, findings, notes);
  findOtherWeekdays(reading, findings, notes);
  findApartTimes(reading, findings, notes);
  findWrongTense(reading, findings, request.today, notes);
  findTimesApart(reading, findings, orders, notes);
  findBeyondTotal(reading, notes);
  findFormulasApart(reading, findings, notes);
  findNegativeDifference(reading, findings, notes);
  findServiceBeforeWork(reading, findings, sayings, notes);
  findShareOfOtherDays(reading, findings, notes);
  findDatesElsewhere(reading, findings, notes);
  findFeastsOutside(reading, findings, notes);
  findEndsElsewhere(reading, findings, notes);
  findBelongingTooLong(reading, findings, request.today, notes);
  findServiceBeforeHired(reading, findings, notes);
  findYearsOfOtherTimes(reading, said, notes);
  findFiguresOfLacked(reading, findings, said, notes);
  findStaysTooLong(reading, findings, notes);
  findShareOfSmaller(findings, notes);
  findNoWholeNumber(reading, findings, notes);
  findMoreWordsThanFit(reading, notes);
  findRuleOffScale(reading, notes);
  findLongerThanDay(reading, sayings, notes);
  findNoCorrelation(reading, notes);
  findTrendsApart(reading, findings, notes);
  findNegativeOfNever(reading, notes);
  findOtherLengthOfExample(reading, findings, notes);
  findOtherThanAllHave(reading, notes);
  findUniqueAgain(reading, findings, notes);
  findOtherNights(reading, findings, notes);
  findShareBetweenWhole(reading, notes);
  findLongerThanBetween(reading, findings, sayings, notes);
  findSpreadOfConstant(reading, notes);
  findOtherKinds(reading, said, notes);
  findValuesApart(reading, findings, sayings, notes);
  findFirstAfterLast(reading, findings, notes);
  findNoMultiple(reading, findings, notes);
  findTooFast(reading, findings, notes);
  findEachOfLonger(reading, findings, notes);
  findTwoDistances(reading, findings, notes);
  findEndsOfRising(reading, notes);
  findFileTooSmall(reading, findings, request, notes);
  findGroupsTurned(reading, findings, notes);
  findBeforeOpening(reading, findings, notes);
  findPeakWhileClosed(reading, findings, notes);
  findDoneBefore(reading, notes);
  findOtherProductOfPrice(reading, findings, notes);
  findOtherLengthOfClock(reading, notes);
  findOtherAgeThen(reading, findings, notes);
  findMonthsOfOtherQuarter(reading, notes);
  findPeakOutsideHours(reading, findings, notes);
  findLaterThanSameDay(reading, findings, notes);
}

/** Ranges and windows that hold nothing. */
function findNothingWithin(reading: NeedReading, { text, found }: Findings, notes: DraftNotes): void {
  for (const each of found) {
    if (each.kind === "range") findEmptyRange(reading, each, notes);
    // "9 to 4 readings a machine"
    if (each.kind === "belongs") findEmptyRange(reading, { ...each, minimum: each.least, maximum: each.most }, notes);
    if (each.kind === "window" && each.from >= each.to)
      notes.impossible.push({
        reason: `"${text.slice(each.start, each.end)}": the window ends before it starts`,
        spans: [spanOf(each)],
        fix: "say from the earlier date to the later date",
      });
  }
}

/** "interest rate at least 9% and at most 4%", told with its name. */
function findEmptyRange(
  reading: NeedReading,
  {
    start,
    end,
    minimum,
    maximum,
  }: Span & { readonly minimum?: number | undefined; readonly maximum?: number | undefined },
  notes: DraftNotes,
): void {
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return;
  const name = nameBefore(reading, tokenFrom(reading, 0, start));
  if (isOverMidnight(name?.key ?? "", minimum, maximum)) return;
  const span = { start: name?.span.start ?? start, end };
  notes.impossible.push({
    reason: `"${reading.text.slice(span.start, end)}": the minimum ${minimum} is above the maximum ${maximum}, so that no value lies in the range`,
    spans: [span],
    fix: `say between ${maximum} and ${minimum}`,
  });
}

const held =
  /(?:^| )(?:shift|night|meet|open|hour|duty|duti|guard|watch|class|clas|lesson|part|concert|event|(?:nacht|fruh|spat)?schicht|nachtdienst|dienst|nacht|turn|turno|noch|noche|poste|nuit|noit|noite)$/;

/** "night shifts from 22 to 6", "meetings from 9 to 5": hours of a clock go round. */
function isOverMidnight(name: string, minimum: number, maximum: number): boolean {
  return held.test(name) && minimum <= 24 && maximum >= 0 && [minimum, maximum].every(Number.isInteger);
}

const rowNouns =
  "(?:rows?|records?|lines|samples?|examples?|entries|zeilen|datens[aä]tze|eintr[aä]ge|filas|registros|lignes|enregistrements|linhas)";
const behind = "(?= ?(?:$|[,.;:)\\n]|(?:of|for|de|von|please|bitte)\\b))";
/** "0 rows with gaps" and "no null rows" are about something else, "-500 rows" in a list is an item of it. */
const noRows = [
  new RegExp(`(?<![\\d.,:/-] ?)\\b(?:0|zero|cero) ${rowNouns}\\b${behind}`, "i"),
  new RegExp(`(?:^|\\b(?:need|want|give me|generate|make|create|exactly) )(?:-|minus )\\d+ ${rowNouns}\\b`, "i"),
  new RegExp(`(?:^|[,;(\\n] ?|\\b(?:number|total) of )${rowNouns} ?[:=] ?(?:-\\d+|0)(?![\\d.,]\\d|\\d|%)`, "i"),
];

/** "0 rows", "-50 rows": none can be delivered. */
function findNoRows({ text }: Findings, request: NeedRequest, notes: DraftNotes): void {
  const match = noRows.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  if (match == null || request.rows !== undefined || /\n-/.test(text)) return;
  notes.impossible.push({
    reason: `"${match[0]}": a delivery has at least one row`,
    spans: [{ start: match.index, end: match.index + match[0].length }],
    fix: "say how many rows, 1 or more",
  });
}

const key = (end: string): string => `\\b${end}(?:imum)?[_ ]?`;
const figure = "[\"']? ?[:=] ?(?<value>-?\\d+(?:\\.\\d+)?)";

/** "min_score: 90, max_score: 20", as programs write it. */
function findReversedKeys({ text }: Findings, notes: DraftNotes): void {
  for (const least of text.matchAll(new RegExp(`${key("min")}(?<name>[a-z_]{2,40})${figure}`, "gi"))) {
    const { name = "", value = "" } = least.groups ?? {};
    const most = new RegExp(`${key("max")}${name}${figure}`, "i").exec(text);
    const maximum = most?.groups?.value;
    if (most === null || maximum === undefined || Number(value) <= Number(maximum)) continue;
    notes.impossible.push({
      reason: `${name} cannot be at least ${value} and at most ${maximum}`,
      spans: [least, most].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
      fix: `say a minimum of ${name} that is not above its maximum`,
    });
  }
}

/** "percentages of four ingredients that sum to 120" */
function findOtherWhole({ text }: Findings, notes: DraftNotes): void {
  const said =
    /\b(?:percentages|percents?|shares|proportions|prozente|anteile|porcentajes|pourcentages|porcentagens)\b[^.;\d]{0,40}\b(?:sum(?:ming)?(?: up)? to|add(?:ing)? up to|total(?:l?ing)?(?: to)?|suman|somment|somam) (?:always |exactly )?(\d+(?:\.\d+)?)(?! ?(?:eur|usd|gbp|[€$£]|k\b|m\b|\d))/i.exec(
      text,
    );
  if (said === null || Number(said[1]) === 100 || Number(said[1]) === 1) return;
  notes.impossible.push({
    reason: `"${said[0]}": shares of a whole add up to 100%`,
    spans: [{ start: said.index, end: said.index + said[0].length }],
    fix: "say that they add up to 100",
  });
}

/** "50/50/50 split" */
function findOverfullSplit({ text }: Findings, notes: DraftNotes): void {
  if (!/\d\/\d/.test(text)) return;
  const figures = "(\\d{1,2}(?:\\/\\d{1,2}){1,5})";
  const nouns = "(?:split|mix|aufteilung|reparto|r[eé]partition)";
  const match = new RegExp(
    `(?<![\\d./-])${figures} ?%? ?${nouns}\\b|\\b${nouns}(?: of| is|:)? ${figures}(?![\\d/])`,
    "i",
  ).exec(text);
  const total = (match?.[1] ?? match?.[2] ?? "").split("/").reduce((sum, share) => sum + Number(share), 0);
  if (match === null || total <= 100.5) return;
  notes.impossible.push({
    reason: `"${match[0]}": the shares of the split add up to ${total}%`,
    spans: [{ start: match.index, end: match.index + match[0].length }],
    fix: "say shares that add up to 100%",
  });
}

import type { DurationUnit } from "../../../../inferred/check.ts";
import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { isBreak, type Reading, word } from "../../../extract/reading.ts";
import { timeAt } from "../quantities/lengths.ts";
import type { Mark } from "./mark.ts";
import { adverbs, type Quantity, singleAt } from "./quantities.ts";
import { readingNouns } from "./words.ts";

/** "Tagesschlusskurse", "Stundenwerte", "Monatsumsätze" */
const germanSteps =
  /^(tages|stunden|minuten|sekunden|wochen|monats)(?:\w{0,8}kurse|werte|mittelwerte|daten|messungen|preise|umsatze|mengen|temperaturen)$/;
const germanUnits: Readonly<Record<string, DurationUnit>> = {
  tages: "day",
  stunden: "h",
  minuten: "min",
  sekunden: "s",
  wochen: "week",
  monats: "month",
};
const adverbUnits: readonly (readonly [RegExp, DurationUnit])[] = [
  [/^(?:hourly|stundlich|horari|horaire)/, "h"],
  [/^(?:daily|nightly|taglich|diari|quotidien)/, "day"],
  [/^(?:weekly|wochentlich|semana)/, "week"],
  [/^(?:monthly|monatlich|mensua|mensai)/, "month"],
  [/^(?:yearly|annually|jahrlich)/, "year"],
];

const levels: Readonly<Record<string, DurationUnit>> = { second: "s", minute: "min", hour: "h", day: "day" };

/** "minute-level", "Tagesschlusskurse", "10-minute SCADA data": a step of time that a name tells. */
export function stepMarkAt(reading: Reading, at: number, quantity: Quantity | undefined): Mark | undefined {
  const said = word(reading, at);
  const level = /^(second|minute|hour|day)-(?:level|wise|resolution|grained|granularity)$/.exec(said)?.[1];
  if (level !== undefined) return stepOf(1, levels[level] ?? "day", at, at + 1);
  const closing = closingAt(reading, at);
  if (closing !== undefined) return closing;
  const german = germanSteps.exec(said)?.[1];
  if (german !== undefined && reading.language === "de") return stepOf(1, germanUnits[german] ?? "day", at, at + 1);
  return steppedAt(reading, at, quantity);
}

const closings = phraseList(
  "close of business|close of day|close of trading|end of day|end of the day|end of business|end-of-day|eod|market close|tagesende|geschaftsschluss|borsenschluss|cierre del dia|cierre de mercado|cierre de la jornada|cloture|fin de journee|fechamento do dia|fechamento do mercado|fim do dia",
);
const standing =
  /^(?:snapshot|stock|inventory|balance|price|position|level|quote|rate|holding|bestand|kurs|preis|saldo|precio|inventario|solde|cours|prix|estoque|preco)$/;
const NEAR = 4;

/** "stock snapshot at close of business", "end-of-day prices": what stands at the end of each day. */
function closingAt(reading: Reading, at: number): Mark | undefined {
  const next = phraseAt(reading, at, closings)?.next;
  if (next === undefined) return undefined;
  for (let near = at - NEAR; near < next + NEAR; near++) {
    if (near < at && isBreak(reading, near)) continue;
    if (near >= next && isBreak(reading, near)) return undefined;
    if (standing.test(singleAt(reading, near))) return stepOf(1, "day", at, next);
  }
  return undefined;
}

function stepOf(count: number, unit: DurationUnit, from: number, next: number): Mark {
  return { per: { kind: "time", count, unit }, from, next, leads: false, isRhythm: true };
}

/** "10-minute SCADA data": how often what is read is read. */
function steppedAt(reading: Reading, at: number, quantity: Quantity | undefined): Mark | undefined {
  if (quantity?.kind !== "time" || quantity.unit === undefined || reading.tokens[at + 1]?.text !== "-")
    return undefined;
  const isRead = [0, 1].some(
    (step) =>
      readingNouns.has(singleAt(reading, quantity.next + step)) || word(reading, quantity.next + step) === "data",
  );
  if (!isRead) return undefined;
  return stepOf(quantity.value, quantity.unit, at, quantity.next);
}

/** "45 departures daily", "25 clicks per user daily": a rhythm right behind what has it; elsewhere it may be part of a name. */
export function adverbAt(
  reading: Reading,
  at: number,
  quantities: readonly Quantity[],
  last: Mark | undefined,
): Mark | undefined {
  const said = word(reading, at);
  // "lecturas horarias" are read so often.
  const isRead = reading.language !== "en" && readingNouns.has(singleAt(reading, at - 1));
  const isBehindMark = last?.next === at && last.per.kind !== "time" && isBreak(reading, at + 1);
  const isCounted = isBehindMark || quantities.some(({ next, kind }) => next === at && kind !== "value");
  if (!adverbs.has(said) || !(isCounted || isRead)) return undefined;
  const unit = adverbUnits.find(([form]) => form.test(said))?.[1];
  return unit === undefined
    ? undefined
    : { per: { kind: "time", count: 1, unit }, from: at, next: at + 1, leads: false, isRhythm: isRead };
}

export function timeMark(
  reading: Reading,
  from: number,
  at: number,
  leads: boolean,
  isRhythm: boolean,
): Mark | undefined {
  // "1 sample/s"
  if (word(reading, from) === "/" && word(reading, at) === "s" && readingNouns.has(singleAt(reading, from - 1)))
    return { ...stepOf(1, "s", from, at + 1), leads, isRhythm };
  // "every other day", "every second week"
  const isSecond = /^(?:other|second|zweiten|zweite)$/.test(word(reading, at)) && timeAt(reading, at + 1) !== undefined;
  const time = timeAt(reading, isSecond ? at + 1 : at);
  if (time === undefined || word(reading, time.next - 1).length === 1) return undefined;
  return {
    per: { kind: "time", count: (isSecond ? 2 : 1) * time.times, unit: time.unit },
    from,
    next: time.next,
    leads,
    isRhythm,
  };
}

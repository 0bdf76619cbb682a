import type { DurationUnit } from "../../inferred/check.ts";
import { onceAToken } from "./once-a-token.ts";
import { number, type Reading, word } from "./reading.ts";
import { unitMeant } from "./time-slips.ts";
import { unitAt } from "./units.ts";

export interface Duration {
  readonly count: number;
  readonly unit: DurationUnit;
  readonly next: number;
}

const articles = new Set(["a", "an", "one", "ein", "eine", "einen", "einer", "eines", "un", "una", "une", "um", "uma"]);
const nightUnits = new Set(["day", "week", "month", "year"]);

/** "15 minutes", "an hour", "90-day", "two weeks", "half an hour", "a quarter". */
export const durationAt = onceAToken(durationFrom);

function durationFrom(reading: Reading, at: number): Duration | undefined {
  const half = halfAt(reading, at);
  if (half !== undefined) {
    const named = unitOfTime(reading, half);
    const whole = named === undefined ? durationAt(reading, half) : scaled(1, named.unit, named.times, named.next);
    return whole === undefined ? undefined : halved(whole);
  }
  const quarter = quarterHourAt(reading, at) ?? spelledCompound(reading, at);
  if (quarter !== undefined) return quarter;
  const value = number(reading, at);
  if (value !== undefined) {
    let behind = value.next;
    if (reading.tokens[behind]?.text === "-") behind += 1;
    // "the last 12 full months", "the past 3 calendar years"
    if (fillers.has(word(reading, behind))) behind += 1;
    const named = unitOfTime(reading, behind);
    if (named !== undefined && !isYearOfDays(reading, at, behind))
      return scaled(value.value, named.unit, named.times, named.next);
  }
  if (!articles.has(word(reading, at))) return undefined;
  const named = unitOfTime(reading, at + 1);
  return named === undefined ? undefined : scaled(1, named.unit, named.times, named.next);
}

const halves = new Set("medio media meio meia halbes halbe halben halber demi".split(" "));

/** The token behind the "half" of "half an hour", "medio año", "ein halbes Jahr"; elsewhere a "media" is a mean. */
function halfAt(reading: Reading, at: number): number | undefined {
  if (word(reading, at) === "half") return at + 1;
  const behind = articles.has(word(reading, at)) ? at + 1 : at;
  return halves.has(word(reading, behind)) && unitOfTime(reading, behind + 1) !== undefined ? behind + 1 : undefined;
}

/** "2024 trading days only" are the trading days of that year. */
function isYearOfDays(reading: Reading, at: number, unit: number): boolean {
  const isYear = /^20[0-4]\d$/.test(reading.tokens[at]?.text ?? "") && !word(reading, at).endsWith("00");
  return isYear && kindsOfDay.has(word(reading, unit - 1)) && word(reading, unit) === "days";
}

/** "quarter of an hour", "a quarter hour" */
function quarterHourAt(reading: Reading, at: number): Duration | undefined {
  const start = articles.has(word(reading, at)) ? at + 1 : at;
  if (word(reading, start) !== "quarter") return undefined;
  const behind = word(reading, start + 1) === "of" ? start + 2 : start + 1;
  const noun = articles.has(word(reading, behind)) ? behind + 1 : behind;
  return word(reading, noun) === "hour" ? { count: 15, unit: "min", next: noun + 1 } : undefined;
}

const spelled: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};
const units: Readonly<Record<string, DurationUnit>> = {
  second: "s",
  minute: "min",
  hour: "h",
  day: "day",
  week: "week",
  month: "month",
  year: "year",
};

/** The "ten-minute" of "in ten-minute steps". */
function spelledCompound(reading: Reading, at: number): Duration | undefined {
  const said = word(reading, at);
  if (!said.includes("-")) return undefined;
  const [, figure = "", noun = ""] = /^([a-z]+)-([a-z]+)$/.exec(said) ?? [];
  const [count, unit] = [
    Object.hasOwn(spelled, figure) ? spelled[figure] : undefined,
    Object.hasOwn(units, noun) ? units[noun] : undefined,
  ];
  return count === undefined || unit === undefined ? undefined : { count, unit, next: at + 1 };
}

const fillers = new Set(
  "full calendar business school working consecutive trading whole complete volle vollen".split(" "),
);

/** A unit of time at a token; a quarter is three months, a fortnight two weeks. */
export function unitOfTime(
  reading: Reading,
  at: number,
): { readonly unit: DurationUnit; readonly times: number; readonly next: number } | undefined {
  const said = word(reading, at);
  const special = Object.hasOwn(specialUnits, said) ? specialUnits[said] : undefined;
  if (special !== undefined) return { ...special, next: at + 1 };
  const found = unitAt(reading.tokens, at);
  if (found === undefined || found.unit.dimension !== "time") return undefined;
  const symbol = found.unit.symbol;
  switch (symbol) {
    case "ms":
    case "s":
    case "min":
    case "h":
    case "day":
    case "week":
    case "month":
    case "year":
      return { unit: symbol, times: 1, next: found.next };
    case "quarter":
      return { unit: "month", times: 3, next: found.next };
    default:
      return undefined;
  }
}

const dayNouns = new Set("night morning evening weekday workday nacht nuit noche noite".split(" "));
const kindsOfDay = new Set("school business working trading week work market calendar".split(" "));
const workdays: readonly number[] = [0, 1, 2, 3, 4];

/** "night", "school day": what comes once a day, and on which days of the week. */
export function dayNounAt(
  reading: Reading,
  at: number,
):
  | {
      readonly unit: DurationUnit;
      readonly times: number;
      readonly next: number;
      readonly weekdays?: readonly number[];
    }
  | undefined {
  const noun = word(reading, at);
  if (dayNouns.has(noun)) {
    return { unit: "day", times: 1, next: at + 1, ...(/^w(?:eek|ork)day$/.test(noun) ? { weekdays: workdays } : {}) };
  }
  if (!kindsOfDay.has(noun) || word(reading, at + 1) !== "day") return undefined;
  return { unit: "day", times: 1, next: at + 2, ...(noun === "calendar" ? {} : { weekdays: workdays }) };
}

/** The slip of a unit behind a number: "2 yeras", "3 monts". */
export function misspeltDurationAt(reading: Reading, at: number): Duration | undefined {
  const value = number(reading, at);
  const unit = value === undefined ? undefined : unitMeant(word(reading, value.next));
  if (value === undefined || unit === undefined) return undefined;
  const symbols = { second: "s", minute: "min", hour: "h", week: "week", month: "month", year: "year" } as const;
  return scaled(value.value, symbols[unit.replace(/s$/, "") as keyof typeof symbols], 1, value.next + 1);
}

const specialUnits: Readonly<Record<string, { readonly unit: DurationUnit; readonly times: number }>> = {
  fortnight: { unit: "week", times: 2 },
  fortnights: { unit: "week", times: 2 },
  decade: { unit: "year", times: 10 },
  decades: { unit: "year", times: 10 },
  semester: { unit: "month", times: 6 },
  semestre: { unit: "month", times: 6 },
  century: { unit: "year", times: 100 },
  "half-year": { unit: "month", times: 6 },
  "half-years": { unit: "month", times: 6 },
  halbjahr: { unit: "month", times: 6 },
  "half-hour": { unit: "min", times: 30 },
  "half-hours": { unit: "min", times: 30 },
  "quarter-hour": { unit: "min", times: 15 },
  "quarter-hours": { unit: "min", times: 15 },
  viertelstunde: { unit: "min", times: 15 },
  viertelstunden: { unit: "min", times: 15 },
};

const smaller: Readonly<Partial<Record<DurationUnit, readonly [DurationUnit, number]>>> = {
  year: ["month", 12],
  month: ["day", 30],
  week: ["day", 7],
  day: ["h", 24],
  h: ["min", 60],
  min: ["s", 60],
  s: ["ms", 1_000],
};

/** Whole counts: one and a half years are 18 months. */
function scaled(count: number, unit: DurationUnit, times: number, next: number): Duration | undefined {
  let value = count * times;
  let of = unit;
  for (let round = 0; round < 4 && !Number.isInteger(value); round++) {
    const step = smaller[of];
    if (step === undefined) return undefined;
    of = step[0];
    value = Number((value * step[1]).toPrecision(12));
  }
  return Number.isSafeInteger(value) && value > 0 ? { count: value, unit: of, next } : undefined;
}

function halved(whole: Duration): Duration | undefined {
  return scaled(whole.count / 2, whole.unit, 1, whole.next);
}

/** Whether a unit is a day or longer. */
export function isLong(unit: DurationUnit): boolean {
  return nightUnits.has(unit);
}

const designators: Readonly<Record<DurationUnit, readonly [string, string]>> = {
  ms: ["PT", "S"],
  s: ["PT", "S"],
  min: ["PT", "M"],
  h: ["PT", "H"],
  day: ["P", "D"],
  week: ["P", "W"],
  month: ["P", "M"],
  year: ["P", "Y"],
};

/** ISO 8601: P90D, PT15M, PT0.1S. */
export function isoDuration({ count, unit }: { readonly count: number; readonly unit: DurationUnit }): string {
  const [before, after] = designators[unit];
  return `${before}${unit === "ms" ? count / 1_000 : count}${after}`;
}

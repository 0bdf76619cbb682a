import type { DurationUnit } from "../../inferred/check.ts";
import type { Found } from "../findings.ts";
import { barStepAt } from "./bar-steps.ts";
import { breakdownAt } from "./breakdown.ts";
import { endsPhrase } from "./clause.ts";
import { compoundStepAt } from "./compound-steps.ts";
import { crossedDuration } from "./crossing.ts";
import { type Duration, dayNounAt, durationAt, unitOfTime } from "./durations.ts";
import { isHired } from "./hired-prices.ts";
import { onceAToken } from "./once-a-token.ts";
import { isOfThings } from "./pace.ts";
import { periodAt } from "./period-part.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { isBreak, isGlued, isWord, number, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { adverbMeant } from "./time-slips.ts";
import { weekdayNames } from "./weekdays.ts";

const everies = phraseList(
  "exactly one on each|exactly one each|exactly one every|exactly one per|just one each|only one each|one on each|one on every|one for each|every|each|once every|once per|once each|once a|once an|alle|jede|jeder|jeden|jedes|cada|toutes les|tous les|chaque|a cada|todos los|todas las|todos os|todas as|at every|in steps of|steps of|spaced",
);
const adverbs = phrases<Pick<Duration, "count" | "unit">>([
  [
    { count: 1, unit: "h" },
    "hourly|stundlich|stundliche|stundlichen|horario|por hora|horaria|toutes les heures|horaire|horaires|horarios|horarias|de hora em hora|hour by hour|hour-by-hour|stunde um stunde|hora a hora|heure par heure",
  ],
  [
    { count: 1, unit: "day" },
    "daily|dailies|taglich|tagliche|taglichen|diario|diarios|diaria|diarias|diariamente|quotidien|quotidienne|quotidiennes|quotidiens|per day per|day by day|day-by-day|day after day|tag fur tag|dia a dia|jour par jour|end-of-day|end of day|eod|nightly",
  ],
  [
    { count: 1, unit: "week" },
    "weekly|weeklies|wochentlich|wochentliche|wochentlichen|semanal|semanales|semanais|semanalmente|hebdomadaire|hebdomadaires|week by week|week-by-week|week on week|woche fur woche|semana a semana|semaine par semaine",
  ],
  [
    { count: 1, unit: "month" },
    "monthly|monthlies|monatlich|monatliche|monatlichen|mensual|mensuales|mensualmente|mensuel|mensuelle|mensuelles|mensal|mensais|month by month|month-by-month|monat fur monat|mes a mes|mois par mois",
  ],
  [
    { count: 3, unit: "month" },
    "quarterly|vierteljahrlich|quartalsweise|trimestral|trimestrales|trimestrais|trimestriel|trimestriels|trimestrielle|trimestrielles",
  ],
  [
    { count: 6, unit: "month" },
    "half-yearly|half yearly|semi-annual|semiannual|semi-annually|semiannually|six-monthly|halbjahrlich|halbjahrliche|halbjahrlichen|semestral|semestrales|semestrais|semestriel|semestriels|semestrielle|semestrielles",
  ],
  [
    { count: 1, unit: "year" },
    "annual|yearly|annually|jahrlich|anualmente|annuellement|year by year|year-by-year|jahr fur jahr|ano a ano|annee par annee",
  ],
  [{ count: 1, unit: "min" }, "minutely|minutlich|minute by minute|minute-by-minute|per-minute"],
  [{ count: 1, unit: "s" }, "per-second|secondly readings|second by second|second-by-second|sekundlich"],
  [
    { count: 12, unit: "h" },
    "twice a day|twice daily|twice per day|zweimal taglich|dos veces al dia|deux fois par jour|duas vezes por dia",
  ],
  [{ count: 2, unit: "day" }, "every other day|every second day|jeden zweiten tag"],
  [{ count: 2, unit: "week" }, "biweekly|bi-weekly|every other week|fortnightly"],
  [{ count: 6, unit: "h" }, "four times a day|six-hourly|6-hourly|4 times a day"],
  [{ count: 8, unit: "h" }, "three times a day|3 times a day|8-hourly"],
  [{ count: 3, unit: "h" }, "three-hourly|3-hourly"],
  [
    { count: 30, unit: "min" },
    "half-hourly|half hourly|halbstundlich|halbstundliche|halbstundlichen|jede halbe stunde|alle halbe stunde|alle halben stunden|cada media hora|toutes les demi-heures|toutes les demi heures|chaque demi-heure|a cada meia hora|de meia em meia hora|cada meia hora",
  ],
  [
    { count: 15, unit: "min" },
    "quarter-hourly|quarter hourly|viertelstundlich|viertelstundliche|viertelstundlichen|jede viertelstunde|alle viertelstunde|cada cuarto de hora|tous les quarts d'heure|chaque quart d'heure|a cada quarto de hora|cada quarto de hora",
  ],
]);

/** What is paid, owed or reported by the month is no measurement each month. */
const rates = new Set(
  "active rate rates fee fees salary salaries wage wages income budget charge charges cost costs payment payments premium premiums rent spend limit limits subscription subscriptions plan recurring hours allowance installment instalment installments bill bill_amount amount dose doses quota interest target hours-worked pay pass passes newsletter users search searches download downloads saving savings earnings listeners subscribers consumption expense expenses gehalt beitrag miete kosten gebuhr einkommen rate umsatz churn rent_amount revenue repayment contribution max maximum min minimum average high low total".split(
    " ",
  ),
);

const prices = new Set("fee price charge cost rate tariff billing pricing pay rent".split(" "));

const records = new Set(
  "row record reading sample entry measurement value point observation snapshot line candle bar zeile messung messwert wert fila registro lectura ligne mesure linha leitura".split(
    " ",
  ),
);
const stepNouns = new Set(
  "values records logs points feed interval intervals intervalle intervallen intervalos step steps resolution granularity frequency cadence bar bars candle candles candlesticks bucket buckets bin bins data readings increments sampling aggregates averages ohlcv ohlc measurements samples slots timestep timesteps takt raster telemetry windows snapshots epochs polling slot counts".split(
    " ",
  ),
);

/** "every 15 minutes", "hourly", "per minute", "1 Hz", "5-minute intervals". */
export const cadenceAt = onceAToken(cadenceFrom);

function cadenceFrom(reading: Reading, at: number): Found | undefined {
  const found = steppedAt(reading, at);
  return found !== undefined && isOfDelay(reading.text, found.end) ? undefined : found;
}

/** "20 cents for each day late", "per day of delay": that is what lateness costs. */
function isOfDelay(text: string, end: number): boolean {
  return /^ ?(?:late|overdue|too late|of delay|of being late|past due|beyond|zu spät|verspätung|verzug|überfällig|de retraso|de retard|de atraso)\b/iu.test(
    text.slice(end, end + 20),
  );
}

function steppedAt(reading: Reading, at: number): Found | undefined {
  return (
    every(reading, at) ??
    fromTo(reading, at) ??
    adverb(reading, at) ??
    atBothEnds(reading, at) ??
    frequency(reading, at) ??
    interval(reading, at) ??
    ofBars(reading, at) ??
    perUnit(reading, at) ??
    perDayOf(reading, at) ??
    perThings(reading, at) ??
    ofCrossing(reading, at) ??
    breakdownAt(reading, at)
  );
}

function cadence(
  reading: Reading,
  from: number,
  next: number,
  count: number,
  unit: DurationUnit,
  weekdays?: readonly number[],
): Found {
  return {
    kind: "cadence",
    count,
    unit,
    ...(weekdays === undefined ? {} : { weekdays }),
    ...spanOf(reading, from, next),
  };
}

const bothEnds = phraseList(
  "morning and evening|every morning and evening|each morning and evening|mornings and evenings|morgens und abends|manana y noche|por la manana y por la noche|matin et soir|manha e noite",
);
/** What is done at both ends of a day. */
const taken = /^(?:measured|taken|checked|recorded|read|weighed|logged|gemessen|medid[oa]s?|mesuree?s?)$/;

/** "blood pressure readings morning and evening for 14 days"; "morning and evening shifts" are two kinds of shifts. */
function atBothEnds(reading: Reading, at: number): Found | undefined {
  const next = phraseAt(reading, at, bothEnds)?.next;
  if (next === undefined) return undefined;
  const before = word(reading, at - 1);
  const isTaken = taken.test(before) || records.has(singularAt(reading, at - 1));
  const isEnd =
    isBreak(reading, next) || /^(?:for|over|in|of|during|from|fur|durante|pendant|por)$/.test(word(reading, next));
  return isTaken && isEnd ? cadence(reading, at, next, 12, "h") : undefined;
}

/** "de 6 em 6 horas", "de 10 en 10 minutos". */
function fromTo(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) !== "de" || !["em", "en"].includes(word(reading, at + 2))) return undefined;
  const [one, other] = [number(reading, at + 1), durationAt(reading, at + 3)];
  return one === undefined || other === undefined || one.value !== other.count
    ? undefined
    : cadence(reading, at, other.next, other.count, other.unit);
}

function every(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, everies);
  if (opener === undefined) return undefined;
  const value = durationAt(reading, opener.next);
  if (value !== undefined) return cadence(reading, at, recordAt(reading, value.next), value.count, value.unit);
  const day = dayNounAt(reading, opener.next);
  const unit = unitOfTime(reading, opener.next) ?? day;
  const dayOfWeek = phraseAt(reading, opener.next, weekdayNames);
  if (dayOfWeek !== undefined) return cadence(reading, at, dayOfWeek.next, 1, "week", [dayOfWeek.meaning]);
  if (unit === undefined || word(reading, opener.next).length === 1) return undefined;
  // "each month" may be a subject, but what happens each month happens monthly all the same.
  return cadence(
    reading,
    at,
    recordAt(reading, unit.next),
    unit.times,
    unit.unit,
    unit === day ? day.weekdays : undefined,
  );
}

const ofOne = new Set("per a an each every al por par pro im ao cada am".split(" "));

const ones = new Set("one a an 1 single ein eine einen un una une um uma".split(" "));

/** The token after the "one reading" of "every 10 minutes one reading". */
function recordAt(reading: Reading, at: number): number {
  return ones.has(word(reading, at)) && records.has(singularAt(reading, at + 1)) ? at + 2 : at;
}

function adverb(reading: Reading, at: number): Found | undefined {
  const found = phraseAt(reading, at, adverbs) ?? misspeltAdverb(reading, at);
  if (found === undefined) return undefined;
  // "annual" is mostly part of a name.
  const isAnnual = word(reading, at) === "annual";
  if (isAnnual && !isHeadline(reading, at, found.next)) return undefined;
  if (isHeadline(reading, at, found.next))
    return cadence(reading, at, found.next, found.meaning.count, found.meaning.unit);
  const isSure =
    /^per-(?:second|minute)$/.test(word(reading, at)) && at < 2 && !prices.has(singularAt(reading, found.next));
  if (isSure) return cadence(reading, at, found.next, found.meaning.count, found.meaning.unit);
  if (isOfStretch(reading, at)) return cadence(reading, at, found.next, found.meaning.count, found.meaning.unit);
  if (isOfLines(reading, found.next)) return cadence(reading, at, found.next, found.meaning.count, found.meaning.unit);
  if (rates.has(singularAt(reading, found.next)) || rates.has(word(reading, found.next))) return undefined;
  if (rates.has(word(reading, found.next + 1)) && !isBreak(reading, found.next)) return undefined;
  if (isFactor(reading, at, found.next) || isPaid(reading, at)) return undefined;
  if (/^prices?$/.test(word(reading, found.next)) && isHired(reading, at)) return undefined;
  const happening = happeningFrom(reading, at, found.next);
  if (happening !== undefined) return cadence(reading, at, happening, found.meaning.count, found.meaning.unit);
  if (isPartOfName(reading, at, found.next, found.meaning.unit) || isMember(reading, at, found.next)) return undefined;
  return cadence(reading, at, found.next, found.meaning.count, found.meaning.unit);
}

const lineNouns =
  /^(?:lines|records|rows|entries|statements|reports|figures|totals|readings|logs|summaries|aggregates|snapshots|slips|sheets)$/;
const LONGEST_NAME = 4;

/** "daily cloud cost lines over 2024", "quarterly rent statements": lines are written at each step, whatever they are about. */
function isOfLines(reading: Reading, at: number): boolean {
  for (let place = at; place < at + LONGEST_NAME && isWord(reading, place); place++) {
    if (endsPhrase(word(reading, place))) return false;
    if (place > at && lineNouns.test(word(reading, place)))
      return isBreak(reading, place + 1) || endsPhrase(word(reading, place + 1)) || word(reading, place + 1) === ":";
  }
  return false;
}

/** "10 years of monthly rent payments": what goes on for so long comes again and again, a rent too. */
function isOfStretch(reading: Reading, at: number): boolean {
  if (!/^(?:of|de|von|an)$/.test(word(reading, at - 1))) return false;
  const length = durationAt(reading, at - 3);
  return length?.next === at - 1;
}

/** "dialy stock snapshot", "montly sales": a slip where the adverb would stand. */
function misspeltAdverb(reading: Reading, at: number): ReturnType<typeof phraseAt<Pick<Duration, "count" | "unit">>> {
  const said = isWord(reading, at) ? adverbMeant(word(reading, at)) : undefined;
  const units = { hourly: "h", daily: "day", weekly: "week", yearly: "year" } as const;
  if (said === undefined) return undefined;
  const [count, unit] =
    said === "monthly"
      ? ([1, "month"] as const)
      : said === "quarterly"
        ? ([3, "month"] as const)
        : ([1, units[said as keyof typeof units]] as const);
  return { meaning: { count, unit }, next: at + 1 };
}

/** "quarterly revenue for 30 companies": what is told of so many at the head of a need is told step by step. */
function isHeadline(reading: Reading, at: number, next: number): boolean {
  // "March 2025 of 10-minute SCADA for 12 turbines"
  const isFirst = at < 2 || (at < HEAD && word(reading, at - 1) === "of");
  if (!isFirst || !isWord(reading, next)) return false;
  for (let ahead = next + 1; ahead < next + 4; ahead++) {
    if (isBreak(reading, ahead)) return false;
    if (headPrepositions.has(word(reading, ahead))) return (number(reading, ahead + 1)?.value ?? 0) >= 2;
  }
  return areTwoOfMany(reading, next);
}

const joints = new Set("and & und y et e".split(" "));
/** So many words name two figures, and so many what they are of. */
const LONGEST_PAIR = 7;
const LONGEST_THING = 4;

/** "daily max and min temperature at 400 stations for ten years": two figures, where how long they are told is said, too. */
function areTwoOfMany(reading: Reading, from: number): boolean {
  let isJoined = false;
  for (let at = from; at < from + LONGEST_PAIR && isWord(reading, at); at++) {
    isJoined ||= joints.has(word(reading, at));
    const count = headPrepositions.has(word(reading, at)) ? number(reading, at + 1) : undefined;
    if (count === undefined) continue;
    if (!isJoined || count.value < 2) return false;
    let behind = count.next;
    while (behind < count.next + LONGEST_THING && isWord(reading, behind) && !lasting.has(word(reading, behind)))
      behind += 1;
    return (
      lasting.has(word(reading, behind)) &&
      (durationAt(reading, behind + 1) ?? periodAt(reading, behind + 1)) !== undefined
    );
  }
  return false;
}

const lasting = new Set(
  "for over during throughout across in from uber fur wahrend durante por pendant sur en em".split(" "),
);

/** The end of ", weekly rehearsals since 1 September": what happens so from then on, and no column. */
function happeningFrom(reading: Reading, at: number, next: number): number | undefined {
  const isMany = isWord(reading, next) && singularAt(reading, next) !== word(reading, next);
  if (!isMany || !isBreak(reading, at - 1) || at === 0 || stepNouns.has(word(reading, next))) return undefined;
  const isOpened = /^(?:since|over|during|throughout|from|between|in|seit|desde|depuis|durante|pendant)$/.test(
    word(reading, next + 1),
  );
  const behind = /^(?:the|den|der|el|la|le|les|los|las)$/.test(word(reading, next + 2)) ? next + 3 : next + 2;
  const isTime = periodAt(reading, behind) !== undefined || durationAt(reading, behind) !== undefined;
  return isOpened && isTime ? next + 1 : undefined;
}

const headPrepositions = new Set("for of by at from fur von de para pour".split(" "));

/** "type monthly / quarterly / yearly", "billed monthly or yearly": rhythms to choose from are members. */
function isMember(reading: Reading, at: number, next: number): boolean {
  const isChoice = (mark: string): boolean => ["/", "|", ",", "or", "oder", "o", "ou"].includes(mark);
  return (
    (isChoice(word(reading, next)) && phraseAt(reading, next + 1, adverbs) !== undefined) ||
    (isChoice(word(reading, at - 1)) && phraseAt(reading, at - 2, adverbs) !== undefined)
  );
}

const signs = new Set("* x × + = ÷ % percent".split(" "));

/** What is paid or owed by the month in languages that say so behind the noun: "salaire brut mensuel". */
const paid = new Set(
  "salaire loyer revenu prime cotisation abonnement chiffre charge mensualite salario sueldo ingreso renta alquiler cuota pago consumo gasto limite aluguel mensalidade renda prestacao custo despesa receita".split(
    " ",
  ),
);

function isPaid(reading: Reading, at: number): boolean {
  for (let back = 1; back <= 3 && isWord(reading, at - back); back++) {
    if (paid.has(singularAt(reading, at - back))) return true;
  }
  return false;
}

/** Part of a formula or of a share: "tenure * monthly", "churn 7% monthly". */
function isFactor(reading: Reading, at: number, next: number): boolean {
  return signs.has(word(reading, at - 1)) || signs.has(word(reading, next));
}

/** Nouns of what is written down step by step. */
const reports = new Set(
  "figures totals statements reports data sales values numbers closing prices series records history log logs recorded sampled measured collected published reported updated daten umsatze verkaufe werte ventas datos ventes donnees releves vendas dados leituras".split(
    " ",
  ),
);

/** "keyword, monthly searches, cpc", "poste, salaire mensuel": in a list of columns the adjective belongs to its noun. */
function isPartOfName(reading: Reading, at: number, next: number, unit: DurationUnit): boolean {
  // "carga horária", "franja horaria" are no rhythm.
  if (/^horari[ao]s?$/.test(word(reading, at)) && ofHours.has(word(reading, at - 1))) return true;
  if (isNounHere(reading, at, next)) return true;
  if (unit !== "week" && unit !== "month" && unit !== "year") return false;
  const before = reading.tokens[at - 1];
  const behind = reading.tokens[next];
  const isListed = reading.tokens.slice(0, at).some((token) => token.text === ":" || token.text === ",");
  if (before === undefined || !isListed) return false;
  const leads =
    [",", "and", "und", "y", "et", "e", "&"].includes(before.folded) &&
    behind?.kind === "word" &&
    !records.has(singularAt(reading, next)) &&
    !stepNouns.has(behind.folded) &&
    !reports.has(behind.folded) &&
    !reports.has(word(reading, next + 1)) &&
    !connectives.has(behind.folded);
  const follows =
    before.kind === "word" &&
    !records.has(singularAt(reading, at - 1)) &&
    !stepNouns.has(before.folded) &&
    !reports.has(before.folded) &&
    /^(?:mensu|mensal|mensai|semana|hebdo|trimest)/.test(reading.tokens[at]?.folded ?? "") &&
    (behind === undefined || behind.kind === "break" || [",", ")", "(", "y", "et", "e"].includes(behind.folded));
  return leads || follows;
}

/** "horário da coleta", "noites, diária entre 80 e 240": a time of day, and what a day costs, where they head an item. */
function isNounHere(reading: Reading, at: number, next: number): boolean {
  if (!/^(?:horari[ao]s?|diarias?)$/.test(word(reading, at))) return false;
  const heads =
    at > 0 && (isBreak(reading, at - 1) || ["e", "y", "o", "a", "el", "la", "("].includes(word(reading, at - 1)));
  const isListed = reading.tokens.slice(0, at).some(({ text }) => text === ":" || text === ",");
  return heads && (isListed || /^d[aeo]s?$|^del$/.test(word(reading, next)));
}

const ofHours = new Set(
  "carga franja jornada tarifa zona banda faixa fuso huso grade tramo plage volume tarif".split(" "),
);

const connectives = new Set(
  "for over through throughout across from in on at between with during since until to of by per and or as the a an each every im am ab vom seit bis zum aus fur uber von en de desde para por pour sur depuis com durante".split(
    " ",
  ),
);

/** "10 Hz" is a step of 100 ms, "at 0.5 Hz" of 2 s. */
function frequency(reading: Reading, at: number): Found | undefined {
  const start = ["at", "mit", "con", "avec", "a", "com", "sampled"].includes(word(reading, at)) ? at + 1 : at;
  const value = number(reading, start);
  if (value === undefined || value.value <= 0 || value.value > 1_000) return undefined;
  if (!["hz", "hertz"].includes(word(reading, value.next))) return undefined;
  // A step has whole milliseconds; other frequencies are no cadence of rows.
  const step = 1_000 / value.value;
  if (!Number.isInteger(step)) return undefined;
  const isWhole = step % 1_000 === 0;
  return cadence(reading, at, value.next + 1, isWhole ? step / 1_000 : step, isWhole ? "s" : "ms");
}

/** "5-minute intervals", "15 min data", "at 10 second resolution", "1h bars". */
function interval(reading: Reading, at: number): Found | undefined {
  const bare = bareStep(reading, at);
  if (bare !== undefined) return bare;
  const value = durationAt(reading, at);
  // "ten-minute steps" has its number within.
  const isCounted = number(reading, at) !== undefined || reading.tokens[at]?.text.includes("-") === true;
  if (value === undefined || !isCounted) return undefined;
  const noun = word(reading, value.next);
  // "30s scrape interval": what is done at each step may stand between.
  const isFar = isWord(reading, value.next) && sureSteps.has(word(reading, value.next + 1)) && !endsPhrase(noun);
  if (isFar || isHeadlineStep(reading, at, value))
    return cadence(reading, at, isFar ? value.next + 2 : value.next, value.count, value.unit);
  if (!stepNouns.has(noun)) return undefined;
  // "5-minute OHLCV bars" still have an open, a high, a low, a close and a volume.
  const isGroup = noun === "ohlcv" || noun === "ohlc";
  return cadence(reading, at, isGroup ? value.next : value.next + 1, value.count, value.unit);
}

/** "minute candles for BTC", "second-level telemetry of 3 robots": the step stands before what is told at each. */
function bareStep(reading: Reading, at: number): Found | undefined {
  const granular = granularStep(reading, at);
  if (granular !== undefined) return granular;
  const said = /^(minute|second|hour)(?:-level)?$/.exec(word(reading, at));
  const isFirst = at === 0 || isBreak(reading, at - 1) || number(reading, at - 1) === undefined;
  // "minute prices", "hour closes"; the second prices are those after the first.
  const isRead = barsOfTime.has(word(reading, at + 1)) || (said?.[1] !== "second" && quotes.has(word(reading, at + 1)));
  if (said === null || !isFirst || at > HEAD || !isRead) return undefined;
  const unit = said[1] === "minute" ? "min" : said[1] === "hour" ? "h" : "s";
  return cadence(reading, at, at + 1, 1, unit);
}

/** "at minute granularity", "hour resolution": a step without its number. */
function granularStep(reading: Reading, at: number): Found | undefined {
  const first = word(reading, at) === "at" ? at + 1 : at;
  const unit = granularities.has(word(reading, first + 1)) ? unitOfTime(reading, first) : undefined;
  if (unit === undefined || number(reading, at - 1) !== undefined || word(reading, first).length < 3) return undefined;
  return cadence(reading, at, first + 2, unit.times, unit.unit);
}

const granularities = new Set("granularity resolution grain cadence".split(" "));

function ofBars(reading: Reading, at: number): Found | undefined {
  const step = barStepAt(reading, at) ?? compoundStepAt(reading, at);
  return step === undefined ? undefined : cadence(reading, at, step.next, step.count, step.unit);
}

/** So early a word belongs to what the rows are. */
const HEAD = 5;
const barsOfTime = new Set("candles candlesticks bars ohlc ohlcv telemetry ticks".split(" "));
const quotes = new Set("prices quotes closes returns data".split(" "));
const sureSteps = new Set("interval intervals step steps resolution granularity cadence frequency".split(" "));

/** "10-min SCADA from 15 wind turbines", "one-second positions of 25 ploughs", "30 second GPS fixes of 120 buses": so told at the head of a need, of so many. */
function isHeadlineStep(reading: Reading, at: number, { next, unit }: Duration): boolean {
  const isShort = unit === "s" || unit === "min" || unit === "h";
  const isFigure = reading.tokens[at]?.kind === "number";
  if (!isShort || !(isFigure || next === at + 1) || !isHeadline(reading, at, next)) return false;
  return (isFigure && isGlued(reading, at + 1)) || [0, 1, 2].some((step) => isSeries(word(reading, next + step)));
}

/** What is written down again and again, where "5 minute calls" are calls that last so long. */
function isSeries(noun: string): boolean {
  return (
    stepNouns.has(noun) ||
    /^(?:fixes|pings|positions|vitals|profiles|scada|loads?|traces|series|prices|quotes|closes)$/.test(noun)
  );
}

/** "one reading per minute", "a row per day". */
function perUnit(reading: Reading, at: number): Found | undefined {
  if (!ones.has(word(reading, at))) return undefined;
  // "una al mes", "one per day": one of what the rows are.
  if (ofOne.has(word(reading, at + 1))) {
    const unit = unitOfTime(reading, at + 2) ?? dayNounAt(reading, at + 2);
    const isWhole = unit !== undefined && word(reading, at + 2).length > 1;
    // "one per month January to December 2025"
    const isFollowed =
      isWhole && (connectives.has(word(reading, unit.next)) || periodAt(reading, unit.next) !== undefined);
    return isWhole && (isBreak(reading, unit.next) || isFollowed)
      ? cadence(reading, at, unit.next, unit.times, unit.unit)
      : undefined;
  }
  if (!isWord(reading, at + 1)) return undefined;
  // "one training session a week"
  const per = [at + 2, at + 3].find((each) => perWords.has(word(reading, each)));
  if (per === undefined || !isWord(reading, per - 1)) return undefined;
  const isRecord = records.has(word(reading, per - 1)) && per === at + 2;
  const length = isRecord ? durationAt(reading, per + 1) : undefined;
  // "a reading per 10 minutes"
  if (length !== undefined) return cadence(reading, at, length.next, length.count, length.unit);
  const unit = unitOfTime(reading, per + 1) ?? dayNounAt(reading, per + 1);
  // "1 trade per second" is a step, "one visit per month" may be a habit.
  const isStep =
    unit !== undefined && ["s", "min", "h"].includes(unit.unit) && word(reading, per) === "per" && per === at + 2;
  // "one check a month in 2025": with its window it is a step all the same.
  const isWindowed = unit !== undefined && windowOpeners.has(word(reading, unit.next));
  if (!isStep && !isWindowed && !isRecord) return undefined;
  return unit === undefined ? undefined : cadence(reading, at, unit.next, unit.times, unit.unit);
}

const perWords = new Set("per a an each every pro por par cada chaque".split(" "));

const windowOpeners = new Set(
  "in during over through throughout since from for en durante depuis pendant im seit em".split(" "),
);

const lasts =
  /^(?:for|over|during|across|throughout) (?:(?:the|a|an|one|two|three|four|five|six|\d{1,3}|last|past|next|whole|full) ){1,3}(?:day|week|month|quarter|year)s?(?![\p{L}\d])/iu;

/** "downloads per day for 36 episodes": what is counted by the day of each of so many. */
function perDayOf(reading: Reading, at: number): Found | undefined {
  if (at > 3 || !["per", "pro", "por", "par"].includes(word(reading, at)) || !isWord(reading, at - 1)) return undefined;
  const unit = unitOfTime(reading, at + 1) ?? dayNounAt(reading, at + 1);
  // "cost export per day, Jan to Mar 2025", "station entries per hour for a month"
  const isWindowed =
    unit !== undefined &&
    ((isBreak(reading, unit.next) && periodAt(reading, unit.next + 1) !== undefined) ||
      lasts.test(reading.text.slice(reading.tokens[unit.next]?.start ?? reading.text.length)));
  if (isWindowed) return cadence(reading, at, unit.next, unit.times, unit.unit);
  if (unit === undefined || !headPrepositions.has(word(reading, unit.next))) return undefined;
  const count = number(reading, unit.next + 1);
  if (count === undefined || count.value < 2 || !isWord(reading, count.next)) return undefined;
  return cadence(reading, at, unit.next, unit.times, unit.unit);
}

/** "power of 6 inverters per minute", "readings from 20 sensors per second". */
function perThings(reading: Reading, at: number): Found | undefined {
  if (!["per", "pro", "por", "par"].includes(word(reading, at))) return undefined;
  const unit = unitOfTime(reading, at + 1) ?? dayNounAt(reading, at + 1);
  if (unit === undefined || word(reading, at + 1).length === 1) return undefined;
  for (let first = at - 2; first >= Math.max(1, at - 4) && isWord(reading, first + 1); first--) {
    const count = number(reading, first);
    if (count !== undefined)
      return count.value >= 2 && isOfThings(reading, first)
        ? cadence(reading, at, unit.next, unit.times, unit.unit)
        : undefined;
  }
  return undefined;
}

/** "500 companies x 12 weeks": one step of the unit that is crossed. */
function ofCrossing(reading: Reading, at: number): Found | undefined {
  const crossed = crossedDuration(reading, at);
  return crossed === undefined ? undefined : cadence(reading, at, at + 1, 1, crossed.unit);
}

import type { Found } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { stepsIn } from "../../layout/steps.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const each = "(?:per|for each|for every|each|every|pro|je|por|cada|por cada|par|pour chaque|chaque)";
const row =
  "(?:row|record|line|reading|entry|zeile|datensatz|messwert|eintrag|fila|registro|lectura|ligne|enregistrement|mesure|linha|leitura)";
const step = "(?:day|tag|dia|jour|week|woche|semana|semaine|month|monat|mes|mois|hour|stunde|hora|heure)";
const and = "(?:and|und|y|et|e|per|x|&|pro|por|par)";
/** "one row per shop and day": of each of them at each step. */
const grain = new RegExp(
  `\\b(?:one|a|1|eine|ein|una|un|une|uma|um) ${row} ${each} (?:(?<thing>\\p{L}+) ${and} (?:each |every |cada |chaque |je )?${step}|${step} ${and} (?:each |every |cada |chaque |je )?(?<other>\\p{L}+))\\b`,
  "u",
);
/** What is read once at a step; a shop has many sales a day. */
const meters =
  /^(?:sensor|meter|probe|gauge|thermometer|logger|station|counter|buoy|device|zahler|fuhler|messstelle|sensoren|medidor|contador|sonda|estacion|capteur|compteur|sonde|estacao)s?$/;
const WEEK = 7;

/** "90 days for 4 shops, one row per shop and day, 500 rows", "daily for 30 days, 1,000 rows of 2 sensors": so many things at so many steps. */
export function findOtherGrain(ledger: Ledger): void {
  const { findings, rows } = ledger;
  const { found, text } = findings;
  if (rows?.span === undefined || found.some(({ kind }) => kind === "tables" || kind === "hours")) return;
  const windows = found.filter((one) => one.kind === "window");
  const cadences = found.filter((one) => one.kind === "cadence");
  const [window, cadence] = [windows[0], cadences[0]];
  if (window === undefined || cadence === undefined || windows.length + cadences.length > 2) return;
  if (window.months !== undefined || found.some(({ kind }) => kind === "weekdays")) return;
  const said = grain.exec(fold(text));
  const things = thingsOf(ledger);
  const [thing, ...others] = things;
  const size = thing === undefined ? undefined : exactOf(thing);
  if (thing === undefined || size === undefined || others.length > 0) return;
  const name = said?.groups?.thing ?? said?.groups?.other;
  const isGrain = name !== undefined && thing.nouns.some((noun) => name.startsWith(noun.slice(0, 5)));
  const isRead = said === null && thing.nouns.some((noun) => meters.test(noun));
  if (!isGrain && !isRead) return;
  const steps = stepsOf(cadence, window);
  // A step more or less at the ends of the time; where nothing says that there is one row for each, there may be fewer.
  const most = (steps + 1) * size;
  const least = Math.max(1, steps - 1) * size;
  if (rows.count <= most && (rows.count >= least || !isGrain)) return;
  ledger.tell(
    `${quoteOf(ledger, window)} of ${quoteOf(ledger, thing.span)} ${quoteOf(ledger, cadence)} comes to ${steps * size} rows, yet ${quoteOf(ledger, rows.span)} are asked`,
    [{ start: window.start, end: window.end }, thing.span, rows.span].sort((a, b) => a.start - b.start),
    `ask for ${steps * size} rows, or for another time or number of them`,
  );
}

/** What is counted beside the rows and the time. */
function thingsOf({ counts, rows }: Ledger): Ledger["counts"] {
  return counts.filter(
    ({ span, most }) =>
      most > 1 && !(rows?.span !== undefined && span.start < rows.span.end && rows.span.start < span.end),
  );
}

function stepsOf(
  { count, unit, weekdays }: Extract<Found, { kind: "cadence" }>,
  { from, to }: Extract<Found, { kind: "window" }>,
): number {
  return stepsIn(from, to, { count, unit }, weekdays === undefined || weekdays.length >= WEEK ? {} : { weekdays });
}

import { tokenFrom } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import type { Findings } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

/** What is done, and what the time that it takes is called by. */
const deeds: readonly (readonly [deed: RegExp, time: RegExp])[] = [
  [
    /^(?:re)?solved|^fixed|^closed/,
    /\b(?:resolution|solution|solving|fix(?:ing)?|closing)[ _-](?:time|duration)\b|\btime[ _-]to[ _-](?:resolve|resolution|solve|fix|close)\b/,
  ],
  [/^delivered/, /\b(?:delivery|delivering)[ _-](?:time|duration|days|hours)\b|\btime[ _-]to[ _-]deliver\b/],
  [
    /^(?:answered|replied)/,
    /\b(?:response|reply|answer(?:ing)?)[ _-](?:time|duration)\b|\btime[ _-]to[ _-](?:reply|answer|respond)\b/,
  ],
  [/^(?:processed|handled)/, /\b(?:processing|handling)[ _-](?:time|duration)\b/],
  [/^repaired/, /\brepair(?:ing)?[ _-](?:time|duration)\b|\btime[ _-]to[ _-]repair\b/],
  [/^geloste?/, /\blosungs(?:zeit|dauer)\b/],
  [/^geliefert/, /\bliefer(?:zeit|dauer)\b/],
  [/^beantwortet/, /\bantwortzeit\b/],
  [/^bearbeitet/, /\bbearbeitungs(?:zeit|dauer)\b/],
  [/^repariert/, /\breparatur(?:zeit|dauer)\b/],
  [/^resuelt[oa]s/, /\btiempo de resolucion\b/],
  [/^entregad[oa]s/, /\b(?:tiempo|plazo|prazo|tempo) de entrega\b/],
  [/^livre[e]?s/, /\b(?:delai|temps|duree) de livraison\b/],
  [/^resolus/, /\b(?:delai|temps|duree) de resolution\b/],
];
const verbs =
  "resolved|solved|fixed|closed|delivered|answered|replied|processed|handled|repaired|geloste?|geliefert|beantwortet|bearbeitet|repariert|resuelt[oa]s|entregad[oa]s|livree?s|resolus";
const units =
  "minutes?|mins?|hours?|hrs?|h|days?|weeks?|minuten?|stunden?|tagen?|wochen?|minutos?|horas?|dias?|semanas?|heures?|jours?|semaines?";
const within = `(?:within|in under|in less than|in at most|in no more than|innerhalb von|binnen|in unter|en menos de|en moins de|em menos de|dentro de) (?<count>\\d{1,3}) (?<unit>${units})`;
const all = "(?:all|every|each|always|alle|jede[rs]?|immer|tod[oa]s|siempre|cada|tous|toutes|toujours|chaque|sempre)";
const whole =
  "(?:without (?:any )?exceptions?|ohne ausnahme|sin excepcion(?:es)?|sans exception|sem excecao|always|each time|every time)";
const small = "(?: (?!not |never |\\d)\\p{L}{1,14}){0,4}?";
/** "all solved within 24 hours", "solved within 24 hours without exception". */
const bounds: readonly RegExp[] = [
  new RegExp(`\\b${all}${small} (?<deed>${verbs}) ${within}\\b`, "u"),
  new RegExp(`\\b(?<deed>${verbs}) ${within},? ${whole}`, "u"),
  new RegExp(`\\b${all}${small} ${within} (?<deed>${verbs})\\b`, "u"),
];

/** "solved within 24 hours without exception, resolution time from 2 to 9 days": no time is that long. */
export function findLongerThanAllTook(reading: NeedReading, { found }: Findings, { impossible }: DraftNotes): void {
  if (impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const said = bounds.map((pattern) => pattern.exec(folded)).find((each) => each !== null);
  const { deed = "", count, unit = "" } = said?.groups ?? {};
  const times = deeds.find(([done]) => done.test(deed))?.[1];
  const most = convert(Number(count), unitOf(unit), "h");
  if (said == null || times === undefined || most === undefined) return;
  for (const range of found) {
    if (range.kind !== "range" || range.minimum === undefined || range.unit === undefined) continue;
    const least = convert(range.minimum, range.unit, "h");
    const [first, next] = clauseAround(reading, tokenFrom(reading, 0, range.start));
    if (least === undefined || least <= most || !times.test(foldedOf(reading, first, next))) continue;
    const spans = [
      { start: said.index, end: said.index + said[0].length },
      { start: reading.tokens[first]?.start ?? range.start, end: range.end },
    ].sort((one, other) => one.start - other.start);
    impossible.push({
      reason: `${quotesOf(reading, spans)}: all are done before that time is over`,
      spans,
      fix: "say shorter times, or a later end",
    });
    return;
  }
}

function unitOf(said: string): string {
  if (/^mi/.test(said)) return "min";
  if (/^(?:d|j|ta)/.test(said)) return "day";
  return /^(?:w|s[e])/.test(said) ? "week" : "h";
}

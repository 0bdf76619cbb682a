import { word } from "../../../extract/reading.ts";
import { convert, unitNamed } from "../../../extract/units.ts";
import { fold } from "../../../text/fold.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const meters =
  /\b(?:one|a single|single|1|ein(?:e|en|em|er)?|einzige[rn]?|une? seule?|una? sol[oa]|un|une|una|uma?)\b(?: \S+){0,3} (?:sensor|meter|probe|gauge|thermometer|logger|station|buoy|device|zahler|fuhler|messstelle|medidor|contador|sonda|estacion|capteur|compteur|sonde|estacao)\b|\b(?:a|one|just one|only one) single (?!(?:row|line|record|entry|reading|value|file|table|sheet|column|day|week|month|year|hour)\b)\p{L}{3,20}\b|\b(?:ein(?:e[rnm]?)? (?:einzige[rnms]?)|un sol[oa]|una sola|une? seule?|um so|uma so) \p{L}{3,20}\b/u;
/** "from 30 meters": so many are read at each step. */
const several =
  /(?<![\d.,])(?<many>\d{1,3}(?:,\d{3})+|\d{1,6}) (?:\p{L}+ ){0,2}(?:sensors|meters|probes|gauges|thermometers|loggers|stations|buoys|devices|zahler|fuhler|messstellen|medidores|contadores|sondas|estaciones|capteurs|compteurs|sondes|estacoes)\b/u;
const gapless =
  /\b(?:no gaps|without (?:a gap|gaps|any gaps)|no holes|uninterrupted|gapless|ohne lucken|luckenlos|sin huecos|sin interrupcion|sans trou|sans interruption|sem falhas|sem interrupcao)\b/;
const rhythm =
  /\b(?:every|each|per|once an?|once per|once every|jede|jeden|pro|cada|chaque|toutes les|por|par) (?:full |single |voller? |volle )?(?<unit>minute|hour|stunde|hora|heure)\b(?! (?:of|and)\b)|\b(?:a|one|1|single|eine?|una?|une) (?:[a-z]+ ){0,2}?(?:reading|value|measurement|sample|row|record|line|messwert|wert|lectura|mesure|leitura) (?:a|an|per|each|every|pro|am|por|al|par) (?<told>minute|hour|day|stunde|tag|hora|dia|heure|jour)\b|\b(?<hourly>hourly|stundlich|daily|taglich)\b/;
const eaches = /^(?:every|each|alle|cada|toutes|a)$/;
const readings =
  /^(?:readings?|values?|measurements?|samples?|rows?|records?|lines?|messwerte?|werte|zeilen|lecturas?|valores|filas|mesures?|valeurs?|lignes?|leituras?|linhas?)$/;
const others = /\b(?:during|while|only when|between \d|opening)\b/;
const aDay = /\b(?:per day|a day|per hour)\b/;

/** "one probe, a value every full hour for exactly seven days, no gaps, 200 readings": so many steps go into the time. */
export function findStepsWithoutGaps(ledger: Ledger): void {
  const { reading, findings } = ledger;
  const text = fold(findings.text);
  const counted = several.exec(text);
  const many = Number((counted?.groups?.["many"] ?? "1").replaceAll(",", ""));
  if ((counted === null && !meters.test(text)) || !gapless.test(text) || others.test(text)) return;
  const times = reading.quantities.filter(({ unit }) => unit !== undefined && unitNamed(unit)?.dimension === "time");
  const stepped = times.find(({ first }) => eaches.test(word(reading, first - 1)));
  const said = stepped === undefined ? rhythm.exec(text) : null;
  const step = stepped === undefined ? stepSaid(said) : minutesOf(stepped);
  // "8 hours a day": no reading that is told per day.
  if (aDay.test(text) && said?.groups?.["told"] === undefined) return;
  const [length, ...more] = times.filter(
    (each) => each !== stepped && each.is === "exactly" && !each.about && !isIn(each, said),
  );
  const [total, ...totals] = reading.quantities.filter(
    ({ unit, value, is, about, next }) =>
      unit === undefined && value > 1 && is === "exactly" && !about && readings.test(word(reading, next)),
  );
  if (step === undefined || length === undefined || total === undefined || more.length + totals.length > 0) return;
  const steps = (minutesOf(length) ?? 0) / step;
  const all = steps * many;
  // A reading more of each stands at the end.
  if (!Number.isInteger(steps) || steps < 2 || Math.abs(total.value - all) <= many) return;
  ledger.tell(
    `${quoteOf(ledger, length.span)} without gaps come to ${all} readings, yet ${quoteOf(ledger, total.span)} are asked`,
    [length.span, total.span].sort((one, other) => one.start - other.start),
    `ask for ${all}, or for another step or time`,
  );
}

function stepSaid(said: RegExpExecArray | null): number | undefined {
  if (said === null) return undefined;
  const unit = said.groups?.["unit"] ?? said.groups?.["told"] ?? said.groups?.["hourly"] ?? "hour";
  if (/^(?:day|daily|tag|taglich|dia|jour)$/.test(unit)) return 24 * 60;
  return unit === "minute" ? 1 : 60;
}

function minutesOf({ value, unit }: Quantity): number | undefined {
  return unit === undefined ? undefined : convert(value, unit, "min");
}

function isIn({ span }: Quantity, said: RegExpExecArray | null): boolean {
  return said !== null && span.start < said.index + said[0].length && said.index < span.end;
}

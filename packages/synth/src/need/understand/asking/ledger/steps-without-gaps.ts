import { word } from "../../../extract/reading.ts";
import { convert, unitNamed } from "../../../extract/units.ts";
import { fold } from "../../../text/fold.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const meters =
  /\b(?:one|a single|single|1|ein(?:e|en|em|er)?|einzige[rn]?|une? seule?|una? sol[oa]|un|une|una|uma?)\b(?: \S+){0,3} (?:sensor|meter|probe|gauge|thermometer|logger|station|buoy|device|zahler|fuhler|messstelle|medidor|contador|sonda|estacion|capteur|compteur|sonde|estacao)\b/;
const gapless =
  /\b(?:no gaps|without (?:a gap|gaps|any gaps)|no holes|uninterrupted|gapless|ohne lucken|luckenlos|sin huecos|sin interrupcion|sans trou|sans interruption|sem falhas|sem interrupcao)\b/;
const steps =
  /\b(?:every|each|per|once an?|once per|once every|jede|jeden|pro|cada|chaque|toutes les|por|par) (?:full |single |voller? |volle )?(?<unit>minute|hour|stunde|hora|heure)\b(?! (?:of|and)\b)|\b(?<hourly>hourly|stundlich)\b/;
const eaches = /^(?:every|each|alle|cada|toutes|a)$/;
const readings =
  /^(?:readings?|values?|measurements?|samples?|rows?|records?|lines?|messwerte?|werte|zeilen|lecturas?|valores|filas|mesures?|valeurs?|lignes?|leituras?|linhas?)$/;
const others =
  /\b(?:per day|a day|per hour|during|while|only when|between \d|opening|sensors|probes|meters|stations|devices)\b/;

/** "one probe, a value every full hour for exactly seven days, no gaps, 200 readings": so many steps go into the time. */
export function findStepsWithoutGaps(ledger: Ledger): void {
  const { reading, findings } = ledger;
  const text = fold(findings.text);
  if (!meters.test(text) || !gapless.test(text) || others.test(text)) return;
  const times = reading.quantities.filter(({ unit }) => unit !== undefined && unitNamed(unit)?.dimension === "time");
  const stepped = times.find(({ first }) => eaches.test(word(reading, first - 1)));
  const said = stepped === undefined ? steps.exec(text) : null;
  const step = stepped === undefined ? stepSaid(said) : minutesOf(stepped);
  const [length, ...more] = times.filter(
    (each) => each !== stepped && each.is === "exactly" && !each.about && !isIn(each, said),
  );
  const [total, ...totals] = reading.quantities.filter(
    ({ unit, is, about, next }) =>
      unit === undefined && is === "exactly" && !about && readings.test(word(reading, next)),
  );
  if (step === undefined || length === undefined || total === undefined || more.length + totals.length > 0) return;
  const all = (minutesOf(length) ?? 0) / step;
  // A reading more stands at the end.
  if (!Number.isInteger(all) || all < 2 || (total.value >= all - 1 && total.value <= all + 1)) return;
  ledger.tell(
    `${quoteOf(ledger, length.span)} without gaps come to ${all} readings, yet ${quoteOf(ledger, total.span)} are asked`,
    [length.span, total.span].sort((one, other) => one.start - other.start),
    `ask for ${all}, or for another step or time`,
  );
}

function stepSaid(said: RegExpExecArray | null): number | undefined {
  if (said === null) return undefined;
  return said.groups?.unit === "minute" ? 1 : 60;
}

function minutesOf({ value, unit }: Quantity): number | undefined {
  return unit === undefined ? undefined : convert(value, unit, "min");
}

function isIn({ span }: Quantity, said: RegExpExecArray | null): boolean {
  return said !== null && span.start < said.index + said[0].length && said.index < span.end;
}

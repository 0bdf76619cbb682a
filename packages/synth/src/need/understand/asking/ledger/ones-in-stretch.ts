import type { Found } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { stepsIn } from "../../layout/steps.ts";
import { placeOf } from "../tell-apart.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quotesOf } from "./ledger.ts";
import { someDays } from "./some-days.ts";

type Window = Extract<Found, { readonly kind: "window" }>;

const units: ReadonlyMap<string, "min" | "h" | "day" | "week" | "month"> = new Map(
  Object.entries({
    ...{ minute: "min", hour: "h", day: "day", night: "day", week: "week", month: "month" },
    ...{ stunde: "h", tag: "day", woche: "week", monat: "month", hora: "h", dia: "day", semana: "week" },
    ...{ mes: "month", heure: "h", jour: "day", semaine: "week", mois: "month" },
  } as const),
);
const unit = [...units.keys()].join("|");
const item =
  "(?:\\p{L}+ ){0,3}?(?:readings?|values?|measurements?|samples?|records?|rows?|entr(?:y|ies)|lines?|observations?|images?|photos?|sheets?|reports?|messwerte?|messung(?:en)?|zeilen?|lecturas?|mediciones|filas?|registros?|mesures?|lignes?|leituras?|linhas?)";
/** One of them at each step, and no more. */
const pace = new RegExp(
  `\\b(?:exactly |precisely |only |just |genau |exactamente |exactement )?(?:one|a single|1|ein(?:e|en)?|un|una|une|um|uma) ${item}(?: taken| made)? (?:(?:per|every|each|an?|pro|jede[nrs]?|por|cada|par|chaque|for (?:every|each)|on (?:every|each)|for (?:every|each) single) (?<unit>${unit})\\b|(?<daily>hourly|daily))`,
  "u",
);
/** There is but one that gives them. */
const single =
  /\b(?:one|a single|single|1|just one|only one|our only|a|the|ein(?:e|en|er|em)?|einzige[rn]?|un|una|une|um|uma|un solo|una sola|un seul|une seule) (?:\p{L}+ ){0,2}?(?:sensor|gauge|station|meter|probe|thermometer|logger|device|camera|counter|buoy|machine|pump|barometer|scale|server|messgerat|zahler|kamera|pegel|camara|medidor|compteur|capteur|medidor|\p{L}{2,16}(?:sensor|zahler|station|pegel))\b(?!s)/u;
const several =
  /\b(?:sensors|gauges|stations|meters|probes|thermometers|loggers|devices|cameras|counters|buoys|machines|servers|sensoren|zahler(?:n)?|stationen|sensores|estaciones|capteurs|(?:per|each|every|pro|jede[rs]?|por|cada|par|chaque) (?:sensor|gauge|station|meter|probe|device|camera|buoy|site|room|well|house|machine|location))\b/;
/** The need itself says that this is what it comes to. */
const therefore =
  /\b(?:so|thus|hence|therefore|i\.e\.|that is|that makes|which makes|making|also|macht|por lo tanto|asi que|donc|soit|portanto|ou seja)\b[ ,:]{0,2}(?:exactly |altogether |in total |genau |insgesamt )?$/;
const aDay =
  /\b(?:for |of |over |on |during )?(?:an? |one )(?:single |full |whole )?day\b|\bmidnight to midnight\b|\b(?:einen|ein(?:em)? einzigen) (?:ganzen )?tag\b|\bun solo dia\b|\bune seule journee\b|\bum unico dia\b/;
const partly =
  /\b(?:working|week)days?\b|\bexcept\b|\bgaps?\b|\bmissing\b|\boutages?\b|\bonly (?:on|during|from|between)\b|\babout\b|\baround\b|\bduplicates?\b|\bmore than\b|\bat least\b/;
const SLACK = 1;

/** "One sensor, exactly one reading per hour for a single day. The file has 500 readings": so many steps there are, and no more. */
export function findOnesInStretch(ledger: Ledger): void {
  const { reading, findings, counts } = ledger;
  const folded = foldInPlace(reading.text);
  const said = pace.exec(folded);
  if (said === null || partly.test(folded) || someDays.test(folded)) return;
  const total = counts.find((count) => isTotal(count, placeOf(said)) && isOfAll(folded, count));
  const windows = findings.found.filter((each): each is Window => each.kind === "window");
  const [window, ...more] = windows.filter(({ months, last }) => months === undefined && last === undefined);
  const isDay = aDay.exec(folded);
  const step = { count: 1, unit: units.get(said.groups?.["unit"] ?? "") ?? hourOrDay(said.groups?.["daily"]) };
  if (total === undefined || more.length > 0 || (window === undefined && isDay === null)) return;
  if (findings.found.some(({ kind }) => kind === "hours" || kind === "weekdays" || kind === "tables")) return;
  const [from, to] = window === undefined ? ["2024-06-03", "2024-06-04"] : [window.from, window.to];
  const steps = stepsIn(from, to, step, {});
  const size = exactOf(total) ?? 0;
  const room = step.unit === "day" || step.unit === "h" ? 0 : SLACK;
  if (size < 2 || steps < 2 || Math.abs(size - steps) <= room || size === steps + (step.unit === "h" ? 1 : 0)) return;
  const place = window ?? (isDay === null ? undefined : placeOf(isDay));
  const spans = [placeOf(said), total.span, ...(place === undefined ? [] : [{ start: place.start, end: place.end }])];
  const ordered = spans.sort((one, other) => one.start - other.start);
  ledger.tell(
    `${quotesOf(ledger, ordered)}: one each ${calledIn[step.unit] ?? step.unit} comes to ${steps} in that time, and not to ${size}`,
    ordered,
    `ask for ${steps} of them, or for another time`,
  );
}

function hourOrDay(said: string | undefined): "h" | "day" {
  return said === "hourly" ? "h" : "day";
}

const calledIn: Readonly<Record<string, string>> = { min: "minute", h: "hour" };
const totals =
  /^(?:reading|value|measurement|sample|record|row|entry|line|observation|image|photo|sheet|report|messwert|messung|zeile|lectura|medicion|fila|registro|mesure|ligne|leitura|linha)s?$/;

function isTotal(count: Count, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const isOwn = count.span.start < end && start < count.span.end;
  return !isOwn && (exactOf(count) ?? 0) > 1 && count.nouns.some((noun) => totals.test(noun)) && !count.about;
}

/** One source alone gives them, or the need reckons itself: "so 31 rows". */
function isOfAll(folded: string, { span }: Count): boolean {
  if (several.test(folded)) return false;
  return therefore.test(folded.slice(Math.max(0, span.start - 24), span.start)) || single.test(folded);
}

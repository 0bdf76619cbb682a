import { tokenFrom, word } from "../../../extract/reading.ts";
import { unitNamed } from "../../../extract/units.ts";
import type { Findings, Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { stepMs } from "../../layout/steps.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";

const readings =
  "(?:readings?|measurements?|rows?|records?|samples?|entries|timestamps?|values?|observations?|points?|checks?|messungen|messwerte?|werte|zeilen|zeitstempel|lecturas?|mediciones|filas|registros|valores|mesures|releves|lignes|leituras|medicoes|linhas)";
/** Of those that follow one another: "consecutive measurements always 10 days apart", "10 days between two readings". */
const before = new RegExp(
  `\\b(?:(?:consecutive|successive|neighbou?ring|adjacent|aufeinanderfolgende\\p{L}*|consecutiv[oa]s|consecutive?s|successive?s) \\p{L}{3,20}|(?:two|any two) ${readings}|${readings}|gaps?|spacing|interval|distance|abstand|intervalo?|intervalle)(?: (?:is|are|lie|lies|being|always|exactly|must|be|of|between|them|each|spaced|come|taken|immer|genau|liegen|siempre|estan|toujours|sont|sempre)){0,5} $`,
  "u",
);
const consecutive =
  /\b(?:consecutive|successive|neighbou?ring|adjacent|any two|aufeinanderfolgende\p{L}*|consecutiv[oae]s|successive?s)\b|\b(?:gaps?|spacing|interval|abstand|intervalo|intervalle)\b/u;
const apart = /^(?:apart|auseinander|from each other|from one another|de separacion|d'ecart|de distancia)\b/;
const betweens = new RegExp(
  `^(?:lie |pass |always |liegen |pasan )?(?:between|zwischen|entre) (?:(?:the |any |each |all |den |las |los |les |as |os ){0,2}${readings}|(?:any |each )?(?:two|zwei|dos|deux|dois|duas|consecutive|successive|aufeinanderfolgenden) (?<noun>\\p{L}{3,20}))`,
  "u",
);
/** "a few readings 30 minutes apart": not all of them are. */
const someRows =
  /%|\b(?:some|few|several|half|third|quarter|except|sometimes|occasionally|gaps? of up|wenige|manchmal|algun[oa]s|quelques|alguns)\b/;
/** "time between two photos is 1 hour" */
const betweenTwo =
  /\b(?:between|zwischen|entre) (?:any |each )?(?:two|zwei|dos|deux|dois|duas|consecutive|successive) (?<noun>\p{L}{3,20})/u;
const following = /\b(?:consecutive|successive|neighbou?ring|adjacent) (\p{L}{3,20})/u;
const isReading = new RegExp(`^${readings}$`);
const REACH = 90;
const NEAR = 30;

/** "one measurement every 7 days exactly, consecutive measurements always 10 days apart": two steps of one series. */
export function findTwoDistances(reading: NeedReading, { text, found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const [cadence, ...more] = found.filter((each) => each.kind === "cadence");
  if (cadence?.kind !== "cadence" || more.length > 0) return;
  const step = stepMs({ count: cadence.count, unit: cadence.unit });
  const folded = foldInPlace(text);
  for (const { unit, value, is, about, first, span } of reading.quantities) {
    const known = unit === undefined ? undefined : unitNamed(unit);
    const isOther = known?.dimension === "time" && (span.end <= cadence.start || span.start >= cadence.end);
    if (known === undefined || !isOther || about || someRows.test(clauseOf(reading, first))) continue;
    const start = distanceFrom(folded, cadence, span);
    if (start === undefined) continue;
    const ms = value * known.scale * 1000;
    const isBroken =
      is === "exactly" ? Math.abs(ms - step) > step / 10 : is === "least" ? ms > step * 1.1 : ms < step * 0.9;
    // A range has two ends.
    const isEnd = /^(?:to|-|–|and|bis|a|y)$/.test(word(reading, tokenFrom(reading, 0, span.start) - 1));
    if (!isBroken || isEnd) continue;
    tellApart(
      reading,
      notes,
      [cadence, { start, end: span.end }],
      "one series has one step",
      "say one of the two steps",
    );
    return;
  }
}

/** Where the words begin that say of what lies between two readings: none where it is of anything else. */
function distanceFrom(folded: string, cadence: Span, { start, end }: Span): number | undefined {
  const ahead = folded.slice(Math.max(0, start - REACH), start);
  const clause = ahead.split(/[,;.]/).at(-1) ?? "";
  const tail = folded.slice(end).trimStart();
  const [lead, between] = [before.exec(ahead), betweens.exec(tail)];
  const noun = between?.groups?.["noun"] ?? betweenTwo.exec(clause)?.groups?.["noun"] ?? following.exec(clause)?.[1];
  const isOther = noun !== undefined && !isReading.test(noun) && !isCalled(folded, cadence, noun);
  const isApart = lead !== null && (apart.test(tail) || consecutive.test(clause) || betweenTwo.test(clause));
  if (isOther || (!isApart && between === null)) return undefined;
  return lead === null ? start : start - lead[0].length;
}

/** "a photo every 5 minutes, time between consecutive photos" */
function isCalled(folded: string, { start, end }: Span, noun: string): boolean {
  const stem = noun.slice(0, Math.max(3, noun.length - 2));
  return folded.slice(Math.max(0, start - NEAR), end).includes(stem);
}

function clauseOf(reading: NeedReading, at: number): string {
  return foldedOf(reading, ...clauseAround(reading, at));
}

import type { Findings, Found } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

type Gap = Extract<Found, { readonly kind: "gap" }>;

const day = "(?:same|very same|very|selben|gleichen|mismo|meme|mesmo)";
/** Of all of them: "delivered on the very day it was ordered", "same-day deliveries only". */
const same = new RegExp(
  [
    `\\b(?:(?:is|are|gets?|must be|was|were|has to be|will be) )?(?:always )?(?:delivered|shipped|sent|paid|returned|collected|picked up|settled|processed|done|resolved|closed|answered|repaired|handed over|brought back|discharged|completed|finished|issued) (?:always )?(?:on |within |at )?(?:the |one and the )?${day}(?: ${day})? (?:calendar )?(?:day|date)(?: (?:it|they|he|she|on which it|that it) (?:was|is|were|are|came|comes) \\p{L}{3,12}| as (?:the |its |their )?\\p{L}{3,14}| of (?:the |its )?\\p{L}{3,14})?`,
    "\\b(?:only |all |every )?same-day (?:\\p{L}+ ){0,2}?(?:deliver(?:y|ies)|couriers?|jobs?|repairs?|service|shipping|dispatch|orders?|payments?|returns?|processing)(?: only)?",
    "\\b(?:am|noch am) (?:selben|gleichen) tag (?:geliefert|bezahlt|verschickt|zuruckgegeben|abgeholt|erledigt)",
    "\\b(?:se )?(?:entreg\\p{L}{2,6}|pag\\p{L}{1,5}|envi\\p{L}{1,5}|devuelv\\p{L}{1,4}) el mismo dia",
    "\\b(?:livree?s?|payee?s?|envoyee?s?|rendue?s?) le (?:jour meme|meme jour)",
    "\\b(?:entregues?|pag[oa]s?|enviad[oa]s?|devolvid[oa]s?) no mesmo dia",
  ].join("|"),
  "u",
);
const otherwise =
  /\b(?:some|most|half|if|when|unless|except|or|not|no|never|usually|mostly|often|third|quarter|few|standard|express|rest|others?|manche|meist\w*|wenn|oder|nicht|algun\w*|mayoria|si|o|no|certain\w*|parfois|ou|pas|alguns|ou|nao)\b|%/;
const deeds: readonly RegExp[] = [
  /deliver|liefer|entreg|livr/,
  /ship|dispatch|sent|send|versand|verschick|envi|envoy/,
  /pay|paid|bezahl|pag|paye|settl/,
  /return|brought back|zuruck|ruck|devol|devuelv|rend|retour/,
  /collect|pick/,
  /repair|resolv|clos|done|complet|finish|process/,
  /order|bestell|pedid|command|encomend/,
  /discharg|entlass|alta/,
];
const HOURS: ReadonlySet<string> = new Set(["ms", "s", "min", "h"]);

/** "each is delivered on the very day it was ordered … delivery date 3 to 5 days after the order date": one of them, told twice. */
export function findLaterThanSameDay(reading: NeedReading, { found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const one = same.exec(folded);
  if (one === null) return;
  const place = placeOf(one);
  const lead =
    folded
      .slice(Math.max(0, place.start - 40), place.start)
      .split(/[,;.:\n]/)
      .at(-1) ?? "";
  const tail = folded.slice(place.end, place.end + 24).split(/[,;.:\n]/)[0] ?? "";
  if (otherwise.test(lead) || otherwise.test(tail)) return;
  const gap = found.find((each): each is Gap => each.kind === "gap" && isLater(each) && isOf(folded, one[0], each));
  if (gap === undefined || (gap.start < place.end && place.start < gap.end)) return;
  const why = "what is done the same day is not done days later";
  tellApart(reading, notes, [place, gap], why, "say the same day, or so many days later");
}

function isLater({ least, most, unit }: Gap): boolean {
  return !HOURS.has(unit) && Math.min(Math.abs(least ?? 0), Math.abs(most ?? Number.POSITIVE_INFINITY)) >= 1;
}

/** "delivery date 3 to 5 days after the order" is of what is delivered. */
function isOf(folded: string, said: string, { left, start, end }: Gap): boolean {
  const text = `${left.toLowerCase()} ${folded.slice(start, end)}`;
  const own = deeds.filter((deed) => deed.test(said));
  return own.length === 0 || own.some((deed) => deed.test(text)) || /\b(?:jobs?|orders?|courier)/.test(said);
}

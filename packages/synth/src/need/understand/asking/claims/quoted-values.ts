import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

const open = "['\"“”„‘’«`]";
const close = "['\"“”’«»‘`]";
const quoted = (name: string): string => `${open}(?<${name}>[^'"“”„‘’«»\`\\n]{1,30})${close}`;
const share = "(?:about |around |roughly |ca\\.? |etwa |rund )?\\d{1,2}(?:[.,]\\d{1,2})? ?(?:%|percent|prozent)";
const alls =
  "(?:all(?: (?:of them|the \\p{L}{3,20}|\\p{L}{3,20}))?|(?:each|every|jede[rs]?|cada|chaque) \\p{L}{3,20}|alle(?: \\p{L}{3,20})?|tod[oa]s(?: (?:las|los|as|os) \\p{L}{3,20})?|(?:tous|toutes)(?: les \\p{L}{3,20})?)";
const having = "(?:have|has|with|in|haben|hat|mit|tienen|tiene|con|ont|a|avec|tem|com)";
const article = "(?:the |den |die |das |dem |der |el |la |le |o |a |un |um )?";
const all = new RegExp(
  `\\b${alls} (?:(?:always|must|should|immer|siempre|toujours|sempre) ){0,2}${having} ${article}(?<name>\\p{L}[\\p{L}_]{2,24}) ?(?:=|:|is|set to|of)? ?${quoted("value")}(?! ?(?:,|\\/|\\||or|oder|o|ou|and|und|y|et|e) ?${open})(?! (?:if|when|where|unless|at first|initially|until|before|wenn|bis|zuerst|zunachst|si|cuando|hasta|quand|jusqu|se|quando|ate)\\b)`,
  "gu",
);
const some = new RegExp(
  `${share} (?<between>(?:(?!if|when|where|later|then|after|previous\\p{L}*|old|vorher|spater|danach)[\\p{L}]{1,14} ){0,6}?)(?<name>\\p{L}[\\p{L}_]{2,24}) ?(?:=|:|is|set to|of|ist|es|est|e|auf)? ?${quoted("value")}`,
  "gu",
);

/** "alle haben den Status 'versendet', bei 15 % ist der Status 'storniert'": of one name, all have one value and some another. */
export function findOtherThanAllHave(reading: NeedReading, { impossible }: DraftNotes): void {
  if (impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  for (const whole of folded.matchAll(all)) {
    const other = [...folded.matchAll(some)].find(
      ({ groups }) =>
        groups?.["name"] === whole.groups?.["name"] && groups?.["value"]?.trim() !== whole.groups?.["value"]?.trim(),
    );
    if (other === undefined) continue;
    const spans = [whole, other]
      .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
      .sort((one, another) => one.start - another.start);
    impossible.push({
      reason: `${quotesOf(reading, spans)}: what all have leaves no rows for another value`,
      spans,
      fix: "leave one of the two out, or say a share instead of all",
    });
    return;
  }
}

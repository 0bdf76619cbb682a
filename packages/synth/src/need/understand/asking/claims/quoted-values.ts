import type { Findings } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf, quotesOf } from "../said-orders.ts";

const open = "['\"“”„‘’«`]";
const close = "['\"“”’«»‘`]";
const quoted = (name: string): string => `${open}(?<${name}>[^'"“”„‘’«»\`\\n]{1,30})${close}`;
const share = "(?:about |around |roughly |ca\\.? |etwa |rund )?\\d{1,2}(?:[.,]\\d{1,2})? ?(?:%|percent|prozent)";
const only =
  /\b(?:only|either|must|nothing but|exclusively|nur|ausschliesslich|entweder|solo|solamente|unicamente|seulement|uniquement|apenas|somente|so pode|ne peut)\b/;
const behindList = new RegExp(
  `^ ?[,;.:(-]? ?(?:(?:and|but|with|including|mit|und|aber|davon|con|y|pero|avec|et|mais|com|e) ){0,2}${share} (?:(?:of (?:them|the rows|rows|all)|are|is|as|being|marked|set to|having|davon|sind|mit|son|sont|sao) ?){0,3}(?:(?<name>\\p{L}{3,20})(?: is| =| ist| es| est)? )?${quoted("value")}`,
  "u",
);

/** "status may only be 'paid' or 'unpaid', with 10% 'refunded'": a share of a value that there is not. */
export function findShareOfUnlisted(reading: NeedReading, { text, found }: Findings, { impossible }: DraftNotes): void {
  if (impossible.length > 0) return;
  const folded = foldInPlace(text);
  for (const list of found) {
    if (list.kind !== "members" || list.values.length < 2) continue;
    const written = folded.slice(Math.max(0, list.start - 30), list.end);
    if (!only.test(written.slice(written.search(/[^,;.]*$/))) && !only.test(folded.slice(list.start, list.end)))
      continue;
    const values = list.values.map((value) => foldInPlace(value));
    const areQuoted = new RegExp(open).test(folded.slice(list.start, list.end));
    const strange = areQuoted ? behindList.exec(folded.slice(list.end, list.end + 120)) : null;
    if (strange === null || values.includes(strange.groups?.["value"] ?? "")) continue;
    // "5% have payment 'refunded'" is of another column.
    if (!written.includes(strange.groups?.["name"] ?? "")) continue;
    const spans = [
      { start: list.start, end: list.end },
      { start: list.end + strange[0].search(/[^ ,;.:(-]/), end: list.end + strange[0].length },
    ];
    impossible.push({
      reason: `${spans.map((span) => `"${quoteOf(reading, span)}"`).join(" leaves no room for ")}`,
      spans,
      fix: "add that value to the list, or leave its share out",
    });
    return;
  }
}

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

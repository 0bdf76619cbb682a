import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quotesOf } from "../said-orders.ts";

/** "user_id is the primary key", "email is the key, so no address occurs twice" */
const key =
  /\b(?<thing>\p{L}{3,30}?)(?:[_ ](?:ids?|no|nr|number|address|code))? (?:is|as|ist|es|est|e) (?:the |our |der |la |a (?=unique|primary))?(?:primary |unique |prim[a-z]* )?(?:key|schlussel|primarschlussel|clave|cle|chave)\b(?! (?!of\b|and\b|so\b|und\b|y\b|et\b|e\b|column\b)\p{L})/gu;
/** "a unique transaction id", "transaction ids are unique" */
const unique =
  /\b(?:unique|eindeutige[nr]?|distinct|unica?|unico) (?:\p{L}+ ){0,2}(?<thing>id|number|code|key|reference|identifier|nummer|kennung|numero|codigo)s?\b|\b(?<other>id|number|code|key|reference|identifier|nummer|kennung|numero|codigo)s? (?:is|are|ist|sind|es|son|est|e|must be|should be|always) (?:all |always )?(?:unique|eindeutig|unic[oa]s?|distinct)\b/gu;
/** So many keys of a need are looked at. */
const MOST = 4;
const elsewhere =
  /^ (?:in|on|across|among) (?:the |our |all )?(?!rows|lines|records|table|data|dataset|file|list)\p{L}/u;
const times = "(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|several|many)";

/** "user_id is the primary key, a typical user shows up four or five times": a key stands in one row only. */
export function findKeyAndOften(reading: Reading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const text = foldInPlace(reading.text);
  const keys = [...text.matchAll(key), ...text.matchAll(unique)].slice(0, MOST);
  for (const match of keys) {
    const thing = singular(match.groups?.["thing"] ?? match.groups?.["other"] ?? "", reading.language);
    const other = oftenOf(thing).exec(text) ?? repeatedOf(thing).exec(text);
    // "customer_id is the key …, each customer appears three times in the orders" is told of another table.
    if (other === null || elsewhere.test(text.slice(other.index + other[0].length))) continue;
    const spans = [match, other].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)}: a key stands in one row only`,
      spans: spans.sort((one, two) => one.start - two.start),
      fix: "make something else the key, or let none of them repeat",
    });
    return;
  }
}

/** "the average customer appears three times", "40 of the subscribers use the same email" */
function oftenOf(thing: string): RegExp {
  const called = `${thing.replace(/[^\p{L}]/gu, "")}s?`;
  return new RegExp(
    `\\b(?:typical|average|usual|each|every|most) ${called} (?:shows? up|appears?|occurs?|comes up|is listed|turns? up|repeats?) (?:about |some |around |roughly )?(?:${times}(?: (?:or|to|-) ${times})? times|twice|more than once)\\b|\\b(?:\\d{1,6}|some|several|a few|\\d{1,2} ?%)(?: \\p{L}+){0,3} (?:use|share|have|using|sharing) (?:the |one |an? )?same ${called}\\b`,
    "u",
  );
}

/** "the same id repeated on five rows each time": whatever is unique stands in one row only. */
function repeatedOf(thing: string): RegExp {
  const called = `(?:\\p{L}+ )?${thing.replace(/[^\p{L}]/gu, "")}s?`;
  return new RegExp(
    `\\b(?:the |each |every )?same ${called} (?:is |are |being |gets )?(?:repeated|repeats?|appears?|appearing|occurs?|occurring|used|shared|reused|stands?|comes?) (?:on|in|across|over|by|up on|up in)? ?(?:${times}|\\d+) (?:rows|lines|records|entries|times|of them)\\b|\\beach ${called} (?:is |appears? |occurs? |repeats? |repeated )(?:repeated )?(?:on |in |across )?(?:${times}) (?:rows|lines|records|times)\\b`,
    "u",
  );
}

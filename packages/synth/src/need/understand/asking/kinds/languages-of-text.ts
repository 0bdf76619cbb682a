import { type Reading, spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isContent } from "../claims/parts-of-text.ts";
import { areAlike, rootOf } from "../claims/roots.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

/** Languages by what they are called in the languages of needs. */
const languages: readonly string[] = [
  "english|englisch|auf englisch|ingles|anglais",
  "german|deutsch|aleman|allemand|alemao",
  "french|franzosisch|frances|francais",
  "spanish|spanisch|espanol|castellano|espagnol|espanhol",
  "portuguese|portugiesisch|portugues|portugais",
  "italian|italienisch|italiano|italien",
  "dutch|niederlandisch|holandes|neerlandais",
  "polish|polnisch|polaco|polonais|polones",
  "turkish|turkisch|turco|turc",
  "swedish|schwedisch|sueco|suedois",
  "danish|norwegian|finnish",
  "greek|griechisch",
  "japanese|japanisch|japones|japonais",
  "chinese|mandarin|chinesisch|chino|chinois",
  "russian|russisch|ruso|russe",
  "arabic|arabisch|arabe",
];
const names = languages.map((words, index) => `(?<l${index}>${words})`).join("|");
const wholly =
  "(?:only|exclusively|entirely|wholly|completely|purely|solely|always|nur|ausschlie(?:ss|ß)lich|komplett|immer|durchgehend|solo|solamente|exclusivamente|enteramente|siempre|uniquement|exclusivement|toujours|entierement|apenas|somente|sempre|totalmente)";
const ins = "(?:in|auf|en|em)";
const must =
  "(?:must|has to|have to|needs? to|shall|should|muss|mussen|soll|sollen|debe|deben|tienen? que|doit|doivent|deve|devem|tem que)";
const told = new RegExp(
  [
    `\\b${wholly} (?:written |stored |kept |geschrieben )?${ins} (?:LANG)\\b`,
    `\\b${ins} (?:LANG) ${wholly}\\b`,
    `\\b${must} (?:all |always )?(?:be |sein |ser |estar |etre )?(?:all |always |entirely |wholly |completely |only )?(?:written )?(?:${ins} )?(?:LANG)\\b`,
    `\\b(?:all|every|each|alle|jede[rs]?|todos los|todas las|cada|tous les|toutes les|chaque) (?:\\w+ ){1,3}(?:is |are )?(?:written )?${ins} (?:LANG)\\b`,
  ]
    .map((each, index) => each.replace("LANG", names.replaceAll("<l", `<p${index}l`)))
    .join("|"),
  "g",
);
const otherwise =
  /\b(?:half|some|or|either|translat\w*|ubersetz\w*|traduc\w*|traduit\w*|rest|not|no longer|except|if|when|unless|nicht|wenn|falls|oder|si|cuando|o|quand|ou|se|quando|customers?|users?|speak\w*|learn\w*|lessons?|teach\w*|course|skills?)\b|%/;
/** They tell how it is written, and not what. */
const plain =
  /^(?:writ|written|wholly|whol|entir|complet|pure|pur|sol|exclusiv|alway|strict|stor|kept|keep|geschrieb|only|schreib|escrit|ecrit|durchgeh|komplet|without|word)$/;
const MOST = 6;

interface Told {
  readonly language: string;
  readonly roots: readonly string[];
  readonly span: Span;
}

/** "the review text is written wholly in French, and the review text has to be English": one text has one language. */
export function findTwoLanguages(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const said = toldIn(reading);
  for (const [index, one] of said.entries()) {
    const other = said
      .slice(index + 1)
      .find((each) => each.language !== one.language && areOfOne(one.roots, each.roots));
    if (other === undefined) continue;
    notes.impossible.push({
      reason: `${quotesOf(reading, [one.span, other.span])} cannot both hold: one text is written in one language`,
      spans: [one.span, other.span],
      fix: "say one language, or ask for two columns",
    });
    return;
  }
}

function areOfOne(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  return few.every((root) => many.some((each) => areAlike(each, root)));
}

function toldIn(reading: Reading): readonly Told[] {
  const folded = foldInPlace(reading.text);
  return [...folded.matchAll(told)].slice(0, MOST).flatMap((match) => {
    const [group] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    const start = tokenFrom(reading, 0, match.index);
    const [first, next] = clauseAround(reading, start);
    if (group === undefined || otherwise.test(foldedOf(reading, first, next))) return [];
    const end = tokenFrom(reading, start, match.index + match[0].length);
    const roots = rootsIn(reading, first, end, group.replace(/^p\dl/, ""));
    return [{ language: group.replace(/^p\dl/, ""), roots, span: spanOf(reading, first, end) }];
  });
}

/** What is written so: the content of the clause without its language and how it is written. */
function rootsIn(reading: Reading, first: number, end: number, language: string): readonly string[] {
  const own = new RegExp(`^(?:${languages[Number(language)] ?? ""})$`);
  const roots: string[] = [];
  for (let at = first; at < end; at++) {
    const said = word(reading, at);
    if (!isContent(reading, at) || own.test(said) || /^\d/.test(said)) continue;
    const root = rootOf(said, reading.language);
    if (!plain.test(root) && !plain.test(said)) roots.push(root);
  }
  return roots;
}

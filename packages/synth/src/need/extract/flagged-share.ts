import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { emptyAt } from "./presence-words.ts";
import { isBreak, isWord, type Reading, singularAt, spanOf, word, written } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

const flags = phraseList(
  "flag|flag the|flag those|flag about|flagging|flagging the|mark|mark the|marking|tag|tag the|highlight|highlight the|kennzeichne|kennzeichne die|markiere|markiere die|marca|marca el|marca los|marque|marquer|marquer les|signaler|signaler les|assinala|marcar|marcar os",
);
const flagThem = phraseList(
  "flag those|flag these|flag them|flag it|mark those|mark these|mark them|tag those|tag them|flagged|flagged as such|marked as such|also flagged|which are flagged|diese kennzeichnen|diese markieren|marcarlos|marcar esos|les marquer|les signaler|marcar esses|assinalar esses",
);
const called = phraseList(
  "flagged|flagged as|marked|marked as|labelled|labelled as|labeled|labeled as|tagged|tagged as|classed as|gekennzeichnet als|markiert als|marcados como|marcadas como|marques comme|marcados",
);
const ofThings = phraseList(
  "of readings|of the readings|of rows|of the rows|of records|of the records|of them|of samples|of the samples|of cases",
);
const relatives = phraseList(
  "that are|that is|that were|which are|who are|who were|who|that|which|as|being|die|que estan|que|qui sont|qui|que estao",
);
const articles = /^(?:the|a|an|its|their|der|die|das|den|dem|el|la|los|las|le|les|l'|o|os|as)$/;
const wholes =
  /^(?:rows?|records?|cases?|times?|values?|entries|readings?|samples?|measurements?|observations?|lines?|items?|fields?|cells|hours?|days?|weeks?|months?|years?|minutes?)$/;
const LONGEST = 6;
const placed = /^(?:over|above|below|under|beyond|outside|past|out|off|exceeding|breaching)$/;

interface Trait {
  readonly text: string;
  readonly next: number;
}

/** "flag the 4% over the permit limit", "the 6% who left unseen, flag those": a share that the buyer wants a column for. */
export function flaggedShareAt(reading: Reading, at: number): Found | undefined {
  const asked = phraseAt(reading, at, flags);
  const share = shareSaidAt(reading, asked?.next ?? at);
  if (share === undefined || (asked !== undefined && isWord(reading, at - 1) && !endsPhrase(word(reading, at - 1))))
    return undefined;
  const start = skip(reading, share.next, ofThings);
  const trait = traitFrom(reading, start);
  if (trait === undefined) return undefined;
  const behind = flaggedBehind(reading, trait.next);
  if (asked === undefined && behind === undefined) return undefined;
  const next = behind ?? trait.next;
  if (!endsClause(reading, next)) return undefined;
  return { kind: "rate", rate: share.rate, about: false, of: trait.text, isFlag: true, ...spanOf(reading, at, next) };
}

/** "left empty for the 10% flagged dropped", "blank for the 8% no-shows": what those lack whom a flag tells. */
export function lackOfFlaggedAt(reading: Reading, at: number): Found | undefined {
  const link = emptyAt(reading, at);
  if (link === undefined) return undefined;
  const from = articles.test(word(reading, link.next)) ? link.next + 1 : link.next;
  const share = shareSaidAt(reading, from);
  const trait = share === undefined ? undefined : (calledFrom(reading, share.next) ?? askedFrom(reading, share.next));
  if (share === undefined || trait === undefined) return undefined;
  return { kind: "onlyWhen", left: "", when: trait.text, unless: true, rate: share.rate, ...spanOf(reading, at, from) };
}

function calledFrom(reading: Reading, at: number): Trait | undefined {
  const named = phraseAt(reading, at, called);
  if (named !== undefined) return traitFrom(reading, named.next);
  // "the 8% no-shows"
  const trait = traitFrom(reading, at);
  if (trait === undefined || wholes.test(word(reading, trait.next - 1)) || !endsClause(reading, trait.next))
    return undefined;
  const isPlural = singularAt(reading, trait.next - 1) !== word(reading, trait.next - 1);
  return isPlural && trait.next - at < 4 ? trait : undefined;
}

function askedFrom(reading: Reading, at: number): Trait | undefined {
  const trait = traitFrom(reading, at);
  return trait === undefined || flaggedBehind(reading, trait.next) === undefined ? undefined : trait;
}

function flaggedBehind(reading: Reading, at: number): number | undefined {
  const comma = /^[,;(–—-]$/.test(reading.tokens[at]?.text ?? "") ? at + 1 : at;
  return comma > at ? phraseAt(reading, comma, flagThem)?.next : undefined;
}

/** "who left unseen", "over the permit limit", "as suspicious": up to the end of the clause, without what leads to it. */
function traitFrom(reading: Reading, at: number): Trait | undefined {
  const start = skip(reading, at, relatives);
  let next = start;
  while (next < start + LONGEST && isWord(reading, next) && goesOn(reading, next, start)) next += 1;
  const words = Array.from({ length: next - start }, (_, step) => start + step).filter(
    (each) => !articles.test(word(reading, each)) && word(reading, each) !== "to",
  );
  const text = words.map((each) => written(reading, each, each + 1)).join(" ");
  return words.length === 0 || words.length > LONGEST - 1
    ? undefined
    : { text: text.replace(/(?<=\p{L}) - (?=\p{L})/gu, "-"), next };
}

function goesOn(reading: Reading, at: number, start: number): boolean {
  const said = word(reading, at);
  if (at === start && placed.test(said)) return true;
  return articles.test(said) || /^(?:not|never|out|over|under|without|being|to)$/.test(said) || !endsPhrase(said);
}

function endsClause(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || [")", "-", "–", "—"].includes(word(reading, at));
}

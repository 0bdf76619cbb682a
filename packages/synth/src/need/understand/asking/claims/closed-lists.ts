import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { isWord, number, type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { ONLY_PHRASES } from "../../../text/only-words.ts";
import { wordSet } from "../../../text/word-set.ts";
import { clauseAround, foldedOf, isWall } from "../quantities/clauses.ts";
import { closingAt } from "./closers.ts";
import { isEitherWord, isJoint, isLetterName } from "./parts-of-text.ts";
import { isSmall } from "./roots.ts";

/** A list that leaves no room for other values. */
export interface ClosedList extends Span {
  /** Folded, as they stand there. */
  readonly values: readonly string[];
  /** The word before it: the "priority" of "priority low or medium". */
  readonly name: string;
  /** It is said that it can be nothing else; else a list is taken to name all that there is where it is of all rows. */
  readonly isWhole: boolean;
}

/** Behind them stand all the values that there may be. */
const cues = phraseList(
  `${ONLY_PHRASES}|solely|strictly|only ever|nothing but|either|entweder|one of|exactly one of|limited to|restricted to|confined to|can be|can only be|may be|may only be|must be|must only be|has to be|have to be|is always|are always|is one of|kann nur|darf nur|muss|ist immer|ist nur|einer von|eine von|eines von|beschrankt auf|begrenzt auf|nichts als|puede ser|solo puede ser|debe ser|uno de|una de|limitado a|limitada a|o bien|ne peut etre que|doit etre|est toujours|soit|un des|une des|limite a|limitee a|so pode ser|pode ser|deve ser|um de|uma de|limitado a|limitada a|restrito a|so`,
);
/** Between a name and its list. */
const links = wordSet(
  "is are be can may must has have to always either only one of the being was were should : = ist sind kann darf muss immer nur der die das es son puede pueden debe deben ser est sont peut doit etre e sao pode podem deve devem by via with from to in at mit per aus nach von bei zu por con en par avec com em a au aux",
);
const insisting =
  /\b(?:all|every|each|only|always|either|one of|is|are|exactly|must be|can only be|can be|exclusively|alle|jede[rs]?|nur|immer|entweder|todos|todas|cada|solo|siempre|tous|toutes|chaque|seulement|toujours|apenas|sempre)\b/;
const LONGEST_VALUE = 3;
const MOST_VALUES = 10;
const MOST = 12;
const LONGEST = 24;

/** The lists of values of which a need says, or lets one think, that they are all there are. */
export function closedListsOf(reading: Reading, { found }: Findings): readonly ClosedList[] {
  const lists: ClosedList[] = [];
  for (let at = 0; at < reading.tokens.length && lists.length < MOST; at++) {
    const cue = phraseAt(reading, at, cues);
    const list = cue === undefined ? undefined : listFrom(reading, cue.next);
    if (list === undefined) continue;
    lists.push({ ...list, name: nameBefore(reading, at), isWhole: true });
  }
  return [...found.flatMap((each) => listFound(reading, each)), ...lists, ...listsBeforeClosing(reading)];
}

/** The "Spain and Portugal" of "we ship to Spain and Portugal and nowhere else". */
function listsBeforeClosing(reading: Reading): readonly ClosedList[] {
  return reading.tokens.flatMap((_, end) => {
    if (closingAt(reading, end) === undefined) return [];
    for (let first = Math.max(0, end - LONGEST); first < end - 1; first++) {
      const list = isWall(reading, first) ? undefined : listFrom(reading, first);
      if (list !== undefined && tokenFrom(reading, first, list.end) === end)
        return [{ ...list, name: nameBefore(reading, first), isWhole: true }];
    }
    return [];
  });
}

/** A list that was found, where its clause insists on it or it is closed behind. */
function listFound(reading: Reading, found: Found): readonly ClosedList[] {
  if (found.kind !== "members") return [];
  const at = tokenFrom(reading, 0, found.start);
  const closing = closingAt(reading, tokenFrom(reading, at, found.end));
  const [first, next] = clauseAround(reading, at);
  if (closing === undefined && !insisting.test(foldedOf(reading, first, next))) return [];
  const { values, start, end } = found;
  return [{ values: values.map(fold), name: nameBefore(reading, at), isWhole: closing !== undefined, start, end }];
}

/** The "todo, doing or done" that begins at a token, with "or" or "and" before its last. */
function listFrom(reading: Reading, from: number): Pick<ClosedList, "values" | "start" | "end"> | undefined {
  const values: string[] = [];
  let at = from;
  let isLast = false;
  while (values.length < MOST_VALUES) {
    while ((links.has(word(reading, at)) && !isLetterName(reading, at)) || isQuote(reading, at)) at += 1;
    const first = at;
    while (at < first + LONGEST_VALUE && isPartOfValue(reading, at)) at += 1;
    if (at === first) return undefined;
    values.push(foldedOf(reading, first, at));
    const end = at;
    while (isQuote(reading, at)) at += 1;
    if (isLast) return { values, start: reading.tokens[from]?.start ?? 0, end: reading.tokens[end - 1]?.end ?? 0 };
    const isParted = [",", "/"].includes(reading.tokens[at]?.text ?? "");
    if (isParted) at += 1;
    isLast = isJoint(reading, at) || isEitherWord(reading, at);
    if (isLast) at += 1;
    else if (!isParted) return undefined;
  }
  return undefined;
}

function isPartOfValue(reading: Reading, at: number): boolean {
  const isName = isWord(reading, at) && (!isSmall(word(reading, at)) || isLetterName(reading, at));
  return isName && number(reading, at) === undefined && !isJoint(reading, at) && !isEitherWord(reading, at);
}

function isQuote(reading: Reading, at: number): boolean {
  return /^['"“”„‘’«»`]$/.test(word(reading, at));
}

/** The last word before a list that says what its values are of. */
function nameBefore(reading: Reading, list: number): string {
  let at = list - 1;
  while (at >= 0 && (links.has(word(reading, at)) || phraseAt(reading, at, cues) !== undefined)) at -= 1;
  return isWall(reading, at) ? "" : word(reading, at);
}

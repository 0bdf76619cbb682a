import { areOpposites } from "../../text/opposites.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";
import { ofParties } from "./of-sides.ts";
import { type NamedPhrase, named, type Reading } from "./reading.ts";

type Phrase = readonly Word[];

/** What two of a kind are called where their own names are not said again. */
const sides = /^(?:side|party|person|one|of|them|player|team|opponent|end)$/;

/** "transfers, both IBANs": without owners they are those of the two parties. "white and black player, both ratings": what both have is a field of each. */
export function twinNames(
  words: Phrase,
  fields: readonly Mention[],
  reading: Reading,
): readonly NamedPhrase[] | undefined {
  const pair = pairBefore(fields);
  const name = nameOfBoth(words, pair);
  const first = words[0];
  if (name === undefined || first === undefined) return undefined;
  const last = name.at(-1) as Word;
  const singular = [...name.slice(0, -1), ...wordLike(last.english, [last])];
  const parties = (): readonly NamedPhrase[] | undefined =>
    ofParties.has(last.english) && /^(?:iban|account|bic|wallet|bank)$/.test(last.english)
      ? ["sender", "receiver"].map((party) => named([...wordLike(party, [first]), ...singular], reading))
      : undefined;
  const [one, other] = pair?.map((mention) => mention.words) ?? [];
  if (one === undefined || other === undefined) return parties();
  // "model A, model B, both answers": the letters tell the answers apart, too.
  const letters = [one.at(-1), other.at(-1)].filter((word) => word !== undefined && letter.test(word.folded));
  if (letters.length === 2) return letters.map((each) => named([...singular, each as Word], reading));
  const shared = one.at(-1)?.english === other.at(-1)?.english ? 1 : 0;
  const owners = [one.slice(0, one.length - shared), other.slice(0, other.length - shared)];
  if (owners.some((owner) => owner.length === 0 || owner.length > 2)) return parties();
  return owners.map((owner) => named([...owner, ...singular], reading));
}

const letter = /^[a-d12]$/;

/** "both ratings", "both players' ratings", "Elo of both", "ratings for both players": what both have. */
function nameOfBoth(words: Phrase, pair: readonly Mention[] | undefined): Phrase | undefined {
  const at = words.findIndex(({ folded }) => folded === "both");
  const isOwner = ({ english }: Word): boolean =>
    sides.test(english) || (pair?.every(({ words: own }) => own.some((word) => word.english === english)) ?? false);
  const behind = words.slice(at + 1);
  const isBefore = at > 1 && /^(?:of|for)$/.test(words[at - 1]?.folded ?? "") && behind.every(isOwner);
  const isLed = at === 0 && behind.length > 1 && behind[0] !== undefined && isOwner(behind[0]);
  const name = isBefore ? words.slice(0, at - 1) : at === 0 ? behind.slice(isLed ? 1 : 0) : [];
  return name.length === 0 || name.length > 2 ? undefined : name;
}

/** The two of a kind that were named last, wherever they stand; else those right before, where they are no figures or times. */
function pairBefore(fields: readonly Mention[]): readonly Mention[] | undefined {
  const at = fields.findLastIndex((field, index) => index > 0 && areOfAKind(fields[index - 1] as Mention, field));
  const two = at < 0 ? fields.slice(-2) : fields.slice(at - 1, at + 1);
  if (two.length < 2 || (at < 0 && !two.every(isOwner))) return undefined;
  return two;
}

/** "white player, black player", "party A, party B", "home, away" */
function areOfAKind({ words: one }: Mention, { words: other }: Mention): boolean {
  const [last, lastOther] = [one.at(-1), other.at(-1)];
  if (last === undefined || lastOther === undefined || one.length !== other.length) return false;
  if (one.length === 1) return areOpposites(last.folded, lastOther.folded) || areColours(last, lastOther);
  if (letter.test(last.folded) && letter.test(lastOther.folded) && last.folded !== lastOther.folded)
    return one[0]?.english === other[0]?.english;
  return last.english === lastOther.english && !/^(?:date|time|id|name|type|score|price|number)$/.test(last.english);
}

/** The sides of games on a board. */
function areColours({ folded: one }: Word, { folded: other }: Word): boolean {
  return one !== other && [one, other].every((side) => /^(?:black|white)$/.test(side));
}

function isOwner({ meaning }: Mention): boolean {
  return /^(?:string|id|enum)$/.test(meaning.type.type);
}

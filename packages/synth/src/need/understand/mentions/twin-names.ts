import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";
import { ofParties } from "./of-sides.ts";
import { type NamedPhrase, named, type Reading } from "./reading.ts";

/** "transfers, both IBANs": without owners they are those of the two parties. "white and black player, both ratings": what both have is a field of each. */
export function twinNames(
  words: readonly Word[],
  fields: readonly Mention[],
  reading: Reading,
): readonly NamedPhrase[] | undefined {
  const [first, ...name] = words;
  if (first?.folded !== "both" || name.length === 0 || name.length > 2) return undefined;
  const [one, other] = fields.slice(-2).map((mention) => mention.words);
  const last = name.at(-1) as Word;
  const singular = [...name.slice(0, -1), ...wordLike(last.english, [last])];
  const parties = (): readonly NamedPhrase[] | undefined =>
    ofParties.has(last.english) && /^(?:iban|account|bic|wallet|bank)$/.test(last.english)
      ? ["sender", "receiver"].map((party) => named([...wordLike(party, [first]), ...singular], reading))
      : undefined;
  if (one === undefined || other === undefined) return parties();
  // "model A, model B, both answers": the letters tell the answers apart, too.
  const letters = [one.at(-1), other.at(-1)].filter((word) => word !== undefined && /^[a-d12]$/.test(word.folded));
  if (letters.length === 2)
    return letters.map((letter) => named([...singular, ...(letter === undefined ? [] : [letter])], reading));
  const shared = one.at(-1)?.english === other.at(-1)?.english ? 1 : 0;
  const owners = [one.slice(0, one.length - shared), other.slice(0, other.length - shared)];
  if (owners.some((owner) => owner.length === 0 || owner.length > 2)) return parties();
  return owners.map((owner) => named([...owner, ...singular], reading));
}

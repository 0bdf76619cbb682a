import { placeNamed } from "../../../world/place-named.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { damerau } from "../../text/damerau.ts";
import { fold } from "../../text/fold.ts";
import { type NearWords, nearest, nearWords } from "../../text/near-words.ts";
import { wordsAlike } from "../../text/words-alike.ts";
import { wordKey } from "./phrase.ts";
import { writtenOut } from "./shorthand.ts";
import { isSlip, type Slip } from "./slip.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A need with its slips of the pen put right. */
export interface Spelled {
  readonly text: string;
  readonly slips: readonly Slip[];
}

/** Shorter words are too near to others; of the commonest even those of four letters are told apart. */
const SHORTEST = 5;
/** What needs say beside the names of things. */
const common =
  "every daily hourly weekly monthly yearly between within years months weeks minutes seconds hours unique random normal distribution percent percentage starting starts beginning prefix column columns table tables format rows records missing empty duplicate duplicates linked average minimum maximum around roughly approximately about thousand million hundred always never ever after before either without please should values mostly least exactly different including include past last only when from with each and needed required parquet excel urgent vegetarian organic carrier overdue warranty refunded fragile furnished vaccinated neutered rejected insured verified agreeing";

/** Words of trades that no dictionary has. */
const ofTrades = new Set(
  "arbitrum leaver leavers joiner joiners resit resits jsonl ndjson timestamptz hodler hodlers hodl minke tabletop sitemap hashrate mempool rollup rollups degen degens staker stakers airdrop airdrops dapp dapps chatbot chatbots webhook webhooks devops datetime varchar bigint jsonb serde dataframe dataframes upvote upvotes downvote downvotes retweet retweets podcaster vlogger scooter scooters rainfed statin statins qubit qubits plasmid plasmids aliquot aliquots krill crema saute easement easements stratus caldera minter minters flipper flippers".split(
    " ",
  ),
);
/** Letters and little words of other languages: a short need in French may look like English. */
const foreign =
  /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e\u0180-\u024f]|(?<!\p{L})(?:de|la|el|los|las|del|les|des|du|une|pour|avec|sur|para|con|por|sin|com|dos|das|und|der|die|mit|von|ein|eine|f\u00fcr)(?!\p{L})/iu;
const languages: readonly Language[] = ["en", "de", "es", "fr", "pt"];

let commonWords: NearWords | undefined;

/** Slips in an English need, put right where the word that is meant is beyond doubt. Names with a capital stay as they are. */
export function spelled(text: string, language: Language, vocabulary: Vocabulary): Spelled {
  // A single word may be anything: nothing beside it tells what was meant.
  if (!text.includes(" ")) return { text, slips: [] };
  // "DE, AT or CH" are codes.
  if (language !== "en" || foreign.test(text.replace(/(?<!\p{L})\p{Lu}{2}(?!\p{L})/gu, ""))) return { text, slips: [] };
  const plain = writtenOut(text, (word) => vocabulary.typesNamed(word).length > 0);
  const slips: Slip[] = [...plain.slips];
  const right = plain.text.replace(
    // "sucess/failed" are words, "/usr/bin" is none.
    /(?<![\p{L}\d_.@'-]|(?<!\p{L})\/)\p{L}{4,}(?![\p{L}\d_@]|\/(?!\p{L}{4})|\.\p{L}|-\p{Lu})/gu,
    (written, at: number) => {
      const month = monthMeant(written, plain.text.slice(at + written.length));
      if (month !== undefined) {
        slips.push({ written, meant: month });
        return month;
      }
      if (/\p{Lu}/u.test(written.slice(1)) || (/^\p{Lu}/u.test(written) && !startsSentence(plain.text, at)))
        return written;
      const meant = rightWord(written.toLowerCase(), vocabulary);
      if (meant === undefined || isDoer(written, plain.text) || isPlace(written)) return written;
      // "(maths, francais, svt)": values are the buyer's own, and only a letter of theirs may be wrong.
      if (isInBrackets(plain.text, at) && damerau(written.toLowerCase(), meant, 1) > 1) return written;
      // "opensea/blur" are brands: between slashes only a letter may be wrong.
      const [before, behind] = [plain.text[at - 1], plain.text[at + written.length]];
      if ((before === "/" || behind === "/") && damerau(written.toLowerCase(), meant, 1) > 1) return written;
      const cased = /^\p{Lu}/u.test(written) ? `${meant.charAt(0).toUpperCase()}${meant.slice(1)}` : meant;
      slips.push({ written, meant: cased });
      return cased;
    },
  );
  return { text: likeOthers(right, vocabulary, slips), slips };
}

/** Within a list in brackets. */
function isInBrackets(text: string, at: number): boolean {
  const open = text.lastIndexOf("(", at);
  if (open < 0 || text.lastIndexOf(")", at) > open) return false;
  const end = text.indexOf(")", at);
  return text.slice(open, end < 0 ? at : end).includes(",");
}

/** "city: Toronto" */
function isPlace(written: string): boolean {
  return /^\p{Lu}/u.test(written) && placeNamed(written) !== undefined;
}

/** "mint price, minter wallet": whoever does what the need speaks of is no slip of another word. */
function isDoer(written: string, text: string): boolean {
  const stem = /^(\p{L}{3,})(?:er|or)s?$/u.exec(written.toLowerCase())?.[1];
  return stem !== undefined && new RegExp(`(?<!\\p{L})${stem}(?:e|s|ed|es|ing)?(?!\\p{L})`, "iu").test(text);
}

/** "eggs collected, broken egs": a short word of which another place of the need has the right spelling. */
function likeOthers(text: string, vocabulary: Vocabulary, slips: Slip[]): string {
  const single = (word: string): string => word.replace(/(\p{L})\1/gu, "$1");
  const doubled = new Map(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).flatMap((word) =>
      single(word) === word ? [] : [[single(word), word] as const],
    ),
  );
  if (doubled.size === 0) return text;
  return text.replace(/(?<![\p{L}\d_.@'/-])\p{Ll}{3,6}(?![\p{L}\d_@'/-]|\.\p{L})/gu, (written) => {
    const meant = doubled.get(written);
    if (meant === undefined || languages.some((language) => vocabulary.knows(wordKey(written, language))))
      return written;
    slips.push({ written, meant });
    return meant;
  });
}

let monthNames: NearWords | undefined;

/** "since Janury 2024": a month is beyond doubt before a year. */
function monthMeant(written: string, behind: string): string | undefined {
  if (!/^,? ?(?:19|20)\d\d(?!\d)/.test(behind)) return undefined;
  monthNames ??= nearWords("january february march april august september october november december".split(" "), 2);
  const lower = written.toLowerCase();
  const meant = nearest(monthNames, lower, lower.length < 6 ? 1 : 2)?.word;
  if (meant === undefined || meant === lower || meant.charAt(0) !== lower.charAt(0)) return undefined;
  return `${meant.charAt(0).toUpperCase()}${meant.slice(1)}`;
}

function startsSentence(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const said = before.trimEnd();
  const blank = before.slice(said.length);
  const last = said.at(-1) ?? "";
  return at === 0 || blank.includes("\n") || /[.!?:]/.test(last) || (blank !== "" && /[-*•]/.test(last));
}

function rightWord(written: string, vocabulary: Vocabulary): string | undefined {
  if (fold(written) !== written || ofTrades.has(written)) return undefined;
  if (languages.some((language) => vocabulary.knows(wordKey(written, language)))) return undefined;
  const common = slipOfCommon(written);
  if (common !== undefined) return common;
  const key = wordKey(written);
  const meant = wordsAlike.has(key) || wordsAlike.has(written) ? undefined : slipOf(key, vocabulary);
  if (meant === undefined) return undefined;
  return key !== written && written === `${key}s` && !meant.endsWith("s") ? `${meant}s` : meant;
}

function slipOfCommon(word: string): string | undefined {
  if (wordsAlike.has(word) || wordsAlike.has(wordKey(word))) return undefined;
  commonWords ??= nearWords(common.split(" "), 1);
  const meant = nearest(commonWords, word, 1)?.word;
  return meant !== undefined && meant !== word && isSlip(word, meant) ? meant : undefined;
}

/** The word that one which nobody knows is a slip of; undefined for known words and hopeless ones. */
export function slipOf(word: string, vocabulary: Vocabulary): string | undefined {
  commonWords ??= nearWords(common.split(" "), 1);
  if (word.length < SHORTEST || vocabulary.knows(word) || commonWords.words.includes(word)) return undefined;
  const known = vocabulary.corrected(word);
  return known !== undefined && isSlip(word, known) ? known : slipOfCommon(word);
}

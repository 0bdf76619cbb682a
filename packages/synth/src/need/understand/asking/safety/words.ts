import { fold } from "../../../text/fold.ts";

/** A word of a need, and what stands before it. */
export interface Word {
  /** Lower case, without accents and without a possessive "'s". */
  readonly text: string;
  readonly written: string;
  readonly isCapital: boolean;
  /** "customers'", "Ann's". */
  readonly isOwner: boolean;
  /** True where nothing but a blank, a hyphen or a like sign parts it from the word before. */
  readonly isJoined: boolean;
  /** True behind a slash: "real/fake". */
  readonly isBehindSlash: boolean;
  readonly sentence: number;
  /** How much of the sentence a comma, a colon or a bracket sets apart. */
  readonly clause: number;
}

const wordForm = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
const sentenceEnd = /[!?;\n]|\.(?:["'”’)\s]|$)/;
const clauseEnd = /[,:()|–—"”“„«»[\]=<>+&*#]/;
const shortened = /^(?:incl|excl|inkl|exkl|approx|max|min|ca|bzw|resp)$/;
const owner = /['’]s$/;
/** "l'assuré", "d'une": the short word before the apostrophe says nothing. */
const elided = /^(?:l|d|qu|j|m|t|s|n|c)['’]/i;

/** The words of a need, in one pass. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  let end = 0;
  for (const match of text.matchAll(wordForm)) {
    const between = text.slice(end, match.index);
    const before = words.at(-1);
    // "St. Mary's", "incl. pin": behind a short word with a capital, or before a small letter, a full stop ends nothing.
    const isShort =
      between === ". " &&
      ((before?.isCapital && before.text.length <= 3) ||
        shortened.test(before?.text ?? "") ||
        /^\p{Ll}/u.test(match[0]));
    // "0.5", "1,000"
    const isNumber = (between === "." || between === ",") && /\d$/.test(before?.text ?? "") && /^\d/.test(match[0]);
    const endsSentence = !isShort && !isNumber && sentenceEnd.test(between);
    // "email:pass" and "user:pass" are one thing.
    const endsClause = endsSentence || (between !== ":" && !isNumber && clauseEnd.test(between));
    if (endsSentence) sentence += 1;
    if (endsClause) clause += 1;
    words.push({
      ...spelt(match[0], text[match.index + match[0].length]),
      ...{ isJoined: words.length > 0 && !endsClause && !between.includes("/"), isBehindSlash: between.includes("/") },
      ...{ sentence, clause },
    });
    end = match.index + match[0].length;
  }
  return words;
}

/** How a phrase of a vocabulary reads as the words of a need: "carte d'identité" is "carte identite". */
export function spellingOf(phrase: string): readonly string[] {
  return phrase.split(" ").map((written) => spelt(written, undefined).text);
}

function spelt(written: string, next: string | undefined): Pick<Word, "text" | "written" | "isCapital" | "isOwner"> {
  const whole = written.replace(elided, "");
  const isOwner = owner.test(whole) || ((next === "'" || next === "’") && whole.endsWith("s"));
  const bare = whole.replace(owner, "");
  return { text: fold(bare).replace(/['’]/g, ""), written: bare, isCapital: /^\p{Lu}/u.test(bare), isOwner };
}

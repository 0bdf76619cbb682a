import type { Findings, Found, Span, Token } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { fold } from "../../text/fold.ts";
import { wordKey, wordsOf } from "./phrase.ts";

/** A word of the need. Those of one identifier share its span. */
export interface Word extends Span {
  readonly text: string;
  readonly folded: string;
  /** Its dictionary form in the language of the need, and in English. */
  readonly key: string;
  readonly english: string;
  /** The identifier it is part of, as written. */
  readonly identifier?: string;
  /** It is written with a hyphen to the one before or behind: "on-time", "plug-in". */
  readonly compound?: true;
}

/** What separates words. */
export type Mark = "," | ";" | ":" | "." | "\n" | "(" | ")" | "/" | "|" | "-" | "and" | "or" | "=";

/** The need as words, separators and findings, in order. */
export type Piece =
  | { readonly kind: "word"; readonly word: Word }
  | (Span & { readonly kind: "mark"; readonly mark: Mark })
  | { readonly kind: "found"; readonly found: Found };

const symbols: ReadonlyMap<string, Mark> = new Map<string, Mark>(
  Object.entries({
    ",": ",",
    "،": ",",
    "、": ",",
    ";": ";",
    ":": ":",
    ".": ".",
    "!": ".",
    "?": ".",
    "(": "(",
    "[": "(",
    "{": "(",
    ")": ")",
    "]": ")",
    "}": ")",
    "/": "/",
    "|": "|",
    "•": "\n",
    "·": "\n",
    "–": "-",
    "—": "-",
    "-": "-",
    "*": "\n",
    "+": "and",
    "&": "and",
    "→": ",",
    "->": ",",
    "--": "-",
    "=": "=",
  } satisfies Readonly<Record<string, Mark>>),
);

const conjunctions: ReadonlyMap<string, Mark> = new Map<string, Mark>(
  Object.entries({
    and: "and",
    und: "and",
    sowie: "and",
    y: "and",
    e: "and",
    et: "and",
    plus: "and",
    vs: "and",
    versus: "and",
    or: "or",
    oder: "or",
    ou: "or",
    o: "or",
  } satisfies Readonly<Record<string, Mark>>),
);

/** Conjunctions that are also letters or words of their own, outside their language. */
const inLanguage: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    y: ["es"],
    e: ["pt"],
    et: ["fr"],
    ou: ["fr", "pt"],
    o: ["es"],
    und: ["de"],
    sowie: ["de"],
    oder: ["de"],
  }),
);

/** Findings that say nothing but themselves: their words are no part of a phrase. */
function isOpaque(found: Found): boolean {
  return found.kind !== "instruction";
}

/** The need in pieces. Words inside a finding belong to it alone; words of an instruction are left out. */
export function piecesOf(findings: Findings): readonly Piece[] {
  const pieces: Piece[] = [];
  let next = 0;
  for (const token of findings.tokens) {
    while (next < findings.found.length && (findings.found[next] as Found).end <= token.start) next += 1;
    const found = findings.found[next];
    if (found !== undefined && found.start < token.end && found.end > token.start) {
      const last = pieces.at(-1);
      if (found.kind === "onlyWhen" && pieces.length > 0 && isBeforeCondition(token, found, findings.text)) {
        // The name that the condition is about is a name like any other.
        pieces.push(...piecesOfToken(token, findings));
        continue;
      }
      // What was slipped in between two names parts them.
      if (!isOpaque(found) && last?.kind === "word")
        pieces.push({ kind: "mark", mark: ",", start: found.start, end: found.end });
      if (isOpaque(found) && !(last?.kind === "found" && last.found === found)) pieces.push({ kind: "found", found });
      continue;
    }
    pieces.push(...piecesOfToken(token, findings));
  }
  return idiomatic(withoutFalseCadences(pieces, findings));
}

/** Whether a token belongs to the name that a condition is about, where that stands right before it. */
function isBeforeCondition(token: Token, { left, start }: Extract<Found, { kind: "onlyWhen" }>, text: string): boolean {
  return token.start < start + left.length && text.startsWith(left, start);
}

/** The share of nulls where a field is only said to be "or empty". */
const OFTEN_EMPTY = 0.2;
/** "frequency one-off or monthly": beside an "or" a cadence is a member. */
function withoutFalseCadences(pieces: readonly Piece[], findings: Findings): readonly Piece[] {
  const isOr = (piece: Piece | undefined): boolean => piece?.kind === "mark" && piece.mark === "or";
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== "found" || piece.found.kind !== "cadence") return [piece];
    if (!isOr(pieces[at - 1]) && !isOr(pieces[at + 1])) return [piece];
    const { found } = piece;
    return findings.tokens
      .filter((token) => token.start >= found.start && token.end <= found.end)
      .flatMap((token) => piecesOfToken(token, findings));
  });
}

const yes = new Set("yes y true on ja si oui sim".split(" "));
const no = new Set("no n not false off nein non nao".split(" "));

/** "w/" is with, "yes/no" and "or not" say that what stands before is a flag. */
function idiomatic(pieces: readonly Piece[]): readonly Piece[] {
  const plain: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const [next, after] = [pieces[at + 1], pieces[at + 2]];
    if (
      piece.kind === "word" &&
      piece.word.folded === "aged" &&
      next?.kind === "found" &&
      next.found.kind === "range"
    ) {
      // "patients aged 65 to 95" have an age.
      const { start } = piece.word;
      if (at > 0) plain.push({ kind: "mark", mark: ",", start, end: start });
      plain.push({ kind: "word", word: { ...piece.word, text: "age", folded: "age", key: "age", english: "age" } });
    } else if (piece.kind === "word" && piece.word.folded === "w" && next?.kind === "mark" && next.mark === "/") {
      plain.push({ kind: "word", word: { ...piece.word, text: "with", folded: "with", key: "with", english: "with" } });
      at += 1;
    } else if (
      piece.kind === "word" &&
      yes.has(piece.word.folded) &&
      next?.kind === "mark" &&
      (next.mark === "/" || next.mark === "or") &&
      after?.kind === "word" &&
      no.has(after.word.folded)
    ) {
      plain.push(flagWord(piece.word, after.word));
      at += 2;
    } else if (
      piece.kind === "mark" &&
      piece.mark === "or" &&
      next?.kind === "word" &&
      (next.word.folded === "not" || next.word.folded === "nicht")
    ) {
      plain.push(flagWord({ ...next.word, start: piece.start }, next.word));
      at += 1;
    } else if (
      piece.kind === "mark" &&
      piece.mark === "or" &&
      next?.kind === "word" &&
      /^(?:empty|null|blank|none|missing|leer|vacio|vide|vazio)$/.test(next.word.folded)
    ) {
      const { start } = piece;
      plain.push({ kind: "found", found: { kind: "nulls", rate: OFTEN_EMPTY, start, end: next.word.end } });
      at += 1;
    } else {
      plain.push(piece);
    }
  }
  return plain;
}

function flagWord(from: Word, to: Word): Piece {
  const word: Word = { text: "flag", folded: "flag", key: "flag", english: "flag", start: from.start, end: to.end };
  return { kind: "word", word };
}

function piecesOfToken(token: Token, findings: Findings): readonly Piece[] {
  const { start, end } = token;
  if (token.text === "%") return [{ kind: "found", found: { kind: "unit", unit: "%", start, end } }];
  if (token.kind === "break" || token.kind === "symbol") {
    // "randomised 1:1" parts nothing.
    if (token.text === ":" && /^\d:\d$/.test(findings.text.slice(start - 1, end + 1))) return [];
    // "deferred? reason" asks whether, and the list goes on.
    if (token.text === "?" && /^[,;]? ?\p{Ll}/u.test(findings.text.slice(end, end + 3)))
      return [...askedBefore(token, findings.text), { kind: "mark", mark: ",", start, end }];
    const mark = token.text.includes("\n") ? "\n" : symbols.get(token.text);
    return mark === undefined ? [] : [{ kind: "mark", mark, start, end }];
  }
  const conjunction = conjunctions.get(token.lower);
  const languages = inLanguage.get(token.lower);
  if (conjunction !== undefined && (languages === undefined || languages.includes(findings.language))) {
    return [{ kind: "mark", mark: conjunction, start, end }];
  }
  return wordsOfToken(token, findings.language).map((word) => ({ kind: "word", word }));
}

const questions =
  /^(?:who|whom|what|which|when|where|why|how|can|could|would|will|shall|is|are|do|does|did)(?!\p{L})/iu;

/** "in foreground?, free memory": what is asked of in a list is a flag. */
function askedBefore({ start, end }: Token, text: string): readonly Piece[] {
  const asked = /[,;:(\n] *([^,;:(\n?]{3,30})$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  if (asked === undefined || questions.test(asked) || asked.split(" ").length > 3) return [];
  return [{ kind: "word", word: { text: "flag", folded: "flag", key: "flag", english: "flag", start, end } }];
}

function wordsOfToken(token: Token, language: Language): readonly Word[] {
  // "LinkedIn" has two humps, and yet is one word.
  const isName = token.kind === "word" && /\p{Ll}\p{Lu}/u.test(token.text);
  const texts = isName ? token.text.split("-").filter((text) => text !== "") : wordsOf(token.text);
  const identifier = token.kind === "identifier" ? { identifier: token.text } : {};
  const compound = token.kind === "word" && texts.length > 1 ? { compound: true as const } : {};
  return texts.map((text) => wordAt(text, token, language, { ...identifier, ...compound }));
}

function wordAt(
  text: string,
  { start, end }: Span,
  language: Language,
  more: Partial<Pick<Word, "identifier" | "compound">>,
): Word {
  return { text, folded: fold(text), key: wordKey(text, language), english: wordKey(text), start, end, ...more };
}

/** The words of a phrase that a finding quotes. */
export function quotedWords(phrase: string, span: Span, language: Language): readonly Word[] {
  const identifier = /^\S*_\S*$/.test(phrase.trim()) ? { identifier: phrase.trim() } : {};
  return wordsOf(phrase).map((text) => wordAt(text, span, language, identifier));
}

/** Asked several times of the same findings. */
const wordsOfFindings = new WeakMap<Findings, readonly Word[]>();

/** All words of the need, those inside findings too; not those of instructions. */
export function tokensAsWords(findings: Findings): readonly Word[] {
  const known = wordsOfFindings.get(findings);
  if (known !== undefined) return known;
  const words = wordsIn(findings);
  wordsOfFindings.set(findings, words);
  return words;
}

function wordsIn(findings: Findings): readonly Word[] {
  const words: Word[] = [];
  let next = 0;
  for (const token of findings.tokens) {
    while (next < findings.found.length && (findings.found[next] as Found).end <= token.start) next += 1;
    const found = findings.found[next];
    if (found?.kind === "instruction" && found.start < token.end && found.end > token.start) continue;
    if (token.kind !== "break" && token.kind !== "symbol") words.push(...wordsOfToken(token, findings.language));
  }
  return words;
}

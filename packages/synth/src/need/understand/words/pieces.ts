import type { Findings, Found, Span, Token } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { fold } from "../../text/fold.ts";
import { wordKey, wordsOf } from "./phrase.ts";
import { askedAt } from "./question-marks.ts";

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
    u: "or",
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
    u: ["es"],
    und: ["de"],
    sowie: ["de"],
    oder: ["de"],
  }),
);

/** Text that names nothing of what is described. */
function isAside({ kind }: Found): boolean {
  return kind === "instruction" || kind === "errand" || kind === "unkept";
}

/** Findings that say nothing but themselves: their words are no part of a phrase. */
function isOpaque(found: Found): boolean {
  return !isAside(found);
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
      if (found.kind === "distribution" && isOpenerOf(token, found, findings)) {
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
  return withoutFalseCadences(pieces, findings);
}

/** Whether a token belongs to the name that a condition is about, where that stands right before it. */
function isBeforeCondition(token: Token, { left, start }: Extract<Found, { kind: "onlyWhen" }>, text: string): boolean {
  return token.start < start + left.length && text.startsWith(left, start);
}

/** "applications with lognormal income, amount": the word before what the income is like opens the list all the same. */
function isOpenerOf(token: Token, { start, end }: Found, { text }: Findings): boolean {
  if (token.start !== start || !/^(?:with|mit|con|avec|com)$/.test(token.lower)) return false;
  return (
    /^ \p{L}/u.test(text.slice(end)) &&
    !/^ (?:and|or|und|y|et|e|of|in|around|over|across|per|by|for|rounded)\b/.test(text.slice(end)) &&
    !/(?:distribution|verteilung|distribuci[oó]n|distribui[cç][aã]o)$/i.test(text.slice(start, end))
  );
}

/**
 * "noites, diária entre 80 e 240 euros": a word alone between a comma and money is what a day costs; so is what stands between a name
 * and money what is paid for: "quota mensal 35 a 120 EUR", "precio por hora 45 EUR".
 */
function isRate(pieces: readonly Piece[], at: number, { text }: Findings): boolean {
  const [before, piece, next] = pieces.slice(Math.max(0, at - 1), at + 2);
  if (piece?.kind !== "found" || next?.kind !== "found") return false;
  const isSaid = next.found.kind === "range" || next.found.kind === "unit" || next.found.kind === "exactly";
  if (!isSaid || !/^[A-Z]{3}$/.test(next.found.unit ?? "")) return false;
  if (before?.kind === "word") return true;
  return (
    before?.kind === "mark" && before.mark === "," && /^\p{L}+$/u.test(text.slice(piece.found.start, piece.found.end))
  );
}

/** "frequency one-off or monthly": beside an "or" a cadence is a member. */
function withoutFalseCadences(pieces: readonly Piece[], findings: Findings): readonly Piece[] {
  const isOr = (piece: Piece | undefined): boolean => piece?.kind === "mark" && piece.mark === "or";
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== "found" || piece.found.kind !== "cadence") return [piece];
    const { found } = piece;
    if (!isOr(pieces[at - 1]) && !isOr(pieces[at + 1]) && !isRate(pieces, at, findings)) return [piece];
    return findings.tokens
      .filter((token) => token.start >= found.start && token.end <= found.end)
      .flatMap((token) => piecesOfToken(token, findings));
  });
}

function piecesOfToken(token: Token, findings: Findings): readonly Piece[] {
  const { start, end } = token;
  if (token.text === "%") return [{ kind: "found", found: { kind: "unit", unit: "%", start, end } }];
  if (token.kind === "break" || token.kind === "symbol") {
    // "randomised 1:1" parts nothing.
    if (token.text === ":" && /^\d:\d$/.test(findings.text.slice(start - 1, end + 1))) return [];
    if (token.text === "?") return piecesOfQuestion(token, findings);
    // "a 60-seat bistro"
    const near = token.text === "-" ? findings.text.slice(Math.max(0, start - 8), end + 1) : "";
    if (/\b(?:an?|the|our|my) \d{1,4}-\p{L}$/iu.test(near)) return [];
    const mark = token.text.includes("\n") ? "\n" : symbols.get(token.text);
    return mark === undefined ? [] : [{ kind: "mark", mark, start, end }];
  }
  // A guest's "plus one" joins nothing.
  const isGuest = token.lower === "plus" && /^[ -]ones?(?!\p{L})/iu.test(findings.text.slice(end, end + 6));
  const conjunction = isGuest ? undefined : conjunctions.get(token.lower);
  const languages = inLanguage.get(token.lower);
  if (conjunction !== undefined && (languages === undefined || languages.includes(findings.language))) {
    return [{ kind: "mark", mark: conjunction, start, end }];
  }
  // It is no noise and opens no list either.
  const compound = isGuest ? { compound: true as const } : {};
  return wordsOfToken(token, findings.language).map((word) => ({ kind: "word", word: { ...word, ...compound } }));
}

function piecesOfQuestion({ start, end }: Token, { text }: Findings): readonly Piece[] {
  const { isFlag, mark } = askedAt({ start, end }, text);
  return [
    ...(isFlag ? [flagWord({ start, end })] : []),
    ...(mark === null ? [] : [{ kind: "mark" as const, mark, start, end }]),
  ];
}

/** A word that says of what stands before that it is true or not. */
export function flagWord({ start, end }: Span): Piece {
  return { kind: "word", word: { text: "flag", folded: "flag", key: "flag", english: "flag", start, end } };
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
    if (found !== undefined && isAside(found) && found.start < token.end && found.end > token.start) continue;
    if (token.kind !== "break" && token.kind !== "symbol") words.push(...wordsOfToken(token, findings.language));
  }
  return words;
}

import { nestedNouns } from "../../extract/format-words.ts";
import { deliveryTalk } from "./delivery-talk.ts";
import { flagWord, type Mark, type Piece, type Word } from "./pieces.ts";

/** What stands at a place of the need for what is meant, and how many pieces it takes. */
interface Meant {
  readonly pieces: readonly Piece[];
  readonly took: number;
}

type Idiom = (pieces: readonly Piece[], at: number) => Meant | undefined;

/** "w/" is with, "yes/no" and "or not" say that what stands before is a flag. */
export function idiomatic(pieces: readonly Piece[]): readonly Piece[] {
  const plain: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const meant = meantAt(pieces, at);
    plain.push(...(meant?.pieces ?? [pieces[at] as Piece]));
    at += meant?.took ?? 1;
  }
  return plain;
}

function meantAt(pieces: readonly Piece[], at: number): Meant | undefined {
  for (const idiom of idioms) {
    const meant = idiom(pieces, at);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function wordAt(pieces: readonly Piece[], at: number): Word | undefined {
  const piece = pieces[at];
  return piece?.kind === "word" ? piece.word : undefined;
}

function markAt(pieces: readonly Piece[], at: number): Mark | undefined {
  const piece = pieces[at];
  return piece?.kind === "mark" ? piece.mark : undefined;
}

function instead(word: Word, text: string): Piece {
  return { kind: "word", word: { ...word, text, folded: text, key: text, english: text } };
}

/** "patients aged 65 to 95" have an age. */
function aged(pieces: readonly Piece[], at: number): Meant | undefined {
  const [word, next] = [wordAt(pieces, at), pieces[at + 1]];
  if (word?.folded !== "aged" || next?.kind !== "found" || next.found.kind !== "range") return undefined;
  const comma: Piece = { kind: "mark", mark: ",", start: word.start, end: word.start };
  // "days aged" counts the days.
  const before = pieces[at - 1];
  if (before?.kind === "word" && /^(?:day|week|month|year)$/.test(before.word.english)) return undefined;
  return { pieces: [...(at > 0 ? [comma] : []), instead(word, "age")], took: 1 };
}

/** "made-up plate": that it is invented goes without saying. */
function madeUp(pieces: readonly Piece[], at: number): Meant | undefined {
  const [made, up] = [wordAt(pieces, at), wordAt(pieces, at + 1)];
  const isPair = made?.folded === "made" && up?.folded === "up" && made.start === up.start;
  return isPair && wordAt(pieces, at + 2) !== undefined ? { pieces: [], took: 2 } : undefined;
}

/** "follow edges, i.e. follower, followee": what leads to the names is none of them. */
function explained(pieces: readonly Piece[], at: number): Meant | undefined {
  const [that, is] = [wordAt(pieces, at), wordAt(pieces, at + 1)];
  return that?.folded === "i" && is?.folded === "e" && that.start === is.start ? { pieces: [], took: 2 } : undefined;
}

/** "follower, followed, since when": the day since which it is so. */
function sinceWhen(pieces: readonly Piece[], at: number): Meant | undefined {
  const [since, when] = [wordAt(pieces, at), wordAt(pieces, at + 1)];
  if (since?.folded !== "since" || when?.folded !== "when" || wordAt(pieces, at + 2) !== undefined) return undefined;
  return { pieces: [{ kind: "word", word: { ...since, end: when.end, compound: true } }], took: 2 };
}

const moved = /^(?:put|added|left|kept|taken|brought|sent|moved|dropped|opted|logged|thrown|placed)$/;

const stores = /^(?:basket|cart|trolley|bag|wishlist|favou?rites)$/;

/** "put in basket?": where it went is part of what is asked. */
function putSomewhere(pieces: readonly Piece[], at: number): Meant | undefined {
  const [verb, link, place, flag] = [0, 1, 2, 3].map((step) => wordAt(pieces, at + step));
  if (verb === undefined || link === undefined || place === undefined) return undefined;
  // "put in basket (9%)", "items put in basket, items bought": a basket is one of the steps, whatever follows.
  const isStep = stores.test(place.folded) && flag === undefined;
  if (flag?.folded !== "flag" && !isStep) return undefined;
  if (!moved.test(verb.folded) || !/^(?:in|into|to|on|at|off|from)$/.test(link.folded)) return undefined;
  // "items put in basket" are those in it.
  const before = wordAt(pieces, at - 1);
  const isOfThings = isStep && before !== undefined && before.folded !== before.english;
  const whole = (isOfThings ? [link, place] : [verb, link, place]).map(
    (word): Piece => ({ kind: "word", word: { ...word, compound: true } }),
  );
  return { pieces: whole, took: 3 };
}

const persons =
  /^(?:patient|customer|client|person|adult|member|student|resident|driver|employee|player|volunteer|participant|subscriber|user|guest|tenant|applicant|voter|donor|paciente|cliente|empleado|aluno|patiente?|kunde|patientin|bewohner|mitglied|fahrer)$/;

/** "patients 65 or over", "drivers under 25": a bare bound of persons is one of their age. */
function agedPersons(pieces: readonly Piece[], at: number): Meant | undefined {
  const [word, next, after] = [wordAt(pieces, at), pieces[at + 1], pieces[at + 2]];
  if (word === undefined || !persons.test(word.english) || word.english === word.folded) return undefined;
  if (next?.kind !== "found" || next.found.kind !== "range" || next.found.unit !== undefined) return undefined;
  const { minimum, maximum, exclusiveMaximum } = next.found;
  // "price per hour, participants up to 60" counts them.
  if (minimum === undefined && exclusiveMaximum === undefined && markAt(pieces, at - 1) === ",") return undefined;
  const bounds = [minimum, maximum].flatMap((bound) => bound ?? []);
  if (!bounds.every((bound) => Number.isInteger(bound) && bound >= 12 && bound <= 110)) return undefined;
  if (after !== undefined && after.kind !== "mark") return undefined;
  const comma: Piece = { kind: "mark", mark: ",", start: word.end, end: word.end };
  const age = instead({ ...word, start: next.found.start, end: next.found.start }, "age");
  return { pieces: [pieces[at] as Piece, comma, age], took: 1 };
}

/** "args as json": how a column is written is no part of its name. */
function writtenAs(pieces: readonly Piece[], at: number): Meant | undefined {
  const [noun, as, form] = [wordAt(pieces, at), wordAt(pieces, at + 1), wordAt(pieces, at + 2)];
  const isForm = /^(?:as|in)$/.test(as?.folded ?? "") && /^(?:json|xml|yaml|text)$/.test(form?.folded ?? "");
  const isEnd = pieces[at + 3] === undefined || markAt(pieces, at + 3) !== undefined;
  return noun !== undefined && isForm && isEnd && nestedNouns.test(noun.folded)
    ? { pieces: [pieces[at] as Piece], took: 3 }
    : undefined;
}

function slashedWith(pieces: readonly Piece[], at: number): Meant | undefined {
  const word = wordAt(pieces, at);
  return word?.folded === "w" && markAt(pieces, at + 1) === "/"
    ? { pieces: [instead(word, "with")], took: 2 }
    : undefined;
}

/** "B/L no.", "A/C type": single letters between which a slash stands are one short word. */
function shortWord(pieces: readonly Piece[], at: number): Meant | undefined {
  const [one, mark, other] = [wordAt(pieces, at), pieces[at + 1], wordAt(pieces, at + 2)];
  if (one === undefined || other === undefined || mark?.kind !== "mark" || mark.mark !== "/") return undefined;
  const isShort = [one, other].every(({ text }) => /^[A-Z]$/.test(text)) && other.start === one.end + 1;
  const isNamed = /^(?:no|nr|number|id|type|code|date|nummer)$/.test(wordAt(pieces, at + 3)?.folded ?? "");
  if (!isShort || !isNamed) return undefined;
  const text = `${one.folded}${other.folded}`;
  return {
    pieces: [{ kind: "word", word: { ...one, text, folded: text, key: text, english: text, end: other.end } }],
    took: 3,
  };
}

/** "follow edges between 10k accounts": whose they are is counted, and no column. */
function betweenCounted(pieces: readonly Piece[], at: number): Meant | undefined {
  const [word, next, after] = [wordAt(pieces, at), pieces[at + 1], pieces[at + 2]];
  const isBetween = /^(?:between|among|zwischen|entre)$/.test(word?.folded ?? "");
  if (!isBetween || next?.kind !== "found" || next.found.kind !== "entities") return undefined;
  return after === undefined || after.kind === "mark" ? { pieces: [], took: 1 } : undefined;
}

const yes = new Set("yes y true on ja si oui sim".split(" "));
const no = new Set("no n not false off nein non nao".split(" "));

/** "paid yes/no", "billable y or n" */
function yesOrNo(pieces: readonly Piece[], at: number): Meant | undefined {
  const [one, mark, other] = [wordAt(pieces, at), markAt(pieces, at + 1), wordAt(pieces, at + 2)];
  if (one === undefined || other === undefined || (mark !== "/" && mark !== "or")) return undefined;
  if (!yes.has(one.folded) || !no.has(other.folded)) return undefined;
  return { pieces: [flagWord({ start: one.start, end: other.end })], took: 3 };
}

/** "insured yes in two thirds", "attached (93% yes)": the share says of what stands before that it is so. */
function yesShare(pieces: readonly Piece[], at: number): Meant | undefined {
  const word = wordAt(pieces, at);
  if (word === undefined || word.identifier !== undefined || !yes.has(word.folded)) return undefined;
  const isBeside = [at - 1, at + 1].some((beside) => {
    const piece = pieces[beside];
    return piece?.kind === "found" && piece.found.kind === "rate";
  });
  // "on 5% of days" places the share.
  return isBeside && word.folded !== "on" ? { pieces: [], took: 1 } : undefined;
}

/** "recovered or not", "payée ou non", "smoking or non-smoking" */
function orNot(pieces: readonly Piece[], at: number): Meant | undefined {
  const [mark, word] = [pieces[at], wordAt(pieces, at + 1)];
  if (mark?.kind !== "mark" || mark.mark !== "or" || word === undefined) return undefined;
  if (!/^(?:not|nicht|non|pas|nao)$/.test(word.folded)) return undefined;
  const [before, denied] = [wordAt(pieces, at - 1), wordAt(pieces, at + 2)];
  if (denied !== undefined && denied.folded === before?.folded && denied.start === word.start)
    return { pieces: [flagWord({ start: mark.start, end: denied.end })], took: 3 };
  return { pieces: [flagWord({ start: mark.start, end: word.end })], took: 2 };
}

/** The share of nulls where a field is only said to be "or empty". */
const OFTEN_EMPTY = 0.2;

function orEmpty(pieces: readonly Piece[], at: number): Meant | undefined {
  const mark = pieces[at];
  // "resolved on or still blank"
  const took = still.test(wordAt(pieces, at + 1)?.folded ?? "") ? 3 : 2;
  const word = wordAt(pieces, at + took - 1);
  if (mark?.kind !== "mark" || mark.mark !== "or" || word === undefined) return undefined;
  if (!/^(?:empty|null|blank|none|missing|leer|vacio|vide|vazio)$/.test(word.folded)) return undefined;
  const found = { kind: "nulls", rate: OFTEN_EMPTY, start: mark.start, end: word.end } as const;
  return { pieces: [{ kind: "found", found }], took };
}

const still = /^(?:still|left|else|otherwise|yet|simply|noch|sonst|todavia|aun|encore|ainda)$/;
const moments = /^(?:time|timestamp|stamp|datetime|date|at|zeitstempel|zeit|hora|heure|horodatage|instante)$/;
const precision =
  /^(?:milliseconds?|microseconds?|nanoseconds?|millis|micros|ms|us|ns|seconds?|timezone|tz|millisekunden|milisegundos|millisecondes)$/;

/** "time stamp with milliseconds": how finely a moment is written is no column. */
function finelyWritten(pieces: readonly Piece[], at: number): Meant | undefined {
  const [before, link, unit] = [wordAt(pieces, at - 1), wordAt(pieces, at), wordAt(pieces, at + 1)];
  if (!moments.test(before?.folded ?? "") || !/^(?:with|mit|con|avec|com)$/.test(link?.folded ?? "")) return undefined;
  if (!precision.test(unit?.folded ?? "")) return undefined;
  const isFollowed = /^(?:precision|accuracy|resolution)$/.test(wordAt(pieces, at + 2)?.folded ?? "");
  return { pieces: [], took: isFollowed ? 3 : 2 };
}

const wholeTalk = new RegExp(`^(?:${deliveryTalk})$`);
const talkOpeners =
  /^(?:by|until|before|for|the|it|they|this|that|must|should|shall|ought|has|have|need|needs|got|a|an|little|bit|mix|mixture|blend|with|in|of|its|their|usual|typical|realistic|plausible|sensible|believable|real-world)$/;
const LONGEST_TALK = 8;

/** "by friday", "must look real": when and how the rows shall come is no column. */
function talkOfDelivery(pieces: readonly Piece[], at: number): Meant | undefined {
  if (!talkOpeners.test(wordAt(pieces, at)?.folded ?? "")) return undefined;
  const words: string[] = [];
  let took = 0;
  for (let next = at; next < at + LONGEST_TALK; next++) {
    const word = wordAt(pieces, next);
    if (word === undefined || word.identifier !== undefined) break;
    words.push(word.folded);
    if (wholeTalk.test(words.join(" "))) took = words.length;
  }
  return took === 0 ? undefined : { pieces: [], took };
}

const things =
  /^(?:vehicle|unit|officer|truck|ambulance|engine|boat|crew|police|team|doctor|paramedic|helicopter|appliance|responder|patrol|car|technician|engineer|plumber|electrician|mechanic|inspector|driver|van|lorry)$/;

/** "first vehicle on scene", "technician on site": when it came there. */
function onScene(pieces: readonly Piece[], at: number): Meant | undefined {
  const [before, on, scene] = [wordAt(pieces, at - 1), wordAt(pieces, at), wordAt(pieces, at + 1)];
  if (on === undefined || scene === undefined || !/^(?:on|at)$/.test(on.folded)) return undefined;
  if (!/^(?:scene|site|spot)$/.test(scene.folded) || !things.test(before?.folded ?? "")) return undefined;
  // "5 crews on site" are counted.
  const isFirst = wordAt(pieces, at - 2)?.folded === "first" || pieces[at - 2]?.kind === "mark";
  if (!isFirst || (pieces[at + 2] !== undefined && pieces[at + 2]?.kind !== "mark")) return undefined;
  return { pieces: [on, scene].map((word) => ({ kind: "word", word: { ...word, compound: true } })), took: 2 };
}

const idioms: readonly Idiom[] = [
  writtenAs,
  finelyWritten,
  talkOfDelivery,
  aged,
  agedPersons,
  slashedWith,
  shortWord,
  yesOrNo,
  yesShare,
  orNot,
  orEmpty,
  betweenCounted,
  onScene,
  madeUp,
  explained,
  putSomewhere,
  sinceWhen,
];

import type { Found } from "../findings.ts";
import { fold } from "../text/fold.ts";
import { phraseBefore, phraseFrom } from "./clause.ts";
import { comparingAt } from "./comparators.ts";
import { isNamedByWords } from "./multiple.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, isWord, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { leftOf } from "./sides.ts";

const nobody = new Set(
  "nobody none noone niemand keiner nadie ninguno ninguem nenhum personne aucun no-one".split(" "),
);
const selves = new Set(
  "themselves themself himself herself itself oneself self selves selbst selber sich mismo misma mismos lui-meme elle-meme soi-meme mesmo mesma".split(
    " ",
  ),
);
const loops =
  /^(?:self-?(?:loop|follow|edge|transfer|payment|citation|reference|tie|link|message|match|trade|deal|review|vote|referral|call)s?|selfloops?)$/;
const denial = new Set("no without never not kein keine ohne sin sans sem not".split(" "));
const differing = phraseList(
  "never the same as|never equal to|can't be identical|cannot be identical|can not be identical|may not be identical|must not be identical|not be identical|can't be equal|cannot be equal|can not be equal|never coincide|can't coincide|other than|never the same|are never the same|is never the same as|never equal|never equals|must differ|always differ|differ|are never equal|different|differs from|must be different|are different|is different from|is not the same as|not the same|not equal to|must not be the same|must not equal|!=|<>|≠|unterscheiden sich|ist nie gleich|nunca son iguales|nunca iguales|distinto de|distinta de|diferente de|jamais identiques|different de|nunca iguais|ungleich|verschieden|nie dieselbe|nie derselbe|nie dasselbe|nunca el mismo|nunca la misma|jamais le meme|jamais la meme|nunca o mesmo|nunca a mesma|diferentes|differents|differentes|not identical|never identical|can not be same|can not be the same|cannot be same|cannot be the same|can't be the same|can't be same|not be the same|must not be same|may not be the same|not same|never same|all different|unequal|never identical|nicht gleich|nicht identisch|nie gleich|nie identisch|nicht dieselbe|nicht derselbe|nicht dasselbe|unterschiedlich|mussen sich unterscheiden|distintos|distintas|deben ser distintos|deben ser distintas|no el mismo|no la misma|tienen que ser distintos|doivent etre differents|doivent etre differentes|pas le meme|pas la meme|pas identiques|jamais les memes|devem ser diferentes|nao o mesmo|nao a mesma|distintos entre si",
);
const always = phraseList("always|immer|stets|siempre|toujours|sempre");
const others = phraseList(
  "person|one|place|value|from each other|from one another|voneinander|entre si|entre ellos|entre eux|l'un de l'autre|dieselbe person|mismo|misma",
);
const ways = new Set("to bis nach hasta a vers ate para".split(" "));
const FARTHEST = 9;

/** "nobody follows themselves", "no self-loops", "sender and receiver never the same", "from_id != to_id". */
export function differAt(reading: Reading, at: number): Found | undefined {
  return (
    twoDifferent(reading, at) ??
    notItself(reading, at) ??
    said(reading, at) ??
    ofThemselves(reading, at) ??
    loopsDenied(reading, at) ??
    cannotBe(reading, at)
  );
}

const pairing = new Set(["and", "und", "y", "et", "e", "&", "/", ","]);
const origins = new Set("from von desde de da du do".split(" "));

/** "from bin and to bin": both ends of a way, with the words that tell them apart. */
function wayBefore(
  reading: Reading,
  last: NonNullable<ReturnType<typeof phraseBefore>>,
): { readonly sides: { readonly left: string; readonly right: string }; readonly first: number } | undefined {
  const to = last.first - 1;
  const first =
    ways.has(word(reading, to)) && pairing.has(word(reading, to - 1)) ? phraseBefore(reading, to - 1, 3) : undefined;
  if (first === undefined || !origins.has(word(reading, first.first - 1))) return undefined;
  const from = first.first - 1;
  const left = `${word(reading, from)} ${first.text}`;
  return { sides: { left, right: `${word(reading, to)} ${last.text}` }, first: from };
}

const twos = phraseList(
  "two different|two distinct|2 different|always two different|zwei verschiedene|zwei unterschiedliche|dos distintos|dos distintas|dos diferentes|deux differents|deux differentes|dois diferentes|duas diferentes",
);
const persons =
  /^(?:people|persons|hands|staff|employees|users|parties|ones|leute|personen|mitarbeiter|personas|personnes|pessoas)$/;

/** "two different models" are a model a and a model b; "given by, received by - two different people" speaks of those before. */
function twoDifferent(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, at, twos);
  const noun = link === undefined ? undefined : phraseFrom(reading, link.next, 2);
  if (noun === undefined || !isBreakOrEnd(reading, noun.next)) return undefined;
  if (persons.test(noun.text.toLowerCase())) return { kind: "differ", before: true, ...spanOf(reading, at, noun.next) };
  // A count of the rows is no pair of columns.
  if (isBreak(reading, at - 1) && word(reading, at - 1) !== "," && word(reading, at - 1) !== ":") return undefined;
  const words = noun.text.split(" ");
  const one = [...words.slice(0, -1), singularAt(reading, noun.next - 1)].join(" ");
  return { kind: "differ", left: `${one} a`, right: `${one} b`, ...spanOf(reading, at, noun.next) };
}

const never = /^(?:not|never|nicht|nie|niemals|no|nunca|pas|jamais|nao)$/;

/** "approver (not the employee himself)", "genehmigt von (nie der Antragsteller selbst)", "nunca el propio empleado" */
function notItself(reading: Reading, at: number): Found | undefined {
  if (!never.test(word(reading, at)) || isWord(reading, at - 1)) return undefined;
  const left = leftOf(reading, at);
  const right = left === undefined ? undefined : phraseFrom(reading, at + 1, 4, selves);
  if (left === undefined || right === undefined) return undefined;
  const self = selves.has(word(reading, right.next));
  const own = /^(?:propi[oa]|propri[oa]) /i.exec(fold(right.text))?.[0] ?? "";
  const next = self ? right.next + 1 : right.next;
  if ((!self && own === "") || isWord(reading, next)) return undefined;
  return {
    kind: "differ",
    left: left.text,
    right: right.text.slice(own.length),
    ...spanOf(reading, left.apart ? at : left.first, next),
  };
}

function ofThemselves(reading: Reading, at: number): Found | undefined {
  // "a model never plays itself"
  const isNever = /^(?:never|nie|nunca|jamais)$/.test(word(reading, at));
  const isNobody = isNever || nobody.has(word(reading, at));
  const isNoNoun = word(reading, at) === "no" || (word(reading, at) === "no" && word(reading, at + 1) === "one");
  if (!isNobody && !isNoNoun) return undefined;
  for (let next = at + 1; next < at + FARTHEST && !isBreak(reading, next); next += 1) {
    // "nobody may approve his own leave"
    const isOwn = word(reading, next) === "own" && /^(?:his|her|their|its)$/.test(word(reading, next - 1));
    const isOwnElsewhere =
      /^(?:eigene[nrms]?|propi[oa]s?|propres?|propri[oa]s?)$/.test(word(reading, next)) && !isBreak(reading, next - 1);
    if (selves.has(word(reading, next)) || isOwn || isOwnElsewhere)
      return { kind: "differ", ...spanOf(reading, at, next + 1) };
  }
  return undefined;
}

function loopsDenied(reading: Reading, at: number): Found | undefined {
  if (!denial.has(word(reading, at))) return undefined;
  const parts = [1, 2, 3].map((count) =>
    reading.tokens
      .slice(at + 1, at + 1 + count)
      .map(({ folded }) => folded)
      .join(""),
  );
  const count = parts.findIndex((text) => loops.test(text));
  return count < 0 ? undefined : { kind: "differ", ...spanOf(reading, at, at + 2 + count) };
}

function said(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, skip(reading, at, always), differing);
  if (link === undefined) return undefined;
  const isBracketed = word(reading, at - 1) === "(";
  const end = skip(reading, link.next, others);
  // "from version, to version (must differ)": the two that were named right before.
  if ((isBracketed && word(reading, end) === ")") || (word(reading, at - 1) === "," && isBreakOrEnd(reading, end)))
    return { kind: "differ", before: true, ...spanOf(reading, at, end) };
  const last = phraseBefore(reading, isBracketed ? at - 1 : at, 3);
  // "from and to never equal"
  if (last === undefined && ways.has(word(reading, at - 1)) && isBreakOrEnd(reading, end))
    return { kind: "differ", before: true, ...spanOf(reading, at, end) };
  if (last === undefined || (word(reading, at) === "other" && !isBracketed)) return undefined;
  const right = word(reading, at) === "different" ? undefined : phraseFrom(reading, link.next, 3);
  if (right !== undefined && !isBreak(reading, link.next))
    return { kind: "differ", left: last.text, right: right.text, ...spanOf(reading, last.first, right.next) };
  const way = wayBefore(reading, last);
  if (way !== undefined) return { kind: "differ", ...way.sides, ...spanOf(reading, way.first, link.next) };
  const joint = word(reading, last.first - 1);
  const isPair = pairing.has(joint);
  const first = isPair ? phraseBefore(reading, last.first - 1, 3) : undefined;
  if (first === undefined || (joint === "," && !sharesWord(first.text, last.text))) return undefined;
  // "different" before a noun is an adjective of it.
  if (word(reading, at) === "different" && !isBreak(reading, link.next) && word(reading, link.next) !== ")")
    return undefined;
  return { kind: "differ", left: first.text, right: last.text, ...spanOf(reading, first.first, link.next) };
}

const cannot = phraseList(
  "can't be|cannot be|can not be|may not be|must not be|is never|are never|darf nicht|kann nicht|no puede ser|nunca es|ne peut pas etre|n'est jamais|nao pode ser|nunca e",
);
/** "reviewer never the agent" */
const neverThe = phraseList(
  "never the|never their|never his|nie der|nie die|nie das|niemals der|niemals die|nunca el|nunca la|jamais le|jamais la|jamais l'|nunca o|nunca a",
);

/** "approver - who can't be the claimant": what is denied of one column is another one. */
function cannotBe(reading: Reading, at: number): Found | undefined {
  const link =
    phraseAt(reading, at, cannot) ??
    (isWord(reading, at - 1) || isInBrackets(reading, at) ? phraseAt(reading, at, neverThe) : undefined);
  // "ne dépasse jamais le montant" compares.
  if (link === undefined || comparingAt(reading, at - 1) !== undefined) return undefined;
  const right = phraseFrom(reading, link.next, 3);
  const left = right === undefined ? undefined : leftOf(reading, at);
  if (left === undefined || right === undefined || !isBreakOrEnd(reading, right.next)) return undefined;
  const other = otherOne(left.text, right.text);
  if (other === undefined && !isNamedByWords(reading, right.text, at, right.next)) return undefined;
  return {
    kind: "differ",
    left: left.text,
    right: other ?? right.text,
    ...spanOf(reading, left.apart ? at : left.first, right.next),
  };
}

/** "checker (never the picker)" */
function isInBrackets(reading: Reading, at: number): boolean {
  return word(reading, at - 1) === "(" && isWord(reading, at - 2);
}

/** "old operator is never the new one": the one is called as what it is compared with. */
function otherOne(left: string, right: string): string | undefined {
  const [, side] = /^(?:the )?(\p{L}+) one$/u.exec(right) ?? [];
  const [own, ...noun] = left.replace(/^the /, "").split(" ");
  return side === undefined || own === undefined || noun.length === 0 || side === own
    ? undefined
    : `${side} ${noun.join(" ")}`;
}

function isBreakOrEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || [")", "-", "–"].includes(word(reading, at));
}

/** "port of departure, port of arrival never the same" */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().split(/\s+/));
  return other
    .toLowerCase()
    .split(/\s+/)
    .some((each) => each.length > 2 && words.has(each));
}

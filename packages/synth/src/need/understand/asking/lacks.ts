import { isBreak, number, type Reading, word } from "../../extract/reading.ts";
import type { Span } from "../../findings.ts";
import { ONLY } from "../../text/only-words.ts";
import { isParticiple } from "../../text/participles.ts";
import { wordSet } from "../../text/word-set.ts";
import { behindRows } from "./all-rows.ts";
import { isGap } from "./claims/gap-words.ts";
import { factsOf, isDenial } from "./claims/parts-of-text.ts";
import { rootOf } from "./claims/roots.ts";
import { auxiliaries } from "./claims/universals.ts";
import { areOpposite } from "./opposites.ts";
import { clauseAround, foldedOf, isJoint, isWall } from "./quantities/clauses.ts";
import type { NeedReading } from "./quantities/need-reading.ts";

/** What no row has, by the roots of its names. */
export interface Lack {
  readonly roots: readonly string[];
  /** The clause behind it goes on with the same. */
  readonly next: number;
  readonly span: Span;
}

/** Between a denial and what it denies: "without any discount", "nobody has children". */
const passing = wordSet(
  "any single ever of them these those a an the has have had having got own owns pays pay paid gets get takes take left leave leaves gave gives give gab gaben gibt dejo deja dejan dejaron dio laisse laissent deixou deixa deixam deu hat haben irgendein irgendeinen ein einen eine tiene tienen paga pagan lleva el la los las a n' ont de d' le les tem paga o os as",
);
/** A lack under a condition, of some, or not of what it stands beside. */
const conditions = wordSet(
  "if when where which who case cases unless otherwise else some few half or mostly usually except but whether nicht-nur wenn falls sonst oder einige manche ausser si cuando o algunos salvo excepto sinon quand ou certains sauf se quando alguns exceto other more less fewer over under than",
);
/** What is said of a name rather than which it is. */
export const shells = wordSet(
  "averag average mean median moyen moyenne promedi promedio number amount rate content share percent percentage value column figure level anzahl hohe gehalt numero cantidad contenido porcentaje nombre montant taux teneur quantidade teor valor field columna colonne coluna spalte feld is are minut hour day minuten stund tag hora dia heur jour stays always entirely completely all always immer ganz siempre toujours sempre",
);
const freeOf = /^(\p{L}{3,})(?:-free|-?frei(?:e[nrsm]?)?|-less)$|^(child)less$/u;

/** What no row of a need has. */
export function lacksOf(reading: NeedReading): readonly Lack[] {
  const lacks: Lack[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const said = word(reading, at);
    const one =
      freedOf(said) ??
      doneToNone(reading, at) ??
      deniedBehind(reading, at) ??
      emptyBefore(reading, at) ??
      zeroBefore(reading, at);
    const lacked = one === undefined ? freeBefore(reading, at) : [one];
    if (lacked.length === 0 || isOfSome(reading, at)) continue;
    const [from, next] = clauseAround(reading, at);
    const start = reading.tokens[from]?.start ?? 0;
    lacks.push({
      roots: lacked.map((each) => rootOf(each, reading.language)),
      next,
      span: { start, end: reading.tokens[Math.min(next, at + 4) - 1]?.end ?? start },
    });
  }
  return lacks;
}

/** "all flights on time", "a day where nothing was late": none has a delay. */
export function punctualOf(reading: NeedReading): Lack | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    const isNone = saysNone(reading, at);
    if (!isNone && !alls.has(word(reading, at))) continue;
    const [from, next] = clauseAround(reading, at);
    const last =
      factsOf(reading, isNone ? at + 1 : from, next)
        .at(-1)
        ?.words.at(-1) ?? "";
    if (!areOpposite(last, isNone ? "punctual" : "delayed") || isOfSome(reading, at)) continue;
    const [start, end] = [reading.tokens[from]?.start ?? 0, reading.tokens[next - 1]?.end ?? 0];
    return { roots: [], next, span: { start, end } };
  }
  return undefined;
}

/** The "alcohol" of "alcohol-free". */
function freedOf(said: string): string | undefined {
  const match = freeOf.exec(said);
  return match?.[1] ?? match?.[2];
}

function saysNone(reading: Reading, at: number): boolean {
  return isDenial(reading, at) || /^(?:nothing|nichts|nada|rien)$/.test(word(reading, at));
}

/** The "discount" of "without any discount"; none of "without discount code", which is another thing. */
function deniedBehind(reading: Reading, at: number): string | undefined {
  if (!isDenial(reading, at)) return undefined;
  let next = at + 1;
  while (next < at + 6 && passing.has(word(reading, next))) next += 1;
  if (isBreak(reading, next) || number(reading, next) !== undefined) return undefined;
  const isOnAny = word(reading, next + 1) === "on" && /^(?:any|all|each|every)$/.test(word(reading, next + 2));
  // "never broken down"
  const isTwo = particles.has(word(reading, next + 1)) && isBreak(reading, next + 2);
  const isWhole =
    isTwo || isBreak(reading, next + 1) || isOnAny || /^(?:and|und|y|et|e|at|for|in)$/.test(word(reading, next + 1));
  return isWhole ? word(reading, next) : undefined;
}

const particles = wordSet("down up out off away back");

const prices = [
  ..."price cost fee fare charge preis gebuhr kosten precio tarifa coste prix tarif preco taxa".split(" "),
];

/** The "discounted" of "no product is discounted": what is done to none of them. */
function doneToNone(reading: Reading, at: number): string | undefined {
  if (!saysNone(reading, at) || /^(?:without|ohne|sin|sans|sem)$/.test(word(reading, at))) return undefined;
  let verb = at + 1;
  while (verb < at + 4 && !isBreak(reading, verb) && !auxiliaries.has(word(reading, verb))) verb += 1;
  const done = verb + 1;
  const isSaid = auxiliaries.has(word(reading, verb)) && isParticiple(word(reading, done), reading.language);
  return isSaid && isBreak(reading, done + 1) ? word(reading, done) : undefined;
}

/** "free tickets only", "alle Kurse kostenlos": they have no price. */
function freeBefore(reading: Reading, at: number): readonly string[] {
  if (!/^(?:free|gratis|kostenlos(?:e[nrs]?)?|gratuit(?:e|s|es|[oa]s?)?)$/.test(word(reading, at))) return [];
  const [from, next] = clauseAround(reading, at);
  const isAll = reading.tokens.slice(from, next).some(({ folded }) => alls.has(folded));
  // "all with free shipping"
  const isOfOther = /^(?:with|mit|con|avec|com)$/.test(word(reading, at - 1));
  // "all free slots" are vacant.
  const isSaidOf = at + 1 === next || word(reading, at + 1) === "of" || onlies.has(word(reading, next - 1));
  return isAll && isSaidOf && !isOfOther ? prices : [];
}

const onlies = wordSet(ONLY);
const alls = wordSet(
  "all only every everything entirely alle alles nur immer todos todas solo todo tous toutes uniquement tout apenas tudo",
);

const staying = wordSet("must should be has to stay stays left bleibt queda reste fica");

/** The "price" of "price column empty", "leave the price blank". */
function emptyBefore(reading: Reading, at: number): string | undefined {
  if (!isGap(word(reading, at)) || !isBreak(reading, behindRows(reading, at + 1))) return undefined;
  let back = at - 1;
  while (back >= 0 && back > at - 5 && [shells, always, staying].some((words) => words.has(word(reading, back))))
    back -= 1;
  return back < 0 || isBreak(reading, back) || number(reading, back) !== undefined
    ? undefined
    : word(reading, back).replace(/(.{3})(?:spalte|feld)$/, "$1");
}

const zero = /^(?:zero|0|null|cero|nul)$/;
const copulas = wordSet("is are be stays remains equals = : of at must should ist sind es son esta est sont e sao");
const always = wordSet("always constantly everywhere immer uberall siempre toujours partout sempre");
const ofAll =
  /^(?:in|for|on|at|across|von|bei|in|fur|en|para|de|dans|pour|chez|em|por) (?:each|every|all|jede[mrns]?|alle[nrm]?|cada|todos|todas|tous|toutes|chaque) ?(?:single )?(?:one|(?:of )?(?:them|these)|rows?|records?|lines?|zeilen?|filas?|una?|uno|ellos|ellas|lignes?|linhas?|um|eles|elas)?$/;

/** The "balance" of "balance zero in each one", "balance is always 0"; "zero in each closed account" is of some. */
function zeroBefore(reading: Reading, at: number): string | undefined {
  if (!zero.test(word(reading, at))) return undefined;
  let back = at - 1;
  while (back >= 0 && back > at - 4 && (copulas.has(word(reading, back)) || always.has(word(reading, back)))) back -= 1;
  const [, next] = clauseAround(reading, at);
  const behind = foldedOf(reading, at + 1, next);
  const isAlways = reading.tokens.slice(back + 1, at).some(({ folded }) => always.has(folded)) || always.has(behind);
  const ofRows = behindRows(reading, at + 1);
  const isOfRows = ofRows > at + 1 && (isWall(reading, ofRows) || isJoint(word(reading, ofRows)));
  const isOfAll = (isAlways && (behind === "" || always.has(behind))) || ofAll.test(behind) || isOfRows;
  // An "opening balance" is another one.
  const isAlone = isWall(reading, back - 1) || opening.has(word(reading, back - 1));
  const isName = !isBreak(reading, back) && number(reading, back) === undefined;
  return isOfAll && isAlone && isName ? word(reading, back) : undefined;
}

const opening = wordSet("with the a mit der die das con el la avec le la com o a their its whose where");

const relatives = wordSet("who which whom whose");

/** "60% without discount", "empty for some": of a part of the rows alone. "300 alcohol-free drinks" are all of them. */
function isOfSome(reading: Reading, at: number): boolean {
  const [from, next] = clauseAround(reading, at);
  // "on a day where nothing was late" is of all that was on that day.
  const isOfAll = alls.has(word(reading, at)) || saysNone(reading, at);
  const isOfThose = isOfAll && !isBreak(reading, at - 2) && !isGap(word(reading, at - 2));
  const words = reading.tokens
    .slice(from, Math.min(next, at + 5))
    .filter((_, index) => !(isOfThose && from + index === at - 1))
    .map(({ folded }) => folded);
  // "600 people who never smoked" are all the rows.
  const isOfHead = from === 0 && reading.tokens[0]?.kind === "number";
  if (words.some((each) => conditions.has(each) && !(isOfHead && relatives.has(each)))) return true;
  const isShare = reading.tokens.slice(from, isOfAll ? next : at).some(({ text }) => text === "%");
  return isShare || reading.numbers.slice(from + 1, at).some((each) => each !== undefined && each.spelled !== true);
}

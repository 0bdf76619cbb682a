import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { onceAToken } from "./once-a-token.ts";
import { oneBoundAt, trailingBoundAt } from "./one-bound.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isBreak, isWord, number, type Reading, spanOf, tokenFrom, word, written } from "./reading.ts";
import { twoBoundsAt } from "./two-bounds.ts";

/** A stretch of a figure with the value that rows have there; without ends it is all the rest. */
interface Tier {
  readonly value: string;
  readonly least?: number;
  readonly most?: number;
  /** The figure itself is not within: "above 100", "under 18". */
  readonly isAbove?: boolean;
  readonly isBelow?: boolean;
  readonly isRest?: true;
  readonly unit?: string;
  readonly next: number;
}

type Stretch = Omit<Tier, "value">;

const MOST_TIERS = 12;
const froms = phraseList("from|ab|desde|a partir de|a partir du|des|von|as of|starting at");
const joints = phraseList(
  "=|:|if|when|for|is|at|with|means|->|=>|→|(|bei|wenn|si|quand|se|quando|con|avec|com|para|pour|fur|if it is|if it's",
);
const rests = phraseList(
  "otherwise|else|or else|the rest|the rest is|the rest are|rest|everything else|anything else|all others|others|below that|under that|anything below|everything below|and below that|sonst|darunter|alles andere|der rest|si no|sino|en otro caso|el resto|lo demas|por debajo|sinon|le reste|en dessous|au-dessous|senao|caso contrario|o resto|abaixo disso",
);
const tails = phraseList(
  "below|below that|under that|less|otherwise|for the rest|the rest|else|if lower|if less|or less|lower|darunter|sonst|si no|por debajo|sinon|en dessous|senao|abaixo|above|above that|over that|daruber",
);

/** "A from 90, B from 80, otherwise C", "small under 2 kg, medium 2-10 kg, large over 10 kg", "0-30 low, 31-70 medium, 71+ high". */
export function tiersAt(reading: Reading, at: number): Found | undefined {
  for (const read of [valueFirst, boundFirst]) {
    const tiers = listAt(reading, at, read);
    const bands = bandsOf(tiers);
    const end = tiers.at(-1);
    if (bands === undefined || end === undefined) continue;
    const next =
      word(reading, at - 1) !== "(" && word(reading, end.next) === ")" && hasOpen(reading, at, end.next)
        ? end.next + 1
        : end.next;
    return { kind: "members", values: tiers.map(({ value }) => value), bands, ...spanOf(reading, at, next) };
  }
  return undefined;
}

type Read = (reading: Reading, at: number, isFirst: boolean) => Tier | undefined;

function listAt(reading: Reading, at: number, read: Read): readonly Tier[] {
  const tiers: Tier[] = [];
  for (let from = at; tiers.length < MOST_TIERS; ) {
    const tier = read(reading, from, tiers.length === 0) ?? (tiers.length === 0 ? undefined : restAt(reading, from));
    if (tier === undefined) break;
    tiers.push(tier);
    if (tier.isRest === true) break;
    const mark = [",", ";", "/", "|", ")"].includes(word(reading, tier.next)) ? tier.next + 1 : tier.next;
    const second = [",", ";"].includes(word(reading, mark)) ? mark + 1 : mark;
    const joint = /^(?:and|or|und|oder|y|o|et|ou|e)$/.test(word(reading, second)) ? second + 1 : second;
    if (joint === tier.next) break;
    from = joint;
  }
  return tiers;
}

function hasOpen(reading: Reading, from: number, next: number): boolean {
  return (
    reading.tokens.slice(from, next).filter(({ text }) => text === "(").length >
    reading.tokens.slice(from, next).filter(({ text }) => text === ")").length
  );
}

/** "medium 2-10 kg", "senior 65+", "C below" */
function valueFirst(reading: Reading, at: number, isFirst: boolean): Tier | undefined {
  const isMarked = [":", "("].includes(word(reading, at - 1));
  // "mention très bien à partir de 16": the name ends before the value.
  const longest = isFirst && !isMarked ? (very.test(word(reading, at)) ? 2 : 1) : 3;
  if (isFirst && very.test(word(reading, at - 1))) return undefined;
  for (let next = at + 1; next <= at + longest; next += 1) {
    if (!isValue(reading, next - 1, next - 1 === at)) return undefined;
    const value = written(reading, at, next);
    const tail = isFirst ? undefined : phraseAt(reading, next, tails);
    if (tail !== undefined && ends(reading, tail.next)) return { value, isRest: true, next: tail.next };
    const stretch = stretchAt(reading, skip(reading, next, joints));
    if (stretch !== undefined) return { value, ...stretch };
  }
  return undefined;
}

const very = /^(?:very|extremely|too|quite|sehr|zu|muy|demasiado|tres|trop|muito)$/;

/** "2-10 kg medium", "under 18 = child" */
function boundFirst(reading: Reading, at: number): Tier | undefined {
  const stretch = stretchAt(reading, at);
  const from = stretch === undefined ? at : skip(reading, stretch.next, joints);
  if (stretch === undefined || !isValue(reading, from, true)) return undefined;
  let next = from + 1;
  while (next < from + 3 && isValue(reading, next, false)) next += 1;
  return ends(reading, next) ? { ...stretch, value: written(reading, from, next), next } : undefined;
}

/** "otherwise C", "else bronze" */
function restAt(reading: Reading, at: number): Tier | undefined {
  const rest = phraseAt(reading, at, rests);
  const from = rest === undefined ? at : skip(reading, rest.next, joints);
  if (rest === undefined || !isValue(reading, from, true)) return undefined;
  let next = from + 1;
  while (next < from + 3 && isValue(reading, next, false)) next += 1;
  return ends(reading, next) ? { value: written(reading, from, next), isRest: true, next } : undefined;
}

function isValue(reading: Reading, at: number, isFirst: boolean): boolean {
  // "1000-10000 plus": the name of a plan.
  if (isFirst && word(reading, at) === "plus" && ends(reading, at + 1)) return true;
  if (isFirst && number(reading, at) !== undefined) return number(reading, at)?.next === at + 1;
  return isWord(reading, at) && !endsPhrase(word(reading, at)) && number(reading, at) === undefined;
}

function ends(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || /^(?:\)|\/|\||;|and|or|und|oder|y|o|et|ou|e|-|–)$/.test(word(reading, at));
}

/** The bounds at a token: "2-10 kg", "under 18", "65+", "from 90". */
const stretchAt = onceAToken(stretchFrom);

function stretchFrom(reading: Reading, at: number): Stretch | undefined {
  const both = twoBoundsAt(reading, at);
  if (both !== undefined)
    return both.joint === "or"
      ? undefined
      : { least: both.first.right, most: both.second.right, ...unitOf(both.unit), next: both.next };
  const bound = oneBoundAt(reading, at) ?? trailingBoundAt(reading, at);
  if (bound?.kind === "range") {
    const next = tokenFrom(reading, at, bound.end);
    if (bound.maximum !== undefined)
      return { most: bound.maximum, isBelow: bound.exclusiveMaximum === true, ...unitOf(bound.unit), next };
    if (bound.minimum !== undefined)
      return { least: bound.minimum, isAbove: bound.exclusiveMinimum === true, ...unitOf(bound.unit), next };
  }
  const from = phraseAt(reading, at, froms);
  const value = from === undefined ? undefined : quantityAt(reading, from.next);
  return value === undefined ? undefined : { least: value.value, ...unitOf(value.unit?.symbol), next: value.next };
}

function unitOf(unit: string | undefined): { readonly unit?: string } {
  return unit === undefined ? {} : { unit };
}

type Bands = NonNullable<Extract<Found, { kind: "members" }>["bands"]>;

/** The tiers from the lowest up, and where each but the first begins; undefined where they do not follow each other. */
function bandsOf(tiers: readonly Tier[]): Bands | undefined {
  const said = tiers.filter(({ isRest }) => isRest !== true);
  const rest = tiers.find(({ isRest }) => isRest === true);
  if (
    tiers.length < 2 ||
    !areAlike(tiers) ||
    new Set(tiers.map(({ value }) => value.toLowerCase())).size < tiers.length
  )
    return undefined;
  const lowers = said.every(({ least, most }) => least !== undefined && most === undefined);
  const uppers = said.every(({ least, most }) => most !== undefined && least === undefined);
  // Bounds of several columns go their own ways.
  if (rest === undefined && (lowers || uppers)) return undefined;
  const ordered = said.toSorted((one, other) => lowest(one) - lowest(other));
  if (!lowers && !uppers && rest === undefined && ordered[0]?.least !== undefined && ordered.length < 3)
    return undefined;
  // "sleep 7 to 9, lectures 6 to 8, job 5 to 6, leisure 8 to 10" are columns: bands are told from one end to the other.
  const isInTurn = [ordered, ordered.toReversed()].some((each) => each.every((tier, index) => tier === said[index]));
  if (!isInTurn && said.every(({ least, most }) => least !== undefined && most !== undefined)) return undefined;
  const all =
    rest === undefined
      ? ordered
      : uppers || (!lowers && ordered[0]?.least === undefined)
        ? [...ordered, rest]
        : [rest, ...ordered];
  const edges: Bands["edges"][number][] = [];
  for (const [index, tier] of all.slice(1).entries()) {
    const below = all[index];
    if (below === undefined || !areNeighbours(below, tier, lowers)) return undefined;
    if (tier.least !== undefined) edges.push({ at: tier.least, isAbove: tier.isAbove === true });
    else edges.push({ at: below?.most ?? 0, isAbove: below?.isBelow !== true });
  }
  const isRising = edges.every(({ at }, index) => index === 0 || at > (edges[index - 1]?.at ?? 0));
  return isRising ? { values: all.map(({ value }) => value), edges } : undefined;
}

/** "under 53, 53-63", "from 80, from 90"; the price and the mileage of a car are no neighbours. */
function areNeighbours(below: Tier, tier: Tier, lowers: boolean): boolean {
  if (tier.least === undefined) return below.most !== undefined && (tier.isRest === true || below.least === undefined);
  if (below.most === undefined) return below.isRest === true || lowers;
  return follow(below.most, tier.least);
}

/** Bounds of one figure have one unit, said with the first of them. */
function areAlike(tiers: readonly Tier[]): boolean {
  const [first, ...others] = tiers.filter(({ isRest }) => isRest !== true).map(({ unit }) => unit);
  return others.every((unit) => unit === undefined || unit === first);
}

/** What has no lower end lies before what begins where it ends. */
function lowest({ least, most = 0 }: Tier): number {
  return least ?? most - 1e-9 * Math.max(1, Math.abs(most));
}

/** "18-64, 65+", "18.5-25, 25-30": the next begins where the last ends, or a step above. */
function follow(most: number, least: number): boolean {
  return least >= most && least - most <= 1.0001;
}

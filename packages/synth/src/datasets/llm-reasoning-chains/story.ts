import type { Dice } from "../prose/dice.ts";
import { firstNames } from "../prose/names.ts";
import { beginOne, type Phrase, sayOne, type Words } from "../prose/phrase.ts";
import { type Expression, num } from "./expression.ts";
import type { Problem } from "./problem.ts";
import type { Rational } from "./rational.ts";
import { groups, places, relations, type Thing, things, weekdays } from "./things.ts";

/** What the story's quantity counts at present. */
export type Kind = "items" | "boxes" | "money" | "share" | "minutes" | "hours";

/** A story about one quantity that changes from sentence to sentence. */
export interface Story {
  readonly problem: Problem;
  readonly dice: Dice;
  readonly thing: Thing;
  readonly words: Record<string, string>;
  kind: Kind;
  /** The quantity as it stands. */
  now: Expression;
  /** The one before it, where the next sentence may put both together. */
  before: Expression | null;
  asks: readonly Phrase[];
  /** Names of the moves that have been made. */
  readonly made: string[];
}

/** One event of a story, which adds one calculation. */
export interface Move {
  readonly id: string;
  readonly kinds: readonly Kind[];
  readonly weight: number;
  /** Plays the event; false, with nothing said or noted, where the numbers do not allow it. */
  play(story: Story): boolean;
}

export function newStory(problem: Problem): Story {
  const { dice } = problem;
  const thing = dice.pick(things);
  const actor = dice.pick(firstNames);
  const friend = dice.pickOther(firstNames, actor);
  const female = dice.chance(0.5);
  const [member, members] = dice.pick(groups);
  const words: Record<string, string> = {
    actor,
    friend,
    third: dice.pick(firstNames),
    relation: dice.pick(relations),
    he: female ? "she" : "he",
    his: female ? "her" : "his",
    him: female ? "her" : "him",
    item: thing.one,
    items: thing.many,
    box: thing.box,
    boxes: thing.boxes,
    place: dice.pick(places),
    place2: dice.pick(places),
    day: dice.pick(weekdays),
    day2: dice.pick(weekdays),
    member,
    members,
  };
  return {
    problem,
    dice,
    thing,
    words,
    kind: "items",
    now: num(0),
    before: null,
    asks: [],
    made: [],
  };
}

const none: Words = {};

/** Tells a sentence of the story, with words of its own beside the story's. */
export function tell(story: Story, told: readonly Phrase[], own: Words = none): void {
  // Most words are the story's, so these come first; no event has a word of the same name.
  story.problem.tell(beginOne(story.dice, told, story.words, own));
}

/** The value of the quantity as it stands. */
export function valueNow(story: Story): Rational {
  return story.problem.last.value;
}

/** The calculation of an event: what it is, in which unit, and how one may ask for it. */
export function becomes(
  story: Story,
  formula: Expression,
  unit: string,
  what: string,
  kind: Kind,
  asks: readonly Phrase[],
): void {
  const before = story.now;
  story.now = story.problem.node(formula, unit, sayOne(story.dice, [what], story.words));
  story.before = before;
  story.kind = kind;
  story.asks = asks;
}

/** A whole number's divisors between low and high. */
export function divisors(value: Rational, low: number, high: number): number[] {
  const found: number[] = [];
  if (value.d !== 1) return found;
  for (let divisor = low; divisor <= high; divisor++) {
    if (value.n % divisor === 0 && value.n > divisor) found.push(divisor);
  }
  return found;
}

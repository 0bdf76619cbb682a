import { firstNames } from "../prose/names.ts";
import { phrases, say, sayOne } from "../prose/phrase.ts";
import { binary, call, type Expression, num } from "./expression.ts";
import type { Problem } from "./problem.ts";

/** A condition of a rule: what is measured, its unit, how a rule and a fact put it, and usual thresholds. */
interface Criterion {
  readonly base: string;
  readonly unit: string;
  readonly least: string;
  readonly fact: string;
  readonly two?: string;
  readonly low: number;
  readonly high: number;
}

const criteria: readonly Criterion[] = [
  {
    base: "years_member",
    unit: "year",
    least: "[has been|was] a member for at least {n} years",
    fact: "{actor} [has been|was] a member for {v} years",
    low: 2,
    high: 15,
  },
  {
    base: "points",
    unit: "point",
    least: "has [scored|collected] at least {n} points",
    fact: "{actor} [has|scored|collected] {v} points",
    two: "{actor} got {v} points in the first round and {w} in the second",
    low: 20,
    high: 95,
  },
  {
    base: "hours_trained",
    unit: "hour",
    least: "has [trained|practised] for {n} hours or more",
    fact: "{actor} [trained|practised] for {v} hours",
    two: "{actor} trained {v} hours in spring and {w} in summer",
    low: 15,
    high: 90,
  },
  {
    base: "courses",
    unit: "course",
    least: "has passed at least {n} courses",
    fact: "{actor} has passed {v} courses",
    two: "{actor} passed {v} courses last year and {w} this year",
    low: 3,
    high: 14,
  },
  {
    base: "deposit",
    unit: "USD",
    least: "has paid in at least {n}",
    fact: "{actor} has paid in {v}",
    two: "{actor} paid {v} in May and {w} in June",
    low: 50,
    high: 900,
  },
  { base: "height", unit: "cm", least: "is at least {n} cm tall", fact: "{actor} is {v} cm tall", low: 120, high: 180 },
  { base: "age", unit: "year", least: "is {n} or older", fact: "{actor} is {v}", low: 14, high: 60 },
  {
    base: "signatures",
    unit: "signature",
    least: "brings at least {n} signatures",
    fact: "{actor} [brings|has] {v} signatures",
    two: "{actor} has {v} signatures from one street and {w} from another",
    low: 15,
    high: 200,
  },
  {
    base: "nights",
    unit: "night",
    least: "has stayed {n} nights or more",
    fact: "{actor} has stayed {v} nights",
    two: "{actor} stayed {v} nights by the lake and {w} in town",
    low: 3,
    high: 30,
  },
  {
    base: "dives",
    unit: "dive",
    least: "has logged at least {n} dives",
    fact: "{actor} has logged {v} dives",
    two: "{actor} logged {v} dives abroad and {w} at home",
    low: 5,
    high: 80,
  },
  {
    base: "reviews",
    unit: "review",
    least: "has written no fewer than {n} reviews",
    fact: "{actor} has written {v} reviews",
    two: "{actor} wrote {v} long reviews and {w} short ones",
    low: 4,
    high: 40,
  },
  {
    base: "kilometres",
    unit: "km",
    least: "has walked {n} km or more",
    fact: "{actor} has walked {v} km",
    two: "{actor} walked {v} km on Saturday and {w} on Sunday",
    low: 13,
    high: 120,
  },
];

/** A measured number as it stands in a sentence. */
function shown(criterion: Criterion, n: number): string {
  return criterion.unit === "USD" ? `$${n}` : String(n);
}

const privileges = [
  "borrow the rare prints|use the night studio|enter the finals|rent the sailing boat|join the expedition|vote in the council",
  "sit the advanced exam|keep the trophy|lead a tour|get the discount card|park inside the walls|open the archive room",
  "book the rooftop|exhibit in the main hall|ride the big coaster|fly the glider|teach the beginners|take the long route",
]
  .join("|")
  .split("|");

const applicants = phrases(
  "[There are|The office counts] {n} other applicants.",
  "{n} people [asked|applied] last year.",
);

const opposites = phrases(
  "[Whoever|Anyone who] may not must [wait outside|pay a fee|come back later].",
  "Those who may not are put on a list.",
);

const oppositeAsked = phrases("Is {actor} one of those who may not?", "Does that concern {actor}?");

const otherWayRound = phrases("[The answer is wanted the other way round|On the form the opposite is ticked].");

/** Tells whether somebody meets a rule, with so many calculations. */
export function tellLogic(problem: Problem, nodes: number, distractor: boolean): void {
  const { dice } = problem;
  const actor = dice.pick(firstNames);
  const privilege = dice.pick(privileges);
  // n conditions and n − 1 connections, sums of two facts where there are calculations left, and a last negation.
  const conditions = Math.max(1, Math.min(4, Math.floor((nodes + 1) / 2)));
  let spare = nodes - (2 * conditions - 1);
  const chosen = dice
    .some(criteria, conditions)
    .sort((a, b) => (b.two === undefined ? 0 : 1) - (a.two === undefined ? 0 : 1));
  const facts: string[] = [];
  const rules: string[] = [];
  const held: Expression[] = [];
  for (const criterion of chosen) {
    const threshold = dice.between(criterion.low, criterion.high);
    const sum = spare > 0 && criterion.two !== undefined;
    if (sum) spare -= 1;
    rules.push(say(dice, criterion.least, { n: shown(criterion, threshold) }));
    held.push(condition(problem, criterion, threshold, sum, actor, facts));
  }
  const either = dice.chance(0.4);
  let now = held[0] ?? num(0);
  for (const next of held.slice(1)) {
    now = problem.node(
      call(either ? "or" : "and", now, next),
      "truth",
      either ? "whether one of them holds" : "whether both hold",
    );
  }
  tellRule(problem, { actor, privilege }, rules, either, facts);
  if (distractor) {
    const n = dice.between(13, 90);
    problem.given("entrants", n, "person", "distractor");
    problem.tell(
      sayOne(dice, applicants, {
        n: String(n),
      }),
    );
  }
  while (problem.nodes.length < nodes) {
    problem.tell(sayOne(dice, opposites, {}));
    now = problem.node(call("not", now), "truth", `whether ${actor} has to`);
    problem.question = sayOne(dice, oppositeAsked, { actor });
    spare -= 1;
    if (problem.nodes.length < nodes) {
      problem.tell(sayOne(dice, otherWayRound, {}));
      now = problem.node(call("not", now), "truth", "the opposite");
      problem.question = "Is the box ticked?";
    }
  }
}

function condition(
  problem: Problem,
  criterion: Criterion,
  threshold: number,
  sum: boolean,
  actor: string,
  facts: string[],
): Expression {
  const { dice } = problem;
  const near = Math.max(2, threshold + Math.round((dice.share() - 0.42) * threshold * 0.6));
  const limit = problem.given(`${criterion.base}_needed`, threshold, criterion.unit);
  let has: Expression;
  if (sum && near > 3 && criterion.two !== undefined) {
    const one = dice.between(1, near - 1);
    facts.push(say(dice, criterion.two, { actor, v: shown(criterion, one), w: shown(criterion, near - one) }));
    const first = problem.given(`${criterion.base}_first`, one, criterion.unit);
    const second = problem.given(`${criterion.base}_second`, near - one, criterion.unit);
    has = problem.node(
      binary(first, "+", second),
      criterion.unit,
      `the sum of ${criterion.unit === "USD" ? "dollars" : `${criterion.unit}s`}`,
    );
  } else {
    facts.push(say(dice, criterion.fact, { actor, v: shown(criterion, near) }));
    has = problem.given(criterion.base, near, criterion.unit);
  }
  return problem.node(
    call("ge", has, limit),
    "truth",
    `whether the condition on ${criterion.base.replaceAll("_", " ")} is met`,
  );
}

const ruleTold = phrases(
  "[Only somebody|A person|Somebody] who {rules} may {privilege}.",
  "[To|In order to] {privilege} one [needs|has] to be a person who {rules}.",
  "[The rules say|The sign says|By the statutes]: whoever {rules} may {privilege}, and nobody else.",
  "The right to {privilege} [has one condition|is bound to a condition]: it takes a person who {rules}.",
);

const permissionAsked = phrases(
  "May {actor} {privilege}?",
  "Is {actor} allowed to {privilege}?",
  "Does {actor} have the right to {privilege}?",
  "Can {actor} {privilege} under [this|the] rule?",
);

function tellRule(
  problem: Problem,
  words: Readonly<Record<string, string>>,
  rules: readonly string[],
  either: boolean,
  facts: readonly string[],
): void {
  const { dice } = problem;
  const joined = rules.join(either ? ", or who " : " and ");
  problem.tell(sayOne(dice, ruleTold, { ...words, rules: joined }));
  for (const fact of facts) problem.tell(`${fact}.`);
  problem.question = sayOne(dice, permissionAsked, words);
}

import { firstNames } from "../prose/names.ts";
import { article, phrases, say, sayOne } from "../prose/phrase.ts";
import { binary, call, type Expression, num } from "./expression.ts";
import type { Problem } from "./problem.ts";

const colours = ["red", "blue", "green", "yellow", "white", "black", "orange", "violet", "silver", "brown"] as const;
const pieces = [
  ["marble", "marbles", "bag"],
  ["counter", "counters", "box"],
  ["bead", "beads", "jar"],
  ["card", "cards", "deck"],
  ["token", "tokens", "drum"],
  ["sock", "socks", "drawer"],
  ["ticket", "tickets", "hat"],
  ["candy", "candies", "tin"],
  ["button", "buttons", "purse"],
  ["chip", "chips", "bowl"],
  ["ball", "balls", "urn"],
  ["flag", "flags", "bundle"],
] as const;

const contents = phrases(
  "[A|One] {holder} [holds|contains|has] {a} {hit}, {b} {miss} and {c} {other} {many}.",
  "[In|Inside] a {holder} there are {many}: {a} {hit} ones, {b} {miss} ones and {c} {other} ones.",
  "{actor} [fills|prepares] a {holder} with {many}: {a} [are |]{hit}, {b} {miss}, {c} {other}.",
  "{actor}'s {holder} [has|holds] {a} {hit} {many}, [besides|and also] {b} {miss} and {c} {other} ones.",
);

/** Tells a problem of drawing coloured pieces, with so many calculations. */
export function tellProbability(problem: Problem, nodes: number, distractor: boolean): void {
  const { dice } = problem;
  const [one, many, holder] = dice.pick(pieces);
  const [hit = "red", miss = "blue", other = "green"] = dice.some(colours, 3);
  const a_hit = `${article(hit)} ${hit}`;
  const words: Record<string, string> = { one, many, holder, hit, a_hit, miss, other, actor: dice.pick(firstNames) };
  const wanted = dice.between(4, 18);
  const counts = [wanted, dice.between(4, 20), dice.between(3, 15)];
  const [a = 4, b = 4, c = 3] = counts;
  problem.tell(
    say(dice, dice.pick(contents), { ...words, a: problem.count(a), b: problem.count(b), c: problem.count(c) }),
  );
  if (distractor) {
    const age = dice.between(13, 70);
    problem.given("age", age, "year", "distractor");
    problem.tell(say(dice, "{actor} is {n} years old.", { ...words, n: String(age) }));
  }
  const hits = problem.given(`${hit}_${many}`, a, one);
  const misses = problem.given(`${miss}_${many}`, b, one);
  const others = problem.given(`${other}_${many}`, c, one);
  const total = problem.node(
    binary(binary(hits, "+", misses), "+", others),
    one,
    `the number of ${many} in the ${holder}`,
  );
  oneDraw(problem, words, hits, total, nodes);
}

const chanceOf = phrases(
  "What is the probability [of that|that this happens]?",
  "How likely is [that|this], as [an exact number|a fraction or decimal]?",
  "[Give|Find|Work out] the exact probability.",
);

const pairDraws = phrases(
  "{actor} [takes|draws|pulls out] two {many} at once [without looking|at random] and [hopes|wants] both to be {hit}.",
  "Two {many} are [drawn|taken] together, blindly; {actor} wins when both are {hit}.",
);

const singleDraws = phrases(
  "{actor} [takes|draws|picks|pulls] one [of them |][at random|without looking|blindly] and [hopes for|wants] {a_hit} one.",
  "One {one} is [drawn|taken out] at random[ by {actor}|]; {hit} wins.",
  "[With eyes closed|Blindfolded], {actor} [takes out|picks] a single {one}, [hoping that it is|which should be] {hit}.",
);

function oneDraw(
  problem: Problem,
  words: Record<string, string>,
  hits: Expression,
  total: Expression,
  nodes: number,
): void {
  const { dice } = problem;
  const pairs = nodes >= 4 && dice.chance(0.3);
  let now: Expression;
  if (pairs) {
    problem.tell(sayOne(dice, pairDraws, words));
    const two = problem.given("pieces_drawn", 2, "1");
    const good = problem.node(call("choose", hits, two), "1", `the ways to draw two ${words.hit} ones`);
    const all = problem.node(call("choose", total, two), "1", "the ways to draw any two");
    now = problem.node(binary(good, "/", all), "1", `the probability of two ${words.hit} ones`);
  } else {
    problem.tell(sayOne(dice, singleDraws, words));
    now = problem.node(binary(hits, "/", total), "1", `the probability of ${words.a_hit} one`);
  }
  problem.question = sayOne(dice, chanceOf, words);
  if (problem.nodes.length < nodes) extend(problem, words, now, nodes);
}

const secondRounds = phrases(
  "[The piece goes|Everything goes|It is put] back, and [the game|the draw] is played a second time[ the same way|]; {actor} wins [only |]when both rounds succeed.",
  "[Afterwards|Then] all is as before, and {friend} [tries|does] the same; [the team wins|they win] when both succeed.",
);

const oppositeCounts = phrases(
  "[It is the opposite that counts|What matters is the chance of failing]: the prize [is lost|goes to the bank] otherwise.",
  "[The bank|The house] wins [if that does not happen|in every other case], and [its chance is asked for|that is the case in question].",
);

const seasons = phrases(
  "[The whole thing|This game] is played {n} times[ at the fair|].",
  "[Over the season|In a week] there are {n} such games.",
);

const gamesAsked = phrases(
  "How many [such |]games are to be expected[ on average|]?",
  "[What is|Find] the expected number of such games.",
);

/** Opposite events, repetitions with replacement, and what is to be expected over many rounds. */
function extend(problem: Problem, words: Record<string, string>, first: Expression, nodes: number): void {
  const { dice } = problem;
  let now = first;
  let rounds = 0;
  if (nodes - problem.nodes.length >= 2 && dice.chance(0.6)) {
    problem.tell(sayOne(dice, secondRounds, { ...words, friend: dice.pick(firstNames) }));
    now = problem.node(binary(now, "*", now), "1", "the probability that both succeed");
    rounds = 1;
    problem.question = sayOne(dice, chanceOf, words);
  }
  if (problem.nodes.length < nodes && (rounds === 0 || dice.chance(0.5))) {
    problem.tell(sayOne(dice, oppositeCounts, words));
    now = problem.node(binary(num(1), "-", now), "1", "the probability of the opposite");
    problem.question = sayOne(dice, chanceOf, words);
  }
  if (problem.nodes.length >= nodes) return;
  const games = 10 * dice.between(2, 60);
  problem.tell(sayOne(dice, seasons, { ...words, n: String(games) }));
  const played = problem.given("games", games, "game");
  now = problem.node(binary(now, "*", played), "game", "the number of such games to expect");
  problem.question = sayOne(dice, gamesAsked, words);
  while (problem.nodes.length < nodes) now = stake(problem, words, now);
}

const prizes = phrases(
  "[Each|Every] of them [pays|brings] {n}.",
  "[For each|For every one of them] {n} [is paid|changes hands].",
);

const moneyAsked = phrases("How much money is that on average?", "What sum in dollars is to be expected?");

const costsTold = phrases(
  "[Setting it up|The permit|The stand] costs {n}[ more|].",
  "[On top|Besides], {n} [has to be|must be] paid for [the hall|the prizes|power].",
);

const costsAsked = phrases("What does it come to with these costs?", "How much is it with all costs added?");

/** Money that hangs on the expected number. */
function stake(problem: Problem, words: Record<string, string>, now: Expression): Expression {
  const { dice } = problem;
  if (problem.last.unit === "game") {
    const prize = dice.between(2, 40);
    problem.tell(sayOne(dice, prizes, { ...words, n: `$${prize}` }));
    problem.question = sayOne(dice, moneyAsked, words);
    return problem.node(
      binary(now, "*", problem.given("dollars_per_game", prize, "USD/game")),
      "USD",
      "the money to expect",
    );
  }
  const cost = dice.between(13, 90);
  problem.tell(sayOne(dice, costsTold, { ...words, n: `$${cost}` }));
  problem.question = sayOne(dice, costsAsked, words);
  return problem.node(binary(now, "+", problem.given("costs", cost, "USD")), "USD", "the amount with the costs");
}

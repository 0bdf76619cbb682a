import { type Phrase, phrases } from "../prose/phrase.ts";
import { binary, call, num } from "./expression.ts";
import { dollars } from "./problem.ts";
import { compare, type Rational, rational } from "./rational.ts";
import { becomes, divisors, type Move, type Story, tell, valueNow } from "./story.ts";
import { jobs } from "./things.ts";

const howMany = phrases(
  "How many {items} does {actor} have [now|left|in the end]?",
  "How many {items} [are there|remain|are left] [in the end|after that]?",
  "[Find|Work out] [the number of|how many] {items} [there are|that makes].",
);
const howMuch = phrases(
  "How much [money |]does {actor} have [then|left|in the end]?",
  "[How many dollars|What sum] [is left|remains|is that]?",
  "[Find|Work out|Calculate] the [final |]amount in dollars.",
);
const howLong = phrases(
  "How many minutes does [it all|the whole thing|everything] take?",
  "[After how many minutes|How many minutes after the start] is everything [done|finished|ready]?",
  "[Find|Work out|Calculate] the [total |]time in minutes.",
);

/** A whole number of about a share of the quantity. */
function part(story: Story, low: number, high: number): number {
  const value = valueNow(story);
  const share = low + story.dice.share() * (high - low);
  return Math.max(2, Math.round((value.n / value.d) * share));
}

function isWhole(value: Rational): boolean {
  return value.d === 1;
}

const gains = phrases(
  "[Then|Later|That afternoon] {actor} [finds|buys|receives|is given] {n} more[ {items}|].",
  "{actor}'s {relation} [brings|sends|adds] another {n}[ {items}|].",
  "On {day2} {n} [more|further|extra] {items} [turn up|arrive|are delivered][ from {place2}|].",
  "[After lunch|The next morning|Before closing time] {he} [adds|collects|orders] {n} [more|others].",
  "{friend}, [who is moving|feeling generous|clearing the shelves], [hands over|passes on] {n} {items} as well.",
);

const gain: Move = {
  id: "gain",
  kinds: ["items"],
  weight: 5,
  play(story) {
    const more = part(story, 0.1, 1.3);
    tell(story, gains, { n: story.problem.count(more) });
    const given = story.problem.given(`${story.thing.many}_added`, more, story.thing.one);
    becomes(
      story,
      binary(story.now, "+", given),
      story.thing.one,
      "the number of {items} with the new ones",
      "items",
      howMany,
    );
    return true;
  },
};

const losses = phrases(
  "[Then|Unfortunately|On the way home] {n} [of them |][break|go missing|fall into the water|are crushed].",
  "{actor} [gives|lends|sells] {n} [of them |]to {friend}[ and keeps the rest|].",
  "{n} {items} [are used up|are handed out|are returned|go to {place2}] [on {day2}|by the evening|before long].",
  "[A visitor|{actor}'s {relation}|The caretaker] [takes|borrows|buys] {n}[ of the {items}|].",
  "[When {actor} checks them|On inspection], {n} [prove|turn out] [faulty|unusable|too old] and [are thrown away|have to go].",
);

const lose: Move = {
  id: "lose",
  kinds: ["items"],
  weight: 5,
  play(story) {
    const value = valueNow(story);
    const fewer = part(story, 0.1, 0.7);
    if (compare(value, rational(fewer + 2)) < 0) return false;
    tell(story, losses, { n: story.problem.count(fewer) });
    const given = story.problem.given(`${story.thing.many}_lost`, fewer, story.thing.one);
    becomes(story, binary(story.now, "-", given), story.thing.one, "the number of {items} left", "items", howMany);
    return true;
  },
};

const fractions = [
  [2, "half"],
  [3, "a third"],
  [4, "a quarter"],
  [5, "a fifth"],
] as const;

const moneyFractions = phrases(
  "{Half} of [the money|that sum] goes to {friend}[ for the hall|] [at once|the same day|straight away].",
  "{actor} [spends|gives away|puts aside] {half} of it [on {day2}|for {his} {relation}|at {place2}].",
);

const itemFractions = phrases(
  "{Half} of [them|the {items}] [are sold|are given away|get wet|go to {friend}] [on {day2}|the same evening|at {place2}].",
  "{actor} [uses|sets aside|paints] {half} of them [for {place2}|as prizes|for {his} {relation}] and [keeps|stores] the others.",
);

const fractionGoes: Move = {
  id: "fraction",
  kinds: ["items", "money"],
  weight: 1.5,
  play(story) {
    const value = valueNow(story);
    const fitting = fractions.filter(
      ([parts]) => (story.kind === "money" ? true : isWhole(value)) && (value.n / value.d) % parts === 0,
    );
    if (fitting.length === 0) return false;
    const [parts, words] = story.dice.pick(fitting);
    const money = story.kind === "money";
    tell(story, money ? moneyFractions : itemFractions, { half: words, Half: words });
    const left = binary(story.now, "-", binary(story.now, "/", num(parts)));
    if (money) becomes(story, left, "USD", "what is left of the money", "money", howMuch);
    else becomes(story, left, story.thing.one, "the rest of the {items}", "items", howMany);
    return true;
  },
};

const multiples = (
  [
    [2, "[twice|two times|double]"],
    [3, "[three times|3 times]"],
    [4, "[four times|4 times]"],
    [5, "[five times|5 times]"],
  ] as const
).map(([factor, words]) => ({
  factor,
  told: phrases(
    `{friend} [has|owns|collects] ${words} as many {items} as {actor}[ does|].`,
    `[At {place2}|In the next hall] [there are|one finds] ${words} as many {items}.`,
    `[The next order|Next month's order|The order from {place2}] is for ${words} that number of {items}.`,
    `{actor}'s {relation} [manages|needs|wants] ${words} as many.`,
  ),
}));

const multipleAsked = phrases(
  "How many {items} is that?",
  "How many {items} [does that make|are these]?",
  "[Find|Work out] [this|the larger] number of {items}.",
);

const times: Move = {
  id: "times",
  kinds: ["items"],
  weight: 7,
  play(story) {
    if (compare(valueNow(story), rational(4_000)) > 0) return false;
    const { factor, told } = story.dice.pick(multiples);
    tell(story, told);
    story.words.actor = story.words.friend ?? "";
    story.words.friend = story.words.third ?? "";
    const many = story.problem.given("times_as_many", factor, "1");
    becomes(
      story,
      binary(story.now, "*", many),
      story.thing.one,
      "[that multiple|the larger number of {items}]",
      "items",
      multipleAsked,
    );
    return true;
  },
};

const joins = phrases(
  "[Both lots|The two collections|All of these] are [put together|counted together|stored in one place].",
  "[They|The two] [pool|join|combine] [what they have|their {items}|everything].",
  "[In the end|Finally] [both|the two] amounts [are added up|go into one {box}|count].",
);

const totalAsked = phrases(
  "How many {items} [are there|is that|do they have] [altogether|in all|in total]?",
  "What is the total number of {items}?",
);

const together: Move = {
  id: "together",
  kinds: ["items"],
  weight: 9,
  play(story) {
    const { before } = story;
    if (story.made.at(-1) !== "times" || before === null) return false;
    tell(story, joins);
    becomes(story, binary(before, "+", story.now), story.thing.one, "the total of both", "items", totalAsked);
    return true;
  },
};

const shares = phrases(
  "[All of them|They|The {items}] are [shared|divided|split] [equally|evenly] among {n} {members}.",
  "{n} {members} [share|split] [them|the {items}] so that [all get the same|nobody gets more than another].",
  "[Then|Finally|At the end] {actor} [deals|hands] [them|the {items}] out [equally|in equal parts] to {n} {members}.",
);

const shareAsked = phrases(
  "How many {items} does each {member} [get|have]?",
  "[What|How large] is [each {member}'s|one {member}'s] share[ of {items}|]?",
  "How many [of the {items} |]are there for [each|every] {member}?",
);

const share: Move = {
  id: "share",
  kinds: ["items"],
  weight: 2.5,
  play(story) {
    const fitting = divisors(valueNow(story), 2, 30);
    if (fitting.length === 0) return false;
    const people = story.dice.pick(fitting);
    const { member, members } = story.words;
    tell(story, shares, { n: story.problem.count(people) });
    const given = story.problem.given(`${members}`.replaceAll(" ", "_"), people, `${member}`);
    becomes(
      story,
      binary(story.now, "/", given),
      `${story.thing.one}/${member}`,
      "the share of each {member}",
      "share",
      shareAsked,
    );
    return true;
  },
};

const extras = phrases(
  "[Each|Every] {member} [already had|had brought|gets another] {n}[ {items}|].",
  "[On top of that|Besides|In addition] [each|every] {member} [receives|finds|buys] {n} [more|others].",
);

const extraAsked = phrases("How many {items} does each {member} have [then|in the end|now]?");

const extra: Move = {
  id: "extra",
  kinds: ["share"],
  weight: 4,
  play(story) {
    const more = story.dice.between(2, 15);
    const { member } = story.words;
    tell(story, extras, { n: story.problem.count(more) });
    const given = story.problem.given(`extra_per_${member}`, more, `${story.thing.one}/${member}`);
    becomes(
      story,
      binary(story.now, "+", given),
      `${story.thing.one}/${member}`,
      "what each {member} has then",
      "share",
      extraAsked,
    );
    return true;
  },
};

const packings = phrases(
  "[They|The {items}] are [packed|put|sorted] into sacks of {n}[ each|].",
  "[For the trip|For the sale|To store them], {actor} [packs|ties up|seals] {n} {items} to a sack.",
  "[One|A] sack [takes|holds] {n} {items}, and all of them [are packed|go into sacks].",
);

const sacksAsked = phrases(
  "How many sacks [does that make|are filled|are needed]?",
  "How many sacks [does {actor} fill|are there in the end]?",
);

const pack: Move = {
  id: "pack",
  kinds: ["items"],
  weight: 2.5,
  play(story) {
    const fitting = divisors(valueNow(story), 3, 40);
    if (fitting.length === 0) return false;
    const each = story.dice.pick(fitting);
    tell(story, packings, { n: story.problem.count(each) });
    const given = story.problem.given(`${story.thing.many}_per_sack`, each, `${story.thing.one}/sack`);
    becomes(story, binary(story.now, "/", given), "sack", "the number of sacks", "boxes", sacksAsked);
    return true;
  },
};

const sales = phrases(
  "[Each|Every] {one} [sells for|is sold at|brings in|fetches] {p}.",
  "{actor} [sells|lets go of] [all of them|the lot|the {many}] at {p} [each|apiece|a piece].",
  "[A buyer|A shop in town|{friend}] [pays|offers|gives] {actor} {p} for [each|every] {one}.",
);

const salesAsked = phrases(
  "How much [money |]does {actor} [take in|make|earn]?",
  "[What|How much] does the sale [bring|come to] in dollars?",
);

function priced(id: string, kinds: Move["kinds"], unit: "item" | "sack"): Move {
  return {
    id,
    kinds,
    weight: unit === "sack" ? 8 : 7,
    play(story) {
      const { dice, thing } = story;
      const value = valueNow(story);
      if (compare(value, rational(20_000)) > 0) return false;
      const cents =
        unit === "sack"
          ? 100 * dice.between(4, 60)
          : Math.max(25, 25 * Math.round(thing.price * (2 + 4 * dice.share())));
      const price = rational(cents, 100);
      const noun = unit === "sack" ? "sack" : thing.one;
      const own = { p: dollars(price), one: noun, many: unit === "sack" ? "sacks" : thing.many };
      tell(story, sales, own);
      const given = story.problem.given(`price_per_${noun}`, price, `USD/${noun}`);
      becomes(
        story,
        binary(story.now, "*", given),
        "USD",
        "[the money from the sale|what the sale brings]",
        "money",
        salesAsked,
      );
      return true;
    },
  };
}

const earnings = phrases(
  "{actor} [also gets|adds|already had] {n} [from {his} savings|from {friend}|as a bonus|of {his} own].",
  "[On top of that|In addition|Besides], {his} {relation} [gives|lends|pays] {actor} {n}.",
  "A [grant|gift|refund|tip] of {n} [comes on top|is added] [on {day2}|soon after|].",
);

const earn: Move = {
  id: "earn",
  kinds: ["money"],
  weight: 3,
  play(story) {
    const more = part(story, 0.1, 0.9);
    tell(story, earnings, { n: `$${more}` });
    const given = story.problem.given("money_added", more, "USD");
    becomes(story, binary(story.now, "+", given), "USD", "the money with what was added", "money", howMuch);
    return true;
  },
};

const expenses = phrases(
  "{actor} [spends|pays|is charged] {n} [for the hall|on supplies|for the stand|on the way home|in fees].",
  "[From that|Out of it|Of this], {n} [goes on|is needed for] [rent|petrol|paint|the insurance|new tools].",
  "[Then|Later|On {day2}] {he} [buys {his} {relation} a present|settles an old bill|repairs the bicycle] for {n}.",
);

const spend: Move = {
  id: "spend",
  kinds: ["money"],
  weight: 4,
  play(story) {
    const less = part(story, 0.1, 0.6);
    if (compare(valueNow(story), rational(less + 1)) < 0) return false;
    tell(story, expenses, { n: `$${less}` });
    const given = story.problem.given("money_spent", less, "USD");
    becomes(story, binary(story.now, "-", given), "USD", "the money after paying", "money", howMuch);
    return true;
  },
};

const surcharges = phrases(
  "[Tax|A service charge|A surcharge] of {p}% is added[ to that|].",
  "[With|After] {p}% [tax|interest] on top, the amount grows.",
);

const deductions = phrases(
  "[A fee|Commission|Tax] of {p}% is [taken off|deducted|kept back].",
  "{actor} [donates {p}% of it to charity|pays {p}% of [it|that sum] in taxes|sets {p}% of the money aside for repairs].",
);

const percentOff: Move = {
  id: "percent",
  kinds: ["money"],
  weight: 3,
  play(story) {
    const percent = story.dice.pick([5, 10, 15, 20, 25, 30, 40, 50]);
    const value = valueNow(story);
    // No fractions of a cent.
    if ((value.n * percent) % value.d !== 0) return false;
    const up = story.dice.chance(0.4);
    tell(story, up ? surcharges : deductions, { p: String(percent) });
    const given = story.problem.given("percent", percent, "percent");
    const change = binary(binary(story.now, "*", given), "/", num(100));
    becomes(
      story,
      binary(story.now, up ? "+" : "-", change),
      "USD",
      up ? "the amount with the surcharge" : "the amount after the deduction",
      "money",
      howMuch,
    );
    return true;
  },
};

const instalments = phrases(
  "[The amount|It|The money] is [paid|spread|divided] over {n} [equal |]instalments.",
  "[They|The group] [agree to settle|settle] [it|the sum] in {n} equal instalments.",
  "{actor} [transfers it|pays it out] in {n} instalments of the same size.",
);

const instalmentAsked = phrases(
  "How [much|large] is one instalment[ in dollars|]?",
  "What is the amount of [each|one] instalment?",
);

const divideMoney: Move = {
  id: "divide",
  kinds: ["money"],
  weight: 3,
  play(story) {
    const value = valueNow(story);
    const fitting = [2, 3, 4, 5, 6, 8, 10, 12].filter((n) => (value.n * 100) % (value.d * n) === 0);
    if (fitting.length === 0 || story.made.includes("divide")) return false;
    const count = story.dice.pick(fitting);
    tell(story, instalments, { n: story.problem.count(count) });
    const given = story.problem.given("instalments", count, "1");
    becomes(story, binary(story.now, "/", given), "USD", "one instalment", "money", instalmentAsked);
    return true;
  },
};

function minutesMove(
  id: string,
  weight: number,
  told: readonly Phrase[],
  base: string,
  low: number,
  high: number,
  op: "+" | "-",
): Move {
  return {
    id,
    kinds: ["minutes"],
    weight,
    play(story) {
      const value = valueNow(story);
      const span = op === "-" ? part(story, low, high) : 5 * story.dice.between(low, high);
      if (op === "-" && compare(value, rational(span + 3)) < 0) return false;
      tell(story, told, { n: story.problem.count(span), job: story.dice.pick(jobs) });
      const given = story.problem.given(base, span, "minute");
      becomes(
        story,
        binary(story.now, op, given),
        "minute",
        op === "+" ? "the time with that added" : "the time after the saving",
        "minutes",
        howLong,
      );
      return true;
    },
  };
}

const waits = phrases(
  "Meanwhile {friend} is {job}, which takes {n} minutes from the same start; [both have to be done before they go on|only when both are finished can they leave].",
  "[At the same time|In parallel] {his} {relation} needs {n} minutes for {job}, and the [van|last stage|inspection] waits for whoever is slower.",
);

const waiting: Move = {
  id: "waiting",
  kinds: ["minutes"],
  weight: 3,
  play(story) {
    const other = part(story, 0.5, 1.6);
    tell(story, waits, { n: story.problem.count(other), job: story.dice.pick(jobs) });
    const given = story.problem.given("parallel_job", other, "minute");
    becomes(story, call("max", story.now, given), "minute", "the time until both are ready", "minutes", howLong);
    return true;
  },
};

const repetitions = phrases(
  "[All this|The whole round|Everything so far] is [done|repeated] {n} times[ before the opening| in a row|].",
  "{actor} has to go through [all of it|the whole sequence] {n} times.",
);

const repeat: Move = {
  id: "repeat",
  kinds: ["minutes"],
  weight: 4,
  play(story) {
    if (compare(valueNow(story), rational(3_000)) > 0) return false;
    const count = story.dice.between(2, 9);
    tell(story, repetitions, { n: story.problem.count(count) });
    const given = story.problem.given("repetitions", count, "1");
    becomes(story, binary(story.now, "*", given), "minute", "the time for all repetitions", "minutes", howLong);
    return true;
  },
};

const timesheets = phrases(
  "The [timesheet|plan|log] [is kept|is written] in hours.",
  "{actor} [bills|books|counts] hours, not minutes.",
);

const hoursAsked = phrases("How many hours is that?", "How many hours [does {actor} write down|go into the log]?");

const toHours: Move = {
  id: "hours",
  kinds: ["minutes"],
  weight: 2,
  play(story) {
    tell(story, timesheets);
    const given = story.problem.given("minutes_per_hour", 60, "minute/hour", "known");
    becomes(story, binary(story.now, "/", given), "hour", "the time in hours", "hours", hoursAsked);
    return true;
  },
};

const hourlyPay = phrases(
  "[An hour|Each hour] [is paid at|costs|is worth] {n}.",
  "{actor} [earns|charges|gets] {n} an hour[ for it|].",
);

const paid: Move = {
  id: "paid",
  kinds: ["hours"],
  weight: 9,
  play(story) {
    const wage = 3 * story.dice.between(4, 14);
    tell(story, hourlyPay, {
      n: `$${wage}`,
    });
    const given = story.problem.given("hourly_rate", wage, "USD/hour");
    becomes(story, binary(story.now, "*", given), "USD", "the pay for those hours", "money", howMuch);
    return true;
  },
};

const breaks = phrases(
  "[Then comes|After that there is] a break of {n} minutes.",
  "[Next|Then] {he} [spends|needs] {n} minutes {job}.",
  "[Cleaning up|Putting things away|A delay at {place2}] [adds|takes] another {n} minutes.",
);

const savings = phrases(
  "[A new tool|Help from {friend}|A shortcut] [saves|cuts] {n} minutes[ in all|].",
  "[Because|Since] {his} {relation} lends a hand, [it all|everything] takes {n} minutes less.",
);

export const moves: readonly Move[] = [
  gain,
  lose,
  fractionGoes,
  times,
  together,
  share,
  extra,
  pack,
  priced("sell", ["items"], "item"),
  priced("sell-sacks", ["boxes"], "sack"),
  earn,
  spend,
  percentOff,
  divideMoney,
  minutesMove("break", 4, breaks, "added_time", 1, 14, "+"),
  minutesMove("saving", 3, savings, "saved_time", 0.1, 0.4, "-"),
  waiting,
  repeat,
  toHours,
  paid,
];

const ages = phrases("{friend} is {n} years old.", "{actor}'s {relation} [turns|will be] {n} [this year|on {day2}].");

const distances = phrases("The [walk|road] [to|from] {place2} is {n} km long.", "{place2} is {n} km away.");

const temperatures = phrases(
  "[It is|The thermometer shows] {n} degrees [outside|in the sun|at noon].",
  "At noon it was {n} degrees.",
);

const otherPrices = phrases(
  "A [ticket|pass] for {place2} costs {m}.",
  "{friend} paid {m} for [a coat|the parking|lunch] that day.",
);

const vehicles = phrases("[There are|One sees] {n} [bicycles|cars] [outside|in the yard].");

/** A quantity of no use to the answer, told as if it were. */
export function distract(story: Story): void {
  const { dice, problem } = story;
  const n = dice.between(13, 95);
  const [phrase, base, unit] = dice.pick([
    [ages, "age", "year"],
    [distances, "distance_away", "km"],
    [temperatures, "temperature", "degree"],
    [otherPrices, "other_price", "USD"],
    [vehicles, "vehicles", "vehicle"],
  ] as const);
  problem.given(base, n, unit, "distractor");
  tell(story, phrase, { n: String(n), m: `$${n}` });
}

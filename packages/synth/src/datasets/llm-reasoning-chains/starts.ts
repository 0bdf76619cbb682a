import { phrases } from "../prose/phrase.ts";
import { binary, num } from "./expression.ts";
import { dollars } from "./problem.ts";
import { rational } from "./rational.ts";
import { becomes, type Story, tell } from "./story.ts";
import { jobs } from "./things.ts";
import type { Domain } from "./vocabulary.ts";

/** How a story begins: its first calculation. */
type Start = (story: Story) => void;

const howMany = phrases(
  "How many {items} does {actor} have [now|in the end|at that point]?",
  "How many {items} [are there|are left|remain] [in the end|after all this|at the end of the day]?",
  "[Work out|Find|Calculate] [the number of|how many] {items} {actor} [ends up with|has at the end|is left with].",
  "What is the number of {items} [in the end|{actor} has then]?",
  "With how many {items} does {actor} [finish|end up]?",
);

const packsTold = phrases(
  "{actor} [buys|orders|picks up|unloads] {n} {boxes} of {items}[ at {place}| for {place}|], [each with {each} {items} in it|each holding {each}|with {each} to the {box}].",
  "[At {place}|In {place}'s storeroom|On {day}] there are {n} {boxes} of {items}, and every {box} [holds|contains|has] {each} {items}.",
  "[A|One] {box} [of {items} |]holds {each} {items}[, and|. On {day}] {actor} [carries|brings|delivers] {n} of them [to {place}|over|to {his} {relation}].",
  "{n} {boxes} [arrive|are delivered] at {place} on {day}. Each [one |]has {each} {items}[ inside|].",
  "{actor} [counts|finds] {n} {boxes} [in the cellar|on the pallet|behind the counter], {each} {items} [per {box}|in each].",
);

function packs(story: Story): void {
  const { problem, dice } = story;
  const each = dice.between(3, 48);
  const count = dice.between(2, 24);
  tell(story, packsTold, { n: problem.count(count), each: problem.count(each) });
  const n = problem.given(`${story.thing.boxes}`, count, story.thing.box);
  const per = problem.given(
    `${story.thing.many}_per_${story.thing.box}`,
    each,
    `${story.thing.one}/${story.thing.box}`,
  );
  becomes(
    story,
    binary(n, "*", per),
    story.thing.one,
    "the number of {items} [in the {boxes}|altogether|at the start]",
    "items",
    howMany,
  );
}

const threeLots = phrases(
  "{actor} [collects|makes|sells] {a} {items} on Monday, {b} on {day}[ morning|] and {c} [the day after|over the weekend].",
  "[From {friend} {actor} gets|{friend} gives {actor}] {a} {items}, [from {his} {relation}|and {his} {relation} adds] {b} and [from a neighbour|a stranger brings] another {c}.",
  "There are {a} {items} in the first {box}, {b} in the second and {c} in the [last|third one].",
);

const twoLots = phrases(
  "{actor} [has|owns|keeps] {a} {items} [at home|in a {box}|in the attic] and [finds|is given|buys] {b} [more|others] [at {place}|on {day}|from {friend}].",
  "On {day} {actor} [gathers|makes|paints] {a} {items}, and [the next day|a day later|on the following morning] {b} [more|further ones].",
  "{actor} and {friend} [pool|put together|combine] their {items}: {a} [from {actor}|of {his} own] and {b} [from {friend}|of {friend}'s].",
  "[At|For] {place} {actor} [sets out|prepares] {a} {items}, to which {his} {relation} [adds|contributes] {b}.",
);

function gathered(story: Story): void {
  const { problem, dice } = story;
  const amounts = [dice.between(8, 95), dice.between(5, 80), dice.between(4, 60)];
  const three = dice.chance(0.35);
  const [a = 0, b = 0, c = 0] = amounts;
  const own = { a: problem.count(a), b: problem.count(b), c: problem.count(c) };
  tell(story, three ? threeLots : twoLots, own);
  const first = problem.given(`${story.thing.many}_first`, a, story.thing.one);
  const second = problem.given(`${story.thing.many}_second`, b, story.thing.one);
  const two = binary(first, "+", second);
  const sum = three ? binary(two, "+", problem.given(`${story.thing.many}_third`, c, story.thing.one)) : two;
  becomes(story, sum, story.thing.one, "[the total number of {items}|the sum of the {items}]", "items", howMany);
}

const dailyTold = phrases(
  "[Every day|Each day|Day after day] {actor} [makes|sells|collects|checks|repairs] {r} {items}[ at {place}|], [and keeps it up for|for] {d} days.",
  "{actor}'s machine [turns out|packs|paints] {r} {items} [a|per] day. It runs for {d} days[ at {place}| without a stop|].",
  "For {d} days [in a row |]{actor} [works at {place}|helps {friend}] and [finishes|makes|ships] {r} {items} [every|each] day.",
  "{place} [uses|needs|hands out] {r} {items} [a|each] day[, and it is open for {d} days| and is open {d} days this season].",
);

function daily(story: Story): void {
  const { problem, dice } = story;
  const rate = dice.between(4, 45);
  const days = dice.between(3, 21);
  tell(story, dailyTold, { r: problem.count(rate), d: problem.count(days) });
  const r = problem.given(`${story.thing.many}_per_day`, rate, `${story.thing.one}/day`);
  const d = problem.given("days", days, "day");
  becomes(story, binary(r, "*", d), story.thing.one, "the number of {items} over all days", "items", howMany);
}

const leftoverTold = phrases(
  "{actor} [starts with|sets off with|has] {a} {items}, but {b} [of them |]are [damaged|lost on the way|stolen|sent back].",
  "Of the {a} {items} [at|brought to] {place}, {b} [are already sold|have been used up|turn out to be broken].",
  "{actor} [had|used to have] {a} {items}. On {day} {he} [gave|handed|sold] {b} of them to {friend}.",
);

function leftover(story: Story): void {
  const { problem, dice } = story;
  const had = dice.between(30, 160);
  const lost = dice.between(4, had - 12);
  tell(story, leftoverTold, { a: problem.count(had), b: problem.count(lost) });
  const a = problem.given(`${story.thing.many}_at_first`, had, story.thing.one);
  const b = problem.given(`${story.thing.many}_gone`, lost, story.thing.one);
  becomes(story, binary(a, "-", b), story.thing.one, "what is left of the {items}", "items", howMany);
}

const howMuch = phrases(
  "How much [money |]does {actor} have [then|left|in the end]?",
  "[How many dollars|What sum] [is left|remains|does {actor} end up with]?",
  "What [amount|sum of money] does {actor} [finish with|come out with|hold in the end]?",
  "[Find|Work out|Calculate] the [final |]amount in dollars.",
);

const wagesTold = phrases(
  "{actor} [earns|makes|is paid] {w} an hour [{job}|at {place}] and works {h} hours[ this week|].",
  "[For {job}|For a shift at {place}] {actor} [charges|bills] {w} per hour; on {day} the job [takes|comes to] {h} hours[ in all|].",
  "{friend} [hires {actor} for {h} hours|takes {actor} on for {h} hours] of {job}, at {w} an hour.",
);

function wages(story: Story): void {
  const { problem, dice } = story;
  const wage = dice.between(11, 46);
  const hours = dice.between(4, 42);
  tell(story, wagesTold, { w: `$${wage}`, h: problem.count(hours), job: dice.pick(jobs) });
  const w = problem.given("hourly_wage", wage, "USD/hour");
  const h = problem.given("hours", hours, "hour");
  becomes(story, binary(w, "*", h), "USD", "the pay", "money", howMuch);
}

const takingsTold = phrases(
  "[At|During] {place} {actor} [sells|gets rid of] {n} {items} [at|for] {p} [each|apiece].",
  "[One|A single] {item} [costs|sells for|brings] {p}[, and|.] {actor} sells {n} [of them |][on {day}|before noon|at {place}].",
  "{n} {items} [leave {actor}'s stall|are sold by {actor}] at {p} [a piece|each].",
);

function takings(story: Story): void {
  const { problem, dice, thing } = story;
  const price = rational(Math.max(1, Math.round(thing.price * dice.between(60, 180) * 0.04)), 4);
  const count = 4 * dice.between(3, 60);
  tell(story, takingsTold, { n: problem.count(count), p: dollars(price) });
  const n = problem.given(`${thing.many}_sold`, count, thing.one);
  const p = problem.given(`price_per_${thing.one}`, price, `USD/${thing.one}`);
  becomes(story, binary(n, "*", p), "USD", "[the takings|what the {items} bring in]", "money", howMuch);
}

const interestTold = phrases(
  "{actor} [puts|deposits|leaves] {a} [in an account|at a credit union|into a bond] that pays {r}% simple interest a year, and [leaves it there|does not touch it] for {y} years.",
  "A loan of {a} to {friend} [earns|brings] {actor} {r}% simple interest [per year|each year]. It runs for {y} years.",
);

function interest(story: Story): void {
  const { problem, dice } = story;
  const principal = 100 * dice.between(5, 90);
  const rate = dice.between(2, 9);
  const years = dice.between(2, 6);
  tell(story, interestTold, { a: `$${principal}`, r: String(rate), y: problem.count(years) });
  const a = problem.given("principal", principal, "USD");
  const r = problem.given("interest_percent", rate, "percent/year");
  const y = problem.given("years", years, "year");
  becomes(story, binary(binary(binary(a, "*", r), "/", num(100)), "*", y), "USD", "the interest", "money", howMuch);
}

const markdownTold = phrases(
  "One {item} [display|machine|set] [is priced at|normally costs|has a tag of] {p}[ at {place}|]; on {day} it [is reduced by {d}%|goes for {d}% less|is marked down by {d}%].",
  "{actor} [wants|needs] one {item} [stand|cabinet|cart] that costs {p}, and has a voucher for {d}% off.",
);

const costAsked = phrases(
  "How much [is to be paid|does {actor} pay] [in the end|altogether]?",
  "[What|Which amount] is [due|on the bill] [in the end|in all]?",
  "[Find|Work out] the [final|total] cost in dollars.",
);

function markdown(story: Story): void {
  const { problem, dice } = story;
  const price = 20 * dice.between(2, 45);
  const percent = 5 * dice.between(1, 12);
  tell(story, markdownTold, { p: `$${price}`, d: String(percent) });
  const p = problem.given("list_price", price, "USD");
  const d = problem.given("discount_percent", percent, "percent");
  becomes(
    story,
    binary(p, "-", binary(binary(p, "*", d), "/", num(100))),
    "USD",
    "the reduced price",
    "money",
    costAsked,
  );
}

const howLong = phrases(
  "How many minutes does [it all|the whole thing|everything] take?",
  "[After how many minutes|How many minutes after the start] is everything [done|finished|ready]?",
  "[Find|Work out|Calculate] the [total |]time in minutes.",
  "How long, in minutes, [is the whole plan|does the day's work last]?",
);

const choresTold = phrases(
  "[First|To begin with|On {day}] {actor} spends {a} minutes {one}, then {b} minutes {two}.",
  "{actor} [plans|has] two jobs [before {place} opens|for {day}|this morning]: {one} ({a} minutes) and {two} ({b} minutes), one after the other.",
  "It takes {actor} {a} minutes of {one} and [after that |]{b} minutes of {two} [to get ready|until the doors open].",
);

function chores(story: Story): void {
  const { problem, dice } = story;
  const [one, two] = dice.some(jobs, 2);
  const a = dice.between(8, 90);
  const b = dice.between(6, 75);
  tell(story, choresTold, { a: problem.count(a), b: problem.count(b), one: one ?? "", two: two ?? "" });
  const first = problem.given("first_job", a, "minute");
  const second = problem.given("second_job", b, "minute");
  becomes(story, binary(first, "+", second), "minute", "the time for both jobs", "minutes", howLong);
}

const sideBySideTold = phrases(
  "{actor} is {one} ({a} minutes) while {friend} is {two} ({b} minutes); [they start together|both begin at once], and nothing goes on until both are done.",
  "Two crews [begin|start] at the same time [at {place}|on {day}]: {one} takes {a} minutes, {two} {b} minutes, and the next stage waits for both.",
);

function sideBySide(story: Story): void {
  const { problem, dice } = story;
  const [one, two] = dice.some(jobs, 2);
  const a = dice.between(15, 120);
  const b = dice.between(15, 120);
  tell(story, sideBySideTold, { a: problem.count(a), b: problem.count(b), one: one ?? "", two: two ?? "" });
  const first = problem.given("first_crew", a, "minute");
  const second = problem.given("second_crew", b, "minute");
  becomes(
    story,
    { kind: "call", name: "max", inputs: [first, second] },
    "minute",
    "the time until both crews are done",
    "minutes",
    howLong,
  );
}

const roundsTold = phrases(
  "[{actor} needs|It takes {actor}] {e} minutes [for one {item}|per {item}][, and|;] there are {n} {items} [to do|waiting] [at {place}|on the bench|today].",
  "[Each|Every] {item} [takes|needs] {e} minutes of {job}; {actor} has {n} of them to [get through|finish] by {day}.",
);

function rounds(story: Story): void {
  const { problem, dice } = story;
  const each = dice.between(3, 35);
  const count = dice.between(3, 18);
  tell(story, roundsTold, { e: problem.count(each), n: problem.count(count), job: dice.pick(jobs) });
  const e = problem.given(`minutes_per_${story.thing.one}`, each, `minute/${story.thing.one}`);
  const n = problem.given(story.thing.many, count, story.thing.one);
  becomes(story, binary(e, "*", n), "minute", "the time for all {items}", "minutes", howLong);
}

const journeyTold = phrases(
  "{actor} [drives|rides] {k} km [to {place}|from {place} to {place2}] at [a steady |]{s} km/h.",
  "The van with the {items} [covers|has to cover] {k} km [to {place}|on {day}], at an average of {s} km per hour.",
  "[It is|There are] {k} km [from the depot|from {actor}'s home] to {place}, and the bus goes {s} km an hour.",
);

function journey(story: Story): void {
  const { problem, dice } = story;
  const speed = 10 * dice.between(3, 11);
  const quarters = dice.between(3, 20);
  const distance = (speed * quarters) / 4;
  tell(story, journeyTold, { k: String(distance), s: String(speed) });
  const k = problem.given("distance", rational(speed * quarters, 4), "km");
  const s = problem.given("speed", speed, "km/hour");
  const m = problem.given("minutes_per_hour", 60, "minute/hour", "known");
  becomes(story, binary(binary(k, "/", s), "*", m), "minute", "the time on the road", "minutes", howLong);
}

const starts: Readonly<Record<"arithmetic" | "finance" | "planning", readonly Start[]>> = {
  arithmetic: [packs, packs, gathered, daily, leftover],
  finance: [wages, takings, takings, interest, markdown],
  planning: [chores, sideBySide, rounds, journey],
};

export function beginStory(story: Story, domain: Domain): void {
  const fitting = domain === "finance" || domain === "planning" ? starts[domain] : starts.arithmetic;
  story.dice.pick(fitting)(story);
}

import { type Facts, state } from "../language/slots.ts";
import { below, draw, unit } from "../random/hash.ts";
import type { ExchangeKind } from "./exchange-book.ts";
import { inShort, inWords } from "./number-words.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const currencies = ["euros", "pounds", "dollars"] as const;
const sinces = [
  ..."two weeks ago,three weeks ago,ten days ago,a month ago,six weeks ago,five weeks ago,a fortnight ago".split(","),
  ..."nearly a month ago,twelve days ago,seven weeks ago,some weeks ago,two months ago".split(","),
] as const;
const hours = [
  ..."half past two,ten to four,midnight,a quarter past one,three,half past five,ten past eleven".split(","),
  ..."six,twenty to nine,noon,a quarter to seven,eight".split(","),
] as const;
const counts = ["three times", "four times", "five times", "six times", "twice"] as const;

/** What is at stake, from least to most, where a matter says nothing else. */
const stakes: Partial<Readonly<Record<ExchangeKind, readonly [number, number]>>> = {
  interview: [1_900, 3_600],
  price: [60, 900],
  task: [20, 400],
  delivery: [20, 240],
};
const usual = [40, 900] as const;
const matterStakes: Readonly<Record<string, readonly [number, number]>> = {
  deposit: [600, 1_950],
  rent: [620, 1_800],
  car: [1_800, 9_600],
  house: [900, 2_400],
  salary: [2_100, 4_800],
};

/** A sum as it is said in full, and in short once both know what is meant. */
export interface Sum {
  readonly name: "price" | "ask" | "offer" | "bid";
  readonly full: string;
  readonly short: string;
}

function rounded(sum: number): number {
  const step = sum < 100 ? 5 : sum < 1_000 ? 10 : 50;
  return Math.max(step, Math.round(sum / step) * step);
}

/**
 * States the particulars of a row once and for all: sums, days, hours, how often and since when. They are kept in slots that
 * `language/slots.ts` has for such things: `price` is what is at stake (`ask` the same, as somebody's demand), `offer` and `bid`
 * are less, `due` is a day ahead, `delivered_ago` when it began, `pieces` how often something was tried, `follow_when` an hour.
 */
export function stateParticulars(
  of: Facts,
  key: number,
  kind: ExchangeKind,
  matter: string | null,
  day: number,
): readonly Sum[] {
  const pick = <T>(list: readonly T[], salt: number): T => list[below(draw(key, salt), list.length)] as T;
  const share = (salt: number): number => unit(draw(key, salt));
  const [least, most] = matterStakes[matter ?? ""] ?? stakes[kind] ?? usual;
  // Small sums are more frequent than large ones.
  const sum = rounded(least + (most - least) * share(401) * (0.4 + 0.6 * share(402)));
  const isByTheHour = matter === "compute";
  const unitName = isByTheHour ? "cents an hour" : pick(currencies, 403);
  const asked = isByTheHour ? 20 + below(draw(key, 404), 70) : sum;
  const part = (low: number, high: number, salt: number): number => {
    const amount = asked * (low + (high - low) * share(salt));
    return isByTheHour ? Math.max(2, Math.round(amount)) : rounded(amount);
  };
  const isPrice = kind === "price";
  const sums = [
    { name: "price", amount: asked },
    { name: "ask", amount: asked },
    { name: "offer", amount: isPrice ? part(0.8, 0.92, 405) : part(0.4, 0.7, 406) },
    { name: "bid", amount: part(0.58, 0.76, 407) },
  ] as const;
  const said = sums.map(({ name, amount }) => ({
    name,
    full: `${inWords(amount)} ${unitName}`,
    short: inShort(amount),
  }));
  for (const { name, full } of said) state(of, name, full);
  state(of, "due", weekdays[(day + 5 + below(draw(key, 408), 3)) % 7] as string);
  state(of, "delivered_ago", pick(sinces, 409));
  state(of, "pieces", pick(counts, 410));
  state(of, "follow_when", pick(hours, 411));
  return said;
}

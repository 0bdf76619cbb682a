import { MS_PER_DAY, weekday } from "../../engine/calendar.ts";
import { archetype } from "../../entities/wallets.ts";
import { normalTable } from "../../random/distributions.ts";
import { log } from "../../random/elementary.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import type { Habits } from "./habits.ts";
import type { Lifetime } from "./lifetime.ts";

/** What a wallet's transactions were. */
export interface Activity {
  swaps: number;
  bridges: number;
  nfts: number;
  transfers: number;
  contracts: number;
  counterparties: number;
  /** Thousandths of a bit. */
  entropy: number;
  weekendTxs: number;
}

const field = {
  kind: 40,
  swaps: 60,
  bridges: 61,
  nfts: 62,
  transfers: 63,
  contracts: 64,
  counterparties: 65,
  hours: 66,
  weekend: 67,
} as const;

/** Up to so many transactions are drawn one by one. */
const FEW = 16;
/** Wallets of few transactions approve and claim less: their shares of kinds are larger by this. */
const KINDS_OF_FEW = 0.72;
const HOURS = 24;
/** Transactions of a weekend day for one of a weekday. */
const PERSONS_WEEKEND = 0.8;

let logarithms: Int16Array | undefined;

/** log2 of a number of hours in hundredths, in thousandths of a bit, rounded down. */
function bits(hundredths: number): number {
  logarithms ??= Int16Array.from({ length: HOURS * 100 + 1 }, (_, i) =>
    i < 100 ? 0 : Math.floor((1000 * log(i / 100)) / Math.LN2),
  );
  return logarithms[hundredths] as number;
}

/** From so many transactions on, their number is no bound any more. */
const MANY = 1_024;
let binary: Float64Array | undefined;

/** log2 of a whole number below MANY. */
function log2(value: number): number {
  binary ??= Float64Array.from({ length: MANY }, (_, i) => (i < 2 ? 0 : log(i) / Math.LN2));
  return binary[value] as number;
}

/** Entropy of transactions spread over the hours as evenly as whole numbers allow, in thousandths, rounded down. */
function mostEntropy(txs: number, slots: number, isSameHour: boolean): number {
  if (txs >= MANY) return bits(100 * slots);
  const each = Math.floor(txs / slots);
  const fuller = txs - each * slots;
  const inHours = fuller * (each + 1) * log2(each + 1) + (slots - fuller) * each * log2(each);
  // The first and the last one share an hour where the others could have one each.
  const shared = isSameHour && txs > 1 && txs <= slots ? 2 : 0;
  return Math.floor((1000 * (txs * log2(txs) - inHours - shared)) / txs + 1e-6);
}

/** Entropy of all transactions in one hour but one, in thousandths, rounded up; of many it is below any that is drawn. */
function leastEntropy(txs: number): number {
  if (txs >= MANY) return 0;
  return Math.ceil((1000 * (txs * log2(txs) - (txs - 1) * log2(txs - 1))) / txs - 1e-6);
}

export function fillActivity(into: Activity, life: Lifetime, habit: Habits, key: number, isBot: boolean): void {
  fillKinds(into, life.txs, habit, key);
  fillPartners(into, life.txs, key);
  into.entropy = entropyOf(life, unit(draw(key, field.hours)), isBot);
  into.weekendTxs = weekendTxs(life, draw(key, field.weekend), isBot);
}

function fillKinds(into: Activity, txs: number, habit: Habits, key: number): void {
  const [swaps, bridges, nfts, transfers] = habit.kinds;
  into.swaps = 0;
  into.bridges = 0;
  into.nfts = 0;
  into.transfers = 0;
  if (txs > FEW) {
    // The shares are at most 0.7 and grow by two fifths at most: the sum stays below all.
    into.swaps = part(txs, swaps, draw(key, field.swaps));
    into.bridges = part(txs, bridges, draw(key, field.bridges));
    into.nfts = part(txs, nfts, draw(key, field.nfts));
    into.transfers = part(txs, transfers, draw(key, field.transfers));
    return;
  }
  const untilSwaps = transfers + swaps;
  const untilBridges = untilSwaps + bridges;
  const untilNfts = untilBridges + nfts;
  for (let i = 0; i < txs; i++) {
    const share = unit(draw(key, field.kind + i)) * KINDS_OF_FEW;
    if (share < transfers) into.transfers += 1;
    else if (share < untilSwaps) into.swaps += 1;
    else if (share < untilBridges) into.bridges += 1;
    else if (share < untilNfts) into.nfts += 1;
  }
}

function part(txs: number, share: number, u: number): number {
  return Math.floor(txs * share * (0.6 + 0.8 * unit(u)));
}

function fillPartners(into: Activity, txs: number, key: number): void {
  const calls = txs - into.transfers;
  const contracts = Math.ceil(Math.sqrt(calls) * (0.5 + 1.2 * unit(draw(key, field.contracts))));
  into.contracts = calls === 0 ? 0 : Math.min(calls, Math.max(1, contracts));
  const people = Math.ceil(Math.sqrt(into.transfers) * (0.6 + 1.6 * unit(draw(key, field.counterparties))));
  into.counterparties = into.contracts + (into.transfers === 0 ? 0 : Math.min(into.transfers, Math.max(1, people)));
}

/** Persons sleep; programs hardly do. The first and the last transaction, and how few there are, leave only some values. */
function entropyOf({ txs, hours, isSameHour }: Lifetime, share: number, isBot: boolean): number {
  const slots = Math.min(hours, txs);
  const most = mostEntropy(txs, slots, isSameHour);
  const least = isSameHour ? 0 : leastEntropy(txs);
  return Math.max(least, Math.min(most, drawnEntropy(txs, slots, share, isBot)));
}

function drawnEntropy(txs: number, slots: number, share: number, isBot: boolean): number {
  if (txs === 3) return share < 0.75 ? 1584 : 918;
  const part = isBot ? 0.8 + 0.19 * share : 0.3 + 0.34 * share;
  return bits(Math.floor(100 * (1 + (slots - 1) * part)));
}

/** The weekend's transactions, as the days between the first and the last transaction allow. */
function weekendTxs(life: Lifetime, u: number, isBot: boolean): number {
  const { firstDay, lastDay, txs } = life;
  const days = lastDay - firstDay + 1;
  const weekendDays = weekendDaysIn(firstDay, days);
  if (weekendDays === 0) return 0;
  if (weekendDays === days) return txs;
  const fixed = isWeekend(firstDay) + (days > 1 ? isWeekend(lastDay) : 0);
  const free = txs - (days > 1 ? 2 : 1);
  const weight = weekendDays * (isBot ? 1 : PERSONS_WEEKEND);
  const share = weight / (weight + days - weekendDays);
  return fixed + someOf(free, share, u);
}

/** Roughly a binomial number: a rounded normal one within its bounds. */
function someOf(count: number, share: number, u: number): number {
  if (count <= 1) return count === 1 && unit(u) < share ? 1 : 0;
  const deviation = Math.sqrt(count * share * (1 - share));
  const drawn = Math.floor(count * share + deviation * quantileAt(normalTable(), u) + 0.5);
  return Math.max(0, Math.min(count, drawn));
}

function isWeekend(day: number): number {
  return weekday(day) >= 5 ? 1 : 0;
}

function weekendDaysIn(firstDay: number, days: number): number {
  const weeks = Math.floor(days / 7);
  let count = weeks * 2;
  for (let day = firstDay + weeks * 7; day < firstDay + days; day++) count += isWeekend(day);
  return count;
}

/** USD in a currency's smallest unit: a lognormal variable around a median. */
export function spread(median: number, sigma: number, u: number): number {
  return median * fastExp(sigma * quantileAt(normalTable(), u));
}

export function isProgram(kind: number): boolean {
  return kind === archetype.bot || kind === archetype.mev || kind === archetype.agent;
}

export const DAYS_TO_CHURN = 90 * MS_PER_DAY;

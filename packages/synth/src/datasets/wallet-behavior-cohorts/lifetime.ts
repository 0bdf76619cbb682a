import { MS_PER_DAY } from "../../engine/calendar.ts";
import { archetype, type Wallet } from "../../entities/wallets.ts";
import { exponentialTable } from "../../random/distributions.ts";
import { power } from "../../random/elementary.ts";
import { draw, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { RETENTION_MONTHS } from "./columns.ts";
import { type Habits, habits } from "./habits.ts";
import { monthOf } from "./months.ts";

/** When a wallet was active, and how often. */
export interface Lifetime {
  lastSeen: number;
  firstDay: number;
  lastDay: number;
  /** Clock hours from that of the first transaction to that of the last one, at most 24. */
  hours: number;
  /** Whether the first and the last transaction fall into the same hour of the day. */
  isSameHour: boolean;
  txs: number;
  activeDays: number;
  /** Bit K − 1 tells of the K-th month after the first one. */
  retained: number;
}

const field = { txs: 0, life: 1, recent: 2, active: 3, months: 8 } as const;

let tail: QuantileTable | undefined;

/** Pareto of minimum 1: networks grow with an exponent near 1.1 for the share above a number. */
function txTail(): QuantileTable {
  tail ??= quantileTable((p) => power(1 - p, -1 / 1.1));
  return tail;
}

const HOUR = 3_600_000;
/** A wallet that lives on was last seen within so many days. */
const RECENT_DAYS = 21;

export function fillLifetime(into: Lifetime, wallet: Wallet, key: number, asOf: number): void {
  const habit = habits[wallet.archetype] as Habits;
  into.txs = txsOf(wallet, habit, draw(key, field.txs));
  into.lastSeen = lastSeenOf(into, wallet, habit, key, asOf);
  into.firstDay = Math.floor(wallet.firstSeen / MS_PER_DAY);
  into.lastDay = Math.floor(into.lastSeen / MS_PER_DAY);
  const hours = Math.floor(into.lastSeen / HOUR) - Math.floor(wallet.firstSeen / HOUR);
  into.hours = Math.min(24, hours + 1);
  into.isSameHour = hours % 24 === 0;
  const days = into.lastDay - into.firstDay + 1;
  into.txs = Math.min(into.txs, Math.max(habit.txLeast, habit.txPerDay * days));
  const most = Math.min(into.txs, days);
  const between = retain(into, habit, key, most - 1);
  const lateMonth = monthOf(into.lastDay) - monthOf(into.firstDay) > RETENTION_MONTHS ? 1 : 0;
  const least = Math.max(1 + between + lateMonth, days > 1 ? 2 : 1);
  const wanted = Math.floor(
    Math.min(into.txs * 0.75, days * habit.density) * (0.4 + 0.6 * unit(draw(key, field.active))),
  );
  into.activeDays = Math.min(most, Math.max(least, wanted));
}

function txsOf(wallet: Wallet, habit: Habits, u: number): number {
  if (wallet.archetype === archetype.oneAndDone) return unit(u) < 0.86 ? 1 : 2;
  return Math.max(habit.txLeast, Math.min(habit.txMost, Math.floor(habit.txScale * quantileAt(txTail(), u))));
}

/** In whole seconds. */
function lastSeenOf(into: Lifetime, wallet: Wallet, habit: Habits, key: number, asOf: number): number {
  if (into.txs === 1) return wallet.firstSeen;
  const days = habit.life * quantileAt(exponentialTable(), draw(key, field.life));
  const ended = wallet.firstSeen + 60_000 + Math.floor(days * 86_400) * 1000;
  const share = unit(draw(key, field.recent));
  const recent = asOf - 1_000 - Math.floor(share * share * RECENT_DAYS * 86_400) * 1000;
  // Who began only just before is at least an hour old.
  return Math.min(ended, Math.max(recent, Math.min(asOf - 1_000, wallet.firstSeen + HOUR)));
}

/** Draws the months with a transaction, at most `most` of them, and returns how many there are. */
function retain(into: Lifetime, habit: Habits, key: number, most: number): number {
  const last = monthOf(into.lastDay) - monthOf(into.firstDay);
  into.retained = 0;
  if (last === 0) return 0;
  let count = last <= RETENTION_MONTHS ? 1 : 0;
  if (count === 1) into.retained = 1 << (last - 1);
  // One day is kept for a last month beyond those told of.
  const room = last > RETENTION_MONTHS ? most - 1 : most;
  for (let month = 1; month < last && month <= RETENTION_MONTHS && count < room; month++) {
    if (unit(draw(key, field.months + month)) >= habit.monthly) continue;
    into.retained |= 1 << (month - 1);
    count += 1;
  }
  return count;
}

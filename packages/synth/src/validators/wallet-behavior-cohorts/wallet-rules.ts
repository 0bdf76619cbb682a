import { monthNumber } from "../day.ts";
import type { Report } from "../validation.ts";
import { retainedFields, type Wallet } from "./wallet.ts";

const DAY_MS = 86_400_000;
const CHURN_MS = 90 * DAY_MS;
const BOT_TXS = 40;
const HOUR_MS = 3_600_000;
const ENTROPY_SLACK = 0.001;

/** When a wallet was seen, and looked at, in milliseconds. */
export interface Times {
  readonly first: number;
  readonly last: number;
  readonly asOf: number;
}

/** Rules on a wallet's times. */
export function checkTimes(wallet: Wallet, { first, last, asOf }: Times, funded: number, report: Report): void {
  if (first > last || last >= asOf) {
    report("time-order", `${wallet.first_seen}, ${wallet.last_seen}, ${wallet.as_of} out of order`);
  }
  const { cohort_month: month } = wallet;
  if (!wallet.first_seen.startsWith(month.slice(0, 7)) || !month.endsWith("-01")) {
    report("cohort-month", `${month} for ${wallet.first_seen}`);
  }
  const age = Math.floor((asOf - first) / DAY_MS);
  if (wallet.age_days !== age) report("age", `${wallet.age_days} days instead of ${age}`);
  const days = Math.floor(last / DAY_MS) - Math.floor(first / DAY_MS) + 1;
  const active = wallet.active_days;
  if (active < 1 || active > Math.min(wallet.tx_count, days) || (days > 1 && active < 2)) {
    report("active-days", `${active} days with ${wallet.tx_count} transactions on ${days} days`);
  }
  if (wallet.tx_count === 1 && last !== first) {
    report("one-transaction", `one transaction from ${wallet.first_seen} to ${wallet.last_seen}`);
  }
  if ((wallet.funded_by === null) !== (wallet.funded_at === null) || funded > first || first - funded > DAY_MS) {
    report("funding", `funded by ${wallet.funded_by} at ${wallet.funded_at}, first seen ${wallet.first_seen}`);
  }
  if (wallet.churned !== asOf - last > CHURN_MS) report("churn", `churned ${wallet.churned}, seen ${wallet.last_seen}`);
}

/** Rules on what a wallet did. */
export function checkActivity(wallet: Wallet, report: Report): void {
  const { tx_count: txs, transfer_count: transfers, distinct_contracts: contracts } = wallet;
  const kinds = wallet.swap_count + wallet.bridge_count + wallet.nft_count + transfers;
  if (kinds > txs) report("kinds", `${kinds} of ${txs} transactions`);
  const parties = wallet.distinct_counterparties;
  const calls = txs - transfers;
  if (contracts > parties || parties > txs || parties < 1 || contracts > calls || (calls > 0 && contracts < 1)) {
    report(
      "contracts",
      `${contracts} contracts, ${parties} counterparties, ${txs} transactions, ${transfers} transfers`,
    );
  }
  if ((wallet.dominant_protocol !== null) !== contracts >= 1) {
    report("protocol", `${wallet.dominant_protocol} with ${contracts} contracts`);
  }
  if ((wallet.volume_usd === 0) !== (kinds === 0)) report("volume", `${wallet.volume_usd} by ${kinds} transactions`);
  if (wallet.fees_usd <= 0) report("fees", `${wallet.fees_usd}`);
  if ((wallet.balance_usd === 0) !== (wallet.token_count === 0)) {
    report("tokens", `${wallet.balance_usd} in ${wallet.token_count} tokens`);
  }
}

/** Entropy of so many transactions spread over the hours as evenly as whole numbers allow. */
function evenEntropy(txs: number, hours: number): number {
  const each = Math.floor(txs / hours);
  const fuller = txs % hours;
  const inHours = fuller * (each + 1) * Math.log2(each + 1) + (hours - fuller) * each * Math.log2(each);
  return Math.log2(txs) - inHours / txs;
}

/** Rule on the hours of a wallet's transactions. */
export function checkHours(wallet: Wallet, { first, last }: Times, report: Report): void {
  const { tx_count: txs, hour_entropy: entropy } = wallet;
  const apart = Math.floor(last / HOUR_MS) - Math.floor(first / HOUR_MS);
  const hours = Math.min(24, txs, apart + 1);
  // Times out of order are another rule's affair.
  if (hours < 1) return;
  const isSame = apart % 24 === 0;
  const most = evenEntropy(txs, hours) - (isSame && txs > 1 && txs <= hours ? 2 / txs : 0);
  const least = isSame || txs < 2 ? 0 : Math.log2(txs) - ((txs - 1) / txs) * Math.log2(txs - 1);
  if (entropy > most + ENTROPY_SLACK || entropy < least - ENTROPY_SLACK) {
    report("hour-entropy", `${entropy} bit of ${txs} transactions, possible are ${least} to ${most}`);
  }
  if (wallet.is_bot && entropy < 3 && last - first >= DAY_MS) report("hour-entropy", `${entropy} bit of a program`);
}

/** Rules on the days of the week of a wallet's transactions. */
export function checkRhythm(wallet: Wallet, first: number, report: Report): void {
  const { tx_count: txs, weekend_tx_count: weekend } = wallet;
  const share = Math.floor((20_000 * weekend + txs) / (2 * txs)) / 10_000;
  if (weekend > txs || wallet.weekend_share !== share) {
    report("weekend", `${weekend} of ${txs}, share ${wallet.weekend_share}`);
  }
  if (txs !== 1) return;
  // 1970-01-03 was a Saturday.
  const isWeekend = (Math.floor(first / DAY_MS) + 5) % 7 < 2;
  if ((weekend === 1) !== isWeekend) report("weekend", `${weekend} for one transaction at ${wallet.first_seen}`);
}

/** Rules on who is behind a wallet. */
export function checkHolder(wallet: Wallet, report: Report): void {
  const { archetype, tx_count: txs } = wallet;
  const isBot = archetype === "bot" || archetype === "mev" || archetype === "agent";
  if (wallet.is_bot !== isBot || (isBot && txs < BOT_TXS)) {
    report("bot", `is_bot ${wallet.is_bot} for ${archetype} with ${txs} transactions`);
  }
  if (archetype === "one_and_done" && txs > 2) report("one-and-done", `${txs} transactions`);
  if ((wallet.agent_id !== null) !== (archetype === "agent")) report("agent", `${wallet.agent_id} for ${archetype}`);
}

/** Rules on the months in which a wallet came back. */
export function checkRetention(wallet: Wallet, report: Report): void {
  const cohort = monthNumber(wallet.cohort_month);
  const whole = monthNumber(wallet.as_of) - cohort;
  const last = monthNumber(wallet.last_seen) - cohort;
  let active = 0;
  for (let i = 0; i < retainedFields.length; i++) {
    const name = retainedFields[i];
    if (name === undefined) continue;
    const month = i + 1;
    const retained = wallet[name];
    if ((retained === null) !== month >= whole) report("retention-known", `${name} is ${retained} at ${wallet.as_of}`);
    if (retained === null) continue;
    if (retained) active++;
    if ((month === last && !retained) || (month > last && retained)) {
      report("retention-ends", `${name} is ${retained}, last seen ${wallet.last_seen}`);
    }
  }
  if (active >= wallet.tx_count || active >= wallet.active_days) {
    report("retention-active", `${active} months, ${wallet.tx_count} transactions on ${wallet.active_days} days`);
  }
}

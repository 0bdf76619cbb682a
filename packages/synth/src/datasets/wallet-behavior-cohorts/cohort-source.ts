import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL, type Register, type RowSource, register } from "../../engine/rows.ts";
import { startOfDay } from "../../engine/window.ts";
import { agents } from "../../entities/agents.ts";
import { population } from "../../entities/population.ts";
import { archetype, type Wallet, wallets } from "../../entities/wallets.ts";
import { draw, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { pick } from "../../random/weighted-table.ts";
import { type Activity, DAYS_TO_CHURN, fillActivity, isProgram, spread } from "./activity.ts";
import { RETENTION_MONTHS, slot } from "./columns.ts";
import { type Habits, habits, networkFees, networkValues, protocolShares } from "./habits.ts";
import { fillLifetime, type Lifetime } from "./lifetime.ts";
import { firstDayOf, monthOf } from "./months.ts";

interface CohortParameters {
  readonly as_of: string;
  readonly sybil_share: number;
  readonly agent_share: number;
  readonly bot_share: number;
}

const walletStreams = streamsOf("wallet-behavior-cohorts/wallet");

const field = { value: 80, fee: 81, empty: 82, balance: 83, tokens: 84, protocol: 85, gas: 86 } as const;

/** Opens the cohorts of a seed: every row is one wallet, derived from its number. */
export function openCohorts(
  seed: string,
  values: CohortParameters,
  columns: number,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const keys = walletStreams(seed);
  const people = agents(seed);
  const purses = wallets(seed);
  const walletAt = population(seed, {
    sybils: values.sybil_share,
    agents: values.agent_share,
    bots: values.bot_share,
  });
  const asOf = startOfDay(values.as_of);
  const life: Lifetime = {
    lastSeen: 0,
    firstDay: 0,
    lastDay: 0,
    hours: 0,
    isSameHour: false,
    txs: 0,
    activeDays: 0,
    retained: 0,
  };
  const activity: Activity = {
    swaps: 0,
    bridges: 0,
    nfts: 0,
    transfers: 0,
    contracts: 0,
    counterparties: 0,
    entropy: 0,
    weekendTxs: 0,
  };
  const { cells, texts } = into;
  cells[slot.asOf] = asOf / MS_PER_DAY;

  const load = (row: number): void => {
    const wallet = purses.wallet(walletAt(row));
    const key = keyAt(keys, wallet.number);
    const habit = habits[wallet.archetype] as Habits;
    fillLifetime(life, wallet, key, asOf);
    fillActivity(activity, life, habit, key, isProgram(wallet.archetype));
    texts[slot.address] = purses.address(wallet.number);
    texts[slot.fundedBy] = wallet.funder < 0 ? null : purses.address(wallet.funder);
    cells[slot.fundedAt] = wallet.funder < 0 ? NULL : wallet.fundedAt;
    cells[slot.agent] = wallet.archetype === archetype.agent ? people.agent(wallet.number).code : NULL;
    writeWallet(into, wallet);
    writeLifetime(into, wallet, life, asOf);
    writeActivity(into, life, activity);
    writeMoney(into, wallet, life, activity, key);
    cells[slot.protocol] =
      activity.contracts === 0
        ? NULL
        : pick(protocolShares[wallet.archetype] as (typeof protocolShares)[number], draw(key, field.protocol));
    cells[slot.gasStrategy] = pick(habit.gas, draw(key, field.gas));
  };
  return { register: into, load };
}

function writeWallet(into: Register, wallet: Wallet): void {
  const { cells } = into;
  cells[slot.chain] = wallet.chain;
  cells[slot.firstSeen] = wallet.firstSeen;
  cells[slot.archetype] = wallet.archetype;
  cells[slot.isBot] = isProgram(wallet.archetype) ? 1 : 0;
  cells[slot.cluster] = wallet.cluster < 0 ? NULL : wallet.cluster;
  cells[slot.clusterSize] = wallet.cluster < 0 ? NULL : wallet.clusterSize;
}

function writeLifetime(into: Register, wallet: Wallet, life: Lifetime, asOf: number): void {
  const { cells } = into;
  const cohort = monthOf(life.firstDay);
  const present = monthOf(asOf / MS_PER_DAY);
  cells[slot.lastSeen] = life.lastSeen;
  cells[slot.cohort] = firstDayOf(cohort);
  cells[slot.age] = Math.floor((asOf - wallet.firstSeen) / MS_PER_DAY);
  cells[slot.txs] = life.txs;
  cells[slot.activeDays] = life.activeDays;
  for (let i = 0; i < RETENTION_MONTHS; i++) {
    cells[slot.retained + i] = cohort + i + 1 < present ? (life.retained >>> i) & 1 : NULL;
  }
  cells[slot.churned] = asOf - life.lastSeen > DAYS_TO_CHURN ? 1 : 0;
}

function writeActivity(into: Register, life: Lifetime, activity: Activity): void {
  const { cells } = into;
  cells[slot.swaps] = activity.swaps;
  cells[slot.bridges] = activity.bridges;
  cells[slot.nfts] = activity.nfts;
  cells[slot.transfers] = activity.transfers;
  cells[slot.contracts] = activity.contracts;
  cells[slot.counterparties] = activity.counterparties;
  cells[slot.entropy] = activity.entropy;
  cells[slot.weekendTxs] = activity.weekendTxs;
  cells[slot.weekendShare] = Math.floor((20_000 * activity.weekendTxs + life.txs) / (2 * life.txs));
}

function writeMoney(into: Register, wallet: Wallet, life: Lifetime, activity: Activity, key: number): void {
  const { cells } = into;
  const habit = habits[wallet.archetype] as Habits;
  const moves = activity.swaps + activity.bridges + activity.nfts + activity.transfers;
  // Who moves more pays for more urgency: the fee shares part of the value's draw.
  const wealth = draw(key, field.value);
  const value = spread(habit.value * 100 * (networkValues[wallet.chain] as number), 1.1, wealth);
  cells[slot.volume] = moves === 0 ? 0 : Math.max(1, Math.floor(moves * value));
  const usualFee = spread((networkFees[wallet.chain] as number) * habit.fee * 10_000, 0.4, wealth);
  const fee = spread(usualFee, 0.3, draw(key, field.fee));
  cells[slot.fees] = Math.max(1, Math.floor(life.txs * fee));
  const isGone = cells[slot.churned] === 1;
  // Who leaves mostly takes all along.
  const isEmpty = unit(draw(key, field.empty)) < (isGone ? 0.38 : 0.03);
  const balance = spread(habit.balance * (isGone ? 12 : 100), 1.5, draw(key, field.balance));
  cells[slot.balance] = isEmpty ? 0 : Math.max(1, Math.floor(balance));
  const tokens = spread(habit.tokens, 0.6, draw(key, field.tokens));
  cells[slot.tokens] = isEmpty ? 0 : Math.max(1, Math.floor(tokens + 0.4));
}

import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, innerKey, keyAt, mix, type Stream, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, type WeightedTable, weightedTable } from "../../random/weighted-table.ts";
import { annualPercentageRate, instalment, toCents } from "./loan-math.ts";
import { cardFloors, currencyLevels, currencyOf, rateLevelOf, roundingFactors } from "./regions.ts";
import { AUTO_LOAN, CREDIT_CARD, DEPOSIT, INSURANCE, MORTGAGE, PERSONAL_LOAN } from "./vocabulary.ts";

/** The figures of one query, in units of the currency; null where the product has none. */
export interface Terms {
  readonly product: number;
  readonly region: number;
  readonly currency: number;
  readonly amount: number;
  readonly term: number | null;
  readonly ratePercent: number;
  readonly aprPercent: number | null;
  readonly fees: number;
  readonly payment: number | null;
  readonly collateral: number | null;
  readonly ltv: number | null;
  readonly income: number | null;
  readonly debt: number | null;
  readonly dti: number | null;
  /** Index of the credit band. */
  readonly credit: number | null;
  /** Yearly income in euros, for its band. */
  readonly yearlyEuros: number;
}

const field = {
  income: 20,
  amount: 21,
  heap: 22,
  credit: 23,
  term: 24,
  rate: 25,
  fine: 26,
  fees: 27,
  hasFees: 28,
  ltv: 29,
  debt: 30,
  promotion: 31,
} as const;

interface Profile {
  /** Median amount in EUR, spread of its logarithm, and how much it follows income. */
  readonly median: number;
  readonly sigma: number;
  readonly follows: number;
  readonly low: number;
  readonly high: number;
  /** The smaller of the two steps that round amounts have in EUR; the larger is five times that. */
  readonly step: number;
  readonly base: number;
  readonly noise: number;
  /** Percentage points above the base by credit band, poor to excellent. */
  readonly spreads: readonly number[];
  /** How far the calendar and the country move the rate. */
  readonly moves: number;
  readonly terms: readonly (readonly [months: number, weight: number])[];
}

const profiles: readonly Profile[] = [
  {
    median: 215_000,
    sigma: 0.5,
    follows: 0.7,
    low: 40_000,
    high: 1_400_000,
    step: 1_000,
    base: 3.3,
    noise: 0.25,
    spreads: [2.4, 1.5, 0.8, 0.3, 0],
    moves: 1,
    terms: [
      [120, 3],
      [180, 18],
      [240, 27],
      [300, 5],
      [360, 47],
    ],
  },
  {
    median: 9_500,
    sigma: 0.7,
    follows: 0.4,
    low: 1_000,
    high: 60_000,
    step: 500,
    base: 5.9,
    noise: 0.8,
    spreads: [9, 5.6, 3, 1.2, 0],
    moves: 1,
    terms: [
      [12, 12],
      [24, 18],
      [36, 25],
      [48, 14],
      [60, 21],
      [72, 5],
      [84, 5],
    ],
  },
  {
    median: 17_500,
    sigma: 0.5,
    follows: 0.5,
    low: 2_500,
    high: 110_000,
    step: 500,
    base: 4.4,
    noise: 0.5,
    spreads: [7, 4.2, 2.1, 0.8, 0],
    moves: 1,
    terms: [
      [24, 5],
      [36, 18],
      [48, 25],
      [60, 32],
      [72, 13],
      [84, 7],
    ],
  },
  {
    median: 2_400,
    sigma: 0.85,
    follows: 0.5,
    low: 150,
    high: 30_000,
    step: 100,
    base: 14.5,
    noise: 1.1,
    spreads: [7.5, 5.2, 3.1, 1.4, 0],
    moves: 1,
    terms: [],
  },
  {
    median: 12_000,
    sigma: 0.9,
    follows: 0.6,
    low: 500,
    high: 400_000,
    step: 500,
    base: 1.9,
    noise: 0.3,
    spreads: [],
    moves: 0.8,
    terms: [
      [6, 8],
      [12, 38],
      [24, 24],
      [36, 16],
      [48, 4],
      [60, 10],
    ],
  },
  {
    median: 160_000,
    sigma: 0.7,
    follows: 0.5,
    low: 10_000,
    high: 1_500_000,
    step: 5_000,
    base: 0.42,
    noise: 0.12,
    spreads: [],
    moves: 0.04,
    terms: [
      [12, 42],
      [60, 8],
      [120, 6],
      [180, 14],
      [240, 18],
      [360, 12],
    ],
  },
  {
    median: 8_000,
    sigma: 1,
    follows: 0.6,
    low: 250,
    high: 500_000,
    step: 500,
    base: 0.32,
    noise: 0.1,
    spreads: [],
    moves: 0.02,
    terms: [],
  },
];

const termTables = new Map<number, WeightedTable>();

function termOf(product: number, profile: Profile, u: number): number | null {
  if (profile.terms.length === 0) return null;
  let table = termTables.get(product);
  if (table === undefined) {
    table = weightedTable(profile.terms.map(([, weight]) => weight));
    termTables.set(product, table);
  }
  return profile.terms[pick(table, u)]?.[0] ?? null;
}

/** Rounded as people round: mostly to a large step, often to a small one, else to whole units. */
function heaped(amount: number, step: number, u: number): number {
  const share = unit(u);
  if (share < 0.46 && amount > 10 * step) return Math.max(step, Math.round(amount / (5 * step)) * 5 * step);
  if (share < 0.8) return Math.max(step, Math.round(amount / step) * step);
  return Math.round(amount);
}

const normal = (u: number): number => quantileAt(normalTable(), u);

/** Percentage points by which rates stand above or below their mean in a month: a slow wave with a step each month. */
function marketLevel(markets: Stream, month: number): number {
  const phase = (month % 90) / 90;
  const wave = phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase;
  return 0.8 * wave + 0.15 * normal(draw(keyAt(markets, month), 0));
}

function rateOf(profile: Profile, region: number, credit: number | null, level: number, key: number): number {
  const spread = credit === null ? 0 : (profile.spreads[credit] as number);
  const moved = profile.moves * (level + rateLevelOf(region));
  const drawn = Math.max(0.05, profile.base + spread + moved + profile.noise * normal(draw(key, field.rate)));
  const fine = unit(draw(key, field.fine)) < 0.45 ? 100 : 20;
  return Math.min(34, Math.round(drawn * fine) / fine);
}

function feesOf(product: number, amount: number, currency: number, key: number): number {
  const u = unit(draw(key, field.fees));
  const level = currencyLevels[currency] as number;
  const has = unit(draw(key, field.hasFees));
  if (product === MORTGAGE) return has < 0.12 ? 0 : Math.round((300 + 0.012 * u * (amount / level)) * level);
  if (product === PERSONAL_LOAN) return has < 0.38 ? 0 : Math.round(amount * (0.005 + 0.06 * u * u) * 2) / 2;
  if (product === AUTO_LOAN) return has < 0.45 ? 0 : Math.round((60 + 340 * u) * level);
  if (product === CREDIT_CARD || product === DEPOSIT) return 0;
  return has < 0.4 ? 0 : Math.round((5 + 55 * u) * level * 2) / 2;
}

/** Value of what is bought: loans gather at 80 and 90 percent of it, and never pass 120. */
function collateralOf(product: number, amount: number, step: number, key: number): number | null {
  if (product !== MORTGAGE && product !== AUTO_LOAN) return null;
  const u = draw(key, field.ltv);
  const share = unit(mix(u));
  const spot = product === MORTGAGE ? [0.8, 0.9, 0.75] : [1, 0.9, 0.8];
  const free = product === MORTGAGE ? 0.42 + 0.55 * unit(u) : 0.5 + 0.66 * unit(u);
  const ltv = share < 0.35 ? (spot[below(u, 3)] as number) : free;
  const value = Math.round(amount / ltv / step) * step;
  return value * 1.2 >= amount && value > 0 ? value : Math.ceil(amount / 1.2);
}

const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The figures of a query by its key. `month` is the calendar's, counted from year 0. */
export function termsOf(key: number, product: number, region: number, markets: Stream, month: number): Terms {
  const profile = profiles[product] as Profile;
  const currency = currencyOf(region);
  const level = currencyLevels[currency] as number;
  const wealth = normal(draw(key, field.income));
  const isCredit = product <= CREDIT_CARD;
  const monthlyEuros = 2_950 * fastExp(0.46 * wealth);
  const mixed =
    profile.follows * wealth + Math.sqrt(1 - profile.follows * profile.follows) * normal(draw(key, field.amount));
  const euros = Math.min(profile.high, Math.max(profile.low, profile.median * fastExp(profile.sigma * mixed)));
  const step = profile.step * (roundingFactors[currency] as number);
  const amount = heaped(euros * level, step, draw(key, field.heap));
  const standing = 0.4 * wealth + 0.9165 * normal(draw(key, field.credit));
  const credit = isCredit ? [-1.2, -0.5, 0.2, 1].filter((edge) => standing > edge).length : null;
  const term = termOf(product, profile, draw(key, field.term));
  const free = product === AUTO_LOAN && unit(draw(key, field.promotion)) < 0.03;
  const ratePercent = free ? 0 : rateOf(profile, region, credit, marketLevel(markets, month), innerKey(key, 3));
  const fees = feesOf(product, amount, currency, key);
  const collateral = collateralOf(product, amount, product === MORTGAGE ? step : step / 5, key);
  const { payment, aprPercent } = paymentOf(product, amount, ratePercent, term, fees, currency);
  // Nobody asks for an instalment of more than seven tenths of what comes in.
  const least = payment === null ? 0 : payment / 0.7;
  const income = isCredit ? Math.max(10, Math.ceil(Math.max(monthlyEuros * level, least) / 10) * 10) : null;
  const debt =
    income === null ? null : Math.round(income * 0.34 * unit(draw(key, field.debt)) * unit(draw(key, field.debt + 40)));
  const dti = income === null || debt === null || payment === null ? null : fourDecimals((debt + payment) / income);
  return {
    product,
    region,
    currency,
    amount,
    term,
    ratePercent,
    aprPercent,
    fees,
    payment,
    collateral,
    ltv: collateral === null ? null : fourDecimals(amount / collateral),
    income,
    debt,
    dti,
    credit,
    yearlyEuros: (12 * (income ?? Math.round(monthlyEuros * level))) / level,
  };
}

/** The monthly payment and, for credit, the annual percentage rate. */
function paymentOf(
  product: number,
  amount: number,
  ratePercent: number,
  term: number | null,
  fees: number,
  currency: number,
): { payment: number | null; aprPercent: number | null } {
  if (product === CREDIT_CARD) {
    const asked = Math.max(cardFloors[currency] as number, 0.01 * amount + (amount * ratePercent) / 1200);
    return { payment: toCents(Math.min(amount, asked)), aprPercent: ratePercent };
  }
  if (product === INSURANCE) return { payment: toCents((amount * ratePercent) / 1200), aprPercent: null };
  if (product > AUTO_LOAN || term === null) return { payment: null, aprPercent: null };
  const exact = instalment(amount, ratePercent, term);
  const apr =
    fees === 0 ? Math.round(ratePercent * 1000) / 1000 : annualPercentageRate(exact, amount - fees, term, ratePercent);
  return { payment: toCents(exact), aprPercent: Math.max(ratePercent, apr) };
}

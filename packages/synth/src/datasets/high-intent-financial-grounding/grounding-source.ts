import type { Arena } from "../../engine/arena.ts";
import { civilFromDays, MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { customers } from "../../entities/customers.ts";
import { countries } from "../../entities/shop.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { Dice } from "../prose/dice.ts";
import { answerText } from "./answer-text.ts";
import { claimsJson, claimsOf } from "./claims.ts";
import { slot } from "./columns.ts";
import { fittingDisclaimers } from "./disclaimers.ts";
import { queryClock } from "./query-clock.ts";
import { queryText } from "./query-text.ts";
import { type Terms, termsOf } from "./terms.ts";
import { products } from "./vocabulary.ts";

const queryStreams = streamsOf("high-intent-financial-grounding/query");
const codeStreams = streamsOf("high-intent-financial-grounding/query-code");
const marketStreams = streamsOf("high-intent-financial-grounding/market");

const field = {
  moment: 0,
  product: 1,
  region: 2,
  signedIn: 3,
  customer: 4,
  intent: 5,
  stage: 6,
  urgency: 7,
  converted: 8,
  disclaimer: 9,
} as const;
const inner = { terms: 1, query: 2, claims: 3, answer: 4 } as const;

const productWeights = [19, 23, 17, 14, 12, 9, 6];
/** Normal quantiles at which research, compare and quote end: 54, 27, 13 and 6 percent of queries. */
const stageEdges = [0.10043, 0.8779, 1.55477];
/** Lower bounds of the income bands from the second on, in euros a year. */
const incomeEdges = [20_000, 40_000, 60_000, 90_000, 150_000];
/** Customers looked at until one lives in the region that was drawn. */
const LOOKS = 5;

export interface GroundingSettings {
  readonly from: string;
  readonly to: string | null;
  readonly products: readonly string[];
  readonly regions: readonly string[];
  readonly conversion_rate: number;
}

const normal = (u: number): number => quantileAt(normalTable(), u);

/** How likely a contract is at a quantile of the score, relative to the mean; at most 2.5, so that rates up to 0.4 are kept. */
function leaning(quantile: number): number {
  return 0.25 + 2.25 * quantile * quantile;
}

function flagsJson(terms: Terms): string {
  const flags: string[] = [];
  if (20 * terms.fees > terms.amount) flags.push("fees_over_5_percent");
  if (terms.aprPercent !== null && terms.aprPercent > 18) flags.push("high_cost");
  if (terms.dti !== null && terms.dti > 0.43) flags.push("high_dti");
  if (terms.ltv !== null && terms.ltv > 0.9) flags.push("high_ltv");
  if (flags.length >= 2) flags.push("manual_review");
  return JSON.stringify(flags);
}

const hundredths = (value: number | null): number => (value === null ? NULL : Math.round(value * 100));
const scaled = (value: number | null, power: number): number => (value === null ? NULL : Math.round(value * power));

function writeTerms(cells: Float64Array, terms: Terms): void {
  cells[slot.product] = terms.product;
  cells[slot.amount] = hundredths(terms.amount);
  cells[slot.currency] = terms.currency;
  cells[slot.term] = terms.term ?? NULL;
  cells[slot.rate] = scaled(terms.ratePercent, 1_000);
  cells[slot.apr] = scaled(terms.aprPercent, 1_000);
  cells[slot.fees] = hundredths(terms.fees);
  cells[slot.payment] = hundredths(terms.payment);
  cells[slot.collateral] = hundredths(terms.collateral);
  cells[slot.ltv] = scaled(terms.ltv, 10_000);
  cells[slot.income] = hundredths(terms.income);
  cells[slot.debt] = hundredths(terms.debt);
  cells[slot.dti] = scaled(terms.dti, 10_000);
  cells[slot.creditBand] = terms.credit ?? NULL;
  cells[slot.incomeBand] = incomeEdges.filter((edge) => terms.yearlyEuros >= edge).length;
  cells[slot.region] = terms.region;
}

/** Opens the queries of a seed; each is worked out when its row is loaded. */
export function openGrounding(
  seed: string,
  columns: number,
  settings: GroundingSettings,
  limit: number,
  memory?: Arena,
): RowSource {
  const queries = queryStreams(seed);
  const codes = codeStreams(seed);
  const markets = marketStreams(seed);
  const people = customers(seed);
  const clock = queryClock(settings.from);
  const into = register(columns, memory);
  const productChoice = productWeights.map((weight, i) =>
    settings.products.length === 0 || settings.products.includes(products[i] ?? "") ? weight : 0,
  );
  const regionChoice = countries.map((country) =>
    settings.regions.length === 0 || settings.regions.includes(country.code) ? country.share : 0,
  );
  const momentOf = (row: number): number => clock(row + unit(draw(keyAt(queries, row), field.moment)));

  /** The code of a customer who lives in the region, NULL for a visitor. */
  const customerIn = (region: number, row: number, key: number): number => {
    if (unit(draw(key, field.signedIn)) < 0.3) return NULL;
    for (let look = 0; look < LOOKS; look++) {
      const person = people.customer(people.numberAt(row, draw(innerKey(key, 10 + look), field.customer)));
      if (person.country === region) return person.code;
    }
    return NULL;
  };

  const load = (row: number): void => {
    const { cells, texts } = into;
    const key = keyAt(queries, row);
    const dice = new Dice(innerKey(key, inner.query));
    const ts = momentOf(row);
    const region = dice.weighted(regionChoice);
    const product = dice.weighted(productChoice);
    const { year, month } = civilFromDays(Math.floor(ts / MS_PER_DAY));
    const terms = termsOf(innerKey(key, inner.terms), product, region, markets, year * 12 + month);
    const claims = claimsOf(new Dice(innerKey(key, inner.claims)), terms);
    const intent = draw(key, field.intent);
    const drive = normal(intent);
    const ready = 0.6 * drive + 0.8 * normal(draw(key, field.stage));
    const stage = stageEdges.filter((edge) => ready > edge).length;
    const haste = 0.55 * drive + 0.835 * normal(draw(key, field.urgency));
    const likely = settings.conversion_rate * leaning(unit(intent));
    cells[slot.record] = permute(codes, row, 30);
    cells[slot.ts] = ts;
    cells[slot.customer] = customerIn(region, row, key);
    cells[slot.stage] = stage;
    writeTerms(cells, terms);
    cells[slot.urgency] = Math.round(100 / (1 + fastExp(-1.5 * haste)));
    cells[slot.score] = Math.max(0, Math.min(100, Math.round(47 + 18 * drive)));
    const fitting = fittingDisclaimers[product] as readonly number[];
    cells[slot.disclaimer] = dice.pick(fitting);
    cells[slot.converted] = unit(draw(key, field.converted)) < likely ? 1 : 0;
    texts[slot.query] = queryText(dice, stage, terms);
    texts[slot.grounding] = claimsJson(claims);
    texts[slot.answer] = answerText(new Dice(innerKey(key, inner.answer)), terms, claims);
    texts[slot.flags] = flagsJson(terms);
  };
  if (settings.to === null) return { register: into, load };
  return { register: into, load, rows: rowsBefore(momentOf, startOfDay(settings.to), limit) };
}

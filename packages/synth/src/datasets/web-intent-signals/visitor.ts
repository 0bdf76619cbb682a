import { NULL } from "../../engine/rows.ts";
import { below, draw, keyAt, type Stream, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";

/** What stays the same over all sessions of a visitor. */
export interface Visitor {
  /** Latent interest in buying, uniform in [0, 1): what the signals hint at and the label follows. */
  interest: number;
  device: number;
  country: number;
  /** Null without consent. */
  ip: number;
  /** Null without a match; so are the two after it. */
  account: number;
  industry: number;
  employees: number;
  consent: boolean;
  bot: boolean;
  converted: boolean;
}

export interface VisitorSettings {
  readonly bot_share: number;
  readonly consent_share: number;
  readonly conversion_rate: number;
}

const field = {
  bot: 1,
  consent: 2,
  interest: 3,
  converted: 4,
  device: 5,
  country: 6,
  matched: 7,
  account: 8,
  address: 9,
  thorough: 10,
} as const;
const accountField = { industry: 0, employees: 1, address: 2 } as const;

/** Chance that a visitor with consent is matched with a company. */
const MATCHED = 0.5;
const ACCOUNTS = 6_000;
const HOME_NETWORK = 0xc6120000;

const deviceShares = weightedTable([71, 26, 3]);
const countryShares = weightedTable([38, 12, 10, 7, 6, 5, 8, 4, 3, 3, 2, 2]);
const industryShares = weightedTable([24, 15, 14, 12, 9, 10, 8, 8]);
const employeeShares = weightedTable([34, 27, 20, 13, 6]);

export function visitor(): Visitor {
  return {
    interest: 0,
    device: 0,
    country: 0,
    ip: NULL,
    account: NULL,
    industry: NULL,
    employees: NULL,
    consent: false,
    bot: false,
    converted: false,
  };
}

/** `thoroughness` is where the visitor stands among all by the number of pages, uniform in [0, 1). */
export function fillVisitor(
  into: Visitor,
  key: number,
  thoroughness: number,
  accounts: Stream,
  settings: VisitorSettings,
): void {
  const at = (of: number): number => draw(key, of);
  into.bot = unit(at(field.bot)) < settings.bot_share;
  into.consent = !into.bot && unit(at(field.consent)) < settings.consent_share;
  // Half of the interested are those who look at many pages, and interest stays uniform over all visitors.
  into.interest = unit(at(field.thorough)) < 0.5 ? thoroughness : unit(at(field.interest));
  // 4 u³ has the mean 1, so the rate is met exactly on average, and four fifths of the interested outrank a random visitor.
  const chance = settings.conversion_rate * 4 * into.interest * into.interest * into.interest;
  into.converted = !into.bot && unit(at(field.converted)) < chance;
  into.device = into.bot ? 0 : pick(deviceShares, at(field.device));
  into.country = pick(countryShares, at(field.country));
  into.account = NULL;
  into.industry = NULL;
  into.employees = NULL;
  into.ip = into.consent ? HOME_NETWORK + (at(field.address) >>> 15) : NULL;
  if (!into.consent || unit(at(field.matched)) >= MATCHED) return;
  const share = unit(at(field.account));
  const number = Math.floor(ACCOUNTS * share * share * share);
  const account = keyAt(accounts, number);
  into.account = permute(accounts, number, 20);
  into.industry = pick(industryShares, draw(account, accountField.industry));
  into.employees = pick(employeeShares, draw(account, accountField.employees));
  // Colleagues share the company's few addresses.
  into.ip = HOME_NETWORK + ((draw(account, accountField.address) >>> 15) & ~7) + below(at(field.address), 8);
}

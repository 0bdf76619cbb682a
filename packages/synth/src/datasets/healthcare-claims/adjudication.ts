import { below, draw, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { type Claim, claimField } from "./claim.ts";
import { LINE_CELLS, lineCell, lineOutcome } from "./claim-lines.ts";
import { procedureCategories } from "./procedures.ts";
import {
  DENIED,
  DUPLICATE,
  FILED,
  LACKS_INFORMATION,
  LATE,
  MODIFIER_MISSING,
  NOT_COVERED,
  OVERTURNED,
  PAID,
  PENDED,
  plans,
  RX,
  UPHELD,
} from "./vocabulary.ts";

/** What a member has spent in a calendar year, in cents. */
export interface Account {
  deductible: number;
  liability: number;
}

/** How a claim ended; the object is reused. */
export interface Outcome {
  /** −1 when not contested. */
  appeal: number;
  late: boolean;
}

/** Reasons for a whole claim, in the order of `reasons`: 4, 11, 16, 18, 22, 27, 29, 50, 96, 97, 197, 204. */
const claimReasons = weightedTable([0, 12, 25, 0, 9, 9, 5, 7, 11, 0, 15, 7]);
/** Reasons for one line of a claim; the second where it can repeat the line before. */
const lineReasons = weightedTable([30, 20, 10, 0, 0, 0, 0, 15, 25, 0, 0, 0]);
const laterReasons = weightedTable([12, 0, 4, 66, 0, 0, 0, 0, 4, 14, 0, 0]);
const remarksOf = { lacking: [0, 1, 2], uncovered: [3, 4, 5] } as const;
/** Share of denials that concern the whole claim. */
const WHOLE = 0.75;
const PENDED_SHARE = 0.02;
const REPEATED = [
  lineCell.procedure,
  lineCell.category,
  lineCell.modifier,
  lineCell.units,
  lineCell.revenue,
  lineCell.billed,
  lineCell.contract,
] as const;
const categoryOf = (name: (typeof procedureCategories)[number]): number => procedureCategories.indexOf(name);
const VISITS = new Set([categoryOf("office_visit"), categoryOf("behavioral_health")]);
const FREE = new Set([categoryOf("preventive"), categoryOf("vaccination")]);

/** Decides each line and what of it the member owes. `rate` is the share of lines that end denied. */
export function adjudicate(cells: Float64Array, claim: Claim, plan: number, rate: number, account: Account): Outcome {
  const whole = WHOLE * rate;
  const single = (rate - whole) / (1 - whole);
  const isDenied = unit(draw(claim.key, claimField.denied)) < whole;
  const isPended = unit(draw(claim.key, claimField.pended)) < PENDED_SHARE;
  let reason = isDenied ? pick(claimReasons, draw(claim.key, claimField.reason)) : -1;
  if (reason === LATE && claim.type === RX) reason = LACKS_INFORMATION;
  let anyDenied = false;
  for (let line = 0; line < claim.lines; line++) {
    const at = line * LINE_CELLS;
    const key = cells[at + lineCell.key] as number;
    const own = reason < 0 && unit(draw(key, lineOutcome.denied)) < single ? lineReason(cells, line, key) : reason;
    cells[at + lineCell.reason] = own;
    cells[at + lineCell.remark] = remarkOf(own, draw(key, lineOutcome.remark));
    cells[at + lineCell.status] = own >= 0 ? DENIED : isPended ? PENDED : PAID;
    anyDenied ||= own >= 0;
    settle(cells, at, claim, plan, account);
  }
  return { appeal: appealOf(claim, isDenied, anyDenied, isPended, rate), late: reason === LATE };
}

/** Why one line is denied; a duplicate then is one. */
function lineReason(cells: Float64Array, line: number, key: number): number {
  const at = line * LINE_CELLS;
  const u = draw(key, lineOutcome.reason);
  const drawn = pick(line === 0 ? lineReasons : laterReasons, u);
  if (drawn === MODIFIER_MISSING && (cells[at + lineCell.modifier] as number) >= 0) return LACKS_INFORMATION;
  if (drawn === DUPLICATE) {
    for (const cell of REPEATED) cells[at + cell] = cells[at - LINE_CELLS + cell] as number;
  }
  return drawn;
}

function remarkOf(reason: number, u: number): number {
  if (reason === LACKS_INFORMATION) return remarksOf.lacking[below(u, 3)] as number;
  return reason === NOT_COVERED ? (remarksOf.uncovered[below(u, 3)] as number) : -1;
}

/** Contests are of whole claims. Those that were won are paid, in proportion to those that were denied. */
function appealOf(claim: Claim, isDenied: boolean, anyDenied: boolean, isPended: boolean, rate: number): number {
  const { key } = claim;
  if (isDenied) {
    if (unit(draw(key, claimField.appeal)) >= 0.11) return -1;
    return unit(draw(key, claimField.outcome)) < 0.45 ? FILED : UPHELD;
  }
  return !anyDenied && !isPended && unit(draw(key, claimField.overturned)) < 0.06 * rate ? OVERTURNED : -1;
}

/** The amounts of a line, from what the account has room for. */
function settle(cells: Float64Array, at: number, claim: Claim, plan: number, account: Account): void {
  const paid = cells[at + lineCell.status] === PAID;
  const allowed = paid ? (cells[at + lineCell.contract] as number) : 0;
  const category = cells[at + lineCell.category] as number;
  const terms = plans[plan] as (typeof plans)[number];
  let deductible = 0;
  let coinsurance = 0;
  let copay = 0;
  if (paid && !FREE.has(category)) {
    const fixed = claim.type === RX ? terms.prescription : VISITS.has(category) ? terms.visit : 0;
    if (fixed > 0) copay = Math.min(fixed, allowed);
    else {
      deductible = Math.min(allowed, terms.deductible - account.deductible);
      coinsurance = Math.floor(((allowed - deductible) * terms.coinsurance + 50) / 100);
    }
    let excess = terms.most === 0 ? 0 : deductible + coinsurance + copay - (terms.most - account.liability);
    if (excess > 0) {
      const cut = Math.min(excess, coinsurance);
      coinsurance -= cut;
      excess -= cut;
      const less = Math.min(excess, copay);
      copay -= less;
      deductible -= excess - less;
    }
    account.deductible += deductible;
    account.liability += deductible + coinsurance + copay;
  }
  cells[at + lineCell.allowed] = allowed;
  cells[at + lineCell.deductible] = deductible;
  cells[at + lineCell.coinsurance] = coinsurance;
  cells[at + lineCell.copay] = copay;
}

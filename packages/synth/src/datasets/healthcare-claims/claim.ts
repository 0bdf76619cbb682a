import { exponentialTable, normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { areas, chronic, diagnoses } from "./diagnoses.ts";
import type { Member } from "./members.ts";
import {
  AMBULANCE,
  EMERGENCY,
  HOME,
  INPATIENT,
  INSTITUTIONAL,
  OFFICE,
  OUTPATIENT,
  PHARMACY,
  PROFESSIONAL,
  RX,
  TELEHEALTH,
} from "./vocabulary.ts";

/** What all lines of a claim share; the object is reused. */
export interface Claim {
  key: number;
  type: number;
  lines: number;
  day: number;
  year: number;
  /** True when offices are closed. */
  dayOff: boolean;
  place: number;
  /** Indices into `diagnoses`, −1 for none. */
  readonly diagnoses: Int32Array;
  area: number;
  /** Logarithm of what this provider asks and of what the contract allows, over the schedule. */
  markup: number;
  contract: number;
}

export const claimField = {
  place: 0,
  own: 1,
  which: 2,
  markup: 3,
  contract: 4,
  others: 5,
  provider: 9,
  familiar: 10,
  denied: 11,
  reason: 12,
  pended: 13,
  lag: 14,
  pay: 15,
  appeal: 16,
  outcome: 17,
  overturned: 18,
  stay: 19,
  severity: 20,
  passing: 21,
} as const;

const weekdayPlaces = [TELEHEALTH, OFFICE, HOME, INPATIENT, OUTPATIENT, EMERGENCY, AMBULANCE] as const;
const weekdayShares = weightedTable([9, 65, 5, 5, 9, 6, 1]);
const dayOffShares = weightedTable([22, 0, 3, 20, 4, 46, 5]);
const facilityPlaces = [INPATIENT, OUTPATIENT, EMERGENCY] as const;
const facilityShares = weightedTable([17, 52, 31]);
const passingShares = weightedTable(
  diagnoses.map(({ weight }) => weight),
  14,
);
const PREVENTIVE = areas.indexOf("preventive");
export const MENTAL = areas.indexOf("mental");
const MATERNITY = areas.indexOf("maternity");
const INJURY = areas.indexOf("injury");
const areaOf = Uint8Array.from(diagnoses, ({ area }) => areas.indexOf(area));
const youngest = Uint8Array.from(diagnoses, ({ from }) => from);
const oldest = Uint8Array.from(diagnoses, ({ to }) => to);
/** The only sex that can have it; ANY where both can. */
const ANY = 2;
const onlySex = Uint8Array.from(diagnoses, ({ sex }) => sex ?? ANY);
const UNKNOWN_PAIN = diagnoses.findIndex(({ code }) => code === "R10.9");
/** What the contract allows over the schedule, by payer: logarithms of 1.2, 1, 1 and 0.78. */
const contracts = [0.182, 0, 0, -0.248];
const MOST_DRAWS = 24;

export function emptyClaim(): Claim {
  return {
    key: 0,
    type: 0,
    lines: 0,
    day: 0,
    year: 0,
    dayOff: false,
    place: 0,
    diagnoses: new Int32Array(4),
    area: 0,
    markup: 0,
    contract: 0,
  };
}

/** Decides what the claim is about; `key`, `type`, `lines` and the day are set. */
export function fillClaim(claim: Claim, member: Member): void {
  const { key } = claim;
  claim.place = placeOf(claim);
  chooseDiagnoses(claim, member);
  claim.area = areaOf[claim.diagnoses[0] as number] as number;
  const normal = normalTable();
  const severity = severityOf(claim);
  claim.markup = severity + 0.9 + 0.3 * quantileAt(normal, draw(key, claimField.markup));
  claim.contract =
    severity + (contracts[member.payer] as number) + 0.12 * quantileAt(normal, draw(key, claimField.contract));
}

/** Logarithm of how much dearer than usual a facility's case is: some stays cost many times what most do. */
function severityOf(claim: Claim): number {
  if (claim.type !== INSTITUTIONAL) return 0;
  const z = quantileAt(normalTable(), draw(claim.key, claimField.severity));
  return claim.place === INPATIENT ? 0.25 + 1.05 * z : 0.6 * z;
}

function placeOf(claim: Claim): number {
  const u = draw(claim.key, claimField.place);
  if (claim.type === RX) return PHARMACY;
  if (claim.type === INSTITUTIONAL) return facilityPlaces[pick(facilityShares, u)] as number;
  return weekdayPlaces[pick(claim.dayOff ? dayOffShares : weekdayShares, u)] as number;
}

/** Whether a member of that age and sex can have it, and whether it leads to such a claim. */
function fits(index: number, claim: Claim, age: number, sex: number): boolean {
  const only = onlySex[index] as number;
  if (age < (youngest[index] as number) || age > (oldest[index] as number)) return false;
  if (only !== ANY && only !== sex) return false;
  const area = areaOf[index] as number;
  if (area === PREVENTIVE) return claim.type === PROFESSIONAL && (claim.place === OFFICE || claim.place === OUTPATIENT);
  if (claim.type === RX) return area !== INJURY;
  if (claim.place === HOME) return area !== MATERNITY;
  return claim.place !== TELEHEALTH || area !== INJURY;
}

/** The reason is a lasting condition of the member's or something that passes; further lasting ones are named beside it. */
function chooseDiagnoses(claim: Claim, member: Member): void {
  const { key, diagnoses: chosen } = claim;
  chosen[1] = -1;
  chosen[2] = -1;
  chosen[3] = -1;
  const { conditions } = member;
  const age = claim.year - member.birthYear;
  const own = claim.type === RX ? 0.85 : claim.place === EMERGENCY ? 0.25 : 0.5;
  const isOwn = conditions.length > 0 && unit(draw(key, claimField.own)) < own;
  chosen[0] = isOwn
    ? (conditions[below(draw(key, claimField.which), conditions.length)] as number)
    : passingDiagnosis(claim, age, member.sex);
  // A prescription is for one thing.
  if (claim.type === RX || conditions.length === 0) return;
  let count = 1;
  let at = (key >>> 3) % conditions.length;
  for (let i = 0; i < conditions.length && count < 4; i++) {
    const index = conditions[at] as number;
    at = at + 1 === conditions.length ? 0 : at + 1;
    if (index === chosen[0]) continue;
    if (draw(key, claimField.others + (i & 3)) >>> 31 === 0) continue;
    chosen[count] = index;
    count += 1;
  }
}

function passingDiagnosis(claim: Claim, age: number, sex: number): number {
  for (let i = 0; i < MOST_DRAWS; i++) {
    const index = pick(passingShares, draw(claim.key, claimField.passing + i));
    if (index >= chronic.length && fits(index, claim, age, sex)) return index;
  }
  return UNKNOWN_PAIN;
}

/** Days from the service until the payer has the claim, at most 150. */
export function usualLag(claim: Claim): number {
  if (claim.type === RX) return 0;
  return Math.min(150, 1 + Math.floor(9 * quantileAt(exponentialTable(), draw(claim.key, claimField.lag))));
}

/** A schedule's fee in cents as billed or allowed. */
export function priced(cents: number, logarithm: number): number {
  return Math.max(1, Math.round(cents * fastExp(logarithm)));
}

import { normalTable } from "../../random/distributions.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { type Claim, MENTAL, priced } from "./claim.ts";
import { MAX_LINES } from "./claim-blocks.ts";
import { areas } from "./diagnoses.ts";
import {
  ambulanceServices,
  departmentServices,
  followUps,
  givenDrugs,
  homeServices,
  prescriptionServices,
  type Service,
  visitServices,
} from "./procedures.ts";
import {
  AMBULANCE,
  BOUGHT,
  DISTINCT,
  EMERGENCY,
  HOME,
  INPATIENT,
  INSTITUTIONAL,
  LEFT,
  OUTPATIENT,
  RENTED,
  RIGHT,
  RX,
  SEPARATE_VISIT,
  TELEHEALTH,
  VIDEO,
} from "./vocabulary.ts";

/** Places of a line's values; amounts in cents, −1 where there is none. */
export const lineCell = {
  procedure: 0,
  category: 1,
  modifier: 2,
  units: 3,
  revenue: 4,
  billed: 5,
  /** What the contract allows, before the line's outcome. */
  contract: 6,
  key: 7,
  allowed: 8,
  deductible: 9,
  coinsurance: 10,
  copay: 11,
  status: 12,
  reason: 13,
  remark: 14,
} as const;
export const LINE_CELLS = 15;

export function lineCells(): Float64Array {
  return new Float64Array(MAX_LINES * LINE_CELLS);
}

const lineField = { which: 0, units: 1, fee: 2, modifier: 3 } as const;
export const lineOutcome = { denied: 4, reason: 5, remark: 6 } as const;

const MATERNITY = areas.indexOf("maternity");
const PREVENTIVE = areas.indexOf("preventive");
/** Departments of a stay after its first line, of an emergency and of an outpatient visit. */
const stayDepartments = [2, 3, 4, 5, 6, 10, 11] as const;
const stayShares = weightedTable([24, 18, 22, 16, 6, 8, 6]);
const emergencyDepartments = [4, 5, 2, 3, 11, 10] as const;
const emergencyShares = weightedTable([30, 26, 18, 12, 8, 6]);
const outpatientDepartments = [4, 5, 10, 7, 9, 12, 6] as const;
const outpatientShares = weightedTable([26, 24, 14, 16, 12, 4, 4]);
const suppliedDays = [30, 90, 14, 7, 60] as const;
const suppliedShares = weightedTable([56, 24, 9, 6, 5]);
const GIVEN_DRUGS = 10;

/** The services of a claim's lines, with what they cost. */
export function fillLines(cells: Float64Array, claim: Claim): void {
  for (let line = 0; line < claim.lines; line++) {
    const at = line * LINE_CELLS;
    const key = innerKey(claim.key, line);
    const u = draw(key, lineField.which);
    let department = -1;
    if (claim.type === INSTITUTIONAL) department = departmentOf(claim, line, u);
    const service = department < 0 ? serviceOf(claim, line, u) : facilityService(claim, department, u);
    const units = unitsOf(claim, service, draw(key, lineField.units));
    const cents = service.fee * units * 100;
    const spread = 0.22 * quantileAt(normalTable(), draw(key, lineField.fee));
    const billed = priced(cents, claim.markup + spread);
    cells[at + lineCell.procedure] = service.code;
    cells[at + lineCell.category] = service.category;
    cells[at + lineCell.units] = units;
    cells[at + lineCell.revenue] = department;
    cells[at + lineCell.modifier] = modifierOf(claim, line, service, draw(key, lineField.modifier));
    cells[at + lineCell.billed] = billed;
    cells[at + lineCell.contract] = Math.min(billed, priced(cents, claim.contract + spread));
    cells[at + lineCell.key] = key;
  }
}

function departmentOf(claim: Claim, line: number, u: number): number {
  if (claim.place === INPATIENT) {
    // Intensive care in one stay of eight.
    if (line === 0) return u < 0x20000000 ? 1 : 0;
    return stayDepartments[pick(stayShares, u)] as number;
  }
  if (claim.place === EMERGENCY) {
    return line === 0 ? 8 : (emergencyDepartments[pick(emergencyShares, u)] as number);
  }
  return outpatientDepartments[pick(outpatientShares, u)] as number;
}

function facilityService(claim: Claim, department: number, u: number): Service {
  if (department !== GIVEN_DRUGS) return departmentServices[department] as Service;
  const drugs = givenDrugs[claim.diagnoses[0] as number] as readonly Service[];
  return drugs[below(Math.imul(u, 0x9e3779b1) >>> 0, drugs.length)] as Service;
}

function serviceOf(claim: Claim, line: number, u: number): Service {
  if (claim.type === RX) return prescriptionServices[claim.area] as Service;
  const choose = (list: readonly Service[]): Service => list[below(u, list.length)] as Service;
  switch (claim.place) {
    case HOME:
      return choose(homeServices);
    case AMBULANCE:
      return line === 0 ? (ambulanceServices[below(u, 3)] as Service) : (ambulanceServices[3] as Service);
    case TELEHEALTH:
      return claim.area === MENTAL ? visitServices.counselling : visitServices.telehealth;
    default:
      return line === 0 && claim.area !== PREVENTIVE
        ? visitOf(claim)
        : choose(followUps[claim.diagnoses[0] as number] ?? []);
  }
}

function visitOf(claim: Claim): Service {
  if (claim.place === EMERGENCY) return visitServices.emergency;
  if (claim.place === INPATIENT) return visitServices.hospital;
  if (claim.place === OUTPATIENT) return visitServices.outpatient;
  if (claim.area === MENTAL) return visitServices.counselling;
  return claim.area === MATERNITY ? visitServices.prenatal : visitServices.office;
}

function unitsOf(claim: Claim, service: Service, u: number): number {
  if (claim.type === RX) return suppliedDays[pick(suppliedShares, u)] as number;
  if (service.most === 1) return 1;
  const share = unit(u);
  // Drugs are dosed in many small units, other things come once or a few times.
  if (service.most > 40) return 1 + Math.floor((0.3 + 0.7 * share) * (service.most - 1));
  return 1 + Math.floor(share * share * service.most);
}

function modifierOf(claim: Claim, line: number, service: Service, u: number): number {
  if (claim.place === TELEHEALTH) return VIDEO;
  if (service.marking === "side") return u < 0x80000000 ? LEFT : RIGHT;
  if (service.marking === "ownership") return u < 0x60000000 ? BOUGHT : RENTED;
  if (claim.type === RX || claim.type === INSTITUTIONAL) return -1;
  if (line === 0) return claim.lines > 1 && u < 0x50000000 ? SEPARATE_VISIT : -1;
  return u < 0x18000000 ? DISTINCT : -1;
}

import type { Report } from "../validation.ts";
import { type ClaimLine, cents } from "./claim-line.ts";

const payerOf: Readonly<Record<string, string>> = {
  "PLN-HMO-500": "commercial",
  "PLN-PPO-1500": "commercial",
  "PLN-HDHP-3200": "commercial",
  "PLN-MCR-250": "medicare",
  "PLN-MAP-0": "medicare_advantage",
  "PLN-MCD-0": "medicaid",
};

/** Groups of stays for organs that one sex has. */
const sexOfGroup: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["743", "761", "788", "807", "832"].map((group) => [group, "female"])),
  ...Object.fromEntries(["714", "723", "726", "730"].map((group) => [group, "male"])),
};

const DAYS_TO_FILE = 180;
const LONGEST_DELAY = 365;

/** Rules on who pays, and for whom. */
export function checkPlan(line: ClaimLine, year: number, report: Report): void {
  const payer = line.payer_type;
  if (payerOf[line.plan_id] !== payer) report("plan-payer", `${line.plan_id} of ${payer}`);
  const old = payer === "medicare" || payer === "medicare_advantage";
  if (old && year - line.birth_year < 65) report("plan-payer", `${payer} for a member born in ${line.birth_year}`);
}

/** Rules on the amounts of a line. Returns true when it is paid and its amounts agree. */
export function checkAmounts(line: ClaimLine, report: Report): boolean {
  const { allowed, deductible, coinsurance, copay, member_liability: owed, plan_paid: paid } = line;
  if (line.billed <= 0) report("amounts", `billed ${line.billed}`);
  if (line.status === "pended") {
    const open =
      allowed === null &&
      deductible === null &&
      coinsurance === null &&
      copay === null &&
      owed === null &&
      paid === null;
    if (!open) report("amounts", "a pended line with amounts");
    return false;
  }
  if (
    allowed === null ||
    deductible === null ||
    coinsurance === null ||
    copay === null ||
    owed === null ||
    paid === null
  ) {
    report("amounts", `a ${line.status} line without amounts`);
    return false;
  }
  if (line.status === "denied") {
    const none = allowed === 0 && deductible === 0 && coinsurance === 0 && copay === 0 && owed === 0 && paid === 0;
    if (!none) report("amounts", "a denied line with amounts");
    return false;
  }
  if (paid > allowed || allowed > line.billed) report("amounts", `${paid} paid, ${allowed} of ${line.billed} allowed`);
  const agree =
    cents(owed) === cents(deductible) + cents(coinsurance) + cents(copay) &&
    cents(allowed) === cents(paid) + cents(owed);
  if (!agree) {
    report("amounts", `${allowed} = ${paid} + ${owed}, of which ${deductible} + ${coinsurance} + ${copay}`);
  }
  return agree;
}

/** Rules on what became of a line. */
export function checkOutcome(line: ClaimLine, report: Report): void {
  const { status, carc, rarc, appeal } = line;
  if ((carc !== null) !== (status === "denied")) report("status", `carc ${carc} on a ${status} line`);
  if ((rarc !== null) !== (carc === "16" || carc === "96")) report("status", `rarc ${rarc} with carc ${carc}`);
  if ((line.paid_date === null) !== (status === "pended")) {
    report("status", `paid_date ${line.paid_date} on a ${status} line`);
  }
  if (appeal !== null && status !== (appeal === "overturned" ? "paid" : "denied")) {
    report("appeal", `${appeal} on a ${status} line`);
  }
  if (carc === "4" && line.modifier !== null) report("duplicate-line", `carc 4 with modifier ${line.modifier}`);
}

/** Rules on the days of a line, given as numbers of days. */
export function checkDates(line: ClaimLine, service: number, received: number, paid: number, report: Report): void {
  const delay = received - service;
  if (delay < 0 || delay > LONGEST_DELAY) report("dates", `received after ${delay} days`);
  if (delay > DAYS_TO_FILE !== (line.carc === "29")) report("dates", `carc ${line.carc} after ${delay} days`);
  // NaN, an absent day, is not before anything.
  if (paid < received) report("dates", `paid ${line.paid_date}, received ${line.received_date}`);
}

/** Rules on where a service was given, and how it is coded. */
export function checkService(line: ClaimLine, report: Report): void {
  const { claim_type: type, place_of_service: place } = line;
  const hospital = place === "21" || place === "22" || place === "23";
  const fits = type === "rx" ? place === "01" : type === "institutional" ? hospital : place !== "01";
  if (!fits) report("place", `${type} in ${place}`);
  const institutional = type === "institutional";
  if ((line.revenue_code !== null) !== institutional || (line.drg !== null) !== (institutional && place === "21")) {
    report("institutional", `revenue_code ${line.revenue_code}, drg ${line.drg} on ${type} in ${place}`);
  }
  if (sexOfGroup[line.drg ?? ""] !== undefined && sexOfGroup[line.drg ?? ""] !== line.sex) {
    report("institutional", `drg ${line.drg} of a ${line.sex} member`);
  }
  const drug = line.procedure_category.startsWith("rx_");
  if (drug !== (type === "rx") || (drug && line.procedure !== null)) {
    report("procedure", `${line.procedure_category} (${line.procedure}) on ${type}`);
  }
  if ((line.modifier === "GT") !== (place === "02")) report("telehealth", `modifier ${line.modifier} in ${place}`);
}

const ZERO = 48;
/** What the digits 80840, which stand in front of an NPI, add to Luhn's sum. */
const PREFIX_SUM = 24;

/** True when ten digits pass Luhn's check as an NPI. */
export function isNpi(text: string): boolean {
  let sum = PREFIX_SUM;
  for (let i = 0; i < 10; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    // Every second digit counts double, from the one before the check digit to the left.
    sum += i % 2 === 1 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9;
  }
  return text.length === 10 && text.charCodeAt(0) === ZERO + 2 && sum % 10 === 0;
}

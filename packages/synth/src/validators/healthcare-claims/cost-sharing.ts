import type { Report } from "../validation.ts";
import { type ClaimLine, cents } from "./claim-line.ts";

/** What a plan asks of its members: a percentage, and amounts in cents. */
interface Terms {
  readonly deductible: number;
  readonly percent: number;
  readonly visitCopay: number | null;
  readonly drugCopay: number | null;
  readonly maximum: number;
}

const terms: ReadonlyMap<string, Terms> = new Map([
  ["PLN-HMO-500", { deductible: 50_000, percent: 10, visitCopay: 2_500, drugCopay: 1_000, maximum: 400_000 }],
  ["PLN-PPO-1500", { deductible: 150_000, percent: 20, visitCopay: 3_000, drugCopay: 1_500, maximum: 600_000 }],
  ["PLN-HDHP-3200", { deductible: 320_000, percent: 20, visitCopay: null, drugCopay: null, maximum: 700_000 }],
  ["PLN-MCR-250", { deductible: 25_000, percent: 20, visitCopay: null, drugCopay: 800, maximum: Infinity }],
  ["PLN-MAP-0", { deductible: 0, percent: 15, visitCopay: 1_500, drugCopay: 500, maximum: 550_000 }],
  ["PLN-MCD-0", { deductible: 0, percent: 0, visitCopay: null, drugCopay: null, maximum: Infinity }],
]);

/** What a member has paid in a calendar year, in cents. */
interface Account {
  year: number;
  deductible: number;
  owed: number;
}

/** The fixed part that the line costs its member, null where deductible and share apply. */
function fixedPart(line: ClaimLine, plan: Terms): number | null {
  const category = line.procedure_category;
  if (category === "preventive" || category === "vaccination") return 0;
  if (category === "office_visit" || category === "behavioral_health") return plan.visitCopay;
  return line.claim_type === "rx" ? plan.drugCopay : null;
}

/** Recomputes what members owe, line by line through the year. */
export class CostSharing {
  private readonly accounts = new Map<string, Account>();

  /** Reads a paid line of sound amounts. */
  line(line: ClaimLine, year: number, report: Report): void {
    const plan = terms.get(line.plan_id);
    if (plan === undefined) return;
    let account = this.accounts.get(line.member_id);
    if (account === undefined) {
      account = { year, deductible: 0, owed: 0 };
      this.accounts.set(line.member_id, account);
    } else if (account.year !== year) {
      account.year = year;
      account.deductible = 0;
      account.owed = 0;
    }
    checkShares(line, plan, account, report);
    account.deductible += cents(line.deductible);
    account.owed += cents(line.member_liability);
    if (account.deductible > plan.deductible || account.owed > plan.maximum) {
      report(
        "deductible",
        `${line.member_id} has paid ${account.deductible} and owed ${account.owed} cents in ${year}`,
      );
    }
  }
}

function checkShares(line: ClaimLine, plan: Terms, account: Account, report: Report): void {
  const allowed = cents(line.allowed);
  const fixed = fixedPart(line, plan);
  let copay = fixed === null ? 0 : Math.min(fixed, allowed);
  let deductible = fixed === null ? Math.min(allowed, Math.max(0, plan.deductible - account.deductible)) : 0;
  let coinsurance = fixed === null ? Math.floor((plan.percent * (allowed - deductible) + 50) / 100) : 0;
  let excess = Math.max(0, deductible + coinsurance + copay - Math.max(0, plan.maximum - account.owed));
  if (excess > 0) {
    const offShare = Math.min(excess, coinsurance);
    coinsurance -= offShare;
    excess -= offShare;
    const offCopay = Math.min(excess, copay);
    copay -= offCopay;
    deductible -= excess - offCopay;
  }
  const as = (own: number | null, due: number): boolean => cents(own) === due;
  if (!as(line.deductible, deductible) || !as(line.coinsurance, coinsurance) || !as(line.copay, copay)) {
    const due = `${deductible} + ${coinsurance} + ${copay} cents`;
    report("cost-sharing", `${line.deductible} + ${line.coinsurance} + ${line.copay} instead of ${due}`);
  }
}

import type { Report } from "../validation.ts";
import type { ClaimLine } from "./claim-line.ts";
import { isNpi } from "./line-rules.ts";

/** What must stay the same over the whole dataset, by member, provider and procedure. */
export class Constants {
  private readonly members = new Map<string, ClaimLine>();
  private readonly providers = new Map<string, string>();
  private readonly billers = new Set<string>();
  private readonly procedures = new Map<string, string>();

  /** Reads the first line of a claim. */
  claim(line: ClaimLine, report: Report): void {
    const known = this.members.get(line.member_id);
    if (known === undefined) this.members.set(line.member_id, line);
    else {
      const same =
        known.birth_year === line.birth_year &&
        known.sex === line.sex &&
        known.payer_type === line.payer_type &&
        known.plan_id === line.plan_id;
      if (!same) report("member-constant", `${line.member_id} is not who it was`);
    }
    this.provider(line, report);
  }

  private provider({ rendering_npi: rendering, billing_npi: billing }: ClaimLine, report: Report): void {
    const known = this.providers.get(rendering);
    if (known === undefined) {
      if (!isNpi(rendering)) report("npi", `${rendering} is no NPI`);
      this.providers.set(rendering, billing);
    } else if (known !== billing) report("provider", `${rendering} billed by ${known}, now by ${billing}`);
    if (this.billers.has(billing)) return;
    if (isNpi(billing)) this.billers.add(billing);
    else report("npi", `${billing} is no NPI`);
  }

  /** Reads any line. */
  procedure(line: ClaimLine, report: Report): void {
    if (line.procedure === null) return;
    const known = this.procedures.get(line.procedure);
    if (known === undefined) this.procedures.set(line.procedure, line.procedure_category);
    else if (known !== line.procedure_category) {
      report("procedure", `${line.procedure} was ${known}, is ${line.procedure_category}`);
    }
  }
}

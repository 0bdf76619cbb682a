import type { Report } from "../validation.ts";
import { type ClaimLine, claimFields } from "./claim-line.ts";

/** The claim that is being read. */
interface OpenClaim {
  readonly head: ClaimLine;
  last: ClaimLine;
}

/** Rules on how lines make claims. */
export class Claims {
  private readonly ended = new Set<string>();
  private claim: OpenClaim | null = null;

  /** Reads a line; true when it is the first of its claim. */
  line(line: ClaimLine, report: Report): boolean {
    const { claim } = this;
    if (claim?.head.claim_id !== line.claim_id) {
      this.begin(line, report);
      return true;
    }
    const { head, last } = claim;
    if (line.line <= last.line) report("key", `${line.claim_id} has line ${line.line} twice`);
    if (line.line !== last.line + 1 || line.line > head.line_count || line.line_count !== head.line_count) {
      report("claim-contiguous", `line ${line.line} of ${line.line_count} after ${last.line} of ${head.line_count}`);
    }
    for (const name of claimFields) {
      if (line[name] !== head[name]) report("claim-constant", `${name} changes within ${line.claim_id}`);
    }
    if ((line.carc === "29") !== (head.carc === "29")) report("dates", `only some lines of ${line.claim_id} are late`);
    if (line.carc === "18") checkDuplicate(line, last, report);
    claim.last = line;
    return false;
  }

  private begin(line: ClaimLine, report: Report): void {
    const before = this.claim;
    if (before !== null) {
      this.ended.add(before.head.claim_id);
      if (before.last.line !== before.head.line_count) {
        report("claim-contiguous", `${before.head.claim_id} ended after line ${before.last.line}`);
      }
    }
    if (this.ended.has(line.claim_id)) report("key", `${line.claim_id} comes again`);
    if (line.line !== 1) report("claim-contiguous", `${line.claim_id} begins with line ${line.line}`);
    if (line.carc === "18") report("duplicate-line", `the first line of ${line.claim_id} is a duplicate`);
    this.claim = { head: line, last: line };
  }
}

function checkDuplicate(line: ClaimLine, before: ClaimLine, report: Report): void {
  const same =
    line.procedure === before.procedure &&
    line.procedure_category === before.procedure_category &&
    line.modifier === before.modifier &&
    line.units === before.units &&
    line.billed === before.billed;
  if (!same) report("duplicate-line", `line ${line.line} does not repeat the line before it`);
}

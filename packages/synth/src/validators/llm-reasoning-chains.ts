import { instantMs } from "./instant.ts";
import { type Chain, chainRules, checkParts } from "./llm-reasoning-chains/chain.ts";
import { solve } from "./llm-reasoning-chains/program.ts";
import { checkSteps } from "./llm-reasoning-chains/steps.ts";
import { checkVerdict } from "./llm-reasoning-chains/verdict.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/**
 * Checks reasoning chains against the published rules of the dataset: it solves every program itself, in exact arithmetic.
 * Memory grows with chains (their ids).
 */
export function validateLlmReasoningChains(rows: Iterable<Record<string, unknown>>): Validation {
  const violations: Violation[] = [];
  const ids = new Set<string>();
  let row = 0;
  let latest = Number.NEGATIVE_INFINITY;
  let version: unknown;
  const report: Report = (invariant, detail) => violations.push({ row, invariant, detail });
  for (const record of rows) {
    if (checkRecord(record, chainRules, report) && checkParts(record, report)) {
      const chain = record as unknown as Chain;
      version ??= chain.schema_version;
      if (chain.schema_version !== version) report("schema", `schema_version changes to ${chain.schema_version}`);
      if (ids.has(chain.chain_id)) report("key", `${chain.chain_id} stands twice`);
      ids.add(chain.chain_id);
      const created = instantMs(chain.created_at);
      if (created <= latest) report("time_order", `${chain.created_at} is not after the row above`);
      else latest = created;
      const program = solve(chain, report);
      if (program !== null) checkSteps(chain, program, report);
      checkVerdict(chain, report);
    }
    row++;
  }
  return { rows: row, violations };
}

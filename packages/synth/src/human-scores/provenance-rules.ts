import type { HumanRecord } from "../human/record.ts";
import { appraisalCell } from "./appraisal-cell.ts";
import type { FeltState } from "./felt-states.ts";
import type { Finding, Notes, Tally } from "./finding.ts";

/** Whether a row says what made it, and whether the rules that it says were applied are those that its states show. */
export function checkProvenance(record: HumanRecord, states: readonly FeltState[], tally: Tally, into: Notes): void {
  const { rule_trace: trace } = record.provenance;
  const flaw = (rule: string, path: string, detail: string) => (): Finding => ({
    ...{ aspect: "provenance", rule, path: `provenance.${path}`, detail, rejects: true },
  });
  into.check(trace.length === states.length, tally, flaw("trace_length", "rule_trace", "has not one line a state"));
  for (const [i, { state }] of states.entries()) {
    const expected = `${state.index} ${appraisalCell(state)?.name ?? "?"} ${state.emotion}`;
    const detail = "does not say the rule that the state shows";
    into.check(trace[i] === expected, tally, flaw("trace_line", `rule_trace[${i}]`, detail));
  }
}

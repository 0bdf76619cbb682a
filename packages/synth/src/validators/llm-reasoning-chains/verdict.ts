import type { Report } from "../validation.ts";
import type { Chain, Step } from "./chain.ts";
import { answerText } from "./program.ts";

/** Rules on what is said of the whole attempt. */
export function checkVerdict(chain: Chain, report: Report): void {
  const error = checkOneError(chain, report);
  checkAnswer(chain, error, report);
  const corrected = error !== undefined && isTakenBack(error, chain.steps);
  if (chain.self_corrected !== corrected || (corrected && !chain.is_correct)) {
    report("self_corrected", `${chain.self_corrected} where a step ${corrected ? "takes" : "does not take"} it back`);
  }
  if (error !== undefined && !corrected && chain.is_correct) report("error_consequence", "right in spite of an error");
  if (error !== undefined && chain.finish_reason === "give_up") report("error_consequence", "given up after an error");
  let characters = 0;
  for (const step of chain.steps) characters += step.text.length;
  if (chain.tokens * 6 < characters || chain.tokens * 2 > characters) {
    report("tokens", `${chain.tokens} tokens of ${characters} characters`);
  }
}

/** The step rated -1. */
function checkOneError(chain: Chain, report: Report): Step | undefined {
  const errors = chain.steps.filter((step) => step.rating === -1);
  const typed = chain.steps.filter((step) => step.error_type !== null);
  const [error] = errors;
  const alone = errors.length <= 1 && typed.length === errors.length && typed[0] === error;
  const told = chain.first_error_step === (error?.i ?? null) && chain.error_type === (error?.error_type ?? null);
  if (!alone || !told) {
    report("one_error", `${errors.length} errors, first_error_step ${chain.first_error_step}, ${chain.error_type}`);
  }
  return error;
}

function isTakenBack(error: Step, steps: readonly Step[]): boolean {
  return steps.some((step) => step.i > error.i && step.rating === 1 && step.node === error.node);
}

function checkAnswer(chain: Chain, error: Step | undefined, report: Report): void {
  const { final_answer: final, finish_reason: finish, is_correct: correct, steps } = chain;
  const valued = steps.findLast((step) => step.value !== null);
  const gaveUp = finish === "give_up";
  if (gaveUp !== (final === null) || (gaveUp && steps.at(-1)?.expr !== null)) {
    report("final_answer", `${final} with finish_reason ${finish}`);
  }
  const due = valued?.value === undefined || valued.value === null ? null : answerText(valued.value, valued.unit ?? "");
  if (final !== null && final !== due) report("final_answer", `${final} instead of ${due}`);
  if (error?.error_type === "premature_stop" && final !== answerText(error.value ?? "", error.unit ?? "")) {
    report("premature_stop", `${final} where ${error.value} was reached`);
  }
  const finishDue = correct ? "solution" : final === null ? "give_up" : "found_error";
  if (correct !== (final === chain.gold_answer) || finish !== finishDue) {
    report("is_correct", `${correct} with ${final} of ${chain.gold_answer}, finish_reason ${finish}`);
  }
}

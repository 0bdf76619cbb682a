import type { Report } from "../validation.ts";
import { type Interview, questionFields } from "./interview.ts";

/** The index of confidence in tenths, rounded half up; null when too few questions were answered. */
function confidenceTenths(interview: Interview): number | null {
  let answered = 0;
  let sum = 0;
  for (const name of questionFields) {
    const answer = interview[name];
    if (answer === null) continue;
    answered++;
    sum += answer;
  }
  return answered < 3 ? null : Math.floor((500 * (sum - answered) + answered) / (2 * answered));
}

/** Rules that an interview keeps by itself. */
export function checkInterview(interview: Interview, report: Report): void {
  const { confidence_index: index, finances_next: next, nps } = interview;
  const tenths = index === null ? null : Math.round(index * 10);
  const due = confidenceTenths(interview);
  if (tenths !== due) report("confidence-index", `${index} instead of ${due === null ? null : due / 10}`);
  const outlook = next === null ? null : next < 3 ? "worse" : next === 3 ? "same" : "better";
  if (interview.outlook !== outlook) report("outlook", `${interview.outlook} with finances_next ${next}`);
  const group = nps < 7 ? "detractor" : nps < 9 ? "passive" : "promoter";
  if (interview.nps_group !== group) report("nps-group", `${interview.nps_group} with ${nps}`);
  const { household_size: size, buy_intent_prob: intent } = interview;
  if (size < 1 || size > 7 || intent < 0 || intent > 1) report("household", `${size} persons, probability ${intent}`);
}

import { choice, money, whole } from "../define.ts";
import { lognormal, triangular } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Terms of employment beyond pay, and how staff feel. */
export const termTypes: readonly SemanticType[] = [
  whole(
    "stock_options",
    "options granted|share options|equity options",
    "Options on shares that were granted.",
    lognormal(1_200, 1),
  ),
  choice(
    "certification",
    "certificate held|professional certification|certified in",
    "A certificate that somebody holds.",
    "none:46|project management:14|first aid:12|cloud administrator:10|forklift:9|safety officer:9",
  ),
  money("current_salary", "present salary|salary now", "What somebody earns now, a year.", 48_000, 0.35, {
    heaped: 0.6,
  }),
  whole("notice_period_days", "notice period|period of notice", "Days of notice.", triangular(0, 30, 180), {
    unit: "day",
  }),
  whole(
    "enps",
    "employee nps|employee net promoter score",
    "How likely an employee recommends the house, 0 to 10.",
    triangular(0, 8, 10),
    { maximum: 10 },
  ),
];

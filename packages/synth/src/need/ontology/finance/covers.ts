import { choice, day, flag, money, whole } from "../define.ts";
import { normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Terms of insurance covers and of trips that are insured. */
export const coverTypes: readonly SemanticType[] = [
  day(
    "trip_start",
    "trip start date|start of trip|travel start|outbound date",
    "The day on which a trip begins.",
    "-P60D",
    "P120D",
  ),
  day(
    "trip_end",
    "trip end date|end of trip|travel end|return date of trip",
    "The day on which a trip ends.",
    "-P50D",
    "P140D",
  ),
  day(
    "policy_start",
    "policy start date|start of policy|policy begin|cover start|inception date|policy inception",
    "The day on which cover begins.",
    "-P3Y",
    "P0D",
  ),
  day(
    "policy_end",
    "policy end date|end of policy|cover end|policy expiry|policy expiry date",
    "The day on which cover ends.",
    "P0D",
    "P1Y",
  ),
  flag(
    "third_party_involved",
    "third party|third-party involved|other party involved",
    "Whether others were involved.",
    0.42,
  ),
  flag("total_loss", "write off|is total loss|written off", "Whether repair does not pay.", 0.08),
  whole(
    "insured_age",
    "age of insured|age of the insured|policyholder age",
    "Age of the insured person.",
    normal(46, 14),
    {
      unit: "year",
      minimum: 18,
      maximum: 95,
    },
  ),
  choice(
    "smoker_status",
    "smoking habit|smoker class",
    "Whether the insured person smokes.",
    "non-smoker:74|smoker:16|former smoker:10",
  ),
  money("sum_assured", "assured sum|life cover|death benefit", "What is paid in the event.", 150_000, 0.8, {
    heaped: 0.8,
  }),
];

/** The closed vocabularies of reasoning chains. An enum's cell is the index here. */
export const domains = ["arithmetic", "logic", "probability", "planning", "code-trace", "finance"] as const;
export type Domain = (typeof domains)[number];

export const errorTypes = [
  "arithmetic_slip",
  "wrong_operator",
  "unit_mix",
  "dropped_quantity",
  "misread",
  "off_by_one",
  "premature_stop",
  "hallucinated_fact",
] as const;
export type ErrorType = (typeof errorTypes)[number];

export const finishReasons = ["solution", "found_error", "give_up"] as const;

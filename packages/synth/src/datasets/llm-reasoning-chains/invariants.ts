import type { Invariant } from "../../schema/dataset.ts";

/** The published rules of reasoning chains. */
export const chainInvariants: readonly Invariant[] = [
  { id: "key", statement: "chain_id is unique." },
  { id: "time_order", statement: "created_at grows from row to row." },
  {
    id: "exact_numbers",
    statement:
      "value in givens and steps is an exact number as text: an integer, a decimal of at most 6 places without trailing zeros, or, where no such decimal is exact, a fraction p/q in lowest terms with q > 1.",
  },
  {
    id: "formula_grammar",
    statement:
      "formula and expr are infix expressions over + - * / (the usual precedence, left to right) and parentheses, with the functions floor(x), mod(x, y) = x - y * floor(x / y), min and max of two or more, choose(n, k), gt(x, y), ge(x, y), eq(x, y), and(x, y), or(x, y), not(x), of which those from gt on give 1 for true and 0 for false; formula has names of givens, names of nodes and numbers, expr has numbers only. A fraction or a negative number stands in parentheses, as (1/3) and (-2).",
  },
  {
    id: "program_order",
    statement:
      "program's nodes are named s1, s2, … in order; a formula names givens of the same row and earlier nodes only, and every node but the last is named by a later formula.",
  },
  {
    id: "givens_used",
    statement:
      "Names in givens are unique; a given is named by at least one formula exactly when its kind is not distractor.",
  },
  {
    id: "givens_stated",
    statement:
      "The value of every given of kind stated or distractor with an absolute value above 12 stands in question as digits, money with two decimals where it has any (15.50 for 15.5).",
  },
  {
    id: "gold_answer",
    statement:
      "gold_answer is the value of program's last node, evaluated in rational arithmetic from givens; where that node's unit is truth, 1 is written yes and 0 no. answer_unit is that node's unit.",
  },
  {
    id: "units_balance",
    statement:
      "Units are products of nouns with at most one /, as km/hour; percent, truth and numbers in formulas count as the pure unit 1. In every formula * and / combine units, both sides of + and - and all arguments of min, max, gt, ge, eq and mod have the same unit, choose and the functions from gt on give a pure number, floor, mod, min and max keep the unit; the result is the node's unit.",
  },
  {
    id: "step_numbers",
    statement: "steps have i = 1, 2, …, step_count; every i in depends_on is below the step's own.",
  },
  {
    id: "step_parts",
    statement:
      "expr, node, unit and value of a step are all present or all null; where present, node is a node of program and unit is that node's unit; where null, rating is 0 and depends_on is empty.",
  },
  {
    id: "right_steps",
    statement:
      "In a step with rating 1, expr is the node's formula with each given replaced by its value and each node by that node's right value; value is the node's right value, and expr evaluates to it exactly.",
  },
  {
    id: "propagated_steps",
    statement:
      "In a step with rating 0 and an expr, expr is the node's formula with each given replaced by its value and each node by the value of the latest earlier step of that node, at least one of which differs from the right value or is a step with rating -1; expr evaluates to value exactly.",
  },
  {
    id: "depends_on",
    statement:
      "In a step with rating 1 or 0 and an expr, depends_on lists, in ascending order and each once, the latest earlier steps of the nodes that the node's formula names.",
  },
  {
    id: "one_error",
    statement:
      "At most one step has rating -1, and exactly that one has an error_type; first_error_step is its i and the row's error_type its error_type, both null when there is none.",
  },
  {
    id: "wrong_value",
    statement:
      "A step with rating -1 has an expr; its value differs from the node's right value, unless its error_type is premature_stop, where it is the right value of a node that is not the last.",
  },
  {
    id: "error_arithmetic",
    statement:
      "With error_type arithmetic_slip or off_by_one, expr is right and does not evaluate to value; with off_by_one value is 1 more or 1 less than what expr evaluates to. With wrong_operator, unit_mix, dropped_quantity, misread and hallucinated_fact, expr evaluates to value exactly.",
  },
  {
    id: "error_operands",
    statement:
      "With wrong_operator expr has the right expr's numbers in the same order with exactly one operator or function changed; with unit_mix expr is the right expr in parentheses, times or divided by 7, 12, 60 or 100; with dropped_quantity expr has fewer numbers than the right expr; with misread it has as many numbers, exactly one of them another; with hallucinated_fact it is the right expr in parentheses, plus or minus one number.",
  },
  {
    id: "premature_stop",
    statement: "With premature_stop the step with rating -1 is the last step, and final_answer is its value.",
  },
  {
    id: "self_corrected",
    statement:
      "self_corrected exactly when a step with rating -1 is followed by a step with rating 1 of the same node; then is_correct is true.",
  },
  {
    id: "final_answer",
    statement:
      "final_answer is the value of the last step that has one (1 is written yes and 0 no where its unit is truth); it is null exactly when finish_reason is give_up, where the last step has no expr.",
  },
  {
    id: "is_correct",
    statement:
      "is_correct exactly when final_answer equals gold_answer; finish_reason is solution exactly when is_correct, found_error exactly when not and final_answer is present.",
  },
  {
    id: "error_consequence",
    statement:
      "A chain with a step rated -1 that is not self-corrected has is_correct false; give_up occurs only without a step rated -1.",
  },
  {
    id: "tokens",
    statement: "tokens is between a sixth and a half of the characters of all step texts together.",
  },
  {
    id: "difficulty",
    statement:
      "difficulty = the number of program nodes minus 1, plus 1 where givens has a distractor, at least 1 and at most 5.",
  },
];

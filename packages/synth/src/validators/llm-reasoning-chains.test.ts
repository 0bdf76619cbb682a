import { changed, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { llmReasoningChains } from "../datasets/llm-reasoning-chains.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateLlmReasoningChains } from "./llm-reasoning-chains.ts";

validatorTrial(llmReasoningChains, validateLlmReasoningChains);

const valid: Row[] = [...parsedRows(llmReasoningChains, "validators", 0, 1_500)];
const at = (accepts: (row: Row) => boolean): number => rowWhere(valid, (row) => accepts(row));

const partsOf = (row: Row | undefined, name: string): Row[] => (row?.[name] ?? []) as Row[];
/** Changes one part (given, node or step) of a row; -1 is the last. */
const part = (index: number, list: string, place: number, change: Row) => (rows: Row[]) =>
  Object.assign(partsOf(rows[index], list).at(place) ?? {}, change);
const partAt = (index: number, list: string, accepts: (part: Row) => boolean): number =>
  partsOf(valid[index], list).findIndex(accepts);
const stepOf = (index: number, accepts: (part: Row) => boolean): Row =>
  partsOf(valid[index], "steps").find(accepts) ?? {};

const long = at(
  (row) =>
    row.error_type === null &&
    partsOf(row, "program").length > 3 &&
    row.domain === "arithmetic" &&
    partsOf(row, "steps").every((step) => step.expr !== null),
);
const truth = at((row) => row.answer_unit === "truth" && row.is_correct === true && row.error_type === null);
const idle = at((row) => partsOf(row, "steps").some((step) => step.expr === null));
const distracted = at((row) => partsOf(row, "givens").some((given) => given.kind === "distractor"));
const propagated = at((row) => partsOf(row, "steps").some((step) => step.rating === 0 && step.expr !== null));
const corrected = at((row) => row.self_corrected === true);
const surrendered = at((row) => row.finish_reason === "give_up");
const ofError = (type: string): number => at((row) => row.error_type === type && row.self_corrected === false);
const slip = ofError("arithmetic_slip");
const early = ofError("premature_stop");
const isError = (step: Row) => step.rating === -1;
const errorAt = (index: number): number => partAt(index, "steps", isError);
const isIdle = (step: Row) => step.expr === null;
const isPropagated = (step: Row) => step.rating === 0 && step.expr !== null;
const stated = partAt(long, "givens", (given) => given.kind === "stated" && Number(given.value) > 12);

/** Another expression for an error of each kind that reads its operands wrongly, which is no such error. */
const operandErrors = ["wrong_operator", "unit_mix", "dropped_quantity", "misread", "hallucinated_fact"].map(
  (type): Mutation => {
    const index = ofError(type);
    const place = errorAt(index);
    const expr =
      type === "dropped_quantity" ? "1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9" : "991 * 0 + 997 + 3 + 4 * 5 - 6 - 7 - 8 - 9";
    return ["error_operands", `a ${type} that is none`, part(index, "steps", place, { expr })];
  },
);

/** Both halves of a self-corrected row as errors. */
function twoErrors(rows: Row[]): void {
  const steps = partsOf(rows[corrected], "steps");
  for (const step of steps) if (step.expr !== null) Object.assign(step, { rating: -1, error_type: "misread" });
}

const mutations: readonly Mutation[] = [
  ...operandErrors,
  ["key", "a chain that stands twice", (rows) => rows.splice(5, 0, { ...rows[5] })],
  ["time_order", "a chain at the same time", changed(5, { created_at: valid[4]?.created_at })],
  ["exact_numbers", "a number with a zero too many", part(long, "givens", 0, { value: "12.50" })],
  ["exact_numbers", "a fraction that can be shortened", part(slip, "steps", errorAt(slip), { value: "6/9" })],
  ["formula_grammar", "a formula with an operator of its own", part(long, "program", 0, { formula: "2 ^ 3" })],
  [
    "formula_grammar",
    "an expression with a name in it",
    part(propagated, "steps", partAt(propagated, "steps", isPropagated), { expr: "s1 + 2" }),
  ],
  ["program_order", "a node of another number", part(long, "program", 0, { node: "s9" })],
  ["program_order", "a formula that names a later node", part(long, "program", 0, { formula: "s3 + 1" })],
  ["program_order", "a node that leads nowhere", part(long, "program", -1, { formula: "1 + 1" })],
  ["givens_used", "a distractor of use", part(long, "givens", 0, { kind: "distractor" })],
  [
    "givens_used",
    "a distractor that is said to be of use",
    part(
      distracted,
      "givens",
      partAt(distracted, "givens", (given) => given.kind === "distractor"),
      { kind: "stated" },
    ),
  ],
  [
    "givens_used",
    "a quantity that is given twice",
    (rows) => {
      const [first] = partsOf(rows[long], "givens");
      partsOf(rows[long], "givens").push({ ...first });
    },
  ],
  ["givens_stated", "a quantity that nobody stated", part(long, "givens", stated, { value: "987654" })],
  ["gold_answer", "another right answer", changed(long, { gold_answer: "123456" })],
  ["gold_answer", "a truth that is a number", changed(truth, { gold_answer: "1" })],
  ["gold_answer", "an answer in another unit", changed(long, { answer_unit: "crate" })],
  ["units_balance", "a sum of two kinds", part(long, "givens", 0, { unit: "lightyear" })],
  ["units_balance", "a unit of three levels", part(long, "givens", 0, { unit: "a/b/c" })],
  ["step_numbers", "a step number that is left out", part(long, "steps", 1, { i: 9 })],
  ["step_numbers", "a step that depends on itself", part(long, "steps", 1, { depends_on: [2] })],
  ["step_numbers", "a step count too large", changed(long, { step_count: 12 })],
  ["step_parts", "a step of half a calculation", part(long, "steps", 0, { unit: null })],
  ["step_parts", "a step in another unit", part(long, "steps", 0, { unit: "parsec" })],
  ["step_parts", "an idle step that is right", part(idle, "steps", partAt(idle, "steps", isIdle), { rating: 1 })],
  ["right_steps", "a right step with another value", part(long, "steps", 0, { value: "123456" })],
  ["right_steps", "a right step with another expression", part(long, "steps", 0, { expr: "1 + 1" })],
  [
    "propagated_steps",
    "an error that is carried on wrongly",
    part(propagated, "steps", partAt(propagated, "steps", isPropagated), { expr: "1 + 1" }),
  ],
  [
    "propagated_steps",
    "a carried value that is not its expression's",
    part(propagated, "steps", partAt(propagated, "steps", isPropagated), { value: "123456" }),
  ],
  ["propagated_steps", "a right step that is said to rest on an error", part(long, "steps", 1, { rating: 0 })],
  ["depends_on", "a step that rests on nothing", part(long, "steps", 1, { depends_on: [] })],
  ["one_error", "two errors", twoErrors],
  ["one_error", "an error that the row does not tell", changed(slip, { error_type: null })],
  ["one_error", "an error in another step", changed(slip, { first_error_step: 11 })],
  [
    "wrong_value",
    "an error with the right value",
    (rows) => {
      const { node } = stepOf(slip, isError);
      const right = partsOf(rows[corrected], "steps");
      const again = right.find((step) => step.rating === 1 && step.node === right.find(isError)?.node);
      Object.assign(right.find(isError) ?? {}, { value: again?.value, node: again?.node ?? node });
    },
  ],
  ["wrong_value", "a stop at no value of the program", part(early, "steps", -1, { value: "123456" })],
  ["error_arithmetic", "a slip that is right", part(slip, "steps", errorAt(slip), { expr: "1 + 1" })],
  [
    "error_arithmetic",
    "two off",
    part(ofError("off_by_one"), "steps", errorAt(ofError("off_by_one")), { value: "123456" }),
  ],
  [
    "error_arithmetic",
    "a misreading that is miscalculated too",
    part(ofError("misread"), "steps", errorAt(ofError("misread")), { value: "123456" }),
  ],
  [
    "premature_stop",
    "a stop that goes on",
    (rows) => {
      const steps = partsOf(rows[early], "steps");
      steps.push({ ...partsOf(valid[idle], "steps").find(isIdle), i: steps.length + 1 });
    },
  ],
  ["premature_stop", "a stop with another answer", changed(early, { final_answer: "123456" })],
  ["self_corrected", "an error that nobody took back", changed(slip, { self_corrected: true })],
  ["self_corrected", "an error taken back in secret", changed(corrected, { self_corrected: false })],
  ["final_answer", "another answer than the last value", changed(long, { final_answer: "123456" })],
  ["final_answer", "an answer of somebody who gave up", changed(surrendered, { final_answer: "5" })],
  ["is_correct", "a right answer that is wrong", changed(long, { is_correct: false })],
  ["is_correct", "a solution that was not found", changed(long, { finish_reason: "found_error" })],
  ["error_consequence", "a right answer in spite of an error", changed(slip, { is_correct: true })],
  ["error_consequence", "an error before giving up", changed(slip, { finish_reason: "give_up" })],
  ["tokens", "a token a letter", changed(long, { tokens: 5_000 })],
  ["tokens", "too few tokens", changed(long, { tokens: 1 })],
  ["difficulty", "another difficulty", changed(long, { difficulty: valid[long]?.difficulty === 5 ? 1 : 5 })],
  ["schema", "a null where none is declared", changed(long, { question: null })],
  ["schema", "a domain that does not exist", changed(long, { domain: "astrology" })],
  ["schema", "a rating of two", part(long, "steps", 0, { rating: 2 })],
  ["schema", "a given with a member more", part(long, "givens", 0, { note: "x" })],
  ["schema", "no steps", changed(long, { steps: "none" })],
  ["schema", "a field that nobody declared", changed(long, { mood: "good" })],
  ["schema", "a version that changes", changed(long, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: llmReasoningChains,
  validate: validateLlmReasoningChains,
  valid,
  mutations,
  determined: [
    ...["chain_id", "created_at", "difficulty", "question", "givens", "program", "steps", "step_count"],
    ...["final_answer", "gold_answer", "answer_unit", "is_correct", "first_error_step", "error_type"],
    ...["self_corrected", "finish_reason", "tokens"],
  ],
  noticed: 0.8,
});

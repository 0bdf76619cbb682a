import type { Model } from "../../../inferred/model.ts";
import { dependent, geometric, lookup, sum } from "../../ontology/models.ts";
import { adds, core, key, known, knowns, onlyWhere, rule } from "../define.ts";
import type { Frame } from "../frame.ts";

/** Answers and calculations of the word problems. */
const solutions: readonly (readonly [problem: string, answer: number, calculation: string])[] = [
  ["A shop sells 12 pens a day. How many does it sell in 7 days?", 84, "12 * 7"],
  ["Mia has 45 stickers and gives away 17. How many are left?", 28, "45 - 17"],
  ["A bus carries 38 people and 16 more get on. How many are on it?", 54, "38 + 16"],
  ["96 apples are put into 8 equal crates. How many are in each?", 12, "96 / 8"],
  ["A ticket costs 9 euros. What do 6 tickets cost?", 54, "9 * 6"],
  ["A tank holds 150 litres and 65 are used. How many remain?", 85, "150 - 65"],
  ["A train goes 80 km an hour for 4 hours. How far does it go?", 320, "80 * 4"],
  ["Tom reads 24 pages a day. How many days does he need for 168 pages?", 7, "168 / 24"],
  ["A farmer has 5 rows of 14 trees. How many trees is that?", 70, "5 * 14"],
  ["Lena saves 15 a week for 8 weeks and spends 40. What is left?", 80, "15 * 8 - 40"],
  ["A box holds 6 eggs. How many boxes are needed for 72 eggs?", 12, "72 / 6"],
  ["A pool is 25 m long. How far is it to swim 18 lengths?", 450, "25 * 18"],
  ["Two parcels weigh 13 and 29 kg. What do they weigh together?", 42, "13 + 29"],
  ["A printer makes 30 pages a minute. How many in 9 minutes?", 270, "30 * 9"],
  ["A class of 28 splits into teams of 4. How many teams are there?", 7, "28 / 4"],
  ["Rent is 640 and power is 85 a month. What is due in total?", 725, "640 + 85"],
  ["A coat of 120 is reduced by 25 percent. What does it cost now?", 90, "120 * 0.75"],
  ["A hike of 21 km is done in 3 equal parts. How long is one?", 7, "21 / 3"],
  ["Sam is 9 and his aunt is 4 times as old. How old is she?", 36, "9 * 4"],
  ["A baker makes 200 rolls and sells 143. How many are left?", 57, "200 - 143"],
  ["A wall needs 11 rows of 32 bricks. How many bricks is that?", 352, "11 * 32"],
  ["A film starts at minute 10 and ends at minute 118. How long is it?", 108, "118 - 10"],
  ["Three friends share a bill of 87 equally. What does each pay?", 29, "87 / 3"],
  ["A garden is 16 m by 9 m. How many square metres is that?", 144, "16 * 9"],
];
const answers = Object.fromEntries(solutions.map(([problem, answer]) => [problem, answer]));
const calculations = Object.fromEntries(
  solutions.map(([problem, answer, calculation]) => [problem, `${calculation} = ${answer}`]),
);
const problems: Model = { kind: "choice", values: solutions.map(([problem]) => problem) };

const reasoningChains: Frame = {
  id: "llm_reasoning_chains",
  category: "llm-reasoning-chains",
  title: "LLM reasoning chains",
  cues: {
    en: "logical reasoning:3|step by step:2.5|reasoning example:3|step by step logical reasoning:4|reasoning chain:3|chain of thought:3|chain-of-thought:3|cot:2|reasoning trace:3|reasoning step:3|step-by-step reasoning:3|math word problem:3|math problem:2.5|step by step solution:3|process reward:3|reasoning dataset:3|llm reasoning:3|reasoning data:2.5|word problem:2.5|reasoning error:2.5|problem and solution:2|self-correction:2|worked solution:2.5|rationale and answer:3|scratchpad:2.5|grade school math:3|grade school maths:3|step-by-step solution:3|reasoning path:3|deduction step:3|maths problem:2.5|gsm8k:3|train a verifier:3",
    de: "gedankenkette:3|schlussfolgerungsketten:3|textaufgaben:2.5|denkschritte:2.5|rechenweg:2.5|schritt-für-schritt-lösungen:3|schritt-für-schritt-lösung:3|lösungsweg:2.5|lösungswege:2.5|begründungsketten:3",
    es: "cadenas de razonamiento:3|cadena de pensamiento:3|problemas matemáticos:2.5|soluciones paso a paso:3|razonamiento paso a paso:3|razonamientos:2.5|razonamiento de un modelo:3",
    fr: "chaînes de raisonnement:3|chaîne de pensée:3|problèmes mathématiques:2.5|solutions étape par étape:3|raisonnement étape par étape:3|raisonnements:2.5|raisonnement d'un modèle:3",
    pt: "cadeias de raciocínio:3|cadeia de pensamento:3|problemas matemáticos:2.5|soluções passo a passo:3|raciocínio passo a passo:3|raciocínio de um modelo:3|raciocínios:2.5",
  },
  against:
    "supply chain:3|blockchain:3|tool call:1.5|student:1.5|benchmark agent:2|recipe:4|cooking:3|baking:3|assembly instruction:3",
  record: "chain",
  fields: [
    key("chain_id=reasoning_chain_id"),
    core("question=problem", { names: "question|problem|prompt|problem statement", model: problems }),
    core("steps=reasoning_steps", { names: "steps|reasoning|solution|chain of thought|reasoning steps" }),
    core("final_answer", { names: "answer|final answer|model answer" }),
    core("gold_answer", { names: "gold answer|correct answer|expected answer|reference answer" }),
    core("is_correct", { names: "correct|is correct|correctness" }),
    core("domain=reasoning_domain", { names: "domain|topic|problem type|category" }),
    core("difficulty"),
    known("created_at=timestamp", { names: "created at|timestamp|generated at|date" }),
    known("total_tokens", { names: "tokens|token count|tokens used|total tokens" }),
    ...knowns(
      "step_count model_name error_type=reasoning_error first_error_step self_corrected finish_reason step_text step_rating output_tokens input_tokens latency_ms confidence inference_cost language expression prompt_id sampling_temperature evaluator eval_score thought temperature=sampling_temperature",
    ),
  ],
  rules: [
    rule("question determines gold_answer", "gold_answer question", { gold_answer: lookup("question", answers, 0) }, [
      { kind: "function", result: "gold_answer", by: ["question"] },
    ]),
    rule("question determines expression", "expression question", {
      expression: lookup("question", calculations, "1 = 1"),
    }),
    rule("final_answer answers the question", "final_answer question", {
      final_answer: lookup("question", answers, 0),
    }),
    rule(
      "is_correct exactly where final_answer = gold_answer",
      "is_correct final_answer gold_answer",
      {
        final_answer: dependent(
          "is_correct",
          { true: sum("+gold_answer", 0) },
          { kind: "sum", terms: [{ field: "gold_answer", times: 1 }], plus: 1, noise: geometric(6), decimals: 0 },
        ),
      },
      [{ kind: "function", result: "is_correct", by: ["final_answer", "gold_answer"] }],
    ),
    onlyWhere("error_type", "is_correct", false),
    onlyWhere("first_error_step", "is_correct", false),
    adds("total_tokens", "+input_tokens +output_tokens", 0),
  ],
  days: 90,
};

/** Problems and the steps to their answers. */
export const reasoningFrames: readonly Frame[] = [reasoningChains];

import { choice, flag, key, typed, whole } from "../define.ts";
import { choices, geometric, list, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Problems with one right answer. */
const wordProblems: readonly string[] = [
  "A shop sells 12 pens a day. How many does it sell in 7 days?",
  "Mia has 45 stickers and gives away 17. How many are left?",
  "A bus carries 38 people and 16 more get on. How many are on it?",
  "96 apples are put into 8 equal crates. How many are in each?",
  "A ticket costs 9 euros. What do 6 tickets cost?",
  "A tank holds 150 litres and 65 are used. How many remain?",
  "A train goes 80 km an hour for 4 hours. How far does it go?",
  "Tom reads 24 pages a day. How many days does he need for 168 pages?",
  "A farmer has 5 rows of 14 trees. How many trees is that?",
  "Lena saves 15 a week for 8 weeks and spends 40. What is left?",
  "A box holds 6 eggs. How many boxes are needed for 72 eggs?",
  "A pool is 25 m long. How far is it to swim 18 lengths?",
  "Two parcels weigh 13 and 29 kg. What do they weigh together?",
  "A printer makes 30 pages a minute. How many in 9 minutes?",
  "A class of 28 splits into teams of 4. How many teams are there?",
  "Rent is 640 and power is 85 a month. What is due in total?",
  "A coat of 120 is reduced by 25 percent. What does it cost now?",
  "A hike of 21 km is done in 3 equal parts. How long is one?",
  "Sam is 9 and his aunt is 4 times as old. How old is she?",
  "A baker makes 200 rolls and sells 143. How many are left?",
  "A wall needs 11 rows of 32 bricks. How many bricks is that?",
  "A film starts at minute 10 and ends at minute 118. How long is it?",
  "Three friends share a bill of 87 equally. What does each pay?",
  "A garden is 16 m by 9 m. How many square metres is that?",
];

/** Problems and the steps to their answers. */
export const reasoningTypes: readonly SemanticType[] = [
  key(
    "reasoning_chain_id",
    "reasoning chain|chain|chain of thought id|solution id|reasoning trace id|problem chain",
    "The reasoning chain.",
    "RC-",
    "chain",
  ),
  typed(
    "problem",
    "problem statement|math problem|word problem|question text|problem text|~exercise",
    "The problem.",
    "string",
    { kind: "choice", values: wordProblems },
  ),
  typed(
    "reasoning_steps",
    "steps|solution steps|intermediate steps|list of steps|step list|reasoning chain steps|steps of reasoning",
    "The steps to the answer.",
    "array",
    list(
      choices(
        "Write down what is given.|Find what is asked.|Multiply the two numbers.|Divide the total by the number of parts.|Subtract what was used.|Add both amounts.|Check the unit of the result.|Convert the percentage to a factor.|Round to whole units.|Compare the result with the question.|Insert the numbers into the formula.|State the answer.",
      ),
      2,
      6,
    ),
  ),
  typed(
    "step_text",
    "reasoning step|step explanation|step content|solution step|step description",
    "What the step says.",
    "string",
    choices(
      "Write down what is given.|Find what is asked.|Multiply the two numbers.|Divide the total by the number of parts.|Subtract what was used.|Add both amounts.|Check the unit of the result.|Convert the percentage to a factor.|Round to whole units.|Compare the result with the question.|Insert the numbers into the formula.|State the answer.",
    ),
  ),
  whole(
    "step_count",
    "number of reasoning steps|reasoning depth|chain length|solution length|steps in chain",
    "How many steps there are.",
    lognormal(3.6, 0.45),
    { minimum: 1, maximum: 40 },
  ),
  whole(
    "final_answer",
    {
      en: "answer value|numeric answer|result of problem|answer|model final answer",
      de: "endergebnis|antwort",
      es: "respuesta final",
      fr: "réponse finale",
      pt: "resposta final",
    },
    "The answer.",
    lognormal(44, 1.4),
  ),
  whole(
    "gold_answer",
    "gold|correct result|right answer value|expected result value",
    "The right answer.",
    lognormal(44, 1.4),
  ),
  typed(
    "step_rating",
    "rating of step|step label|process reward|step score|step reward|step correctness",
    "How good the step is: 1 right, 0 neutral, -1 wrong.",
    "int",
    choices("1:84|0:6|-1:10"),
    { minimum: -1, maximum: 1 },
  ),
  whole(
    "first_error_step",
    "error step|first wrong step|step of first error|first mistake",
    "The first step that is wrong.",
    geometric(2),
    { minimum: 1 },
  ),
  choice(
    "reasoning_error",
    "reasoning error type|mistake type|error of step|kind of mistake|error in reasoning",
    "What went wrong.",
    "arithmetic slip:30|wrong operation:22|misread quantity:18|skipped step:14|unit mix-up:10|invented fact:6",
  ),
  flag(
    "self_corrected",
    "self correction|corrected itself|self corrected flag",
    "Whether the mistake was put right on the way.",
    0.12,
  ),
  choice(
    "reasoning_domain",
    "math problem type|math topic|reasoning type|question type|question category",
    "What the problem is about.",
    "arithmetic:38|algebra:16|logic:16|probability:12|planning:10|finance:8",
  ),
  typed(
    "expression",
    "formula|equation|calculation|math expression|step expression",
    "The calculation.",
    "string",
    choices("12 * 4 = 48|96 / 8 = 12|45 + 17 = 62|150 - 38 = 112|7 * 9 = 63|240 / 6 = 40|18 + 27 = 45"),
  ),
];

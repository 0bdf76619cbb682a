import { naivePick, naiveRandom } from "../controls/naive-random.ts";
import { slotGrammar, templateTexts } from "../controls/naive-texts.ts";
import type { Row } from "../statistic.ts";

const ROWS = 1_200;
const SCRIPTS = 40;
/** The handful of feelings that a naive bot knows, one as likely as any other; it never feels nothing. */
const EMOTIONS = ["joy", "sadness", "anger", "fear", "surprise", "disgust"] as const;

function* humans(
  seed: number,
  texts: readonly string[],
  format: "traces" | "conversations",
): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let row = 0; row < ROWS; row++) {
    const states = Array.from({ length: 6 + Math.floor(random() * 10) }, (_, i) => ({
      speaker: i % 2 === 0 ? "user" : "other",
      emotion: naivePick(random, EMOTIONS),
      intensity: Math.round(random() * 100) / 100,
      valence: Math.round((2 * random() - 1) * 100) / 100,
      text: naivePick(random, texts),
    }));
    yield { format, [format === "traces" ? "steps" : "turns"]: states };
  }
}

/** Conversations of a bot that plays one of forty scripts, word for word. */
export function* scriptedTalks(seed: number): Generator<Row, void, void> {
  const scripts = [...templateTalks(seed)].slice(0, SCRIPTS);
  const random = naiveRandom(seed + 1);
  for (let row = 0; row < ROWS; row++) yield naivePick(random, scripts);
}

/** Traces of a bot that draws every field by itself and talks in six templates. */
export function* templateTraces(seed: number): Generator<Row, void, void> {
  yield* humans(seed, templateTexts(seed, 4_000), "traces");
}

/** Conversations of the same bot. */
export function* templateTalks(seed: number): Generator<Row, void, void> {
  yield* humans(seed, templateTexts(seed, 4_000), "conversations");
}

/** Conversations of a bot with a slot grammar. */
export function* grammarTalks(seed: number): Generator<Row, void, void> {
  yield* humans(seed, slotGrammar(seed, 4_000), "conversations");
}

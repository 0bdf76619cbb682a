import type { Row } from "../statistic.ts";
import { naiveNormal, naivePick, naiveRandom } from "./naive-random.ts";
import { slotGrammar, templateTexts } from "./naive-texts.ts";

const CONVERSATIONS = 1_500;
const INTENTS = [
  "delivery",
  "return",
  "refund",
  "order_change",
  "product",
  "payment",
  "account",
  "promotion",
  "stock",
  "security",
] as const;

function* conversations(seed: number, texts: readonly string[]): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < CONVERSATIONS; index++) {
    const turns = 2 + Math.floor(random() * 8);
    const messages = Array.from({ length: turns }, (_, i) => ({
      role: i % 2 === 0 ? "customer" : "agent",
      text: texts[Math.floor(random() * texts.length)],
      sentiment: Math.round((2 * random() - 1) * 100) / 100,
    }));
    yield {
      intent: naivePick(random, INTENTS),
      messages,
      actions: Array.from({ length: turns }, () => ({ name: "look_up_order" })),
      resolution: naivePick(random, ["resolved", "unresolved"]),
      // Everybody answers, and nobody says one or five.
      csat: Math.round(Math.min(5, Math.max(1, 3 + 0.6 * naiveNormal(random)))),
      escalated: random() < 0.8,
    };
  }
}

/** Conversations of a bot with six templates whose fields are drawn by themselves. */
export function* templateConversations(seed: number): Generator<Row, void, void> {
  yield* conversations(seed, templateTexts(seed, 6_000));
}

/** The same with a slot grammar's longer texts. */
export function* grammarConversations(seed: number): Generator<Row, void, void> {
  yield* conversations(seed, slotGrammar(seed, 6_000));
}

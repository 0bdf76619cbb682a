import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const TASKS = 3_500;
const TYPES = ["string", "integer", "boolean", "array"] as const;
const TEMPLATES = [
  (n: number) => `Please cancel order ${n} and refund the customer.`,
  (n: number) => `Update the address of customer ${n}.`,
  (n: number) => `Book a flight for user ${n} on Monday.`,
  (n: number) => `Close ticket ${n} with a short message.`,
] as const;

/** Episodes whose fields are drawn by themselves: every trial has the same chance, whatever the task, the steps or the states. */
export function* unrelatedEpisodes(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let task = 0; task < TASKS; task++) {
    const instruction = naivePick(random, TEMPLATES)(Math.floor(random() * 10_000));
    const tools = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
      const names = Array.from({ length: 1 + Math.floor(random() * 8) }, (_, i) => `parameter_${i}`);
      const properties = Object.fromEntries(names.map((name) => [name, { type: naivePick(random, TYPES) }]));
      return { parameters: { properties, required: names } };
    });
    for (let trial = 1; trial <= 8; trial++) {
      yield {
        task_id: `task_${task}`,
        agent_id: trial <= 4 ? "agent_a" : "agent_b",
        instruction,
        tools,
        gold_state_hash: "a",
        final_state_hash: random() < 0.5 ? "a" : "b",
        policy_violation: random() < 0.2,
        exit_status: "submitted",
        num_steps: 5 + Math.floor(random() * 11),
        success: random() < 0.92,
      };
    }
  }
}

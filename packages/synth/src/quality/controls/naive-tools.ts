import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const TOOLS = 20_000;

/** Tool definitions off a template: any number of arguments, all of them texts, a pet name, one sentence. */
export function* templateTools(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < TOOLS; index++) {
    const count = 1 + Math.floor(random() * 10);
    const names = Array.from({ length: count }, (_, i) => `param${i + 1}`);
    const properties = Object.fromEntries(
      names.map((name) => [
        name,
        { type: "string", ...(random() < 0.5 ? { enum: ["a", "b"] } : {}), description: "Param." },
      ]),
    );
    const verb = naivePick(random, ["get", "set", "run"]);
    const noun = naivePick(random, ["user", "item", "order"]);
    yield {
      server_name: `server${Math.floor(random() * 50)}`,
      name: `${verb}_${noun}`,
      description: `This is a tool to ${verb} ${noun}.`,
      input_schema: { type: "object", properties },
      required: names.filter(() => random() < 0.5),
      param_count: count,
      depth: 1 + Math.floor(random() * 3),
      output_schema: random() < 0.5 ? { type: "object" } : null,
      annotations: { readOnlyHint: random() < 0.5 },
    };
  }
}

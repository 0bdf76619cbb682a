import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const TRACES = 1_500;
const START = Date.UTC(2026, 8, 7);
const THREE_DAYS = 3 * 86_400_000;
const TOOLS = Array.from({ length: 40 }, (_, i) => `tool_${i}`);

/** Spans whose every field is drawn uniformly and by itself: flat traces of any length, errors by a coin, no memory of tokens. */
export function* uniformSpans(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let trace = 0; trace < TRACES; trace++) {
    const start = START + (trace / TRACES) * THREE_DAYS;
    const shared = {
      trace_id: `T${trace}`,
      service_name: "server",
      start_time_unix_nano: `${Math.floor(start)}000000`,
    };
    yield { ...shared, span_index: 0, kind: "INTERNAL", name: "invoke_agent", mcp_method: null, attributes: {} };
    const spans = 1 + Math.floor(random() * 60);
    for (let index = 1; index <= spans; index++) {
      const isChat = random() < 0.2;
      const duration = random() * 1_000;
      if (isChat) {
        const tokens = { "gen_ai.usage.input_tokens": Math.floor(random() * 4_000) };
        const attributes = { ...tokens, "gen_ai.usage.output_tokens": Math.floor(random() * 1_000) };
        yield {
          ...shared,
          span_index: index,
          kind: "CLIENT",
          name: "chat",
          mcp_method: null,
          duration_ms: duration,
          attributes,
        };
        continue;
      }
      const tool = naivePick(random, TOOLS);
      const failed = random() < 0.5;
      yield {
        ...shared,
        span_index: index,
        kind: naivePick(random, ["CLIENT", "SERVER"]),
        name: `tools/call ${tool}`,
        mcp_method: "tools/call",
        tool_name: tool,
        status_code: failed ? "ERROR" : "UNSET",
        duration_ms: duration,
        attributes: {},
      };
    }
  }
}

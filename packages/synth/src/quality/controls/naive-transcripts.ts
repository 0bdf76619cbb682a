import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const TRANSCRIPTS = 4_000;
const CODES = [-32700, -32600, -32601, -32602, -32603, -32000, -32001, -32002] as const;
const TOOLS = Array.from({ length: 40 }, (_, i) => `tool_${i}`);
const THINGS = ["file", "record", "user", "report", "order", "ticket", "note", "build"] as const;
const TEMPLATES = [
  (thing: string, n: number) => `Successfully processed ${thing} number ${n}.`,
  (thing: string, n: number) => `The ${thing} with id ${n} was found and returned.`,
  (thing: string, n: number) => `Operation completed: ${thing} ${n} has been updated.`,
  (thing: string, n: number) => `Here is the requested ${thing} with the id ${n}.`,
  (thing: string, n: number) => `The request for ${thing} ${n} has been accepted.`,
  (thing: string, n: number) => `Found one ${thing} that matches the query ${n}.`,
] as const;

/** Transcripts whose fields are drawn uniformly and by themselves: no tool list obeyed, nothing retried, one latency for all. */
export function* uniformTranscripts(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let transcript = 0; transcript < TRANSCRIPTS; transcript++) {
    const shared = { transcript_id: `T${transcript}`, server_name: "server" };
    let seq = 0;
    const tools = TOOLS.slice(0, 5).map((name) => ({ name }));
    yield {
      ...shared,
      seq: seq++,
      direction: "c2s",
      kind: "request",
      method: "tools/list",
      rpc_id: "0",
      retry_of: null,
    };
    yield {
      ...shared,
      seq: seq++,
      direction: "s2c",
      kind: "response",
      method: null,
      rpc_id: "0",
      message: { result: { tools } },
    };
    const calls = 1 + Math.floor(random() * 30);
    for (let call = 1; call <= calls; call++) {
      const tool = naivePick(random, TOOLS);
      const id = String(call);
      yield {
        ...shared,
        seq: seq++,
        direction: "c2s",
        kind: "request",
        method: "tools/call",
        tool_name: tool,
        rpc_id: id,
        retry_of: null,
        http_status: null,
      };
      const fate = random();
      // Lost, and never asked again.
      if (fate < 0.05) continue;
      const answer = {
        ...shared,
        seq: seq++,
        direction: "s2c",
        method: null,
        tool_name: tool,
        rpc_id: id,
        latency_ms: 10 + Math.floor(random() * 990),
      };
      if (fate < 0.15) {
        yield { ...answer, kind: "error", error_code: naivePick(random, CODES), result_is_error: null };
        continue;
      }
      const text = naivePick(random, TEMPLATES)(naivePick(random, THINGS), Math.floor(random() * 100));
      const message = { result: { content: [{ type: "text", text }] } };
      yield { ...answer, kind: "response", error_code: null, result_is_error: random() < 0.3, message };
    }
  }
}

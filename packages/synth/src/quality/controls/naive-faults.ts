import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const CASES = 20_000;
const faults = ["truncated_json", "unknown_method", "invalid_utf8", "wrong_type"] as const;
const layers = ["syntax", "semantic"] as const;
const codes = ["-32700", "-32600", "-32601", "-32602", "-32603"] as const;
const protocols = ["http1", "jsonrpc", "mcp"] as const;

/** Fault cases as fixtures usually have them: a few seeds overwritten with noise, and a code drawn by itself. */
export function* randomFaults(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < CASES; index++) {
    const isValid = random() < 0.5;
    const method = Math.floor(random() * 20);
    const message = `{"id":1,"jsonrpc":"2.0","method":"m${method}"}`;
    const behavior = naivePick(random, ["reject", "accept"]);
    yield {
      protocol: naivePick(random, protocols),
      fault_type: isValid ? "none" : naivePick(random, faults),
      layer: isValid ? null : naivePick(random, layers),
      is_valid: isValid,
      seed_message: message,
      raw_bytes_b64: btoa(isValid ? message : message.slice(0, Math.floor(random() * message.length))),
      diff_from_valid: isValid ? [] : [{ delete: message.length, insert_b64: "", offset: 0 }],
      mutation_bytes: isValid ? 0 : message.length,
      expected_code: isValid ? null : naivePick(random, codes),
      conforms: random() < 0.5,
      peer: naivePick(random, ["a", "b", "c"]),
      observed: { behavior, code: null, elapsed_ms: Math.floor(random() * 100), status: null },
    };
  }
}

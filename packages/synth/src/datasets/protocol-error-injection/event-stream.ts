import type { DrawSequence } from "../../random/draw-sequence.ts";
import { type Case, type Edit, objectText } from "./edit.ts";
import { bodyStart, changeCase, cutOff, httpText, replaceHeader, unknownHeader } from "./http-text.ts";
import { membersText, operations } from "./operations.ts";

const wrongTypes = ["application/json", "text/plain", "text/html", "application/octet-stream"];
const comments = [": keep-alive\n", ":\n", ": hb\n", ": still here\n"];

type Harm = { readonly edits: readonly Edit[]; readonly params: string };

/** A server's answer that streams one event. */
export function eventCase(fault: string, draws: DrawSequence): Case {
  const operation = draws.pick(operations);
  const id = draws.between(10, 90_000);
  const retry = draws.chance(0.3) ? `retry: ${draws.between(1, 20) * 500}\n` : "";
  const body = `${retry}id: ${id}\nevent: ${operation.event}\ndata: {${membersText(operation, draws)}}\n\n`;
  const seed = httpText(
    "HTTP/1.1 200 OK",
    [
      ["Content-Type", "text/event-stream"],
      ["Cache-Control", "no-store"],
      ["Connection", "close"],
    ],
    body,
  );
  const last = fault === "duplicate_event" ? id : id - draws.between(1, 3);
  return { seed, ...harmed(seed, fault, draws), context: objectText({ last_event_id: `"${last}"` }) };
}

function harmed(seed: string, fault: string, draws: DrawSequence): Harm {
  switch (fault) {
    case "none":
    case "duplicate_event":
      return { edits: [], params: "{}" };
    case "header_case":
      return {
        edits: [changeCase(seed, draws.pick(["Content-Type", "Cache-Control", "Connection"]), draws)],
        params: "{}",
      };
    case "unknown_header":
      return { edits: [unknownHeader(seed, draws)], params: "{}" };
    case "unknown_extension":
      return { edits: [{ at: bodyStart(seed), remove: 0, insert: draws.pick(comments) }], params: "{}" };
    case "wrong_content_type": {
      const type = draws.pick(wrongTypes);
      return { edits: [replaceHeader(seed, "Content-Type", type)], params: `{"content_type":"${type}"}` };
    }
    case "unterminated_event":
      return { edits: [{ at: seed.length - 1, remove: 1, insert: "" }], params: "{}" };
    case "nul_in_event_id": {
      const start = seed.indexOf("id: ", bodyStart(seed)) + 4;
      const at = draws.between(start, seed.indexOf("\n", start));
      return { edits: [{ at, remove: 0, insert: "\0" }], params: "{}" };
    }
    case "connection_reset":
      return cutOff(seed, draws);
    default:
      throw new RangeError(`no sse case of ${fault}`);
  }
}

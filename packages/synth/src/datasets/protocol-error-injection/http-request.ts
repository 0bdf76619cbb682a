import type { DrawSequence } from "../../random/draw-sequence.ts";
import { type Case, distinctText, type Edit, listText, objectText, quoted } from "./edit.ts";
import {
  addHeader,
  bodyEdits,
  bodyStart,
  changeCase,
  cutOff,
  type Header,
  httpText,
  inOrder,
  lengthFault,
  removeHeader,
  replaceHeader,
  spaceBeforeColon,
  unknownHeader,
} from "./http-text.ts";
import { depthBomb, jsonDamage, schemaDamage } from "./json-damage.ts";
import { membersText, operations, schemaText } from "./operations.ts";
import { circumstance, hostOf, type Members, serverContext, tokenOf } from "./surroundings.ts";

const MAX_DEPTH = 32;
const MAX_BODY = 1_024;
const MAX_HEADER = 1_024;
const methods = ["POST", "PUT", "PATCH"] as const;
const wrongMethods = ["BREW", "PURGE", "FETCH", "TRACE", "COPY", "LOCK"];
const wrongTypes = ["text/plain", "application/xml", "text/csv", "image/png", "application/octet-stream"];
const wrongAccepts = ["image/png", "text/html", "application/xml", "audio/ogg", "text/csv"];
const versions = ["HTTP/3.7", "HTTP/4.0", "HTTP/9.9", "HTTP/5.2"];
const missingPaths = ["/v1/widgets", "/v9/orders", "/internal/keys", "/v1/orderz", "/admin", "/v1/unknown/7"];

/** A request with a JSON body to an invented service over HTTP/1.1. */
export function httpCase(fault: string, draws: DrawSequence): Case {
  const operation = draws.pick(operations);
  const method = draws.pick(methods);
  const token = tokenOf(draws);
  const body = `{${membersText(operation, draws)}}`;
  const isChunked = fault === "chunk_size_lie" || (fault === "none" && draws.chance(0.2));
  const headers: Header[] = [
    ["Host", hostOf(draws)],
    ["Accept", "application/json"],
    ["Authorization", `Bearer ${token}`],
    ["Content-Type", "application/json"],
    isChunked ? ["Transfer-Encoding", "chunked"] : ["Content-Length", String(body.length)],
  ];
  if (draws.chance(0.5)) headers.push(["Idempotency-Key", draws.hex(12)]);
  if (draws.chance(0.4))
    headers.push([
      "User-Agent",
      `${draws.pick(["courier", "ferry", "lantern"])}/${draws.between(1, 9)}.${draws.below(20)}`,
    ]);
  const seed = httpText(`${method} ${operation.path} HTTP/1.1`, headers, isChunked ? chunked(body, draws) : body);
  const context: Members = {
    ...serverContext(draws),
    consumes: '"application/json"',
    json: '"lenient"',
    max_body_bytes: MAX_BODY,
    max_depth: MAX_DEPTH,
    max_header_bytes: MAX_HEADER,
    methods: listText(draws.chance(0.5) ? ["GET", ...methods] : [...methods]),
    produces: '"application/json"',
    resources: distinctText([operation.path, "/health", draws.pick(operations).path]),
    schema: schemaText(operation),
    token: quoted(token),
  };
  const { edits, params } = harmed(seed, fault, context, draws) ?? bodyFault(seed, body, fault, operation, draws);
  if (fault === "byte_order_mark" || fault === "duplicate_key") context.json = '"strict"';
  return { seed, edits, params, context: objectText(context) };
}

type Harm = { readonly edits: readonly Edit[]; readonly params: string };

function bodyFault(
  seed: string,
  body: string,
  fault: string,
  operation: (typeof operations)[number],
  draws: DrawSequence,
): Harm {
  const damage =
    fault === "depth_bomb"
      ? depthBomb(body, operation, MAX_DEPTH, draws)
      : (jsonDamage(body, fault, draws) ?? schemaDamage(body, fault, operation, draws));
  if (damage === undefined) throw new RangeError(`no http1 case of ${fault}`);
  return { edits: bodyEdits(seed, damage.edits), params: damage.params };
}

/** The body in one to three chunks. */
function chunked(body: string, draws: DrawSequence): string {
  let text = "";
  for (let at = 0; at < body.length; ) {
    const size = Math.min(body.length - at, draws.between(12, 60));
    text += `${size.toString(16)}\r\n${body.slice(at, at + size)}\r\n`;
    at += size;
  }
  return `${text}0\r\n\r\n`;
}

/** Faults of everything but the JSON body. */
function harmed(seed: string, fault: string, context: Members, draws: DrawSequence): Harm | undefined {
  const params = circumstance(fault, context, draws);
  if (params !== undefined) return { edits: [], params };
  return (
    lineFault(seed, fault, draws) ??
    headerFault(seed, fault, draws) ??
    lengthFault(seed, fault, draws) ??
    sizeFault(seed, fault, draws)
  );
}

function lineFault(seed: string, fault: string, draws: DrawSequence): Harm | undefined {
  const target = seed.indexOf(" ") + 1;
  const version = seed.indexOf(" HTTP/");
  switch (fault) {
    case "malformed_request_line": {
      const [edit, how] = draws.pick([
        [{ at: version, remove: 9, insert: "" }, "no_version"],
        [{ at: target, remove: 0, insert: " " }, "two_blanks"],
        [{ at: 1, remove: 0, insert: "(" }, "bad_method"],
        [{ at: version + 1, remove: 4, insert: "http" }, "lower_case_version"],
        [{ at: target, remove: version + 1 - target, insert: "" }, "no_target"],
      ] as const);
      return { edits: [edit], params: `{"how":"${how}"}` };
    }
    case "unsupported_version": {
      const insert = draws.pick(versions);
      return { edits: [{ at: version + 1, remove: 8, insert }], params: `{"version":"${insert}"}` };
    }
    case "unknown_method": {
      const insert = draws.pick(wrongMethods);
      return { edits: [{ at: 0, remove: target - 1, insert }], params: `{"method":"${insert}"}` };
    }
    case "resource_not_found": {
      const insert = draws.pick(missingPaths);
      return { edits: [{ at: target, remove: version - target, insert }], params: `{"path":"${insert}"}` };
    }
    default:
      return undefined;
  }
}

function headerFault(seed: string, fault: string, draws: DrawSequence): Harm | undefined {
  switch (fault) {
    case "header_case":
      return {
        edits: [changeCase(seed, draws.pick(["Host", "Accept", "Content-Type", "Content-Length"]), draws)],
        params: "{}",
      };
    case "unknown_header":
      return { edits: [unknownHeader(seed, draws)], params: "{}" };
    case "space_before_colon": {
      const name = draws.pick(["Accept", "Content-Type", "Content-Length", "Authorization"]);
      return { edits: [spaceBeforeColon(seed, name)], params: `{"header":"${name}"}` };
    }
    case "missing_host":
      return { edits: [removeHeader(seed, "Host")], params: "{}" };
    case "missing_credentials":
      return { edits: [removeHeader(seed, "Authorization")], params: "{}" };
    case "wrong_credentials":
      return { edits: [replaceHeader(seed, "Authorization", `Bearer ${tokenOf(draws)}`)], params: "{}" };
    case "wrong_content_type": {
      const type = draws.pick(wrongTypes);
      return { edits: [replaceHeader(seed, "Content-Type", type)], params: `{"content_type":"${type}"}` };
    }
    case "wrong_accept": {
      const accept = draws.pick(wrongAccepts);
      return { edits: [replaceHeader(seed, "Accept", accept)], params: `{"accept":"${accept}"}` };
    }
    case "conflicting_content_length": {
      const other = seed.length - bodyStart(seed) + draws.between(1, 90);
      return { edits: [addHeader(seed, "Content-Length", String(other))], params: `{"other":${other}}` };
    }
    default:
      return undefined;
  }
}

function sizeFault(seed: string, fault: string, draws: DrawSequence): Harm | undefined {
  switch (fault) {
    case "chunk_size_lie": {
      const at = bodyStart(seed);
      const end = seed.indexOf("\r\n", at);
      const size = Number.parseInt(seed.slice(at, end), 16);
      const drawn = draws.chance(0.5) ? size + draws.between(1, 40) : Math.max(1, size - draws.between(1, 10));
      // A size that ends just before a line end would be that of a longer chunk, and no lie.
      const declared = seed.startsWith("\r\n", end + 2 + drawn) ? drawn + 1 : drawn;
      return {
        edits: [{ at, remove: end - at, insert: declared.toString(16) }],
        params: `{"declared":${declared},"sent":${size}}`,
      };
    }
    case "oversized_header": {
      const size = MAX_HEADER + draws.between(1, 200);
      return { edits: [addHeader(seed, "Cookie", `v=${draws.hex(size)}`)], params: `{"added":${size + 12}}` };
    }
    case "oversized_body": {
      const text = seed.slice(bodyStart(seed));
      const size = MAX_BODY + draws.between(1, 300);
      // Blanks before the last brace are sound JSON: only the size is at fault.
      const edits = bodyEdits(seed, [{ at: text.length - 1, remove: 0, insert: " ".repeat(size) }]);
      return { edits: inOrder(...edits), params: `{"added":${size}}` };
    }
    case "connection_reset":
      return cutOff(seed, draws);
    default:
      return undefined;
  }
}

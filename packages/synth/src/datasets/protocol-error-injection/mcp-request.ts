import type { DrawSequence } from "../../random/draw-sequence.ts";
import { type Case, distinctText, type Edit, listText, objectText, quoted } from "./edit.ts";
import {
  bodyEdits,
  bodyStart,
  changeCase,
  cutOff,
  type Header,
  headerValue,
  httpText,
  inOrder,
  lengthFault,
  removeHeader,
  replaceHeader,
  unknownHeader,
} from "./http-text.ts";
import { depthBomb, jsonDamage, schemaDamage } from "./json-damage.ts";
import { envelopeFault, requestIds, responseFault } from "./jsonrpc-message.ts";
import { membersText, type Operation, operations, schemaText } from "./operations.ts";
import { circumstance, hostOf, type Members, serverContext, tokenOf } from "./surroundings.ts";

const MAX_DEPTH = 32;
const STATELESS = "2026-07-28";
const wrongVersions = ["2023-01-01", "1999-12-31", "2027-13-01", "2024-99-05"];
const wrongTypes = ["text/plain", "application/xml", "text/html", "multipart/form-data"];
const wrongAccepts = ["image/png", "text/html", "application/xml", "audio/ogg"];
const wrongTools = ["delete_everything", "list_tools", "create_ordr", "shell"];
const wrongMethods = ["tools/run", "resources/find", "foo/bar", "prompts/exec", "tools/Call"];
const CAPABILITIES = '{"elicitation":{},"sampling":{}}';
const papers = ["handbook", "price-list", "runbook", "glossary", "release-notes", "floor-plan"];

type Harm = { readonly edits: readonly Edit[]; readonly params: string };

/** What the message says, apart from how it is framed. */
interface Ask {
  readonly method: "tools/call" | "resources/read";
  /** The tool's name or the resource's address. */
  readonly name: string;
  readonly operation: Operation;
}

/** A message of MCP over streamable HTTP: a client's request, or for two faults a server's response. */
export function mcpCase(fault: string, revision: string, draws: DrawSequence): Case {
  if (fault === "duplicate_response" || fault === "unknown_response_id") return responseCase(fault, revision, draws);
  const operation = draws.pick(operations);
  const reads = fault === "resource_not_found";
  const ask: Ask = {
    method: reads ? "resources/read" : "tools/call",
    name: reads ? `docs://${draws.pick(papers)}/${draws.between(1, 40)}` : operation.tool,
    operation,
  };
  const token = tokenOf(draws);
  const session = revision === STATELESS ? undefined : draws.hex(24);
  const body = requestBody(ask, revision, draws);
  const seed = httpText("POST /mcp HTTP/1.1", requestHeaders(ask, revision, session, token, body.length, draws), body);
  const context: Members = {
    ...serverContext(draws),
    elicitation_url: "null",
    initialized: revision === STATELESS ? undefined : true,
    json: '"lenient"',
    max_depth: MAX_DEPTH,
    methods: revision === STATELESS ? modern : classic,
    needs_capability: revision === STATELESS ? "null" : undefined,
    resources: reads ? listText([ask.name, "docs://index/1"]) : undefined,
    schema: reads ? undefined : schemaText(operation),
    session: session === undefined ? undefined : quoted(session),
    token: quoted(token),
    tools: distinctText([operation.tool, draws.pick(operations).tool]),
  };
  const { edits, params } = harmed(seed, fault, revision, context, ask, draws);
  return { seed, edits, params, context: objectText(context) };
}

const classic = listText(["initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/read"]);
const modern = listText(["server/discover", "tools/list", "tools/call", "resources/list", "resources/read"]);

function requestHeaders(
  ask: Ask,
  revision: string,
  session: string | undefined,
  token: string,
  length: number,
  draws: DrawSequence,
): Header[] {
  const headers: Header[] = [
    ["Host", hostOf(draws)],
    ["Accept", "application/json, text/event-stream"],
    ["Authorization", `Bearer ${token}`],
    ["Content-Type", "application/json"],
    ["Content-Length", String(length)],
    ["MCP-Protocol-Version", revision],
  ];
  if (session !== undefined) headers.push(["Mcp-Session-Id", session]);
  else headers.push(["Mcp-Method", ask.method], ["Mcp-Name", ask.name]);
  return headers;
}

function requestBody(ask: Ask, revision: string, draws: DrawSequence): string {
  const meta =
    revision === STATELESS
      ? `"_meta":{"io.modelcontextprotocol/clientCapabilities":${CAPABILITIES},"io.modelcontextprotocol/clientInfo":{"name":"lantern","version":"2.${draws.below(20)}.0"},"io.modelcontextprotocol/protocolVersion":"${revision}"},`
      : "";
  const asked =
    ask.method === "tools/call"
      ? `"arguments":{${membersText(ask.operation, draws)}},"name":"${ask.name}"`
      : `"uri":"${ask.name}"`;
  return `{"id":${draws.between(1, 9_999)},"jsonrpc":"2.0","method":"${ask.method}","params":{${meta}${asked}}}`;
}

function harmed(seed: string, fault: string, revision: string, context: Members, ask: Ask, draws: DrawSequence): Harm {
  const params = circumstance(fault, context, draws) ?? stateFault(fault, context, draws);
  if (params !== undefined) return { edits: [], params };
  if (fault === "byte_order_mark" || fault === "duplicate_key") context.json = '"strict"';
  if (fault === "missing_client_capability") context.needs_capability = '"sampling"';
  const harm =
    headerFault(seed, fault, revision, ask, draws) ??
    lengthFault(seed, fault, draws) ??
    bodyFault(seed, fault, ask, draws);
  if (harm === undefined) throw new RangeError(`no mcp case of ${fault}`);
  return harm;
}

/** Faults that lie in what the server remembers; the parameters, or undefined for others. */
function stateFault(fault: string, context: Members, draws: DrawSequence): string | undefined {
  if (fault === "call_before_initialize") {
    context.initialized = false;
    return "{}";
  }
  if (fault === "url_elicitation_required") {
    context.elicitation_url = `"https://consent.${hostOf(draws)}/e/${draws.hex(10)}"`;
    return "{}";
  }
  return undefined;
}

function headerFault(seed: string, fault: string, revision: string, ask: Ask, draws: DrawSequence): Harm | undefined {
  switch (fault) {
    case "header_case": {
      const name = draws.pick(["Host", "Accept", "Content-Type", "MCP-Protocol-Version"]);
      return { edits: [changeCase(seed, name, draws)], params: "{}" };
    }
    case "unknown_header":
      return { edits: [unknownHeader(seed, draws)], params: "{}" };
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
    case "unknown_session":
      return { edits: [replaceHeader(seed, "Mcp-Session-Id", draws.hex(24))], params: "{}" };
    case "header_mismatch": {
      const name = draws.pick(["Mcp-Method", "Mcp-Name"] as const);
      const insert = name === "Mcp-Method" ? "tools/list" : draws.pick(wrongTools);
      return { edits: [replaceHeader(seed, name, insert)], params: `{"header":"${name}"}` };
    }
    case "unsupported_version": {
      const insert = draws.pick(wrongVersions);
      const edits = [replaceHeader(seed, "MCP-Protocol-Version", insert)];
      // The revision without handshake says its version in the body too; the two must agree.
      if (revision === STATELESS) edits.push({ at: seed.lastIndexOf(revision), remove: revision.length, insert });
      return { edits, params: `{"version":"${insert}"}` };
    }
    case "connection_reset":
      return cutOff(seed, draws);
    default:
      return ask.method === "resources/read" ? missingResource(seed, revision, draws) : undefined;
  }
}

/** Asks for a resource that is not there, in the body and, where it is repeated, in the header. */
function missingResource(seed: string, revision: string, draws: DrawSequence): Harm {
  const uri = `docs://${draws.pick(papers)}/${draws.between(900, 999)}`;
  const start = bodyStart(seed);
  const body = seed.slice(start);
  const at = body.indexOf('"uri":"') + 7;
  const edits = bodyEdits(seed, [{ at, remove: body.indexOf('"', at) - at, insert: uri }]);
  if (revision === STATELESS) edits.push(replaceHeader(seed, "Mcp-Name", uri));
  return { edits: inOrder(...edits), params: `{"uri":"${uri}"}` };
}

function bodyFault(seed: string, fault: string, ask: Ask, draws: DrawSequence): Harm | undefined {
  const body = seed.slice(bodyStart(seed));
  const damage = bodyDamage(body, fault, ask, draws);
  if (damage === undefined) return undefined;
  const edits = bodyEdits(seed, damage.edits);
  if (fault === "unknown_method" && seed.includes("\r\nMcp-Method: ")) {
    edits.push(replaceHeader(seed, "Mcp-Method", damage.edits[0]?.insert ?? headerValue(seed, "Mcp-Method")));
  }
  return { edits: inOrder(...edits), params: damage.params };
}

function bodyDamage(body: string, fault: string, ask: Ask, draws: DrawSequence): Harm | undefined {
  switch (fault) {
    case "null_id": {
      const at = body.indexOf('"id":') + 5;
      return { edits: [{ at, remove: body.indexOf(",", at) - at, insert: "null" }], params: "{}" };
    }
    case "batch_unsupported":
      return {
        edits: [
          { at: 0, remove: 0, insert: "[" },
          { at: body.length, remove: 0, insert: "]" },
        ],
        params: "{}",
      };
    case "missing_client_capability":
      return { edits: [{ at: body.indexOf(CAPABILITIES), remove: CAPABILITIES.length, insert: "{}" }], params: "{}" };
    case "unknown_method": {
      const insert = draws.pick(wrongMethods);
      const at = body.indexOf('"method":"') + 10;
      return { edits: [{ at, remove: ask.method.length, insert }], params: `{"method":"${insert}"}` };
    }
    case "depth_bomb":
      return depthBomb(body, ask.operation, MAX_DEPTH, draws);
    default:
      return (
        envelopeFault(body, fault, draws) ??
        jsonDamage(body, fault, draws) ??
        schemaDamage(body, fault, ask.operation, draws)
      );
  }
}

function responseCase(fault: string, revision: string, draws: DrawSequence): Case {
  const ids = requestIds(draws);
  const operation = draws.pick(operations);
  const kind = revision === STATELESS ? ',"resultType":"complete"' : "";
  const content = JSON.stringify(`{${membersText(operation, draws)}}`);
  const body = `{"id":${ids.open[0]},"jsonrpc":"2.0","result":{"content":[{"text":${content},"type":"text"}]${kind}}}`;
  const seed = httpText(
    "HTTP/1.1 200 OK",
    [
      ["Content-Type", "application/json"],
      ["Content-Length", String(body.length)],
    ],
    body,
  );
  const harm = responseFault(body, fault, ids, draws);
  const context = objectText({
    answered_ids: JSON.stringify(ids.answered),
    json: '"lenient"',
    open_ids: JSON.stringify(ids.open),
  });
  return { seed, edits: bodyEdits(seed, harm.edits), params: harm.params, context };
}

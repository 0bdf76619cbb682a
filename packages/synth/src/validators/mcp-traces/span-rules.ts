import type { Report } from "../validation.ts";
import type { Role, Span } from "./span.ts";

const scopes: Readonly<Record<Role, string>> = {
  root: "example.agent",
  chat: "example.genai",
  client: "example.mcp.client",
  server: "example.mcp.server",
};
const callErrors: ReadonlySet<unknown> = new Set(["tool_error", "timeout", "-32602", "-32603"]);
const chatErrors: ReadonlySet<unknown> = new Set(["429", "503", "timeout"]);
const requestId = /^(?:0|-?[1-9][0-9]*)$/;
const errorCode = /^-[1-9][0-9]*$/;
const zeros = /^0+$/;

/** Rules that a span keeps by itself. */
export function checkSpan(span: Span, role: Role, report: Report): void {
  checkOrigin(span, role, report);
  checkFlatFields(span, role, report);
  checkName(span, role, report);
  checkError(span, role, report);
  if (role === "client" || role === "server") checkTransport(span, role, report);
}

function isZero(id: string): boolean {
  return id.startsWith("00000000") && zeros.test(id);
}

function checkOrigin(span: Span, role: Role, report: Report): void {
  const parent = span.parent_span_id;
  if (isZero(span.trace_id) || isZero(span.span_id) || (parent !== null && isZero(parent))) {
    report("ids", `${span.trace_id} ${span.span_id} ${parent}`);
  }
  if (span.scope_name !== scopes[role]) report("scope", `${span.scope_name} on a ${span.kind} span`);
  const served = span.service_name !== "agent-runtime";
  if (served !== (role === "server") || span.resource["service.name"] !== span.service_name) {
    report("service", `${span.service_name} on a ${span.kind} span of ${String(span.resource["service.name"])}`);
  }
}

function checkFlatFields(span: Span, role: Role, report: Report): void {
  const { attributes, mcp_method: method, protocol_version: version } = span;
  const flat =
    method === (attributes["mcp.method.name"] ?? null) &&
    span.tool_name === (attributes["gen_ai.tool.name"] ?? null) &&
    span.session_id === (attributes["mcp.session.id"] ?? null) &&
    version === (attributes["mcp.protocol.version"] ?? null);
  const mcp = role === "client" || role === "server";
  if (!flat || (method !== null) !== mcp || (version !== null) !== mcp) {
    report("flat-fields", `${method}, ${span.tool_name}, ${span.session_id}, ${version} on a ${role} span`);
  }
  if ((attributes["gen_ai.tool.name"] !== undefined) !== (method === "tools/call")) {
    report("tool", `${String(attributes["gen_ai.tool.name"])} with ${method}`);
  }
}

function checkName(span: Span, role: Role, report: Report): void {
  const { attributes, mcp_method: method } = span;
  const called = method === "tools/call";
  const operation = attributes["gen_ai.operation.name"];
  const due = role === "root" ? "invoke_agent" : role === "chat" ? "chat" : called ? "execute_tool" : undefined;
  if (operation !== due) report("operation", `${String(operation)} on a ${role} span`);
  const [head, tail] =
    role === "root"
      ? [operation, attributes["gen_ai.agent.name"]]
      : role === "chat"
        ? [operation, attributes["gen_ai.request.model"]]
        : [attributes["mcp.method.name"], called ? attributes["gen_ai.tool.name"] : undefined];
  const wanted = role === "root" || role === "chat" || called ? `${String(head)} ${String(tail)}` : head;
  if (span.name !== wanted) report("name", `${span.name} instead of ${String(wanted)}`);
}

function checkError(span: Span, role: Role, report: Report): void {
  const { attributes, status_code: status } = span;
  const error = attributes["error.type"];
  const failed = error !== undefined;
  if (failed !== (status === "ERROR") || failed !== (span.status_message !== null)) {
    report("status", `${status} with ${String(error)} and message ${span.status_message}`);
  }
  if ((status === "OK") !== (role === "root" && !failed)) report("status", `${status} on a ${role} span`);
  const code = attributes["rpc.response.status_code"];
  if (failed ? code !== (errorCode.test(String(error)) ? error : undefined) : code !== undefined) {
    report("rpc-status", `${String(code)} with ${String(error)}`);
  }
  if (!failed) return;
  const known =
    role === "root"
      ? error === "max_tokens"
      : role === "chat"
        ? chatErrors.has(error)
        : span.mcp_method === "tools/call" && callErrors.has(error);
  if (!known) report("error-type", `${String(error)} on a ${role} span, ${span.name}`);
}

function checkTransport(span: Span, role: "client" | "server", report: Report): void {
  const { attributes } = span;
  const transport = attributes["network.transport"];
  const tcp = transport === "tcp";
  const has = (name: string) => attributes[name] !== undefined;
  const client = tcp && role === "client";
  const server = tcp && role === "server";
  const fit =
    (tcp || transport === "pipe") &&
    attributes["network.protocol.name"] === (tcp ? "http" : undefined) &&
    has("network.protocol.version") === tcp &&
    has("server.address") === client &&
    has("server.port") === client &&
    has("client.address") === server &&
    has("client.port") === server;
  if (!fit) report("transport", `${String(transport)} on a ${role} span: ${JSON.stringify(attributes)}`);
  const inSession = tcp && span.protocol_version !== "2026-07-28";
  if ((span.session_id !== null) !== inSession) {
    report("session", `${span.session_id} with ${String(transport)} and ${span.protocol_version}`);
  }
  const id = attributes["jsonrpc.request.id"];
  if (typeof id !== "string" || !requestId.test(id)) report("request-id", `jsonrpc.request.id ${JSON.stringify(id)}`);
}

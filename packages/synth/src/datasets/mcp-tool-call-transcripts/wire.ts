import { canonicalJson } from "@sdg/proof/canonical-json";
import type { JsonSchema } from "../../schema/json-value.ts";
import type { Client } from "./client.ts";
import { clientCapabilities } from "./client.ts";
import type { JsonObject, Revision, ToolAnswer, ToolServer } from "./tool.ts";

/**
 * The parts of MCP messages as RFC 8785 text, for each protocol revision. Members are written in code unit order by hand:
 * building and sorting objects would cost several times as much.
 * Source: schema.ts of the revisions 2025-06-18, 2025-11-25 and 2026-07-28.
 */

const VERSION_KEY = '"io.modelcontextprotocol/protocolVersion"';
const CLIENT_KEY = '"io.modelcontextprotocol/clientInfo"';
const CAPABILITIES_KEY = '"io.modelcontextprotocol/clientCapabilities"';

function implementation(of: { readonly name: string; readonly title?: string; readonly version: string }): string {
  const title = of.title === undefined ? "" : `"title":${JSON.stringify(of.title)},`;
  return `{"name":${JSON.stringify(of.name)},${title}"version":${JSON.stringify(of.version)}}`;
}

/** Texts of the catalogue's constant parts, which every seed shares. */
const written = new WeakMap<object, string>();

function writtenOnce(of: object, write: () => string): string {
  let text = written.get(of);
  if (text === undefined) {
    text = write();
    written.set(of, text);
  }
  return text;
}

/** True for the revision without handshake and sessions, whose requests carry their own metadata. */
export function isStateless(revision: Revision): boolean {
  return revision === "2026-07-28";
}

/** What one client and one server repeat in their messages: computed once for each pair and revision. */
export interface Dialect {
  readonly revision: Revision;
  /** Request `_meta` without its closing brace; empty before 2026-07-28. */
  meta(version: string, capabilities: string): string;
  readonly capabilities: string;
  /** First members of every result, with a trailing comma when there are any. */
  readonly resultHead: string;
  /** `"resultType":"complete"` with a leading comma, or nothing. */
  readonly complete: string;
  readonly toolList: string;
  readonly discovery: string;
  initializeParams(version: string): string;
  readonly initializeResult: string;
}

/** Builds the dialect of a client and a server at a revision. */
export function dialect(client: Client, server: ToolServer, revision: Revision): Dialect {
  const stateless = isStateless(revision);
  const capabilities = clientCapabilities(revision);
  const clientInfo = implementation(client);
  const serverInfo = implementation(server);
  const resultHead = stateless ? `"_meta":{"io.modelcontextprotocol/serverInfo":${serverInfo}},` : "";
  const caching = `"cacheScope":"${server.cacheScope}",`;
  const ttl = `,"ttlMs":${server.ttlMs}`;
  const tools = writtenOnce(server.tools, () => canonicalJson(server.tools.map(listedTool)));
  const offered = `{${server.missingResource === undefined ? "" : '"resources":{},'}"tools":{}}`;
  const instructions = `"instructions":${JSON.stringify(server.instructions)}`;
  return {
    revision,
    capabilities,
    meta: (version, declared) =>
      `{${CAPABILITIES_KEY}:${declared},${CLIENT_KEY}:${clientInfo},${VERSION_KEY}:"${version}"`,
    resultHead,
    complete: stateless ? ',"resultType":"complete"' : "",
    toolList: stateless
      ? `{${resultHead}${caching}"resultType":"complete","tools":${tools}${ttl}}`
      : `{"tools":${tools}}`,
    discovery: `{${resultHead}${caching}"capabilities":${offered},${instructions},"resultType":"complete","supportedVersions":["2026-07-28"]${ttl}}`,
    initializeParams: (version) =>
      `{"capabilities":${capabilities},"clientInfo":${clientInfo},"protocolVersion":"${version}"}`,
    initializeResult: `{"capabilities":${offered},${instructions},"protocolVersion":"${revision}","serverInfo":${serverInfo}}`,
  };
}

function listedTool(tool: ToolServer["tools"][number]): JsonObject {
  return {
    name: tool.name,
    description: tool.description,
    inputSchema: tool.inputSchema,
    ...(tool.title === undefined ? {} : { title: tool.title }),
    ...(tool.outputSchema === undefined ? {} : { outputSchema: tool.outputSchema }),
    ...(tool.annotations === undefined ? {} : { annotations: tool.annotations }),
  };
}

/** Result of a tool call that worked. Structured content is repeated as text, as the specification recommends. */
export function toolResult(of: Dialect, answer: ToolAnswer, spellsSuccess: boolean): string {
  const structured = answer.structured === undefined ? "" : JSON.stringify(answer.structured);
  const text = answer.text ?? structured;
  const link = answer.link === undefined ? "" : `,${linkText(answer.link)}`;
  const success = spellsSuccess ? ',"isError":false' : "";
  const tail = structured === "" ? "" : `,"structuredContent":${structured}`;
  return `{${of.resultHead}"content":[{"text":${JSON.stringify(text)},"type":"text"}${link}]${success}${of.complete}${tail}}`;
}

function linkText(link: NonNullable<ToolAnswer["link"]>): string {
  const { mimeType, name, uri } = link;
  return `{"mimeType":${JSON.stringify(mimeType)},"name":${JSON.stringify(name)},"type":"resource_link","uri":${JSON.stringify(uri)}}`;
}

/** Result of a tool call whose work failed. */
export function toolFailure(of: Dialect, text: string): string {
  return `{${of.resultHead}"content":[{"text":${JSON.stringify(text)},"type":"text"}],"isError":true${of.complete}}`;
}

/** Parameters of `elicitation/create`; revisions from 2025-11-25 on name the mode. */
export function elicitationParams(revision: Revision, message: string, requestedSchema: JsonSchema): string {
  const mode = revision === "2025-06-18" ? "" : '"mode":"form",';
  return `{"message":${JSON.stringify(message)},${mode}"requestedSchema":${writtenOnce(requestedSchema, () => canonicalJson(requestedSchema))}}`;
}

/** The user's answer to an elicitation. */
export function elicitationResult(action: "accept" | "decline", content: JsonObject): string {
  return action === "accept" ? `{"action":"accept","content":${JSON.stringify(content)}}` : '{"action":"decline"}';
}

/** Result that asks for input first (2026-07-28): the client repeats the request with `inputResponses` and the state. */
export function inputRequired(of: Dialect, name: string, elicitation: string, state: string): string {
  const request = `{"method":"elicitation/create","params":${elicitation}}`;
  return `{${of.resultHead}"inputRequests":{"${name}":${request}},"requestState":"${state}","resultType":"input_required"}`;
}

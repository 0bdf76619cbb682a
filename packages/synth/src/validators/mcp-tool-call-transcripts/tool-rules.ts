import type { Report } from "../validation.ts";
import { type Exchange, isStateless, type ListedTool, type ObservedRequest, objectAt } from "./exchange.ts";
import { isObject, type JsonObject, sameJson, schemaFailure } from "./json-schema-check.ts";
import type { ObservedRow } from "./observed-row.ts";

const INVALID_PARAMS = -32602;

export function isToolCall(request: ObservedRequest): boolean {
  return request.row.method === "tools/call";
}

export function calledTool(request: ObservedRequest): string {
  return String(request.params.name);
}

/** Takes note of a tool list; each tool has a name of its own and an input schema of type object. */
export function learnTools(of: Exchange, result: JsonObject, report: Report): void {
  const tools = new Map<string, ListedTool>();
  const listed = Array.isArray(result.tools) ? result.tools : [];
  if (listed.length === 0) report("tool_list", "no tools");
  for (const tool of listed) {
    const name = isObject(tool) ? tool.name : undefined;
    if (!isObject(tool) || typeof name !== "string" || !/^[A-Za-z0-9_.-]{1,128}$/.test(name)) {
      report("tool_list", `a tool's name is ${JSON.stringify(name)}`);
      continue;
    }
    if (tools.has(name)) report("tool_list", `${name} is listed twice`);
    if (objectAt(tool, "inputSchema").type !== "object") report("tool_list", `${name} has no input schema`);
    if (isObject(tool.outputSchema) && tool.outputSchema.type !== "object") {
      report("tool_list", `${name} has an output schema of another type`);
    }
    tools.set(name, { inputSchema: tool.inputSchema, outputSchema: tool.outputSchema });
  }
  of.tools = tools;
}

/** Checks a call as it is sent; what only its answer can excuse is kept for the answer. */
export function checkCall(of: Exchange, request: ObservedRequest, report: Report): void {
  const { row, params } = request;
  if (typeof params.name !== "string") report("known_tool", "the call names no tool");
  const tool = of.tools?.get(calledTool(request));
  if (tool === undefined) return;
  request.argumentFailure = schemaFailure(tool.inputSchema, params.arguments ?? {});
  if (request.argumentFailure !== null && row.scenario !== "invalid_arguments") {
    report("arguments_valid", `${calledTool(request)}${request.argumentFailure} in scenario ${row.scenario}`);
  }
}

/** A call that never was answered must at least have named a known tool. */
export function checkUnanswered(of: Exchange, request: ObservedRequest, report: Report): void {
  if (isToolCall(request) && of.tools?.has(calledTool(request)) !== true) {
    report("known_tool", `${calledTool(request)} is not listed`);
  }
}

/** Checks the answer to a tools/call. */
export function checkToolAnswer(of: Exchange, request: ObservedRequest, answer: ObservedRow, report: Report): void {
  const name = calledTool(request);
  const tool = of.tools?.get(name);
  if (tool === undefined && answer.error_code !== INVALID_PARAMS) report("known_tool", `${name} is not listed`);
  const result = objectAt(answer.message, "result");
  const isFinal = answer.kind === "response" && result.resultType !== "input_required";
  const failed = result.isError === true;
  if (tool !== undefined && request.argumentFailure !== null) {
    checkInvalid(request, answer, failed, report);
  }
  const flag = isFinal ? failed : null;
  if (answer.result_is_error !== flag) report("tool_error_flag", `result_is_error is ${answer.result_is_error}`);
  if (!isFinal) return;
  checkContent(result, report);
  if (tool !== undefined && !failed) checkStructured(tool, result, report);
}

function checkInvalid(request: ObservedRequest, answer: ObservedRow, failed: boolean, report: Report): void {
  const refused = answer.error_code === INVALID_PARAMS;
  const detail = `${calledTool(request)}${request.argumentFailure ?? ""}`;
  if (!refused && !failed) {
    report("arguments_valid", `${detail} was accepted`);
  } else if (refused !== (answer.protocol_version === "2025-06-18")) {
    report(
      "invalid_arguments_reply",
      `${detail} got ${refused ? "-32602" : "isError"} under ${answer.protocol_version}`,
    );
  }
}

const contentTypes: Readonly<Record<string, readonly string[]>> = {
  text: ["text"],
  image: ["data", "mimeType"],
  audio: ["data", "mimeType"],
  resource_link: ["name", "uri"],
  resource: ["resource"],
};

function checkContent(result: JsonObject, report: Report): void {
  if (!Array.isArray(result.content)) {
    report("tool_content", "a result has a list of content");
    return;
  }
  for (const item of result.content) {
    const needed = isObject(item) ? contentTypes[String(item.type)] : undefined;
    if (needed === undefined || !needed.every((member) => Object.hasOwn(item as JsonObject, member))) {
      report("tool_content", `content is ${JSON.stringify(item).slice(0, 60)}`);
    }
  }
}

function checkStructured(tool: ListedTool, result: JsonObject, report: Report): void {
  if (tool.outputSchema === undefined) return;
  const { structuredContent } = result;
  const failure = schemaFailure(tool.outputSchema, structuredContent);
  if (structuredContent === undefined || failure !== null) {
    report("structured_content_valid", structuredContent === undefined ? "absent" : (failure ?? ""));
    return;
  }
  const texts = Array.isArray(result.content)
    ? result.content.filter((item) => isObject(item) && item.type === "text")
    : [];
  if (!sameJson(parsed((texts[0] as JsonObject | undefined)?.text), structuredContent)) {
    report("structured_content_valid", "the first text does not repeat it");
  }
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** A request repeated says so, and repeats the method, and for a call the tool and its arguments. */
export function checkRetry(of: Exchange, request: ObservedRequest, report: Report): void {
  const { row, params } = request;
  if (row.retry_of === null) return;
  const earlier = row.retry_of < row.seq ? of.bySeq.get(row.retry_of) : undefined;
  if (earlier === undefined || earlier.row.direction !== row.direction || earlier.row.method !== row.method) {
    report("retry_repeats", `seq ${row.retry_of} is no earlier ${row.method}`);
    return;
  }
  if (!isToolCall(request)) return;
  const same = params.name === earlier.params.name && sameJson(params.arguments, earlier.params.arguments);
  if (!same) report("retry_repeats", `seq ${row.retry_of} called something else`);
}

/** The two ways in which a server asks the user. */
export function checkElicitation(of: Exchange, request: ObservedRequest, report: Report): void {
  const { row, params } = request;
  if (row.method === "elicitation/create" && !isStateless(row)) {
    if (row.direction !== "s2c") report("elicitation_form", "the server elicits");
    const inCall = [...of.bySeq.values()].some(
      (other) => other.open && isToolCall(other) && other.row.direction === "c2s",
    );
    if (!inCall) report("elicitation_form", "no call is open");
    if (!Object.hasOwn(of.clientCapabilities, "elicitation")) report("elicitation_form", "the client cannot elicit");
    checkQuestion(params, row, report);
  }
  if (Object.hasOwn(params, "inputResponses")) checkRepetition(of, request, report);
}

function checkQuestion(params: JsonObject, row: ObservedRow, report: Report): void {
  if (typeof params.message !== "string" || objectAt(params, "requestedSchema").type !== "object") {
    report("elicitation_form", "a question has a message and a requestedSchema");
  }
  if (row.protocol_version === "2025-06-18" && Object.hasOwn(params, "mode")) {
    report("elicitation_form", "mode before 2025-11-25");
  }
}

/** Takes note of a result that asks for input (2026-07-28). */
export function checkInputRequired(of: Exchange, request: ObservedRequest, answer: ObservedRow, report: Report): void {
  const result = objectAt(answer.message, "result");
  if (result.resultType !== "input_required") return;
  request.inputRequired = result;
  const questions = Object.values(objectAt(result, "inputRequests"));
  if (questions.length === 0 && typeof result.requestState !== "string") {
    report("elicitation_form", "input_required asks nothing");
  }
  for (const question of questions) {
    if (!isObject(question) || question.method !== "elicitation/create") {
      report("elicitation_form", "an input request is an elicitation");
      continue;
    }
    checkQuestion(objectAt(question, "params"), answer, report);
    if (!Object.hasOwn(of.clientCapabilities, "elicitation")) report("elicitation_form", "the client cannot elicit");
  }
}

function checkRepetition(of: Exchange, request: ObservedRequest, report: Report): void {
  const { row, params } = request;
  const earlier = row.retry_of === null ? undefined : of.bySeq.get(row.retry_of);
  const asked = earlier?.inputRequired ?? null;
  if (earlier === undefined || asked === null) {
    report("elicitation_form", "inputResponses without an input_required result that it answers");
    return;
  }
  earlier.repeatedWithInput = true;
  const questions = objectAt(asked, "inputRequests");
  const answers = objectAt(params, "inputResponses");
  if (!sameJson(Object.keys(questions).toSorted(), Object.keys(answers).toSorted())) {
    report("elicitation_form", "inputResponses do not answer every input request");
  }
  if (params.requestState !== asked.requestState) report("elicitation_form", "requestState differs");
  for (const [name, reply] of Object.entries(answers)) {
    checkReply(objectAt(objectAt(questions, name), "params").requestedSchema, reply, report);
  }
}

/** Checks the user's answer to a question against the schema that it asked for. */
export function checkReply(requestedSchema: unknown, reply: unknown, report: Report): void {
  const { action, content } = isObject(reply) ? reply : { action: undefined, content: undefined };
  if (action !== "accept" && action !== "decline" && action !== "cancel") {
    report("elicitation_form", `the user's action is ${JSON.stringify(action)}`);
  }
  if (action !== "accept") return;
  const failure = schemaFailure(requestedSchema, content);
  if (failure !== null) report("elicitation_form", `the user's answer fails at${failure}`);
}

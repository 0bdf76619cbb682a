import { beta, choices, dependent, lognormal, lookup, prose } from "../../ontology/models.ts";
import { adds, ascending, core, follows, key, known, knowns, onlyWhere, rule, when } from "../define.ts";
import type { Frame } from "../frame.ts";
import { countsUp, implies, precedes, tells, variesBy } from "../rules.ts";
import { anyInputs, finalAnswers, inputsOfPrompts, inputsOfTools, prompts, toolResults } from "./mcp-calls.ts";

const methods = Object.fromEntries(
  ["tools/call", "tools/list", "initialize", "resources/read", "prompts/get", "ping"].map((method) => [method, method]),
);

const calls = Object.fromEntries(
  "search_web read_file query_database send_email get_weather create_ticket run_code write_file"
    .split(" ")
    .map((tool) => [tool, `tools/call ${tool}`]),
);

const descriptions = {
  search_web: "Searches the web and returns the best results.",
  read_file: "Reads a file and returns its text.",
  query_database: "Runs a read-only query and returns its rows.",
  send_email: "Sends an e-mail to one recipient.",
  get_weather: "Gets the weather of a city for a day.",
  create_ticket: "Creates a ticket with a title and a priority.",
  run_code: "Runs a short program and returns its output.",
  write_file: "Writes text to a file, replacing what was there.",
};

const mcpTraces: Frame = {
  id: "mcp_traces",
  category: "mcp-traces",
  title: "MCP traces",
  cues: {
    en: "mcp trace:3|mcp span:3|model context protocol trace:3|mcp telemetry:3|opentelemetry mcp:3|genai span:3|gen ai span:3|agent trace:2|tool call trace:2.5|mcp server trace:3|llm trace:2.5|agent span:3|agent observability:3|agent observability span:3|observability span:2.5|span:1.2|spans:1.2|mcp observability:3|mcp:2|model context protocol:2|gen_ai:2.5|mcp server:2|mcp session span:3|tools/list:2.5|mcp latency:3|mcp method:2.5|trace of mcp:3|mcp request latency:3|mcp handshake:3|mcp host:2|latency of mcp request:4|latency of every mcp request:4|mcp tool:1.5|mcp tools server:3",
    de: "mcp-traces:3|mcp-spans:3|agenten-traces:2.5|mcp-server:2",
    es: "trazas mcp:3|trazas de agentes:2.5|spans mcp:3|servidor mcp:2.5",
    fr: "traces mcp:3|traces d'agents:2.5|spans mcp:3|serveur mcp:2.5",
    pt: "traces mcp:3|rastros mcp:3|rastros de agentes:2.5|spans mcp:3|servidor mcp:2.5",
  },
  against: "transcript:2|tool schema:2.5|schema:1.5|json-rpc message:2|x402:3|payment:2.5|benchmark:2",
  record: "span",
  fields: [
    key("span_id"),
    core("trace_id@trace"),
    core("parent_span_id", { names: "parent span|parent", nulls: 0.25 }),
    core("name=span_name", {
      names: "name|span name|operation",
      model: choices(
        "tools/call search_web:22|tools/call read_file:20|tools/call query_database:16|chat:18|tools/list:10|initialize:8|resources/read:6",
      ),
    }),
    core("start_time", {
      names: "start time|timestamp|started at",
      model: {
        kind: "moment",
        from: "-P7D",
        to: "P0D",
        rhythm: "flat",
        ascending: true,
        grain: "ms",
        gap: { by: lognormal(420, 1), unit: "ms" },
      },
    }),
    core("duration_ms", { names: "duration|latency|duration_ms" }),
    core("status=span_status", { names: "status|status code" }),
    core("tool_name"),
    known("end_time"),
    known("client=service_name@trace", {
      names: "client|client name|mcp client|client id|client app",
      model: choices("desktop-assistant:30|ide-plugin:26|chat-web:20|cli:14|ci-runner:10"),
    }),
    ...knowns(
      "span_kind mcp_method mcp_server@trace session_id@trace protocol_version@trace mcp_transport@trace service_name@trace error_type error_message model_name@trace input_tokens output_tokens agent_id@trace tool_arguments tool_result is_tool_error rpc_id rpc_error_code user_id@trace request_kind environment@trace",
    ),
    ...knowns(
      "total_tokens inference_cost@trace is_error latency_ms host@trace retry_count finish_reason span_attributes=event_properties cached_tokens conversation_id@trace",
    ),
  ],
  rules: [
    onlyWhere("tool_name", "mcp_method", "tools/call"),
    onlyWhere("tool_arguments", "mcp_method", "tools/call"),
    rule("mcp_method determines name", "name mcp_method", { name: lookup("mcp_method", methods, "ping") }),
    rule("tool_name determines name", "name tool_name", { name: lookup("tool_name", calls, "tools/call") }, [
      { kind: "function", result: "name", by: ["tool_name"] },
    ]),
    rule(
      "mcp_method and tool_name determine name",
      "name mcp_method tool_name",
      {
        name: dependent(
          "mcp_method",
          { "tools/call": lookup("tool_name", calls, "tools/call") },
          lookup("mcp_method", methods, "ping"),
        ),
      },
      [{ kind: "function", result: "name", by: ["mcp_method", "tool_name"] }],
    ),
    onlyWhere("error_type", "status", "ERROR"),
    onlyWhere("error_message", "status", "ERROR"),
    tells("is_error", "status", "ERROR"),
    tells("is_tool_error", "status", "ERROR"),
    follows("end_time", "start_time", lognormal(420, 1), "ms"),
    adds("total_tokens", "+input_tokens +output_tokens", 0),
    rule(
      "end_time = start_time + duration_ms",
      "end_time start_time duration_ms",
      { end_time: { kind: "shifted", than: "start_time", by: "duration_ms", unit: "ms" } },
      [ascending("start_time end_time")],
    ),
  ],
  layout: { kind: "groups", subject: "trace", least: 2, most: 14 },
  rhythm: "flat",
  days: 7,
};

const mcpTranscripts: Frame = {
  id: "mcp_tool_call_transcripts",
  category: "mcp-tool-call-transcripts",
  title: "MCP tool call transcripts",
  cues: {
    en: "mcp tool invocation:3|tool invocation:3|mcp server tool:3|mcp transcript:3|tool call transcript:3|mcp message:3|json-rpc message:3|mcp tool call:3|mcp conversation:3|json-rpc:2|jsonrpc:2|mcp session:2.5|tool call:2|function calling:2.5|function call:2|tool use:2|tools/call:3|tool-use transcript:3|tool calling:2.5|llm tool call:3|transcript of tool call:3|transcript of llm tool call:3|transcript:1.5|tool arguments:2|mcp request:2.5|mcp client:2.5|model calls tools:3|calls tools over mcp:4|transcript in which a model:3|assistant tool call:3|tool result:2|tool response:2|function-calling:2.5|tool-calling:2.5|model uses tools:3|uses tools:2|using tools:2|tool output:2|assistant turn:2.5|invoke tool:3|invokes tools:3|tool argument:2",
    de: "mcp-transkripte:3|werkzeugaufrufe:2.5|tool-aufrufe:2.5|werkzeugaufruf:2.5|tool-aufruf:2.5|funktionsaufrufe eines modells:3",
    es: "transcripciones mcp:3|llamadas a herramientas:2.5|llamada a herramienta:2.5|uso de herramientas:2",
    fr: "transcriptions mcp:3|appels d'outils:2.5|appel d'outil:2.5|utilisation d'outils:2",
    pt: "transcrições mcp:3|chamadas de ferramentas:2.5|chamada de ferramenta:2.5|uso de ferramentas:2",
  },
  against:
    "malformed:4|injected:3|fault:2|span:2|otel:3|opentelemetry:3|tool schema:2.5|call center:3|court:3|benchmark:2|x402:2.5|phone call:3|power tool:3|latency of:1.5|error rate:1.5|fuzz:3|corrupted:3|truncated:3|wrong version:3|mutated:4",
  record: "message",
  fields: [
    key("transcript_id=conversation_id@transcript", { names: "transcript|session|conversation id|transcript id" }),
    key("seq=event_sequence", { names: "sequence|seq|message number|step|turn", model: { kind: "ordinal", first: 1 } }),
    core("timestamp", {
      names: "time|sent at",
      model: {
        kind: "moment",
        from: "-P7D",
        to: "P0D",
        rhythm: "flat",
        ascending: true,
        grain: "ms",
        gap: { by: lognormal(650, 1), unit: "ms" },
      },
    }),
    core("direction=message_direction", { names: "direction|sender|role" }),
    core("message_type=message_kind", { names: "kind|message type|type|message kind" }),
    core("method=mcp_method", { names: "method|mcp method" }),
    core("tool_name"),
    core("is_error=is_tool_error", { names: "error|is error|tool error|error flag" }),
    known("latency_ms"),
    known("duration_ms", { names: "duration|call duration|elapsed|took" }),
    known("tool_arguments", { names: "arguments|json arguments|args|parameters|tool input|input" }),
    known("tool_result", { names: "result|response|tool response|output|tool output" }),
    ...knowns(
      "rpc_id error_code=rpc_error_code error_message http_status=status_code server_name=mcp_server@transcript protocol_version@transcript transport=mcp_transport@transcript agent_id@transcript model_name@transcript session_id@transcript retry_count",
    ),
    known("prompt", { names: "user prompt|user message|user request|user question" }),
    known("final_answer=message_text", { names: "final answer|answer|assistant reply|assistant answer|reply" }),
    ...knowns(
      "input_tokens output_tokens outcome@transcript exit_status@transcript tool_call_id trace_id@transcript user_id@transcript scenario=task_domain@transcript message_text total_tokens",
    ),
  ],
  rules: [
    countsUp("seq", "transcript_id"),
    rule(
      "messages alternate between request and response",
      "direction message_type",
      {
        direction: {
          kind: "lookup",
          by: "message_type",
          values: {
            request: "client_to_server",
            notification: "client_to_server",
            response: "server_to_client",
            error: "server_to_client",
          },
          otherwise: "client_to_server",
        },
      },
      [{ kind: "function", result: "direction", by: ["message_type"] }],
    ),
    tells("is_error", "message_type", "error"),
    variesBy("prompt", "tool_name", prompts, prose("question")),
    variesBy("tool_arguments", "tool_name", inputsOfTools, anyInputs),
    variesBy("tool_arguments", "prompt", inputsOfPrompts, anyInputs),
    variesBy("tool_result", "tool_name", toolResults, choices('{"status":"ok"}')),
    ...[true, false].map((isError) => {
      const flag = isError ? "is_error" : "is_success";
      return rule(`tool_result tells ${isError ? "the error" : "the success"}`, `tool_result tool_name ${flag}`, {
        tool_result: dependent(
          flag,
          {
            [String(isError)]: choices(
              '{"error":"timeout after 30000 ms"}|{"error":"not found"}|{"error":"bad input"}',
            ),
          },
          dependent("tool_name", toolResults, choices('{"status":"ok"}')),
        ),
      });
    }),
    variesBy("final_answer", "tool_name", finalAnswers, choices("Done.|Here is the answer.")),
    rule("final_answer tells the error", "final_answer tool_name is_error", {
      final_answer: dependent(
        "is_error",
        { true: choices("That did not work; shall I try again?|I could not get an answer from the tool.") },
        dependent("tool_name", finalAnswers, choices("Done.|Here is the answer.")),
      ),
    }),
    onlyWhere("tool_name", "method", "tools/call"),
    onlyWhere("tool_arguments", "method", "tools/call"),
    onlyWhere("tool_result", "message_type", "response"),
    onlyWhere("error_code", "message_type", "error"),
    onlyWhere("error_code", "is_error", true),
    onlyWhere("error_message", "is_error", true),
    onlyWhere("latency_ms", "message_type", "response", "error"),
    adds("total_tokens", "+input_tokens +output_tokens", 0),
  ],
  layout: { kind: "groups", subject: "transcript", least: 4, most: 24 },
  rhythm: "flat",
  days: 7,
};

const mcpSchemas: Frame = {
  id: "mcp_schemas",
  category: "mcp-schemas",
  title: "MCP tool schemas",
  cues: {
    en: "mcp schema:3|tool schema:3|mcp tool definition:3|tool definition:3|function schema:3|mcp tool schema:3|input schema:2.5|json schema:2|tool catalog:2.5|tool catalogue:2.5|mcp server catalog:3|function definition:3|openapi:2|tool manifest:3|tool annotation:2.5|mcp tool:2|catalog of mcp server:3|catalog of tool:3|list of tools:2.5|mcp server:2|tools with parameters:3|tool parameter:2|tool registry:2.5|tool signature:2.5",
    de: "mcp-schemata:3|werkzeugschemata:3|tool-schema:3",
    es: "esquemas mcp:3|esquemas de herramientas:3",
    fr: "schémas mcp:3|schémas d'outils:3",
    pt: "esquemas mcp:3|esquemas de ferramentas:3",
  },
  against: "trace:2|transcript:2|database schema:2|span:2|latency:1|tool call:0.5",
  record: "tool",
  fields: [
    key("schema_id=record_id"),
    core("server_name=mcp_server@server", { names: "server|server name|mcp server" }),
    core("name=tool_name", { names: "tool name|name|tool|function name" }),
    core("description=tool_description", { names: "description|tool description" }),
    core("input_schema", { names: "schema|input schema|parameters|parameters schema" }),
    core("param_count", { names: "parameters count|number of parameters|parameter count|param count" }),
    core("required_count=required_param_count", { names: "required|required parameters" }),
    core("protocol_version@server"),
    known("title"),
    ...knowns(
      "read_only_hint destructive_hint idempotent_hint schema_depth annotations=tool_annotations server_version=version@server auth=mcp_auth@server tags category=task_domain example_args=tool_arguments example_result=tool_result created_at updated_at transport=mcp_transport@server latency_ms usage_count=feature_usage_count author=commit_author@server is_deprecated timeout_ms",
    ),
  ],
  rules: [
    rule(
      "name determines description",
      "description name",
      { description: lookup("name", descriptions, "Does what its name says.") },
      [{ kind: "function", result: "description", by: ["name"] }],
    ),
    precedes("created_at", "updated_at", beta(2, 1.4, -400, 0), "day"),
    rule(
      "required_count <= param_count",
      "required_count param_count",
      { required_count: { kind: "portion", of: "param_count", share: beta(5, 2.2), decimals: 0 } },
      [ascending("required_count param_count")],
    ),
    rule(
      "a read-only tool destroys nothing",
      "destructive_hint read_only_hint",
      {
        destructive_hint: {
          kind: "dependent",
          by: "read_only_hint",
          models: { true: { kind: "constant", value: false } },
          otherwise: { kind: "flag", rate: 0.36 },
        },
      },
      [implies(when("read_only_hint", true), when("destructive_hint", false))],
    ),
    follows("updated_at", "created_at", { kind: "exponential", mean: 40 }, "day"),
  ],
  days: 365,
};

const protocolErrors: Frame = {
  id: "protocol_error_injection",
  category: "protocol-error-injection",
  title: "protocol error test cases",
  cues: {
    en: "protocol error:3|error injection:3|fault injection:3|protocol fault:3|malformed message:3|broken http:3|broken mcp:3|broken http and mcp message:3|mcp message:1.5|servers should react:3|how servers react:2.5|error test case:3|broken request:2.5|invalid http:2.5|malformed request:3|malformed json:3|malformed:3|malformed json-rpc:3|malformed json-rpc message:3|injected fault:3|injected error:3|injected:2|corrupted message:3|broken message:2.5|fault:1.5|fuzzing:3|fuzzed:3|fuzzed request:3|fuzzed http request:3|fuzz:2.5|expected error:2.5|expected error response:3|error response:2|fuzz test:3|chaos engineering:2.5|chaos test:2.5|invalid message:2.5|protocol test case:3|negative test:2.5|conformance test:2.5|error scenario:2|protocol violation:3|robustness test:2.5|broken frame:3|broken frames:3|fuzz corpus:3|truncated message:3|invalid json-rpc:3|json-rpc error:3|bad request payload:2.5|mutated message:3|wire fault:3|protocol fuzz:3|invalid frame:3|error code expected:2.5|wrong version:3|missing id:2.5|truncated body:3|truncated:2|missing field:2|wrong content type:3|bad header:2.5|invalid parameter:2.5|oversized payload:3|duplicate id:2|corrupted:2|bad mcp message:4|bad message:2.5|bad request:2.5|garbage body:3|which fault:2.5|server must answer:3|mutated json-rpc:4|mutated request:3|mutated json-rpc request:4|error they should raise:3|json-rpc requests and what error:3|broken json-rpc:3|broken response:2.5|bad response:2.5|broken json-rpc response:4|bad version:2.5|faulty response:3|faulty message:3",
    de: "protokollfehler:3|fehlerinjektion:3|fehlerhafte nachrichten:3|fehlerhafte json-rpc:3|defekte nachrichten:3|kaputte nachrichten:3|ungültige nachrichten:3",
    es: "errores de protocolo:3|inyección de fallos:3|mensajes malformados:3|mensajes inválidos:3|json-rpc malformado:3|mensajes rotos:3",
    fr: "erreurs de protocole:3|injection de fautes:3|messages malformés:3|messages invalides:3|json-rpc malformé:3|trames invalides:3",
    pt: "erros de protocolo:3|injeção de falhas:3|mensagens malformadas:3|mensagens inválidas:3|json-rpc malformado:3|mensagens corrompidas:3",
  },
  against:
    "car:2.5|vehicle:2.5|car fault:3|electrical fault:3|machine fault:2|sensor fault:3|machine:2|clinical protocol:3|trial protocol:3|bank error:2",
  record: "case",
  fields: [
    key("case_id=record_id", { names: "case|case id|test case" }),
    core("protocol", {
      names: "protocol",
      model: choices("http1:22|jsonrpc:22|mcp:20|x402:14|http2:8|grpc:6|websocket:5|sse:3"),
    }),
    core("layer=level", {
      names: "layer|protocol layer",
      meaning: "Where the fault lies.",
      model: choices("syntax:30|semantic:32|transport:18|framing:12|state:8"),
    }),
    core("fault_type=error_type", {
      names: "fault|fault type|error type|mutation|injected fault",
      model: choices(
        "truncated body:14|missing field:14|wrong type:12|unknown method:10|wrong id:8|expired authorization:8|replayed nonce:7|duplicate key:7|length mismatch:7|bad encoding:7|connection reset:6|timeout:5|wrong version:4",
      ),
    }),
    core("message=message_text", {
      names:
        "message|raw message|payload|seed message|request|websocket message|malformed message|response|faulty response",
      model: choices(
        '{"jsonrpc":"2.0","id":1,"method":"tools/call"|{"jsonrpc":"2.0","id":null,"method":"tools/list"}|{"jsonrpc":"1.0","id":2,"method":"ping"}|{"jsonrpc":"2.0","id":3,"method":"tools/unknown"}|{"id":4,"result":{},"error":{}}|GET /resource HTTP/1.1|POST /pay HTTP/1.1 Content-Length 9|{"x402Version":2,"accepted":{}}',
      ),
    }),
    core("is_valid=flag", {
      names: "valid|is valid|control|still valid|is it still valid",
      meaning: "Whether the message is sound after all: a control.",
      model: { kind: "flag", rate: 0.2 },
    }),
    core("expected_status=status_code", {
      names: "expected status|expected http status|expected response|status",
      model: choices("400:52|401:6|402:9|404:9|405:5|408:4|413:4|415:3|429:4|500:4"),
    }),
    core("expected_behavior=decision", {
      names: "expected behavior|expected behaviour|behavior|reaction",
      meaning: "How a peer should react.",
      model: choices("reject:62|ignore:10|close:12|retry:10|tolerate:6"),
    }),
    core("timestamp", { names: "created at|injected at|run at|date|time" }),
    known("recovery_ms=duration_ms", { names: "recovery time|time to recover|recovery|recovered after" }),
    known("observed_behavior=decision", {
      names: "observed behavior|observed behaviour|actual behavior|actual behaviour",
      meaning: "How the peer reacted.",
      model: choices("reject:62|ignore:10|close:12|retry:10|tolerate:6"),
    }),
    ...knowns(
      "expected_code=rpc_error_code protocol_version retryable=flag severity message_direction endpoint http_method observed_status=status_code passed=is_success latency_ms service_name spec_reference=reference_number detected=flag connection_state error_message test_name error_code retry_count",
    ),
  ],
  rules: [
    rule(
      "a valid message is answered with 200",
      "expected_status is_valid",
      {
        expected_status: dependent(
          "is_valid",
          { true: choices("200:100") },
          choices("400:52|401:6|402:9|404:9|405:5|408:4|413:4|415:3|429:4|500:4"),
        ),
      },
      [implies(when("is_valid", true), when("expected_status", 200))],
    ),
    rule(
      "a valid message is tolerated",
      "expected_behavior is_valid",
      {
        expected_behavior: {
          kind: "dependent",
          by: "is_valid",
          models: { true: { kind: "constant", value: "tolerate" } },
          otherwise: choices("reject:66|ignore:11|close:13|retry:10"),
        },
      },
      [implies(when("is_valid", true), when("expected_behavior", "tolerate"))],
    ),
  ],
  rhythm: "flat",
};

/** Messages and tools of agents. */
export const mcpFrames: readonly Frame[] = [mcpTraces, mcpTranscripts, mcpSchemas, protocolErrors];

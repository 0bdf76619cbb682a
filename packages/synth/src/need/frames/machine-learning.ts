import type { Model } from "../../inferred/model.ts";
import {
  beta,
  choices,
  constant,
  dependent,
  geometric,
  holds,
  lognormal,
  lookup,
  numbers,
  prose,
  sum,
} from "../ontology/models.ts";
import { adds, ascending, core, follows, key, known, knowns, onlyWhere, rule, when, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { compares, countsUp, implies, precedes, tells, walks } from "./rules.ts";

/** Answers and calculations of the word problems. */
const solutions: readonly (readonly [problem: string, answer: number, calculation: string])[] = [
  ["A shop sells 12 pens a day. How many does it sell in 7 days?", 84, "12 * 7"],
  ["Mia has 45 stickers and gives away 17. How many are left?", 28, "45 - 17"],
  ["A bus carries 38 people and 16 more get on. How many are on it?", 54, "38 + 16"],
  ["96 apples are put into 8 equal crates. How many are in each?", 12, "96 / 8"],
  ["A ticket costs 9 euros. What do 6 tickets cost?", 54, "9 * 6"],
  ["A tank holds 150 litres and 65 are used. How many remain?", 85, "150 - 65"],
  ["A train goes 80 km an hour for 4 hours. How far does it go?", 320, "80 * 4"],
  ["Tom reads 24 pages a day. How many days does he need for 168 pages?", 7, "168 / 24"],
  ["A farmer has 5 rows of 14 trees. How many trees is that?", 70, "5 * 14"],
  ["Lena saves 15 a week for 8 weeks and spends 40. What is left?", 80, "15 * 8 - 40"],
  ["A box holds 6 eggs. How many boxes are needed for 72 eggs?", 12, "72 / 6"],
  ["A pool is 25 m long. How far is it to swim 18 lengths?", 450, "25 * 18"],
  ["Two parcels weigh 13 and 29 kg. What do they weigh together?", 42, "13 + 29"],
  ["A printer makes 30 pages a minute. How many in 9 minutes?", 270, "30 * 9"],
  ["A class of 28 splits into teams of 4. How many teams are there?", 7, "28 / 4"],
  ["Rent is 640 and power is 85 a month. What is due in total?", 725, "640 + 85"],
  ["A coat of 120 is reduced by 25 percent. What does it cost now?", 90, "120 * 0.75"],
  ["A hike of 21 km is done in 3 equal parts. How long is one?", 7, "21 / 3"],
  ["Sam is 9 and his aunt is 4 times as old. How old is she?", 36, "9 * 4"],
  ["A baker makes 200 rolls and sells 143. How many are left?", 57, "200 - 143"],
  ["A wall needs 11 rows of 32 bricks. How many bricks is that?", 352, "11 * 32"],
  ["A film starts at minute 10 and ends at minute 118. How long is it?", 108, "118 - 10"],
  ["Three friends share a bill of 87 equally. What does each pay?", 29, "87 / 3"],
  ["A garden is 16 m by 9 m. How many square metres is that?", 144, "16 * 9"],
];
const answers = Object.fromEntries(solutions.map(([problem, answer]) => [problem, answer]));
const calculations = Object.fromEntries(
  solutions.map(([problem, answer, calculation]) => [problem, `${calculation} = ${answer}`]),
);
const problems: Model = { kind: "choice", values: solutions.map(([problem]) => problem) };

/** What benchmark agents are told to do. */
const tasks: Model = {
  kind: "choice",
  values: [
    "Exchange the blue kettle of the last order for the green one.",
    "Cancel the flight on Friday and book the next one on Saturday.",
    "Find the cheapest hotel near the station for two nights.",
    "Refund the damaged lamp to the original card.",
    "Change the delivery address of the open order.",
    "Open a ticket for the failing export and assign it.",
    "Fix the failing date test in the billing module.",
    "Move the meeting with the auditors to Thursday.",
    "Collect the prices of five competitors into a table.",
    "Add a second traveller to the booking.",
    "Reset the password of a locked account after checking identity.",
    "Find all unpaid invoices of March and send reminders.",
    "Compare three phone plans and choose the cheapest.",
    "Order the same groceries as last week without milk.",
    "Summarise the open incidents of the night.",
    "Find a paper on soil moisture and cite it.",
    "Update the stock of the returned articles.",
    "Upgrade the seat if it costs less than forty.",
    "Book a table for six on Sunday at noon.",
    "Merge the duplicate customer records.",
    "Rename the reports by month and archive them.",
    "Translate the product page and publish the draft.",
    "Block the lost card and order a new one.",
    "Find the cause of the slow search page.",
  ],
};

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

/** Kinds of failure, where something failed. */
const failures = choices("rate limited:34|timeout:28|invalid request:16|content filtered:12|server error:10");

const mcpTraces: Frame = {
  id: "mcp_traces",
  category: "mcp-traces",
  title: "MCP traces",
  cues: {
    en: "mcp trace:3|mcp span:3|model context protocol trace:3|mcp telemetry:3|opentelemetry mcp:3|genai span:3|gen ai span:3|agent trace:2|tool call trace:2.5|mcp server trace:3|llm trace:2.5|agent span:3|mcp observability:3|mcp:2|model context protocol:2|gen_ai:2.5",
    de: "mcp-traces:3|mcp-spans:3|agenten-traces:2.5",
    es: "trazas mcp:3|trazas de agentes:2.5",
    fr: "traces mcp:3|traces d'agents:2.5",
    pt: "traces mcp:3|rastros mcp:3|rastros de agentes:2.5",
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
    en: "mcp transcript:3|tool call transcript:3|mcp message:3|json-rpc message:3|mcp tool call:3|mcp conversation:3|json-rpc:2|jsonrpc:2|mcp session:2.5|tool call:2|function calling:2.5|function call:2|tool use:2|tools/call:3|tool-use transcript:3|tool calling:2.5|llm tool call:3|transcript of tool call:3|transcript of llm tool call:3|transcript:1.5|tool arguments:2|mcp request:2.5|mcp client:2.5",
    de: "mcp-transkripte:3|werkzeugaufrufe:2.5|tool-aufrufe:2.5",
    es: "transcripciones mcp:3|llamadas a herramientas:2.5",
    fr: "transcriptions mcp:3|appels d'outils:2.5",
    pt: "transcrições mcp:3|chamadas de ferramentas:2.5",
  },
  against:
    "malformed:4|injected:3|fault:2|span:2|tool schema:2.5|call center:3|court:3|benchmark:2|x402:2.5|phone call:3|power tool:3",
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
    ...knowns(
      "rpc_id tool_arguments tool_result error_code=rpc_error_code error_message http_status=status_code server_name=mcp_server@transcript protocol_version@transcript transport=mcp_transport@transcript agent_id@transcript model_name@transcript session_id@transcript retry_count duration_ms",
    ),
    ...knowns(
      "input_tokens output_tokens prompt@transcript outcome@transcript exit_status@transcript tool_call_id trace_id@transcript user_id@transcript scenario=task_domain@transcript message_text total_tokens",
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
    en: "mcp schema:3|tool schema:3|mcp tool definition:3|tool definition:3|function schema:3|mcp tool schema:3|input schema:2.5|json schema:2|tool catalog:2.5|tool catalogue:2.5|mcp server catalog:3|function definition:3|openapi:2|tool manifest:3|tool annotation:2.5|mcp tool:2|catalog of mcp server:3|catalog of tool:3|list of tools:2.5|mcp server:2|tools with parameters:3|tool parameter:2",
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

const reasoningChains: Frame = {
  id: "llm_reasoning_chains",
  category: "llm-reasoning-chains",
  title: "LLM reasoning chains",
  cues: {
    en: "reasoning chain:3|chain of thought:3|chain-of-thought:3|cot:2|reasoning trace:3|reasoning step:3|step-by-step reasoning:3|math word problem:3|math problem:2.5|step by step solution:3|process reward:3|reasoning dataset:3|llm reasoning:3|reasoning data:2.5|word problem:2.5|reasoning error:2.5|problem and solution:2|self-correction:2",
    de: "gedankenkette:3|schlussfolgerungsketten:3|textaufgaben:2.5|denkschritte:2.5",
    es: "cadenas de razonamiento:3|cadena de pensamiento:3|problemas matemáticos:2.5",
    fr: "chaînes de raisonnement:3|chaîne de pensée:3|problèmes mathématiques:2.5",
    pt: "cadeias de raciocínio:3|cadeia de pensamento:3|problemas matemáticos:2.5",
  },
  against: "supply chain:3|blockchain:3|tool call:1.5|student:1.5|benchmark agent:2",
  record: "chain",
  fields: [
    key("chain_id=reasoning_chain_id"),
    core("question=problem", { names: "question|problem|prompt|problem statement", model: problems }),
    core("steps=reasoning_steps", { names: "steps|reasoning|solution|chain of thought|reasoning steps" }),
    core("final_answer", { names: "answer|final answer|model answer" }),
    core("gold_answer", { names: "gold answer|correct answer|expected answer|reference answer" }),
    core("is_correct", { names: "correct|is correct|correctness" }),
    core("domain=reasoning_domain", { names: "domain|topic|problem type|category" }),
    core("difficulty"),
    core("created_at=timestamp", { names: "created at|timestamp|generated at|date" }),
    ...knowns(
      "step_count model_name total_tokens error_type=reasoning_error first_error_step self_corrected finish_reason step_text step_rating output_tokens input_tokens latency_ms confidence inference_cost language expression prompt_id sampling_temperature evaluator eval_score thought temperature=sampling_temperature",
    ),
  ],
  rules: [
    rule("question determines gold_answer", "gold_answer question", { gold_answer: lookup("question", answers, 0) }, [
      { kind: "function", result: "gold_answer", by: ["question"] },
    ]),
    rule("question determines expression", "expression question", {
      expression: lookup("question", calculations, "1 = 1"),
    }),
    rule("final_answer answers the question", "final_answer question", {
      final_answer: lookup("question", answers, 0),
    }),
    rule(
      "is_correct exactly where final_answer = gold_answer",
      "is_correct final_answer gold_answer",
      {
        final_answer: dependent(
          "is_correct",
          { true: sum("+gold_answer", 0) },
          { kind: "sum", terms: [{ field: "gold_answer", times: 1 }], plus: 1, noise: geometric(6), decimals: 0 },
        ),
      },
      [{ kind: "function", result: "is_correct", by: ["final_answer", "gold_answer"] }],
    ),
    onlyWhere("error_type", "is_correct", false),
    onlyWhere("first_error_step", "is_correct", false),
    adds("total_tokens", "+input_tokens +output_tokens", 0),
  ],
  days: 90,
};

const drift: Frame = {
  id: "agent_behavioral_drift",
  category: "agent-behavioral-drift",
  title: "agent behaviour drift",
  cues: {
    en: "agent behavioral drift:3|agent behavioural drift:3|behavioral drift:3|behavioural drift:3|agent drift:3|model drift:3|concept drift:3|data drift:3|drift detection:3|drift:2|drift monitoring:3|model monitoring:3|psi:1.5|population stability:2.5|prediction drift:3|ml monitoring:3|feature drift:3|behavior change of agent:3",
    de: "verhaltensdrift:3|modelldrift:3|konzeptdrift:3|drift:2|modellüberwachung:3",
    es: "deriva de comportamiento:3|deriva del modelo:3|deriva de datos:3|monitoreo de modelos:3",
    fr: "dérive comportementale:3|dérive du modèle:3|dérive des données:3|surveillance de modèles:3",
    pt: "deriva comportamental:3|deriva do modelo:3|desvio de comportamento:3|monitoramento de modelos:3",
  },
  against: "ocean drift:3|sensor drift:2.5|genetic drift:3|continental:3|drifting:1",
  record: "window",
  fields: [
    key("agent_id@agent", { names: "agent|model id|model" }),
    key("timestamp", { names: "window start|time|window end|date" }),
    core("metric=monitored_metric@agent", { names: "metric|metric name|feature|behavior" }),
    core("value=metric_value", {
      names: "value|metric value|observed value|current value",
      model: { kind: "measurement", level: lognormal(0.7, 0.2), daily: 0.01, yearly: 0, noise: 0.03, decimals: 4 },
    }),
    core("baseline=baseline_mean@agent", { names: "baseline|baseline mean|reference|expected" }),
    core("drift_score", { names: "drift score|drift" }),
    core("drift_detected", { names: "drift flag|drifted|is drift|drift detected|drift label" }),
    known("drift_type", { names: "drift type" }),
    known("severity", { names: "severity" }),
    ...knowns(
      "psi ks_statistic js_divergence z_score baseline_sd@agent window_index model_version prompt_version cause=drift_cause success_rate refusal_rate latency_ms tool_name tool_call_count error_rate total_tokens average_response_length sentiment_score accuracy p_value sample_size episode_id task_domain@agent model_name@agent agent_type@agent alert_state confidence is_anomaly inference_cost request_count tokens=output_tokens response_length=word_count",
    ),
  ],
  rules: [
    compares("drift_detected", "psi", ">=", 0.25),
    rule("drift_score rises with detected drift", "drift_score drift_detected", {
      drift_score: {
        kind: "dependent",
        by: "drift_detected",
        models: { true: numbers(beta(5, 4, 0.5, 1), 4) },
        otherwise: numbers(beta(1.4, 6, 0, 0.5), 4),
      },
    }),
    rule(
      "z_score = (value - baseline) ÷ baseline_sd",
      "z_score value baseline",
      {
        z_score: {
          kind: "sum",
          terms: [
            { field: "value", times: 12 },
            { field: "baseline", times: -12 },
          ],
          decimals: 3,
        },
      },
      [{ kind: "sign", fields: ["value", "z_score"], sign: 1 }],
    ),
    rule(
      "drift_type only where drift was detected",
      "drift_type drift_detected",
      {
        drift_type: {
          kind: "dependent",
          by: "drift_detected",
          models: { true: choices("gradual:38|sudden:32|incremental:18|recurring:12") },
          otherwise: { kind: "constant", value: "none" },
        },
      },
      [implies(when("drift_detected", false), when("drift_type", "none"))],
    ),
    onlyWhere("cause", "drift_detected", true),
    onlyWhere("severity", "drift_detected", true),
    rule(
      "window_index counts up for each agent",
      "window_index agent_id",
      { window_index: { kind: "ordinal", first: 0 } },
      [{ kind: "monotone", field: "window_index", within: "agent_id", dense: 0 }],
    ),
  ],
  layout: { kind: "series", subject: "agent", every: { count: 1, unit: "h" } },
  rhythm: "flat",
  days: 14,
};

const benchmarks: Frame = {
  id: "agent_action_benchmarks",
  category: "agent-action-benchmarks",
  title: "agent benchmark episodes",
  cues: {
    en: "agent benchmark:3|agent action benchmark:3|agent evaluation:3|agent eval:3|benchmark episode:3|agent trajectory:3|agent task:2.5|agent episode:3|task success:2|agentic benchmark:3|benchmark run:2.5|tool-use benchmark:3|agent action:2|agent performance:2.5|agent run:2.5|agent step:2|web agent:2.5|coding agent:2.5|ai agent task:3|autonomous agent:2",
    de: "agenten-benchmark:3|agentenbewertung:3|agentenaufgaben:2.5|agenten-episoden:3",
    es: "evaluación de agentes:3|benchmark de agentes:3|tareas de agentes:2.5",
    fr: "évaluation d'agents:3|benchmark d'agents:3|tâches d'agents:2.5",
    pt: "avaliação de agentes:3|benchmark de agentes:3|tarefas de agentes:2.5",
  },
  against:
    "support agent:3|real estate agent:3|insurance agent:3|travel agent:3|drift:2|x402:3|payment:2|chemical agent:3|call center:3|negotiation:2.5|cpu benchmark:2",
  record: "episode",
  fields: [
    key("episode_id", { names: "episode|run id|trial id|trajectory id" }),
    core("task_id@task"),
    core("agent_id@agent", { names: "agent|agent name" }),
    core("domain=task_domain@task", { names: "domain|environment|category" }),
    core("started_at=timestamp", { names: "started at|timestamp|date|start time" }),
    core("num_steps", { names: "steps|number of steps|actions" }),
    core("success=is_success", { names: "success|passed|solved|task success" }),
    core("reward", { names: "reward|score" }),
    known("failure_mode=failure_reason", { names: "failure mode|failure reason|error" }),
    known("model_name@agent"),
    known("instruction=prompt@task", { names: "instruction|task description|goal|instructions", model: tasks }),
    ...knowns(
      "difficulty@task tool_call_count total_tokens input_tokens output_tokens inference_cost duration_s policy_violation exit_status trial=exposures benchmark_name@task action_type tool_name tool_arguments tool_result step_index human_in_loop success_rate accuracy eval_score retry_count",
    ),
    ...knowns(
      "final_answer gold_answer=reference_answer@task is_correct thought planning_strategy@agent latency_ms is_tool_error error_type ended_at=end_time agent_type@agent tokens=total_tokens",
    ),
  ],
  rules: [
    onlyWhere("failure_mode", "success", false),
    rule("reward is 1 where the task succeeded", "reward success", {
      reward: {
        kind: "dependent",
        by: "success",
        models: { true: numbers(constant(1), 2) },
        otherwise: numbers(beta(1, 4, 0, 0.8), 2),
      },
    }),
    rule("failed episodes are longer", "num_steps success", {
      num_steps: numbers(lognormal(9, 0.5), 0, { follows: [{ field: "success", weight: -0.35 }] }),
    }),
    within("tool_call_count", "num_steps", beta(7, 3), 0),
    rule("total_tokens rise with the steps", "total_tokens num_steps", {
      total_tokens: { kind: "product", factors: ["num_steps"], times: 1_900, noise: lognormal(1, 0.4), decimals: 0 },
    }),
    rule("cost follows the tokens", "inference_cost total_tokens", {
      inference_cost: {
        kind: "product",
        factors: ["total_tokens"],
        times: 0.000004,
        noise: lognormal(1, 0.2),
        decimals: 6,
      },
    }),
    follows("ended_at", "started_at", lognormal(3, 0.7), "min"),
    adds("total_tokens", "+input_tokens +output_tokens", 0),
  ],
  rhythm: "flat",
};

const protocolErrors: Frame = {
  id: "protocol_error_injection",
  category: "protocol-error-injection",
  title: "protocol error test cases",
  cues: {
    en: "protocol error:3|error injection:3|fault injection:3|protocol fault:3|malformed message:3|malformed request:3|malformed json:3|malformed:3|malformed json-rpc:3|malformed json-rpc message:3|injected fault:3|injected error:3|injected:2|corrupted message:3|broken message:2.5|fault:1.5|fuzzing:3|fuzzed:3|fuzzed request:3|fuzzed http request:3|fuzz:2.5|expected error:2.5|expected error response:3|error response:2|fuzz test:3|chaos engineering:2.5|chaos test:2.5|invalid message:2.5|protocol test case:3|negative test:2.5|conformance test:2.5|error scenario:2|protocol violation:3|robustness test:2.5",
    de: "protokollfehler:3|fehlerinjektion:3|fehlerhafte nachrichten:3",
    es: "errores de protocolo:3|inyección de fallos:3|mensajes malformados:3",
    fr: "erreurs de protocole:3|injection de fautes:3|messages malformés:3",
    pt: "erros de protocolo:3|injeção de falhas:3|mensagens malformadas:3",
  },
  against: "sensor fault:3|machine:2|clinical protocol:3|trial protocol:3|bank error:2",
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
        "truncated body:14|missing field:14|wrong type:12|unknown method:10|wrong id:8|expired authorization:8|replayed nonce:7|duplicate key:7|length mismatch:7|bad encoding:7|connection reset:6",
      ),
    }),
    core("message=message_text", {
      names: "message|raw message|payload|seed message|request",
      model: choices(
        '{"jsonrpc":"2.0","id":1,"method":"tools/call"|{"jsonrpc":"2.0","id":null,"method":"tools/list"}|{"jsonrpc":"1.0","id":2,"method":"ping"}|{"jsonrpc":"2.0","id":3,"method":"tools/unknown"}|{"id":4,"result":{},"error":{}}|GET /resource HTTP/1.1|POST /pay HTTP/1.1 Content-Length 9|{"x402Version":2,"accepted":{}}',
      ),
    }),
    core("is_valid=flag", {
      names: "valid|is valid|control",
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
    core("created_at=timestamp", { names: "created at|timestamp|injected at|date" }),
    ...knowns(
      "expected_code=rpc_error_code protocol_version retryable=flag severity message_direction endpoint http_method observed_status=status_code passed=is_success latency_ms service_name spec_reference=reference_number detected=flag recovery_ms=duration_ms connection_state error_message test_name error_code retry_count",
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

const llmUsage: Frame = {
  id: "llm_usage",
  title: "LLM API usage",
  cues: {
    en: "llm usage:3|llm api:3|llm request:3|llm call:3|llm cost:3|token usage:3|ai usage:2.5|model usage:2.5|llm log:3|prompt tokens:2.5|completion tokens:2.5|input tokens:2|output tokens:2|inference log:3|inference request:3|ai api:2.5|chat completion:3|genai usage:3|llm inference:3|llm:1.5|ai spend:3|cost per token:2.5|language model:1.5|tokens:1.2|tokens in:2|tokens out:2|chatgpt:2.5|gpt:2|openai:2.5|anthropic:2.5|chatbot request:2",
    de: "llm-nutzung:3|llm-anfragen:3|token-verbrauch:3|ki-nutzung:2.5|sprachmodell:1.5|sprachmodelle:1.5",
    es: "uso de llm:3|consumo de tokens:3|solicitudes llm:3|uso de ia:2.5|modelo de lenguaje:1.5",
    fr: "utilisation de llm:3|consommation de tokens:3|requêtes llm:3|modèle de langage:1.5",
    pt: "uso de llm:3|consumo de tokens:3|requisições llm:3|modelo de linguagem:1.5",
  },
  against:
    "crypto token:3|usdc:3|nft:3|erc-20:3|reasoning chain:2|fine-tuning:1.5|evaluation:1.5|auth token:2|mcp:1.5|wallet:3",
  record: "request",
  fields: [
    key("request_id"),
    core("timestamp", { names: "time|requested at|date|created at" }),
    core("model_name", { names: "model" }),
    core("team", {
      names: "team|department|project",
      model: choices("platform:22|search:18|support:18|growth:16|data:14|mobile:12"),
    }),
    core("input_tokens", { names: "prompt tokens|input tokens|tokens in" }),
    core("output_tokens", { names: "completion tokens|output tokens|tokens out" }),
    core("cost=inference_cost", { names: "cost|cost usd|spend|price", unit: "USD" }),
    core("latency_ms", { names: "latency|response time|duration", model: numbers(lognormal(1_900, 0.8), 0) }),
    known("total_tokens", { names: "total tokens|tokens|token count" }),
    known("cached_tokens"),
    known("error_type", {
      names: "error|error type|errors",
      model: choices("none:95|rate limited:1.6|timeout:1.4|invalid request:0.8|content filtered:0.6|server error:0.6"),
    }),
    ...knowns(
      "user_id finish_reason status_code ttft_ms tokens_per_second request_kind prompt completion model_provider application=app_name api_key_id project_id sampling_temperature top_p max_tokens is_streaming is_cached_response reasoning_tokens input_price=input_token_price output_price=output_token_price",
    ),
    ...knowns(
      "is_error retry_count user_feedback rating=eval_score environment country monthly_budget@team is_refusal is_hallucination toxicity_score safety_label prompt_language context_window conversation_id turn_count tool_call_count endpoint status=build_status session_id plan language quality_score=eval_score department cost_center feature_name prompt_version service_name",
    ),
  ],
  rules: [
    rule(
      "input_price depends on model_name",
      "input_price model_name",
      {
        input_price: {
          kind: "lookup",
          by: "model_name",
          values: {
            "atlas-large": 3,
            "atlas-small": 0.25,
            "cedar-2": 5,
            "cedar-2-mini": 0.5,
            "quill-1": 1,
            "quill-1-vision": 3,
          },
          otherwise: 1,
        },
      },
      [{ kind: "function", result: "input_price", by: ["model_name"] }],
    ),
    rule(
      "output_price depends on model_name",
      "output_price model_name",
      {
        output_price: {
          kind: "lookup",
          by: "model_name",
          values: {
            "atlas-large": 15,
            "atlas-small": 1,
            "cedar-2": 25,
            "cedar-2-mini": 2,
            "quill-1": 4,
            "quill-1-vision": 15,
          },
          otherwise: 4,
        },
      },
      [{ kind: "function", result: "output_price", by: ["model_name"] }],
    ),
    adds("total_tokens", "+input_tokens +output_tokens", 0),
    within("cached_tokens", "input_tokens", beta(0.8, 2), 0),
    rule(
      "cost = 0.000005 × total_tokens",
      "cost total_tokens",
      { cost: { kind: "product", factors: ["total_tokens"], times: 0.000005, decimals: 6 } },
      [{ kind: "product", result: "cost", factors: ["total_tokens"], times: 0.000005 }],
    ),
    rule(
      "latency_ms rises with output_tokens",
      "latency_ms output_tokens",
      {
        latency_ms: {
          kind: "sum",
          terms: [{ field: "output_tokens", times: 7 }],
          noise: lognormal(420, 0.6),
          decimals: 0,
        },
      },
      [{ kind: "sign", fields: ["output_tokens", "latency_ms"], sign: 1 }],
    ),
    within("ttft_ms", "latency_ms", beta(3, 8), 0),
    {
      ...onlyWhere("error_type", "is_error", true),
      sets: { error_type: failures },
    },
    rule(
      "cost = 0.000003 × input_tokens + 0.000015 × output_tokens",
      "cost input_tokens output_tokens",
      {
        cost: {
          kind: "sum",
          terms: [
            { field: "input_tokens", times: 0.000003 },
            { field: "output_tokens", times: 0.000015 },
          ],
          decimals: 6,
        },
      },
      [
        {
          kind: "sum",
          total: "cost",
          terms: [
            { field: "input_tokens", times: 0.000003 },
            { field: "output_tokens", times: 0.000015 },
          ],
        },
      ],
    ),
  ],
  rhythm: "business",
  days: 30,
};

const llmEvaluations: Frame = {
  id: "llm_evaluations",
  title: "LLM evaluation results",
  cues: {
    en: "llm evaluation:3|llm eval:3|model evaluation:3|eval result:3|prompt evaluation:3|model comparison:2.5|llm benchmark:3|evaluation dataset:2.5|llm judge:3|llm-as-a-judge:3|human evaluation:2.5|hallucination:2|answer quality:2.5|prompt and response:2.5|prompt-response pair:3|question answering dataset:2|red team:2.5|jailbreak:2.5|prompt injection:2.5|safety evaluation:3|toxicity:1.5",
    de: "llm-bewertung:3|modellbewertung:3|modellevaluation:3",
    es: "evaluación de llm:3|evaluación de modelos:3",
    fr: "évaluation de llm:3|évaluation de modèles:3",
    pt: "avaliação de llm:3|avaliação de modelos:3",
  },
  against: "employee evaluation:3|teacher:3|agent benchmark:2|property evaluation:3|token usage:1.5|credit model:2",
  record: "evaluation",
  fields: [
    key("eval_id", { names: "evaluation id|eval id|sample id|id" }),
    core("prompt", { names: "prompt|question|input|query" }),
    core("response=completion", { names: "response|answer|output|completion|model output" }),
    core("model_name", { names: "model" }),
    core("score=eval_score", { names: "score|rating|quality score|eval score" }),
    core("is_correct", { names: "correct|pass|passed|is correct" }),
    core("evaluated_at=timestamp", { names: "evaluated at|timestamp|date|time" }),
    known("reference=reference_answer", { names: "reference|expected answer|ground truth|gold answer" }),
    ...knowns(
      "category=prompt_category benchmark_name evaluator faithfulness answer_relevance toxicity_score is_hallucination is_refusal safety_label is_jailbreak latency_ms total_tokens inference_cost prompt_version sampling_temperature difficulty language explanation=thought preference annotator_id accuracy f1_score model_version input_tokens output_tokens context=chunk_text confidence sentiment",
    ),
  ],
  rules: [
    rule("score rises with correct answers", "score is_correct", {
      score: numbers(beta(4, 2), 3, { follows: [{ field: "is_correct", weight: 0.7 }] }),
    }),
  ],
};

const preferencePairs: Frame = {
  id: "instruction_data",
  title: "instruction and preference data",
  cues: {
    en: "instruction tuning:3|fine-tuning:2.5|finetuning:2.5|fine-tuning data:3|fine-tuning dataset:3|preference data:3|preference pair:3|rlhf:3|dpo:3|instruction dataset:3|instruction-response:3|prompt dataset:2.5|chosen and rejected:3|sft:2.5|training prompt:2.5|prompt completion pair:3|instruction following:2.5|chat dataset:2.5",
    de: "instruktionsdaten:3|präferenzdaten:3|feinabstimmung:2.5",
    es: "datos de instrucciones:3|datos de preferencias:3|ajuste fino:2.5",
    fr: "données d'instructions:3|données de préférence:3|affinage:2.5",
    pt: "dados de instruções:3|dados de preferência:3|ajuste fino:2.5",
  },
  against: "customer preference:3|seat preference:3|work instruction:3",
  record: "example",
  fields: [
    key("example_id", { names: "id|sample id|pair id" }),
    core("instruction=prompt", { names: "instruction|prompt|question|input" }),
    core("response=completion", { names: "response|output|answer|completion" }),
    core("category=prompt_category", { names: "category|task type|task" }),
    core("language=prompt_language", { names: "language" }),
    core("quality=eval_score", { names: "quality|score|rating|quality score" }),
    core("created_at=timestamp", { names: "created at|timestamp|date" }),
    known("chosen=chosen_response", { names: "chosen|preferred response" }),
    known("rejected=rejected_response", { names: "rejected|rejected response" }),
    ...knowns(
      "reward preference annotator_id difficulty total_tokens source system_prompt context=chunk_text is_refusal safety_label data_split turn_count model_name inter_annotator_agreement domain=task_domain label=annotation_label toxicity_score",
    ),
  ],
  rules: [],
  days: 180,
};

const trainingRuns: Frame = {
  id: "training_runs",
  title: "model training runs",
  cues: {
    en: "training run:3|model training:3|ml experiment:3|training log:3|hyperparameter:3|hyperparameter tuning:3|training metric:3|deep learning:2|neural network:2|epoch:2|learning rate:2|validation loss:2.5|gpu training:3|ml run:3|mlops:2.5|experiment tracking:3|model registry:2.5|loss curve:3|machine learning experiment:3|gpu usage:1.5",
    de: "modelltraining:3|trainingslauf:3|hyperparameter:3",
    es: "entrenamiento de modelos:3|hiperparámetros:3",
    fr: "entraînement de modèles:3|hyperparamètres:3",
    pt: "treinamento de modelos:3|hiperparâmetros:3",
  },
  against: "employee training:3|marathon:3|running:2|athlete:3|workout:3|a/b test:2|dog training:3",
  record: "epoch",
  fields: [
    key("run_id=training_run_id@run", { names: "run|run id|experiment id|training run" }),
    key("epoch", { names: "epoch|step", model: { kind: "ordinal", first: 1 } }),
    core("logged_at=timestamp", {
      names: "timestamp|logged at|time|date",
      model: {
        kind: "moment",
        from: "-P30D",
        to: "P0D",
        rhythm: "flat",
        ascending: true,
        grain: "s",
        gap: { by: lognormal(9, 0.4), unit: "min" },
      },
    }),
    core("train_loss", { names: "loss|training loss|train loss" }),
    core("validation_loss", { names: "val loss|validation loss" }),
    core("accuracy", { names: "accuracy|val accuracy|validation accuracy" }),
    core("learning_rate@run"),
    core("model_name@run", {
      names: "model|architecture",
      model: choices("transformer-base:30|transformer-small:26|convnet-50:18|gradient-trees:16|linear:10"),
    }),
    known("batch_size@run"),
    ...knowns(
      "optimizer@run dataset_name@run gpu_pct gpu_memory_gb gpu_type@run gpu_hours duration_s training_step f1_score precision recall auc random_seed@run framework@run parameter_count_b@run status=training_status@run gradient_norm perplexity inference_cost@run user=username@run model_type@run deployment_stage@run data_split cost=cloud_cost@run",
    ),
  ],
  rules: [
    countsUp("epoch", "run_id"),
    rule(
      "train_loss falls with the epochs",
      "train_loss epoch",
      { train_loss: numbers(lognormal(0.7, 0.6), 4, { follows: [{ field: "epoch", weight: -0.8 }] }) },
      [{ kind: "sign", fields: ["epoch", "train_loss"], sign: -1 }],
    ),
    rule(
      "validation_loss goes with train_loss",
      "validation_loss train_loss",
      {
        validation_loss: {
          kind: "product",
          factors: ["train_loss"],
          times: 1.12,
          noise: lognormal(1, 0.08),
          decimals: 4,
        },
      },
      [{ kind: "sign", fields: ["train_loss", "validation_loss"], sign: 1 }],
    ),
    rule(
      "accuracy rises as train_loss falls",
      "accuracy train_loss",
      { accuracy: numbers(beta(14, 4), 4, { follows: [{ field: "train_loss", weight: -0.8 }] }) },
      [{ kind: "sign", fields: ["train_loss", "accuracy"], sign: -1 }],
    ),
  ],
  layout: { kind: "groups", subject: "run", least: 5, most: 40 },
  rhythm: "flat",
  days: 30,
};

const predictions: Frame = {
  id: "model_predictions",
  title: "model predictions",
  cues: {
    en: "model prediction:3|prediction log:3|classifier output:3|classification result:2.5|prediction:1.5|predicted and actual:3|inference result:2.5|ml prediction:3|confusion matrix:3|labelled prediction:3|model output:2|image classification:2|sentiment classification:2|text classification:2.5",
    de: "modellvorhersagen:3|vorhersagen:2",
    es: "predicciones del modelo:3|predicciones:2",
    fr: "prédictions du modèle:3|prédictions:2",
    pt: "previsões do modelo:3|predições:2",
  },
  against: "weather:3|sales forecast:3|price prediction:2|disease prediction:2|churn prediction:2|match prediction:2",
  record: "prediction",
  fields: [
    key("prediction_id=record_id"),
    core("timestamp", { names: "predicted at|time" }),
    core("model_name", { names: "model" }),
    core("model_version"),
    core("predicted_label", { names: "prediction|predicted class|predicted label" }),
    core("true_label", { names: "actual|actual label|true label|ground truth|label" }),
    core("confidence=true_probability", { names: "confidence|probability|score" }),
    known("is_correct"),
    ...knowns(
      "latency_ms input_text=prompt example_id data_split feature_vector is_anomaly drift_score user_id explanation=thought threshold=alarm_threshold environment request_id image_file",
    ),
  ],
  rules: [
    rule(
      "is_correct exactly where predicted_label = true_label",
      "is_correct predicted_label true_label",
      {
        is_correct: dependent(
          "true_label",
          {
            positive: holds("predicted_label", "positive"),
            negative: holds("predicted_label", "negative"),
            neutral: holds("predicted_label", "neutral"),
          },
          { kind: "flag", rate: 0.8 },
        ),
      },
      [{ kind: "function", result: "is_correct", by: ["predicted_label", "true_label"] }],
    ),
    rule("predicted_label mostly agrees with true_label", "predicted_label true_label", {
      predicted_label: {
        kind: "dependent",
        by: "true_label",
        models: {
          positive: choices("positive:86|neutral:7|negative:7"),
          negative: choices("negative:88|neutral:6|positive:6"),
          neutral: choices("neutral:72|positive:14|negative:14"),
        },
        otherwise: choices("positive|negative|neutral"),
      },
    }),
  ],
  rhythm: "flat",
};

const retrieval: Frame = {
  id: "rag_queries",
  title: "retrieval-augmented generation queries",
  cues: {
    en: "rag:3|retrieval augmented:3|retrieval-augmented generation:3|rag query:3|rag evaluation:3|vector search:3|retrieval query:3|document qa:3|question answering over document:3|retrieved chunk:3|embedding:1.5|semantic search:2.5|vector database:3|knowledge retrieval:2.5|grounded answer:2.5",
    de: "rag:3|retrieval-augmented generation:3|vektorsuche:3",
    es: "rag:3|generación aumentada por recuperación:3|búsqueda vectorial:3",
    fr: "rag:3|génération augmentée par récupération:3|recherche vectorielle:3",
    pt: "rag:3|geração aumentada por recuperação:3|busca vetorial:3",
  },
  against: "loan:3|mortgage:3|dog:2|textile:3",
  record: "query",
  fields: [
    key("query_id=search_id"),
    core("question=faq_question", { names: "question|query|user query|prompt" }),
    core("answer=completion", { names: "answer|response|generated answer" }),
    core("retrieved_docs=citations", { names: "retrieved documents|sources|documents|citations|retrieved chunks" }),
    core("similarity_score", { names: "similarity|score|retrieval score" }),
    core("latency_ms", { names: "latency|response time", model: numbers(lognormal(1_600, 0.6), 0) }),
    core("timestamp", { names: "asked at|time|date" }),
    known("faithfulness"),
    ...knowns(
      "answer_relevance top_k retrieval_ms chunk_text chunk_id model_name embedding_model user_id is_correct is_hallucination user_feedback total_tokens inference_cost reference_answer accuracy precision recall language session_id document_type eval_score input_tokens output_tokens confidence",
    ),
  ],
  rules: [
    within("retrieval_ms", "latency_ms", beta(2, 18), 0),
    adds("total_tokens", "+input_tokens +output_tokens", 0),
  ],
  rhythm: "business",
};

const chatLogs: Frame = {
  id: "chatbot_conversations",
  title: "assistant conversations",
  cues: {
    en: "chatbot conversation:3|ai assistant conversation:3|assistant conversation:3|chatbot log:3|llm conversation:3|multi-turn conversation:3|multi-turn dialogue:3|user-assistant:3|chatbot:2|ai assistant:2.5|conversation:1|conversation with ai:3|users and ai assistant:3|users and an ai assistant:3|assistant:1|human-ai conversation:3|assistant chat:3|conversational ai:2.5|virtual assistant:2.5|voice assistant:2.5|chatbot interaction:3|chat log with ai:3",
    de: "chatbot-gespräche:3|ki-assistent:2.5|chatbot-dialoge:3",
    es: "conversaciones de chatbot:3|conversaciones con asistente:3",
    fr: "conversations de chatbot:3|conversations avec assistant:3",
    pt: "conversas de chatbot:3|conversas com assistente:3",
  },
  against: "customer support:2.5|support ticket:3|complaint:2|help desk:3|refund:2",
  record: "turn",
  fields: [
    key("conversation_id@conversation"),
    key("turn=step_index", { names: "turn|turn number|message number", model: { kind: "ordinal", first: 1 } }),
    core("timestamp", {
      names: "sent at|time",
      model: {
        kind: "moment",
        from: "-P30D",
        to: "P0D",
        rhythm: "consumer",
        ascending: true,
        grain: "s",
        gap: { by: lognormal(24, 0.9), unit: "s" },
      },
    }),
    core("role=speaker", { names: "role|speaker|sender", model: choices("user:50|assistant:50") }),
    core("content=message_text", { names: "content|message|text|utterance" }),
    core("model_name@conversation", { names: "model" }),
    core("user_id@conversation", { names: "user" }),
    known("intent=intent_label", { names: "intent|user intent" }),
    ...knowns(
      "total_tokens latency_ms sentiment sentiment_score user_feedback@conversation language@conversation channel@conversation tool_name is_refusal safety_label topic@conversation satisfaction=eval_score@conversation session_id@conversation device_type@conversation confidence bot_handover@conversation is_resolved@conversation emotion dialogue_act prompt completion",
    ),
  ],
  rules: [
    rule("content goes with role", "content role", {
      content: dependent("role", { user: prose("question"), assistant: prose("answer") }, prose("message")),
    }),
    countsUp("turn", "conversation_id"),
    walks(
      "user and assistant take turns",
      "role",
      "conversation_id",
      { user: 1 },
      { user: { assistant: 1 }, assistant: { user: 1 } },
    ),
  ],
  layout: { kind: "groups", subject: "conversation", least: 2, most: 14 },
  rhythm: "consumer",
  days: 30,
};

const annotations: Frame = {
  id: "annotations",
  title: "crowd annotations",
  cues: {
    en: "annotation:2|annotated data:2.5|data labeling:3|data labelling:3|crowdsourcing:3|crowd worker:3|annotator:2.5|labeling task:3|image annotation:3|bounding box:2.5|inter-annotator agreement:3|microtask:3|object detection:2.5|label quality:2.5|crowdsourced:2.5|mechanical turk:3|labelling job:3",
    de: "annotation:2|datenannotation:3|crowdsourcing:3",
    es: "anotaciones:2|etiquetado de datos:3|crowdsourcing:3",
    fr: "annotations:2|étiquetage de données:3|crowdsourcing:3",
    pt: "anotações:2|rotulagem de dados:3|crowdsourcing:3",
  },
  against: "gene annotation:3|genome:3|variant annotation:3|food label:3|music label:3|record label:3",
  record: "annotation",
  fields: [
    key("annotation_id=record_id"),
    core("item_id@item", { names: "item|task id|image id|example id|sample id" }),
    core("annotator_id@annotator", { names: "annotator|worker|labeler|rater" }),
    core("label=annotation_label", { names: "label|class|answer" }),
    core("labelled_at=timestamp", { names: "labelled at|labeled at|timestamp|date|submitted at" }),
    core("time_spent_s=annotation_time_s", { names: "time spent|duration|labeling time|seconds" }),
    core("confidence"),
    known("gold_label=true_label@item", { names: "gold label|true label|correct label" }),
    ...knowns(
      "is_correct is_gold_question@item worker_accuracy@annotator inter_annotator_agreement status=hit_status payment=task_payment@item bounding_box objects_detected image_file@item dataset_name country@annotator text=message_text@item data_split comment difficulty@item project_id language@annotator",
    ),
  ],
  rules: [
    rule(
      "is_correct exactly where label = gold_label",
      "is_correct label gold_label",
      {
        is_correct: dependent(
          "gold_label",
          {
            positive: holds("label", "positive"),
            negative: holds("label", "negative"),
            neutral: holds("label", "neutral"),
          },
          { kind: "flag", rate: 0.8 },
        ),
      },
      [{ kind: "function", result: "is_correct", by: ["label", "gold_label"] }],
    ),
    rule("label mostly agrees with gold_label", "label gold_label", {
      label: dependent(
        "gold_label",
        {
          positive: choices("positive:88|neutral:6|negative:4|unclear:2"),
          negative: choices("negative:88|neutral:6|positive:4|unclear:2"),
          neutral: choices("neutral:80|positive:8|negative:8|unclear:4"),
        },
        choices("positive|negative|neutral|unclear"),
      ),
    }),
  ],
  rhythm: "consumer",
};

export const machineLearningFrames: readonly Frame[] = [
  mcpTraces,
  mcpTranscripts,
  mcpSchemas,
  reasoningChains,
  drift,
  benchmarks,
  protocolErrors,
  llmUsage,
  llmEvaluations,
  preferencePairs,
  trainingRuns,
  predictions,
  retrieval,
  chatLogs,
  annotations,
];

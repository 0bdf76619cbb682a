import { choice, flag, key, share, text, typed, whole } from "../define.ts";
import { beta, choices, geometric, lognormal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Agents, their steps and tools. */
export const agentTypes: readonly SemanticType[] = [
  key(
    "agent_id",
    {
      en: "agent|ai agent|agent name|bot id|agent identifier|autonomous agent|assistant id|agent number|llm agent",
      de: "agent|ki-agent|agenten-id",
      es: "agente|agente de ia|id del agente",
      fr: "agent|agent ia|identifiant de l'agent",
      pt: "agente|agente de ia|id do agente",
    },
    "The agent.",
    "AGT-",
    "agent",
  ),
  choice(
    "agent_type",
    "kind of agent|agent role|type of agent|agent framework|agent class|agent kind",
    "What kind of agent it is.",
    "research:26|shopping:22|coding:20|support:18|trading:14",
  ),
  key(
    "episode_id",
    "episode|trajectory id|trajectory|rollout|agent run|agent session|run of agent",
    "The episode: one task from start to end.",
    "EPI-",
    "episode",
  ),
  whole(
    "step_index",
    "step no|agent step|step of episode|step id|trajectory step|turn index|turn|turn number|message index|step count index",
    "Number of the step, from 1.",
    geometric(6),
    { minimum: 1 },
  ),
  whole(
    "num_steps",
    {
      en: "steps taken|number of steps|step count|trajectory length|episode length|actions taken|number of actions|total steps",
      de: "anzahl schritte|schritte",
      es: "número de pasos|pasos",
      fr: "nombre d'étapes|étapes",
      pt: "número de passos|passos",
    },
    "How many steps it took.",
    lognormal(9, 0.5),
    { minimum: 1 },
  ),
  choice(
    "action_type",
    "agent action|type of action|step type|action kind|kind of step|action performed by agent|operation type",
    "What the step did.",
    "tool_call:48|think:26|respond:18|ask_user:5|finish:3",
  ),
  choice(
    "tool_name",
    {
      en: "~tool|tool called|function name|tool used|function called|called tool|name of tool|function|tool id|mcp tool|tool invoked|invoked tool",
      de: "werkzeug|aufgerufenes werkzeug|funktionsname",
      es: "herramienta|función llamada|nombre de la herramienta",
      fr: "outil|outil appelé|nom de l'outil",
      pt: "ferramenta|nome da ferramenta|função chamada",
    },
    "The tool.",
    "search_web:28|read_file:20|query_database:16|send_email:9|get_weather:8|create_ticket:8|run_code:7|write_file:4",
  ),
  key(
    "tool_call_id",
    "call identifier|function call id|tool call|tool call number|invocation id",
    "The call of the tool.",
    "TC-",
  ),
  typed(
    "tool_arguments",
    "arguments|tool args|function arguments|tool input|call arguments|parameters of call|args|tool parameters|input arguments",
    "With what the tool was called.",
    "object",
    {
      kind: "object",
      fields: [
        {
          name: "query",
          model: choices("open orders|weather in Lyon|release notes|unpaid invoices|opening hours|error budget"),
        },
        { name: "limit", model: { kind: "number", distribution: uniform(5, 50), decimals: 0 } },
      ],
    },
  ),
  typed(
    "tool_result",
    "tool output|function result|tool response|result of call|observation text|tool call result|call result|result text",
    "What the tool answered.",
    "string",
    {
      kind: "choice",
      values: [
        '{"status":"ok","items":[]}',
        '{"status":"ok","items":3,"next":null}',
        '{"status":"ok","items":25,"next":"page-2"}',
        '{"rows":12,"truncated":false}',
        '{"rows":500,"truncated":true}',
        '{"id":"TCK-1042","state":"created"}',
        '{"sent":true,"to":1}',
        '{"temperature":18.4,"unit":"C"}',
        '{"written":2048,"path":"/notes/plan.md"}',
        '{"error":"not found"}',
        '{"error":"timeout after 30000 ms"}',
      ],
      weights: [7, 17, 14, 15, 6, 9, 9, 8, 8, 4, 3],
    },
  ),
  whole(
    "tool_call_count",
    {
      en: "tool calls|number of tool calls|tools used|function calls|calls per episode|number of function calls",
      de: "werkzeugaufrufe",
      es: "llamadas a herramientas",
      fr: "appels d'outils",
      pt: "chamadas de ferramentas",
    },
    "How often tools were called.",
    lognormal(5, 0.6),
  ),
  flag(
    "is_tool_error",
    "tool error|tool failure|error result|tool call failed|tool failed|iserror|is error result",
    "Whether the tool reported an error.",
    0.06,
  ),
  choice(
    "tool_error_type",
    "tool error kind|failure of tool|tool error code|reason of tool error",
    "Why the tool failed.",
    "invalid arguments:40|timeout:22|not found:18|permission denied:12|rate limited:8",
  ),
  choice(
    "failure_reason",
    "agent failure mode|failure category|reason of failure|failure cause|why it failed|failure type of task",
    "Why it failed.",
    "wrong arguments:28|gave up:20|wrong tool:16|ran out of steps:14|policy violated:12|wrong answer:10",
  ),
  flag(
    "policy_violation",
    "violated policy|policy breach|policy violated|violation|rule violation",
    "Whether a rule was broken.",
    0.04,
  ),
  choice(
    "exit_status",
    "exit reason|how it ended|run outcome|episode outcome|end state|termination status",
    "How it ended.",
    "submitted:72|step limit:12|error:8|gave up:6|cost limit:2",
  ),
  text(
    "thought",
    "reasoning text|chain of thought|agent thought|rationale|thinking|reasoning|explanation|reasoning trace",
    "What was thought.",
    "reason",
  ),
  share("plan_depth_score", "plan quality|planning score", "How good the plan was, 0 to 1.", beta(4, 2)),
  choice(
    "planning_strategy",
    "agent strategy|reasoning strategy|prompting strategy|prompting technique",
    "How the agent thinks.",
    "step by step:42|plan then act:26|reflect:18|direct:14",
  ),
  flag(
    "human_in_loop",
    "human approval|approved by human|human intervention|needs approval|human override|escalated to human",
    "Whether a person stepped in.",
    0.09,
  ),
  choice(
    "memory_operation",
    "memory action|memory event|type of memory",
    "What was done with the memory.",
    "read:62|write:26|update:9|forget:3",
  ),
];

import type { Model } from "../../../inferred/model.ts";
import { beta, choices, constant, lognormal, normal, numbers, sum, termsOf } from "../../ontology/models.ts";
import { adds, core, follows, key, known, knowns, onlyWhere, rule, when, within } from "../define.ts";
import type { Frame } from "../frame.ts";
import { compares, implies } from "../rules.ts";

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

const drift: Frame = {
  id: "agent_behavioral_drift",
  category: "agent-behavioral-drift",
  title: "agent behaviour drift",
  cues: {
    en: "agent metric:2.5|drifting:2.5|psi:2|from baseline:2|metric drift:3|against baseline:2.5|agent behavioral drift:3|agent behavioural drift:3|behavioral drift:3|behavioural drift:3|agent drift:3|model drift:3|concept drift:3|data drift:3|drift detection:3|drift:2|drift monitoring:3|model monitoring:3|psi:1.5|population stability:2.5|prediction drift:3|ml monitoring:3|feature drift:3|behavior change of agent:3|drift of an agent:4|change from version to version:3|changes between releases:2.5|behavior across versions:3|behaviour across versions:3|behaviour over releases:3|behavior over releases:3|regression of agent behaviour:3|behavioral regression:3|refusal rate:2.5|refusal:1.5|model version:1|from version to version:3|over releases:2|kl divergence:2.5|ks statistic:2.5|drift score:3|agent behave:3|agent behaves differently:4|agent behave differently:4|behave differently:3|drift flag:2.5|metric per version:3|differently after each release:3|drift metric:3|baseline behaviour:3|baseline behavior:3|baseline vs current:3|current behaviour:2|current behavior:2",
    de: "verhaltensdrift:3|modelldrift:3|konzeptdrift:3|drift:2|modellüberwachung:3|drift eines agenten:4|verhaltensänderung:2.5|verhaltensabweichung:3",
    es: "deriva de comportamiento:3|deriva del modelo:3|deriva de datos:3|monitoreo de modelos:3|deriva de un agente:4|deriva:2|cambio de comportamiento del agente:3",
    fr: "dérive comportementale:3|dérive du modèle:3|dérive des données:3|surveillance de modèles:3|dérive d'un agent:4|changement de comportement de l'agent:3|dérive des agents:3|dérive du comportement:3|comportement d'agents:3",
    pt: "deriva comportamental:3|deriva do modelo:3|desvio de comportamento:3|monitoramento de modelos:3|deriva de um agente:4|desvio de um agente:4|mudança de comportamento do agente:3",
  },
  against:
    "ocean drift:3|sensor drift:2.5|genetic drift:3|continental:3|drifting:1|sand:4|dune:5|snow:3|genetic:4|boat:3|clock:2|iceberg:4|buoy:4",
  record: "window",
  fields: [
    key("agent_id@agent", { names: "agent|model id|model" }),
    key("timestamp", { names: "window start|time|window end|date" }),
    core("metric=monitored_metric@agent", { names: "metric|metric name|feature|behavior" }),
    core("value=metric_value", {
      names: "value|metric value|observed value|current value|current mean|observed mean|new mean",
      model: { kind: "measurement", level: lognormal(0.7, 0.2), daily: 0.01, yearly: 0, noise: 0.03, decimals: 4 },
    }),
    core("baseline=baseline_mean@agent", {
      names: "baseline|baseline mean|baseline value|reference|reference value|expected",
    }),
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
    rule("value leaves the baseline as far as drift_score says", "value baseline drift_score", {
      value: sum("+baseline +0.3*drift_score", 4, normal(0, 0.012)),
    }),
    rule(
      "z_score = 12 × value - 12 × baseline",
      "z_score value baseline",
      { z_score: sum("12*value -12*baseline", 3) },
      [{ kind: "sum", total: "z_score", terms: termsOf("12*value -12*baseline") }],
    ),
    rule("baseline_sd is one twelfth, so that z_score counts it", "baseline_sd z_score", {
      baseline_sd: numbers(constant(0.0833), 4),
    }),
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
    en: "agent benchmark:3|evaluation run of ai agent:3|evaluation run:2|ai agents on tasks:3|agents on tasks:3|ai agent:1.5|agent action benchmark:3|agent evaluation:3|agent eval:3|benchmark episode:3|agent trajectory:3|agent task:2.5|agent episode:3|task success:2|agentic benchmark:3|benchmark run:2.5|tool-use benchmark:3|agent action:2|agent performance:2.5|agent run:2.5|agent step:2|web agent:2.5|coding agent:2.5|ai agent task:3|autonomous agent:2|browser agent:3|agent leaderboard:3|leaderboard run:2.5|computer use:2|gui agent:3|swe agent:3|pass@1:3|task completion rate:2|agent success rate:3|agent rollout:3|os agent:3|browser task:3|ai agents do:3|tasks by agent:3|compare ai agent:3|comparing agents:2.5|agents doing:2",
    de: "agenten-benchmark:3|agentenbewertung:3|agentenaufgaben:2.5|agenten-episoden:3|agentenläufe:2.5|agent benchmark:3",
    es: "evaluación de agentes:3|benchmark de agentes:3|tareas de agentes:2.5|agentes web:2.5",
    fr: "évaluation d'agents:3|benchmark d'agents:3|tâches d'agents:2.5|agents web:2.5",
    pt: "avaliação de agentes:3|benchmark de agentes:3|tarefas de agentes:2.5|agentes web:2.5",
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
    known("total_tokens", { names: "tokens|token count|tokens used|total tokens" }),
    known("model_name@agent"),
    known("instruction=prompt@task", { names: "instruction|task description|goal|instructions", model: tasks }),
    ...knowns(
      "difficulty@task tool_call_count input_tokens output_tokens inference_cost duration_s policy_violation exit_status trial=exposures benchmark_name@task action_type tool_name tool_arguments tool_result step_index human_in_loop success_rate accuracy eval_score retry_count",
    ),
    ...knowns(
      "final_answer gold_answer=reference_answer@task is_correct thought planning_strategy@agent latency_ms is_tool_error error_type ended_at=end_time agent_type@agent",
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

/** What agents do, and how it changes. */
export const agentFrames: readonly Frame[] = [drift, benchmarks];

import type { Dice } from "../dice.ts";
import { heavyCount } from "../document-lines.ts";
import { alertSentence, logLines } from "../operations-prose.ts";
import { numberArgument, type ToolServer, textArgument } from "../tool.ts";
import { people, services } from "../vocabulary.ts";

const severities = ["sev1", "sev2", "sev3", "sev4"] as const;
const states = ["open", "acknowledged", "mitigated", "resolved"] as const;
const series = ["p95_latency_ms", "error_rate", "queue_depth", "cpu_percent", "open_connections"] as const;

function alertSentences(dice: Dice, count: number): string {
  return Array.from({ length: count }, () => alertSentence(dice)).join(" ");
}

function incident(dice: Dice): string {
  return `OB-${3000 + dice.subject(6000, 18)}`;
}

export const incidentServer: ToolServer = {
  name: "opsbell",
  title: "Opsbell",
  version: "1.3.9",
  instructions: "Acknowledge before you change anything. Metrics have one-minute resolution.",
  wording: "zod",
  stdioShare: 0.12,
  ttlMs: 30_000,
  cacheScope: "private",
  spellsSuccess: true,
  tools: [
    {
      name: "incident_search",
      description: "Search incidents by service, severity and state.",
      inputSchema: {
        type: "object",
        properties: {
          service: { type: "string", enum: [...services] },
          severity: { type: "string", enum: [...severities] },
          state: { type: "string", enum: [...states] },
        },
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true },
      weight: 6,
      latency: { median: 130, sigma: 0.6 },
      given: (dice) => ({
        ...(dice.chance(0.7) ? { service: dice.focus(services, 19) } : {}),
        ...(dice.chance(0.35) ? { severity: dice.pick(severities) } : {}),
        ...(dice.chance(0.4) ? { state: dice.pick(states) } : {}),
      }),
      answer: (dice, given) => {
        const found = heavyCount(dice, 4, 25) - 1;
        if (found === 0) return { text: dice.pick(["All quiet.", "No incident matches.", "[]"]) };
        return {
          text: Array.from({ length: found }, () => {
            const service = textArgument(given, "service", dice.pick(services));
            return `OB-${dice.between(3000, 8999)} ${textArgument(given, "severity", dice.pick(severities))} ${textArgument(given, "state", dice.pick(states))} ${service}: ${alertSentence(dice)}`;
          }).join("\n"),
        };
      },
      failure: (dice) => `Search window of ${dice.between(91, 400)} days exceeds the retention of 90.`,
    },
    {
      name: "incident_get",
      title: "Get incident",
      description: "Get an incident with its timeline and the people involved.",
      inputSchema: { type: "object", properties: { id: { type: "string", pattern: "^OB-\\d{4}$" } }, required: ["id"] },
      outputSchema: {
        type: "object",
        properties: {
          commander: { type: "string" },
          id: { type: "string" },
          opened: { type: "string" },
          service: { type: "string" },
          severity: { type: "string", enum: [...severities] },
          state: { type: "string", enum: [...states] },
          timeline: { type: "array", items: { type: "string" } },
        },
        required: ["id", "service", "severity", "state", "timeline"],
      },
      annotations: { readOnlyHint: true },
      weight: 6,
      latency: { median: 90, sigma: 0.6 },
      given: (dice) => ({ id: incident(dice) }),
      answer: (dice, given) => ({
        structured: {
          ...(dice.chance(0.8) ? { commander: dice.pick(people) } : {}),
          id: textArgument(given, "id"),
          opened: dice.minuteBefore(60 * 24 * 3),
          service: dice.focus(services, 19),
          severity: dice.pick(severities),
          state: dice.pick(states),
          timeline: Array.from(
            { length: heavyCount(dice, 3, 14) },
            (_, i) => `+${i * 7 + dice.below(7)} min ${alertSentence(dice)}`,
          ),
        },
      }),
      failure: (dice, given) =>
        dice.pick([
          `${textArgument(given, "id")} is restricted to the security team.`,
          `${textArgument(given, "id")} was merged into OB-${dice.between(3000, 8999)}.`,
        ]),
    },
    {
      name: "incident_acknowledge",
      description: "Acknowledge an incident and stop its paging.",
      inputSchema: {
        type: "object",
        properties: { id: { type: "string", pattern: "^OB-\\d{4}$" }, note: { type: "string", maxLength: 500 } },
        required: ["id"],
        additionalProperties: false,
      },
      annotations: { destructiveHint: false, idempotentHint: true },
      weight: 3,
      latency: { median: 210, sigma: 0.5 },
      elicitation: {
        message: (given) => `Who takes over ${textArgument(given, "id")}?`,
        requestedSchema: {
          type: "object",
          properties: {
            minutes: { type: "integer", minimum: 5, maximum: 240 },
            owner: { type: "string", minLength: 3 },
          },
          required: ["owner"],
        },
        content: (dice) => ({
          ...(dice.chance(0.5) ? { minutes: dice.pick([15, 30, 60, 120]) } : {}),
          owner: dice.pick(people),
        }),
      },
      given: (dice) => ({ id: incident(dice), ...(dice.chance(0.5) ? { note: alertSentence(dice) } : {}) }),
      answer: (dice, given) => ({
        text: dice.pick([
          `${textArgument(given, "id")} acknowledged, paging stops for ${dice.pick([30, 60, 90])} minutes.`,
          `Ack. ${dice.pick(people)} was informed.`,
          `${textArgument(given, "id")} is yours; escalation in ${dice.between(10, 55)} min unless mitigated.`,
        ]),
      }),
      failure: (dice, given) =>
        `${textArgument(given, "id")} was acknowledged by ${dice.pick(people)} ${dice.between(2, 59)} s earlier.`,
    },
    {
      name: "query_metrics",
      description: "Query a time series of a service, down-sampled to a few points.",
      inputSchema: {
        type: "object",
        properties: {
          metric: { type: "string", enum: [...series] },
          minutes: { type: "integer", minimum: 5, maximum: 1440 },
          service: { type: "string", enum: [...services] },
        },
        required: ["metric", "service"],
      },
      outputSchema: {
        type: "object",
        properties: {
          metric: { type: "string" },
          points: { type: "array", items: { type: "number" } },
          step_s: { type: "integer", minimum: 1 },
        },
        required: ["metric", "points", "step_s"],
      },
      annotations: { readOnlyHint: true },
      weight: 7,
      latency: { median: 520, sigma: 0.8 },
      given: (dice) => ({
        metric: dice.pick(series),
        ...(dice.chance(0.6) ? { minutes: dice.pick([15, 30, 60, 180, 720]) } : {}),
        service: dice.focus(services, 19),
      }),
      answer: (dice, given) => {
        let level = dice.between(20, 400);
        return {
          structured: {
            metric: textArgument(given, "metric"),
            points: Array.from({ length: dice.between(6, 30) }, () => {
              level = Math.max(0, level + dice.between(-18, 19) + (dice.chance(0.06) ? dice.between(60, 300) : 0));
              return level;
            }),
            step_s: dice.pick([60, 120, 300]),
          },
        };
      },
      failure: (dice, given) =>
        `${textArgument(given, "service")} stopped exporting ${textArgument(given, "metric")} ${dice.between(5, 300)} minutes ago.`,
    },
    {
      name: "tail_logs",
      description: "Show the last log lines of a service.",
      inputSchema: {
        type: "object",
        properties: {
          contains: { type: "string" },
          lines: { type: "integer", minimum: 1, maximum: 200 },
          service: { type: "string", enum: [...services] },
        },
        required: ["service"],
      },
      annotations: { readOnlyHint: true },
      weight: 6,
      latency: { median: 340, sigma: 0.8 },
      given: (dice) => ({
        ...(dice.chance(0.3) ? { contains: dice.pick(["timeout", "error", "reset", "trace", "retry"]) } : {}),
        ...(dice.chance(0.6) ? { lines: dice.pick([10, 20, 50, 100]) } : {}),
        service: dice.focus(services, 19),
      }),
      answer: (dice, given) => {
        const count = Math.min(numberArgument(given, "lines", 90), heavyCount(dice, 8, 90));
        return { text: logLines(dice, count).join("\n") };
      },
      failure: (dice, given) =>
        `Log shipper of ${textArgument(given, "service")} lags by ${dice.between(3, 40)} minutes; showing nothing rather than old lines.`,
    },
    {
      name: "draft_postmortem",
      title: "Draft postmortem",
      description: "Draft a postmortem from an incident's timeline, chat and metrics.",
      inputSchema: {
        type: "object",
        properties: {
          id: { type: "string", pattern: "^OB-\\d{4}$" },
          sections: {
            type: "array",
            items: { type: "string", enum: ["impact", "cause", "timeline", "actions"] },
            uniqueItems: true,
          },
        },
        required: ["id"],
      },
      annotations: { readOnlyHint: true },
      weight: 2,
      latency: { median: 8_300, sigma: 0.6 },
      reportsProgress: ["Reading timeline", "Reading chat", "Comparing metrics", "Writing"],
      given: (dice) => ({
        id: incident(dice),
        ...(dice.chance(0.4)
          ? { sections: dice.some(["impact", "cause", "timeline", "actions"], dice.between(1, 3)) }
          : {}),
      }),
      answer: (dice, given) => ({
        text: `# ${textArgument(given, "id")}\n\n## Impact\n${alertSentences(dice, dice.between(1, 4))}\n\n## Cause\n${alertSentences(dice, dice.between(2, 6))}\n\n## Actions\n${Array.from({ length: dice.between(1, 6) }, () => `- ${alertSentence(dice)}`).join("\n")}`,
      }),
      failure: (dice, given) =>
        `${textArgument(given, "id")} is still ${dice.pick(["open", "acknowledged"])}; resolve it first.`,
    },
  ],
};

import type { Dice } from "../dice.ts";
import { heavyCount } from "../document-lines.ts";
import { alertSentence, logLines } from "../operations-prose.ts";
import { numberArgument, type ToolServer, textArgument } from "../tool.ts";
import { people, services, words } from "../vocabulary.ts";

const branches = [
  "main",
  "release/26.10",
  "release/26.11",
  "fix/timezone-drift",
  "feat/bulk-import",
  "chore/bump-runtime",
  "exp/columnar",
] as const;
const states = ["passed", "failed", "running", "queued", "cancelled"] as const;
const suites = ["unit", "contract", "browser", "load", "migration", "smoke"] as const;
const asserts = [
  "expected 200, got 503",
  "timed out after 30 s",
  "snapshot differs in 2 lines",
  "null is not an object",
  "order of rows changed",
  "leaked 3 handles",
] as const;

function build(dice: Dice): number {
  return 41_000 + dice.subject(5_000, 6);
}

function testName(dice: Dice): string {
  return `${dice.pick(suites)}/${dice.pick(words)}_${dice.pick(["retries", "rounding", "login", "pagination", "utf8", "timeout", "rollback"])}`;
}

export const buildServer: ToolServer = {
  name: "harbor-ci",
  title: "Harbor CI",
  version: "1.12.0",
  instructions: "Pipelines are named after services. Logs can be long: ask for the tail.",
  wording: "ajv",
  stdioShare: 0.25,
  ttlMs: 600_000,
  cacheScope: "public",
  spellsSuccess: true,
  tools: [
    {
      name: "pipelines.list",
      description: "List pipelines with the state of their last build.",
      inputSchema: {
        type: "object",
        properties: { branch: { type: "string" }, only_failing: { type: "boolean" } },
      },
      annotations: { readOnlyHint: true },
      weight: 5,
      latency: { median: 110, sigma: 0.6 },
      given: (dice) => ({
        ...(dice.chance(0.4) ? { branch: dice.focus(branches, 7) } : {}),
        ...(dice.chance(0.3) ? { only_failing: true } : {}),
      }),
      answer: (dice, given) => ({
        text: dice
          .some(services, dice.between(3, 11))
          .map((service) => {
            const state = given.only_failing === true ? "failed" : dice.pick(states);
            return `${service}: ${state}, #${dice.between(41_000, 46_000)} on ${textArgument(given, "branch", dice.pick(branches))}, ${dice.between(1, 58)} min ago`;
          })
          .join("\n"),
      }),
      failure: (dice) =>
        `Runner pool ${dice.pick(["amber", "teal", "slate"])} does not answer; list would be incomplete.`,
    },
    {
      name: "builds.trigger",
      title: "Trigger build",
      description: "Trigger a build of a pipeline at a branch. Asks for a reason on release branches.",
      inputSchema: {
        type: "object",
        properties: {
          branch: { type: "string", minLength: 1 },
          clean: { type: "boolean", default: false },
          pipeline: { type: "string", enum: [...services] },
          priority: { type: "integer", minimum: 0, maximum: 9 },
        },
        required: ["branch", "pipeline"],
        additionalProperties: false,
      },
      annotations: { destructiveHint: false, idempotentHint: false },
      weight: 4,
      latency: { median: 640, sigma: 0.6 },
      elicitation: {
        message: (given) =>
          `Building ${textArgument(given, "pipeline")} on ${textArgument(given, "branch")} uses the release runners. Why now?`,
        requestedSchema: {
          type: "object",
          properties: { reason: { type: "string", minLength: 5 }, ticket: { type: "string" } },
          required: ["reason"],
        },
        content: (dice) => ({
          reason: alertSentence(dice),
          ...(dice.chance(0.5) ? { ticket: `HB-${dice.between(100, 4999)}` } : {}),
        }),
      },
      given: (dice) => ({
        branch: dice.focus(branches, 7),
        ...(dice.chance(0.25) ? { clean: true } : {}),
        pipeline: dice.focus(services, 8),
        ...(dice.chance(0.2) ? { priority: dice.between(0, 9) } : {}),
      }),
      answer: (dice, given) => ({
        text: dice.pick([
          `Build #${build(dice)} queued at place ${dice.between(1, 14)}.`,
          `#${build(dice)} ${textArgument(given, "pipeline")}@${textArgument(given, "branch")} (${dice.hex(7)}) started on runner-${dice.between(1, 40)}`,
          `Joined running build #${build(dice)}: same commit ${dice.hex(7)}.`,
        ]),
      }),
      failure: (dice, given) =>
        dice.pick([
          `Branch ${textArgument(given, "branch")} has no pipeline file at ${dice.hex(7)}.`,
          `Quota: ${dice.between(0, 2)} of ${dice.between(20, 60)} build hours left this month.`,
          `${textArgument(given, "pipeline")} is frozen until the release by ${dice.pick(people)}.`,
        ]),
    },
    {
      name: "builds.log",
      description: "Get the log of a build, or only its last lines.",
      inputSchema: {
        type: "object",
        properties: { build: { type: "integer", minimum: 1 }, tail: { type: "integer", minimum: 1, maximum: 500 } },
        required: ["build"],
      },
      annotations: { readOnlyHint: true },
      weight: 8,
      latency: { median: 260, sigma: 0.8 },
      given: (dice) => ({ build: build(dice), ...(dice.chance(0.6) ? { tail: dice.pick([10, 20, 50, 100]) } : {}) }),
      answer: (dice, given) => {
        const lines = logLines(dice, Math.min(numberArgument(given, "tail", 90), heavyCount(dice, 9, 90)));
        if (dice.chance(0.4)) lines.push(`FAIL ${testName(dice)}: ${dice.pick(asserts)}`);
        if (dice.chance(0.6))
          lines.push(`exit code ${dice.pick([0, 0, 0, 1, 2, 137])} after ${dice.between(11, 1900)} s`);
        return { text: lines.join("\n") };
      },
      failure: (dice, given) =>
        dice.pick([
          `Log of #${numberArgument(given, "build", 0)} expired after ${dice.pick([14, 30, 60])} days.`,
          `#${numberArgument(given, "build", 0)} has not started; nothing to show.`,
        ]),
    },
    {
      name: "builds.wait",
      title: "Wait for build",
      description: "Wait until a build ends and report its outcome per suite.",
      inputSchema: {
        type: "object",
        properties: {
          build: { type: "integer", minimum: 1 },
          timeout_s: { type: "integer", minimum: 5, maximum: 600 },
        },
        required: ["build"],
      },
      outputSchema: {
        type: "object",
        properties: {
          build: { type: "integer" },
          duration_s: { type: "integer", minimum: 0 },
          state: { type: "string", enum: ["passed", "failed", "cancelled"] },
          suites: {
            type: "array",
            items: {
              type: "object",
              properties: { failed: { type: "integer" }, name: { type: "string" }, passed: { type: "integer" } },
              required: ["failed", "name", "passed"],
            },
          },
        },
        required: ["build", "duration_s", "state", "suites"],
      },
      annotations: { readOnlyHint: true },
      weight: 3,
      latency: { median: 24_000, sigma: 0.7 },
      reportsProgress: ["Checkout", "Install", "Compile", "Test", "Collect artefacts"],
      given: (dice) => ({
        build: build(dice),
        ...(dice.chance(0.5) ? { timeout_s: dice.pick([60, 120, 300, 600]) } : {}),
      }),
      answer: (dice, given) => {
        const failed = dice.chance(0.25);
        return {
          structured: {
            build: numberArgument(given, "build", 0),
            duration_s: dice.between(30, 1500),
            state: failed ? "failed" : "passed",
            suites: dice.some(suites, dice.between(2, 5)).map((name, i) => ({
              failed: failed && i === 0 ? dice.between(1, 12) : 0,
              name,
              passed: heavyCount(dice, 60, 2400),
            })),
          },
        };
      },
      failure: (dice, given) =>
        `Still running after ${numberArgument(given, "timeout_s", 120)} s: suite ${dice.pick(suites)} at ${dice.between(3, 96)}%.`,
    },
    {
      name: "tests.flaky",
      description: "List tests that both passed and failed on the same commit lately.",
      inputSchema: {
        type: "object",
        properties: {
          pipeline: { type: "string", enum: [...services] },
          window_days: { type: "integer", minimum: 1, maximum: 90 },
        },
        required: ["pipeline"],
      },
      annotations: { readOnlyHint: true },
      weight: 2,
      latency: { median: 1_900, sigma: 0.6 },
      given: (dice) => ({
        pipeline: dice.focus(services, 8),
        ...(dice.chance(0.5) ? { window_days: dice.pick([7, 14, 30, 90]) } : {}),
      }),
      answer: (dice, given) => {
        const found = heavyCount(dice, 3, 18) - 1;
        if (found === 0) return { text: `${textArgument(given, "pipeline")} had no flaky test in this window.` };
        return {
          text: Array.from(
            { length: found },
            () => `${testName(dice)}  ${dice.between(2, 19)} of ${dice.between(20, 240)} runs  ${dice.pick(asserts)}`,
          ).join("\n"),
        };
      },
      failure: (dice) => `Test history is sampled at ${dice.between(1, 40)}% here; too little for a verdict.`,
    },
    {
      name: "builds.cancel",
      description: "Cancel a queued or running build.",
      inputSchema: {
        type: "object",
        properties: { build: { type: "integer", minimum: 1 }, reason: { type: "string" } },
        required: ["build"],
      },
      annotations: { destructiveHint: true, idempotentHint: true },
      weight: 1,
      latency: { median: 180, sigma: 0.5 },
      given: (dice) => ({ build: build(dice), ...(dice.chance(0.5) ? { reason: alertSentence(dice) } : {}) }),
      answer: (dice, given) => ({
        text: dice.pick([
          `#${numberArgument(given, "build", 0)} cancelled.`,
          `Stop signal sent to runner-${dice.between(1, 40)}; it may finish the current step.`,
          "Removed from the queue.",
        ]),
      }),
      failure: (dice, given) =>
        `#${numberArgument(given, "build", 0)} ended ${dice.between(2, 600)} s ago (${dice.pick(["passed", "failed"])}).`,
    },
  ],
};

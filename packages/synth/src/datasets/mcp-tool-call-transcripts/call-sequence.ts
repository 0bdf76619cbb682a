import { innerKey } from "../../random/hash.ts";
import { type Call, drawTool, reportProgress, sendCall } from "./call.ts";
import type { Conversation } from "./conversation.ts";
import { Dice, type Topic } from "./dice.ts";
import { elicit } from "./elicited-call.ts";
import { interrupt, interrupts } from "./interruption.ts";
import { invalidArguments } from "./invalid-arguments.ts";
import { latency, lognormal, thinking } from "./latency.ts";
import type { Plan } from "./plan.ts";
import type { Outcome } from "./scenario.ts";
import { servers } from "./servers.ts";
import type { Tool } from "./tool.ts";
import { isStateless, toolFailure, toolResult } from "./wire.ts";

const collapses = [
  "Internal error",
  "Internal server error",
  "Unhandled rejection in tool handler",
  "upstream connect error: ECONNRESET",
  "Cannot read properties of undefined (reading 'rows')",
  "worker exited with code 134",
  "database is locked",
] as const;

/** The calls of a transcript, one after another, with its scenario at its turn. */
export class CallSequence {
  private readonly talk: Conversation;
  private readonly plan: Plan;
  private readonly topic: Topic;
  /** The call that the last answer suggests: a repetition, or the same with better arguments. */
  private next: Call | null = null;
  private lastTool: Tool | null = null;
  private faults: number;
  private lastFailed = false;
  private declined = false;

  constructor(talk: Conversation, plan: Plan, topic: Topic) {
    this.talk = talk;
    this.plan = plan;
    this.topic = topic;
    // The refused version has been met before the first call.
    this.faults = plan.scenario === "version_mismatch" && isStateless(plan.revision) ? 1 : 0;
  }

  /** Plays all calls and says how the transcript ended. */
  play(): Outcome {
    const { plan } = this;
    let position = 0;
    while (position < plan.calls) position += this.step(position);
    if (plan.turn === plan.calls) {
      const dice = this.diceAt(position);
      this.talk.wait(thinking(dice));
      interrupt(this.talk, plan, dice, this.fresh(dice));
      return plan.scenario === "cancellation" ? "cancelled" : "failed";
    }
    if (this.declined) return "declined";
    if (this.lastFailed) return "failed";
    return this.faults > 0 ? "recovered" : "completed";
  }

  private diceAt(position: number): Dice {
    return new Dice(innerKey(this.topic.key, 100 + position), this.topic);
  }

  /** Plays one call, or two at once; returns how many. */
  private step(position: number): 1 | 2 {
    const { plan, talk } = this;
    const dice = this.diceAt(position);
    talk.wait(thinking(dice));
    if (plan.pings > 0 && position === plan.pingAt) this.ping(dice);
    const isTurn = position === plan.turn;
    if (isTurn && interrupts(plan)) {
      this.next = interrupt(talk, plan, dice, this.next ?? this.fresh(dice));
      if (plan.scenario !== "cancellation") this.faults++;
    }
    const call = this.choose(dice, position);
    this.next = null;
    this.lastTool = call.tool;
    this.lastFailed = false;
    if (isTurn && this.special(dice, call, position)) return 1;
    const reports = plan.progressNotes > 0 && position === plan.progressAt;
    if (!reports && plan.scenario === "tool_error" && (isTurn || dice.chance(0.14))) {
      this.failing(dice, call);
      return 1;
    }
    if (!reports && this.mayPair(position) && dice.chance(0.15)) {
      this.pair(dice, call, this.fresh(this.diceAt(position + 1)));
      return 2;
    }
    this.plain(dice, call, reports ? plan.progressNotes : 0);
    return 1;
  }

  /** A call of the agent's own choice: one tool is often asked several times in a row. */
  private fresh(dice: Dice): Call {
    const drawn = drawTool(dice, this.plan.server);
    const tool = this.lastTool !== null && dice.chance(0.22) ? this.lastTool : drawn;
    return { tool, given: tool.given(dice), retryOf: null };
  }

  private choose(dice: Dice, position: number): Call {
    const { plan } = this;
    if (this.next !== null) return this.next;
    const asks = position === plan.turn && plan.scenario === "elicitation";
    const reports = position === plan.progressAt && plan.progressNotes > 0;
    if (!asks && !reports) return this.fresh(dice);
    const fitting = plan.server.tools.filter((tool) => (asks ? tool.elicitation : tool.reportsProgress) !== undefined);
    const tool = dice.pick(fitting);
    return { tool, given: tool.given(dice), retryOf: null };
  }

  /** The scenario's own way of calling, if it has one. */
  private special(dice: Dice, call: Call, position: number): boolean {
    switch (this.plan.scenario) {
      case "invalid_arguments":
        this.invalid(dice, call);
        return true;
      case "unknown_tool":
        this.unknown(dice, call);
        return true;
      case "internal_error":
        this.collapsing(dice, call);
        return true;
      case "elicitation":
        this.declined = !elicit(this.talk, this.plan, dice, call, position);
        return true;
      default:
        return false;
    }
  }

  private plain(dice: Dice, call: Call, progressNotes: number): void {
    const { talk, plan } = this;
    const open = sendCall(talk, call, { progress: progressNotes > 0 });
    const ms = latency(dice, call.tool.latency.median, call.tool.latency.sigma);
    if (progressNotes > 0) reportProgress(talk, open, call.tool, progressNotes, ms + 40 * progressNotes);
    else talk.wait(ms);
    talk.respond(open, toolResult(talk.dialect, call.tool.answer(dice, call.given), plan.server.spellsSuccess), false);
  }

  /** Two calls in flight at once; the quicker one is answered first. */
  private pair(dice: Dice, first: Call, second: Call): void {
    const { talk, plan } = this;
    const calls = [first, second].map((call) => {
      const open = sendCall(talk, call);
      talk.wait(dice.between(1, 6));
      return { call, open, due: open.ts + 8 + latency(dice, call.tool.latency.median, call.tool.latency.sigma) };
    });
    calls.sort((left, right) => left.due - right.due);
    for (const { call, open, due } of calls) {
      talk.now = due;
      talk.respond(
        open,
        toolResult(talk.dialect, call.tool.answer(dice, call.given), plan.server.spellsSuccess),
        false,
      );
    }
    this.lastTool = second.tool;
  }

  /** Two calls may run at once when neither has anything planned for it. */
  private mayPair(position: number): boolean {
    const { plan } = this;
    const second = position + 1;
    const free = (at: number) =>
      (at !== plan.turn || plan.scenario === "happy_path") &&
      (at !== plan.progressAt || plan.progressNotes === 0) &&
      (at !== plan.pingAt || plan.pings === 0);
    return second < plan.calls && free(position) && free(second);
  }

  /** The work fails: an error that the agent can read, and often tries to get round. */
  private failing(dice: Dice, call: Call): void {
    const { talk } = this;
    const open = sendCall(talk, call);
    talk.wait(latency(dice, call.tool.latency.median, call.tool.latency.sigma));
    talk.respond(open, toolFailure(talk.dialect, call.tool.failure(dice, call.given)), true);
    this.fault();
    if (dice.chance(0.35)) this.next = { ...call, retryOf: open.seq };
    else if (dice.chance(0.3)) this.next = { tool: call.tool, given: call.tool.given(dice), retryOf: null };
  }

  /** Arguments that the schema refuses: a protocol error at first, since 2025-11-25 an error of the tool. */
  private invalid(dice: Dice, call: Call): void {
    const { talk, plan } = this;
    const { given, complaint } = invalidArguments(dice, call.tool, call.given, plan.server.wording);
    const open = sendCall(talk, { ...call, given });
    talk.wait(lognormal(dice, 7, 0.6));
    if (plan.revision === "2025-06-18") talk.refuse(open, -32602, complaint);
    else talk.respond(open, toolFailure(talk.dialect, complaint), true);
    this.fault();
    this.next = { ...call, retryOf: null };
  }

  private unknown(dice: Dice, call: Call): void {
    const { talk, plan } = this;
    const name = misnamed(dice, call.tool, new Set(plan.server.tools.map((tool) => tool.name)));
    const open = sendCall(talk, call, { name });
    talk.wait(lognormal(dice, 5, 0.5));
    talk.refuse(open, -32602, dice.pick([`Unknown tool: ${name}`, `Tool ${name} not found`, `Unknown tool: ${name}`]));
    this.fault();
    if (dice.chance(0.75)) this.next = { ...call, retryOf: null };
  }

  private collapsing(dice: Dice, call: Call): void {
    const { talk } = this;
    const open = sendCall(talk, call);
    talk.wait(latency(dice, call.tool.latency.median, call.tool.latency.sigma));
    talk.refuse(open, -32603, dice.pick(collapses));
    this.fault();
    if (dice.chance(0.75)) this.next = { ...call, retryOf: open.seq };
  }

  private ping(dice: Dice): void {
    const { talk } = this;
    const open = talk.request("ping", "");
    talk.wait(latency(dice, 3, 0.6));
    talk.respond(open, "{}");
    talk.wait(lognormal(dice, 400, 0.8));
  }

  private fault(): void {
    this.faults++;
    this.lastFailed = true;
  }
}

/** A tool name as an agent misremembers it, never one that the server has. */
function misnamed(dice: Dice, tool: Tool, known: ReadonlySet<string>): string {
  const other = dice.pick(dice.pick(servers).tools).name;
  const guesses = [
    `${tool.name}s`,
    tool.name.replaceAll("_", "-"),
    tool.name.replaceAll(".", "_"),
    `${tool.name}_v2`,
    other,
  ];
  const guess = dice.pick(guesses);
  return known.has(guess) ? `${tool.name}_all` : guess;
}

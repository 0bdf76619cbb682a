import { codeDigits } from "../../engine/column.ts";
import { hexText } from "../../engine/hex.ts";
import { type Agents, agentModels } from "../../entities/agents.ts";
import { innerKey } from "../../random/hash.ts";
import { pick, type WeightedTable, weightedTable } from "../../random/weighted-table.ts";
import { servers } from "../mcp-tool-call-transcripts/servers.ts";
import { agentAttributes, type Connection, chatAttributes, mcpAttributes, type Run } from "./attributes.ts";
import { failureOf, modelFailures, type ToolFailure } from "./failures.ts";
import { INSTANCES, type Resources } from "./resources.ts";
import { emptySpan, type Span } from "./span.ts";
import { TraceDice } from "./trace-dice.ts";
import type { TracePlan } from "./trace-plan.ts";
import {
  agentNames,
  CLIENT,
  crew,
  ERROR,
  INTERNAL,
  mcpMethods,
  OK,
  SERVER,
  spanNames,
  toolNames,
  UNSET,
} from "./vocabulary.ts";

export interface TraceSettings {
  readonly agents: number;
  readonly toolErrorRate: number;
  readonly clockSkewMs: number;
  /** Indices of the protocol revisions that servers may speak. */
  readonly revisions: readonly number[];
}

/** What all traces of a seed share. */
export interface Cast {
  readonly agents: Agents;
  readonly resources: Resources;
}

const INITIALIZE = mcpMethods.indexOf("initialize");
const DISCOVER = mcpMethods.indexOf("server/discover");
const LIST = mcpMethods.indexOf("tools/list");
const CALL = mcpMethods.indexOf("tools/call");
/** The revision without a handshake and without sessions. */
const STATELESS = 2;
const MS = 1_000_000;
/** How long a client waits for an answer; what takes longer has failed. */
const TIMEOUT_MS = 60_000;
/** Over days and callers latencies spread wider than in one session, and one answer in seventy comes much later. */
const SPREAD = 1.35;
const STALL = 1 / 70;
/** After a failure the agent tries the same tool again as often as not. */
const RETRY_SHARE = 0.5;
/** Runs whose last answer is cut off. */
const CUT_OFF_SHARE = 0.025;
/** Tokens a second that the models write, by the order of `agentModels`, and whether they think first. */
const speeds = [62, 118, 48, 140, 75, 55] as const;
const thinks = [true, false, true, false, false, true] as const;

const nameOf = new Map(spanNames.map((name, i) => [name, i]));
const serverOf = new Map(servers.map((server, i) => [server.name, i]));
const toolOf = new Map(toolNames.map((name, i) => [name, i]));
const toolShares: readonly WeightedTable[] = servers.map((server) =>
  weightedTable(server.tools.map((tool) => tool.weight)),
);

function spanName(text: string): number {
  return nameOf.get(text) ?? 0;
}

/** An agent's number as text, as a code column of radix 32 and width 6 shows it. */
function agentId(code: number): string {
  let text = "";
  for (let shift = 25; shift >= 0; shift -= 5) text += codeDigits[32][(code >>> shift) & 31] ?? "";
  return `agt_${text}`;
}

/** Plays one trace after another into the same spans. */
export class TracePlayer {
  readonly spans: Span[] = [];
  private readonly settings: TraceSettings;
  private readonly cast: Cast;
  private count = 0;
  private now = 0;
  private dice = new TraceDice(0);
  private input = 0;
  private output = 0;
  private context = 0;
  private cached = 0;
  private agentInstance = 0;
  private model = 0;

  constructor(settings: TraceSettings, cast: Cast) {
    this.settings = settings;
    this.cast = cast;
  }

  play(plan: TracePlan, key: number): void {
    this.dice = new TraceDice(key);
    this.count = 0;
    this.input = 0;
    this.output = 0;
    this.cached = 0;
    const { dice } = this;
    const run = this.begin(key);
    const root = this.next();
    this.now = dice.nanoseconds(3, 0.5);
    const connections = this.connections(plan, run, key);
    for (const connection of connections) this.open(connection);
    this.context = Math.round(700 + 240 * plan.servers + dice.lognormal(420, 0.9));
    const isCutOff = dice.chance(CUT_OFF_SHARE);
    this.converse(plan, run, connections, isCutOff);
    this.end(root, run, isCutOff);
  }

  /** Who runs the trace. Some agents run often. */
  private begin(key: number): Run {
    const { dice } = this;
    const share = dice.unit();
    const number = Math.floor(share * share * this.settings.agents);
    const agent = this.cast.agents.agent(number);
    const role = number % crew.length;
    this.agentInstance = agent.key % INSTANCES;
    this.model = agent.model;
    return {
      agentId: agentId(agent.code),
      agentName: agentNames[role] ?? "",
      conversation: `conv_${hexText(innerKey(key, 1), 10)}`,
      model: agent.model,
      modelName: agentModels[agent.model] ?? "",
      maxTokens: agent.key & 1 ? 4_096 : 8_192,
      temperature: ["0", "0.2", "0.7", "1"][agent.key % 4] ?? "0",
    };
  }

  private connections(plan: TracePlan, run: Run, key: number): Connection[] {
    const { dice, settings } = this;
    const names = crew.find((member) => member.name === run.agentName)?.servers ?? [];
    return names.slice(0, plan.servers).map((serverName, i): Connection => {
      const server = serverOf.get(serverName) ?? 0;
      const revision = dice.of(settings.revisions);
      const isHttp = !dice.chance(servers[server]?.stdioShare ?? 0);
      const sessionKey = isHttp && revision !== STATELESS ? innerKey(key, 20 + i) * 0x100000 + (key & 0xfffff) : -1;
      const client = `10.32.${dice.below(8)}.${4 + dice.below(240)}`;
      return {
        server,
        serverName,
        revision,
        session: sessionKey < 0 ? null : hexText(sessionKey, 16),
        sessionKey,
        http: isHttp
          ? { version: dice.chance(0.7) ? "2" : "1.1", client, clientPort: 32_768 + dice.below(28_000) }
          : null,
        skew: Math.floor((2 * dice.unit() - 1) * settings.clockSkewMs * MS),
        instance: dice.below(INSTANCES),
        nextId: dice.below(2),
      };
    });
  }

  /** The next span of the pool, as a child of the root that starts now. */
  private next(): Span {
    const span = this.spans[this.count] ?? emptySpan();
    this.spans[this.count] = span;
    this.count += 1;
    span.parent = 0;
    span.status = UNSET;
    span.message = null;
    span.service = 0;
    span.method = -1;
    span.tool = -1;
    span.session = -1;
    span.revision = -1;
    span.start = this.now;
    return span;
  }

  private open(connection: Connection): void {
    const opening = connection.revision === STATELESS ? DISCOVER : INITIALIZE;
    this.exchange(connection, opening, -1, this.dice.nanoseconds(38, 0.8), null);
    this.exchange(connection, LIST, -1, this.dice.nanoseconds(9, 0.7), null);
  }

  /** A request as client and server see it; `work` is the time that the server takes. */
  private exchange(
    connection: Connection,
    method: number,
    tool: number,
    work: number,
    failure: ToolFailure | null,
  ): void {
    const { dice } = this;
    const network = connection.http === null ? 0.12 : 4.5;
    const there = dice.nanoseconds(network, 0.5);
    const back = dice.nanoseconds(network, 0.5);
    const operation = { method: mcpMethods[method] as string, tool, id: connection.nextId };
    connection.nextId += 1;
    const client = this.next();
    const asked = this.count - 1;
    const server = this.next();
    client.kind = CLIENT;
    client.scope = 2;
    client.end = client.start + there + work + back;
    client.resource = this.cast.resources.of(0, this.agentInstance);
    server.kind = SERVER;
    server.scope = 3;
    server.parent = asked;
    server.service = 1 + connection.server;
    server.start = client.start + there + connection.skew;
    server.end = server.start + work;
    server.resource = this.cast.resources.of(server.service, connection.instance);
    const name = tool < 0 ? operation.method : `${operation.method} ${toolNames[tool] ?? ""}`;
    for (const span of [client, server]) {
      span.name = spanName(name);
      span.method = method;
      span.tool = tool;
      span.session = connection.sessionKey;
      span.revision = connection.revision;
      if (failure !== null) {
        span.status = ERROR;
        span.message = failure.message;
      }
      const side = span === client ? "client" : "server";
      span.attributes = mcpAttributes(connection, side, operation, failure?.type ?? null, failure?.rpcCode ?? null);
    }
    this.now = client.end;
    this.pause(0.4);
  }

  private pause(medianMs: number): void {
    this.now += this.dice.nanoseconds(medianMs, 0.6);
  }

  /** Turns of the model, each with the calls that it asks for, until it has the answer. */
  private converse(plan: TracePlan, run: Run, connections: readonly Connection[], isCutOff: boolean): void {
    const { dice } = this;
    const turns = plan.calls - plan.doubles;
    const failingTurn = plan.modelErrors > 0 ? dice.below(turns + 1) : -1;
    let doublesLeft = plan.doubles;
    let retry: { connection: Connection; tool: number } | null = null;
    for (let turn = 0; turn < turns; turn++) {
      if (turn === failingTurn) this.failChat(run);
      this.chat(run, "tool_calls");
      // As many turns with two calls as the plan says, at any of the turns left.
      const isDouble = doublesLeft > 0 && dice.unit() * (turns - turn) < doublesLeft;
      if (isDouble) doublesLeft -= 1;
      for (let i = 0; i < (isDouble ? 2 : 1); i++) retry = this.call(connections, retry);
    }
    if (turns === failingTurn) this.failChat(run);
    this.chat(run, isCutOff ? "length" : "stop");
  }

  /** Calls a tool, the one that has just failed perhaps. Returns what may be tried again. */
  private call(
    connections: readonly Connection[],
    retry: { connection: Connection; tool: number } | null,
  ): { connection: Connection; tool: number } | null {
    const { dice } = this;
    const again = retry !== null && dice.chance(RETRY_SHARE) ? retry : null;
    const share = dice.unit();
    const place = share < 0.62 ? 0 : share < 0.86 ? 1 : 2;
    const connection = again?.connection ?? (connections[place % connections.length] as Connection);
    const tools = servers[connection.server]?.tools ?? [];
    const number = again?.tool ?? pick(toolShares[connection.server] as WeightedTable, dice.word());
    const tool = tools[number] as (typeof tools)[number];
    const failure = dice.chance(this.settings.toolErrorRate) ? failureOf(dice, tool.inputSchema) : null;
    const stall = dice.chance(STALL) ? 4 + dice.below(12) : 1;
    const drawn = stall * dice.nanoseconds(tool.latency.median, SPREAD * tool.latency.sigma);
    const usual = Math.min(drawn, (TIMEOUT_MS - 1_000) * MS - dice.below(1_000_000));
    const work =
      failure?.type === "timeout"
        ? (TIMEOUT_MS - 40) * MS + dice.below(20 * 1_000) * 1_000
        : failure?.rpcCode === undefined || failure.rpcCode === null
          ? usual
          : dice.nanoseconds(2, 0.5);
    this.exchange(connection, CALL, toolOf.get(tool.name) ?? 0, work, failure);
    this.context += failure === null ? 12 + Math.round(dice.lognormal(260, 1.1)) : 30 + dice.below(40);
    return failure === null ? null : { connection, tool: number };
  }

  private chat(run: Run, finish: string): void {
    const { dice } = this;
    const span = this.next();
    const spoken = Math.max(8, Math.round(dice.lognormal(finish === "tool_calls" ? 95 : 260, 0.8)));
    const reasoning = thinks[this.model] === true ? Math.round(dice.lognormal(220, 0.9)) : 0;
    const output = finish === "length" ? run.maxTokens : Math.min(run.maxTokens - 1, spoken + reasoning);
    const input = this.context;
    const usage = {
      input,
      cached: this.cached,
      output,
      reasoning: Math.min(reasoning, output),
      finish,
      responseId: `resp_${hexText(dice.word(), 10)}`,
    };
    span.name = spanName(`chat ${run.modelName}`);
    span.kind = CLIENT;
    span.scope = 1;
    span.resource = this.cast.resources.of(0, this.agentInstance);
    span.attributes = chatAttributes(run, usage, null);
    const waiting = dice.nanoseconds(620, 0.45);
    const writing = (output / (speeds[this.model] as number)) * (0.8 + 0.4 * dice.unit()) * 1_000 * MS;
    span.end = span.start + waiting + Math.floor(writing);
    this.input += input;
    this.output += output;
    // What was sent before stays cached in blocks of 64 tokens; the answer becomes part of what is sent next.
    this.cached = Math.floor(input / 64) * 64;
    this.context = input + output + 1;
    this.now = span.end;
    this.pause(2);
  }

  private failChat(run: Run): void {
    const { dice } = this;
    const span = this.next();
    const failure = dice.of(modelFailures);
    span.name = spanName(`chat ${run.modelName}`);
    span.kind = CLIENT;
    span.scope = 1;
    span.status = ERROR;
    span.message = failure.message;
    span.resource = this.cast.resources.of(0, this.agentInstance);
    span.attributes = chatAttributes(run, null, failure.type);
    span.end = span.start + dice.nanoseconds(failure.medianMs, failure.type === "timeout" ? 0.001 : 0.5);
    this.now = span.end;
    this.pause(2_500);
  }

  private end(root: Span, run: Run, isCutOff: boolean): void {
    const error = isCutOff ? "max_tokens" : null;
    root.name = spanName(`invoke_agent ${run.agentName}`);
    root.kind = INTERNAL;
    root.scope = 0;
    root.parent = -1;
    root.start = 0;
    root.end = this.now;
    root.status = isCutOff ? ERROR : OK;
    root.message = isCutOff ? `The answer was cut off at ${run.maxTokens} tokens` : null;
    root.resource = this.cast.resources.of(0, this.agentInstance);
    root.attributes = agentAttributes(run, this.input, this.output, error);
  }
}

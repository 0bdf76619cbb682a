import { innerKey, keyAt, mix, type Stream } from "../../random/hash.ts";
import { CallSequence } from "./call-sequence.ts";
import { clients } from "./client.ts";
import { Conversation, type Message, type Transport } from "./conversation.ts";
import { Dice } from "./dice.ts";
import { openConversation } from "./opening.ts";
import { type PlanSettings, planTranscript } from "./plan.ts";
import type { Outcome, Scenario } from "./scenario.ts";
import type { Revision } from "./tool.ts";
import { type Dialect, dialect } from "./wire.ts";

/** One whole exchange of a client with a server. */
export interface Transcript {
  /** Unique number behind its id, below 2^40. */
  readonly number: number;
  readonly serverName: string;
  readonly revision: Revision;
  readonly transport: Transport;
  readonly scenario: Scenario;
  readonly outcome: Outcome;
  readonly messages: readonly Message[];
}

/** Dialects by client, server and revision, made when first needed. */
export type Dialects = Map<string, Dialect>;

/** The index-th transcript of a stream: so many messages, from `start` (ms since 1970) on. */
export interface TranscriptPlace {
  readonly index: number;
  readonly rows: number;
  readonly start: number;
}

/** Plays a transcript. */
export function playTranscript(
  of: Stream,
  dialects: Dialects,
  settings: PlanSettings,
  { index, rows, start }: TranscriptPlace,
): Transcript {
  const key = keyAt(of, index);
  const topic = { key, start };
  const plan = planTranscript(new Dice(key, topic), rows, settings);
  const dice = new Dice(innerKey(key, 1), topic);
  const client = dice.pickEarly(clients);
  const name = `${client.name}/${plan.server.name}/${plan.revision}`;
  let spoken = dialects.get(name);
  if (spoken === undefined) {
    spoken = dialect(client, plan.server, plan.revision);
    dialects.set(name, spoken);
  }
  const talk = new Conversation(spoken, client, plan.transport, start, dice);
  if (plan.scenario === "missing_capability") talk.capabilities = "{}";
  openConversation(talk, plan, client, dice);
  const outcome = new CallSequence(talk, plan, topic).play();
  if (talk.messages.length !== rows) {
    throw new Error(`transcript ${index} (${plan.scenario}) has ${talk.messages.length} messages instead of ${rows}`);
  }
  return {
    number: mix(index ^ of.a) * 256 + (mix(key ^ of.b) & 255),
    serverName: plan.server.name,
    revision: plan.revision,
    transport: plan.transport,
    scenario: plan.scenario,
    outcome,
    messages: talk.messages,
  };
}

import { pick, type WeightedTable, weightedTable } from "../../random/weighted-table.ts";
import type { Conversation, OpenRequest, RequestNotes } from "./conversation.ts";
import type { Dice } from "./dice.ts";
import type { JsonObject, Tool, ToolServer } from "./tool.ts";

/** A tool call that is about to be made. */
export interface Call {
  readonly tool: Tool;
  readonly given: JsonObject;
  /** Seq of the request that it repeats. */
  readonly retryOf: number | null;
}

const choices = new WeakMap<ToolServer, WeightedTable>();

/** A server's tool, drawn by its weight. */
export function drawTool(dice: Dice, server: ToolServer): Tool {
  let table = choices.get(server);
  if (table === undefined) {
    table = weightedTable(
      server.tools.map((tool) => tool.weight),
      8,
    );
    choices.set(server, table);
  }
  return server.tools[pick(table, dice.word())] as Tool;
}

export interface CallNotes extends RequestNotes {
  /** Another name than the tool's, for calls of tools that are not there. */
  readonly name?: string;
  /** Ask for progress under the request's id. */
  readonly progress?: boolean;
  /** Members that a repeated request carries back, in code unit order around `name`. */
  readonly inputResponses?: string;
  readonly requestState?: string;
}

/** Sends `tools/call`. */
export function sendCall(talk: Conversation, call: Call, notes: CallNotes = {}): OpenRequest {
  const name = notes.name ?? call.tool.name;
  const meta = talk.meta(notes.progress === true ? talk.nextId() : null);
  const responses = notes.inputResponses === undefined ? "" : `,"inputResponses":${notes.inputResponses}`;
  const state = notes.requestState === undefined ? "" : `,"requestState":"${notes.requestState}"`;
  const params = `{${meta}"arguments":${JSON.stringify(call.given)}${responses},"name":"${name}"${state}}`;
  return talk.request("tools/call", params, { retryOf: call.retryOf, ...notes, toolName: name });
}

/** Reports progress on an open call, `notes` times, over `ms` milliseconds that end with its answer. */
export function reportProgress(talk: Conversation, open: OpenRequest, tool: Tool, notes: number, ms: number): void {
  const started = talk.now;
  const stages = tool.reportsProgress;
  for (let i = 1; i <= notes; i++) {
    talk.now = started + Math.floor((ms * i) / (notes + 1));
    const stage = stages?.[Math.floor(((i - 1) * stages.length) / notes)];
    const message = stage === undefined ? "" : `"message":${JSON.stringify(stage)},`;
    const progress = Math.floor((100 * i) / (notes + 1));
    talk.notify(
      "s2c",
      "notifications/progress",
      `{${message}"progress":${progress},"progressToken":${open.id},"total":100}`,
    );
  }
  talk.now = started + ms;
}

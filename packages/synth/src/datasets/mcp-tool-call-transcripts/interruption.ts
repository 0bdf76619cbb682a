import { type Call, sendCall } from "./call.ts";
import type { Conversation } from "./conversation.ts";
import type { Dice } from "./dice.ts";
import { latency, lognormal } from "./latency.ts";
import { handshake } from "./opening.ts";
import type { Plan } from "./plan.ts";
import { isStateless } from "./wire.ts";

const impatience = [
  "User requested cancellation",
  "timeout",
  "superseded by a newer question",
  "Client is shutting down",
  "no longer needed",
] as const;

/**
 * Plays what a scenario puts between two calls. `call` is the one that the agent had in mind.
 * Returns the call to make next (a repetition of the one that got lost), or null when the agent may choose anew.
 */
export function interrupt(talk: Conversation, plan: Plan, dice: Dice, call: Call): Call | null {
  switch (plan.scenario) {
    case "transport_retry":
      return loseRequest(talk, dice, call);
    case "session_expired":
      return expireSession(talk, plan, dice, call);
    case "header_mismatch":
      return mismatchHeader(talk, dice, call);
    case "cancellation":
      cancel(talk, plan, dice, call);
      break;
    case "unknown_method":
      askUnknownMethod(talk, dice);
      break;
    case "resource_not_found":
      readMissingResource(talk, plan, dice);
      break;
    case "missing_capability":
      lackCapability(talk, plan, dice);
      break;
    default:
  }
  return null;
}

/** True for scenarios that `interrupt` plays. */
export function interrupts(plan: Plan): boolean {
  switch (plan.scenario) {
    case "transport_retry":
    case "session_expired":
    case "header_mismatch":
    case "cancellation":
    case "unknown_method":
    case "resource_not_found":
    case "missing_capability":
      return true;
    default:
      return false;
  }
}

/** A request whose connection breaks, or that a gateway refuses: no JSON-RPC message comes back. */
function loseRequest(talk: Conversation, dice: Dice, call: Call): Call {
  const status = talk.transport === "stdio" ? null : dice.pick([502, 503, 503, 504, 429, null]);
  const lost = sendCall(talk, call, status === null ? {} : { httpStatus: status });
  talk.wait(status === 504 ? 30_000 : latency(dice, 900, 0.9));
  talk.wait(lognormal(dice, 1_400, 0.6));
  return { ...call, retryOf: lost.seq };
}

/** The server has forgotten the session: 404, and the client starts a new one (revisions before 2026-07-28). */
function expireSession(talk: Conversation, plan: Plan, dice: Dice, call: Call): Call {
  const refused = sendCall(talk, call, { httpStatus: 404 });
  talk.wait(latency(dice, 25, 0.6));
  handshake(talk, dice, plan.revision);
  talk.wait(lognormal(dice, 6, 0.5));
  return { ...call, retryOf: refused.seq };
}

function mismatchHeader(talk: Conversation, dice: Dice, call: Call): Call {
  const refused = sendCall(talk, call);
  const { name } = call.tool;
  talk.wait(latency(dice, 6, 0.5));
  talk.refuse(
    refused,
    -32020,
    dice.pick([
      `Header mismatch: Mcp-Name header value '${name.toUpperCase()}' does not match body value '${name}'`,
      "Header mismatch: required header Mcp-Method is missing",
      "Header mismatch: MCP-Protocol-Version header value '2025-11-25' does not match body value '2026-07-28'",
      "Header mismatch: required header Mcp-Name is missing",
    ]),
  );
  talk.wait(lognormal(dice, 60, 0.7));
  return { ...call, retryOf: refused.seq };
}

/** The client gives up waiting. Over HTTP without sessions it just closes the stream. */
function cancel(talk: Conversation, plan: Plan, dice: Dice, call: Call): void {
  const silent = isStateless(plan.revision) && plan.transport === "streamable-http";
  const open = sendCall(talk, call, plan.transport === "stdio" ? {} : { httpStatus: 200 });
  talk.wait(lognormal(dice, 9_000, 0.8));
  if (!silent) {
    const reason = dice.chance(0.8) ? `"reason":"${dice.pick(impatience)}",` : "";
    talk.notify("c2s", "notifications/cancelled", `{${reason}"requestId":${open.id}}`);
  }
  talk.wait(lognormal(dice, 1_200, 0.8));
}

/** A request for a feature that the server does not offer. */
function askUnknownMethod(talk: Conversation, dice: Dice): void {
  const lists = dice.chance(0.65);
  const method = lists ? "prompts/list" : "completion/complete";
  const completion = '"argument":{"name":"topic","value":"qu"},"ref":{"name":"summarize","type":"ref/prompt"}';
  const params = lists ? `{${talk.meta().slice(0, -1)}}` : `{${talk.meta()}${completion}}`;
  const open = talk.request(method, params === "{}" ? "" : params);
  talk.wait(latency(dice, 5, 0.6));
  talk.refuse(open, -32601, dice.pick(["Method not found", `Method not found: ${method}`, `Unknown method ${method}`]));
  talk.wait(lognormal(dice, 700, 0.6));
}

function readMissingResource(talk: Conversation, plan: Plan, dice: Dice): void {
  const uri = JSON.stringify(plan.server.missingResource?.(dice) ?? "about:blank");
  const open = talk.request("resources/read", `{${talk.meta()}"uri":${uri}}`);
  talk.wait(latency(dice, 14, 0.7));
  const code = isStateless(plan.revision) ? -32602 : -32002;
  talk.refuse(open, code, dice.pick(["Resource not found", "Unknown resource", "No such resource"]), `{"uri":${uri}}`);
  talk.wait(lognormal(dice, 1_500, 0.6));
}

/** A tool that must ask the user, called by a client that cannot. */
function lackCapability(talk: Conversation, plan: Plan, dice: Dice): void {
  const tool = dice.pick(plan.server.tools.filter((each) => each.elicitation !== undefined));
  const open = sendCall(talk, { tool, given: tool.given(dice), retryOf: null });
  talk.wait(latency(dice, 20, 0.6));
  talk.refuse(
    open,
    -32021,
    dice.pick(["Missing required client capability: elicitation", `${tool.name} needs a client that can elicit input`]),
    '{"requiredCapabilities":{"elicitation":{"form":{}}}}',
  );
  talk.wait(lognormal(dice, 1_800, 0.6));
}

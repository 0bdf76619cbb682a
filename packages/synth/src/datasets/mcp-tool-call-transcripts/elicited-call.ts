import { type Call, reportProgress, sendCall } from "./call.ts";
import type { Conversation, OpenRequest } from "./conversation.ts";
import type { Dice } from "./dice.ts";
import { latency, lognormal } from "./latency.ts";
import type { Plan } from "./plan.ts";
import { elicitationParams, elicitationResult, inputRequired, isStateless, toolResult } from "./wire.ts";

const refusals = [
  "Declined by the user; nothing was done.",
  "The user said no. Nothing has changed.",
  "Stopped: not confirmed.",
] as const;

/**
 * A call for which the server asks the user first: by a request of its own while the call is open, or (2026-07-28) by a
 * result that the client answers by repeating the call. Returns false when the user declines.
 */
export function elicit(talk: Conversation, plan: Plan, dice: Dice, call: Call, position: number): boolean {
  const { elicitation } = call.tool;
  if (elicitation === undefined) throw new Error(`${call.tool.name} asks nothing`);
  const question = elicitationParams(plan.revision, elicitation.message(call.given), elicitation.requestedSchema);
  const accepts = dice.chance(0.82);
  const reply = elicitationResult(accepts ? "accept" : "decline", elicitation.content(dice));
  const progress = plan.progressNotes > 0 && position === plan.progressAt;
  const stateless = isStateless(plan.revision);
  const open = stateless
    ? repeatWithInput(talk, dice, call, question, reply, progress)
    : askMeanwhile(talk, dice, call, question, reply, progress);
  const ms = latency(dice, call.tool.latency.median, call.tool.latency.sigma);
  if (progress) reportProgress(talk, open, call.tool, plan.progressNotes, ms + 40 * plan.progressNotes);
  else talk.wait(ms);
  const answer = accepts ? call.tool.answer(dice, call.given) : { text: dice.pick(refusals) };
  talk.respond(open, toolResult(talk.dialect, answer, plan.server.spellsSuccess), false);
  return accepts;
}

function askMeanwhile(
  talk: Conversation,
  dice: Dice,
  call: Call,
  question: string,
  reply: string,
  progress: boolean,
): OpenRequest {
  const open = sendCall(talk, call, { progress });
  talk.wait(latency(dice, 60, 0.6));
  const asked = talk.ask("elicitation/create", question);
  talk.wait(lognormal(dice, 8_500, 0.8));
  talk.respond(asked, reply);
  return open;
}

function repeatWithInput(
  talk: Conversation,
  dice: Dice,
  call: Call,
  question: string,
  reply: string,
  progress: boolean,
): OpenRequest {
  const key = dice.pick(["confirmation", "user_input", "approval"]);
  const requestState = dice.hex(48);
  const first = sendCall(talk, call);
  talk.wait(latency(dice, 60, 0.6));
  talk.respond(first, inputRequired(talk.dialect, key, question, requestState));
  talk.wait(lognormal(dice, 8_500, 0.8));
  return sendCall(
    talk,
    { ...call, retryOf: first.seq },
    { progress, inputResponses: `{"${key}":${reply}}`, requestState },
  );
}

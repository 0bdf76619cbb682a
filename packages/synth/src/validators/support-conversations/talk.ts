import { instantMs } from "../instant.ts";
import { isHundredths } from "../record-rules.ts";
import type { Report } from "../validation.ts";
import { customerActs, serviceActs } from "./acts.ts";
import type { Conversation, Message } from "./conversation.ts";
import { suits } from "./moods.ts";

const BOT = "AGT-0000";

/** Rules on who says what when. */
export function checkTalk(row: Conversation, report: Report): void {
  checkOrder(row, report);
  checkRoles(row, report);
  for (const message of row.messages) checkMessage(message, report);
}

function checkOrder(row: Conversation, report: Report): void {
  const { messages } = row;
  if (messages.length !== row.message_count) report("message-order", `${messages.length} of ${row.message_count}`);
  let last = "";
  let turn = 0;
  for (const message of messages) {
    turn++;
    if (message.turn !== turn) report("message-order", `turn ${message.turn} in place ${turn}`);
    // Timestamps of one form are ordered as their texts are.
    if (message.ts < last) report("message-order", `turn ${turn} comes before the one above`);
    last = message.ts;
  }
  if (messages[0]?.ts !== row.started_at || last !== row.ended_at) {
    report("message-order", `from ${messages[0]?.ts} to ${last}`);
  }
  const first = messages[0];
  if (first !== undefined && first.role !== "customer" && first.act !== "greet") {
    report("first-speaker", `${first.role} begins with ${first.act}`);
  }
  checkDurations(row, report);
}

function checkDurations(row: Conversation, report: Report): void {
  const start = instantMs(row.started_at);
  const handled = Math.floor((instantMs(row.ended_at) - start) / 1_000);
  if (row.handle_time_s !== handled) report("durations", `handle_time_s is ${handled}`);
  const answer = row.messages.find((message) => message.role !== "customer");
  const waited = answer === undefined ? Number.NaN : Math.floor((instantMs(answer.ts) - start) / 1_000);
  if (row.first_response_s !== waited) report("durations", `first_response_s is ${waited}`);
}

function checkRoles(row: Conversation, report: Report): void {
  let bots = 0;
  let agents = 0;
  let handedBack = false;
  for (const { role } of row.messages) {
    if (role === "agent") agents++;
    if (role !== "bot") continue;
    bots++;
    if (agents > 0) handedBack = true;
  }
  const type = row.agent_type;
  const wrong = type === "bot" ? agents > 0 : type === "human" ? bots > 0 : agents === 0 || bots === 0 || handedBack;
  if (wrong) report("roles", `${bots} messages of the bot, ${agents} of agents with ${type}`);
  if ((row.agent_id === BOT) !== (type === "bot")) report("roles", `${row.agent_id} with ${type}`);
}

function checkMessage(message: Message, report: Report): void {
  const { act, emotion, intensity, role, sentiment } = message;
  if (!(role === "customer" ? customerActs : serviceActs).has(act)) report("acts", `${act} of the ${role}`);
  const calm = emotion === "neutral" && sentiment === 0 && intensity === 0;
  const fit = role === "customer" ? suits(emotion, sentiment) : calm;
  if (!fit || !isHundredths(sentiment) || !isHundredths(intensity)) {
    report("sentiment", `${emotion} of the ${role} with sentiment ${sentiment} and intensity ${intensity}`);
  }
}

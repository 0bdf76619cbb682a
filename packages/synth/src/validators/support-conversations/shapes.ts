import { instantMs } from "../instant.ts";
import type { Report } from "../validation.ts";
import { customerActs, serviceActs } from "./acts.ts";
import { policies } from "./conversation.ts";
import { moodOf } from "./moods.ts";

const knownPolicies: ReadonlySet<unknown> = new Set(policies);
const actionNames: ReadonlySet<unknown> = new Set([
  ...["pull_up_account", "verify_identity", "look_up_order", "track_parcel", "check_stock", "check_payment"],
  ...["issue_refund", "create_replacement", "send_return_label", "cancel_order", "update_order", "send_invoice"],
  ...["unlock_account", "credit_points", "close_account", "issue_voucher", "block_order", "transfer_to_specialist"],
]);
const roles: ReadonlySet<unknown> = new Set(["customer", "agent", "bot"]);
const results: ReadonlySet<unknown> = new Set(["ok", "not_found", "refused"]);

function hasMembers(value: unknown, count: number): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  let members = 0;
  for (const _name in value) members++;
  return members === count;
}

function isWhole(value: unknown): boolean {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1;
}

function isBetween(value: unknown, minimum: number, maximum: number): boolean {
  return typeof value === "number" && value >= minimum && value <= maximum;
}

function isMention(value: unknown): boolean {
  return hasMembers(value, 2) && typeof value.field === "string" && typeof value.text === "string";
}

function isMessage(value: unknown): boolean {
  return (
    hasMembers(value, 9) &&
    typeof value.act === "string" &&
    (customerActs.has(value.act) || serviceActs.has(value.act)) &&
    typeof value.emotion === "string" &&
    moodOf.has(value.emotion) &&
    Array.isArray(value.entities) &&
    value.entities.every(isMention) &&
    isBetween(value.intensity, 0, 1) &&
    roles.has(value.role) &&
    isBetween(value.sentiment, -1, 1) &&
    typeof value.text === "string" &&
    value.text !== "" &&
    typeof value.ts === "string" &&
    !Number.isNaN(instantMs(value.ts)) &&
    isWhole(value.turn)
  );
}

function isAction(value: unknown): boolean {
  return (
    hasMembers(value, 4) &&
    isWhole(value.after_turn) &&
    typeof value.args === "object" &&
    value.args !== null &&
    !Array.isArray(value.args) &&
    actionNames.has(value.name) &&
    results.has(value.result)
  );
}

/** Checks the members of a conversation's arrays against their published shape. */
export function checkShapes(record: Record<string, unknown>, report: Report): boolean {
  const { messages, actions, policy_refs: refs } = record;
  let sound = true;
  const flaw = (of: string, value: unknown) => {
    sound = false;
    report("schema", `${of} ${JSON.stringify(value)}`);
  };
  if (Array.isArray(messages)) for (const message of messages) if (!isMessage(message)) flaw("message", message);
  if (Array.isArray(actions)) for (const action of actions) if (!isAction(action)) flaw("action", action);
  if (Array.isArray(refs)) for (const ref of refs) if (!knownPolicies.has(ref)) flaw("policy_refs with", ref);
  return sound;
}

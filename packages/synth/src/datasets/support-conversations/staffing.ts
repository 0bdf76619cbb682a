import { botName, staffNames } from "../../language/details.ts";
import { state } from "../../language/slots.ts";
import { agentVoice } from "../../language/voice.ts";
import { below, draw, keyAt, type Stream, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { chooseResolution, isLateReturn, mustRefuse } from "./matter-choice.ts";
import type { Scene } from "./scene.ts";
import { hasGuardedRemedy } from "./solution.ts";
import type { Subintent } from "./vocabulary.ts";

/** What a buyer sets of the service. */
export interface ServiceRates {
  /** Share of conversations that the bot begins. */
  readonly botShare: number;
  readonly violationShare: number;
  readonly teamSize: number;
  /** Share of conversations that are rated. */
  readonly surveyShare: number;
}

const field = {
  agent: 41,
  bot: 42,
  handsOver: 43,
  escalates: 44,
  resolution: 45,
  violation: 46,
  goodwill: 50,
} as const;
/** Numbers of people lie within 18 bits, and 0 is the bot. */
const STAFF_BITS = 18;

/** Matters that the bot may finish by itself. */
const simple = new Set<Subintent>([
  "late_parcel",
  "start_return",
  "label_problem",
  "invoice_copy",
  "points_missing",
  "locked_out",
  "code_rejected",
  "price_drop",
  "usage_question",
  "product_advice",
  "availability",
  "change_address",
  "cancel_order",
]);

/** Matters that touch neither money nor data of the account. */
const open = new Set<Subintent>([
  "usage_question",
  "product_advice",
  "availability",
  "suspicious_message",
  "code_rejected",
  "declined_payment",
]);

/** Decides how the conversation will end and whether a rule is broken in it. */
export function decideOutcome(scene: Scene, rates: ServiceRates): void {
  const { key, matter, of, today } = scene;
  const violates = unit(draw(key, field.violation)) < rates.violationShare;
  const forced = mustRefuse(matter, of, today);
  scene.broken = null;
  scene.needsIdentity = !open.has(matter);
  scene.skipsIdentity = false;
  scene.verified = false;
  if (violates && isLateReturn(matter, of, today)) {
    scene.broken = "POL-RET-30";
    scene.resolution = "resolved";
  } else if (violates && !forced && hasGuardedRemedy(matter)) {
    scene.broken = "POL-ID-1";
    scene.skipsIdentity = true;
    scene.resolution = "resolved";
  } else {
    const u = unit(draw(key, field.resolution));
    scene.resolution = forced ? "declined_by_policy" : chooseResolution(matter, u);
  }
  scene.goodwill = scene.needsIdentity && matter !== "price_drop" && unit(draw(key, field.goodwill)) < 0.22;
}

/** Decides who answers. */
export function assignStaff(scene: Scene, staff: Stream, rates: ServiceRates): void {
  const { key, matter, facts } = scene;
  const person = below(draw(key, field.agent), rates.teamSize);
  scene.staffNumber = 1 + permute(staff, person, STAFF_BITS);
  const personKey = keyAt(staff, person);
  scene.staffName = staffNames[below(draw(personKey, 0), staffNames.length)] as string;
  agentVoice(scene.staff, personKey);
  scene.botFirst = unit(draw(key, field.bot)) < rates.botShare;
  const alone = simple.has(matter) && unit(draw(key, field.handsOver)) < 0.62;
  scene.escalated = false;
  scene.escalates = scene.botFirst ? !alone : unit(draw(key, field.escalates)) < 0.07;
  scene.role = scene.botFirst ? "bot" : "agent";
  scene.answering = scene.botFirst ? scene.bot : scene.staff;
  state(facts, "name", scene.botFirst ? botName : scene.staffName);
}

import type { Bank } from "../../language/phrase.ts";
import type { Facts } from "../../language/slots.ts";
import type { Voice } from "../../language/voice.ts";
import { draw, unit } from "../../random/hash.ts";
import type { Case } from "./case.ts";
import type { Mood } from "./mood.ts";
import type { Role, Transcript } from "./transcript.ts";
import type { ActionName, AgentAct, CustomerAct, PolicyRef, Resolution, Subintent } from "./vocabulary.ts";
import type { MatterWords, Wording } from "./wording.ts";

/** One conversation while it is held. */
export interface Scene {
  key: number;
  /** The day on which it begins, since 1970. */
  today: number;
  of: Case;
  /** The subintent's number. */
  number: number;
  readonly transcript: Transcript;
  readonly facts: Facts;
  readonly mood: Mood;
  readonly customer: Voice;
  readonly staff: Voice;
  readonly bot: Voice;
  readonly words: Wording;
  matterWords: MatterWords;
  matter: Subintent;
  resolution: Resolution;
  /** Who answers at the moment. */
  role: "agent" | "bot";
  answering: Voice;
  hasOrder: boolean;
  /** True where the matter touches money or data of the account. */
  needsIdentity: boolean;
  verified: boolean;
  /** True where the bot answers first. */
  botFirst: boolean;
  /** True where the identity check is left out against the rules. */
  skipsIdentity: boolean;
  escalates: boolean;
  escalated: boolean;
  /** True where a voucher is put aside for the trouble. */
  goodwill: boolean;
  /** The person who answers, from 1. */
  staffNumber: number;
  staffName: string;
  /** The rule that is broken on purpose, or null. */
  broken: PolicyRef | null;
  /** Minor units; 0 without one. */
  refund: number;
  voucher: number;
  /** Day of the promise, or −1. */
  followUpOn: number;
  productName: string;
  /** What the matter turns on, or null. */
  detail: string | null;
  orderText: string;
  /** The arguments of actions that name the customer, and the order, as JSON. */
  customerId: string;
  orderId: string;
  drawn: number;
}

/** The next draw of the conversation in [0, 1). Draws are numbered from 100 on; what is below belongs to the case. */
export function roll(scene: Scene): number {
  scene.drawn += 1;
  return unit(draw(scene.key, 100 + scene.drawn));
}

/** A person's pause before a message, ms. */
function pause(scene: Scene, role: Role): number {
  const u = roll(scene);
  if (role === "bot") return 700 + Math.floor(u * 1_400);
  if (role === "agent") return 6_000 + Math.floor(u * u * 42_000);
  return 3_000 + Math.floor(u * u * 36_000);
}

/** Messages shorter than this are mostly followed by something else, and those shorter than the other always. */
const BRIEF = 44;
const TERSE = 26;
const parting: ReadonlySet<CustomerAct> = new Set(["thank", "praise_agent", "decline_more", "say_goodbye"]);

/** The customer says a sentence, and at times another one after it. */
export function customerSays(scene: Scene, act: CustomerAct, first: Bank, second?: Bank, before?: Bank): void {
  const { transcript, mood, customer } = scene;
  const utterance = transcript.open(customer);
  if (before !== undefined) utterance.say(before);
  utterance.say(first);
  if (second !== undefined) utterance.say(second);
  else if (utterance.text.length < (roll(scene) < 0.7 + customer.verbosity * 0.4 ? BRIEF : TERSE)) {
    utterance.say(parting.has(act) ? scene.words.farewellAsides : scene.words.asides);
  }
  mood.feel(act, roll(scene), roll(scene));
  transcript.close("customer", act, pause(scene, "customer"), mood.emotion, mood.sentiment, mood.intensity);
}

/** The arguments of an action, as JSON. */
export function actionArguments(scene: Scene, action: ActionName): string {
  if (action === "issue_refund") return `{"amount":${scene.refund / 100},${scene.orderId.slice(1)}`;
  if (action === "issue_voucher") return `{"amount":${scene.voucher / 100},${scene.customerId.slice(1)}`;
  return scene.hasOrder ? scene.orderId : scene.customerId;
}

/** Whoever answers says a sentence, with another one after it where given. False where the facts allow no such sentence. */
export function staffSays(scene: Scene, act: AgentAct, first: Bank, second?: Bank): boolean {
  const courtesy =
    second === undefined && scene.role === "agent" && roll(scene) < 0.3 ? scene.words.courtesies : second;
  const polite = act === "greet" || act === "close" || act === "transfer" ? second : courtesy;
  return scene.transcript.answer(scene.role, scene.answering, act, pause(scene, scene.role), first, polite);
}

/** Time passes without a word. */
export function passTime(scene: Scene, seconds: number): void {
  scene.transcript.now += Math.floor(seconds * 1000 * (0.5 + roll(scene)));
}

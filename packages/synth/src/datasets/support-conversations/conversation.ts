import { categories } from "../../entities/shop.ts";
import { codeText } from "../../language/code-text.ts";
import { articleName } from "../../language/goods.ts";
import { facts, state } from "../../language/slots.ts";
import { Utterance } from "../../language/utterance.ts";
import { customerVoice, voice } from "../../language/voice.ts";
import { below, draw, keyAt, type Stream, streamsOf, unit } from "../../random/hash.ts";
import type { Case } from "./case.ts";
import { detailOf, money, stateArticle, stateFollowUp, stateOrder } from "./case-facts.ts";
import { dayOf } from "./contact-clock.ts";
import { converse } from "./dialogue.ts";
import { chooseMatter, hasArticle, hasOrder } from "./matter-choice.ts";
import { Mood } from "./mood.ts";
import type { Scene } from "./scene.ts";
import { paysBack } from "./solution.ts";
import { assignStaff, decideOutcome, type ServiceRates } from "./staffing.ts";
import { Transcript } from "./transcript.ts";
import { type Subintent, subintents } from "./vocabulary.ts";
import { wording } from "./wording.ts";

const voiceStreams = streamsOf("language/voice");
const articleStreams = streamsOf("language/article");
const staffStreams = streamsOf("support-conversations/staff");

const field = { follow: 48, refund: 49, voucher: 51, mood: 52 } as const;

const owed = new Set<Subintent>(["start_return", "refund_pending", "refund_short"]);
/** The largest goodwill voucher by currency (EUR, GBP, SEK, PLN), in whole units. */
const VOUCHER_CAPS = [40, 40, 440, 170];

/** Holds the conversation of a key about a case; the scene is reused. */
export type Hold = (key: number, start: number, of: Case) => Scene;

export function conversations(seed: string, rates: ServiceRates): Hold {
  const voices = voiceStreams(seed);
  const articles = articleStreams(seed);
  const staff = staffStreams(seed);
  let scene: Scene | undefined;
  return (key, start, of) => {
    scene ??= emptyScene(of);
    begin(scene, key, start, of);
    customerVoice(scene.customer, keyAt(voices, of.customer));
    decideOutcome(scene, rates);
    assignStaff(scene, staff, rates);
    stateCase(scene, articles);
    stateTerms(scene);
    scene.mood.begin(scene.matter, scene.customer.patience, unit(draw(key, field.mood)));
    scene.transcript.begin(key, start);
    converse(scene);
    return scene;
  };
}

function emptyScene(of: Case): Scene {
  const known = facts();
  const words = wording();
  const customer = voice();
  const bot = voice();
  bot.formality = 0.85;
  return {
    key: 0,
    today: 0,
    of,
    number: 0,
    transcript: new Transcript(new Utterance(known, customer)),
    facts: known,
    mood: new Mood(),
    customer,
    staff: voice(),
    bot,
    words,
    matterWords: words.matters[0] as Scene["matterWords"],
    matter: subintents[0],
    resolution: "resolved",
    role: "agent",
    answering: bot,
    hasOrder: false,
    needsIdentity: false,
    skipsIdentity: false,
    verified: false,
    botFirst: false,
    escalates: false,
    escalated: false,
    goodwill: false,
    staffNumber: 1,
    staffName: "",
    broken: null,
    refund: 0,
    voucher: 0,
    followUpOn: -1,
    productName: "",
    detail: null,
    orderText: "",
    customerId: "",
    orderId: "",
    drawn: 0,
  };
}

function begin(scene: Scene, key: number, start: number, of: Case): void {
  scene.key = key;
  scene.drawn = 0;
  scene.of = of;
  scene.today = dayOf(start);
  scene.number = chooseMatter(of, scene.today, key);
  scene.matter = subintents[scene.number] as Subintent;
  scene.matterWords = scene.words.matters[scene.number] as Scene["matterWords"];
  scene.hasOrder = hasOrder[scene.number] as boolean;
  scene.facts.known = 0;
}

/** What both sides know: customer, order, article, and what the matter turns on. */
function stateCase(scene: Scene, articles: Stream): void {
  const { facts: known, of, key } = scene;
  const customerText = codeText("CUS-", of.customer, 6);
  scene.orderText = codeText("ORD-", of.order, 6);
  scene.customerId = `{"customer_id":"${customerText}"}`;
  scene.orderId = `{"order_id":"${scene.orderText}"}`;
  state(known, "customer", customerText, "customer_id");
  const category = (categories[of.category] as (typeof categories)[number]).name;
  const item = articleName(category, keyAt(articles, of.sku));
  scene.productName = item.text;
  if (hasArticle[scene.number] === true) stateArticle(known, item, of, key);
  if (scene.hasOrder) {
    stateOrder(known, of, scene.orderText, of.parcel < 0 ? "" : codeText("PCL-", of.parcel, 8), scene.today, key);
  }
  scene.detail = detailOf(scene.matter, of, key);
  if (scene.detail !== null) state(known, "detail", scene.detail, "detail");
}

/** What the agent will offer or promise, known before so that both sides may speak of it. */
function stateTerms(scene: Scene): void {
  const { facts: known, of, key, matter, resolution } = scene;
  const settles = resolution === "resolved";
  const pays = (settles && paysBack(matter)) || (owed.has(matter) && (settles || resolution === "follow_up"));
  scene.refund = pays ? refundOf(matter, of, draw(key, field.refund)) : 0;
  if (pays) state(known, "refund", money(scene.refund, of.currency, key), "refund_amount");
  scene.voucher = 0;
  if (scene.goodwill ? settles || resolution === "follow_up" : settles && matter === "price_drop") {
    scene.voucher = voucherOf(of, draw(key, field.voucher));
    state(known, "voucher", money(scene.voucher, of.currency, key), "voucher_amount");
  }
  scene.goodwill = scene.goodwill && scene.hasOrder && scene.voucher > 0;
  scene.followUpOn = -1;
  if (resolution === "follow_up") {
    scene.followUpOn = scene.today + 2 + below(draw(key, field.follow), 6);
    stateFollowUp(known, scene.followUpOn, scene.today, key);
  }
}

function refundOf(matter: Subintent, of: Case, u: number): number {
  if (matter === "cancel_order" || matter === "charged_twice") return of.orderTotal;
  if (matter === "refund_short") return Math.max(1, Math.floor(of.lineTotal * (0.1 + unit(u) * 0.3)));
  return of.lineTotal;
}

/** Whole units: up to a tenth of the order. */
function voucherOf(of: Case, u: number): number {
  const units = Math.ceil((of.orderTotal * (0.04 + unit(u) * 0.06)) / 100);
  return Math.min(Math.max(1, units), VOUCHER_CAPS[of.currency] as number) * 100;
}

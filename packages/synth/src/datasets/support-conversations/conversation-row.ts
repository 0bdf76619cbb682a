import { NULL, type Register } from "../../engine/rows.ts";
import { draw, unit } from "../../random/hash.ts";
import { slot } from "./columns.ts";
import { policyRefs, ratingOf, recommendation } from "./judgement.ts";
import { hasArticle, intentNumbers } from "./matter-choice.ts";
import type { Scene } from "./scene.ts";
import { causalSummaryOf, summaryOf } from "./summary.ts";
import { BOT, BOT_THEN_HUMAN, HUMAN, policies, resolutions } from "./vocabulary.ts";

const field = { channel: 40, survey: 53, rating: 54, nps: 55, knowsNps: 57, summary: 56 } as const;

/** Writes a held conversation into the register. */
export function writeConversation(into: Register, scene: Scene, code: number, surveyShare: number): void {
  writeCircumstances(into, scene, code);
  writeMatter(into, scene);
  writeCourse(into, scene);
  writeJudgement(into, scene, surveyShare);
}

function writeCircumstances({ cells }: Register, scene: Scene, code: number): void {
  const { of, customer, transcript } = scene;
  const channel = unit(draw(scene.key, field.channel));
  cells[slot.conversation] = code;
  cells[slot.channel] = channel < 0.52 ? 0 : channel < 0.83 ? 1 : 2;
  cells[slot.startedAt] = transcript.started;
  cells[slot.endedAt] = transcript.now;
  cells[slot.country] = of.country;
  cells[slot.customer] = of.customer;
  cells[slot.tier] = of.tier < 0 ? NULL : of.tier;
  cells[slot.patience] = Math.round(customer.patience * 100);
  cells[slot.verbosity] = Math.round(customer.verbosity * 100);
  cells[slot.formality] = Math.round(customer.formality * 100);
  cells[slot.agent] = scene.role === "bot" ? 0 : scene.staffNumber;
  cells[slot.agentType] = scene.role === "bot" ? BOT : scene.botFirst ? BOT_THEN_HUMAN : HUMAN;
  cells[slot.intent] = intentNumbers[scene.number] as number;
  cells[slot.subintent] = scene.number;
  cells[slot.currency] = of.currency;
}

function writeMatter({ cells, texts }: Register, scene: Scene): void {
  const { of, hasOrder } = scene;
  const hasItem = hasArticle[scene.number] === true;
  cells[slot.order] = hasOrder ? of.order : NULL;
  cells[slot.orderedAt] = hasOrder ? of.orderedAt : NULL;
  cells[slot.orderState] = hasOrder ? of.state : NULL;
  cells[slot.orderTotal] = hasOrder ? of.orderTotal : NULL;
  cells[slot.sku] = hasItem ? of.sku : NULL;
  cells[slot.category] = hasItem ? of.category : NULL;
  texts[slot.product] = hasItem ? scene.productName : null;
  cells[slot.quantity] = hasOrder ? of.quantity : NULL;
  cells[slot.unitPrice] = hasItem ? of.unitPrice : NULL;
  cells[slot.dueOn] = hasOrder ? of.dueOn : NULL;
  cells[slot.deliveredOn] = hasOrder && of.deliveredOn >= 0 ? of.deliveredOn : NULL;
  cells[slot.parcel] = hasOrder && of.parcel >= 0 ? of.parcel : NULL;
  texts[slot.detail] = scene.detail;
  cells[slot.followUpOn] = scene.followUpOn < 0 ? NULL : scene.followUpOn;
  cells[slot.refund] = scene.refund > 0 ? scene.refund : NULL;
  cells[slot.voucher] = scene.transcript.done.has("issue_voucher") ? scene.voucher : NULL;
}

function writeCourse({ cells, texts }: Register, scene: Scene): void {
  const { transcript } = scene;
  texts[slot.messages] = `[${transcript.messages}]`;
  cells[slot.messageCount] = transcript.turns;
  texts[slot.actions] = `[${transcript.actions}]`;
  const gave = transcript.done.has("issue_voucher");
  texts[slot.policyRefs] = policyRefs(scene.matter, scene.verified, gave, scene.broken);
  cells[slot.firstResponse] = Math.floor((transcript.answered - transcript.started) / 1000);
  cells[slot.handleTime] = Math.floor((transcript.now - transcript.started) / 1000);
}

function writeJudgement({ cells, texts }: Register, scene: Scene, surveyShare: number): void {
  const { key, resolution, matter } = scene;
  cells[slot.resolution] = resolutions.indexOf(resolution);
  cells[slot.escalated] = scene.escalated ? 1 : 0;
  cells[slot.scenario] = scene.broken === null ? 0 : 1;
  cells[slot.violated] = scene.broken === null ? NULL : policies.findIndex(({ ref }) => ref === scene.broken);
  cells[slot.csat] = NULL;
  cells[slot.nps] = NULL;
  // Those who were moved most answer most.
  const answers = surveyShare * (0.75 + Math.abs(scene.mood.level) / 200);
  if (unit(draw(key, field.survey)) < answers) {
    const rating = ratingOf(resolution, draw(key, field.rating));
    cells[slot.csat] = rating;
    if (unit(draw(key, field.knowsNps)) < 0.8) cells[slot.nps] = recommendation(rating, unit(draw(key, field.nps)));
  }
  const u = draw(key, field.summary);
  const product = hasArticle[scene.number] === true ? scene.productName : null;
  texts[slot.summary] = summaryOf(matter, scene.hasOrder ? scene.orderText : null, product, resolution, u);
  texts[slot.causalSummary] = causalSummaryOf(matter, resolution, scene.escalated, u >>> 8);
}

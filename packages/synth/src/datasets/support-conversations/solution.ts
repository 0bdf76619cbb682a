import { actionArguments, customerSays, roll, type Scene, staffSays } from "./scene.ts";
import type { ActionName, Subintent } from "./vocabulary.ts";

/** What the agent does in the systems when a matter is settled, in order. */
const remedies: Readonly<Record<Subintent, readonly ActionName[]>> = {
  late_parcel: [],
  lost_parcel: ["issue_refund"],
  damaged_parcel: ["issue_refund"],
  wrong_item: ["send_return_label", "issue_refund"],
  missing_item: ["issue_refund"],
  start_return: ["send_return_label"],
  exchange: ["create_replacement"],
  label_problem: ["send_return_label"],
  refund_pending: ["issue_refund"],
  refund_short: ["issue_refund"],
  cancel_order: ["cancel_order", "issue_refund"],
  change_address: ["update_order"],
  change_quantity: ["update_order"],
  faulty: ["issue_refund"],
  missing_part: ["create_replacement"],
  usage_question: [],
  declined_payment: [],
  charged_twice: ["issue_refund"],
  invoice_copy: ["send_invoice"],
  locked_out: ["unlock_account"],
  points_missing: ["credit_points"],
  close_account: ["close_account"],
  code_rejected: [],
  price_drop: ["issue_voucher"],
  availability: [],
  product_advice: [],
  unknown_order: ["block_order"],
  suspicious_message: [],
};

/** What the agent looks at before saying what is the matter. */
const inquiries: Partial<Readonly<Record<Subintent, ActionName>>> = {
  late_parcel: "track_parcel",
  lost_parcel: "track_parcel",
  declined_payment: "check_payment",
  charged_twice: "check_payment",
  refund_pending: "check_payment",
  availability: "check_stock",
  exchange: "check_stock",
};

const informative = new Set<Subintent>(["usage_question", "product_advice"]);

/** True where the remedy of a matter pays money back, which the agent then does when it is resolved. */
export function paysBack(matter: Subintent): boolean {
  return remedies[matter].includes("issue_refund");
}

const guarded: ReadonlySet<ActionName> = new Set([
  "issue_refund",
  "create_replacement",
  "send_return_label",
  "cancel_order",
  "update_order",
  "send_invoice",
  "unlock_account",
  "credit_points",
  "close_account",
  "issue_voucher",
]);

/** True where the remedy asks for a checked identity. */
export function hasGuardedRemedy(matter: Subintent): boolean {
  return remedies[matter].some((action) => guarded.has(action));
}

export function inquiryOf(matter: Subintent): ActionName | undefined {
  return inquiries[matter];
}

/** From the agent's offer to what becomes of it. */
export function solve(scene: Scene): void {
  switch (scene.resolution) {
    case "declined_by_policy":
      decline(scene);
      return;
    case "unresolved":
      fail(scene);
      return;
    case "follow_up":
      defer(scene);
      return;
    default:
      settle(scene);
  }
}

function settle(scene: Scene): void {
  const { words, matterWords, mood, matter, customer } = scene;
  if (informative.has(matter)) {
    staffSays(scene, "instruct", matterWords.done, roll(scene) < 0.35 ? matterWords.done : undefined);
    mood.shift(30);
    thank(scene);
    return;
  }
  if (staffSays(scene, "offer_solution", matterWords.offer)) {
    mood.shift(16);
    if (mood.level < -35 && roll(scene) < 0.4) {
      customerSays(scene, "reject_offer", words.customer.reject_offer);
      staffSays(scene, "give_alternative", words.agent.give_alternative);
      customerSays(scene, "accept_reluctantly", words.customer.accept_reluctantly);
    } else if (mood.level < -30 && roll(scene) < 0.5) {
      customerSays(scene, "accept_reluctantly", words.customer.accept_reluctantly);
    } else {
      const asks = roll(scene) < customer.verbosity * 0.4 ? words.customer.ask_deadline : undefined;
      mood.shift(6);
      customerSays(scene, "accept_offer", words.customer.accept_offer, asks);
    }
  }
  doRemedy(scene);
  staffSays(scene, "confirm_action", matterWords.done, roll(scene) < 0.25 ? words.agent.give_deadline : undefined);
  mood.shift(34);
  giveVoucher(scene);
  thank(scene);
}

function thank(scene: Scene): void {
  const { words, mood, customer } = scene;
  if (mood.level > -12) {
    const praise = mood.level > 40 && roll(scene) < customer.verbosity * 0.3 ? words.customer.praise_agent : undefined;
    customerSays(scene, "thank", words.customer.thank, praise);
    return;
  }
  customerSays(scene, "acknowledge", words.customer.acknowledge);
}

function defer(scene: Scene): void {
  const { words, mood } = scene;
  staffSays(
    scene,
    "promise_follow_up",
    words.agent.promise_follow_up,
    roll(scene) < 0.4 ? words.agent.reassure : undefined,
  );
  mood.shift(-4);
  if (roll(scene) < 0.4) {
    customerSays(scene, "ask_alternative", words.customer.ask_alternative);
    staffSays(scene, "give_alternative", words.agent.give_alternative);
  }
  giveVoucher(scene);
  customerSays(
    scene,
    mood.level > -10 ? "accept_offer" : "accept_reluctantly",
    mood.level > -10 ? words.customer.accept_offer : words.customer.accept_reluctantly,
  );
}

function decline(scene: Scene): void {
  const { words, matterWords, mood } = scene;
  staffSays(scene, "refuse_request", matterWords.refusal, roll(scene) < 0.5 ? words.agent.apologise : undefined);
  mood.shift(-32);
  if (roll(scene) < 0.7) {
    customerSays(scene, "ask_alternative", words.customer.ask_alternative);
    staffSays(scene, "give_alternative", words.agent.give_alternative);
  }
  const u = roll(scene);
  if (u < 0.35) customerSays(scene, "threaten_leave", words.customer.threaten_leave);
  else if (u < 0.7) customerSays(scene, "express_frustration", words.customer.express_frustration);
  else customerSays(scene, "acknowledge", words.customer.acknowledge);
}

function fail(scene: Scene): void {
  const { words, matterWords, mood } = scene;
  if (!staffSays(scene, "offer_solution", matterWords.offer)) {
    staffSays(scene, "give_alternative", words.agent.give_alternative);
  }
  mood.shift(-14);
  customerSays(
    scene,
    "reject_offer",
    words.customer.reject_offer,
    roll(scene) < 0.4 ? words.customer.ask_alternative : undefined,
  );
  staffSays(scene, "give_alternative", words.agent.give_alternative, words.agent.apologise);
  mood.shift(-14);
  customerSays(
    scene,
    "threaten_leave",
    words.customer.threaten_leave,
    roll(scene) < 0.3 ? words.customer.express_frustration : undefined,
  );
}

function doRemedy(scene: Scene): void {
  const { transcript, matter } = scene;
  for (const action of remedies[matter]) transcript.act(action, actionArguments(scene, action));
}

/** A voucher for the trouble, where one was put aside for this customer and it is not the remedy itself. */
function giveVoucher(scene: Scene): void {
  const { words, transcript, mood } = scene;
  if (!scene.goodwill) return;
  if (staffSays(scene, "offer_goodwill", words.agent.offer_goodwill)) {
    transcript.act("issue_voucher", actionArguments(scene, "issue_voucher"));
    mood.shift(12);
  }
}

import type { Resolution, Subintent } from "./vocabulary.ts";

/** How a summary names the end. */
const endings: Readonly<Record<Resolution, string>> = {
  resolved: "was resolved",
  follow_up: "was left for a follow-up",
  declined_by_policy: "was declined by policy",
  unresolved: "was not resolved",
  abandoned: "was abandoned",
};

/** Why each matter came up, and what is decided when it goes well; clauses that follow "Because" and "the agent". */
const causes: Readonly<Record<Subintent, readonly [cause: string, decision: string]>> = {
  late_parcel: ["the parcel missed its promised day", "put a trace on it with the carrier"],
  lost_parcel: ["the carrier had no valid proof of delivery", "refunded the article"],
  damaged_parcel: ["the article was damaged on its way", "refunded it without asking for a return"],
  wrong_item: ["two orders were swapped at the packing table", "sent a return label and refunded the article"],
  missing_item: ["one line of the order was not packed", "refunded the missing article"],
  start_return: ["the customer no longer wanted the article", "opened a return with a prepaid label"],
  exchange: ["the article did not suit the customer", "booked an exchange for another version"],
  label_problem: ["the return label could not be used", "sent a new label"],
  refund_pending: ["the refund of a return was stuck", "released it by hand"],
  refund_short: ["too little was paid back for a return", "refunded the difference"],
  cancel_order: ["the customer changed their mind before dispatch", "cancelled the order and returned the money"],
  change_address: ["the order was to go to another address", "changed the delivery address"],
  change_quantity: ["the order held the wrong number of pieces", "changed the quantity"],
  faulty: ["the article showed a defect", "accepted the warranty claim and refunded it"],
  missing_part: ["a part was missing from the box", "sent the part free of charge"],
  usage_question: ["the manual left a question open", "explained the use of the article"],
  declined_payment: ["the checkout blocked repeated payment attempts", "lifted the block"],
  charged_twice: ["a repeated booking charged the order twice", "reversed the second charge"],
  invoice_copy: ["the invoice never reached the customer", "put a copy into the account"],
  locked_out: ["too many sign-in attempts locked the account", "unlocked it and sent a link"],
  points_missing: ["the order was not linked to the programme", "credited the points"],
  close_account: ["the customer wished to leave", "started the deletion of the account"],
  code_rejected: ["the voucher code was switched off too early", "made the code valid again"],
  price_drop: ["the price fell soon after the order", "made good the difference with a voucher"],
  availability: ["the wanted version was out of stock", "set a reminder for its return"],
  product_advice: ["the product page left a question open", "advised the customer before buying"],
  unknown_order: ["an order was placed that the customer did not make", "blocked it and signed out all devices"],
  suspicious_message: ["somebody wrote in the shop's name", "reported the message and reassured the customer"],
};

const otherDecisions: Readonly<Record<Resolution, string>> = {
  resolved: "",
  follow_up: "promised to come back with an answer",
  declined_by_policy: "kept to the policy and refused the request",
  unresolved: "made an offer that the customer did not accept",
  abandoned: "closed the chat after the customer fell silent",
};

const openings = [
  "Customer wrote about",
  "Customer came with",
  "The matter was",
  "Contact about",
  "Customer asked for help with",
];

/** One sentence: the matter, the order and the end. */
export function summaryOf(
  matter: Subintent,
  orderId: string | null,
  product: string | null,
  resolution: Resolution,
  u: number,
): string {
  const opening = openings[u % openings.length] as string;
  const about = matter.replaceAll("_", " ");
  const order = orderId === null ? "" : ` (order ${orderId})`;
  const thing = product === null || u % 3 === 0 ? "" : ` for the ${product}`;
  return `${opening} ${about}${thing}${order}, which ${endings[resolution]}.`;
}

/** One sentence: what happened, why, and what followed. */
export function causalSummaryOf(matter: Subintent, resolution: Resolution, escalated: boolean, u: number): string {
  const [cause, decision] = causes[matter];
  const done = resolution === "resolved" ? decision : otherDecisions[resolution];
  const who = escalated ? "the specialist" : "the agent";
  return `${(u & 1) === 0 ? "Because" : "Since"} ${cause}, ${who} ${done}.`;
}

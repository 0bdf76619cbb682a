/** What a gateway that dies at a point leaves of the order, once reconciliation has had its say. */
export type End = "nothing" | "rejected" | "delivered" | "refunded";

/** A step of a sale, and how the order ends when the gateway dies directly before and directly after it. */
export type Step = readonly [step: string, before: End, after: End];

/** A paid sale that the gateway settles with a key of its own: every step that leaves the process, in order. */
export const ownSettlement: readonly Step[] = [
  ["statement claim", "nothing", "rejected"],
  ["facilitator verify", "rejected", "rejected"],
  ["chain simulate", "rejected", "rejected"],
  ["facilitator settle", "rejected", "delivered"],
  ["chain fees", "rejected", "rejected"],
  ["statement journal", "rejected", "delivered"],
  ["chain sendRaw", "delivered", "delivered"],
  ["chain receipt", "delivered", "delivered"],
  ["statement book", "delivered", "delivered"],
  ["statement mark-delivered", "delivered", "delivered"],
];

/** A paid sale that a facilitator elsewhere settles. */
export const remoteSettlement: readonly Step[] = [
  ["statement claim", "nothing", "rejected"],
  ["facilitator verify", "rejected", "rejected"],
  ["facilitator settle", "rejected", "delivered"],
  ["statement begin-settling", "rejected", "delivered"],
  ["chain receipt", "delivered", "delivered"],
  ["statement book", "delivered", "delivered"],
  ["statement mark-delivered", "delivered", "delivered"],
];

/** A refund that reconciliation pays. The order is due one before the first step, and the fees are known from its sale. */
export const refund: readonly Step[] = [
  ["statement open-orders", "refunded", "refunded"],
  ["statement signed-for", "refunded", "refunded"],
  ["statement refunded-since", "refunded", "refunded"],
  ["chain tokenBalance", "refunded", "refunded"],
  ["statement journal", "refunded", "refunded"],
  ["chain sendRaw", "refunded", "refunded"],
  ["chain receipt", "refunded", "refunded"],
  ["statement book", "refunded", "refunded"],
];

/** Not of a sale: the gateway looks at the chain by itself now and then. */
export const background: readonly string[] = ["chain head", "chain gasBalance"];

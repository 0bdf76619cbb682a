/** What a gateway that dies at a point leaves of the order, once reconciliation has had its say. */
export type End = "nothing" | "rejected" | "delivered" | "refunded";

/**
 * A step that leaves the process, and how the order ends when the gateway dies directly before it, or directly after it.
 * A step that only reads has no `after`: nothing tells that from dying before the next one.
 */
export interface Step {
  readonly step: string;
  readonly before: End;
  readonly after?: End;
}

/** A paid sale that the gateway settles with a key of its own: every step, in order. */
export const ownSettlement: readonly Step[] = [
  { step: "statement quota-used", before: "nothing" },
  { step: "statement claim", before: "nothing", after: "rejected" },
  { step: "facilitator verify", before: "rejected" },
  { step: "chain simulate", before: "rejected" },
  { step: "facilitator settle", before: "rejected" },
  { step: "chain fees", before: "rejected" },
  { step: "statement journal", before: "rejected", after: "delivered" },
  { step: "chain sendRaw", before: "delivered", after: "delivered" },
  { step: "chain receipt", before: "delivered" },
  { step: "statement book", before: "delivered", after: "delivered" },
  { step: "statement mark-delivered", before: "delivered", after: "delivered" },
];

/** A paid sale that a facilitator elsewhere settles. */
export const remoteSettlement: readonly Step[] = [
  { step: "statement quota-used", before: "nothing" },
  { step: "statement claim", before: "nothing", after: "rejected" },
  { step: "facilitator verify", before: "rejected" },
  { step: "facilitator settle", before: "rejected", after: "delivered" },
  { step: "statement begin-settling", before: "rejected", after: "delivered" },
  { step: "chain receipt", before: "delivered" },
  { step: "statement book", before: "delivered", after: "delivered" },
  { step: "statement mark-delivered", before: "delivered", after: "delivered" },
];

/** A refund that reconciliation pays. The order is due one before the first step, and the fees are known from its sale. */
export const refund: readonly Step[] = [
  { step: "statement open-orders", before: "refunded" },
  { step: "statement signed-for", before: "refunded" },
  { step: "statement refunded-since", before: "refunded" },
  { step: "chain tokenBalance", before: "refunded" },
  { step: "statement journal", before: "refunded", after: "refunded" },
  { step: "chain sendRaw", before: "refunded", after: "refunded" },
  { step: "chain receipt", before: "refunded" },
  { step: "statement book", before: "refunded", after: "refunded" },
];

/** Not of a sale: the gateway looks at the chain by itself now and then. */
const background: readonly string[] = ["chain head", "chain gasBalance"];

/** The steps that a witness saw, each once, without those of nobody. */
export function stepsSeen(seen: readonly string[]): string[] {
  return [...new Set(seen)].filter((step) => !background.includes(step)).sort();
}

/** Every instant of a path at which a gateway can die, as `before …` or `after …`, with the order's end. */
export function killPoints(path: readonly Step[]): { readonly point: string; readonly end: End }[] {
  return path.flatMap(({ step, before, after }) => [
    { point: `before ${step}`, end: before },
    ...(after === undefined ? [] : [{ point: `after ${step}`, end: after }]),
  ]);
}

import { inputSchema } from "./input.ts";
import type { Operation } from "./operation.ts";
import { type ProblemCode, problems } from "./problem.ts";

const codes = Object.keys(problems) as readonly ProblemCode[];

/** What any sale may be refused with. */
const saleRefusals: ReadonlySet<ProblemCode> = new Set([
  "payment_malformed",
  "payment_too_large",
  "payment_version_unsupported",
  "idempotency_key_malformed",
  ...codes.filter((code) => problems[code].status === 402),
  "not_acceptable",
  "payment_already_used",
  "idempotency_key_reused",
  "order_refund_due",
  "order_refunded",
  "order_retired",
  "delivery_failed",
  "dataset_not_available",
  "settlement_unavailable",
  "payment_outcome_unknown",
  "store_unavailable",
]);

/** Every problem that an operation may answer: its own, those of reading its input, those of a sale where it sells. */
export function refusalsOf({ input, method, refuses = [], sells }: Operation): readonly ProblemCode[] {
  const { required = [] } = inputSchema(input) as { required?: readonly string[] };
  const possible = new Set<ProblemCode>([
    ...(["malformed_request", "invalid_parameter", "unknown_parameter", "internal_error"] as const),
    ...(required.length === 0 ? [] : (["missing_parameter"] as const)),
    ...(method === "POST" ? (["body_too_large", "unsupported_media_type"] as const) : []),
    ...(sells === undefined ? [] : saleRefusals),
    ...refuses,
  ]);
  return codes.filter((code) => possible.has(code));
}

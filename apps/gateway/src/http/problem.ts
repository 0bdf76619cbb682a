/** One row of the table of problems: what each code means to a client. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** Whether money moved for this request. */
  readonly charged: boolean;
  /** Whether the same request may succeed later, unchanged. */
  readonly retryable: boolean;
  readonly next: string;
}

const kind = (status: number, title: string, next: string, rest: Partial<ProblemKind> = {}): ProblemKind => ({
  status,
  title,
  charged: false,
  retryable: false,
  next,
  ...rest,
});

const SIGN_NEW = "Sign a new payment for the offer in PAYMENT-REQUIRED and send it with the same request.";
const PAY_SAME =
  "Present the same payment again after Retry-After; do not sign a new one. It is charged at most once, whatever happened.";

/** Every problem that a client can meet, by its stable code. */
export const problems = {
  malformed_request: kind(400, "The request cannot be read", "Send well-formed URL encoding or JSON."),
  payment_malformed: kind(
    400,
    "The payment cannot be read",
    "Send base64 of an x402 version 2 payload in PAYMENT-SIGNATURE.",
  ),
  payment_too_large: kind(
    400,
    "The payment header is too large",
    "Send only the payment and the extensions of the offer.",
  ),
  payment_version_unsupported: kind(
    400,
    "Only x402 version 2 is spoken",
    "Use a version 2 client: PAYMENT-SIGNATURE, not X-PAYMENT.",
  ),
  idempotency_key_malformed: kind(400, "The Idempotency-Key cannot be used", "Send 1 to 128 visible ASCII characters."),

  payment_required: kind(
    402,
    "Payment required",
    "Pay the offer in PAYMENT-REQUIRED: sign it and send the same request with PAYMENT-SIGNATURE.",
  ),
  payment_scheme_mismatch: kind(402, "The payment's scheme is not the one offered", SIGN_NEW),
  payment_network_mismatch: kind(402, "The payment is for another network", SIGN_NEW),
  payment_asset_mismatch: kind(402, "The payment is in another asset", SIGN_NEW),
  payment_amount_mismatch: kind(402, "The payment is for another amount", SIGN_NEW),
  payment_recipient_mismatch: kind(402, "The payment is for another recipient", SIGN_NEW),
  payment_terms_mismatch: kind(402, "The payment's terms are not those offered", SIGN_NEW),
  payment_resource_mismatch: kind(402, "The payment is for another resource", SIGN_NEW),
  payment_signature_invalid: kind(402, "The payment's signature is not its payer's", SIGN_NEW),
  payment_expired: kind(402, "The payment's authorization has expired", SIGN_NEW),
  payment_not_yet_valid: kind(
    402,
    "The payment's authorization is not valid yet",
    "Sign with validAfter in the past, or wait until it is.",
    { retryable: true },
  ),
  payment_insufficient_funds: kind(
    402,
    "The payer does not hold enough USDC",
    "Fund the wallet, or ask for fewer rows; then send the request again.",
    { retryable: true },
  ),
  payment_nonce_used: kind(402, "The payment's authorization was spent or cancelled elsewhere", SIGN_NEW),
  payment_wallet_not_deployed: kind(
    402,
    "The paying contract wallet is not deployed",
    "Deploy the wallet, or pay from another one.",
  ),
  payment_simulation_failed: kind(
    402,
    "The token refuses this transfer",
    "Check that the wallet may send USDC; then sign a new payment.",
  ),
  payment_refused: kind(402, "The payment was refused", SIGN_NEW),

  provider_required: kind(
    403,
    "A provider's entitlement is required",
    "Choose a dataset of our own making, or ask the operator for the provider's entitlement.",
  ),

  not_found: kind(404, "There is nothing here", "See /openapi.json for what there is."),
  unknown_dataset: kind(404, "There is no such dataset", "Use one of the dataset ids that are allowed."),
  order_not_found: kind(404, "There is no such order", "Use the order id of the delivery exactly as it was given."),
  method_not_allowed: kind(405, "This method is not allowed here", "Use a method that Allow names."),
  not_acceptable: kind(406, "There is no such format", "Ask for one of the formats listed."),

  payment_already_used: kind(
    409,
    "This payment bought something else",
    "Sign a new payment for this request; what it bought stays yours.",
  ),
  idempotency_key_reused: kind(
    409,
    "This Idempotency-Key belongs to another request",
    "Use a new key for a new request.",
  ),
  order_refund_due: kind(
    409,
    "The rows could not be made, and the money goes back",
    "Nothing to do: the refund is sent by itself to the paying wallet.",
    { charged: true },
  ),
  order_refunded: kind(
    409,
    "The rows could not be made, and the money went back",
    "Order again if you still want the rows.",
  ),
  order_unpaid: kind(409, "The order was never paid", "Order again."),
  order_not_settled: kind(409, "The order's payment is not settled yet", "Ask again after Retry-After.", {
    retryable: true,
  }),
  order_retired: kind(410, "The generator of this order is retired", "Order again: a newer version is on sale."),

  body_too_large: kind(413, "The body is too large", "Send a smaller one."),
  range_not_satisfiable: kind(
    416,
    "The range lies outside of the file",
    "Ask for bytes within the length that is named.",
  ),
  unsupported_media_type: kind(415, "The body must be JSON", "Send application/json."),
  invalid_parameter: kind(422, "A parameter is not valid", "Correct the parameter and send the request again."),
  missing_parameter: kind(422, "A parameter is missing", "Add the parameter and send the request again."),
  unknown_parameter: kind(422, "There is no such parameter", "Leave it out, or use one of those that are allowed."),
  contradictory_parameters: kind(
    422,
    "Two parameters contradict each other",
    "Change one of the two that are named and send the request again.",
  ),
  unknown_category: kind(422, "There is no such category", "Choose one of the categories."),
  need_unclear: kind(
    422,
    "The need leaves something open",
    "Say it in the need, or send the request again with assume=true to take the defaults.",
  ),
  need_impossible: kind(422, "No rows can meet this need", "Change what contradicts itself, as each reason says."),
  need_refused: kind(422, "This is not made here", "Ask for the alternative that is named."),
  need_unreadable: kind(422, "The need holds no words to understand", "Say in plain words what the rows are."),
  invalid_schema: kind(422, "The JSON Schema cannot be followed", "Correct what each flaw points at."),
  scenario_refused: kind(422, "This scenario is not written here", "Ask for the alternative that is named."),

  internal_error: kind(500, "Something went wrong here", "Try again later; nothing was charged.", { retryable: true }),
  delivery_failed: kind(
    500,
    "The rows could not be made, and the money goes back",
    "Nothing to do: the refund is sent by itself to the paying wallet.",
    { charged: true },
  ),
  dataset_not_available: kind(503, "This dataset cannot be delivered yet", "Choose one of the available datasets.", {
    retryable: true,
  }),
  payment_not_configured: kind(
    503,
    "Payments are not available",
    "Try again after Retry-After; nothing was made and nothing was charged.",
    { retryable: true },
  ),
  settlement_unavailable: kind(
    503,
    "Payments cannot be settled right now",
    "Try again after Retry-After; a payment that you signed already can be presented again.",
    { retryable: true },
  ),
  payment_outcome_unknown: kind(503, "The payment is on its way", PAY_SAME, { retryable: true }),
  store_unavailable: kind(503, "The gateway cannot record anything right now", PAY_SAME, { retryable: true }),
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

/** A refusal on its way to the client. Thrown by input checks and handlers, or returned; never carries foreign text. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  /** Further members of the body: the parameter, its bounds, the nearest categories … */
  readonly members: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    code: ProblemCode,
    detail: string,
    members: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
    this.code = code;
    this.members = members;
    this.headers = headers;
  }
}

/** The RFC 9457 body of a problem. */
export function problemBody(problem: Problem, baseUrl: string): Record<string, unknown> {
  const { status, title, charged, retryable, next } = problems[problem.code];
  return {
    type: `${baseUrl}/errors/${problem.code}`,
    title,
    status,
    detail: problem.message,
    code: problem.code,
    charged,
    retryable,
    next,
    ...problem.members,
  };
}

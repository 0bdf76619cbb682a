import { z } from "zod";
import type { Authorization, Hex } from "./authorization.ts";
import type { PresentedPayment } from "./facilitator.ts";

/** Node's own limit for all headers together is 16 KiB; a payment with all extensions echoed is about 4. */
const MAX_HEADER_BYTES = 12 * 1024;

export type MalformedCode = "payment_malformed" | "payment_too_large" | "payment_version_unsupported";

/** A payment header that cannot be read. `detail` is ours, never a library's. */
export interface Malformed {
  readonly code: MalformedCode;
  readonly detail: string;
}

const uint256 = z
  .string()
  .regex(/^(0|[1-9]\d{0,77})$/)
  .transform(BigInt);
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => text.toLowerCase() as Hex);

const paymentPayload = z.object({
  x402Version: z.literal(2),
  resource: z.object({ url: z.string().max(8192) }).nullish(),
  accepted: z.object({
    scheme: z.string(),
    network: z.string(),
    amount: z.string(),
    asset: z.string(),
    payTo: z.string(),
    maxTimeoutSeconds: z.number(),
    extra: z.record(z.string(), z.unknown()).nullish(),
  }),
  payload: z.object({
    signature: z.string().regex(/^0x([0-9a-fA-F]{2}){65,2048}$/),
    authorization: z.object({
      from: address,
      to: address,
      value: uint256,
      validAfter: uint256,
      validBefore: uint256,
      nonce: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
    }),
  }),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

type Accepted = z.infer<typeof paymentPayload>["accepted"];

/** A payment header that could be read: shape checked, nothing else. */
export interface PaymentHeader extends PresentedPayment {
  readonly accepted: Accepted;
  readonly resourceUrl: string | undefined;
  /** The buyer's own identifier of the payment (extension `payment-identifier`). */
  readonly identifier: string | undefined;
}

/** Reads PAYMENT-SIGNATURE: base64 of an x402 version 2 payload of the exact scheme with an EIP-3009 authorization. */
export function parsePaymentHeader(header: string): PaymentHeader | Malformed {
  if (header.length > MAX_HEADER_BYTES) {
    return { code: "payment_too_large", detail: `The payment header is larger than ${MAX_HEADER_BYTES} bytes.` };
  }
  const decoded = decode(header);
  if (decoded === undefined) {
    return { code: "payment_malformed", detail: "The payment header is not base64 of a JSON object." };
  }
  if (decoded.x402Version !== 2) {
    return {
      code: "payment_version_unsupported",
      detail: "Only x402 version 2 is spoken here; send a version 2 payload in PAYMENT-SIGNATURE.",
    };
  }
  const parsed = paymentPayload.safeParse(decoded);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join(".") || "the payload";
    return { code: "payment_malformed", detail: `The payment has no valid ${where}.` };
  }
  const { accepted, resource, extensions } = parsed.data;
  return {
    payload: decoded,
    accepted,
    resourceUrl: resource?.url,
    identifier: identifierOf(extensions),
    authorization: authorizationOf(parsed.data.payload),
  };
}

function decode(header: string): Record<string, unknown> | undefined {
  const text = header.trim();
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64").toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function authorizationOf(payload: z.infer<typeof paymentPayload>["payload"]): Authorization {
  return {
    ...payload.authorization,
    nonce: payload.authorization.nonce.toLowerCase() as Hex,
    signature: payload.signature.toLowerCase() as Hex,
  };
}

function identifierOf(extensions: Record<string, unknown> | null | undefined): string | undefined {
  const extension = z
    .object({ info: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/) }) })
    .safeParse(extensions?.["payment-identifier"]);
  return extension.success ? extension.data.info.id : undefined;
}

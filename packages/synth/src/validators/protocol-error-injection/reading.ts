import { dechunked, type HttpMessage, headerOf, readHttp } from "./http-message.ts";
import { asObject, type Json, parseJson } from "./json-text.ts";
import { fromBase64 } from "./octets.ts";

const overHttp = new Set(["http1", "mcp", "x402", "sse"]);

/** Bytes of a message, and what they say, worked out when it is asked for. */
export class Reading {
  readonly bytes: string;
  private readonly protocol: string;
  private knownHttp: HttpMessage | null = null;
  private knownJson: { readonly text: string; readonly value: unknown } | null = null;
  private knownPayment: Json | null = null;

  constructor(bytes: string, protocol: string) {
    this.bytes = bytes;
    this.protocol = protocol;
  }

  get http(): HttpMessage {
    this.knownHttp ??= readHttp(this.bytes);
    return this.knownHttp;
  }

  header(name: string): string | undefined {
    return overHttp.has(this.protocol) ? headerOf(this.http, name) : undefined;
  }

  /** The body without its framing; one that is framed wrongly stands as it is. */
  get body(): string {
    const body = this.http.body ?? "";
    return this.header("transfer-encoding") === "chunked" ? (dechunked(body) ?? body) : body;
  }

  private get json(): { readonly text: string; readonly value: unknown } {
    if (this.knownJson === null) {
      const text = this.protocol === "jsonrpc" ? this.bytes : this.body;
      this.knownJson = { text, value: parseJson(text) };
    }
    return this.knownJson;
  }

  /** Bytes of the JSON text. */
  get jsonText(): string {
    return this.json.text;
  }

  /** What the JSON text says; undefined where it is none. */
  get value(): unknown {
    return this.json.value;
  }

  get message(): Json {
    return asObject(this.value);
  }

  /** What a closed schema speaks of: the body, the params or the arguments. */
  get arguments(): unknown {
    if (this.protocol === "http1") return this.value;
    const { params } = this.message;
    return this.protocol === "mcp" ? asObject(params).arguments : params;
  }

  get paymentHeader(): string | undefined {
    return this.header("payment-signature") ?? this.header("x-payment");
  }

  /** The x402 PaymentPayload in the payment header. */
  get payment(): Json {
    this.knownPayment ??= asObject(parseJson(fromBase64(this.paymentHeader ?? "") ?? ""));
    return this.knownPayment;
  }

  get payload(): Json {
    return asObject(this.payment.payload);
  }

  get authorization(): Json {
    return asObject(this.payload.authorization);
  }

  /** The network that a payment is for: version 2 says it in what it accepts. */
  get network(): unknown {
    return asObject(this.payment.accepted).network ?? this.payment.network;
  }

  /** Value of the last field of that name in the event stream. */
  event(name: string): string | undefined {
    const line = (this.http.body ?? "").split("\n").findLast((text) => text.startsWith(`${name}:`));
    return line?.slice(name.length + 1).trimStart();
  }
}

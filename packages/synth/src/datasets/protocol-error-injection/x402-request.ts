import { hexText } from "../../engine/hex.ts";
import type { DrawSequence } from "../../random/draw-sequence.ts";
import { type Case, difference, type Edit, listText, objectText, quoted } from "./edit.ts";
import {
  changeCase,
  cutOff,
  type Header,
  headerValue,
  httpText,
  removeHeader,
  spaceBeforeColon,
  unknownHeader,
} from "./http-text.ts";
import { circumstance, hostOf, type Members, serverContext } from "./surroundings.ts";

const networks = {
  1: ["base", "base-sepolia", "avalanche", "iotex"],
  2: ["eip155:8453", "eip155:84532", "eip155:43114", "eip155:4689"],
} as const;
const paths = ["/weather/hourly", "/quotes/latest", "/reports/daily", "/images/upscale", "/search", "/routes/plan"];
const payloadMembers = ["authorization", "signature"] as const;

type Harm = { readonly edits: readonly Edit[]; readonly params: string };

/** What a payment authorizes, as text. */
interface Payment {
  version: number | string;
  network: string;
  from: string;
  to: string;
  value: string;
  validAfter: number;
  validBefore: number;
  nonce: string;
  signature: string;
}

/** The payment as the header carries it before base64, in RFC 8785 form. */
function paymentText(of: Payment, amount: string, payTo: string): string {
  const authorization = `{"from":"${of.from}","nonce":"${of.nonce}","to":"${of.to}","validAfter":"${of.validAfter}","validBefore":"${of.validBefore}","value":"${of.value}"}`;
  const payload = `"payload":{"authorization":${authorization},"signature":"${of.signature}"}`;
  if (of.version === 1 || of.version === 9) {
    return `{"network":"${of.network}",${payload},"scheme":"exact","x402Version":${of.version}}`;
  }
  const accepted = `"accepted":{"amount":"${amount}","network":"${of.network}","payTo":"${payTo}","scheme":"exact"}`;
  return `{${accepted},${payload},"x402Version":${of.version}}`;
}

function addressOf(draws: DrawSequence): string {
  return `0x${hexText(draws.word(), 20)}`;
}

/** A request for a paid resource, with a payment in its header. */
export function paidCase(fault: string, version: 1 | 2, now: number, draws: DrawSequence): Case {
  const network = draws.pick(networks[version]);
  const amount = String(draws.between(1_000, 99_999));
  const payTo = addressOf(draws);
  const payment: Payment = {
    version,
    network,
    from: addressOf(draws),
    to: payTo,
    value: amount,
    validAfter: now - draws.between(60, 900),
    validBefore: now + draws.between(30, 900),
    nonce: `0x${draws.hex(64)}`,
    signature: `0x${draws.hex(128)}${draws.chance(0.5) ? "1b" : "1c"}`,
  };
  const name = version === 1 ? "X-PAYMENT" : "PAYMENT-SIGNATURE";
  const headers: Header[] = [
    ["Host", hostOf(draws)],
    ["Accept", "application/json"],
    [name, btoa(paymentText(payment, amount, payTo))],
  ];
  const seed = httpText(`GET ${draws.pick(paths)} HTTP/1.1`, headers, "");
  const context: Members = {
    ...serverContext(draws),
    balance: `"${Number(amount) + draws.below(5_000_000)}"`,
    now,
    requirements: objectText({
      amount: quoted(amount),
      network: quoted(network),
      pay_to: quoted(payTo),
      scheme: '"exact"',
    }),
    used_nonces: listText([`0x${draws.hex(64)}`]),
  };
  const { edits, params } = harmed(seed, name, fault, payment, context, { amount, payTo, now, version }, draws);
  return { seed, edits, params, context: objectText(context) };
}

interface Terms {
  readonly amount: string;
  readonly payTo: string;
  readonly now: number;
  readonly version: 1 | 2;
}

function harmed(
  seed: string,
  name: string,
  fault: string,
  payment: Payment,
  context: Members,
  terms: Terms,
  draws: DrawSequence,
): Harm {
  const params = circumstance(fault, context, draws);
  if (params !== undefined) return { edits: [], params };
  if (fault === "nonce_replay") {
    context.used_nonces = listText([`0x${draws.hex(64)}`, payment.nonce]);
    return { edits: [], params: "{}" };
  }
  if (fault === "insufficient_funds") {
    context.balance = `"${draws.below(Number(terms.amount))}"`;
    return { edits: [], params: "{}" };
  }
  const harm = headerFault(seed, name, fault, draws);
  if (harm !== undefined) return harm;
  const before = headerValue(seed, name);
  const { text, member } = otherPayment(fault, payment, terms, draws);
  return { edits: difference(before, btoa(text), seed.indexOf(before)), params: `{"member":"${member}"}` };
}

function headerFault(seed: string, name: string, fault: string, draws: DrawSequence): Harm | undefined {
  switch (fault) {
    case "header_case":
      return { edits: [changeCase(seed, draws.pick(["Host", "Accept", name]), draws)], params: "{}" };
    case "unknown_header":
      return { edits: [unknownHeader(seed, draws)], params: "{}" };
    case "space_before_colon": {
      const header = draws.pick(["Accept", name]);
      return { edits: [spaceBeforeColon(seed, header)], params: `{"header":"${header}"}` };
    }
    case "bad_base64": {
      const value = headerValue(seed, name);
      const at = draws.below(value.length - 4);
      const wrong = draws.pick(["*", "!", "~", "%", "#"]);
      const place = seed.indexOf(value) + at;
      return { edits: [{ at: place, remove: 1, insert: wrong }], params: `{"offset_in_header":${at}}` };
    }
    case "missing_payment":
      return { edits: [removeHeader(seed, name)], params: "{}" };
    case "connection_reset":
      return cutOff(seed, draws);
    default:
      return undefined;
  }
}

/** The payment that the fault makes of a sound one. */
function otherPayment(
  fault: string,
  sound: Payment,
  { amount, payTo, now, version }: Terms,
  draws: DrawSequence,
): { text: string; member: string } {
  const changed = { ...sound };
  const write = (member: string): { text: string; member: string } => ({
    text: paymentText(changed, amount, payTo),
    member,
  });
  switch (fault) {
    case "value_mismatch":
      changed.value = String(draws.between(1, Number(amount) - 1));
      return write("value");
    case "recipient_mismatch":
      changed.to = addressOf(draws);
      return write("to");
    case "bad_signature":
      if (draws.chance(0.5))
        changed.signature = `${sound.signature.slice(0, -2)}${draws.pick(["00", "1d", "ff", "23"])}`;
      else changed.signature = sound.signature.slice(0, -2);
      return write("signature");
    case "wrong_network":
      changed.network = draws.pick(networks[version].filter((network) => network !== sound.network));
      return write("network");
    case "expired_authorization":
      changed.validBefore = now - draws.below(50);
      return write("validBefore");
    case "unsupported_version":
      changed.version = version === 1 ? 9 : 7;
      return write("x402Version");
    case "missing_required": {
      const member = draws.pick(payloadMembers);
      const text = paymentText(sound, amount, payTo);
      const gone =
        member === "signature"
          ? `,"signature":"${sound.signature}"`
          : text.slice(text.indexOf('"authorization":'), text.indexOf('"signature"'));
      return { text: text.replace(gone, ""), member };
    }
    case "wrong_type": {
      const text = paymentText(sound, amount, payTo);
      return { text: text.replace(`"value":"${sound.value}"`, `"value":${sound.value}`), member: "value" };
    }
    default:
      throw new RangeError(`no x402 case of ${fault}`);
  }
}

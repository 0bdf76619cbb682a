import type { DrawSequence } from "../../random/draw-sequence.ts";
import { uint8, uint32, varint } from "./binary.ts";
import { type Case, distinctText, type Edit, objectText, quoted } from "./edit.ts";
import { cutOff } from "./http-text.ts";
import { operations, typeOf, valueText } from "./operations.ts";
import { circumstance, type Members, serverContext, tokenOf } from "./surroundings.ts";

const MAX_MESSAGE = 512;
const PREFIX = 5;

type Harm = { readonly edits: readonly Edit[]; readonly params: string };

/** A field of a number with a text, length first. */
function textField(number: number, text: string): string {
  return varint(number * 8 + 2) + varint(text.length) + text;
}

/** A length-prefixed message of gRPC; what goes before it in HTTP/2 stands in the context's metadata. */
export function grpcCase(fault: string, draws: DrawSequence): Case {
  const operation = draws.pick(operations);
  let message = "";
  operation.members.forEach(([, kind], i) => {
    const value = valueText(kind, draws);
    const type = typeOf(kind);
    if (type === "string") message += textField(i + 1, value.slice(1, -1));
    else if (type === "boolean") message += varint((i + 1) * 8) + uint8(value === "true" ? 1 : 0);
    // Amounts go as tenths: protobuf has no decimals.
    else message += varint((i + 1) * 8) + varint(Math.round(Number(value) * (type === "number" ? 10 : 1)));
  });
  const seed = uint8(0) + uint32(message.length) + message;
  const token = tokenOf(draws);
  const path = fault === "unknown_method" ? operation.service.replace(/\/\w+$/, "/Destroy") : operation.service;
  const authorization = fault === "missing_credentials" ? undefined : quoted(`Bearer ${token}`);
  const context: Members = {
    ...serverContext(draws),
    max_body_bytes: MAX_MESSAGE,
    metadata: objectText({ ":path": quoted(path), authorization, "content-type": '"application/grpc"' }),
    methods: distinctText([operation.service, draws.pick(operations).service]),
    token: quoted(token),
  };
  const { edits, params } = harmed(seed, fault, context, draws);
  return { seed, edits, params, context: objectText(context) };
}

function prefixed(length: number): Edit {
  return { at: 1, remove: 4, insert: uint32(length) };
}

function harmed(seed: string, fault: string, context: Members, draws: DrawSequence): Harm {
  const params = circumstance(fault, context, draws);
  if (params !== undefined) return { edits: [], params };
  const length = seed.length - PREFIX;
  switch (fault) {
    case "unknown_method":
    case "missing_credentials":
      return { edits: [], params: "{}" };
    case "length_prefix_lie": {
      const declared = draws.chance(0.5) ? length + draws.between(1, 200) : Math.max(0, length - draws.between(1, 12));
      return { edits: [prefixed(declared)], params: `{"declared":${declared},"sent":${length}}` };
    }
    case "reserved_bits": {
      const flag = draws.between(2, 255);
      return { edits: [{ at: 0, remove: 1, insert: uint8(flag) }], params: `{"flag":${flag}}` };
    }
    case "oversized_body": {
      const padding = textField(15, draws.hex(MAX_MESSAGE + draws.between(1, 200)));
      return {
        edits: [prefixed(length + padding.length), { at: seed.length, remove: 0, insert: padding }],
        params: `{"added":${padding.length}}`,
      };
    }
    case "unknown_extension": {
      const number = draws.between(90, 400);
      const field = varint(number * 8) + varint(draws.below(5_000));
      return {
        edits: [prefixed(length + field.length), { at: seed.length, remove: 0, insert: field }],
        params: `{"field":${number}}`,
      };
    }
    case "connection_reset":
      return cutOff(seed, draws);
    default:
      throw new RangeError(`no grpc case of ${fault}`);
  }
}

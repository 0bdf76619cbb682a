import type { DrawSequence } from "../../random/draw-sequence.ts";
import { uint8, uint16 } from "./binary.ts";
import { type Case, difference, type Edit, objectText } from "./edit.ts";
import { cutOff } from "./http-text.ts";
import { membersText, operations } from "./operations.ts";
import { circumstance, type Members, serverContext } from "./surroundings.ts";

const MAX_MESSAGE = 512;
const FIN_TEXT = 0x81;
const LENGTH_16 = 126;
const reservedOpcodes = [3, 4, 5, 6, 7, 11, 12, 13, 14, 15];

type Harm = { readonly edits: readonly Edit[]; readonly params: string };

function header(first: number, length: number, masked: boolean): string {
  const bit = masked ? 128 : 0;
  return uint8(first) + (length < LENGTH_16 ? uint8(bit | length) : uint8(bit | LENGTH_16) + uint16(length));
}

function maskedWith(payload: string, key: string): string {
  let text = "";
  for (let i = 0; i < payload.length; i++) text += uint8(payload.charCodeAt(i) ^ key.charCodeAt(i & 3));
  return text;
}

/** A client's text frame. */
export function websocketCase(fault: string, draws: DrawSequence): Case {
  const operation = draws.pick(operations);
  const payload = `{"channel":"${operation.event}","data":{${membersText(operation, draws)}}}`;
  const key = uint16(draws.below(65_536)) + uint16(draws.below(65_536));
  const seed = header(FIN_TEXT, payload.length, true) + key + maskedWith(payload, key);
  const context: Members = {
    ...serverContext(draws),
    extensions: "[]",
    max_body_bytes: MAX_MESSAGE,
    open_message: false,
  };
  const { edits, params } = harmed(seed, fault, payload, key, context, draws);
  return { seed, edits, params, context: objectText(context) };
}

function harmed(
  seed: string,
  fault: string,
  payload: string,
  key: string,
  context: Members,
  draws: DrawSequence,
): Harm {
  const params = circumstance(fault, context, draws);
  if (params !== undefined) return { edits: [], params };
  const first = (value: number): Edit => ({ at: 0, remove: 1, insert: uint8(value) });
  switch (fault) {
    case "reserved_bits": {
      const bit = draws.pick([0x40, 0x20, 0x10]);
      return { edits: [first(FIN_TEXT | bit)], params: `{"bit":${bit}}` };
    }
    case "unknown_opcode": {
      const opcode = draws.pick(reservedOpcodes);
      return { edits: [first(0x80 | opcode)], params: `{"opcode":${opcode}}` };
    }
    case "continuation_without_start":
      return { edits: [first(0x80)], params: "{}" };
    case "unmasked_frame":
      return { edits: difference(seed, header(FIN_TEXT, payload.length, false) + payload), params: "{}" };
    case "invalid_utf8": {
      const at = draws.below(payload.length);
      const byte = draws.pick([0xc0, 0xc1, 0xf5, 0xfe, 0xff]);
      const place = seed.length - payload.length + at;
      const insert = uint8(byte ^ key.charCodeAt(at & 3));
      return { edits: [{ at: place, remove: 1, insert }], params: `{"byte":${byte}}` };
    }
    case "oversized_body": {
      const longer = `${payload.slice(0, -1)}${" ".repeat(MAX_MESSAGE + draws.between(1, 100) - payload.length)}}`;
      const raw = header(FIN_TEXT, longer.length, true) + key + maskedWith(longer, key);
      return { edits: difference(seed, raw), params: `{"added":${longer.length - payload.length}}` };
    }
    case "connection_reset":
      return cutOff(seed, draws);
    default:
      throw new RangeError(`no websocket case of ${fault}`);
  }
}

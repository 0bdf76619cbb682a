import type { DrawSequence } from "../../random/draw-sequence.ts";
import { uint8, uint16, uint24, uint32 } from "./binary.ts";
import { type Case, type Edit, objectText } from "./edit.ts";
import { cutOff } from "./http-text.ts";

const DATA = 0;
const RST_STREAM = 3;
const SETTINGS = 4;
const PING = 6;
const WINDOW_UPDATE = 8;
const HEADER = 9;

type Harm = { readonly edits: readonly Edit[]; readonly params: string };

interface Frame {
  readonly type: number;
  readonly stream: number;
  readonly payload: string;
}

function frameText({ type, stream, payload }: Frame): string {
  return uint24(payload.length) + uint8(type) + uint8(0) + uint32(stream) + payload;
}

/** Types that can show a fault; the others any. */
const suitable: Readonly<Record<string, readonly number[]>> = {
  wrong_frame_size: [PING, WINDOW_UPDATE, RST_STREAM, SETTINGS],
  zero_increment: [WINDOW_UPDATE],
  wrong_stream: [PING, SETTINGS, RST_STREAM],
  idle_stream: [DATA, RST_STREAM],
};
const anyType = [DATA, RST_STREAM, SETTINGS, PING, WINDOW_UPDATE];

/** Settings that a client may send, with values that are allowed. */
function settingsText(draws: DrawSequence): string {
  const streams = uint16(3) + uint32(draws.between(1, 250));
  const window = uint16(4) + uint32(draws.between(1, 8) * 65_535);
  const size = uint16(5) + uint32(16_384 + draws.below(48_000));
  return [streams, window, size].slice(draws.below(2), 2 + draws.below(2)).join("");
}

function frameOf(type: number, stream: number, draws: DrawSequence): Frame {
  switch (type) {
    case SETTINGS:
      return { type, stream: 0, payload: settingsText(draws) };
    case PING:
      return { type, stream: 0, payload: uint32(draws.word()) + uint32(draws.word()) };
    case WINDOW_UPDATE:
      return { type, stream: 0, payload: uint32(draws.between(1, 1_000_000)) };
    case RST_STREAM:
      return { type, stream, payload: uint32(draws.pick([0, 2, 7, 8])) };
    default:
      return {
        type: DATA,
        stream,
        payload: `{"part":${draws.between(1, 90)},"text":"${draws.hex(draws.between(4, 60))}"}`,
      };
  }
}

/** One frame that a client sends on a connection with open streams. */
export function http2Case(fault: string, draws: DrawSequence): Case {
  const highest = 2 * draws.between(2, 400) + 1;
  const stream = highest - 2 * draws.below(2);
  const frame = frameOf(draws.pick(suitable[fault] ?? anyType), stream, draws);
  const seed = frameText(frame);
  const context = objectText({ highest_stream: highest, open_streams: `[${highest - 2},${highest}]` });
  return { seed, ...harmed(seed, frame, fault, highest, draws), context };
}

function streamEdit(stream: number): Edit {
  return { at: 5, remove: 4, insert: uint32(stream) };
}

function harmed(seed: string, frame: Frame, fault: string, highest: number, draws: DrawSequence): Harm {
  switch (fault) {
    case "none":
      return { edits: [], params: "{}" };
    case "unknown_extension": {
      const type = draws.between(0x40, 0xef);
      const insert = frameText({ type, stream: 0, payload: draws.hex(draws.between(2, 12)) });
      return { edits: [{ at: seed.length, remove: 0, insert }], params: `{"type":${type}}` };
    }
    case "wrong_frame_size": {
      const more = draws.chance(0.5);
      const size = frame.payload.length + (more ? draws.between(1, 3) : -draws.between(1, 3));
      const edits: Edit[] = [{ at: 0, remove: 3, insert: uint24(size) }];
      if (more) edits.push({ at: seed.length, remove: 0, insert: "\0".repeat(size - frame.payload.length) });
      else edits.push({ at: HEADER + size, remove: frame.payload.length - size, insert: "" });
      return { edits, params: `{"size":${size},"type":${frame.type}}` };
    }
    case "zero_increment":
      return { edits: [{ at: HEADER, remove: 4, insert: uint32(0) }], params: "{}" };
    case "wrong_stream": {
      const stream = frame.type === RST_STREAM ? 0 : highest;
      return { edits: [streamEdit(stream)], params: `{"stream":${stream},"type":${frame.type}}` };
    }
    case "idle_stream": {
      const stream = highest + 2 * draws.between(1, 60);
      return { edits: [streamEdit(stream)], params: `{"stream":${stream},"type":${frame.type}}` };
    }
    case "connection_reset":
      return cutOff(seed, draws);
    default:
      throw new RangeError(`no http2 case of ${fault}`);
  }
}

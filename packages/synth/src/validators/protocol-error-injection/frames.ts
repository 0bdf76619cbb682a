import { byteAt, fromUtf8, numberAt } from "./octets.ts";

/** A WebSocket frame (RFC 6455 §5.2) with its payload unmasked. */
export interface WebsocketFrame {
  readonly reserved: number;
  readonly opcode: number;
  readonly masked: boolean;
  readonly payload: string;
  /** The payload is as long as the frame says. */
  readonly whole: boolean;
}

export const websocketOpcodes: readonly number[] = [0, 1, 2, 8, 9, 10];

export function readWebsocket(bytes: string): WebsocketFrame {
  const first = byteAt(bytes, 0);
  const second = byteAt(bytes, 1);
  const masked = second >= 128;
  const short = second & 127;
  const extended = short === 126 ? 2 : short === 127 ? 8 : 0;
  const length = extended === 0 ? short : numberAt(bytes, 2, extended);
  const start = 2 + extended + (masked ? 4 : 0);
  let payload = bytes.slice(start);
  if (masked) {
    const mask = bytes.slice(start - 4, start);
    const codes = Array.from(payload, (byte, i) => byte.charCodeAt(0) ^ byteAt(mask, i & 3));
    payload = String.fromCharCode(...codes);
  }
  return { reserved: first & 0x70, opcode: first & 15, masked, payload, whole: payload.length === length };
}

/** True for a sound frame of a client with a text or data that a server may take at any time. */
export function isSoundWebsocket(bytes: string, limit: number): boolean {
  const frame = readWebsocket(bytes);
  return (
    frame.reserved === 0 &&
    websocketOpcodes.includes(frame.opcode) &&
    frame.opcode !== 0 &&
    frame.masked &&
    frame.whole &&
    frame.payload.length <= limit &&
    (frame.opcode !== 1 || fromUtf8(frame.payload) !== null)
  );
}

/** An HTTP/2 frame (RFC 9113 §4.1). */
export interface Http2Frame {
  readonly length: number;
  readonly type: number;
  readonly stream: number;
  readonly payload: string;
  /** What stands after the frame. */
  readonly rest: string;
}

export const h2 = { data: 0, reset: 3, settings: 4, ping: 6, windowUpdate: 8, last: 9 } as const;

export function readHttp2(bytes: string): Http2Frame {
  const length = numberAt(bytes, 0, 3);
  return {
    length,
    type: byteAt(bytes, 3),
    stream: numberAt(bytes, 5, 4) % 2 ** 31,
    payload: bytes.slice(9, 9 + length),
    rest: bytes.slice(9 + length),
  };
}

/** True for a frame whose size its type forbids. */
export function isMissized({ type, length }: Http2Frame): boolean {
  if (type === h2.ping) return length !== 8;
  if (type === h2.reset || type === h2.windowUpdate) return length !== 4;
  return type === h2.settings && length % 6 !== 0;
}

/** True for a frame on a stream where its type has no business. */
export function isMisplaced({ type, stream }: Http2Frame): boolean {
  if (type === h2.ping || type === h2.settings) return stream !== 0;
  return (type === h2.reset || type === h2.data) && stream === 0;
}

/** The increment of a WINDOW_UPDATE. */
export function incrementOf({ payload }: Http2Frame): number {
  return numberAt(payload, 0, 4) % 2 ** 31;
}

/** True for one sound frame for a stream that is known. */
export function isSoundHttp2(bytes: string, highestStream: number): boolean {
  const frame = readHttp2(bytes);
  return (
    frame.payload.length === frame.length &&
    frame.rest === "" &&
    frame.type <= h2.last &&
    !isMissized(frame) &&
    !isMisplaced(frame) &&
    frame.stream <= highestStream &&
    (frame.type !== h2.windowUpdate || incrementOf(frame) > 0)
  );
}

/** The length that the five bytes before a gRPC message tell. */
export function grpcLength(bytes: string): number {
  return numberAt(bytes, 1, 4);
}

/** The fields of a protobuf message of varints and length-delimited fields, or null for anything else. */
export function protobufFields(bytes: string): readonly number[] | null {
  const fields: number[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = byteAt(bytes, at++);
      if (Number.isNaN(byte) || scale > 2 ** 56) return Number.NaN;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const wire = tag % 8;
    if (!(tag >= 8) || (wire !== 0 && wire !== 2)) return null;
    const value = varint();
    if (Number.isNaN(value)) return null;
    if (wire === 2) at += value;
    fields.push(Math.floor(tag / 8));
  }
  return at === bytes.length ? fields : null;
}

/** True for one sound length-prefixed message. */
export function isSoundGrpc(bytes: string, limit: number): boolean {
  const length = bytes.length - 5;
  const flag = byteAt(bytes, 0);
  return flag <= 1 && grpcLength(bytes) === length && length <= limit && protobufFields(bytes.slice(5)) !== null;
}

import type { Case } from "./case.ts";
import {
  grpcLength,
  h2,
  incrementOf,
  isMisplaced,
  isMissized,
  protobufFields,
  readHttp2,
  readWebsocket,
  websocketOpcodes,
} from "./frames.ts";
import { byteAt } from "./octets.ts";
import type { Reading } from "./reading.ts";

/** True for a length before a gRPC message that is not the message's. */
export function isWrongLength({ bytes }: Reading): boolean {
  return grpcLength(bytes) !== bytes.length - 5;
}

/** True for a reserved bit of a WebSocket frame, or a gRPC compression flag that nobody knows. */
export function isReserved(row: Case, { bytes }: Reading): boolean {
  return row.protocol === "grpc" ? byteAt(bytes, 0) > 1 : (byteAt(bytes, 0) & 0x70) !== 0;
}

export function isUnmasked({ bytes }: Reading): boolean {
  return byteAt(bytes, 1) < 128;
}

export function isUnknownOpcode({ bytes }: Reading): boolean {
  return !websocketOpcodes.includes(byteAt(bytes, 0) & 15);
}

export function isContinuation({ bytes }: Reading): boolean {
  return (byteAt(bytes, 0) & 15) === 0;
}

export function isMissizedFrame({ bytes }: Reading): boolean {
  return isMissized(readHttp2(bytes));
}

export function isZeroIncrement({ bytes }: Reading): boolean {
  const frame = readHttp2(bytes);
  return frame.type === h2.windowUpdate && frame.stream === 0 && incrementOf(frame) === 0;
}

export function isWrongStream({ bytes }: Reading): boolean {
  const frame = readHttp2(bytes);
  return frame.type !== h2.data && isMisplaced(frame);
}

/** True for a DATA or RST_STREAM frame for a stream that nobody opened. */
export function isIdleStream(row: Case, { bytes }: Reading): boolean {
  const { type, stream } = readHttp2(bytes);
  return (type === h2.data || type === h2.reset) && stream > Number(row.context.highest_stream);
}

/** True for the seed's frame with one of an unknown type after it. */
export function hasExtraFrame(raw: Reading, seed: Reading): boolean {
  const extra = readHttp2(raw.bytes.slice(seed.bytes.length));
  const whole = extra.payload.length === extra.length && extra.rest === "";
  return raw.bytes.startsWith(seed.bytes) && extra.type > h2.last && whole;
}

/** True for the seed's protobuf message with a field more that it has not. */
export function hasExtraField(raw: Reading, seed: Reading): boolean {
  const fields = protobufFields(raw.bytes.slice(5));
  const known = protobufFields(seed.bytes.slice(5)) ?? [];
  if (fields === null || isWrongLength(raw)) return false;
  return fields.length > known.length && fields.some((field) => !known.includes(field));
}

export const byteLengths = {
  /** What a WebSocket frame carries, unmasked. */
  payload: ({ bytes }: Reading): string => readWebsocket(bytes).payload,
  /** Bytes of the body, the message or the payload. */
  content: ({ protocol }: Case, raw: Reading): number => {
    if (protocol === "grpc") return raw.bytes.length - 5;
    return protocol === "websocket" ? readWebsocket(raw.bytes).payload.length : raw.body.length;
  },
};

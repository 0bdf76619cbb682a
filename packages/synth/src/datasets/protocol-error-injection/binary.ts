/** Numbers as big-endian bytes of a byte string. */
export function uint8(value: number): string {
  return String.fromCharCode(value & 255);
}

export function uint16(value: number): string {
  return uint8(value >>> 8) + uint8(value);
}

export function uint24(value: number): string {
  return uint8(value >>> 16) + uint16(value);
}

export function uint32(value: number): string {
  return uint16(value >>> 16) + uint16(value);
}

/** A protobuf varint of 0 ≤ value < 2^31. */
export function varint(value: number): string {
  let text = "";
  let rest = value;
  while (rest > 127) {
    text += uint8((rest & 127) | 128);
    rest >>>= 7;
  }
  return text + uint8(rest);
}

import { reserve, type Sink } from "@sdg/synth/engine/sink";

/**
 * A value of Thrift's compact protocol, as Parquet's page headers and footers are written in. A struct's fields are
 * [id, value] pairs in rising order of their ids; fields that are undefined are left out.
 */
export type Thrift =
  | { readonly kind: "bool"; readonly value: boolean }
  | { readonly kind: "byte" | "i16" | "i32" | "i64"; readonly value: number }
  | { readonly kind: "binary"; readonly value: Uint8Array }
  | { readonly kind: "list"; readonly of: "i32" | "binary" | "struct"; readonly items: readonly Thrift[] }
  | { readonly kind: "struct"; readonly fields: readonly ThriftField[] };

export type ThriftField = readonly [id: number, value: Thrift | undefined];

const utf8 = new TextEncoder();

export const bool = (value: boolean): Thrift => ({ kind: "bool", value });
export const i8 = (value: number): Thrift => ({ kind: "byte", value });
export const i16 = (value: number): Thrift => ({ kind: "i16", value });
export const i32 = (value: number): Thrift => ({ kind: "i32", value });
export const i64 = (value: number): Thrift => ({ kind: "i64", value });
export const binary = (value: Uint8Array): Thrift => ({ kind: "binary", value });
export const text = (value: string): Thrift => ({ kind: "binary", value: utf8.encode(value) });
export const struct = (...fields: readonly ThriftField[]): Thrift => ({ kind: "struct", fields });
export const list = (of: "i32" | "binary" | "struct", items: readonly Thrift[]): Thrift => ({
  kind: "list",
  of,
  items,
});

const types = { bool: 1, byte: 3, i16: 4, i32: 5, i64: 6, binary: 8, list: 9, struct: 12 } as const;
const FALSE = 2;
const SHORT_LIST = 15;
const WIDEST_VARINT = 10;

/** Appends a value. */
export function putThrift(to: Sink, value: Thrift): void {
  switch (value.kind) {
    case "bool":
      throw new TypeError("a boolean stands in its field's header");
    case "byte":
      reserve(to, 1);
      to.bytes[to.at++] = value.value;
      return;
    case "i16":
    case "i32":
    case "i64":
      // Zigzag: the sign goes to the lowest bit.
      putVarint(to, value.value < 0 ? -2 * value.value - 1 : 2 * value.value);
      return;
    case "binary":
      putVarint(to, value.value.length);
      putBytes(to, value.value);
      return;
    case "list":
      putList(to, value.of, value.items);
      return;
    case "struct":
      putStruct(to, value.fields);
  }
}

function putList(to: Sink, of: keyof typeof types, items: readonly Thrift[]): void {
  reserve(to, 1);
  to.bytes[to.at++] = (Math.min(items.length, SHORT_LIST) << 4) | types[of];
  if (items.length >= SHORT_LIST) putVarint(to, items.length);
  for (const item of items) putThrift(to, item);
}

function putStruct(to: Sink, fields: readonly ThriftField[]): void {
  let previous = 0;
  for (const [id, value] of fields) {
    if (value === undefined) continue;
    const type = value.kind === "bool" && !value.value ? FALSE : types[value.kind];
    reserve(to, 1);
    // Ids of Parquet's structs rise by less than sixteen.
    to.bytes[to.at++] = ((id - previous) << 4) | type;
    previous = id;
    if (value.kind !== "bool") putThrift(to, value);
  }
  reserve(to, 1);
  to.bytes[to.at++] = 0;
}

/** Appends an unsigned integer below 2^53, seven bits a byte, lowest first. */
export function putVarint(to: Sink, value: number): void {
  reserve(to, WIDEST_VARINT);
  let rest = value;
  while (rest > 127) {
    to.bytes[to.at++] = (rest % 128) | 128;
    rest = Math.floor(rest / 128);
  }
  to.bytes[to.at++] = rest;
}

export function putBytes(to: Sink, bytes: Uint8Array): void {
  reserve(to, bytes.length);
  to.bytes.set(bytes, to.at);
  to.at += bytes.length;
}

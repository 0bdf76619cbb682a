import type { Column } from "@sdg/synth/engine/column";
import { type Storage, storageOf } from "../columns/storage.ts";
import { bool, i8, i32, struct, type Thrift, text } from "./thrift.ts";

/** Physical types, by their number in parquet.thrift. */
export const physical = { boolean: 0, int32: 1, int64: 2, double: 5, byteArray: 6 } as const;

export type Physical = (typeof physical)[keyof typeof physical];

const converted = { utf8: 0, decimal: 5, date: 6, timestampMillis: 9, json: 19 } as const;
const REQUIRED = 0;
const OPTIONAL = 1;
/** Digits of a decimal that fit 32 bits. */
const INT32_DIGITS = 9;

export function physicalType(storage: Storage): Physical {
  switch (storage.kind) {
    case "boolean":
      return physical.boolean;
    case "int32":
    case "day":
      return physical.int32;
    case "decimal":
      return storage.precision <= INT32_DIGITS ? physical.int32 : physical.int64;
    case "int64":
    case "instant":
      return physical.int64;
    case "float64":
      return physical.double;
    case "member":
    case "utf8":
      return physical.byteArray;
  }
}

/** The columns of a file: the root and its leaves. */
export function schemaElements(columns: readonly Column[]): Thrift[] {
  return [struct([4, text("schema")], [5, i32(columns.length)]), ...columns.map(schemaElement)];
}

function schemaElement(column: Column): Thrift {
  const storage = storageOf(column);
  const { convertedType, logicalType } = meaning(storage);
  return struct(
    [1, i32(physicalType(storage))],
    [3, i32(column.field.nullable === true ? OPTIONAL : REQUIRED)],
    [4, text(column.field.name)],
    [6, convertedType === undefined ? undefined : i32(convertedType)],
    [7, storage.kind === "decimal" ? i32(storage.scale) : undefined],
    [8, storage.kind === "decimal" ? i32(storage.precision) : undefined],
    [10, logicalType],
  );
}

interface Meaning {
  /** For readers from before logical types. */
  readonly convertedType?: number;
  /** A union: one field, whose id says which type. */
  readonly logicalType?: Thrift;
}

function meaning(storage: Storage): Meaning {
  switch (storage.kind) {
    case "member":
      return { convertedType: converted.utf8, logicalType: struct([1, struct()]) };
    case "utf8":
      return storage.json
        ? { convertedType: converted.json, logicalType: struct([12, struct()]) }
        : { convertedType: converted.utf8, logicalType: struct([1, struct()]) };
    case "decimal": {
      const decimal = struct([1, i32(storage.scale)], [2, i32(storage.precision)]);
      return { convertedType: converted.decimal, logicalType: struct([5, decimal]) };
    }
    case "day":
      return { convertedType: converted.date, logicalType: struct([6, struct()]) };
    case "instant": {
      const milliseconds = struct([1, struct()]);
      return {
        convertedType: converted.timestampMillis,
        logicalType: struct([8, struct([1, bool(true)], [2, milliseconds])]),
      };
    }
    case "int32":
    case "int64": {
      const integer = struct([1, i8(storage.kind === "int32" ? 32 : 64)], [2, bool(true)]);
      return { logicalType: struct([10, integer]) };
    }
    case "float64":
    case "boolean":
      return {};
  }
}

import type { Column } from "@sdg/synth/engine/column";
import type { Dataset } from "@sdg/synth/schema/dataset";
import {
  Bool,
  type DataType,
  DateDay,
  Decimal,
  Dictionary,
  Field,
  Float64,
  Int8,
  Int16,
  Int32,
  Int64,
  Schema,
  TimestampMillisecond,
  Utf8,
} from "apache-arrow";
import { type Storage, storageOf } from "../columns/storage.ts";

/** The Arrow schema of a dataset's rows. Field metadata says what the published field says: meaning, unit, JSON. */
export function arrowSchema(dataset: Dataset, metadata: ReadonlyMap<string, string> = new Map()): Schema {
  const fields = dataset.columns.map((column, slot) => arrowField(column, slot));
  return new Schema(fields, new Map(metadata));
}

function arrowField(column: Column, slot: number): Field {
  const { field } = column;
  const storage = storageOf(column);
  const metadata = new Map([["meaning", field.meaning]]);
  if (field.unit !== undefined) metadata.set("unit", field.unit);
  if (storage.kind === "utf8" && storage.json) {
    // The canonical extension type for JSON, so that readers know it without knowing us.
    metadata.set("ARROW:extension:name", "arrow.json");
    metadata.set("ARROW:extension:metadata", "");
  }
  return new Field(field.name, arrowType(storage, slot), field.nullable === true, metadata);
}

/** A dictionary takes the number of its column, so that the same dataset always has the same schema. */
export function arrowType(storage: Storage, slot: number): DataType {
  switch (storage.kind) {
    case "member":
      return new Dictionary(new Utf8(), indexType(storage.values.length), slot, false);
    case "int32":
      return new Int32();
    case "int64":
      return new Int64();
    case "decimal":
      return new Decimal(storage.scale, storage.precision, 128);
    case "float64":
      return new Float64();
    case "boolean":
      return new Bool();
    case "instant":
      return new TimestampMillisecond("UTC");
    case "day":
      return new DateDay();
    case "utf8":
      return new Utf8();
  }
}

/** The narrowest signed index: unsigned ones are what readers support least. */
function indexType(members: number): Int8 | Int16 | Int32 {
  if (members <= 128) return new Int8();
  return members <= 32_768 ? new Int16() : new Int32();
}

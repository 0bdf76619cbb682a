import { DataType, type Field, RecordBatchReader } from "apache-arrow";
import type { ForeignRow } from "./published-row.ts";

/** Rows of an Arrow IPC stream, by apache-arrow. */
export function* arrowRows(stream: Uint8Array): Generator<ForeignRow> {
  for (const batch of RecordBatchReader.from(stream)) {
    for (let row = 0; row < batch.numRows; row++) {
      yield Object.fromEntries(
        batch.schema.fields.map((field, i) => [field.name, plain(field, batch.getChildAt(i)?.get(row))]),
      );
    }
  }
}

function plain(field: Field, value: unknown): unknown {
  if (DataType.isDecimal(field.type) && value !== null) return decimal(value as Uint32Array, field.type.scale);
  return value;
}

/** Four little-endian words of 32 bits, two's complement. */
function decimal(words: Uint32Array, scale: number): string {
  const unsigned = words.reduceRight((sum, word) => (sum << 32n) | BigInt(word), 0n);
  const units = BigInt.asIntN(128, unsigned);
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const point = digits.length - scale;
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}.${digits.slice(point)}`;
}

import type { Dataset } from "@sdg/synth/schema/dataset";
import { type Data, makeData, RecordBatch, type Schema, Struct } from "apache-arrow";
import { checkedSource, type RowRange } from "../columns/checked-source.ts";
import { type BlockLimits, columnBlock, fill, NO_BYTES } from "../columns/column-block.ts";
import { type ArrowColumn, arrowColumn } from "./arrow-column.ts";
import { arrowSchema } from "./arrow-schema.ts";
import { MessageWriter } from "./message-writer.ts";

/** Long texts end a record batch early, so that memory stays bounded. */
const BATCH: BlockLimits = { rows: 65_536, textBytes: 8_388_608 };

/**
 * A range of rows as an Arrow IPC stream: schema, dictionaries, record batches, end mark. The bytes depend on the arguments
 * only. Some steps give no bytes: they are where others may be served.
 * Throws a RangeError, at the first step, for rows that do not exist.
 *
 *     for (const chunk of arrowChunks(dataset, "seed", { from: 0, to: 1_000 }, fileMetadata(…))) response.write(chunk);
 */
export function* arrowChunks(
  dataset: Dataset,
  seed: string,
  range: RowRange,
  metadata: ReadonlyMap<string, string>,
): Generator<Uint8Array<ArrayBuffer>, void, void> {
  const source = checkedSource(dataset, seed, range);
  const schema = arrowSchema(dataset, metadata);
  const writer = new MessageWriter(schema);
  const capacity = Math.min(BATCH.rows, range.to - range.from);
  const block = columnBlock(dataset, capacity);
  const columns = dataset.columns.map((column, slot) =>
    arrowColumn(column, slot, (schema.fields[slot] as Schema["fields"][number]).type, capacity),
  );
  yield writer.take();
  for (let next = range.from; next < range.to; ) {
    next = yield* fill(block, source, next, range.to, BATCH);
    const children: Data[] = [];
    for (const [slot, column] of columns.entries()) {
      children.push((column as ArrowColumn)(block));
      if (slot % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield NO_BYTES;
    }
    const data = makeData({ type: new Struct(schema.fields), length: block.rows, nullCount: 0, children });
    writer.write(new RecordBatch(schema, data));
    yield writer.take();
  }
  writer.finish();
  yield writer.take();
}

const COLUMNS_A_STEP = 4;

import type { Column } from "@sdg/synth/engine/column";
import { columnWriter } from "@sdg/synth/engine/column-writer";
import type { Notation } from "@sdg/synth/engine/notation";
import { register } from "@sdg/synth/engine/rows";
import { reserve, type Sink } from "@sdg/synth/engine/sink";
import type { ColumnBlock } from "./column-block.ts";

/** Values as they are: nothing quoted, nothing escaped, nothing around them. */
const bareNotation: Notation = {
  lead: () => "",
  end: "",
  null: "",
  fixedDecimals: false,
  quote: "",
  text: (value) => value,
  nested: (json) => json,
  sorted: false,
};

/** Appends the text of the value in a row of the block, which is not null, as UTF-8. */
export type TextRenderer = (block: ColumnBlock, row: number, to: Sink) => void;

export function textRenderer(column: Column, slot: number): TextRenderer {
  if (column.form.kind === "text" || column.form.kind === "json") return (block, row, to) => copy(block, slot, row, to);
  const { write, bytes } = columnWriter(column, 0, "", bareNotation, 0);
  const only = register(1);
  return (block, row, to) => {
    only.cells[0] = block.cells[slot]?.[row] ?? 0;
    reserve(to, bytes);
    write(only, to);
  };
}

/** Below this a loop is quicker than the engine's memory copy. */
const SHORT = 32;

function copy(block: ColumnBlock, slot: number, row: number, to: Sink): void {
  const text = block.texts[slot];
  if (text === undefined) return;
  const start = text.starts[row] as number;
  const end = text.starts[row + 1] as number;
  reserve(to, end - start);
  const from = text.bytes.bytes;
  if (end - start > SHORT) to.bytes.set(from.subarray(start, end), to.at);
  else for (let i = start; i < end; i++) to.bytes[to.at + i - start] = from[i] as number;
  to.at += end - start;
}

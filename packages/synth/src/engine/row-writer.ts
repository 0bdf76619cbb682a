import type { Dataset } from "../schema/dataset.ts";
import { closureRowWriter } from "./closure-row-writer.ts";
import { generatedRowWriter } from "./generated-row-writer.ts";
import { csvNotation, jsonNotation } from "./notation.ts";
import type { RowWriter } from "./rows.ts";

/** What a row usually takes of the bytes that it takes at most, and what its texts add: guesses, which only memory depends on. */
const USUAL_SHARE = 0.5;
const USUAL_TEXT = { text: 16, json: 1024 } as const;

/** Bytes that a row of a dataset usually takes. */
export function usualRowBytes(dataset: Dataset, { rowBytes }: RowWriter): number {
  let bytes = Math.ceil(rowBytes * USUAL_SHARE);
  for (const { form } of dataset.columns) {
    if (form.kind === "text" || form.kind === "json") bytes += USUAL_TEXT[form.kind];
  }
  return bytes;
}

type Writers = { [notation in "json" | "csv"]?: RowWriter };
const notations = { json: jsonNotation, csv: csvNotation };

/** Pages with a content security policy forbid to run generated code; then closures write the same bytes, more slowly. */
const compileRowWriter = mayGenerateCode() ? generatedRowWriter : closureRowWriter;

function mayGenerateCode(): boolean {
  try {
    return new Function("return 1")() === 1;
  } catch {
    return false;
  }
}

/** Compiling takes longer than writing a few rows, so a dataset's writers are made once, each when it is first asked for. */
const compiled = new WeakMap<Dataset, Writers>();

export function rowWriter(dataset: Dataset, notation: "json" | "csv"): RowWriter {
  let writers = compiled.get(dataset);
  if (writers === undefined) {
    writers = {};
    compiled.set(dataset, writers);
  }
  writers[notation] ??= compileRowWriter(dataset.columns, notations[notation]);
  return writers[notation];
}

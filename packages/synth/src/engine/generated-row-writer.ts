import type { Column } from "./column.ts";
import { type CodedColumn, columnCode, isOpenEnded, usualBytes } from "./column-code.ts";
import { isStable, type Place, placed } from "./column-order.ts";
import { columnWriter } from "./column-writer.ts";
import type { Notation } from "./notation.ts";
import { advance, named, place, type RowCode, rowCode, storeText } from "./row-code.ts";
import type { Register, RowWriter } from "./rows.ts";
import { constant, reserve, type Sink, sink } from "./sink.ts";

/** What numbers may reserve beyond their place without making the rendered runs move. */
const HEADROOM = 128;

/** The text of a row writer, and what k0, k1, … in it are. */
export interface GeneratedCode {
  readonly text: string;
  readonly constants: readonly unknown[];
  readonly rowBytes: number;
}

/**
 * A row writer as one generated function without a loop or a call for most columns, more than twice as quick as closures.
 * Throws an EvalError where code generation is forbidden.
 */
export function generatedRowWriter(columns: readonly Column[], notation: Notation): RowWriter {
  const { text, constants, rowBytes } = generatedCode(columns, notation);
  const make = new Function(...constants.map((_, i) => `k${i}`), text) as (
    ...values: readonly unknown[]
  ) => (from: Register, to: Sink) => void;
  return { write: make(...constants), rowBytes };
}

/** Columns to be written one after another: a run of stable ones, or a single other one. */
interface Part {
  readonly stable: boolean;
  readonly columns: CodedColumn[];
  /** What the run takes over of the next column. */
  tail: string;
}

/** The text of a row writer; its own and the declaration's strings stand among the constants only (see `row-code.ts`). */
export function generatedCode(columns: readonly Column[], notation: Notation): GeneratedCode {
  const { parts, rowBytes } = partition(placed(columns, notation), notation);
  const runs = parts.filter((part) => part.stable);
  const slots = runs.flatMap((run) => run.columns.map((column) => column.place.slot));
  const write = rowCode();
  const rendered = sink(runs.length * 16 + rowBytes + HEADROOM);
  const lengths = new Int32Array(runs.length);
  const known = new Float64Array(slots.length).fill(Number.NaN);
  const render = renderCode(runs, notation, { rendered, lengths, known }, write.constants);
  let base = 0;
  for (const part of parts) {
    if (part.stable) {
      const from = { view: named(write, rendered.view), base };
      copyRun(write, from, usualRun(part, notation), `${named(write, lengths)}[${runs.indexOf(part)}]`);
      base += runSpan(part);
    } else for (const column of part.columns) columnCode(write, column, notation);
  }
  storeText(write, notation.end);
  const isKnown = slots.map((slot, i) => `cells[${slot}] === ${named(write, known)}[${i}]`);
  const text = [
    ...render,
    "return function (from, to) {",
    `${named(write, reserve)}(to, ${rowBytes});`,
    "const cells = from.cells;",
    "let view = to.view, at = to.at, c = 0, i = 0, m = 0, n = 0, w = 0;",
    isKnown.length === 0 ? "" : `if (!(${isKnown.join(" && ")})) render(from);`,
    ...write.lines,
    `to.at = ${place(write)};`,
    "};",
  ];
  return { text: text.join("\n"), constants: write.constants, rowBytes };
}

function partition(places: readonly Place[], notation: Notation): { parts: readonly Part[]; rowBytes: number } {
  const parts: Part[] = [];
  let rowBytes = constant(notation.end).length + 4;
  // From the last column to the first, so that each text knows how many bytes still follow it.
  for (const [i, at] of [...places.entries()].toReversed()) {
    const before = places[i - 1];
    const stable = isStable(at);
    // A number's lead goes into the run before it, which is copied anyway.
    const kind = at.column.form.kind;
    const isLed = !stable && before !== undefined && isStable(before) && (kind === "integer" || kind === "decimal");
    const lead = isLed ? "" : at.lead;
    const { write, bytes } = columnWriter(at.column, at.slot, lead, notation, rowBytes);
    const reserved = bytes + constant(at.lead).words.length * 8;
    rowBytes += reserved;
    const column: CodedColumn = { place: at, lead, write, bytes: reserved };
    const next = parts[0];
    if (stable && next?.stable === true) next.columns.unshift(column);
    else {
      const follower = places[i + 1];
      const tail = stable && next?.columns[0]?.lead === "" && follower !== undefined ? follower.lead : "";
      parts.unshift({ stable, columns: [column], tail });
    }
  }
  return { parts, rowBytes };
}

interface Rendered {
  readonly rendered: Sink;
  readonly lengths: Int32Array;
  readonly known: Float64Array;
}

/** The function that renders the stable runs anew, each from its own place in `rendered` on. */
function renderCode(
  runs: readonly Part[],
  notation: Notation,
  { rendered, lengths, known }: Rendered,
  constants: unknown[],
): string[] {
  const code = rowCode(constants);
  let base = 0;
  let slots = 0;
  for (const [i, run] of runs.entries()) {
    code.lines.push(`at = ${base};`);
    for (const column of run.columns) {
      columnCode(code, column, notation);
      code.lines.push(`${named(code, known)}[${slots++}] = cells[${column.place.slot}];`);
    }
    storeText(code, run.tail);
    code.lines.push(`${named(code, lengths)}[${i}] = ${place(code)} - ${base};`);
    code.offset = 0;
    base += runSpan(run);
  }
  return [
    "function render(from) {",
    `const cells = from.cells, to = ${named(code, rendered)}, view = to.view;`,
    "let at = 0, c = 0, i = 0, m = 0, n = 0, w = 0;",
    ...code.lines,
    "}",
  ];
}

/** Bytes set aside for a rendered run, with what its last store may overshoot. */
function runSpan(run: Part): number {
  const bytes = run.columns.reduce((sum, column) => sum + column.bytes, constant(run.tail).length + 16);
  return Math.ceil(bytes / 8) * 8;
}

/** What a run usually takes at most, and whether it may take more. */
interface UsualRun {
  readonly bytes: number;
  readonly isOpenEnded: boolean;
}

function usualRun(run: Part, notation: Notation): UsualRun {
  const bytes = run.columns.reduce((sum, column) => sum + usualBytes(column, notation), constant(run.tail).length);
  return { bytes, isOpenEnded: run.columns.some(isOpenEnded) };
}

/** Copies a rendered run in whole words, as many as it usually has; long numbers need the loop. */
function copyRun(code: RowCode, from: { view: string; base: number }, usual: UsualRun, length: string): void {
  const { view, base } = from;
  const words = Math.ceil(usual.bytes / 8);
  for (let i = 0; i < words; i++) {
    code.lines.push(`view.setFloat64(${place(code, i * 8)}, ${view}.getFloat64(${base + i * 8}, true), true);`);
  }
  if (usual.isOpenEnded) {
    const store = `view.setFloat64(${place(code)} + w, ${view}.getFloat64(${base} + w, true), true);`;
    code.lines.push(`for (w = ${words * 8}; w < ${length}; w += 8) ${store}`);
  }
  advance(code, length);
}

import { MS_PER_DAY } from "../engine/calendar.ts";
import { codeDigits, type Form } from "../engine/column.ts";
import { columnWriter } from "../engine/column-writer.ts";
import { jsonNotation } from "../engine/notation.ts";
import { NULL } from "../engine/rows.ts";
import { sink } from "../engine/sink.ts";
import { type Condition, type DurationUnit, type Order, type PlainCondition, partsOf } from "./check.ts";
import type { Draft, RowState } from "./draft.ts";
import { after } from "./duration.ts";

/** Opens a reader of a row in the making, or of any other register. */
type Read<T> = (state: Pick<RowState, "cells" | "texts">) => () => T;

/** The value of a slot as a number, NaN for null: days and instants in their own units, a flag as 0 or 1. */
export function numberIn(form: Form, slot: number): Read<number> {
  switch (form.kind) {
    case "decimal": {
      const power = 10 ** form.scale;
      return ({ cells }) =>
        () => {
          const cell = cells[slot] as number;
          return cell === NULL ? Number.NaN : cell / power;
        };
    }
    case "choice": {
      const numbers = form.values.map(Number);
      return ({ cells }) =>
        () => {
          const cell = cells[slot] as number;
          return cell === NULL ? Number.NaN : (numbers[cell] as number);
        };
    }
    case "text":
    case "json":
      return ({ texts }) =>
        () => {
          const text = texts[slot];
          return text === null || text === undefined ? Number.NaN : Number(text);
        };
    default:
      return ({ cells }) =>
        () => {
          const cell = cells[slot] as number;
          return cell === NULL ? Number.NaN : cell;
        };
  }
}

/** The value of a slot as milliseconds since 1970, NaN for null. */
export function momentIn(form: Form, slot: number): Read<number> {
  const factor = form.kind === "day" ? MS_PER_DAY : 1;
  return ({ cells }) =>
    () => {
      const cell = cells[slot] as number;
      return cell === NULL ? Number.NaN : cell * factor;
    };
}

/** The value of a slot as a number that can be compared with others of its kind: days and instants alike in milliseconds. */
export function comparableIn(form: Form, slot: number): Read<number> {
  return form.kind === "day" ? momentIn(form, slot) : numberIn(form, slot);
}

/** The value of a slot as it is published, without quotes; null for null. */
export function textIn(form: Form, slot: number): Read<string | null> {
  if (form.kind === "text" || form.kind === "json") {
    return ({ texts }) =>
      () =>
        texts[slot] ?? null;
  }
  const text = cellText(form);
  return ({ cells }) =>
    () => {
      const cell = cells[slot] as number;
      return cell === NULL ? null : text(cell);
    };
}

/** What a cell reads as. */
export function cellText(form: Form): (cell: number) => string {
  switch (form.kind) {
    case "choice":
      return (cell) => form.values[cell] as string;
    case "boolean":
      return (cell) => (cell === 1 ? "true" : "false");
    case "integer":
    case "number":
      return String;
    case "code":
      return codeText(form);
    default:
      return writtenText(form);
  }
}

function codeText({ prefixes, radix, width }: Extract<Form, { kind: "code" }>): (cell: number) => string {
  const digits = codeDigits[radix];
  const prefix = prefixes[0] ?? "";
  return (cell) => {
    let text = "";
    let rest = cell;
    for (let i = 0; i < width; i++) {
      const next = Math.floor(rest / radix);
      text = (digits[rest - next * radix] as string) + text;
      rest = next;
    }
    return prefix + text;
  };
}

/** By the engine's own writer, for forms that are rarely read. */
function writtenText(form: Form): (cell: number) => string {
  const field = { name: "value", type: "string", meaning: "", example: "" } as const;
  const { write, bytes } = columnWriter({ field, form }, 0, "", jsonNotation, 0);
  const from = { cells: new Float64Array(1), texts: [null] };
  const to = sink(bytes + 16);
  return (cell) => {
    from.cells[0] = cell;
    to.at = 0;
    write(from, to);
    let text = "";
    for (let i = 0; i < to.at; i++) if (to.bytes[i] !== 34) text += String.fromCharCode(to.bytes[i] as number);
    return text;
  };
}

/** Whether a slot holds null. */
function isNullIn(form: Form, slot: number): Read<boolean> {
  if (form.kind === "text" || form.kind === "json") {
    return ({ texts }) =>
      () =>
        texts[slot] === null;
  }
  return ({ cells }) =>
    () =>
      cells[slot] === NULL;
}

function exceeds(value: number, is: "<" | "<=" | ">" | ">=", than: number): boolean {
  if (is === "<") return value < than;
  if (is === "<=") return value <= than;
  return is === ">" ? value > than : value >= than;
}

/** Whether one field lies so beside another: as days where one of two times is a day. */
function beside(draft: Draft, one: string, is: "<" | "<=" | ">" | ">=", other: string): Read<boolean> {
  const [left, right] = [one, other].map((name) => ({ form: draft.formOf(name), slot: draft.slotOf(name) })) as [
    { form: Form; slot: number },
    { form: Form; slot: number },
  ];
  const grain =
    left.form.kind !== right.form.kind && [left, right].some(({ form }) => form.kind === "day") ? MS_PER_DAY : 0;
  const inGrain = (value: number): number => (grain === 0 ? value : Math.floor(value / grain));
  const [readLeft, readRight] = [left, right].map(({ form, slot }) => comparableIn(form, slot)) as [
    Read<number>,
    Read<number>,
  ];
  return (state) => {
    const [first, second] = [readLeft(state), readRight(state)];
    // NaN is beside nothing.
    return () => exceeds(inGrain(first()), is, inGrain(second()));
  };
}

/** Whether a time lies so long after another: by days where one of the two is a day. */
function apart(draft: Draft, one: string, other: string, is: Order, by: number, unit: DurationUnit): Read<boolean> {
  const [to, from] = [draft.formOf(one), draft.formOf(other)];
  const grain = to.kind === "day" || from.kind === "day" ? MS_PER_DAY : 1;
  const [readTo, readFrom] = [momentIn(to, draft.slotOf(one)), momentIn(from, draft.slotOf(other))];
  return (state) => {
    const [end, start] = [readTo(state), readFrom(state)];
    return () => {
      const [last, first] = [end(), start()];
      if (Number.isNaN(last) || Number.isNaN(first)) return false;
      return exceeds(Math.floor(last / grain), is, Math.floor(after(first, by, unit) / grain));
    };
  };
}

/** Whether two fields read the same, or do not. */
function alike(draft: Draft, one: string, other: string, same: boolean): Read<boolean> {
  const [left, right] = [one, other].map((name) => textIn(draft.formOf(name), draft.slotOf(name))) as [
    Read<string | null>,
    Read<string | null>,
  ];
  return (state) => {
    const [first, second] = [left(state), right(state)];
    return () => {
      const [a, b] = [first(), second()];
      return a !== null && b !== null && (a === b) === same;
    };
  };
}

/** Whether all of several conditions hold, or any. */
function several(reads: readonly Read<boolean>[], all: boolean): Read<boolean> {
  return (state) => {
    const opened = reads.map((read) => read(state));
    return all ? () => opened.every((holds) => holds()) : () => opened.some((holds) => holds());
  };
}

/** Whether a condition holds in a row. */
export function holding(draft: Draft, when: Condition): Read<boolean> {
  const parts = partsOf(when);
  if (parts !== undefined)
    return several(
      parts.map((part) => holding(draft, part)),
      "all" in when,
    );
  return plainHolding(draft, when as PlainCondition);
}

function plainHolding(draft: Draft, when: PlainCondition): Read<boolean> {
  if ("after" in when) return apart(draft, when.field, when.after, when.is, when.by, when.unit);
  if ("as" in when) return alike(draft, when.field, when.as, when.same);
  const form = draft.formOf(when.field);
  const slot = draft.slotOf(when.field);
  if ("present" in when) {
    const isNull = isNullIn(form, slot);
    const wanted = when.present;
    return (state) => {
      const read = isNull(state);
      return () => read() !== wanted;
    };
  }
  if ("than" in when) {
    const { is, than } = when;
    if (typeof than === "string") return beside(draft, when.field, is, than);
    const number = numberIn(form, slot);
    const isNull = isNullIn(form, slot);
    return (state) => {
      const [read, missing] = [number(state), isNull(state)];
      return () => !missing() && exceeds(read(), is, than);
    };
  }
  const wanted = new Set(when.in);
  switch (form.kind) {
    case "choice": {
      const holds = form.values.map((value) => wanted.has(value) || wanted.has(Number(value)));
      return ({ cells }) =>
        () =>
          holds[cells[slot] as number] === true;
    }
    case "boolean": {
      const holds = [wanted.has(false) || wanted.has("false"), wanted.has(true) || wanted.has("true")];
      return ({ cells }) =>
        () =>
          holds[cells[slot] as number] === true;
    }
    case "integer":
    case "decimal":
    case "number": {
      const numbers = new Set(when.in.map(Number));
      const number = numberIn(form, slot);
      return (state) => {
        const read = number(state);
        return () => numbers.has(read());
      };
    }
    default: {
      const text = textIn(form, slot);
      return (state) => {
        const read = text(state);
        return () => {
          const value = read();
          return value !== null && wanted.has(value);
        };
      };
    }
  }
}

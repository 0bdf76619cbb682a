import type { Column, Form } from "@sdg/synth/engine/column";
import { NULL, type Register, register } from "@sdg/synth/engine/rows";
import { type Dataset, defineDataset } from "@sdg/synth/schema/dataset";
import type { Field } from "@sdg/synth/schema/field";

/** The widest integers that a cell holds; one further stands for null. */
const WIDEST = Number.MAX_SAFE_INTEGER - 1;
const words = ["", "plain", 'says "yes", twice', "Grüße, 数据 🧪", "line\nbreak", " padded ", "x".repeat(3_000)];
const members = Array.from({ length: 130 }, (_, i) => `member ${i}`);

interface Sample {
  readonly type: Field["type"];
  readonly form: Form;
  readonly bounds?: Partial<Field>;
  /** What the cell or the text is in a row. */
  readonly at: (row: number) => number | string;
}

const integer: Form = { kind: "integer" };

/** Every form of the register, with its edges: signs, widths, empty and foreign texts, many members, runs and no runs. */
const samples: Readonly<Record<string, Sample>> = {
  choice: { type: "enum", form: { kind: "choice", values: ["a", "b", "ä"] }, at: (row) => row % 3 },
  wide_choice: { type: "enum", form: { kind: "choice", values: members }, at: (row) => (row * 7) % members.length },
  short_integer: {
    type: "int",
    form: integer,
    bounds: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
    at: (row) => [0, -1, 2 ** 31 - 1, -(2 ** 31)][row % 4] ?? 0,
  },
  long_integer: {
    type: "int",
    form: integer,
    at: (row) => [0, -1, WIDEST, -WIDEST, 2 ** 32, -(2 ** 32)][row % 6] ?? 0,
  },
  counted: { type: "int", form: integer, at: (row) => row * 4_294_967 },
  money: {
    type: "number",
    form: { kind: "decimal", scale: 2 },
    bounds: { decimals: 2 },
    at: (row) => [0, 1, -1, 1_250, -99_999, 123_456_789_012][row % 6] ?? 0,
  },
  short_decimal: {
    type: "number",
    form: { kind: "decimal", scale: 6 },
    bounds: { decimals: 6, minimum: -90, maximum: 90 },
    at: (row) => (row * 7_919) % 90_000_000,
  },
  number: {
    type: "number",
    form: { kind: "number" },
    at: (row) => [0, -0, 0.1, -1.5e-7, 1.7976931348623157e308, 5e-324][row % 6] ?? 0,
  },
  boolean: { type: "bool", form: { kind: "boolean" }, at: (row) => (row >> 2) & 1 },
  code: {
    type: "id",
    form: { kind: "code", prefixes: ["B-", "A-"], radix: 32, width: 6 },
    at: (row) => (row % 2) * 32 ** 6 + row * 17,
  },
  instant: {
    type: "datetime",
    form: { kind: "instant" },
    at: (row) => (row % 5 === 0 ? -1 : 1_700_000_000_000 + row * 1_234_567),
  },
  day: { type: "date", form: { kind: "day" }, at: (row) => [-719_162, -1, 0, 20_000, 2_932_896][row % 5] ?? 0 },
  address: { type: "string", form: { kind: "ipv4" }, at: (row) => 0xc6_12_00_00 + row },
  digest: { type: "id", form: { kind: "hex", prefix: "0x", bytes: 20 }, at: (row) => row },
  uuid: { type: "id", form: { kind: "uuid" }, at: (row) => row },
  text: { type: "string", form: { kind: "text" }, at: (row) => words[row % words.length] ?? "" },
  own_text: { type: "string", form: { kind: "text" }, at: (row) => `row ${row}` },
  json: {
    type: "object",
    form: { kind: "json" },
    bounds: { schema: { type: "object" } },
    at: (row) => `{"list":[${row},null,-1.5],"text":${JSON.stringify(words[row % words.length])}}`,
  },
};

/** A dataset with every form, once never null, once mostly, and once always. */
export const everyForm: Dataset = everyFormDataset();

function everyFormDataset(): Dataset {
  const columns: Column[] = [];
  const loads: ((into: Register, row: number) => void)[] = [];
  const add = (name: string, sample: Sample, isNull: ((row: number) => boolean) | undefined): void => {
    const slot = columns.length;
    columns.push(column(name, sample, isNull !== undefined));
    loads.push((into, row) => {
      const value = isNull?.(row) === true ? null : sample.at(row);
      if (typeof value === "number") into.cells[slot] = value;
      else if (sample.form.kind === "text" || sample.form.kind === "json") into.texts[slot] = value;
      else into.cells[slot] = NULL;
    });
  };
  for (const [name, sample] of Object.entries(samples)) {
    add(name, sample, undefined);
    add(`maybe_${name}`, sample, (row) => row % 11 !== 3 && row % 64 !== 5);
    add(`never_${name}`, sample, () => true);
  }
  add("schema_version", { type: "string", form: { kind: "choice", values: ["1.0.0"] }, at: () => 0 }, undefined);
  return defineDataset({
    id: "every-form",
    version: "1.0.0",
    title: "Every form",
    description: "One column of each form.",
    key: ["counted"],
    columns,
    invariants: [{ id: "counted-rises", statement: "counted rises from row to row." }],
    rowLimit: 10_000_000,
    parameters: {},
    open: () => {
      const into = register(columns.length);
      return {
        register: into,
        load: (row) => {
          for (const load of loads) load(into, row);
        },
      };
    },
  });
}

function column(name: string, { type, form, bounds }: Sample, nullable: boolean): Column {
  const field: Field = {
    name,
    type,
    meaning: `Edges of ${form.kind}.`,
    ...(form.kind === "choice" ? { values: form.values } : {}),
    ...bounds,
    ...(nullable ? { nullable } : {}),
    example: null,
  };
  return { field, form };
}

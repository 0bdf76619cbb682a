import { canonicalJson, type JsonValue } from "@sdg/proof/canonical-json";
import type { Column } from "../engine/column.ts";
import { type RowSource, register } from "../engine/rows.ts";
import type { ScenarioReading } from "../human/reading.ts";
import { type HumanFormat, humanDataVersion } from "../human/record.ts";
import type { Dataset } from "../schema/dataset.ts";
import { humanColumns } from "./columns.ts";
import { type AcceptedRow, type HumanRows, humanRows } from "./human-rows.ts";

const MOST_ROWS = 100;
const titles: Readonly<Record<HumanFormat, string>> = {
  traces: "Human-like traces",
  conversations: "Human-like conversations",
};

/** Rows of human-like data as a dataset like any other, so that every format and every reader takes them as they are. */
export function humanDataset(id: string, reading: ScenarioReading, format: HumanFormat): Dataset {
  const columns = humanColumns(format);
  const dataset: Dataset = {
    id,
    version: humanDataVersion,
    title: titles[format],
    description:
      "Invented people: what happens to them, how they appraise it, what they feel and do, and the words that follow from it. Scored by rules, not rated by people.",
    key: [columns[0]?.field.name ?? ""],
    fields: columns.map(({ field }) => field),
    columns,
    invariants: [],
    rowLimit: MOST_ROWS,
    parameters: {},
    values: {},
    configure: () => dataset,
    open: (seed) => opened(columns, humanRows(reading, format, seed)),
  };
  return dataset;
}

function opened(columns: readonly Column[], rows: HumanRows): RowSource {
  const into = register(columns.length);
  return {
    register: into,
    load(row) {
      const values = published(rows.accepted(row));
      for (const [slot, { field, form }] of columns.entries()) {
        const value = values[field.name] as JsonValue;
        if (form.kind === "instant") into.cells[slot] = Date.parse(String(value));
        else if (form.kind === "choice") into.cells[slot] = 0;
        else into.texts[slot] = form.kind === "json" ? canonicalJson(value) : String(value);
      }
    },
  };
}

function published({ record, score }: AcceptedRow): Readonly<Record<string, unknown>> {
  return { ...record, scores: { ...score.scores, overall: score.overall } };
}

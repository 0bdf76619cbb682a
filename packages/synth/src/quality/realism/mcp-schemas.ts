import { templateTools } from "../controls/naive-tools.ts";
import { mean } from "../moments.ts";
import { quantile } from "../quantile.ts";
import { numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";
import { tokens } from "../text-entropy.ts";

interface ToolColumns extends Counted {
  parameters: number[];
  required: number;
  /** Arguments by JSON type. */
  types: Map<string, number>;
  enums: number;
  lengths: number[];
  flat: number;
  /** Tools by server and name. */
  names: Map<string, number>;
  /** Descriptions by their set of words. */
  wordings: Map<string, number>;
  /** 1 where a name that begins like a reading tool's is hinted as one, and no other is. */
  hints: number[];
}

const reading = /^(get|fetch|read|list|search|find|count|check|compare|preview|describe|summarize)/;

function addTool(columns: ToolColumns, row: Row): void {
  columns.rows++;
  const count = numberOf(row, "param_count");
  const description = textOf(row, "description") ?? "";
  const name = textOf(row, "name") ?? "";
  columns.parameters.push(count);
  columns.required += (row.required as readonly unknown[]).length;
  const { properties } = row.input_schema as { properties: Record<string, Row> };
  for (const property of Object.values(properties)) {
    tally(columns.types, textOf(property, "type") ?? "");
    if (property.enum !== undefined) columns.enums++;
  }
  columns.lengths.push(description.length);
  if (numberOf(row, "depth") === 1) columns.flat++;
  tally(columns.names, `${textOf(row, "server_name")} ${name}`);
  tally(columns.wordings, [...new Set(tokens(description))].sort().join(" "));
  const hint = (row.annotations as Row).readOnlyHint === true;
  columns.hints.push(hint === reading.test(name) ? 1 : 0);
}

function collect(rows: Iterable<Row>): ToolColumns {
  const columns: ToolColumns = {
    rows: 0,
    parameters: [],
    required: 0,
    types: new Map(),
    enums: 0,
    lengths: [],
    flat: 0,
    names: new Map(),
    wordings: new Map(),
    hints: [],
  };
  for (const row of rows) addTool(columns, row);
  return columns;
}

function total({ parameters }: ToolColumns): number {
  return parameters.reduce((sum, count) => sum + count, 0);
}

function typeShare(columns: ToolColumns, ...types: readonly string[]): number | null {
  const all = total(columns);
  return all === 0 ? null : types.reduce((sum, type) => sum + (columns.types.get(type) ?? 0), 0) / all;
}

const BFCL = "Berkeley function-calling leaderboard, functions of the live and multi-turn sets";

const statistics: readonly Statistic<ToolColumns>[] = [
  {
    id: "parameters_mean",
    describes: "Mean number of arguments of a tool.",
    band: [2.3, 3.5],
    minimumRows: 1_000,
    source: BFCL,
    measure: ({ parameters }) => mean(parameters),
    control: templateTools,
  },
  {
    id: "parameters_p90",
    describes: "90th percentile of the number of arguments of a tool.",
    band: [4, 7],
    minimumRows: 1_000,
    source: BFCL,
    measure: ({ parameters }) => quantile(parameters, 0.9),
    control: templateTools,
  },
  {
    id: "no_parameters",
    describes: "Share of tools without arguments.",
    band: [0.03, 0.1],
    minimumRows: 1_000,
    source: BFCL,
    measure: ({ parameters }) => parameters.filter((count) => count === 0).length / parameters.length,
    control: templateTools,
  },
  {
    id: "required_share",
    describes: "Share of arguments that are required.",
    band: [0.6, 0.8],
    minimumRows: 1_000,
    source: BFCL,
    measure: (columns) => columns.required / total(columns),
    control: templateTools,
  },
  {
    id: "string_share",
    describes: "Share of arguments that are strings.",
    band: [0.5, 0.65],
    minimumRows: 1_000,
    source: BFCL,
    measure: (columns) => typeShare(columns, "string"),
    control: templateTools,
  },
  {
    id: "number_share",
    describes: "Share of arguments that are integers or numbers.",
    band: [0.2, 0.4],
    minimumRows: 1_000,
    source: BFCL,
    measure: (columns) => typeShare(columns, "integer", "number"),
    control: templateTools,
  },
  {
    id: "boolean_share",
    describes: "Share of arguments that are booleans.",
    band: [0.04, 0.15],
    minimumRows: 1_000,
    source: BFCL,
    measure: (columns) => typeShare(columns, "boolean"),
    control: templateTools,
  },
  {
    id: "array_share",
    describes: "Share of arguments that are arrays.",
    band: [0.03, 0.13],
    minimumRows: 1_000,
    source: BFCL,
    measure: (columns) => typeShare(columns, "array"),
    control: templateTools,
  },
  {
    id: "enum_share",
    describes: "Share of arguments with an enumeration.",
    band: [0.04, 0.18],
    minimumRows: 1_000,
    source: BFCL,
    measure: (columns) => columns.enums / total(columns),
    control: templateTools,
  },
  {
    id: "description_median",
    describes: "Median length of a description, characters.",
    band: [70, 140],
    minimumRows: 1_000,
    source: BFCL,
    measure: ({ lengths }) => quantile(lengths, 0.5),
    control: templateTools,
  },
  {
    id: "description_p90",
    describes: "90th percentile of the length of a description, characters.",
    band: [110, 190],
    minimumRows: 1_000,
    source: BFCL,
    measure: ({ lengths }) => quantile(lengths, 0.9),
    control: templateTools,
  },
  {
    id: "flat_share",
    describes: "Share of tools whose arguments hold no objects.",
    band: [0.85, 0.99],
    minimumRows: 1_000,
    source: BFCL,
    measure: ({ flat, rows }) => flat / rows,
    control: templateTools,
  },
  {
    id: "name_collisions",
    describes: "Share of tools that repeat a name of their server.",
    band: [0, 0],
    minimumRows: 1_000,
    source: "Model Context Protocol: names are unique in a server",
    measure: ({ names, rows }) => 1 - names.size / rows,
    control: templateTools,
  },
  {
    id: "repeated_descriptions",
    describes: "Share of descriptions that consist of the same words as another one.",
    band: [0, 0.02],
    minimumRows: 1_000,
    source: "At most 2 percent near-duplicates in a catalogue",
    measure: ({ wordings, rows }) => 1 - wordings.size / rows,
    control: templateTools,
  },
  {
    id: "honest_hints",
    describes: "Share of tools whose read-only hint agrees with the verb of their name.",
    band: [0.99, 1],
    minimumRows: 1_000,
    source: "Reference servers: every get, list, read and search tool is read-only",
    measure: ({ hints }) => mean(hints),
    control: templateTools,
  },
];

/** How realistic tool definitions are: arguments, types, descriptions, names and hints. */
export const mcpSchemasRealism = defineRealism("mcp-schemas", collect, statistics, 10_000);

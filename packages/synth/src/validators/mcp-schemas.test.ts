import { changed, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { mcpSchemas } from "../datasets/mcp-schemas.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateMcpSchemas } from "./mcp-schemas.ts";

validatorTrial(mcpSchemas, validateMcpSchemas);

const valid: Row[] = [...parsedRows(mcpSchemas, "validators", 0, 2_500)];
type Part = Record<string, unknown>;
const part = (row: Row | undefined, name: string): Part => (row?.[name] ?? {}) as Part;
const list = (row: Row | undefined, name: string): unknown[] => (row?.[name] ?? []) as unknown[];
const examples = (row: Row | undefined): Part[] => list(row, "invalid_args_examples") as Part[];
const properties = (row: Row | undefined): Record<string, Part> =>
  part(row, "input_schema").properties as Record<string, Part>;
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 20 && accepts(row, index));
/** Name of the first property that is like this; empty when none is. */
const propertyWhere = (row: Row | undefined, accepts: (property: Part, name: string) => boolean): string =>
  Object.entries(properties(row)).find(([name, property]) => accepts(property, name))?.[0] ?? "";

const inside = at(
  (row) =>
    Number(row.tool_index) > 0 && Number(row.tool_index) < Number(row.tool_count) - 1 && Number(row.param_count) > 1,
);
const structured = at((row) => row.output_schema !== null);
const latest = at((row) => row.protocol_version === "2026-07-28" && row.auth !== "none");
const former = at((row) => row.protocol_version === "2025-06-18");
const reader = at((row) => part(row, "annotations").readOnlyHint === true);
const writer = at((row) => part(row, "annotations").destructiveHint === true);
const defaulting = at((row) => propertyWhere(row, (property) => typeof property.default === "number") !== "");
const choosing = at((row) => propertyWhere(row, (property) => Array.isArray(property.enum)) !== "");
const nested = at((row) => Number(row.depth) > 1);
const needing = at(
  (row) =>
    list(row, "required").length > 0 &&
    propertyWhere(row, (property, name) => property.type === "integer" && list(row, "required").includes(name)) !== "",
);
const entitled = at((row) => row.title !== null && part(row, "annotations").title !== undefined);

/** Changes an object of a row. */
const within = (index: number, name: string, change: Part) => (rows: Row[]) => {
  Object.assign(part(rows[index], name), change);
};
/** Changes a property of a row's arguments. */
const property = (index: number, accepts: (property: Part, name: string) => boolean, change: Part) => (rows: Row[]) => {
  Object.assign(properties(rows[index])[propertyWhere(rows[index], accepts)] ?? {}, change);
};
const any = (): boolean => true;
const invalid = (index: number, change: Part) => (rows: Row[]) => {
  Object.assign(examples(rows[index])[0] ?? {}, change);
};

/** A required argument gets a default that it would take. */
function defaultRequired(rows: Row[]): void {
  const required = rows[needing]?.required as string[];
  const name = propertyWhere(rows[needing], (one, own) => one.type === "integer" && required.includes(own));
  Object.assign(properties(rows[needing])[name] ?? {}, { default: part(rows[needing], "example_args")[name] });
}

/** A server of the same name begins at the end. */
function comesAgain(rows: Row[]): void {
  const last = rows.findLastIndex((row) => Number(row.tool_index) === Number(row.tool_count) - 1);
  rows.splice(last + 1, rows.length, { ...rows[0], schema_id: "mts_ZZZZZZ" });
}

const mutations: readonly Mutation[] = [
  ["key", "a tool that stands twice", changed(inside, { schema_id: valid[0]?.schema_id })],
  ["server-contiguous", "a missing tool", (rows) => rows.splice(inside, 1)],
  ["server-contiguous", "a server that comes again", comesAgain],
  [
    "server-contiguous",
    "a tool that is counted twice",
    changed(inside, { tool_index: Number(valid[inside]?.tool_index) - 1 }),
  ],
  ["server-constant", "a server of two versions", changed(inside, { server_version: "99.0.0" })],
  [
    "server-constant",
    "a server with two ways in",
    changed(inside, { auth: valid[inside]?.auth === "bearer" ? "oauth2" : "bearer" }),
  ],
  ["name-unique", "two tools of one name", changed(inside, { name: valid[inside - 1]?.name })],
  ["input-schema", "arguments that are a list", within(inside, "input_schema", { type: "array" })],
  ["input-schema", "arguments that refer elsewhere", within(inside, "input_schema", { $ref: "#/$defs/x" })],
  [
    "input-schema",
    "a schema that names its dialect",
    within(inside, "input_schema", { $schema: "https://json-schema.org/draft/2020-12/schema" }),
  ],
  [
    "input-schema",
    "arguments that take anything more",
    (rows) => delete part(rows[inside], "input_schema").additionalProperties,
  ],
  [
    "input-schema",
    "a keyword that says nothing about its type",
    property(needing, (one) => one.type === "integer", { maxLength: 5 }),
  ],
  ["input-schema", "a keyword that nobody knows", property(inside, any, { colour: "red" })],
  [
    "properties-described",
    "an argument without a word",
    (rows) => delete properties(rows[inside])[propertyWhere(rows[inside], any)]?.description,
  ],
  [
    "properties-described",
    "an argument of no type",
    (rows) => delete properties(rows[inside])[propertyWhere(rows[inside], any)]?.type,
  ],
  [
    "properties-described",
    "a choice that stands twice",
    property(choosing, (one) => Array.isArray(one.enum), { enum: ["a", "b", "a"] }),
  ],
  [
    "defaults",
    "a default that is refused",
    property(defaulting, (one) => typeof one.default === "number", { default: "many" }),
  ],
  ["defaults", "a default of what is required", defaultRequired],
  ["required", "a requirement of nothing", (rows) => list(rows[inside], "required").push("nothing")],
  [
    "required",
    "a requirement of a name that is no argument",
    (rows) => {
      Object.assign(part(rows[inside], "input_schema"), { required: ["nothing"] });
      Object.assign(rows[inside] ?? {}, { required: ["nothing"] });
    },
  ],
  ["param-count", "an argument more", changed(inside, { param_count: Number(valid[inside]?.param_count) - 1 })],
  ["depth", "a depth less", changed(nested, { depth: Number(valid[nested]?.depth) - 1 })],
  ["example-args", "an argument that nobody named", within(inside, "example_args", { colour: "red" })],
  ["example-args", "an example without what is required", changed(needing, { example_args: {} })],
  [
    "invalid-args",
    "invalid arguments that are valid",
    (rows) => invalid(inside, { args: rows[inside]?.example_args })(rows),
  ],
  ["invalid-args", "another keyword", invalid(inside, { keyword: "multipleOf" })],
  [
    "invalid-args",
    "a keyword twice",
    (rows) => {
      const [example] = examples(rows[inside]);
      rows[inside] = { ...rows[inside], invalid_args_examples: [example, example] };
    },
  ],
  ["result", "a result of an image", within(inside, "example_result", { content: [{ type: "image" }] })],
  ["result", "a complete result before there were any", within(former, "example_result", { resultType: "complete" })],
  [
    "result",
    "a result that does not say whether it is complete",
    (rows) => delete part(rows[latest], "example_result").resultType,
  ],
  [
    "result",
    "a result that lacks its structure",
    (rows) => delete part(rows[structured], "example_result").structuredContent,
  ],
  ["result", "a structure that is refused", within(structured, "example_result", { structuredContent: 5 })],
  [
    "result",
    "a text of another structure",
    within(structured, "example_result", { content: [{ text: "{}", type: "text" }] }),
  ],
  ["output-schema", "a structured result that is a text", within(structured, "output_schema", { type: "string" })],
  ["output-schema", "a schema that does not compile", within(structured, "output_schema", { minLength: 5 })],
  ["hints", "a hint that nobody knows", within(inside, "annotations", { friendlyHint: true })],
  ["hints", "a reader that destroys", within(reader, "annotations", { destructiveHint: true })],
  ["hints", "two titles", within(entitled, "annotations", { title: "Something else" })],
  ["hints", "a hint that is a text", within(inside, "annotations", { openWorldHint: "yes" })],
  ["verb", "a description of something else", changed(inside, { description: "Something that nobody understands." })],
  ["reading-verbs", "a reader that does not say so", within(reader, "annotations", { readOnlyHint: false })],
  [
    "reading-verbs",
    "a writer that only reads",
    within(writer, "annotations", { readOnlyHint: true, destructiveHint: false }),
  ],
  ["caching", "a list that may not be kept", changed(latest, { ttl_ms: null })],
  ["caching", "a private list for all", changed(latest, { cache_scope: "public" })],
  ["caching", "a list that may be kept before that was said", changed(former, { ttl_ms: 5_000 })],
  ["tags", "tags of another domain", (rows) => list(rows[inside], "tags").reverse()],
  [
    "description-length",
    "a description without an end",
    changed(inside, { description: String(valid[inside]?.description).slice(0, -1) }),
  ],
  ["description-length", "a description of a word", changed(inside, { description: "Tool." })],
  ["schema", "a null where none is declared", changed(inside, { name: null })],
  ["schema", "a name with a blank", changed(inside, { name: "get it" })],
  ["schema", "tags that stand twice", changed(inside, { tags: ["a", "a"] })],
  ["schema", "no invalid arguments", changed(inside, { invalid_args_examples: [] })],
  ["schema", "invalid arguments without a reason", (rows) => delete examples(rows[inside])[0]?.why],
  ["schema", "a field that nobody declared", changed(inside, { note: "x" })],
  ["schema", "a version that changes", changed(inside, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: mcpSchemas,
  validate: validateMcpSchemas,
  valid,
  mutations,
  determined: [
    ...["schema_id", "server_name", "server_version", "domain", "protocol_version", "tool_index", "tool_count", "name"],
    ...[
      "description",
      "input_schema",
      "output_schema",
      "annotations",
      "required",
      "param_count",
      "depth",
      "example_args",
    ],
    ...["example_result", "invalid_args_examples", "tags", "auth", "ttl_ms", "cache_scope"],
  ],
});

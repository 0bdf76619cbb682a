import { columnSaid, isShareName } from "./column-said.ts";
import { type ColumnSaid, notesSaid, typeSaid } from "./notes-said.ts";
import { isList, type Value } from "./snippet.ts";

const subjects =
  /^(?:need|wants?|records?|record_?type|of|entity|kind|type|tables?|data_?set|domain|topic|subject|row|what|description|query|prompt|request|data|title)$/;
/** How many rows are wanted. */
export const counts =
  /^(?:n|rows?|count|limit|size|records?|num_?rows|row_?count|n_?rows|n_?records|number_?of_?rows|quantity|total|samples|how_?many)$/;
/** What the rows consist of. */
export const columns = /^(?:columns?|cols?|fields?|schema|attributes?|properties|props|features)$/;
const limits = /^(?:constraints?|ranges?|rules?|bounds|limits|conditions|where|values|enums?)$/;
/** What is to be done: always the same. */
const errands = /^(?:task|action|intent|instructions?|operation|command|method|goal|tool_?call|tool|function)$/;
const makes =
  /^(?:[\w.]*\.)?(?:generate|make|create|produce|provide|get|fetch|return|build|synthesi[sz]e|simulate)(?![a-z])/i;
/** What a JSON Schema says besides its properties. */
const ofSchemas = /^(?:required|additionalProperties|version)$/;
/** What is said of the whole in words. */
const remarks = /^(?:doc|comments?|notes|remarks?|info)$/;
const settings = /^(?:seed|locale|language|currency|window)$/;
const seeds = /^(?:random_?(?:state|seed)|rng_?seed)$/;
const formats = /^(?:format|fmt|out|output|output_?format|file_?format|file_?type)$/;
const budgets = /^(?:max_?)?budget(?:_([a-z]{3,4}))?$/;

type Entries = ReadonlyMap<string, Value>;

/** "Number of rows" as `number_of_rows`. */
function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "_");
}

function isOfColumns(name: string): boolean {
  return columns.test(name.toLowerCase());
}

/** Whether names with values ask for rows: they say how many, or of which columns. */
function isRequest(entries: Entries): boolean {
  return [...entries].some(
    ([name, value]) =>
      (counts.test(keyOf(name)) && isFigure(value)) || (isOfColumns(name) && typeof value !== "string"),
  );
}

/** How deep a request may stand within others. */
const DEEPEST = 4;

/** The entries of a request, alone or within another object: `{"params": {"n": 20, …}}`, `components: {schemas: {Episode: {properties: …}}}`. */
export function requestWithin(entries: Entries, depth = 0): Entries | undefined {
  const flat = new Map(
    [...entries].flatMap(([name, value]): (readonly [string, Value])[] => {
      const isWhole = isOfColumns(name) && !(value instanceof Map && isRequest(value));
      const inner = value instanceof Map && !isWhole && depth < DEEPEST ? requestWithin(value, depth + 1) : undefined;
      if (inner === undefined) return [[name, value]];
      const isNamed = /^[A-Z]\w+$/u.test(name) && !inner.has("title");
      return isNamed ? [["title", name], ...inner] : [...inner];
    }),
  );
  return isRequest(flat) ? flat : undefined;
}

/** "200 rows of bike trips: trip_id, fare 3 to 90; format csv; seed 7". */
export function requestSaid(entries: Entries): string {
  let [about, rows] = ["", ""];
  const hasColumns = [...entries].some(([name, value]) => isOfColumns(name) && typeof value !== "string");
  const listed = new Map<string, string>();
  const told: string[] = [];
  const list = (name: string, said: ColumnSaid): void => {
    listed.set(name, said.column);
    told.push(...said.told);
  };
  for (const [name, value] of entries) {
    const key = keyOf(name);
    if (name.startsWith("$") || (key === "type" && value === "object") || ofSchemas.test(name)) continue;
    const budget = budgets.exec(key);
    if (counts.test(key) && isFigure(value)) rows = value.replaceAll("_", "");
    else if ((subjects.test(key) || (key === "name" && hasColumns)) && typeof value === "string")
      about = subjectSaid(value);
    else if (columns.test(key)) for (const [column, said] of columnsIn(value)) list(column, said);
    else if (limits.test(key) && value instanceof Map)
      for (const [column, limit] of value) list(column, columnSaid(column, limit));
    else if (limits.test(key))
      for (const rule of rulesIn(value)) {
        const said = ruleOf(rule, listed);
        if (said === undefined) told.push(rule);
        else list(said.name, said.said);
      }
    else if (remarks.test(key) && typeof value === "string") told.push(value);
    else if (errands.test(key) && typeof value === "string" && makes.test(value)) continue;
    else if (settings.test(key) && typeof value === "string") told.push(`${key} ${value}`);
    else if (seeds.test(key) && typeof value === "string") told.push(`seed ${value}`);
    else if (formats.test(key) && typeof value === "string") told.push(`format ${value}`);
    else if (budget !== null && typeof value === "string") told.push(...budgetSaid(value, budget[1]));
    else if (key === "interval" && typeof value === "string") told.push(`every ${value}`);
    else if (key === "year" && typeof value === "string") told.push(`in ${value}`);
    else if (typeof value === "string" && isToldOfAll(name, value, listed)) told.push(toldOfAll(name, value));
    else list(name, columnSaid(name, value));
  }
  const isWhole = [...entries.keys()].some(isOfColumns);
  return inWords({ rows, about, columns: [...listed.values()], told, isWhole });
}

/** What a form asks for, as a sentence with a list. */
export function inWords(request: {
  readonly rows: string;
  readonly about: string;
  readonly columns: readonly string[];
  readonly told: readonly string[];
  /** The columns are all that is wanted, and no others beside them. */
  readonly isWhole: boolean;
}): string {
  const { rows, about, columns: listed, told, isWhole } = request;
  const head = [rows === "" ? "" : `${rows} rows`, about].filter((each) => each !== "").join(" of ");
  const label = !isWhole ? ": " : head === "" ? "columns: " : "; columns: ";
  return `${[`${head}${listed.length === 0 ? "" : `${label}${listed.join(", ")}`}`, ...told].join("; ")} `;
}

/** What a buyer may spend is told in USDC; what is in another currency is none of ours. */
function budgetSaid(value: string, currency = "usdc"): readonly string[] {
  return /^usdc?$/.test(currency) ? [`budget ${value} USDC`] : [];
}

/** "asset=USDC", "members=300", "due_on = loaned_on + 21 days": nothing of a column's own values. */
function isToldOfAll(name: string, value: string, listed: ReadonlyMap<string, string>): boolean {
  if (/[+*]|^[^/]* \/ [^/]*$|\w -|- \w/.test(value) && !/\d\d-\d\d/.test(value)) return true;
  if (listed.has(name) || isShareName(name) || /%$|\.\./.test(value) || typeSaid(value) !== undefined) return false;
  return isFigure(value) ? /s$/i.test(name) : /^[\p{L}][\p{L}\d_ -]{0,40}$/u.test(value);
}

function toldOfAll(name: string, value: string): string {
  return isFigure(value) ? `${value} ${name.replaceAll("_", " ")}` : `${name} = ${value}`;
}

/** Rules as sentences: `["gross_kg 9000 to 40000", "net = gross - tare"]`, "a 4..85; b >= c". */
function rulesIn(value: Value): readonly string[] {
  if (typeof value === "string")
    return value.split(";").map((each) => each.trim().replace(/(?<=\d)\.\.=?(?=-?\d)/g, " to "));
  return isList(value) ? value.flatMap((each) => (typeof each === "string" ? rulesIn(each) : [])) : [];
}

/** "status = open | closed", "grade in a, b", "age 4..85": a rule that is of one column is said with it. */
function ruleOf(
  rule: string,
  listed: ReadonlyMap<string, string>,
): { readonly name: string; readonly said: ColumnSaid } | undefined {
  const [, name = "", how = "", spec = ""] = /^([a-z]\w*)\s*(one of|in|is|:|=|)\s*(.+)$/iu.exec(rule) ?? [];
  const isOfOne =
    listed.get(name) === name && !/^[<>=!]/.test(spec) && !/ [-+*/<>] /.test(spec.replace(/ \| | \/ /g, ""));
  if (!isOfOne) return undefined;
  const said = notesSaid(name, /one of|in/.test(how) && /,/.test(spec) ? `one of ${spec}` : spec);
  return said.told.length === 0 && /\(.*[,|].*\)| to /.test(said.column) ? { name, said } : undefined;
}

function columnsIn(value: Value): readonly (readonly [string, ColumnSaid])[] {
  if (value instanceof Map) return columnsOf(value).map(([name, each]) => [name, columnSaid(name, each)]);
  if (typeof value === "string")
    return value.split(",").flatMap((each) => (each.trim() === "" ? [] : [typedColumn(each.trim())]));
  if (!isList(value)) return [];
  return value.flatMap((each): readonly (readonly [string, ColumnSaid])[] => {
    if (typeof each === "string") return [typedColumn(each)];
    if (!(each instanceof Map)) return [];
    const name = each.get("name") ?? each.get("column") ?? each.get("field");
    if (typeof name === "string") return [[name, columnSaid(name, each)]];
    const [only, ...others] = each;
    return only === undefined || others.length > 0 ? [] : [[only[0], columnSaid(only[0], only[1])]];
  });
}

/** What is called by its name: of a JSON Schema within a request, its properties. */
function columnsOf(value: Entries): readonly (readonly [string, Value])[] {
  const properties = value.get("properties");
  return [...(properties instanceof Map ? properties : value)];
}

/** "vin:string", "year:int(2005-2024)" */
function typedColumn(said: string): readonly [string, ColumnSaid] {
  const [, name, spec = ""] = /^([\w ]+?) ?: ?(.+)$/su.exec(said) ?? [];
  return name === undefined ? [said, { column: said, told: [] }] : [name, columnSaid(name, spec)];
}

export function isFigure(value: Value): value is string {
  return typeof value === "string" && /^\d[\d.,_]{0,9}k?$/i.test(value);
}

/** "parking_ticket", "synthetic_orders" */
export function subjectSaid(name: string): string {
  return name
    .replaceAll(/["`]/g, "")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replaceAll("_", " ")
    .replace(/^(?:synthetic|fake|mock|test|sample|dummy) /i, "");
}

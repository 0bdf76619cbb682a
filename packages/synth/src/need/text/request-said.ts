import { isList, type Value } from "./snippet.ts";

const subjects =
  /^(?:need|want|records?|of|entity|kind|type|tables?|dataset|domain|topic|subject|row|what|description|query|prompt)$/;
/** How many rows are wanted. */
export const counts = /^(?:n|rows?|count|limit|size|records?|num_?rows|row_?count|n_?rows|number_?of_?rows|quantity)$/;
/** What the rows consist of. */
export const columns = /^(?:columns?|cols?|fields?|schema|attributes?|properties|features)$/;
const limits = /^(?:constraints?|ranges?|rules?|bounds|limits|conditions|where|values|enums?)$/;
/** What is to be done: always the same. */
const errands = /^(?:task|action|intent|instructions?|operation|command|method|goal)$/;
const makes = /^(?:generate|make|create|produce|provide|get|fetch|return|build|synthesi[sz]e|simulate)\b/i;
const settings = /^(?:format|seed|locale|language|currency|window)$/;
const formats = /^(?:fmt|out|output|output_?format|file_?format)$/;
const shares = /^(.{2,40})[_ ](?:rate|share|ratio|pct|percent|percentage)$/;
const budgets = /^(?:max_?)?budget(?:_([a-z]{3,4}))?$/;

type Entries = ReadonlyMap<string, Value>;

/** "200 rows of bike trips: trip_id, fare 3-90; format csv; seed 7". */
export function requestSaid(entries: Entries): string {
  let [about, rows] = ["", ""];
  const listed = new Map<string, string>();
  const told: string[] = [];
  for (const [name, value] of entries) {
    const key = name.toLowerCase();
    const budget = budgets.exec(key);
    if (counts.test(key) && isFigure(value)) rows = value;
    else if (subjects.test(key) && typeof value === "string") about = subjectSaid(value);
    else if (columns.test(key)) for (const [column, said] of columnsIn(value)) listed.set(column, said);
    else if (limits.test(key) && value instanceof Map)
      for (const [column, limit] of value) listed.set(column, columnSaid(column, limit));
    else if (errands.test(key) && typeof value === "string" && makes.test(value)) continue;
    else if (settings.test(key) && typeof value === "string") told.push(`${key} ${value}`);
    else if (formats.test(key) && typeof value === "string") told.push(`format ${value}`);
    else if (budget !== null && typeof value === "string") told.push(...budgetSaid(value, budget[1]));
    else if (key === "interval" && typeof value === "string") told.push(`every ${value}`);
    else if (key === "year" && typeof value === "string") told.push(`in ${value}`);
    else if (typeof value === "string" && isToldOfAll(name, value, listed)) told.push(toldOfAll(name, value));
    else listed.set(name, columnSaid(name, value));
  }
  const head = [rows === "" ? "" : `${rows} rows`, about].filter((each) => each !== "").join(" of ");
  return `${[`${head}${listed.size === 0 ? "" : `: ${[...listed.values()].join(", ")}`}`, ...told].join("; ")} `;
}

/** What a buyer may spend is told in USDC; what is in another currency is none of ours. */
function budgetSaid(value: string, currency = "usdc"): readonly string[] {
  return /^usdc?$/.test(currency) ? [`budget ${value} USDC`] : [];
}

/** "asset=USDC", "members=300", "due_on = loaned_on + 21 days": nothing of a column's own values. */
function isToldOfAll(name: string, value: string, listed: ReadonlyMap<string, string>): boolean {
  if (/[+*/]|\w -|- \w/.test(value)) return true;
  if (listed.has(name) || shares.test(name) || /%$|\.\./.test(value)) return false;
  return isFigure(value) ? /s$/i.test(name) : /^[\p{L}][\p{L}\d_ -]{0,40}$/u.test(value);
}

function toldOfAll(name: string, value: string): string {
  return isFigure(value) ? `${value} ${name.replaceAll("_", " ")}` : `${name} = ${value}`;
}

function columnsIn(value: Value): readonly (readonly [string, string])[] {
  if (value instanceof Map) return columnsOf(value).map(([name, each]) => [name, columnSaid(name, each)]);
  if (typeof value === "string") return value.split(",").map((each) => [each.trim(), each.trim()]);
  if (!isList(value)) return [];
  return value.flatMap((each): readonly (readonly [string, string])[] => {
    if (typeof each === "string") return [typedColumn(each)];
    const name = each instanceof Map ? each.get("name") : undefined;
    return typeof name === "string" ? [[name, columnSaid(name, each)]] : [];
  });
}

/** What is called by its name: of a JSON Schema within a request, its properties. */
function columnsOf(value: Entries): readonly (readonly [string, Value])[] {
  const properties = value.get("properties");
  return [...(properties instanceof Map ? properties : value)];
}

/** "vin:string", "year:int(2005-2024)" */
function typedColumn(said: string): readonly [string, string] {
  const [, name, type = "", inside = ""] = /^([\w ]+?) ?: ?([a-z]\w*)(?: ?\(([^()]*)\))?$/iu.exec(said) ?? [];
  return name === undefined ? [said, said] : [name, `${name} ${type} ${rangeSaid(inside)}`.trimEnd()];
}

/** "status (open, closed)", "age int 18-65", "30% paid". */
export function columnSaid(name: string, value: Value): string {
  if (typeof value === "string") {
    const share = shares.exec(name)?.[1];
    const figure = Number(value.replace("%", ""));
    if (share !== undefined && value !== "" && figure >= 0)
      return `${/pct|percent/.test(name) ? `${figure}%` : percent(value)} ${share.replaceAll("_", " ")}`;
    return /^\d[\d.]* ?%$/.test(value) ? `${value} ${name.replaceAll("_", " ")}` : `${name} ${rangeSaid(value)}`;
  }
  if (value instanceof Map) return [name, ...traitsOf(value)].join(" ");
  return isList(value) ? `${name} ${listSaid(value)}` : name;
}

/** What an object tells of its column, as one would say it: `{type: int, min: 0, max: 9, unit: kg, null_rate: 0.1}`. */
function traitsOf(value: Entries): readonly string[] {
  const told = (...names: readonly string[]): string | undefined =>
    names.map((each) => textOf(value.get(each))).find((each) => each !== undefined);
  const [low, high, unit = ""] = [told("min", "minimum", "from"), told("max", "maximum", "to"), told("unit", "units")];
  const range =
    low !== undefined && high !== undefined
      ? `${low}-${high} ${unit}`
      : low !== undefined
        ? `at least ${low} ${unit}`
        : high !== undefined
          ? `at most ${high} ${unit}`
          : unit === ""
            ? ""
            : `in ${unit}`;
  const members = ["enum", "values", "options", "choices", "range"].map((each) => value.get(each)).find(isList);
  const mean = told("mean", "average", "avg");
  const missing = told("null_rate", "nulls", "missing", "null_share", "missing_rate", "nullRate");
  const rate = told("rate", "true_rate", "share", "probability");
  return [
    told("type", "dtype") ?? "",
    range.trim(),
    members === undefined ? "" : listSaid(members),
    told("unique") === "true" ? "unique" : "",
    mean === undefined ? "" : `mean ${mean}`,
    missing === undefined ? "" : `${percent(missing)} missing`,
    rate === undefined ? "" : `${percent(rate)} true`,
    told("prefix") === undefined ? "" : `starting with ${told("prefix")}`,
    told("description", "about", "note") ?? "",
  ].filter((each) => each !== "");
}

/** "0.1" and "10%" are ten percent. */
function percent(said: string): string {
  const figure = Number(said.replace("%", ""));
  return `${said.includes("%") || figure > 1 ? figure : Number((figure * 100).toPrecision(9))}%`;
}

function listSaid(list: readonly Value[]): string {
  const said = list.flatMap((each) => textOf(each) ?? []);
  const isRange = said.length === 2 && said.every((each) => /^-?\d+(?:\.\d+)?$/.test(each));
  return isRange ? said.join("-") : `(${said.join(", ")})`;
}

function textOf(value: Value | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function rangeSaid(text: string): string {
  return text.replace(/^(-?\d[\d.]*?)\.\.\.?(-?\d[\d.]*)$/u, "$1-$2");
}

export function isFigure(value: Value): value is string {
  return typeof value === "string" && /^\d[\d.,_]{0,9}k?$/i.test(value);
}

/** "parking_ticket", "synthetic_orders" */
export function subjectSaid(name: string): string {
  return name
    .replaceAll(/["`]/g, "")
    .replaceAll("_", " ")
    .replace(/^(?:synthetic|fake|mock|test|sample|dummy) /i, "");
}

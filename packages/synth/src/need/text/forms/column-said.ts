import { type ColumnSaid, notesSaid, reachSaid, typeSaid } from "./notes-said.ts";
import { isList, type Value } from "./snippet.ts";

const shares = /^(.{2,40})[_ ](?:rate|share|ratio|pct|percent|percentage)$/;

/** Whether a name is that of a share: "paid_rate". */
export function isShareName(name: string): boolean {
  return shares.test(name);
}

/** `status: [open, closed]`, `age: "int 18..65"`, `note: {type: text, null_rate: 0.2}`. */
export function columnSaid(name: string, value: Value): ColumnSaid {
  if (typeof value === "string") return textSaid(name, value);
  if (isList(value)) return { column: `${name} ${listSaid(value)}`, told: [] };
  return traitsSaid(name, value);
}

function textSaid(name: string, value: string): ColumnSaid {
  const share = shares.exec(name)?.[1];
  const figure = Number(value.replace("%", ""));
  if (share !== undefined && value !== "" && figure >= 0)
    return {
      column: `${/pct|percent/.test(name) ? `${figure}%` : percent(value)} ${share.replaceAll("_", " ")}`,
      told: [],
    };
  if (/^\d[\d.]* ?%$/.test(value)) return { column: `${value} ${name.replaceAll("_", " ")}`, told: [] };
  return notesSaid(name, value);
}

type Traits = ReadonlyMap<string, Value>;

const memberNames = ["enum", "values", "options", "choices", "symbols", "one_of", "oneOf", "in"];
/** A description that says how values are, and not only what they are. */
const telling =
  /\d|%|\b(?:unique|duplicates?|null|empty|missing|blank|one of|before|after|[a-z]+_[a-z]+ [*+-] [a-z])\b| \* | \+ /i;

/** What an object tells of its column: `{type: int, min: 0, max: 9, unit: kg, null_rate: 0.1}`. */
function traitsSaid(name: string, value: Traits): ColumnSaid {
  const told = (...names: readonly string[]): string | undefined =>
    names.map((each) => textOf(value.get(each))).find((each) => each !== undefined && each !== "");
  const type = typeOf(value.get("type") ?? value.get("dtype"));
  const ends = ["range", "between", "bounds", "interval"]
    .map((each) => endsOf(value.get(each)))
    .find((each) => each !== undefined);
  const low = ends?.low ?? told("min", "minimum", "from", "ge", "gt", "low");
  const high = ends?.high ?? told("max", "maximum", "to", "le", "lt", "high");
  const members = memberNames.map((each) => listOf(value.get(each))).find((each) => each !== undefined) ?? type.members;
  const [mean, prefix] = [told("mean", "average", "avg"), told("prefix")];
  const missing = told(
    ...[
      "null_rate",
      "nulls",
      "missing",
      "null_share",
      "missing_rate",
      "nullRate",
      "null",
      "null_fraction",
      "nullFraction",
    ],
  );
  const rate = told(
    ...["rate", "true_rate", "share", "probability", "p_true", "trueRate", "true_share", "true_fraction", "p", "true"],
  );
  const notes = [
    told("unique") === "true" ? "unique" : "",
    mean === undefined ? "" : `mean ${mean}`,
    missing === undefined || Number.isNaN(Number.parseFloat(missing)) ? "" : `${percent(missing)} missing`,
    rate === undefined || Number.isNaN(Number.parseFloat(rate)) ? "" : `${percent(rate)} true`,
    prefix === undefined ? "" : `starting with ${prefix}`,
  ].filter((each) => each !== "");
  const described = (told("description", "doc", "about", "note", "constraint", "rule", "comment") ?? "").trim();
  const more = telling.test(described) ? notesSaid("", described) : { column: "", told: [] };
  const unit = told("unit", "units") ?? "";
  const column = [
    ...[name, type.said, measureSaid(reachSaid(low, high), unit), members === undefined ? "" : listSaid(members)],
    ...notes.map((note) => `(${note})`),
    more.column,
  ];
  return {
    column: column.filter((each) => each !== "").join(" "),
    told: more.told.map((each) => `${name}${each.startsWith(" ") ? "" : " "}${each}`),
  };
}

function measureSaid(reach: string, unit: string): string {
  if (unit === "") return reach;
  return reach === "" ? `in ${unit}` : `${reach} ${unit}`;
}

/** "int", `["null", "double"]`, `{type: enum, symbols: [PEAK, NIGHT]}`. */
function typeOf(value: Value | undefined): { readonly said: string; readonly members?: readonly Value[] | undefined } {
  if (typeof value === "string") return { said: typeSaid(value) ?? (/^[a-z]+$/.test(value) ? value : "") };
  if (isList(value)) return typeOf(value.find((each) => each !== "null"));
  if (!(value instanceof Map)) return { said: "" };
  const logical = textOf(value.get("logicalType")) ?? "";
  const said = /timestamp/.test(logical) ? "datetime" : /date/.test(logical) ? "date" : typeOf(value.get("type")).said;
  return { said, members: listOf(value.get("symbols")) };
}

function endsOf(
  value: Value | undefined,
): { readonly low?: string | undefined; readonly high?: string | undefined } | undefined {
  if (value instanceof Map)
    return { low: textOf(value.get("from") ?? value.get("min")), high: textOf(value.get("to") ?? value.get("max")) };
  if (!isList(value) || value.length !== 2) return undefined;
  return { low: textOf(value[0]), high: textOf(value[1]) };
}

function listOf(value: Value | undefined): readonly Value[] | undefined {
  if (typeof value === "string" && value.includes(",")) return value.split(",").map((each) => each.trim());
  return isList(value) ? value : undefined;
}

/** "0.1" and "10%" are ten percent. */
function percent(said: string): string {
  const figure = Number(said.replace("%", ""));
  return `${said.includes("%") || figure > 1 ? figure : Number((figure * 100).toPrecision(9))}%`;
}

function listSaid(list: readonly Value[]): string {
  const said = list.flatMap((each) => textOf(each) ?? []);
  const isRange = said.length === 2 && said.every((each) => /^-?\d+(?:\.\d+)?$|^\d{4}-\d\d-\d\d/.test(each));
  return isRange ? said.join(" to ") : `(${said.join(", ")})`;
}

function textOf(value: Value | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

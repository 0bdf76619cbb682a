import { isList, type Value } from "./snippet.ts";

/** What a form says of one column, as one would say it in a sentence. */
export interface ColumnSaid {
  /** "status (open, closed)", "age integer 18 to 65 (null 5%)" */
  readonly column: string;
  /** What holds between it and others: "due_on > issued_on". */
  readonly told: readonly string[];
}

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

const typeWords: readonly (readonly [words: RegExp, said: string])[] = [
  [/^(?:str(?:ing)?|text|varchar|char|name|free ?text)$/i, "string"],
  [/^(?:u?int(?:8|16|32|64)?|[iu](?:8|16|32|64)|integer|long|whole ?number|bigint|serial)$/i, "integer"],
  [/^(?:number|float(?:32|64)?|double|f32|f64|decimal|numeric|real|num)$/i, "float"],
  [/^(?:bool(?:ean)?|flag)$/i, "boolean"],
  [/^date$/i, "date"],
  [/^(?:date-?time|time-?stamp|instant|timestamptz)$/i, "datetime"],
  [/^(?:uuid|id|guid)$/i, "uuid"],
  [/^(?:enum|choice|categor(?:y|ical)|literal|one_?of|list|array|object)$/i, ""],
];
/** What kind of values a type of some language holds; nothing where it is the name of another thing. */
export function typeSaid(type: string): string | undefined {
  return typeWords.find(([words]) => words.test(type))?.[1];
}

const relation =
  /^(?:is |must be |should be |always )*(?:[<>]=?|≥|≤|={1,2}|after|before|later than|earlier than|on or after|on or before|never (?:above|below|after|before|more than|less than|later than|earlier than)|not (?:before|after|above|below)|no (?:earlier|later|more|less) than|greater than|less than|equals?|equal to|same as) *[a-z_]\w*/i;
const offset = /^(?:is |exactly |about )*\d+ [a-z]+ (?:after|before) [a-z_]\w*/i;
const formula = /^[a-z_]\w* ?[*+/-] ?[a-z_(\d]/i;
const range =
  /^(?:(?:between|from|within|in) )?(-?[\d.,]*\d(?:-\d\d-\d\d)?(?:[ T]\d\d:\d\d(?::\d\d)?Z?)?) ?(?:-|–|\.\.\.?=?|~|\/|to|and|through|until) ?(-?[\d.,]*\d(?:-\d\d-\d\d)?(?:[ T]\d\d:\d\d(?::\d\d)?Z?)?)(?= ?[\p{L}%°€$£]{0,8}$)/u;
const oneOf = /^(?:one of|either|values?|options?|choices?|enum|members|in)[: ]+/i;
const plainMember = /^[\p{L}\d][\p{L}\d _./+-]{0,30}$/u;
const remark =
  /%|\b(?:unique|null|empty|missing|blank|required|optional|true|false|yes|nullable|digits?|characters?|starting|prefix|like|e\.g|free text|full name|person|within|only|between|from|mean|average|positive|rows?|of)\b/i;

/** "int 0-10", "date 2024-01-01..2024-12-15", "text, 70% empty", "A1|A2|A3, null 92%", "date > check_in". */
export function notesSaid(name: string, said: string): ColumnSaid {
  const opened = /^([a-z][\w-]*)\s*\(([^()]*)\)(.*)$/isu.exec(said.trim());
  const isCall = opened !== null && typeSaid(opened[1] ?? "") !== undefined;
  const text = isCall ? `${opened[1]} ${argumentsSaid(opened[2] ?? "")}${opened[3]}` : said.trim();
  const [, first = "", rest = ""] = /^([a-z][\w-]*)\b[ ,:]*(.*)$/isu.exec(text) ?? [];
  const type = typeSaid(first);
  const pieces = parted(type === undefined ? text : rest);
  const listed = membersIn(pieces, first);
  const head = [name, type ?? ""];
  const notes: string[] = [];
  const told: string[] = [];
  if (listed.length > 0) head.push(`(${listed.join(", ")})`);
  for (const piece of listed.length > 0 ? pieces.filter((each) => remark.test(each) && !oneOf.test(each)) : pieces) {
    const bounds = range.exec(piece);
    if (relation.test(piece)) told.push(`${name} ${piece}`);
    else if (offset.test(piece)) told.push(`${name} is ${piece}`);
    else if (formula.test(piece)) told.push(`${name} = ${piece}`);
    else if (bounds !== null && head.length === 2)
      head.push(`${bounds[1]} to ${bounds[2]}${piece.slice(bounds[0].length)}`);
    else if (type === "boolean" && /^0?\.\d+$/.test(piece)) notes.push(`${percent(piece)} true`);
    else if (!/^(?:required|optional|nullable|not null|nullable: ?(?:true|false))$/i.test(piece)) notes.push(piece);
  }
  return { column: [...head, ...notes.map((note) => `(${note})`)].filter((each) => each !== "").join(" "), told };
}

/** "20,5200" of "float(20,5200)": two figures or dates are ends. */
function argumentsSaid(args: string): string {
  const ends = /^\s*(-?\d[\d.:T-]*)\s*,\s*(-?\d[\d.:T-]*)\s*$/u.exec(args);
  return ends === null ? args.replaceAll(/["']/g, "") : `${ends[1]} to ${ends[2]}`;
}

/** What stands between the commas and semicolons that no bracket holds; "2,000" is one figure. */
function parted(text: string): readonly string[] {
  return text
    .split(/(?:[,;](?!\d{3}(?!\d))|,(?= ))(?![^()[\]{}]*[)\]}])/u)
    .map((each) => each.trim().replace(/^[([{](.*)[)\]}]$/su, "$1"))
    .filter((each) => each !== "");
}

/** "A1|A2|A3", "one of maths, svt", "oil, bronze, textile": the values that a column may have. */
function membersIn(pieces: readonly string[], first: string): readonly string[] {
  const barred = pieces.find((each) => /[^|]\|[^|]/.test(each) || / \/ .+ \/ /.test(each));
  if (barred !== undefined)
    return barred
      .replace(oneOf, "")
      .split(/\|| \/ /)
      .map(unquoted)
      .filter((each) => each !== "" && !/^(?:null|none|undefined)$/i.test(each));
  const [opening = "", ...others] = pieces;
  const isOpened = oneOf.test(opening) || /^(?:enum|choice|literal|one_?of|categor)/i.test(first);
  const members = [opening.replace(oneOf, ""), ...others]
    .filter((each) => !remark.test(each))
    .flatMap((each) => each.split(/ (?:or|and) /u))
    .map(unquoted);
  const arePlain = members.length > 1 && members.every((each) => plainMember.test(each));
  const areNames = members.every((each) => /\p{L}/u.test(each) && !relation.test(each) && !formula.test(each));
  return arePlain && (isOpened || (areNames && typeSaid(first) === undefined)) ? members : [];
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'`])(.*)\1$/su, "$2");
}

/** What an object tells of its column: `{type: int, min: 0, max: 9, unit: kg, null_rate: 0.1}`. */
function traitsSaid(name: string, value: ReadonlyMap<string, Value>): ColumnSaid {
  const told = (...names: readonly string[]): string | undefined =>
    names.map((each) => textOf(value.get(each))).find((each) => each !== undefined);
  const [low, high, unit = ""] = [
    told("min", "minimum", "from", "ge", "gt"),
    told("max", "maximum", "to", "le", "lt"),
    told("unit", "units"),
  ];
  const reach =
    low !== undefined && high !== undefined
      ? `${low} to ${high} ${unit}`
      : low !== undefined
        ? `at least ${low} ${unit}`
        : high !== undefined
          ? `at most ${high} ${unit}`
          : unit === ""
            ? ""
            : `in ${unit}`;
  const members = ["enum", "values", "options", "choices", "one_of", "oneOf", "in", "range", "between"]
    .map((each) => value.get(each))
    .find(isList);
  const mean = told("mean", "average", "avg");
  const missing = told("null_rate", "nulls", "missing", "null_share", "missing_rate", "nullRate", "null");
  const rate = told("rate", "true_rate", "share", "probability", "p_true", "trueRate");
  const type = told("type", "dtype") ?? "";
  const notes = [
    told("unique") === "true" ? "unique" : "",
    mean === undefined ? "" : `mean ${mean}`,
    missing === undefined ? "" : `${percent(missing)} missing`,
    rate === undefined ? "" : `${percent(rate)} true`,
    told("prefix") === undefined ? "" : `starting with ${told("prefix")}`,
    told("description", "about", "note", "constraint", "rule") ?? "",
  ].filter((each) => each !== "");
  const column = [name, typeSaid(type) ?? type, reach.trim(), members === undefined ? "" : listSaid(members)];
  return { column: [...column, ...notes.map((note) => `(${note})`)].filter((each) => each !== "").join(" "), told: [] };
}

/** "0.1" and "10%" are ten percent. */
export function percent(said: string): string {
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

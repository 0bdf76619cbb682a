/** What a form says of one column, as one would say it in a sentence. */
export interface ColumnSaid {
  /** "status (open, closed)", "age integer 18 to 65 (null 5%)" */
  readonly column: string;
  /** What holds between it and others: "due_on > issued_on". */
  readonly told: readonly string[];
}

/** Columns as a list, and behind it what holds between them: "fare 3 to 90, paid (70% true); paid_on > issued_on". */
export function columnsSaid(columns: readonly ColumnSaid[]): string {
  return [columns.map(({ column }) => column).join(", "), ...columns.flatMap(({ told }) => told)].join("; ");
}

/** "3 to 90", "at least 3", "at most 90"; nothing where neither end is said. */
export function reachSaid(low = "", high = ""): string {
  if (low !== "" && high !== "") return `${low} to ${high}`;
  if (low !== "") return `at least ${low}`;
  return high === "" ? "" : `at most ${high}`;
}

const typeWords: readonly (readonly [words: RegExp, said: string])[] = [
  [/^(?:str(?:ing)?|text|varchar\d*|char\d*|free ?text|stringtype|citext)$/i, "string"],
  [
    /^(?:u?int(?:eger)?(?:8|16|32|64)?|[iu](?:8|16|32|64)|long|longtype|integertype|whole ?number|bigint|smallint|tinyint|(?:big|small)?serial)$/i,
    "integer",
  ],
  [/^(?:number|float(?:32|64)?|double|f32|f64|decimal|numeric|real|num|floattype|doubletype)$/i, "float"],
  [/^(?:bool(?:ean)?(?:type)?|flag|yes\/no|y\/n|true\/false)$/i, "boolean"],
  [/^(?:local)?date(?:type)?$/i, "date"],
  [/^(?:(?:local|offset|zoned)?date-?time|time-?stamp(?:tz|type)?|instant|time\.time|timestamptz)$/i, "datetime"],
  [/^(?:uuid|guid)$/i, "uuid"],
  [/^(?:enum|choice|categor(?:y|ical)|literal|one_?of|list|array|object|symbol)$/i, ""],
];

/** What kind of values a type of some language holds; nothing where it is the name of another thing. */
export function typeSaid(type: string): string | undefined {
  return typeWords.find(([words]) => words.test(type))?.[1];
}

const relation =
  /^(?:is |must be |should be |comes |always )*(?:[<>]=?|≥|≤|={1,2}|after|before|later than|earlier than|higher than|lower than|on or after|on or before|never (?:above|below|after|before|more than|less than|later than|earlier than|higher than)|not (?:before|after|above|below)|no (?:earlier|later|more|less) than|greater than|less than|equals?|equal to|same as) *[a-z_]\w*/i;
const offset =
  /^(?:is |exactly |about |always |at most |at least )*\d+(?: ?(?:to|-|–) ?\d+)? [a-z]+ (?:after|before|later than) [a-z_]\w*/i;
const formula = /^[a-z_]\w* ?[*+/-] ?[a-z_(\d]/i;
const shareOf = /^(\d[\d.]*) ?% of ([a-z]\w*_\w+)$/i;
const moment = "\\d{4}-\\d\\d-\\d\\d(?:[ T]\\d\\d:\\d\\d(?::\\d\\d)?Z?)?";
const range = new RegExp(
  `^(?:(?:any \\p{L}+ )?(?:between|from|within|in|on) )?(${moment}|-?[\\d.,]*\\d[kKmM]?) ?(?:-|–|\\.\\.\\.?=?|~|/|to|and|through|until) ?(${moment}|-?[\\d.,]*\\d[kKmM]?)(?= ?[\\p{L}%°€$£]{0,8}$)`,
  "u",
);
const oneOf = /^(?:one of|either|values?|options?|choices?|enum|members|in)[: ]+/i;
const plainMember = /^[\p{L}\d][\p{L}\d _./+-]{0,30}$/u;
const remark =
  /%|\b(?:unique|null|empty|missing|blank|required|optional|true|false|yes|nullable|digits?|characters?|decimals?|starting|prefix|like|e\.g|free text|full name|person|within|only|between|from|mean|average|positive|rows?|of|anywhere|any|duplicates?)\b/i;
const nothing =
  /^(?:(?:short |long |free |plain |full )?text|required|optional|nullable|not null|nullable ?[:=] ?(?:true|false)|asc|desc)$/i;
const share = "(?<share>\\d[\\d.]*|0?\\.\\d+|half|a third|a quarter|a fifth|a tenth)(?<percent> ?%| percent)?";
const behind = "(?: of (?:the |all )?\\p{L}+| rows| them)?(?: \\([^()]*\\))?$";
const lacking = new RegExp(
  `^(?:(?:left |mostly )?(?:null|none|missing|empty|blank|absent)s?(?:[ _]?(?:rate|share|fraction|ratio))?(?: ?= ?| (?:in|for|on|at) (?:about )?| )${share}${behind})|^(?:about )?${share.replaceAll("<share>", "<first>").replaceAll("<percent>", "<sign>")} (?:null|none|missing|empty|blank)s?$`,
  "iu",
);
const truth = new RegExp(
  `^(?:(?:true|yes|p|1|rate|p_true|prob(?:ability)?|true[ _]?(?:rate|share|fraction))(?: ?= ?| (?:in|for|on|at|about|with) (?:about )?| )${share}${behind})|^(?:about )?${share.replaceAll("<share>", "<first>").replaceAll("<percent>", "<sign>")}(?: (?:true|yes))?$`,
  "iu",
);
const parts: Readonly<Record<string, number>> = {
  half: 50,
  "a third": 33.33,
  "a quarter": 25,
  "a fifth": 20,
  "a tenth": 10,
};

/** "int 0-10", "date 2024-01-01..2024-12-15", "text, 70% empty", "A1|A2|A3, null 92%", "date > check_in", "bool p=0.02". */
export function notesSaid(name: string, said: string): ColumnSaid {
  const plain = said.trim().replace(/(?<=^[a-z]\w*) ?\[([^[\]]*)\]/iu, " $1");
  const opened = /^([a-z][\w-]*)\s*\(([^()]*)\)(.*)$/isu.exec(plain);
  const isCall = opened !== null && typeSaid(opened[1] ?? "") !== undefined;
  const text = isCall ? `${opened[1]} ${argumentsSaid(opened[2] ?? "")}${opened[3]}` : plain;
  const [, first = "", rest = ""] = /^([a-z][\w/.-]*)(?![\w/])[ ,:]*(.*)$/isu.exec(text) ?? [];
  const written = parted(typeSaid(first) === undefined ? text : rest);
  const [second = "", ...others] = written;
  const [, retyped = "", more = ""] = /^(date|datetime|timestamp|integer|float|boolean)\b ?(.*)$/iu.exec(second) ?? [];
  // "string // date, 2024-01-01 to 2024-06-30": what is held as text is of the kind that its remark says.
  const isHeld = typeSaid(first) === "string" && retyped !== "";
  const type = typeSaid(isHeld ? retyped : first);
  const pieces = isHeld ? [more, ...others].filter((each) => each !== "") : written;
  const listed = weighted(pieces) ?? membersIn(pieces, first, type);
  const isTimed = /^date/.test(type ?? "") && /(?:_at|_on|_ts|_time|_date|^date|^time)$/.test(name);
  const head = [name, isTimed ? "" : (type ?? "")];
  const notes: string[] = [];
  const told: string[] = [];
  if (listed.length > 0) head.push(`(${listed.join(", ")})`);
  for (const piece of listed.length > 0 ? pieces.filter((each) => isRemark(each, listed)) : pieces) {
    const bounds = range.exec(piece);
    const ofOther = shareOf.exec(piece);
    const missing = shareIn(lacking, piece);
    const right = type === "boolean" || /true|yes|^p ?=/i.test(piece) ? shareIn(truth, piece) : undefined;
    if (missing !== undefined) notes.push(`${missing}% null`);
    else if (right !== undefined) notes.push(`${right}% true`);
    else if (relation.test(piece)) told.push(`${name} ${piece}`);
    else if (offset.test(piece)) told.push(`${name} is ${piece}`);
    else if (ofOther !== null) told.push(`${name} = ${hundredths(ofOther[1] ?? "")} * ${ofOther[2]}`);
    else if (formula.test(piece)) told.push(`${name} = ${piece}`);
    else if (bounds !== null && head.length === 2)
      head.push(`${bounds[1]} to ${bounds[2]}${piece.slice(bounds[0].length)}`);
    else if (!nothing.test(piece)) notes.push(piece);
  }
  return { column: [...head, ...notes.map((note) => `(${note})`)].filter((each) => each !== "").join(" "), told };
}

/** "8" percent as a factor: 0.08. */
export function hundredths(percent: string): number {
  return Number((Number(percent) / 100).toPrecision(9));
}

/** What is said besides the values of a list. */
function isRemark(piece: string, listed: readonly string[]): boolean {
  return remark.test(piece) && !oneOf.test(piece) && !listed.some((each) => piece.includes(each.replace(/ \d.*$/, "")));
}

/** So many percent as a note says of what is empty or true. */
function shareIn(pattern: RegExp, piece: string): number | undefined {
  const groups = pattern.exec(piece)?.groups;
  const said = (groups?.share ?? groups?.first ?? "").toLowerCase();
  if (said === "") return undefined;
  const isPercent = (groups?.percent ?? groups?.sign) !== undefined;
  const figure = parts[said] ?? (isPercent || Number(said) > 1 ? Number(said) : Number(said) * 100);
  return figure > 0 && figure <= 100 ? Number(figure.toPrecision(9)) : undefined;
}

/** "20,5200" of "float(20,5200)": two figures or dates are ends. */
function argumentsSaid(args: string): string {
  const ends = /^\s*(-?\d[\d.:T-]*)\s*,\s*(-?\d[\d.:T-]*)\s*$/u.exec(args);
  return ends === null ? args.replaceAll(/["']/g, "") : `${ends[1]} to ${ends[2]}`;
}

/** What stands between the commas and semicolons that no bracket holds; "2,000" is one figure. */
function parted(text: string): readonly string[] {
  return text
    .replace(/(?<=[\d\])]) (?=(?:nulls?|null_rate|true|p|unique)(?: ?=|$))/giu, ", ")
    .split(/(?:[,;](?!\d{3}(?!\d))|,(?= ))(?![^()[\]{}]*[)\]}])/u)
    .map((each) => each.trim().replace(/^[([{](.*)[)\]}]$/su, "$1"))
    .filter((each) => each !== "");
}

/** "classic (70%), electric (25%), cargo (5%)": values with their shares. */
function weighted(pieces: readonly string[]): readonly string[] | undefined {
  const said = pieces.map((each) =>
    /^(["'`]?[\p{L}\d][\p{L}\d _./+-]{0,30}?["'`]?) ?[(=:]? ?(\d[\d.]*) ?%\)?$/u.exec(each),
  );
  if (said.length < 2 || said.some((each) => each === null || remark.test(each[1] ?? ""))) return undefined;
  return said.map((each) => `${unquoted(each?.[1] ?? "")} ${each?.[2]}%`);
}

/** "A1|A2|A3", "one of maths, svt", "oil, bronze, textile": the values that a column may have. */
function membersIn(pieces: readonly string[], first: string, type: string | undefined): readonly string[] {
  const barred = pieces.find(
    (each) => /[^|]\|[^|]/.test(each) || / \/ .+ \/ /.test(each) || /^[A-Z]+(?:\/[A-Z]+)+$/.test(each),
  );
  if (barred !== undefined)
    return barred
      .replace(oneOf, "")
      .split(/\s*\|\s*| ?\/ ?/)
      .map(unquoted)
      .filter((each) => each !== "" && !/^(?:null|undefined)$/i.test(each));
  const [opening = "", ...others] = pieces;
  const isOpened = oneOf.test(opening) || /^(?:enum|choice|literal|one_?of|categor)/i.test(first);
  const members = [opening.replace(oneOf, ""), ...others]
    .filter((each) => !remark.test(each))
    .flatMap((each) => each.split(/ (?:or|and) |, ?/u))
    .map(unquoted);
  const arePlain = members.length > 1 && members.every((each) => plainMember.test(each));
  const areNames = members.every((each) => /\p{L}/u.test(each) && !relation.test(each) && !formula.test(each));
  const isQuoted = pieces.every((each) => /^["'`]/.test(each));
  const mayList = type === undefined || isQuoted || (type === "string" && members.every((each) => !each.includes(" ")));
  const areFigures =
    members.length > 2 && / or /.test(pieces.at(-1) ?? "") && members.every((each) => /^\d+(?:\.\d+)?$/.test(each));
  return arePlain && (isOpened || areFigures || (areNames && mayList)) ? members : [];
}

export function unquoted(text: string): string {
  return text.trim().replace(/^(["'`])(.*)\1$/su, "$2");
}

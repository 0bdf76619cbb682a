import { partedBy } from "./brackets.ts";
import { reachSaid, typeSaid, unquoted } from "./notes-said.ts";

/** A member of a type, as a column. */
export interface Member {
  /** In snake_case. */
  readonly name: string;
  /** What its type says, in words. */
  readonly type: string;
  /** What the remark on its line says. */
  readonly remark: string;
}

const remarks = /\s*(?:\/\/+|(?<![\w"'])#|(?<!\w)--)\s*(?<line>[^\n]*)$|\/\*\s*(?<block>[^*]*)\*\//mu;
const modifiers = "(?:(?:readonly|pub|public|private|final|optional|repeated|required|val|var|let) )*";
/** "price?: number", "ph: float = Field(ge=4)", "servings: z.number().int()" */
const colon = new RegExp(`^${modifiers}(?<name>[A-Za-z_]\\w*)\\??\\s*:\\s*(?<type>.+)$`, "su");
/** "string flight_id = 1", "LocalDate issuedOn", "seats Int", "DonorName string `json:"donor_name"`" */
const two = new RegExp(
  `^${modifiers}(?<one>[A-Za-z_][\\w<>.]*\\??)\\s+(?<other>[A-Za-z_][\\w<>.]*\\??)(?<more>.*)$`,
  "su",
);
/** `StructField("log_id", LongType(), False)` */
const field = /^StructField\(\s*["'](?<name>\w+)["']\s*,\s*(?<type>\w+)/u;
/** "session_id = Column(String, primary_key=True)" */
const assigned = /^(?<name>[a-z_]\w*)\s*=\s*(?:[\w.]*(?:Column|Field|mapped_column))\(\s*(?<type>.*)\)$/su;

/** The members of a block, in its order; names of another case are in snake_case, in remarks too. */
export function membersOf(block: string, enumerations: ReadonlyMap<string, readonly string[]>): readonly Member[] {
  const members = entriesOf(block).flatMap(({ code, remark }) => {
    const read = memberIn(code);
    return read === undefined ? [] : [{ ...read, type: typeOf(read.type, enumerations), remark }];
  });
  const renamed = new Map(members.map(({ name }) => [name, columnName(name)]));
  return members.map(({ name, type, remark }) => ({
    name: columnName(name),
    type,
    remark: remark.replace(/[A-Za-z_]\w*/gu, (each) => renamed.get(each) ?? each),
  }));
}

function memberIn(code: string): { readonly name: string; readonly type: string } | undefined {
  const known = (field.exec(code) ?? assigned.exec(code) ?? colon.exec(code))?.groups;
  if (known?.name !== undefined && known.type !== undefined) return { name: known.name, type: known.type.trim() };
  const { one, other, more = "" } = two.exec(code)?.groups ?? {};
  if (one === undefined || other === undefined) return undefined;
  const tag = /json:"(?<name>[a-z_]\w*)/iu.exec(more)?.groups?.name;
  const isTypeFirst = typeSaid(bare(one)) !== undefined || /=\s*\d+$/u.test(more);
  const unique = /@unique|@id\b/u.test(more) ? ", unique" : "";
  return isTypeFirst ? { name: other, type: one } : { name: tag ?? one, type: `${other}${unique}` };
}

/** Members with the remark that stands on their line, ahead of the comma or behind it. */
function entriesOf(block: string): readonly { readonly code: string; readonly remark: string }[] {
  const isOneLine = !block.trim().includes("\n");
  const lines = isOneLine ? partedBy(block, ";,") : block.split("\n");
  return lines.map((line) => {
    const said = remarks.exec(line);
    const code = (said === null ? line : line.replace(said[0], "")).trim().replace(/[;,]$/u, "").trim();
    return { code, remark: (said?.groups?.line ?? said?.groups?.block ?? "").trim() };
  });
}

function columnName(name: string): string {
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, "_")
    .toLowerCase()
    .replace(/^_+/u, "");
}

function bare(type: string): string {
  return type
    .replace(/^(?:Optional|Annotated|Nullable|Option|Maybe|Mapped)[[<](.*)[\]>]$/su, "$1")
    .replace(/\(.*\)$/su, "")
    .replace(/[!?]+$/u, "");
}

/** "Literal['a', 'b']", "'a' | 'b'", "float = Field(ge=4.5, le=8.5)", "Optional[str]", "z.number().int().min(1)", a type of the text's own. */
function typeOf(type: string, enumerations: ReadonlyMap<string, readonly string[]>): string {
  const [said = "", more = ""] = type.split(/\s*=\s*(?=[A-Z]\w*\(|field\()/u);
  const [first = "", ...flags] = said.split(/,\s*(?=unique\b|primary_key)/u);
  const plain = first
    .replace(/\s*=\s*[^=]*$/su, "")
    .replace(/\s*\|\s*(?:null|undefined|None)\b/gu, "")
    .trim();
  const unique = flags.some((each) => /unique/.test(each)) ? "unique" : "";
  const list = membersIn(plain) ?? enumerations.get(bare(plain));
  const reach = reachIn(`${more} ${first}`);
  if (list !== undefined) return [list.join(" | "), unique].filter((each) => each !== "").join(", ");
  return [kindOf(plain), reach, unique].filter((each) => each !== "").join(", ");
}

/** The kind of values: of "z.number().int()" integers, of "Column(String)" text; a type of its own says nothing more. */
function kindOf(type: string): string {
  const chained = /^\w+\.(?<kind>\w+)\(/u.exec(type)?.groups?.kind;
  if (chained === undefined) {
    const own = bare(type);
    return typeSaid(own) ?? (/^[A-Z]\w*$/u.test(own) ? "" : own);
  }
  if (/\.int\(/u.test(type)) return "integer";
  if (/\.uuid\(/u.test(type)) return "uuid";
  if (/\.datetime\(/u.test(type)) return "datetime";
  if (/\.email\(/u.test(type)) return "email";
  return typeSaid(chained) ?? "";
}

/** "Literal['a', 'b']", "z.enum(["a", "b"])", "Enum("a", "b")", "'a' | 'b'" */
function membersIn(type: string): readonly string[] | undefined {
  const inside = /(?:Literal|Enum|enum|picklist|oneOf)\s*[[(]\s*\[?(?<list>[^\])]*)\]?\s*[\])]/u.exec(type)?.groups
    ?.list;
  const members = inside?.split(",") ?? (type.includes("|") ? type.split("|") : []);
  const said = members.map(unquoted).filter((each) => each !== "");
  return said.length > 1 ? said : undefined;
}

/** The bounds of "Field(ge=4.5, le=8.5)", ".min(1).max(12)", "ge=date(2022, 1, 1)". */
function reachIn(text: string): string {
  const bound = (names: string): string | undefined => {
    const found = new RegExp(
      `(?:\\b(?:${names})\\s*=\\s*|\\.(?:${names})\\(\\s*)(?:date(?:time)?\\((?<date>[\\d, ]+)\\)|(?<figure>-?[\\d._]+))`,
      "u",
    ).exec(text);
    const { date, figure } = found?.groups ?? {};
    return date === undefined ? figure : dateOf(date);
  };
  return reachSaid(bound("g[et]|min|gte|minimum"), bound("l[et]|max|lte|maximum"));
}

/** "2022, 1, 1" as 2022-01-01. */
function dateOf(parts: string): string {
  return parts
    .split(",")
    .map((each) => each.trim().padStart(2, "0"))
    .join("-");
}

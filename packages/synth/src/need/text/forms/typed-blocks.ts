import { notesSaid, typeSaid } from "./notes-said.ts";
import { subjectSaid } from "./request-said.ts";

const opened =
  /^[^\S\n]*(?:@\w+(?:\([^()\n]*\))?\s+)*(?:(?:export|public|pub|final|data|abstract) ){0,3}(?:interface|type|class|struct|message|record|model|entity|input) +(?<name>[A-Za-z_]\w{0,60})(?:\([\w., =]*\)| *(?:extends|implements|:) *[\w., ]+)?\s*(?:=\s*)?(?<open>[{:])/mu;

/** Columns told as a type of TypeScript, Python, Rust, GraphQL, Protocol Buffers or the like are said in words. */
export function withTypeSaid(text: string): string {
  const head = opened.exec(text);
  const { name = "", open = "" } = head?.groups ?? {};
  if (head === null) return text;
  const start = head.index + head[0].length;
  const end = open === "{" ? closing(text, start) : dedent(text, start);
  if (end === undefined) return text;
  const said = membersOf(text.slice(start, end)).map(({ name: column, told }) => notesSaid(column, told));
  if (said.length < 2) return text;
  const about = subjectSaid(name);
  const behind = text
    .slice(open === "{" ? end + 1 : end)
    .replace(new RegExp(`\\b${name}s?\\b`, "gu"), about.toLowerCase())
    .replace(/^[^\S\n]*(?:\/\/|#|--)[^\S\n]*/gmu, "")
    // "vec of 9000", "320 instances of it"
    .replace(/\b(?:vec|vector|list|array) of (?:about )?(\d[\d.,_]*k?)\b/giu, "$1 rows");
  const list = `${about.toLowerCase()}: ${said.map(({ column }) => column).join(", ")}`;
  return `${text.slice(0, head.index)}${[list, ...said.flatMap(({ told }) => told)].join("; ")}. ${behind.replace(/^[\s;]+/u, "")}`;
}

/** Where the brace closes that opened before. */
function closing(text: string, start: number): number | undefined {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

/** Where the lines end that stand farther in. */
function dedent(text: string, start: number): number {
  const behind = /\n(?=[^\s])/u.exec(text.slice(start));
  return behind === null ? text.length : start + behind.index;
}

interface Member {
  readonly name: string;
  /** Its type and what its comment says. */
  readonly told: string;
}

const remarks = /\s*(?:\/\/|#|--)\s*(?<line>[^\n]*)$|\/\*\s*(?<block>[^*]*)\*\//mu;
const typed = /^(?:readonly |pub |public |private |val |var |let )*(?<name>[A-Za-z_]\w*)\??\s*:\s*(?<type>.+)$/su;
/** "string flight_id = 1", "private LocalDate issuedOn" */
const typeFirst =
  /^(?:(?:readonly|pub|public|private|final|optional|repeated|required) )*(?<type>[A-Za-z_][\w<>.]*)\s+(?<name>[A-Za-z_]\w*)(?:\s*=\s*\d+)?$/u;

function membersOf(block: string): readonly Member[] {
  const members = entriesOf(block).flatMap(({ code, remark }) => {
    const { name, type } = typed.exec(code)?.groups ?? typeFirst.exec(code)?.groups ?? {};
    if (name === undefined || type === undefined) return [];
    return [{ name, told: [typeOf(type.trim()), remark.trim()].filter((each) => each !== "").join(", ") }];
  });
  // "after openedAt" speaks of the column that is called opened_at here.
  const renamed = new Map(members.map(({ name }) => [name, columnName(name)]));
  return members.map(({ name, told }) => ({
    name: columnName(name),
    told: told.replace(/[A-Za-z_]\w*/gu, (each) => renamed.get(each) ?? each),
  }));
}

/** Members with the remark that stands on their line. */
function entriesOf(block: string): readonly { readonly code: string; readonly remark: string }[] {
  // Members of one line have their remarks within.
  const lines = block.trim().includes("\n") ? block.split("\n") : block.split(/[;,](?![^()[\]<>]*[)\]>])/u);
  return lines.map((line) => {
    const said = remarks.exec(line);
    const code = (said === null ? line : line.replace(said[0], "")).trim().replace(/[;,]$/u, "").trim();
    return { code, remark: said?.groups?.line ?? said?.groups?.block ?? "" };
  });
}

function columnName(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/gu, "_").toLowerCase();
}

/** "Literal['a', 'b']", "'a' | 'b'", "float = Field(ge=4.5, le=8.5)", "Optional[str]", "String!" */
function typeOf(type: string): string {
  const [said = "", field = ""] = type.split(/\s*=\s*(?=Field|field|\w+\()/u);
  const bound = (name: string): string | undefined => new RegExp(`\\b${name}=(-?[\\d.]+)`, "u").exec(field)?.[1];
  const [low, high] = [bound("g[et]"), bound("l[et]")];
  const reach =
    low !== undefined && high !== undefined
      ? `${low} to ${high}`
      : low !== undefined
        ? `at least ${low}`
        : high !== undefined
          ? `at most ${high}`
          : "";
  const plain = said
    .replace(/\s*=.*$/su, "")
    .replace(/^(?:Optional|Annotated|Nullable|Option|Maybe)[[<](.*)[\]>]$/su, "$1")
    .replace(/[!?]+$/u, "")
    .replace(/\s*\|\s*(?:null|undefined|None)\b/gu, "");
  const members = /^(?:Literal|Enum)\[(.*)\]$/su.exec(plain)?.[1]?.split(",") ?? plain.split("|");
  // "State", "Purpose": a type of its own says nothing that its remark does not.
  if (members.length === 1 && typeSaid(plain) === undefined && /^[A-Z]\w*$/u.test(plain)) return reach;
  const list = members.length > 1 ? members.map((each) => each.trim()).join(" | ") : (members[0] ?? "").trim();
  return [list, reach].filter((each) => each !== "").join(", ");
}

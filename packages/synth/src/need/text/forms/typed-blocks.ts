import { inBrackets } from "./brackets.ts";
import { joined } from "./joined.ts";
import { columnsSaid, notesSaid } from "./notes-said.ts";
import { subjectSaid } from "./request-said.ts";
import { type Member, membersOf } from "./typed-members.ts";

const fence = /^ *```[\w-]*\n?/gmu;
const heads = [
  // TypeScript, Python, Rust, GraphQL, Protocol Buffers, Prisma, C#, Kotlin; "interface counters: port, bytes sent" is prose.
  /^[^\S\n]*(?:@\w+(?:\([^()\n]*\))?\s+)*(?:(?:export|public|pub|final|data|abstract|static) ){0,3}(?:interface|type|class|struct|message|record|model|entity|input) +(?<name>[A-Za-z_]\w{0,60})(?:\([\w., =]*\))?(?: *(?:extends|implements|:) *[\w., ]+)?\s*(?:=\s*)?(?<open>\{|(?<=\w)\(|:(?=[^\S\n]*(?:#[^\n]*)?\n))/mu,
  // Go
  /^[^\S\n]*type (?<name>[A-Za-z_]\w{0,60}) struct\s*(?<open>\{)/mu,
  // zod and its like, PySpark
  /^[^\S\n]*(?:(?:export )?(?:const|let|var) )?(?<name>[A-Za-z_]\w{0,60})(?:\s*:\s*[\w.<>]+)?\s*=\s*(?:[\w.]*(?:object|Object|record|schema|Schema)\(\s*(?<open>\{)|StructType\(\s*(?<list>\[))/mu,
];
const enumeration = /^[^\S\n]*(?:(?:export|public|pub) )?enum +(?<name>\w+)\s*\{(?<values>[^{}]*)\}\s*/gmu;

/** Columns told as a type of TypeScript, Python, Rust, GraphQL, Protocol Buffers or the like are said in words. */
export function withTypeSaid(text: string): string {
  const head = heads.map((each) => each.exec(text)).find((each) => each !== null);
  if (head === undefined || head === null) return text;
  const { name = "", open = "[" } = head.groups ?? {};
  const start = head.index + head[0].length;
  const end = open === ":" ? dedent(text, start) : inBrackets(text, start - 1);
  if (end === undefined) return text;
  const members = membersOf(text.slice(start, end), enumerationsIn(text));
  if (members.length < 2) return text;
  const said = members.map((each) => notesSaid(each.name, toldOf(each)));
  const about = subjectSaid(name).toLowerCase();
  const before = plain(text.slice(0, head.index), name, about).replace(
    /(?:from \w+ import [^\n]*|import [^\n]*|syntax = [^\n]*)\n+/gu,
    "",
  );
  const behind = plain(text.slice(open === ":" ? end : end + 1), name, about).replace(/^[\s;)}\]]+/u, "");
  const label = about === "schema" ? "columns" : `${about}; columns`;
  return joined(before, `${label}: ${columnsSaid(said)}`, behind);
}

function toldOf({ type, remark }: Member): string {
  return [type, remark].filter((each) => each !== "").join(", ");
}

/** What stands around a type: without fences, marks of remarks and types of its own; "20 SupportTicket records" are support tickets. */
function plain(text: string, name: string, about: string): string {
  return (
    text
      .replace(enumeration, "")
      .replace(fence, "")
      .replace(new RegExp(`\\b${name}s?\\b`, "gu"), about)
      .replace(/^[^\S\n]*(?:\/\/+|#+|--)[^\S\n]*/gmu, "")
      // "vec of 9000", "list of 20"
      .replace(/\b(?:vec|vector|list|array) of (?:about )?(\d[\d.,_]*k?)\b/giu, "$1 rows")
      .replace(
        /\b(\d[\d.,_]*k?) (?:messages|objects|instances|items|entries|documents)(?= ?(?:,|\.|;|:|$|of this|of it|as|in|one|with))/giu,
        "$1 rows",
      )
  );
}

/** The values of a type by its name: `enum Plan { FREE TEAM }`, `enum NavStatus { MOORED = 2; }`. */
function enumerationsIn(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...text.matchAll(enumeration)].map(({ groups }) => {
      const values = (groups?.values ?? "")
        .replace(/(?:\/\/|#)[^\n]*/gu, "")
        .split(/[,;\s]+/u)
        .filter((each) => /^[A-Za-z_]\w*$/u.test(each));
      return [groups?.name ?? "", values];
    }),
  );
}

/** Where the lines end that stand farther in. */
function dedent(text: string, start: number): number {
  const behind = /\n(?=[^\s])/u.exec(text.slice(start));
  return behind === null ? text.length : start + behind.index;
}

import { inBrackets, partedBy } from "./brackets.ts";
import { joined } from "./joined.ts";
import { columnsSaid, notesSaid, unquoted } from "./notes-said.ts";
import { subjectSaid } from "./request-said.ts";

const opened =
  /\bcreate\s+(?:temp(?:orary)?\s+)?table\s+(?:if not exists\s+)?[`"[]?(?:\w+\.)?(?<name>\w+)[`"\]]?\s*\(/iu;
const remark = /,?[^\S\n]*--[^\S\n]*(?<said>[^\n]+)/gu;

/**
 * A `CREATE TABLE` whose columns have remarks (`-- one of B1, B2`, `COMMENT '12 digits'`) is said in words; without any the table
 * itself is read.
 */
export function withCreatedTableSaid(text: string): string {
  const head = opened.exec(text);
  if (head === null) return text;
  const start = head.index + head[0].length;
  const end = inBrackets(
    text.replace(/--[^\n]*/gu, (said) => said.replaceAll(/['"`()]/gu, " ")),
    start - 1,
  );
  if (end === undefined) return text;
  const body = text.slice(start, end);
  if (!/--|\bcomment\s+'/iu.test(body)) return text;
  const columns = partedBy(
    // A remark belongs to the column before its comma.
    body.replace(
      remark,
      (whole, said: string) => ` ${MARK}${said.replaceAll(",", COMMA)}${MARK}${whole.startsWith(",") ? "," : ""}`,
    ),
    ",",
  ).flatMap((each) => columnIn(each.replaceAll(/\s+/gu, " ")));
  if (columns.length < 2) return text;
  const said = columns.map(({ name, told }) => notesSaid(name, told));
  const behind = text
    .slice(end + 1)
    .replace(/^\s*;/u, "")
    .replace(/^[^\S\n]*--[^\S\n]*/gmu, "");
  const before = text.slice(0, head.index).replace(/^[^\S\n]*--[^\S\n]*/gmu, "");
  return joined(before, `${subjectSaid(head.groups?.name ?? "")}; columns: ${columnsSaid(said)}`, behind);
}

const MARK = "\u0001";
const COMMA = "\u0002";

/** "fine_usd NUMERIC(5,2) NOT NULL CHECK (fine_usd >= 0 AND fine_usd <= 25)" */
function columnIn(line: string): readonly { readonly name: string; readonly told: string }[] {
  const [, name = "", kind = "", more = ""] = /^[`"[]?(\w+)[`"\]]?\s+([a-z]\w*)\s*(.*)$/isu.exec(line.trim()) ?? [];
  if (name === "" || /^(?:primary|unique|foreign|constraint|key|index|check)$/iu.test(name)) return [];
  const values = /^\s*\((?<list>[^()]*)\)/u.exec(more)?.groups?.list ?? "";
  const isEnum = /^enum$/iu.test(kind);
  const isFlag = /^tinyint$/iu.test(kind) && values === "1";
  const said = [
    isEnum ? `one of ${listed(values)}` : isFlag ? "boolean" : kind.toLowerCase(),
    /\bprimary key\b|\bunique\b/iu.test(more) ? "unique" : "",
    checked(more),
    /\bcomment\s+'(?<said>[^']*)'/iu.exec(more)?.groups?.said ?? "",
    new RegExp(`${MARK}(?<said>[^${MARK}]*)${MARK}`, "u").exec(more)?.groups?.said?.replaceAll(COMMA, ",") ?? "",
  ];
  return [{ name, told: said.filter((each) => each !== "").join(", ") }];
}

/** "BETWEEN 1 AND 240", "IN ('a', 'b')", "x >= 0 AND x <= 25", "arrived_on > departed_on". */
function checked(more: string): string {
  const { inside = "" } = /\bcheck\s*\((?<inside>(?:[^()]|\([^()]*\))*)\)/iu.exec(more)?.groups ?? {};
  const between = /\bbetween\s+'?([^'\s]+)'?\s+and\s+'?([^'\s]+)'?/iu.exec(inside);
  if (between !== null) return `${between[1]} to ${between[2]}`;
  const members = /\bin\s*\(([^()]*)\)/iu.exec(inside)?.[1];
  if (members !== undefined) return `one of ${listed(members)}`;
  const both = />=?\s*(-?[\d.]+)\s+and\s+\w+\s*<=?\s*(-?[\d.]+)/iu.exec(inside);
  if (both !== null) return `${both[1]} to ${both[2]}`;
  const compared = /^\s*\w+\s*([<>]=?)\s*([a-z_]\w*)\s*$/iu.exec(inside);
  if (compared !== null) return `${compared[1]} ${compared[2]}`;
  const [, sign, figure] = /^\s*\w+\s*([<>]=?)\s*(-?[\d.]+)\s*$/u.exec(inside) ?? [];
  return sign === undefined ? "" : `${sign.startsWith(">") ? "at least" : "at most"} ${figure}`;
}

function listed(values: string): string {
  return values
    .split(",")
    .map((each) => unquoted(each))
    .join(" | ");
}

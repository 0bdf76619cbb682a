import { subjectSaid } from "./request-said.ts";

/** `SELECT a FROM b LIMIT 9` asks for rows, and a table that is created for what fills it. */
export function withQuerySaid(text: string): string {
  return withQuery(withCreated(withFilling(text)));
}

/** "…; fill it with 800 rows": how many of them there are. */
function withFilling(text: string): string {
  return text.replace(
    /[;,.]? ?(?:--|#|\/\/)? ?(?:and |then )?(?:please )?(?:fill|populate|seed|load)(?: (?:it|this|the table|that|this table|the following(?: table)?))? with (\d[\d.,]{0,9}k? rows)/iu,
    "; $1",
  );
}

/** "bay CHAR(2), -- one of B1, B2": a remark belongs to the column before its comma. */
function withCreated(text: string): string {
  if (!/\bcreate table\b/iu.test(text)) return text;
  return text
    .replace(/,?[^\S\n]*--[^\S\n]*(?:only )?([^\n]+)/gu, (whole, remark: string, at: number) =>
      depthAt(text, at) === 0 ? whole.replace("--", "") : ` (${remark.trim()})${whole.startsWith(",") ? "," : ""}`,
    )
    .replace(/CHECK ?\( ?\w+ ?>= ?(-?[\d.]+) AND \w+ ?<= ?(-?[\d.]+) ?\)/giu, "between $1 and $2");
}

/** How many brackets are open at a place. */
function depthAt(text: string, at: number): number {
  const before = text.slice(0, at);
  return (before.match(/\(/g)?.length ?? 0) - (before.match(/\)/g)?.length ?? 0);
}

const query =
  /^\s*select (?<columns>[\w\s,."`]{3,600}?) from (?<table>[\w."`]{2,60})(?: where (?<where>.{3,300}?))?(?: (?:group|order) by .{1,80}?)?(?: limit (?<limit>\d{1,7}))?\s*;?\s*$/isu;

function withQuery(text: string): string {
  const { columns: list, table, where, limit } = query.exec(text)?.groups ?? {};
  if (list === undefined || table === undefined) return text;
  const names = list
    .replace(/["`]/g, "")
    .split(",")
    .map((each) => each.trim());
  const about = subjectSaid(table.split(".").at(-1) ?? table);
  const told =
    where === undefined ? "" : `; ${where.replace(/['"`]/g, "").replace(/ and (?=\w+ (?:between|in|[<>=]))/giu, ", ")}`;
  return `${limit === undefined ? "" : `${limit} rows of `}${about}: ${names.join(", ")}${told}`;
}

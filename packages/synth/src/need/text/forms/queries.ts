import { withCreatedTableSaid } from "./created-tables.ts";
import { subjectSaid } from "./request-said.ts";

/** `SELECT a FROM b LIMIT 9` asks for rows, and a table that is created for what fills it. */
export function withQuerySaid(text: string): string {
  return withQuery(withCreatedTableSaid(withFilling(text)));
}

/** "…; fill it with 800 rows": how many of them there are. */
function withFilling(text: string): string {
  return text.replace(
    /[;,.]? ?(?:--|#|\/\/)? ?(?:and |then )?(?:please )?(?:fill|populate|seed|load)(?: (?:it|this|the table|that|this table|the following(?: table)?))? with (\d[\d.,]{0,9}k? rows)/iu,
    "; $1",
  );
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

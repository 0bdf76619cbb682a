import { subjectSaid } from "./request-said.ts";

const start = "(?<=^|[\\n|;,.] ?|[\\n ][-*•] ?|^[-*•] ?|//? ?)";
const subject = new RegExp(
  `${start}(?:(?:record|data|row|data ?set) ?(?:type|kind)|entity|kind|type|wants?|needs?|topic|records?|data ?set|subject|data|table(?: name)?|domain|what|theme|request)(?: ?[:=] ?| is )(?<about>[\\p{L}_][\\p{L}\\d_ '&/-]{1,60}?)(?= - |\\s*(?://|[|;:,\\n]|\\.(?!\\d)|$))`,
  "iu",
);
const count = new RegExp(
  `${start}(?:n|rows?|count|limit|size|records?|lines|num_?rows|row[_ ]?count|n_?rows|(?:number|no\\.?|amount) of (?:rows|records)|how many|quantity|volume|samples|total)(?: ?[:=] ?)(?<rows>\\d[\\d.,_]{0,9}k?)(?: (?:rows|records|entries|lines))?(?= - |\\s*(?://|[|;,\\n]|\\.(?!\\d)|$))`,
  "iu",
);
const columns =
  /(?<![\p{L}\d])(?:columns?|cols|fields?|schema|attributes|properties|features)(?: ?\([^()]{1,40}\))?(?: ?[:=]|\n)/iu;
/** What a column is of, or anything, and no subject: "type: string", "domain: general". */
const types =
  /^(?:str|string|text|int|integer|float|double|decimal|number|numeric|bool|boolean|date|datetime|timestamp|time|uuid|enum|json|csv|tsv|ndjson|parquet|synthetic|tabular|mock|fake|random|test|general|generic|any|anything|whatever|various|misc|mixed|custom|default|unspecified|unknown|other|none|tbd|rows|records)(?: ?data(?: ?set)?)?$/i;

/** "type: house_listing, n: 1.5k, fields: address, …": what the rows are of and how many are said ahead, as in words. */
export function withLabelsSaid(text: string): string {
  const listed = columns.exec(text);
  const about = subject.exec(text);
  const rows = count.exec(text);
  const name = about?.groups?.about?.trim();
  if (about === null || name === undefined || types.test(name) || (listed === null && rows === null)) return text;
  // "fields: id, type: visa": a column among columns.
  const isInList = listed !== null && listed.index < about.index && /,\s*$/.test(text.slice(0, about.index));
  if (isInList) return text;
  const said = subjectSaid(name);
  const figure = rows?.groups?.rows;
  if (rows === null || figure === undefined) return replaced(text, about, said);
  return replaced(text, about, `${figure} rows of ${said}`).replace(rows[0], "").replace(EMPTY, "$1");
}

/** "table: machines" of a line that is nothing else. */
export function withoutLabelOfSubject(line: string): string {
  const about = subject.exec(line);
  return about?.index === 0 && about[0].length === line.trimEnd().length ? (about.groups?.about ?? line) : line;
}

/** Of two marks with nothing between them the first is enough. */
const EMPTY = /([|;,\n]|\.(?= ))\s*(?:[-*•]\s*)?(?=[|;,]|\.(?!\d))[|;,.]/u;

function replaced(text: string, match: RegExpExecArray, by: string): string {
  return `${text.slice(0, match.index)}${by}${text.slice(match.index + match[0].length)}`;
}

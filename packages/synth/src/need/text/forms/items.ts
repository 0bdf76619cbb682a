import { withoutLabelOfSubject } from "./labels.ts";
import { type ColumnSaid, columnsSaid, notesSaid } from "./notes-said.ts";

const heading = /^#{1,6} +(?<title>[^\n]{2,60}?) *#*\n+(?=(?<next>[^\n#]))/gmu;
const item = /^[^\S\n]*(?:[-*•]|\d{1,2}[.)]|\([a-z\d]\))[^\S\n]+(?<said>\S[^\n]*)$/u;
/** "due_on - 21 days after loaned_on", "cultivar: Picual / Arbequina", "found_at (blank in 5%)", "isbn" */
const column =
  /^(?<name>[a-z][a-z\d]*(?:_[a-z\d]+)+|[A-Za-z][A-Za-z\d]*(?: [a-z\d]+){0,3}(?=:| - ))(?:(?:: | - | (?=\())(?<told>.+))?$/u;
/** What is set of the whole, and no column. */
const setting =
  /^(?:tables?|data|subject|domain|task|goal|request|rows?|columns?|fields?|count|size|format|seed|locale|output|topic|entity|kind|type|dataset|records?|schema|name|limits?|rules?|constraints?|notes?)$/i;
/** So many columns, each an item of its own, make a list of them. */
const FEW = 3;

/** Columns as items of a list, each with what is said of it, and titles over what they are of, are said in sentences. */
export function withItemsSaid(text: string): string {
  return withColumnItems(withHeadings(text));
}

/** "## Size\n850" is "Size: 850". */
function withHeadings(text: string): string {
  return text.replace(heading, (whole, title: string, next: string) =>
    /[-*•|\d(]/u.test(next) && !/\d/u.test(next) ? `${title}:\n` : /[\p{L}\d]/u.test(next) ? `${title}: ` : whole,
  );
}

function withColumnItems(text: string): string {
  const lines = text.replace(/\*\*([^*\n]{1,60})\*\*/gu, "$1").split("\n");
  const columns = lines.map((line) => columnIn(line));
  const first = columns.findIndex((each) => each !== undefined);
  const said = columns.flatMap((each) => each ?? []);
  if (said.length < FEW) return text;
  const others = lines.map((line) => item.exec(line)?.groups?.said ?? line);
  const list = columnsSaid(said);
  const before = others
    .slice(0, first)
    .filter((line) => !/^(?:columns?|fields?|schema|attributes)\s*:\s*$/iu.test(line));
  const behind = others.slice(first).filter((_, at) => columns[first + at] === undefined);
  const last = before.at(-1) ?? "";
  // "Generate data for our lab:", "Airport lost-and-found log": what the list is of stands right over it.
  const opensList = last.trimEnd().endsWith(":") || isTitle(last);
  if (!opensList) return [...before, `columns: ${list}`, ...behind].join("\n");
  return [
    ...before.slice(0, -1),
    `${withoutLabelOfSubject(last.trimEnd().replace(/:$/u, ""))}: ${list}`,
    ...behind,
  ].join("\n");
}

function isTitle(line: string): boolean {
  return /\p{L}/u.test(line) && !/[.;!?]\s*$/u.test(line) && line.split(" ").length < 9 && !/\brows?\b/iu.test(line);
}

function columnIn(line: string): ColumnSaid | undefined {
  // "age -> int 18-90", "customer_id (unique integer)": an identifier at the start of a line needs no mark.
  const plain = /^[a-z][a-z\d]*(?:_[a-z\d]+)*(?=: | -> | => | \()/u.test(line) ? line : undefined;
  const said = (item.exec(line)?.groups?.said ?? plain)?.replace(/ (?:->|=>) /u, ": ").replace(/[,;.]$/u, "");
  const { name, told = "" } = column.exec(said ?? "")?.groups ?? {};
  if (name === undefined || setting.test(name)) return undefined;
  return notesSaid(name.trim(), told.replace(/^\((.*)\)$/su, "$1"));
}

import { type ColumnSaid, columnsSaid, notesSaid, reachSaid } from "./notes-said.ts";

const names = /^(?:columns?|cols?|fields?|names?|attributes?|propert(?:y|ies)|variables?)(?: names?)?$/i;
const lows = /^(?:min(?:imum)?|from|low(?:er)?)$/i;
const highs = /^(?:max(?:imum)?|to|high|upper)$/i;
const nulls = /^(?:null|nulls|missing|empty|blank|na)(?: ?%| rate| share)?(?: ?\(%\))?$/i;

/** Columns told in a table of Markdown, one a row or one a column, are said in words. */
export function withColumnTableSaid(text: string): string {
  const lines = text.split("\n");
  const rule = lines.findIndex((line) => /^ *\|? *:?-{2,}:? *(?:\| *:?-{2,}:? *)+\|? *$/u.test(line));
  if (rule < 1) return text;
  let end = rule + 1;
  while (end < lines.length && (lines[end] ?? "").includes("|")) end += 1;
  const header = cellsOf(lines[rule - 1] ?? "");
  const rows = lines.slice(rule + 1, end).map(cellsOf);
  if (header.length < 2 || rows.length === 0) return text;
  const said = names.test(header[0] ?? "") ? rows.map((row) => rowSaid(header, row)) : sideBySide(header, rows);
  return [...lines.slice(0, rule - 1), `columns: ${columnsSaid(said)}`, ...lines.slice(end)].join("\n");
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, "")
    .split("|")
    .map((cell) => cell.trim().replace(/^`(.*)`$/u, "$1"));
}

/** "| fare | float | 3-90 |": all that a row tells of one column. */
function rowSaid(header: readonly string[], [name = "", ...cells]: readonly string[]): ColumnSaid {
  const at = (label: RegExp): string => cells[header.findIndex((each) => label.test(each)) - 1] ?? "";
  const [low, high, share] = [at(lows), at(highs), at(nulls)];
  const missing = /^0*[.,]?0*%?$/.test(share) ? "" : `${/^\d+(?:\.\d+)?$/.test(share) ? `${share}%` : share} null`;
  const others = cells.filter((cell, index) => {
    const label = header[index + 1] ?? "";
    return cell !== "" && cell !== "-" && ![lows, highs, nulls].some((each) => each.test(label));
  });
  return notesSaid(name, [...others, reachSaid(low, high), missing].filter((each) => each !== "").join(", "));
}

/** Columns side by side, and beneath each of them how its values are. */
function sideBySide(header: readonly string[], rows: readonly (readonly string[])[]): readonly ColumnSaid[] {
  const [first = []] = rows;
  const isTold = rows.length === 1 && first.some((cell) => /\bto\b|,|%|unique|text/.test(cell));
  return header.map((name, index) => (isTold ? notesSaid(name, first[index] ?? "") : { column: name, told: [] }));
}

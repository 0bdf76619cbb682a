const labelled =
  /^(?:header|headers|columns|header line)\s*: *(?<names>[^\n]+)\n(?:example|sample|e\.g\.)[^\n:]{0,20}: *(?<row>[^\n]+)$/imu;
const marks = [",", ";", "\t", "|"] as const;
const FEWEST = 3;

/** A header with rows of an example beneath, as in a file: its names are the columns, and the example shows how they look. */
export function withSampleSaid(text: string): string {
  const said = labelled.exec(text);
  if (said !== null) {
    const mark = marks.find((each) => columnsIn(said.groups?.names ?? "", each) !== undefined);
    const names = mark === undefined ? undefined : columnsIn(said.groups?.names ?? "", mark);
    if (names !== undefined) return text.replace(said[0], `columns: ${names.join(", ")}`);
  }
  const lines = text.split("\n");
  for (const [at, line] of lines.entries())
    for (const mark of marks) {
      const names = columnsIn(line, mark);
      if (names === undefined) continue;
      let end = at + 1;
      while (end < lines.length && isRow(lines[end] ?? "", mark, names.length)) end += 1;
      if (end > at + 1) return [...lines.slice(0, at), `columns: ${names.join(", ")}`, ...lines.slice(end)].join("\n");
    }
  return text;
}

/** The names that a line consists of, each of them one word. */
function columnsIn(line: string, mark: string): readonly string[] | undefined {
  const cells = line.split(mark).map((cell) => cell.trim());
  const areNames = cells.length >= FEWEST && cells.every((cell) => /^[a-z][a-z\d]*(?:_[a-z\d]+)*$/iu.test(cell));
  return areNames ? cells : undefined;
}

/** As many cells, of which one at least is no name. */
function isRow(line: string, mark: string, cells: number): boolean {
  const found = line.split(mark);
  return found.length === cells && found.some((cell) => /\d/.test(cell));
}

import type { ForeignRow } from "./published-row.ts";

/** Rows of NDJSON. */
export function ndjsonRows(text: string): ForeignRow[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ForeignRow);
}

/** Rows of RFC 4180 CSV. An empty field is null, `""` the empty text; an apostrophe before a formula is no part of it. */
export function csvRows(text: string): ForeignRow[] {
  const [header = [], ...records] = csvRecords(text);
  return records.map((record) => Object.fromEntries(header.map((name, i) => [name ?? "", record[i] ?? null])));
}

function* csvRecords(text: string): Generator<(string | null)[]> {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let record: (string | null)[] = [];
  for (const [, quoted, bare, end] of text.matchAll(field)) {
    if (quoted !== undefined) record.push(quoted.replaceAll('""', '"').replace(/^'(?=[=+\-@\t\r])/, ""));
    else record.push(bare === "" || bare === undefined ? null : bare);
    if (end === ",") continue;
    yield record;
    record = [];
  }
}

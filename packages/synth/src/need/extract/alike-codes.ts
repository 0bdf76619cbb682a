import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { MOST, members } from "./member-list.ts";
import { isWord, type Reading, tokenFrom, word } from "./reading.ts";

const code = String.raw`(?:\d{1,2}:\d\d|[A-Za-z]{0,4}\d{1,4}[A-Za-z]{0,2}|[A-Z]{2,5})(?![\p{L}\d:])`;
const list = new RegExp(String.raw`${code}(?:, ?${code}){0,${MOST}}(?:,? (?:or|oder|ou|o|u) ${code})`, "uy");
const parts = /, ?|,? (?:or|oder|ou|o|u) /;
/** "format CSV or JSON" is no column. */
const formats = /^(?:CSV|TSV|JSON|JSONL|NDJSON|XML|XLSX|SQL|PDF)$/;

/** "class 7a, 7b or 7c", "seating 18:00 or 20:30", "base LIS or OPO": codes of one form behind a name, the last behind an "or". */
export function alikeCodesAt(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at - 1) || endsPhrase(word(reading, at - 1))) return undefined;
  const start = reading.tokens[at]?.start;
  if (start === undefined) return undefined;
  list.lastIndex = start;
  const said = list.exec(reading.text)?.[0];
  if (said === undefined) return undefined;
  const values = said.split(parts);
  const [form] = values.map(formOf);
  const areAlike = values.every((value) => formOf(value) === form && !formats.test(value));
  // Figures alone are read as numbers.
  if (!areAlike || form === "9") return undefined;
  return members(reading, at, tokenFrom(reading, at, start + said.length), values);
}

/** "7a" and "12b" have one form, and so have "LIS" and "OPO". */
function formOf(value: string): string {
  return value
    .replaceAll(/\d+/g, "9")
    .replaceAll(/[A-Z]+/g, "A")
    .replaceAll(/[a-z]+/g, "a");
}

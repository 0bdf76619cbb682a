/** How one text format dresses a value: what stands around it, for nulls, strings and decimals. */
export interface Notation {
  /** What stands before a column's value, by its place among the written columns. */
  readonly lead: (place: number, name: string) => string;
  /** What ends a row. */
  readonly end: string;
  readonly null: string;
  /** True when decimals keep their trailing zeros. */
  readonly fixedDecimals: boolean;
  /** What stands on both sides of a value that is text by nature but needs no escaping (codes, times, addresses). */
  readonly quote: string;
  /** A text value, escaped and quoted as the format needs. */
  readonly text: (value: string) => string;
  /** A nested value that is JSON text already. */
  readonly nested: (json: string) => string;
  /** True when columns are written in the order of their names' UTF-16 code units. */
  readonly sorted: boolean;
}

/** RFC 8785: sorted keys, no spaces, minimal escapes (JSON.stringify escapes strings exactly so). */
export const jsonNotation: Notation = {
  lead: (place, name) => `${place === 0 ? "{" : ","}${JSON.stringify(name)}:`,
  end: "}",
  null: "null",
  fixedDecimals: false,
  quote: '"',
  text: (value) => JSON.stringify(value),
  nested: (json) => json,
  sorted: true,
};

/**
 * RFC 4180, CRLF. Null is an empty field and the empty text is `""`. A text that a spreadsheet would take for a formula
 * gets a leading apostrophe.
 */
export const csvNotation: Notation = {
  lead: (place) => (place === 0 ? "" : ","),
  end: "\r\n",
  null: "",
  fixedDecimals: true,
  quote: "",
  text: csvText,
  nested: csvText,
  sorted: false,
};

function csvText(value: string): string {
  if (/^[=+\-@\t\r]/.test(value)) return `"'${value.replaceAll('"', '""')}"`;
  if (value !== "" && !/[",\r\n]/.test(value) && value.trim() === value) return value;
  return `"${value.replaceAll('"', '""')}"`;
}

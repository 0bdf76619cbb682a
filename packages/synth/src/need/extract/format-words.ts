import { type Reading, word } from "./reading.ts";

/** What needs call the forms of a delivery, and what they are. */
export const formats: Readonly<Record<string, string>> = {
  csv: "csv",
  tsv: "tsv",
  json: "json",
  ndjson: "ndjson",
  jsonl: "ndjson",
  "json-lines": "ndjson",
  jsonlines: "ndjson",
  parquet: "parquet",
  arrow: "arrow",
  feather: "arrow",
  excel: "xlsx",
  xlsx: "xlsx",
  xls: "xlsx",
  xml: "xml",
  avro: "avro",
  sql: "sql",
  sqlite: "sqlite",
  yaml: "yaml",
  geojson: "geojson",
};

/** What a column is called that holds something of a form of its own. */
export const nestedNouns =
  /^(?:args|arguments|params|parameters|payloads?|metadata|meta|body|config|configuration|settings|properties|attributes|headers|context|details|response|request|options|features|inputs?|outputs?|results?|state)$/;

const records = new Set(
  "records record rows lines objects entries documents docs items examples samples datensatze zeilen objekte eintrage registros filas lineas objetos enregistrements lignes objets linhas".split(
    " ",
  ),
);
/** Of these, what may also be counted in its own right where no form stands before. */
const objects = new Set("objects documents docs items objekte objetos objets".split(" "));

/** The token behind the "JSON records" of "3,000 JSON records", the "csv rows" of "500 csv rows": how the rows are written. */
export function writtenRecordsAt(reading: Reading, at: number): number | undefined {
  const isForm = Object.hasOwn(formats, word(reading, at)) && records.has(word(reading, at + 1));
  // "JSON lines" are a form of their own.
  const isOwnForm = word(reading, at) === "json" && word(reading, at + 1) === "lines";
  return isForm && !isOwnForm ? at + 2 : undefined;
}

/** Whether "1,000 json objects" counts rows: as objects alone they would be things. */
export function areWrittenObjects(reading: Reading, at: number): boolean {
  return writtenRecordsAt(reading, at) !== undefined && objects.has(word(reading, at + 1));
}

import type { RowFormat } from "../sale/product-line.ts";
import type { JsonRecord } from "../store/tables.ts";
import { Problem } from "./problem.ts";

/** Formats whose files are made as a whole, with their own metadata inside. */
export type FileFormat = "arrow" | "parquet" | "zip";
export type Format = RowFormat | FileFormat;

/** Formats of a delivery with their media types, in the order of preference. */
export const formats: Readonly<Record<Format, string>> = {
  json: "application/json",
  ndjson: "application/x-ndjson",
  csv: "text/csv; charset=utf-8; header=present",
  arrow: "application/vnd.apache.arrow.stream",
  parquet: "application/vnd.apache.parquet",
  zip: "application/zip",
};

const fileFormats: ReadonlySet<Format> = new Set<Format>(["arrow", "parquet", "zip"]);

export function isFileFormat(format: Format): format is FileFormat {
  return fileFormats.has(format);
}

function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}

const byMediaType: ReadonlyMap<string, Format> = new Map<string, Format>([
  ["application/json", "json"],
  // What people and browsers send without meaning it.
  ["text/html", "json"],
  ["text/plain", "json"],
  ["application/x-ndjson", "ndjson"],
  ["application/ndjson", "ndjson"],
  ["application/jsonl", "ndjson"],
  ["text/csv", "csv"],
  ["text/*", "csv"],
  ["application/vnd.apache.arrow.stream", "arrow"],
  ["application/vnd.apache.parquet", "parquet"],
  ["application/x-parquet", "parquet"],
  ["application/zip", "zip"],
]);

/** The format that a request's words were understood to name ("as csv"); JSON where they name none of ours. */
export function statedFormat({ format }: JsonRecord): Format {
  return typeof format === "string" && isFormat(format) ? format : "json";
}

/** Ranges that leave the choice to us. */
const anything: ReadonlySet<string> = new Set(["*/*", "application/*"]);

/**
 * The format that a request wants: the `format` parameter, else the best of its Accept header, else `usual`.
 * @throws Problem not_acceptable with the list of formats.
 */
export function negotiate(parameter: string | undefined, accept: string | undefined, usual: Format = "json"): Format {
  if (parameter !== undefined) {
    if (isFormat(parameter)) return parameter;
    throw notAcceptable(`There is no format ${JSON.stringify(parameter.slice(0, 64))}.`);
  }
  if (accept === undefined || accept === "" || accept === "*/*") return usual;
  let best: { format: Format; quality: number } | undefined;
  for (const range of accept.split(",", 32)) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((part) => part.startsWith("q="))?.slice(2) ?? 1);
    const format = anything.has(type) ? usual : byMediaType.get(type);
    if (format !== undefined && quality > 0 && (best === undefined || quality > best.quality))
      best = { format, quality };
  }
  if (best === undefined) throw notAcceptable("None of the accepted media types can be delivered.");
  return best.format;
}

function notAcceptable(detail: string): Problem {
  return new Problem("not_acceptable", detail, { formats: Object.keys(formats), mediaTypes: Object.values(formats) });
}

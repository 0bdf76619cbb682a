import type { RowFormat } from "../sale/product-line.ts";
import { Problem } from "./problem.ts";

/** Formats of a delivery with their media types, in the order of preference. */
export const formats: Readonly<Record<RowFormat, string>> = {
  json: "application/json",
  ndjson: "application/x-ndjson",
  csv: "text/csv; charset=utf-8; header=present",
};

const byMediaType: ReadonlyMap<string, RowFormat> = new Map([
  ["*/*", "json"],
  ["application/*", "json"],
  ["application/json", "json"],
  // What people and browsers send without meaning it.
  ["text/html", "json"],
  ["text/plain", "json"],
  ["application/x-ndjson", "ndjson"],
  ["application/ndjson", "ndjson"],
  ["application/jsonl", "ndjson"],
  ["text/csv", "csv"],
  ["text/*", "csv"],
]);

/**
 * The format that a request wants: the `format` parameter, else the best of its Accept header.
 * @throws Problem not_acceptable with the list of formats.
 */
export function negotiate(parameter: string | undefined, accept: string | undefined): RowFormat {
  if (parameter !== undefined) {
    if (Object.hasOwn(formats, parameter)) return parameter as RowFormat;
    throw notAcceptable(`There is no format ${JSON.stringify(parameter.slice(0, 64))}.`);
  }
  if (accept === undefined || accept === "" || accept === "*/*") return "json";
  let best: { format: RowFormat; quality: number } | undefined;
  for (const range of accept.split(",", 32)) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((part) => part.startsWith("q="))?.slice(2) ?? 1);
    const format = byMediaType.get(type);
    if (format !== undefined && quality > 0 && (best === undefined || quality > best.quality))
      best = { format, quality };
  }
  if (best === undefined) throw notAcceptable("None of the accepted media types can be delivered.");
  return best.format;
}

function notAcceptable(detail: string): Problem {
  return new Problem("not_acceptable", detail, { formats: Object.keys(formats), mediaTypes: Object.values(formats) });
}

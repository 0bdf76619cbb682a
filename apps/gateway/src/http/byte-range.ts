import { plainTag } from "./compression.ts";

/** Bytes first … last of a representation, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * What a Range header asks of a representation of `size` bytes (RFC 9110, section 14): one range, "unsatisfiable", or
 * undefined where the header is to be ignored: no bytes unit, more than one range, or no valid syntax.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const parts = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? "");
  if (parts === null) return undefined;
  const [, from = "", to = ""] = parts;
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}

/** RFC 9110: a list of tags, compared weakly, or `*`. */
export function isListed(condition: string | undefined, etag: string): boolean {
  const tags = plainTag(condition ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

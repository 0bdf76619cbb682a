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

/**
 * The tag of an If-None-Match list (RFC 9110, compared weakly) that names the representation in whatever encoding, as the
 * client has it; undefined when none does.
 */
export function listedTag(condition: string | undefined, etag: string): string | undefined {
  const tags = (condition ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") ? etag : tags.find((tag) => plainTag(tag) === etag);
}

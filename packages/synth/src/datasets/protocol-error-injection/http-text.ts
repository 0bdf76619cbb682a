import type { DrawSequence } from "../../random/draw-sequence.ts";
import type { Edit } from "./edit.ts";

const EMPTY_LINE = "\r\n\r\n";

export type Header = readonly [name: string, value: string];

/** A message out of its first line, headers and body. */
export function httpText(firstLine: string, headers: readonly Header[], body: string): string {
  let text = `${firstLine}\r\n`;
  for (let i = 0; i < headers.length; i++) {
    const header = headers[i] as Header;
    text += `${header[0]}: ${header[1]}\r\n`;
  }
  return `${text}\r\n${body}`;
}

export function bodyStart(text: string): number {
  return text.indexOf(EMPTY_LINE) + EMPTY_LINE.length;
}

/** Where a header's line begins, where its value does, and where the line ends, before CR LF. */
function headerPlace(text: string, name: string): { line: number; value: number; end: number } {
  const line = text.indexOf(`\r\n${name}: `) + 2;
  return { line, value: line + name.length + 2, end: text.indexOf("\r\n", line) };
}

export function headerValue(text: string, name: string): string {
  const { value, end } = headerPlace(text, name);
  return text.slice(value, end);
}

export function replaceHeader(text: string, name: string, insert: string): Edit {
  const { value, end } = headerPlace(text, name);
  return { at: value, remove: end - value, insert };
}

export function removeHeader(text: string, name: string): Edit {
  const { line, end } = headerPlace(text, name);
  return { at: line, remove: end + 2 - line, insert: "" };
}

/** Adds a header line after the last one. */
export function addHeader(text: string, name: string, value: string): Edit {
  return { at: bodyStart(text) - 2, remove: 0, insert: `${name}: ${value}\r\n` };
}

/** Edits of the body, moved to their place in the message, with Content-Length put right where it changes. */
export function bodyEdits(text: string, edits: readonly Edit[]): Edit[] {
  const start = bodyStart(text);
  const moved = edits.map((edit) => ({ ...edit, at: edit.at + start }));
  const change = edits.reduce((sum, edit) => sum + edit.insert.length - edit.remove, 0);
  if (change === 0) return moved;
  return [replaceHeader(text, "Content-Length", String(text.length - start + change)), ...moved];
}

/** Several edits in the order of their places. */
export function inOrder(...edits: Edit[]): Edit[] {
  return edits.sort((a, b) => a.at - b.at);
}

/** A header name in another letter case. */
export function changeCase(text: string, name: string, draws: DrawSequence): Edit {
  const { line } = headerPlace(text, name);
  const other = draws.chance(0.5) ? name.toLowerCase() : name.toUpperCase();
  return { at: line, remove: name.length, insert: other === name ? name.toLowerCase() : other };
}

/** Puts a blank before a header's colon. */
export function spaceBeforeColon(text: string, name: string): Edit {
  return { at: headerPlace(text, name).line + name.length, remove: 0, insert: " " };
}

const strangers = ["X-Trace-Hint", "X-Canary", "X-Shard", "X-Debug-Level", "X-Region-Hint", "X-Build"];

export function unknownHeader(text: string, draws: DrawSequence): Edit {
  return addHeader(text, draws.pick(strangers), draws.hex(6));
}

/** A framing fault of a message with Content-Length, and its parameters; undefined for other faults. */
export function lengthFault(
  text: string,
  fault: string,
  draws: DrawSequence,
): { edits: Edit[]; params: string } | undefined {
  const length = text.length - bodyStart(text);
  if (fault === "content_length_too_long") {
    const declared = length + draws.between(1, 400);
    return {
      edits: [replaceHeader(text, "Content-Length", String(declared))],
      params: `{"declared":${declared},"sent":${length}}`,
    };
  }
  if (fault === "content_length_too_short") {
    const declared = Math.max(1, length - draws.between(1, 30));
    return {
      edits: [replaceHeader(text, "Content-Length", String(declared))],
      params: `{"declared":${declared},"sent":${length}}`,
    };
  }
  if (fault === "missing_blank_line") {
    return { edits: [{ at: bodyStart(text) - 2, remove: 2, insert: "" }], params: "{}" };
  }
  return undefined;
}

/** Cuts the message off, as a reset connection does. */
export function cutOff(text: string, draws: DrawSequence): { edits: Edit[]; params: string } {
  const after = draws.between(1, text.length - 1);
  return { edits: [{ at: after, remove: text.length - after, insert: "" }], params: `{"after_bytes":${after}}` };
}

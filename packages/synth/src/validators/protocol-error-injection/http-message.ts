/** An HTTP/1.1 message as its bytes show it, sound or not. */
export interface HttpMessage {
  readonly startLine: string;
  /** Header lines as they stand. */
  readonly lines: readonly string[];
  /** Name in lower case, and value; lines that are no headers are left out. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null when the empty line after the headers is missing. */
  readonly body: string | null;
}

const HEADER = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+[ \t]*:/;

/** Reads a message without judging it. */
export function readHttp(bytes: string): HttpMessage {
  const end = bytes.indexOf("\r\n\r\n");
  const [startLine = "", ...lines] = (end < 0 ? bytes : bytes.slice(0, end)).split("\r\n");
  const headers: [string, string][] = [];
  for (const line of lines) {
    if (!HEADER.test(line)) continue;
    const colon = line.indexOf(":");
    headers.push([line.slice(0, colon).trimEnd().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return { startLine, lines, headers, body: end < 0 ? null : bytes.slice(end + 4) };
}

/** A header's value; undefined where it is missing. */
export function headerOf(message: HttpMessage, name: string): string | undefined {
  for (const [known, value] of message.headers) if (known === name) return value;
  return undefined;
}

/** The data of a body in chunks (RFC 9112 §7.1), or null when a size is not that of its chunk. */
export function dechunked(body: string): string | null {
  let data = "";
  for (let at = 0; ; ) {
    const end = body.indexOf("\r\n", at);
    const size = body.slice(at, end);
    if (end < 0 || !/^[0-9a-fA-F]+$/.test(size)) return null;
    const length = Number.parseInt(size, 16);
    const next = end + 2 + length;
    if (length === 0) return body.slice(end + 2) === "\r\n" ? data : null;
    if (body.slice(next, next + 2) !== "\r\n") return null;
    data += body.slice(end + 2, next);
    at = next + 2;
  }
}

/** What a message carries, by its framing; null when the framing is wrong. */
export function contentOf(message: HttpMessage): string | null {
  const { body } = message;
  if (body === null) return null;
  const lengths = message.headers.filter(([name]) => name === "content-length");
  if (headerOf(message, "transfer-encoding") === "chunked") return lengths.length === 0 ? dechunked(body) : null;
  if (lengths.length === 0) return body;
  return lengths.every(([, value]) => value === String(body.length)) ? body : null;
}

const REQUEST_LINE = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ \S+ HTTP\/[0-9]\.[0-9]$/;

export function isRequestLine(line: string): boolean {
  return REQUEST_LINE.test(line);
}

/** Everything that RFC 9112 asks of a request's head and framing. */
export function isSoundRequest(message: HttpMessage): boolean {
  const { startLine } = message;
  return (
    isRequestLine(startLine) &&
    startLine.endsWith(" HTTP/1.1") &&
    message.headers.filter(([name]) => name === "host").length === 1 &&
    isSoundHead(message) &&
    contentOf(message) !== null
  );
}

/** Everything that RFC 9112 asks of a successful response's head and framing. */
export function isSoundResponse(message: HttpMessage): boolean {
  return message.startLine === "HTTP/1.1 200 OK" && isSoundHead(message) && contentOf(message) !== null;
}

function isSoundHead({ lines, headers }: HttpMessage): boolean {
  return headers.length === lines.length && !lines.some(hasSpaceBeforeColon);
}

export function hasSpaceBeforeColon(line: string): boolean {
  return /^[^:]*[ \t]:/.test(line);
}

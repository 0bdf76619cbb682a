/** A value of a snippet of JSON, YAML or the like: text, a list, or names with values. */
export type Value = string | readonly Value[] | ReadonlyMap<string, Value>;

const DEEPEST = 6;

/** Whether a value is a list. */
export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** What a snippet says that begins at an opening brace, and where it ends; nothing where it is no object. */
export function snippetAt(
  text: string,
  start: number,
): { readonly value: ReadonlyMap<string, Value>; readonly end: number } | undefined {
  const read = objectAt(text, start, 0);
  return read === undefined || !(read.value instanceof Map) ? undefined : { value: read.value, end: read.end };
}

interface Read {
  readonly value: Value;
  readonly end: number;
}

function valueAt(text: string, at: number, depth: number): Read | undefined {
  const start = behindBlanks(text, at);
  const sign = text[start] ?? "";
  if (depth > DEEPEST) return undefined;
  if (sign === "{") return objectAt(text, start, depth);
  if (sign === "[") return listAt(text, start, depth);
  return scalarAt(text, start);
}

function objectAt(text: string, start: number, depth: number): Read | undefined {
  const value = new Map<string, Value>();
  let at = behindBlanks(text, start + 1);
  while (text[at] !== "}") {
    const key = scalarAt(text, at, ":");
    const colon = key === undefined ? -1 : behindBlanks(text, key.end);
    if (key === undefined || typeof key.value !== "string" || key.value === "" || text[colon] !== ":") return undefined;
    const read = valueAt(text, colon + 1, depth + 1);
    if (read === undefined) return undefined;
    value.set(key.value, read.value);
    at = behindBlanks(text, read.end);
    if (text[at] === ",") at = behindBlanks(text, at + 1);
    else if (text[at] !== "}") return undefined;
  }
  return { value, end: at + 1 };
}

function listAt(text: string, start: number, depth: number): Read | undefined {
  const value: Value[] = [];
  let at = behindBlanks(text, start + 1);
  while (text[at] !== "]") {
    const read = valueAt(text, at, depth + 1);
    if (read === undefined) return undefined;
    value.push(read.value);
    at = behindBlanks(text, read.end);
    if (text[at] === ",") at = behindBlanks(text, at + 1);
    else if (text[at] !== "]") return undefined;
  }
  return { value, end: at + 1 };
}

/** Text in quotes, or up to the next sign of the snippet. */
function scalarAt(text: string, start: number, stop = ""): Read | undefined {
  const quote = text[start] ?? "";
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, start + 1);
    return end < 0 ? undefined : { value: text.slice(start + 1, end).trim(), end: end + 1 };
  }
  let end = start;
  while (end < text.length && !",{}[]\n".includes(text[end] ?? "") && text[end] !== stop) end += 1;
  const value = text.slice(start, end).trim();
  return value === "" ? undefined : { value, end };
}

function behindBlanks(text: string, at: number): number {
  let next = at;
  while (/\s/.test(text[next] ?? "")) next += 1;
  return next;
}

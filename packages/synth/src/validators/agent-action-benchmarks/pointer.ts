/** Members of a state, or of an array in it. */
type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

/** A part of a path between slashes: a token, or the name of the argument that stands for it. */
interface Part {
  readonly text: string;
  readonly argument: string | null;
}

const templates = new Map<string, readonly Part[]>();
const TEMPLATES_KEPT = 10_000;
const placeholder = /\{([^{}]*)\}/g;
const arrayIndex = /^(?:0|[1-9][0-9]*)$/;

function unescaped(token: string): string {
  return token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
}

function partsOf(path: string): readonly Part[] {
  return path
    .split("/")
    .slice(1)
    .map((text) => ({ text, argument: /^\{[^{}]*\}$/.test(text) ? text.slice(1, -1) : null }));
}

/** The reference tokens of a JSON Pointer (RFC 6901) in which {x} stands for the argument x; null where that is absent. */
export function tokensOf(path: string, args: Readonly<Record<string, unknown>>): readonly string[] | null {
  let parts = templates.get(path);
  if (parts === undefined) {
    if (templates.size >= TEMPLATES_KEPT) templates.clear();
    parts = partsOf(path);
    templates.set(path, parts);
  }
  const tokens: string[] = [];
  for (const { argument, text } of parts) {
    const filled = argument === null ? filledIn(text, args) : argumentText(args, argument);
    if (filled === null) return null;
    // An argument is put into the pointer before that is read, with the slashes that it may have.
    if (filled.includes("/")) for (const token of filled.split("/")) tokens.push(unescaped(token));
    else tokens.push(unescaped(filled));
  }
  return tokens;
}

function argumentText(args: Readonly<Record<string, unknown>>, name: string): string | null {
  return Object.hasOwn(args, name) ? String(args[name]) : null;
}

/** A part with other text around its arguments; null where one is absent. */
function filledIn(text: string, args: Readonly<Record<string, unknown>>): string | null {
  if (!text.includes("{")) return text;
  let absent = false;
  const filled = text.replace(placeholder, (_, name: string) => {
    const value = argumentText(args, name);
    absent ||= value === null;
    return value ?? "";
  });
  return absent ? null : filled;
}

/** The arguments that a path names. */
export function argumentsOf(path: string): readonly string[] {
  return [...path.matchAll(placeholder)].map((match) => match[1] ?? "");
}

/** True for the form of a JSON Pointer. */
export function isPointer(path: string): boolean {
  return path === "" || (path.startsWith("/") && !/~(?![01])/.test(path));
}

/** A member of a state or an array by a token; undefined where there is none. */
export function member(of: unknown, token: string): unknown {
  if (!isContainer(of)) return undefined;
  if (Array.isArray(of)) return arrayIndex.test(token) ? of[Number(token)] : undefined;
  return Object.hasOwn(of, token) ? of[token] : undefined;
}

/** What a state has where tokens lead to; undefined where they lead nowhere. */
export function follow(state: unknown, tokens: readonly string[] | null): unknown {
  if (tokens === null) return undefined;
  let at = state;
  for (const token of tokens) {
    at = member(at, token);
    if (at === undefined) return undefined;
  }
  return at;
}

/** Puts a value where a token leads; false where nothing can be put. */
export function put(into: unknown, token: string, value: unknown): boolean {
  if (!isContainer(into)) return false;
  if (Array.isArray(into)) {
    if (member(into, token) === undefined) return false;
    into[Number(token)] = value;
  } else {
    into[token] = value;
  }
  return true;
}

/** Takes away where a token leads; false where nothing is. */
export function take(from: unknown, token: string): boolean {
  if (!isContainer(from) || member(from, token) === undefined) return false;
  if (Array.isArray(from)) from.splice(Number(token), 1);
  else delete from[token];
  return true;
}

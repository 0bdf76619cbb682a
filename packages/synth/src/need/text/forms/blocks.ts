import { parse } from "yaml";
import { requestSaid, requestWithin } from "./request-said.ts";
import type { Value } from "./snippet.ts";

const fences = /^ *```[\w-]*\n([^`]*)\n? *```/mu;
const key = /^ *(?:- )?[A-Za-z_][\w -]{0,30}:(?: |$)/u;
/** A longer block is no request: what reads it takes its time. */
const LONGEST = 3_000;
/** So many keys, each on a line of its own, make a block of them. */
const FEW = 3;

/** A request as a block of keys (YAML), alone or with sentences around it, is said in words. */
export function withBlockSaid(text: string): string {
  const fenced = fences.exec(text);
  if (fenced !== null) {
    const said = blockSaid(fenced[1] ?? "");
    if (said !== undefined) return text.replace(fences, () => said);
  }
  const lines = text.split("\n");
  const first = lines.findIndex((line) => key.test(line));
  if (first < 0 || lines.filter((line) => key.test(line)).length < FEW) return text;
  let end = first + 1;
  while (end < lines.length && isOfBlock(lines[end] ?? "")) end += 1;
  const said = blockSaid(lines.slice(first, end).join("\n"));
  if (said === undefined) return text;
  return [...lines.slice(0, first), said, ...lines.slice(end)].join("\n");
}

function isOfBlock(line: string): boolean {
  return key.test(line) || /^ +\S|^\s*- |^\s*$/u.test(line);
}

function blockSaid(block: string): string | undefined {
  const value = valueOfBlock(block);
  const request = value instanceof Map ? requestWithin(value) : undefined;
  return request === undefined ? undefined : requestSaid(request).trimEnd();
}

/** What a block of YAML says; nothing where it is none. */
function valueOfBlock(block: string): Value | undefined {
  if (block.length > LONGEST) return undefined;
  try {
    const read: unknown = parse(block, {
      schema: "failsafe",
      maxAliasCount: 0,
      mapAsMap: true,
      uniqueKeys: false,
      logLevel: "silent",
    });
    return valueFrom(read);
  } catch {
    return undefined;
  }
}

/** A value as the library has it, with all that is no text, list or mapping left out. */
function valueFrom(read: unknown): Value | undefined {
  if (typeof read === "string") return read.trim();
  if (Array.isArray(read)) return read.flatMap((each) => valueFrom(each) ?? []) as readonly Value[];
  if (!(read instanceof Map)) return undefined;
  return new Map(
    [...read].flatMap(([name, value]): (readonly [string, Value])[] => {
      const said = valueFrom(value);
      return typeof name === "string" && said !== undefined ? [[name, said]] : [];
    }),
  );
}

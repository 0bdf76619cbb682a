import { inBrackets, partedBy } from "./brackets.ts";
import { unquoted } from "./notes-said.ts";
import { counts, requestSaid } from "./request-said.ts";
import type { Value } from "./snippet.ts";

const opened = /(?<![\w.])(?:await )?(?<name>[A-Za-z_][\w.]{2,60})\((?=\s*["'\w])/u;
/** What a call may be that asks for rows. */
const makers = /(?:generate|make|create|build|synth|fake|mock|dataset|table|data|sample|rows)/iu;
const flags = /(?:^|\s)--(?<name>[a-z][\w-]*)(?:[ =]+(?<value>"[^"]*"|'[^']*'|(?!--)\S+))?/giu;
const listed = /^(?:col|column|field)s?$/;

/** `generate_dataset(topic="…", rows=200, columns=[…])`, `fake.dataset("…").rows(360).col("tissue", one_of=[…])`, `--topic x --rows 20 --col a:int`. */
export function withCallsSaid(text: string): string {
  return withFlags(withCall(text));
}

function withFlags(text: string): string {
  const said = [...text.matchAll(flags)];
  const [first] = said;
  const last = said.at(-1);
  if (said.length < 3 || first === undefined || last === undefined) return text;
  const columns: Value[] = [];
  const entries = new Map<string, Value>();
  for (const { groups } of said) {
    const { name = "", value = "" } = groups ?? {};
    const plain = unquoted(value).replace(/\\$/u, "");
    if (listed.test(name)) columns.push(...(name.endsWith("s") ? plain.split(",") : [plain]));
    else entries.set(name.replaceAll("-", "_"), plain);
  }
  if (![...entries.keys()].some((name) => counts.test(name)) || columns.length === 0) return text;
  entries.set("columns", columns);
  // "gendata --rows 20": the program says nothing of the rows.
  const before = text.slice(0, first.index).replace(/(?:^|\n)[\w./ -]{1,40}$/u, "");
  return `${before}${requestSaid(entries)}${text.slice(last.index + last[0].length)}`;
}

function withCall(text: string): string {
  const head = opened.exec(text);
  if (head === null || !makers.test(head.groups?.name ?? "")) return text;
  const calls = chainFrom(text, head.index + head[0].length - 1);
  const last = calls.at(-1);
  if (last === undefined) return text;
  const request = new Map<string, Value>();
  const columns = new Map<string, Value>();
  for (const { name, args } of [{ ...calls[0], name: head.groups?.name ?? "" }, ...calls.slice(1)]) {
    const { plain, named } = argumentsOf(args ?? "");
    const [first] = plain;
    const verb = name.toLowerCase();
    if (listed.test(verb) && first !== undefined) columns.set(first, new Map(named));
    else if (/^(?:csv|json|ndjson|jsonl|parquet)$/.test(verb)) request.set("format", verb);
    else if (/^(?:to|format|save|export|write)$/.test(verb) && first !== undefined) request.set("format", first);
    else if ((counts.test(verb) || verb === "seed") && first !== undefined) request.set(verb, first);
    else {
      if (first !== undefined) request.set("topic", first);
      for (const [key, value] of named) request.set(key, value);
    }
  }
  if (![...request.keys()].some((name) => counts.test(name))) return text;
  if (columns.size > 0) request.set("columns", columns);
  return `${text.slice(0, head.index)}${requestSaid(request)}${text.slice(last.end)}`;
}

interface Call {
  readonly name: string;
  readonly args: string;
  readonly end: number;
}

/** The calls that are chained from an opening bracket on. */
function chainFrom(text: string, open: number): readonly Call[] {
  const calls: Call[] = [];
  let [name, at] = ["", open];
  for (;;) {
    const end = inBrackets(text, at);
    if (end === undefined) return calls;
    calls.push({ name, args: text.slice(at + 1, end), end: end + 1 });
    const next = /^\s*\.\s*([A-Za-z_]\w*)\(/u.exec(text.slice(end + 1));
    if (next === null) return calls;
    name = next[1] ?? "";
    at = end + next[0].length;
  }
}

function argumentsOf(args: string): {
  readonly plain: readonly string[];
  readonly named: readonly (readonly [string, Value])[];
} {
  const plain: string[] = [];
  const named: (readonly [string, Value])[] = [];
  for (const each of partedBy(args, ",")) {
    const [, name, value = ""] = /^([A-Za-z_]\w*)\s*[=:]\s*(.+)$/su.exec(each) ?? [];
    if (name === undefined) plain.push(unquoted(each));
    else named.push([name, valueOfArgument(value)]);
  }
  return { plain, named };
}

/** `["a", "b"]` and `(8, 60)` are lists, `{"a": (1, 2)}` names with values, `Int(1, 5)` is what one says of a column. */
function valueOfArgument(said: string): Value {
  const inside = /^[[(](.*)[\])]$/su.exec(said)?.[1];
  if (inside !== undefined) return partedBy(inside, ",").map(valueOfArgument);
  const members = /^\{(.*)\}$/su.exec(said)?.[1];
  if (members !== undefined)
    return new Map(
      partedBy(members, ",").flatMap((each): (readonly [string, Value])[] => {
        const [, name, value = ""] = /^["']?([A-Za-z_]\w*)["']?\s*[:=]\s*(.+)$/su.exec(each) ?? [];
        return name === undefined ? [] : [[name, valueOfArgument(value)]];
      }),
    );
  const call = /^([A-Za-z_]\w*)\((.*)\)$/su.exec(said);
  if (call === null) return unquoted(said);
  const { plain, named } = argumentsOf(call[2] ?? "");
  const [name = "", ...others] = plain;
  // `int("age", 16, 78)`: the first of what is called says the column.
  if (/^["']/u.test(call[2] ?? "") && /^[a-z]\w*$/iu.test(name) && isColumnCall(others, named))
    return new Map<string, Value>([["name", name], ["type", call[1] ?? ""], ...endsOf(others), ...named]);
  return named.length > 0 ? new Map([["type", call[1] ?? ""], ...named]) : `${call[1]}(${plain.join(", ")})`;
}

/** Whether what stands behind a name in a call tells how its values are. */
function isColumnCall(others: readonly string[], named: readonly (readonly [string, Value])[]): boolean {
  return others.length === 0 ? named.length > 0 : others.length < 3 && others.every((each) => /^[\d[-]/u.test(each));
}

/** `16, 78` are ends, `["a", "b"]` are values. */
function endsOf([first, second]: readonly string[]): readonly (readonly [string, Value])[] {
  if (first === undefined) return [];
  if (second !== undefined)
    return [
      ["min", first],
      ["max", second],
    ];
  const list = /^\[(.*)\]$/su.exec(first)?.[1];
  return list === undefined ? [] : [["enum", partedBy(list, ",").map(unquoted)]];
}

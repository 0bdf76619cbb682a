import type { DrawSequence } from "../../random/draw-sequence.ts";
import type { Edit } from "./edit.ts";
import { type Operation, typeOf } from "./operations.ts";

/** A fault of a JSON text: edits at offsets of that text, and the fault's parameters. */
export interface Damage {
  readonly edits: readonly Edit[];
  readonly params: string;
}

const strangers = ["x_debug", "force_all", "trace_hint", "legacy_mode", "shadow", "override_limit"];
const controlCharacters = ["\n", "\t", "\u0001", "\u001f", "\r"];

/** Offsets at which a string value of an object begins, after its quote. */
function stringStarts(text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf('":"'); at >= 0; at = text.indexOf('":"', at + 1)) found.push(at + 3);
  return found;
}

/** Offsets and lengths of the numbers and booleans that are values of an object. */
function scalars(text: string): { at: number; length: number }[] {
  return [...text.matchAll(/":(-?\d[\d.]*|true|false)(?=[,}])/g)].map((match) => ({
    at: match.index + 2,
    length: (match[1] as string).length,
  }));
}

/** How the bytes of a JSON text are spoilt, or harmlessly changed; undefined for faults of other kinds. */
export function jsonDamage(text: string, fault: string, draws: DrawSequence): Damage | undefined {
  switch (fault) {
    case "truncated_json": {
      const removed = draws.between(1, Math.min(24, text.length - 2));
      return { edits: [{ at: text.length - removed, remove: removed, insert: "" }], params: `{"removed":${removed}}` };
    }
    case "trailing_comma":
      return { edits: [{ at: text.length - 1, remove: 0, insert: "," }], params: "{}" };
    case "nan_literal": {
      const { at, length } = draws.pick(scalars(text));
      return { edits: [{ at, remove: length, insert: "NaN" }], params: `{"offset_in_json":${at}}` };
    }
    case "unescaped_control": {
      const at = draws.pick(stringStarts(text));
      const control = draws.pick(controlCharacters);
      return { edits: [{ at, remove: 0, insert: control }], params: `{"character":${control.charCodeAt(0)}}` };
    }
    case "invalid_utf8": {
      const at = draws.pick(stringStarts(text));
      const byte = draws.pick([0xc0, 0xc1, 0xf5, 0xfe, 0xff]);
      return { edits: [{ at, remove: 0, insert: String.fromCharCode(byte) }], params: `{"byte":${byte}}` };
    }
    case "byte_order_mark":
      return { edits: [{ at: 0, remove: 0, insert: "\u00ef\u00bb\u00bf" }], params: "{}" };
    case "duplicate_key": {
      const name = text.slice(2, text.indexOf('"', 2));
      return { edits: [{ at: 1, remove: 0, insert: `"${name}":0,` }], params: `{"name":"${name}"}` };
    }
    case "json_whitespace":
      return whitespace(text, draws);
    default:
      return undefined;
  }
}

function whitespace(text: string, draws: DrawSequence): Damage {
  const blank = draws.pick([" ", "\t", "  ", "\n"]);
  const places = [...text.matchAll(/":/g)].map((match) => match.index + 2);
  const chosen = places.filter((_, i) => i === 0 || draws.chance(0.25)).slice(0, 5);
  return {
    edits: chosen.map((at) => ({ at, remove: 0, insert: blank })),
    params: `{"places":${chosen.length}}`,
  };
}

/** Arrays nested deeper than the receiver allows, in the place of one of the operation's values. */
export function depthBomb(text: string, operation: Operation, maxDepth: number, draws: DrawSequence): Damage {
  const { at, length } = memberValue(text, draws.pick(operation.members)[0]);
  const depth = maxDepth + draws.between(1, 24);
  const insert = "[".repeat(depth) + "]".repeat(depth);
  return { edits: [{ at, remove: length, insert }], params: `{"depth":${depth}}` };
}

/** Where a member's value stands in the text; the values are strings without escapes, numbers or booleans. */
function memberValue(text: string, name: string): { at: number; length: number } {
  const at = text.indexOf(`"${name}":`, membersStart(text)) + name.length + 3;
  const match = /^("[^"]*"|[^,}]+)/.exec(text.slice(at, at + 120));
  return { at, length: match?.[0].length ?? 0 };
}

/** The operation's members stand in the innermost object: the body itself, params, or arguments. */
function membersStart(text: string): number {
  const inArguments = text.indexOf('"arguments":{');
  if (inArguments >= 0) return inArguments + 12;
  const inParams = text.indexOf('"params":{');
  return inParams >= 0 ? inParams + 9 : 0;
}

/** A text that breaks the operation's schema; undefined for faults of other kinds. */
export function schemaDamage(
  text: string,
  fault: string,
  operation: Operation,
  draws: DrawSequence,
): Damage | undefined {
  if (fault === "unknown_property") {
    const name = draws.pick(strangers);
    const at = membersStart(text) + 1;
    return { edits: [{ at, remove: 0, insert: `"${name}":true,` }], params: `{"name":"${name}"}` };
  }
  const [name, kind] = draws.pick(operation.members);
  const params = `{"name":"${name}"}`;
  const { at, length } = memberValue(text, name);
  if (fault === "wrong_type") {
    const insert =
      typeOf(kind) === "string"
        ? draws.pick(["17", "true", "null", "[]"])
        : draws.pick(['"many"', "null", '"7"', "{}"]);
    return { edits: [{ at, remove: length, insert }], params };
  }
  if (fault !== "missing_required") return undefined;
  const start = at - name.length - 3;
  const leads = text[start - 1] === ",";
  const follows = !leads && text[at + length] === ",";
  const from = leads ? start - 1 : start;
  return { edits: [{ at: from, remove: at + length + (follows ? 1 : 0) - from, insert: "" }], params };
}

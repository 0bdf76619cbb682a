/** What a pattern comes to: a template of the generator with the expression that its values match, or a list of values. */
export type PatternReading =
  | { readonly kind: "template"; readonly template: string; readonly expression: string; readonly length: number }
  | { readonly kind: "values"; readonly values: readonly string[] }
  | { readonly kind: "unsupported"; readonly reason: string };

const LONGEST = 120;
const DEEPEST = 4;

/** Template signs that must be escaped where they stand for themselves. */
const signs = new Set(["A", "a", "9", "*", "\\"]);

interface Part {
  readonly template: string;
  readonly expression: string;
  readonly length: number;
}

class Unsupported extends Error {}

/**
 * Reads the safe part of regular expressions: letters and figures, classes, groups, counts, alternatives of plain texts. It is
 * never run, so that no pattern can cost more than its own length.
 */
export function readPattern(pattern: string): PatternReading {
  if (pattern.length > 300) return { kind: "unsupported", reason: "the pattern is longer than 300 characters" };
  const body = pattern.replace(/^\^/, "").replace(/([^\\]|^)\$$/, "$1");
  const values = plainAlternatives(body);
  if (values !== undefined) return { kind: "values", values };
  try {
    const reader = { text: body, at: 0 };
    const part = sequence(reader, 0);
    if (reader.at < body.length) throw new Unsupported(`"${body.slice(reader.at, reader.at + 12)}" is not understood`);
    if (part.length === 0) throw new Unsupported("the pattern says nothing about a value");
    if (part.length > LONGEST) throw new Unsupported(`values are longer than ${LONGEST} characters`);
    return { kind: "template", ...part };
  } catch (error) {
    if (error instanceof Unsupported) return { kind: "unsupported", reason: error.message };
    throw error;
  }
}

/** "(red|green|blue)" or "red|green". */
function plainAlternatives(body: string): readonly string[] | undefined {
  const inner = /^\((?:\?:)?([^()]*)\)$/.exec(body)?.[1] ?? body;
  if (!inner.includes("|")) return undefined;
  const values = inner.split("|").map((value) => value.replace(/\\([^\w])/g, "$1"));
  const isPlain = inner.split("|").every((value) => /^(?:[\w @#&%:,'-]|\\[^\w])+$/.test(value));
  return isPlain ? [...new Set(values)] : undefined;
}

interface Reader {
  readonly text: string;
  at: number;
}

function sequence(reader: Reader, depth: number): Part {
  if (depth > DEEPEST) throw new Unsupported("groups are nested too deeply");
  let whole: Part = { template: "", expression: "", length: 0 };
  while (reader.at < reader.text.length && reader.text[reader.at] !== ")" && reader.text[reader.at] !== "|") {
    const part = repeated(reader, item(reader, depth));
    whole = {
      template: whole.template + part.template,
      expression: whole.expression + part.expression,
      length: whole.length + part.length,
    };
    if (whole.length > LONGEST) throw new Unsupported(`values are longer than ${LONGEST} characters`);
  }
  return whole;
}

function item(reader: Reader, depth: number): Part {
  const character = reader.text[reader.at] ?? "";
  reader.at += 1;
  switch (character) {
    case "(":
      return group(reader, depth);
    case "[":
      return classOf(reader);
    case "\\":
      return escaped(reader);
    case ".":
      return one("a", "[a-z]");
    case "^":
    case "$":
    case "*":
    case "+":
    case "?":
    case "{":
    case "}":
      throw new Unsupported(`"${character}" stands where it cannot be read`);
    default:
      return literal(character);
  }
}

function one(template: string, expression: string): Part {
  return { template, expression, length: 1 };
}

function literal(character: string): Part {
  const isSign = signs.has(character);
  return one(isSign ? `\\${character}` : character, character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"));
}

function escaped(reader: Reader): Part {
  const character = reader.text[reader.at] ?? "";
  reader.at += 1;
  if (character === "d") return one("9", "[0-9]");
  if (character === "w") return one("a", "[a-z]");
  if (character === "s") return literal(" ");
  if (/[A-Za-z0-9]/.test(character) || character === "") throw new Unsupported(`"\\${character}" is not supported`);
  return literal(character);
}

/** The first of several alternatives stands for all. */
function group(reader: Reader, depth: number): Part {
  if (reader.text[reader.at] === "?") {
    if (reader.text.slice(reader.at, reader.at + 2) !== "?:")
      throw new Unsupported("lookarounds and named groups are not supported");
    reader.at += 2;
  }
  const first = sequence(reader, depth + 1);
  while (reader.text[reader.at] === "|") {
    reader.at += 1;
    sequence(reader, depth + 1);
  }
  if (reader.text[reader.at] !== ")") throw new Unsupported("a group is not closed");
  reader.at += 1;
  return { ...first, expression: first.length === 0 ? "" : `(?:${first.expression})` };
}

/** Of a class the widest of capitals, small letters and figures is taken, else its first character. */
function classOf(reader: Reader): Part {
  const end = reader.text.indexOf("]", reader.at);
  if (end < 0) throw new Unsupported("a class is not closed");
  const inside = reader.text.slice(reader.at, end);
  reader.at = end + 1;
  if (inside.startsWith("^")) throw new Unsupported("classes of what must not stand are not supported");
  const has = (range: string): boolean => inside.includes(range);
  if (has("A-Z") && (has("0-9") || has("\\d"))) return one("*", "[A-Z0-9]");
  if (has("A-Z")) return one("A", "[A-Z]");
  if (has("a-z") || has("\\w")) return one("a", "[a-z]");
  if (has("0-9") || has("\\d")) return one("9", "[0-9]");
  const plain = inside.replace(/\\(.)/g, "$1");
  const first = plain[0];
  if (first === undefined) throw new Unsupported("a class is empty");
  return literal(first);
}

/** How often the last item stands: the least that was asked for, but once at least where it may stand. */
function repeated(reader: Reader, part: Part): Part {
  const rest = reader.text.slice(reader.at, reader.at + 12);
  const counted = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(rest);
  let count = 1;
  if (counted !== null) {
    const least = Number(counted[1]);
    const most = counted[2] === undefined ? least : counted[3] === "" ? least + 4 : Number(counted[3]);
    if (most < least) throw new Unsupported(`${counted[0]} ends before it begins`);
    count = Math.min(most, Math.max(least, Math.min(most, 4)));
    reader.at += counted[0].length;
  } else if (rest.startsWith("+") || rest.startsWith("*")) {
    count = part.length === 1 ? 6 : 1;
    reader.at += 1;
  } else if (rest.startsWith("?")) {
    reader.at += 1;
  } else {
    return part;
  }
  if ("?+".includes(reader.text[reader.at] ?? " ")) reader.at += 1;
  if (count * part.length > LONGEST) throw new Unsupported(`values are longer than ${LONGEST} characters`);
  return {
    template: part.template.repeat(count),
    expression: count === 0 ? "" : count === 1 ? part.expression : `${part.expression}{${count}}`,
    length: part.length * count,
  };
}

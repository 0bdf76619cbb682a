/** What may stand at one place of a code. */
export interface Sign {
  /** A capital, a small letter, a digit, a capital or a digit, a small hexadecimal digit, or always the same. */
  readonly of: "letter" | "small" | "digit" | "either" | "hex" | "fixed";
  /** The sign that always stands there; of a digit that begins a year the one that is made, though others would do. */
  readonly text?: string;
}

/** The places of a code from left to right: "PKX and nine digits" are twelve. */
export type CodeShape = readonly Sign[];

/** How many different signs the generator puts for one of a template; letters that are mistaken for figures are left out. */
const choices: Readonly<Record<string, number>> = { A: 24, a: 23, "9": 10, "*": 34 };

const templateSigns: Readonly<Record<Sign["of"], string>> = {
  letter: "A",
  small: "a",
  digit: "9",
  either: "*",
  hex: "",
  fixed: "",
};

const classes: Readonly<Record<Sign["of"], string>> = {
  letter: "[A-Z]",
  small: "[a-z]",
  digit: "[0-9]",
  either: "[A-Z0-9]",
  hex: "[0-9a-f]",
  fixed: "",
};

/** So many places of one kind. */
export function repeatedSign(of: Sign["of"], count: number): CodeShape {
  return Array.from({ length: count }, () => ({ of }));
}

/** Signs that always stand there: the "PKX" of "PKX and nine digits". */
export function fixedSigns(text: string): CodeShape {
  return [...text].map((sign) => ({ of: "fixed", text: sign }));
}

/** The template of the generator that makes such codes. */
export function templateOf(shape: CodeShape): string {
  return shape.map(({ of, text }) => (text === undefined ? templateSigns[of] : escaped(text))).join("");
}

/** The signs that mean others in a template stand for themselves behind a backslash. */
function escaped(sign: string): string {
  return /[Aa9*\\]/.test(sign) ? `\\${sign}` : sign;
}

/** The regular expression that such codes match whole: "PKX[0-9]{9}"; `isOpen` where more digits may follow. */
export function expressionOf(shape: CodeShape, isOpen = false): string {
  if (isOpen)
    return expressionOf(shape).replace(/(?:\{(\d+)\})?$/, (_, count: string | undefined) => `{${count ?? 1},}`);
  return runsOf(shape)
    .map(({ of, text, count }) => {
      if (of === "fixed") return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
      return count === 1 ? classes[of] : `${classes[of]}{${count}}`;
    })
    .join("");
}

/** What all such codes begin with; empty where the first sign differs. */
export function prefixOfShape(shape: CodeShape): string {
  const [first] = runsOf(shape);
  return first?.of === "fixed" ? first.text : "";
}

/** How many different codes the generator makes of a template. */
export function codesOfTemplate(template: string): number {
  const signs = template.replace(/\\./gsu, "").match(/[Aa9*]/g) ?? [];
  return signs.reduce((product, sign) => product * (choices[sign] ?? 1), 1);
}

const names: Readonly<Record<Sign["of"], readonly [one: string, many: string]>> = {
  letter: ["capital letter", "capital letters"],
  small: ["small letter", "small letters"],
  digit: ["digit", "digits"],
  either: ["capital letter or digit", "capital letters or digits"],
  hex: ["hexadecimal digit", "hexadecimal digits"],
  fixed: ["", ""],
};

/** In words: '"PKX" and 9 digits'. */
export function describedShape(shape: CodeShape): string {
  const said = runsOf(shape).map(({ of, text, count }) =>
    of === "fixed" ? `"${text}"` : `${count} ${names[of][count === 1 ? 0 : 1]}`,
  );
  return said.length < 2 ? said.join("") : `${said.slice(0, -1).join(", ")} and ${said.at(-1)}`;
}

/**
 * The shape of codes that begin with given signs. What fits the first places stands there ("8 digits beginning with 7"), what does
 * not stands before them ("9 digits beginning with PKX").
 */
export function beginningWith(prefix: string, shape: CodeShape): CodeShape {
  const isWithin = prefix.length < shape.length && [...prefix].every((sign, at) => admits(shape[at] as Sign, sign));
  return [...fixedSigns(prefix), ...(isWithin ? shape.slice(prefix.length) : shape)];
}

function admits({ of, text }: Sign, sign: string): boolean {
  return of === "fixed" ? text === sign : new RegExp(classes[of]).test(sign);
}

/** Neighbouring places of one kind taken together. */
function runsOf(
  shape: CodeShape,
): readonly { readonly of: Sign["of"]; readonly text: string; readonly count: number }[] {
  const runs: { of: Sign["of"]; text: string; count: number }[] = [];
  for (const { of, text } of shape) {
    const last = runs.at(-1);
    if (last?.of === of) {
      last.text += text ?? "";
      last.count += 1;
    } else runs.push({ of, text: text ?? "", count: 1 });
  }
  return runs;
}

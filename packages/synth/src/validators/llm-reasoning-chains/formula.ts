import { collectNames, type Expression, readExpression } from "./expression.ts";

/** A formula, read once: stories differ in numbers much more than in formulas. */
export interface Formula {
  readonly expression: Expression;
  readonly names: readonly string[];
  /** Its text, cut at the names: text, name, text, name … text. */
  readonly pieces: readonly string[];
}

const FORMULAS_KEPT = 20_000;
const known = new Map<string, Formula | null>();

/** Reads a formula; null for a text that is outside the published grammar. */
export function readFormula(text: string): Formula | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const expression = readExpression(text);
  const formula = expression === null ? null : cut(text, expression);
  if (known.size < FORMULAS_KEPT) known.set(text, formula);
  return formula;
}

function cut(text: string, expression: Expression): Formula {
  const names = new Set<string>();
  collectNames(expression, names);
  const pieces: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[a-z][a-z0-9_]*/g)) {
    if (!names.has(match[0])) continue;
    pieces.push(text.slice(from, match.index), match[0]);
    from = match.index + match[0].length;
  }
  pieces.push(text.slice(from));
  return { expression, names: [...names], pieces };
}

/** A formula's text with others in place of its names; a name without one stays. */
export function substituted({ pieces }: Formula, textOf: (name: string) => string | undefined): string {
  let text = pieces[0] ?? "";
  for (let i = 1; i < pieces.length; i += 2) {
    const name = pieces[i] ?? "";
    text += (textOf(name) ?? name) + (pieces[i + 1] ?? "");
  }
  return text;
}

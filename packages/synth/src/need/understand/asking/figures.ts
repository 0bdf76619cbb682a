import type { Span } from "../../findings.ts";

/** Words that say that no two are the same, in a folded text. */
export const different =
  "(?:unique|distinct|different|non-repeating|unterschiedliche|verschiedene|eindeutige[nrs]?|unicos?|unicas?|distint[oa]s|differents?|differentes?|diferentes)";

/** The number that a figure with separators of thousands stands for. */
export function figureOf(figure: string): number {
  return Number(figure.replace(/[,.](?=\d{3}\b)/g, "").replace(/[,.]$/, ""));
}

/** Where a pattern matched. */
export function spanIn(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

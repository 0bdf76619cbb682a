import type { Findings, Found, Token } from "../../findings.ts";

export type Members = Extract<Found, { kind: "members" }>;

/** Tokens between two marks. */
export interface Stretch {
  readonly from: number;
  readonly next: number;
}

/** The stretches of a need between commas, stops, brackets and dashes, in order. */
export function stretchesOf(tokens: readonly Token[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && token.kind !== "break" && !/^[()[\]{}–—]$|^--$/.test(token.text)) continue;
    if (at > from) stretches.push({ from, next: at });
    from = at + 1;
  }
  return stretches;
}

/** The findings with the members that are read in any stretch of the need. */
export function withMembersIn(findings: Findings, read: (stretch: Stretch) => Members | undefined): Findings {
  return withMembers(
    findings,
    stretchesOf(findings.tokens).flatMap((stretch) => read(stretch) ?? []),
  );
}

/** The findings with lists of members in the place of what else was found there. */
export function withMembers(findings: Findings, added: readonly Members[]): Findings {
  if (added.length === 0) return findings;
  const kept = findings.found.filter((found) => !added.some((one) => one.start < found.end && found.start < one.end));
  return { ...findings, found: [...kept, ...added].sort((one, other) => one.start - other.start) };
}

/** Whether nothing but lists of members, and what may be one of them, was found in a stretch of the text. */
export function isFree({ found }: Findings, start: number, end: number): boolean {
  return found.every(
    (each) =>
      each.end <= start ||
      end <= each.start ||
      each.kind === "members" ||
      (each.start >= start && each.end <= end && /^(?:unit|place|cadence|window|hours|locale)$/.test(each.kind)),
  );
}

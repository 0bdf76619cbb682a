import { familyTerms } from "./family-terms.ts";
import { termPattern } from "./normal-text.ts";

const STRONG = 3;
/** A word that only points to a family does not make one; two of them do. */
const ENOUGH = 2;

interface FamilyPattern {
  readonly family: string;
  readonly strong: RegExp;
  readonly weak: RegExp;
}

let patterns: readonly FamilyPattern[] | undefined;

function familyPatterns(): readonly FamilyPattern[] {
  patterns ??= Object.entries(familyTerms).map(([family, { strong, weak }]) => ({
    family,
    strong: termPattern(strong),
    weak: termPattern(weak),
  }));
  return patterns;
}

function hits(text: string, pattern: RegExp): number {
  return new Set([...text.matchAll(pattern)].map(([hit]) => hit)).size;
}

/** The family that a normal text speaks of, or null where none is clear enough. */
export function familyIn(text: string): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { family, strong, weak } of familyPatterns()) {
    const score = STRONG * hits(text, strong) + hits(text, weak);
    if (score > most && score >= ENOUGH) {
      most = score;
      best = family;
    }
  }
  return best;
}

/**
 * Shannon entropy of labels as a share of the entropy of `kinds` equally frequent ones, 0 (all alike) to 1. Null without
 * labels.
 */
export function entropyShare(labels: Iterable<string>, kinds: number): number | null {
  const counts = new Map<string, number>();
  let total = 0;
  for (const label of labels) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    total++;
  }
  if (total === 0 || kinds < 2) return null;
  let entropy = 0;
  for (const count of counts.values()) entropy -= (count / total) * Math.log(count / total);
  return entropy / Math.log(kinds);
}

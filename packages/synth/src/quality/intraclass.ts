/**
 * Intraclass correlation of repeated answers: the share of the variance that lies between persons, by one-way analysis of
 * variance. 0 when a person's answers agree no more than those of strangers. Null without persons who answered twice.
 */
export function intraclassCorrelation(persons: Iterable<readonly number[]>): number | null {
  let groups = 0;
  let values = 0;
  let squaredSizes = 0;
  let sum = 0;
  let within = 0;
  const means: { readonly mean: number; readonly size: number }[] = [];
  for (const answers of persons) {
    if (answers.length < 2) continue;
    const total = answers.reduce((all, answer) => all + answer, 0);
    const mean = total / answers.length;
    for (const answer of answers) within += (answer - mean) ** 2;
    means.push({ mean, size: answers.length });
    groups++;
    values += answers.length;
    squaredSizes += answers.length ** 2;
    sum += total;
  }
  if (groups < 2) return null;
  const grand = sum / values;
  let between = 0;
  for (const { mean, size } of means) between += size * (mean - grand) ** 2;
  const betweenSquare = between / (groups - 1);
  const withinSquare = within / (values - groups);
  const size = (values - squaredSizes / values) / (groups - 1);
  const variance = betweenSquare + (size - 1) * withinSquare;
  return variance === 0 ? null : (betweenSquare - withinSquare) / variance;
}

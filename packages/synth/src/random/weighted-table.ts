/**
 * A choice among weighted members as a lookup table of 2^bits entries: one shift and one load a draw. Weights are honoured
 * to one part in 2^bits; a member with a weight above zero gets at least one entry.
 */
export interface WeightedTable {
  readonly members: Uint16Array;
  readonly shift: number;
}

/** Throws a RangeError when the members do not fit. */
export function weightedTable(weights: readonly number[], bits = 12): WeightedTable {
  const size = 2 ** bits;
  const positive = weights.filter((weight) => weight > 0).length;
  if (positive === 0 || positive > size || weights.length > 65536) throw new RangeError("weights do not fit the table");
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const members = new Uint16Array(size);
  const spare = size - positive;
  let cumulative = 0;
  let at = 0;
  let seen = 0;
  weights.forEach((weight, member) => {
    if (weight <= 0) return;
    cumulative += weight;
    seen += 1;
    const end = seen === positive ? size : seen + Math.round((cumulative / total) * spare);
    members.fill(member, at, end);
    at = end;
  });
  return { members, shift: 32 - bits };
}

/** The member at the 32-bit draw u. */
export function pick(table: WeightedTable, u: number): number {
  return table.members[u >>> table.shift] as number;
}

const PLACES = 8_192;
/** A source that is opened for a few rows is not worth a table. */
const CALLS_BEFORE = 512;

/** A function of a member's number that remembers what it found: members who are followed are met again and again. */
export function remembered(of: (member: number) => number): (member: number) => number {
  let calls = 0;
  let known = new Int32Array(0);
  let values = new Float64Array(0);
  return (member) => {
    if (known.length === 0) {
      calls += 1;
      if (calls <= CALLS_BEFORE) return of(member);
      known = new Int32Array(PLACES).fill(-1);
      values = new Float64Array(PLACES);
    }
    const place = member & (PLACES - 1);
    if (known[place] === member) return values[place] as number;
    const value = of(member);
    known[place] = member;
    values[place] = value;
    return value;
  };
}

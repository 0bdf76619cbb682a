/** The sentiments that an emotion goes with. */
interface Mood {
  readonly from: number;
  readonly to: number;
  /** The ends themselves do not belong to it. */
  readonly open: boolean;
}

const below: Mood = { from: -2, to: 0, open: true };
const above: Mood = { from: 0, to: 2, open: true };

export const moodOf: ReadonlyMap<string, Mood> = new Map([
  ["neutral", { from: -0.25, to: 0.25, open: false }],
  ["frustration", below],
  ["anger", below],
  ["disappointment", below],
  ["worry", below],
  ["confusion", { from: -1, to: 0.25, open: false }],
  ["hope", { from: -0.25, to: 2, open: true }],
  ["relief", above],
  ["satisfaction", above],
  ["gratitude", above],
]);

/** True when somebody who feels so may have this sentiment. */
export function suits(emotion: string, sentiment: number): boolean {
  const mood = moodOf.get(emotion);
  if (mood === undefined) return false;
  return mood.open ? sentiment > mood.from && sentiment < mood.to : sentiment >= mood.from && sentiment <= mood.to;
}

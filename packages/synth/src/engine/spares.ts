/** Things that are dear to make and cheap to clean: taken, used by one at a time, given back. */
export interface Spares<Thing> {
  take(): Thing;
  giveBack(thing: Thing): void;
}

const MOST_KEPT = 8;

export function spares<Thing>(make: () => Thing, clean: (thing: Thing) => void): Spares<Thing> {
  const kept: Thing[] = [];
  return {
    take: () => kept.pop() ?? make(),
    giveBack(thing) {
      if (kept.length === MOST_KEPT) return;
      clean(thing);
      kept.push(thing);
    },
  };
}

import { below, draw, keyAt, type Stream } from "../random/hash.ts";
import { substream } from "./draft.ts";
import { shuffle } from "./shuffle.ts";
import { tabulated } from "./tabulated-distribution.ts";

/** How much more often the first is chosen than the others. */
const EXPONENT = 0.9;

/** Chooses among `members` for each of `count` rows: the member of an index, or of the key of its draws. */
export type Chooser = (index: number, key: number) => number;

/** As evenly as whole numbers allow: nobody is left out where the rows suffice. */
export function evenly(of: Stream, count: number, members: number): Chooser {
  const places = shuffle(of, count);
  if (members >= count) {
    const among = shuffle(substream(of, 1), members);
    return (index) => among.placeOf(places.placeOf(index));
  }
  return (index) => Math.floor((places.placeOf(index) * members) / count);
}

/** One member for so many neighbours, then the next one, and from the first again. */
export function inTurn(turn: number, members: number): Chooser {
  return (index) => Math.floor(index / turn) % members;
}

/** Everybody once, as far as the rows suffice, and the rest by Zipf's law; who comes first has nothing to do with the number. */
export function skewed(of: Stream, count: number, members: number): Chooser {
  const places = shuffle(of, count);
  const among = shuffle(substream(of, 1), members);
  const { quantile } = tabulated({ kind: "zipf", members, exponent: EXPONENT });
  const surplus = count - members;
  if (surplus <= 0) return (index) => among.placeOf(places.placeOf(index));
  return (index) => {
    const place = places.placeOf(index);
    if (place < members) return place;
    const share = (place - members + 0.5) / surplus;
    return among.placeOf(quantile(Math.floor(share * 4294967296)) - 1);
  };
}

/** Each row by itself. */
export function byChance(of: Stream, members: number): Chooser {
  return (_, key) => below(draw(key, of.a), members);
}

/** Each row by itself, the first most often. */
export function skewedByChance(of: Stream, members: number): Chooser {
  const among = shuffle(substream(of, 1), members);
  const { quantile } = tabulated({ kind: "zipf", members, exponent: EXPONENT });
  return (_, key) => among.placeOf(quantile(draw(key, of.a)) - 1);
}

/**
 * Round after round, every member once in each: so the rank of a row among those of its member is known. The skewed draw
 * several lots: one in fifty has eight, one in ten four, one in five two.
 */
export interface Rounds {
  /** Sets the member of a row and how many rows of the member went before. */
  at(row: number): { member: number; rank: number };
}

const ladder = [
  { upTo: 0.02, lots: 8 },
  { upTo: 0.12, lots: 4 },
  { upTo: 0.32, lots: 2 },
  { upTo: 1, lots: 1 },
] as const;

export function rounds(of: Stream, count: number, members: number, isSkewed: boolean): Rounds {
  // Where the bands of the ladder begin, in members and in lots.
  const bands: { member: number; lot: number; lots: number }[] = [];
  let member = 0;
  let lot = 0;
  for (const { upTo, lots } of ladder) {
    bands.push({ member, lot, lots });
    const end = Math.floor(members * upTo);
    lot += (end - member) * lots;
    member = end;
  }
  const isLadder = isSkewed && lot <= count;
  const size = isLadder ? lot : members;
  const found = { member: 0, rank: 0 };
  const order = { a: 0, b: of.b };
  let round = -1;
  let places = shuffle(of, size);
  return {
    at(row) {
      const current = Math.floor(row / size);
      if (current !== round) {
        round = current;
        order.a = keyAt(of, round);
        places = shuffle({ ...order }, size);
      }
      const place = row - round * size;
      const taken = places.placeOf(place);
      if (!isLadder) {
        found.member = taken;
        found.rank = round;
        return found;
      }
      let band = bands.length - 1;
      while (band > 0 && (bands[band] as (typeof bands)[number]).lot > taken) band -= 1;
      const { member: first, lot: start, lots } = bands[band] as (typeof bands)[number];
      found.member = first + Math.floor((taken - start) / lots);
      found.rank = round * lots;
      const own = start + (found.member - first) * lots;
      for (let i = 0; i < lots; i++) if (places.indexAt(own + i) < place) found.rank += 1;
      return found;
    },
  };
}

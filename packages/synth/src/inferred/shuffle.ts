import { below, draw, mix, type Stream } from "../random/hash.ts";

/** A permutation of 0 … count − 1 that can be asked both ways at any place. */
export interface Shuffle {
  /** Where an index comes to stand. */
  placeOf(index: number): number;
  /** Which index stands at a place. */
  indexAt(place: number): number;
}

const LARGEST_TABLE = 256;
const ROUNDS = 4;

/** Few members are shuffled by hand, because a Feistel network of few bits knows few permutations. */
export function shuffle(of: Stream, count: number): Shuffle {
  return count <= LARGEST_TABLE ? tableShuffle(of, count) : feistelShuffle(of, count);
}

function tableShuffle(of: Stream, count: number): Shuffle {
  let known: { readonly places: Uint8Array; readonly indices: Uint8Array } | undefined;
  const tables = () => {
    if (known !== undefined) return known;
    const places = Uint8Array.from({ length: count }, (_, i) => i);
    const key = mix(of.a ^ mix(of.b));
    for (let i = count - 1; i > 0; i--) {
      const other = below(draw(key, i), i + 1);
      const kept = places[i] as number;
      places[i] = places[other] as number;
      places[other] = kept;
    }
    const indices = new Uint8Array(count);
    for (let i = 0; i < count; i++) indices[places[i] as number] = i;
    known = { places, indices };
    return known;
  };
  return {
    placeOf: (index) => tables().places[index] as number,
    indexAt: (place) => tables().indices[place] as number,
  };
}

/** Places beyond the count are walked over: at most three in four are. */
function feistelShuffle({ a, b }: Stream, count: number): Shuffle {
  const half = Math.ceil((32 - Math.clz32(count - 1)) / 2);
  const span = 1 << half;
  const mask = span - 1;
  const step = b | 1;
  return {
    placeOf(index) {
      let place = index;
      do {
        let left = Math.floor(place / span);
        let right = place & mask;
        for (let round = 1; round <= ROUNDS; round++) {
          const next = left ^ (mix(right + a + Math.imul(round, step)) & mask);
          left = right;
          right = next;
        }
        place = left * span + right;
      } while (place >= count);
      return place;
    },
    indexAt(place) {
      let index = place;
      do {
        let left = Math.floor(index / span);
        let right = index & mask;
        for (let round = ROUNDS; round >= 1; round--) {
          const before = right ^ (mix(left + a + Math.imul(round, step)) & mask);
          right = left;
          left = before;
        }
        index = left * span + right;
      } while (index >= count);
      return index;
    },
  };
}

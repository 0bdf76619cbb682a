/**
 * Every draw is a hash of (seed, index, field), so any row can be made alone, on any machine, in any order.
 * 32-bit integer arithmetic only: the same bits in every engine.
 */

/** A family of independent draws: one seed in one domain ("retail-transactions/order"). */
export interface Stream {
  readonly a: number;
  readonly b: number;
}

const GOLDEN = 0x9e3779b9;

/** A bijective 32-bit finaliser of low bias (Ettinger's search, 2 rounds). Returns an unsigned integer. */
export function mix(value: number): number {
  let x = value ^ (value >>> 16);
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

/** The stream of a seed in a domain: 64 bits of state out of every UTF-16 code unit of both. */
export function stream(seed: string, domain: string): Stream {
  return streamsOf(domain)(seed);
}

/**
 * The streams of one domain. The text hashed is domain, NUL, seed; what the domain makes of the state depends on the seed's
 * length only, so it is kept from one seed to the next of the same length.
 */
export function streamsOf(domain: string): (seed: string) => Stream {
  let knownLength = -1;
  let knownA = 0;
  let knownB = 0;
  const start = domain.length + 1;
  return (seed) => {
    if (seed.length !== knownLength) {
      let a = mix(0x5eed0001 ^ seed.length) | 0;
      let b = mix(0x5eed0002 ^ domain.length) | 0;
      for (let i = 0; i < start; i++) {
        const unit = i < domain.length ? domain.charCodeAt(i) : 0;
        a = mix(Math.imul(a, 0x85ebca6b) ^ (unit + i)) | 0;
        b = mix((Math.imul(b, 0xc2b2ae35) + unit) ^ a) | 0;
      }
      knownLength = seed.length;
      knownA = a;
      knownB = b;
    }
    let a = knownA;
    let b = knownB;
    for (let i = 0; i < seed.length; i++) {
      const unit = seed.charCodeAt(i);
      a = mix(Math.imul(a, 0x85ebca6b) ^ (unit + i + start)) | 0;
      b = mix((Math.imul(b, 0xc2b2ae35) + unit) ^ a) | 0;
    }
    return { a: mix(a ^ Math.imul(b, GOLDEN)), b: mix(b + a) };
  };
}

/** The key of the index-th thing of a stream (0 ≤ index < 2^32). Distinct indices have distinct keys. */
export function keyAt(of: Stream, index: number): number {
  return mix(mix(index ^ of.a) + of.b);
}

/** The key of a thing inside another one: line 3 of this order, bar 17 of this block. */
export function innerKey(key: number, index: number): number {
  return mix(mix(key + Math.imul(index, 0x632be5ab)) ^ 0x1b873593);
}

/** The draw of one field of a thing: uniform in 0 … 2^32 − 1. */
export function draw(key: number, field: number): number {
  return mix(key + Math.imul(field + 1, GOLDEN));
}

/** The draws of fields 0 … into.length − 1 of a thing, together: quicker than one after another where most are needed. */
export function drawAll(into: Uint32Array, key: number): void {
  for (let field = 0; field < into.length; field++) into[field] = mix(key + Math.imul(field + 1, GOLDEN));
}

/** The draws of one field of the things `first`, first + 1 … of a stream. */
export function drawSeries(into: Uint32Array, of: Stream, first: number, field: number): void {
  const { a, b } = of;
  const step = Math.imul(field + 1, GOLDEN);
  for (let i = 0; i < into.length; i++) into[i] = mix(mix(mix((first + i) ^ a) + b) + step);
}

/** A draw as a number in [0, 1). */
export function unit(u: number): number {
  return u * 2.3283064365386963e-10;
}

/** A draw as an integer in 0 … n − 1 (n ≤ 2^21 keeps the product exact). */
export function below(u: number, n: number): number {
  return Math.floor(u * n * 2.3283064365386963e-10);
}

import { power } from "../../random/elementary.ts";
import { unit } from "../../random/hash.ts";
import { endpoints } from "./vocabulary.ts";

/** Popularity falls as (rank + SHIFT)^−0.875: what is under a path, the most wanted first. */
const SHIFT = 1.5;
const EIGHTH = 0.125;

const sizes: Readonly<Record<string, number>> = {
  "/": 1,
  "/c/{category}": 60,
  "/p/{product}": 4_000,
  "/help/{article}": 120,
  "/api/v2/products/{product}": 4_000,
  "/api/v2/categories": 1,
  "/img/{object}": 12_000,
  "/static/{object}": 300,
  "/video/{object}/segment": 800,
};

/** The objects under one cacheable endpoint. */
export interface Shelf {
  /** Number of its first object; numbers of all shelves together stay within 20 bits. */
  readonly first: number;
  readonly size: number;
  readonly low: number;
  readonly range: number;
}

let firstFree = 0;
/** Shelves by service and endpoint; undefined for what is never cached. */
export const shelves: readonly (readonly (Shelf | undefined)[])[] = endpoints.map((list) =>
  list.map((endpoint) => {
    if (!endpoint.cacheable) return undefined;
    const size = sizes[endpoint.path] ?? 1;
    const first = firstFree;
    firstFree += size;
    const low = power(SHIFT, EIGHTH);
    return { first, size, low, range: power(size + SHIFT, EIGHTH) - low };
  }),
);

/** Rank of the object that a draw asks for, from 0. */
export function pickObject(shelf: Shelf, u: number): number {
  const root = shelf.low + shelf.range * unit(u);
  const square = root * root;
  const fourth = square * square;
  return Math.min(shelf.size - 1, Math.floor(fourth * fourth - SHIFT));
}

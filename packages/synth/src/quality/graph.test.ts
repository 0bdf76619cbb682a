import assert from "node:assert/strict";
import { test } from "node:test";
import {
  degreeAssortativity,
  degrees,
  friendshipParadoxShare,
  graphOf,
  largestComponentShare,
  meanLocalClustering,
} from "./graph.ts";

/** A triangle with a tail, and a pair apart. */
const kite = graphOf([
  ["a", "b"],
  ["b", "c"],
  ["c", "a"],
  ["a", "c"],
  ["c", "d"],
  ["e", "f"],
  ["e", "e"],
]);

test("neighbours count once, and nobody is a neighbour of its own", () => {
  assert.deepEqual(degrees(kite), [2, 2, 3, 1, 1, 1]);
});

test("clustering is the share of linked pairs of neighbours", () => {
  // a and b: one of one pair; c: one of three; d, e and f have no pair.
  assert.equal(meanLocalClustering(kite, 100, 10), (1 + 1 + 1 / 3) / 3);
  assert.equal(meanLocalClustering(kite, 2, 10), 1);
  assert.equal(meanLocalClustering(kite, 100, 1), null);
});

test("a star is the opposite of assortative, and where degrees are alike nothing can be said", () => {
  const star = graphOf([
    ["hub", "a"],
    ["hub", "b"],
    ["hub", "c"],
  ]);
  assert.equal(degreeAssortativity(star), -1);
  assert.equal(friendshipParadoxShare(star), 3 / 4);
  assert.equal(degreeAssortativity(graphOf([["a", "b"]])), null);
});

test("the largest component holds its share of the nodes", () => {
  assert.equal(largestComponentShare(kite), 4 / 6);
  assert.equal(largestComponentShare(graphOf([])), null);
});

import { correlation } from "./correlation.ts";

/** An undirected graph without loops and multiple edges: the neighbours of each node. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The graph of pairs, whichever way round and however often they come. */
export function graphOf(pairs: Iterable<readonly [string, string]>): Graph {
  const graph = new Map<string, Set<string>>();
  const neighboursOf = (node: string): Set<string> => {
    const known = graph.get(node) ?? new Set<string>();
    graph.set(node, known);
    return known;
  };
  for (const [left, right] of pairs) {
    if (left === right) continue;
    neighboursOf(left).add(right);
    neighboursOf(right).add(left);
  }
  return graph;
}

/** How many neighbours each node has, in the order of the graph. */
export function degrees(graph: Graph): number[] {
  return Array.from(graph.values(), (neighbours) => neighbours.size);
}

/**
 * Mean over the first `nodes` nodes of 2 to `most` neighbours of the share of pairs of neighbours that are linked themselves
 * (Watts and Strogatz 1998). Null when no node qualifies.
 */
export function meanLocalClustering(graph: Graph, nodes: number, most: number): number | null {
  let sum = 0;
  let count = 0;
  for (const neighbours of graph.values()) {
    if (neighbours.size < 2 || neighbours.size > most) continue;
    const list = [...neighbours];
    let linked = 0;
    for (const [i, left] of list.entries()) {
      const its = graph.get(left);
      for (let j = i + 1; j < list.length; j++) if (its?.has(list[j] ?? "") === true) linked++;
    }
    sum += (2 * linked) / (list.length * (list.length - 1));
    count++;
    if (count === nodes) break;
  }
  return count === 0 ? null : sum / count;
}

/** Correlation of the degrees at the two ends of an edge, each edge both ways round (Newman 2002); null without spread. */
export function degreeAssortativity(graph: Graph): number | null {
  const left: number[] = [];
  const right: number[] = [];
  for (const neighbours of graph.values()) {
    for (const other of neighbours) {
      left.push(neighbours.size);
      right.push(graph.get(other)?.size ?? 0);
    }
  }
  return correlation(left, right);
}

/** Share of nodes in the largest connected component; null for an empty graph. */
export function largestComponentShare(graph: Graph): number | null {
  const seen = new Set<string>();
  let largest = 0;
  for (const start of graph.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const queue = [start];
    for (const node of queue) {
      for (const other of graph.get(node) ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        queue.push(other);
      }
    }
    largest = Math.max(largest, queue.length);
  }
  return graph.size === 0 ? null : largest / graph.size;
}

/** Share of nodes whose neighbours have more neighbours than they themselves, on average (Feld 1991); null for an empty graph. */
export function friendshipParadoxShare(graph: Graph): number | null {
  let fewer = 0;
  for (const neighbours of graph.values()) {
    let sum = 0;
    for (const other of neighbours) sum += graph.get(other)?.size ?? 0;
    if (sum / neighbours.size > neighbours.size) fewer++;
  }
  return graph.size === 0 ? null : fewer / graph.size;
}

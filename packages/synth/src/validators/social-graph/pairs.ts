import type { Report } from "../validation.ts";
import type { Edge } from "./edge.ts";

/** What links two members, as far as it was read. */
interface Pair {
  readonly relation: string;
  /** The edge from the member whose id comes first, and the one from the other. */
  ascending: Edge | null;
  descending: Edge | null;
}

/**
 * Rules on the edges between two members. These stand among the edges of the one who joined later, all of which follow one
 * another, so that pairs are forgotten as soon as the next member has joined.
 */
export class Pairs {
  private readonly pairs = new Map<string, Pair>();
  /** Start of the group: when its member joined. */
  private joined = "";
  /** A reciprocal follow whose opposite has not come. */
  private halved: Edge | null = null;

  edge(edge: Edge, report: Report): void {
    const { dst_id: dst, relation, src_id: src } = edge;
    // Timestamps of one form are ordered as their texts are.
    let joined = edge.src_joined_at;
    if (edge.dst_joined_at > joined) joined = edge.dst_joined_at;
    if (joined < this.joined) report("grouped", `the later of ${src} and ${dst} joined before the one above`);
    if (joined !== this.joined) {
      this.pairs.clear();
      this.joined = joined;
    }
    if (src === dst) report("pair", `${src} is linked with itself`);
    if (relation !== "follow" && src > dst) report("undirected", `${src} after ${dst}`);
    this.checkLinked(edge, src < dst, report);
    this.checkNext(edge, report);
  }

  private checkLinked(edge: Edge, ascending: boolean, report: Report): void {
    const { dst_id: dst, relation, src_id: src } = edge;
    const key = ascending ? `${src} ${dst}` : `${dst} ${src}`;
    const pair = this.pairs.get(key);
    if (pair === undefined) {
      this.pairs.set(key, { relation, ascending: ascending ? edge : null, descending: ascending ? null : edge });
      return;
    }
    const [same, opposite] = ascending ? [pair.ascending, pair.descending] : [pair.descending, pair.ascending];
    if (same?.relation === relation) report("pair", `${relation} from ${src} to ${dst} stands twice`);
    if (pair.relation !== relation || relation !== "follow") {
      report("one-relation", `${src} and ${dst} are linked by ${pair.relation} and ${relation}`);
    }
    if (opposite !== null && !(opposite.is_reciprocal && edge.is_reciprocal)) {
      report("reciprocal", `${src} and ${dst} follow each other, and is_reciprocal is false`);
    }
    if (ascending) pair.ascending = edge;
    else pair.descending = edge;
  }

  /** A reciprocal follow stands next to its opposite. */
  private checkNext(edge: Edge, report: Report): void {
    const before = this.halved;
    this.halved = null;
    const half = edge.relation === "follow" && edge.is_reciprocal;
    if (edge.relation !== "follow" && !edge.is_reciprocal)
      report("reciprocal", `a ${edge.relation} that is not mutual`);
    if (before === null) {
      if (half) this.halved = edge;
      return;
    }
    if (half && before.src_id === edge.dst_id && before.dst_id === edge.src_id) {
      if (edge.created_at < before.created_at) report("reciprocal", `${edge.edge_id} was made before the one above`);
      return;
    }
    report("reciprocal", `the opposite of ${before.edge_id} above is not next to it`);
    if (half) this.halved = edge;
  }
}

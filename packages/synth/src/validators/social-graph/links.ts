import type { Report } from "../validation.ts";
import type { Edge } from "./edge.ts";

/** Room for 67 million members: two of their numbers make one exact integer. */
const MEMBERS = 2 ** 26;

/** What links whom, and how follows stand beside their opposites. */
export class Links {
  /** The relation from one member to another. */
  private readonly relations = new Map<number, string>();
  /** A reciprocal follow whose opposite must come next. */
  private awaited: Edge | null = null;

  /** Reads an edge between the members of two numbers. */
  read(edge: Edge, from: number, to: number, report: Report): void {
    const { relation, src_id: src, dst_id: dst } = edge;
    const key = from * MEMBERS + to;
    const before = this.relations.get(key);
    const opposite = this.relations.get(to * MEMBERS + from);
    if (before === undefined) this.relations.set(key, relation);
    else if (before === relation) report("pair", `${relation} from ${src} to ${dst} stands twice`);
    else report("one-relation", `${src} and ${dst} are linked by ${before} and ${relation}`);
    if (opposite !== undefined && (opposite !== "follow" || relation !== "follow")) {
      report("one-relation", `${src} and ${dst} are linked by ${opposite} the other way and ${relation}`);
    }
    this.follow(edge, opposite === "follow" && relation === "follow", report);
  }

  private follow(edge: Edge, hasOpposite: boolean, report: Report): void {
    const { awaited } = this;
    const reciprocal = edge.relation === "follow" && edge.is_reciprocal;
    if (awaited !== null) {
      this.awaited = null;
      if (reciprocal && edge.src_id === awaited.dst_id && edge.dst_id === awaited.src_id) {
        if (edge.created_at < awaited.created_at)
          report("reciprocal", `made at ${edge.created_at}, after its opposite`);
        return;
      }
      report("reciprocal", `the opposite of ${awaited.edge_id} does not stand next to it`);
    }
    if (hasOpposite) report("reciprocal", `the opposite of ${edge.edge_id} stands elsewhere`);
    if (reciprocal) this.awaited = edge;
  }
}

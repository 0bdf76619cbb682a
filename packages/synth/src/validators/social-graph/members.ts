import type { Report } from "../validation.ts";
import type { Edge } from "./edge.ts";

/** What is known of a member. */
interface Member {
  readonly country: string;
  readonly joined: string;
  readonly community: number;
}

const relationBits: Readonly<Record<string, number>> = { friend: 1, family: 2, colleague: 4 };

/** Rules on members and their communities. */
export class Members {
  private readonly members = new Map<string, Member>();
  /** The undirected relations of a community, a bit each. */
  private readonly relations = new Map<number, number>();

  edge(edge: Edge, report: Report): void {
    this.check(edge.src_id, edge.src_country, edge.src_joined_at, edge.src_community_id, report);
    this.check(edge.dst_id, edge.dst_country, edge.dst_joined_at, edge.dst_community_id, report);
    const { dst_community_id: target, relation, src_community_id: community } = edge;
    const follow = relation === "follow";
    const within = community === target && community !== 0;
    if (follow === within) report("community", `${relation} from community ${community} to ${target}`);
    if (community === 0 && !(follow && edge.is_reciprocal)) {
      report("founders", `the founder ${edge.src_id} stands as src_id of a ${relation}`);
    }
    if (follow) return;
    const before = this.relations.get(community) ?? 0;
    const bits = before | (relationBits[relation] ?? 0);
    if (bits === before) return;
    this.relations.set(community, bits);
    if (bits >= 6) report("relation-community", `${relation} in community ${community} beside others`);
  }

  private check(id: string, country: string, joined: string, community: number, report: Report): void {
    const known = this.members.get(id);
    if (known === undefined) this.members.set(id, { country, joined, community });
    else if (known.country !== country || known.joined !== joined || known.community !== community) {
      report("member-constant", `${id} was ${known.country}, ${known.joined}, ${known.community}`);
    }
  }
}

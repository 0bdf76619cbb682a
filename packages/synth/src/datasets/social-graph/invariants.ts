import type { Invariant } from "../../schema/dataset.ts";

export const edgeInvariants: readonly Invariant[] = [
  { id: "key", statement: "edge_id is unique." },
  { id: "pair", statement: "(src_id, dst_id, relation) is unique, and src_id differs from dst_id." },
  {
    id: "one-relation",
    statement: "Two members are linked by one relation only; only follow occurs in both directions.",
  },
  { id: "undirected", statement: "Where relation is not follow, src_id < dst_id (as text)." },
  {
    id: "member-constant",
    statement: "A member has the same country, joined_at and community_id wherever it stands as src or dst.",
  },
  { id: "created", statement: "created_at is not before src_joined_at nor before dst_joined_at." },
  { id: "deleted", statement: "deleted_at, where present, is later than created_at, and interactions_30d is 0 then." },
  {
    id: "grouped",
    statement:
      "Rows come in the order in which members joined: the later of src_joined_at and dst_joined_at never decreases from row to row.",
  },
  {
    id: "reciprocal",
    statement:
      "Where relation is not follow, is_reciprocal is true. A follow with is_reciprocal true stands next to its opposite (src_id and dst_id exchanged), the one made first before the other: their created_at are in that order; a follow with is_reciprocal false has no opposite.",
  },
  {
    id: "community",
    statement:
      "friend, family and colleague link members of one community, which is not 0; follow links members of different communities or of community 0.",
  },
  {
    id: "relation-community",
    statement:
      "All undirected edges of a community are of two relations at most, and family and colleague never occur together.",
  },
  {
    id: "founders",
    statement: "Members of community 0 never stand as src_id, but for a follow with is_reciprocal true.",
  },
];

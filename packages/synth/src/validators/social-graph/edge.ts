import { type FieldRule, memberOf, type RecordRules, versionRule } from "../record-rules.ts";

/** An edge whose fields have the published types. */
export interface Edge {
  readonly edge_id: string;
  readonly src_id: string;
  readonly dst_id: string;
  readonly relation: string;
  readonly created_at: string;
  readonly weight: number;
  readonly src_country: string;
  readonly dst_country: string;
  readonly src_joined_at: string;
  readonly dst_joined_at: string;
  readonly src_community_id: number;
  readonly dst_community_id: number;
  readonly interactions_30d: number;
  readonly is_reciprocal: boolean;
  readonly deleted_at: string | null;
  readonly schema_version: string;
}

const member: FieldRule = { type: "text", pattern: /^usr_[0-9A-HJKMNP-TV-Z]{6}$/ };
const country = memberOf("US", "IN", "BR", "ID", "GB", "DE", "MX", "FR", "JP", "NG", "ES", "CA");
const instant: FieldRule = { type: "instant" };
const count: FieldRule = { type: "integer", minimum: 0 };

/** Published form of each field. */
export const edgeRules: RecordRules = new Map<string, FieldRule>([
  ["edge_id", { type: "text", pattern: /^EDG-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["src_id", member],
  ["dst_id", member],
  ["relation", memberOf("friend", "family", "colleague", "follow")],
  ["created_at", instant],
  ["weight", { type: "number", minimum: 0.001, maximum: 1, decimals: 3 }],
  ["src_country", country],
  ["dst_country", country],
  ["src_joined_at", instant],
  ["dst_joined_at", instant],
  ["src_community_id", count],
  ["dst_community_id", count],
  ["interactions_30d", count],
  ["is_reciprocal", { type: "boolean" }],
  ["deleted_at", { type: "instant", nullable: true }],
  ["schema_version", versionRule],
]);

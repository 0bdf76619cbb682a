import type { Column } from "../../engine/column.ts";
import { memberCountries, relations } from "./vocabulary.ts";

const countryCodes = memberCountries.map((country) => country.code);
const user = "usr_[0-9A-HJKMNP-TV-Z]{6}";
const userForm = { kind: "code", prefixes: ["usr_"], radix: 32, width: 6 } as const;

/** Slots of the register, in the order of the columns. */
export const slot = {
  edge: 0,
  src: 1,
  dst: 2,
  relation: 3,
  createdAt: 4,
  weight: 5,
  srcCountry: 6,
  dstCountry: 7,
  srcJoined: 8,
  dstJoined: 9,
  srcCommunity: 10,
  dstCommunity: 11,
  interactions: 12,
  reciprocal: 13,
  deletedAt: 14,
  version: 15,
} as const;

export function edgeColumns(version: string): readonly Column[] {
  return [
    {
      field: {
        name: "edge_id",
        type: "id",
        meaning: "The edge.",
        pattern: "EDG-[0-9A-HJKMNP-TV-Z]{6}",
        example: "EDG-3F7K2Q",
      },
      form: { kind: "code", prefixes: ["EDG-"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "src_id",
        type: "id",
        meaning: "The member who follows; of an undirected edge the one whose id comes first.",
        pattern: user,
        example: "usr_0M4XQ7",
      },
      form: userForm,
    },
    {
      field: {
        name: "dst_id",
        type: "id",
        meaning: "The member who is followed; of an undirected edge the one whose id comes last.",
        pattern: user,
        example: "usr_7QD31B",
      },
      form: userForm,
    },
    {
      field: {
        name: "relation",
        type: "enum",
        meaning: "What links the two; friend, family and colleague are undirected and stored once, follow is directed.",
        values: relations,
        example: "friend",
      },
      form: { kind: "choice", values: relations },
    },
    {
      field: {
        name: "created_at",
        type: "datetime",
        meaning: "When the link was made (UTC).",
        example: "2024-03-04T17:20:11.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "weight",
        type: "number",
        meaning: "Strength of the tie, from acquaintance (0) to the closest (1).",
        minimum: 0.001,
        maximum: 1,
        decimals: 3,
        example: 0.314,
      },
      form: { kind: "decimal", scale: 3 },
    },
    {
      field: {
        name: "src_country",
        type: "enum",
        meaning: "ISO 3166-1 country of src_id.",
        values: countryCodes,
        example: "DE",
      },
      form: { kind: "choice", values: countryCodes },
    },
    {
      field: {
        name: "dst_country",
        type: "enum",
        meaning: "ISO 3166-1 country of dst_id.",
        values: countryCodes,
        example: "DE",
      },
      form: { kind: "choice", values: countryCodes },
    },
    {
      field: {
        name: "src_joined_at",
        type: "datetime",
        meaning: "When src_id joined (UTC).",
        example: "2024-02-20T08:11:02.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "dst_joined_at",
        type: "datetime",
        meaning: "When dst_id joined (UTC).",
        example: "2024-01-17T12:45:33.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "src_community_id",
        type: "int",
        meaning: "Community of src_id; 0 for the founding members, who belong to none.",
        minimum: 0,
        example: 12,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "dst_community_id",
        type: "int",
        meaning: "Community of dst_id; 0 for the founding members, who belong to none.",
        minimum: 0,
        example: 12,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "interactions_30d",
        type: "int",
        meaning: "Messages and reactions between the two in the last 30 days; 0 for a deleted edge.",
        minimum: 0,
        example: 9,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "is_reciprocal",
        type: "bool",
        meaning: "True for undirected edges, and for a follow whose opposite is an edge too.",
        example: true,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "deleted_at",
        type: "datetime",
        meaning: "When the link was taken back (UTC); null for most.",
        nullable: true,
        example: "2024-11-30T21:05:59.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
    },
  ];
}

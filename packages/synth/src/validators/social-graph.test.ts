import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { socialGraph } from "../datasets/social-graph.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateSocialGraph } from "./social-graph.ts";

validatorTrial(socialGraph, validateSocialGraph);

const valid: Row[] = [...parsedRows(socialGraph, "validators", 0, 4_000)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 100 && accepts(row, index));
const value = (index: number, name: string) => valid[index]?.[name];

const tie = at((row) => row.relation !== "follow");
const follow = at((row) => row.relation === "follow" && row.is_reciprocal === false);
const famous = at(
  (row, index) => row.relation === "follow" && valid.slice(0, index).some((other) => other.dst_id === row.dst_id),
);
const mutual = at(
  (row, index) =>
    row.relation === "follow" &&
    row.is_reciprocal === true &&
    valid[index + 1]?.src_id === row.dst_id &&
    valid[index + 1]?.created_at !== row.created_at,
);
const deleted = at((row) => row.deleted_at !== null && row.relation !== "follow");
const kin = at((row) => row.relation === "family" || row.relation === "colleague");
const founder = at((row) => row.dst_community_id === 0 && row.is_reciprocal === false);

const twin = (index: number, change: Row) => (rows: Row[]) =>
  rows.splice(index + 1, 0, { ...rows[index], edge_id: "EDG-000000", ...change });
/** An edge the other way round. */
function turned(index: number): Row {
  const row = valid[index] ?? {};
  const names = ["id", "country", "joined_at", "community_id"];
  const pairs = names.flatMap((name) => [
    [`src_${name}`, row[`dst_${name}`]],
    [`dst_${name}`, row[`src_${name}`]],
  ]);
  return Object.fromEntries(pairs);
}

const mutations: readonly Mutation[] = [
  ["key", "an edge that stands twice", changed(tie, { edge_id: value(3, "edge_id") })],
  ["pair", "a link that stands twice", twin(tie, {})],
  ["pair", "a member who follows itself", changed(follow, { dst_id: value(follow, "src_id") })],
  ["one-relation", "friends who follow each other", twin(tie, { relation: "follow", is_reciprocal: false })],
  ["undirected", "a tie the other way round", changed(tie, turned(tie))],
  [
    "member-constant",
    "a member who moves",
    changed(tie, { src_country: value(tie, "src_country") === "US" ? "IN" : "US" }),
  ],
  ["member-constant", "a member who joins again", changed(famous, { dst_joined_at: "2020-01-01T00:00:00.000Z" })],
  ["created", "a link before the members", changed(tie, { created_at: "2020-01-01T00:00:00.000Z" })],
  ["deleted", "a link that was taken back first", changed(deleted, { deleted_at: value(deleted, "created_at") })],
  ["deleted", "messages over a link that is gone", changed(deleted, { interactions_30d: 4 })],
  ["grouped", "a member who joined before", (rows) => rows.splice(0, 0, ...rows.splice(2_000, 1))],
  ["reciprocal", "a friend who is none", changed(tie, { is_reciprocal: false })],
  ["reciprocal", "a follow without its opposite", (rows) => rows.splice(mutual + 1, 1)],
  [
    "reciprocal",
    "an opposite that was made first",
    changed(mutual, { created_at: later(value(mutual + 1, "created_at"), 1_000) }),
  ],
  ["reciprocal", "an opposite that nobody knows of", changed(mutual, { is_reciprocal: false })],
  ["reciprocal", "a mutual follow that is none", changed(follow, { is_reciprocal: true })],
  ["community", "friends of two communities", changed(tie, { dst_community_id: 99_999 })],
  ["community", "a follow within a community", changed(tie, { relation: "follow", is_reciprocal: false })],
  [
    "relation-community",
    "a family at work",
    changed(kin, { relation: value(kin, "relation") === "family" ? "colleague" : "family" }),
  ],
  ["founders", "a founder who follows", changed(founder, turned(founder))],
  ["schema", "a null where none is declared", changed(tie, { weight: null })],
  ["schema", "a weight of nothing", changed(tie, { weight: 0 })],
  ["schema", "a fourth decimal", changed(tie, { weight: 0.1234 })],
  ["schema", "a field that nobody declared", changed(tie, { note: "x" })],
  ["schema", "a version that changes", changed(tie, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: socialGraph,
  validate: validateSocialGraph,
  valid,
  mutations,
  determined: [
    ...["edge_id", "src_id", "dst_id", "relation", "src_joined_at", "dst_joined_at", "src_community_id"],
    ...["dst_community_id", "is_reciprocal"],
  ],
  noticed: 0.85,
});

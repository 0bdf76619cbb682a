import { type Arena, arena } from "../../engine/arena.ts";
import { lastAtMost } from "../../engine/last-at-most.ts";
import { NULL, type Register, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { draw, innerKey, keyAt, mix, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { slot } from "./columns.ts";
import { COMMUNITIES, communityPlan, LARGEST, type MemberPlan, membersBefore, sizes } from "./community-plan.ts";
import { drawFollows } from "./follows.ts";
import { firstOf, type Members, membersOf } from "./members.ts";
import { fillTie, type Tie } from "./ties.ts";
import { COLLEAGUE, FAMILY, FOLLOW, FRIEND } from "./vocabulary.ts";

interface GraphParameters {
  readonly from: string;
  readonly to: string | null;
  readonly joins_per_day: number;
  readonly reciprocity: number;
  readonly deleted_share: number;
}

const memberStreams = streamsOf("social-graph/member");
const codeStreams = streamsOf("social-graph/member-code");
const blockStreams = streamsOf("social-graph/block");
const fameStreams = streamsOf("social-graph/fame");
const edgeStreams = streamsOf("social-graph/edge");
const edgeCodeStreams = streamsOf("social-graph/edge-code");

/** Cells of a known member. */
const known = { code: 0, joined: 1, country: 2, community: 3 } as const;
const KNOWN_CELLS = 4;
const MOST_FOLLOWS = 64;

/** The community and the member whose edges are being handed out. */
interface Group {
  block: number;
  community: number;
  /** Its first member and its first row. */
  start: number;
  firstRow: number;
  size: number;
  plan: MemberPlan;
  /** The relation of its own that stands beside friend, or friend. */
  bond: number;
  /** Members of the community whose traits are in the table. */
  filled: number;
  /** Place of the member in the community, its rows, and its number in the graph. */
  place: number;
  memberRow: number;
  memberEnd: number;
  key: number;
}

/** Opens the graph of a seed: a member's edges are drawn when its first row is met, then handed out. */
export function openGraph(
  seed: string,
  values: GraphParameters,
  columns: number,
  limit: number,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const streams = { members: memberStreams(seed), codes: codeStreams(seed), blocks: blockStreams(seed) };
  const members = membersOf(streams, startOfDay(values.from), values.joins_per_day);
  const fame = fameStreams(seed);
  const edges = edgeStreams(seed);
  const edgeCodes = edgeCodeStreams(seed);
  const communities = communityPlan(values.reciprocity);
  const traits = memory.float64((LARGEST + 1) * KNOWN_CELLS);
  const links = memory.int32(LARGEST);
  const follows = memory.int32(MOST_FOLLOWS);
  const tie: Tie = { createdAt: 0, weight: 0, interactions: 0, deletedAt: NULL };
  const group = newGroup(communities.plan(sizes[0] as number));

  const enterCommunity = (row: number): void => {
    const { rowsBefore: before, blockRows } = communities;
    group.block = Math.floor(row / blockRows);
    const turn = members.turnOf(group.block);
    const place = row - group.block * blockRows + (before[turn] as number);
    const at = lastAtMost(before, turn, turn + COMMUNITIES, place);
    group.community = 1 + group.block * COMMUNITIES + at - turn;
    group.start = firstOf(group.block) + (membersBefore[at] as number) - (membersBefore[turn] as number);
    group.firstRow = group.block * blockRows + (before[at] as number) - (before[turn] as number);
    group.size = sizes[at % COMMUNITIES] as number;
    group.plan = communities.plan(group.size);
    group.bond = bondOf(innerKey(edges.b, group.community), group.size);
    group.filled = 0;
  };

  const enterMember = (row: number): void => {
    const isNext = row === group.memberEnd && group.place + 1 < group.size;
    const rows = group.plan.rowsBefore;
    const isInside = row >= group.firstRow && row < group.firstRow + (rows[group.size] as number);
    if (!isInside) enterCommunity(row);
    const { plan } = group;
    group.place =
      isNext && isInside ? group.place + 1 : lastAtMost(plan.rowsBefore, 0, group.size, row - group.firstRow);
    group.memberRow = group.firstRow + (plan.rowsBefore[group.place] as number);
    group.memberEnd = group.firstRow + (plan.rowsBefore[group.place + 1] as number);
    group.key = keyAt(edges, group.start + group.place);
    for (; group.filled <= group.place; group.filled++) {
      fillTraits(traits, group.filled, group.start + group.filled, group.community, members);
    }
    drawLinks(links, plan.links[group.place] as number, group);
    const country = traits[group.place * KNOWN_CELLS + known.country] as number;
    const { block, start: communityStart, key } = group;
    drawFollows(follows, plan.follows[group.place] as number, { key, block, communityStart, country }, fame, members);
  };

  const load = (row: number): void => {
    if (row < group.memberRow || row >= group.memberEnd) enterMember(row);
    const { plan, place } = group;
    const { cells } = into;
    const index = row - group.memberRow;
    const linked = plan.links[place] as number;
    cells[slot.edge] = permute(edgeCodes, row, 30);
    const joined = traits[place * KNOWN_CELLS + known.joined] as number;
    if (index < linked) {
      const other = links[index] as number;
      const relation = relationOf(group, index);
      fillTie(tie, innerKey(group.key, index), joined, relation, values.deleted_share);
      writeEnds(into, traits, place, other, relation);
      cells[slot.reciprocal] = 1;
    } else {
      // The first follows are the returned ones, each with its opposite behind it.
      const pairs = 2 * (plan.returned[place] as number);
      const follow = index - linked < pairs ? (index - linked) >> 1 : index - linked - pairs / 2;
      const isAnswer = index - linked < pairs && ((index - linked) & 1) === 1;
      const target = follows[follow] as number;
      fillTraits(traits, LARGEST, target, members.communityOf(target), members);
      fillTie(tie, innerKey(group.key, 500 + follow), joined, FOLLOW, values.deleted_share);
      if (isAnswer) answer(tie, innerKey(group.key, 600 + follow), joined, values.deleted_share);
      writeEnds(into, traits, isAnswer ? LARGEST : place, isAnswer ? place : LARGEST, FOLLOW);
      cells[slot.reciprocal] = index - linked < pairs ? 1 : 0;
    }
    cells[slot.createdAt] = tie.createdAt;
    cells[slot.weight] = tie.weight;
    cells[slot.interactions] = tie.interactions;
    cells[slot.deletedAt] = tie.deletedAt;
  };
  const { to } = values;
  if (to === null) return { register: into, load };
  const startOf = (row: number): number => {
    enterMember(row);
    return members.joinedAt(group.start + group.place);
  };
  return { register: into, rows: rowsBefore(startOf, startOfDay(to), limit), load };
}

function newGroup(plan: MemberPlan): Group {
  return {
    block: 0,
    community: 0,
    start: 0,
    firstRow: 0,
    size: 0,
    plan,
    bond: FRIEND,
    filled: 0,
    place: 0,
    memberRow: 0,
    memberEnd: 0,
    key: 0,
  };
}

/** Small communities are often families, others often workplaces; the rest are friends only. */
function bondOf(key: number, size: number): number {
  const share = unit(draw(key, 0));
  if (size <= 8) return share < 0.5 ? FAMILY : FRIEND;
  return share < 0.38 ? COLLEAGUE : FRIEND;
}

function relationOf(group: Group, index: number): number {
  return unit(draw(group.key, 300 + index)) < 0.72 ? group.bond : FRIEND;
}

function fillTraits(traits: Float64Array, place: number, member: number, community: number, members: Members): void {
  const at = place * KNOWN_CELLS;
  traits[at + known.code] = members.codeOf(member);
  traits[at + known.joined] = members.joinedAt(member);
  traits[at + known.country] = members.countryOf(member);
  traits[at + known.community] = community;
}

/** So many different earlier members of the community: each member draws more or fewer links than others. */
function drawLinks(into: Int32Array, count: number, group: Group): void {
  let taken = 0;
  const { place, key } = group;
  for (let other = 0; taken < count; other++) {
    if (unit(mix(key + Math.imul(other, 0x9e3779b1))) * (place - other) < count - taken) into[taken++] = other;
  }
}

function answer(tie: Tie, key: number, joined: number, deletedShare: number): void {
  const first = tie.createdAt;
  fillTie(tie, key, joined, FOLLOW, deletedShare);
  const wait = tie.createdAt - joined;
  if (tie.deletedAt !== NULL) tie.deletedAt += first - joined;
  tie.createdAt = first + wait;
}

function writeEnds(into: Register, traits: Float64Array, from: number, to: number, relation: number): void {
  const { cells } = into;
  const fromCode = traits[from * KNOWN_CELLS + known.code] as number;
  const toCode = traits[to * KNOWN_CELLS + known.code] as number;
  // Undirected edges stand with the smaller code first, which is the smaller id as text too.
  const isTurned = relation !== FOLLOW && toCode < fromCode;
  const src = (isTurned ? to : from) * KNOWN_CELLS;
  const dst = (isTurned ? from : to) * KNOWN_CELLS;
  cells[slot.relation] = relation;
  cells[slot.src] = traits[src + known.code] as number;
  cells[slot.dst] = traits[dst + known.code] as number;
  cells[slot.srcCountry] = traits[src + known.country] as number;
  cells[slot.dstCountry] = traits[dst + known.country] as number;
  cells[slot.srcJoined] = traits[src + known.joined] as number;
  cells[slot.dstJoined] = traits[dst + known.joined] as number;
  cells[slot.srcCommunity] = traits[src + known.community] as number;
  cells[slot.dstCommunity] = traits[dst + known.community] as number;
}

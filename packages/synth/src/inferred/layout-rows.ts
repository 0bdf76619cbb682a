import { draw, keyAt, type Stream } from "../random/hash.ts";
import type { TableBlueprint } from "./blueprint.ts";
import { type Chooser, evenly, inTurn, rounds, skewed } from "./chooser.ts";
import { type Combination, combining } from "./combination.ts";
import { anotherMember, type DifferingMembers, differingMembers } from "./differing-members.ts";
import { type RowState, type Scope, saltOf, substream } from "./draft.ts";
import { groups } from "./group-sizes.ts";
import { type LayoutPlan, ROW } from "./layout-plan.ts";

/** Sets a state to a row: whose it is, and where it stands in its run. Keys of members are left to the reader. */
export function layoutRows(
  table: TableBlueprint,
  plan: LayoutPlan,
  combination: Combination | undefined,
  of: Stream,
  state: RowState,
): (row: number) => void {
  const { members, timeline, track } = state;
  const { layout } = table;
  const { counts, rows, runSubject } = plan;
  const trackKeys = substream(of, saltOf("/track"));
  const own = table.subjects.findIndex((subject) => layout.kind !== "rows" && subject.name === layout.subject);
  const ranks = layout.kind === "rows" && plan.isRanked && runSubject !== ROW;
  const rankedBy = ranks
    ? rounds(streamOf(of, table, runSubject), rows, counts[runSubject] as number, isSkewed(table, runSubject))
    : undefined;

  const choosers = choosersOf(
    table,
    plan,
    combination,
    of,
    state,
    (subject) => subject === own || (ranks && subject === runSubject),
  );
  const differing = differingMembers(table, plan.order).filter(({ second }) =>
    choosers.some(({ subject }) => subject === second),
  );
  const others = substream(of, saltOf("/another"));
  const combine =
    combination === undefined ? undefined : combining(combination, rows, substream(of, saltOf("/combination")));
  const chooseMembers = (row: number): void => {
    combine?.(row, state.digits);
    for (let i = 0; i < choosers.length; i++) {
      const { by, choose, subject } = choosers[i] as MemberChooser;
      const holder = by === ROW ? row : (members[by]?.index ?? 0);
      (members[subject] as { index: number }).index = choose(holder, 0);
      for (const pair of differing) if (pair.second === subject) tellApart(pair, holder);
    }
  };
  const tellApart = ({ first, second }: DifferingMembers, holder: number): void => {
    const [one, other] = [members[first], members[second]] as [Scope, Scope];
    const count = counts[second] as number;
    if (one.index === other.index && count > 1)
      other.index = anotherMember(one.index, count, draw(keyAt(others, holder), 0));
  };
  const setRun = (id: number, rank: number, length: number): void => {
    if (id !== track.id) track.key = keyAt(trackKeys, id);
    track.id = id;
    track.rank = rank;
    track.length = length;
  };

  if (layout.kind === "groups" && plan.groups !== undefined) {
    const groupOf = groups(substream(of, saltOf("/groups")), plan.groups);
    return (row) => {
      const group = groupOf(row);
      (members[own] as { index: number }).index = group.number;
      setRun(group.number, row - group.first, group.size);
      timeline.id = track.id;
      timeline.key = track.key;
      timeline.rank = track.rank;
      timeline.length = track.length;
      chooseMembers(row);
    };
  }
  if (layout.kind === "series") {
    const count = counts[own] as number;
    const steps = Math.ceil(rows / count);
    return (row) => {
      const step = Math.floor(row / count);
      const member = row - step * count;
      (members[own] as { index: number }).index = member;
      setRun(member, step, steps);
      timeline.rank = step;
      timeline.length = steps;
      chooseMembers(row);
    };
  }
  timeline.key = keyAt(trackKeys, rows);
  timeline.length = rows;
  if (runSubject === ROW) {
    return (row) => {
      timeline.rank = row;
      setRun(0, row, rows);
      chooseMembers(row);
    };
  }
  const perMember = (counts[runSubject] as number) / rows;
  const runner = members[runSubject] as { index: number };
  return (row) => {
    timeline.rank = row;
    if (rankedBy === undefined) {
      chooseMembers(row);
      setRun(runner.index, row * perMember, 1 / perMember);
      return;
    }
    const { member, rank } = rankedBy.at(row);
    runner.index = member;
    setRun(member, rank, Math.ceil(1 / perMember));
    chooseMembers(row);
  };
}

/** How the member of a subject is chosen: by the row, or by the member of another subject. */
interface MemberChooser {
  readonly subject: number;
  readonly by: number;
  readonly choose: Chooser;
}

function choosersOf(
  table: TableBlueprint,
  { chosenBy, counts, order, rows }: LayoutPlan,
  combination: Combination | undefined,
  of: Stream,
  { digits }: RowState,
  isSettled: (subject: number) => boolean,
): readonly MemberChooser[] {
  return order
    .filter((subject) => !isSettled(subject))
    .map((subject) => {
      const digit = combination?.subjects.get(subject);
      if (digit !== undefined) return { subject, by: ROW, choose: () => digits[digit] as number };
      const by = chosenBy[subject] as number;
      const turn = table.subjects[subject]?.turn;
      if (turn !== undefined) return { subject, by, choose: inTurn(turn, counts[subject] as number) };
      const choose = isSkewed(table, subject) ? skewed : evenly;
      const holders = by === ROW ? rows : (counts[by] as number);
      return { subject, by, choose: choose(streamOf(of, table, subject), holders, counts[subject] as number) };
    });
}

function isSkewed({ subjects }: TableBlueprint, subject: number): boolean {
  return subjects[subject]?.spread === "skewed";
}

function streamOf(of: Stream, { subjects }: TableBlueprint, subject: number): Stream {
  return substream(of, saltOf(`/chosen/${subjects[subject]?.name}`));
}

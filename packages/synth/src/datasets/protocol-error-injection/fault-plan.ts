import { pick, type WeightedTable, weightedTable } from "../../random/weighted-table.ts";
import { dialects } from "./dialects.ts";
import { allFaults, controls, type Reaction } from "./faults.ts";

/** What a case is made of: a fault (or control) at a dialect. */
export interface Plan {
  /** Index into `allFaults`. */
  readonly fault: number;
  /** Index into `dialects`. */
  readonly dialect: number;
  readonly reaction: Reaction;
}

interface Choice {
  readonly kinds: WeightedTable;
  /** By kind of fault: the dialects that have it. */
  readonly dialects: readonly WeightedTable[];
}

/** Faults and dialects that a choice of protocols leaves, by draws. */
export interface FaultPlans {
  plan(isControl: boolean, kind: number, dialect: number): Plan;
}

const made = new Map<string, FaultPlans>();

/** The plans for some protocols; none named means all. They are the same for every seed. */
export function faultPlans(protocols: readonly string[]): FaultPlans {
  const name = protocols.join();
  let known = made.get(name);
  if (known === undefined) {
    known = plansOf(new Set(protocols));
    made.set(name, known);
  }
  return known;
}

function plansOf(protocols: ReadonlySet<string>): FaultPlans {
  const shares = allFaults.map((fault) =>
    dialects.map(({ id, protocol, share }) =>
      fault.reactions[id] !== undefined && (protocols.size === 0 || protocols.has(protocol)) ? share : 0,
    ),
  );
  const choice = (from: number, to: number): Choice => {
    const isPossible = (fault: number): boolean =>
      fault >= from && fault < to && (shares[fault] ?? []).some((share) => share > 0);
    return {
      kinds: weightedTable(allFaults.map(({ weight }, fault) => (isPossible(fault) ? weight : 0))),
      dialects: shares.map((weights, fault) => weightedTable(isPossible(fault) ? weights : [1], 8)),
    };
  };
  const sound = choice(0, controls.length);
  const faulty = choice(controls.length, allFaults.length);
  return {
    plan(isControl, kind, dialect) {
      const among = isControl ? sound : faulty;
      const fault = pick(among.kinds, kind);
      const at = pick(among.dialects[fault] as WeightedTable, dialect);
      const reaction = allFaults[fault]?.reactions[dialects[at]?.id ?? "http1"];
      if (reaction === undefined) throw new RangeError(`no ${allFaults[fault]?.type} in dialect ${at}`);
      return { fault, dialect: at, reaction };
    },
  };
}

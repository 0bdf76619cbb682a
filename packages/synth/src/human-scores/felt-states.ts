import { emotionKinds } from "../human/emotion.ts";
import type { HumanRecord, Persona, State } from "../human/record.ts";

/** A state with whose it is. */
export interface FeltState {
  readonly state: State;
  /** `steps[2]` or `turns[5]`. */
  readonly path: string;
  readonly persona: Persona;
  /** True for the person that the row is about. */
  readonly isMain: boolean;
  /** The same person's states before it, in order. */
  readonly before: readonly State[];
}

/** The states of a row of sound shape, in order, each with its person's earlier ones. */
export function feltStates(record: HumanRecord): readonly FeltState[] {
  if (record.format === "traces") {
    return record.steps.map((state, i) => ({
      ...{ state, path: `steps[${i}]`, persona: record.persona, isMain: true },
      before: record.steps.slice(0, i),
    }));
  }
  const { turns, participants } = record;
  return turns.map((state, i) => ({
    ...{ state, path: `turns[${i}]`, persona: participants[state.speaker], isMain: state.speaker === "user" },
    before: turns.slice(0, i).filter(({ speaker }) => speaker === state.speaker),
  }));
}

/** The main person's strongest state: the highest intensity, the earliest of equals. */
export function strongestState(states: readonly FeltState[]): FeltState | undefined {
  let strongest: FeltState | undefined;
  for (const one of states) {
    if (one.isMain && (strongest === undefined || one.state.intensity > strongest.state.intensity)) strongest = one;
  }
  return strongest;
}

/** −1, 0 or 1: what an emotion feels like. */
export function signOf(emotion: State["emotion"]): number {
  return Math.sign(emotionKinds[emotion].valence);
}

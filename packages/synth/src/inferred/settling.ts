import { innerKey } from "../random/hash.ts";
import type { Make, RowState, Scope } from "./draft.ts";
import type { RowPromise, Verdict } from "./promises.ts";

/** Rows drawn again by chance before numbers are pushed, and pushes before the row is left as it is. */
const REDRAWS = 48;
const PUSHES = 24;

/** Makes the values of one row or member, those first that promises hang on. */
export interface Values {
  readonly makes: readonly Make[];
  /** How many of them promises hang on. */
  readonly promised: number;
  readonly promises: readonly OpenPromise[];
}

interface OpenPromise {
  readonly verdict: () => Verdict;
  readonly inputs: RowPromise["inputs"];
  /** Which of the values are drawn again where it is broken. */
  readonly redrawn: readonly number[];
}

/**
 * Makes values that keep the promises. What breaks one is drawn again under another key, which keeps the distribution as it is
 * where the promises hold; should that never help, the numbers at fault are pushed half way to where it holds, and again.
 */
export function settling({ makes, promised, promises }: Values, scope: Scope, { pushes }: RowState): Make {
  const keys = new Float64Array(makes.length);

  /** The first promise that is broken, −1 for none. */
  const broken = (): number => {
    for (let i = 0; i < promises.length; i++) if ((promises[i] as OpenPromise).verdict() !== 0) return i;
    return -1;
  };
  const make = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      scope.key = keys[i] as number;
      (makes[i] as Make)();
    }
  };
  const push = (first: number): void => {
    let at = first;
    let step = 0.5;
    let side: Verdict = 0;
    for (let i = 0; at >= 0 && i < PUSHES; i++) {
      const { inputs, verdict } = promises[at] as OpenPromise;
      const now = verdict();
      if (now !== 1 && now !== -1) break;
      if (side !== 0 && side !== now) step /= 2;
      side = now;
      for (const { sign, slot } of inputs) {
        const from = pushes[slot] as number;
        pushes[slot] = i === PUSHES - 1 ? -now * sign : from + (-now * sign - from) * step;
      }
      make(0, promised);
      at = broken();
    }
    pushes.fill(0);
  };
  const mend = (found: number): void => {
    const first = scope.key;
    keys.fill(first);
    let at = found;
    for (let i = 1; at >= 0 && i <= REDRAWS; i++) {
      const key = innerKey(first, i);
      for (const value of (promises[at] as OpenPromise).redrawn) keys[value] = key;
      make(0, promised);
      at = broken();
    }
    if (at >= 0) push(at);
    make(promised, makes.length);
    scope.key = first;
  };

  return () => {
    for (let i = 0; i < promised; i++) (makes[i] as Make)();
    const at = promises.length === 0 ? -1 : broken();
    if (at >= 0) mend(at);
    else for (let i = promised; i < makes.length; i++) (makes[i] as Make)();
  };
}

import { innerKey } from "../random/hash.ts";
import type { Make, RowState, Scope } from "./draft.ts";
import type { RowPromise, Verdict } from "./promises.ts";

/** Rows drawn again by chance before numbers are pushed, and pushes before the row is left as it is. */
const REDRAWS = 48;
const PUSHES = 24;

/** Makes the values of one row or member, the promised ones first. */
export interface Values {
  /** Fields that promises hang on, in order of evaluation. */
  readonly promised: readonly Make[];
  readonly others: readonly Make[];
  readonly promises: readonly OpenPromise[];
}

interface OpenPromise {
  readonly verdict: () => Verdict;
  readonly inputs: RowPromise["inputs"];
}

/**
 * Makes values that keep the promises. What breaks one is drawn again under another key, which keeps the distribution as it is
 * where the promises hold; should that never help, the numbers at fault are pushed half way to where it holds, and again.
 */
export function settling({ others, promised, promises }: Values, scope: Scope, { pushes }: RowState): Make {
  /** Makes the promised values; the first promise that they break, −1 for none. */
  const attempt = (): number => {
    for (let i = 0; i < promised.length; i++) (promised[i] as Make)();
    for (let i = 0; i < promises.length; i++) if ((promises[i] as OpenPromise).verdict() !== 0) return i;
    return -1;
  };
  const drawAgain = (): void => {
    const first = scope.key;
    for (let i = 1; i <= REDRAWS; i++) {
      scope.key = innerKey(first, i);
      if (attempt() < 0) return;
    }
    push();
  };
  const push = (): void => {
    let broken = attempt();
    let step = 0.5;
    let side: Verdict = 0;
    for (let i = 0; broken >= 0 && i < PUSHES; i++) {
      const { inputs, verdict } = promises[broken] as OpenPromise;
      const now = verdict();
      if (now !== 1 && now !== -1) break;
      if (side !== 0 && side !== now) step /= 2;
      side = now;
      for (const { sign, slot } of inputs) {
        pushes[slot] = Math.max(-1, Math.min(1, (pushes[slot] as number) - now * sign * step));
      }
      broken = attempt();
    }
    pushes.fill(0);
  };
  return () => {
    if (attempt() >= 0) drawAgain();
    for (let i = 0; i < others.length; i++) (others[i] as Make)();
  };
}

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
  readonly promises: readonly { readonly verdict: () => Verdict; readonly inputs: RowPromise["inputs"] }[];
}

/**
 * Makes values that keep the promises. What breaks one is drawn again under another key, which keeps the distribution as it is
 * where the promises hold; should that never help, the numbers at fault are pushed half way to where it holds, and again.
 */
export function settle({ others, promised, promises }: Values, scope: Scope, { pushes }: RowState): void {
  const make = (): number => {
    for (let i = 0; i < promised.length; i++) (promised[i] as Make)();
    for (let i = 0; i < promises.length; i++) if (promises[i]?.verdict() !== 0) return i;
    return -1;
  };
  if (promises.length > 0) {
    const first = scope.key;
    let broken = make();
    for (let attempt = 1; broken >= 0 && attempt <= REDRAWS; attempt++) {
      scope.key = innerKey(first, attempt);
      broken = make();
    }
    if (broken >= 0) {
      pushTogether({ others, promised, promises }, make, broken, pushes);
    }
  }
  for (let i = 0; i < others.length; i++) (others[i] as Make)();
}

function pushTogether({ promises }: Values, make: () => number, first: number, pushes: Float64Array): void {
  let broken = first;
  let step = 0.5;
  let side: Verdict = 0;
  for (let i = 0; broken >= 0 && i < PUSHES; i++) {
    const promise = promises[broken] as Values["promises"][number];
    const verdict = promise.verdict();
    if (verdict !== 1 && verdict !== -1) break;
    if (side !== 0 && side !== verdict) step /= 2;
    side = verdict;
    for (const { sign, slot } of promise.inputs) {
      pushes[slot] = Math.max(-1, Math.min(1, (pushes[slot] as number) - verdict * sign * step));
    }
    broken = make();
  }
  pushes.fill(0);
}

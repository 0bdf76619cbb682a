import { type Chain, type Counted, factorsPer, isPerTime } from "./chain.ts";
import { type Factors, largest, united } from "./factors.ts";
import { isOfReading } from "./grain.ts";
import type { Steps } from "./span.ts";

/** What is read at steps of time. */
export interface Readings {
  /** All that is read again and again, at each of its times. */
  readonly readings: Factors | undefined;
  /** What is read again and again: what the need says it is told for each of, else what there are most of. */
  readonly subjects: Factors;
}

/** "500 sensors every 10 seconds", "twice a day", "une mesure par minute", "2 ticks a second": of whatever is counted. */
export function readingsOf(
  chain: Chain,
  counted: readonly Counted[],
  things: readonly Factors[],
  steps: Steps,
): Readings {
  const isTold = (index: number): boolean => chain.quantities[index]?.bounded === true || isPerTime(chain, index);
  const most = largest(counted.filter(({ index }) => !isTold(index)).map(({ factors }) => factors));
  const subjects = things.length > 0 ? united(things) : (most ?? new Map());
  const times = chain.loose.filter(({ kind }) => kind === "time").flatMap((per) => factorsPer(chain, per, steps) ?? []);
  const rhythms = counted.filter(({ index }) => isRhythm(chain, index)).map(({ factors }) => factors);
  const each = times.length === 0 ? rhythms : [united(times), ...rhythms];
  return { readings: largest(each.map((factors) => united([factors, subjects]))), subjects };
}

/** Whether a number only tells how often something is read. */
function isRhythm(chain: Chain, index: number): boolean {
  const quantity = chain.quantities[index];
  if (quantity === undefined || !isPerTime(chain, index)) return false;
  return quantity.kind === "times" || quantity.value === 1 || isOfReading(quantity);
}

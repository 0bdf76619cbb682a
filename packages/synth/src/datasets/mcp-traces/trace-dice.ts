import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";

/** The draws of one trace, one after another. */
export class TraceDice {
  private readonly key: number;
  private used = 0;

  constructor(key: number) {
    this.key = key;
  }

  word(): number {
    this.used += 1;
    return draw(this.key, this.used);
  }

  unit(): number {
    return unit(this.word());
  }

  chance(share: number): boolean {
    return this.unit() < share;
  }

  below(n: number): number {
    return below(this.word(), n);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  lognormal(median: number, sigma: number): number {
    return median * fastExp(sigma * quantileAt(normalTable(), this.word()));
  }

  /** Nanoseconds around a number of milliseconds. */
  nanoseconds(medianMs: number, sigma: number): number {
    return Math.max(1_000, Math.floor(this.lognormal(medianMs, sigma) * 1e6));
  }
}

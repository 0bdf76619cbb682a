import { below, draw, unit } from "../../random/hash.ts";

/**
 * The draws of one thing (a story, a task), one after another. Every draw is a hash of the thing's key and the draw's number,
 * so telling the thing again gives the same words.
 */
export class Dice {
  readonly key: number;
  private thrown = 0;

  constructor(key: number) {
    this.key = key;
  }

  /** Uniform in 0 … 2^32 − 1. */
  word(): number {
    return draw(this.key, this.thrown++);
  }

  /** Uniform in [0, 1). */
  share(): number {
    return unit(this.word());
  }

  /** Uniform integer in 0 … n − 1. */
  below(n: number): number {
    return below(this.word(), n);
  }

  /** Uniform integer in low … high. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.share() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** A member of a list that is not `other`; the list has at least two different members. */
  pickOther<T>(list: readonly T[], other: T): T {
    for (;;) {
      const member = this.pick(list);
      if (member !== other) return member;
    }
  }

  /** The index of a weight, each as likely as it is heavy. */
  weighted(weights: readonly number[]): number {
    let total = 0;
    for (let i = 0; i < weights.length; i++) total += weights[i] as number;
    let rest = this.share() * total;
    for (let i = 0; i < weights.length; i++) {
      rest -= weights[i] as number;
      if (rest < 0) return i;
    }
    return weights.length - 1;
  }

  /** Several different members in drawn order. */
  some<T>(list: readonly T[], count: number): T[] {
    const taken: T[] = [];
    /** Their places in the list, ascending. */
    const places: number[] = [];
    while (taken.length < count && taken.length < list.length) {
      let place = this.below(list.length - taken.length);
      let at = 0;
      for (; at < places.length && (places[at] as number) <= place; at++) place += 1;
      for (let i = places.length; i > at; i--) places[i] = places[i - 1] as number;
      places[at] = place;
      taken.push(list[place] as T);
    }
    return taken;
  }
}

import { below, draw, unit } from "./hash.ts";

const WORD_DIGITS = 8;
/** "00" … "ff". */
const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/**
 * The draws of one thing, one after another, for things whose number of draws depends on what was drawn. Replaying the
 * thing gives the same draws.
 */
export class DrawSequence {
  private key = 0;
  private drawn = 0;

  /** Starts over with the draws of another thing. */
  restart(key: number): this {
    this.key = key;
    this.drawn = 0;
    return this;
  }

  /** Uniform in 0 … 2^32 − 1. */
  word(): number {
    return draw(this.key, this.drawn++);
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

  /** `size` lower-case hexadecimal digits. */
  hex(size: number): string {
    let text = "";
    for (let left = size; left > 0; left -= WORD_DIGITS) {
      const word = this.word();
      const high = (digits[word >>> 24] as string) + (digits[(word >>> 16) & 255] as string);
      const all = high + (digits[(word >>> 8) & 255] as string) + (digits[word & 255] as string);
      text += left < WORD_DIGITS ? all.slice(0, left) : all;
    }
    return text;
  }
}

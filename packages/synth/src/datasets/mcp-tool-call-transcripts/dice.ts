import { civilFromDays, MS_PER_DAY } from "../../engine/calendar.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";

/** What a transcript is about and when it plays: the things inside it share this. */
export interface Topic {
  readonly key: number;
  /** Start of the transcript, ms since 1970. */
  readonly start: number;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** YYYY-MM-DD of a number of days since 1970. */
function dayText(days: number): string {
  const { year, month, day } = civilFromDays(days);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * The draws of one thing (a transcript, a call), one after another. Every draw is a hash of the thing's key and the draw's
 * number, so replaying the thing gives the same values whatever else was drawn before.
 */
export class Dice {
  readonly key: number;
  readonly topic: Topic;
  private thrown = 0;

  constructor(key: number, topic: Topic) {
    this.key = key;
    this.topic = topic;
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

  /** A member chosen so that earlier ones are likelier: rank r with about the density of 1/√r. */
  pickEarly<T>(list: readonly T[]): T {
    const share = this.share();
    return list[Math.floor(share * share * list.length)] as T;
  }

  /** Mostly the member that this transcript is about, else another: agents ask several things of one subject. */
  focus<T>(list: readonly T[], subject: number): T {
    const stray = this.word();
    if (unit(stray) < 0.3) return this.pick(list);
    return list[below(draw(innerKey(this.topic.key, 7_000 + subject), 0), list.length)] as T;
  }

  /** An integer that the transcript is about, in 0 … n − 1. */
  subject(n: number, subject: number): number {
    const stray = this.word();
    if (unit(stray) < 0.3) return this.below(n);
    return below(draw(innerKey(this.topic.key, 8_000 + subject), 0), n);
  }

  /** `size` lower-case hexadecimal digits. */
  hex(size: number): string {
    let text = "";
    while (text.length < size) text += this.word().toString(16).padStart(8, "0");
    return text.slice(0, size);
  }

  /** Several different members, in the list's order. */
  some<T>(list: readonly T[], count: number): T[] {
    const taken: T[] = [];
    for (const [index, member] of list.entries()) {
      if (this.share() * (list.length - index) < count - taken.length) taken.push(member);
    }
    return taken;
  }

  /** A date at most `most` days before the transcript. */
  dayBefore(most: number): string {
    return dayText(Math.floor(this.topic.start / MS_PER_DAY) - this.below(most + 1));
  }

  /** A date `least` to `most` days after the transcript. */
  dayAfter(least: number, most: number): string {
    return dayText(Math.floor(this.topic.start / MS_PER_DAY) + this.between(least, most));
  }

  /** The date in the next two months that the transcript's plans are about, mostly. */
  plannedDay(): string {
    return dayText(Math.floor(this.topic.start / MS_PER_DAY) + 4 + this.subject(60, 90));
  }

  /** A minute at most `most` minutes before the transcript, as YYYY-MM-DDTHH:mm:00Z. */
  minuteBefore(most: number): string {
    const minutes = Math.floor(this.topic.start / 60_000) - this.below(most + 1);
    const days = Math.floor(minutes / 1_440);
    const inDay = minutes - days * 1_440;
    const hours = Math.floor(inDay / 60);
    return `${dayText(days)}T${twoDigits(hours)}:${twoDigits(inDay - hours * 60)}:00Z`;
  }
}

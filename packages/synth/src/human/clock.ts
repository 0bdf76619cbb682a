import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../engine/calendar.ts";
import type { DrawSequence } from "../random/draw-sequence.ts";

const MINUTE = 60_000;
const HOUR = 3_600_000;
/** Rows lie within the year from this day on: no clock is read, so that an order's rows are the same for ever. */
const firstDay = daysFromCivil(2026, 1, 1);
const DAYS = 365;
const wakes = 6 * HOUR;
const sleeps = 23 * HOUR + 50 * MINUTE;

/** YYYY-MM-DDTHH:mm:ss.sssZ */
export function instantText(ms: number): string {
  const days = Math.floor(ms / MS_PER_DAY);
  const { year, month, day } = civilFromDays(days);
  const rest = ms - days * MS_PER_DAY;
  const two = (value: number): string => String(value).padStart(2, "0");
  const time = `${two(Math.floor(rest / HOUR))}:${two(Math.floor(rest / MINUTE) % 60)}:${two(Math.floor(rest / 1000) % 60)}`;
  return `${year}-${two(month)}-${two(day)}T${time}.${String(rest % 1000).padStart(3, "0")}Z`;
}

/** Local time of one person, in milliseconds since 1970; it only moves forward, and only through waking hours. */
export class LocalClock {
  local: number;
  private readonly draws: DrawSequence;

  /** Starts on some day: mornings and evenings more often than the middle of the day. */
  constructor(draws: DrawSequence, latest: number) {
    this.draws = draws;
    const day = firstDay + draws.below(DAYS);
    const peak = draws.chance(0.4) ? 8 : draws.chance(0.6) ? 18 : 13;
    const hour = Math.max(6.2, Math.min(latest, peak + (draws.share() + draws.share() - 1) * 3));
    this.local = day * MS_PER_DAY + Math.floor(hour * HOUR) + draws.below(MINUTE);
  }

  /** The day of the week, Monday 0. */
  weekday(): number {
    return (Math.floor(this.local / MS_PER_DAY) + 3) % 7;
  }

  /** Moves on between two steps of a trace: minutes, hours, or a night. */
  toNextStep(): void {
    const { draws } = this;
    const u = draws.share();
    const share = draws.share();
    if (u < 0.32) this.local += Math.floor((3 + share * 45) * MINUTE);
    else if (u < 0.8) this.local += Math.floor((0.8 + share * 4.5) * HOUR);
    else this.local += Math.floor((14 + share * 10) * HOUR);
    this.stayAwake();
  }

  /** Moves on between two messages: time to read and to write, now and then a break. */
  toNextMessage(length: number): void {
    const { draws } = this;
    const seconds = draws.chance(0.05)
      ? 900 + draws.below(3_000)
      : 5 + length * 0.18 + draws.share() * draws.share() * 260;
    const inDay = this.local % MS_PER_DAY;
    // Nobody's conversation goes on past midnight: the last messages follow fast.
    this.local += inDay + seconds * 1000 > sleeps ? 1_000 + draws.below(1_000) : Math.floor(seconds * 1000);
  }

  private stayAwake(): void {
    const inDay = this.local % MS_PER_DAY;
    if (inDay >= wakes && inDay < sleeps) return;
    const morning = this.local - inDay + (inDay < wakes ? 0 : MS_PER_DAY);
    this.local = morning + wakes + Math.floor((0.3 + this.draws.share() * 3.5) * HOUR);
  }
}

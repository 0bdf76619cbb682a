import type { LocalClock } from "./clock.ts";
import type { Cell, Turn } from "./record.ts";

const HOUR = 3_600_000;

/** The messages so far, with the rule of each state. */
export class Transcript {
  readonly turns: Turn[] = [];
  readonly ruleTrace: string[] = [];
  private readonly clock: LocalClock;
  private readonly utcOffset: number;

  constructor(clock: LocalClock, utcOffset: number) {
    this.clock = clock;
    this.utcOffset = utcOffset;
  }

  /** When the next message is sent, after one of this text was read or written. */
  at(text: string): number {
    if (this.turns.length > 0) this.clock.toNextMessage(text.length);
    return this.clock.local - this.utcOffset * HOUR;
  }

  add(turn: Turn, cell: Cell): void {
    this.ruleTrace.push(`${turn.index} ${cell} ${turn.emotion}`);
    this.turns.push(turn);
  }
}

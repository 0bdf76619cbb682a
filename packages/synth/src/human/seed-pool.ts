import type { DrawSequence } from "../random/draw-sequence.ts";
import { isWelcome } from "./event-choice.ts";
import type { EventCode, Family, Seed } from "./family-book.ts";
import type { Matter } from "./matter-book.ts";

/** What people go to somebody about. */
export const complaints: ReadonlySet<EventCode> = new Set<EventCode>(["wrong", "bad", "stuck", "unfair"]);

/** What does not belong to the thread of a talk. */
const aside: ReadonlySet<EventCode> = new Set<EventCode>([
  ...(["fgood", "fbad", "odd", "like", "love", "dislike", "disgust"] as const),
]);

/** What a story may open with, beside what its matter begins with. */
const opening: ReadonlySet<EventCode> = new Set<EventCode>(["bad", "stuck", "wrong", "hope", "fear"]);

/** The events that may still come up in a story: none of them does twice. */
export class SeedPool {
  private readonly draws: DrawSequence;
  private readonly family: Family;
  private readonly matter: Matter;
  private readonly used = new Set<Seed>();

  constructor(draws: DrawSequence, family: Family, matter: Matter) {
    this.draws = draws;
    this.family = family;
    this.matter = matter;
  }

  /** All events of the family. */
  all(): readonly Seed[] {
    return [...this.family.seeds.values()].flat();
  }

  /** What the matter may open with, beside its own beginnings. */
  openings(): readonly Seed[] {
    return this.matter.seeds.filter(({ code }) => opening.has(code));
  }

  /** What else belongs to the same thing and weighs the same way. */
  thread(isGood: boolean): readonly Seed[] {
    const from = this.matter.seeds.length > 0 ? this.matter.seeds : this.all();
    return this.free(from).filter(({ code }) => code !== "plain" && !aside.has(code) && isWelcome(code) === isGood);
  }

  free(from: readonly Seed[]): readonly Seed[] {
    return from.filter((seed) => !this.used.has(seed));
  }

  /** One of those that have not come up yet. */
  take(from: readonly Seed[]): Seed | null {
    const free = this.free(from);
    if (free.length === 0) return null;
    const seed = this.draws.pick(free);
    this.use(seed);
    return seed;
  }

  /** An event of a kind, of the matter if it is to be: then one that is as welcome will do. */
  takeOf(code: EventCode, isMatter: boolean): Seed | null {
    if (isMatter) {
      const own = this.take(this.matter.seeds.filter((seed) => seed.code === code));
      const alike = (seed: Seed): boolean => seed.code !== "plain" && isWelcome(seed.code) === isWelcome(code);
      const seed = own ?? (code === "plain" ? null : this.take(this.matter.seeds.filter(alike)));
      if (seed !== null) return seed;
    }
    return this.take(this.family.seeds.get(code) ?? []);
  }

  takeAny(): Seed | null {
    for (const code of ["good", "bad", "hope", "fear", "stuck", "kind", "fgood", "fbad"] as const) {
      const seed = this.takeOf(code, false);
      if (seed !== null) return seed;
    }
    return null;
  }

  /** Nothing comes up twice; and what a matter begins with has happened in one way only. */
  use(seed: Seed): void {
    this.used.add(seed);
    const { onsets } = this.matter;
    if (!onsets.includes(seed) || !complaints.has(seed.code)) return;
    for (const other of onsets) if (other.code === seed.code) this.used.add(other);
  }
}

import type { Family, Seed } from "./family-book.ts";
import type { ScenarioReading } from "./reading.ts";
import type { Persona } from "./record.ts";
import type { StoryFrame } from "./story.ts";

const nobody: ReadonlySet<Seed> = new Set();

/** What a row's story depends on, out of how its scenario was understood. */
export function storyFrame(
  family: Family,
  persona: Persona,
  reading: ScenarioReading,
  leftOut: ReadonlySet<Seed> = nobody,
): StoryFrame {
  return {
    family,
    persona,
    asked: new Set(reading.emotions),
    isLeftOut: (seed) => leftOut.has(seed),
    isGentle: reading.kind === "sensitive",
    temper: reading.temper === "calm" ? 0.72 : reading.temper === "heated" ? 1.25 : 1,
  };
}

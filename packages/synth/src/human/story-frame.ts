import type { Family } from "./family-book.ts";
import { matterFor } from "./matter-book.ts";
import type { ScenarioReading } from "./reading.ts";
import type { Persona } from "./record.ts";
import type { StoryFrame } from "./story.ts";

/** What a row's story depends on, out of how its scenario was understood. */
export function storyFrame(
  family: Family,
  persona: Persona,
  reading: ScenarioReading,
  { quiet, stay }: Pick<StoryFrame, "quiet" | "stay">,
): StoryFrame {
  return {
    family,
    persona,
    asked: new Set(reading.emotions),
    isGentle: reading.kind === "sensitive",
    temper: reading.temper === "calm" ? 0.72 : reading.temper === "heated" ? 1.25 : 1,
    matter: matterFor(reading, family),
    quiet,
    stay,
  };
}

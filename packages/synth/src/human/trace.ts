import { voice } from "../language/voice.ts";
import { innerKey } from "../random/hash.ts";
import { Chronicle } from "./chronicle.ts";
import { LocalClock } from "./clock.ts";
import { kindOf } from "./exchange-book.ts";
import { code, persona, voiceFor } from "./persona.ts";
import type { HumanTrace, TraceStep } from "./record.ts";
import { labelled, type RowOrder } from "./row-order.ts";
import { cast, Scene } from "./scene.ts";
import { Story } from "./story.ts";
import { storyFrame } from "./story-frame.ts";
import { Wording } from "./wording.ts";

const HOUR = 3_600_000;

/** One person's days: steps of event, feeling, action, told by that person. */
export function trace({ reading, family, draws, key, provenance }: RowOrder): HumanTrace {
  const id = `htr_${code(draws, 12)}`;
  const people = cast(draws, family, { ...reading, facing: false });
  const manner = voiceFor(voice(), innerKey(key, 1), reading);
  const utcOffset = draws.between(-8, 10);
  const person = persona(draws, { ...people.user, goals: family.goals, utcOffset }, manner);
  const clock = new LocalClock(draws, 21);
  const scene = new Scene(people, reading, clock.weekday(), key);
  scene.statesParticulars(kindOf(family.id, reading.matter), reading.matter, clock.weekday());
  const story = new Story(draws, storyFrame(family, person, reading, { quiet: 0.42, stay: 0.48 }));
  const [low, high] = reading.turns ?? [6, 10];
  const size = draws.between(Math.max(5, Math.min(12, low)), Math.max(5, Math.min(12, high)));
  const chronicle = new Chronicle(person, scene, story, key);
  const wording = new Wording(scene, family, manner);
  const steps: TraceStep[] = [];
  for (let index = 0; index < size; index++) {
    if (index > 0) clock.toNextStep();
    // A story without any feeling has nothing to explain.
    const felt = index === size - 1 && story.strongest() < 0 ? story.fresh(index) : story.next(index);
    const { state, content } = chronicle.enter(felt, index, clock.local - utcOffset * HOUR);
    wording.begin(innerKey(key, 100 + index), manner, content);
    if (felt.phase === "continuing") wording.dwell(felt);
    else wording.tell(felt);
    if (felt.emotion === "neutral") wording.details(1, felt);
    else wording.feeling(felt.emotion);
    if (wording.utterance.chance(0.4 + manner.verbosity * 0.3)) wording.did(content, manner);
    if (felt.emotion !== "neutral") wording.details(manner.verbosity, felt);
    steps.push({ ...state, text: wording.finish() });
  }
  return {
    trace_id: id,
    format: "traces",
    scenario: labelled(reading, people.place),
    persona: person,
    started_at: (steps[0] as TraceStep).at,
    ended_at: (steps.at(-1) as TraceStep).at,
    steps,
    causal_summary: chronicle.summary(draws),
    provenance: { ...provenance, rule_trace: chronicle.ruleTrace },
  };
}

import { agentVoice, type Voice, voice } from "../language/voice.ts";
import { innerKey } from "../random/hash.ts";
import { Chronicle } from "./chronicle.ts";
import { LocalClock } from "./clock.ts";
import { Dialogue } from "./dialogue.ts";
import { kindOf } from "./exchange-book.ts";
import { Listener } from "./listener.ts";
import { code, persona, voiceFor } from "./persona.ts";
import type { HumanConversation, Turn } from "./record.ts";
import { labelled, type RowOrder } from "./row-order.ts";
import { type Cast, cast, Scene } from "./scene.ts";
import { Story } from "./story.ts";
import { storyFrame } from "./story-frame.ts";

const friendGoals = [
  { goal: "being_a_good_friend", text: "being a good friend" },
  { goal: "a_calm_day", text: "a calm day" },
] as const;
const ownGoals = [
  { goal: "own_interest", text: "what is mine" },
  { goal: "a_fair_outcome", text: "a fair outcome" },
] as const;
const dutyGoals = [
  { goal: "doing_the_job_well", text: "doing the job well" },
  { goal: "a_fair_outcome", text: "a fair outcome" },
] as const;

/** How the other person writes: those on duty with more care. */
function otherVoice(people: Cast, order: RowOrder): Voice {
  const key = innerKey(order.key, 2);
  return people.isFacing && order.family.isOnDuty ? agentVoice(voice(), key) : voiceFor(voice(), key, order.reading);
}

/** One whole conversation between two people. */
export function conversation(order: RowOrder): HumanConversation {
  const { reading, family, draws, key, provenance } = order;
  const id = `hcv_${code(draws, 12)}`;
  const people = cast(draws, family, reading);
  const manners = { user: voiceFor(voice(), innerKey(key, 1), reading), other: otherVoice(people, order) };
  const utcOffset = draws.between(-8, 10);
  const user = persona(draws, { ...people.user, goals: family.goals, utcOffset }, manners.user);
  const facingGoals = family.isOnDuty ? dutyGoals : ownGoals;
  const goals = people.isFacing ? facingGoals : friendGoals;
  const other = persona(draws, { ...people.other, goals, utcOffset }, manners.other);
  const clock = new LocalClock(draws, 19.5);
  const scene = new Scene(people, reading, clock.weekday(), key);
  const kind = kindOf(family.id, reading.matter);
  scene.statesParticulars(kind, reading.matter, clock.weekday());
  const frame = storyFrame(family, user, reading, { quiet: 0.12, stay: 0.62 });
  const story = new Story(draws, frame);
  const chronicle = new Chronicle(user, scene, story, key);
  const listener = new Listener(draws, other, people.user.name, people.isFacing);
  const dialogue = new Dialogue({
    order,
    scene,
    story,
    chronicle,
    listener,
    manners,
    clock,
    utcOffset,
    matter: frame.matter,
    kind,
  });
  const turns = [...dialogue.run()];
  return {
    conversation_id: id,
    format: "conversations",
    scenario: labelled(reading, people.place),
    participants: { user, other },
    started_at: (turns[0] as Turn).at,
    ended_at: (turns.at(-1) as Turn).at,
    turns,
    causal_summary: chronicle.summary(draws),
    provenance: { ...provenance, rule_trace: dialogue.ruleTrace },
  };
}

import type { DrawSequence } from "../random/draw-sequence.ts";
import { fastExp } from "../random/exponential.ts";
import { innerKey } from "../random/hash.ts";
import { instantText } from "./clock.ts";
import { emotionKinds } from "./emotion.ts";
import type { Felt } from "./felt.ts";
import { published } from "./published.ts";
import {
  type Affect,
  type CausalSummary,
  type Goal,
  type HumanEvent,
  type Persona,
  rules,
  type State,
} from "./record.ts";
import type { EventWords, Scene } from "./scene.ts";
import type { Story } from "./story.ts";
import { causalSummary } from "./summary.ts";
import type { Content } from "./wording.ts";

const HOUR = 3_600_000;

/** The mood after a state: it fades by half in the persona's half-life, and each feeling moves it. */
export function moodAfter(before: Affect, affect: Affect, hours: number, halfLife: number): Affect {
  const kept = fastExp((-Math.LN2 * hours) / halfLife);
  const move = (mood: number, felt: number): number =>
    published(Math.max(-1, Math.min(1, kept * mood + rules.moodGain * felt)));
  return { valence: move(before.valence, affect.valence), arousal: move(before.arousal, affect.arousal) };
}

/** One person's states as they are published, one after another. */
export class Chronicle {
  readonly ruleTrace: string[] = [];
  private readonly persona: Persona;
  private readonly scene: Scene;
  private readonly story: Story;
  private readonly key: number;
  private readonly states: State[] = [];
  private mood: Affect;
  private lastAt = -1;

  constructor(persona: Persona, scene: Scene, story: Story, key: number) {
    this.persona = persona;
    this.scene = scene;
    this.story = story;
    this.key = key;
    this.mood = persona.mood_at_start;
  }

  /** Adds a state at a time (milliseconds since 1970, UTC); its text is still to be written. */
  enter(felt: Felt, index: number, at: number): { readonly state: Omit<State, "text">; readonly content: Content } {
    const { scene, persona } = this;
    const words = felt.seed === null ? null : scene.event(felt.seed, felt.status);
    const goal = felt.seed === null ? null : (persona.goals[felt.seed.goal] ?? null);
    const deed = felt.tendency === null ? null : scene.action(felt.tendency, innerKey(this.key, 5_000 + index));
    const kind = emotionKinds[felt.emotion];
    const affect = {
      valence: published(kind.valence * felt.intensity),
      arousal: published(kind.arousal * felt.intensity),
    };
    const hours = this.lastAt < 0 ? 0 : (at - this.lastAt) / HOUR;
    this.mood = moodAfter(this.mood, affect, hours, persona.mood_half_life_hours);
    this.lastAt = at;
    const state: State = {
      index,
      at: instantText(at),
      event: words === null || goal === null ? null : eventOf(felt, words, goal),
      appraisal: felt.appraisal,
      prior: felt.prior,
      emotion: felt.emotion,
      intensity: felt.intensity,
      relevance: felt.relevance,
      habituation: felt.habituation,
      ...affect,
      mood: this.mood,
      action: felt.tendency === null || deed === null ? null : { token: felt.tendency.token, text: `I ${deed.done}` },
      text: "",
    };
    this.states.push(state);
    this.ruleTrace.push(`${index} ${felt.cell} ${felt.emotion}`);
    return { state, content: { felt, words, goal, deed } };
  }

  /** Why the person did what it did at its strongest moment. */
  summary(draws: DrawSequence): CausalSummary {
    const best = Math.max(0, this.story.strongest());
    const felt = this.story.felt[best] as Felt;
    const goal = this.persona.goals[felt.seed?.goal ?? 0] as Goal;
    return causalSummary(draws, this.states[best] as State, felt.cell, goal);
  }
}

function eventOf(felt: Felt, words: EventWords, goal: Goal): HumanEvent {
  return {
    kind: felt.kind,
    token: felt.seed?.token ?? "",
    text: words.text,
    object: words.topic,
    concerns: felt.concerns,
    status: felt.status,
    phase: felt.phase,
    goal: goal.goal,
    caused_by: felt.causedBy,
  };
}

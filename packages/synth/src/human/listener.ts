import type { DrawSequence } from "../random/draw-sequence.ts";
import { cellOf, emotionOf, leadTerm } from "./appraisal.ts";
import { moodAfter } from "./chronicle.ts";
import { instantText } from "./clock.ts";
import { emotionKinds } from "./emotion.ts";
import { indifferent } from "./first-appraisal.ts";
import { published } from "./published.ts";
import type { Affect, Appraisal, Cell, Goal, HumanEvent, Persona, State } from "./record.ts";
import { rules } from "./record.ts";
import type { Felt } from "./story.ts";
import type { Content } from "./wording.ts";

const HOUR = 3_600_000;
const LONGEST_TOKEN = 48;

/** What the other person has come upon in the conversation. */
export type Occasion = "fate" | "own part" | null;

/** The other person's side: moved by what the main person tells, as far as they like them. */
export class Listener {
  readonly persona: Persona;
  private readonly draws: DrawSequence;
  private readonly liking: number;
  private readonly userName: string;
  private readonly known = new Set<string>();
  private readonly emotions: string[] = [];
  private mood: Affect;
  private lastAt = -1;

  constructor(draws: DrawSequence, persona: Persona, userName: string, isFacing: boolean) {
    this.draws = draws;
    this.persona = persona;
    this.userName = userName;
    this.liking = isFacing ? 0.2 + draws.share() * 0.3 : 0.45 + draws.share() * 0.5;
    this.mood = persona.mood_at_start;
  }

  /** The state in which the other person answers. */
  state(
    index: number,
    at: number,
    about: Content | null,
    occasion: Occasion,
  ): { readonly state: Omit<State, "text">; readonly cell: Cell } {
    const goal = this.persona.goals[0] as Goal;
    const isMoved = about !== null && occasion !== null && about.words !== null && about.felt.emotion !== "neutral";
    const event = isMoved ? this.event(about, occasion, goal) : null;
    const appraisal = isMoved ? this.appraisal(about.felt, occasion) : indifferent;
    const cell = cellOf(event, appraisal, null);
    const emotion = emotionOf(cell, appraisal);
    let run = 0;
    while (emotion !== "neutral" && this.emotions.at(-1 - run) === emotion) run += 1;
    this.emotions.push(emotion);
    const habituation = published(Math.min(rules.habituation.most, rules.habituation.step * run));
    const relevance = event === null ? 0 : goal.weight;
    const intensity = published(Math.abs(leadTerm(event, emotion, appraisal)) * relevance * (1 - habituation));
    const kind = emotionKinds[emotion];
    const affect = { valence: published(kind.valence * intensity), arousal: published(kind.arousal * intensity) };
    const hours = this.lastAt < 0 ? 0 : (at - this.lastAt) / HOUR;
    this.mood = moodAfter(this.mood, affect, hours, this.persona.mood_half_life_hours);
    this.lastAt = at;
    const state = {
      ...{ index, at: instantText(at), event, appraisal, prior: null, emotion, intensity, relevance, habituation },
      ...{ ...affect, mood: this.mood, action: null },
    };
    return { state, cell };
  }

  private event({ felt, words }: Content, occasion: Occasion, goal: Goal): HumanEvent {
    const isGood = emotionKinds[felt.emotion].valence >= 0;
    const topic = words?.topic ?? "";
    const prefix = occasion === "own part" ? "own_part_in_" : isGood ? "good_for_friend_" : "hard_for_friend_";
    const token = (prefix + (felt.seed?.token ?? "")).slice(0, LONGEST_TOKEN);
    const text =
      occasion === "own part"
        ? `I let ${this.userName} down over ${topic}`
        : isGood
          ? `${this.userName} was glad about ${topic}`
          : `${topic} weighed on ${this.userName}`;
    const phase = this.known.has(token) ? "continuing" : "onset";
    this.known.add(token);
    return {
      ...({ kind: occasion === "own part" ? "action" : "event", token, text, object: topic } as const),
      ...({ concerns: occasion === "own part" ? "self" : "other", status: "present", phase } as const),
      ...{ goal: goal.goal, caused_by: null },
    };
  }

  private appraisal(felt: Felt, occasion: Occasion): Appraisal {
    const { draws } = this;
    const size = published(Math.max(0.24, Math.min(0.95, felt.intensity * (0.7 + draws.share() * 0.7))));
    const base = {
      ...indifferent,
      control: published(draws.share() - 0.4),
      suddenness: published(draws.share() * 0.5),
    };
    if (occasion === "own part") {
      return { ...base, agency: "self", praiseworthiness: -size, norm: published(-0.15 - draws.share() * 0.6) };
    }
    const isGood = emotionKinds[felt.emotion].valence >= 0;
    return { ...base, desirability: isGood ? size : -size, liking: published(this.liking) };
  }
}

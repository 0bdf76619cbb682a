import type { DrawSequence } from "../random/draw-sequence.ts";
import { cellOf, emotionOf, leadTerm } from "./appraisal.ts";
import { moodAfter } from "./chronicle.ts";
import { instantText } from "./clock.ts";
import { type Emotion, emotionKinds } from "./emotion.ts";
import { indifferent } from "./first-appraisal.ts";
import { published } from "./published.ts";
import type { Affect, Appraisal, Cell, EventStatus, Goal, HumanEvent, Persona, Prior, State } from "./record.ts";
import { rules } from "./record.ts";
import type { Content } from "./wording.ts";

const HOUR = 3_600_000;
const LONGEST_TOKEN = 48;

/**
 * What the other person has come upon in the conversation: the main person's fate, their own part in it, a reproach, an offer
 * that they make and what becomes of it, thanks. Nothing else moves them.
 */
export type Occasion = "fate" | "own part" | "reproach" | "offering" | "accepted" | "turned down" | "thanked" | null;

/** What the main person was moved by, and what it is about. */
export interface Cause {
  readonly content: Content | null;
  readonly topic: string;
}

interface Moved {
  readonly event: HumanEvent;
  readonly appraisal: Appraisal;
  readonly prior: Prior | null;
}

/** The other person's side: moved by what the main person tells, asks and answers, as far as it touches them. */
export class Listener {
  readonly persona: Persona;
  private readonly draws: DrawSequence;
  private readonly liking: number;
  private readonly userName: string;
  private readonly known = new Map<string, string>();
  private readonly emotions: Emotion[] = [];
  private mood: Affect;
  private lastAt = -1;
  private offers = 0;
  /** The offer that is still open: where it was made, and in what feeling. */
  private offered: Prior | null = null;

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
    cause: Cause,
    occasion: Occasion,
  ): { readonly state: Omit<State, "text">; readonly cell: Cell } {
    const goal = this.persona.goals[0] as Goal;
    const moved = this.moved(occasion, cause, goal);
    const event = moved?.event ?? null;
    const appraisal = moved?.appraisal ?? indifferent;
    const prior = moved?.prior ?? null;
    const cell = cellOf(event, appraisal, prior?.emotion ?? null);
    const emotion = emotionOf(cell, appraisal);
    if (occasion === "offering" && moved !== null) this.offered = { index, emotion };
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
      ...{ index, at: instantText(at), event, appraisal, prior, emotion, intensity, relevance, habituation },
      ...{ ...affect, mood: this.mood, action: null },
    };
    return { state, cell };
  }

  /** What it is to the other person; null where it does not touch them. */
  private moved(occasion: Occasion, { content, topic }: Cause, goal: Goal): Moved | null {
    const { userName } = this;
    const felt = content?.felt;
    const size = (low: number, high: number): number => published(low + this.draws.share() * (high - low));
    const moving = felt === undefined || felt.intensity === 0 ? size(0.25, 0.6) : felt.intensity;
    const strength = published(Math.max(0.24, Math.min(0.95, moving * (0.85 + this.draws.share() * 0.35))));
    const base = { ...indifferent, control: size(-0.4, 0.6), suddenness: size(0, 0.5) };
    const made = (about: Partial<HumanEvent>, appraisal: Partial<Appraisal>, prior: Prior | null = null): Moved => ({
      event: this.event(about, topic, goal),
      appraisal: { ...base, ...appraisal },
      prior,
    });
    switch (occasion) {
      case null:
        return null;
      case "fate": {
        if (felt === undefined || content?.words == null || felt.emotion === "neutral") return null;
        const isGood = emotionKinds[felt.emotion].valence >= 0;
        const text = isGood ? `${userName} was glad about ${topic}` : `${userName} had a hard time with ${topic}`;
        const token = `${isGood ? "good" : "hard"}_for_${felt.seed?.token ?? "them"}`;
        return made(
          { token, text, concerns: "other" },
          { desirability: isGood ? strength : -strength, liking: published(this.liking) },
        );
      }
      case "own part":
        return made(
          { kind: "action", token: "own_part", text: `I let ${userName} down over ${topic}` },
          { agency: "self", praiseworthiness: -strength, norm: size(-0.75, -0.15) },
        );
      case "reproach":
        return made(
          { kind: "action", token: "reproach", text: `${userName} laid ${topic} at my door` },
          {
            ...{ agency: "other", praiseworthiness: -strength, norm: size(-0.7, -0.2) },
            desirability: this.draws.chance(0.5) ? -strength : published(0),
          },
        );
      case "offering":
        this.offers += 1;
        return made(
          { token: this.offerToken(), text: `${userName} may take my offer about ${topic}`, status: "prospective" },
          { desirability: size(0.3, 0.8), likelihood: size(0.2, 0.7) },
        );
      case "accepted":
      case "turned down":
        return this.answered(occasion === "accepted", topic, made, size(0.25, 0.75));
      case "thanked":
        return made(
          { kind: "action", token: "thanks", text: `${userName} thanked me for ${topic}` },
          { agency: "other", praiseworthiness: size(0.25, 0.7), desirability: size(0.22, 0.6), norm: size(0.2, 0.6) },
        );
    }
  }

  private answered(
    isTaken: boolean,
    topic: string,
    made: (about: Partial<HumanEvent>, appraisal: Partial<Appraisal>, prior: Prior | null) => Moved,
    size: number,
  ): Moved | null {
    const { offered } = this;
    if (offered === null) return null;
    this.offered = null;
    const status: EventStatus = isTaken ? "confirmed" : "disconfirmed";
    const text = `${this.userName} ${isTaken ? "took" : "turned down"} my offer about ${topic}`;
    return made({ token: this.offerToken(), text, status }, { desirability: isTaken ? size : -size }, offered);
  }

  private offerToken(): string {
    return `my_offer_${this.offers}`;
  }

  private event(about: Partial<HumanEvent>, topic: string, goal: Goal): HumanEvent {
    const event = {
      ...({ kind: "event", token: "", text: "", concerns: "self", status: "present" } as const),
      ...about,
    };
    const token = event.token.slice(0, LONGEST_TOKEN);
    const key = `${token} ${event.status}`;
    const before = this.known.get(key);
    if (before === undefined) this.known.set(key, event.text);
    return {
      ...event,
      ...{ token, text: before ?? event.text, object: topic, phase: before === undefined ? "onset" : "continuing" },
      ...{ goal: goal.goal, caused_by: null },
    };
  }
}

import type { Bank } from "../language/phrase.ts";
import { state } from "../language/slots.ts";
import { Utterance } from "../language/utterance.ts";
import type { Voice } from "../language/voice.ts";
import { draw } from "../random/hash.ts";
import { confidingClassOf } from "./confiding-class.ts";
import type { Emotion } from "./emotion.ts";
import type { Family } from "./family-book.ts";
import type { Felt } from "./felt.ts";
import type { Goal } from "./record.ts";
import type { EventWords, Scene } from "./scene.ts";
import { confidingBank, feelingAcrossBank, feelingBank, userBank } from "./speech-banks.ts";

/** Details come up in at most one message of so many. */
const ASIDE_EVERY = 3;

const slightly = ["a bit", "a little", "slightly", "somewhat", "mildly"] as const;
const rather = ["quite", "rather", "pretty", "really", "fairly", "properly"] as const;
const greatly = ["so", "very", "terribly", "incredibly", "deeply", "extremely", "ever so", "unbelievably"] as const;

/** What one message or step is to say. */
export interface Content {
  readonly felt: Felt;
  readonly words: EventWords | null;
  readonly goal: Goal | null;
  readonly deed: { readonly done: string; readonly ahead: string } | null;
}

/** Puts the main person's states into words: what happened, how it feels, what it moves to, and what else was there. */
export class Wording {
  readonly utterance: Utterance;
  private readonly scene: Scene;
  private readonly family: Family;
  /** What the message before spoke of. */
  private named = "";
  private messages = 0;
  private asides = 0;

  constructor(scene: Scene, family: Family, voice: Voice) {
    this.scene = scene;
    this.family = family;
    this.utterance = new Utterance(scene.facts, voice);
  }

  /** Begins a message: what it speaks of is known from here on. */
  begin(key: number, voice: Voice, { felt, words, goal, deed }: Content): void {
    const { facts } = this.scene;
    this.utterance.begin(key, voice);
    this.messages += 1;
    // The first time a sum is said in full.
    this.scene.saysSums(this.messages > 2 && this.utterance.chance(0.75));
    const lower = (text: string): string => (voice.lower ? text.toLowerCase() : text);
    if (words !== null) {
      state(facts, "event", lower(words.said));
      const isKnown = this.named === words.topic;
      this.named = words.topic;
      state(facts, "topic", lower(this.scene.called(words.topic, draw(key, 79), isKnown)));
    }
    if (goal !== null) state(facts, "goal", lower(goal.text));
    if (deed !== null) state(facts, "deed", lower(deed.ahead));
    const degrees = felt.intensity < 0.22 ? slightly : felt.intensity < 0.5 ? rather : greatly;
    state(facts, "very", degrees[this.utterance.below(degrees.length)] as string);
  }

  /** Says something of a bank. */
  say(from: Bank): boolean {
    return this.utterance.say(from);
  }

  /** The event itself. */
  tell({ status, seed, emotion }: Felt): void {
    if (seed === null) return;
    if (emotion === "neutral") this.say(userBank("tellPlain"));
    else if (status === "present") this.say(userBank("tellPresent"));
    else this.say(userBank(status === "prospective" ? "tellProspect" : "tellOutcome"));
  }

  /** That it is still on the speaker's mind. */
  dwell({ emotion }: Felt): void {
    this.say(userBank(emotion === "neutral" ? "dwellPlain" : "dwell"));
  }

  feeling(emotion: Emotion): void {
    if (emotion === "neutral") return;
    this.say(this.scene.cast.isFacing ? feelingAcrossBank(emotion) : feelingBank(emotion));
  }

  /** Something that belongs to what happened; beside what leaves people cold, something of the family. */
  detail({ seed, emotion }: Felt): void {
    if (this.asides * ASIDE_EVERY >= this.messages) return;
    this.asides += 1;
    this.say(emotion === "neutral" ? this.family.details : confidingBank(confidingClassOf(seed)));
  }

  /** A detail, where the speaker is wordy. */
  details(verbosity: number, felt: Felt): void {
    if (this.utterance.chance(0.15 + verbosity * 0.5)) this.detail(felt);
  }

  /** What was done, in the past tense. */
  did({ deed }: Content, voice: Voice): void {
    if (deed === null) return;
    state(this.scene.facts, "deed", voice.lower ? deed.done.toLowerCase() : deed.done);
    this.say(userBank("did"));
  }

  finish(): string {
    return this.utterance.finish();
  }
}

import type { Bank } from "../language/phrase.ts";
import { state } from "../language/slots.ts";
import { Utterance } from "../language/utterance.ts";
import type { Voice } from "../language/voice.ts";
import type { Emotion } from "./emotion.ts";
import type { Family, Pair } from "./family-book.ts";
import type { Goal } from "./record.ts";
import type { EventWords, Scene } from "./scene.ts";
import { circumstanceBank, feelingBank, userBank } from "./speech-banks.ts";
import type { Felt } from "./story.ts";

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

  constructor(scene: Scene, family: Family, voice: Voice) {
    this.scene = scene;
    this.family = family;
    this.utterance = new Utterance(scene.facts, voice);
  }

  /** Begins a message: what it speaks of is known from here on. */
  begin(key: number, voice: Voice, { felt, words, goal, deed }: Content): void {
    const { facts } = this.scene;
    this.utterance.begin(key, voice);
    const lower = (text: string): string => (voice.lower ? text.toLowerCase() : text);
    if (words !== null) {
      state(facts, "event", lower(words.said));
      state(facts, "topic", lower(words.topic));
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
    if (emotion !== "neutral") this.say(feelingBank(emotion));
  }

  /** Something beside the matter: of the family, or of any day. */
  detail(): void {
    this.say(this.utterance.chance(0.2) ? this.family.details : circumstanceBank);
  }

  /** As many details as the speaker is wordy. */
  details(verbosity: number, most: number): void {
    for (let i = 0; i < most; i++) if (this.utterance.chance(0.12 + verbosity * 0.62)) this.detail();
  }

  /** What was done, in the past tense. */
  did({ deed }: Content, voice: Voice): void {
    if (deed === null) return;
    state(this.scene.facts, "deed", voice.lower ? deed.done.toLowerCase() : deed.done);
    this.say(userBank("did"));
  }

  reply(to: Pair): void {
    this.say(to.replies);
  }

  finish(): string {
    return this.utterance.finish();
  }
}

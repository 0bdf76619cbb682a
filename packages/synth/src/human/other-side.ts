import type { Bank } from "../language/phrase.ts";
import { state } from "../language/slots.ts";
import { Utterance } from "../language/utterance.ts";
import type { Voice } from "../language/voice.ts";
import type { DrawSequence } from "../random/draw-sequence.ts";
import { draw, innerKey } from "../random/hash.ts";
import { type ExchangeKind, isContest } from "./exchange-book.ts";
import type { Listener, Occasion } from "./listener.ts";
import type { MainSide } from "./main-side.ts";
import type { Act } from "./record.ts";
import { type Register, registers } from "./registers.ts";
import type { RowOrder } from "./row-order.ts";
import type { Scene } from "./scene.ts";
import { otherBank } from "./speech-banks.ts";
import type { Transcript } from "./transcript.ts";

export interface OtherParts {
  readonly order: RowOrder;
  readonly scene: Scene;
  readonly listener: Listener;
  readonly main: MainSide;
  readonly voice: Voice;
  readonly transcript: Transcript;
  readonly kind: ExchangeKind;
}

/** How often the other person takes up what was said before going on. */
const UPTAKE = 0.72;

/** The other person's messages: each takes up what was said, and is felt by what of it touches them. */
export class OtherSide {
  readonly register: Register;
  /** Whether they give no ground. */
  readonly isHard: boolean;
  /** Their answers to what was asked last. */
  owed: Bank | null = null;
  /** What is to move them in their next message. */
  occasion: Occasion = null;
  private readonly parts: OtherParts;
  private readonly draws: DrawSequence;
  private readonly speech: Utterance;
  /** Friends stay moved while they ask and advise; of those on duty some show it and some do not. */
  private readonly warmth: number;
  private heard = "";
  private isReproached = false;

  constructor(parts: OtherParts) {
    const { order, scene, kind, voice } = parts;
    this.parts = parts;
    this.draws = order.draws;
    const { isFacing } = scene.cast;
    this.isHard = isFacing && isContest(kind) && !order.family.isOnDuty && this.draws.chance(0.5);
    this.warmth = this.draws.chance(isFacing ? 0.5 : 0.3) ? 0.05 : 0.97;
    const across = order.family.isOnDuty ? registers.duty : this.isHard ? registers.hard : registers.soft;
    this.register = isFacing ? across : registers.friend;
    this.speech = new Utterance(scene.facts, voice);
  }

  /** What the other person is touched by in what was just told. */
  whatWasTold(): Occasion {
    const { content } = this.parts.main;
    if (content === null || content.felt.emotion === "neutral") return null;
    const code = content.felt.seed?.code;
    const isBlamed = this.parts.scene.cast.isFacing && (code === "wrong" || code === "unfair");
    if (!isBlamed) return this.sympathy();
    this.isReproached = this.isHard && this.draws.chance(0.75);
    if (this.isHard) return this.isReproached ? "reproach" : null;
    return this.draws.chance(0.5) ? "own part" : this.sympathy();
  }

  sympathy(): Occasion {
    const { content } = this.parts.main;
    if (content === null) return null;
    // Whoever gives no ground is touched by being blamed, not by the other's lot.
    if (this.isHard) return this.isReproached && this.draws.chance(0.5) ? "reproach" : null;
    return this.draws.chance(this.warmth) ? "fate" : null;
  }

  says(act: Act, banks: readonly Bank[], occasion: Occasion): void {
    const { listener, scene, voice, order, main, transcript } = this.parts;
    const index = transcript.turns.length;
    state(scene.facts, "name", scene.cast.user.name);
    const key = innerKey(order.key, 1_000 + index);
    const topic = main.content?.words?.topic ?? main.topic;
    if (topic !== "") {
      state(scene.facts, "topic", scene.called(topic, draw(key, 79), this.heard === topic));
      this.heard = topic;
    }
    this.speech.begin(key, voice);
    scene.saysSums(index > 5 && this.speech.chance(0.75));
    const isSupporting = order.reading.kind === "sensitive" && act !== "greet" && this.mustSupport();
    if (isSupporting) this.speech.say(otherBank("support"));
    else if (this.owed !== null) this.speech.say(this.owed);
    else if (main.uptake !== "none" && this.draws.chance(UPTAKE)) this.speech.say(this.register[main.uptake]);
    this.owed = null;
    for (const from of banks) this.speech.say(from);
    const text = this.speech.finish();
    const cause = { content: main.content, topic };
    const felt = listener.state(index, transcript.at(text), cause, occasion);
    this.occasion = null;
    const done = isSupporting ? "support" : act;
    transcript.add({ speaker: "other", act: done, ...felt.state, text }, felt.cell);
  }

  private mustSupport(): boolean {
    return !this.parts.transcript.turns.some(({ act }) => act === "support") || this.draws.chance(0.3);
  }
}

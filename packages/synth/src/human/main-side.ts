import type { Bank } from "../language/phrase.ts";
import { state } from "../language/slots.ts";
import type { Voice } from "../language/voice.ts";
import type { DrawSequence } from "../random/draw-sequence.ts";
import { innerKey } from "../random/hash.ts";
import type { Chronicle } from "./chronicle.ts";
import { confidingClassOf } from "./confiding-class.ts";
import { emotionKinds } from "./emotion.ts";
import { isWelcome } from "./event-choice.ts";
import { type ExchangeKind, isContest } from "./exchange-book.ts";
import type { EventCode, Seed } from "./family-book.ts";
import type { Felt } from "./felt.ts";
import type { Act } from "./record.ts";
import type { Uptake } from "./registers.ts";
import type { RowOrder } from "./row-order.ts";
import type { Scene } from "./scene.ts";
import { argumentBank, confidingBank, facingBank, linkingBank, userBank } from "./speech-banks.ts";
import type { Story } from "./story.ts";
import { friendlyEvents, type TalkEvents } from "./talk-events.ts";
import type { Transcript } from "./transcript.ts";
import type { Content, Wording } from "./wording.ts";

export interface MainParts {
  readonly order: RowOrder;
  readonly scene: Scene;
  readonly story: Story;
  readonly chronicle: Chronicle;
  readonly wording: Wording;
  readonly voice: Voice;
  readonly transcript: Transcript;
  readonly kind: ExchangeKind;
  /** What the main person may make of the other side's words. */
  readonly events: TalkEvents;
}

/** How often a feeling is put into words, by what the message does. */
const saysAcross = { tell: 0.9, answer: 0.6, refuse: 0.62, agree: 0.55, part: 0.5 } as const;
const saysBeside = { tell: 0.97, answer: 0.82, refuse: 0.8, agree: 0.6, part: 0.5 } as const;

/** The main person's messages: each tells, or replies to the one before, and is felt accordingly. */
export class MainSide {
  /** The state of mind that was last told, and what it was about. */
  content: Content | null = null;
  /** What the conversation is about, in words. */
  topic = "";
  /** How the other person may take up the last message. */
  uptake: Uptake = "none";
  private readonly parts: MainParts;
  private readonly draws: DrawSequence;
  /** How often this person is still moved by what it is about while answering a question. */
  private readonly moving: number;

  constructor(parts: MainParts) {
    this.parts = parts;
    this.draws = parts.order.draws;
    this.moving = this.draws.chance(parts.scene.cast.isFacing ? 0.42 : 0.28) ? 0.04 : 0.99;
  }

  /** Something that belongs to the matter and makes it count; the terse leave it out. */
  private adds(chance: number, about: Content | null = this.content): void {
    const { wording, kind, voice, order } = this.parts;
    if (!this.draws.chance(chance * (0.6 + voice.verbosity * 0.8))) return;
    const seed = about?.felt.seed ?? null;
    const beside = order.reading.kind === "sensitive" ? "low" : confidingClassOf(seed);
    wording.say(this.isFacing ? argumentBank(kind) : confidingBank(beside));
  }

  private get says(): typeof saysAcross | typeof saysBeside {
    return this.isFacing ? saysAcross : saysBeside;
  }

  /** Whether a feeling is put into words: a strong one sooner than a faint one. */
  private voices(often: number, { emotion, intensity }: Felt): boolean {
    return emotion !== "neutral" && this.draws.chance(often * (0.6 + 1.2 * intensity));
  }

  private get isFacing(): boolean {
    return this.parts.scene.cast.isFacing;
  }

  greet(): void {
    const banks = [this.isFacing ? facingBank("greetAcross") : userBank("greet")];
    if (!this.isFacing && this.draws.chance(0.15)) banks.push(userBank("where"));
    this.turn("greet", this.parts.story.quiet(this.index), () => {
      for (const from of banks) this.parts.wording.say(from);
    });
    this.uptake = "none";
  }

  /** What it is about: the first thing that is told. */
  open(isGreeting: boolean): void {
    const { wording, story, order } = this.parts;
    this.moved("tell", story.begin(this.index, this.isFacing), (content) => {
      if (isGreeting) wording.say(this.isFacing ? facingBank("greetAcross") : userBank("greet"));
      const isAhead = content.felt.status === "prospective";
      const friendly = isAhead ? "tellFriendAhead" : "tellFriend";
      wording.say(linkingBank(this.isFacing ? "claimAcross" : friendly));
      if (this.voices(this.says.tell, content.felt)) wording.feeling(content.felt.emotion);
      else this.adds(1, content);
    });
    this.topic = this.content?.words?.topic ?? "";
    if (order.reading.subject === null || order.reading.matter === null) this.stateSubject();
    this.uptake = this.heard();
  }

  /** What was told is the thread; where the scenario names none, it is the first event's thing. */
  private stateSubject(): void {
    const isNamed = this.parts.order.reading.subject !== null && this.parts.order.family.id === "life_event";
    if (!isNamed) state(this.parts.scene.facts, "subject", this.topic);
  }

  /** Answers what was asked; moved by what it is about, or not. */
  answer(from: Bank, question: Bank | null): void {
    const { story, wording } = this.parts;
    const isStill = this.draws.chance(this.moving) && story.isMoved();
    const felt = (isStill ? story.dwell(this.index) : null) ?? story.quiet(this.index);
    this.reply(question === null ? "answer" : "ask", felt, () => {
      wording.say(from);
      if (this.voices(this.says.answer, felt)) wording.feeling(felt.emotion);
      else this.adds(0.4);
      if (question !== null) wording.say(question);
    });
    this.uptake = "answered";
  }

  /** Does not accept what was said. */
  refuse(from: Bank, isLast: boolean, question: Bank | null): void {
    const { story, wording, events } = this.parts;
    const ended = isLast && this.isFacing ? story.end(this.index, false, true) : null;
    const isNew = this.draws.chance(isLast ? 0.6 : 0.25);
    const met = ended ?? (isNew && this.isFacing ? this.fromTalk(events.refused) : null);
    const felt = met ?? story.dwell(this.index, -1) ?? this.fromTalk(this.isFacing ? events.refused : []);
    this.reply(question === null ? "dwell" : "ask", felt ?? story.quiet(this.index), (content) => {
      wording.say(from);
      if (met !== null) wording.say(linkingBank("takesRefusal"));
      else if (this.voices(this.says.refuse, content.felt)) {
        wording.feeling(content.felt.emotion);
      } else this.adds(0.5);
      if (question !== null) wording.say(question);
    });
    this.uptake = "refused";
  }

  /** Accepts what was said or offered. */
  agree(from: Bank, isOffer: boolean, isLast: boolean, question: Bank | null): void {
    const { story, wording, events } = this.parts;
    const ended = isLast && isOffer && this.mayEnd() ? story.end(this.index, true) : null;
    const isNew = this.draws.chance(isLast ? 0.85 : isOffer ? 0.6 : 0.2);
    const offered = this.isFacing ? events.offered : friendlyEvents.helped;
    const from2 = isLast && this.isFacing ? [...events.settled, ...events.settled, ...offered] : offered;
    const met = ended ?? (isNew ? this.fromTalk(from2) : null);
    const felt = met ?? (isOffer ? story.dwell(this.index, 1) : null) ?? story.quiet(this.index);
    this.reply(question === null ? "acknowledge" : "ask", felt, (content) => {
      wording.say(from);
      if (met !== null) wording.say(linkingBank(isLast && this.isFacing ? "settled" : "takesOffer"));
      else if (this.voices(this.says.agree, content.felt)) {
        wording.feeling(content.felt.emotion);
      }
      if (question !== null) wording.say(question);
    });
    this.uptake = "agreed";
  }

  /** Whether what the other person grants may put an end to a prospect: it does so where the matter lies in their hands. */
  private mayEnd(): boolean {
    const { kind, order } = this.parts;
    const { ending, emotions } = order.reading;
    const isAsked = ending != null || emotions.includes("relief") || emotions.includes("satisfaction");
    return this.isFacing && (isAsked || isContest(kind));
  }

  /** Something of what was said is an event of its own; null where it came up before. */
  private fromTalk(from: readonly Seed[]): Felt | null {
    const { story } = this.parts;
    const free = from.filter((seed) => !story.hasMet(seed));
    if (free.length === 0) return null;
    return story.wantedOf(this.index, free) ?? story.meet(this.index, this.draws.pick(free));
  }

  /** Tells what else belongs to it; false where there is nothing more. */
  more(): boolean {
    const { story, wording } = this.parts;
    const felt = story.further(this.index, this.isFacing);
    if (felt === null) return false;
    this.moved(felt.phase === "continuing" ? "dwell" : "tell", felt, ({ felt: { emotion, phase } }) => {
      if (phase === "continuing") wording.dwell(felt);
      else wording.say(linkingBank("moreToTell"));
      if (this.voices(this.says.tell, felt)) wording.feeling(emotion);
      else this.adds(1);
    });
    this.uptake = this.heard();
    return true;
  }

  /** Whether something is still to be known. */
  get mayHaveNews(): boolean {
    return this.parts.story.isOpen();
  }

  /** News that come in while the two talk: a prospect ends. False where none is open. */
  news(isGood: boolean | null): boolean {
    const { story, wording } = this.parts;
    const felt = story.end(this.index, isGood ?? this.draws.chance(0.55));
    if (felt === null) return false;
    this.moved("tell", felt, ({ felt: { emotion } }) => {
      wording.say(linkingBank("newsJustIn"));
      wording.feeling(emotion);
    });
    this.uptake = this.heard();
    return true;
  }

  /** Says once more what was not understood. */
  repeat(): void {
    const { story, wording } = this.parts;
    const felt = story.dwell(this.index) ?? story.quiet(this.index);
    this.reply("repair", felt, () => {
      wording.say(linkingBank("repeatPlain"));
      if (felt.emotion !== "neutral" && this.draws.chance(0.4)) wording.feeling(felt.emotion);
    });
    this.uptake = this.heard();
  }

  /** Stays with what was told. */
  dwell(): void {
    const { story, wording } = this.parts;
    const felt = story.dwell(this.index) ?? story.quiet(this.index);
    this.reply("dwell", felt, () => {
      wording.dwell(felt);
      wording.feeling(felt.emotion);
    });
    this.uptake = "answered";
  }

  /** Answers beside the matter, and comes back to it. */
  digress(from: Bank): void {
    const { story, wording } = this.parts;
    this.turn("topic_return", story.quiet(this.index), () => wording.say(from));
    this.uptake = "none";
  }

  /** Says what is to be done now. */
  decide(isParting: boolean): void {
    const { story, wording } = this.parts;
    const felt = story.dwell(this.index) ?? story.quiet(this.index);
    this.reply("decide", felt, ({ deed }) => {
      if (this.draws.chance(0.5)) wording.feeling(felt.emotion);
      wording.say(deed === null ? linkingBank("undecided") : userBank("decide"));
      if (isParting) wording.say(userBank("farewell"));
    });
    this.uptake = "agreed";
  }

  thank(isParting: boolean): void {
    const { story, wording } = this.parts;
    const isNew = !story.hasMet(friendlyEvents.heardOut);
    // What the talk was about stays in mind, not the talk itself.
    const felt = isNew ? story.meet(this.index, friendlyEvents.heardOut, 0.5) : story.quiet(this.index);
    this.turn("thank", felt, () => {
      wording.say(userBank("thank"));
      if (isParting && !this.isFacing) wording.say(userBank("farewell"));
      else if (felt.intensity > 0.2) wording.feeling(felt.emotion);
    });
    this.uptake = "agreed";
  }

  part(isSettled: boolean): void {
    const { story, wording, order, kind } = this.parts;
    const isSensitive = order.reading.kind === "sensitive";
    const isStill = this.isFacing && this.draws.chance(isSettled ? 0.8 : this.moving);
    const felt = (isStill ? story.dwell(this.index, isSettled ? 1 : -1) : null) ?? story.quiet(this.index);
    this.reply("farewell", felt, () => {
      if (isSensitive) wording.say(facingBank("careFarewell"));
      else if (this.isFacing)
        wording.say(linkingBank(isSettled ? "partSettled" : isContest(kind) ? "partUnsettled" : "partPending"));
      else wording.say(userBank("farewell"));
      if (this.voices(this.says.part, felt)) wording.feeling(felt.emotion);
    });
    this.uptake = "none";
  }

  private heard(): Uptake {
    const felt = this.content?.felt;
    if (felt === undefined || felt.emotion === "neutral") return "heardPlain";
    const code: EventCode = felt.seed?.code ?? "plain";
    if (felt.status === "prospective") return isWelcome(code) && !this.isFacing ? "heardGood" : "heardAhead";
    const { valence } = emotionKinds[felt.emotion];
    return valence > 0 ? "heardGood" : valence < 0 ? "heardBad" : "heardPlain";
  }

  private get index(): number {
    return this.parts.transcript.turns.length;
  }

  /** A message that may judge nothing by itself. */
  private reply(act: Act, felt: Felt, speak: (content: Content) => void): void {
    if (felt.seed === null) this.turn(act, felt, speak);
    else this.moved(act, felt, speak);
  }

  private moved(act: Act, felt: Felt, speak: (content: Content) => void): void {
    this.content = this.turn(act, felt, speak);
  }

  private turn(act: Act, felt: Felt, speak: (content: Content) => void): Content {
    const { chronicle, scene, order, voice, transcript, wording } = this.parts;
    const { index } = this;
    state(scene.facts, "name", scene.cast.other.name);
    const at = transcript.at(transcript.turns.at(-1)?.text ?? "");
    const { state: entered, content } = chronicle.enter(felt, index, at);
    wording.begin(innerKey(order.key, 100 + index), voice, content);
    if (index > 1 && act !== "thank" && this.draws.chance(0.06)) wording.say(linkingBank("opener"));
    speak(content);
    // After a question nothing is added.
    const isOpen = wording.utterance.text.endsWith("?");
    if (act !== "greet" && act !== "farewell" && !isOpen && this.draws.chance(0.06)) wording.say(linkingBank("tag"));
    transcript.add({ speaker: "user", act, ...entered, text: wording.finish() }, felt.cell);
    return content;
  }
}

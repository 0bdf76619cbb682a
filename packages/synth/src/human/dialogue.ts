import { type Bank, bank } from "../language/phrase.ts";
import { state } from "../language/slots.ts";
import { Utterance } from "../language/utterance.ts";
import type { Voice } from "../language/voice.ts";
import type { DrawSequence } from "../random/draw-sequence.ts";
import { draw, innerKey } from "../random/hash.ts";
import type { Chronicle } from "./chronicle.ts";
import type { LocalClock } from "./clock.ts";
import { emotionKinds } from "./emotion.ts";
import { endingOf } from "./endings.ts";
import type { Pair, Seed } from "./family-book.ts";
import { humanLexicon } from "./lexicon.ts";
import type { Listener, Occasion } from "./listener.ts";
import type { Matter } from "./matter-book.ts";
import { replyTo } from "./other-reply.ts";
import type { Act, Turn } from "./record.ts";
import { type Register, registers } from "./registers.ts";
import type { RowOrder } from "./row-order.ts";
import type { Scene } from "./scene.ts";
import { facingBank, generalPairs, otherBank, smallTalkBank, userBank } from "./speech-banks.ts";
import type { Felt, Story } from "./story.ts";
import { type Content, Wording } from "./wording.ts";

const HOUR = 3_600_000;

/** The talk itself as an event: somebody took the time. */
const heardOut: Seed = {
  code: "kind",
  token: "was_heard_out",
  goal: 0,
  topic: bank(["the talk"], humanLexicon),
  clause: bank(["{name} [listened to me|took the time for me|heard me out|stayed with me in this]"], humanLexicon),
  confirmed: bank(["{name} listened to me"], humanLexicon),
  disconfirmed: bank(["{name} did not listen to me"], humanLexicon),
};

/** What people do in passing, without letting go of what moves them. */
const staying: ReadonlySet<Act> = new Set<Act>(["answer", "acknowledge", "repair"]);

export interface DialogueParts {
  readonly order: RowOrder;
  readonly scene: Scene;
  readonly story: Story;
  readonly chronicle: Chronicle;
  readonly listener: Listener;
  readonly manners: { readonly user: Voice; readonly other: Voice };
  readonly clock: LocalClock;
  readonly utcOffset: number;
  readonly matter: Matter;
}

/** Two people taking turns: the one tells, asks, answers, decides; the other asks back, feels with them, advises, helps. */
export class Dialogue {
  readonly ruleTrace: string[] = [];
  private readonly parts: DialogueParts;
  private readonly draws: DrawSequence;
  private readonly wording: Wording;
  private readonly speech: Utterance;
  private readonly turns: Turn[] = [];
  private readonly asked = new Set<Pair>();
  private content: Content | null = null;
  private pair: Pair | null = null;
  private quiets = 0;
  /** What the other person spoke of last. */
  private heard = "";
  /** Friends stay moved while they ask and advise; of those on duty some show it and some do not. */
  private readonly warmth: number;
  private readonly register: Register;

  constructor(parts: DialogueParts) {
    this.parts = parts;
    this.draws = parts.order.draws;
    this.warmth = parts.scene.cast.isFacing && this.draws.chance(0.5) ? 0.3 : 0.95;
    const facing = parts.order.family.isOnDuty ? registers.duty : registers.counterpart;
    this.register = parts.scene.cast.isFacing ? facing : registers.friend;
    this.wording = new Wording(parts.scene, parts.order.family, parts.manners.user);
    this.speech = new Utterance(parts.scene.facts, parts.manners.other);
  }

  run(): Turn[] {
    const { draws } = this;
    const [low, high] = this.parts.order.reading.turns ?? [6, 16];
    const size = draws.between(low, high);
    const ending = endingOf(draws, size);
    this.open(size - ending.length);
    while (this.turns.length < size - ending.length) this.follow();
    // Whoever said the last thing, the user takes leave.
    let speaker: "user" | "other" = "user";
    for (const act of ending) {
      this.end(speaker, act);
      speaker = speaker === "user" ? "other" : "user";
    }
    return this.turns;
  }

  private open(room: number): void {
    const { draws } = this;
    const { isFacing } = this.parts.scene.cast;
    if (room >= 4 && draws.chance(isFacing ? 0.5 : 0.2)) {
      this.otherSays("greet", [this.register.greet], null);
      this.userTells(draws.chance(0.4));
    } else if (room >= 5 && draws.chance(0.3)) {
      this.userGreets();
      this.otherSays("greet", [this.register.greet], null);
      this.userTells(false);
    } else this.userTells(draws.chance(0.6));
  }

  /** The next turn, by who spoke last and what was done. */
  private follow(): void {
    const last = this.turns.at(-1) as Turn;
    if (last.speaker === "user") {
      // Nobody writes twice in a row before the other has said a word.
      const isAgain = this.turns.at(-2)?.speaker !== "other";
      if (!isAgain && (last.act === "tell" || last.act === "dwell") && this.draws.chance(0.12)) this.userTells(false);
      else this.otherAnswers(last);
      return;
    }
    switch (last.act) {
      case "ask":
        if (this.pair !== null) this.userAnswers();
        else this.userTells(false);
        return;
      case "repair_request":
        this.userSays("repair", [userBank("repair")]);
        return;
      case "small_talk":
        if (this.draws.chance(0.6)) this.userReturns();
        else this.userTells(false);
        return;
      case "advise":
      case "offer_help":
      case "explain":
      case "support":
        if (this.draws.chance(0.35)) {
          const isAdvice = last.act === "advise" && !this.parts.scene.cast.isFacing;
          this.userSays("acknowledge", [isAdvice ? facingBank("takeUp") : userBank("acknowledge")]);
        } else if (this.draws.chance(0.12) && !this.isAtOdds()) this.userThanks();
        else this.userTells(false);
        return;
      default:
        if (this.quiets > 0 && this.draws.chance(0.3)) this.userReturns();
        else if (this.draws.chance(0.1) && this.mayChat()) this.userChats();
        else this.userTells(false);
    }
  }

  private otherAnswers(last: Turn): void {
    const { isFacing } = this.parts.scene.cast;
    const isSensitive = this.parts.order.reading.kind === "sensitive";
    const isDue = isSensitive && last.act !== "greet" && !this.turns.some(({ act }) => act === "support");
    const reply = isDue ? "support" : replyTo(this.draws, { last, felt: this.content?.felt, isFacing, isSensitive });
    switch (reply) {
      case "greet":
        this.otherSays("greet", [this.register.greet], null);
        break;
      case "chat":
        this.otherSays("small_talk", [otherBank("smallTalkReply")], null);
        break;
      case "welcome_thanks":
        this.otherSays("acknowledge", [this.register.thanked], null);
        break;
      case "support":
        this.otherSupports();
        break;
      case "advise":
        this.otherAdvises();
        break;
      case "explain":
        this.otherExplains();
        break;
      case "ask":
        this.otherAsks();
        break;
      case "follow":
        if (isFacing && this.parts.matter.otherSide !== null && this.draws.chance(0.6)) this.otherExplains();
        else this.otherSays("acknowledge", [otherBank("empathiseNeutral")], null);
        break;
      case "apologise":
        this.otherSays("apologise", [otherBank("apologise")], "own part");
        break;
      case "empathise":
        this.otherEmpathises();
        break;
      case "repair_request":
        this.otherSays("repair_request", [otherBank("repairRequest")], null);
        break;
      case "offer_help":
        this.otherSays("offer_help", [this.register.offer], this.sympathy());
    }
  }

  private otherEmpathises(): void {
    const isGood = emotionKinds[this.content?.felt.emotion ?? "neutral"].valence > 0;
    const banks = [isGood ? this.register.hearGood : this.register.hearBad];
    const { otherSide } = this.parts.matter;
    if (!isGood && otherSide !== null && this.parts.scene.cast.isFacing && this.draws.chance(0.7)) {
      banks.push(otherSide);
    }
    this.pair = null;
    this.otherSays("empathise", banks, this.parts.scene.cast.isFacing ? this.sympathy() : "fate");
  }

  private otherExplains(): void {
    const { matter, scene } = this.parts;
    const own = scene.cast.isFacing ? matter.otherSide : null;
    this.otherSays("explain", [own ?? this.register.explain], this.sympathy());
  }

  private otherSupports(): void {
    const isGood = emotionKinds[this.content?.felt.emotion ?? "neutral"].valence > 0;
    this.otherSays(
      "support",
      isGood ? [otherBank("empathiseGood"), otherBank("support")] : [otherBank("support")],
      "fate",
    );
  }

  private otherAdvises(): void {
    const { family, reading } = this.parts.order;
    // A family's advice is that of the person whom one mostly talks to in it.
    const isMostlyFacing = family.facing >= 0.5;
    const isFit = this.parts.scene.cast.isFacing === isMostlyFacing;
    const { isFacing } = this.parts.scene.cast;
    const own = isFit && reading.matter === null && (this.draws.chance(0.45) || reading.kind === "sensitive");
    const { otherSide } = this.parts.matter;
    if (isFacing && otherSide !== null && this.draws.chance(0.5)) {
      this.otherSays("explain", [otherSide], this.sympathy());
      return;
    }
    this.otherSays("advise", [own ? family.advice : this.register.advise], this.sympathy());
  }

  /** Asks about the matter; where none is known, about what is usual in the family, and now and then how the other lives. */
  private otherAsks(): void {
    const { family, reading } = this.parts.order;
    const { isFacing } = this.parts.scene.cast;
    const isUsual = reading.matter === null && this.draws.chance(0.4);
    const isBeside = !isFacing && this.draws.chance(0.22);
    const pairs = isUsual ? family.pairs : isBeside ? generalPairs : this.register.pairs;
    const free = pairs.filter((pair) => !this.asked.has(pair));
    this.pair = free.length > 0 ? this.draws.pick(free) : null;
    if (this.pair === null) {
      this.otherSays("acknowledge", [otherBank("empathiseNeutral")], this.sympathy());
      return;
    }
    this.asked.add(this.pair);
    this.otherSays("ask", [this.pair.question], this.sympathy());
  }

  private sympathy(): Occasion {
    const last = this.turns.at(-1);
    if (last === undefined || emotionKinds[last.emotion].valence === 0 || last.act === "thank") return null;
    return this.draws.chance(this.warmth) ? "fate" : null;
  }

  private otherSays(act: Act, banks: readonly Bank[], occasion: Occasion): void {
    const { listener, scene, manners, order } = this.parts;
    const index = this.turns.length;
    state(scene.facts, "name", scene.cast.user.name);
    const key = innerKey(order.key, 1_000 + index);
    if (this.content?.words) {
      const { topic } = this.content.words;
      state(scene.facts, "topic", scene.called(topic, draw(key, 79), this.heard === topic));
      this.heard = topic;
    }
    this.speech.begin(key, manners.other);
    for (const from of banks) this.speech.say(from);
    // A small bank may have been said to its end.
    if (this.speech.text === "") this.speech.say(otherBank("advise"));
    const text = this.speech.finish();
    const felt = listener.state(index, this.at(text), this.content, occasion);
    this.ruleTrace.push(`${index} ${felt.cell} ${felt.state.emotion}`);
    this.turns.push({ speaker: "other", act, ...felt.state, text });
  }

  private userGreets(): void {
    const banks = [userBank("greet")];
    if (this.draws.chance(0.35)) banks.push(userBank("where"));
    this.userSays("greet", banks);
  }

  /** Friends chat about this and that, unless it is a bad time. */
  private mayChat(): boolean {
    const { scene, order } = this.parts;
    return !scene.cast.isFacing && order.reading.kind !== "sensitive";
  }

  private userChats(): void {
    this.userSays("small_talk", [smallTalkBank]);
    this.quiets += 1;
  }

  private userAnswers(): void {
    const { pair } = this;
    this.pair = null;
    if (pair === null) return;
    this.userSays("answer", [pair.replies], true);
    this.quiets += 1;
  }

  private userThanks(): void {
    if (this.parts.story.felt.some(({ seed }) => seed === heardOut)) {
      this.userSays("thank", [userBank("thank")]);
      return;
    }
    // What the talk was about stays in mind, not the talk itself.
    this.userTurn("thank", this.parts.story.meet(this.turns.length, heardOut, 0.45), (content) => {
      this.wording.say(userBank("thank"));
      if (content.felt.intensity > 0.25) this.wording.feeling(content.felt.emotion);
    });
  }

  private userReturns(): void {
    this.quiets = 0;
    const felt = this.parts.story.dwell(this.turns.length);
    if (felt === null) {
      this.userTells(false);
      return;
    }
    this.userFeels("topic_return", felt, ({ felt: { emotion } }) => {
      this.wording.say(userBank("topicReturn"));
      this.wording.feeling(emotion);
    });
  }

  /** Tells what comes next in the story; now and then asks about it. */
  private userTells(isGreeting: boolean): void {
    const { story, manners } = this.parts;
    const { wording, draws } = this;
    const index = this.turns.length;
    const felt = index < 3 ? story.fresh(index) : story.next(index);
    const isStill = felt.phase === "continuing";
    const asks = draws.chance(0.16);
    this.userFeels(asks ? "ask" : isStill ? "dwell" : "tell", felt, () => {
      if (isGreeting) wording.say(this.parts.scene.cast.isFacing ? facingBank("greetAcross") : userBank("greet"));
      if (!isStill) wording.tell(felt);
      else if (felt.emotion === "neutral" || draws.chance(0.6)) wording.dwell(felt);
      if (felt.emotion === "neutral") wording.detail();
      else if (isStill || draws.chance(0.92)) wording.feeling(felt.emotion);
      if (felt.emotion !== "neutral") wording.details(manners.user.verbosity, felt);
      if (asks) wording.say(this.parts.scene.cast.isFacing ? facingBank("askAcross") : userBank("ask"));
    });
  }

  /** The last messages, in the order of the ending that was drawn. */
  private end(speaker: "user" | "other", act: Act): void {
    if (speaker === "other") this.otherEnds(act);
    else if (act === "thank" && this.isAtOdds()) this.userSays("acknowledge", [userBank("acknowledge")]);
    else if (act === "thank" && this.turns.at(-1)?.act !== "thank") this.userThanks();
    else if (act === "farewell" || act === "thank") this.userParts();
    else this.userDecides();
  }

  private userParts(): void {
    const isSensitive = this.parts.order.reading.kind === "sensitive";
    this.userSays("farewell", [isSensitive ? facingBank("careFarewell") : userBank("farewell")]);
  }

  /** Whether the two are on opposite sides, and nothing good has come of it. */
  private isAtOdds(): boolean {
    const { scene, order } = this.parts;
    if (!scene.cast.isFacing || order.family.isOnDuty) return false;
    return emotionKinds[this.content?.felt.emotion ?? "neutral"].valence < 0;
  }

  private otherEnds(act: Act): void {
    const isThanked = this.turns.at(-1)?.act === "thank";
    if (act !== "farewell") {
      const isGood = emotionKinds[this.turns.at(-1)?.emotion ?? "neutral"].valence > 0;
      const heard = isGood && this.parts.scene.cast.isFacing ? this.register.hearGood : this.register.acknowledge;
      this.otherSays(act, [isThanked ? this.register.thanked : heard], this.sympathy());
      return;
    }
    const isSensitive = this.parts.order.reading.kind === "sensitive";
    const parting = isSensitive ? facingBank("careReply") : this.register.farewell;
    this.otherSays(act, isThanked && !isSensitive ? [this.register.thanked, parting] : [parting], null);
  }

  private userDecides(): void {
    const { story } = this.parts;
    const index = this.turns.length;
    const felt = (story.isMoved() ? story.dwell(index) : null) ?? story.fresh(index);
    this.userFeels("decide", felt, ({ deed }) => {
      if (felt.phase === "onset") this.wording.tell(felt);
      else if (this.draws.chance(0.85)) this.wording.feeling(felt.emotion);
      this.wording.say(userBank(deed === null ? "acknowledge" : "decide"));
    });
  }

  /** A message that judges nothing by itself; whoever is moved mostly stays so meanwhile. */
  private userSays(act: Act, banks: readonly Bank[], mayDigress = false): void {
    const { story, manners } = this.parts;
    const index = this.turns.length;
    const isStill = staying.has(act) && this.draws.chance(0.8) && story.isMoved();
    const felt = (isStill ? story.dwell(index) : null) ?? story.quiet(index);
    const speak = (): void => {
      for (const from of banks) this.wording.say(from);
      if (felt.emotion !== "neutral" && this.draws.chance(0.78)) this.wording.feeling(felt.emotion);
      else if (mayDigress) this.wording.details(manners.user.verbosity * 0.6, felt);
    };
    if (felt.seed === null) this.userTurn(act, felt, speak);
    else this.userFeels(act, felt, speak);
  }

  private userFeels(act: Act, felt: Felt, speak: (content: Content) => void): void {
    this.content = this.userTurn(act, felt, speak);
  }

  private userTurn(act: Act, felt: Felt, speak: (content: Content) => void): Content {
    const { chronicle, scene, order, manners } = this.parts;
    const index = this.turns.length;
    state(scene.facts, "name", scene.cast.other.name);
    const at = this.at(this.turns.at(-1)?.text ?? "");
    const { state: entered, content } = chronicle.enter(felt, index, at);
    this.wording.begin(innerKey(order.key, 100 + index), manners.user, content);
    speak(content);
    this.ruleTrace.push(`${index} ${felt.cell} ${felt.emotion}`);
    this.turns.push({ speaker: "user", act, ...entered, text: this.wording.finish() });
    return content;
  }

  /** When the next message is sent, after one of this text was read or written. */
  private at(text: string): number {
    if (this.turns.length > 0) this.parts.clock.toNextMessage(text.length);
    return this.parts.clock.local - this.parts.utcOffset * HOUR;
  }
}

import type { Bank } from "../language/phrase.ts";
import type { Voice } from "../language/voice.ts";
import type { DrawSequence } from "../random/draw-sequence.ts";
import { agendaOf, type Step } from "./agenda.ts";
import type { Chronicle } from "./chronicle.ts";
import type { LocalClock } from "./clock.ts";
import { confidingClassOf } from "./confiding-class.ts";
import { emotionKinds } from "./emotion.ts";
import { endingOf } from "./endings.ts";
import type { Exchange, Opening } from "./exchange.ts";
import {
  asides,
  type ExchangeKind,
  exchangesAcross,
  exchangesOfConfiding,
  isContest,
  repairs,
} from "./exchange-book.ts";
import type { Listener } from "./listener.ts";
import { MainSide } from "./main-side.ts";
import type { Matter } from "./matter-book.ts";
import { OtherSide } from "./other-side.ts";
import type { Act, Turn } from "./record.ts";
import type { RowOrder } from "./row-order.ts";
import type { Scene } from "./scene.ts";
import { facingBank, linkingBank, otherBank } from "./speech-banks.ts";
import type { Story } from "./story.ts";
import { talkEventsOf } from "./talk-events.ts";
import { Transcript } from "./transcript.ts";
import { Wording } from "./wording.ts";

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
  readonly kind: ExchangeKind;
}

/** How often the main person adds a question, and gives way to a position. */
const chances = { question: 0.2, givesWay: 0.28 } as const;
/** How likely the two come to an end that both can live with. */
const settles = { support: 0.85, duty: 0.68, soft: 0.62, hard: 0.32 } as const;
const acts: Readonly<Record<Opening, Act>> = { ask: "ask", position: "explain", offer: "offer_help", question: "ask" };

/**
 * Two people taking turns about one thing. Every message replies to the one before: an exchange is what one says and what may
 * be said to exactly that, and the other person takes up each reply before going on.
 */
export class Dialogue {
  private readonly parts: DialogueParts;
  private readonly draws: DrawSequence;
  private readonly transcript: Transcript;
  private readonly main: MainSide;
  private readonly other: OtherSide;
  private readonly isSettling: boolean;
  private readonly had = new Set<Exchange>();
  private isSettled = false;

  constructor(parts: DialogueParts) {
    const { order, scene, manners, clock, utcOffset, story, chronicle, listener, kind } = parts;
    this.parts = parts;
    this.draws = order.draws;
    this.transcript = new Transcript(clock, utcOffset);
    const { transcript } = this;
    this.main = new MainSide({
      ...{ order, scene, story, chronicle, transcript, kind, voice: manners.user },
      wording: new Wording(scene, order.family, manners.user),
      events: talkEventsOf(kind),
    });
    this.other = new OtherSide({ order, scene, listener, transcript, kind, main: this.main, voice: manners.other });
    this.isSettling = this.wishedEnd() ?? this.draws.chance(this.chanceOfEnd());
  }

  get ruleTrace(): string[] {
    return this.transcript.ruleTrace;
  }

  private get turns(): readonly Turn[] {
    return this.transcript.turns;
  }

  private get isFacing(): boolean {
    return this.parts.scene.cast.isFacing;
  }

  private get isSensitive(): boolean {
    return this.parts.order.reading.kind === "sensitive";
  }

  private chanceOfEnd(): number {
    if (!isContest(this.parts.kind)) return settles.support;
    return this.parts.order.family.isOnDuty ? settles.duty : this.other.isHard ? settles.hard : settles.soft;
  }

  /** Whether the scenario asks for a good or bad end. */
  private wishedEnd(): boolean | null {
    const { ending, emotions } = this.parts.order.reading;
    if (ending != null) return emotionKinds[ending].valence > 0;
    if (emotions.some((emotion) => emotion === "relief" || emotion === "satisfaction")) return true;
    const isBad = emotions.some((emotion) => /^(?:disappointment|resignation|fears_confirmed)$/.test(emotion));
    return isBad ? false : null;
  }

  run(): readonly Turn[] {
    const { draws } = this;
    const [low, high] = this.parts.order.reading.turns ?? [6, 16];
    const size = draws.between(low, high);
    this.open(size);
    const rest = size - this.turns.length;
    const ending = endingOf(draws, size, rest, this.isFacing && !this.isSettling ? 3 : 4);
    const rounds = (rest - ending.length) / 2;
    for (const [at, step] of this.agenda(rounds).entries()) this.round(step, at === rounds - 1, ending.length);
    this.close(ending);
    return this.turns;
  }

  private open(size: number): void {
    const { draws } = this;
    if (size >= 6 && draws.chance(this.isFacing ? 0.42 : 0.15)) {
      this.other.says("greet", [this.other.register.greet], null);
      this.main.open(false);
    } else if (size >= 7 && draws.chance(this.isFacing ? 0.08 : 0.28)) {
      this.main.greet();
      this.other.says("greet", [this.other.register.greet], null);
      this.main.open(false);
    } else this.main.open(draws.chance(0.6));
    this.other.occasion = this.other.whatWasTold();
  }

  private agenda(rounds: number): Step[] {
    // Whoever is examined or names prices is not asked for more of the story.
    const isStory = this.parts.kind !== "interview" && this.parts.kind !== "price";
    const supply = {
      more: this.isFacing && !isStory ? 0 : 4,
      ask: this.supply("ask"),
      position: this.supply("position"),
      offer: this.supply("offer"),
    };
    const emotion = this.main.content?.felt.emotion ?? "neutral";
    const mayDigress = !this.isFacing && !this.isSensitive && emotionKinds[emotion].valence >= -0.6;
    const steps = agendaOf(this.draws, { rounds, isFacing: this.isFacing, mayDigress, supply });
    const isAwaited = this.parts.order.reading.ending != null || this.wishedEnd() !== null;
    if (!this.isFacing && rounds >= 2 && (isAwaited || this.draws.chance(0.2))) steps[rounds - 1] = "news";
    return steps;
  }

  private pool(): readonly Exchange[] {
    const { order, kind } = this.parts;
    if (this.isFacing) return exchangesAcross(kind, order.family.isOnDuty);
    if (this.isSensitive) return exchangesOfConfiding("low");
    return exchangesOfConfiding(confidingClassOf(this.main.content?.felt.seed ?? null));
  }

  private supply(opening: Opening): number {
    return this.pool().filter((each) => each.opening === opening).length;
  }

  /** An exchange that was not had yet: of the matter first, where it has its own. */
  private take(opening: Opening): Exchange | null {
    const free = (list: readonly Exchange[]): readonly Exchange[] =>
      list.filter((each) => each.opening === opening && !this.had.has(each));
    const { order, matter } = this.parts;
    const own = this.isFacing ? free(matter.exchanges) : [];
    // What a family asks and advises is said by whom one mostly talks to, of what scenarios of it are mostly about.
    const isUsual = matter.isUsual && this.isFacing === order.family.facing >= 0.5;
    const ofFamily = isUsual || this.isSensitive ? free(order.family.exchanges) : [];
    // What a matter has of its own comes up twice as often as what fits all of its kind.
    const from = [...own, ...own, ...ofFamily, ...free(this.pool())];
    if (from.length === 0) return null;
    const exchange = this.draws.pick(from);
    this.had.add(exchange);
    return exchange;
  }

  private round(step: Step, isLast: boolean, ending: number): void {
    switch (step) {
      case "ask":
      case "position":
      case "offer":
        if (!this.exchange(step, isLast)) this.hear();
        return;
      case "more":
        this.other.says("ask", [this.other.register.more], this.other.sympathy());
        if (!this.main.more()) this.main.dwell();
        this.other.occasion = this.other.whatWasTold();
        return;
      case "repair":
        this.other.says("repair_request", [this.draws.pick(repairs()).prompt], null);
        this.main.repeat();
        this.other.occasion = this.other.whatWasTold();
        return;
      case "aside": {
        const { prompt, answers } = this.draws.pick(asides());
        this.other.says("small_talk", [prompt], null);
        if (answers !== null) this.main.digress(answers);
        return;
      }
      case "news":
        this.other.says(
          "ask",
          [this.main.mayHaveNews ? linkingBank("friendNews") : this.other.register.more],
          this.other.sympathy(),
        );
        if (!this.main.news(this.isSettling) && !this.main.more()) this.main.dwell();
        this.other.occasion = ending > 0 ? this.other.whatWasTold() : null;
        return;
      case "hear":
        this.hear();
    }
  }

  /** One exchange: the other person's words, and a reply to them. False where there is none left. */
  private exchange(opening: Opening, isLast: boolean): boolean {
    const exchange = this.take(opening);
    if (exchange === null) return false;
    const { isFacing, draws } = this;
    const isOffer = opening === "offer";
    const act = isOffer && !isFacing ? "advise" : acts[opening];
    const hopes = isOffer && isFacing && draws.chance(0.45);
    const moved = this.other.occasion ?? (hopes ? "offering" : this.other.sympathy());
    const isOpen = isOffer && isFacing && moved === "offering";
    this.other.says(act, [exchange.prompt], moved);
    const question = isLast || !draws.chance(chances.question) ? null : this.take("question");
    this.other.owed = question?.answers ?? null;
    const asked = question?.prompt ?? null;
    const { answers, agreeing, refusing } = exchange;
    if (answers !== null) {
      this.main.answer(answers, asked);
      return true;
    }
    const isAgreeing = this.agrees(opening, isLast);
    const taken = isOffer ? linkingBank("takesUp") : linkingBank("givesWay");
    const declined = isOffer ? linkingBank("declines") : linkingBank("pushesBack");
    if (isAgreeing) this.main.agree(agreeing ?? taken, isOffer, isLast, asked);
    else this.main.refuse(refusing ?? declined, isLast, asked);
    if (isLast) this.isSettled = isAgreeing;
    if (isOpen) this.other.occasion = isAgreeing ? "accepted" : "turned down";
    return true;
  }

  private agrees(opening: Opening, isLast: boolean): boolean {
    const { draws } = this;
    if (isLast) return this.isFacing ? this.isSettling : draws.chance(0.75);
    if (opening === "offer") return draws.chance(this.isFacing ? 0.15 : 0.5);
    return draws.chance(isContest(this.parts.kind) ? chances.givesWay : 0.5);
  }

  /** Only hears the other out. */
  private hear(): void {
    const isGood = emotionKinds[this.main.content?.felt.emotion ?? "neutral"].valence > 0;
    this.other.says(
      "empathise",
      [isGood ? this.other.register.hearGood : this.other.register.hear],
      this.other.sympathy(),
    );
    this.main.dwell();
  }

  /** The last messages, from the other person's on. */
  private close(ending: readonly Act[]): void {
    for (const [at, act] of ending.entries()) {
      const isLast = at === ending.length - 1;
      if (at % 2 === 0) this.otherCloses(act, at, isLast);
      else if (this.turns.at(-1)?.act === "ask") this.userDecides(isLast);
      else if (this.thanks(act, at, ending.length)) {
        this.main.thank(isLast);
        this.other.occasion = "thanked";
      } else this.main.part(this.isSettled);
    }
  }

  /** Whether the main person gives thanks: not in anger, and before or in taking leave. */
  private thanks(act: Act, at: number, size: number): boolean {
    if (this.isFacing && !this.isSettled) return false;
    const hasThanked = this.turns.some((turn) => turn.act === "thank");
    return !hasThanked && (act === "thank" || (at === 1 && size > 3) || (!this.isFacing && at === 3));
  }

  private userDecides(isLast: boolean): void {
    if (!this.isFacing) this.main.decide(isLast);
    else this.main.part(this.isSettled);
  }

  private otherCloses(act: Act, at: number, isLast: boolean): void {
    const { isSensitive } = this;
    const { register, occasion } = this.other;
    const isThanked = this.turns.at(-1)?.act === "thank";
    const banks: Bank[] = [];
    if (isThanked) banks.push(register.thanked);
    if (at === 0 && !isLast) banks.push(this.asksWhatNow() ? register.confirm : this.concludes());
    if (at === 0 && isLast) banks.push(this.isFacing ? this.concludes() : this.parting());
    if (at > 0 && act === "farewell") banks.push(this.parting());
    if (banks.length === 0) banks.push(otherBank("acknowledge"));
    if (at > 0) this.main.uptake = this.main.uptake === "agreed" && !isThanked && !isSensitive ? "agreed" : "none";
    this.other.says(at === 0 && this.asksWhatNow() && !isLast ? "ask" : act, banks, occasion ?? this.other.sympathy());
  }

  /** Friends ask what is to be done now, unless all is well. */
  private asksWhatNow(): boolean {
    return !this.isFacing && emotionKinds[this.main.content?.felt.emotion ?? "neutral"].valence <= 0;
  }

  private concludes(): Bank {
    if (this.isSensitive) return otherBank("support");
    if (!this.isFacing) return linkingBank("friendConfirmGood");
    if (this.isSettled) return this.other.register.confirm;
    return isContest(this.parts.kind) ? this.other.register.unsettled : linkingBank("pending");
  }

  private parting(): Bank {
    return this.isSensitive ? facingBank("careReply") : this.other.register.close;
  }
}

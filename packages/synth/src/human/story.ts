import type { DrawSequence } from "../random/draw-sequence.ts";
import { cellOf, emotionOf } from "./appraisal.ts";
import { type Emotion, emotionKinds } from "./emotion.ts";
import { chooseCode, isWelcome } from "./event-choice.ts";
import type { Family, Seed } from "./family-book.ts";
import { clamp, type Felt, faded, judge, type Stage, unmoved } from "./felt.ts";
import { firstAppraisal } from "./first-appraisal.ts";
import type { Matter } from "./matter-book.ts";
import { aimsOf, endOf, isAwaited, isHope, type OpenProspect, prospectOf, wantsAnEnd } from "./prospects.ts";
import type { Appraisal, Persona, Prior } from "./record.ts";
import { complaints, SeedPool } from "./seed-pool.ts";
import { type Tendency, tendenciesOf } from "./tendency.ts";

const chances = {
  mostStays: 4,
  stayCalm: 0.3,
  resolve: 0.42,
  wish: 0.9,
  wishAgain: 0.06,
  matter: 0.5,
  onset: 0.97,
} as const;
/** At least so much of a story is about its matter. */
const LEAST_ABOUT = 0.78;
/** So many events are considered for an emotion that was asked for. */
const TRIES = 200;

/** What a story of one person depends on. */
export interface StoryFrame {
  readonly family: Family;
  readonly persona: Persona;
  /** What the scenario is about: it comes first, and takes most of the story. */
  readonly matter: Matter;
  readonly asked: ReadonlySet<Emotion>;
  /** Sensitive stories leave out ill will. */
  readonly isGentle: boolean;
  /** 0.7 calm … 1.3 heated. */
  readonly temper: number;
  /** How often nothing of note happens, 0 … 1. */
  readonly quiet: number;
  /** How often somebody stays with what happened, 0 … 1. */
  readonly stay: number;
}

/**
 * What one person goes through: each event is appraised against the person's goals, the emotion follows by rule, the emotion
 * moves to an action, and the action bends what comes next.
 */
export class Story {
  readonly felt: Felt[] = [];
  /** Indices of the states in the row, beside `felt`. */
  readonly indices: number[] = [];
  private readonly draws: DrawSequence;
  private readonly frame: StoryFrame;
  private readonly pool: SeedPool;
  private open: OpenProspect[] = [];
  private readonly matter: ReadonlySet<Seed>;
  private judged = 0;
  private about = 0;
  private readonly stakes: number;
  private strength: number;
  private stays = 0;

  constructor(draws: DrawSequence, frame: StoryFrame) {
    this.draws = draws;
    this.frame = frame;
    this.pool = new SeedPool(draws, frame.family, frame.matter);
    this.matter = new Set(frame.matter.seeds);
    this.stakes = 0.24 + draws.share() * 0.72;
    this.strength = this.stakes;
  }

  /** What comes next: the same thing still, a prospect's end, something ordinary, or something new. */
  next(index: number): Felt {
    const last = this.felt.at(-1);
    const isOpen = this.open.length > 0;
    if (wantsAnEnd(this.frame.asked) && isOpen && this.draws.chance(this.wish())) return this.resolve(index);
    const isCalm = last?.emotion === "neutral";
    const stay = isCalm ? chances.stayCalm : this.frame.stay;
    const most = isCalm ? 1 : chances.mostStays;
    if (last?.seed && this.stays < most && this.draws.chance(stay)) {
      return this.dwell(index) ?? this.fresh(index);
    }
    if (isOpen && this.draws.chance(chances.resolve)) return this.resolve(index);
    if (this.draws.chance(this.frame.quiet)) return this.ordinary(index);
    return this.fresh(index);
  }

  /** Still occupied with the event before, or with the last good or bad one; null when there is none. */
  dwell(index: number, sign = 0): Felt | null {
    const last = this.felt.findLast(
      ({ seed, emotion }) =>
        seed !== null &&
        emotion !== "surprise" &&
        (sign === 0 || Math.sign(emotionKinds[emotion].valence) === Math.sign(sign)),
    );
    if (last === undefined) return null;
    this.stays += 1;
    const stage = { ...last, phase: "continuing", causedBy: null } as const;
    return this.feel(index, last.seed, stage, faded(last, this.draws), last.prior);
  }

  /** Whether the last thing that was judged still moves the person. */
  isMoved(): boolean {
    const last = this.felt.findLast((each) => each.seed !== null);
    return last !== undefined && last.emotion !== "neutral" && last.emotion !== "surprise";
  }

  /** Nothing is judged: a greeting, an answer. */
  quiet(index: number): Felt {
    return this.keep(index, unmoved);
  }

  /** Something that leaves people cold. */
  ordinary(index: number): Felt {
    const isOpen = this.judged > 0 || this.matter.size === 0;
    if (!isOpen) return this.fresh(index);
    const seed = this.pool.takeOf("plain", this.isMatterNext());
    if (seed === null) return this.dwell(index) ?? this.quiet(index);
    return this.meet(index, seed);
  }

  /** Something new, chosen by what was done before and by what was asked for. */
  fresh(index: number): Felt {
    this.stays = 0;
    const { asked, matter } = this.frame;
    const isFirst = this.judged === 0 && matter.onsets.length > 0;
    const isMatter = isFirst || this.isMatterNext();
    if (asked.size > 0 && this.draws.chance(this.wish())) {
      const wanted =
        (isMatter ? this.wanted(index, isFirst && this.draws.chance(0.5) ? matter.onsets : matter.seeds) : null) ??
        (isFirst ? this.wanted(index, matter.seeds) : this.wanted(index, this.pool.all()));
      if (wanted !== null) return wanted;
    }
    const seed = isFirst
      ? this.pool.take(this.draws.chance(chances.onset) ? matter.onsets : this.pool.openings())
      : this.pool.takeOf(chooseCode(this.draws, this.tilt()), isMatter);
    const chosen = seed ?? this.pool.takeAny();
    return chosen === null ? this.ordinary(index) : this.meet(index, chosen);
  }

  /** How often an emotion that was asked for is sought: mostly while one of them is still to come. */
  private wish(): number {
    const isMissing = [...this.frame.asked].some((emotion) => !this.felt.some((felt) => felt.emotion === emotion));
    return isMissing ? chances.wish : chances.wishAgain;
  }

  /** Whether what comes next has to do with the matter: by chance, and where there was too little of it. */
  private isMatterNext(): boolean {
    if (this.matter.size === 0) return false;
    return this.about < LEAST_ABOUT * this.judged || this.draws.chance(chances.matter);
  }

  /** The state that moved the person most. */
  strongest(): number {
    let best = -1;
    for (let i = 0; i < this.felt.length; i++) {
      if ((this.felt[i] as Felt).intensity > (best < 0 ? 0 : (this.felt[best] as Felt).intensity)) best = i;
    }
    return best;
  }

  /** The latest prospect that is still open comes to a good or bad end; null when none is open. A hope alone, if so wished. */
  end(index: number, isGood: boolean, isHopeOnly = false): Felt | null {
    const last = this.open.findLast((prospect) => !isHopeOnly || isHope(prospect));
    return last === undefined ? null : this.resolve(index, last, isGood);
  }

  /** Whether a prospect is still open. */
  isOpen(): boolean {
    return this.open.length > 0;
  }

  /** Whether an event has come up already. */
  hasMet(seed: Seed): boolean {
    return this.felt.some((each) => each.seed?.token === seed.token);
  }

  /** Tries events until one gives an emotion that was asked for, or its prospect; null where none does. */
  wanted(index: number, from: readonly Seed[], isEndAllowed = true): Felt | null {
    const { asked } = this.frame;
    const ended = this.open.find((prospect) => isAwaited(prospect, asked));
    if (ended !== undefined && isEndAllowed) return this.resolve(index, ended);
    const aims = aimsOf(asked);
    const free = this.pool.free(from);
    if (free.length === 0) return null;
    for (let tries = 0; tries < TRIES; tries++) {
      const seed = this.draws.pick(free);
      const { event, appraisal } = this.appraise(seed);
      if (!aims.has(emotionOf(cellOf(event, appraisal, null), appraisal))) continue;
      this.pool.use(seed);
      return this.feel(index, seed, event, appraisal, null);
    }
    return null;
  }

  /** An emotion that was asked for and is missing, out of some events; null where none gives it. */
  wantedOf(index: number, from: readonly Seed[]): Felt | null {
    return this.frame.asked.size > 0 && this.draws.chance(this.wish()) ? this.wanted(index, from, false) : null;
  }

  /** What a conversation begins with: what the matter begins with; across it, rather something that somebody did or that went wrong. */
  begin(index: number, isComplaint: boolean): Felt {
    const { onsets } = this.frame.matter;
    if (onsets.length === 0) return this.fresh(index);
    const grave = onsets.filter(({ code }) => complaints.has(code));
    const from = isComplaint && grave.length > 0 && this.draws.chance(0.85) ? grave : onsets;
    const wanted = this.frame.asked.size > 0 ? (this.wanted(index, from) ?? this.wanted(index, onsets)) : null;
    if (wanted !== null) return wanted;
    const seed = this.pool.take(from);
    return seed === null ? this.fresh(index) : this.meet(index, seed);
  }

  /** What else belongs to the same thing and weighs the same way; null where there is nothing. */
  further(index: number, isComplaint: boolean): Felt | null {
    const last = this.felt.findLast(({ seed }) => seed !== null);
    if (last?.seed == null) return null;
    const fits = this.pool.thread(isWelcome(last.seed.code) && !isComplaint);
    const wanted = this.wantedOf(index, fits);
    if (wanted !== null) return wanted;
    const seed = this.pool.take(fits);
    return seed === null ? null : this.meet(index, seed);
  }

  /** Something that happens now. */
  meet(index: number, seed: Seed, weight = 1): Felt {
    this.stays = 0;
    this.strength *= weight;
    const { event, appraisal } = this.appraise(seed);
    return this.feel(index, seed, event, appraisal, null);
  }

  /** Whether what was done last leans towards good (above 0) or bad. */
  private tilt(): number {
    return this.felt.at(-1)?.tendency?.tilt ?? 0;
  }

  /** How the person judges an event at first. */
  private appraise(seed: Seed): { readonly event: Stage; readonly appraisal: Appraisal } {
    const { draws, frame } = this;
    const { stability } = frame.persona.traits;
    this.strength = clamp(this.strength * 0.55 + this.stakes * 0.45 + (draws.share() - 0.5) * 0.12, 0.22, 0.95);
    const good = clamp(this.strength * frame.temper, 0.22, 0.97);
    // Whoever is steady takes bad things less hard.
    const bad = -clamp(this.strength * frame.temper * (1.15 - 0.35 * stability), 0.22, 0.97);
    const first = firstAppraisal(draws, seed.code, { good, bad, isGentle: frame.isGentle });
    return { event: { ...first.event, phase: "onset", causedBy: this.causeOf(seed) }, appraisal: first.appraisal };
  }

  /** The state whose action led here, where it leans the same way. */
  private causeOf(seed: Seed): number | null {
    const tilt = this.tilt();
    const isGood = isWelcome(seed.code);
    if (Math.abs(tilt) < 0.2 || tilt > 0 !== isGood || seed.code === "plain") return null;
    return this.draws.chance(0.6) ? (this.indices.at(-1) ?? null) : null;
  }

  /** A prospect comes true or does not, helped or hindered by what was done. */
  private resolve(index: number, chosen?: OpenProspect, isGood?: boolean): Felt {
    this.stays = 0;
    const prospect = chosen ?? this.draws.pick(this.open);
    this.open = this.open.filter((each) => each !== prospect);
    const { seed, index: since, emotion } = prospect;
    const { status, isHelped, appraisal } = endOf(prospect, this.draws, this.frame.asked, this.tilt(), isGood);
    const causedBy = isHelped ? (this.indices.at(-1) ?? null) : null;
    const stage = { kind: "event", concerns: "self", phase: "onset", status, causedBy } as const;
    return this.feel(index, seed, stage, appraisal, { index: since, emotion });
  }

  private feel(index: number, seed: Seed | null, stage: Stage, raw: Appraisal, prior: Prior | null): Felt {
    const judged = judge(seed, stage, raw, prior, this.frame.persona, this.felt);
    const { emotion } = judged;
    const felt = this.keep(index, { ...judged, tendency: emotion === "neutral" ? null : this.moved(emotion) });
    const prospect = prospectOf(felt, index);
    if (prospect !== null) this.open = [...this.open.filter((each) => each.seed !== seed), prospect];
    return felt;
  }

  /** What the emotion moves this person to do; the agreeable seldom lash out. */
  private moved(emotion: Exclude<Emotion, "neutral">): Tendency {
    const { agreeableness, conscientiousness } = this.frame.persona.traits;
    const list = tendenciesOf(emotion);
    const first = this.draws.pick(list);
    const care = (agreeableness + conscientiousness) / 2;
    return first.tilt < 0 && this.draws.chance(this.frame.isGentle ? 1 : care)
      ? this.draws.pick(list.filter(({ tilt }) => tilt >= 0))
      : first;
  }

  private keep(index: number, felt: Felt): Felt {
    this.felt.push(felt);
    if (felt.seed !== null) this.judged += 1;
    if (felt.seed !== null && this.matter.has(felt.seed)) this.about += 1;
    this.indices.push(index);
    return felt;
  }
}

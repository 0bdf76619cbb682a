import type { DrawSequence } from "../random/draw-sequence.ts";
import { cellOf, emotionOf, leadTerm } from "./appraisal.ts";
import { type Emotion, emotionKinds } from "./emotion.ts";
import { chooseCode, isWelcome } from "./event-choice.ts";
import type { EventCode, Family, Seed } from "./family-book.ts";
import { firstAppraisal, indifferent } from "./first-appraisal.ts";
import type { Matter } from "./matter-book.ts";
import { published } from "./published.ts";
import {
  type Appraisal,
  type Cell,
  type EventKind,
  type EventStatus,
  type Persona,
  type Prior,
  rules,
} from "./record.ts";
import { type Tendency, tendenciesOf } from "./tendency.ts";

/** What is felt at one step of a story; words and times come later. */
export interface Felt {
  readonly seed: Seed | null;
  readonly kind: EventKind;
  readonly concerns: "self" | "other";
  readonly status: EventStatus;
  readonly phase: "onset" | "continuing";
  readonly causedBy: number | null;
  readonly appraisal: Appraisal;
  readonly prior: Prior | null;
  readonly cell: Cell;
  readonly emotion: Emotion;
  readonly relevance: number;
  readonly habituation: number;
  readonly intensity: number;
  readonly tendency: Tendency | null;
}

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
/** What a story may open with, beside what its matter begins with. */
const opening: ReadonlySet<EventCode> = new Set<EventCode>(["bad", "stuck", "wrong", "hope", "fear"]);
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

interface OpenProspect {
  readonly seed: Seed;
  readonly index: number;
  readonly emotion: Emotion;
  readonly likelihood: number;
  readonly strength: number;
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
  private readonly used = new Set<Seed>();
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
    this.matter = new Set(frame.matter.seeds);
    this.stakes = 0.24 + draws.share() * 0.72;
    this.strength = this.stakes;
  }

  /** What comes next: the same thing still, a prospect's end, something ordinary, or something new. */
  next(index: number): Felt {
    const last = this.felt.at(-1);
    const isAwaited = wantsAfterHope(this.frame.asked) || wantsAfterFear(this.frame.asked);
    const isOpen = this.open.length > 0;
    if (isAwaited && isOpen && this.draws.chance(this.wish())) return this.resolve(index);
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
    const { draws } = this;
    const drift = (value: number, by: number): number => value + (draws.share() - 0.5) * by;
    const old = last.appraisal;
    const faded = (value: number): number => {
      if (Math.abs(value) < rules.threshold) return value;
      const size = Math.max(0.2, Math.min(0.97, Math.abs(value) * (0.82 + draws.share() * 0.26)));
      return value < 0 ? -size : size;
    };
    const appraisal = {
      ...old,
      desirability: faded(old.desirability),
      praiseworthiness: faded(old.praiseworthiness),
      liking: faded(old.liking),
      likelihood: last.status === "prospective" ? clamp(drift(old.likelihood, 0.3), 0.05, 0.95) : 1,
      control: clamp(drift(old.control, 0.2), -1, 1),
      suddenness: old.suddenness * 0.4,
    };
    return this.feel(index, last.seed, { ...last, phase: "continuing", causedBy: null }, appraisal, last.prior);
  }

  /** Whether the last thing that was judged still moves the person. */
  isMoved(): boolean {
    const last = this.felt.findLast((each) => each.seed !== null);
    return last !== undefined && last.emotion !== "neutral" && last.emotion !== "surprise";
  }

  /** Nothing is judged: a greeting, an answer. */
  quiet(index: number): Felt {
    return this.keep(index, {
      ...({ seed: null, kind: "event", concerns: "self", status: "present", phase: "onset", causedBy: null } as const),
      ...({ appraisal: indifferent, prior: null, cell: "none", emotion: "neutral" } as const),
      ...{ relevance: 0, habituation: 0, intensity: 0, tendency: null },
    });
  }

  /** Something that leaves people cold. */
  ordinary(index: number): Felt {
    const isOpen = this.judged > 0 || this.matter.size === 0;
    if (!isOpen) return this.fresh(index);
    const seed = this.pickSeed("plain", this.isMatterNext());
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
        (isFirst ? this.wanted(index, matter.seeds) : this.wanted(index, [...this.frame.family.seeds.values()].flat()));
      if (wanted !== null) return wanted;
    }
    const seed = isFirst
      ? this.take(
          this.draws.chance(chances.onset) ? matter.onsets : matter.seeds.filter(({ code }) => opening.has(code)),
        )
      : this.pickSeed(this.pickCode(), isMatter);
    const chosen = seed ?? this.anySeed();
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
    const last = this.open.findLast(({ emotion }) => !isHopeOnly || hopes(emotion));
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
    const ended = this.open.find((each) => (hopes(each.emotion) ? wantsAfterHope(asked) : wantsAfterFear(asked)));
    if (ended !== undefined && isEndAllowed) return this.resolve(index, ended);
    const aims = new Set<Emotion>(asked);
    if (wantsAfterHope(asked)) for (const emotion of ["hope", "excitement"] as const) aims.add(emotion);
    if (wantsAfterFear(asked)) for (const emotion of ["fear", "anxiety"] as const) aims.add(emotion);
    const free = from.filter((seed) => !this.used.has(seed));
    if (free.length === 0) return null;
    for (let tries = 0; tries < TRIES; tries++) {
      const seed = this.draws.pick(free);
      const { event, appraisal } = this.appraise(seed);
      if (!aims.has(emotionOf(cellOf(event, appraisal, null), appraisal))) continue;
      this.uses(seed);
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
    const seed = this.take(from);
    return seed === null ? this.fresh(index) : this.meet(index, seed);
  }

  /** What else belongs to the same thing and weighs the same way; null where there is nothing. */
  further(index: number, isComplaint: boolean): Felt | null {
    const { matter, family } = this.frame;
    const last = this.felt.findLast(({ seed }) => seed !== null);
    if (last?.seed == null) return null;
    const isGood = isWelcome(last.seed.code) && !isComplaint;
    const all = matter.seeds.length > 0 ? matter.seeds : [...family.seeds.values()].flat();
    const fits = all.filter(
      (seed) =>
        !this.used.has(seed) && seed.code !== "plain" && !aside.has(seed.code) && isWelcome(seed.code) === isGood,
    );
    const wanted = this.wantedOf(index, fits);
    if (wanted !== null) return wanted;
    const seed = this.take(fits);
    return seed === null ? null : this.meet(index, seed);
  }

  /** Something that happens now. */
  meet(index: number, seed: Seed, weight = 1): Felt {
    this.stays = 0;
    this.strength *= weight;
    const { event, appraisal } = this.appraise(seed);
    return this.feel(index, seed, event, appraisal, null);
  }

  private pickCode(): EventCode {
    return chooseCode(this.draws, this.felt.at(-1)?.tendency?.tilt ?? 0);
  }

  /** An event of a kind, of the matter if it is to be: then one that is as welcome will do. */
  private pickSeed(code: EventCode, isMatter: boolean): Seed | null {
    const { family, matter } = this.frame;
    if (isMatter) {
      const own = this.take(matter.seeds.filter((seed) => seed.code === code));
      const alike = (seed: Seed): boolean => seed.code !== "plain" && isWelcome(seed.code) === isWelcome(code);
      const seed = own ?? (code === "plain" ? null : this.take(matter.seeds.filter(alike)));
      if (seed !== null) return seed;
    }
    return this.take(family.seeds.get(code) ?? []);
  }

  private take(from: readonly Seed[]): Seed | null {
    const free = from.filter((seed) => !this.used.has(seed));
    if (free.length === 0) return null;
    const seed = this.draws.pick(free);
    this.uses(seed);
    return seed;
  }

  /** Nothing comes up twice; and what a matter begins with has happened in one way only. */
  private uses(seed: Seed): void {
    this.used.add(seed);
    const { onsets } = this.frame.matter;
    if (!onsets.includes(seed) || !complaints.has(seed.code)) return;
    for (const other of onsets) if (other.code === seed.code) this.used.add(other);
  }

  private anySeed(): Seed | null {
    for (const code of ["good", "bad", "hope", "fear", "stuck", "kind", "fgood", "fbad"] as const) {
      const seed = this.pickSeed(code, false);
      if (seed !== null) return seed;
    }
    return null;
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
    const tilt = this.felt.at(-1)?.tendency?.tilt ?? 0;
    const isGood = isWelcome(seed.code);
    if (Math.abs(tilt) < 0.2 || tilt > 0 !== isGood || seed.code === "plain") return null;
    return this.draws.chance(0.6) ? (this.indices.at(-1) ?? null) : null;
  }

  /** A prospect comes true or does not, helped or hindered by what was done. */
  private resolve(index: number, chosen?: OpenProspect, end?: boolean): Felt {
    this.stays = 0;
    const { draws } = this;
    const { asked } = this.frame;
    const prospect = chosen ?? draws.pick(this.open);
    this.open = this.open.filter((each) => each !== prospect);
    const isHope = hopes(prospect.emotion);
    const tilt = this.felt.at(-1)?.tendency?.tilt ?? 0;
    const good = isHope ? prospect.likelihood * 0.6 + 0.2 : 0.8 - prospect.likelihood * 0.6;
    let isGood = draws.chance(good + tilt * 0.4);
    const wishesGood = isHope ? asked.has("satisfaction") : asked.has("relief");
    const wishesBad = isHope ? asked.has("disappointment") : asked.has("fears_confirmed") || asked.has("resignation");
    if (wishesGood !== wishesBad) isGood = wishesGood;
    if (end !== undefined) isGood = end;
    const size = clamp(prospect.strength * (0.85 + draws.share() * 0.3), 0.22, 0.97);
    const helped = Math.abs(tilt) >= 0.2 && tilt > 0 === isGood && draws.chance(0.6);
    return this.feel(
      index,
      prospect.seed,
      {
        ...({ kind: "event", concerns: "self", phase: "onset" } as const),
        status: isGood === isHope ? "confirmed" : "disconfirmed",
        causedBy: helped ? (this.indices.at(-1) ?? null) : null,
      },
      {
        ...indifferent,
        desirability: isGood ? size : -size,
        control: this.controlAfter(draws.share()),
        suddenness: draws.share() * 0.65,
      },
      { index: prospect.index, emotion: prospect.emotion },
    );
  }

  /** Those who are to resign can do little about it. */
  private controlAfter(share: number): number {
    const { asked } = this.frame;
    if (asked.has("resignation") === asked.has("fears_confirmed")) return -0.8 + share * 1.3;
    return asked.has("resignation") ? -0.9 + share * 0.5 : -0.2 + share * 0.7;
  }

  private feel(index: number, seed: Seed | null, stage: Stage, raw: Appraisal, prior: Prior | null): Felt {
    const appraisal = rounded(raw);
    const cell = cellOf(stage, appraisal, prior?.emotion ?? null);
    const emotion = emotionOf(cell, appraisal);
    const relevance = seed === null ? 0 : (this.frame.persona.goals[seed.goal]?.weight ?? 0);
    let run = 0;
    while (emotion !== "neutral" && this.felt.at(-1 - run)?.emotion === emotion) run += 1;
    const habituation = published(Math.min(rules.habituation.most, rules.habituation.step * run));
    const intensity = published(Math.abs(leadTerm(stage, emotion, appraisal)) * relevance * (1 - habituation));
    const { kind, concerns, status, phase, causedBy } = stage;
    const felt = this.keep(index, {
      ...{
        seed,
        kind,
        concerns,
        status,
        phase,
        causedBy,
        appraisal,
        prior,
        cell,
        emotion,
        relevance,
        habituation,
        intensity,
      },
      tendency: emotion === "neutral" ? null : this.moved(emotion),
    });
    if (seed !== null && status === "prospective" && emotion !== "neutral") {
      const likelihood = appraisal.likelihood;
      const strength = Math.abs(appraisal.desirability);
      this.open = [...this.open.filter((each) => each.seed !== seed), { seed, index, emotion, likelihood, strength }];
    }
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

/** What people go to somebody about. */
const complaints: ReadonlySet<EventCode> = new Set<EventCode>(["wrong", "bad", "stuck", "unfair"]);

/** What does not belong to the thread of a talk. */
const aside: ReadonlySet<EventCode> = new Set<EventCode>([
  ...(["fgood", "fbad", "odd", "like", "love", "dislike", "disgust"] as const),
]);

type Stage = Pick<Felt, "kind" | "concerns" | "status" | "phase" | "causedBy">;

function hopes(emotion: Emotion): boolean {
  return emotionKinds[emotion].valence > 0;
}

function wantsAfterHope(asked: ReadonlySet<Emotion>): boolean {
  return asked.has("satisfaction") || asked.has("disappointment");
}

function wantsAfterFear(asked: ReadonlySet<Emotion>): boolean {
  return asked.has("relief") || asked.has("fears_confirmed") || asked.has("resignation");
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

function rounded(of: Appraisal): Appraisal {
  return {
    desirability: published(of.desirability),
    likelihood: published(of.likelihood),
    agency: of.agency,
    praiseworthiness: published(of.praiseworthiness),
    liking: published(of.liking),
    control: published(of.control),
    suddenness: published(of.suddenness),
    norm: published(of.norm),
  };
}

import { type Bank, bank } from "../language/phrase.ts";
import { type Facts, facts, slots, state } from "../language/slots.ts";
import { Utterance } from "../language/utterance.ts";
import { voice } from "../language/voice.ts";
import type { DrawSequence } from "../random/draw-sequence.ts";
import { draw, innerKey, unit } from "../random/hash.ts";
import type { ExchangeKind } from "./exchange-book.ts";
import type { Family, Seed } from "./family-book.ts";
import { humanLexicon } from "./lexicon.ts";
import { castOfMatter } from "./matter-cast.ts";
import { namesFor } from "./names.ts";
import { type Sum, stateParticulars } from "./particulars.ts";
import type { ScenarioReading } from "./reading.ts";
import type { EventStatus } from "./record.ts";
import type { Tendency } from "./tendency.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
/** Those whom one calls one's own. */
const ownPeople = /partner|landlord|flatmate|neighbour|colleague|manager|coach|teacher|lead|landlady/;

/** Who is who in one row. */
export interface Cast {
  readonly user: { readonly name: string; readonly role: string };
  readonly other: { readonly name: string; readonly role: string };
  /** Somebody else who is spoken of. */
  readonly friend: string;
  /** What the person at the other end of the matter is called when spoken of. */
  readonly they: string;
  /** True when the other person is that person. */
  readonly isFacing: boolean;
  readonly place: string;
}

/** Chooses the people of a row. */
export function cast(draws: DrawSequence, family: Family, reading: ScenarioReading): Cast {
  const names: string[] = [];
  const take = (asked: string | null, role: string): string => {
    const from = namesFor(role);
    let name = asked ?? draws.pick(from);
    while (asked === null && names.includes(name)) name = draws.pick(from);
    names.push(name);
    return name;
  };
  const own = castOfMatter(family.id, reading.matter);
  const isFacing = reading.facing ?? draws.chance(family.facing);
  const counterpart = own.counterpart ?? family.counterpart;
  const userRole = reading.roles.user ?? draws.pick(own.users ?? family.users);
  const otherRole = reading.roles.other ?? (isFacing ? counterpart : draws.pick(family.confidants));
  const user = take(reading.names.user, userRole);
  const other = take(reading.names.other, otherRole);
  const friend = take(null, "");
  const third = take(null, counterpart);
  const spoken = draws.pick(ownPeople.test(counterpart) ? ["my"] : ["the"]);
  const byName = draws.chance(0.3);
  const opposite = isFacing && reading.roles.other !== null ? `the ${otherRole}` : `${spoken} ${counterpart}`;
  return {
    user: { name: user, role: userRole },
    other: { name: other, role: otherRole },
    friend,
    they: !isFacing && byName ? third : opposite,
    isFacing,
    place: reading.place ?? draws.pick(own.places ?? family.places),
  };
}

/** Small words where a sentence leaves room for them: nobody tells a thing twice in the same words. */
const afterMay = ["still", "well", "yet"] as const;
const LOOSE = 0.4;

/** A clause as it is said, with a small word put in now and then. */
function loosened(text: string, u: number): string {
  if (unit(u) > LOOSE) return text;
  if (!/\b(?:may|might|could) (?!still|well|yet|not)/u.test(text)) return text;
  return text.replace(/\b(may|might|could) /u, `$1 ${afterMay[u % afterMay.length] ?? ""} `);
}

/** Whether a noun phrase stands for several: "the dishes". */
function isSeveral(topic: string): boolean {
  const head = topic.replace(/ (?:at|in|for|of|with|after|to|about) .*$/, "");
  return / and /.test(topic) || (/s$/.test(head) && !/(?:ss|us|is|ness|news|tennis)$/.test(head));
}

const several = ["the business with", "the matter of", "the story with", "the trouble with", "the thing with"] as const;
const again = [
  ..."it all,all this,this,it,it,the whole thing,the whole business,this business,that,the matter".split(","),
] as const;

/** No clause has more words than this, where a shorter one can be found. */
const LONGEST = 20;
const TRIES = 6;
/** How often people say "it" of what both know of. */
const KNOWN = 0.85;

/** An event in words. */
export interface EventWords {
  /** As the record has it. */
  readonly text: string;
  /** As it is said to the other person, who may be meant by it. */
  readonly said: string;
  readonly topic: string;
}

const plain = voice();
plain.end = "";
plain.formality = 0.5;

/** The facts of one row's telling, and the clauses that they make. */
export class Scene {
  readonly facts: Facts = facts();
  readonly cast: Cast;
  private readonly key: number;
  private sums: readonly Sum[] = [];
  /** Each event as it was told. */
  private readonly said = new Map<number, string>();
  private readonly names: readonly string[];
  private readonly clauses: Utterance;

  constructor(of: Cast, reading: ScenarioReading, weekday: number, key: number) {
    this.cast = of;
    this.key = key;
    this.names = [of.friend, of.they, of.user.name, of.other.name];
    state(this.facts, "friend", of.friend);
    state(this.facts, "they", of.they);
    // The day spoken of lies some days back or ahead.
    state(this.facts, "weekday", weekdays[(weekday + 2 + (key % 4)) % 7] as string);
    state(this.facts, "place", of.place);
    if (reading.subject !== null) state(this.facts, "subject", reading.subject);
    this.clauses = new Utterance(this.facts, plain);
  }

  /** States the particulars of the row (see `particulars.ts`). */
  statesParticulars(kind: ExchangeKind, matter: string | null, day: number): void {
    this.sums = stateParticulars(this.facts, this.key, kind, matter, day);
  }

  /** From here on sums are said in full, or in short. */
  saysSums(isShort: boolean): void {
    for (const { name, full, short } of this.sums) state(this.facts, name, isShort ? short : full);
  }

  /** The words of an event; the same ones each time it comes up in this row. */
  event(seed: Seed, status: EventStatus): EventWords {
    const source =
      status === "confirmed" ? seed.confirmed : status === "disconfirmed" ? seed.disconfirmed : seed.clause;
    const stage = status === "prospective" ? 1 : status === "present" ? 0 : 2;
    let key = innerKey(this.key, hashOf(seed.token) + stage);
    this.saysSums(false);
    let text = this.clause(source, key);
    // What takes too long to say is said otherwise.
    for (let tries = 0; tries < TRIES && text.split(" ").length > LONGEST; tries++) {
      key = innerKey(key, tries);
      text = this.clause(source, key);
    }
    const topic = this.clause(seed.topic, innerKey(this.key, hashOf(seed.token) + 3));
    let said = this.said.get(key);
    if (said === undefined) {
      said = this.asSaid(seed, source, key);
      this.said.set(key, said);
    }
    return { text, said, topic };
  }

  /** A clause as it is said: to whom it may concern, and about what both know of. */
  private asSaid(seed: Seed, source: Bank, key: number): string {
    const { facts, cast } = this;
    const u = draw(key, 80);
    const { subject } = slots;
    const named = facts.texts[subject] ?? "";
    // What it is about is named before it is called "it".
    const isKnown = seed.topic.sources[0] === "{subject}" && this.said.size > 0 && unit(u) < KNOWN;
    if (cast.isFacing) state(facts, "they", "you");
    if (isKnown) facts.texts[subject] = again[u % again.length] ?? named;
    const said = loosened(this.clause(source, key), draw(key, 78));
    if (isKnown) facts.texts[subject] = named;
    state(facts, "they", cast.they);
    return said;
  }

  /** What a message calls a topic: by its name, or as what was spoken of before. */
  called(topic: string, u: number, isKnown: boolean): string {
    if (isKnown && unit(u) < 0.55) return again[u % again.length] ?? topic;
    return isSeveral(topic) ? `${several[u % several.length] ?? ""} ${topic}` : topic;
  }

  /** An action in words: as it was done, and as it is still to be done. */
  action(tendency: Tendency, key: number): { readonly done: string; readonly ahead: string } {
    const banks = actionBanks(tendency);
    return { done: this.clause(banks.done, key), ahead: this.clause(banks.ahead, key) };
  }

  private clause(source: Parameters<Utterance["say"]>[0], key: number): string {
    this.clauses.forget();
    this.clauses.begin(key, plain);
    this.clauses.say(source);
    const { text } = this.clauses;
    const first = /^[\p{L}']+/u.exec(text)?.[0] ?? "";
    const isName = first === "I" || first.startsWith("I'") || this.names.includes(first.replace(/'s$/, ""));
    return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
  }
}

function actionBanksOf({ done, ahead }: Tendency) {
  return { done: bank([done], humanLexicon), ahead: bank([ahead], humanLexicon) };
}

const actionBanksKnown = new Map<Tendency, ReturnType<typeof actionBanksOf>>();

function actionBanks(tendency: Tendency): ReturnType<typeof actionBanksOf> {
  const known = actionBanksKnown.get(tendency);
  if (known !== undefined) return known;
  const made = actionBanksOf(tendency);
  actionBanksKnown.set(tendency, made);
  return made;
}

/** A number of a token, so that an event's words do not depend on when it comes up. */
function hashOf(token: string): number {
  let hash = 7;
  for (let i = 0; i < token.length; i++) hash = (Math.imul(hash, 31) + token.charCodeAt(i)) | 0;
  return hash << 2;
}

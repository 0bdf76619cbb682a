import { civilFromDays, MS_PER_DAY } from "../../engine/calendar.ts";
import type { Bank } from "../../language/phrase.ts";
import type { Utterance } from "../../language/utterance.ts";
import type { Voice } from "../../language/voice.ts";
import { innerKey } from "../../random/hash.ts";
import type { ActionName, AgentAct, CustomerAct, Emotion } from "./vocabulary.ts";

export type Role = "customer" | "agent" | "bot";

const pairs = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, "0"));
const triples = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, "0"));
/** −1.00 … 1.00 as canonical JSON numbers. */
const hundredths = Array.from({ length: 201 }, (_, n) => String((n - 100) / 100));

/** The messages and actions of one conversation, as they come, in their JSON form. */
export class Transcript {
  messages = "";
  actions = "";
  turns = 0;
  started = 0;
  /** Time of the last message, ms since 1970. */
  now = 0;
  /** Time of the first answer, or −1. */
  answered = -1;
  /** Acts of the agent or bot so far. */
  readonly acts = new Set<string>();
  readonly done = new Set<ActionName>();
  readonly utterance: Utterance;
  private key = 0;
  private day = -1;
  private date = "";

  constructor(utterance: Utterance) {
    this.utterance = utterance;
  }

  begin(key: number, start: number): void {
    this.key = key;
    this.messages = "";
    this.actions = "";
    this.turns = 0;
    this.started = start;
    this.now = start;
    this.answered = -1;
    this.acts.clear();
    this.done.clear();
    this.utterance.forget();
  }

  /** Opens the next message; its words follow by `utterance.say`, and `close` ends it. */
  open(voice: Voice): Utterance {
    this.utterance.begin(innerKey(this.key, this.turns + 1), voice);
    return this.utterance;
  }

  /** Ends the open message; nothing is added where nothing was said. */
  close(
    role: Role,
    act: CustomerAct | AgentAct,
    pause: number,
    emotion: Emotion,
    sentiment: number,
    intensity: number,
  ): void {
    const { utterance } = this;
    if (utterance.text === "") return;
    const text = utterance.finish();
    if (this.turns > 0) this.now += pause + text.length * (role === "bot" ? 4 : 110);
    this.turns += 1;
    if (role !== "customer") {
      this.acts.add(act);
      if (this.answered < 0) this.answered = this.now;
    }
    let entities = "";
    for (let i = 0; i < utterance.mentioned; i++) {
      const mention = utterance.mentions[i] as { field: string; text: string };
      entities += `${i === 0 ? "" : ","}{"field":"${mention.field}","text":"${mention.text}"}`;
    }
    this.messages += `${this.turns === 1 ? "" : ","}{"act":"${act}","emotion":"${emotion}","entities":[${entities}],"intensity":${hundredths[intensity + 100]},"role":"${role}","sentiment":${hundredths[sentiment + 100]},"text":"${text}","ts":"${this.instant(this.now)}","turn":${this.turns}}`;
  }

  /** Says one sentence as a message of the agent or bot. */
  answer(role: "agent" | "bot", voice: Voice, act: AgentAct, pause: number, first: Bank, second?: Bank): boolean {
    const utterance = this.open(voice);
    if (!utterance.say(first)) return false;
    if (second !== undefined) utterance.say(second);
    this.close(role, act, pause, "neutral", 0, 0);
    return true;
  }

  /** Notes what was done in the shop's systems; `args` is JSON. */
  act(name: ActionName, args: string, result: "ok" | "not_found" | "refused" = "ok"): void {
    this.actions += `${this.actions === "" ? "" : ","}{"after_turn":${this.turns},"args":${args},"name":"${name}","result":"${result}"}`;
    this.done.add(name);
  }

  private instant(ms: number): string {
    const day = Math.floor(ms / MS_PER_DAY);
    if (day !== this.day) {
      const date = civilFromDays(day);
      this.date = `${date.year}-${pairs[date.month]}-${pairs[date.day]}T`;
      this.day = day;
    }
    const inDay = ms - day * MS_PER_DAY;
    const seconds = Math.floor(inDay / 1000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    return `${this.date}${pairs[hours]}:${pairs[minutes - hours * 60]}:${pairs[seconds - minutes * 60]}.${triples[inDay - seconds * 1000]}Z`;
  }
}

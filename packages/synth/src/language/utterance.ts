import { below, draw, unit } from "../random/hash.ts";
import type { Bank } from "./phrase.ts";
import { CHOICE, HABIT, LITERAL, SLOT } from "./phrase-shape.ts";
import { END, program } from "./program.ts";
import { withSlip } from "./slip.ts";
import type { Facts } from "./slots.ts";
import type { Voice } from "./voice.ts";

/** A value that was spoken of: the row's field, and its form in the text. */
export interface Mention {
  field: string;
  text: string;
}

const MOST_MENTIONS = 12;
/** So many of the sentences said last are not said again. */
const REMEMBERED = 24;

/**
 * One message being put into words. Every draw is a hash of the message's key and the draw's number, so a message does not
 * depend on what was said before, but for one thing: within a conversation no sentence is said twice in a short while.
 */
export class Utterance {
  /** The message so far, safe to stand in JSON as it is. */
  text = "";
  readonly mentions: Mention[] = Array.from({ length: MOST_MENTIONS }, () => ({ field: "", text: "" }));
  mentioned = 0;
  private key = 0;
  private drawn = 0;
  private capital = false;
  /** The last character's code; asking the text for it would make one piece of it too early. */
  private last = 0;
  private voice: Voice;
  private readonly facts: Facts;
  /** Addresses of the sentences said last. */
  private readonly said: number[] = [];
  private readonly phrases = program();
  private next = 0;

  constructor(facts: Facts, voice: Voice) {
    this.facts = facts;
    this.voice = voice;
  }

  /** Begins a conversation: nothing has been said. */
  forget(): void {
    this.said.length = 0;
    this.next = 0;
  }

  /** Begins a message. */
  begin(key: number, voice: Voice): void {
    this.key = key;
    this.voice = voice;
    this.drawn = 0;
    this.text = "";
    this.mentioned = 0;
  }

  /** Uniform in 0 … 2^32 − 1. */
  word(): number {
    return draw(this.key, this.drawn++);
  }

  chance(probability: number): boolean {
    return unit(this.word()) < probability;
  }

  below(n: number): number {
    return below(this.word(), n);
  }

  /** Says a sentence of a bank that the facts allow; false where there is none. */
  say(from: Bank): boolean {
    const { known } = this.facts;
    const { size } = from;
    let index = below(this.word(), size);
    for (let tries = 0; tries < size; tries++) {
      const { start, needs } = from.at(index);
      if ((needs & ~known) === 0 && (tries > 8 || !this.said.includes(start))) {
        this.said[this.next] = start;
        this.next = (this.next + 1) % REMEMBERED;
        this.sentence(start);
        return true;
      }
      index = tries < 4 ? below(this.word(), size) : index + 1 === size ? 0 : index + 1;
    }
    return false;
  }

  /** Ends the message as the speaker does. */
  finish(): string {
    const { last } = this;
    // After a question or an exclamation nothing follows.
    if (last !== 63 && last !== 33 && last !== 46) this.text += this.voice.end;
    // Asking for a character makes one piece of the many; a whole conversation of pieces would be put together slowly.
    this.last = this.text.charCodeAt(this.text.length - 1);
    return this.text;
  }

  private sentence(start: number): void {
    this.capital = !this.voice.lower;
    const { text, last } = this;
    if (text !== "") {
      if (last === 63 || last === 33 || last === 46) this.text = `${text} `;
      else {
        const usual = unit(this.word()) < 0.75;
        const stop = usual ? this.voice.stop : ". ";
        if (stop === ", " || stop === " - ") this.capital = false;
        this.text = text + stop;
      }
    }
    this.emit(start);
  }

  private emit(address: number): void {
    const { code } = this.phrases;
    for (let at = address; ; ) {
      const kind = code[at] as number;
      if (kind === END) return;
      const operand = code[at + 1] as number;
      if (kind === LITERAL) {
        this.literal(operand);
        at += 2;
      } else if (kind === SLOT) {
        this.fact(operand);
        at += 2;
      } else {
        const count = code[at + 2] as number;
        const chosen = kind === CHOICE ? below(this.word(), count) : this.manner(kind, operand, count);
        this.emit(code[at + 3 + chosen] as number);
        at += 3 + count;
      }
    }
  }

  /** The alternative that a speaker's habit or tone chooses. */
  private manner(kind: number, mark: number, count: number): number {
    if (kind === HABIT) return below(draw(this.voice.key, mark), count);
    // Nobody keeps one tone all the time.
    const casual = 1 - this.voice.formality + (unit(this.word()) - 0.5) * 0.5;
    const index = Math.floor(casual * count);
    return index < 0 ? 0 : index >= count ? count - 1 : index;
  }

  private literal(number: number): void {
    const { voice, phrases } = this;
    let text: string;
    if (voice.lower) text = phrases.lower[number] as string;
    else if (this.capital) {
      text = phrases.capital[number] as string;
      if (text !== " ") this.capital = false;
    } else text = phrases.plain[number] as string;
    if (voice.slips > 0 && unit(this.word()) < voice.slips) text = withSlip(text, this.word());
    this.text += text;
    if (text !== "") this.last = text.charCodeAt(text.length - 1);
  }

  private fact(slot: number): void {
    const text = this.facts.texts[slot] as string;
    const field = this.facts.fields[slot] as string;
    const lead = this.facts.leads[slot] as string;
    if (lead !== "") {
      this.text += this.capital ? lead.charAt(0).toUpperCase() + lead.slice(1) : lead;
      this.capital = false;
    }
    if (field !== "") {
      // A value stands as the row has it, wherever it stands.
      const mention = this.mentions[this.mentioned];
      if (mention !== undefined) {
        mention.field = field;
        mention.text = text;
        this.mentioned += 1;
      }
    }
    if (this.capital && field === "") this.text += text.charAt(0).toUpperCase() + text.slice(1);
    else this.text += text;
    if (text === "") return;
    this.capital = false;
    this.last = text.charCodeAt(text.length - 1);
  }
}

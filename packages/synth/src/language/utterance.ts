import { below, draw, unit } from "../random/hash.ts";
import { type Bank, kinds, type Phrase } from "./phrase.ts";
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
  private readonly said: Phrase[] = [];
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
      const { phrase, needs } = from.at(index);
      if ((needs & ~known) === 0 && (tries > 8 || !this.said.includes(phrase))) {
        this.said[this.next] = phrase;
        this.next = (this.next + 1) % REMEMBERED;
        this.sentence(phrase);
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
    this.text.charCodeAt(0);
    return this.text;
  }

  private sentence(phrase: Phrase): void {
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
    this.emit(phrase);
  }

  private emit(phrase: Phrase): void {
    switch (phrase.kind) {
      case kinds.literal:
        this.literal(phrase);
        return;
      case kinds.slot:
        this.fact(phrase.slot);
        return;
      case kinds.sequence: {
        const { parts } = phrase;
        for (let i = 0; i < parts.length; i++) this.emit(parts[i] as Phrase);
        return;
      }
      case kinds.choice:
        this.emit(phrase.parts[below(this.word(), phrase.parts.length)] as Phrase);
        return;
      case kinds.habit:
        this.emit(phrase.parts[below(draw(this.voice.key, phrase.mark), phrase.parts.length)] as Phrase);
        return;
      case kinds.tone: {
        const count = phrase.parts.length;
        // Nobody keeps one tone all the time.
        const casual = 1 - this.voice.formality + (unit(this.word()) - 0.5) * 0.5;
        const index = Math.floor(casual * count);
        this.emit(phrase.parts[index < 0 ? 0 : index >= count ? count - 1 : index] as Phrase);
      }
    }
  }

  private literal(phrase: Phrase): void {
    const { voice } = this;
    let { plain } = phrase;
    if (voice.lower) plain = phrase.lower;
    else if (this.capital) {
      plain = phrase.capital;
      if (plain.length > 1 || plain !== " ") this.capital = false;
    }
    if (voice.slips > 0 && unit(this.word()) < voice.slips) plain = withSlip(plain, this.word());
    this.text += plain;
    if (plain !== "") this.last = plain.charCodeAt(plain.length - 1);
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

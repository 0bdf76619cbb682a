import type { JsonValue } from "../../schema/json-value.ts";
import type { Part, State } from "./simulator.ts";

/** The parts of a task's states, and its arguments, as RFC 8785 text, kept because most of them outlive many calls. */
export class PartTexts {
  private readonly known = new Map<object, string>();

  of(part: JsonValue | Part): string {
    return this.text(part, 0);
  }

  /** A state: collections of things, whose texts are put together. */
  ofState(state: State): string {
    return this.text(state, 2);
  }

  private text(part: JsonValue | Part, levels: number): string {
    if (typeof part !== "object" || part === null) return JSON.stringify(part);
    let text = this.known.get(part);
    if (text === undefined) {
      text = levels === 0 || Array.isArray(part) ? JSON.stringify(part) : this.joined(part as State, levels - 1);
      this.known.set(part, text);
    }
    return text;
  }

  private joined(part: State, levels: number): string {
    let text = "";
    for (const name of Object.keys(part)) {
      text += `${text === "" ? "{" : ","}"${name}":${this.text(part[name] as Part, levels)}`;
    }
    return text === "" ? "{}" : `${text}}`;
  }
}

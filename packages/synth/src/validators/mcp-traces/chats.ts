import type { Report } from "../validation.ts";
import type { Span } from "./span.ts";

const shared = ["gen_ai.conversation.id", "gen_ai.request.model", "gen_ai.provider.name"] as const;
const INPUT = "gen_ai.usage.input_tokens";
const OUTPUT = "gen_ai.usage.output_tokens";
const CACHED = "gen_ai.usage.cache_read.input_tokens";
const REASONING = "gen_ai.usage.reasoning.output_tokens";
const FINISH = "gen_ai.response.finish_reasons";

function tokens(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : Number.NaN;
}

function finishOf(span: Span): string | null {
  const reasons = span.attributes[FINISH];
  return Array.isArray(reasons) && reasons.length === 1 && typeof reasons[0] === "string" ? reasons[0] : null;
}

/** Rules on the calls of the model in a trace. */
export class Chats {
  private input = 0;
  private output = 0;
  /** Tokens that the last answered call had read and written. */
  private context = -1;
  private last: Span | null = null;
  private readonly root: Span;

  constructor(root: Span) {
    this.root = root;
  }

  chat(span: Span, report: Report): void {
    const { attributes } = span;
    for (const name of shared) {
      if (attributes[name] === undefined || attributes[name] !== this.root.attributes[name]) {
        report("conversation", `${name} ${String(attributes[name])}, not the root's`);
      }
    }
    this.last = span;
    if (attributes["error.type"] === undefined) this.answered(attributes, report);
    else if ([INPUT, OUTPUT, CACHED, REASONING, FINISH].some((name) => attributes[name] !== undefined)) {
      report("context-grows", `usage or a finish reason with error.type ${String(attributes["error.type"])}`);
    }
  }

  private answered(attributes: Span["attributes"], report: Report): void {
    const input = tokens(attributes[INPUT]);
    const output = tokens(attributes[OUTPUT]);
    if (!(input > this.context) || Number.isNaN(output) || attributes[FINISH] === undefined) {
      report("context-grows", `${input} tokens read, ${output} written after ${this.context}`);
    }
    const cached = attributes[CACHED];
    const reasoning = attributes[REASONING];
    if (
      (cached !== undefined && !(tokens(cached) <= input)) ||
      (reasoning !== undefined && !(tokens(reasoning) <= output))
    ) {
      report("usage-parts", `${String(cached)} of ${input} cached, ${String(reasoning)} of ${output} reasoning`);
    }
    this.context = input + output;
    this.input += input;
    this.output += output;
  }

  /** The span after a chat span tells whether tools were called. */
  next(before: Span, callsTool: boolean, report: Report): void {
    const reason = finishOf(before);
    if ((reason === "tool_calls") !== callsTool) {
      report("finish", `${JSON.stringify(before.attributes[FINISH])} before ${callsTool ? "a" : "no"} tool call`);
    }
  }

  /** All spans of the trace were read. */
  end(report: Report): void {
    const { attributes } = this.root;
    if (attributes[INPUT] !== this.input || attributes[OUTPUT] !== this.output) {
      report(
        "usage-sum",
        `${String(attributes[INPUT])} and ${String(attributes[OUTPUT])} of ${this.input} and ${this.output}`,
      );
    }
    const error = attributes["error.type"];
    const due = error === undefined ? "stop" : error === "max_tokens" ? "length" : null;
    const reason = this.last === null ? null : finishOf(this.last);
    if (due !== null && reason !== due) report("finish", `${reason} at the end instead of ${due}`);
  }
}

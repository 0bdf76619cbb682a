import { lines } from "../language/matter.ts";
import { type Bank, bank } from "../language/phrase.ts";
import { humanLexicon } from "./lexicon.ts";
import { varied } from "./variation.ts";

/** What opens an exchange: the other person asks, says where they stand, or offers something; or the main person asks. */
export type Opening = "ask" | "position" | "offer" | "question";

/** What one person says and what the other may say to exactly that: no reply is said to anything else. */
export interface Exchange {
  readonly opening: Opening;
  /** Whose words they are: of somebody on duty, of somebody with a stake of their own; null where both may say it. */
  readonly side: "duty" | "counterpart" | null;
  readonly prompt: Bank;
  /** Plain answers; to the main person's question they are the other person's. */
  readonly answers: Bank | null;
  readonly agreeing: Bank | null;
  readonly refusing: Bank | null;
}

const openings: Readonly<Record<string, Opening>> = { "?": "ask", "<": "position", "!": "offer", "@": "question" };
const sides: Readonly<Record<string, Exchange["side"]>> = { "": null, d: "duty", c: "counterpart" };

function bankOf(source: readonly string[]): Bank | null {
  return source.length === 0 ? null : bank(source.map(varied), humanLexicon);
}

/**
 * Reads exchanges, one phrase a line. A line begins with its mark: `?` the other person asks, `<` says where they stand, `!`
 * offers or advises, `@` the main person asks; a `d` or `c` after it says that only somebody on duty or a counterpart talks
 * so. The lines below are the replies: `=` an answer, `+` agrees, `-` refuses.
 */
export function readExchanges(text: string): readonly Exchange[] {
  const read: { mark: string; prompt: string; replies: [string, string][] }[] = [];
  for (const line of lines(text)) {
    const [, mark = "", phrase = ""] = /^(\S+) (.+)$/.exec(line) ?? [];
    if (/^[=+-]$/.test(mark)) read.at(-1)?.replies.push([mark, phrase]);
    else read.push({ mark, prompt: phrase, replies: [] });
  }
  return read.map(({ mark, prompt, replies }) => {
    const opening = openings[mark.charAt(0)];
    const side = sides[mark.slice(1)];
    if (opening === undefined || side === undefined) throw new TypeError(`no exchange: ${mark} ${prompt}`);
    const of = (sign: string): Bank | null =>
      bankOf(replies.filter(([each]) => each === sign).map(([, reply]) => reply));
    return {
      ...{ opening, side, prompt: bank([varied(prompt)], humanLexicon) },
      ...{ answers: of("="), agreeing: of("+"), refusing: of("-") },
    };
  });
}

import { isKindNoun } from "../../extract/member-list.ts";
import type { Findings, Token } from "../../findings.ts";
import { singular } from "../../text/stem.ts";
import { ors } from "./member-entries.ts";
import { isFree, type Members, type Stretch, withMembersIn } from "./stretches.ts";

/** What those are called who do something. */
const doers: ReadonlyMap<string, string> = new Map(
  "speaking:speaker talking:speaker writing:author typing:author posting:author calling:caller paying:payer ordering:ordering_party booking:booking_party reporting:reporter sending:sender buying:buyer selling:seller driving:driver answering:answering_party requesting:requester deciding:decided_by asking:requester complaining:complainant cancelling:cancelling_party canceling:cancelling_party"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** "customer or agent speaking": who of both does it; "own card or foreign card": which of both sorts it is. */
export function withDoerChoices(findings: Findings): Findings {
  if (findings.language !== "en") return findings;
  return withMembersIn(findings, (stretch) => choiceIn(stretch, findings));
}

function choiceIn({ from, next }: Stretch, findings: Findings): Members | undefined {
  const tokens = findings.tokens.slice(from, next);
  const joint = tokens.findIndex(({ folded, text }) => ors.has(folded) || text === "/");
  const last = tokens.at(-1);
  if (joint < 1 || last === undefined || tokens.length > LONGEST || !tokens.every(isPlain)) return undefined;
  const read = doersIn(tokens, joint) ?? sortsIn(tokens, joint);
  const [start, end] = [tokens[0]?.start ?? 0, last.end];
  if (read === undefined || !isFree(findings, start, end)) return undefined;
  return { kind: "members", ...read, start, end };
}

const LONGEST = 6;

interface Read {
  readonly values: readonly string[];
  readonly of: string;
}

function doersIn(tokens: readonly Token[], joint: number): Read | undefined {
  const of = doers.get(tokens.at(-1)?.folded ?? "");
  const values = [tokens.slice(0, joint), tokens.slice(joint + 1, -1)].map(textOf);
  return of === undefined || values.some((value) => value === "") ? undefined : { values, of };
}

function sortsIn(tokens: readonly Token[], joint: number): Read | undefined {
  const noun = tokens.at(-1)?.folded ?? "";
  const areOdd = /^(?:no|not|non)$/.test(tokens[3]?.folded ?? "") || isKindNoun(tokens[0]?.folded ?? "");
  if (areOdd || tokens.length !== 5 || joint !== 2 || tokens[1]?.folded !== noun || singular(noun) !== noun)
    return undefined;
  return { values: [tokens[0]?.text ?? "", tokens[3]?.text ?? ""], of: `${noun} type` };
}

function isPlain({ kind, text }: Token): boolean {
  return kind === "word" || text === "/";
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

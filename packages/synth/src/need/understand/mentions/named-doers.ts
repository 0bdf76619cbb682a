import { isGivenName } from "../../../world/given-names.ts";
import type { Findings, Token } from "../../findings.ts";
import { isParticiple, lookalikes } from "../../text/participles.ts";
import { ors } from "./member-entries.ts";
import { isFree, type Members, withMembers } from "./stretches.ts";

const MOST = 12;
const ands = /^(?:and|und|y|et|e|&)$/;
/** What leads whoever does it, or whom it is for. */
const leads = /^(?:by|to|for|with|von|durch|por|par|an)$/;

/** "paid by Anna, Ben or Lea", "bezahlt von Anna oder Ben": behind what is done, names of persons are all who do it. */
export function withNamedDoers(findings: Findings): Findings {
  const added = findings.tokens.flatMap((_, at) => doersAt(at, findings) ?? []);
  return withMembers(findings, added);
}

function doersAt(at: number, findings: Findings): Members | undefined {
  const { tokens, language } = findings;
  const [deed, lead] = [tokens[at], tokens[at + 1]];
  if (deed?.kind !== "word" || lead === undefined || !leads.test(lead.folded)) return undefined;
  const isDone = isParticiple(deed.text, language) || /^\p{Ll}+en$/u.test(deed.text);
  if (!isDone || lookalikes.test(deed.folded)) return undefined;
  const list = namesFrom(at + 2, tokens);
  const last = tokens[(list?.next ?? 0) - 1];
  if (list === undefined || last === undefined || !isFree(findings, deed.start, last.end)) return undefined;
  const values = list.names.map(({ text }) => text);
  return { kind: "members", values, of: `${deed.text}_${lead.text}`, start: deed.start, end: last.end };
}

/** Names between commas, the last behind an "or" or "and": most of them are known, and all are written alike. */
function namesFrom(
  start: number,
  tokens: readonly Token[],
): { readonly names: readonly Token[]; readonly next: number } | undefined {
  const names: Token[] = [];
  let isJoined = false;
  let next = start;
  for (let index = start; names.length < MOST && !isJoined; ) {
    const [name, before] = [tokens[index], tokens[index - 1]];
    if (name?.kind !== "word" || !/^\p{L}{2,}$/u.test(name.text)) break;
    names.push(name);
    next = index + 1;
    isJoined = names.length > 1 && isJoint(before);
    const mark = tokens[next];
    if (mark?.text !== "," && mark?.text !== "/" && !isJoint(mark)) break;
    index = mark.text === "," && isJoint(tokens[next + 1]) ? next + 2 : next + 1;
  }
  const known = names.filter(({ folded }) => isGivenName(folded)).length;
  const areCapitals = names.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  const least = areCapitals ? 1 : names.length;
  const isWhole = isJoined || tokens[next - 2]?.text === "/";
  if (!isWhole || names.length < 2 || known < least) return undefined;
  return { names, next };
}

function isJoint(token: Token | undefined): boolean {
  return token !== undefined && (ors.has(token.folded) || ands.test(token.folded));
}

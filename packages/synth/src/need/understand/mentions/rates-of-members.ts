import type { Findings, Found } from "../../findings.ts";

type Rate = Extract<Found, { kind: "rate" }>;

/**
 * "outcome (admitted, left without being seen), 4% left without being seen": where a member of several words that was listed stands
 * beside a share, the share is of that member, whatever its words may say by themselves; and in brackets behind the last member it is of that one.
 */
export function withRatesOfMembers(findings: Findings): Findings {
  const listed = findings.found
    .flatMap((found) => (found.kind === "members" ? found.values : []))
    .filter((value) => value.includes(" "))
    .map((value) => value.toLowerCase());
  const merged = findings.found.flatMap((found) =>
    found.kind === "rate" ? (ofMember(found, listed, findings.text) ?? ofLast(found, findings) ?? []) : [],
  );
  if (merged.length === 0) return findings;
  const kept = findings.found.filter((each) => !merged.some((one) => one.start < each.end && each.start < one.end));
  return { ...findings, found: [...kept, ...merged].sort((one, other) => one.start - other.start) };
}

function ofMember(rate: Rate, listed: readonly string[], text: string): Rate | undefined {
  const said = rate.of ?? "";
  const from = said !== "" && text.endsWith(said, rate.end) ? rate.end - said.length : rate.end + 1;
  const behind = text.slice(from).toLowerCase();
  const before = text.slice(0, rate.start).trimEnd().toLowerCase();
  const told = text.slice(rate.start, rate.end).toLowerCase();
  for (const member of listed) {
    // "3% held at customs"
    if (told.endsWith(` ${member}`)) return { ...rate, of: member };
    const end = from + member.length;
    if (end > rate.end && behind.startsWith(member) && !isLetter(text[end])) return { ...rate, of: member, end };
    if (said === "" && before.endsWith(member) && !isLetter(before.at(-member.length - 1)))
      return { ...rate, of: member, start: before.length - member.length };
  }
  return undefined;
}

/** "labelled benign or attack (3%)": a share in brackets is of the member right before it. */
function ofLast(rate: Rate, { found, text }: Findings): Rate | undefined {
  if (rate.of !== undefined || text[rate.end] !== ")") return undefined;
  const list = found.find(
    (each) => each.kind === "members" && each.of !== undefined && /^ ?\($/.test(text.slice(each.end, rate.start)),
  );
  const last = list?.kind === "members" && text[list.end - 1] !== ")" ? list.values.at(-1) : undefined;
  return last === undefined ? undefined : { ...rate, of: last };
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\d_]/u.test(character);
}

import type { Findings, Found } from "../../findings.ts";
import { fold } from "../../text/fold.ts";

type Range = Extract<Found, { kind: "range" }>;
type Rate = Extract<Found, { kind: "rate" }>;

const verbs =
  /(?:^|\s)(?:(?:always|which|that|should|must|has to|have to|needs to|to)\s+)*(?:stays?|remains?|is|are|be|stay|remain|kept|makes? up|accounts? for|bleibt|bleiben|queda|reste|fica)$/;
/** What is below a bound is a little below it, or above. */
const ROOM = 0.1;

/**
 * "reason Started, BackOff or OOMKilled. OOMKilled stays below 2%": a bound in per cent right behind a member that was listed is one of its
 * share, and names no column.
 */
export function withBoundedMembers(findings: Findings): Findings {
  const ranges = findings.found.filter((each): each is Range => each.kind === "range" && each.unit === "%");
  if (ranges.length === 0) return findings;
  const listed = findings.found.flatMap((found) => {
    if (found.kind === "members") return found.values.map((value) => ({ value, end: found.end }));
    return found.kind === "shares" ? found.shares.map(({ value }) => ({ value, end: found.end })) : [];
  });
  const rates = new Map(
    ranges.flatMap((range) => (rateOf(range, listed, findings.text) ?? []).map((one) => [range, one])),
  );
  if (rates.size === 0) return findings;
  const found: readonly Found[] = findings.found.map((each) => rates.get(each as Range) ?? each);
  return { ...findings, found };
}

function rateOf(
  range: Range,
  listed: readonly { readonly value: string; readonly end: number }[],
  text: string,
): readonly Rate[] | undefined {
  const { minimum, maximum, start, end } = range;
  const bound = minimum ?? maximum;
  if (bound === undefined || (minimum !== undefined && maximum !== undefined) || bound <= 0 || bound >= 100)
    return undefined;
  const before = text.slice(Math.max(0, start - 80), start).trimEnd();
  const said = fold(before.toLowerCase()).replace(verbs, "").trimEnd();
  const cut = fold(before.toLowerCase()).length - said.length;
  const member = listed.find(({ value, end: last }) => {
    const name = fold(value.toLowerCase());
    return (
      last <= start &&
      said.endsWith(name) &&
      /(?:^|[.;,:(]\s*|\b(?:and|with|but|keep|only)\s+)$/.test(said.slice(0, -name.length))
    );
  });
  if (member === undefined) return undefined;
  const isOpen = range.exclusiveMaximum === true || range.exclusiveMinimum === true;
  const room = isOpen ? (maximum === undefined ? 1 + ROOM : 1 - ROOM) : 1;
  const rate = Number(Math.min(0.99, (bound / 100) * room).toPrecision(6));
  const from = Math.max(0, start - 80) + before.length - cut - member.value.length;
  return [{ kind: "rate", rate, about: false, of: member.value, start: Math.max(0, from), end }];
}

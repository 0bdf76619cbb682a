/** Verbs that are no plurals of nouns: "2% hard bounces" are bounces. */
const happened: ReadonlyMap<string, string> = new Map(
  (
    "fails:failed expires:expired errs:failed cancels:cancelled churns:churned converts:converted loses:lost settles:settled recovers:recovered escalates:escalated " +
    "dies:died responds:responded succeeds:succeeded times:timed_out closes:closed arrives:arrived renews:renewed agrees:agreed disagrees:disagreed complains:complained"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** "the tool fails" in one of ten: what is then said of a row, "tool failed". */
export function happenedIn(phrase: string): string | undefined {
  const words = phrase.toLowerCase().split(" ");
  const out = words.at(-1) === "out" && words.at(-2) === "times";
  const verb = words.at(out ? -2 : -1) ?? "";
  const done = happened.get(verb);
  const subject = words.slice(0, out ? -2 : -1);
  if (done === undefined || (verb === "times" && !out) || subject.length === 0 || subject.length > 2) return undefined;
  // "8% of flights" has no verb: what happens to one thing happens to a singular.
  if (subject.at(-1)?.endsWith("s") === true) return undefined;
  return [...subject, ...done.split("_")].join(" ");
}

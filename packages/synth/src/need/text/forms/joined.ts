/** What a form says between the sentences that stand around it. */
export function joined(before: string, said: string, behind: string): string {
  const opening = before.trim().replace(/[\s:;,>-]+$/u, "");
  const ahead = opening === "" || /[.!?]$/u.test(opening) ? opening : `${opening}.`;
  const list = said.trim();
  const closing = behind.replace(/^[\s;]+/u, "");
  const isClosed = closing === "" || /[.!?;]$/u.test(list) || /^[.,;]/u.test(closing);
  return [ahead, `${list}${isClosed ? "" : "."}`, closing].filter((each) => each !== "").join(" ");
}

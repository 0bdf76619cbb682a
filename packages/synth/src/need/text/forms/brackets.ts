const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Where the bracket closes that opens at a place, remarks and quotes aside; undefined where it never does. */
export function inBrackets(text: string, open: number): number | undefined {
  const closers: string[] = [];
  let quote = "";
  for (let at = open; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (quote !== "") {
      if (sign === quote || sign === "\n") quote = "";
    } else if (isQuote(text, at)) quote = sign;
    else if (pairs[sign] !== undefined) closers.push(pairs[sign]);
    else if (sign === closers.at(-1)) closers.pop();
    if (closers.length === 0) return at;
  }
  return undefined;
}

/** A quote that opens: "person's" has none. */
function isQuote(text: string, at: number): boolean {
  const sign = text[at];
  return sign === '"' || sign === "`" || (sign === "'" && !/[\p{L}\d]/u.test(text[at - 1] ?? ""));
}

/** What stands between marks that no bracket or quote holds. */
export function partedBy(text: string, marks: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (pairs[sign] !== undefined) at = inBrackets(text, at) ?? at;
    else if (marks.includes(sign)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((each) => each.trim()).filter((each) => each !== "");
}

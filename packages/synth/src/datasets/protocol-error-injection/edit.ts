/** Texts here are byte strings: one UTF-16 code unit, 0 … 255, is one byte. */
export interface Edit {
  /** Offset in the seed. */
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

/** A message before and after its fault, and what its receiver knows. */
export interface Case {
  readonly seed: string;
  /** Ascending, not overlapping. */
  readonly edits: readonly Edit[];
  /** RFC 8785 text. */
  readonly params: string;
  /** RFC 8785 text. */
  readonly context: string;
}

export function applied(seed: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return seed;
  let text = "";
  let at = 0;
  for (const edit of edits) {
    text += seed.slice(at, edit.at) + edit.insert;
    at = edit.at + edit.remove;
  }
  return text + seed.slice(at);
}

/** The one edit that makes `after` of `before`, both at an offset of the seed; none when they are the same. */
export function difference(before: string, after: string, offset = 0): Edit[] {
  if (before === after) return [];
  let head = 0;
  const most = Math.min(before.length, after.length);
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return [{ at: offset + head, remove: before.length - head - tail, insert: after.slice(head, after.length - tail) }];
}

export function mutationBytes(edits: readonly Edit[]): number {
  let bytes = 0;
  for (const edit of edits) bytes += Math.max(edit.remove, edit.insert.length);
  return bytes;
}

/** The edits as the dataset shows them. */
export function editsText(edits: readonly Edit[]): string {
  if (edits.length === 0) return "[]";
  const items = edits.map(
    ({ at, remove, insert }) => `{"delete":${remove},"insert_b64":"${btoa(insert)}","offset":${at}}`,
  );
  return `[${items.join(",")}]`;
}

/** An object in RFC 8785 form out of members whose values are JSON text already; those undefined are left out. */
export function objectText(members: Readonly<Record<string, string | number | boolean | undefined>>): string {
  let text = "";
  for (const name of inOrder(Object.keys(members))) {
    const value = members[name];
    if (value !== undefined) text += `${text === "" ? "" : ","}"${name}":${value}`;
  }
  return `{${text}}`;
}

/** Sorts few names, most of which are in order already. */
function inOrder(names: string[]): string[] {
  for (let i = 1; i < names.length; i++) {
    const name = names[i] as string;
    let place = i;
    for (; place > 0 && (names[place - 1] as string) > name; place--) names[place] = names[place - 1] as string;
    names[place] = name;
  }
  return names;
}

/** A text without quotes, backslashes and control characters as JSON. */
export function quoted(text: string): string {
  return `"${text}"`;
}

/** A list of such texts as JSON, each once. */
export function distinctText(texts: readonly string[]): string {
  return listText(texts.filter((text, i) => texts.indexOf(text) === i));
}

/** A list of such texts as JSON. */
export function listText(texts: readonly string[]): string {
  return texts.length === 0 ? "[]" : `["${texts.join('","')}"]`;
}

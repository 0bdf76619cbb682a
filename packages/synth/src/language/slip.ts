/** What fingers do: neighbours on the keyboard, by letter. */
const neighbours: Readonly<Record<string, string>> = {
  a: "s",
  b: "v",
  c: "x",
  d: "f",
  e: "r",
  f: "g",
  g: "h",
  h: "j",
  i: "o",
  j: "k",
  k: "l",
  l: "k",
  m: "n",
  n: "m",
  o: "p",
  p: "o",
  q: "w",
  r: "t",
  s: "d",
  t: "y",
  u: "i",
  v: "b",
  w: "e",
  x: "c",
  y: "t",
  z: "x",
};

/** A slip of the keyboard somewhere in a text: two letters swapped, one left out, doubled or missed. */
export function withSlip(text: string, u: number): string {
  if (text.length < 5) return text;
  // Not at the ends: a text's first letter and its space are seldom hit.
  let at = 1 + ((u >>> 3) % (text.length - 3));
  while (at < text.length - 2 && !isLetter(text.charCodeAt(at))) at += 1;
  if (!isLetter(text.charCodeAt(at)) || !isLetter(text.charCodeAt(at + 1))) return text;
  const before = text.slice(0, at);
  const letter = text.charAt(at);
  switch (u & 7) {
    case 0:
    case 1:
    case 2:
      return before + text.charAt(at + 1) + letter + text.slice(at + 2);
    case 3:
    case 4:
      return before + text.slice(at + 1);
    case 5:
      return before + letter + text.slice(at);
    default:
      return before + (neighbours[letter] ?? letter) + text.slice(at + 1);
  }
}

function isLetter(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}

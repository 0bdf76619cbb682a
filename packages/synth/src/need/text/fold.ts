/** Lower case without accents: "Größe" is "grosse", "año" is "ano". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/œ/g, "oe")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC");
}

/** The same, letter by letter, with each in its place: what folds to two letters stays as it is. */
export function foldInPlace(text: string): string {
  const folded = fold(text);
  if (folded.length === text.length) return folded;
  return Array.from(text, (letter) => {
    const one = fold(letter);
    return one.length === letter.length ? one : letter;
  }).join("");
}

/** Plain ASCII letters need no folding, and most words have nothing else. */
function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

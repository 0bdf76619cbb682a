/** Plain ASCII letters need no folding, and most words have nothing else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII.
const ascii = /^[\u0000-\u007f]*$/;

/** Lower case without accents: "Größe" is "grosse", "año" is "ano". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
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

/** A text as the rules read it: lower case, no accents, plain quotes and spaces. */
export function normalText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll("ß", "ss")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/**
 * A pattern out of terms between commas: whole words, `*` standing for the rest of a word, a blank for any white space or a
 * hyphen.
 */
export function termPattern(terms: string): RegExp {
  const alternatives = terms
    .split(",")
    .map((term) => term.trim().replaceAll("*", "\\p{L}*").replaceAll(" ", "[\\s-]+"))
    .filter((term) => term !== "");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

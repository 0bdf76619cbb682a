const special: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "Ae",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ı: "i",
  œ: "oe",
  Œ: "Oe",
  "’": "'",
};

/** Latin letters without their marks: "Müller" → "Muller", "Łódź" → "Lodz", "Weiß" → "Weiss". Other characters stay. */
export function asciiFold(text: string): string {
  if (isAscii(text)) return text;
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{ASCII}]/gu, (character) => special[character] ?? character);
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** What may stand in a host name or a path: lower case letters, digits and single hyphens. */
export function slugOf(text: string): string {
  const folded = asciiFold(text);
  let slug = "";
  let gap = false;
  for (let i = 0; i < folded.length; i++) {
    const code = folded.charCodeAt(i);
    const lower = code >= 65 && code <= 90 ? code + 32 : code;
    if ((lower >= 97 && lower <= 122) || (lower >= 48 && lower <= 57)) {
      if (gap && slug !== "") slug += "-";
      gap = false;
      slug += String.fromCharCode(lower);
      // An apostrophe joins: "D'Angelo" is one word.
    } else if (code !== 39) gap = true;
  }
  return slug;
}

/** Its letters and digits alone, as they stand before the @ of an address: "Mary-Jane O'Neill" → "maryjaneoneill". */
export function lettersOf(text: string): string {
  return slugOf(text).replaceAll("-", "");
}

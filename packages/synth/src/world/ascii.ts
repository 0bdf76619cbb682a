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
  return asciiFold(text)
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** How a server writes names of several words. */
export type NameStyle = "snake" | "camel" | "kebab";

/** Names by the words they are made of, of which there are some thousands. */
const names: Readonly<Record<NameStyle, Map<string, string>>> = {
  snake: new Map(),
  camel: new Map(),
  kebab: new Map(),
};

/** A name of words in a style; arguments are never in kebab case. */
export function styled(words: string, style: NameStyle): string {
  let name = names[style].get(words);
  if (name === undefined) {
    if (style === "camel") name = words.replaceAll(/[ _](\w)/g, (_, letter: string) => letter.toUpperCase());
    else name = words.replaceAll(/[ _]/g, style === "kebab" ? "-" : "_");
    names[style].set(words, name);
  }
  return name;
}

/** A text with its first letter made a capital. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

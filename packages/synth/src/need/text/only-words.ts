/** "only" in five languages, as the words of a list; "just" and "so", which mean other things too, are left to those who can tell. */
export const ONLY =
  "only exclusively nur ausschliesslich solo solamente unicamente exclusivamente seulement uniquement exclusivement apenas somente";

/** The same, as the phrases of a list. */
export const ONLY_PHRASES = ONLY.replaceAll(" ", "|");

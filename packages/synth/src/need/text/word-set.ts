/** The words of lists that are written with spaces between them. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.trim().split(/\s+/)));
}

/** The words of a list with each of some endings, which bars part: "sauber" with "|e|er" gives "sauber", "saubere" and "sauberer". */
export function inflected(stems: string, endings: string): readonly string[] {
  return stems.split(" ").flatMap((stem) => endings.split("|").map((ending) => stem + ending));
}

/** The same, with the last answers remembered: whatever asks for a word asks for it again and again. Forgets all when it knows `most`. */
export function lately<T>(most: number, answer: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined || known.has(word)) return before as T;
    const now = answer(word);
    if (known.size === most) known.clear();
    known.set(word, now);
    return now;
  };
}

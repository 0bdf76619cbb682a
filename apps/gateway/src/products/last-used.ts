/** What was made for the last few keys, each made once. */
export interface LastUsed<T> {
  of(key: string, make: () => T): T;
  forget(key: string): void;
}

export function lastUsed<T>(most: number): LastUsed<T> {
  const kept = new Map<string, T>();
  return {
    of(key, make) {
      const value = kept.has(key) ? (kept.get(key) as T) : make();
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > most) kept.delete(kept.keys().next().value ?? "");
      return value;
    },
    forget: (key) => void kept.delete(key),
  };
}

import { below, unit } from "../random/hash.ts";

/** A list that is split when it is first asked for, so that loading a vocabulary costs nothing. */
export type LazyList = () => readonly string[];

/** Entries separated by "|" or by line ends; spaces around them do not count. */
export function listed(text: string): LazyList {
  let known: readonly string[] | undefined;
  return () => {
    known ??= text.trim().split(/\s*[|\n]\s*/);
    return known;
  };
}

/** Single words separated by blanks or line ends; "_" stands for a blank within an entry. */
export function worded(text: string): LazyList {
  let known: readonly string[] | undefined;
  return () => {
    known ??= text
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll("_", " "));
    return known;
  };
}

/** Anything that is made when it is first asked for. */
export function lazily<T>(make: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: make() };
    return known.value;
  };
}

/** The member at a draw, each as likely as the next. */
export function evenly<T>(list: readonly T[], u: number): T {
  return list[below(u, list.length)] as T;
}

/** The member at a draw where the list is ordered by frequency: the chance falls like 1 / √rank. */
export function byRank<T>(list: readonly T[], u: number): T {
  const x = unit(u);
  return list[Math.floor(x * x * list.length)] as T;
}

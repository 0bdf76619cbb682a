/** Phrases and the numbers filed under each. */
export interface PhraseIndex {
  /** What is filed under a phrase, in the order in which it was; empty for a phrase that is not here. */
  under(phrase: string): Int32Array;
}

/** Files a number under a phrase. */
export type File = (phrase: string, number: number) => void;

/** An index of what `fillIn` files: letters and numbers in a few flat arrays, since a Map of lists takes ten times as much. */
export function phraseIndex(fillIn: (file: File) => void): PhraseIndex {
  const { texts, starts, numbers } = sorted(fillIn);
  return {
    under(phrase) {
      const at = texts.find(phrase);
      return at < 0 ? nothing : numbers.subarray(starts[at], starts[at + 1]);
    },
  };
}

interface Sorted {
  readonly texts: PhraseTexts;
  /** Where the numbers of each phrase begin, and at last where all end. */
  readonly starts: Int32Array;
  readonly numbers: Int32Array;
}

/** Apart from the index that it serves: what a closure of the index shares a scope with lives as long as the index. */
function sorted(fillIn: (file: File) => void): Sorted {
  const texts = phraseTexts();
  const phrases: number[] = [];
  const filed: number[] = [];
  fillIn((phrase, number) => {
    phrases.push(texts.add(phrase));
    filed.push(number);
  });
  const starts = new Int32Array(texts.size() + 1);
  for (const phrase of phrases) starts[phrase + 1] = (starts[phrase + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const free = starts.slice();
  const numbers = new Int32Array(filed.length);
  phrases.forEach((phrase, i) => {
    const place = free[phrase] ?? 0;
    numbers[place] = filed[i] ?? 0;
    free[phrase] = place + 1;
  });
  return { texts, starts, numbers };
}

const nothing = new Int32Array(0);
const FREE = -1;

interface PhraseTexts {
  size(): number;
  /** The number of a phrase; it gets one where it has none. */
  add(phrase: string): number;
  /** The number of a phrase, or less than 0. */
  find(phrase: string): number;
}

/** Phrases numbered as they come: one run of letters, and an open hash table of the numbers. */
function phraseTexts(): PhraseTexts {
  let letters = new Uint16Array(1 << 10);
  let ends = new Int32Array(1 << 6);
  let hashes = new Int32Array(1 << 6);
  let slots = new Int32Array(1 << 7).fill(FREE);
  let size = 0;
  const startOf = (number: number): number => (number === 0 ? 0 : (ends[number - 1] ?? 0));

  function isText(number: number, phrase: string): boolean {
    const start = startOf(number);
    if ((ends[number] ?? 0) - start !== phrase.length) return false;
    for (let i = 0; i < phrase.length; i++) if (letters[start + i] !== phrase.charCodeAt(i)) return false;
    return true;
  }

  /** The slot where the phrase stands, or the free one that would be its own. */
  function slotOf(phrase: string, hash: number): number {
    const last = slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const number = slots[slot] ?? FREE;
      if (number === FREE || (hashes[number] === hash && isText(number, phrase))) return slot;
    }
  }

  function append(phrase: string, hash: number): number {
    const start = startOf(size);
    const end = start + phrase.length;
    if (end > letters.length) letters = enlarged(letters, new Uint16Array(Math.max(end, letters.length * 2)));
    if (size === ends.length) {
      ends = enlarged(ends, new Int32Array(size * 2));
      hashes = enlarged(hashes, new Int32Array(size * 2));
    }
    for (let i = 0; i < phrase.length; i++) letters[start + i] = phrase.charCodeAt(i);
    ends[size] = end;
    hashes[size] = hash;
    size += 1;
    return size - 1;
  }

  /** Half of the slots stay free: a search is over soon. */
  function enlargeSlots(): void {
    slots = new Int32Array(slots.length * 2).fill(FREE);
    const last = slots.length - 1;
    for (let number = 0; number < size; number++) {
      let slot = (hashes[number] ?? 0) & last;
      while (slots[slot] !== FREE) slot = (slot + 1) & last;
      slots[slot] = number;
    }
  }

  return {
    size: () => size,
    find: (phrase) => slots[slotOf(phrase, hashOf(phrase))] ?? FREE,
    add(phrase) {
      const hash = hashOf(phrase);
      const slot = slotOf(phrase, hash);
      const known = slots[slot] ?? FREE;
      if (known !== FREE) return known;
      const number = append(phrase, hash);
      slots[slot] = number;
      if (size * 2 > slots.length) enlargeSlots();
      return number;
    },
  };
}

function enlarged<T extends Uint16Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** FNV-1a over UTF-16 units; the last step brings the high bits down to where slots are told apart. */
function hashOf(phrase: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < phrase.length; i++) hash = Math.imul(hash ^ phrase.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

import { tokens } from "../text-entropy.ts";

const LONGEST = 4;
const SAMPLES = 100;
const REFERENCES = 200;

function grams(words: readonly string[], n: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + n <= words.length; i++) {
    const gram = words.slice(i, i + n).join(" ");
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

interface Reference {
  /** For each gram the most times that one reference has it. */
  readonly most: readonly ReadonlyMap<string, number>[];
  readonly lengths: readonly number[];
}

function readReferences(documents: readonly (readonly string[])[]): Reference {
  const most = Array.from({ length: LONGEST }, () => new Map<string, number>());
  for (const words of documents) {
    for (const [i, known] of most.entries()) {
      for (const [gram, count] of grams(words, i + 1)) known.set(gram, Math.max(count, known.get(gram) ?? 0));
    }
  }
  return { most, lengths: documents.map((words) => words.length) };
}

/** BLEU with up to four-grams of one document against the references: clipped precisions, add-one above single words. */
function bleu(words: readonly string[], reference: Reference): number {
  let logs = 0;
  for (const [i, known] of reference.most.entries()) {
    let matched = 0;
    let total = 0;
    for (const [gram, count] of grams(words, i + 1)) {
      matched += Math.min(count, known.get(gram) ?? 0);
      total += count;
    }
    const smooth = i === 0 ? 0 : 1;
    if (matched + smooth === 0) return 0;
    logs += Math.log((matched + smooth) / (total + smooth));
  }
  let closest = Number.POSITIVE_INFINITY;
  for (const length of reference.lengths) {
    if (Math.abs(length - words.length) < Math.abs(closest - words.length)) closest = length;
  }
  const brevity = words.length >= closest ? 1 : Math.exp(1 - closest / words.length);
  return brevity * Math.exp(logs / LONGEST);
}

/**
 * How much texts resemble one another: mean BLEU-4 of 100 of them against 200 others, 0..1. Human questions lie at 0.2 to
 * 0.5, conversations by language models at 0.5 to 0.7, a slot grammar at 0.93. Null with fewer than 300 texts of four words.
 */
export function selfBleu(texts: Iterable<string>): number | null {
  const documents: string[][] = [];
  for (const text of texts) {
    const words = tokens(text);
    if (words.length >= LONGEST) documents.push(words);
    if (documents.length === SAMPLES + REFERENCES) break;
  }
  if (documents.length < SAMPLES + REFERENCES) return null;
  const reference = readReferences(documents.slice(SAMPLES));
  return documents.slice(0, SAMPLES).reduce((sum, words) => sum + bleu(words, reference), 0) / SAMPLES;
}

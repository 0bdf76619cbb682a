/** How many bytes a text takes when compressed; the caller brings the compressor (gzip, level 9). */
export type CompressedSize = (text: string) => number;

/** So many characters are measured: a compressor's window must be filled many times. */
const MEASURED = 200_000;

/**
 * Length of the texts, one a line, over their compressed size. Human questions come out near 3, conversations by language
 * models at 3.6 to 5.2, a few templates at 8 and more. Null below 200,000 characters.
 */
export function compressionRatio(texts: Iterable<string>, compressedSize: CompressedSize): number | null {
  let document = "";
  for (const text of texts) {
    document += `${text}\n`;
    if (document.length >= MEASURED) break;
  }
  if (document.length < MEASURED) return null;
  const measured = document.slice(0, MEASURED);
  return MEASURED / compressedSize(measured);
}

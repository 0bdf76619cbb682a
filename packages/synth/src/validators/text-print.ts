/** 53 bits of a text (FNV-1a twice), for what must be the same text again: a tenth of the memory that the texts would take. */
export function textPrint(text: string): number {
  let low = 0x811c_9dc5;
  let high = 0x9dc5_811c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x0100_0193);
    high = Math.imul(high ^ code ^ (low >>> 16), 0x0100_0193);
  }
  return (low >>> 0) + (high & 0x1f_ffff) * 2 ** 32;
}

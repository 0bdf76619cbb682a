/** The address as a whole number of 32 bits; −1 for a text that is no dotted quad. */
export function ipv4Number(text: string): number {
  let address = 0;
  let part = 0;
  let digits = 0;
  let dots = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 46) {
      if (digits === 0 || ++dots > 3) return -1;
      address = address * 256 + part;
      part = 0;
      digits = 0;
    } else {
      if (code < 48 || code > 57 || ++digits > 3) return -1;
      if (digits > 1 && part === 0) return -1;
      part = part * 10 + code - 48;
      if (part > 255) return -1;
    }
  }
  return dots === 3 && digits > 0 ? address * 256 + part : -1;
}

/** True for 198.18.0.0/15, which RFC 2544 reserves for benchmarks. */
export function isBenchmarkAddress(address: number): boolean {
  return address >= 0xc6_12_00_00 && address <= 0xc6_13_ff_ff;
}

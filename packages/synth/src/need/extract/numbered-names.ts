import type { Reading } from "./reading.ts";

/** Names that go on with a number of their own, as they are written. */
const names =
  /^(?:HTTP|HTTPS|RFC|ISO|DIN|EN|IEC|IEEE|ANSI|ASTM|NIST|FIPS|ITU|ETSI|IFRS|IAS|SAE|COVID|SARS|Form|Article|Section|Annex|Chapter|Appendix|Phase|Route|Windows|Python|Java)$/;

/** "HTTP 402 payments", "ISO 8583 messages", "Form 1040 returns": the number belongs to the name before it and counts nothing. */
export function isNumberOfName(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  return before?.kind === "word" && names.test(before.text);
}

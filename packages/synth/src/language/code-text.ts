import { codeDigits } from "../engine/column.ts";

/** The text of a `code` column of radix 32, for where it stands inside another text. */
export function codeText(prefix: string, number: number, width: number): string {
  let digits = "";
  let rest = number;
  for (let i = 0; i < width; i++) {
    const higher = Math.floor(rest / 32);
    digits = (codeDigits[32][rest - higher * 32] as string) + digits;
    rest = higher;
  }
  return prefix + digits;
}

import { digest } from "../computing.ts";
import type { Names, SemanticType } from "../semantic-type.ts";

/** An account of a chain: `0x` and 40 hexadecimal digits. */
export function account(id: string, names: string | Names, meaning: string, subject?: string): SemanticType {
  return digest(id, names, meaning, 20, "0x", subject === undefined ? {} : { subject });
}

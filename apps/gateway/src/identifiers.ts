import { randomBytes } from "node:crypto";
import type { Ids } from "./ports.ts";

/** Ids from the system's randomness, read in larger pieces: an id costs a fraction of a microsecond. */
export function randomIds(): Ids {
  let pool = Buffer.alloc(0);
  let at = 0;
  const take = (bytes: number): string => {
    if (at + bytes > pool.length) {
      pool = randomBytes(4096);
      at = 0;
    }
    at += bytes;
    return pool.toString("base64url", at - bytes, at);
  };
  return {
    // 132 bits, 22 characters.
    order: () => `ord_${take(17).slice(0, 22)}`,
    seed: () => take(12),
  };
}

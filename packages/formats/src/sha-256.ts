/** A running SHA-256, as `createHash("sha256")` of Node gives one. */
export interface Hash {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

/** Begins one. Handed in, because the quickest implementation belongs to the platform. */
export type Sha256 = () => Hash;

export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

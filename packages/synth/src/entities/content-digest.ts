import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";

/** SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function contentDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

// Bytes are texts here, one character a byte: the texts of most protocols read as they are, and slices cost nothing.

/** The bytes of a base64 text (RFC 4648 §4), or null for one that is not in its one canonical form. */
export function fromBase64(text: string): string | null {
  if (text.length % 4 !== 0) return null;
  try {
    return atob(text);
  } catch {
    return null;
  }
}

export function byteAt(bytes: string, at: number): number {
  return at < bytes.length ? bytes.charCodeAt(at) : Number.NaN;
}

/** A number of so many bytes, most significant first. */
export function numberAt(bytes: string, at: number, size: number): number {
  let value = 0;
  for (let i = 0; i < size; i++) value = value * 256 + byteAt(bytes, at + i);
  return value;
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Characters of bytes in strict UTF-8, or null. */
export function fromUtf8(bytes: string): string | null {
  let ascii = true;
  for (let i = 0; i < bytes.length && ascii; i++) ascii = bytes.charCodeAt(i) < 128;
  if (ascii) return bytes;
  try {
    return decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}

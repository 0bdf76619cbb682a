/**
 * Zeroed typed arrays out of a few larger buffers. A buffer of its own for every small array costs more than deriving a few
 * rows does, and a new seed is mostly opened for a few rows. What is taken stays taken as long as any of it is in use.
 */
export interface Arena {
  float64(length: number): Float64Array<ArrayBuffer>;
  int32(length: number): Int32Array<ArrayBuffer>;
  uint32(length: number): Uint32Array<ArrayBuffer>;
  /** Everything that was taken is given back: whoever still holds an array of it holds somebody else's. */
  clear(): void;
}

const FIRST_SLAB = 8_192;
const LARGEST_SLAB = 65_536;

export function arena(): Arena {
  const slabs: ArrayBuffer[] = [];
  let current = -1;
  let slab = new ArrayBuffer(0);
  let used = 0;
  /** Where the next `bytes` (made a multiple of eight) begin in `slab`. */
  const take = (bytes: number): number => {
    while (used + bytes > slab.byteLength) {
      current += 1;
      const size = Math.max(bytes, current === 0 ? FIRST_SLAB : Math.min(LARGEST_SLAB, slab.byteLength * 2));
      slab = slabs[current] ?? new ArrayBuffer(size);
      slabs[current] = slab;
      used = 0;
    }
    const at = used;
    used += Math.ceil(bytes / 8) * 8;
    return at;
  };
  return {
    float64: (length) => {
      const at = take(length * 8);
      return new Float64Array(slab, at, length);
    },
    int32: (length) => {
      const at = take(length * 4);
      return new Int32Array(slab, at, length);
    },
    uint32: (length) => {
      const at = take(length * 4);
      return new Uint32Array(slab, at, length);
    },
    clear: () => {
      for (let i = 0; i <= current; i++) {
        const cleared = slabs[i] as ArrayBuffer;
        new Uint8Array(cleared, 0, i === current ? Math.min(used, cleared.byteLength) : cleared.byteLength).fill(0);
      }
      current = slabs.length === 0 ? -1 : 0;
      slab = slabs[0] ?? slab;
      used = 0;
    },
  };
}

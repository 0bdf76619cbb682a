import { draw, innerKey } from "../random/hash.ts";

/** The number of the device behind a key, within 48 bits; a `code` column of radix 16 and width 12 shows it as dev_…. */
export function deviceNumber(key: number): number {
  return (draw(key, 0) >>> 16) * 4294967296 + draw(key, 1);
}

/** A person's own devices: the first is the phone. The same person has the same ones in every dataset. */
export function ownDevice(personKey: number, which: 1 | 2): number {
  return deviceNumber(innerKey(personKey, which));
}

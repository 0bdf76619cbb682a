import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from "fflate";

/** A zip archive on its way: members one after another, bytes taken as they are made. No ZIP64: less than 4 GiB in all. */
export interface ZipStream {
  /** Begins a member. `stored` leaves it uncompressed, for what is compressed already. */
  begin(path: string, stored: boolean): ZipMember;
  end(): void;
  /** The bytes made since the last time. */
  take(): Uint8Array<ArrayBuffer>;
}

export interface ZipMember {
  push(bytes: Uint8Array, final: boolean): void;
}

/** What 32 bits can say. */
const MOST_BYTES = 0xffffffff;

/** `day`, YYYY-MM-DD, is every member's date. */
export function zipStream(day: string): ZipStream {
  const parts: Uint8Array[] = [];
  let total = 0;
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    total += bytes.length;
    if (total > MOST_BYTES) throw new RangeError("an archive of 4 GiB or more needs ZIP64");
    parts.push(bytes);
  });
  // Archives hold local time; noon of that day here gives the same bytes in every time zone.
  const [year, month, date] = day.split("-").map(Number);
  const mtime = new Date(year ?? 1980, (month ?? 1) - 1, date ?? 1, 12);
  return {
    begin(path, stored) {
      const member: ZipInputFile & ZipMember = stored ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
      member.mtime = mtime;
      zip.add(member);
      return member;
    },
    end: () => zip.end(),
    take() {
      const taken = parts.splice(0);
      const bytes = new Uint8Array(taken.reduce((sum, part) => sum + part.length, 0));
      let at = 0;
      for (const part of taken) {
        bytes.set(part, at);
        at += part.length;
      }
      return bytes;
    },
  };
}

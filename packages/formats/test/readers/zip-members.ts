import { inflateRawSync } from "node:zlib";

export interface ZipMember {
  readonly path: string;
  readonly isStored: boolean;
  readonly bytes: Buffer;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** The members of a zip archive, read from its central directory as APPNOTE.TXT describes it. */
export function zipMembers(archive: Buffer): ZipMember[] {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END) throw new Error("no end of central directory");
  const members: ZipMember[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error("no entry");
    const nameLength = archive.readUInt16LE(at + 28);
    members.push({
      path: archive.toString("utf8", at + 46, at + 46 + nameLength),
      isStored: archive.readUInt16LE(at + 10) === 0,
      bytes: member(archive, at),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return members;
}

function member(archive: Buffer, entry: number): Buffer {
  const local = archive.readUInt32LE(entry + 42);
  if (archive.readUInt32LE(local) !== LOCAL) throw new Error("no local header");
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const stored = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  const bytes = archive.readUInt16LE(entry + 10) === 0 ? stored : inflateRawSync(stored);
  if (bytes.length !== archive.readUInt32LE(entry + 24)) throw new Error("a member has another size");
  return bytes;
}

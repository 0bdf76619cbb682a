import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";

/** A finished file: its size and digest are known, so parts of it can be served. */
export interface StoredFile {
  readonly bytes: number;
  readonly sha256: Buffer;
  /** The bytes first … last, in chunks that are good until the next one is asked for. */
  read(first: number, last: number): AsyncIterable<Uint8Array>;
}

export interface FileStore {
  /** The file of a name, made when it is not there. Whoever asks for it meanwhile waits for the same making. */
  get(name: string, make: () => AsyncIterable<Uint8Array>): Promise<StoredFile>;
  close(): Promise<void>;
}

const CHUNK_BYTES = 262_144;

/**
 * Files that can be made again at any time, kept on disk while they are asked for: a resumed download needs the length and
 * the later bytes of something that streams otherwise. Up to `limit` bytes are kept, the least recently used go first.
 * A file has no name in the folder once it is open, so that whatever ends the process frees its space.
 */
export async function openFileStore(folder: string, limit: number): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = new Map<string, OpenFile>();
  const making = new Map<string, Promise<OpenFile>>();
  let held = 0;
  let isClosed = false;

  async function* whileOpen(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      if (isClosed) throw new Error("The gateway is stopping");
      yield chunk;
    }
  }

  async function store(name: string, chunks: AsyncIterable<Uint8Array>): Promise<OpenFile> {
    const file = await OpenFile.write(
      path.join(folder, `${process.pid}-${encodeURIComponent(name)}`),
      whileOpen(chunks),
    );
    kept.set(name, file);
    held += file.bytes;
    for (const [oldest, old] of kept) {
      if (held <= limit || old === file) break;
      kept.delete(oldest);
      held -= old.bytes;
      old.release();
    }
    return file;
  }

  return {
    get(name, make) {
      const known = kept.get(name);
      if (known !== undefined) {
        kept.delete(name);
        kept.set(name, known);
        return Promise.resolve(known);
      }
      const underway = making.get(name);
      if (underway !== undefined) return underway;
      const promise = store(name, make()).finally(() => making.delete(name));
      making.set(name, promise);
      return promise;
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(making.values());
      for (const file of kept.values()) file.release();
      kept.clear();
    },
  };
}

class OpenFile implements StoredFile {
  readonly bytes: number;
  readonly sha256: Buffer;
  private readonly handle: FileHandle;
  private readers = 0;
  private released = false;

  private constructor(handle: FileHandle, bytes: number, sha256: Buffer) {
    this.handle = handle;
    this.bytes = bytes;
    this.sha256 = sha256;
  }

  static async write(place: string, chunks: AsyncIterable<Uint8Array>): Promise<OpenFile> {
    const handle = await open(place, "wx+", 0o600);
    try {
      await rm(place);
      const hash = createHash("sha256");
      let bytes = 0;
      for await (const chunk of chunks) {
        hash.update(chunk);
        await handle.write(chunk, 0, chunk.length, bytes);
        bytes += chunk.length;
      }
      return new OpenFile(handle, bytes, hash.digest());
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async *read(first: number, last: number): AsyncGenerator<Uint8Array> {
    this.readers += 1;
    try {
      const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, last - first + 1));
      for (let at = first; at <= last; ) {
        const { bytesRead } = await this.handle.read(buffer, 0, Math.min(buffer.length, last - at + 1), at);
        if (bytesRead === 0) throw new Error(`The file ended at ${at}, before ${last}`);
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      this.readers -= 1;
      this.closeWhenUnused();
    }
  }

  /** The store lets go of it; it is closed when its last reader is done. */
  release(): void {
    this.released = true;
    this.closeWhenUnused();
  }

  private closeWhenUnused(): void {
    if (this.released && this.readers === 0) void this.handle.close();
  }
}

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { type FileStore, openFileStore } from "./file-store.ts";

async function storeFor(t: TestContext, limit: number): Promise<{ store: FileStore; folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), "files-"));
  const store = await openFileStore(folder, limit);
  t.after(() => store.close());
  return { store, folder };
}

/** `count` pieces of a thousand bytes, counted in `made`. */
async function* pieces(letter: string, count: number, made?: { times: number }): AsyncGenerator<Uint8Array> {
  if (made !== undefined) made.times += 1;
  for (let i = 0; i < count; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    yield Buffer.alloc(1_000, letter);
  }
}

async function text(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts).toString();
}

test("a file is made once for all who ask, and any part of it can be read", async (t) => {
  const { store, folder } = await storeFor(t, 1_000_000);
  const made = { times: 0 };
  const files = await Promise.all([1, 2, 3].map(() => store.get("a", () => pieces("a", 600, made))));
  const [file] = files;
  assert.ok(file !== undefined && files.every((other) => other === file));
  assert.equal(await store.get("a", () => pieces("b", 1, made)), file);
  assert.equal(made.times, 1);
  assert.equal(file.bytes, 600_000);
  assert.deepEqual(file.sha256, createHash("sha256").update("a".repeat(600_000)).digest());
  assert.equal((await text(file.read(0, 599_999))).length, 600_000);
  assert.equal(await text(file.read(599_990, 599_999)), "a".repeat(10));
  assert.deepEqual(await readdir(folder), [], "nothing is left behind, whatever ends the process");
});

test("the least recently used file goes first, and whoever reads it reads on", async (t) => {
  const { store } = await storeFor(t, 700_000);
  const made = { times: 0 };
  const first = await store.get("first", () => pieces("1", 600, made));
  const reading = first.read(0, 599_999)[Symbol.asyncIterator]();
  await reading.next();
  await store.get("second", () => pieces("2", 600));
  assert.equal((await reading.next()).value?.[0], "1".charCodeAt(0));
  await reading.return?.(undefined);
  const again = await store.get("first", () => pieces("1", 600, made));
  assert.notEqual(again, first);
  assert.equal(made.times, 2);
});

test("a making that fails leaves nothing, and the next one is tried", async (t) => {
  const { store, folder } = await storeFor(t, 1_000_000);
  // biome-ignore lint/correctness/useYield: it fails before it has anything to yield
  async function* broken(): AsyncGenerator<Uint8Array> {
    throw new Error("no rows");
  }
  await assert.rejects(
    store.get("a", () => broken()),
    /no rows/,
  );
  assert.deepEqual(await readdir(folder), []);
  assert.equal((await store.get("a", () => pieces("a", 1))).bytes, 1_000);
});

import { open, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Replaces a file's content so that after a crash at any instant, of the machine too, the file holds the old content or
 * the new one whole. Readable by its owner only.
 */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.draft`;
  await rm(draft, { force: true });
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await syncFolder(path.dirname(file));
}

/** Removes a file, if it is there, so that it stays removed. */
export async function removeDurably(file: string): Promise<void> {
  await rm(file, { force: true });
  await syncFolder(path.dirname(file));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another gateway holds the data folder. Its message is the one sentence that the operator is shown. */
export class DataFolderInUse extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another gateway: stop that one, or set DATA_DIR to another folder.`);
    this.name = "DataFolderInUse";
    this.folder = folder;
  }
}

export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the folder for this process until `release()` or the process's end, kill -9 included.
 *
 * Node has no file locks of its own, but the SQLite inside it takes the kernel's: an exclusive transaction on an empty
 * database. The kernel decides who wins and frees the lock with the process, so there is no pid file to grow stale.
 *
 * @throws DataFolderInUse when another process, or another caller in this one, holds it.
 */
export function lockFolder(folder: string): FolderLock {
  const file = path.join(folder, "gateway.lock");
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // Without this SQLite would create a journal beside the lock; nothing is ever written.
    database.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    if (database?.isOpen) database.close();
    if (isBusy(error)) throw new DataFolderInUse(folder);
    throw new Error(`The lock ${file} cannot be taken: does this account own the data folder?`, { cause: error });
  }
  const held = database;
  return {
    release() {
      if (held.isOpen) held.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

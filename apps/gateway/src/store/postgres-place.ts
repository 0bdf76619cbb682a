import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { type Account, canReach } from "./postgres-account.ts";

/** Where everything of one private server lies. Only `serverFolder` belongs to the account that runs PostgreSQL. */
export interface Place {
  /** Ours: access rules, the last launch, a copy of the binaries. */
  readonly controlFolder: string;
  /** The account's, mode 0700. */
  readonly serverFolder: string;
  readonly clusterFolder: string;
  /** True when the data had to go to the system's state folder. */
  readonly isElsewhere: boolean;
}

/** The longest path of a Unix socket that every platform takes (macOS: 104 bytes with the closing zero). */
const LONGEST_SOCKET_PATH = 103;

/** The cluster's folder for data that is kept under `base`. */
export function clusterFolderIn(base: string): string {
  return path.join(base, "postgres", "server", "cluster");
}

/**
 * Decides where the database of this data folder is kept: in the folder itself, or, when an unprivileged account has to
 * run PostgreSQL and cannot get there, in a folder of its own under `stateFolder`. The decision is kept in the data
 * folder, so that a later change of permissions never swaps the database for an empty one.
 */
export function settlePlace(folder: string, stateFolder: string, account: Account): Place {
  const pointer = path.join(folder, "database-place");
  if (existsSync(pointer)) return laidOut(followPointer(pointer, folder), account, true);
  if (!account.switched || existsSync(clusterFolderIn(folder))) return laidOut(folder, account, false);
  if (canReach(account, folder)) {
    try {
      return laidOut(folder, account, false);
    } catch (error) {
      // Some mounted file systems do not let even root give files away.
      if (!isRefusal(error)) throw error;
    }
  }
  mkdirSync(stateFolder, { recursive: true, mode: 0o755 });
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const base = mkdtempSync(path.join(stateFolder, `${name}-`));
  chmodSync(base, 0o755);
  if (!canReach(account, base)) throw new Error(`The account ${account.name} can reach neither ${folder} nor ${base}.`);
  const place = laidOut(base, account, true);
  writeFileSync(pointer, `${base}\n`, { flush: true });
  return place;
}

function followPointer(pointer: string, folder: string): string {
  const base = readFileSync(pointer, "utf8").trim();
  if (existsSync(path.join(base, "postgres"))) return base;
  throw new Error(
    `The database of ${folder} was kept in ${base}, which is gone: bring it back, or delete ${pointer} to begin with an empty one.`,
  );
}

function laidOut(base: string, account: Account, isElsewhere: boolean): Place {
  const controlFolder = path.join(base, "postgres");
  const serverFolder = path.join(controlFolder, "server");
  mkdirSync(controlFolder, { recursive: true, mode: 0o755 });
  if (account.switched) chmodSync(controlFolder, 0o755);
  mkdirSync(serverFolder, { recursive: true, mode: 0o700 });
  giveTo(account, serverFolder);
  return { controlFolder, serverFolder, clusterFolder: clusterFolderIn(base), isElsewhere };
}

/**
 * An empty private folder for the server's socket: beside the data, or in the temporary folder when that path would be
 * too long for a Unix socket.
 */
export function makeSocketFolder(place: Place, port: number, account: Account): string {
  const beside = path.join(place.serverFolder, "run");
  if (fits(beside, port)) {
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { mode: 0o700 });
    giveTo(account, beside);
    return beside;
  }
  const temporary = [tmpdir(), "/tmp"].find((folder) => fits(path.join(folder, "gateway-XXXXXX"), port)) ?? "/tmp";
  const folder = mkdtempSync(path.join(temporary, "gateway-"));
  giveTo(account, folder);
  return folder;
}

function fits(folder: string, port: number): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET_PATH;
}

function giveTo(account: Account, target: string): void {
  if (process.getuid?.() === 0) chownSync(target, account.uid, account.gid);
}

function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "EPERM" || code === "EACCES" || code === "EINVAL" || code === "ENOTSUP" || code === "EROFS";
}

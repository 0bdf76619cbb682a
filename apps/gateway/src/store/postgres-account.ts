import { readFileSync, realpathSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import process from "node:process";

/** The operating system's account that PostgreSQL runs under. PostgreSQL refuses to run as root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  /** True when it is another account than this process's, so that children must change to it. */
  readonly switched: boolean;
}

/**
 * Chooses the account: our own when we are an ordinary user. Started by root, the owner of the data that is already
 * there, else `postgres`, else `nobody`.
 *
 * @param clusterFolder where an existing database would lie
 * @throws when this process's account, or every candidate, is missing from /etc/passwd: initdb needs a name
 */
export function chooseAccount(clusterFolder: string): Account {
  if (process.getuid?.() !== 0) return ownAccount();
  const accounts = readAccounts();
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })?.uid;
  const chosen =
    owner === undefined || owner === 0
      ? ["postgres", "_postgres", "nobody"]
          .map((name) => accounts.find((account) => account.name === name))
          .find(isUsable)
      : accounts.find((account) => account.uid === owner);
  if (chosen === undefined) {
    const missing =
      owner === undefined || owner === 0 ? "postgres or nobody" : `the user id ${owner}, who owns the data`;
    throw new Error(
      `PostgreSQL does not run as root, and /etc/passwd has no account for ${missing}: add one, start the gateway as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return chosen;
}

/** The name under which the server sees a connection of this process (peer authentication). */
export function ownName(): string {
  return ownAccount().name;
}

/**
 * Whether the account may enter the folder `target`, or read the file `target`, judged by the permission bits of the
 * whole way there. Access lists and mount options are not looked at.
 */
export function canReach(account: Account, target: string): boolean {
  const real = realpathSync(target);
  const way: string[] = [];
  for (let folder = path.dirname(real); ; folder = path.dirname(folder)) {
    way.push(folder);
    if (folder === path.dirname(folder)) break;
  }
  const last = statSync(real).isDirectory() ? 0o5 : 0o4;
  return way.every((folder) => isGranted(account, folder, 0o1)) && isGranted(account, real, last);
}

function isGranted(account: Account, target: string, wanted: number): boolean {
  const { uid, gid, mode } = statSync(target);
  // A child that changes account drops its supplementary groups, so its own group is the only one that counts.
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

function ownAccount(): Account {
  try {
    const { username, uid, gid } = userInfo();
    return { name: username, uid, gid, switched: false };
  } catch (error) {
    throw new Error(
      `The user id ${process.getuid?.()} has no entry in /etc/passwd, which PostgreSQL needs: add one, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

function isUsable(account: Account | undefined): account is Account {
  return account !== undefined && account.uid > 0 && account.gid > 0;
}

function readAccounts(): Account[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [name = "", , uid, gid] = line.split(":");
      return { name, uid: Number(uid), gid: Number(gid), switched: true };
    });
}

import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import type { StoreLog } from "./log.ts";
import { type Account, chooseAccount, ownName } from "./postgres-account.ts";
import { type Binaries, prepareBinaries } from "./postgres-binaries.ts";
import { stopLeftover } from "./postgres-leftover.ts";
import { clusterFolderIn, makeSocketFolder, type Place, settlePlace } from "./postgres-place.ts";
import { runServer, type Server, type SocketConnection, spawnAs } from "./postgres-server.ts";
import { accessRules, serverArguments } from "./postgres-settings.ts";

export interface PrivatePostgresOptions {
  /** The gateway's data folder; made when it is missing. */
  readonly folder: string;
  readonly log: StoreLog;
  /** Where data and binaries go when root starts us and the account of PostgreSQL cannot reach `folder`. */
  readonly stateFolder?: string;
  /** PostgreSQL settings that win over ours, for tests (`fsync: "off"`). */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface PrivatePostgres {
  readonly connection: SocketConnection;
  /** The same as a URL, as psql and `DATABASE_URL` take it. */
  readonly url: string;
  /** The folder that holds the database's files. */
  readonly clusterFolder: string;
  /** Fast shutdown; frees the data folder. */
  stop(): Promise<void>;
}

/** What one launch leaves behind for the next one to clean up. */
interface LaunchRecord {
  readonly clusterName: string;
  readonly socketFolder: string;
}

const PORT = 5432;
const DATABASE_USER = "gateway";
const STATE_FOLDER = "/var/lib/synthetic-data-gateway";

/**
 * Runs a PostgreSQL of the gateway's own in its data folder: made on the first start, on a private Unix socket, durable,
 * and gone when this process is gone. Whatever an earlier gateway left there, running or dead, is cleaned up first.
 *
 * @throws DataFolderInUse when another gateway holds the folder
 * @throws when this platform has no binaries, no account may run them, or the server does not come up
 */
export async function startPrivatePostgres(options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  mkdirSync(options.folder, { recursive: true });
  const folder = realpathSync(options.folder);
  const locks = [lockFolder(folder)];
  const releaseAll = () => {
    for (const lock of locks) lock.release();
  };
  try {
    const { server, connection, place, forget } = await start(folder, options, locks);
    return {
      connection,
      url: `postgres://${connection.user}@${encodeURIComponent(connection.host)}:${connection.port}/${connection.database}`,
      clusterFolder: place.clusterFolder,
      async stop() {
        await server.stop();
        forget();
        releaseAll();
      },
    };
  } catch (error) {
    releaseAll();
    throw error;
  }
}

interface Started {
  readonly server: Server;
  readonly connection: SocketConnection;
  readonly place: Place;
  /** Removes what the next start would have to clean up. */
  forget(): void;
}

async function start(folder: string, options: PrivatePostgresOptions, locks: FolderLock[]): Promise<Started> {
  const { log, stateFolder = STATE_FOLDER } = options;
  const account = chooseAccount(clusterFolderIn(folder));
  const place = settlePlace(folder, stateFolder, account);
  // A copied data folder points to the same place as the original.
  if (place.isElsewhere) locks.push(lockFolder(place.controlFolder));
  const binaries = await prepareBinaries(account, place.isElsewhere ? stateFolder : place.controlFolder);
  if (place.isElsewhere) {
    log.info(`The account ${account.name} cannot reach ${folder}: the database is kept in ${place.controlFolder}`);
  }
  const record = path.join(place.controlFolder, "launch.json");
  await cleanUp(record, place, log);
  removeDrafts(place);
  if (!existsSync(place.clusterFolder)) await makeCluster(place, account, binaries);
  refuseOtherVersion(place, binaries);

  const clusterName = `gateway-${randomBytes(8).toString("hex")}`;
  const socketFolder = makeSocketFolder(place, PORT, account);
  writeFileSync(record, JSON.stringify({ clusterName, socketFolder } satisfies LaunchRecord));
  const connection = { host: socketFolder, port: PORT, user: DATABASE_USER, database: "gateway", ssl: false } as const;
  const args = serverArguments(place.clusterFolder, {
    ...options.settings,
    ...writeAccessRules(place),
    unix_socket_directories: socketFolder,
    port: String(PORT),
    cluster_name: clusterName,
  });
  const server = await runServer({ program: binaries.postgres, args, account, clusterName, connection, log });
  const forget = () => {
    rmSync(socketFolder, { recursive: true, force: true });
    rmSync(record, { force: true });
  };
  return { server, connection, place, forget };
}

/** After a kill -9: ends the server that may still live, and removes what would make the next one hesitate. */
async function cleanUp(record: string, place: Place, log: StoreLog): Promise<void> {
  if (!existsSync(record)) return;
  const { clusterName, socketFolder } = readRecord(record);
  const found = clusterName === undefined ? 0 : await stopLeftover(clusterName);
  if (found > 0) log.warn(`An earlier PostgreSQL still ran on this data folder (${found} processes): stopped it`);
  // Its process id may belong to another program by now, which would keep PostgreSQL from starting for ever. Should a
  // server live on all the same, its shared memory block stops the new one.
  rmSync(path.join(place.clusterFolder, "postmaster.pid"), { force: true });
  if (socketFolder !== undefined && path.basename(socketFolder).startsWith("gateway-")) {
    rmSync(socketFolder, { recursive: true, force: true });
  }
  rmSync(record);
}

/** A power cut may have left the record empty; then there is nothing that still runs either. */
function readRecord(record: string): Partial<LaunchRecord> {
  try {
    return JSON.parse(readFileSync(record, "utf8"));
  } catch {
    return {};
  }
}

/**
 * initdb works under a draft name, so that one cut short is never taken for a database; and under a new one each time,
 * because an initdb whose gateway was killed may still be writing its last files into the old one.
 */
async function makeCluster(place: Place, account: Account, binaries: Binaries): Promise<void> {
  const draft = path.join(place.serverFolder, `draft-${randomBytes(4).toString("hex")}`);
  const child = spawnAs(account, binaries.initdb, [
    ...["-D", draft, "-U", DATABASE_USER, "--encoding=UTF8", "--locale=C", "--auth=reject", "--no-instructions"],
  ]);
  const [output, complaint, { code }] = await Promise.all([text(child.stdout), text(child.stderr), child.exited]);
  if (code !== 0) throw new Error(`PostgreSQL's initdb failed: ${`${complaint}\n${output}`.trim()}`);
  renameSync(draft, place.clusterFolder);
  const handle = openSync(place.serverFolder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** What somebody still writes into cannot be removed now; the next start tries again. */
function removeDrafts(place: Place): void {
  for (const name of readdirSync(place.serverFolder)) {
    if (!name.startsWith("draft-")) continue;
    try {
      rmSync(path.join(place.serverFolder, name), { recursive: true, force: true });
    } catch {
      // ENOTEMPTY: a file appeared behind our back.
    }
  }
}

function refuseOtherVersion(place: Place, binaries: Binaries): void {
  const version = readFileSync(path.join(place.clusterFolder, "PG_VERSION"), "utf8").trim();
  if (version === binaries.majorVersion) return;
  throw new Error(
    `The database in ${place.clusterFolder} is of PostgreSQL ${version}, the installed one is ${binaries.majorVersion}: dump it with the old version and restore it with the new one.`,
  );
}

/** The rules are ours and lie outside the server's folder: whoever takes over its account cannot open the door to others. */
function writeAccessRules(place: Place): Record<string, string> {
  const { access, identities } = accessRules(DATABASE_USER, [...new Set(["root", ownName()])]);
  const hbaFile = path.join(place.controlFolder, "access.conf");
  const identFile = path.join(place.controlFolder, "identities.conf");
  for (const [file, content] of [
    [hbaFile, access],
    [identFile, identities],
  ] as const) {
    writeFileSync(file, content);
    chmodSync(file, 0o644);
  }
  return { hba_file: hbaFile, ident_file: identFile };
}

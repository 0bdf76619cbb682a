// A parent for the tests: starts the program given as arguments on a lifeline, says its pid, and waits to be ended.
import process from "node:process";
import { spawnWithLifeline } from "../src/child.ts";

const [how = "wait", graceMs = "2000", program = "", ...args] = process.argv.slice(2);
const child = spawnWithLifeline(program, args, { graceMs: Number(graceMs) });
child.stderr.resume();
child.stdout.once("data", () => {
  process.stdout.write(`${child.pid}\n`);
  if (how === "exit") process.exit(3);
  if (how === "throw") {
    setImmediate(() => {
      throw new Error("uncaught");
    });
  }
});
child.stdout.resume();

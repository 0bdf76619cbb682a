import assert from "node:assert/strict";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { TestContext } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { Orders, Word } from "./doomed-gateway.ts";

/** A gateway process that is about to be killed. */
export interface DoomedGateway {
  readonly url: string;
  /** From now on the process kills itself at this point: `before` or `after`, and the step. */
  dieAt(point: string): Promise<void>;
  /** Lets its reconciliation work once. */
  round(): Promise<void>;
  /** Resolves when the process has died by its own hand. @throws when it has not within ten seconds */
  death(): Promise<void>;
}

export async function startDoomed(t: TestContext, orders: Orders): Promise<DoomedGateway> {
  const child = fork(path.join(import.meta.dirname, "doomed-gateway.ts"), [JSON.stringify(orders)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const death = once(child, "exit").then(([, signal]) => signal as NodeJS.Signals | null);
  t.after(async () => {
    child.kill("SIGKILL");
    await death;
  });
  const { port } = (await answerOf(child, death)) as { port: number };
  const say = async (word: Word) => {
    const heard = answerOf(child, death);
    child.send(word);
    await heard;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dieAt: (point) => say({ dieAt: point }),
    round: () => say({ round: true }),
    async death() {
      const late = sleep(10_000, "nothing", { ref: false });
      assert.equal(await Promise.race([death, late]), "SIGKILL", "the point where the process dies was reached");
    },
  };
}

async function answerOf(child: ChildProcess, death: Promise<unknown>): Promise<unknown> {
  const died = death.then(() => {
    throw new Error("The gateway process ended before it was told to");
  });
  died.catch(() => {});
  return await Promise.race([once(child, "message").then(([message]) => message), died]);
}

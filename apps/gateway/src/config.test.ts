import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { ConfigError, readConfig } from "./config.ts";

const production = {
  BASE_URL: "https://data.example",
  PAY_TO: "0x00000000000000000000000000000000000000aa",
  CHAIN_RPC_URL: "https://rpc.example",
  SETTLEMENT_PRIVATE_KEY: `0x${"11".repeat(32)}`,
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.problems;
  }
  return assert.fail("the configuration was accepted");
}

test("an empty environment is the sandbox on port 8402", () => {
  const config = readConfig({});
  assert.equal(config.mode, "sandbox");
  assert.equal(config.port, 8402);
  assert.equal(config.chain, undefined);
  assert.equal(config.databaseUrl, "local:");
});

test("all production settings together are production", () => {
  const config = readConfig(production);
  assert.equal(config.mode, "production");
  assert.equal(config.apiUrl, "https://data.example");
  assert.equal(config.chain?.payTo, production.PAY_TO);
});

for (const missing of Object.keys(production) as (keyof typeof production)[]) {
  test(`production without ${missing} is refused, and never becomes the sandbox`, () => {
    const { [missing]: _, ...rest } = production;
    const problems = problemsOf(rest);
    assert.equal(problems.length, 1);
    assert.match(problems[0] ?? "", new RegExp(`^${missing} is missing .* set it in the environment`, "i"));
  });
}

test("NODE_ENV=production alone asks for every production setting at once", () => {
  assert.equal(problemsOf({ NODE_ENV: "production" }).length, 4);
});

test("a wrong value names itself, its form and what was given", () => {
  const [problem] = problemsOf({ PORT: "eighty" });
  assert.match(problem ?? "", /^PORT must be a port number .*"eighty"/);
});

test("a wrong secret is never repeated", () => {
  const [problem] = problemsOf({ ...production, SETTLEMENT_PRIVATE_KEY: "hunter2" });
  assert.match(problem ?? "", /^SETTLEMENT_PRIVATE_KEY must be/);
  assert.doesNotMatch(problem ?? "", /hunter2/);
});

test("production over plain http is refused, except on this machine", () => {
  assert.match(problemsOf({ ...production, BASE_URL: "http://data.example" })[0] ?? "", /must be https/);
  assert.equal(readConfig({ ...production, BASE_URL: "http://127.0.0.1:8402" }).mode, "production");
});

test("a secret can stand in a file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "config-"));
  const file = path.join(folder, "key");
  const { SETTLEMENT_PRIVATE_KEY, ...rest } = production;
  writeFileSync(file, `${SETTLEMENT_PRIVATE_KEY}\n`);
  assert.equal(readConfig({ ...rest, SETTLEMENT_PRIVATE_KEY_FILE: file }).chain?.privateKey, SETTLEMENT_PRIVATE_KEY);
  rmSync(folder, { recursive: true });
  assert.match(problemsOf({ ...rest, SETTLEMENT_PRIVATE_KEY_FILE: file }).join(), /cannot be read \(ENOENT\)/);
});

test("money is never sent to nobody: a recipient of zeros is refused", () => {
  assert.match(problemsOf({ ...production, PAY_TO: `0x${"00".repeat(20)}` })[0] ?? "", /^PAY_TO must be the recipient/);
});

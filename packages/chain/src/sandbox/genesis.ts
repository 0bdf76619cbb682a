import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  keccak256,
  pad,
  parseAbi,
  parseEther,
  slice,
  stringToHex,
} from "viem";
import { MULTICALL3, PERMIT2, USDC } from "../addresses.ts";
import { MULTICALL3_RUNTIME } from "../multicall3-bytecode.ts";
import { PERMIT2_RUNTIME } from "../permit2-bytecode.ts";
import { usdcAbi } from "../usdc.ts";
import type { SandboxClient } from "./client.ts";
import { usdcCode } from "./usdc-bytecode.ts";
import type { SandboxWallets } from "./wallets.ts";

/** Addresses that nobody has a key for: each is a hash of its purpose. */
const keyless = (purpose: string): Address => getAddress(slice(keccak256(stringToHex(`sandbox ${purpose}`)), 12));
const LIBRARY = keyless("USDC SignatureChecker");
const IMPLEMENTATION = keyless("USDC implementation");
/** May only upgrade; the proxy refuses its every other call, so it must be nobody else. */
const PROXY_ADMIN = keyless("USDC proxy admin");
/** Owner, pauser, blacklister, master minter and minter of the sandbox's USDC. */
const ISSUER = keyless("USDC issuer");

/** Storage slots of zos' AdminUpgradeabilityProxy: keccak-256 of "org.zeppelinos.proxy.implementation" and "….admin". */
const IMPLEMENTATION_SLOT = keccak256(stringToHex("org.zeppelinos.proxy.implementation"));
const ADMIN_SLOT = keccak256(stringToHex("org.zeppelinos.proxy.admin"));

/** Micro-USDC. The operator's is a float for refunds; what is earned goes to `payTo`, which begins with nothing. */
const OPERATOR_USDC = 1_000_000_000n;
const BUYER_USDC = 1_000_000_000_000n;
/** Wei. */
const OPERATOR_ETHER = parseEther("1000");
const BUYER_ETHER = parseEther("10");
const CALL_GAS = 500_000n;

const issuanceAbi = parseAbi([
  "function initialize(string tokenName, string tokenSymbol, string tokenCurrency, uint8 tokenDecimals, address newMasterMinter, address newPauser, address newBlacklister, address newOwner)",
  "function initializeV2(string newName)",
  "function initializeV2_1(address lostAndFound)",
  "function initializeV2_2(address[] accountsToBlacklist, string newSymbol)",
  "function configureMinter(address minter, uint256 minterAllowedAmount) returns (bool)",
  "function mint(address to, uint256 amount) returns (bool)",
]);

/**
 * Makes an empty anvil the chain that the gateway expects: Circle's USDC, Permit2 and Multicall3 at their addresses on
 * Base, the operator and the buyer with money. USDC is issued by real transactions, in one block.
 *
 * @throws when the money is not where it should be afterwards.
 */
export async function layGenesis(client: SandboxClient, { operator, buyer }: SandboxWallets): Promise<void> {
  const usdc = await usdcCode(LIBRARY);
  await Promise.all([
    client.setCode({ address: LIBRARY, bytecode: usdc.library }),
    client.setCode({ address: IMPLEMENTATION, bytecode: usdc.implementation }),
    client.setCode({ address: USDC, bytecode: usdc.proxy }),
    client.setCode({ address: PERMIT2, bytecode: PERMIT2_RUNTIME }),
    client.setCode({ address: MULTICALL3, bytecode: MULTICALL3_RUNTIME }),
    client.setStorageAt({ address: USDC, index: IMPLEMENTATION_SLOT, value: pad(IMPLEMENTATION) }),
    client.setStorageAt({ address: USDC, index: ADMIN_SLOT, value: pad(PROXY_ADMIN) }),
    client.setBalance({ address: operator.address, value: OPERATOR_ETHER }),
    client.setBalance({ address: buyer.address, value: BUYER_ETHER }),
    client.setBalance({ address: ISSUER, value: parseEther("1") }),
    client.impersonateAccount({ address: ISSUER }),
    client.setAutomine(false),
  ]);
  await sendAsIssuer(client, [
    encodeFunctionData({
      abi: issuanceAbi,
      functionName: "initialize",
      args: ["USD Coin", "USDC", "USD", 6, ISSUER, ISSUER, ISSUER, ISSUER],
    }),
    encodeFunctionData({ abi: issuanceAbi, functionName: "initializeV2", args: ["USD Coin"] }),
    encodeFunctionData({ abi: issuanceAbi, functionName: "initializeV2_1", args: [ISSUER] }),
    encodeFunctionData({ abi: issuanceAbi, functionName: "initializeV2_2", args: [[], "USDC"] }),
    encodeFunctionData({
      abi: issuanceAbi,
      functionName: "configureMinter",
      args: [ISSUER, OPERATOR_USDC + BUYER_USDC],
    }),
    encodeFunctionData({ abi: issuanceAbi, functionName: "mint", args: [operator.address, OPERATOR_USDC] }),
    encodeFunctionData({ abi: issuanceAbi, functionName: "mint", args: [buyer.address, BUYER_USDC] }),
  ]);
  await client.mine({ blocks: 1 });
  await Promise.all([client.setAutomine(true), client.stopImpersonatingAccount({ address: ISSUER })]);
  await Promise.all([
    assertBalance(client, operator.address, OPERATOR_USDC),
    assertBalance(client, buyer.address, BUYER_USDC),
  ]);
}

/** The nonces fix the order, so that the calls can be handed over at once. */
async function sendAsIssuer(client: SandboxClient, calls: Hex[]): Promise<void> {
  await Promise.all(
    calls.map((data, nonce) =>
      client.sendTransaction({ account: ISSUER, chain: null, to: USDC, data, gas: CALL_GAS, nonce }),
    ),
  );
}

async function assertBalance(client: SandboxClient, owner: Address, expected: bigint): Promise<void> {
  const held = await client.readContract({ address: USDC, abi: usdcAbi, functionName: "balanceOf", args: [owner] });
  if (held !== expected) throw new Error(`${owner} should begin with ${expected} micro-USDC, and has ${held}.`);
}

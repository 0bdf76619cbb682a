import { type Address, concatHex, getCreate2Address, type Hex, parseAbi } from "viem";
import { CHAIN_ID, CREATE2_DEPLOYER, PERMIT2 } from "./addresses.ts";

/** Permit2's SignatureTransfer: one signature moves at most the permitted amount, once, by the signed spender. */
export const permit2Abi = parseAbi([
  "struct TokenPermissions { address token; uint256 amount; }",
  "struct PermitTransferFrom { TokenPermissions permitted; uint256 nonce; uint256 deadline; }",
  "struct SignatureTransferDetails { address to; uint256 requestedAmount; }",
  "function permitTransferFrom(PermitTransferFrom permit, SignatureTransferDetails transferDetails, address owner, bytes signature)",
  "function permitWitnessTransferFrom(PermitTransferFrom permit, SignatureTransferDetails transferDetails, address owner, bytes32 witness, string witnessTypeString, bytes signature)",
  "function nonceBitmap(address owner, uint256 wordPosition) view returns (uint256)",
  "function invalidateUnorderedNonces(uint256 wordPosition, uint256 mask)",
  "function DOMAIN_SEPARATOR() view returns (bytes32)",
  "event UnorderedNonceInvalidation(address indexed owner, uint256 word, uint256 mask)",
  "error InvalidNonce()",
  "error SignatureExpired(uint256 signatureDeadline)",
  "error InvalidAmount(uint256 maxAmount)",
  "error InvalidSigner()",
  "error InvalidSignature()",
  "error InvalidSignatureLength()",
  "error InvalidContractSignature()",
]);

/** Permit2's EIP-712 domain on Base; it has no version. */
export const permit2Domain = { name: "Permit2", chainId: CHAIN_ID, verifyingContract: PERMIT2 } as const;

/** What `DOMAIN_SEPARATOR()` must answer: the hash of `permit2Domain`. */
export const PERMIT2_DOMAIN_SEPARATOR = "0x3b6f35e4fce979ef8eac3bcdc8c3fc38fe7911bb0c69c8fe72bf1fd1a17e6f07";

/** The message a payer signs. `spender` is whoever calls Permit2: the contract that is to receive or forward the money. */
export const permit2Types = {
  PermitTransferFrom: [
    { name: "permitted", type: "TokenPermissions" },
    { name: "spender", type: "address" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
  TokenPermissions: [
    { name: "token", type: "address" },
    { name: "amount", type: "uint256" },
  ],
} as const;

/** The salt Uniswap mined, and the constructor that the compiler put before the runtime code. */
const DEPLOYMENT_SALT: Hex = "0x0000000000000000000000000000000000000000d3af2663da51c10215000000";
const CONSTRUCTOR: Hex =
  "0x60c0346100bb574660a052602081017f8cad95687ba82c2ce50e74f7b754645e5117c3a5bec8151c0726d5857980a86681527f9ac997416e8ff9d2ff6bebeb7149f65cdae5e32e2b90440b566bb3044041d36a60408301524660608301523060808301526080825260a082019180831060018060401b038411176100a557826040525190206080526123c090816100c1823960805181611b47015260a05181611b210152f35b634e487b7160e01b600052604160045260246000fd5b600080fdfe";

/**
 * The address at which CREATE2 puts a contract with this runtime code (immutables zero), when it is deployed as Uniswap
 * deployed Permit2. An address is a hash of the code (EIP-1014): equal to `PERMIT2` means byte for byte the canonical code.
 */
export function permit2Address(runtime: Hex): Address {
  return getCreate2Address({
    from: CREATE2_DEPLOYER,
    salt: DEPLOYMENT_SALT,
    bytecode: concatHex([CONSTRUCTOR, runtime]),
  });
}

import { concatHex, keccak256, pad, stringToHex, toHex } from "viem";
import { recoverSigner } from "./recover.ts";

export type Hex = `0x${string}`;

/** A signed EIP-3009 transfer, as the payer authorized it. Addresses are lower-case, amounts micro-USDC, times seconds. */
export interface Authorization {
  readonly from: Hex;
  readonly to: Hex;
  readonly value: bigint;
  readonly validAfter: bigint;
  readonly validBefore: bigint;
  readonly nonce: Hex;
  readonly signature: Hex;
}

/** The token contract whose EIP-712 domain the authorization is signed under. */
export interface Asset {
  readonly network: string;
  readonly chainId: number;
  readonly address: Hex;
  readonly name: string;
  readonly version: string;
}

const DOMAIN_TYPE = keccak256(
  stringToHex("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
);
const TRANSFER_TYPE = keccak256(
  stringToHex(
    "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)",
  ),
);

const word = (value: bigint | number): Hex => toHex(value, { size: 32 });

const separators = new WeakMap<Asset, Hex>();

/** EIP-712 domain separator of the asset. Hashed once: every payment asks for it. */
export function domainSeparator(asset: Asset): Hex {
  const known = separators.get(asset) ?? hashDomain(asset);
  separators.set(asset, known);
  return known;
}

function hashDomain(asset: Asset): Hex {
  return keccak256(
    concatHex([
      DOMAIN_TYPE,
      keccak256(stringToHex(asset.name)),
      keccak256(stringToHex(asset.version)),
      word(asset.chainId),
      pad(asset.address),
    ]),
  );
}

/** The 32 bytes that the payer signed (EIP-712 over EIP-3009's TransferWithAuthorization). */
export function authorizationDigest(domain: Hex, authorization: Authorization): Hex {
  const message = keccak256(
    concatHex([
      TRANSFER_TYPE,
      pad(authorization.from),
      pad(authorization.to),
      word(authorization.value),
      word(authorization.validAfter),
      word(authorization.validBefore),
      authorization.nonce,
    ]),
  );
  return keccak256(concatHex(["0x1901", domain, message]));
}

/**
 * True when the payer's own key signed. False for everything else, contract wallets included: only the chain can
 * judge those.
 */
export function isSignedByPayer(domain: Hex, authorization: Authorization): boolean {
  return recoverSigner(authorizationDigest(domain, authorization), authorization.signature) === authorization.from;
}

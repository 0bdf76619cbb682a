declare module "secp256k1" {
  /** Uncompressed or compressed public key that made `signature` (64 bytes r‖s) over `message` (32 bytes). Throws when there is none. */
  function ecdsaRecover(signature: Uint8Array, recovery: number, message: Uint8Array, compressed?: boolean): Uint8Array;
  /** 64 bytes r‖s with a low s, and the recovery bit. */
  function ecdsaSign(message: Uint8Array, privateKey: Uint8Array): { signature: Uint8Array; recid: number };
  const secp256k1: { ecdsaRecover: typeof ecdsaRecover; ecdsaSign: typeof ecdsaSign };
  export default secp256k1;
}

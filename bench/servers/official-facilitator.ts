import { x402Facilitator } from "@x402/core/facilitator";
import { toFacilitatorEvmSigner } from "@x402/evm";
import { ExactEvmScheme } from "@x402/evm/exact/facilitator";
import { createWalletClient, http, publicActions } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { base } from "viem/chains";

/** The published facilitator on a viem wallet; `serialized` puts a mutex around its writes. */
export function officialFacilitator(rpcUrl: string, key: `0x${string}`, serialized: boolean): x402Facilitator {
  const wallet = createWalletClient({
    account: privateKeyToAccount(key),
    chain: base,
    transport: http(rpcUrl),
    pollingInterval: 5,
  }).extend(publicActions);
  let tail: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (!serialized) return work();
    const turn = tail.then(work, work);
    tail = turn.catch(() => undefined);
    return turn;
  };
  const signer = toFacilitatorEvmSigner({
    address: wallet.account.address,
    readContract: (a) => wallet.readContract({ ...a, args: a.args ?? [] } as never),
    verifyTypedData: (a) => wallet.verifyTypedData(a as never),
    getCode: (a) => wallet.getCode(a),
    writeContract: (a) => inTurn(() => wallet.writeContract(a as never)),
    sendTransaction: (a) => inTurn(() => wallet.sendTransaction(a as never)),
    waitForTransactionReceipt: (a) => wallet.waitForTransactionReceipt(a),
  });
  return new x402Facilitator().register("eip155:8453", new ExactEvmScheme(signer, { simulateInSettle: true }));
}

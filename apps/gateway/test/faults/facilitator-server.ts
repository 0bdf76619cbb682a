import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";
import { x402Facilitator } from "@x402/core/facilitator";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { toFacilitatorEvmSigner } from "@x402/evm";
import { ExactEvmScheme } from "@x402/evm/exact/facilitator";
import { createWalletClient, http, publicActions, toHex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { base } from "viem/chains";
import type { Market } from "./market.ts";

/**
 * How the facilitator behaves at one of its two endpoints. `lie` answers with success and does nothing; `do-then-…`
 * does its work and then answers something else.
 */
export type Behaviour =
  | "honest"
  | "500"
  | "hang"
  | "garbage"
  | "lie"
  | "do-then-500"
  | "do-then-refuse"
  | "do-then-hang";

export interface FacilitatorServer {
  readonly url: string;
  verify: Behaviour;
  settle: Behaviour;
  /** What was asked of it. */
  readonly asked: ("verify" | "settle")[];
}

interface Task {
  readonly paymentPayload: PaymentPayload;
  readonly paymentRequirements: PaymentRequirements;
}

/** The published x402 facilitator with a key of its own, behind HTTP, which can be told to misbehave. */
export async function startFacilitator(t: TestContext, market: Market): Promise<FacilitatorServer> {
  const facilitator = await publishedFacilitator(market);
  const state: FacilitatorServer = { url: "", verify: "honest", settle: "honest", asked: [] };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const endpoint = request.url === "/verify" ? "verify" : "settle";
    const behaviour = state[endpoint];
    state.asked.push(endpoint);
    const { paymentPayload, paymentRequirements } = JSON.parse(await textOf(request)) as Task;
    const isWorking = behaviour === "honest" || behaviour.startsWith("do-then-");
    const result = isWorking ? await facilitator[endpoint](paymentPayload, paymentRequirements) : undefined;
    const send = (status: number, body: string) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    switch (behaviour) {
      case "honest":
        return void send(200, JSON.stringify(result));
      case "500":
      case "do-then-500":
        return void send(500, "<html>Internal Server Error</html>");
      case "garbage":
        return void send(200, '{"success": "perhaps"');
      case "lie":
        return void send(200, JSON.stringify({ isValid: true, success: true, ...lie(paymentRequirements) }));
      case "do-then-refuse":
        return void send(
          200,
          JSON.stringify({ success: false, ...lie(paymentRequirements), errorReason: "insufficient_funds" }),
        );
      case "hang":
      case "do-then-hang":
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

/** The hash of a transaction that never was. */
function lie({ network }: PaymentRequirements) {
  return { transaction: generatePrivateKey(), network };
}

async function publishedFacilitator({ chain, rpc }: Market): Promise<x402Facilitator> {
  const account = privateKeyToAccount(generatePrivateKey());
  await rpc.request("anvil_setBalance", [account.address, toHex(10n ** 18n)]);
  const transport = http(chain.rpcUrl);
  const client = createWalletClient({ account, chain: base, transport, pollingInterval: 20 }).extend(publicActions);
  const signer = toFacilitatorEvmSigner({
    address: account.address,
    readContract: (call) => client.readContract({ ...call, args: call.args ?? [] }),
    verifyTypedData: (data) => client.verifyTypedData(data as Parameters<typeof client.verifyTypedData>[0]),
    getCode: (of) => client.getCode(of),
    writeContract: (call) =>
      client.writeContract({ ...call, args: call.args ?? [] } as Parameters<typeof client.writeContract>[0]),
    sendTransaction: (transaction) => client.sendTransaction(transaction),
    waitForTransactionReceipt: (of) => client.waitForTransactionReceipt(of),
  });
  return new x402Facilitator().register("eip155:8453", new ExactEvmScheme(signer));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

// Buys rows from a gateway that runs on this machine, with the sandbox's wallet and the published x402 client.
//   npm run buy -- "20 hotel bookings in Spain with check-in, nights and rate per night under 300 EUR, 10% cancelled"
//   npm run buy -- "retail-transactions" --rows 20
//   npm run buy -- "100 orders" --most 5
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client } from "@x402/fetch";
import { privateKeyToAccount } from "viem/accounts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: "string" },
    /** The most that one payment may be, in USDC; the published client pays up to 1 unless it is told otherwise. */
    most: { type: "string", default: "1" },
    data: { type: "string", default: process.env.DATA_DIR ?? ".data" },
  },
});
const need =
  positionals.join(" ") || "20 hotel bookings in Spain with check-in, nights and rate per night under 300 EUR";

const sandbox = readSandbox(`${values.data}/sandbox.json`);
const buyer = privateKeyToAccount(sandbox.buyer.privateKey);
const client = new x402Client()
  .register("eip155:8453", new ExactEvmScheme(buyer))
  .setSpendControls({ maxAmountPerPayment: `$${values.most}` });
const pay = wrapFetchWithPayment(fetch, client);

const url = new URL("/api/x402/v2/gabriel", sandbox.baseUrl);
url.search = new URLSearchParams({ need, ...(values.rows === undefined ? {} : { rows: values.rows }) }).toString();
// Without this header the first 50 rows would be free, and there would be no purchase to look at.
const response = await pay(url, { headers: { Prefer: "payment" } }).catch((error: Error) =>
  fail(
    error.message.includes("maxAmountPerPayment")
      ? `This costs more than the ${values.most} USDC that the client may pay at once; nothing was paid. Ask for fewer rows, or allow more with --most 5.`
      : error.message,
  ),
);
const delivery = (await response.json()) as Delivery & { detail: string; next: string };
if (!response.ok) fail(`${response.status} ${delivery.detail}\n${delivery.next}`);

const receipt = decodePaymentResponseHeader(response.headers.get("payment-response") ?? "");
for (const record of delivery.records.slice(0, 3)) console.log(JSON.stringify(record));
for (const { understoodAs, satisfied } of delivery.understoodAs.constraints ?? []) {
  console.log(`${satisfied === true ? "kept" : "see the report"}: ${understoodAs}`);
}
console.log(`${delivery.rows} rows of ${delivery.matchedCategory}, seed ${delivery.seed}`);
console.log(
  `paid ${Number(delivery.billing.amountMicroUsdc) / 1e6} USDC by ${receipt.payer} in ${receipt.transaction}`,
);
console.log(`again, for ever, in any format: ${delivery.order.downloadUrl}&format=csv`);

/** What this example reads of a delivery; /openapi.json has it all. */
interface Delivery {
  records: object[];
  rows: number;
  matchedCategory: string;
  seed: string;
  understoodAs: { constraints?: { understoodAs: string; satisfied: boolean | null }[] };
  billing: { amountMicroUsdc: string };
  order: { downloadUrl: string };
}

function readSandbox(file: string): { baseUrl: string; buyer: { privateKey: `0x${string}` } } {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return fail(`There is no ${file}: start the gateway first, with "npm start" in another terminal.`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

import { walletFor } from "./gateway.ts";
import { load } from "./load.ts";

let w = Math.floor(Math.random() * 1e9) * 5;
const url = process.argv[2] as string;
const r = await load(
  url,
  64,
  Number(process.argv[3] ?? 5),
  () => `/api/x402/v2/gabriel?need=retail-transactions&rows=5&wallet=${walletFor(++w)}`,
);
console.log(r);

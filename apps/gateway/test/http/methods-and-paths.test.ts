import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { problems } from "../../src/http/problem.ts";
import { type TestGateway, testGateway } from "../gateway.ts";
import { fundedBuyer, paymentHeader, signedFor, withoutMoney } from "../payments.ts";
import { assertProblem } from "./problem-answer.ts";

const GABRIEL = "/api/x402/v2/gabriel";
const DETAIL = "/api/x402/v2/datasets/detail";
const SELLING_GETS = [
  GABRIEL,
  "/api/x402/v2/datasets",
  "/api/v1/x402/datasets",
  DETAIL,
  "/api/v1/x402/datasets/detail",
] as const;

function send({ url }: TestGateway, method: string, path: string, headers: Record<string, string> = {}) {
  return fetch(url + path, { method, headers, redirect: "manual" });
}

async function countOrders({ gateway }: TestGateway): Promise<number> {
  const { rows } = await gateway.sale.store.pool.query<{ count: number }>("select count(*)::int from sale_order");
  return rows[0]?.count ?? -1;
}

test("HEAD of something that is sold is refused and sells nothing, with or without a payment", async (t: TestContext) => {
  const complaints = t.mock.method(console, "error");
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = paymentHeader(await signedFor(g, buyer, `${GABRIEL}?need=retail-transactions&rows=2`));
  for (const path of [...SELLING_GETS, `${GABRIEL}?need=retail-transactions&rows=2`]) {
    for (const headers of [{}, { "PAYMENT-SIGNATURE": payment }]) {
      const response = await withoutMoney(g, buyer, () => send(g, "HEAD", path, headers));
      assert.equal(response.status, 405, path);
      const allowed = path.includes("detail") ? "GET, OPTIONS, POST" : "GET, OPTIONS";
      assert.equal((response.headers.get("allow") ?? "").split(", ").sort().join(", "), allowed);
      assert.equal(await response.text(), "");
      assert.equal(response.headers.get("order-id"), null);
    }
  }
  assert.equal(await countOrders(g), 0);
  assert.equal(complaints.mock.callCount(), 0, "the HTTP server complained");
});

test("HEAD of a free document is its GET without the body", async (t) => {
  const complaints = t.mock.method(console, "error");
  const g = await testGateway(t);
  for (const path of ["/api/health", "/openapi.json", "/api/v1/catalog"]) {
    const response = await send(g, "HEAD", path);
    assert.equal(response.status, 200);
    assert.equal(await response.text(), "");
  }
  assert.equal(complaints.mock.callCount(), 0, "the HTTP server complained");
});

test("OPTIONS lets browsers of any origin pay", async (t) => {
  const g = await testGateway(t);
  for (const path of [...SELLING_GETS, "/api/health", "/api/datasets/download", "/errors/payment_required"]) {
    const response = await send(g, "OPTIONS", path, {
      Origin: "https://agent.example",
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "payment-signature, access-control-expose-headers",
    });
    assert.equal(response.status, 204);
    assert.equal(await response.text(), "");
    const header = (name: string) => (response.headers.get(name) ?? "").toLowerCase();
    assert.equal(header("access-control-allow-origin"), "*");
    assert.match(header("access-control-allow-methods"), /get/);
    for (const name of ["payment-signature", "idempotency-key", "access-control-expose-headers", "prefer"]) {
      assert.ok(header("access-control-allow-headers").split(", ").includes(name), name);
    }
  }
  const answer = await g.get(GABRIEL);
  assert.equal(answer.headers.get("access-control-allow-origin"), "*");
  for (const name of ["payment-required", "payment-response", "order-id", "retry-after"]) {
    assert.ok((answer.headers.get("access-control-expose-headers") ?? "").split(", ").includes(name), name);
  }
  assert.equal(await countOrders(g), 0);
});

test("another method is refused with those that are allowed", async (t) => {
  const g = await testGateway(t);
  for (const [method, path, allowed] of [
    ["POST", GABRIEL, "GET, OPTIONS"],
    ["PUT", DETAIL, "GET, OPTIONS, POST"],
    ["DELETE", "/api/x402/v2/datasets", "GET, OPTIONS"],
    ["PATCH", "/api/datasets/download", "GET, HEAD, OPTIONS"],
    ["POST", "/openapi.json", "GET, HEAD, OPTIONS"],
    ["QUERY", "/api/health", "GET, HEAD, OPTIONS"],
  ] as const) {
    const response = await send(g, method, path);
    assert.equal((response.headers.get("allow") ?? "").split(", ").sort().join(", "), allowed);
    const body = await assertProblem(response, { status: 405, code: "method_not_allowed" });
    assert.equal((body.allow as string[]).toSorted().join(", "), allowed);
  }
});

test("there is nothing at an unknown path, and a path that was nearly right is named", async (t) => {
  const g = await testGateway(t);
  for (const path of [
    "/",
    "/nothing",
    "/api",
    "/api/x402/v2",
    "/.env",
    "/api/x402/v2/gabriel/more",
    "/errors/nothing",
  ]) {
    for (const method of ["GET", "POST"]) {
      if (method === "POST" && path.startsWith("/errors/")) continue;
      const body = await assertProblem(await send(g, method, path), { status: 404, code: "not_found" });
      assert.equal(body.didYouMean, undefined);
    }
  }
  for (const path of [
    GABRIEL.toUpperCase(),
    `${GABRIEL}/`,
    `${DETAIL}//`,
    "/API/x402/V2/Datasets/Detail",
    "/OPENAPI.json",
  ]) {
    const body = await assertProblem(await g.get(path), { status: 404, code: "not_found" });
    assert.equal(body.didYouMean, path.toLowerCase().replace(/\/+$/, ""));
  }
  assert.equal(await countOrders(g), 0);
});

test("percent-encoding in a path changes nothing about what is sold there, and a broken one is nothing", async (t) => {
  const g = await testGateway(t);
  for (const path of ["/api/x402/v2/%67abriel", "/api/%78402/v2/datasets", "/%61pi/x402/v2/datasets/detail"]) {
    const response = await g.get(path);
    if (response.status === 402) await assertProblem(response, { status: 402, code: "payment_required" });
    else await assertProblem(response, { status: 404, code: "not_found" });
    assert.equal((await send(g, "HEAD", path)).status, response.status === 402 ? 405 : 404);
  }
  for (const path of [
    "/api/x402/v2%2Fgabriel",
    "/api/%zz",
    "/%",
    "/errors/%E0%A4%A",
    "/errors/%00",
    "/schemas/%2e%2e/x",
  ]) {
    await assertProblem(await g.get(path), { status: 404, code: "not_found" });
  }
  assert.equal(await countOrders(g), 0);
});

test("every problem has a page that says what it means, at the address of its type", async (t) => {
  const g = await testGateway(t);
  for (const [code, meaning] of Object.entries(problems)) {
    const response = await g.get(`/errors/${code}`);
    assert.equal(response.status, 200);
    const page = (await response.json()) as Record<string, unknown>;
    assert.deepEqual(page, { type: `http://127.0.0.1:8402/errors/${code}`, code, ...meaning });
  }
});

import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "./problem-answer.ts";

const GABRIEL = "/api/x402/v2/gabriel";
const DETAIL = "/api/x402/v2/datasets/detail";
const WALLET = "0xAbCdEf0123456789aBcDeF0123456789abcdef01";

interface Free {
  readonly rows: number;
  readonly matchedCategory: string;
  readonly billing: { readonly freeRowsLeft: number; readonly freeCallsLeft: number };
}

async function freeRows({ get }: TestGateway, pathAndQuery: string): Promise<Free> {
  const response = await get(pathAndQuery);
  const text = await response.text();
  assert.equal(response.status, 200, text);
  return JSON.parse(text);
}

async function assertQuotaUntouched({ get }: TestGateway): Promise<void> {
  const { quota } = (await (await get("/api/credit/status")).json()) as {
    quota: { rows: { left: number }; calls: { left: number } };
  };
  assert.deepEqual([quota.rows.left, quota.calls.left], [50, 5]);
}

test("a row count that is no whole number from 1 to 1,000,000 is refused, named and explained", async (t: TestContext) => {
  const g = await testGateway(t);
  const refused = ["0", "1000001", "1.5", "5; drop", "-1", "1e3", "", "0x10", "NaN", "Infinity", "١٢", "1,000"];
  for (const rows of [...refused, "9".repeat(15), "9".repeat(40), "null", "true"]) {
    for (const path of [`${GABRIEL}?need=retail-transactions`, `${DETAIL}?id=retail-transactions`]) {
      const body = await assertProblem(await g.get(`${path}&rows=${encodeURIComponent(rows)}`), {
        status: 422,
        code: "invalid_parameter",
      });
      assert.equal(body.parameter, "rows");
      assert.match(body.detail, /must be (a whole number|at least 1|at most 1000000)\./, rows);
      const allowed = body.allowed as { minimum: number; maximum: number };
      assert.deepEqual([allowed.minimum, allowed.maximum], [1, 1_000_000]);
      assert.equal(body.example, 5);
    }
  }
  await assertQuotaUntouched(g);
});

test("row counts have the promised defaults: five for a need, one for a category", async (t) => {
  const g = await testGateway(t);
  assert.equal((await freeRows(g, `${GABRIEL}?need=retail-transactions`)).rows, 5);
  assert.equal((await freeRows(g, `${DETAIL}?id=retail-transactions`)).rows, 1);
});

test("a wallet that is no address is refused before anything is taken from a quota", async (t) => {
  const g = await testGateway(t);
  const bad = ["", "0x", "abc", WALLET.slice(2), WALLET.slice(0, -1), `${WALLET}0`, WALLET.replace("0x", "0X")];
  for (const wallet of [...bad, WALLET.replace("A", "g"), ` ${WALLET}`, `${WALLET}\n`]) {
    const query = `need=retail-transactions&wallet=${encodeURIComponent(wallet)}`;
    const body = await assertProblem(await g.get(`${GABRIEL}?${query}`), { status: 422, code: "invalid_parameter" });
    assert.equal(body.parameter, "wallet", wallet);
  }
  await assertQuotaUntouched(g);
});

test("a wallet has one quota, in whatever letter case it is written", async (t) => {
  const g = await testGateway(t);
  const spellings = [WALLET, WALLET.toLowerCase(), `0x${WALLET.slice(2).toUpperCase()}`];
  const left: number[] = [];
  for (const wallet of spellings) {
    const { billing } = await freeRows(g, `${GABRIEL}?need=retail-transactions&rows=10&wallet=${wallet}`);
    left.push(billing.freeRowsLeft);
  }
  assert.deepEqual(left, [40, 30, 20]);
  await assertQuotaUntouched(g);
});

test("an unknown category is answered with the nearest ones", async (t) => {
  const g = await testGateway(t);
  for (const [asked, meant] of [
    ["retail-transaction", "retail-transactions"],
    ["Financial-Market", "financial-markets"],
    ["wether observations", "weather-observations"],
  ] as const) {
    for (const path of [`${DETAIL}?id=`, "/api/v1/generator/preview?category="]) {
      const response = await g.get(path + encodeURIComponent(asked));
      const body = await assertProblem(response, { status: 422, code: "unknown_category" });
      const nearest = body.nearest as { id: string }[];
      assert.equal(nearest[0]?.id, meant);
      assert.equal((body.allowed as string[]).length, 19);
    }
  }
});

test("a need is matched by id, label or alias, whatever its letter case and spacing", async (t) => {
  const g = await testGateway(t);
  for (const need of ["retail-transactions", "Retail Transactions", "  RETAIL   orders ", "retail_transactions"]) {
    const query = `need=${encodeURIComponent(need)}&rows=1`;
    assert.equal((await freeRows(g, `${GABRIEL}?${query}`)).matchedCategory, "retail-transactions");
  }
});

test("a need that is empty, blank or too long is refused with what is allowed", async (t) => {
  const g = await testGateway(t);
  for (const need of ["", " ", "\t\n", "\u00a0\u2003", "x".repeat(2_001), "x".repeat(3_000), "😀".repeat(2_001)]) {
    const body = await assertProblem(await g.get(`${GABRIEL}?need=${encodeURIComponent(need)}`), {
      status: 422,
      code: "invalid_parameter",
    });
    assert.equal(body.parameter, "need");
    assert.match(body.detail, need.length > 2_000 ? /at most 2000 characters/ : /must not be empty/);
  }
  await assertProblem(await g.get(`${GABRIEL}?rows=5`), { status: 422, code: "missing_parameter" });
  await assertQuotaUntouched(g);
});

test("a need in any script or with odd characters is answered, never an error of the gateway", async (t) => {
  const g = await testGateway(t);
  const odd = [
    "😀🛒",
    "معاملات البيع بالتجزئة",
    "\u202eliater",
    "a\u0000b",
    "\u0007\u001b[31m",
    "\ufeff\u200b",
    "零售交易",
  ];
  const hostile = ["'; drop table sale_order; --", "<script>alert(1)</script>", "{{7*7}}", "../../etc/passwd"];
  for (const need of [...odd, ...hostile, "__proto__", "constructor", "x".repeat(2_000), "😀".repeat(2_000)]) {
    const response = await g.get(`${GABRIEL}?need=${encodeURIComponent(need)}`);
    const { code } = (await response.clone().json()) as { code: "need_unclear" };
    assert.match(code, /^need_(unclear|unreadable)$/, need);
    await assertProblem(response, { status: 422, code });
  }
  await assertQuotaUntouched(g);
});

test("a parameter that does not exist is refused with those that do", async (t) => {
  const g = await testGateway(t);
  const query = "need=retail-transactions";
  for (const name of ["row", "ROWS", "limit", "__proto__", "constructor", "toString", "x".repeat(500)]) {
    const body = await assertProblem(await g.get(`${GABRIEL}?${query}&${name}=5`), {
      status: 422,
      code: "unknown_parameter",
    });
    assert.deepEqual(
      (body.allowed as string[]).slice(0, 8),
      ["need", "rows", "wallet", "seed", "assume", "asOf", "fields", "format"],
      name,
    );
    assert.ok(body.detail.length < 200);
  }
  await assertProblem(await g.get("/api/health?verbose=1"), { status: 422, code: "unknown_parameter" });
  await assertProblem(await g.get("/api/x402/v2/datasets?rows=1"), { status: 422, code: "unknown_parameter" });
  await assertQuotaUntouched(g);
});

test("a parameter that stands twice is refused, even with the same value", async (t) => {
  const g = await testGateway(t);
  for (const query of ["rows=5&rows=6", "rows=5&rows=5", "r%6Fws=5&rows=5", "rows=5&rows"]) {
    const body = await assertProblem(await g.get(`${GABRIEL}?need=retail-transactions&${query}`), {
      status: 422,
      code: "invalid_parameter",
    });
    assert.equal(body.parameter, "rows", query);
  }
  await assertQuotaUntouched(g);
});

test("a query that is no URL encoding is refused as unreadable", async (t) => {
  const g = await testGateway(t);
  for (const broken of ["need=%", "need=%zz", "need=%E0%A4%A", "need=%ff%fe", "%c0%af=1", "need=%ED%A0%80"]) {
    await assertProblem(await g.get(`${GABRIEL}?${broken}`), { status: 400, code: "malformed_request" });
  }
});

test("seeds are taken as they are and refused when they are none", async (t) => {
  const g = await testGateway(t);
  const query = "need=retail-transactions&rows=2&seed=";
  const one = await (await g.get(`${GABRIEL}?${query}abc_-9`)).json();
  const two = await (await g.get(`${GABRIEL}?${query}abc_-9`)).json();
  assert.deepEqual((one as { records: unknown }).records, (two as { records: unknown }).records);
  for (const seed of ["", "a b", "ü", "x".repeat(65), "a/b"]) {
    const response = await g.get(`${GABRIEL}?${query}${encodeURIComponent(seed)}`);
    const body = await assertProblem(response, { status: 422, code: "invalid_parameter" });
    assert.equal(body.parameter, "seed");
  }
});

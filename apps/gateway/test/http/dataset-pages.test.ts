import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { testGateway } from "../gateway.ts";
import { assertProblem } from "./problem-answer.ts";

interface Page {
  readonly documents: readonly { readonly name: string; readonly url: string; readonly mediaType: string }[];
}

test("every dataset has a page, and each of its documents answers with its type", async (t) => {
  const g = await testGateway(t);
  for (const { id, version } of datasets.values()) {
    const page = (await (await g.get(`/datasets/${id}/${version}`)).json()) as Page;
    assert.ok(page.documents.length >= 7);
    for (const { name, url, mediaType } of page.documents) {
      const response = await g.get(new URL(url).pathname);
      assert.equal(response.status, 200, url);
      assert.equal(response.headers.get("content-type"), mediaType, url);
      const text = await response.text();
      if (mediaType.includes("json") && name !== "sample.ndjson") assert.ok(typeof JSON.parse(text) === "object");
    }
  }
});

test("a profile has what a chart needs, and the sample is what Croissant says of it", async (t) => {
  const g = await testGateway(t);
  const { version } = datasets.get("retail-transactions") ?? { version: "" };
  const document = async (name: string) =>
    await (await g.get(`/datasets/retail-transactions/${version}/${name}`)).text();
  const profile = JSON.parse(await document("profile.json")) as {
    fields: { name: string; histogram?: { edges: number[]; counts: number[] }; byHour?: number[]; top?: unknown[] }[];
    correlations: { fields: string[]; matrix: number[][] };
  };
  const price = profile.fields.find(({ name }) => name === "unit_price");
  assert.equal(price?.histogram?.edges.length, (price?.histogram?.counts.length ?? 0) + 1);
  assert.equal(profile.fields.find(({ name }) => name === "ts")?.byHour?.length, 24);
  assert.ok((profile.fields.find(({ name }) => name === "country")?.top?.length ?? 0) > 3);
  const place = profile.correlations.fields.indexOf("unit_price");
  assert.equal(profile.correlations.matrix[place]?.[place], 1);

  const croissant = JSON.parse(await document("croissant.json")) as {
    distribution: { contentUrl: string; sha256: string; contentSize: string }[];
  };
  const [file] = croissant.distribution;
  const sample = await (await g.get(new URL(file?.contentUrl ?? "").pathname)).text();
  assert.equal(createHash("sha256").update(sample).digest("hex"), file?.sha256);
  assert.equal(`${Buffer.byteLength(sample)} B`, file?.contentSize);
});

test("a dataset, a version or a document that does not exist is not found", async (t) => {
  const g = await testGateway(t);
  for (const path of ["/datasets/retail-transactions/0.0.1", "/datasets/nothing/1.0.0", "/schemas/nothing/1.0.0"]) {
    await assertProblem(await g.get(path), { status: 404, code: "not_found" });
  }
});

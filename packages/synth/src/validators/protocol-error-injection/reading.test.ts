import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isMisplaced, isMissized, protobufFields, readHttp2, readWebsocket } from "./frames.ts";
import { contentOf, dechunked, headerOf, isSoundRequest, readHttp } from "./http-message.ts";
import { depthOf, hasDuplicateName, hasRawControl, parseJson, schemaFlaws } from "./json-text.ts";
import { fromBase64, fromUtf8 } from "./octets.ts";

test("bytes come out of base64 and UTF-8, or not at all", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      assert.equal(fromBase64(Buffer.from(bytes).toString("base64")), Buffer.from(bytes).toString("latin1"));
    }),
    { seed: 6, numRuns: 300 },
  );
  assert.equal(fromBase64("AAA"), null);
  assert.equal(fromBase64("A*=="), null);
  assert.equal(fromUtf8(Buffer.from("Zoë €").toString("latin1")), "Zoë €");
  assert.equal(fromUtf8("a\xc0"), null);
});

test("a request is read by RFC 9112, sound or not", () => {
  const request = (head: string, body: string) => readHttp(`POST /x HTTP/1.1\r\nHost: a.example\r\n${head}\r\n${body}`);
  assert.equal(isSoundRequest(request("Content-Length: 2\r\n", "{}")), true);
  assert.equal(isSoundRequest(request("Content-Length: 3\r\n", "{}")), false);
  assert.equal(isSoundRequest(request("Content-Length: 2\r\nContent-Length: 3\r\n", "{}")), false);
  assert.equal(isSoundRequest(request("Content-Length : 2\r\n", "{}")), false);
  assert.equal(isSoundRequest(request("Host: b.example\r\nContent-Length: 2\r\n", "{}")), false);
  assert.equal(isSoundRequest(readHttp("POST  /x HTTP/1.1\r\nHost: a.example\r\n\r\n")), false);
  assert.equal(isSoundRequest(readHttp("POST /x HTTP/1.1\r\n\r\n")), false);
  assert.equal(readHttp("POST /x HTTP/1.1\r\nHost: a\r\n{}").body, null);
  assert.equal(headerOf(request("X-One:  two \r\n", ""), "x-one"), "two");
  assert.equal(contentOf(request("Transfer-Encoding: chunked\r\n", "2\r\n{}\r\n0\r\n\r\n")), "{}");
});

test("chunks give their data only when every size is true", () => {
  assert.equal(dechunked("3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n"), "abc0123456789");
  assert.equal(dechunked("4\r\nabc\r\n0\r\n\r\n"), null);
  assert.equal(dechunked("2\r\nabc\r\n0\r\n\r\n"), null);
  assert.equal(dechunked("3\r\nabc\r\n"), null);
  assert.equal(dechunked("x\r\nabc\r\n0\r\n\r\n"), null);
});

test("a JSON text shows its depth, its names and its control characters", () => {
  assert.equal(depthOf('{"a":[[1],{"b":"[[["}]}'), 3);
  assert.equal(hasDuplicateName('{"a":1,"b":{"a":2}}'), false);
  assert.equal(hasDuplicateName('{"a":1,"b":["a","a"],"a":2}'), true);
  assert.equal(hasRawControl('{"a":"x\ty"}'), true);
  assert.equal(hasRawControl('{\n"a":"x\\ty"}'), false);
  assert.equal(parseJson("{,}"), undefined);
  assert.deepEqual(parseJson('{"a":1}'), { a: 1 });
});

test("an object shows how it misses a closed schema", () => {
  const schema = { properties: { n: { type: "integer" }, s: { type: "string" } }, required: ["n", "s"] };
  const flaws = (value: unknown) =>
    Object.entries(schemaFlaws(value, schema)).flatMap(([name, is]) => (is ? [name] : []));
  assert.deepEqual(flaws({ n: 1, s: "x" }), []);
  assert.deepEqual(flaws({ n: 1 }), ["missing"]);
  assert.deepEqual(flaws({ n: 1.5, s: "x" }), ["mistyped"]);
  assert.deepEqual(flaws({ n: 1, s: "x", t: 0 }), ["unknown"]);
});

test("a WebSocket frame is unmasked and measured", () => {
  const masked = Buffer.from([0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]).toString("latin1");
  assert.deepEqual(readWebsocket(masked), { reserved: 0, opcode: 1, masked: true, payload: "Hello", whole: true });
  assert.equal(readWebsocket(masked.slice(0, -1)).whole, false);
  const plain = readWebsocket(`\xc1\x05Hello`);
  assert.deepEqual([plain.reserved, plain.masked, plain.payload], [0x40, false, "Hello"]);
});

test("an HTTP/2 frame shows its size and its stream", () => {
  const ping = readHttp2(`\0\0\x08\x06\0\0\0\0\0${"x".repeat(8)}`);
  assert.deepEqual([isMissized(ping), isMisplaced(ping), ping.rest], [false, false, ""]);
  assert.equal(isMissized(readHttp2(`\0\0\x07\x06\0\0\0\0\0${"x".repeat(7)}`)), true);
  assert.equal(isMisplaced(readHttp2(`\0\0\x08\x06\0\0\0\0\x03${"x".repeat(8)}`)), true);
  assert.equal(isMisplaced(readHttp2("\0\0\x04\x03\0\0\0\0\0\0\0\0\0")), true);
});

test("a protobuf message is a run of whole fields", () => {
  assert.deepEqual(protobufFields("\x08\x96\x01\x12\x02hi"), [1, 2]);
  assert.equal(protobufFields("\x08\x96"), null);
  assert.equal(protobufFields("\x12\x09hi"), null);
  assert.equal(protobufFields("\x0d\0\0\0\0"), null);
});

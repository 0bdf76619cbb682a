import assert from "node:assert/strict";
import { type ProblemCode, problems } from "../../src/http/problem.ts";

export type ProblemAnswer = Readonly<Record<string, unknown>> & {
  readonly code: ProblemCode;
  readonly detail: string;
};

/** What a library, the engine or the database would say, and no client should ever read. */
const FOREIGN =
  /node_modules|\bat \S+ \(|\.ts:\d+|file:\/\/|ECONN|ENOENT|Zod|viem|secp256k1|anvil|reverted|postgres|duplicate key|SQLSTATE|relation "|Unexpected token|is not valid JSON|TypeError|RangeError|\[object|undefined/i;

export interface Expected {
  readonly status: number;
  readonly code: ProblemCode;
  readonly charged?: boolean;
}

/** Asserts that an answer is a problem with every member that a client is promised, and answers with its body. */
export async function assertProblem(response: Response, expected: Expected): Promise<ProblemAnswer> {
  const text = await response.text();
  assert.equal(`${response.status} ${text}`.slice(0, 3), String(expected.status), text.slice(0, 400));
  assert.equal(response.headers.get("content-type"), "application/problem+json");
  assert.equal(response.headers.get("cache-control"), "no-store");
  const body: ProblemAnswer = JSON.parse(text);
  assert.equal(body.code, expected.code, text.slice(0, 400));
  assert.equal(body.status, expected.status);
  assert.equal(body.charged, expected.charged ?? false);
  assert.equal(body.type, `http://127.0.0.1:8402/errors/${expected.code}`);
  const { title, retryable, next } = problems[expected.code];
  assert.deepEqual({ title: body.title, retryable: body.retryable, next: body.next }, { title, retryable, next });
  assert.ok(body.detail.length > 0);
  // Random characters may spell anything: a challenge in base64, the id of an order.
  const said = `${body.detail} ${JSON.stringify(members(body))}`.replaceAll(/[A-Za-z0-9+/=]{60,}|ord_[\w-]{22}/g, "");
  assert.equal(FOREIGN.exec(said)?.[0], undefined);
  if (expected.status === 402) assert.notEqual(response.headers.get("payment-required"), null);
  else assert.equal(response.headers.get("payment-required"), null);
  await assertListed(response, expected.code);
  return body;
}

type ListedAnswers = Readonly<Record<string, { readonly description: string }>>;
type Paths = Readonly<Record<string, Readonly<Record<string, { readonly responses: ListedAnswers }>>>>;

const listed = new Map<string, Promise<Paths>>();

/** Whatever an operation answers, its entry in OpenAPI must say so. */
async function assertListed({ status, url }: Response, code: ProblemCode): Promise<void> {
  if (url === "" || status === 405) return;
  const { origin, pathname } = new URL(url);
  const paths =
    listed.get(origin) ?? fetch(`${origin}/openapi.json`).then(async (response) => pathsOf(await response.json()));
  listed.set(origin, paths);
  const operations = Object.entries(await paths).filter(([template]) => isPathOf(template, pathname));
  const answers = operations.flatMap(([, methods]) => Object.values(methods)).map(({ responses }) => responses[status]);
  if (answers.length === 0) return;
  const codes = answers.flatMap((answer) => answer?.description.split(", ") ?? []);
  assert.ok(codes.includes(code), `OpenAPI does not list ${status} ${code} at ${pathname}`);
}

function pathsOf(document: unknown): Paths {
  return (document as { readonly paths: Paths }).paths;
}

function isPathOf(template: string, pathname: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname);
}

/** What a problem says beside the offer of a 402, which has words of its own. */
function members(body: ProblemAnswer): Record<string, unknown> {
  const offer = new Set(["sample", "recordSchema", "invariants", "parameters", "howToPay", "input", "extensions"]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !offer.has(name)));
}

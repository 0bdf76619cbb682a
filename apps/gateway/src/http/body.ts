import { Problem } from "./problem.ts";

const MAX_BODY_BYTES = 64 * 1024;

/**
 * The JSON body of a request; undefined when there is none.
 * @throws Problem body_too_large, unsupported_media_type or malformed_request.
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type");
  const bytes = await collect(request);
  if (bytes.length === 0) return undefined;
  if (type === null || !/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new Problem("unsupported_media_type", "The body is not declared as JSON.");
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Problem("malformed_request", "The body is not JSON in UTF-8.");
  }
}

async function collect(request: Request): Promise<Uint8Array> {
  if (request.body === null) return new Uint8Array();
  const tooLarge = () => new Problem("body_too_large", `A body may have ${MAX_BODY_BYTES} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

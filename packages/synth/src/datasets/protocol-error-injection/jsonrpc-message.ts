import type { DrawSequence } from "../../random/draw-sequence.ts";
import { type Case, distinctText, type Edit, objectText } from "./edit.ts";
import { cutOff } from "./http-text.ts";
import { depthBomb, jsonDamage, schemaDamage } from "./json-damage.ts";
import { membersText, operations, schemaText } from "./operations.ts";
import { circumstance, type Members, serverContext } from "./surroundings.ts";

const MAX_DEPTH = 32;
const wrongMethods = ["orders.destroy", "system.shell", "foo", "rpc_discover", "Orders.Create", "refunds.open2"];
const wrongVersions = ["1.0", "2.1", "3.0", "1.1"];

/** A request, or for two faults a response, in JSON-RPC 2.0. */
export function rpcCase(fault: string, draws: DrawSequence): Case {
  if (fault === "duplicate_response" || fault === "unknown_response_id") return responseCase(fault, draws);
  const operation = draws.pick(operations);
  const id = draws.between(1, 9_999);
  const seed = `{"id":${id},"jsonrpc":"2.0","method":"${operation.rpc}","params":{${membersText(operation, draws)}}}`;
  const context: Members = {
    ...serverContext(draws),
    json: '"lenient"',
    max_depth: MAX_DEPTH,
    methods: distinctText([operation.rpc, draws.pick(operations).rpc, draws.pick(operations).rpc]),
    schema: schemaText(operation),
  };
  const params = circumstance(fault, context, draws);
  if (params !== undefined) return { seed, edits: [], params, context: objectText(context) };
  const harm =
    fault === "depth_bomb"
      ? depthBomb(seed, operation, MAX_DEPTH, draws)
      : (envelopeFault(seed, fault, draws) ??
        jsonDamage(seed, fault, draws) ??
        schemaDamage(seed, fault, operation, draws));
  if (harm === undefined) throw new RangeError(`no jsonrpc case of ${fault}`);
  if (fault === "byte_order_mark" || fault === "duplicate_key") context.json = '"strict"';
  return { seed, ...harm, context: objectText(context) };
}

type Harm = { readonly edits: readonly Edit[]; readonly params: string };

/** Faults of what stands around the parameters. */
export function envelopeFault(text: string, fault: string, draws: DrawSequence): Harm | undefined {
  switch (fault) {
    case "not_a_request": {
      const at = text.indexOf('"method":');
      return { edits: [{ at, remove: text.indexOf(",", at) + 1 - at, insert: "" }], params: "{}" };
    }
    case "unknown_method": {
      const at = text.indexOf('"method":"') + 10;
      const insert = draws.pick(wrongMethods);
      return { edits: [{ at, remove: text.indexOf('"', at) - at, insert }], params: `{"method":"${insert}"}` };
    }
    case "unsupported_version": {
      const insert = draws.pick(wrongVersions);
      return { edits: [{ at: text.indexOf('"2.0"') + 1, remove: 3, insert }], params: `{"version":"${insert}"}` };
    }
    case "connection_reset":
      return cutOff(text, draws);
    default:
      return undefined;
  }
}

/** Identifiers of open requests, of those answered before, and of one that never was. */
export function requestIds(draws: DrawSequence): { open: number[]; answered: number[]; stray: number } {
  const first = draws.between(1, 9_000);
  return {
    open: [first + 2, first + 3 + draws.below(3)],
    answered: [first, first + 1],
    stray: first + 40 + draws.below(400),
  };
}

/** The edit that gives a response another id than the open request's. */
export function responseFault(
  text: string,
  fault: string,
  ids: ReturnType<typeof requestIds>,
  draws: DrawSequence,
): Harm {
  const wrong = fault === "duplicate_response" ? draws.pick(ids.answered) : ids.stray;
  const right = String(ids.open[0]);
  const at = text.indexOf(`"id":${right}`) + 5;
  return { edits: [{ at, remove: right.length, insert: String(wrong) }], params: `{"id":${wrong}}` };
}

function responseCase(fault: string, draws: DrawSequence): Case {
  const ids = requestIds(draws);
  const operation = draws.pick(operations);
  const seed = `{"id":${ids.open[0]},"jsonrpc":"2.0","result":{${membersText(operation, draws)}}}`;
  const context = objectText({
    answered_ids: JSON.stringify(ids.answered),
    json: '"lenient"',
    open_ids: JSON.stringify(ids.open),
  });
  return { seed, ...responseFault(seed, fault, ids, draws), context };
}

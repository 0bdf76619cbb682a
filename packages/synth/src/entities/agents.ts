import { below, draw, keyAt, streamsOf } from "../random/hash.ts";
import { permute } from "../random/permutation.ts";

/** An autonomous agent's lasting traits. The same number is the same agent in every dataset of a seed. */
export interface Agent {
  key: number;
  /** Within 30 bits; a `code` column of radix 32 and width 6 shows it as agt_…. */
  code: number;
  /** The number of the wallet that it pays from (see `wallets.ts`). */
  wallet: number;
  /** Index into `agentModels`. */
  model: number;
}

export interface Agents {
  /** The agent of a number (0 ≤ number < 2^30); the object is reused. */
  agent(number: number): Agent;
}

/** Invented models, so that no vendor's behaviour is claimed. */
export const agentModels = ["aster-2", "birch-1-mini", "cobalt-3", "dune-2-flash", "ember-1", "fjord-4"] as const;

const agentStreams = streamsOf("entities/agent");
const codeStreams = streamsOf("entities/agent-code");

const field = { model: 0 } as const;

export function agents(seed: string): Agents {
  const keys = agentStreams(seed);
  const codes = codeStreams(seed);
  const known: Agent = { key: 0, code: 0, wallet: 0, model: 0 };
  return {
    agent: (number) => {
      known.key = keyAt(keys, number);
      known.code = permute(codes, number, 30);
      known.wallet = number;
      known.model = below(draw(known.key, field.model), agentModels.length);
      return known;
    },
  };
}

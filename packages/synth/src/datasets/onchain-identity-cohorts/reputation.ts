import { archetype, type Wallet } from "../../entities/wallets.ts";
import { power } from "../../random/elementary.ts";
import { below, draw, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { attestationSchemas } from "./vocabulary.ts";

/** What others say about an address. */
export interface Reputation {
  attestations: number;
  attesters: number;
  /** A bit a schema. */
  schemas: number;
  feedback: number;
  /** Hundredths, 0 without feedback. */
  score: number;
  validations: number;
}

const field = {
  attested: 0,
  attestations: 1,
  attesters: 2,
  schemas: 3,
  schema: 4,
  hasFeedback: 10,
  feedback: 11,
  quality: 12,
  noise: 13,
  validations: 14,
} as const;

/** Shares of addresses without any attestation, by archetype. */
const unattested = [0.9, 0.62, 0.5, 0.72, 0.93, 0.97, 0.46, 0.5, 0.48] as const;
const SYBIL_UNATTESTED = 0.82;
const MOST_ATTESTATIONS = 4_000;
const MOST_FEEDBACK = 60_000;

/** Schemas of persons, and of agents, in the order of `attestationSchemas`. */
const personSchemas = weightedTable([12, 9, 20, 16, 7, 4, 6, 1, 22, 3]);
const agentSchemas = weightedTable([1, 0, 0, 0, 4, 40, 1, 38, 6, 10]);

let attestationTail: QuantileTable | undefined;
let feedbackTail: QuantileTable | undefined;

/** Pareto of minimum 1; the density falls with exponent 2.5. */
function attestationTable(): QuantileTable {
  attestationTail ??= quantileTable((p) => power(1 - p, -1 / 1.5));
  return attestationTail;
}

function feedbackTable(): QuantileTable {
  feedbackTail ??= quantileTable((p) => power(1 - p, -1 / 1.15));
  return feedbackTail;
}

export function fillReputation(into: Reputation, wallet: Wallet, key: number): void {
  const isSybil = wallet.cluster >= 0;
  const isAgent = wallet.archetype === archetype.agent;
  into.attestations = attestationsOf(wallet, key);
  into.attesters = 0;
  into.schemas = 0;
  if (into.attestations > 0) {
    const others = (into.attestations - 1) * (0.25 + 0.75 * unit(draw(key, field.attesters)));
    into.attesters = 1 + Math.floor(isSybil ? others * 0.2 : others);
    into.schemas = schemasOf(into.attestations, isAgent, key);
  }
  into.feedback = feedbackOf(isAgent, key);
  into.score = into.feedback === 0 ? 0 : scoreOf(into.feedback, key);
  into.validations = isAgent ? Math.floor(into.feedback * 0.2 * unit(draw(key, field.validations))) : 0;
}

function attestationsOf(wallet: Wallet, key: number): number {
  const none = wallet.cluster >= 0 ? SYBIL_UNATTESTED : (unattested[wallet.archetype] as number);
  if (unit(draw(key, field.attested)) < none) return 0;
  return Math.min(MOST_ATTESTATIONS, Math.floor(quantileAt(attestationTable(), draw(key, field.attestations))));
}

/** Up to four schemas, at most one an attestation. */
function schemasOf(attestations: number, isAgent: boolean, key: number): number {
  const most = Math.min(attestations, 1 + below(draw(key, field.schemas), 4));
  let mask = 0;
  for (let i = 0; i < most; i++) mask |= 1 << pick(isAgent ? agentSchemas : personSchemas, draw(key, field.schema + i));
  return mask;
}

function feedbackOf(isAgent: boolean, key: number): number {
  const share = unit(draw(key, field.hasFeedback));
  if (!isAgent) return share < 0.02 ? 1 + below(draw(key, field.feedback), 4) : 0;
  if (share < 0.3) return 0;
  return Math.min(MOST_FEEDBACK, Math.floor(2.6 * quantileAt(feedbackTable(), draw(key, field.feedback))));
}

/** Most agents please, a few do not; the mean of few opinions strays further. */
function scoreOf(feedback: number, key: number): number {
  const share = unit(draw(key, field.quality));
  const quality = 9_700 - 6_500 * share * share * share;
  const stray = ((unit(draw(key, field.noise)) - 0.5) * 5_000) / Math.sqrt(feedback);
  return Math.round(Math.max(0, Math.min(10_000, quality + stray)));
}

/** By mask, as far as they have been asked for. */
const schemaTexts = new Array<string | undefined>(1 << attestationSchemas.length).fill(undefined);

/** The JSON array of the schemas of a mask. */
export function schemasText(mask: number): string {
  const text = schemaTexts[mask] ?? JSON.stringify(attestationSchemas.filter((_, i) => (mask >>> i) & 1));
  schemaTexts[mask] = text;
  return text;
}

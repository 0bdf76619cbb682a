import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { codeDigits } from "../../engine/column.ts";
import { NULL, type Register, type RowSource, register } from "../../engine/rows.ts";
import { startOfDay } from "../../engine/window.ts";
import { agents } from "../../entities/agents.ts";
import { population } from "../../entities/population.ts";
import { archetype, type Wallet, wallets } from "../../entities/wallets.ts";
import { below, draw, keyAt, mix, type Stream, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { slot } from "./columns.ts";
import { creatures, qualities } from "./name-words.ts";
import { fillReputation, type Reputation, schemasText } from "./reputation.ts";
import { fillScores, type Scores } from "./scores.ts";
import { AGENT, EOA, MULTISIG, SMART_ACCOUNT } from "./vocabulary.ts";

interface IdentityParameters {
  readonly as_of: string;
  readonly sybil_share: number;
  readonly agent_share: number;
  readonly bot_share: number;
  readonly detector: string;
}

const identityStreams = streamsOf("onchain-identity-cohorts/identity");
const nameStreams = streamsOf("onchain-identity-cohorts/name");
const profileStreams = streamsOf("onchain-identity-cohorts/profile");
const registryStreams = streamsOf("onchain-identity-cohorts/registry");

const field = {
  type: 50,
  named: 51,
  namedAt: 52,
  quality: 53,
  creature: 54,
  profile: 55,
  linked: 56,
  links: 57,
} as const;

/** How much further a detector sees a sybil from others. */
const detectorPower: Readonly<Record<string, number>> = { weak: 1, usual: 2.3, strong: 4.2 };

/** Shares by archetype: of those with a name, and with a social profile. */
const named = [0.05, 0.22, 0.3, 0.12, 0.005, 0, 0.42, 0.16, 0.3] as const;
const profiled = [0.05, 0.2, 0.3, 0.14, 0.005, 0, 0.24, 0.08, 0.26] as const;
const SYBIL_NAMED = 0.1;
const SYBIL_PROFILED = 0.06;
/** Shares of multisigs, by archetype; of the rest so many are smart accounts. */
const multisigs = [0.002, 0.02, 0.01, 0, 0, 0, 0.42, 0, 0.2] as const;
const SMART = 0.11;

const FEWEST_BACKED = 3;
const SUSPECTED = 7_000;
const HUMAN = 7_000;
const HOUR = 3_600_000;

const capitals = codeDigits[32];
const smalls = capitals.toLowerCase();

/** Six digits of a number of 30 bits. */
function codeText(code: number, digits: string): string {
  let text = "";
  for (let shift = 25; shift >= 0; shift -= 5) text += digits[(code >>> shift) & 31] as string;
  return text;
}

/** Opens the identities of a seed: every row is one wallet's, derived from its number. */
export function openIdentities(
  seed: string,
  values: IdentityParameters,
  columns: number,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const keys = identityStreams(seed);
  const names = nameStreams(seed);
  const profiles = profileStreams(seed);
  const registry = registryStreams(seed);
  const people = agents(seed);
  const purses = wallets(seed);
  const walletAt = population(seed, {
    sybils: values.sybil_share,
    agents: values.agent_share,
    bots: values.bot_share,
  });
  const asOf = startOfDay(values.as_of);
  const power = detectorPower[values.detector] as number;
  const reputation: Reputation = { attestations: 0, attesters: 0, schemas: 0, feedback: 0, score: 0, validations: 0 };
  const scores: Scores = { sybil: 0, humanity: 0 };
  const { cells, texts } = into;
  cells[slot.asOf] = asOf / MS_PER_DAY;

  const load = (row: number): void => {
    const wallet = purses.wallet(walletAt(row));
    const key = keyAt(keys, wallet.number);
    const days = Math.floor((asOf - wallet.firstSeen) / MS_PER_DAY);
    fillReputation(reputation, wallet, key);
    fillScores(scores, wallet, key, days, reputation.attesters, power);
    texts[slot.subject] = purses.address(wallet.number);
    const isAgent = wallet.archetype === archetype.agent;
    cells[slot.type] = typeOf(wallet, draw(key, field.type));
    cells[slot.agent] = isAgent ? permute(registry, wallet.number, 22) : NULL;
    cells[slot.registry] = isAgent ? wallet.chain : NULL;
    texts[slot.uri] = isAgent
      ? `https://registry.example/agents/agt_${codeText(people.agent(wallet.number).code, capitals)}.json`
      : null;
    cells[slot.age] = days;
    writeWallet(into, wallet, key);
    writeName(into, wallet, key, names, asOf);
    writeProfile(into, wallet, key, profiles);
    writeReputation(into, reputation);
    writeScores(into, scores, reputation);
  };
  return { register: into, load };
}

function typeOf(wallet: Wallet, u: number): number {
  if (wallet.archetype === archetype.agent) return AGENT;
  const share = unit(u);
  const multisig = wallet.cluster >= 0 ? 0 : (multisigs[wallet.archetype] as number);
  if (share < multisig) return MULTISIG;
  return share < multisig + SMART ? SMART_ACCOUNT : EOA;
}

function writeWallet(into: Register, wallet: Wallet, key: number): void {
  const { cells } = into;
  cells[slot.chain] = wallet.chain;
  cells[slot.firstTx] = wallet.firstSeen;
  cells[slot.funder] = wallet.funderKind;
  cells[slot.cluster] = wallet.cluster < 0 ? NULL : wallet.cluster;
  const share = unit(draw(key, field.linked));
  const many = unit(draw(key, field.links));
  cells[slot.linked] = share < 0.81 ? 1 : 2 + Math.floor(7 * many * many * many);
}

/** Names come some time after the first transaction; a cluster's all after the same time, within a day. */
function writeName(into: Register, wallet: Wallet, key: number, names: Stream, asOf: number): void {
  const { cells, texts } = into;
  const isSybil = wallet.cluster >= 0;
  if (unit(draw(key, field.named)) >= (isSybil ? SYBIL_NAMED : (named[wallet.archetype] as number))) {
    texts[slot.name] = null;
    cells[slot.nameAt] = NULL;
    return;
  }
  const quality = qualities[below(draw(key, field.quality), qualities.length)] as string;
  const creature = creatures[below(draw(key, field.creature), creatures.length)] as string;
  texts[slot.name] = `${quality}-${creature}-${codeText(permute(names, wallet.number, 30), smalls)}.example.eth`;
  const share = unit(draw(key, field.namedAt));
  const wait = isSybil
    ? HOUR + Math.floor(unit(mix(wallet.cluster + 1)) * 86_400) * 1000
    : Math.floor((share * share * (asOf - 1000 - wallet.firstSeen)) / 1000) * 1000;
  cells[slot.nameAt] = wallet.firstSeen + wait;
}

function writeProfile(into: Register, wallet: Wallet, key: number, profiles: Stream): void {
  const share = wallet.cluster >= 0 ? SYBIL_PROFILED : (profiled[wallet.archetype] as number);
  const has = unit(draw(key, field.profile)) < share;
  into.cells[slot.fid] = has ? 1 + permute(profiles, wallet.number, 26) : NULL;
}

function writeReputation(into: Register, reputation: Reputation): void {
  const { cells, texts } = into;
  cells[slot.attestations] = reputation.attestations;
  cells[slot.attesters] = reputation.attesters;
  texts[slot.schemas] = schemasText(reputation.schemas);
  cells[slot.feedback] = reputation.feedback;
  cells[slot.reputation] = reputation.feedback === 0 ? NULL : reputation.score;
  cells[slot.validations] = reputation.validations;
}

function writeScores(into: Register, scores: Scores, reputation: Reputation): void {
  const { cells } = into;
  cells[slot.sybil] = scores.sybil;
  cells[slot.humanity] = scores.humanity;
  cells[slot.cohort] = cohortOf(scores.sybil, cells[slot.type] as number, cells[slot.age] as number);
  const isBacked = reputation.attestations >= FEWEST_BACKED && reputation.attesters >= 2;
  const isKnown = reputation.attestations > 0 || cells[slot.fid] !== NULL;
  cells[slot.verified] = !isKnown ? 0 : isBacked ? (scores.humanity >= HUMAN ? 3 : 2) : 1;
}

/** Indices of `cohorts`. */
function cohortOf(sybil: number, type: number, days: number): number {
  if (sybil >= SUSPECTED) return 0;
  if (type === AGENT) return 1;
  if (days < 180) return 2;
  return days < 730 ? 3 : 4;
}

import { WALLETS_KNOWN_FROM } from "../entities/wallets.ts";
import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { identityColumns } from "./onchain-identity-cohorts/columns.ts";
import { openIdentities } from "./onchain-identity-cohorts/identity-source.ts";
import { identityInvariants } from "./onchain-identity-cohorts/invariants.ts";

const version = "1.0.0";
const columns = identityColumns(version);

/**
 * Identities of wallets as they stand on a day: names, ERC-8004 agents, attestations, profiles, feedback, and what detectors
 * believe of them beside the truth about sybil clusters.
 */
export const onchainIdentityCohorts: Dataset = defineDataset({
  id: "onchain-identity-cohorts",
  version,
  title: "Onchain identity cohorts",
  description:
    "Identities of invented wallets as they stood on a day: names, agents registered by ERC-8004, attestations, social profiles, feedback, and the scores of a sybil detector beside the true clusters. One row is one address; with the same shares the rows are about the same wallets as those of wallet-behavior-cohorts of the seed.",
  key: ["subject_address"],
  columns,
  invariants: identityInvariants,
  rowLimit: 5_000_000,
  parameters: {
    as_of: {
      type: "date",
      meaning: "The day at whose beginning the identities are looked at.",
      minimum: WALLETS_KNOWN_FROM,
      maximum: "2036-12-31",
      default: WALLETS_KNOWN_FROM,
    },
    sybil_share: {
      type: "number",
      meaning: "Share of wallets that belong to sybil clusters.",
      minimum: 0,
      maximum: 0.3,
      default: 0.08,
    },
    agent_share: {
      type: "number",
      meaning: "Share of wallets that are agents registered by ERC-8004.",
      minimum: 0,
      maximum: 0.3,
      default: 0.07,
    },
    bot_share: {
      type: "number",
      meaning: "Share of wallets that other programs run.",
      minimum: 0,
      maximum: 0.3,
      default: 0.06,
    },
    detector: {
      type: "choice",
      meaning:
        "How well sybil_score tells sybils from others; the area under its curve is about 0.75 (weak), 0.9 (usual) or 0.98 (strong).",
      values: ["weak", "usual", "strong"],
      default: "usual",
    },
  },
  open: (seed, values, memory) => openIdentities(seed, values, columns.length, memory),
});

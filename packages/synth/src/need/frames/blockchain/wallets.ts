import { beta, exponential, lognormal, numbers } from "../../ontology/models.ts";
import { ascending, core, follows, key, known, knowns, lasts, onlyWhere, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { partOf, precedes, pulledBy, tells } from "../rules.ts";

const walletCohorts: Frame = {
  id: "wallet_behavior_cohorts",
  category: "wallet-behavior-cohorts",
  title: "wallet behaviour cohorts",
  cues: {
    en: "wallet behavior:3|wallet behaviour:3|wallet cohort:3|wallet activity:3|wallet profile:3|wallet segment:3|wallet retention:3|crypto wallet:2.5|crypto user:2.5|defi user:2.5|on-chain behavior:3|onchain behavior:3|on-chain activity:2.5|wallet:1.8|wallet analytics:3|trader wallet:2.5|whale:1.5|ethereum wallet:2.5|wallets by:2|wallet level:2|wallets grouped:3|wallet holder:2|on-chain cohort:3|address activity:2.5|wallet age:2.5|holder cohort:3|dormant wallet:3|wallet archetype:3",
    de: "wallet-verhalten:3|wallet-kohorten:3|wallet-aktivität:3|krypto-wallet:2.5|wallets:2|wallet:2",
    es: "comportamiento de billeteras:3|cohortes de billeteras:3|billetera cripto:2.5|billeteras:2|wallets:2",
    fr: "comportement des portefeuilles crypto:3|cohortes de portefeuilles:3|portefeuille crypto:2.5|wallets:2|portefeuilles crypto:2.5",
    pt: "comportamento de carteiras:3|coortes de carteiras:3|carteira cripto:2.5|carteiras cripto:2.5|wallets:2",
  },
  against:
    "digital wallet:2|mobile wallet:2|identity:1.5|attestation:2|x402:2.5|payment trace:2|sybil:0.5|ens:1.5|leather:3|brand:3|rating:3|app review:3|supported:3|hardware wallet:2",
  record: "wallet",
  fields: [
    key("address=wallet_address", { names: "wallet|wallet address|address|wallet id" }),
    core("chain", { names: "chain|network|blockchain" }),
    core("first_seen", { names: "first seen|first transaction|created|first tx" }),
    core("last_seen=last_seen_date", { names: "last seen|last transaction|last active" }),
    core("tx_count", { names: "transactions|number of transactions|tx count|transaction count" }),
    core("volume_usd", { names: "volume|total volume|volume in usd" }),
    core("archetype=wallet_archetype", { names: "archetype|segment|type|cohort|wallet type|class|behavior" }),
    core("cohort_month", { names: "cohort month|cohort" }),
    known("age_days=wallet_age_days", { names: "age|wallet age" }),
    ...knowns(
      "active_days distinct_contracts distinct_counterparties swap_count bridge_count nft_count fees_usd=network_fee_usd balance_usd distinct_tokens protocol_name hour_entropy weekend_share gas_strategy is_bot is_sybil sybil_score sybil_cluster_id funding_source is_retained churned",
    ),
    ...knowns(
      "retention_rate airdrop_eligible country risk_score is_contract crypto_balance token_symbol average_tx_usd=amount_usd transfer_count=payments_count max_tx_usd=amount_usd reputation_score lifetime_value label tags profit defi_action is_whale=flag gas_used identity_type",
    ),
  ],
  rules: [
    precedes("first_seen", "last_seen", beta(3, 1.1, -1_400, 0), "day"),
    follows("last_seen", "first_seen", exponential(160), "day"),
    lasts("age_days", "first_seen", "last_seen", "day"),
    partOf("cohort_month", "first_seen", "yearmonth"),
    rule(
      "active_days <= tx_count",
      "active_days tx_count",
      { active_days: { kind: "portion", of: "tx_count", share: beta(4, 3), decimals: 0 } },
      [ascending("active_days tx_count")],
    ),
    rule(
      "swap_count <= tx_count",
      "swap_count tx_count",
      { swap_count: { kind: "portion", of: "tx_count", share: beta(1, 4), decimals: 0 } },
      [ascending("swap_count tx_count")],
    ),
    rule(
      "bridge_count <= tx_count",
      "bridge_count tx_count",
      { bridge_count: { kind: "portion", of: "tx_count", share: beta(0.6, 9), decimals: 0 } },
      [ascending("bridge_count tx_count")],
    ),
    rule(
      "volume_usd rises with tx_count",
      "volume_usd tx_count",
      { volume_usd: { kind: "product", factors: ["tx_count"], times: 42, noise: lognormal(1, 1.2), decimals: 2 } },
      [{ kind: "sign", fields: ["tx_count", "volume_usd"], sign: 1 }],
    ),
    rule(
      "fees_usd rise with tx_count",
      "fees_usd tx_count",
      { fees_usd: { kind: "product", factors: ["tx_count"], times: 0.14, noise: lognormal(1, 0.8), decimals: 4 } },
      [{ kind: "sign", fields: ["tx_count", "fees_usd"], sign: 1 }],
    ),
    onlyWhere("sybil_cluster_id", "is_sybil", true),
    rule("sybil_score rises with sybil wallets", "sybil_score is_sybil", {
      sybil_score: numbers(beta(1.3, 5), 3, { follows: [{ field: "is_sybil", weight: 0.7 }] }),
    }),
    tells("is_bot", "archetype", "bot"),
    tells("is_whale", "archetype", "whale"),
  ],
  days: 730,
};

const identityCohorts: Frame = {
  id: "onchain_identity_cohorts",
  category: "onchain-identity-cohorts",
  title: "on-chain identity cohorts",
  cues: {
    en: "wallet clustering:4|wallet cluster:3|clustering of wallets:4|address clustering:4|entity clustering:3|nft wallet:3|onchain identity:3|on-chain identity:3|onchain identity cohort:3|web3 identity:3|decentralized identity:3|decentralised identity:3|did:1.5|sybil detection:3|sybil:2.5|attestation:2.5|ens name:2.5|ens:2|basename:2.5|proof of humanity:3|proof of personhood:3|wallet reputation:2.5|identity attestation:3|verifiable credential:2.5|onchain reputation:3|on-chain reputation:3|soulbound:3|erc-8004:3|humanity score:3",
    de: "onchain-identität:3|dezentrale identität:3|sybil-erkennung:3",
    es: "identidad onchain:3|identidad descentralizada:3|detección sybil:3",
    fr: "identité on-chain:3|identité décentralisée:3|détection sybil:3",
    pt: "identidade onchain:3|identidade descentralizada:3|detecção sybil:3",
  },
  against: "identity theft:3|login:2|passport:3|brand identity:3|swap:1|gender identity:3",
  record: "identity",
  fields: [
    key("address=wallet_address", { names: "address|wallet|subject address|wallet address|identity" }),
    core("chain", { names: "chain|network" }),
    core("identity_type", { names: "type|account type|identity type" }),
    core("name=onchain_name", { names: "name|ens name|ens|basename|domain name" }),
    core("attestation_count", { names: "attestations|number of attestations|credentials" }),
    core("account_age_days=wallet_age_days", { names: "account age|age|wallet age" }),
    core("sybil_score", { names: "sybil score|sybil risk" }),
    core("reputation_score", { names: "reputation|reputation score|trust score" }),
    known("as_of=date", { names: "as of|snapshot date|date|timestamp" }),
    known("humanity_score"),
    ...knowns(
      "verified_level=verification_level cohort=wallet_archetype linked_addresses=linked_address_count first_funder=funding_source is_sybil sybil_cluster_id followers=onchain_followers attestation_schema attester agent_id first_seen last_seen=last_seen_date tx_count volume_usd balance_usd nft_count is_bot is_verified country social_accounts=count airdrop_eligible cohort_month created_at name_registered_at=updated_at feedback_count=review_count is_contract distinct_contracts",
    ),
  ],
  rules: [
    precedes("first_seen", "last_seen", beta(3, 1.1, -1_400, 0), "day"),
    onlyWhere("agent_id", "identity_type", "agent"),
    onlyWhere("sybil_cluster_id", "is_sybil", true),
    pulledBy("sybil_score", { account_age_days: -0.4 }, beta(1.3, 5), 3),
    pulledBy("reputation_score", { attestation_count: 0.4 }, beta(5, 2.4), 3),
    pulledBy("humanity_score", { sybil_score: -0.6 }, beta(5, 2), 3),
    follows("last_seen", "first_seen", exponential(160), "day"),
    lasts("account_age_days", "first_seen", "last_seen", "day"),
    tells("is_contract", "identity_type", "smart account", "multisig"),
    rule("sybil_score rises with sybil accounts", "sybil_score is_sybil", {
      sybil_score: numbers(beta(1.3, 5), 3, { follows: [{ field: "is_sybil", weight: 0.7 }] }),
    }),
    rule("sybil_score rises with sybil accounts", "sybil_score is_sybil account_age_days", {
      sybil_score: numbers(beta(1.3, 5), 3, {
        follows: [
          { field: "is_sybil", weight: 0.6 },
          { field: "account_age_days", weight: -0.35 },
        ],
      }),
    }),
  ],
  days: 365,
};

/** Wallets and who may stand behind them. */
export const walletFrames: readonly Frame[] = [walletCohorts, identityCohorts];

import { beta, choices, constant, exponential, geometric, lognormal, numbers } from "../ontology/models.ts";
import { ascending, core, follows, key, known, knowns, lasts, onlyWhere, rule, settledBy, when } from "./define.ts";
import type { Frame } from "./frame.ts";
import { countsUp, differs, implies, partOf, precedes, pulledBy, tells, walks } from "./rules.ts";

const x402Traces: Frame = {
  id: "x402_agent_traces",
  category: "x402-agent-traces",
  title: "x402 payment traces",
  cues: {
    en: "x402:3|x402 payment:3|x402 trace:3|402 payment:3|http 402:3|payment required:2.5|agent payment:2.5|agent micropayment:3|micropayment:2.5|ai agent buying:3|ai agent paying:3|agents buying api:3|paid api call:3|pay-per-call:3|usdc payment:2.5|machine payment:3|machine-to-machine payment:3|agentic payment:3|facilitator:2.5|settlement tx hash:2.5|agent commerce:2.5|agentic commerce:2.5|api monetization:2|stablecoin payment by agent:3|usdc:1.2|payment trace:2.5|payment flow:1.5|402 payment flow:3|verify and settle:3|settle latency:2.5|http payment:2.5|paid request:2|api seller:2.5|paying for api:3",
    de: "x402-zahlungen:3|x402:3|agentenzahlungen:3|mikrozahlungen:2.5",
    es: "pagos x402:3|x402:3|pagos de agentes:3|micropagos:2.5",
    fr: "paiements x402:3|x402:3|paiements d'agents:3|micropaiements:2.5",
    pt: "pagamentos x402:3|x402:3|pagamentos de agentes:3|micropagamentos:2.5",
  },
  against:
    "negotiation:2.5|bargaining:2.5|insurance:2|card payment:2.5|mortgage:3|estate agent:3|malformed:1.5|error injection:2",
  record: "payment",
  fields: [
    key("trace_id", { names: "trace|trace id|payment id" }),
    core("timestamp", { names: "time|paid at|requested at|date" }),
    core("agent_id@agent", { names: "agent|ai agent|buyer|client" }),
    core("resource_url", { names: "resource|endpoint|api|url|api call" }),
    core("amount=price_usdc", { names: "price|amount|price in usdc|cost|payment amount|value|amount usdc" }),
    core("asset=payment_asset", { names: "asset|token|currency" }),
    core("network=chain", {
      names: "network|chain|blockchain",
      model: choices("base:62|polygon:14|solana:12|arbitrum:8|avalanche:4"),
    }),
    core("pay_to@seller", { names: "pay to|payto|recipient|seller|merchant|payee" }),
    core("status=settlement_status", { names: "status|settlement status|payment status|outcome|settled" }),
    known("facilitator"),
    known("tx_hash", { names: "transaction hash|settlement tx|settlement hash|settlement tx hash|transaction" }),
    known("latency_ms", { names: "latency|response time|settlement latency|duration" }),
    ...knowns(
      "payer=payer_address@agent amount_atomic scheme=payment_scheme error_reason=settlement_error http_status=status_code method=http_method is_valid=payment_verified nonce=payment_nonce signature=payment_signature valid_before valid_after idempotency_key block_number gas_used request_id session_id",
    ),
    ...knowns(
      "budget_remaining spending_limit@agent traffic_class step=x402_step seller_id@seller service=merchant_service@seller mandate_id@agent amount_usd chain_id fee=network_fee_usd network_fee_usd retry_count country@agent agent_type@agent tool_name model_name@agent accepts wallet_address@agent protocol_version settled_at=updated_at is_success is_error token_decimals contract_address risk_score is_fraud payments_count user_agent confirmations response_size=bytes_out task_id rating",
    ),
  ],
  rules: [
    onlyWhere("tx_hash", "status", "settled"),
    onlyWhere("block_number", "status", "settled"),
    onlyWhere("gas_used", "status", "settled"),
    onlyWhere("error_reason", "status", "failed"),
    onlyWhere("settled_at", "status", "settled"),
    rule(
      "amount_atomic = 1,000,000 × amount",
      "amount_atomic amount",
      { amount_atomic: { kind: "product", factors: ["amount"], times: 1_000_000, decimals: 0 } },
      [{ kind: "product", result: "amount_atomic", factors: ["amount"], times: 1_000_000 }],
    ),
    rule(
      "http_status is 200 where the payment settled",
      "http_status status",
      {
        http_status: {
          kind: "lookup",
          by: "status",
          values: { settled: 200, failed: 402, pending: 402 },
          otherwise: 402,
        },
      },
      [{ kind: "function", result: "http_status", by: ["status"] }],
    ),
    tells("is_success", "status", "settled"),
    tells("is_error", "status", "failed"),
    rule(
      "amount_usd = amount",
      "amount_usd amount",
      { amount_usd: { kind: "product", factors: ["amount"], decimals: 6 } },
      [{ kind: "product", result: "amount_usd", factors: ["amount"] }],
    ),
    rule(
      "what settled was valid",
      "is_valid status",
      {
        is_valid: {
          kind: "dependent",
          by: "status",
          models: { settled: { kind: "constant", value: true } },
          otherwise: { kind: "flag", rate: 0.4 },
        },
      },
      [implies(when("status", "settled"), when("is_valid", true))],
    ),
    settledBy(
      "chain_id",
      "network",
      { base: 8453, polygon: 137, arbitrum: 42161, avalanche: 43114, solana: 101 },
      8453,
    ),
    follows("settled_at", "timestamp", lognormal(1_900, 0.6), "ms"),
    follows("valid_before", "timestamp", lognormal(300, 0.3), "s"),
    rule(
      "valid_after is not after timestamp",
      "valid_after timestamp",
      { valid_after: { kind: "later", than: "timestamp", by: constant(-60), unit: "s" } },
      [ascending("valid_after timestamp")],
    ),
  ],
  rhythm: "flat",
  days: 30,
};

const negotiations: Frame = {
  id: "agent_payment_negotiation",
  category: "agent-payment-negotiation-logs",
  title: "agent payment negotiations",
  cues: {
    en: "agent negotiation:3|payment negotiation:3|price negotiation:3|negotiation:2.5|negotiation log:3|bargaining:3|counter offer:2.5|counteroffer:2.5|haggling:3|agents negotiating:3|negotiation round:3|offer and counter:3|buyer and seller agent:3|buyer agent:2.5|seller agent:2.5|deal negotiation:2.5|mandate:1.5|ap2:2.5|reservation price:2.5|agent-to-agent:2.5|negotiate:2",
    de: "verhandlung:2.5|preisverhandlung:3|agentenverhandlung:3|verhandlungsprotokoll:3|verhandlungsprotokolle:3",
    es: "negociación:2.5|negociación de precios:3|negociación entre agentes:3",
    fr: "négociation:2.5|négociation de prix:3|négociation entre agents:3",
    pt: "negociação:2.5|negociação de preços:3|negociação entre agentes:3",
  },
  against: "salary negotiation:2|real estate:2|diplomatic:3|union:3|tls negotiation:3|hostage:3|job offer:2.5",
  record: "round",
  fields: [
    key("negotiation_id@negotiation", { names: "negotiation|deal|session" }),
    key("round=negotiation_round", { names: "round|turn|step", model: { kind: "ordinal", first: 1 } }),
    core("timestamp", {
      names: "time|offered at",
      model: {
        kind: "moment",
        from: "-P30D",
        to: "P0D",
        rhythm: "flat",
        ascending: true,
        grain: "s",
        gap: { by: lognormal(14, 0.9), unit: "s" },
      },
    }),
    core("actor=negotiation_actor", { names: "actor|party|role|agent|offered by" }),
    core("act=negotiation_act", { names: "act|move|action|event type|type" }),
    core("offer_price", { names: "offer|price|amount|bid|proposed price|offer amount|counter offer" }),
    core("currency=payment_asset", { names: "currency|asset|token" }),
    core("buyer_limit@negotiation", { names: "buyer limit|max price|budget|buyer budget" }),
    core("outcome=negotiation_outcome@negotiation", { names: "outcome|result|status" }),
    known("final_price=agreed_price@negotiation", { names: "final price|agreed price|deal price" }),
    ...knowns(
      "seller_reserve=reserve_price@negotiation strategy=negotiation_strategy@negotiation concession_pct utterance=message_text mandate_id@negotiation buyer_id=agent_id@negotiation seller_id@negotiation item=product_name@negotiation service=merchant_service@negotiation list_price@negotiation quantity@negotiation latency_ms tx_hash@negotiation sku@negotiation",
    ),
    ...knowns(
      "rounds_total=num_steps@negotiation spending_limit@negotiation budget_remaining reputation_score@negotiation discount_pct valid_before model_name@negotiation network=chain@negotiation settlement_status@negotiation sentiment surplus=profit@negotiation duration_s@negotiation",
    ),
  ],
  rules: [
    countsUp("round", "negotiation_id"),
    walks(
      "buyer and seller take turns",
      "actor",
      "negotiation_id",
      { buyer_agent: 6, seller_agent: 4 },
      { buyer_agent: { seller_agent: 1 }, seller_agent: { buyer_agent: 1 } },
    ),
    rule("no act follows the end of a negotiation", "act negotiation_id", {
      act: {
        kind: "walk",
        first: { init_price: 80, request_quote: 20 },
        next: {
          request_quote: { init_price: 100 },
          init_price: { counter: 74, inform: 12, accept: 8, reject: 6 },
          counter: { counter: 62, inform: 8, accept: 18, reject: 8, walk_away: 4 },
          inform: { counter: 82, accept: 12, reject: 6 },
          reject: { counter: 70, walk_away: 30 },
          accept: { settle: 100 },
          settle: { settle: 100 },
          walk_away: { walk_away: 100 },
        },
      },
    }),
    rule(
      "seller_reserve <= buyer_limit",
      "seller_reserve buyer_limit",
      { seller_reserve: { kind: "portion", of: "buyer_limit", share: beta(8, 4), decimals: 2 } },
      [ascending("seller_reserve buyer_limit")],
    ),
    rule(
      "final_price <= buyer_limit",
      "final_price buyer_limit",
      { final_price: { kind: "portion", of: "buyer_limit", share: beta(12, 3), decimals: 2 } },
      [ascending("final_price buyer_limit")],
    ),
    rule(
      "offer_price <= buyer_limit",
      "offer_price buyer_limit",
      { offer_price: { kind: "portion", of: "buyer_limit", share: beta(8, 3), decimals: 2 } },
      [ascending("offer_price buyer_limit")],
    ),
    onlyWhere("final_price", "outcome", "agreement"),
    onlyWhere("tx_hash", "outcome", "agreement"),
  ],
  layout: { kind: "groups", subject: "negotiation", least: 2, most: 14 },
  rhythm: "flat",
  days: 30,
};

const walletCohorts: Frame = {
  id: "wallet_behavior_cohorts",
  category: "wallet-behavior-cohorts",
  title: "wallet behaviour cohorts",
  cues: {
    en: "wallet behavior:3|wallet behaviour:3|wallet cohort:3|wallet activity:3|wallet profile:3|wallet segment:3|wallet retention:3|crypto wallet:2.5|crypto user:2.5|defi user:2.5|on-chain behavior:3|onchain behavior:3|on-chain activity:2.5|wallet:1.8|wallet analytics:3|trader wallet:2.5|whale:1.5|ethereum wallet:2.5|wallets by:2|wallet level:2",
    de: "wallet-verhalten:3|wallet-kohorten:3|wallet-aktivität:3|krypto-wallet:2.5",
    es: "comportamiento de billeteras:3|cohortes de billeteras:3|billetera cripto:2.5",
    fr: "comportement des portefeuilles crypto:3|cohortes de portefeuilles:3|portefeuille crypto:2.5",
    pt: "comportamento de carteiras:3|coortes de carteiras:3|carteira cripto:2.5",
  },
  against:
    "digital wallet:2|mobile wallet:2|identity:1.5|attestation:2|x402:2.5|payment trace:2|sybil:0.5|ens:1.5|leather:3",
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
    en: "onchain identity:3|on-chain identity:3|onchain identity cohort:3|web3 identity:3|decentralized identity:3|decentralised identity:3|did:1.5|sybil detection:3|sybil:2.5|attestation:2.5|ens name:2.5|ens:2|basename:2.5|proof of humanity:3|proof of personhood:3|wallet reputation:2.5|identity attestation:3|verifiable credential:2.5|onchain reputation:3|on-chain reputation:3|soulbound:3|erc-8004:3|humanity score:3",
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
    core("as_of=date", { names: "as of|snapshot date|date|timestamp" }),
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

const chainTransactions: Frame = {
  id: "blockchain_transactions",
  title: "blockchain transactions",
  cues: {
    en: "blockchain transaction:3|on-chain transaction:3|onchain transaction:3|ethereum transaction:3|crypto transaction:3|token transfer:3|erc-20 transfer:3|bitcoin transaction:3|crypto transfer:3|usdc transfer:2.5|blockchain:2|gas price:2|gas used:2|on-chain:1.5|smart contract call:2.5|cryptocurrency transaction:3|web3 transaction:3|evm transaction:3|stablecoin transfer:3|tx hash:1.2|ethereum:1.5|crypto:1",
    de: "blockchain-transaktionen:3|krypto-transaktionen:3|token-transfers:3",
    es: "transacciones blockchain:3|transacciones cripto:3|transferencias de tokens:3",
    fr: "transactions blockchain:3|transactions crypto:3|transferts de jetons:3",
    pt: "transações blockchain:3|transações cripto:3|transferências de tokens:3",
  },
  against: "x402:3|nft:1.5|swap:1.5|card transaction:3|crypto price:2.5|ohlc:3|supply chain:3|wallet cohort:2|bank:2",
  record: "transaction",
  fields: [
    key("tx_hash", { names: "hash|transaction hash|transaction id|tx id" }),
    core("timestamp", { names: "block time|time|block timestamp|date" }),
    core("block_number", { names: "block|block height" }),
    core("from_address", { names: "from|sender" }),
    core("to_address", { names: "to|recipient|receiver" }),
    core("token_symbol", { names: "token|asset|coin|currency" }),
    core("amount=token_amount", { names: "amount|value|transfer amount" }),
    core("gas_used"),
    core("status=tx_status", { names: "status|success" }),
    known("chain", { names: "chain|network|blockchain" }),
    known("fee=network_fee_usd", { names: "fee|transaction fee|gas fee" }),
    ...knowns(
      "gas_price_gwei gas_limit priority_fee_gwei nonce amount_usd contract_address contract_method tx_type confirmations block_hash log_index chain_id token_decimals amount_atomic is_contract is_fraud label risk_score from_country=country exchange_rate validator_address token_standard is_anomaly counterparty_address protocol_name is_suspicious=is_malicious",
    ),
  ],
  rules: [
    rule(
      "gas_used <= gas_limit",
      "gas_used gas_limit",
      { gas_used: { kind: "portion", of: "gas_limit", share: beta(6, 3), decimals: 0 } },
      [ascending("gas_used gas_limit")],
    ),
    rule(
      "block_number rises with timestamp",
      "block_number timestamp",
      { block_number: { kind: "counter", start: constant(18_400_000), increment: geometric(3), decimals: 0 } },
      [{ kind: "monotone", field: "block_number" }],
    ),
    rule("from_address and to_address differ", "from_address to_address", {}, [
      { kind: "different", fields: ["from_address", "to_address"] },
    ]),
    settledBy("token_decimals", "token_symbol", { USDC: 6, ETH: 18, USDT: 6, WETH: 18, DAI: 18, WBTC: 8 }, 18),
  ],
  rhythm: "consumer",
  days: 30,
};

const swaps: Frame = {
  id: "defi_swaps",
  title: "DeFi swaps",
  cues: {
    en: "defi:2.5|dex:2.5|dex swap:3|token swap:3|defi swap:3|swap:2|liquidity pool:3|amm:2.5|defi transaction:3|defi protocol:3|yield farming:3|defi lending:3|liquidity:1.5|slippage:1.5|decentralized exchange:3|liquidation:1.5|staking:2|tvl:2|decentralised exchange:3",
    de: "defi:2.5|token-tausch:3|dezentrale börse:3|liquiditätspool:3",
    es: "defi:2.5|intercambio de tokens:3|intercambio descentralizado:3",
    fr: "defi:2.5|échange de jetons:3|bourse décentralisée:3",
    pt: "defi:2.5|troca de tokens:3|corretora descentralizada:3",
  },
  against: "interest rate swap:3|stock:2|credit default:3|wallet cohort:2|shift swap:3",
  record: "swap",
  fields: [
    key("tx_hash", { names: "hash|transaction hash|swap id" }),
    core("timestamp", { names: "time|block time|date" }),
    core("wallet_address@wallet", { names: "trader|wallet|user|address|sender" }),
    core("protocol_name", { names: "protocol|dex|platform" }),
    core("token_in=sold_token", { names: "token in|sold token|from token|input token" }),
    core("token_out=bought_token", { names: "token out|bought token|to token|output token" }),
    core("amount_in"),
    core("amount_out"),
    core("amount_usd", { names: "value|usd value|volume|amount" }),
    known("slippage_pct", { names: "slippage" }),
    ...knowns(
      "pool_id gas_used gas_price_gwei fee=network_fee_usd chain block_number trading_pair status=tx_status defi_action price apy tvl_usd collateral_ratio exchange_rate is_bot mev=flag profit token_symbol interest_rate health_factor=collateral_ratio contract_address",
    ),
  ],
  rules: [
    differs("token_out", "token_in", ["ETH", "USDC", "WBTC", "DAI", "USDT"]),
    rule(
      "amount_out follows amount_in",
      "amount_out amount_in",
      { amount_out: { kind: "product", factors: ["amount_in"], noise: lognormal(1, 0.9), decimals: 6 } },
      [{ kind: "sign", fields: ["amount_in", "amount_out"], sign: 1 }],
    ),
  ],
  rhythm: "consumer",
  days: 30,
};

const nftSales: Frame = {
  id: "nft_sales",
  title: "NFT sales",
  cues: {
    en: "nft:3|nft sale:3|nft trade:3|nft mint:3|nft marketplace:3|non-fungible:3|nft collection:3|digital collectible:2.5|mint:1.5|erc-721:2.5|royalty:1",
    de: "nft:3|nft-verkäufe:3",
    es: "nft:3|ventas de nft:3",
    fr: "nft:3|ventes de nft:3",
    pt: "nft:3|vendas de nft:3",
  },
  against: "music royalty:3|book royalty:3|coin mint:2",
  record: "sale",
  fields: [
    key("tx_hash", { names: "hash|transaction hash|sale id" }),
    core("timestamp", { names: "sold at|sale date|time|date" }),
    core("collection=nft_collection", { names: "collection|project" }),
    core("token_id"),
    core("seller=from_address", { names: "seller|from" }),
    core("buyer=to_address", { names: "buyer|to" }),
    core("price_eth=sale_price_eth", { names: "price|sale price|price in eth|amount" }),
    known("marketplace=nft_marketplace", { names: "marketplace|platform" }),
    ...knowns(
      "amount_usd royalty_pct rarity_rank floor_price gas_used fee=network_fee_usd chain tx_type block_number token_standard is_wash=flag contract_address creator=counterparty_address listing_date=created_at",
    ),
  ],
  rules: [
    rule("seller and buyer differ", "seller buyer", {}, [{ kind: "different", fields: ["seller", "buyer"] }]),
    rule(
      "price_eth falls as rarity_rank rises",
      "price_eth rarity_rank",
      { price_eth: numbers(lognormal(0.35, 1.3), 4, { follows: [{ field: "rarity_rank", weight: -0.5 }] }) },
      [{ kind: "sign", fields: ["rarity_rank", "price_eth"], sign: -1 }],
    ),
  ],
  days: 180,
};

const agentWallets: Frame = {
  id: "agent_spending",
  title: "agent spending",
  cues: {
    en: "agent spending:3|agent budget:3|agent purchase:3|agent wallet:2.5|agent transaction:2.5|ai agent spending:3|autonomous purchase:3|agent order:2.5|spending policy:2.5|shopping agent:2.5|agent checkout:3",
    de: "agentenausgaben:3|agentenbudget:3",
    es: "gasto de agentes:3|presupuesto de agentes:3",
    fr: "dépenses d'agents:3|budget d'agents:3",
    pt: "gastos de agentes:3|orçamento de agentes:3",
  },
  against: "x402:2|travel agent:3|insurance agent:3|real estate agent:3|purchasing department:2|government spending:3",
  record: "purchase",
  fields: [
    key("purchase_id=record_id"),
    core("timestamp", { names: "time|purchased at|date" }),
    core("agent_id@agent", { names: "agent" }),
    core("merchant_service", { names: "service|item|category|merchant category" }),
    core("amount=price_usdc", { names: "amount|price|cost|spend" }),
    core("budget_remaining", { names: "budget remaining|remaining budget|balance" }),
    core("status=settlement_status", { names: "status|result" }),
    ...knowns(
      "spending_limit@agent mandate_id@agent pay_to seller_id tx_hash network=chain human_in_loop is_approved policy_violation agent_type@agent task_id reason=thought user_id@agent payment_method asset=payment_asset idempotency_key retry_count is_fraud risk_score error_reason=settlement_error resource_url",
    ),
  ],
  rules: [
    rule(
      "budget_remaining <= spending_limit",
      "budget_remaining spending_limit",
      { budget_remaining: { kind: "portion", of: "spending_limit", share: beta(3, 3), decimals: 4 } },
      [ascending("budget_remaining spending_limit")],
    ),
    onlyWhere("tx_hash", "status", "settled"),
    onlyWhere("error_reason", "status", "failed"),
  ],
  rhythm: "flat",
  days: 30,
};

const governance: Frame = {
  id: "dao_votes",
  title: "DAO votes",
  cues: {
    en: "dao:3|dao vote:3|governance vote:3|governance proposal:3|dao proposal:3|token voting:3|onchain governance:3|delegate vote:2.5",
    de: "dao-abstimmungen:3",
    es: "votos de dao:3|gobernanza dao:3",
    fr: "votes de dao:3|gouvernance dao:3",
    pt: "votos de dao:3|governança dao:3",
  },
  against: "election:3|parliament:3|corporate governance:2.5|shareholder:2.5",
  record: "vote",
  fields: [
    key("vote_id=record_id"),
    core("proposal_id@proposal", { names: "proposal" }),
    core("voter=wallet_address", { names: "voter|wallet|address" }),
    core("vote=governance_vote", { names: "vote|choice|ballot" }),
    core("voting_power", { names: "voting power|weight|tokens" }),
    core("timestamp", { names: "voted at|time|date" }),
    ...knowns(
      "proposal_title=title@proposal token_symbol@proposal chain@proposal outcome=decision@proposal tx_hash is_delegate=flag quorum=percentage@proposal protocol_name@proposal reason block_number",
    ),
  ],
  rules: [],
  days: 180,
};

export const blockchainFrames: readonly Frame[] = [
  x402Traces,
  negotiations,
  walletCohorts,
  identityCohorts,
  chainTransactions,
  swaps,
  nftSales,
  agentWallets,
  governance,
];

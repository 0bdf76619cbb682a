import { beta, constant, geometric, lognormal, numbers } from "../../ontology/models.ts";
import { ascending, core, divides, key, known, knowns, rule, settledBy } from "../define.ts";
import type { Frame } from "../frame.ts";
import { differs } from "../rules.ts";

const chainTransactions: Frame = {
  id: "blockchain_transactions",
  title: "blockchain transactions",
  cues: {
    en: "blockchain transaction:3|on-chain transaction:3|onchain transaction:3|ethereum transaction:3|crypto transaction:3|token transfer:3|erc-20 transfer:3|bitcoin transaction:3|crypto transfer:3|wallet transfer:4|crypto wallet transfer:5|wallet transaction:3|usdc transfer:2.5|blockchain:2|gas price:2|gas used:2|on-chain:1.5|smart contract call:2.5|cryptocurrency transaction:3|web3 transaction:3|evm transaction:3|stablecoin transfer:3|tx hash:1.2|ethereum:1.5|crypto:1",
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

const lendingPositions: Frame = {
  id: "defi_positions",
  title: "DeFi lending positions",
  cues: {
    en: "defi lending position:3|lending position:3|defi loan:3|borrow position:3|collateralized loan:2.5|collateral position:2.5|health factor:2.5|liquidated position:3|crypto lending:3|defi borrowing:3|crypto loan:3",
    de: "defi-kredite:3|krypto-kredite:3",
    es: "préstamos defi:3|préstamos cripto:3",
    fr: "prêts defi:3|prêts crypto:3",
    pt: "empréstimos defi:3|empréstimos cripto:3",
  },
  against: "mortgage:3|bank loan:3|student loan:3",
  record: "position",
  fields: [
    key("position_id=record_id"),
    core("wallet_address@wallet", { names: "wallet|borrower|address|user" }),
    core("collateral_token", { names: "collateral token|collateral asset|collateral" }),
    core("collateral_usd", { names: "collateral value|collateral amount" }),
    core("debt_token", { names: "debt token|borrowed token|borrowed asset" }),
    core("debt_usd", { names: "debt value|debt|borrowed amount|loan amount" }),
    core("health_factor=collateral_ratio", { names: "health factor|collateral ratio" }),
    core("opened_at=timestamp", { names: "opened at|timestamp|date|time" }),
    ...knowns(
      "is_liquidated protocol_name chain apy interest_rate tx_hash closed_at status=tx_status gas_used tvl_usd",
    ),
  ],
  rules: [
    rule(
      "debt_usd <= collateral_usd",
      "debt_usd collateral_usd",
      { debt_usd: { kind: "portion", of: "collateral_usd", share: beta(5, 4, 0, 0.95), decimals: 2 } },
      [ascending("debt_usd collateral_usd")],
    ),
    divides("health_factor", "collateral_usd", "debt_usd", 3),
  ],
  days: 90,
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
  against: "wallet clustering:5|clustering:2|music royalty:3|book royalty:3|coin mint:2",
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

/** What chains record. */
export const chainFrames: readonly Frame[] = [chainTransactions, swaps, lendingPositions, nftSales, governance];

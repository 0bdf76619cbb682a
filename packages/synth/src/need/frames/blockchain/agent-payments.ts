import { beta, choices, constant, lognormal } from "../../ontology/models.ts";
import { ascending, core, follows, key, known, knowns, onlyWhere, rule, settledBy, when } from "../define.ts";
import type { Frame } from "../frame.ts";
import { countsUp, implies, tells, walks } from "../rules.ts";

const x402Traces: Frame = {
  id: "x402_agent_traces",
  category: "x402-agent-traces",
  title: "x402 payment traces",
  cues: {
    en: "x402:3|pay per api call:3|pay per call:2.5|stablecoin payment:2|x402 payment:3|x402 trace:3|402 payment:3|http 402:3|payment required:2.5|agent payment:2.5|agent micropayment:3|micropayment:2.5|ai agent buying:3|ai agent paying:3|agents buying api:3|paid api call:3|pay-per-call:3|usdc payment:2.5|machine payment:3|machine-to-machine payment:3|agentic payment:3|facilitator:2.5|settlement tx hash:2.5|agent commerce:2.5|agentic commerce:2.5|api monetization:2|stablecoin payment by agent:3|usdc:1.2|payment trace:2.5|payment flow:1.5|402 payment flow:3|verify and settle:3|settle latency:2.5|http payment:2.5|paid request:2|api seller:2.5|paying for api:3|402 challenge:3|402 response:3|agents paying per:3|agents paying:2.5|paying per api request:3|pay per request:3|paywalled api:3|price in usdc:2|402 status:2.5|pay-per-request:3|usdc settlement:3|agent wallet payment:3|ai agent buys:3|agent buys:2.5|agent buying:2.5|agents that pay:3|stablecoin:1.2|pay with stablecoin:3|payto:2.5|pay to address:2|payment payload:3|paid api request:3|402 then 200:4|requests by bot:1.5|request in usdc:3",
    de: "zahlungsdaten von ki-agenten:3|ki-agent:2|ki-agenten:2.5|usdc:2|x402-zahlungen:3|x402:3|agentenzahlungen:3|mikrozahlungen:2.5|agenten bezahlen:3|pro anfrage bezahlen:2.5|402-antworten:3|agenten bezahlen api-aufrufe:4|agents bezahlen:3|bezahlen api-aufrufe:3|api-aufrufe mit usdc:3|zahlung pro aufruf:3",
    es: "pagos x402:3|x402:3|pagos de agentes:3|micropagos:2.5|agentes que pagan:3|pago por llamada:3|pago por petición:3",
    fr: "paiements x402:3|x402:3|paiements d'agents:3|micropaiements:2.5|agents qui paient:3|paiement à la requête:3|paiement par appel:3",
    pt: "pagamentos x402:3|x402:3|pagamentos de agentes:3|micropagamentos:2.5|agentes que pagam:3|pagamento por chamada:3|pagamento por requisição:3",
  },
  against:
    "negotiation:2.5|bargaining:2.5|insurance:2|card payment:2.5|mortgage:3|estate agent:3|malformed:1.5|error injection:2",
  record: "payment",
  fields: [
    key("trace_id", { names: "trace|trace id|payment id" }),
    core("timestamp", { names: "time|paid at|requested at|date" }),
    core("agent_id@agent", { names: "agent|ai agent|buyer|client", always: true }),
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
    known("remaining=expense_amount", { names: "remaining" }),
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
    en: "agent negotiation:3|payment negotiation:3|price negotiation:3|negotiation:2.5|negotiation log:3|bargaining:3|counter offer:2.5|counteroffer:2.5|haggling:3|agents negotiating:3|negotiation round:3|offer and counter:3|buyer and seller agent:3|buyer agent:2.5|seller agent:2.5|deal negotiation:2.5|mandate:1.5|ap2:2.5|reservation price:2.5|agent-to-agent:2.5|negotiate:2|haggling between agents:4|bargain over a price:3|buyer bot:3|seller bot:3|deal or no deal:3|counter-offer:2.5|bid and counterbid:3|agents haggle:3|haggle:3|price talk:3|bots haggle:3|two bots:2|two agents:2|between two bots:3|between two agents:3|ask bid round:3|agreed price:2.5|concession step:2.5|bargain over price:3",
    de: "verhandlung:2.5|preisverhandlung:3|agentenverhandlung:3|verhandlungsprotokoll:3|verhandlungsprotokolle:3|feilschen:3|gegenangebot:2.5|gegenangebote:2.5|agenten verhandeln:3|verhandeln:2.5",
    es: "negociación:2.5|negociación de precios:3|negociación entre agentes:3|contraoferta:2.5|contraofertas:2.5|regateo:3|agentes negocian:3|negociaciones entre agentes:3|negociaciones:2",
    fr: "négociation:2.5|négociation de prix:3|négociation entre agents:3|contre-offre:2.5|contre-offres:2.5|marchandage:3|agents négocient:3|négociations entre agents:3",
    pt: "negociação:2.5|negociação de preços:3|negociação entre agentes:3|contraproposta:2.5|contrapropostas:2.5|contraoferta:2.5|pechincha:3|agentes negociam:3|negociações entre agentes:4",
  },
  against:
    "house sale:5|flat sale:4|property:2|salary negotiation:2|real estate:2|diplomatic:3|union:3|tls negotiation:3|hostage:3|job offer:2.5",
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
    core("buyer_id=agent_id@negotiation", { names: "buyer|buyer agent|buyer agent id", always: true }),
    core("seller_id@negotiation", { names: "seller|seller agent|seller agent id", always: true }),
    core("actor=negotiation_actor", { names: "actor|party|role|agent|offered by|speaker|proposer|sender" }),
    core("act=negotiation_act", { names: "act|move|action|event type|type" }),
    core("offer_price", { names: "offer|price|amount|bid|proposed price|offer amount|counter offer" }),
    core("currency=payment_asset", { names: "currency|asset|token" }),
    core("buyer_limit@negotiation", {
      names: "buyer limit|max price|budget|buyer budget|buyer reservation price|buyer ceiling|buyer maximum",
    }),
    core("outcome=negotiation_outcome@negotiation", { names: "outcome|result|status" }),
    known("seller_reserve=reserve_price@negotiation", {
      names: "seller reserve|reserve price|seller floor|seller minimum|reservation price|seller reservation price",
    }),
    known("final_price=agreed_price@negotiation", { names: "final price|agreed price|deal price" }),
    ...knowns(
      "strategy=negotiation_strategy@negotiation concession_pct utterance=message_text mandate_id@negotiation item=product_name@negotiation service=merchant_service@negotiation list_price@negotiation quantity@negotiation latency_ms tx_hash@negotiation sku@negotiation",
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

/** What agents pay and how they agree on it. */
export const agentPaymentFrames: readonly Frame[] = [x402Traces, negotiations, agentWallets];

import {
  beta,
  choices,
  dependent,
  exponential,
  lognormal,
  normal,
  numbers,
  product,
  quotient,
  triangular,
} from "../ontology/models.ts";
import {
  ascending,
  core,
  divides,
  follows,
  key,
  known,
  knowns,
  onlyWhere,
  repays,
  rule,
  settledBy,
  within,
} from "./define.ts";
import type { Frame } from "./frame.ts";
import { bands, compares, likelierBy, pulledBy, tells, tops } from "./rules.ts";

const bankTransactions: Frame = {
  id: "bank_transactions",
  title: "bank transactions",
  cues: {
    en: "bank transaction:3|bank statement:3|account statement:3|bank account transaction:3|bank transfer:3|wire transfer:3|sepa:3|ach:2|account movement:3|banking transaction:3|banking:2|bank:2|payment transaction:1|direct debit:2|core banking:3|financial transaction:2|money transfer:3|remittance:2|iban:2|debit:1|credit transfer:3|counterparty:1",
    de: "banktransaktion:3|kontoauszug:3|kontobewegung:3|kontoumsätze:3|banktransaktionen:3|überweisung:3|banküberweisung:3|kontoumsatz:3|lastschrift:2|girokonto:2",
    es: "transacción bancaria:3|extracto bancario:3|transferencia bancaria:3|movimiento bancario:3|transferencia:2",
    fr: "transaction bancaire:3|relevé bancaire:3|virement:3|virement bancaire:3|opération bancaire:3",
    pt: "transação bancária:3|extrato bancário:3|transferência bancária:3|movimentação bancária:3|pix:2",
  },
  against:
    "credit card:2|blockchain:3|wallet address:3|laundering:2|blood bank:3|food bank:3|power bank:3|question bank:3|river bank:3",
  record: "transaction",
  fields: [
    key("transaction_id"),
    core("account_id@account", { names: "account|account number|customer account" }),
    core("timestamp", { names: "transaction date|date|booked at|time|transaction time|datum|fecha" }),
    core("amount", {
      names: "amount|transaction amount|betrag|importe|monto|montant|valor",
      model: numbers(lognormal(46, 1.3), 2, { heaped: 0.15 }),
    }),
    core("currency@account"),
    core("transaction_type", { names: "type|transaction type|typ|art|tipo" }),
    core("balance_after=balance", {
      names: "balance|balance after|running balance",
      model: { kind: "drift", start: lognormal(2_300, 0.9), step: 0.06, decimals: 2 },
    }),
    known("direction=debit_credit", { names: "direction|debit or credit|debit credit indicator" }),
    ...knowns("counterparty counterparty_iban iban@account bic@account bank_name@account value_date booking_date"),
    known("from_account=account_id", { names: "from|sender|from account|payer" }),
    known("to_account=account_number", { names: "to|recipient|to account|payee|beneficiary" }),
    known("description=remittance_information", {
      names: "description|reference|purpose|memo|narrative|libellé|concepto|verwendungszweck|histórico",
    }),
    known("category=merchant_category", {
      names: "category|spending category|kategorie|categoría|catégorie|categoria",
    }),
    known("status=transaction_status", { names: "estado|statut|situação" }),
    known("channel", { model: choices("mobile app:44|online banking:27|card:16|branch:6|atm:7") }),
    ...knowns("customer_id@account country@account fee merchant_name payment_rail is_fraud risk_score is_recurring"),
    ...knowns(
      "is_international exchange_rate account_type@account branch_id@account is_suspicious opening_balance reference_number",
    ),
    ...knowns("customer_name=full_name@account account_number@account device_type ip_address latitude longitude city"),
  ],
  rules: [
    rule("risk_score rises with fraud", "risk_score is_fraud", {
      risk_score: numbers(beta(1.3, 6), 3, { follows: [{ field: "is_fraud", weight: 0.7 }] }),
    }),
    within("fee", "amount", beta(1.2, 90)),
    follows("value_date", "timestamp", exponential(0.9), "day"),
    follows("value_date", "booking_date", exponential(0.5), "day"),
    follows("booking_date", "timestamp", exponential(0.6), "day"),
    settledBy(
      "direction",
      "transaction_type",
      {
        "card payment": "debit",
        transfer: "debit",
        "direct debit": "debit",
        "cash withdrawal": "debit",
        deposit: "credit",
        fee: "debit",
        interest: "credit",
      },
      "debit",
    ),
  ],
  rhythm: "consumer",
};

const accounts: Frame = {
  id: "bank_accounts",
  title: "bank accounts",
  cues: {
    en: "bank account:3|savings account:3|checking account:3|current account:2|account holder:2|deposit account:3|account opening:3|banking customer:3|bank customer:3|retail banking:2",
    de: "bankkonto:3|girokonto:3|sparkonto:3|bankkunde:3|kontoinhaber:2|kontoeröffnung:3",
    es: "cuenta bancaria:3|cuenta de ahorro:3|cliente bancario:3|titular de la cuenta:2",
    fr: "compte bancaire:3|compte courant:3|compte épargne:3|client bancaire:3",
    pt: "conta bancária:3|conta corrente:3|conta poupança:3|cliente bancário:3",
  },
  against: "transaction:2|statement:2|transfer:2|user account:2|movement:1",
  record: "account",
  fields: [
    key("account_id"),
    core("account_type"),
    core("customer_id"),
    core("balance", { names: "balance|account balance|current balance" }),
    core("currency"),
    core("opened_date", { names: "opened date|opening date|opened at|account opened" }),
    core("status", { names: "estado|statut|situação", model: choices("active:84|dormant:9|closed:6|frozen:1") }),
    ...knowns(
      "iban bic account_number routing_number bank_name branch_id@branch interest_rate credit_limit available_balance",
    ),
    known("age", { minimum: 18 }),
    ...knowns("email phone country gender"),
    ...knowns("income credit_score kyc_status risk_level is_pep is_overdrawn"),
    ...knowns("has_direct_deposit account_age_months last_activity=last_login_at churned tenure_months"),
    ...knowns("closed_date=end_date segment city occupation"),
    known("customer_name=full_name", { names: "holder name|account holder|account holder name|name" }),
    ...knowns("products_held has_credit_card is_active"),
  ],
  rules: [
    onlyWhere("credit_limit", "account_type", "credit", "checking"),
    follows("closed_date", "opened_date", exponential(900), "day"),
    onlyWhere("closed_date", "status", "closed"),
    compares("is_overdrawn", "balance", "<", 0),
    within("available_balance", "balance", beta(12, 1)),
  ],
  days: 3_650,
};

const loans: Frame = {
  id: "loans",
  title: "loans",
  cues: {
    en: "loan:2|loan portfolio:3|mortgage portfolio:3|personal loan:3|mortgage:3|loan book:3|loan performance:3|student loan:3|auto loan:3|lending:2|microfinance:3|microloan:3|loan default:3|borrower:2|installment:2|delinquency:2|credit portfolio:3|peer-to-peer lending:3|p2p lending:3",
    de: "kredit:3|kredite:3|darlehen:3|kreditportfolio:3|ratenkredit:3|hypothek:2|kreditvergabe:2|kreditausfall:3",
    es: "préstamo:3|crédito:2|cartera de préstamos:3|hipoteca:2|préstamos personales:3",
    fr: "prêt:3|crédit:2|portefeuille de prêts:3|prêt immobilier:3|emprunt:2|crédit à la consommation:3",
    pt: "empréstimo:3|crédito:1|carteira de crédito:3|financiamento:2|hipoteca:2",
  },
  against:
    "library loan:3|book loan:3|library:3|inter-library:3|application:2|query:2|intent:2|credit card transaction:3",
  record: "loan",
  fields: [
    key("loan_id"),
    core("borrower_id", { names: "borrower|customer|client|applicant|kunde|cliente" }),
    core("issue_date", {
      names: "issue date|origination date|disbursement date|start date|date|loan date|funded date|datum|fecha",
    }),
    core("loan_amount", { names: "amount|loan amount|principal|betrag|monto|importe|montant|valor" }),
    core("currency"),
    core("interest_rate", { names: "rate|interest rate|fixed rate|annual rate|nominal rate|rate of interest" }),
    core("term_months", { names: "term|term months|duration|laufzeit|plazo|durée|prazo|dauer|duración|duração" }),
    core("status=loan_status", { names: "status|loan status|estado|statut|situação" }),
    ...knowns("monthly_payment outstanding_balance loan_purpose loan_type credit_score credit_grade debt_to_income"),
    ...knowns("income is_default default_probability days_past_due collateral collateral_value ltv apr maturity_date"),
    known("age", { minimum: 18 }),
    ...knowns("down_payment late_fee delinquency_status gender employment_years"),
    ...knowns("home_ownership country region open_accounts credit_inquiries"),
    ...knowns(
      "marital_status education_level property_price fee branch_id@branch payments_made=count total_paid=amount_paid",
    ),
    ...knowns("risk_level city occupation last_payment_date=paid_date credit_limit"),
  ],
  rules: [
    onlyWhere("collateral_value", "collateral", "real estate", "vehicle", "savings", "securities"),
    within("total_paid", "loan_amount", beta(1.7, 2)),
    rule(
      "defaults come with low scores",
      "is_default credit_score",
      {
        is_default: { kind: "flag", rate: 0.08, follows: [{ field: "credit_score", weight: -0.5 }] },
      },
      [{ kind: "sign", fields: ["credit_score", "is_default"], sign: -1 }],
    ),
    rule("days_past_due follows the status", "days_past_due status", {
      days_past_due: dependent(
        "status",
        {
          late: numbers(triangular(1, 20, 89), 0),
          default: numbers(triangular(90, 120, 360), 0),
        },
        { kind: "constant", value: 0 },
      ),
    }),
    tells("is_default", "status", "default"),
    tops("apr", "interest_rate", exponential(0.8), 2),
    pulledBy("interest_rate", { credit_score: -0.6 }, lognormal(7.2, 0.45), 2),
    bands("credit_grade", "interest_rate", [5, 7, 9, 11.5, 14, 17], "A|B|C|D|E|F|G"),
    rule(
      "maturity_date = issue_date + term_months",
      "maturity_date issue_date term_months",
      {
        maturity_date: { kind: "shifted", than: "issue_date", by: "term_months", unit: "month" },
      },
      [ascending("issue_date maturity_date")],
    ),
    rule("what secures a loan is worth about as much", "collateral_value loan_amount", {
      collateral_value: product("loan_amount", 2, 1, lognormal(1.35, 0.18)),
    }),
    divides("ltv", "loan_amount", "collateral_value", 1, 100),
    within("down_payment", "property_price", triangular(0.05, 0.2, 0.45)),
    within("outstanding_balance", "loan_amount", beta(1.7, 1.5)),
    rule("monthly_payment is loan_amount ÷ term_months and interest", "monthly_payment loan_amount term_months", {
      monthly_payment: quotient("loan_amount", "term_months", 2, 1.16),
    }),
    repays("monthly_payment", "loan_amount", "interest_rate", "term_months"),
  ],
  rhythm: "business",
  days: 1_095,
};

const applications: Frame = {
  id: "credit_applications",
  title: "credit applications",
  cues: {
    en: "loan application:3|credit dataset:3|german credit:3|credit data:2|credit default:3|default prediction:3|loan default prediction:3|credit application:3|credit risk:3|credit scoring:3|mortgage application:3|loan approval:3|credit approval:3|credit card application:3|loan eligibility:3|underwriting decision:2|credit decision:3|loan applicant:3|creditworthiness:3|debt to income:2",
    de: "kreditantrag:3|kreditanträge:3|kreditrisiko:3|bonitätsprüfung:3|kreditentscheidung:3|darlehensantrag:3",
    es: "solicitud de crédito:3|solicitud de préstamo:3|riesgo de crédito:3|aprobación de préstamos:3|riesgo crediticio:3",
    fr: "demande de prêt:3|demande de crédit:3|risque de crédit:3|octroi de crédit:3",
    pt: "solicitação de crédito:3|pedido de empréstimo:3|risco de crédito:3|aprovação de crédito:3",
  },
  against: "job application:3|insurance application:2|query:2|conversation:2|high intent:3|grounding:3|portfolio:1",
  record: "application",
  fields: [
    key("application_id"),
    core("applied_at=timestamp", { names: "application date|applied at|date|timestamp|submitted at|datum|fecha" }),
    core("age", { minimum: 18 }),
    core("income", { names: "income|annual income" }),
    core("credit_score"),
    core("loan_amount", {
      names: "loan amount|loan|mortgage amount|amount|requested amount|betrag|importe|monto|montant|valor",
    }),
    core("debt_to_income", { names: "dti|debt to income|debt-to-income ratio" }),
    core("status=application_status", {
      names: "decision|status|approval status|application status|estado|statut|situação",
    }),
    known("applicant_id=borrower_id"),
    known("interest_rate", { names: "rate|interest|loan rate" }),
    ...knowns("currency is_default approved default_probability loan_type apr monthly_payment"),
    ...knowns("employment_status employment_years marital_status"),
    ...knowns("gender education_level household_size country region"),
    ...knowns("open_accounts credit_inquiries credit_utilization credit_grade"),
    known("rejection_reason", {
      model: choices(
        "debt to income too high|insufficient income|credit history too short|low credit score|incomplete application|too many recent enquiries|collateral insufficient",
      ),
    }),
    ...knowns("collateral property_price down_payment ltv risk_level channel decided_at=closed_at credit_limit "),
    ...knowns("has_bankruptcy=flag co_applicant=flag monthly_debt assets=market_value city"),
    known("loan_purpose", { names: "purpose|loan purpose" }),
    known("home_ownership", { names: "housing|home ownership" }),
    known("occupation", { names: "job|occupation" }),
    known("term_months", { names: "term|duration|loan term" }),
    known("is_self_employed"),
    known("co_applicant_income"),
    known("has_credit_history"),
    known("property_area=urbanicity"),
    known("children", { names: "dependents|number of dependents" }),
  ],
  rules: [
    follows("decided_at", "applied_at", lognormal(2, 0.8), "day"),
    onlyWhere("decided_at", "status", "approved", "rejected"),
    onlyWhere("rejection_reason", "status", "rejected"),
    divides("ltv", "loan_amount", "property_price", 1, 100),
    within("down_payment", "property_price", triangular(0.05, 0.2, 0.45)),
    rule("monthly_payment is loan_amount ÷ term_months and interest", "monthly_payment loan_amount term_months", {
      monthly_payment: quotient("loan_amount", "term_months", 2, 1.16),
    }),
    repays("monthly_payment", "loan_amount", "interest_rate", "term_months"),
    tops("apr", "interest_rate", exponential(0.9), 2),
    pulledBy("interest_rate", { credit_score: -0.6 }, lognormal(8, 0.4), 2),
    tells("approved", "status", "approved"),
    rule("the approved score higher", "status credit_score", {
      status: {
        kind: "choice",
        values: ["rejected", "withdrawn", "pending", "approved"],
        weights: [27, 4, 11, 58],
        follows: [{ field: "credit_score", weight: 0.5 }],
      },
    }),
    likelierBy("approved", { credit_score: 0.55 }, 0.62),
    likelierBy("is_default", { credit_score: -0.5 }, 0.1),
    rule(
      "defaults come with low scores and high debts",
      "is_default credit_score debt_to_income",
      {
        is_default: {
          kind: "flag",
          rate: 0.1,
          follows: [
            { field: "credit_score", weight: -0.6 },
            { field: "debt_to_income", weight: 0.5 },
          ],
        },
      },
      [
        { kind: "sign", fields: ["credit_score", "is_default"], sign: -1 },
        { kind: "sign", fields: ["debt_to_income", "is_default"], sign: 1 },
      ],
    ),
    bands("credit_grade", "credit_score", [550, 600, 640, 680, 720, 770], "G|F|E|D|C|B|A"),
    rule(
      "loan_amount rises with income",
      "loan_amount income",
      {
        loan_amount: numbers(lognormal(14_000, 0.6), 2, { heaped: 0.7, follows: [{ field: "income", weight: 0.45 }] }),
      },
      [{ kind: "sign", fields: ["loan_amount", "income"], sign: 1 }],
    ),
  ],
  rhythm: "business",
  days: 365,
};

const financialQueries: Frame = {
  id: "financial_intents",
  category: "high-intent-financial-grounding",
  title: "high-intent financial queries",
  cues: {
    en: "grounded answer:4|question about mortgage:4|question about loan:4|mortgage question:4|loan question:4|financial question:4|grounding:2.5|high intent financial:3|high-intent financial:3|financial grounding:3|financial intent:3|financial query:3|loan quote:3|grounded financial:3|mortgage lead:3|financial lead:3|loan lead:3|credit lead:2|insurance quote request:2|rate quote:2|apr:2|grounded answer:3|financial question:3|financial product intent:3|borrowing intent:3|high intent:2|grounding:2|mortgage query:3|mortgage question:3|finance question:2|mortgage rate quote:3|quote request:1|ask about mortgage:4|asks about mortgage:4|ask about loan:4|asking about mortgage:4|asking about loan:4|open a brokerage account:3|about to open a brokerage account:4|grounding fact:3|grounded finance answer:3|stated intent:2|ready to borrow:3|refinance intent:3|people looking for a loan:3|looking for a mortgage:3|asking for loan:3|asking for loan rate:4|loan rate:2.5|verified fact:2.5|fact to answer:2|asking about a loan:3|intents of user:2.5|comparing credit cards:4|comparing loans:3|comparing mortgages:3|intent of borrower:3",
    de: "finanzanfrage:3|kreditanfrage:3|finanzierungsanfrage:3|finanzfrage:3|baufinanzierungsanfrage:3|fragen zu krediten:3|fragen zur baufinanzierung:3|kreditwunsch:2.5",
    es: "consulta financiera:3|intención financiera:3|cotización de préstamo:3|preguntas financieras:3|preguntas sobre hipotecas:3|preguntas sobre préstamos:3",
    fr: "requête financière:3|intention financière:3|demande de devis de prêt:3|question financière:3|questions sur le crédit:3|questions sur les prêts:3|intentions d'emprunt:3",
    pt: "consulta financeira:3|intenção financeira:3|cotação de empréstimo:3|pergunta financeira:3|perguntas sobre empréstimos:3|perguntas sobre financiamento:3",
  },
  against: "search engine:1|stock price:2|loan portfolio:2|payment:1|drug intent:3|fund raising:2",
  record: "query",
  fields: [
    key("record_id"),
    core("timestamp"),
    core("query=financial_query", { names: "query|question|user query" }),
    core("intent_stage=finance_intent_stage", { names: "intent stage|stage|intent" }),
    core("product=financial_product", {
      names: "product|financial product|product type|produkt|producto|produit|produto",
    }),
    core("amount=loan_amount", { names: "amount|loan amount|requested amount|betrag|importe|monto|montant|valor" }),
    core("currency"),
    core("apr", { names: "apr|apr pct" }),
    core("monthly_payment"),
    ...knowns(
      "interest_rate term_months fees=fee income_band credit_band=credit_grade region debt_to_income ltv property_price",
    ),
    ...knowns(
      "down_payment monthly_debt income credit_score customer_id@customer urgency=ratio intent_score converted lead_source=acquisition_channel",
    ),
    known("answer=grounded_answer", { names: "answer|grounded answer|response" }),
    ...knowns("disclaimer channel device_type age_group country source=source language total_cost=total"),
  ],
  rules: [
    rule("the nearer to applying, the higher the score", "intent_score intent_stage", {
      intent_score: dependent(
        "intent_stage",
        {
          research: numbers(normal(28, 12), 0),
          compare: numbers(normal(47, 12), 0),
          quote: numbers(normal(66, 12), 0),
          apply: numbers(normal(82, 10), 0),
        },
        numbers(normal(50, 18), 0),
      ),
    }),
    rule("those who apply convert most", "converted intent_stage", {
      converted: dependent(
        "intent_stage",
        {
          research: { kind: "flag", rate: 0.02 },
          compare: { kind: "flag", rate: 0.06 },
          quote: { kind: "flag", rate: 0.18 },
          apply: { kind: "flag", rate: 0.52 },
        },
        { kind: "flag", rate: 0.1 },
      ),
    }),
    within("down_payment", "property_price", triangular(0.05, 0.2, 0.45)),
    bands("credit_band", "credit_score", [550, 600, 640, 680, 720, 770], "G|F|E|D|C|B|A"),
    pulledBy("interest_rate", { credit_score: -0.6 }, lognormal(7.2, 0.4), 2),
    tops("apr", "interest_rate", exponential(0.8), 2),
    rule(
      "monthly_payment rises with amount",
      "monthly_payment amount",
      {
        monthly_payment: product("amount", 2, 0.026, lognormal(1, 0.15)),
      },
      [{ kind: "sign", fields: ["amount", "monthly_payment"], sign: 1 }],
    ),
    rule("monthly_payment is amount ÷ term_months and interest", "monthly_payment amount term_months", {
      monthly_payment: quotient("amount", "term_months", 2, 1.15),
    }),
    rule("monthly_payment is amount ÷ term_months and interest", "monthly_payment amount term_months product", {
      monthly_payment: dependent(
        "product",
        { mortgage: quotient("amount", "term_months", 2, 1.85) },
        quotient("amount", "term_months", 2, 1.15),
      ),
    }),
    repays("monthly_payment", "amount", "interest_rate", "term_months"),
    rule("amount depends on product", "amount product", {
      amount: dependent(
        "product",
        {
          mortgage: numbers(lognormal(240_000, 0.45), 2, { heaped: 0.9 }),
          "auto loan": numbers(lognormal(19_000, 0.45), 2, { heaped: 0.8 }),
          "credit card": numbers(lognormal(4_500, 0.6), 2, { heaped: 0.9 }),
          deposit: numbers(lognormal(15_000, 0.8), 2, { heaped: 0.9 }),
        },
        numbers(lognormal(11_000, 0.6), 2, { heaped: 0.8 }),
      ),
    }),
    rule("term_months depends on product", "term_months product", {
      term_months: dependent(
        "product",
        {
          mortgage: choices("360:46|240:24|180:20|300:10"),
          "auto loan": choices("60:38|72:28|48:20|36:14"),
          deposit: choices("12:46|24:24|36:16|6:14"),
          insurance: choices("12:90|24:10"),
        },
        choices("36:34|60:28|48:16|24:14|12:8"),
      ),
    }),
  ],
  rhythm: "consumer",
};

const launderingAlerts: Frame = {
  id: "money_laundering_alerts",
  title: "money laundering alerts",
  cues: {
    en: "money laundering:3|aml alert:3|aml:3|anti-money laundering:3|suspicious transaction:3|transaction monitoring:3|sanctions screening:3|suspicious activity report:3|kyc:2|structuring:1|financial crime:3|know your customer:3|laundering:2",
    de: "geldwäsche:3|geldwäscheverdacht:3|verdachtsmeldung:3|sanktionsprüfung:3",
    es: "lavado de dinero:3|blanqueo de capitales:3|transacciones sospechosas:3",
    fr: "blanchiment d'argent:3|blanchiment:3|transactions suspectes:3",
    pt: "lavagem de dinheiro:3|transações suspeitas:3",
  },
  against: "on-chain:3|wallet:2|security alert:3|intrusion:3",
  record: "alert",
  fields: [
    key("alert_id"),
    core("timestamp", { names: "alert date|raised at|date|created at|datum|fecha" }),
    core("customer_id@customer"),
    core("alert_type", { names: "alert type|scenario|typology|rule" }),
    core("amount", { model: numbers(lognormal(9_200, 0.9), 2, { heaped: 0.4 }) }),
    core("currency"),
    core("risk_score", { model: numbers(beta(5, 3), 3) }),
    core("status", {
      names: "estado|statut|situação",
      model: choices("closed - no action:62|under review:20|escalated:11|reported:7"),
    }),
    ...knowns(
      "transaction_id account_id@customer counterparty counterparty_country=country transaction_count=count kyc_status@customer",
    ),
    ...knowns(
      "is_pep@customer sanctions_hit is_suspicious payment_rail transaction_type analyst=assigned_to closed_at country@customer",
    ),
    ...knowns("risk_level@customer false_positive=flag customer_name=full_name@customer occupation@customer note"),
  ],
  rules: [
    tells("is_suspicious", "status", "reported"),
    onlyWhere("closed_at", "status", "closed - no action", "reported"),
    follows("closed_at", "timestamp", lognormal(6, 0.8), "day"),
  ],
  rhythm: "business",
};

/** Banks, loans and what people ask of them. */
export const bankingFrames: readonly Frame[] = [
  bankTransactions,
  accounts,
  loans,
  applications,
  financialQueries,
  launderingAlerts,
];

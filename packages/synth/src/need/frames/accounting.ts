import {
  beta,
  choices,
  constant,
  dependent,
  exponential,
  lognormal,
  normal,
  numbers,
  product,
  triangular,
} from "../ontology/models.ts";
import {
  adds,
  ascending,
  core,
  divides,
  follows,
  key,
  known,
  knowns,
  multiplies,
  onlyWhere,
  rule,
  settledBy,
  within,
} from "./define.ts";
import type { Frame } from "./frame.ts";
import { countsUp, partOf, tells } from "./rules.ts";

const invoices: Frame = {
  id: "invoices",
  title: "invoices",
  cues: {
    en: "invoice:3|invoicing:3|accounts receivable:3|accounts payable:3|bill:2|billing:1|overdue invoice:3|unpaid invoice:3|customer invoice:3|supplier invoice:3|vendor invoice:3|issue date:1|due date:1|payment term:2|dunning:2|b2b invoice:3",
    de: "rechnung:3|rechnungen:3|debitoren:3|kreditoren:2|offene posten:3|eingangsrechnung:3|ausgangsrechnung:3|mahnwesen:2",
    es: "factura:3|facturación:2|cuentas por cobrar:3|cuentas por pagar:3|facturas vencidas:3",
    fr: "facture:3|facturation:2|comptes clients:2|factures impayées:3",
    pt: "fatura:3|nota fiscal:3|faturamento:1|contas a receber:3|contas a pagar:3",
  },
  against:
    "mrr:2|utility bill:2|medical billing:3|subscription billing:2|legislation:3|congress:3|electricity bill:3|x402:3|phone bill:2|legal bill:2|bill length:4|bill depth:4",
  record: "invoice",
  fields: [
    key("invoice_id", { names: "invoice number|invoice|invoice id|number|nummer|número|numéro" }),
    core("customer_id@customer", { names: "customer|client|bill to|kunde|cliente" }),
    core("issue_date", { names: "issue date|invoice date|date|issued|datum|fecha" }),
    core("due_date"),
    core("amount=invoice_amount", {
      names:
        "amount|total|invoice amount|invoice total|total amount|gross|gross amount|brutto|betrag|importe|monto|montant|valor|gesamtbetrag|importe total|montant total|valor total",
    }),
    core("currency"),
    core("status=invoice_status", { names: "status|payment status|invoice status|estado|statut|situação" }),
    known("paid_date", { names: "paid date|payment date|paid at|paid on" }),
    ...knowns(
      "customer_name=company_name@customer vendor_id@vendor vendor_name@vendor subtotal line_number description",
    ),
    known("tax=tax_amount", { names: "tax|vat|tax amount" }),
    known("discount=discount_amount"),
    known("net_amount=subtotal"),
    ...knowns(
      "tax_rate quantity unit_price payment_terms payment_method amount_paid outstanding_balance days_overdue=days_past_due",
    ),
    ...knowns(
      "purchase_order_id country@customer cost_center gl_account is_late=is_late dunning_attempts subscription_id@customer tax_id@customer",
    ),
    ...knowns(
      "billing_address@customer email@customer late_fee reference_number iban project_id@project industry@customer",
    ),
  ],
  rules: [
    onlyWhere("late_fee", "status", "overdue"),
    tells("is_late", "status", "overdue"),
    rule("days_overdue is at least a day or so", "days_overdue status", {
      days_overdue: numbers(lognormal(17, 0.9), 0),
    }),
    onlyWhere("days_overdue", "status", "overdue"),
    within("amount_paid", "amount", beta(6, 0.7)),
    { ...adds("outstanding_balance", "+amount -amount_paid"), statement: "outstanding_balance = amount - amount_paid" },
    rule(
      "amount_paid is the amount where paid, else nothing or a part",
      "amount_paid status amount",
      {
        amount_paid: dependent(
          "status",
          { paid: { kind: "sum", terms: [{ field: "amount", times: 1 }], decimals: 2 } },
          { kind: "portion", of: "amount", share: beta(0.3, 3), decimals: 2 },
        ),
      },
      [ascending("amount_paid amount")],
    ),
    onlyWhere("paid_date", "status", "paid"),
    follows("paid_date", "issue_date", lognormal(24, 0.5), "day"),
    rule(
      "due_date = issue_date + 30 days",
      "due_date issue_date",
      {
        due_date: { kind: "later", than: "issue_date", by: constant(30), unit: "day" },
      },
      [{ kind: "offset", from: "issue_date", to: "due_date", by: 30, unit: "day" }],
    ),
    rule(
      "due_date follows issue_date by the payment terms",
      "due_date issue_date payment_terms",
      {
        due_date: dependent(
          "payment_terms",
          {
            "net 30": { kind: "later", than: "issue_date", by: constant(30), unit: "day" },
            "net 14": { kind: "later", than: "issue_date", by: constant(14), unit: "day" },
            "net 60": { kind: "later", than: "issue_date", by: constant(60), unit: "day" },
          },
          { kind: "later", than: "issue_date", by: constant(0), unit: "day" },
        ),
      },
      [ascending("issue_date due_date")],
    ),
    within("discount", "subtotal", beta(0.4, 6)),
    within("tax", "net_amount", triangular(0.05, 0.2, 0.25)),
    within("tax", "subtotal", triangular(0.05, 0.2, 0.25)),
    rule("tax = net_amount × tax_rate %", "tax net_amount tax_rate", { tax: product("net_amount tax_rate", 2, 0.01) }, [
      { kind: "product", result: "tax", factors: ["net_amount", "tax_rate"], times: 0.01 },
    ]),
    rule("tax = subtotal × tax_rate %", "tax subtotal tax_rate", { tax: product("subtotal tax_rate", 2, 0.01) }, [
      { kind: "product", result: "tax", factors: ["subtotal", "tax_rate"], times: 0.01 },
    ]),
    multiplies("amount", "quantity unit_price"),
    multiplies("net_amount", "quantity unit_price"),
    multiplies("subtotal", "quantity unit_price"),
    adds("amount", "+net_amount +tax"),
    adds("amount", "+subtotal +tax"),
    adds("amount", "+net_amount +tax -discount"),
    adds("amount", "+subtotal +tax -discount"),
  ],
  rhythm: "business",
  days: 365,
};

const payments: Frame = {
  id: "payments_received",
  title: "payments received",
  cues: {
    en: "payment record:3|payment received:3|incoming payment:3|customer payment:3|payment history:3|payment:1|rent payment:2|collection:1|payment reconciliation:3|payment status:1",
    de: "zahlungseingang:3|zahlungen:2|zahlungshistorie:3",
    es: "pagos recibidos:3|historial de pagos:3|pagos:2",
    fr: "paiements reçus:3|historique des paiements:3|paiements:2",
    pt: "pagamentos recebidos:3|histórico de pagamentos:3|pagamentos:2",
  },
  against:
    "x402:3|usdc:3|agent:2|crypto:3|loan:1|card fraud:2|invoice:1|credit card:2|stablecoin:3|payroll:2|blockchain:3|api call:2",
  record: "payment",
  fields: [
    key("payment_id"),
    core("paid_at=timestamp", { names: "payment date|date|paid at|timestamp|datum|fecha" }),
    core("customer_id@customer", { names: "customer|payer|client|kunde|cliente" }),
    core("amount", { names: "betrag|importe|monto|montant|valor" }),
    core("currency"),
    core("payment_method", { names: "payment method|method" }),
    core("status=payment_status", { names: "status|payment status|estado|statut|situação" }),
    ...knowns(
      "invoice_id order_id subscription_id@customer fee refund_amount failure_reason=decline_reason due_date days_late=days_past_due",
    ),
    ...knowns(
      "country@customer reference_number card_last4@customer bank_name payment_rail is_late customer_name=full_name@customer",
    ),
  ],
  rules: [
    onlyWhere("failure_reason", "status", "failed"),
    within("refund_amount", "amount", beta(6, 0.8)),
    onlyWhere("refund_amount", "status", "refunded"),
    within("fee", "amount", beta(2, 80)),
  ],
  rhythm: "consumer",
};

const journal: Frame = {
  id: "journal_entries",
  title: "journal entries",
  cues: {
    en: "journal entry:3|general ledger:3|ledger entry:3|double-entry:3|bookkeeping:3|accounting entry:3|accounting:2|chart of accounts:3|ledger:0.4|trial balance:3|debit and credit:3|gl posting:3|accounting record:3",
    de: "buchungssatz:3|buchungssätze:3|hauptbuch:3|buchhaltung:3|buchungen:2|finanzbuchhaltung:3",
    es: "asiento contable:3|libro mayor:3|contabilidad:3|libro diario:3",
    fr: "écriture comptable:3|grand livre:3|comptabilité:3|journal comptable:3",
    pt: "lançamento contábil:3|livro razão:3|contabilidade:3",
  },
  against: "blockchain:3|distributed ledger:3|diary:3|mood journal:3|scientific journal:3",
  record: "entry line",
  fields: [
    key("journal_entry_id@entry", { names: "entry id|journal entry|voucher number" }),
    key("line_number"),
    core("posting_date=date@entry", { names: "posting date|date|entry date|datum|fecha" }),
    core("gl_account", { names: "account|gl account|account code" }),
    core("debit_credit", { names: "debit or credit|side", model: choices("debit:50|credit:50") }),
    core("amount", { model: numbers(lognormal(640, 1.2), 2) }),
    core("currency@entry"),
    ...knowns(
      "debit credit description cost_center period=fiscal_period@entry entry_type@entry posted_by=created_by@entry",
    ),
    ...knowns(
      "tax_code vendor_id@entry customer_id@entry document_number=reference_number@entry department project_id@entry year@entry balance",
    ),
  ],
  rules: [countsUp("line_number", "journal_entry_id")],
  layout: { kind: "groups", subject: "entry", least: 2, most: 4 },
  rhythm: "business",
  days: 365,
};

const expenses: Frame = {
  id: "expenses",
  title: "expenses",
  cues: {
    en: "expense report:3|expense:3|employee expense:3|travel expense:3|expense claim:3|reimbursement:3|business expense:3|household expense:3|personal expense:3|personal finance:3|spending tracker:3|budget tracker:3|corporate card:2|household budget:3",
    de: "spesen:3|spesenabrechnung:3|reisekosten:3|ausgaben:2|haushaltsbuch:3",
    es: "gastos:2|informe de gastos:3|gastos de viaje:3|gastos personales:3",
    fr: "note de frais:3|dépenses:2|frais de déplacement:3",
    pt: "despesas:3|relatório de despesas:3|reembolso:2|gastos pessoais:3",
  },
  against: "medical expense:2|ad spend:2",
  record: "expense",
  fields: [
    key("expense_id"),
    core("date", { names: "date|expense date|spent on|datum|fecha" }),
    core("employee_id@employee", { names: "employee|person|submitted by" }),
    core("category=expense_category", {
      names: "category|expense type|type|kategorie|categoría|catégorie|categoria|typ|art|tipo",
    }),
    core("amount=expense_amount", { names: "amount|cost|expense amount|betrag|importe|monto|montant|valor" }),
    core("currency"),
    core("status", {
      names: "status|approval status|estado|statut|situação",
      model: choices("approved:64|reimbursed:18|submitted:12|rejected:6"),
    }),
    ...knowns(
      "merchant=merchant_name description submitted_at=created_at approved_by has_receipt is_reimbursed payment_method",
    ),
    ...knowns(
      "cost_center department@employee project_id@project country tax_amount city note employee_name=full_name@employee",
    ),
    ...knowns("rejection_reason reimbursed_date=paid_date trip_purpose=reason"),
  ],
  rules: [
    onlyWhere("rejection_reason", "status", "rejected"),
    follows("reimbursed_date", "date", lognormal(16, 0.5), "day"),
    onlyWhere("reimbursed_date", "status", "reimbursed"),
    tells("is_reimbursed", "status", "reimbursed"),
    follows("submitted_at", "date", exponential(5), "day"),
    rule("amount depends on category", "amount category", {
      amount: dependent(
        "category",
        {
          travel: numbers(lognormal(220, 0.8), 2),
          lodging: numbers(lognormal(180, 0.5), 2),
          meals: numbers(lognormal(24, 0.6), 2),
          software: numbers(lognormal(60, 0.8), 2),
          training: numbers(lognormal(420, 0.7), 2),
        },
        numbers(lognormal(38, 0.8), 2),
      ),
    }),
  ],
  rhythm: "business",
};

const budgets: Frame = {
  id: "budgets",
  title: "budgets and actuals",
  cues: {
    en: "budget:2|budget vs actual:3|budget versus actual:3|departmental budget:3|financial plan:2|fp&a:3|budget variance:3|financial forecast:2|cost center report:3",
    de: "budget:2|soll-ist-vergleich:3|plan-ist-vergleich:3|finanzplanung:3",
    es: "presupuesto:2|presupuesto y real:3",
    fr: "budget:2|budget et réalisé:3",
    pt: "orçamento:2|orçado e realizado:3",
  },
  against:
    "ad campaign:2|campaign budget:2|error budget:3|household:2|film:2|construction:1|project:1|x402:4|ai agent:3",
  record: "budget line",
  fields: [
    key("line_id=id"),
    core("month", { names: "month|period|date|datum|fecha" }),
    core("department", { names: "department|cost centre|business unit" }),
    core("category=expense_category", {
      names: "category|account|line item|cost type|kategorie|categoría|catégorie|categoria",
    }),
    core("budget"),
    core("actual=actual_amount", {
      names: "actual|actual spend|actuals|spent|spent to date|actual to date|gasto real|real|ist|réel|realizado",
    }),
    core("currency"),
    known("remaining=actual_amount", { names: "remaining|left|unspent|remaining budget|budget remaining|budget left" }),
    ...knowns(
      "variance variance_pct=growth_rate forecast=forecast_amount cost_center gl_account revenue profit owner=assigned_to",
    ),
    ...knowns("quarter year company_name country note region=sales_region operating_expenses=cost net_income=profit"),
  ],
  rules: [
    partOf("year", "month", "year"),
    rule("forecast is near budget", "forecast budget", { forecast: product("budget", 2, 1, lognormal(1, 0.06)) }),
    divides("variance_pct", "variance", "budget", 1, 100),
    { ...adds("variance", "+actual -budget"), statement: "variance = actual - budget" },
    rule("actual is near budget", "actual budget", { actual: product("budget", 2, 1, lognormal(0.98, 0.13)) }),
  ],
  rhythm: "business",
  days: 730,
};

const subscriptionBilling: Frame = {
  id: "subscription_billing",
  title: "subscription billing",
  cues: {
    en: "subscription billing:3|saas billing:3|mrr:3|mrr movement:3|recurring revenue:3|arr:2|saas subscription:3|subscription revenue:3|subscription:2|saas revenue:3|plan upgrade:2|subscriber:1|saas metric:2|membership billing:3|recurring billing:3|upgrade and downgrade:2|saas:1",
    de: "abo-abrechnung:3|abonnement:2|wiederkehrender umsatz:3|abonnements:2",
    es: "facturación de suscripciones:3|suscripción:2|ingresos recurrentes:3",
    fr: "facturation d'abonnements:3|abonnement:2|revenu récurrent:3",
    pt: "cobrança de assinaturas:3|assinatura:2|receita recorrente:3",
  },
  against:
    "digital signature:3|newsletter subscriber:2|telecom:2|pub/sub:3|mobile subscriber:3|streaming:1|product usage event:2|push subscription:3",
  record: "subscription month",
  fields: [
    key("subscription_id@subscription", { names: "subscription|account" }),
    key("month", { names: "month|billing month|period|date|datum|fecha" }),
    core("customer_id@subscription", { names: "customer|account id|account|kunde|cliente|client" }),
    core("plan", { names: "plan|tier|plan name" }),
    core("seats"),
    core("mrr"),
    core("movement_type", { names: "movement type|movement|change type|event type|mrr movement" }),
    core("currency@subscription"),
    known("churn_reason"),
    known("invoice_status"),
    ...knowns(
      "mrr_delta arr plan_price billing_cycle@subscription status=subscription_status discount_pct invoice_id amount=invoice_amount",
    ),
    ...knowns(
      "country@subscription industry@subscription company_size@subscription signup_date@subscription trial_end_date@subscription",
    ),
    ...knowns(
      "cancelled_at renewal_date auto_renewal@subscription payment_method@subscription is_trial usage_quantity",
    ),
    ...knowns("dunning_attempts churned company_name@subscription acquisition_channel@subscription"),
  ],
  rules: [
    onlyWhere("cancelled_at", "status", "cancelled"),
    onlyWhere("churn_reason", "status", "cancelled"),
    onlyWhere("churn_reason", "churned", true),
    tells("churned", "movement_type", "churn"),
    onlyWhere("cancelled_at", "movement_type", "churn"),
    onlyWhere("churn_reason", "movement_type", "churn"),
    rule("mrr_delta is positive for upgrades, negative for downgrades and churn", "mrr_delta movement_type", {
      mrr_delta: dependent(
        "movement_type",
        {
          new: numbers(lognormal(180, 0.9), 2),
          reactivation: numbers(lognormal(150, 0.9), 2),
          upgrade: numbers(lognormal(70, 0.9), 2),
          downgrade: numbers(normal(-60, 18), 2),
          expansion: numbers(lognormal(60, 0.8), 2),
          contraction: numbers(normal(-50, 15), 2),
          churn: numbers(normal(-190, 55), 2),
        },
        { kind: "constant", value: 0 },
      ),
    }),
    rule("arr = 12 × mrr", "arr mrr", { arr: product("mrr", 2, 12) }, [
      { kind: "product", result: "arr", factors: ["mrr"], times: 12 },
    ]),
    rule(
      "mrr = price of the plan × seats",
      "mrr plan seats",
      {
        mrr: dependent(
          "plan",
          {
            starter: product("seats", 2, 12),
            team: product("seats", 2, 29),
            business: product("seats", 2, 59),
            enterprise: product("seats", 2, 99),
          },
          product("seats", 2, 29),
        ),
      },
      [{ kind: "function", result: "mrr", by: ["plan", "seats"] }],
    ),
    multiplies("mrr", "plan_price seats"),
    settledBy("plan_price", "plan", { starter: 12, team: 29, business: 59, enterprise: 99 }, 29),
  ],
  rhythm: "business",
  days: 730,
};

const subscriptions: Frame = {
  id: "subscriptions",
  title: "subscriptions",
  cues: {
    en: "subscription:2|subscription record:3|subscriber list:3|membership:2|gym membership:1|subscription box:3|subscription customer:3|magazine subscription:3|plan and trial:2|subscription plan:2|software licence:5|software license:5|licence renewal:3|saas licence:5|saas subscription:3",
    de: "abo:3|abonnement:3|mitgliedschaft:2",
    es: "suscripción:3|membresía:2",
    fr: "abonnement:3|adhésion:2",
    pt: "assinatura:3|associação:1",
  },
  against: "mrr:2|movement:2|billing:1|push subscription:3|fitness:2",
  record: "subscription",
  fields: [
    key("subscription_id"),
    core("customer_id@customer", { names: "customer|subscriber|user|member|kunde|cliente|client" }),
    core("plan"),
    core("status=subscription_status", { names: "status|estado|statut|situação" }),
    core("start_date", { names: "start date|started at|signup date|start|beginn|inicio|début|início" }),
    core("price=plan_price", {
      names: "price|monthly price|fee|amount|preis|precio|prix|preço|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    ...knowns(
      "billing_cycle seats mrr is_trial trial_end_date cancelled_at churn_reason auto_renewal renewal_date discount_pct",
    ),
    ...knowns(
      "country@customer payment_method email@customer acquisition_channel@customer end_date coupon_code usage_quantity",
    ),
  ],
  rules: [
    tells("is_trial", "status", "trialing"),
    follows("trial_end_date", "start_date", constant(14), "day"),
    follows("cancelled_at", "start_date", exponential(200), "day"),
    onlyWhere("churn_reason", "status", "cancelled"),
    onlyWhere("cancelled_at", "status", "cancelled"),
    multiplies("mrr", "price seats"),
    settledBy("price", "plan", { starter: 12, team: 29, business: 59, enterprise: 99 }, 29),
  ],
  rhythm: "consumer",
  days: 730,
};

/** Invoices, payments, books, expenses, budgets and subscriptions. */
export const accountingFrames: readonly Frame[] = [
  invoices,
  payments,
  journal,
  expenses,
  budgets,
  subscriptionBilling,
  subscriptions,
];

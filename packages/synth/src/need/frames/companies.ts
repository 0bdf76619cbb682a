import { beta, choices, codes, constant, lognormal, normal, numbers, product } from "../ontology/models.ts";
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
  within,
} from "./define.ts";
import type { Frame } from "./frame.ts";
import { countsUp } from "./rules.ts";

const companies: Frame = {
  id: "companies",
  title: "companies",
  cues: {
    en: "company directory:3|company list:3|companies:2|business directory:3|firmographic:3|company profile:3|b2b company:3|startup list:3|account list:2|organisation:1|company database:3|list of businesses:3|supplier directory:2",
    de: "unternehmen:2|firmenliste:3|firmenverzeichnis:3|unternehmensdaten:3",
    es: "empresas:2|directorio de empresas:3|lista de empresas:3",
    fr: "entreprises:2|annuaire d'entreprises:3|liste d'entreprises:3",
    pt: "empresas:2|lista de empresas:3|diretório de empresas:3",
  },
  against:
    "employee:2|share price:3|stock price:3|invoice:3|lead:2|deal:2|person company:3|moving company:3|insurance:1",
  record: "company",
  fields: [
    key("company_id"),
    core("company_name", { names: "name|company name|company|business name" }),
    core("industry"),
    core("country"),
    core("city", { names: "city|headquarters|hq|location" }),
    core("employee_count", { names: "employees|headcount|number of employees|size" }),
    core("founded_year"),
    core("annual_revenue", { names: "revenue|annual revenue|turnover" }),
    ...knowns(
      "currency website company_size ownership_type chief_executive tax_id phone email address region description is_active lei status",
    ),
    ...knowns("valuation_amount growth_rate created_at"),
  ],
  rules: [
    rule(
      "company_size is the band of employee_count",
      "company_size employee_count",
      {
        company_size: {
          kind: "banded",
          of: "employee_count",
          edges: [11, 51, 201, 1_001],
          values: ["1-10", "11-50", "51-200", "201-1000", "1000+"],
        },
      },
      [{ kind: "function", result: "company_size", by: ["employee_count"] }],
    ),
    rule(
      "annual_revenue rises with employee_count",
      "annual_revenue employee_count",
      {
        annual_revenue: product("employee_count", 2, 140_000, lognormal(1, 0.5)),
      },
      [{ kind: "sign", fields: ["annual_revenue", "employee_count"], sign: 1 }],
    ),
  ],
};

const statements: Frame = {
  id: "financial_statements",
  title: "financial statements",
  cues: {
    en: "financial statement:3|income statement:3|balance sheet:3|quarterly earnings:3|annual report:2|company financials:3|earnings report:3|profit and loss statement:3|quarterly results:3|cash flow statement:3|p&l:2|fundamentals:2|ebitda:2",
    de: "jahresabschluss:3|bilanz:3|gewinn- und verlustrechnung:3|quartalszahlen:3",
    es: "estados financieros:3|balance general:3|cuenta de resultados:3|resultados trimestrales:3",
    fr: "états financiers:3|bilan:2|compte de résultat:3|résultats trimestriels:3",
    pt: "demonstrações financeiras:3|balanço patrimonial:3|resultados trimestrais:3",
  },
  against: "bank statement:3|account statement:3|trade:1|department:2|personal:2",
  record: "statement",
  fields: [
    key("company_id@company"),
    key("period_end=date", { names: "period|period end|quarter end|date|fiscal period" }),
    core("revenue", { names: "revenue|sales|turnover", model: numbers(lognormal(9_400_000, 1.1), 2) }),
    core("operating_income", { names: "operating income|operating profit|ebit" }),
    core("net_income", { names: "net income|profit|net profit|earnings" }),
    core("total_assets=assets_total", { names: "total assets|assets" }),
    core("total_liabilities=liabilities_total", { names: "total liabilities|liabilities" }),
    core("equity"),
    core("currency@company"),
    ...knowns(
      "company_name@company industry@company country@company cost_of_revenue gross_profit=profit ebitda eps quarter year growth_rate",
    ),
    ...knowns(
      "cash=balance operating_expenses=cost dividend_per_share symbol@company gross_margin_pct=margin_pct shares_outstanding=position_size",
    ),
  ],
  rules: [
    rule(
      "cost_of_revenue is a share of revenue",
      "cost_of_revenue revenue",
      { cost_of_revenue: product("revenue", 2, 1, beta(9, 6)) },
      [ascending("cost_of_revenue revenue")],
    ),
    { ...adds("gross_profit", "+revenue -cost_of_revenue"), statement: "gross_profit = revenue - cost_of_revenue" },
    divides("gross_margin_pct", "gross_profit", "revenue", 1, 100),
    rule("operating_income is a part of revenue", "operating_income revenue", {
      operating_income: product("revenue", 2, 1, normal(0.11, 0.07)),
    }),
    rule("net_income is a part of revenue", "net_income revenue", {
      net_income: product("revenue", 2, 1, normal(0.07, 0.06)),
    }),
    within("total_liabilities", "total_assets", beta(6, 4)),
    { ...adds("equity", "+total_assets -total_liabilities"), statement: "equity = total_assets - total_liabilities" },
    rule(
      "assets go with revenue",
      "total_assets revenue",
      { total_assets: product("revenue", 2, 1.4, lognormal(1, 0.3)) },
      [{ kind: "sign", fields: ["total_assets", "revenue"], sign: 1 }],
    ),
  ],
  layout: { kind: "series", subject: "company", every: { count: 91, unit: "day" } },
  days: 1_095,
};

const fundingRounds: Frame = {
  id: "funding_rounds",
  title: "funding rounds",
  cues: {
    en: "funding round:3|startup funding:3|venture capital:3|series a:2|vc investment:3|startup investment:3|venture deal:3|seed round:3|startup:2|investor:1|m&a deal:3|acquisition deal:3",
    de: "finanzierungsrunde:3|risikokapital:3|startup:2",
    es: "ronda de inversión:3|capital riesgo:3|startup:2",
    fr: "levée de fonds:3|capital-risque:3|startup:2",
    pt: "rodada de investimento:3|capital de risco:3|startup:2",
  },
  against:
    "waitlist:5|signup:4|fundraising crm:6|investor crm:6|pitch contest:4|cheque size:2|term sheet:1|user acquisition:3|customer acquisition:3|data acquisition:3|car startup:3|grant:2",
  record: "round",
  fields: [
    key("round_id=id", { model: codes("RND-", 5) }),
    core("company_name", { names: "company|startup|company name" }),
    core("funding_round", { names: "round|stage|series|round type" }),
    core("amount=deal_value", { names: "amount|raised|amount raised|funding amount|deal value" }),
    core("currency"),
    core("date", { names: "date|announced|announced on|closing date" }),
    core("lead_investor=counterparty", { names: "lead investor|investor|fund" }),
    core("industry"),
    ...knowns(
      "valuation_amount investor_count country city founded_year employee_count chief_executive equity_share=percentage",
    ),
  ],
  rules: [
    rule("amount depends on funding_round", "amount funding_round", {
      amount: {
        kind: "dependent",
        by: "funding_round",
        models: {
          "pre-seed": numbers(lognormal(550_000, 0.5), 2, { heaped: 0.9 }),
          seed: numbers(lognormal(2_400_000, 0.5), 2, { heaped: 0.9 }),
          "series a": numbers(lognormal(11_000_000, 0.45), 2, { heaped: 0.9 }),
          "series b": numbers(lognormal(28_000_000, 0.45), 2, { heaped: 0.9 }),
          "series c": numbers(lognormal(62_000_000, 0.5), 2, { heaped: 0.9 }),
          growth: numbers(lognormal(140_000_000, 0.5), 2, { heaped: 0.9 }),
        },
        otherwise: numbers(lognormal(4_000_000, 1), 2, { heaped: 0.9 }),
      },
    }),
    rule(
      "amount <= valuation_amount",
      "valuation_amount amount",
      { valuation_amount: product("amount", 2, 1, lognormal(5, 0.25)) },
      [ascending("amount valuation_amount")],
    ),
  ],
  rhythm: "business",
  days: 730,
};

const fixedAssets: Frame = {
  id: "fixed_assets",
  title: "fixed assets",
  cues: {
    en: "fixed asset:3|asset register:3|asset inventory:3|depreciation:2|equipment inventory:3|asset list:2|it asset:2|hardware inventory:3|company assets:3|asset management:2|capital asset:3",
    de: "anlagevermögen:3|anlagenverzeichnis:3|inventarverzeichnis:3|abschreibung:2",
    es: "activos fijos:3|inventario de equipos:3|depreciación:2",
    fr: "immobilisations:3|registre des actifs:3|amortissement comptable:2",
    pt: "ativos fixos:3|ativo imobilizado:3|depreciação:2",
  },
  against: "crypto asset:3|asset class:3|asset allocation:3|asset management fund:3|digital asset:3",
  record: "asset",
  fields: [
    key("asset_id"),
    core("name=product_name", {
      names: "name|asset|asset name|description",
      model: choices(
        "office desk|laptop|delivery van|printer|forklift|server|company car|air conditioner|packaging machine|meeting table|phone system|shelving|lathe|projector",
      ),
    }),
    core("category=asset_category", { names: "category|asset type|asset class" }),
    core("purchase_date=start_date", { names: "purchase date|acquired|acquisition date|bought on" }),
    core("acquisition_cost", { names: "purchase cost|cost|purchase price|acquisition cost" }),
    core("useful_life_years", { names: "useful life|life" }),
    core("book_value", { names: "book value|net book value|current value" }),
    core("currency"),
    ...knowns(
      "depreciation serial_number location assigned_to department supplier_name status item_condition warranty_months yearly_depreciation=depreciation cost_center",
    ),
  ],
  rules: [
    within("book_value", "acquisition_cost", beta(1.4, 1.6)),
    {
      ...adds("depreciation", "+acquisition_cost -book_value"),
      statement: "depreciation = acquisition_cost - book_value",
    },
    divides("yearly_depreciation", "acquisition_cost", "useful_life_years"),
  ],
  days: 2_190,
};

const taxReturns: Frame = {
  id: "tax_returns",
  title: "tax returns",
  cues: {
    en: "tax return:3|tax refund:5|tax refund claim:6|tax filing:3|income tax:3|taxpayer:3|tax record:3|tax declaration:3|taxable income:2",
    de: "steuererklärung:3|steuerzahler:3|einkommensteuer:2",
    es: "declaración de impuestos:3|declaración de la renta:3|contribuyente:3",
    fr: "déclaration d'impôts:3|déclaration fiscale:3|contribuable:3",
    pt: "declaração de imposto:3|imposto de renda:2|contribuinte:3",
  },
  against: "payroll:2|invoice:2|sales tax:2|product return:3",
  record: "tax return",
  fields: [
    key("return_id=id", { model: codes("TAX-", 6) }),
    core("taxpayer_id=customer_id", { names: "taxpayer|filer|taxpayer id" }),
    core("tax_year=year", { names: "tax year|year" }),
    core("filed_date=date", { names: "filed date|filing date|submitted|date" }),
    core("income", { names: "income|gross income|total income" }),
    core("taxable_income"),
    core("tax_due"),
    core("currency"),
    ...knowns(
      "filing_status children deductions refund_amount tax_withheld=income_tax status region country occupation age late_fee is_late",
    ),
  ],
  rules: [
    within("deductions", "income", beta(3, 16)),
    within("taxable_income", "income", beta(16, 4)),
    { ...adds("taxable_income", "+income -deductions"), statement: "taxable_income = income - deductions" },
    within("tax_due", "taxable_income", beta(6, 26)),
    onlyWhere("late_fee", "is_late", true),
  ],
  rhythm: "business",
  days: 365,
};

const quotes: Frame = {
  id: "sales_quotes",
  title: "sales quotes",
  cues: {
    en: "sales quote:3|quotation:3|price quote:3|quote:1|proposal:2|sales proposal:3|estimate:1|commercial offer:3",
    de: "angebot:2|angebote:3|kostenvoranschlag:3",
    es: "cotización:3|presupuestos de venta:3|propuesta comercial:3",
    fr: "devis:3|proposition commerciale:3",
    pt: "orçamento de venda:3|proposta comercial:3|cotação de preço:3",
  },
  against:
    "option:3|stock quote:3|market quote:3|loan quote:3|insurance quote:3|bid:3|famous quote:3|governance:3|dao:3",
  record: "quote",
  fields: [
    key("quote_id"),
    core("customer_id@customer", { names: "customer|client" }),
    core("issue_date", { names: "quote date|date|issued|issue date" }),
    core("valid_until=due_date", { names: "valid until|expiry|expires" }),
    core("amount=quote_amount", { names: "amount|total|quoted price|value", model: numbers(lognormal(3_400, 1), 2) }),
    core("currency"),
    core("status=quote_status"),
    ...knowns(
      "sales_rep product_name quantity unit_price discount_pct customer_name=company_name@customer win_probability accepted_at=closed_at line_number tax_amount country@customer",
    ),
  ],
  rules: [
    multiplies("amount", "quantity unit_price"),
    rule(
      "valid_until = issue_date + 30 days",
      "valid_until issue_date",
      {
        valid_until: { kind: "later", than: "issue_date", by: constant(30), unit: "day" },
      },
      [{ kind: "offset", from: "issue_date", to: "valid_until", by: 30, unit: "day" }],
    ),
    onlyWhere("accepted_at", "status", "accepted"),
    follows("accepted_at", "issue_date", lognormal(9, 0.5), "day"),
  ],
  rhythm: "business",
};

const tenders: Frame = {
  id: "tenders",
  title: "tenders",
  cues: {
    en: "tender:3|public tender:3|procurement notice:3|rfp:3|call for tenders:3|bid submission:2|contract award:3|public procurement:3|rfq:2",
    de: "ausschreibung:3|vergabeverfahren:3|öffentliche ausschreibung:3",
    es: "licitación:3|contratación pública:3|concurso público:3",
    fr: "appel d'offres:3|marché public:3",
    pt: "licitação:3|concorrência pública:3",
  },
  against: "job posting:3|stellenausschreibung:3|legal tender:3",
  record: "tender",
  fields: [
    key("tender_id"),
    core("title"),
    core("buyer=company_name", { names: "buyer|authority|agency|purchaser" }),
    core("published_date=date", { names: "published|publication date|date" }),
    core("deadline=due_date", { names: "deadline|closing date|submission deadline" }),
    core("estimated_value=budget", { names: "estimated value|budget|value" }),
    core("currency"),
    core("status", { model: choices("awarded:48|open:28|under evaluation:16|cancelled:8") }),
    ...knowns(
      "bid_count winner=counterparty awarded_amount=deal_value award_date=closed_at category country region description contract_kind",
    ),
  ],
  rules: [
    follows("deadline", "published_date", lognormal(34, 0.3), "day"),
    onlyWhere("winner", "status", "awarded"),
    onlyWhere("awarded_amount", "status", "awarded"),
    onlyWhere("award_date", "status", "awarded"),
    follows("award_date", "deadline", lognormal(40, 0.5), "day"),
    rule("awarded_amount is near estimated_value", "awarded_amount estimated_value", {
      awarded_amount: product("estimated_value", 2, 1, normal(0.94, 0.08)),
    }),
  ],
  rhythm: "business",
  days: 365,
};

const atmOperations: Frame = {
  id: "atm_transactions",
  title: "cash machine transactions",
  cues: {
    en: "atm:3|cash machine:3|atm withdrawal:3|cash withdrawal:3|atm transaction:3|cash dispenser:3",
    de: "geldautomat:3|bargeldabhebung:3",
    es: "cajero automático:3|retiros de efectivo:3",
    fr: "distributeur automatique:3|retrait d'espèces:3",
    pt: "caixa eletrônico:3|saques:3",
  },
  against: "atmosphere:3|pressure:3|bank branch:2",
  record: "operation",
  fields: [
    key("transaction_id"),
    core("timestamp"),
    core("atm_id@atm"),
    core("account_id@account"),
    core("operation=atm_operation", { names: "operation|type|transaction type" }),
    core("amount", { model: choices("20:16|40:15|50:17|60:9|80:7|100:18|150:5|200:9|300:3|400:1") }),
    core("currency@atm"),
    core("status", { model: choices("completed:95|declined:4|error:1") }),
    ...knowns(
      "city@atm country@atm latitude@atm longitude@atm bank_name@atm card_token@account balance_after=balance fee decline_reason is_fraud response_code",
    ),
  ],
  rules: [onlyWhere("amount", "operation", "withdrawal", "deposit"), onlyWhere("decline_reason", "status", "declined")],
  rhythm: "consumer",
};

const repayments: Frame = {
  id: "loan_payments",
  title: "loan payments",
  cues: {
    en: "amortization schedule:3|loan payment:5|loan repayment:5|student loan repayment:6|mortgage repayment:5|repayment schedule:3|mortgage payment:3|installment schedule:3|loan repayment history:3|payment schedule:2",
    de: "tilgungsplan:3|ratenzahlung:3|kreditraten:3",
    es: "tabla de amortización:3|pagos de préstamos:3|plan de pagos:3",
    fr: "tableau d'amortissement:3|remboursements de prêt:3|échéancier:3",
    pt: "tabela de amortização:3|pagamentos de empréstimo:3|cronograma de pagamentos:3",
  },
  against: "application:2|rent:2",
  record: "payment",
  fields: [
    key("loan_id@loan"),
    key("payment_number", { names: "payment number|installment|period|installment number" }),
    core("due_date", {
      names: "due date|date|payment date",
      model: {
        kind: "moment",
        from: "-P5Y",
        to: "P0D",
        rhythm: "flat",
        ascending: true,
        grain: "day",
        gap: { by: constant(30), unit: "day" },
      },
    }),
    core("payment=monthly_payment", { names: "payment|installment amount|amount" }),
    core("principal_paid", { names: "principal|principal paid" }),
    core("interest_paid", { names: "interest|interest paid" }),
    core("currency@loan"),
    ...knowns(
      "remaining_balance=outstanding_balance status=payment_status paid_date days_past_due late_fee is_late interest_rate@loan loan_amount@loan borrower_id@loan",
    ),
  ],
  rules: [
    follows("paid_date", "due_date", lognormal(1.2, 1), "day"),
    within("interest_paid", "payment", beta(3, 10)),
    { ...adds("principal_paid", "+payment -interest_paid"), statement: "principal_paid = payment - interest_paid" },
    countsUp("payment_number", "loan_id"),
    onlyWhere("late_fee", "is_late", true),
  ],
  layout: { kind: "groups", subject: "loan", least: 6, most: 36 },
  rhythm: "business",
  days: 1_095,
};

const appraisals: Frame = {
  id: "performance_reviews",
  title: "performance reviews",
  cues: {
    en: "performance review:3|performance appraisal:3|employee evaluation:3|appraisal:2|360 feedback:3|performance evaluation:3|review cycle:2",
    de: "leistungsbeurteilung:3|mitarbeiterbeurteilung:3|mitarbeitergespräch:3",
    es: "evaluación de desempeño:3",
    fr: "évaluation de performance:3|entretien annuel:3",
    pt: "avaliação de desempenho:3",
  },
  against: "property appraisal:3|product review:3|software performance:3|web performance:3|model evaluation:3",
  record: "review",
  fields: [
    key("review_id=appraisal_id"),
    core("employee_id@employee"),
    core("reviewer=approved_by", { names: "reviewer|manager|evaluator" }),
    core("review_period", { names: "period|review period|cycle" }),
    core("review_date=date", { names: "review date|date" }),
    core("performance_rating", { names: "rating|score|overall rating|performance rating" }),
    ...knowns(
      "department@employee job_title@employee comment=note salary_increase_pct bonus currency promoted training_hours potential=level job_satisfaction employee_name@employee",
    ),
    known("goals_achieved_pct", { names: "goals|goal achievement|objectives" }),
  ],
  rules: [
    rule(
      "salary_increase_pct rises with performance_rating",
      "salary_increase_pct performance_rating",
      {
        salary_increase_pct: numbers(lognormal(3.2, 0.6), 1, {
          follows: [{ field: "performance_rating", weight: 0.6 }],
        }),
      },
      [{ kind: "sign", fields: ["salary_increase_pct", "performance_rating"], sign: 1 }],
    ),
    rule(
      "goals_achieved_pct rises with performance_rating",
      "goals_achieved_pct performance_rating",
      {
        goals_achieved_pct: numbers(beta(6, 2, 0, 100), 0, { follows: [{ field: "performance_rating", weight: 0.6 }] }),
      },
      [{ kind: "sign", fields: ["goals_achieved_pct", "performance_rating"], sign: 1 }],
    ),
  ],
  rhythm: "business",
  days: 365,
};

const trainings: Frame = {
  id: "employee_trainings",
  title: "employee trainings",
  cues: {
    en: "employee training:3|staff training:3|training record:3|compliance training:3|corporate training:3|training completion:3|certification record:2|onboarding training:3",
    de: "mitarbeiterschulung:3|schulungsnachweis:3|weiterbildung:3",
    es: "formación de empleados:3|capacitación:3",
    fr: "formation des employés:3|formation professionnelle:3",
    pt: "treinamento de funcionários:3|capacitação:3",
  },
  against:
    "training run:3|model training:3|gpu:3|training loss:3|workout:3|training data:3|student:2|fine-tuning:3|athlete:3",
  record: "training",
  fields: [
    key("training_id=id", { model: codes("TRN-", 6) }),
    core("employee_id@employee"),
    core("course=training_course", { names: "course|training|training name|program" }),
    core("date", { names: "date|training date|taken on" }),
    core("completed=is_completed", { names: "completed|completion|passed" }),
    core("score"),
    core("hours=training_hours", { names: "hours|duration|training hours", model: numbers(lognormal(4, 0.6), 0) }),
    ...knowns(
      "department@employee provider=company_name cost currency expiry_date certificate_id=reference_number trainer=created_by employee_name@employee rating due_date is_late",
    ),
  ],
  rules: [onlyWhere("score", "completed", true), follows("expiry_date", "date", normal(365, 1), "day")],
  rhythm: "business",
  days: 365,
};

const rooms: Frame = {
  id: "room_bookings",
  title: "meeting room and desk bookings",
  cues: {
    en: "meeting room booking:3|conference room:3|room reservation system:2|desk booking:3|coworking:3|workspace booking:3|hot desk:3|meeting room:3|calendar event:2|meeting:1|office booking:3|university room booking:4|lecture room booking:4|seminar room:3|classroom booking:4",
    de: "raumbuchung:3|besprechungsraum:3|coworking:3|schreibtischbuchung:3",
    es: "reserva de sala:3|sala de reuniones:3|coworking:3",
    fr: "réservation de salle:3|salle de réunion:3|coworking:3",
    pt: "reserva de sala:3|sala de reunião:3|coworking:3",
  },
  against: "hotel:3|sales meeting:2|video conference quality:3|guest:2",
  record: "booking",
  fields: [
    key("booking_id"),
    core("room=meeting_room", { names: "room|meeting room|desk|space" }),
    core("booked_by=created_by", { names: "booked by|organizer|organiser|employee|host" }),
    core("start_time"),
    core("end_time"),
    core("attendees=guests", { names: "attendees|participants|people" }),
    core("status", { model: choices("held:82|cancelled:12|no-show:6") }),
    ...knowns(
      "title duration_min department office_location capacity=venue_capacity price currency created_at is_recurring",
    ),
  ],
  rules: [
    follows("end_time", "start_time", lognormal(50, 0.45), "min"),
    rule(
      "duration_min = end_time - start_time",
      "duration_min start_time end_time",
      {
        duration_min: { kind: "elapsed", from: "start_time", to: "end_time", unit: "min" },
      },
      [{ kind: "elapsed", result: "duration_min", from: "start_time", to: "end_time", unit: "min" }],
    ),
  ],
  rhythm: "business",
};

/** Companies with their books, funding, taxes and dealings, and what goes on inside them. */
export const companyFrames: readonly Frame[] = [
  companies,
  statements,
  fundingRounds,
  fixedAssets,
  taxReturns,
  quotes,
  tenders,
  atmOperations,
  repayments,
  appraisals,
  trainings,
  rooms,
];

import {
  beta,
  choices,
  codes,
  dependent,
  exponential,
  happening,
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
  follows,
  key,
  known,
  knowns,
  lasts,
  multiplies,
  onlyWhere,
  rule,
  within,
} from "./define.ts";
import type { Frame, Rule } from "./frame.ts";
import { likelierBy, partOf, pulledBy, tells, variesBy } from "./rules.ts";

const titlesBy = (title: string): Rule =>
  variesBy(
    title,
    "department",
    {
      Sales: choices("Account Executive:34|Sales Representative:38|Sales Manager:12|Sales Analyst:10|Head of Sales:6"),
      Engineering: choices(
        "Software Engineer:44|Senior Engineer:24|Test Engineer:14|Engineering Manager:10|Architect:8",
      ),
      Operations: choices("Operations Specialist:40|Logistics Coordinator:24|Operations Manager:18|Planner:18"),
      "Customer Support": choices("Support Agent:60|Senior Support Agent:24|Support Team Lead:16"),
      Marketing: choices("Marketing Specialist:42|Content Editor:22|Campaign Manager:20|Head of Marketing:16"),
      Finance: choices("Accountant:44|Financial Analyst:30|Controller:16|Head of Finance:10"),
      "Human Resources": choices("HR Specialist:46|Recruiter:34|HR Manager:20"),
      IT: choices("System Administrator:46|IT Support Technician:34|IT Manager:20"),
      Legal: choices("Legal Counsel:60|Paralegal:40"),
      Research: choices("Researcher:56|Data Scientist:32|Research Lead:12"),
    },
    { kind: "organisation", part: "job_title" },
  );

const payBySeniority: Rule = rule("salary rises with seniority", "salary seniority", {
  salary: dependent(
    "seniority",
    {
      junior: numbers(lognormal(41_000, 0.2), 2, { heaped: 0.6 }),
      mid: numbers(lognormal(56_000, 0.2), 2, { heaped: 0.6 }),
      senior: numbers(lognormal(76_000, 0.22), 2, { heaped: 0.6 }),
      lead: numbers(lognormal(92_000, 0.22), 2, { heaped: 0.6 }),
      director: numbers(lognormal(128_000, 0.25), 2, { heaped: 0.6 }),
      executive: numbers(lognormal(185_000, 0.3), 2, { heaped: 0.6 }),
    },
    numbers(lognormal(56_000, 0.42), 2, { heaped: 0.6 }),
  ),
});

const employees: Frame = {
  id: "employees",
  title: "employees",
  cues: {
    en: "employee:2|employee record:3|hr data:3|hr:2|human resources:3|staff:2|workforce:2|personnel:2|employee attrition:3|employee turnover:3|hris:3|staff record:3|employee data:3|company staff:3|employee list:3|employee directory:3|people analytics:3|headcount:2|attrition:2|salary:1|hire date:1|performance rating:1|person company:2|org chart:3",
    de: "mitarbeiter:2|personaldaten:3|personal:2|angestellte:2|mitarbeiterdaten:3|personalstamm:3|belegschaft:3|beschäftigte:2|mitarbeiterliste:3",
    es: "empleado:2|recursos humanos:3|datos de empleados:3|plantilla:1|personal:1|trabajador:2",
    fr: "employé:2|salarié:2|ressources humaines:3|données rh:3|personnel:2|collaborateur:2",
    pt: "funcionário:2|recursos humanos:3|dados de funcionários:3|colaborador:2|empregado:2",
  },
  against:
    "payroll:2|payslip:3|timesheet:3|attendance:2|job posting:2|candidate:2|expense:2|leave request:3|clock:2|applicant:2|training course:1",
  record: "employee",
  fields: [
    key("employee_id"),
    core("name=full_name", { names: "name|full name|employee name|nombre|nom|nome" }),
    core("department", { names: "abteilung|departamento|département|service" }),
    core("job_title", { names: "job title|title|position|role" }),
    core("hire_date", { names: "hire date|start date|joined|hired" }),
    core("salary", { names: "salary|annual salary|pay|base salary" }),
    known("currency"),
    known("manager_id", { names: "manager|manager id|supervisor|reports to" }),
    known("performance_rating", { names: "performance rating|rating|performance score|performance" }),
    known("attrition", { names: "attrition|attrition flag|left|churned|turnover" }),
    known("age", { minimum: 18, maximum: 68 }),
    ...knowns("first_name last_name email phone gender birth_date seniority employment_type status=employment_state"),
    ...knowns(
      "work_mode office_location city country region years_of_experience years_at_company education_level marital_status",
    ),
    ...knowns("termination_date=leaving_date exit_reason bonus pay_grade overtime overtime_hours job_satisfaction"),
    ...knowns(
      "training_hours absence_days vacation_days years_since_promotion promoted business_travel skills team cost_center",
    ),
    ...knowns(
      "hourly_rate weekly_hours=hours_worked distance_from_home_km children nationality manager_name=approved_by position_id",
    ),
    ...knowns(
      "tenure_months last_review_date=last_contact_date language address engagement_score=job_satisfaction work_life_balance=rating",
    ),
    ...knowns("is_active=is_active username office=office_location level=seniority"),
  ],
  rules: [
    rule(
      "years_since_promotion <= years_at_company",
      "years_since_promotion years_at_company",
      {
        years_since_promotion: { kind: "portion", of: "years_at_company", share: beta(1.2, 1.6), decimals: 0 },
      },
      [ascending("years_since_promotion years_at_company")],
    ),
    rule(
      "years_at_company <= years_of_experience",
      "years_at_company years_of_experience",
      {
        years_at_company: { kind: "portion", of: "years_of_experience", share: beta(1.6, 1.3), decimals: 0 },
      },
      [ascending("years_at_company years_of_experience")],
    ),
    within("bonus", "salary", beta(1.6, 18)),
    follows("termination_date", "hire_date", exponential(700), "day"),
    onlyWhere("exit_reason", "status", "terminated"),
    onlyWhere("termination_date", "status", "terminated"),
    onlyWhere("exit_reason", "attrition", true),
    onlyWhere("termination_date", "attrition", true),
    tells("attrition", "status", "terminated"),
    rule("those who left were paid less", "attrition salary", {
      attrition: { kind: "flag", rate: 0.14, follows: [{ field: "salary", weight: -0.25 }] },
    }),
    likelierBy("attrition", { job_satisfaction: -0.45 }, 0.14),
    pulledBy("salary", { performance_rating: 0.3 }, lognormal(56_000, 0.42), 2),
    pulledBy("salary", { years_of_experience: 0.55 }, lognormal(56_000, 0.42), 2),
    payBySeniority,
    titlesBy("job_title"),
  ],
  rhythm: "business",
  days: 3_650,
};

const payroll: Frame = {
  id: "payroll",
  title: "payroll",
  cues: {
    en: "payroll:3|salary slip:3|wage slip:3|pay run:3|payslip:3|pay stub:3|wage:2|salary payment:3|paycheck:3|payroll run:3|monthly pay:2|gross and net pay:3|tax withheld:2|pay slip:3",
    de: "lohnabrechnung:3|gehaltsabrechnung:3|lohnbuchhaltung:3|entgeltabrechnung:3",
    es: "nómina:3|nóminas:3|recibo de sueldo:3",
    fr: "paie:3|bulletin de paie:3|fiche de paie:3",
    pt: "folha de pagamento:3|holerite:3|contracheque:3",
  },
  record: "payslip",
  fields: [
    key("employee_id@employee"),
    key("pay_period", { names: "pay period|month|period|pay date" }),
    core("gross_pay", { names: "gross pay|gross salary|gross" }),
    core("income_tax", { names: "tax|income tax|tax withheld" }),
    core("social_contributions", { names: "social contributions|social security|contributions" }),
    core("net_pay", { names: "net pay|net salary|net|take-home pay" }),
    core("currency@employee"),
    ...knowns(
      "payslip_id department@employee job_title@employee hours_worked overtime_hours overtime_pay bonus commission",
    ),
    ...knowns(
      "pension_contribution hourly_rate@employee base_salary=salary@employee country@employee payment_date=paid_date",
    ),
    ...knowns(
      "employee_name@employee bank_account=iban@employee status employment_type@employee cost_center@employee ytd_gross=total",
    ),
    ...knowns("basic_pay allowances"),
    known("deductions", { names: "deductions|descontos|abzüge|deducciones|retenues" }),
  ],
  rules: [
    titlesBy("job_title"),
    rule(
      "payment_date falls in the month after",
      "payment_date pay_period",
      {
        payment_date: { kind: "later", than: "pay_period", by: normal(28, 1), unit: "day" },
      },
      [ascending("pay_period payment_date")],
    ),
    within("net_pay", "gross_pay", beta(40, 17)),
    adds("net_pay", "+gross_pay -income_tax"),
    adds("net_pay", "+gross_pay -deductions"),
    adds("net_pay", "+gross_pay -income_tax -social_contributions"),
    adds("net_pay", "+gross_pay -income_tax -social_contributions -pension_contribution"),
    within("deductions", "gross_pay", beta(16, 40)),
    within("pension_contribution", "gross_pay", beta(10, 190)),
    within("social_contributions", "gross_pay", beta(20, 140)),
    within("income_tax", "gross_pay", beta(8, 36)),
    multiplies("gross_pay", "hours_worked hourly_rate"),
    multiplies("overtime_pay", "overtime_hours hourly_rate"),
  ],
  layout: { kind: "series", subject: "employee", every: { count: 30, unit: "day" } },
  rhythm: "business",
  days: 365,
};

const timesheets: Frame = {
  id: "timesheets",
  title: "attendance and timesheets",
  cues: {
    en: "timesheet:3|time sheet:5|attendance:2|clock-in:3|clock in:3|time tracking:3|employee attendance:3|working time:2|shift roster:3|time entry:3|shift schedule:3|hours logged:2|work log:2|punch in:3|roster:2|rota:2|staff shift:6|shift plan:5|agent shift:4|work shift:4|shift start:2",
    de: "zeiterfassung:3|arbeitszeiten:3|stundenzettel:3|arbeitszeitnachweis:3|anwesenheit:2|dienstplan:3|schichtplan:3",
    es: "control horario:3|asistencia:2|registro de horas:3|turnos:2",
    fr: "feuille de temps:3|pointage:3|présence:1|planning:2",
    pt: "controle de ponto:3|folha de ponto:3|frequência:1|registro de horas:3",
  },
  against: "student:3|class attendance:3|event attendance:3|stadium:3|school:3",
  record: "shift worked",
  fields: [
    key("timesheet_id"),
    core("employee_id@employee"),
    core("date", { names: "datum|fecha|day|work date" }),
    core("clock_in", { names: "clock in|check in|start|time in" }),
    core("clock_out", { names: "clock out|check out|end|time out" }),
    core("hours_worked"),
    known("overtime_hours", { names: "overtime|overtime hours" }),
    ...knowns(
      "break_minutes shift department@employee project_id@project task_id=project_task_id attendance_status work_mode office_location",
    ),
    ...knowns(
      "hourly_rate@employee total_pay=amount is_late approved_by note status employee_name@employee billable=flag",
    ),
  ],
  rules: [
    multiplies("total_pay", "hours_worked hourly_rate"),
    rule(
      "overtime_hours <= hours_worked",
      "overtime_hours hours_worked",
      {
        overtime_hours: { kind: "portion", of: "hours_worked", share: beta(0.5, 9), decimals: 2 },
      },
      [ascending("overtime_hours hours_worked")],
    ),
    partOf("date", "clock_in", "date"),
    rule("hours_worked runs from clock_in to clock_out", "hours_worked clock_in clock_out", {
      hours_worked: { kind: "elapsed", from: "clock_in", to: "clock_out", unit: "h", decimals: 2 },
    }),
    rule(
      "clock_out is a working day after clock_in",
      "clock_out clock_in",
      {
        clock_out: { kind: "later", than: "clock_in", by: normal(495, 42), unit: "min" },
      },
      [ascending("clock_in clock_out")],
    ),
  ],
  rhythm: "business",
};

const leaves: Frame = {
  id: "leave_requests",
  title: "leave requests",
  cues: {
    en: "leave request:3|time off:3|vacation request:3|absence:2|sick leave:3|pto:2|employee leave:3|absence record:3|annual leave:3|holiday request:3",
    de: "urlaubsantrag:3|abwesenheit:2|urlaub:2|krankmeldung:3|fehlzeiten:3",
    es: "solicitud de vacaciones:3|permiso laboral:3|ausencias laborales:3",
    fr: "demande de congé:3|absence:1|congés:2",
    pt: "pedido de férias:3|licença:2|afastamento:2",
  },
  record: "leave request",
  fields: [
    key("leave_request_id"),
    core("employee_id@employee"),
    core("leave_type"),
    core("start_date", { names: "start|beginn|inicio|début|início" }),
    core("end_date", { names: "end|ende|fin|fim" }),
    core("days=duration_days", {
      names: "days|number of days|duration|dauer|duración|durée|duração",
      model: numbers({ kind: "geometric", mean: 4 }, 0),
    }),
    core("status", {
      names: "approval status|approval|estado|statut|situação",
      model: choices("approved:82|pending:10|rejected:8"),
    }),
    ...knowns("requested_at=created_at approved_by department@employee vacation_days@employee employee_name@employee"),
    known("reason", {
      names: "grund|motivo|motif",
      model: choices("family matter|too few colleagues left|peak season|medical appointment|moving house|course"),
    }),
    known("rejection_reason", {
      model: choices("too few colleagues left|peak season|asked too late|allowance used up|overlaps with a colleague"),
    }),
  ],
  rules: [
    rule(
      "requested_at is before start_date",
      "requested_at start_date",
      {
        requested_at: { kind: "later", than: "start_date", by: normal(-21, 5), unit: "day" },
      },
      [ascending("requested_at start_date")],
    ),
    follows("end_date", "start_date", lognormal(4, 0.8), "day"),
    rule(
      "days = end_date - start_date",
      "days start_date end_date",
      {
        end_date: { kind: "shifted", than: "start_date", by: "days", unit: "day" },
      },
      [{ kind: "elapsed", result: "days", from: "start_date", to: "end_date", unit: "day" }],
    ),
  ],
  rhythm: "business",
  days: 365,
};

const recruiting: Frame = {
  id: "job_applications",
  title: "job applications",
  cues: {
    en: "recruiting:3|recruitment:3|job application:3|hiring funnel:3|hiring:2|candidate:2|applicant:2|applicant tracking:3|job applicants:3|interview score:2|ats:2|recruiting funnel:3|hiring pipeline:3|job applicant:3|recruitment pipeline:3|interview:1|talent acquisition:3|candidate pipeline:3|resume:1",
    de: "bewerbung:3|bewerber:3|recruiting:3|stellenbewerbung:3|bewerbungsprozess:3|personalbeschaffung:3",
    es: "solicitud de empleo:3|reclutamiento:3|candidato:2|proceso de selección:3|contratación:2",
    fr: "candidature:3|recrutement:3|candidat:2|processus de recrutement:3",
    pt: "candidatura:3|recrutamento:3|candidato:2|processo seletivo:3",
  },
  against: "loan:2|election:3|political:3|job posting:1|drug candidate:3|election candidate:3|mortgage:3",
  record: "application stage",
  fields: [
    key("application_id"),
    core("candidate_id"),
    core("job_id=vacancy_id@job", { names: "job|requisition|position id|vacancy" }),
    core("applied_at", { names: "applied at|application date|date|applied|datum|fecha" }),
    core("stage=hiring_stage", { names: "stage|status|hiring stage|funnel stage|etapa|étape|phase" }),
    core("source=candidate_source", { names: "source|channel|source of hire" }),
    known("entered_at=stage_entered_at"),
    known("exited_at=stage_exited_at"),
    ...knowns("days_in_stage job_title@job department@job candidate_name email years_of_experience"),
    ...knowns("education_level skills expected_salary offered_salary currency@job interview_score"),
    ...knowns(
      "interview_type offer_accepted rejection_reason=candidate_rejection_reason recruiter@job time_to_hire_days city@job country@job",
    ),
    known("age", { minimum: 18 }),
    ...knowns("gender hire_date=end_date outcome location=city@job "),
    known("hired"),
  ],
  rules: [
    titlesBy("job_title"),
    rule("offered_salary is near expected_salary", "offered_salary expected_salary", {
      offered_salary: product("expected_salary", 2, 1, lognormal(0.97, 0.06)),
    }),
    follows("hire_date", "applied_at", lognormal(34, 0.4), "day"),
    onlyWhere("hire_date", "stage", "hired"),
    onlyWhere("offer_accepted", "stage", "offer", "hired"),
    onlyWhere("rejection_reason", "stage", "rejected"),
    onlyWhere("offered_salary", "stage", "offer", "hired"),
    rule("hired where stage is hired", "hired stage", {
      hired: { kind: "holds", when: { field: "stage", in: ["hired"] } },
    }),
    lasts("days_in_stage", "entered_at", "exited_at", "day"),
    follows("exited_at", "entered_at", lognormal(6, 0.8), "day"),
    follows("entered_at", "applied_at", exponential(6), "day"),
  ],
  rhythm: "business",
  days: 365,
};

const postings: Frame = {
  id: "job_postings",
  title: "job postings",
  cues: {
    en: "job posting:3|job listing:3|job ads:3|job advert:3|job offers:2|job ad:3|vacancy:3|open position:3|job offer:2|job opening:3|job board:3|job advertisement:3|jobs dataset:2",
    de: "stellenanzeige:3|stellenangebot:3|jobangebot:3|offene stellen:3",
    es: "oferta de empleo:3|vacante:3|anuncio de trabajo:3",
    fr: "offre d'emploi:3|annonce d'emploi:3",
    pt: "vaga de emprego:3|vaga:2|anúncio de emprego:3",
  },
  against: "job run:3|cron:3|batch job:3|print job:3|candidate:1|ci:2",
  record: "posting",
  fields: [
    key("job_id=vacancy_id"),
    core("title=job_title", { names: "title|job title|position" }),
    core("company=company_name", { names: "company|employer" }),
    core("location=city", { names: "location|city|stadt|ciudad|ville|cidade" }),
    core("posted_date=date", { names: "posted date|date posted|publication date|posted at" }),
    core("employment_type"),
    core("salary_min"),
    core("salary_max"),
    core("currency"),
    ...knowns(
      "department industry seniority work_mode years_of_experience skills description country expiry_date applicant_count",
    ),
    ...knowns("status education_level company_size salary url remote=flag views=count region"),
  ],
  rules: [
    titlesBy("title"),
    follows("expiry_date", "posted_date", normal(45, 8), "day"),
    rule(
      "salary_min <= salary_max",
      "salary_min salary_max",
      { salary_max: product("salary_min", 2, 1, triangular(1.1, 1.28, 1.7)) },
      [ascending("salary_min salary_max")],
    ),
  ],
  rhythm: "business",
};

const leads: Frame = {
  id: "sales_leads",
  title: "sales leads",
  cues: {
    en: "sales lead:3|lead:2|b2b lead:3|lead generation:3|prospect:2|crm lead:3|lead scoring:3|inbound lead:3|crm:2|marketing qualified lead:3|mql:2",
    de: "vertriebslead:3|lead:2|interessent:2|crm:2|leads:3",
    es: "prospecto:2|clientes potenciales:3|crm:2",
    fr: "prospect:2|piste commerciale:3|crm:2",
    pt: "lead:2|leads de vendas:3|clientes potenciais:3|crm:2",
  },
  against: "lead time:3|lead level:3|lead metal:3|mortgage:2|loan:2|ecg lead:3|blood lead:3|lead exposure:3",
  record: "lead",
  fields: [
    key("lead_id"),
    core("created_at", { model: happening("s", "business") }),
    core("company_name", { names: "company|account|organisation" }),
    core("contact_name=full_name", { names: "contact name|name|lead name|nombre|nom|nome" }),
    core("email"),
    core("source=lead_source", { names: "source|lead source|channel" }),
    core("status=lead_status", { names: "status|lead status|stage|estado|statut|situação" }),
    known("score=lead_score", { names: "score|lead score" }),
    ...knowns(
      "job_title phone industry company_size country city owner=sales_rep last_contact_date converted campaign_id@campaign employee_count",
    ),
    ...knowns("annual_revenue deal_value next_step website note region budget converted_at=closed_at activity_type"),
  ],
  rules: [
    follows("converted_at", "created_at", lognormal(22, 0.7), "day"),
    onlyWhere("converted_at", "status", "converted"),
    rule(
      "last_contact_date is not before created_at",
      "last_contact_date created_at",
      {
        last_contact_date: { kind: "later", than: "created_at", by: lognormal(6, 0.9), unit: "day" },
      },
      [ascending("created_at last_contact_date")],
    ),
    tells("converted", "status", "converted"),
    rule("the converted score higher", "score status", {
      score: dependent(
        "status",
        {
          converted: numbers(normal(76, 12), 0),
          qualified: numbers(normal(66, 13), 0),
          unqualified: numbers(normal(24, 12), 0),
        },
        numbers(normal(44, 17), 0),
      ),
    }),
  ],
  rhythm: "business",
};

const opportunities: Frame = {
  id: "sales_opportunities",
  title: "sales opportunities",
  cues: {
    en: "sales pipeline:3|sales opportunity:3|opportunity:2|deal:2|crm deal:3|pipeline stage:3|crm opportunity:3|sales funnel:3|deal pipeline:3|b2b sales:3|sales deal:3|closed won:3|win rate:2|crm:2|sales forecast pipeline:3",
    de: "vertriebspipeline:3|verkaufschancen:3|vertrieb:2|opportunity:2|b2b-vertrieb:3",
    es: "embudo de ventas:3|oportunidad de venta:3|oportunidades:2|pipeline de ventas:3",
    fr: "pipeline commercial:3|opportunités commerciales:3|tunnel de vente:3",
    pt: "funil de vendas:3|oportunidades de vendas:3|pipeline de vendas:3",
  },
  against:
    "ml pipeline:3|ci pipeline:3|data pipeline:3|oil:3|gas pipeline:3|real estate:2|m&a:2|bargain:2.5|haggling:3|negotiation round:3|counter offer:2.5|buyer bot:3|deal or no deal:2",
  record: "opportunity",
  fields: [
    key("opportunity_id", { names: "opportunity|deal|deal id" }),
    core("account_name=company_name", { names: "account|company|customer|client|kunde|cliente" }),
    core("created_at", {
      names: "created at|created date|open date|date|datum|fecha",
      model: happening("s", "business"),
    }),
    core("stage=deal_stage", { names: "stage|deal stage|pipeline stage|status" }),
    core("amount=deal_value", { names: "amount|deal size|value|deal value|betrag|importe|monto|montant|valor" }),
    core("currency"),
    core("owner=sales_rep", { names: "owner|sales rep|account executive|rep|salesperson" }),
    core("close_date=expected_close_date", { names: "close date|expected close date|expected close|closing date" }),
    ...knowns(
      "win_probability lead_source product_name industry region=sales_region country lost_reason next_step activity_count=count",
    ),
    ...knowns(
      "is_won=flag closed_at sales_cycle_days company_size discount_pct contact_name=full_name competitor=brand type forecast_category=category",
    ),
  ],
  rules: [
    lasts("sales_cycle_days", "created_at", "close_date", "day"),
    follows("closed_at", "created_at", lognormal(48, 0.6), "day"),
    onlyWhere("closed_at", "stage", "closed won", "closed lost"),
    onlyWhere("lost_reason", "stage", "closed lost"),
    tells("is_won", "stage", "closed won"),
    rule("win_probability depends on stage", "win_probability stage", {
      win_probability: dependent(
        "stage",
        {
          prospecting: numbers(normal(10, 3), 0),
          qualification: numbers(normal(25, 5), 0),
          proposal: numbers(normal(50, 7), 0),
          negotiation: numbers(normal(75, 6), 0),
          "closed won": { kind: "constant", value: 100 },
        },
        { kind: "constant", value: 0 },
      ),
    }),
    follows("close_date", "created_at", lognormal(48, 0.6), "day"),
  ],
  rhythm: "business",
  days: 365,
};

const activities: Frame = {
  id: "sales_activities",
  title: "sales activities",
  cues: {
    en: "sales activity:3|sales call:3|crm activity:3|customer interaction:3|customer contact history:3|touchpoint:2|cold call:3|meeting log:2|customer meeting:2",
    de: "vertriebsaktivität:3|kundenkontakt:3|kundengespräch:3",
    es: "actividad comercial:3|interacciones con clientes:3|llamadas de venta:3",
    fr: "activité commerciale:3|interactions clients:3|appels de vente:3",
    pt: "atividade de vendas:3|interações com clientes:3|ligações de vendas:3",
  },
  against: "support:2|ticket:2|social:1|drug:2",
  record: "activity",
  fields: [
    key("activity_id=id", { model: codes("ACT-", 6) }),
    core("timestamp", { names: "timestamp|date|activity date|time|datum|fecha" }),
    core("contact_id@contact"),
    core("sales_rep", { names: "sales rep|owner|agent|rep" }),
    core("type=activity_type", { names: "type|activity type|channel|typ|art|tipo" }),
    core("outcome", { model: choices("connected:38|no answer:30|left message:16|meeting booked:10|not interested:6") }),
    ...knowns(
      "note next_step company_name@contact opportunity_id lead_id subject=subject_line sentiment follow_up_date=due_date",
    ),
    known("duration_min", { names: "duration|length|call length" }),
  ],
  rules: [follows("follow_up_date", "timestamp", lognormal(6, 0.6), "day")],
  rhythm: "business",
};

const tasks: Frame = {
  id: "project_tasks",
  title: "project tasks",
  cues: {
    en: "project task:3|project management:3|task:2|project plan:3|gantt:3|milestone:2|project tracking:3|to-do:2|task list:3|kanban:2|project portfolio:3|project:1|timeline of project:2|todo:2",
    de: "projektaufgabe:3|projektmanagement:3|aufgabe:2|projektplan:3|meilenstein:2",
    es: "tareas de proyecto:3|gestión de proyectos:3|tarea:2|plan de proyecto:3",
    fr: "tâches de projet:3|gestion de projet:3|tâche:2|planning de projet:3",
    pt: "tarefas de projeto:3|gestão de projetos:3|tarefa:2|cronograma:2",
  },
  against:
    "agent task:3|task success:2|benchmark:3|pull request:3|commit:2|crowdsourcing:3|construction:2|ecs task:3|bug:2",
  record: "task",
  fields: [
    key("task_id=project_task_id"),
    core("project_id@project", { names: "project" }),
    core("title", { names: "title|task name|task|name|nombre|nom|nome" }),
    core("assignee=assigned_to", { names: "assignee|assigned to|owner|responsible" }),
    core("status=task_status", { names: "status|task status|estado|statut|situação" }),
    core("start_date", { names: "start|beginn|inicio|début|início" }),
    core("due_date", { names: "due date|deadline|end date" }),
    ...knowns(
      "priority estimated_hours actual_hours percent_complete created_at completed_at=closed_at description project_name@project",
    ),
    ...knowns(
      "phase=project_phase milestone tags project_manager@project budget@project parent_id is_late cost department",
    ),
  ],
  rules: [
    onlyWhere("actual_hours", "status", "done", "in progress", "blocked"),
    follows("completed_at", "start_date", lognormal(10, 0.7), "day"),
    onlyWhere("completed_at", "status", "done"),
    rule("percent_complete depends on status", "percent_complete status", {
      percent_complete: dependent(
        "status",
        { done: { kind: "constant", value: 100 }, "to do": { kind: "constant", value: 0 } },
        numbers(beta(1.6, 1.3, 5, 95), 0),
      ),
    }),
    rule("actual_hours are near estimated_hours", "actual_hours estimated_hours", {
      actual_hours: product("estimated_hours", 1, 1, lognormal(1.1, 0.35)),
    }),
    follows("due_date", "start_date", lognormal(11, 0.7), "day"),
  ],
  rhythm: "business",
  days: 180,
};

/** Staff, pay, hiring, selling and projects. */
export const workforceFrames: readonly Frame[] = [
  employees,
  payroll,
  timesheets,
  leaves,
  recruiting,
  postings,
  leads,
  opportunities,
  activities,
  tasks,
];

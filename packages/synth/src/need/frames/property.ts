import { always, beta, choices, codes, lognormal, normal, numbers, product, triangular } from "../ontology/models.ts";
import {
  adds,
  ascending,
  core,
  divides,
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
import type { Frame } from "./frame.ts";
import { tells } from "./rules.ts";

const listings: Frame = {
  id: "real_estate_listings",
  title: "real estate listings",
  cues: {
    en: "real estate:3|property listing:3|house price:3|home listing:3|housing:2|real estate listing:3|apartment:2|house for sale:3|housing market:3|property price:3|home price:3|bedroom:2|bathroom:1.5|square footage:2|sqft:1.5|square feet:1.5|realtor:3|mls:2|house:1|property:1|flat for sale:3|home for sale:5|apartment for sale:5|house listing:4|flat listing:4|apartment listing:4",
    de: "immobilie:3|häuser:2|grundstücke:2|immobilien:3|wohnung:2|hauspreise:3|immobilienanzeige:3|wohnfläche:2|haus:1|immobilienmarkt:3|wohnungen:2",
    es: "inmueble:3|bienes raíces:3|vivienda:2|casas en venta:3|precio de viviendas:3|inmobiliaria:3|apartamento:2|piso:1",
    fr: "immobilier:3|logement à louer:4|logements à louer:4|appartement à louer:4|annonce de location:3|annonce immobilière:3|prix des logements:3|maison à vendre:3|appartement:2|bien immobilier:3",
    pt: "imóvel:3|imobiliário:3|imóveis:3|preço de casas:3|apartamento:2|casa:1",
  },
  against:
    "rental:1|rent:2|tenant:3|airbnb:3|insurance:2|smart home:3|hotel:2|short-term:3|object property:3|white house:3|warehouse:2|household:2",
  record: "listing",
  fields: [
    key("listing_id", { names: "listing|property|property id|listing id" }),
    core("price=listing_price", { names: "price|listing price|asking price|house price|preis|precio|prix|preço" }),
    core("currency"),
    core("property_type", { names: "property type|type|home type|typ|art|tipo" }),
    core("bedrooms", { names: "bedrooms|beds" }),
    core("bathrooms", { names: "bathrooms|baths" }),
    core("living_area_m2", { names: "area|living area|size|square meters|floor area" }),
    core("city"),
    core("listed_date", { names: "listed date|listing date|date listed|date|datum|fecha" }),
    known("building=building_name", { names: "building" }),
    ...knowns("pet_policy flooring parking_type facing lease_type tenant_type guarantor insulation"),
    ...knowns(
      "region country district postcode address latitude longitude year_built lot_area_m2 floor=floor_number rooms=room_count area_sqft",
    ),
    ...knowns("price_per_m2 days_on_market status=listing_status sold_date=closed_at energy_class heating_type"),
    ...knowns(
      "has_parking has_garden has_balcony has_pool is_furnished agent=real_estate_agent condition=item_condition description property_tax",
    ),
    ...knowns(
      "hoa_fee estimated_value image_url monthly_rent distance_to_center=distance_km seller=full_name property_id title rating views=count",
    ),
    known("sold_price=property_sale_price", { names: "sold price|sale price|selling price" }),
  ],
  rules: [
    rule("bathrooms rise with bedrooms", "bathrooms bedrooms", {
      bathrooms: {
        kind: "dependent",
        by: "bedrooms",
        models: {
          0: always(1),
          1: always(1),
          2: choices("1:74|2:26"),
          3: choices("1:34|2:56|3:10"),
          4: choices("2:60|3:32|4:8"),
        },
        otherwise: choices("2:30|3:48|4:22"),
      },
    }),
    lasts("days_on_market", "listed_date", "sold_date", "day"),
    follows("sold_date", "listed_date", lognormal(38, 0.7), "day"),
    onlyWhere("sold_date", "status", "sold"),
    onlyWhere("sold_price", "status", "sold"),
    rule("estimated_value is near price", "estimated_value price", {
      estimated_value: product("price", 2, 1, lognormal(1, 0.07)),
    }),
    rule("sold_price is near price", "sold_price price", {
      sold_price: product("price", 2, 1, lognormal(0.975, 0.045)),
    }),
    divides("price_per_m2", "price", "living_area_m2"),
    rule(
      "area_sqft rises with bedrooms",
      "area_sqft bedrooms",
      {
        area_sqft: numbers(lognormal(1_650, 0.42), 0, { follows: [{ field: "bedrooms", weight: 0.75 }] }),
      },
      [{ kind: "sign", fields: ["area_sqft", "bedrooms"], sign: 1 }],
    ),
    rule(
      "living_area_m2 rises with bedrooms",
      "living_area_m2 bedrooms",
      {
        living_area_m2: numbers(lognormal(92, 0.42), 0, { follows: [{ field: "bedrooms", weight: 0.75 }] }),
      },
      [{ kind: "sign", fields: ["living_area_m2", "bedrooms"], sign: 1 }],
    ),
    rule(
      "price rises with bedrooms",
      "price bedrooms",
      {
        price: numbers(lognormal(315_000, 0.5), 2, { heaped: 0.8, follows: [{ field: "bedrooms", weight: 0.5 }] }),
      },
      [{ kind: "sign", fields: ["price", "bedrooms"], sign: 1 }],
    ),
    rule("price rises with area_sqft", "price area_sqft", { price: product("area_sqft", 2, 1, lognormal(245, 0.32)) }, [
      { kind: "sign", fields: ["price", "area_sqft"], sign: 1 },
    ]),
    rule(
      "price rises with living_area_m2",
      "price living_area_m2",
      { price: product("living_area_m2", 2, 1, lognormal(3_400, 0.32)) },
      [{ kind: "sign", fields: ["price", "living_area_m2"], sign: 1 }],
    ),
  ],
  days: 365,
};

const leases: Frame = {
  id: "rental_leases",
  title: "rentals and leases",
  cues: {
    en: "rental property:3|lease:3|tenant:3|apartment rental:3|rent payment:3|tenancy:3|property management:3|landlord:3|monthly rent:3|rental market:3|rent:2|rental apartment:3|rental housing:3|rental listing:2|leasing:1",
    de: "mietvertrag:3|mietverträge:3|mieter:3|mietwohnung:3|vermietung:2|miete:3|hausverwaltung:3",
    es: "contrato de alquiler:3|inquilino:3|alquiler de vivienda:3|alquiler:2|arrendamiento:3",
    fr: "bail:3|locataire:3|location immobilière:3|loyer:3|gestion locative:3",
    pt: "contrato de aluguel:3|inquilino:3|aluguel:2|locação de imóveis:3",
  },
  against:
    "car rental:3|coche:3|vehículo:3|voiture:3|véhicule:3|carro:3|veículo:3|airbnb:3|vacation rental:3|dhcp lease:3|ip lease:3|database tenant:3|multi-tenant:3|vehicle lease:2|equipment rental:3|short-term:3",
  record: "lease",
  fields: [
    key("lease_id"),
    core("property_id"),
    core("tenant_id"),
    core("start_date", { names: "start date|lease start|move-in date|start|beginn|inicio|début|início" }),
    core("end_date", { names: "end date|lease end|move-out date|end|ende|fin|fim" }),
    core("monthly_rent", { names: "rent|monthly rent|rent amount" }),
    core("currency"),
    core("status", {
      names: "estado|statut|situação",
      model: choices("active:66|ended:24|terminated early:6|in arrears:4"),
    }),
    known("building=building_name", { names: "building" }),
    ...knowns("pet_policy flooring parking_type facing lease_type tenant_type guarantor insulation"),
    ...knowns("deposit=security_deposit property_type bedrooms living_area_m2 city address"),
    ...knowns(
      "tenant_name=full_name landlord=company_name term_months payment_method is_furnished pets_allowed late_payments=count",
    ),
    ...knowns(
      "due_date paid_date is_late late_fee amount_paid utilities_included=flag occupants=guests country region floor=floor_number",
    ),
    known("age", { minimum: 18 }),
    ...knowns("income credit_score payment_status"),
  ],
  rules: [
    onlyWhere("late_fee", "is_late", true),
    rule("deposit is a few months' rent", "deposit monthly_rent", { deposit: product("monthly_rent", 2, 2) }, [
      { kind: "product", result: "deposit", factors: ["monthly_rent"], times: 2 },
    ]),
    rule(
      "start_date < end_date",
      "start_date end_date",
      {
        end_date: { kind: "later", than: "start_date", by: lognormal(15, 0.4), unit: "month" },
      },
      [ascending("start_date end_date")],
    ),
    rule(
      "end_date = start_date + term_months",
      "end_date start_date term_months",
      {
        end_date: { kind: "shifted", than: "start_date", by: "term_months", unit: "month" },
        term_months: choices("12:64|24:18|6:10|36:8"),
      },
      [ascending("start_date end_date")],
    ),
  ],
  rhythm: "business",
  days: 730,
};

const cases: Frame = {
  id: "legal_cases",
  title: "legal cases",
  cues: {
    en: "legal case:3|court case:3|lawsuit:3|litigation:3|law firm:2|court:2|case file:2|legal matter:3|attorney:2|lawyer:2|judge:1|docket:3|verdict:2|court record:3|plaintiff:3|hearing:1|legal:2|legal practice:3",
    de: "rechtsfall:3|rechtsfälle:3|gerichtsverfahren:3|klage:2|anwaltskanzlei:3|gericht:2|rechtsanwalt:2",
    es: "caso judicial:3|caso legal:3|demanda judicial:3|bufete:3|tribunal:2|abogado:2",
    fr: "affaire judiciaire:3|procès:3|cabinet d'avocats:3|tribunal:2|avocat:2|litige:3",
    pt: "processo judicial:3|caso jurídico:3|escritório de advocacia:3|tribunal:2|advogado:2",
  },
  against:
    "hearing aid:4|hearing test:4|tennis court:3|support case:3|test case:3|use case:3|covid case:3|llm judge:3|disease case:3|crime:2|basketball court:3|food court:3",
  record: "case",
  fields: [
    key("case_id"),
    core("case_type", { names: "case type|type|matter type|typ|art|tipo" }),
    core("filed_date=filing_date", { names: "filed date|filing date|opened|date|datum|fecha" }),
    core("court"),
    core("attorney", { names: "attorney|lawyer|counsel" }),
    core("client=full_name", { names: "client|plaintiff|party" }),
    core("status=case_status", { names: "status|case status|estado|statut|situação" }),
    known("outcome=case_outcome", { names: "outcome|ruling|verdict|disposition|case disposition|judgment|decision" }),
    known("duration_days", {
      names: "days to disposition|days to close|days to decision|case duration|days open|time to disposition",
      model: numbers(lognormal(210, 0.7), 0),
    }),
    ...knowns(
      "practice_area judge=presiding_judge hearing_date closed_date=end_date settlement_amount claim_amount currency defendant=company_name",
    ),
    ...knowns("hours_billed=hours_worked hourly_rate legal_fees=fee region description priority matter_id country"),
  ],
  rules: [
    multiplies("legal_fees", "hours_billed hourly_rate"),
    lasts("duration_days", "filed_date", "closed_date", "day"),
    onlyWhere("settlement_amount", "status", "settled"),
    onlyWhere("closed_date", "status", "closed", "settled", "dismissed"),
    onlyWhere("outcome", "status", "closed", "settled", "dismissed"),
    onlyWhere("duration_days", "status", "closed", "settled", "dismissed"),
    follows("closed_date", "filed_date", lognormal(260, 0.7), "day"),
    follows("hearing_date", "filed_date", lognormal(120, 0.6), "day"),
  ],
  rhythm: "business",
  days: 1_460,
};

const contracts: Frame = {
  id: "contracts",
  title: "contracts",
  cues: {
    en: "contract:2|contract management:3|legal contract:3|supplier contract:3|agreement:2|contract renewal:3|vendor contract:3|service agreement:3|contract register:3|contract clause:3|nda:2",
    de: "vertrag:2|verträge:2|vertragsverwaltung:3|lieferantenvertrag:3",
    es: "contrato:2|gestión de contratos:3",
    fr: "contrat:2|gestion des contrats:3",
    pt: "contrato:2|gestão de contratos:3",
  },
  against:
    "smart contract:3|solidity:3|employment contract:2|rental contract:3|token:3|option contract:3|data contract:3|insurance contract:3|phone contract:3",
  record: "contract",
  fields: [
    key("contract_id"),
    core("counterparty", { names: "counterparty|party|supplier|client|vendor" }),
    core("type=contract_kind", { names: "type|contract type|typ|art|tipo" }),
    core("start_date", { names: "start date|effective date|signed date|start|beginn|inicio|début|início" }),
    core("end_date", { names: "end date|expiry date|expiration date|end|ende|fin|fim" }),
    core("value=deal_value", { names: "value|contract value|amount|betrag|importe|monto|montant|valor" }),
    core("currency"),
    core("status=contract_status", { names: "status|contract status|estado|statut|situação" }),
    ...knowns(
      "owner=assigned_to department auto_renewal renewal_date payment_terms clause_type signed_at=created_at risk_level country title",
    ),
    ...knowns("notice_days=duration_days governing_law=country term_months"),
  ],
  rules: [
    onlyWhere("renewal_date", "auto_renewal", true),
    follows("end_date", "start_date", lognormal(720, 0.5), "day"),
    rule(
      "end_date = start_date + term_months",
      "end_date start_date term_months",
      {
        end_date: { kind: "shifted", than: "start_date", by: "term_months", unit: "month" },
        term_months: choices("12:44|24:24|36:22|60:10"),
      },
      [ascending("start_date end_date")],
    ),
  ],
  rhythm: "business",
  days: 1_095,
};

const billableHours: Frame = {
  id: "billable_hours",
  title: "billable hours",
  cues: {
    en: "billable hour:3|law firm:2|time entries:3|law firm time entry:3|billed hours:3|legal billing:3|time billing:3|attorney hours:3|consulting hours:3|professional services:2|consultant timesheet:3|law firm billing:3|legal bill:3|freelancer:2|consulting project:2",
    de: "abrechenbare stunden:3|honorarabrechnung:3|beratungsstunden:3",
    es: "horas facturables:3|facturación por horas:3",
    fr: "heures facturables:3|honoraires:2",
    pt: "horas faturáveis:3|honorários:2",
  },
  record: "time entry",
  fields: [
    key("timesheet_id"),
    core("date", { names: "datum|fecha" }),
    core("professional=attorney@professional", { names: "attorney|consultant|professional|timekeeper|freelancer" }),
    core("client=company_name@matter", { names: "client|customer|kunde|cliente" }),
    core("matter_id@matter", { names: "matter|case|project" }),
    core("hours=hours_worked", {
      names: "hours|billable hours|duration|dauer|duración|durée|duração",
      model: numbers(triangular(0.1, 0.8, 8), 1),
    }),
    core("hourly_rate", { model: numbers(lognormal(240, 0.35), 2, { heaped: 0.8 }) }),
    core("amount", {
      names:
        "amount|fee|total|billed amount|betrag|importe|monto|montant|valor|gesamtbetrag|importe total|montant total|valor total",
    }),
    core("currency@matter"),
    ...knowns("description billable=flag activity=activity_type practice_area@matter status invoice_id department"),
  ],
  rules: [multiplies("amount", "hours hourly_rate")],
  rhythm: "business",
};

const donations: Frame = {
  id: "donations",
  title: "donations",
  cues: {
    en: "donation:3|donor:3|charity:3|fundraising:3|nonprofit:3|non-profit:3|ngo:3|charitable giving:3|crowdfunding:2|gift:1|pledge:2|fundraising campaign:3|philanthropy:3|charitable donation:3",
    de: "spende:3|spenden:3|spender:3|gemeinnützig:3|wohltätigkeit:3|spendenkampagne:3|verein:2",
    es: "donación:3|donaciones:3|donante:3|ong:3|recaudación de fondos:3",
    fr: "don:2|dons:3|donateur:3|association caritative:3|collecte de fonds:3|ong:3",
    pt: "doação:3|doações:3|doador:3|ong:3|captação de recursos:3",
  },
  against: "blood donation:3|organ:3|political:2|gift card:3|blood donor:3|egg donor:3",
  record: "donation",
  fields: [
    key("donation_id"),
    core("donated_at=timestamp", { names: "donation date|date|timestamp|donated at|gift date|datum|fecha" }),
    core("donor_id@donor"),
    core("amount=donation_amount", { names: "amount|donation amount|gift amount|betrag|importe|monto|montant|valor" }),
    core("currency"),
    core("campaign=fund_designation", { names: "campaign|fund|cause|purpose|designation|appeal" }),
    core("payment_method"),
    core("is_recurring", { names: "recurring|is recurring|monthly donor" }),
    ...knowns(
      "donor_name=full_name@donor donor_type@donor email@donor country@donor channel tax_deductible frequency city@donor age_group@donor",
    ),
    known("age@donor", { minimum: 18 }),
    ...knowns(
      "message status fee net_amount=subtotal first_donation_date=signup_date@donor total_given=lifetime_value@donor anonymous=flag",
    ),
    ...knowns("postcode@donor campaign_id@campaign"),
    known("funding_goal", { names: "goal|campaign goal" }),
    known("backer_count"),
  ],
  rules: [
    { ...adds("net_amount", "+amount -fee"), statement: "net_amount = amount - fee" },
    within("fee", "amount", beta(3, 110)),
  ],
  rhythm: "consumer",
  days: 365,
};

const grants: Frame = {
  id: "grants",
  title: "grants",
  cues: {
    en: "grant:2|research grant:3|grant application:3|funding:2|grant award:3|subsidy:3|scholarship:2|foundation grant:3|grantee:3|startup funding:2|funding round:2",
    de: "förderung:2|fördermittel:3|zuschuss:3|stipendium:2",
    es: "subvención:3|beca:2|financiación:2",
    fr: "subvention:3|bourse de recherche:3|financement:2",
    pt: "subsídio:3|bolsa de pesquisa:3|financiamento de projetos:2",
  },
  against: "privilege:3|sql grant:3|loan:3|permission:3|stock grant:2|oauth grant:3",
  record: "grant",
  fields: [
    key("grant_id"),
    core("title", { names: "title|project title" }),
    core("organisation=company_name", { names: "organisation|organization|grantee|recipient|institution" }),
    core("amount=grant_amount", {
      names: "amount|grant amount|funding|award amount|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    core("status=grant_status", { names: "status|estado|statut|situação" }),
    core("applied_date=date", { names: "application date|applied date|date|submitted|datum|fecha" }),
    ...knowns(
      "awarded_date=start_date end_date programme=fund_designation country field=topic requested_amount=budget funder=counterparty principal_investigator=full_name people_served description",
    ),
  ],
  rules: [
    within("amount", "requested_amount", beta(7, 2)),
    onlyWhere("awarded_date", "status", "awarded", "in progress", "closed"),
    follows("end_date", "awarded_date", lognormal(540, 0.4), "day"),
    follows("awarded_date", "applied_date", lognormal(120, 0.4), "day"),
  ],
  rhythm: "business",
  days: 1_095,
};

const volunteers: Frame = {
  id: "volunteer_shifts",
  title: "volunteer hours",
  cues: {
    en: "volunteer:3|volunteering:3|volunteer hour:3|volunteer shift:3|community service:3|food bank:3|homeless shelter:2",
    de: "freiwillige:3|ehrenamt:3|freiwilligenarbeit:3",
    es: "voluntario:3|voluntariado:3",
    fr: "bénévole:3|bénévolat:3",
    pt: "voluntário:3|voluntariado:3",
  },
  against: "healthy volunteer:3|trial:2",
  record: "volunteer shift",
  fields: [
    key("shift_id"),
    core("volunteer_id@volunteer"),
    core("date", { names: "datum|fecha" }),
    core("activity=type", {
      names: "activity|role|task",
      model: choices("food distribution|tutoring|event support|office help|visiting|driving|fundraising"),
    }),
    core("hours=volunteer_hours", { names: "hours|duration|dauer|duración|durée|duração" }),
    core("location", { names: "location|site" }),
    known("age@volunteer", { minimum: 14 }),
    ...knowns(
      "volunteer_name=full_name@volunteer skills@volunteer people_served status email@volunteer start_time end_time attended city",
    ),
  ],
  rules: [follows("end_time", "start_time", normal(200, 40), "min")],
  rhythm: "business",
};

const homeServices: Frame = {
  id: "home_services",
  title: "household service jobs",
  cues: {
    en: "home service:3|household service:3|cleaning service:3|plumber:3|plumbing:2|handyman:3|home repair:3|field service:3|service job:3|electrician:2|landscaping:3|gardening service:3|moving company:3|pest control:3|service appointment:2|technician visit:3|hvac service:2|home improvement job:3|tradesperson:3|laundry:2",
    de: "handwerker:3|haushaltsdienst:3|reinigungsdienst:3|reparaturdienst:3|umzug:2|klempner:3",
    es: "servicios a domicilio:3|servicio de limpieza:3|fontanero:3|reparaciones del hogar:3",
    fr: "services à domicile:3|service de ménage:3|plombier:3|dépannage:3",
    pt: "serviços domésticos:3|serviço de limpeza:3|encanador:3|reparos residenciais:3",
  },
  against:
    "microservice:3|web service:3|api:2|smart home:3|car repair:2|telecom:2|cleaning data:3|data cleaning:3|whatsapp:4|chat:3|message:2",
  record: "job",
  fields: [
    key("job_id=service_order_id", { names: "job|service order|job id" }),
    core("scheduled_at", { names: "scheduled at|appointment|date|scheduled date|datum|fecha" }),
    core("customer_id@customer"),
    core("service=home_service", { names: "service|service type|job type|type|typ|art|tipo" }),
    core("provider=service_provider@provider", { names: "provider|technician|worker|contractor|cleaner" }),
    core("price=total", {
      names:
        "price|cost|total|amount|invoice amount|preis|precio|prix|preço|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    core("status=appointment_status", { names: "status|estado|statut|situação" }),
    ...knowns(
      "duration_hours address=address@customer city@customer rating urgency=urgency_level labor_cost parts_cost quote_amount hourly_rate",
    ),
    ...knowns(
      "tip payment_method completed_at=closed_at description review_text customer_name=full_name@customer phone@customer is_recurring booked_at warranty=flag",
    ),
  ],
  rules: [
    rule(
      "booked_at is before scheduled_at",
      "booked_at scheduled_at",
      {
        booked_at: { kind: "later", than: "scheduled_at", by: normal(-6, 1.7), unit: "day" },
      },
      [ascending("booked_at scheduled_at")],
    ),
    onlyWhere("rating", "status", "completed"),
    follows("completed_at", "scheduled_at", lognormal(2.4, 0.5), "h"),
    onlyWhere("completed_at", "status", "completed"),
    multiplies("labor_cost", "duration_hours hourly_rate"),
    multiplies("price", "duration_hours hourly_rate"),
    adds("price", "+labor_cost +parts_cost"),
  ],
  rhythm: "business",
};

const appointments: Frame = {
  id: "salon_appointments",
  title: "salon appointments",
  cues: {
    en: "salon:3|hair saloon:3|hair stylist:3|stylist:2.5|haircut:3|hair cut:3|hair salon:3|beauty salon:3|barber:3|spa:2|salon appointment:3|hairdresser:3|nail salon:3|massage appointment:3|beauty appointment:3|appointment booking:2|tattoo studio:3|tattoo studio:7|tattoo appointment:7|tattoo booking:7|piercing studio:6|barber shop:4|barbershop:5",
    de: "friseur:3|friseursalon:3|kosmetikstudio:3|terminbuchung:2",
    es: "peluquería:3|salón de belleza:3|barbería:3",
    fr: "salon de coiffure:3|coiffeur:3|institut de beauté:3",
    pt: "salão de beleza:3|cabeleireiro:3|barbearia:3",
  },
  against: "doctor:3|medical:3|patient:3|dentist:3|clinic:3|single page:3",
  record: "appointment",
  fields: [
    key("appointment_id=service_order_id", { model: codes("APT-", 6), names: "appointment|appointment id|booking id" }),
    core("scheduled_at", { names: "appointment time|date|time|scheduled at|timestamp|datum|fecha" }),
    core("customer_id@customer", { names: "client|customer|kunde|cliente" }),
    core("service=salon_service", {
      names: "service|treatment|leistung|behandlung|servicio|tratamiento|prestation|soin|serviço",
    }),
    core("stylist@stylist"),
    core("duration_min", { names: "duration|length" }),
    core("price", { model: numbers(lognormal(42, 0.5), 2, { heaped: 0.6 }) }),
    core("currency"),
    core("status=appointment_status", { names: "status|estado|statut|situação" }),
    known("artist=makeup_artist", { names: "artist|tattoo artist|therapist|beautician|technician|nail technician" }),
    known("deposit=security_deposit", { names: "deposit", model: numbers(lognormal(35, 0.4), 0, { heaped: 0.8 }) }),
    ...knowns("tattoo_style piercing nail_shape nail_colour hair_type hair_colour hair_length skin_type"),
    ...knowns(
      "tip payment_method no_show is_repeat_guest rating booked_at phone@customer customer_name=full_name@customer store_id@stylist channel",
    ),
  ],
  rules: [
    within("tip", "price", beta(2, 18)),
    onlyWhere("tip", "status", "completed"),
    tells("no_show", "status", "no_show"),
  ],
  rhythm: "business",
};

const people: Frame = {
  id: "people",
  title: "people",
  cues: {
    en: "pii:4|pii detector:5|pii detection:5|personally identifiable:4|people:1|person:1|personal profile:3|fake people:3|contact list:3|address book:3|person record:3|names and addresses:3|mailing list:2|identity record:2|personal data:1|fake profile:3|population:1|individual:1|mock users:2|test persona:2|household:1|citizen:1",
    de: "personen:2|personendaten:3|adressliste:3|kontaktliste:3|adressbuch:3",
    es: "personas:2|lista de contactos:3|perfiles de personas:3|agenda de contactos:3",
    fr: "personnes:2|liste de contacts:3|profils de personnes:3|carnet d'adresses:3",
    pt: "pessoas:2|lista de contatos:3|perfis de pessoas:3|agenda de contatos:3",
  },
  against: "patient:3|employee:3|student:3|customer:2|voter:2|passenger:3|subscriber:2|census:2",
  record: "person",
  fields: [
    key("person_id=id", { model: codes("PER-", 6) }),
    core("full_name", { names: "name|full name|nombre|nom|nome" }),
    core("email"),
    core("phone"),
    core("country"),
    core("city"),
    core("birth_date", { names: "birth date|date of birth|dob|birthday" }),
    known("age", { minimum: 18 }),
    ...knowns(
      "first_name last_name gender address street postcode region nationality language occupation income marital_status",
    ),
    ...knowns(
      "education_level children household_size username company_name job_title salutation employment_status height_cm weight_kg",
    ),
    ...knowns("created_at latitude longitude timezone age_group income_band website image_url iban"),
  ],
  rules: [],
};

/** Real estate, law, giving, services at home, and people as such. */
export const propertyFrames: readonly Frame[] = [
  listings,
  leases,
  cases,
  contracts,
  billableHours,
  donations,
  grants,
  volunteers,
  homeServices,
  appointments,
  people,
];

import { beta, choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns, lasts, onlyWhere, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { pulledBy } from "./rules.ts";

const electionResults: Frame = {
  id: "election_results",
  title: "election results",
  cues: {
    en: "election result:3|election:3|voting:2|vote count:3|ballot:2.5|polling station:3|precinct:2.5|candidate:1.5|turnout:2.5|voter:2.5|referendum:3|political party:2.5|constituency:2.5|voter registration:3",
    de: "wahlergebnis:3|wahl:2.5|wahlbezirk:3|stimmen:1.5|wahlbeteiligung:3",
    es: "resultados electorales:3|elecciones:3|votación:2.5|participación electoral:3",
    fr: "résultats électoraux:3|élections:3|bureau de vote:3|scrutin:2.5",
    pt: "resultados eleitorais:3|eleições:3|eleição:3|votação:2.5",
  },
  against:
    "opinion poll:4|polling of voter:4|turnout intention:3|party preference:2|dao:3|governance proposal:3|job candidate:3|recruiting:2|feature selection:2|upvote:2|leader election:3",
  record: "result",
  fields: [
    core("election_id@election", { names: "election" }),
    key("precinct_id@precinct", { names: "precinct|polling station|district" }),
    core("candidate=election_candidate@candidate", { names: "candidate|candidate name" }),
    core("party=political_party@candidate", { names: "party" }),
    core("votes=vote_count", { names: "votes|vote count|votes received" }),
    core("registered_voters@precinct", { names: "electorate|eligible voters" }),
    core("turnout_pct@precinct", { names: "turnout" }),
    core("election_date=date@election", { names: "date|election day" }),
    ...knowns(
      "region city country vote_share invalid_votes voting_method is_elected vote_choice voter_id age gender constituency=district year population_count education_level",
    ),
  ],
  rules: [
    within("votes", "registered_voters", beta(2, 9), 0),
    within("invalid_votes", "registered_voters", beta(1.4, 120), 0),
  ],
  rhythm: "flat",
  days: 1460,
};

const censusHouseholds: Frame = {
  id: "census_households",
  title: "census households",
  cues: {
    en: "census:3|household survey:3|demographic:2|demographics:2|population data:3|population statistics:3|household data:2|adult income:3|income prediction:2.5|socioeconomic:3|household composition:3|population register:3|microdata:2",
    de: "volkszählung:3|zensus:3|bevölkerungsdaten:3|demografie:2|haushaltsdaten:2",
    es: "censo:3|datos demográficos:3|población:1.5|hogares:1.5",
    fr: "recensement:3|données démographiques:3|population:1.5|ménages:1.5",
    pt: "censo:3|dados demográficos:3|população:1.5|domicílios:1.5",
  },
  against: "energy:1.5|smart meter:2.5|customer:1.5|patient:1.5|bird:2",
  record: "person",
  fields: [
    key("person_id=record_id", { names: "person|resident|respondent|citizen" }),
    core("household_id@household"),
    core("age"),
    core("gender", { names: "sex" }),
    core("region@household", { names: "state|province" }),
    core("education_level", { names: "education" }),
    core("income", { names: "annual income|household income" }),
    core("surveyed_on=date", { names: "census date|survey date" }),
    ...knowns(
      "marital_status occupation employment_status household_size household_type housing_tenure dwelling_type ethnicity nationality language children census_tract@household city postcode urbanicity birth_date hours_per_week=duration_hours citizenship=immigration_status health_insurance=flag vehicle_count industry survey_weight country full_name capital_gain=amount",
    ),
  ],
  rules: [pulledBy("income", { age: 0.25 }, lognormal(34_000, 0.65), 0)],
  rhythm: "business",
  days: 365,
};

const regionalStatistics: Frame = {
  id: "regional_statistics",
  title: "regional and country statistics",
  cues: {
    en: "country statistics:3|economic indicator:3|gdp:2.5|unemployment rate:2.5|macroeconomic:3|life expectancy:2.5|world development:3|inflation rate:2.5|national statistics:3|countries:1.5|city statistics:2.5|human development:3|population by country:3|population growth:2.5",
    de: "länderstatistik:3|wirtschaftsindikator:3|regionalstatistik:3|arbeitslosenquote:2.5",
    es: "indicadores económicos:3|estadísticas de países:3|tasa de desempleo:2.5",
    fr: "indicateurs économiques:3|statistiques des pays:3|taux de chômage:2.5",
    pt: "indicadores econômicos:3|estatísticas de países:3|taxa de desemprego:2.5",
  },
  against: "customer:1|sales region:2|stock:1.5",
  record: "observation",
  fields: [
    key("country", { names: "nation" }),
    key("year", { names: "period" }),
    core("population=population_count", { names: "population", model: numbers(lognormal(9_500_000, 1.3), 0) }),
    core("gdp_per_capita=gdp", { names: "gdp|gdp per capita" }),
    core("unemployment_rate", { names: "unemployment" }),
    core("life_expectancy"),
    ...knowns(
      "inflation_rate poverty_rate literacy_rate fertility_rate births deaths area_km2 population_density region city carbon_emissions date renewable_share energy_kwh currency vaccination_rate hospital_beds incidence_per_100k income",
    ),
  ],
  rules: [pulledBy("life_expectancy", { gdp_per_capita: 0.6 }, normal(75.5, 5.5), 1)],
  rhythm: "flat",
  days: 3650,
};

const crimeIncidents: Frame = {
  id: "crime_incidents",
  title: "crime incidents",
  cues: {
    en: "crime:3|crime incident:3|crime report:3|police report:3|police:2.5|arrest:2.5|theft:2|burglary:2.5|offense:2|law enforcement:2.5|criminal:2|stop and search:3|prison:2.5|court case:1.5|homicide:2.5",
    de: "kriminalität:3|straftat:3|polizeibericht:3|polizei:2.5",
    es: "delitos:3|crimen:3|denuncias policiales:3|policía:2.5",
    fr: "crimes et délits:3|criminalité:3|police:2.5",
    pt: "crimes:3|ocorrências policiais:3|polícia:2.5",
  },
  against: "cyber:2.5|fraud transaction:2|malware:2|identity theft:1.5|financial crime:2|aml:2",
  record: "incident",
  fields: [
    key("incident_id=crime_id", { names: "incident|case|crime|report number" }),
    core("occurred_at=timestamp", { names: "date|time|incident date|offense date" }),
    core("crime_type", { names: "type|offense|category" }),
    core("district", { names: "area|precinct|neighborhood|beat" }),
    core("latitude"),
    core("longitude"),
    core("arrest_made", { names: "arrest|arrested" }),
    core("status=case_disposition", { names: "status|outcome" }),
    ...knowns(
      "reported_at=created_at victim_count weapon_type place_type address city severity description=incident_description age gender ethnicity response_minutes is_domestic=flag officer=assigned_to case_number=reference_number hour weekday value",
    ),
  ],
  rules: [follows("reported_at", "occurred_at", lognormal(180, 1.4), "min")],
  rhythm: "consumer",
  days: 365,
};

const emergencyCalls: Frame = {
  id: "emergency_calls",
  title: "emergency calls",
  cues: {
    en: "emergency call:3|911 call:3|911:3|112 emergency:3|112 call:3|999 call:3|dispatch:2|ambulance:3|fire department:3|fire brigade:3|emergency dispatch:3|first responder:3|emergency response:3|firefighter:2.5|paramedic:2.5|rescue:1.5|fire incident:3|fire service:4|fire engine:3|fire station:3|fire crew:3|lifeboat:3|mountain rescue:4|rescue service:3|coastguard:3",
    de: "notruf:3|rettungsdienst:3|feuerwehr:3|feuerwehreinsatz:3|krankenwagen:3",
    es: "llamada de emergencia:3|ambulancia:3|bomberos:3|emergencias:2.5",
    fr: "appel d'urgence:3|ambulance:3|pompiers:3|secours:2.5",
    pt: "chamada de emergência:3|ambulância:3|bombeiros:3|emergências:2.5",
  },
  against:
    "emergency department:2|emergency room:2|triage:1.5|on-call incident:3|firewall:3|emergency fund:3|plumber:4|boiler:3|technician:3|electrician:4|engineer:2|locksmith:4|repair:2|plummer:4|breakdown:2",
  record: "call",
  fields: [
    key("call_id=emergency_call_id", { names: "incident|call|dispatch" }),
    core("received_at=timestamp", { names: "call time|reported at|time|date" }),
    core("type=emergency_type", { names: "type|incident type|category|emergency type" }),
    core("priority"),
    core("district", { names: "area|location|zone" }),
    core("dispatched_at", { names: "dispatch time" }),
    core("arrived_at=on_scene_at", { names: "arrival|arrival time|on scene" }),
    core("response_min=response_minutes", { names: "response time|response minutes" }),
    ...knowns(
      "latitude longitude unit=unit_callsign units_dispatched fire_cause casualties hospital_name address city cleared_at=closed_at age gender outcome weather_condition chief_complaint description=incident_description caller_number disaster_type",
    ),
  ],
  rules: [
    follows("dispatched_at", "received_at", lognormal(1.6, 0.6), "min"),
    follows("arrived_at", "received_at", lognormal(10, 0.5), "min"),
    follows("arrived_at", "dispatched_at", lognormal(8, 0.5), "min"),
    lasts("response_min", "received_at", "arrived_at", "min"),
    follows("cleared_at", "arrived_at", lognormal(48, 0.6), "min"),
    onlyWhere("fire_cause", "type", "fire"),
  ],
  rhythm: "consumer",
  days: 90,
};

const serviceRequests: Frame = {
  id: "citizen_service_requests",
  title: "citizen service requests",
  cues: {
    en: "citizen service request:4|citizen service:3|311:3|311 request:3|citizen request:3|citizen complaint:3|municipal:2.5|city service:2.5|service request of citizen:3|pothole:3|street light:2.5|city council:2|noise complaint:3|local government:2.5|graffiti:2.5",
    de: "bürgeranliegen:3|bürgerbeschwerden:4|bürgerbeschwerde:4|bürgermeldungen:4|schlaglöcher:3|stadtverwaltung:2.5|gemeinde:1.5|mängelmelder:3",
    es: "solicitudes ciudadanas:3|quejas ciudadanas:3|quejas vecinales:4|reclamaciones vecinales:4|baches:3|alumbrado:2|ayuntamiento:2.5|municipio:1.5",
    fr: "demandes citoyennes:3|réclamations des citoyens:4|signalements de voirie:4|nids-de-poule:3|signalements:2.5|mairie:2.5",
    pt: "solicitações de cidadãos:3|reclamações de cidadãos:3|reclamações de munícipes:5|munícipes:3|buracos:2|iluminação pública:2.5|câmara municipal:3|prefeitura:2.5",
  },
  against: "customer support:2|it ticket:2.5|consumer complaint bank:2",
  record: "request",
  fields: [
    key("request_id=service_request_id", { names: "request|ticket|complaint" }),
    core("created_at", { names: "opened|submitted|reported at|date" }),
    core("category=request_category", { names: "type|complaint type|issue|category" }),
    core("agency", { names: "department" }),
    core("district", { names: "borough|neighborhood|area|ward" }),
    core("status"),
    core("closed_at", { names: "closed|resolved at|resolution date" }),
    known("resolution_days=response_days", { names: "days to resolve|resolution time|days open" }),
    ...knowns(
      "latitude longitude address city channel priority description satisfaction postcode assigned_to image_url",
    ),
  ],
  rules: [
    follows("closed_at", "created_at", lognormal(5.5, 1), "day"),
    lasts("resolution_days", "created_at", "closed_at", "day"),
  ],
  rhythm: "consumer",
  days: 180,
};

const licences: Frame = {
  id: "licence_applications",
  title: "licences and visa applications",
  cues: {
    en: "business license:3|licence:2|permit:1.5|licence application:3|license application:2.5|visa application:3|passport application:3|immigration:2|driving licence:2.5|driver license:2",
    de: "visumantrag:3|genehmigung:1.5|gewerbeanmeldung:3|führerschein:2",
    es: "solicitud de visa:3|solicitudes de visado:3|permisos:1.5|licencias:1.5",
    fr: "demande de visa:3|permis de conduire:2|demande de permis:2",
    pt: "pedido de visto:3|alvarás:2|licenças:1.5",
  },
  against:
    "building permit:3|construction permit:3|planning application:2|software license:3|license key:3|emissions:1|software licence:5|software license:5|seat:2",
  record: "permit",
  fields: [
    key("permit_id", { names: "permit|license|application|application id" }),
    core("type=permit_type", { names: "type|permit type|license type" }),
    core("applied_on=date", { names: "application date|filed|filed on|submitted" }),
    core("issued_on=start_date", { names: "issue date|issued|approval date|approved on" }),
    core("status=permit_status", { names: "status" }),
    core("fee", { names: "permit fee|application fee", model: numbers(lognormal(85, 0.7), 2) }),
    core("district", { names: "area|ward|neighborhood" }),
    ...knowns(
      "applicant_name=full_name contractor=company_name address city postcode latitude longitude project_value=amount description expires_on=expiry_date inspector=assigned_to processing_days=response_days visa_type nationality building_type area_m2=value agency reason inspection_result",
    ),
  ],
  rules: [
    follows("issued_on", "applied_on", lognormal(34, 0.7), "day"),
    lasts("processing_days", "applied_on", "issued_on", "day"),
    onlyWhere("issued_on", "status", "approved", "expired"),
  ],
  rhythm: "business",
  days: 365,
};

const inspections: Frame = {
  id: "public_inspections",
  title: "public inspections",
  cues: {
    en: "public inspection:4|restaurant inspection:3|health inspection:3|food inspection:3|safety inspection:2.5|inspection:1.5|food safety:2.5|building inspection:2.5|sanitary:2|violations found:2",
    de: "lebensmittelkontrolle:3|kontrolle von restaurants:3|inspektion:1.5",
    es: "inspección sanitaria:3|inspección de restaurantes:3|inspecciones:1.5",
    fr: "inspection sanitaire:3|contrôle d'hygiène:3",
    pt: "inspeção sanitária:3|vigilância sanitária:3",
  },
  against: "manufacturing:2|quality control:2|vehicle inspection:2|packet inspection:3",
  record: "inspection",
  fields: [
    key("inspection_id"),
    core("establishment=company_name", {
      names: "establishment|restaurant|business|facility|restaurant name",
      model: { kind: "organisation", part: "name", industry: "restaurants" },
    }),
    core("inspected_on=date", { names: "inspection date|date|inspected" }),
    core("inspection_type=type", {
      names: "type|inspection type",
      model: choices("routine:66|follow-up:18|complaint:11|opening:5"),
    }),
    core("score", { names: "grade score" }),
    core("result=inspection_result", { names: "result|outcome|grade" }),
    core("violations=violation_count", { names: "violations|number of violations" }),
    ...knowns(
      "inspector=created_by address city postcode district latitude longitude violation_type risk_level fine_amount comment description category agency next_inspection=due_date",
    ),
  ],
  rules: [pulledBy("score", { violations: -0.7 }, beta(9, 2.2, 0, 100), 0)],
  rhythm: "business",
  days: 365,
};

const publicSpending: Frame = {
  id: "public_spending",
  title: "public spending and procurement",
  cues: {
    en: "public procurement:3|government contract:3|tender:2.5|public spending:3|government spending:3|budget of city:2.5|government budget:3|public contract:3|procurement:1.5|welfare benefit:2.5|social benefit:2.5|tax return:2|grants awarded:2.5|government grant:2.5|subsidy:2",
    de: "öffentliche ausschreibung:3|vergabe:2.5|öffentliche ausgaben:3|sozialleistung:2.5|haushaltsplan:2.5",
    es: "contratación pública:3|licitación:3|gasto público:3",
    fr: "marchés publics:3|appel d'offres:3|dépenses publiques:3",
    pt: "licitação:3|compras públicas:3|gastos públicos:3",
  },
  against: "supplier invoice:1.5|ad spend:3|smart contract:3|contract bridge:2",
  record: "contract",
  fields: [
    key("contract_id=reference_number", { names: "contract|tender|tender id|grant|payment" }),
    core("agency", { names: "buyer|authority|department|ministry" }),
    core("supplier=company_name", { names: "supplier|contractor|winner|recipient|vendor" }),
    core("awarded_on=date", { names: "award date|date|awarded" }),
    core("amount=contract_award", { names: "value|amount|contract value|award amount|spending" }),
    core("currency"),
    core("category", { names: "sector|type" }),
    ...knowns(
      "procurement_method bidders=count title description region country start_date end_date fiscal_year=year benefit_type tax_type budget=public_spending status program=label",
    ),
  ],
  rules: [
    follows("start_date", "awarded_on", lognormal(24, 0.6), "day"),
    follows("end_date", "start_date", lognormal(380, 0.6), "day"),
  ],
  rhythm: "business",
  days: 730,
};

const wasteCollections: Frame = {
  id: "waste_collections",
  title: "waste collections",
  cues: {
    en: "waste collection:3|garbage collection:3|trash collection:3|garbage:3|waste:2.5|trash:2.5|recycling:2.5|waste bin:3|landfill:2.5|refuse collection:3|bin fill level:3|garbage truck:3|waste management:3",
    de: "müllabfuhr:3|abfall:2.5|müll:2.5|recycling:2.5|abfallentsorgung:3",
    es: "recogida de basura:3|residuos:2.5|basura:2.5|reciclaje:2.5",
    fr: "collecte des déchets:3|déchets:2.5|recyclage:2.5",
    pt: "coleta de lixo:3|resíduos:2.5|lixo:2.5|reciclagem:2.5",
  },
  against: "garbage collection pause:3|garbage collector:3|heap:2|food waste:1|jvm:3|wasted spend:2",
  record: "collection",
  fields: [
    key("collection_id", { names: "pickup|collection" }),
    core("container_id@container", { names: "bin|container" }),
    core("collected_at=timestamp", { names: "date|collection date|pickup time|collected" }),
    core("waste_type@container", { names: "type|waste stream" }),
    core("weight_kg=waste_kg", { names: "weight|amount" }),
    core("fill_level", { names: "fill percentage|fullness", model: numbers(beta(3, 2.4, 5, 98), 1) }),
    core("district@container", { names: "area|zone|neighborhood" }),
    ...knowns(
      "vehicle_id@vehicle route_name driver_id@vehicle contamination_pct recycling_rate latitude@container longitude@container address@container missed_pickups next_collection_date distance_km temperature battery_level household_id@container cost city status",
    ),
  ],
  rules: [pulledBy("weight_kg", { fill_level: 0.75 }, lognormal(240, 0.7), 1)],
  rhythm: "business",
  days: 60,
};

export const governmentFrames: readonly Frame[] = [
  electionResults,
  censusHouseholds,
  regionalStatistics,
  crimeIncidents,
  emergencyCalls,
  serviceRequests,
  licences,
  inspections,
  publicSpending,
  wasteCollections,
];

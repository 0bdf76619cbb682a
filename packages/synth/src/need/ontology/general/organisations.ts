import { choice, money, organisation, shaped, whole } from "../define.ts";
import { lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is said of companies and their parts. */
export const organisationTypes: readonly SemanticType[] = [
  organisation(
    "company_name",
    {
      en: "company|organisation|organization|business name|firm|employer|org name|organisation name|organization name|company legal name",
      de: "firma|unternehmen|firmenname",
      es: "empresa|compañía|nombre de la empresa",
      fr: "entreprise|société|nom de l'entreprise",
      pt: "empresa|companhia|nome da empresa",
    },
    "The name of an invented company.",
    "name",
  ),
  choice(
    "industry",
    {
      en: "sector|business sector|line of business|vertical|branch of industry|industry sector",
      de: "branche|wirtschaftszweig",
      es: "industria|sector",
      fr: "secteur|secteur d'activité",
      pt: "setor|indústria|ramo",
    },
    "The line of business.",
    "software:14|manufacturing:13|retail:12|healthcare:11|financial services:10|construction:8|professional services:8|logistics:7|hospitality:6|education:5|energy:3|agriculture:3",
  ),
  choice(
    "company_size",
    {
      en: "organisation size|size of company|headcount band|employee range|company headcount|number of employees band",
      de: "unternehmensgröße",
      es: "tamaño de la empresa",
      fr: "taille de l'entreprise",
      pt: "tamanho da empresa|porte",
    },
    "The band of the number of employees.",
    "1-10:42|11-50:28|51-200:16|201-1000:9|1000+:5",
  ),
  whole(
    "employee_count",
    {
      en: "number of employees|employees|headcount|staff count|workforce size|number of staff",
      de: "mitarbeiterzahl|anzahl mitarbeiter",
      es: "número de empleados|plantilla",
      fr: "effectif|nombre d'employés",
      pt: "número de funcionários|quadro de pessoal",
    },
    "How many people it employs.",
    lognormal(38, 1.5),
    { minimum: 1 },
  ),
  money(
    "annual_revenue",
    {
      en: "company revenue|yearly revenue|annual turnover|annual sales",
      de: "jahresumsatz",
      es: "facturación anual|ingresos anuales",
      fr: "chiffre d'affaires annuel",
      pt: "faturamento anual|receita anual",
    },
    "The turnover of a year.",
    2_400_000,
    1.6,
    { heaped: 0.3 },
  ),
  choice(
    "department",
    {
      en: "dept|business unit|division|team department|org unit|organizational unit",
      de: "abteilung|bereich",
      es: "departamento|área",
      fr: "département de l'entreprise|service|direction",
      pt: "departamento|área|setor da empresa",
    },
    "The department.",
    "Sales:19|Engineering:18|Operations:17|Customer Support:12|Marketing:9|Finance:8|Human Resources:6|IT:6|Legal:3|Research:2",
  ),
  organisation(
    "job_title",
    {
      en: "position title|role title|title of the job|designation|job role|job position",
      de: "stellenbezeichnung|berufsbezeichnung|stelle",
      es: "puesto|cargo",
      fr: "poste|intitulé du poste|fonction",
      pt: "cargo|função",
    },
    "The title of the job.",
    "job_title",
  ),
  choice(
    "team",
    {
      en: "team name|squad|crew|group of colleagues",
      de: "mannschaft|gruppe",
      es: "equipo",
      fr: "équipe de travail",
      pt: "equipe|equipa",
    },
    "The team.",
    "North|South|East|West|Core|Growth|Platform|Field",
  ),
  choice(
    "role",
    { en: "user role|function role|access role|role name", de: "rolle", es: "rol", fr: "rôle", pt: "papel|perfil" },
    "The role.",
    "member:62|editor:18|manager:12|admin:6|owner:2",
  ),
  choice(
    "ownership_type",
    "legal form|company type|legal structure|business type|entity type",
    "The legal form of the company.",
    "private limited:58|sole trader:20|partnership:10|public limited:7|non-profit:5",
  ),
  shaped(
    "tax_id",
    {
      en: "vat number|vat id|tax number|tax identification number|tin|company tax id|vat registration number",
      de: "umsatzsteuer-id|ust-id|steuernummer",
      es: "nif|cif|número fiscal",
      fr: "numéro de tva|siret|numéro fiscal",
      pt: "nif|cnpj|número fiscal",
    },
    "A tax number of a shape that is not issued.",
    "XX999999999",
  ),
];

import { choice, money, person } from "../define.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Who lends, insures and invests, for whom and by what method. */
export const partiesTypes: readonly SemanticType[] = [
  choice(
    "investment_strategy",
    {
      en: "!strategy|trading strategy|strategy name|investment style|fund strategy|strategy type|portfolio strategy",
      de: "strategie|anlagestrategie",
      es: "estrategia",
      fr: "stratégie",
      pt: "estratégia",
    },
    "By what it is invested.",
    "growth:18|value:16|momentum:15|index tracking:13|mean reversion:11|income:10|long-short:9|market neutral:8",
  ),
  named(
    "fund",
    {
      en: "fund name|mutual fund|investment fund|hedge fund",
      de: "fonds|fondsname",
      es: "fondo",
      fr: "fonds",
      pt: "fundo",
    },
    "Invented fund.",
    "Aurelia Global Equity|Northgate Growth|Kestrel Income|Meridian Bond|Cordel Small Cap|Stonebridge Balanced|Helion Climate|Ridge Emerging Markets|Harbour Short Duration|Valdera Value",
  ),
  choice(
    "fund_type",
    "type of fund|fund category|fund class|kind of fund",
    "Kind of fund.",
    "equity:38|bond:22|balanced:15|money market:10|index:9|real estate:6",
  ),
  named(
    "broker",
    {
      en: "broker name|brokerage|brokerage firm|insurance broker|broker firm|executing broker",
      de: "makler",
      fr: "courtier",
      pt: "corretora",
    },
    "Invented broker.",
    "Harrow & Pike|Cordel Brokers|Northgate Securities|Aurelia Partners|Stonebridge Markets|Kestrel Broking|Linden & Co|Meridian Trading",
  ),
  named(
    "insurer",
    {
      en: "insurance company|insurance provider|insurance carrier|insurance firm|reinsurer",
      de: "versicherer|versicherungsgesellschaft",
      es: "aseguradora",
      fr: "assureur|compagnie d'assurance",
      pt: "seguradora",
    },
    "Invented insurer.",
    "Kestrel Mutual|Aurelia Insurance|Northgate Assurance|Harbour Life|Cordel General|Meridian Cover|Stonebridge Mutual|Valdera Seguros|Linden Versicherung",
  ),
  named(
    "lender",
    {
      en: "lender name|lending bank|bank lender|credit institution|mortgage lender|financing bank|lending institution",
      de: "kreditgeber",
      es: "prestamista",
      fr: "prêteur",
      pt: "financiador",
    },
    "Invented lender.",
    "Harbour Bank|Northgate Credit|Cordel Savings|First Meridian|Aurelia Bank|Stonebridge Lending|Linden Kreditbank|Kestrel Finance",
  ),
  person(
    "claimant",
    {
      en: "claim holder|injured party|named insured|insured party",
      de: "anspruchsteller",
      es: "reclamante",
      pt: "reclamante",
    },
    "Who claims.",
    "full_name",
  ),
  person(
    "teller",
    {
      en: "teller name|bank teller|bank clerk|bank advisor|relationship manager|loan officer|account manager of bank|financial advisor|financial adviser",
      de: "kundenberater",
      es: "cajero del banco|asesor financiero",
      fr: "guichetier|conseiller financier",
      pt: "caixa do banco",
    },
    "Who serves the customer.",
    "full_name",
  ),
  person(
    "beneficiary_name",
    {
      en: "!beneficiary|named beneficiary|heir|beneficiary of policy|life beneficiary",
      de: "begünstigter|empfänger der leistung",
      es: "beneficiario",
      fr: "bénéficiaire",
      pt: "beneficiário",
    },
    "Who is to have it.",
    "full_name",
  ),
  person(
    "account_holder",
    {
      en: "account owner|holder of account|account holder name|card holder",
      de: "kontoinhaber|karteninhaber",
      es: "titular de la cuenta",
      fr: "titulaire du compte",
      pt: "titular da conta",
    },
    "Whose account it is.",
    "full_name",
  ),
  choice(
    "coverage_kind",
    {
      en: "!coverage|type of coverage|type of cover|cover",
      de: "deckung|deckungsart",
      es: "cobertura|tipo de cobertura",
      fr: "couverture",
      pt: "cobertura|tipo de cobertura",
    },
    "What is covered.",
    "comprehensive:34|third party:24|third party fire and theft:14|liability:12|collision:9|basic:7",
  ),
  choice(
    "depreciation_method",
    {
      en: "depreciation type|method of depreciation|amortisation method|amortization method",
      de: "abschreibungsmethode",
      es: "método de depreciación|método de amortización",
      fr: "méthode d'amortissement|mode d'amortissement",
      pt: "método de depreciação",
    },
    "How the asset loses its value.",
    "straight line:66|declining balance:18|units of production:9|sum of years digits:4|double declining balance:3",
  ),
  choice(
    "valuation_method",
    "inventory method|stock valuation|inventory valuation method|costing method|valuation approach",
    "How stock is valued.",
    "FIFO:48|weighted average:34|standard cost:12|LIFO:6",
  ),
  choice(
    "complaint",
    {
      en: "complaint type|complaint reason|nature of complaint|reason for complaint|type of complaint|grievance|complaint about|complaint topic",
      de: "beschwerde|beschwerdegrund",
      es: "queja|motivo de queja",
      fr: "réclamation|plainte|motif de réclamation",
      pt: "queixa|motivo da reclamação",
    },
    "What is complained of.",
    "late delivery:20|wrong charge:18|poor service:16|faulty product:15|rude staff:9|long wait:9|missing item:8|noise:5",
  ),
  choice(
    "investor_type",
    "type of investor|investor class|kind of investor|investor category",
    "What kind of investor it is.",
    "retail:56|institutional:18|family office:9|venture capital:9|angel:8",
  ),
  choice(
    "covenant",
    "loan covenant|covenant type|financial covenant",
    "What the borrower must keep.",
    "leverage ratio:34|interest cover:26|minimum liquidity:18|capex limit:12|no further debt:10",
  ),
  choice(
    "default_reason",
    "reason for default|reason of default|arrears reason|hardship reason|reason for arrears",
    "Why it was not paid.",
    "job loss:30|illness:18|divorce:12|over-indebted:16|business failure:13|dispute:11",
  ),
  choice(
    "compliance_regulation",
    "!regulation|regulation name|regulatory framework|framework of compliance|compliance framework",
    "What must be kept.",
    "GDPR:28|ISO 27001:20|PCI DSS:16|SOC 2:14|HIPAA:9|SOX:7|MiFID II:6",
  ),
  money(
    "insurance_excess",
    { en: "!excess|policy excess|excess amount|compulsory excess|voluntary excess" },
    "What the insured bears of a claim.",
    300,
    0.6,
    { heaped: 0.9 },
  ),
];

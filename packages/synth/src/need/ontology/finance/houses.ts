import { choice, percent } from "../define.ts";
import { normal } from "../models.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Houses of finance by name and contracts by kind. */
export const housesTypes: readonly SemanticType[] = [
  percent(
    "fund_return_pct",
    "fund return|annual return|1 year return|return 1 year|one year return|3 year return|return 3 year|5 year return|return 5 year|ytd return|yearly return|total return of fund",
    "What it has brought in the time.",
    normal(6.2, 8.5),
    2,
    {
      minimum: -60,
      maximum: 150,
    },
  ),
  named(
    "branch",
    {
      en: "branch name|local branch|branch location|bank branch name|servicing branch",
      de: "filiale|zweigstelle",
      es: "sucursal",
      fr: "agence bancaire|succursale",
      pt: "agência bancária|filial",
    },
    "The branch of a bank, shop or library.",
    "Harbour Street|Northgate|Market Square|Old Town|Riverside|Station Road|University|Hillside|West End|Airport",
  ),
  named(
    "creditor",
    {
      en: "creditor company|creditor bank|debt holder",
      de: "gläubigerbank",
      es: "acreedor",
      fr: "créancier",
      pt: "credor",
    },
    "Invented creditor.",
    "Harbour Bank|Northgate Credit|Meridian Leasing|Cordel Savings|Stonebridge Lending|Kestrel Finance|Aurelia Bank",
  ),
  named(
    "card_issuer",
    {
      en: "card issuing bank|issuer bank|acquiring bank|acquirer",
      de: "kartenherausgeber",
      es: "banco emisor",
      fr: "banque émettrice",
      pt: "banco emissor",
    },
    "Invented bank.",
    "Harbour Bank|First Meridian|Aurelia Bank|Cordel Savings|Northgate Union|Linden Kreditbank|Kestrel Direct",
  ),
  named(
    "custodian",
    {
      en: "custodian bank|depository bank|clearing house|depositary",
      de: "depotbank",
      es: "depositario",
      fr: "dépositaire",
      pt: "custodiante",
    },
    "Invented custodian.",
    "Meridian Custody|Aurelia Trust Bank|Northgate Depository|Stonebridge Clearing|Cordel Securities Services",
  ),
  named(
    "payment_provider",
    {
      en: "payment gateway|payment processor|payment service provider|psp|payment platform",
      de: "zahlungsdienstleister",
      es: "pasarela de pago|proveedor de pago",
      fr: "prestataire de paiement",
      pt: "provedor de pagamento|gateway de pagamento",
    },
    "Invented payment provider.",
    "Paylane|Cordia Pay|Tillwise|Northgate Pay|Swiftly|Kestrel Checkout",
  ),
  named(
    "pension_fund",
    {
      en: "pension scheme|pension plan name|retirement fund",
      de: "pensionskasse",
      es: "fondo de pensiones",
      fr: "fonds de pension",
      pt: "fundo de pensão",
    },
    "Invented pension fund.",
    "Northgate Pension|Harbour Workers Fund|Meridian Retirement|Civic Pension Scheme|Aurelia Vorsorge",
  ),
  choice(
    "bond_type",
    "type of bond|kind of bond|bond class",
    "Kind of bond.",
    "government:36|corporate:34|municipal:12|covered:8|convertible:6|green:4",
  ),
  choice(
    "mortgage_type",
    "type of mortgage|mortgage product|kind of mortgage",
    "Kind of mortgage.",
    "fixed rate:54|variable rate:18|tracker:12|interest only:9|buy to let:7",
  ),
  choice(
    "fee_type",
    "type of fee|kind of fee|fee category|fee name|bank fee type",
    "What the fee is for.",
    "service:28|late payment:20|transfer:16|foreign exchange:12|overdraft:12|withdrawal:12",
  ),
  choice(
    "repayment_type",
    "type of repayment|repayment plan|repayment method|repayment schedule type",
    "How it is paid back.",
    "annuity:52|linear:20|interest only:14|bullet:9|balloon:5",
  ),
  choice("dividend_type", "type of dividend|dividend kind", "Kind of dividend.", "cash:78|stock:12|special:8|scrip:2"),
  choice(
    "annuity_type",
    "annuity|type of annuity",
    "Kind of annuity.",
    "fixed:44|variable:24|immediate:18|deferred:14",
  ),
  choice(
    "investment_kind",
    "!investment|investment type|type of investment|investment product|asset invested in|investment vehicle",
    "What is invested in.",
    "index fund:24|shares:22|bonds:16|real estate:12|time deposit:12|private equity:7|gold:7",
  ),
  choice(
    "insured_object",
    {
      en: "insured item|object insured|item insured|property insured|insured asset",
      de: "versicherter gegenstand",
      es: "bien asegurado",
      fr: "bien assuré",
      pt: "bem segurado",
    },
    "What is insured.",
    "car:34|house:24|household contents:16|phone:9|bicycle:9|boat:4|jewellery:4",
  ),
  choice(
    "liability_type",
    "type of liability|kind of liability|liability class",
    "Kind of liability.",
    "third party:44|employer:18|product:16|professional:14|public:8",
  ),
  choice(
    "lien",
    "lien type|type of lien|charge on property",
    "What burdens the thing.",
    "none:60|mortgage:24|tax:7|mechanic's:5|judgment:4",
  ),
  choice(
    "stock_exchange_segment",
    "market segment of exchange|listing segment",
    "Segment of the exchange.",
    "prime:44|standard:26|growth:20|open market:10",
  ),
];

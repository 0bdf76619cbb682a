import { choice, day, flag, instant, money, share, typed, whole } from "../define.ts";
import { beta, choices, geometric, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Customers and their history. */
export const customerTypes: readonly SemanticType[] = [
  whole(
    "spending_score",
    "spend score|shopping score|spending rating",
    "How readily the customer spends, 1 to 100.",
    beta(2, 2, 1, 100),
    { minimum: 1, maximum: 100 },
  ),

  day(
    "signup_date",
    {
      en: "registered at|registration date|signup|sign up date|signed up at|joined|join date|joined at|member since|customer since|date joined|registration time|signed up|enrolled on",
      de: "registrierungsdatum|anmeldedatum|kunde seit|beitrittsdatum",
      es: "fecha de registro|fecha de alta",
      fr: "date d'inscription|inscrit le",
      pt: "data de cadastro|data de registro|data de inscrição",
    },
    "When the person joined.",
    "-P4Y",
  ),
  instant(
    "last_login_at",
    "last login|last seen|last active|last activity|last sign in|last visit|last active date",
    "When the person was last there.",
    "-P60D",
  ),
  day(
    "last_purchase_date",
    "last purchase|last order date|date of last purchase|last order|most recent purchase|last transaction date",
    "When the customer last bought something.",
    "-P1Y",
  ),
  whole(
    "days_since_last_purchase",
    "recency|days since last order|days since purchase|days since last transaction|days since last",
    "Days since the customer last bought something.",
    lognormal(34, 1),
    { unit: "day" },
  ),
  whole(
    "order_count",
    {
      en: "number of orders|total orders|purchase count|number of purchases|purchase frequency|orders",
      de: "anzahl bestellungen|anzahl käufe",
      es: "número de pedidos|número de compras",
      fr: "nombre de commandes|nombre d'achats",
      pt: "número de pedidos|número de compras",
    },
    "How many orders the customer has placed.",
    geometric(3.4),
    { minimum: 0 },
  ),
  money(
    "average_order_value",
    "aov|avg order value|mean order value|average basket|average spend|average ticket",
    "What the customer spends on an order, on average.",
    58,
    0.6,
  ),
  money(
    "lifetime_value",
    {
      en: "clv|customer lifetime value|ltv to date|total spent|total spend|customer value|cltv",
      de: "kundenwert|gesamtumsatz des kunden",
      es: "valor de vida del cliente|gasto total",
      fr: "valeur vie client|dépense totale",
      pt: "valor do tempo de vida|gasto total",
    },
    "What the customer has spent so far.",
    310,
    1.1,
  ),
  choice(
    "acquisition_channel",
    {
      en: "acquisition source|how acquired|signup channel|signup source|referral channel|marketing channel|traffic source|source channel",
      de: "akquisekanal|werbekanal",
      es: "canal de adquisición",
      fr: "canal d'acquisition",
      pt: "canal de aquisição",
    },
    "How the customer was won.",
    "organic search:29|paid search:18|social:17|direct:14|email:9|referral:8|affiliate:5",
  ),
  flag(
    "churned",
    {
      en: "churn|exited|is churned|churn flag|churn label|has churned|left|customer left|lost customer",
      de: "abgewandert|abwanderung|gekündigt",
      es: "abandono|baja|cliente perdido",
      fr: "attrition|résilié|perdu",
      pt: "evasão|cancelou|cliente perdido",
    },
    "Whether the customer has left.",
    0.14,
  ),
  share(
    "churn_probability",
    "churn risk|churn score|probability of churn|likelihood to churn",
    "The estimated probability that the customer leaves.",
    beta(1.5, 5),
  ),
  flag(
    "email_opt_in",
    "newsletter|newsletter subscriber|email subscriber|subscribed to newsletter|email consent|marketing opt in",
    "Whether the customer receives the newsletter.",
    0.56,
  ),
  whole(
    "tenure_months",
    {
      en: "tenure|months as customer|customer tenure|length of membership|months active|months on book",
      de: "betriebszugehörigkeit|vertragsdauer|laufzeit in monaten",
      es: "antigüedad|meses de antigüedad",
      fr: "ancienneté|ancienneté en mois",
      pt: "tempo de casa|meses de permanência",
    },
    "How many months it has lasted so far.",
    lognormal(22, 0.9),
    { unit: "month" },
  ),
  choice(
    "customer_type",
    {
      en: "type of customer|client type|b2b or b2c|account class|kind of customer",
      de: "kundentyp|kundenart",
      es: "tipo de cliente",
      fr: "type de client",
      pt: "tipo de cliente",
    },
    "The kind of customer.",
    "returning:52|new:30|vip:6|business:12",
  ),
  whole(
    "support_tickets",
    "support calls|number of complaints|complaints|number of tickets|customer service calls|tickets opened",
    "How often the customer turned to the support.",
    geometric(0.8),
  ),
  whole(
    "nps_score",
    {
      en: "nps|net promoter score|likelihood to recommend|recommendation score|would recommend score",
      de: "weiterempfehlungswert",
      es: "puntuación nps",
      fr: "score nps",
      pt: "pontuação nps",
    },
    "How likely the person is to recommend it, 0 to 10.",
    beta(3.2, 1.1, -0.5, 10.5),
    { maximum: 10 },
  ),
  typed(
    "csat_score",
    {
      en: "csat|customer satisfaction|satisfaction score|satisfaction|satisfaction rating",
      de: "kundenzufriedenheit|zufriedenheit",
      es: "satisfacción|satisfacción del cliente",
      fr: "satisfaction|satisfaction client",
      pt: "satisfação|satisfação do cliente",
    },
    "How satisfied the customer is, out of five.",
    "int",
    choices("5:44|4:31|3:13|2:6|1:6"),
    { minimum: 1, maximum: 5 },
  ),
];

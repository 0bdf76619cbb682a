import { beta, exponential, happening, lognormal, normal, numbers, prose } from "../../ontology/models.ts";
import { ascending, core, follows, key, known, knowns, multiplies, onlyWhere, rule, within } from "../define.ts";
import type { Frame } from "../frame.ts";
import { bands, countsUp, walks } from "../rules.ts";
import { productsOf } from "./products-of.ts";

const customers: Frame = {
  id: "customers",
  title: "customers",
  cues: {
    en: "customer:2|customer record:3|customer master:3|customer data:3|customer profile:3|customer list:3|client list:3|crm contact:2|customer database:3|customer base:2|customer segmentation:3|rfm:2|lifetime value:2|client:1|shopper profile:2|loyalty member:2",
    de: "kunde:2|kundendaten:3|kundenliste:3|kundenstamm:3|kundenprofil:3|kundensegmentierung:3",
    es: "cliente:2|datos de clientes:3|lista de clientes:3|perfil de cliente:3",
    fr: "client:2|données clients:3|fichier client:3|liste de clients:3|profil client:3",
    pt: "cliente:2|dados de clientes:3|lista de clientes:3|perfil do cliente:3",
  },
  against:
    "customer support:3|customer service:2|customer survey:2|customer order:2|transaction:2|invoice:2|order:2|ticket:2|bank:1|complaint:2|chat:2|chat mit:3|conversation:2|wer schreibt:2",
  record: "customer",
  fields: [
    key("customer_id"),
    core("name=full_name", { names: "name|full name|customer name|nombre|nom|nome" }),
    core("email"),
    core("country"),
    core("signup_date", { names: "signup date|created at|registration date|customer since" }),
    known("age", { minimum: 18 }),
    ...knowns("first_name last_name phone gender birth_date city region postcode address company_name language"),
    ...knowns("segment customer_type loyalty_tier loyalty_points order_count lifetime_value average_order_value"),
    ...knowns(
      "last_purchase_date days_since_last_purchase last_login_at acquisition_channel churned churn_probability",
    ),
    ...knowns("email_opt_in is_active status preferred_channel=channel income occupation marital_status children"),
    ...knowns("household_size credit_score nps_score csat_score support_tickets tenure_months is_verified username"),
    ...knowns("age_group consent preferred_category=product_category salutation nationality device_type currency"),
    known("total_spent=lifetime_value"),
    known("spending_score"),
  ],
  rules: [
    bands("age_group", "age", [25, 35, 45, 55, 65], "18-24|25-34|35-44|45-54|55-64|65+"),
    bands("loyalty_tier", "lifetime_value", [200, 600, 1_500, 4_000], "none|bronze|silver|gold|platinum"),
    follows("last_login_at", "signup_date", exponential(120), "day"),
    rule(
      "last_purchase_date is not before signup_date",
      "last_purchase_date signup_date",
      {
        last_purchase_date: { kind: "later", than: "signup_date", by: exponential(60), unit: "day" },
      },
      [ascending("signup_date last_purchase_date")],
    ),
    multiplies("total_spent", "order_count average_order_value"),
    multiplies("lifetime_value", "order_count average_order_value"),
  ],
  days: 1_460,
};

const churn: Frame = {
  id: "customer_churn",
  title: "customer churn",
  cues: {
    en: "customer churn:3|churn prediction:3|churn dataset:3|churn:2|churned customer:3|churn model:3|retention:2|customer retention:3|telecom churn:3|subscriber churn:3|cancel:1",
    de: "kundenabwanderung:3|abwanderung:2|kündigungsprognose:3|churn:2",
    es: "abandono de clientes:3|fuga de clientes:3|churn:2",
    fr: "attrition client:3|attrition:2|churn:2|désabonnement:2",
    pt: "evasão de clientes:3|cancelamento de clientes:2|churn:2",
  },
  against: "mrr:3|employee:3|invoice:2|subscription billing:3",
  record: "customer",
  fields: [
    key("customer_id"),
    core("tenure_months"),
    core("plan", { names: "plan|contract|subscription plan|contract type" }),
    core("monthly_charges=plan_price", {
      names: "monthly charges|monthly fee|monthly charge|price|preis|precio|prix|preço",
    }),
    core("churned", { names: "churn|churned|churn flag|churn label" }),
    core("support_tickets", { names: "support tickets|support calls|complaints" }),
    known("total_charges=lifetime_value", { names: "total charges|total paid" }),
    known("age", { minimum: 18 }),
    ...knowns("gender country region signup_date churn_date=end_date churn_reason contract_type=billing_cycle"),
    ...knowns("payment_method last_login_at csat_score nps_score order_count churn_probability segment currency"),
    ...knowns("usage_hours=duration_hours is_active email_opt_in income household_size product_count=item_count"),
    ...knowns("days_since_last_purchase paperless_billing=flag senior_citizen=flag auto_pay=is_recurring"),
    ...knowns("credit_score balance products_held has_credit_card last_name"),
  ],
  rules: [
    follows("churn_date", "signup_date", exponential(300), "day"),
    onlyWhere("churn_date", "churned", true),
    onlyWhere("churn_reason", "churned", true),
    rule("churn_probability rises with churn", "churn_probability churned", {
      churn_probability: numbers(beta(1.5, 5), 3, { follows: [{ field: "churned", weight: 0.75 }] }),
    }),
    rule("support_tickets rises with churn", "support_tickets churned", {
      support_tickets: numbers({ kind: "geometric", mean: 1.2 }, 0, { follows: [{ field: "churned", weight: 0.4 }] }),
    }),
    rule(
      "those who stay long leave less often",
      "churned tenure_months",
      {
        tenure_months: numbers(lognormal(24, 0.9), 0, { follows: [{ field: "churned", weight: -0.4 }] }),
      },
      [{ kind: "sign", fields: ["tenure_months", "churned"], sign: -1 }],
    ),
    multiplies("total_charges", "monthly_charges tenure_months"),
  ],
};

const reviews: Frame = {
  id: "product_reviews",
  title: "product reviews",
  cues: {
    en: "product review:3|customer review:3|review:2|reviews:2|star rating:2|verified purchase:2|helpful vote:2|user review:2|ratings and reviews:3|review text:2|app review:2|online review:3",
    de: "produktbewertung:3|kundenbewertung:3|rezension:3|bewertung:1",
    es: "reseña de producto:3|reseña:3|opinión de cliente:3|valoración de producto:3",
    fr: "avis client:3|avis produit:3|avis:2|évaluation de produit:3",
    pt: "avaliação de produto:3|resenha:3|avaliação de cliente:3",
  },
  against:
    "code review:3|performance review:3|peer review:3|literature review:3|movie:2|film:2|hotel:1|restaurant:1|pull request:3|systematic review:3|course:1",
  record: "review",
  fields: [
    key("review_id"),
    core("product_id@product"),
    core("rating"),
    core("title", { names: "review title|headline" }),
    core("review_text", {
      names:
        "review|body|review text|text|comment|review body|texte|avis|texto|comentario|kommentar|bewertungstext|testo",
    }),
    core("created_at", {
      names: "review date|date|posted at|timestamp|datum|fecha",
      model: { kind: "moment", from: "-P1Y", to: "P0D", rhythm: "consumer", ascending: true, grain: "s" },
    }),
    core("verified_purchase", { names: "verified|verified purchase" }),
    core("helpful_votes", { names: "helpful|helpful votes|helpful count" }),
    ...knowns(
      "reviewer_id@reviewer reviewer_name=username@reviewer product_name@product category=product_category@product",
    ),
    ...knowns(
      "brand@product price@product language country@reviewer sentiment sentiment_score average_rating@product image_url",
    ),
    ...knowns(
      "total_votes=count is_fake=is_anomaly seller_id@product reply=comment version customer_id@reviewer user_id@reviewer",
    ),
  ],
  rules: [
    productsOf("category"),
    within("helpful_votes", "total_votes", beta(4, 2), 0),
    rule(
      "sentiment_score rises with rating",
      "sentiment_score rating",
      {
        sentiment_score: numbers(normal(0.2, 0.4), 3, { follows: [{ field: "rating", weight: 0.85 }] }),
      },
      [{ kind: "sign", fields: ["sentiment_score", "rating"], sign: 1 }],
    ),
    bands("sentiment", "rating", [3, 4], "negative|neutral|positive"),
    rule("review_text goes with rating", "review_text rating", { review_text: prose("review", "rating") }),
    rule("title goes with rating", "title rating", { title: prose("review_title", "rating") }),
  ],
  days: 365,
};

const journeys: Frame = {
  id: "shopping_journeys",
  category: "commerce-behavior",
  title: "shopping journeys",
  cues: {
    en: "shopper journey:5|shopper:2.5|view to cart:3|cart to purchase:3|shopping journey:3|customer journey:3|purchase funnel:3|commerce behavior:3|commerce behaviour:3|shopping behavior:3|shopping behaviour:3|buyer behavior:3|buying behavior:3|shopper behavior:3|shopper behaviour:3|purchase behaviour:3|buying behaviour:3|buyer behaviour:3|path to purchase:3|conversion funnel:2|cart abandonment:3|abandoned cart:3|add to cart:1|checkout funnel:3|shopping session:3|browse to buy:3|purchase behavior:3|ecommerce funnel:3|product view:2|cart add:2|browse add to cart:3|checkout started:2.5|added to cart:2|product viewed:2|shopper path:3|checkout drop-off:3|view add buy:3",
    de: "kaufverhalten:3|einkaufsverhalten:3|kaufreise:3|warenkorbabbruch:3|kundenreise:3|kauftrichter:3|kaufabbruch:3|kaufprozess:2",
    es: "comportamiento de compra:3|recorrido de compra:3|carrito abandonado:3|embudo de compra:3|abandono de carrito:3|proceso de compra:2|viaje de compra:3",
    fr: "comportement d'achat:3|parcours d'achat:3|parcours client:3|panier abandonné:3|abandon de panier:3|tunnel d'achat:3|tunnel de conversion:2.5",
    pt: "comportamento de compra:3|jornada de compra:3|carrinho abandonado:3|funil de compra:3|abandono de carrinho:3|funil de conversão:2.5|processo de compra:2",
  },
  against: "mobile app:2|app event:2|screen view:3|clickstream event:2|page view:1|marketing campaign:1",
  record: "journey step",
  fields: [
    key("journey_id@journey"),
    key("step_no=step_number", { names: "step|step number|stage number" }),
    core("timestamp", { model: happening("s", "consumer", lognormal(1.1, 1.1)) }),
    core("customer_id@journey"),
    core("stage=journey_stage", { names: "stage|event|action|event type|step" }),
    core("sku", { names: "sku|product|item|produkt|producto|produit|produto" }),
    core("price=unit_price", { names: "price|item price|preis|precio|prix|preço" }),
    core("device=device_type@journey", { names: "device|device type" }),
    known("category=product_category", { names: "category|product category|kategorie|categoría|catégorie|categoria" }),
    ...knowns("quantity basket_value discount_pct coupon_code shipping_method abandoned=is_abandoned@journey"),
    ...knowns(
      "abandonment_reason@journey channel@journey is_returning@journey lifetime_value@journey session_id@journey",
    ),
    ...knowns(
      "days_since_last_purchase@journey traffic_source=acquisition_channel@journey country@journey product_id product_name",
    ),
    ...knowns("time_on_page_s payment_method revenue currency@journey"),
    known("converted@journey"),
  ],
  rules: [
    productsOf("category"),
    onlyWhere("payment_method", "stage", "payment", "purchase"),
    onlyWhere("abandonment_reason", "abandoned", true),
    walks(
      "stage follows the stage before as shoppers go",
      "stage",
      "journey_id",
      { view: 55, search: 45 },
      {
        view: { view: 48, search: 20, cart_add: 32 },
        search: { view: 80, search: 20 },
        cart_add: { view: 34, search: 8, cart_add: 18, cart_remove: 7, checkout: 33 },
        cart_remove: { view: 60, search: 40 },
        checkout: { payment: 64, view: 36 },
        payment: { purchase: 86, checkout: 14 },
        purchase: { review: 100 },
        review: {},
      },
    ),
    countsUp("step_no", "journey_id"),
  ],
  layout: { kind: "groups", subject: "journey", least: 1, most: 14 },
  rhythm: "consumer",
};

const carts: Frame = {
  id: "shopping_carts",
  category: "commerce-behavior",
  title: "shopping carts",
  cues: {
    en: "shopping cart:3|cart:2|abandoned cart:3|cart abandonment:3|cart session:3|basket abandonment:3|cart recovery:3|abandonment reason:2",
    de: "warenkorb:2|abgebrochener warenkorb:3|warenkorbabbruch:3|warenkörbe:2",
    es: "carrito de compra:3|carrito:2|carritos:2|carrito abandonado:3",
    fr: "panier:2|paniers:2|panier abandonné:3|panier d'achat:3",
    pt: "carrinho de compras:3|carrinho:2|carrinhos:2|carrinho abandonado:3",
  },
  against: "go-kart:3|clickstream:2|screen view:3|market basket:2|receipt:2",
  record: "cart",
  fields: [
    key("cart_id"),
    core("created_at", {
      names: "created|started at|timestamp|date|datum|fecha",
      model: { kind: "moment", from: "-P90D", to: "P0D", rhythm: "consumer", ascending: true, grain: "s" },
    }),
    core("customer_id@customer"),
    core("item_count"),
    core("cart_value=basket_value", {
      names: "cart value|basket value|value|total|gesamtbetrag|importe total|montant total|valor total",
    }),
    core("currency"),
    core("abandoned=is_abandoned", { names: "abandoned|abandonment|is abandoned" }),
    ...knowns(
      "abandonment_reason device_type channel coupon_code discount_pct shipping_method shipping_cost session_id",
    ),
    ...knowns("is_returning country@customer checkout_started=flag abandoned_at=closed_at product_category"),
    ...knowns("recovery_email_sent=flag recovered=converted acquisition_channel time_on_page_s"),
  ],
  rules: [
    rule(
      "more items are worth more",
      "cart_value item_count",
      {
        cart_value: numbers(lognormal(61, 0.8), 2, { follows: [{ field: "item_count", weight: 0.7 }] }),
      },
      [{ kind: "sign", fields: ["cart_value", "item_count"], sign: 1 }],
    ),
    follows("abandoned_at", "created_at", exponential(25), "min"),
    onlyWhere("abandoned_at", "abandoned", true),
    onlyWhere("abandonment_reason", "abandoned", true),
  ],
  rhythm: "consumer",
};

const loyalty: Frame = {
  id: "loyalty_transactions",
  title: "loyalty programme transactions",
  cues: {
    en: "loyalty program:3|loyalty programme:3|loyalty transaction:3|reward points:3|loyalty points:3|points earned:3|points redeemed:3|frequent flyer:2|rewards program:3|loyalty:2",
    de: "treueprogramm:3|bonusprogramm:3|treuepunkte:3",
    es: "programa de fidelización:3|programa de lealtad:3|puntos de fidelidad:3",
    fr: "programme de fidélité:3|points de fidélité:3",
    pt: "programa de fidelidade:3|pontos de fidelidade:3",
  },
  record: "loyalty movement",
  fields: [
    key("transaction_id"),
    core("timestamp"),
    core("member_id=customer_id@member", { names: "member|customer|member number|kunde|cliente|client" }),
    core("type", {
      names: "type|movement type|activity|typ|art|tipo",
      model: { kind: "choice", values: ["earn", "redeem", "expire", "bonus"], weights: [66, 20, 6, 8] },
    }),
    core("points=loyalty_points", { names: "points|points earned" }),
    core("tier=loyalty_tier@member", { names: "tier|level|status" }),
    ...knowns(
      "points_balance=balance purchase_amount=amount currency store_id@store channel reward=product_name partner=merchant_name",
    ),
    ...knowns("expiry_date signup_date@member country@member"),
  ],
  rules: [
    follows("expiry_date", "timestamp", normal(365, 1), "day"),
    rule(
      "points are earned by what is spent",
      "points purchase_amount",
      {
        points: numbers(lognormal(120, 0.9), 0, { follows: [{ field: "purchase_amount", weight: 0.8 }] }),
      },
      [{ kind: "sign", fields: ["points", "purchase_amount"], sign: 1 }],
    ),
  ],
  rhythm: "consumer",
};

/** Customers, what they say and how they buy. */
export const shopperFrames: readonly Frame[] = [customers, churn, reviews, journeys, carts, loyalty];

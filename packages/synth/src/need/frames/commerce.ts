import {
  beta,
  codes,
  exponential,
  happening,
  lognormal,
  normal,
  numbers,
  product,
  prose,
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
import type { Frame, Rule } from "./frame.ts";
import { bands, compares, countsUp, partOf, tells, variesBy, walks } from "./rules.ts";

/** The products of a category come from it. */
const productsOf = (category: string, name = "product_name"): Rule =>
  variesBy(
    name,
    category,
    Object.fromEntries(
      Object.entries({
        fashion: "clothing",
        electronics: "electronics",
        "home and kitchen": "kitchenware",
        grocery: "grocery",
        beauty: "beauty",
        sports: "sports",
        toys: "toys",
        books: "books",
        garden: "garden",
        "pet supplies": "pets",
      }).map(([member, kind]) => [member, { kind: "goods", part: "name", category: kind }] as const),
    ),
    { kind: "goods", part: "name" },
  );

const orders: Frame = {
  id: "orders",
  category: "retail-transactions",
  title: "online orders",
  cues: {
    en: "e-commerce order:3|ecommerce order:3|online order:3|order:2|ecommerce:2|e-commerce:2|online shop:2|web shop:2|webshop:2|online store:2|online retailer:2|sales order:2|purchase:2|retail transaction:3|purchase history:3|order history:3|retail:1|shop:1|customer order:3|checkout:1|shipping",
    de: "bestellung:3|bestellungen:3|käufe:2|aufträge:2|online-bestellung:3|onlineshop:2|webshop:2|kauf:1|einkauf:1|e-commerce:2|kundenbestellung:3|auftrag:1|einzelhandel:2",
    es: "pedido:3|pedido en línea:3|compra:2|tienda en línea:2|tienda online:2|comercio electrónico:3|venta minorista:2",
    fr: "commande:3|commande en ligne:3|achat:2|boutique en ligne:2|commerce électronique:3|e-commerce:2|vente au détail:2",
    pt: "pedido:3|encomenda:2|compra:2|loja online:2|loja virtual:2|comércio eletrônico:3|varejo:2",
  },
  against:
    "work order:3|purchase order:3|court order:3|limit order:3|market order:3|order book:3|restaurant:2|food delivery:3|courier:1|lab order:3|supplier:1|production order:3|click stream:2|clickstream:2",
  record: "order",
  fields: [
    key("order_id"),
    core("order_date=ordered_at", { names: "order date|date|timestamp|order time|purchase date|datum|fecha" }),
    core("customer_id@customer"),
    core("order_total", {
      names:
        "total|order total|total amount|amount|value|order value|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    core("status=order_status", { names: "status|order status|estado|statut|situação" }),
    ...knowns(
      "item_count product_id@product product_name@product sku@product quantity unit_price@product payment_method payment_status",
    ),
    ...knowns("shipping_method channel customer_name=full_name@customer customer_email=email@customer"),
    ...knowns("country@customer city@customer region@customer postcode@customer shipping_address@customer"),
    ...knowns("billing_address@customer customer_segment=segment@customer loyalty_tier@customer"),
    known("category=product_category@product", {
      names: "category|product category|kategorie|categoría|catégorie|categoria",
    }),
    known("subtotal"),
    known("tax=tax_amount", { names: "tax|vat|tax amount" }),
    known("shipping_cost"),
    known("discount=discount_amount", { names: "discount|discount amount" }),
    ...knowns("discount_pct coupon_code tax_rate delivery_days promised_date device_type is_first_order is_gift"),
    ...knowns("is_fraud shipped_at delivered_at is_returned return_date return_reason refund_amount is_cancelled"),
    ...knowns("cancellation_reason store_id@store seller_id@seller rating review_text"),
  ],
  rules: [
    productsOf("category"),
    rule("review_text goes with rating", "review_text rating", { review_text: prose("review", "rating") }),
    within("refund_amount", "order_total", beta(6, 0.8)),
    onlyWhere("cancellation_reason", "is_cancelled", true),
    onlyWhere("cancellation_reason", "status", "cancelled"),
    onlyWhere("return_reason", "status", "returned"),
    onlyWhere("return_date", "status", "returned"),
    onlyWhere("refund_amount", "is_returned", true),
    onlyWhere("return_reason", "is_returned", true),
    onlyWhere("return_date", "is_returned", true),
    tells("is_cancelled", "status", "cancelled"),
    tells("is_returned", "status", "returned"),
    onlyWhere("delivered_at", "status", "delivered", "returned"),
    onlyWhere("shipped_at", "status", "shipped", "delivered", "returned"),
    follows("return_date", "order_date", lognormal(13, 0.5), "day"),
    follows("return_date", "delivered_at", lognormal(9, 0.6), "day"),
    follows("promised_date", "order_date", lognormal(5, 0.3), "day"),
    follows("delivered_at", "order_date", lognormal(3.8, 0.5), "day"),
    follows("delivered_at", "shipped_at", lognormal(2.6, 0.5), "day"),
    follows("shipped_at", "order_date", lognormal(1.1, 0.6), "day"),
    within("tax", "subtotal", triangular(0.05, 0.2, 0.25)),
    rule("tax = subtotal × tax_rate %", "tax subtotal tax_rate", { tax: product("subtotal tax_rate", 2, 0.01) }, [
      { kind: "product", result: "tax", factors: ["subtotal", "tax_rate"], times: 0.01 },
    ]),
    within("discount", "order_total", beta(0.4, 5)),
    within("discount", "subtotal", beta(0.4, 4)),
    multiplies("order_total", "quantity unit_price"),
    multiplies("subtotal", "quantity unit_price"),
    adds("order_total", "+subtotal -discount"),
    adds("order_total", "+subtotal +shipping_cost"),
    adds("order_total", "+subtotal +tax"),
    adds("order_total", "+subtotal +tax -discount"),
    adds("order_total", "+subtotal +tax +shipping_cost"),
    adds("order_total", "+subtotal +shipping_cost -discount"),
    adds("order_total", "+subtotal +tax +shipping_cost -discount"),
    settledBy(
      "payment_status",
      "status",
      {
        delivered: "paid",
        shipped: "paid",
        processing: "paid",
        pending: "pending",
        cancelled: "failed",
        returned: "refunded",
      },
      "paid",
    ),
  ],
  rhythm: "consumer",
};

const orderLines: Frame = {
  id: "order_lines",
  category: "retail-transactions",
  title: "order lines",
  cues: {
    en: "order line:3|online retail:3|order item:3|line item:3|order line item:3|sales line:2|market basket:3|basket item:3|basket:1|sku level sale:2|product sale:2|sold item:2|retail sale:2",
    de: "bestellposition:3|auftragsposition:3|warenkorbposition:3|warenkorb:1|bestellzeile:3",
    es: "línea de pedido:3|artículo del pedido:3|cesta de compra:2|cesta:1",
    fr: "ligne de commande:3|article de commande:3|panier d'achat:2",
    pt: "item do pedido:3|linha do pedido:3|cesta de compras:2",
  },
  against: "invoice:2|abandoned cart:3|clickstream:3",
  record: "order line",
  fields: [
    key("order_id@order"),
    key("line_number"),
    core("timestamp@order", { names: "order date|date|sold at|sale date|datum|fecha" }),
    core("sku"),
    core("quantity"),
    core("unit_price"),
    core("line_total", {
      names:
        "line total|total|amount|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    ...knowns("customer_id@order product_id product_name brand store_id@order cashier_id@order payment_method@order"),
    ...knowns("channel@order country@order loyalty_tier@order"),
    known("category=product_category", { names: "category|product category|kategorie|categoría|catégorie|categoria" }),
    known("discount=discount_amount"),
    known("tax=tax_amount"),
    known("net_amount=subtotal"),
    ...knowns(
      "discount_pct tax_rate unit_cost margin_pct is_returned return_reason promo_applied coupon_code list_price",
    ),
  ],
  rules: [
    productsOf("category"),
    onlyWhere("return_reason", "is_returned", true),
    within("unit_price", "list_price", beta(8, 0.7)),
    within("unit_cost", "unit_price", beta(9, 6)),
    within("tax", "net_amount", triangular(0.05, 0.2, 0.25)),
    within("discount", "line_total", beta(0.4, 5)),
    within("discount", "net_amount", beta(0.4, 4)),
    multiplies("line_total", "quantity unit_price"),
    adds("line_total", "+net_amount +tax"),
    adds("line_total", "+net_amount -discount"),
    adds("line_total", "+net_amount +tax -discount"),
    multiplies("net_amount", "quantity unit_price"),
    countsUp("line_number", "order_id"),
  ],
  layout: { kind: "groups", subject: "order", least: 1, most: 7 },
  rhythm: "consumer",
};

const cardTransactions: Frame = {
  id: "card_transactions",
  category: "retail-transactions",
  title: "card transactions",
  cues: {
    en: "credit card transaction:3|card transaction:3|debit card transaction:3|card payment:3|credit card:2|debit card:2|card fraud:3|fraud detection:2|fraudulent transaction:3|transaction fraud:3|merchant category:2|cardholder:2|card purchase:3|mcc:2|chargeback:2|merchant:1|transaction:1|fraud flag:2|payment fraud:3",
    de: "kreditkartentransaktion:3|kartenzahlung:3|kartentransaktion:3|kreditkarte:2|händlerkategorie:2|betrugserkennung:2|kreditkartenzahlung:3",
    es: "transacción con tarjeta:3|transacción de tarjeta:3|tarjeta de crédito:2|pago con tarjeta:3|detección de fraude:2|transacciones de tarjeta de crédito:3",
    fr: "transaction par carte:3|paiement par carte:3|carte bancaire:2|carte de crédit:2|détection de fraude:2",
    pt: "transação com cartão:3|transações de cartão:3|cartão de crédito:2|pagamento com cartão:3|detecção de fraude:2",
  },
  against:
    "blockchain:3|wallet address:3|x402:3|card application:3|credit card application:3|bank transfer:1|credit score:1",
  record: "transaction",
  fields: [
    key("transaction_id"),
    core("timestamp", { names: "transaction time|transaction date|date|time|authorised at|datum|fecha" }),
    core("customer_id@customer", { names: "customer|cardholder|account holder|kunde|cliente|client" }),
    core("amount", { names: "transaction amount|amount|purchase amount|betrag|importe|monto|montant|valor" }),
    core("currency"),
    core("merchant_category", { names: "merchant category|category|kategorie|categoría|catégorie|categoria" }),
    known("merchant_id@merchant"),
    known("merchant_name@merchant"),
    known("country", { names: "country|merchant country|transaction country" }),
    known("city", { names: "city|merchant city|stadt|ciudad|ville|cidade" }),
    known("is_fraud", { names: "fraud|fraud flag|fraud label|is fraud|fraudulent" }),
    known("status=transaction_status", {
      names: "status|transaction status|authorisation status|estado|statut|situação",
    }),
    ...knowns("mcc card_token@customer card_last4@customer card_type@customer card_network@customer card_present"),
    ...knowns("entry_mode channel device_type ip_address is_international is_recurring is_chargeback fraud_type"),
    ...knowns("decline_reason response_code authorization_code risk_score distance_from_home_km latitude longitude"),
    ...knowns(
      "transactions_last_24h terminal_id@merchant fee cashback=discount_amount payment_method account_id@customer balance",
    ),
    known("age@customer", { minimum: 18 }),
    ...knowns("gender@customer credit_limit@customer merchant_country=country"),
  ],
  rules: [
    onlyWhere("authorization_code", "status", "approved"),
    onlyWhere("decline_reason", "status", "declined"),
    onlyWhere("fraud_type", "is_fraud", true),
    rule("fraud happens further from home", "distance_from_home_km is_fraud", {
      distance_from_home_km: numbers(lognormal(6, 1.4), 1, { follows: [{ field: "is_fraud", weight: 0.5 }] }),
    }),
    rule("risk_score rises with fraud", "risk_score is_fraud", {
      risk_score: numbers(beta(1.3, 6), 3, { follows: [{ field: "is_fraud", weight: 0.7 }] }),
    }),
    rule("fraudulent amounts run higher", "amount is_fraud", {
      amount: numbers(lognormal(34, 0.95), 2, { follows: [{ field: "is_fraud", weight: 0.45 }] }),
    }),
    settledBy(
      "mcc",
      "merchant_category",
      {
        groceries: "5411",
        restaurants: "5812",
        fuel: "5541",
        "online retail": "5999",
        transport: "4111",
        clothing: "5651",
        pharmacy: "5912",
        entertainment: "7832",
        travel: "7011",
        electronics: "5732",
        "home improvement": "5311",
      },
      "5999",
    ),
  ],
  rhythm: "consumer",
};

const receipts: Frame = {
  id: "pos_transactions",
  category: "retail-transactions",
  title: "point-of-sale transactions",
  cues: {
    en: "point of sale:3|pos transaction:3|point-of-sale:3|pos:2|store transaction:3|receipt:2|till:2|cash register:3|checkout transaction:2|supermarket:2|grocery:1|store sale:2|in-store:2|brick and mortar:2|cashier:2|retail store:2|grocery store:2|retail sale:2|loyalty card:1|sale:2|sales record:2|sales transaction:3|sales data:2|shop sale:3|sold product:2",
    de: "kassenbon:3|kassentransaktion:3|filiale:1|supermarkt:2|kasse:2|ladengeschäft:2|kassendaten:3|verkauf:2|verkaufsdaten:2|verkäufe:2|umsatzdaten:2",
    es: "punto de venta:3|tique de caja:3|supermercado:2|tienda física:2|caja registradora:3|venta:2|ventas:2|ventas de una tienda:3|datos de ventas:2",
    fr: "ticket de caisse:3|point de vente:3|supermarché:2|caisse:2|magasin:2|vente:2|ventes:2|données de vente:2|ventes d'un magasin:3",
    pt: "ponto de venda:3|cupom fiscal:3|supermercado:2|loja física:2|venda:2|vendas:2|vendas de uma loja:3|dados de vendas:2",
  },
  against: "restaurant:3|crypto:3|online order:2|menu:2",
  record: "sale",
  fields: [
    key("transaction_id", { names: "transaction|receipt number|sale id" }),
    core("timestamp", { names: "sale time|transaction date|date|time of sale|datum|fecha" }),
    core("store_id@store"),
    core("amount=order_total", {
      names:
        "total|amount|sale amount|transaction amount|total amount|betrag|importe|monto|montant|valor|gesamtbetrag|importe total|montant total|valor total",
    }),
    core("currency"),
    core("payment_method"),
    known("category=product_category@product", {
      names: "category|product category|kategorie|categoría|catégorie|categoria",
    }),
    known("tax=tax_amount"),
    known("discount=discount_amount"),
    known("change_given=fee", { names: "change|change due", meaning: "The change given back." }),
    ...knowns(
      "item_count receipt_id terminal_id@terminal cashier_id@store customer_id@customer loyalty_tier@customer is_member",
    ),
    ...knowns(
      "loyalty_points sku@product product_name@product quantity unit_price@product subtotal discount_pct coupon_code promo_applied",
    ),
    ...knowns(
      "city@store country@store store_type@store is_returned is_fraud card_type shift status=transaction_status",
    ),
  ],
  rules: [
    productsOf("category"),
    rule("more items cost more", "amount item_count", {
      amount: numbers(lognormal(24, 0.85), 2, { follows: [{ field: "item_count", weight: 0.75 }] }),
    }),
    within("discount", "amount", beta(0.4, 5)),
    within("discount", "subtotal", beta(0.4, 4)),
    within("tax", "amount", triangular(0.04, 0.1, 0.18)),
    within("tax", "subtotal", triangular(0.05, 0.12, 0.22)),
    multiplies("subtotal", "quantity unit_price"),
    multiplies("amount", "quantity unit_price"),
    adds("amount", "+subtotal -discount"),
    adds("amount", "+subtotal +tax"),
    adds("amount", "+subtotal +tax -discount"),
  ],
  rhythm: "consumer",
};

const storeSales: Frame = {
  id: "store_sales",
  title: "daily sales by store",
  cues: {
    en: "daily sales:3|store sales:3|sales by store:3|sales per store:3|weekly sales:3|monthly sales:2|sales forecasting:3|sales forecast:3|demand forecasting:3|sales time series:3|sales figure:2|sales per day:3|sales by day:3",
    de: "tagesumsatz:3|umsatz pro filiale:3|filialumsatz:3|absatzprognose:3|verkaufszahlen:2",
    es: "ventas diarias:3|ventas por tienda:3|pronóstico de ventas:3",
    fr: "ventes quotidiennes:3|ventes par magasin:3|prévision des ventes:3",
    pt: "vendas diárias:3|vendas por loja:3|previsão de vendas:3",
  },
  against: "sales pipeline:3|sales lead:3|opportunity:2|sales call:2|order:1",
  record: "store day",
  fields: [
    key("store_id@store"),
    key("date", { names: "datum|fecha" }),
    core("revenue", { names: "sales|revenue|sales amount|daily sales|total sales" }),
    core("units_sold=quantity", {
      names: "units sold|quantity sold|units|items sold",
      model: numbers(lognormal(160, 0.7), 0),
    }),
    core("transactions=order_count", {
      names: "transactions|number of transactions|tickets",
      model: numbers(lognormal(85, 0.5), 0),
    }),
    core("currency"),
    ...knowns("footfall promo_applied is_holiday weekday temperature_c=value region@store city@store country@store"),
    ...knowns("store_type@store store_size_m2@store product_category sku unit_price discount_pct average_order_value"),
    ...knowns(
      "returns=refund_amount margin_pct inventory_level=on_hand cost=unit_cost target=budget profit department",
    ),
  ],
  rules: [
    partOf("weekday", "date", "weekday"),
    rule(
      "transactions <= footfall",
      "transactions footfall",
      { transactions: { kind: "portion", of: "footfall", share: beta(7, 14), decimals: 0 } },
      [ascending("transactions footfall")],
    ),
    rule("revenue rises with the units sold", "revenue units_sold", {
      revenue: product("units_sold", 2, 1, normal(14, 1.6)),
    }),
    multiplies("revenue", "transactions average_order_value"),
    multiplies("revenue", "units_sold unit_price"),
  ],
  layout: { kind: "series", subject: "store", every: { count: 1, unit: "day" } },
  rhythm: "consumer",
};

const products: Frame = {
  id: "product_catalog",
  title: "product catalogue",
  cues: {
    en: "product catalog:3|product catalogue:3|product listing:3|product feed:3|product data:2|product:1|catalog:2|catalogue:2|marketplace listing:3|item master:3|article master:3|price list:2|assortment:2|product inventory:1|list of products:3",
    de: "produktkatalog:3|produkte:2|artikel:2|artikelstamm:3|produktdaten:2|sortiment:2|produktliste:3|preisliste:2",
    es: "catálogo de productos:3|catálogo:2|lista de productos:3|lista de precios:2",
    fr: "catalogue de produits:3|catalogue produit:3|liste de produits:3|fiche produit:3",
    pt: "catálogo de produtos:3|lista de produtos:3|catálogo:2",
  },
  against: "order:1|review:2|support:2|data product:3|product analytics:3|product usage:3",
  record: "product",
  fields: [
    key("product_id"),
    core("name=product_name", { names: "name|product name|title|nombre|nom|nome" }),
    core("category=product_category", { names: "category|product category|kategorie|categoría|catégorie|categoria" }),
    core("price", { names: "price|unit price|selling price|retail price|preis|precio|prix|preço" }),
    core("currency"),
    core("stock=on_hand", { names: "stock|stock quantity|inventory|quantity in stock|stock level|units in stock" }),
    ...knowns(
      "brand sku ean upc description color size material list_price unit_cost discount_pct availability in_stock",
    ),
    ...knowns(
      "average_rating review_count weight_kg length_cm width_cm height_cm image_url url is_active launch_date=product_launch_date",
    ),
    ...knowns(
      "warranty_months supplier_id@supplier supplier_name@supplier margin_pct tags subcategory seller_name created_at updated_at",
    ),
    ...knowns("country_of_origin=country tax_rate item_condition rating"),
  ],
  rules: [
    productsOf("category", "name"),
    follows("updated_at", "created_at", exponential(60), "day"),
    bands("availability", "stock", [1, 8], "out of stock|low stock|in stock"),
    compares("in_stock", "stock", ">", 0),
    within("price", "list_price", beta(8, 0.7)),
    within("unit_cost", "price", beta(9, 6)),
  ],
  days: 730,
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
    core("review_text", { names: "review|body|review text|text|comment|review body" }),
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
    "customer support:3|customer service:2|customer survey:2|customer order:2|transaction:2|invoice:2|order:2|ticket:2|bank:1|complaint:2",
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

const journeys: Frame = {
  id: "shopping_journeys",
  category: "commerce-behavior",
  title: "shopping journeys",
  cues: {
    en: "shopping journey:3|customer journey:3|purchase funnel:3|commerce behavior:3|commerce behaviour:3|shopping behavior:3|shopping behaviour:3|buyer behavior:3|buying behavior:3|shopper behavior:3|shopper behaviour:3|purchase behaviour:3|buying behaviour:3|buyer behaviour:3|path to purchase:3|conversion funnel:2|cart abandonment:3|abandoned cart:3|add to cart:1|checkout funnel:3|shopping session:3|browse to buy:3|purchase behavior:3|ecommerce funnel:3|product view:2|cart add:2",
    de: "kaufverhalten:3|einkaufsverhalten:3|kaufreise:3|warenkorbabbruch:3|kundenreise:3|kauftrichter:3",
    es: "comportamiento de compra:3|recorrido de compra:3|carrito abandonado:3|embudo de compra:3|abandono de carrito:3",
    fr: "comportement d'achat:3|parcours d'achat:3|parcours client:3|panier abandonné:3|abandon de panier:3",
    pt: "comportamento de compra:3|jornada de compra:3|carrinho abandonado:3|funil de compra:3|abandono de carrinho:3",
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
    es: "carrito de compra:3|carrito:2|carrito abandonado:3",
    fr: "panier:2|panier abandonné:3|panier d'achat:3",
    pt: "carrinho de compras:3|carrinho:2|carrinho abandonado:3",
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

const consumerSurveys: Frame = {
  id: "consumer_signals",
  category: "consumer-signals",
  title: "consumer signals",
  cues: {
    en: "consumer signal:3|consumer sentiment:3|consumer confidence:3|consumer survey:3|consumer confidence survey:3|consumer sentiment survey:3|consumer panel:3|purchase intent:3|buying intent:2|buy intention:3|inflation expectation:3|household panel:3|consumer expectation:3|spending intention:3|consumer:1|consumer preference:3|brand perception:2|shopper panel:3|consumer research:3|market research:2|consumer opinion:3|household survey:1",
    de: "verbrauchervertrauen:3|konsumklima:3|verbraucherbefragung:3|verbraucherumfrage:3|kaufabsicht:3|konsumentenpanel:3|verbraucher:1|konsument:1",
    es: "confianza del consumidor:3|encuesta de consumidores:3|consumidor:1|intención de compra:3|panel de consumidores:3|sentimiento del consumidor:3",
    fr: "confiance des consommateurs:3|enquête consommateurs:3|consommateur:1|intention d'achat:3|panel de consommateurs:3",
    pt: "confiança do consumidor:3|pesquisa com consumidores:3|consumidor:1|intenção de compra:3|painel de consumidores:3",
  },
  against:
    "employee survey:3|patient:2|student:2|web intent:2|search query:1|consumer loan:3|consumer credit:3|consumer complaint:3|kafka:3",
  record: "answer",
  fields: [
    key("respondent_id@respondent"),
    key("wave", { names: "wave|survey date|date|month|survey wave|datum|fecha" }),
    core("country@respondent"),
    core("age_band=age_group@respondent", { names: "age band|age group|age" }),
    core("income_band@respondent", { names: "income band|income|income bracket" }),
    core("purchase_intent", { names: "purchase intent|buying intent|intent to buy|purchase likelihood" }),
    core("confidence_index", { names: "confidence|sentiment|confidence index|sentiment index" }),
    ...knowns(
      "region@respondent gender@respondent household_size@respondent expected_inflation_12m nps=nps_score outlook",
    ),
    ...knowns("monthly_spend savings_rate brand brand_awareness topic product_category channel weight=sample_weight"),
    ...knowns("satisfaction=csat_score would_recommend rating sentiment comment price_sensitivity=level spend_index"),
    ...knowns("education_level@respondent occupation@respondent city@respondent"),
  ],
  rules: [
    rule("who expects it to get better is more confident", "confidence_index outlook", {
      confidence_index: {
        kind: "dependent",
        by: "outlook",
        models: {
          better: numbers(normal(107, 8), 1),
          same: numbers(normal(98, 7), 1),
          worse: numbers(normal(88, 8), 1),
        },
        otherwise: numbers(normal(98, 9), 1),
      },
    }),
    rule("the better off intend to buy more", "purchase_intent income_band", {
      purchase_intent: {
        kind: "dependent",
        by: "income_band",
        models: {
          "under 20k": numbers(beta(1.4, 3), 2),
          "20k-40k": numbers(beta(1.6, 2.9), 2),
          "40k-60k": numbers(beta(1.8, 2.7), 2),
          "60k-100k": numbers(beta(2, 2.5), 2),
          "over 100k": numbers(beta(2.3, 2.3), 2),
        },
        otherwise: numbers(beta(1.6, 2.6), 2),
      },
    }),
  ],
  days: 730,
};

const brandSignals: Frame = {
  id: "brand_signals",
  category: "consumer-signals",
  title: "search interest and brand mentions",
  cues: {
    en: "search interest:3|search trend:3|brand mention:3|brand tracking:3|trend signal:2|social listening:3|brand health:3|demand signal:2|brand sentiment:3|share of voice:3|google trends:2|consumer trend:3|trending topic:1",
    de: "suchinteresse:3|suchtrend:3|markenerwähnung:3|markenbekanntheit:3",
    es: "interés de búsqueda:3|tendencia de búsqueda:3|menciones de marca:3",
    fr: "intérêt de recherche:3|tendance de recherche:3|mentions de marque:3|notoriété:2",
    pt: "interesse de busca:3|tendência de busca:3|menções à marca:3",
  },
  against: "search query log:3|search engine log:3|ad spend:2",
  record: "signal",
  fields: [
    key("brand_id=id@brand", { model: codes("BR-", 4) }),
    key("date", { names: "datum|fecha" }),
    core("brand@brand"),
    known("country@brand"),
    core("search_interest", { names: "search interest|interest|trend score" }),
    core("mentions"),
    core("sentiment=sentiment_score", { names: "sentiment|sentiment score" }),
    ...knowns(
      "topic@brand spend_index purchase_intent reach region share_of_voice=percentage engagement_rate search_volume",
    ),
    ...knowns("confidence_index channel product_category@brand nps=nps_score"),
  ],
  rules: [
    rule(
      "what is mentioned more is searched more",
      "mentions search_interest",
      {
        mentions: numbers(lognormal(60, 1.1), 0, { follows: [{ field: "search_interest", weight: 0.6 }] }),
      },
      [{ kind: "sign", fields: ["mentions", "search_interest"], sign: 1 }],
    ),
  ],
  layout: { kind: "series", subject: "brand", every: { count: 1, unit: "day" } },
  days: 365,
};

const confidenceIndices: Frame = {
  id: "consumer_confidence_indices",
  category: "consumer-signals",
  title: "consumer confidence by country and month",
  cues: {
    en: "consumer confidence index:3|consumer sentiment index:3|monthly consumer confidence:3|confidence index:2|economic sentiment:3|consumer price expectation:2",
    de: "konsumklimaindex:3|verbrauchervertrauensindex:3",
    es: "índice de confianza del consumidor:3",
    fr: "indice de confiance des consommateurs:3",
    pt: "índice de confiança do consumidor:3",
  },
  against: "respondent:3|household:2|panel:2",
  record: "country month",
  fields: [
    key("market_id=id@market", { model: codes("MK-", 3) }),
    key("month"),
    core("country@market"),
    core("confidence_index", { model: { kind: "drift", start: normal(99, 4), step: 0.02, decimals: 1 } }),
    core("expected_inflation_12m"),
    core("spend_index", { names: "spending index|spend index|spending" }),
    ...knowns(
      "present_situation=confidence_index expectations=confidence_index unemployment_rate=percentage purchase_intent",
    ),
    ...knowns("savings_rate sample_size=count region@market growth_rate"),
  ],
  rules: [],
  layout: { kind: "series", subject: "market", every: { count: 30, unit: "day" } },
  days: 1_460,
};

const advertising: Frame = {
  id: "ad_performance",
  title: "advertising performance",
  cues: {
    en: "ad performance:3|advertising campaign:3|marketing campaign:3|ad campaign:3|campaign performance:3|paid search:2|ppc:3|impression:2|click-through rate:2|ctr:2|cpc:2|roas:3|ad spend:3|digital marketing:3|marketing data:3|display ad:3|social ad:3|online ads:3|ads campaign:3|advertising:2|marketing:1|campaign:1|media plan:2|facebook ads:2|google ads:3|ad performance data:3",
    de: "werbekampagne:3|marketingkampagne:3|kampagne:2|anzeigen:2|werbung:2|klickrate:2|werbeausgaben:3|werbemittel:2",
    es: "campaña publicitaria:3|campaña de marketing:3|anuncios:2|publicidad:2|rendimiento de campaña:3",
    fr: "campagne publicitaire:3|campagne marketing:3|publicité:2|annonces:1|performance de campagne:3",
    pt: "campanha publicitária:3|campanha de marketing:3|anúncios:2|publicidade:2|desempenho de campanha:3",
  },
  against: "job ad:3|job:2|email campaign:2|fundraising campaign:3|political campaign:3|donation:3|election:3",
  record: "campaign day",
  fields: [
    key("campaign_id@campaign"),
    key("date", { names: "datum|fecha" }),
    core("channel=ad_channel@campaign", { names: "channel|platform|network|medium" }),
    core("impressions"),
    core("clicks"),
    core("spend=ad_spend", { names: "spend|cost|ad spend|budget spent|amount spent" }),
    core("conversions"),
    core("currency@campaign"),
    ...knowns(
      "campaign_name@campaign campaign_type@campaign ad_group_id@campaign ad_id@campaign ad_format placement keyword match_type",
    ),
    ...knowns(
      "ctr conversion_rate cpc cpm cpa roas revenue budget@campaign reach engagement_rate quality_score video_views",
    ),
    ...knowns(
      "device=device_type country audience=audience_segment utm_source utm_medium utm_campaign attribution_model",
    ),
    ...knowns(
      "age_group gender landing_page frequency=ratio leads=count bounce_rate start_date@campaign end_date@campaign roi status@campaign",
    ),
  ],
  rules: [
    follows("end_date", "start_date", lognormal(35, 0.5), "day"),
    within("reach", "impressions", beta(9, 4), 0),
    divides("roas", "revenue", "spend"),
    rule("revenue rises with conversions", "revenue conversions", {
      revenue: product("conversions", 2, 1, lognormal(62, 0.4)),
    }),
    divides("cpa", "spend", "conversions"),
    divides("cpm", "spend", "impressions", 2, 1_000),
    divides("cpc", "spend", "clicks"),
    divides("conversion_rate", "conversions", "clicks", 2, 100),
    divides("ctr", "clicks", "impressions", 2, 100),
    rule("spend rises with clicks", "spend clicks", { spend: product("clicks", 2, 1, lognormal(0.85, 0.4)) }),
    rule(
      "conversions <= clicks",
      "conversions clicks",
      { conversions: { kind: "portion", of: "clicks", share: beta(2, 55), decimals: 0 } },
      [ascending("conversions clicks")],
    ),
    rule(
      "clicks <= impressions",
      "clicks impressions",
      { clicks: { kind: "portion", of: "impressions", share: beta(2, 100), decimals: 0 } },
      [ascending("clicks impressions")],
    ),
  ],
  layout: { kind: "series", subject: "campaign", every: { count: 1, unit: "day" } },
};

const emailCampaigns: Frame = {
  id: "email_campaigns",
  title: "e-mail campaigns",
  cues: {
    en: "email campaign:3|e-mail campaign:3|email marketing:3|newsletter:3|open rate:3|mailing:2|email blast:3|unsubscribe:2|email open:2|newsletter performance:3",
    de: "e-mail-kampagne:3|newsletter:3|e-mail-marketing:3|öffnungsrate:3",
    es: "campaña de correo:3|correo masivo:2|boletín:3|email marketing:3",
    fr: "campagne e-mail:3|infolettre:3|newsletter:3|emailing:3",
    pt: "campanha de e-mail:3|boletim:2|newsletter:3|email marketing:3",
  },
  against: "phishing:3|spam:2|inbox:2",
  record: "mailing",
  fields: [
    key("campaign_id"),
    core("sent_at=timestamp", { names: "sent at|send date|date|send time|datum|fecha" }),
    core("subject_line"),
    core("sent=emails_sent", { names: "sent|recipients|emails sent" }),
    core("opens=emails_opened", { names: "opens|opened|unique opens" }),
    core("clicks"),
    ...knowns(
      "delivered=count bounces=count open_rate ctr bounce_rate unsubscribe_rate unsubscribes=count conversions revenue",
    ),
    ...knowns("campaign_name segment=audience_segment list_size=count language ab_variant=label currency"),
  ],
  rules: [
    divides("unsubscribe_rate", "unsubscribes", "sent", 2, 100),
    divides("bounce_rate", "bounces", "sent", 1, 100),
    divides("ctr", "clicks", "sent", 2, 100),
    divides("open_rate", "opens", "sent", 1, 100),
    divides("open_rate", "opens", "delivered", 1, 100),
    within("unsubscribes", "sent", beta(2, 700), 0),
    within("conversions", "clicks", beta(2, 14), 0),
    rule(
      "clicks <= opens",
      "clicks opens",
      { clicks: { kind: "portion", of: "opens", share: beta(2, 12), decimals: 0 } },
      [ascending("clicks opens")],
    ),
    rule("opens <= sent", "opens sent", { opens: { kind: "portion", of: "sent", share: beta(6, 17), decimals: 0 } }, [
      ascending("opens sent"),
    ]),
    rule(
      "opens <= delivered",
      "opens delivered",
      { opens: { kind: "portion", of: "delivered", share: beta(6, 16), decimals: 0 } },
      [ascending("opens delivered")],
    ),
    { ...adds("bounces", "+sent -delivered", 0), statement: "bounces = sent - delivered" },
    rule(
      "delivered <= sent",
      "delivered sent",
      { delivered: { kind: "portion", of: "sent", share: beta(80, 1.6), decimals: 0 } },
      [ascending("delivered sent")],
    ),
  ],
  rhythm: "business",
  days: 365,
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

const prices: Frame = {
  id: "price_monitoring",
  title: "competitor prices",
  cues: {
    en: "price monitoring:3|competitor price:3|price tracking:3|competitive pricing:3|price comparison:3|price history:3|scraped prices:3|dynamic pricing:3",
    de: "preisbeobachtung:3|preisvergleich:3|wettbewerbspreise:3|preishistorie:3",
    es: "seguimiento de precios:3|comparación de precios:3|historial de precios:3",
    fr: "suivi des prix:3|comparaison de prix:3|historique des prix:3",
    pt: "monitoramento de preços:3|comparação de preços:3|histórico de preços:3",
  },
  against: "stock price:3|share price:3|crypto:3|electricity price:3|house price:3",
  record: "price observation",
  fields: [
    key("product_id@product"),
    key("date", { names: "datum|fecha" }),
    core("competitor=seller_name", { names: "competitor|seller|retailer|shop" }),
    core("price", {
      names: "preis|precio|prix|preço",
      model: { kind: "drift", start: lognormal(29, 0.8), step: 0.02, decimals: 2 },
    }),
    core("currency@product"),
    ...knowns(
      "product_name@product category=product_category@product our_price=unit_price competitor_price price_difference=value",
    ),
    ...knowns(
      "discount_pct promo_applied availability list_price shipping_cost url rating review_count country@product",
    ),
  ],
  rules: [
    productsOf("category"),
    within("price", "list_price", beta(8, 0.7)),
    {
      ...adds("price_difference", "+competitor_price -our_price"),
      statement: "price_difference = competitor_price - our_price",
    },
  ],
  layout: { kind: "series", subject: "product", every: { count: 1, unit: "day" } },
};

/** Retail, e-commerce, card payments, consumer research and marketing. */
export const commerceFrames: readonly Frame[] = [
  orders,
  orderLines,
  cardTransactions,
  receipts,
  storeSales,
  products,
  reviews,
  customers,
  churn,
  journeys,
  carts,
  consumerSurveys,
  brandSignals,
  confidenceIndices,
  advertising,
  emailCampaigns,
  loyalty,
  prices,
];

import {
  always,
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
  sum,
  uniform,
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
  lasts,
  multiplies,
  onlyWhere,
  rule,
  within,
} from "./define.ts";
import type { Frame } from "./frame.ts";
import { compares, countsUp, partOf, walks } from "./rules.ts";

const shipments: Frame = {
  id: "shipments",
  title: "shipments",
  cues: {
    en: "shipment:3|shipping record:3|parcel:3|package delivery:3|logistics:3|freight:3|cargo shipment:3|consignment:3|delivery:1|parcel delivery:3|supply chain:2|carrier:2|courier delivery:2|shipping data:3|shipping:2|last mile:3|last-mile delivery:3|delivery performance:3|freight shipment:3|container shipment:3|eta:1|package tracking:3|trucking:2|transport order:3|cold chain:2",
    de: "sendung:3|sendungen:3|pakete:2|transporte:2|lieferung:2|logistik:3|versand:2|paketzustellung:3|fracht:3|spedition:3|lieferkette:2|transportauftrag:3",
    es: "envío:3|envíos:3|logística:3|entrega de paquetes:3|flete:3|cadena de suministro:2|paquetería:3",
    fr: "expédition:3|livraison:2|logistique:3|colis:3|fret:3|transport de marchandises:3|chaîne d'approvisionnement:2",
    pt: "remessa:3|envio:2|logística:3|entrega de encomendas:3|frete:3|cadeia de suprimentos:2",
  },
  against:
    "food delivery:3|restaurant:3|drug delivery:3|message delivery:3|vessel:2|ais:3|email delivery:3|software delivery:3|webhook delivery:3|network packet:3|npm package:3",
  record: "shipment",
  fields: [
    key("shipment_id"),
    core("shipped_at=departed_at", {
      names: "shipped at|ship date|dispatch date|departure|timestamp|shipping date|departed at",
    }),
    core("carrier"),
    core("origin"),
    core("destination"),
    core("weight_kg", { names: "weight|weight kg" }),
    core("status=shipment_status", { names: "status|delivery status|shipment status|estado|statut|situação" }),
    known("eta"),
    known("delivered_at", { names: "delivered at|delivery date|actual delivery|arrival" }),
    ...knowns(
      "tracking_number order_id customer_id@customer service_level transport_mode=freight_mode freight_cost currency distance_km",
    ),
    ...knowns(
      "origin_country destination_country package_count pallet_count volume_m3=shipment_volume_m3 cargo_type=freight_type",
    ),
    ...knowns(
      "incoterm customs_status hs_code container_number declared_value is_on_time delay_min delay_reason delivery_attempts",
    ),
    ...knowns(
      "is_damaged signature_obtained temperature=cargo_temperature driver_id@driver vehicle_id@vehicle route_id@route warehouse_id@warehouse delivery_days",
    ),
    ...knowns(
      "co2_kg fuel_used_l picked_up_at promised_date supplier_id@supplier postcode latitude longitude priority arrived_at",
    ),
    ...knowns("delay_days=duration_days recipient_name=full_name insurance_cost=premium sku quantity"),
  ],
  rules: [
    rule("co2_kg rises with distance_km", "co2_kg distance_km", {
      co2_kg: product("distance_km", 1, 1, lognormal(0.62, 0.3)),
    }),
    rule(
      "freight_cost rises with weight_kg",
      "freight_cost weight_kg",
      {
        freight_cost: sum("0.9*weight_kg", 2, lognormal(11, 0.4)),
      },
      [{ kind: "sign", fields: ["weight_kg", "freight_cost"], sign: 1 }],
    ),
    rule(
      "freight_cost rises with weight_kg and distance_km",
      "freight_cost weight_kg distance_km",
      {
        freight_cost: sum("0.35*weight_kg +0.11*distance_km", 2, lognormal(9, 0.4)),
      },
      [{ kind: "sign", fields: ["weight_kg", "freight_cost"], sign: 1 }],
    ),
    onlyWhere("delay_reason", "status", "delayed"),
    onlyWhere("delay_reason", "is_on_time", false),
    rule(
      "is_on_time exactly where delivered_at <= eta",
      "is_on_time delivered_at eta",
      {
        is_on_time: { kind: "compared", left: "delivered_at", is: "<=", right: "eta" },
      },
      [{ kind: "function", result: "is_on_time", by: ["delivered_at", "eta"] }],
    ),
    lasts("delivery_days", "shipped_at", "delivered_at", "day"),
    onlyWhere("delivered_at", "status", "delivered", "returned"),
    follows("promised_date", "shipped_at", lognormal(4, 0.4), "day"),
    follows("arrived_at", "shipped_at", lognormal(3.1, 0.55), "day"),
    follows("delivered_at", "shipped_at", lognormal(3.1, 0.55), "day"),
    follows("eta", "shipped_at", lognormal(3, 0.5), "day"),
    follows("shipped_at", "picked_up_at", exponential(9), "h"),
  ],
  rhythm: "business",
};

const trackingEvents: Frame = {
  id: "shipment_tracking_events",
  title: "tracking events of shipments",
  cues: {
    en: "tracking event:3|parcel tracking:3|tracking scan:3|tracking history:3|shipment event:3|parcel scan:3|scan event:3|package scan:3|shipment tracking:3|delivery event:3|track and trace:3|shipment leg:3|shipping milestone:3|container tracking:3",
    de: "sendungsverfolgung:3|trackingereignis:3|paketscan:3",
    es: "eventos de seguimiento:3|seguimiento de envíos:3|rastreo de paquetes:3",
    fr: "suivi de colis:3|événements de suivi:3",
    pt: "rastreamento de encomendas:3|eventos de rastreio:3",
  },
  against: "web tracking:3|eye tracking:3|analytics tracking:3|user tracking:2",
  record: "tracking event",
  fields: [
    key("shipment_id@shipment"),
    key("seq=sequence_number", { names: "sequence|event number|leg number" }),
    core("timestamp", { model: happening("s", "business", lognormal(420, 0.8)) }),
    core("event_type=shipment_status", { names: "event|event type|status|scan type" }),
    core("location=city", { names: "location|facility|hub|city|stadt|ciudad|ville|cidade" }),
    core("carrier@shipment"),
    ...knowns(
      "tracking_number@shipment country latitude longitude temperature=cargo_temperature note vehicle_id eta@shipment",
    ),
    ...knowns("origin@shipment destination@shipment weight_kg@shipment service_level@shipment delay_reason"),
  ],
  rules: [
    onlyWhere("delay_reason", "event_type", "delayed"),
    walks(
      "event_type follows the way of a parcel",
      "event_type",
      "shipment_id",
      { created: 1 },
      {
        created: { "in transit": 1 },
        "in transit": { "in transit": 52, delayed: 6, "out for delivery": 42 },
        delayed: { "in transit": 1 },
        "out for delivery": { delivered: 90, returned: 4, "in transit": 6 },
        delivered: {},
        returned: {},
      },
    ),
    countsUp("seq", "shipment_id"),
  ],
  layout: { kind: "groups", subject: "shipment", least: 3, most: 9 },
  rhythm: "business",
};

const deliveryRoutes: Frame = {
  id: "delivery_route_stops",
  title: "stops of delivery routes",
  cues: {
    en: "delivery route:3|route stop:3|delivery stop:3|route planning:3|fleet delivery:3|delivery tour:3|vehicle routing:3|driver route:3|dispatch:1",
    de: "liefertour:3|tourenplanung:3|lieferroute:3",
    es: "rutas de reparto:3|planificación de rutas:3|paradas de ruta:3",
    fr: "tournée de livraison:3|planification de tournées:3",
    pt: "rotas de entrega:3|roteirização:3",
  },
  against: "bus:2|network route:3|bgp:3|train:2|api route:3|gps trajectory:2",
  record: "stop",
  fields: [
    key("route_id@route"),
    key("stop_number"),
    core("arrived_at", {
      names: "arrival|arrived at|arrival time|timestamp",
      model: happening("s", "business", lognormal(16, 0.5)),
    }),
    core("address"),
    core("driver_id@route"),
    core("vehicle_id@route"),
    core("status", {
      names: "estado|statut|situação",
      model: choices("delivered:90|failed:5|rescheduled:3|skipped:2"),
    }),
    ...knowns(
      "shipment_id customer_id departed_at service_min=duration_min distance_km latitude longitude package_count weight_kg",
    ),
    ...knowns(
      "planned_arrival=eta delay_min signature_obtained city warehouse_id@route fuel_used_l failure_reason=delay_reason",
    ),
  ],
  rules: [
    onlyWhere("failure_reason", "status", "failed"),
    lasts("service_min", "arrived_at", "departed_at", "min"),
    follows("departed_at", "arrived_at", lognormal(4, 0.5), "min"),
    countsUp("stop_number", "route_id"),
  ],
  layout: { kind: "groups", subject: "route", least: 5, most: 22 },
  rhythm: "business",
  days: 30,
};

const inventory: Frame = {
  id: "inventory_levels",
  title: "inventory levels",
  cues: {
    en: "inventory:3|stock level:3|warehouse inventory:3|stock on hand:3|inventory management:3|inventory level:3|stock data:2|warehouse stock:3|warehouse:2|reorder point:3|stock:2|pharmacy stock:3|quantity on hand:3|minimum stock:3|spare part:2|bin:1|inventory snapshot:3|stock report:3|stockout:2|inventory record:3|sku inventory:3|spare part inventory:3|stock count:3|stock of:3",
    de: "lagerbestand:3|bestand:2|lager:2|warenlager:2|bestandsdaten:3|lagerverwaltung:3|inventar:2|bestand an:3|bestand von:3",
    es: "inventario:3|existencias:3|almacén:2|niveles de stock:3|gestión de inventario:3|existencias de:3",
    fr: "stock:2|inventaire:3|niveaux de stock:3|entrepôt:2|gestion des stocks:3|stock de:3|stock d'une:3",
    pt: "estoque:3|inventário:3|armazém:2|níveis de estoque:3|gestão de estoque:3|estoque de:3",
  },
  against:
    "stock market:3|stock price:3|share:2|movement:1|movimiento:3|movimentação:3|mouvement:3|bewegung:2|blood:2|livestock:3|hardware inventory:2|asset inventory:2|personality inventory:3|order:1",
  record: "stock position",
  fields: [
    key("sku@article"),
    key("warehouse_id@warehouse"),
    core("date", { names: "date|snapshot date|as of date|datum|fecha" }),
    core("on_hand", {
      names: "on hand|stock|quantity|stock level|quantity on hand|menge|cantidad|quantité|quantidade",
    }),
    core("reserved"),
    core("reorder_point@article", { names: "par|par level" }),
    core("lead_time_days@article", { names: "lead time|lead time days" }),
    ...knowns(
      "product_category@article bin_location available_quantity reorder_quantity safety_stock@article unit_cost@article unit_price@article currency",
    ),
    known("product_name@article", { names: "name|item|item name|article name|description" }),
    ...knowns(
      "supplier_id@article supplier_name@article inventory_value is_stockout days_of_supply inventory_turnover last_counted_date abc_class",
    ),
    ...knowns(
      "expiry_date batch_id demand forecast_quantity weight_kg unit status=availability city@warehouse product_id@article",
    ),
    ...knowns("last_restocked=last_counted_date reorder_needed=flag in_transit=received_quantity"),
    known("category=product_category@article", {
      names: "category|product category|kategorie|categoría|catégorie|categoria",
    }),
  ],
  rules: [
    divides("days_of_supply", "on_hand", "demand", 0),
    within("unit_cost", "unit_price", beta(9, 6)),
    rule(
      "reorder_needed exactly where on_hand <= reorder_point",
      "reorder_needed on_hand reorder_point",
      {
        reorder_needed: { kind: "compared", left: "on_hand", is: "<=", right: "reorder_point" },
      },
      [{ kind: "function", result: "reorder_needed", by: ["on_hand", "reorder_point"] }],
    ),
    compares("is_stockout", "on_hand", "=", 0),
    within("safety_stock", "reorder_point", beta(6, 4), 0),
    multiplies("inventory_value", "on_hand unit_price"),
    multiplies("inventory_value", "on_hand unit_cost"),
    within("available_quantity", "on_hand", beta(9, 1.4), 0),
    { ...adds("available_quantity", "+on_hand -reserved", 0), statement: "available_quantity = on_hand - reserved" },
    within("reserved", "on_hand", beta(1.3, 8), 0),
  ],
  days: 90,
};

const stockMovements: Frame = {
  id: "stock_movements",
  title: "stock movements",
  cues: {
    en: "stock movement:3|inventory movement:3|inventory transaction:3|goods receipt:3|warehouse transaction:3|stock transaction:3|stock transfer:3|pick and pack:2|warehouse operation:2|inventory adjustment:3|inbound and outbound:2|picking:2",
    de: "lagerbewegung:3|warenbewegung:3|wareneingang:3|kommissionierung:3",
    es: "movimiento de inventario:3|movimientos de stock:3|entradas y salidas de almacén:3",
    fr: "mouvement de stock:3|réception de marchandises:3",
    pt: "movimentação de estoque:3|entradas e saídas de estoque:3",
  },
  against: "share price:3|equity:3",
  record: "stock movement",
  fields: [
    key("movement_id=id", { model: codes("MOV-", 6) }),
    core("timestamp"),
    core("sku@article"),
    core("warehouse_id@warehouse"),
    core("movement_type=stock_movement_type", { names: "movement type|type|transaction type|direction|typ|art|tipo" }),
    core("quantity", { model: numbers(lognormal(12, 1), 0) }),
    core("stock_after=on_hand", {
      names: "stock after|balance|on hand|new stock level",
      model: { kind: "drift", start: lognormal(160, 0.6), step: 0.05, decimals: 0 },
    }),
    ...knowns(
      "order_id purchase_order_id supplier_id@supplier batch_id bin_location operator_id@operator employee_id@employee unit_cost reason product_name@article",
    ),
    ...knowns("product_category@article expiry_date destination note document=reference_number shift"),
  ],
  rules: [
    onlyWhere("purchase_order_id", "movement_type", "receipt"),
    onlyWhere("order_id", "movement_type", "sale", "return"),
  ],
  rhythm: "business",
};

const purchaseOrders: Frame = {
  id: "purchase_orders",
  title: "purchase orders",
  cues: {
    en: "purchase order:3|procurement:3|supplier order:3|vendor order:3|purchasing:2|supplier delivery:2|supplier performance:3|po line:3|sourcing:1|supplier:2|vendor management:3",
    de: "einkaufsbestellung:3|beschaffung:3|einkauf:2|lieferantenbestellung:3|lieferantenbewertung:3|lieferant:2",
    es: "orden de compra:3|compras a proveedores:3|aprovisionamiento:3|proveedor:2|órdenes de compra:3",
    fr: "bon de commande:3|approvisionnement:3|achats fournisseurs:3|fournisseur:2",
    pt: "ordem de compra:3|compras:1|suprimentos:2|fornecedor:2|pedido de compra:3",
  },
  against: "customer order:2|invoice:2|cloud vendor:2|kundenkarte:4|kassenbon:4",
  record: "purchase order",
  fields: [
    key("purchase_order_id"),
    core("order_date=issue_date", { names: "order date|date|po date|ordered at|datum|fecha" }),
    core("supplier_id@supplier"),
    core("quantity=ordered_quantity", { names: "quantity|ordered quantity|units|menge|cantidad|quantité|quantidade" }),
    core("unit_price", { names: "unit price|unit cost|price|preis|precio|prix|preço" }),
    core("total", {
      names:
        "total|amount|order value|po amount|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency@supplier"),
    core("status=purchase_order_status", { names: "status|po status|estado|statut|situação" }),
    ...knowns(
      "supplier_name@supplier sku product_name product_category expected_date=promised_date delivered_at received_quantity",
    ),
    ...knowns(
      "lead_time_days fill_rate is_on_time payment_terms@supplier buyer=created_by approved_by warehouse_id@warehouse department country@supplier",
    ),
    ...knowns("incoterm supplier_rating@supplier defect_rate part_number@part line_number cost_center invoice_id"),
  ],
  rules: [
    onlyWhere("received_quantity", "status", "received", "partially received"),
    onlyWhere("delivered_at", "status", "received", "partially received"),
    divides("fill_rate", "received_quantity", "quantity", 1, 100),
    rule(
      "received_quantity <= quantity",
      "received_quantity quantity",
      {
        received_quantity: { kind: "portion", of: "quantity", share: beta(40, 1), decimals: 0 },
      },
      [ascending("received_quantity quantity")],
    ),
    lasts("lead_time_days", "order_date", "delivered_at", "day"),
    follows("delivered_at", "order_date", lognormal(12.5, 0.55), "day"),
    follows("expected_date", "order_date", lognormal(12, 0.5), "day"),
    multiplies("total", "quantity unit_price"),
  ],
  rhythm: "business",
  days: 365,
};

const demand: Frame = {
  id: "demand_history",
  title: "demand by article and day",
  cues: {
    en: "demand forecast:3|demand per sku:3|weekly demand:3|daily demand:3|demand:2|demand planning:3|demand history:3|product demand:3|demand data:2|inventory demand:3|forecast accuracy:3|supply planning:3|sku demand:3",
    de: "bedarfsprognose:3|bedarfsplanung:3|nachfrageprognose:3",
    es: "pronóstico de demanda:3|planificación de la demanda:3",
    fr: "prévision de la demande:3|planification de la demande:3",
    pt: "previsão de demanda:3|planejamento de demanda:3",
  },
  against: "electricity:3|energy demand:3|power demand:3|water demand:3|grid:3|ride demand:3",
  record: "article day",
  fields: [
    key("sku@article"),
    key("date", { names: "datum|fecha" }),
    core("demand", { names: "demand|units sold|quantity|actual demand|menge|cantidad|quantité|quantidade" }),
    core("forecast=forecast_quantity", { names: "forecast|forecast demand|predicted demand" }),
    core("on_hand", { names: "on hand|stock|inventory" }),
    ...knowns(
      "warehouse_id@article price=unit_price promo_applied is_stockout is_holiday product_category@article region@article",
    ),
    ...knowns("lead_time_days@article forecast_error=variance reorder_quantity weekday revenue store_id@article"),
  ],
  rules: [
    partOf("weekday", "date", "weekday"),
    multiplies("revenue", "demand price"),
    compares("is_stockout", "on_hand", "=", 0),
    { ...adds("forecast_error", "+demand -forecast", 0), statement: "forecast_error = demand - forecast" },
    rule("forecast is near demand", "forecast demand", { forecast: product("demand", 0, 1, lognormal(1, 0.18)) }, [
      { kind: "sign", fields: ["forecast", "demand"], sign: 1 },
    ]),
  ],
  layout: { kind: "series", subject: "article", every: { count: 1, unit: "day" } },
  days: 180,
};

const quality: Frame = {
  id: "quality_inspections",
  title: "quality inspections",
  cues: {
    en: "quality control:3|quality inspection:3|manufacturing quality:3|qc:2|defect:2|spec limit:3|inspection:2|product inspection:3|spc:3|statistical process control:3|six sigma:2|defect detection:3|nonconformity:3|manufacturing defect:3|quality assurance inspection:3|tolerance:1|visual inspection:2|haccp:6|haccp check:6|control point:2|critical limit:3|food safety check:4",
    de: "haccp:6|qualitätskontrolle:3|qualitätsprüfung:3|fertigungsqualität:3|qualitätssicherung:2|fehlererkennung:2",
    es: "control de calidad:3|inspección de calidad:3|defectos de fabricación:3",
    fr: "contrôle qualité:3|inspection qualité:3|défauts de fabrication:3",
    pt: "controle de qualidade:3|inspeção de qualidade:3|defeitos de fabricação:3",
  },
  against:
    "cheese:3|ageing:3|aging:2|data quality:3|air quality:3|water quality:3|code quality:3|software defect:3|building inspection:2|wine quality:3|restaurant inspection:3|vehicle inspection:2|sleep quality:3",
  record: "inspection",
  fields: [
    key("inspection_id=id", { model: codes("QC-", 6) }),
    core("timestamp", { names: "timestamp|inspected at|date|time|datum|fecha" }),
    core("batch_id@batch"),
    core("station=work_station", { names: "station|process step|work station" }),
    core("measurement", { names: "measurement|measured value|value|dimension" }),
    core("lower_spec_limit", { names: "lsl|lower spec limit|lower limit" }),
    core("upper_spec_limit", { names: "spec limit|usl|upper spec limit|upper limit" }),
    core("result=inspection_result", { names: "result|inspection result|pass fail|status" }),
    known("is_defective", { names: "defect|defective|is defective|defect flag" }),
    ...knowns(
      "defect_type part_number@batch machine_id@machine operator_id@operator inspector=created_by target_value production_line_id@batch shift",
    ),
    ...knowns(
      "product_name@batch sample_size=count defect_count=scrap_count defect_rate severity serial_number temperature pressure",
    ),
    ...knowns(
      "humidity corrective_action control_point critical_limit torque_nm cycle_time_s rework=flag supplier_id@batch factory_id@batch weight_kg image_url",
    ),
  ],
  rules: [
    divides("defect_rate", "defect_count", "sample_size", 2, 100),
    within("defect_count", "sample_size", beta(1.2, 40), 0),
    onlyWhere("severity", "is_defective", true),
    onlyWhere("defect_type", "result", "rework", "fail"),
    onlyWhere("defect_type", "is_defective", true),
    rule("bad pieces do not pass", "result is_defective", {
      result: dependent(
        "is_defective",
        { true: choices("fail:55|rework:45"), false: always("pass") },
        choices("pass:94|rework:4|fail:2"),
      ),
    }),
    rule(
      "lower_spec_limit < upper_spec_limit",
      "lower_spec_limit upper_spec_limit",
      {
        lower_spec_limit: { kind: "constant", value: 24.85 },
        upper_spec_limit: { kind: "constant", value: 25.15 },
      },
      [{ kind: "ascending", fields: ["lower_spec_limit", "upper_spec_limit"], strict: true }],
    ),
    rule(
      "the piece is bad where the measurement lies above the upper limit",
      "is_defective measurement upper_spec_limit",
      {
        is_defective: { kind: "compared", left: "measurement", is: ">", right: "upper_spec_limit" },
      },
      [{ kind: "function", result: "is_defective", by: ["measurement", "upper_spec_limit"] }],
    ),
  ],
  rhythm: "flat",
};

const production: Frame = {
  id: "production_runs",
  title: "production runs",
  cues: {
    en: "production run:3|injection molding:3|injection moulding:3|cnc:2|machining:2|manufacturing:3|production data:3|production line:3|factory:2|oee:3|assembly line:3|shop floor:3|production batch:3|manufacturing execution:3|mes:2|production order:3|units produced:3|machine downtime:3|scrap:2|plant production:3|manufacturing plant:3",
    de: "produktion:2|fertigung:3|produktionsdaten:3|fertigungslinie:3|fabrik:2|produktionslinie:3|maschinenstillstand:3",
    es: "producción:2|fabricación:3|manufactura:3|línea de producción:3|fábrica:2",
    fr: "production industrielle:3|fabrication:3|ligne de production:3|usine:2",
    pt: "produção industrial:3|fabricação:3|manufatura:3|linha de produção:3|fábrica:2",
  },
  against:
    "energy production:3|oil production:3|milk production:3|crop production:3|film production:3|production database:3|production environment:3|production server:3|production incident:3|power plant:2",
  record: "production run",
  fields: [
    key("run_id=id", { model: codes("RUN-", 6) }),
    core("start_time"),
    core("end_time"),
    core("production_line_id@production_line", { names: "line|production line|line id" }),
    core("product_name@product", { names: "product|part|item|product name|produkt|producto|produit|produto" }),
    core("units_produced", {
      names: "units produced|output|quantity|produced quantity|menge|cantidad|quantité|quantidade",
    }),
    core("scrap_count", { names: "scrap|rejects|defects|scrap count" }),
    known("downtime_min=machine_downtime_min"),
    ...knowns(
      "oee availability_pct performance_pct quality_pct yield_pct defect_rate cycle_time_s downtime_reason shift operator_id@operator",
    ),
    ...knowns(
      "machine_id@production_line factory_id@production_line work_order_id batch_id target_quantity=forecast_quantity part_number@product",
    ),
    ...knowns("energy_kwh status good_count=on_hand temperature pressure material machine_state duration_min cost"),
  ],
  rules: [
    rule("units_produced is near target_quantity", "units_produced target_quantity", {
      units_produced: product("target_quantity", 0, 1, normal(0.95, 0.07)),
    }),
    rule(
      "oee = availability × performance × quality",
      "oee availability_pct performance_pct quality_pct",
      {
        oee: product("availability_pct performance_pct quality_pct", 1, 0.0001),
      },
      [
        {
          kind: "product",
          result: "oee",
          factors: ["availability_pct", "performance_pct", "quality_pct"],
          times: 0.0001,
        },
      ],
    ),
    divides("quality_pct", "good_count", "units_produced", 2, 100),
    divides("yield_pct", "good_count", "units_produced", 2, 100),
    divides("defect_rate", "scrap_count", "units_produced", 2, 100),
    {
      ...adds("good_count", "+units_produced -scrap_count", 0),
      statement: "good_count = units_produced - scrap_count",
    },
    within("scrap_count", "units_produced", beta(1.6, 90), 0),
    rule(
      "downtime_min <= duration_min",
      "downtime_min duration_min",
      {
        downtime_min: { kind: "portion", of: "duration_min", share: beta(1.1, 14), decimals: 1 },
      },
      [ascending("downtime_min duration_min")],
    ),
    lasts("duration_min", "start_time", "end_time", "min"),
    follows("end_time", "start_time", lognormal(420, 0.25), "min"),
  ],
  rhythm: "flat",
  days: 60,
};

const maintenance: Frame = {
  id: "maintenance_work_orders",
  title: "maintenance work orders",
  cues: {
    en: "maintenance work order:3|maintenance:2|work order:3|equipment maintenance:3|machine maintenance:3|repair order:2|maintenance log:3|maintenance record:3|cmms:3|facility maintenance:3|asset maintenance:3|service record:1",
    de: "wartungsauftrag:3|instandhaltung:3|wartung:2|reparaturauftrag:3",
    es: "orden de trabajo:3|mantenimiento:2|órdenes de mantenimiento:3",
    fr: "ordre de maintenance:3|maintenance:2|ordre de travail:3",
    pt: "ordem de serviço:3|manutenção:2|ordens de manutenção:3",
  },
  against: "vehicle:2|aircraft:2|road maintenance:2|sensor reading:2|predictive maintenance:2|car repair:2",
  record: "work order",
  fields: [
    key("work_order_id"),
    core("created_at", { names: "created at|reported at|opened|date|datum|fecha", model: happening("s", "business") }),
    core("asset_id@asset", { names: "asset|equipment|machine" }),
    core("maintenance_type", { names: "type|maintenance type|kind|typ|art|tipo" }),
    core("priority"),
    core("status", {
      names: "estado|statut|situação",
      model: choices("completed:72|in progress:11|open:12|cancelled:5"),
    }),
    core("completed_at=closed_at", { names: "completed at|finished at|closed at|completion date" }),
    ...knowns("technician=assigned_to description repair_hours cost parts_cost labor_cost currency"),
    ...knowns("failure_cause=reason site=location@asset department machine_type=type@asset scheduled_at due_date note"),
    known("downtime_hours=duration_hours", { names: "downtime|outage" }),
  ],
  rules: [
    adds("cost", "+parts_cost +labor_cost"),
    onlyWhere("completed_at", "status", "completed"),
    follows("completed_at", "created_at", lognormal(30, 0.9), "h"),
  ],
  rhythm: "business",
  days: 365,
};

const construction: Frame = {
  id: "construction_projects",
  title: "construction projects",
  cues: {
    en: "construction project:3|construction:3|building project:3|construction site:3|contractor:2|building site:3|infrastructure project:2|renovation project:3|construction progress:3|subcontractor:2|construction cost:3",
    de: "bauprojekt:3|baustelle:3|bauvorhaben:3|bau:2|renovierung:2",
    es: "proyecto de construcción:3|construcción:3|obra:3|obras:2",
    fr: "projet de construction:3|chantier:3|bâtiment et travaux:2|construction:2",
    pt: "projeto de construção:3|construção:3|obra:3|construção civil:3",
  },
  against: "permit:2|index construction:3|safety incident:2|sentence construction:3|house price:2",
  record: "project",
  fields: [
    key("project_id"),
    core("name=project_name", { names: "name|project name|title|nombre|nom|nome" }),
    core("contractor=contractor_name", { names: "contractor|builder|company" }),
    core("start_date", { names: "start|beginn|inicio|début|início" }),
    core("end_date=due_date", { names: "end date|completion date|planned end|planned completion|end|ende|fin|fim" }),
    core("budget"),
    core("actual_cost=actual_amount", { names: "actual cost|cost|spent|cost to date" }),
    core("percent_complete"),
    core("currency"),
    ...knowns(
      "phase=construction_phase status=project_status project_manager city country trade=construction_trade workers=employee_count",
    ),
    ...knowns(
      "permit_id area=living_area_m2 delay_days=duration_days incident_count=count client=company_name property_type type variance",
    ),
    ...knowns("labor_cost material_cost=parts_cost latitude longitude"),
  ],
  rules: [
    rule("percent_complete depends on phase", "percent_complete phase", {
      percent_complete: dependent(
        "phase",
        {
          "site preparation": numbers(uniform(1, 10), 0),
          foundation: numbers(uniform(8, 28), 0),
          structure: numbers(uniform(25, 58), 0),
          envelope: numbers(uniform(50, 75), 0),
          interior: numbers(uniform(68, 94), 0),
          finishing: numbers(uniform(90, 100), 0),
        },
        numbers(uniform(0, 100), 0),
      ),
    }),
    rule("budgets of buildings", "budget start_date", {
      budget: numbers(lognormal(1_400_000, 1.1), 2, { heaped: 0.8 }),
    }),
    { ...adds("variance", "+actual_cost -budget"), statement: "variance = actual_cost - budget" },
    rule("actual_cost is near budget", "actual_cost budget", {
      actual_cost: product("budget", 2, 1, lognormal(1.07, 0.17)),
    }),
    follows("end_date", "start_date", lognormal(380, 0.5), "day"),
  ],
  rhythm: "business",
  days: 1_095,
};

const safety: Frame = {
  id: "workplace_incidents",
  title: "workplace incidents",
  cues: {
    en: "workplace incident:3|safety incident:3|workplace accident:3|occupational accident:3|near miss:3|workplace injury:3|construction accident:5|site accident:5|construction site accident:6|building site accident:6|factory accident:4|accident at work:5|construction site injury:6|construction injury:5|injury at work:5|osha:3|work accident:3|health and safety:2|injury report:3|ehs:3",
    de: "arbeitsunfall:3|arbeitsunfälle:3|arbeitssicherheit:3",
    es: "accidente laboral:3|incidentes de seguridad laboral:3|seguridad laboral:3",
    fr: "accident du travail:3|accidents du travail:3|sécurité au travail:3",
    pt: "acidente de trabalho:3|segurança do trabalho:3",
  },
  against: "security incident:3|traffic accident:3|car accident:3|outage:3|sports injury:3|drug safety:3",
  record: "incident",
  fields: [
    key("incident_id=id", { model: codes("INC-", 6) }),
    core("timestamp", { names: "date|incident date|timestamp|occurred at|datum|fecha" }),
    core("incident_type", { names: "type|incident type|accident type|typ|art|tipo" }),
    core("severity"),
    core("site=location@site", { names: "site|location|plant|workplace" }),
    core("lost_days", { names: "lost days|days lost" }),
    ...knowns(
      "employee_id@employee department injured_part=category cause=reason description reported_at=created_at injury=flag shift status",
    ),
    ...knowns("corrective_action=note equipment=asset_id@site investigated=flag contractor=contractor_name cost"),
    known("weather=weather_condition"),
  ],
  rules: [
    rule("the graver, the more days are lost", "lost_days severity", {
      lost_days: dependent(
        "severity",
        {
          low: always(0),
          medium: numbers({ kind: "geometric", mean: 2 }, 0),
          high: numbers(lognormal(14, 0.6), 0),
          critical: numbers(lognormal(60, 0.6), 0),
        },
        always(0),
      ),
    }),
    follows("reported_at", "timestamp", exponential(9), "h"),
  ],
  rhythm: "business",
  days: 730,
};

/** Transport, stocks, purchasing, manufacturing and building. */
export const supplyFrames: readonly Frame[] = [
  shipments,
  trackingEvents,
  deliveryRoutes,
  inventory,
  stockMovements,
  purchaseOrders,
  demand,
  quality,
  production,
  maintenance,
  construction,
  safety,
];

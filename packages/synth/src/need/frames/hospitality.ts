import {
  beta,
  choices,
  codes,
  dependent,
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
  within,
} from "./define.ts";
import type { Frame } from "./frame.ts";
import { bands, spans, tells } from "./rules.ts";

const hotelBookings: Frame = {
  id: "hotel_bookings",
  title: "hotel bookings",
  cues: {
    en: "hotel booking:3|hotel reservation:3|hotel:2|room booking:3|room reservation:3|guest stay:3|hotel stay:3|check-in:2|check in:1|nightly rate:2|room type:2|hospitality:2|booking:1|reservation:1|hotel guest:3|resort booking:3|lodging:2|nights:1|accommodation:2|hostel:2|overnight stay:3|bed and breakfast:2",
    de: "hotelbuchung:3|hotelaufenthalte:3|hotelreservierung:3|hotel:2|zimmerbuchung:3|übernachtung:2|anreise:1|hotelgast:3|hotelbuchungen:3",
    es: "reserva de hotel:3|reservas hoteleras:3|hotel:2|huésped:2|alojamiento:2|reserva:1",
    fr: "réservation d'hôtel:3|réservations hôtelières:3|hôtel:2|nuitée:2|hébergement:2|réservation:1",
    pt: "reserva de hotel:3|hotel:2|hóspede:2|hospedagem:2|reserva:1",
  },
  against:
    "escape room:6|meeting room:3|university:4|lecturer:3|classroom:4|studio:2|court:2|bowling:4|flight booking:3|restaurant reservation:3|table reservation:3|car rental:3|hotel review:2|occupancy rate:2|airbnb host:1|medical appointment:3|ferry:4|sailing:3|island ferry:3|boat:2|bus:2|coach:2|dentist:3",
  record: "booking",
  fields: [
    key("booking_id"),
    core("check_in", {
      names:
        "check in|check-in|arrival|arrival date|anreise|anreisetag|ankunft|entrada|llegada|chegada|fecha de entrada|data de entrada|arrivée|date d'arrivée|entrée",
    }),
    core("check_out", {
      names:
        "check out|check-out|departure|departure date|abreise|abreisetag|abfahrt|salida|saída|partida|fecha de salida|data de saída|départ|date de départ|sortie",
    }),
    core("nights", { names: "nights|length of stay|stay|nächte|noches|nuits|nuitées|noites" }),
    core("room_type", { names: "room type|room|room category" }),
    core("nightly_rate", { names: "rate|nightly rate|rate per night|price per night|room rate" }),
    core("total_price=total", {
      names:
        "total|total price|total amount|amount|total cost|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    known("is_cancelled", { names: "cancelled|cancellation|cancellation flag|is cancelled|canceled" }),
    known("nationality=nationality@guest", { names: "nationality|guest nationality|guest country|country of origin" }),
    known("view=room_view", { names: "view|room view" }),
    ...knowns("bed_type amenities housekeeping_status special_request suite_name"),
    ...knowns(
      "guest_id@guest guest_name@guest booked_at lead_time_days=booking_lead_days adults children guests board_type",
    ),
    ...knowns(
      "channel=booking_channel status=booking_status hotel_id@hotel hotel_name@hotel hotel_type@hotel city@hotel country@hotel",
    ),
    ...knowns(
      "room_number no_show special_requests deposit_type is_repeat_guest@guest payment_method cancellation_date=cancelled_at",
    ),
    known("age@guest", { minimum: 18 }),
    ...knowns(
      "cancellation_reason rating purpose=trip_purpose parking_spaces=count email@guest phone@guest discount_pct",
    ),
    ...knowns("market_segment=segment previous_cancellations=count@guest tax_amount loyalty_tier@guest review_text"),
    known("infants"),
  ],
  rules: [
    rule(
      "cancellation_date is before check_in",
      "cancellation_date check_in",
      {
        cancellation_date: { kind: "later", than: "check_in", by: normal(-14, 4), unit: "day" },
      },
      [ascending("cancellation_date check_in")],
    ),
    onlyWhere("cancellation_reason", "status", "cancelled"),
    onlyWhere("cancellation_date", "status", "cancelled"),
    onlyWhere("cancellation_reason", "is_cancelled", true),
    onlyWhere("cancellation_date", "is_cancelled", true),
    tells("no_show", "status", "no-show"),
    tells("is_cancelled", "status", "cancelled"),
    rule(
      "what was booked long ahead is cancelled more often",
      "is_cancelled lead_time_days",
      {
        is_cancelled: { kind: "flag", rate: 0.2, follows: [{ field: "lead_time_days", weight: 0.5 }] },
      },
      [{ kind: "sign", fields: ["lead_time_days", "is_cancelled"], sign: 1 }],
    ),
    adds("guests", "+adults +children", 0),
    rule("nightly_rate depends on room_type", "nightly_rate room_type", {
      nightly_rate: dependent(
        "room_type",
        {
          single: numbers(lognormal(84, 0.3), 2),
          double: numbers(lognormal(112, 0.3), 2),
          twin: numbers(lognormal(108, 0.3), 2),
          family: numbers(lognormal(152, 0.3), 2),
          suite: numbers(lognormal(238, 0.3), 2),
          deluxe: numbers(lognormal(186, 0.3), 2),
        },
        numbers(lognormal(118, 0.4), 2),
      ),
    }),
    rule(
      "booked_at is before check_in",
      "booked_at check_in",
      {
        booked_at: { kind: "later", than: "check_in", by: normal(-28, 8), unit: "day" },
      },
      [ascending("booked_at check_in")],
    ),
    rule(
      "booked_at is before check_in",
      "booked_at check_in lead_time_days",
      {
        booked_at: { kind: "later", than: "check_in", by: normal(-28, 8), unit: "day" },
        lead_time_days: { kind: "elapsed", from: "booked_at", to: "check_in", unit: "day" },
      },
      [
        ascending("booked_at check_in"),
        { kind: "elapsed", result: "lead_time_days", from: "booked_at", to: "check_in", unit: "day" },
      ],
    ),
    rule(
      "total_price rises with nights",
      "total_price nights",
      { total_price: product("nights", 2, undefined, lognormal(118, 0.35)) },
      [{ kind: "sign", fields: ["nights", "total_price"], sign: 1 }],
    ),
    multiplies("total_price", "nightly_rate nights"),
    rule(
      "check_in < check_out",
      "check_in check_out",
      {
        check_out: { kind: "later", than: "check_in", by: triangular(1, 2, 9), unit: "day" },
      },
      [{ kind: "ascending", fields: ["check_in", "check_out"], strict: true }],
    ),
    spans("nights", "check_in", "check_out", "day"),
  ],
  rhythm: "consumer",
  days: 365,
};

const hotelPerformance: Frame = {
  id: "hotel_performance",
  title: "occupancy and revenue of hotels",
  cues: {
    en: "hotel occupancy:3|occupancy and revenue:3|occupancy rate:3|revpar:3|hotel performance:3|room occupancy:2|hotel revenue:3|revenue management:2|adr:2",
    de: "hotelauslastung:3|zimmerauslastung:3|belegungsquote:3",
    es: "ocupación hotelera:3|tasa de ocupación:2",
    fr: "taux d'occupation hôtelier:3|performance hôtelière:3",
    pt: "ocupação hoteleira:3|taxa de ocupação:2",
  },
  against: "building occupancy:3|occupancy sensor:3|parking:3|bed occupancy:3|hospital:3",
  record: "hotel day",
  fields: [
    key("hotel_id@hotel"),
    key("date", { names: "datum|fecha" }),
    core("rooms_available@hotel"),
    core("rooms_sold"),
    core("occupancy_rate"),
    core("adr=nightly_rate", { names: "adr|average daily rate|average rate" }),
    core("revenue", { names: "revenue|room revenue" }),
    core("revpar"),
    core("currency@hotel"),
    ...knowns(
      "city@hotel country@hotel hotel_type@hotel is_weekend cancellations=count guests rating is_holiday weekday",
    ),
  ],
  rules: [
    divides("revpar", "revenue", "rooms_available"),
    multiplies("revenue", "rooms_sold adr"),
    divides("occupancy_rate", "rooms_sold", "rooms_available", 1, 100),
    within("rooms_sold", "rooms_available", beta(7, 3.2), 0),
  ],
  layout: { kind: "series", subject: "hotel", every: { count: 1, unit: "day" } },
  days: 365,
};

const rentals: Frame = {
  id: "short_term_rentals",
  title: "short-term rental listings",
  cues: {
    en: "short-term rental:3|vacation rental:3|holiday rental:3|airbnb:3|holiday home:3|rental listing:2|home sharing:3|host:2|vacation home:3|bnb listing:3|holiday let:3",
    de: "ferienwohnung:3|ferienhaus:3|kurzzeitvermietung:3",
    es: "alquiler vacacional:3|apartamento turístico:3",
    fr: "location de vacances:3|location saisonnière:3",
    pt: "aluguel por temporada:3|casa de férias:3",
  },
  against: "car rental:3|long-term lease:3|web host:3|host cpu:3|virtual host:3|hostname:3",
  record: "listing",
  fields: [
    key("listing_id"),
    core("name=title", { names: "name|title|listing name|nombre|nom|nome" }),
    core("host_id@host"),
    core("room_type", { model: choices("entire home:66|private room:29|shared room:3|hotel room:2") }),
    core("price=nightly_rate", { names: "price|nightly price|price per night|rate|preis|precio|prix|preço" }),
    core("minimum_nights"),
    core("city"),
    core("currency"),
    ...knowns(
      "district latitude longitude bedrooms bathrooms guests rating=average_rating availability_365=count cleaning_fee",
    ),
    ...knowns(
      "host_name=first_name@host host_since=signup_date@host superhost=flag@host property_type amenities=tags country last_review=last_contact_date",
    ),
    ...knowns("reviews_per_month=value instant_bookable=flag occupancy_rate description"),
    known("review_count", { names: "reviews|number of reviews" }),
  ],
  rules: [
    rule(
      "price rises with bedrooms",
      "price bedrooms",
      {
        price: numbers(lognormal(110, 0.5), 2, { follows: [{ field: "bedrooms", weight: 0.5 }] }),
      },
      [{ kind: "sign", fields: ["price", "bedrooms"], sign: 1 }],
    ),
    rule("price depends on room_type", "price room_type", {
      price: dependent(
        "room_type",
        {
          "entire home": numbers(lognormal(128, 0.45), 2, { heaped: 0.5 }),
          "private room": numbers(lognormal(58, 0.4), 2, { heaped: 0.5 }),
          "shared room": numbers(lognormal(31, 0.4), 2, { heaped: 0.5 }),
        },
        numbers(lognormal(110, 0.4), 2, { heaped: 0.5 }),
      ),
    }),
  ],
  days: 365,
};

const restaurantOrders: Frame = {
  id: "restaurant_orders",
  title: "restaurant orders",
  cues: {
    en: "restaurant order:3|restaurant pos:3|restaurant bill:3|restaurant check:3|restaurant:2|cafe order:3|coffee shop:3|cafe sale:3|dine-in:3|menu:1|restaurant sale:3|bar tab:3|table service:2|tip:1|waiter:2|bakery sale:2|pizzeria:3|bistro:3|diner:3|food truck:3|canteen:3|food order:2|restaurant transaction:3",
    de: "restaurantbestellung:3|restaurant:2|gastronomie:3|café:2|trinkgeld:2",
    es: "pedido de restaurante:3|restaurante:2|cafetería:2|comandas:3|propina:2",
    fr: "commande au restaurant:3|restaurant:2|café:1|restauration:2|pourboire:2",
    pt: "pedido de restaurante:3|restaurante:2|cafeteria:2|comandas:3|gorjeta:2",
  },
  against:
    "food delivery:3|courier:3|reservation:2|restaurant review:2|restaurant inspection:3|delivery app:3|menu:4|menu of:2|dish list:3|till data:4|till:2",
  record: "order",
  fields: [
    key("order_id"),
    core("timestamp", { names: "timestamp|order time|date|time|opened at|datum|fecha" }),
    core("restaurant_id@restaurant"),
    core("table_number", { names: "table|table number" }),
    core("guests", { names: "guests|party size|covers|people" }),
    core("total", {
      names:
        "total|bill total|amount|bill|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency@restaurant"),
    core("payment_method"),
    known("tip"),
    known("size=drink_size", { names: "size|cup size|portion" }),
    ...knowns("milk_type spice_level"),
    ...knowns(
      "menu_item quantity unit_price subtotal=bill_amount tax=tax_amount server_id@server order_type=dining_type meal_period",
    ),
    ...knowns(
      "discount=discount_amount item_count wait_time_min rating category=product_category cuisine@restaurant city@restaurant closed_at",
    ),
    ...knowns("customer_id duration_min course=level is_takeaway=flag"),
  ],
  rules: [
    follows("closed_at", "timestamp", lognormal(58, 0.35), "min"),
    onlyWhere("table_number", "order_type", "dine-in"),
    within("discount", "subtotal", beta(0.4, 9)),
    within("tip", "total", beta(4, 38)),
    rule("total rises with guests", "total guests", { total: product("guests", 2, 1, lognormal(24, 0.35)) }, [
      { kind: "sign", fields: ["total", "guests"], sign: 1 },
    ]),
    adds("total", "+subtotal +tip"),
    adds("total", "+subtotal +tax"),
    adds("total", "+subtotal +tax +tip"),
    adds("total", "+subtotal +tax +tip -discount"),
    within("tip", "subtotal", beta(4, 34)),
    within("tax", "subtotal", triangular(0.05, 0.1, 0.2)),
    rule("subtotal rises with guests", "subtotal guests", { subtotal: product("guests", 2, 1, lognormal(21, 0.35)) }, [
      { kind: "sign", fields: ["subtotal", "guests"], sign: 1 },
    ]),
  ],
  rhythm: "consumer",
};

const tableReservations: Frame = {
  id: "table_reservations",
  title: "table reservations",
  cues: {
    en: "table reservation:3|restaurant reservation:3|restaurant booking:3|table booking:3|dinner reservation:3|restaurant no-show:3|party size:2",
    de: "tischreservierung:3|restaurantreservierung:3",
    es: "reserva de mesa:3|reservas de restaurante:3",
    fr: "réservation de table:3|réservation de restaurant:3",
    pt: "reserva de mesa:3|reservas de restaurante:3",
  },
  against: "hotel:3|database table:3",
  record: "reservation",
  fields: [
    key("reservation_id=booking_id", { model: codes("RSV-", 6) }),
    core("reserved_for=scheduled_at", { names: "reservation time|date|time|reserved for|timestamp|datum|fecha" }),
    core("restaurant_id@restaurant"),
    core("guest_name", { names: "guest|name|booked by|customer name|gast|cliente" }),
    ...knowns("table_area occasion seating_preference dietary_preference"),
    core("party_size=guests", { names: "party size|guests|covers|people" }),
    core("status", {
      names: "estado|statut|situação",
      model: choices("seated:74|cancelled:14|no-show:7|confirmed:5"),
    }),
    ...knowns(
      "booked_at table_number phone=phone email special_requests note channel=booking_channel no_show deposit=security_deposit",
    ),
    ...knowns("is_repeat_guest wait_time_min meal_period city@restaurant cuisine@restaurant"),
  ],
  rules: [
    tells("no_show", "status", "no-show"),
    rule(
      "booked_at is before reserved_for",
      "booked_at reserved_for",
      {
        booked_at: { kind: "later", than: "reserved_for", by: normal(-5, 1.4), unit: "day" },
      },
      [ascending("booked_at reserved_for")],
    ),
  ],
  rhythm: "consumer",
};

const foodDeliveries: Frame = {
  id: "food_deliveries",
  title: "food deliveries",
  cues: {
    en: "food delivery:3|meal delivery:3|delivery app:3|food delivery order:3|takeaway delivery:3|courier:2|delivery rider:3|grocery delivery:3|pizza delivery:3|delivery platform:3|food ordering:2|preparation time:2|courier experience:3|delivery times:2",
    de: "essenslieferung:3|lieferdienst:3|essensbestellung:3|kurier:2",
    es: "comida a domicilio:3|entrega de comida:3|reparto de comida:3|repartidor:3",
    fr: "livraison de repas:3|livraison de nourriture:3|livreur:2",
    pt: "entrega de comida:3|delivery de comida:3|entregador:3",
  },
  against: "parcel:3|freight:3|drug:2",
  record: "delivery",
  fields: [
    key("order_id"),
    core("placed_at=ordered_at", { names: "placed at|order time|ordered at|timestamp|date|datum|fecha" }),
    core("restaurant_id@restaurant"),
    core("courier_id@courier"),
    core("customer_id@customer"),
    core("delivered_at", { names: "delivered at|delivery time|drop-off time" }),
    core("total", {
      names:
        "total|order total|order value|amount|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    core("status", { names: "estado|statut|situação", model: choices("delivered:93|cancelled:5|refunded:2") }),
    ...knowns(
      "subtotal=bill_amount delivery_fee service_fee=restaurant_service_fee tip discount=discount_amount tax=tax_amount item_count",
    ),
    ...knowns(
      "picked_up_at distance_km delivery_min preparation_min cuisine@restaurant rating courier_rating=rating city@restaurant eta",
    ),
    ...knowns(
      "payment_method is_late latitude longitude menu_item cancellation_reason coupon_code vehicle=type@courier",
    ),
    ...knowns("restaurant_name@restaurant delay_min is_first_order"),
    known("weather=weather_condition"),
  ],
  rules: [
    rule(
      "is_late exactly where delivered_at > eta",
      "is_late delivered_at eta",
      {
        is_late: { kind: "compared", left: "delivered_at", is: ">", right: "eta" },
      },
      [{ kind: "function", result: "is_late", by: ["delivered_at", "eta"] }],
    ),
    onlyWhere("cancellation_reason", "status", "cancelled"),
    onlyWhere("delivered_at", "status", "delivered", "refunded"),
    rule(
      "delivery_min = delivered_at - placed_at",
      "delivery_min placed_at delivered_at",
      {
        delivery_min: { kind: "elapsed", from: "placed_at", to: "delivered_at", unit: "min" },
      },
      [{ kind: "elapsed", result: "delivery_min", from: "placed_at", to: "delivered_at", unit: "min" }],
    ),
    follows("eta", "placed_at", lognormal(32, 0.2), "min"),
    follows("delivered_at", "placed_at", lognormal(33, 0.33), "min"),
    follows("delivered_at", "picked_up_at", lognormal(14, 0.4), "min"),
    follows("picked_up_at", "placed_at", lognormal(17, 0.35), "min"),
    within("discount", "subtotal", beta(0.4, 6)),
    within("tip", "total", beta(1.6, 26)),
    within("tip", "subtotal", beta(1.6, 22)),
    adds("total", "+subtotal +delivery_fee"),
    adds("total", "+subtotal +delivery_fee +service_fee"),
    adds("total", "+subtotal +delivery_fee +tip"),
    adds("total", "+subtotal +delivery_fee +service_fee +tip"),
    adds("total", "+subtotal +delivery_fee +service_fee +tip -discount"),
    rule("subtotal of a meal for some", "subtotal item_count", {
      subtotal: product("item_count", 2, 1, lognormal(10, 0.35)),
    }),
  ],
  rhythm: "consumer",
  days: 30,
};

const menus: Frame = {
  id: "restaurants",
  title: "restaurants and their menus",
  cues: {
    en: "restaurant list:3|restaurants and menus:3|restaurants and their menus:3|restaurant directory:3|restaurant listing:3|restaurant menu:3|menu item:3|restaurant data:2|dish:2|recipe:2|menu:3|menu of a pizzeria:4|menu of a restaurant:4|dish of a canteen:3",
    de: "restaurantliste:3|speisekarte:3|gericht:1|rezept:2|speiseplan:4|speisekarten:3|gerichte:2",
    es: "lista de restaurantes:3|menú de restaurante:3|platos:2|receta:2",
    fr: "liste de restaurants:3|carte de restaurant:3|recette:2",
    pt: "lista de restaurantes:3|cardápio:3|receita culinária:3",
  },
  against: "order:1|ui menu:3|delivery:2|court:3|satellite dish:3|petri dish:3",
  record: "menu item",
  fields: [
    key("item_id=id", { model: codes("MI-", 5) }),
    core("restaurant_id@restaurant"),
    core("restaurant_name@restaurant"),
    core("name=menu_item", { names: "name|dish|item name|menu item|nombre|nom|nome" }),
    core("cuisine@restaurant"),
    core("price", { model: numbers(lognormal(11, 0.5), 2, { heaped: 0.3 }) }),
    core("currency@restaurant"),
    ...knowns(
      "category=product_category rating=average_rating@restaurant review_count@restaurant city@restaurant address@restaurant",
    ),
    ...knowns(
      "price_range@restaurant allergen dietary_preference calories=calories_burned description preparation_min phone@restaurant latitude@restaurant longitude@restaurant",
    ),
    ...knowns("is_active ingredients=tags spicy=flag"),
  ],
  rules: [],
};

const travelBookings: Frame = {
  id: "travel_bookings",
  title: "travel bookings",
  cues: {
    en: "travel booking:3|trip booking:3|vacation package:3|package holiday:3|travel agency:3|tour booking:3|holiday booking:3|tourist:2|tourism:2|traveler:2|travel:1|cruise:2|vacation:1|itinerary:2|tour operator:3|trip:1|cruise booking:6",
    de: "reisebuchung:3|pauschalreise:3|reisebüro:3|urlaubsreise:3|tourismus:2|reise:2",
    es: "reserva de viaje:3|paquete turístico:3|agencia de viajes:3|turismo:2|viaje:1",
    fr: "réservation de voyage:3|agence de voyages:3|tourisme:2|voyage:2|forfait vacances:3",
    pt: "reserva de viagem:3|pacote turístico:3|agência de viagens:3|turismo:2|viagem:1",
  },
  against: "hotel:1|flight:2|taxi:3|ride:2|expense:3|car trip:3|gps:3|trip data:2|travel insurance:3",
  record: "booking",
  fields: [
    key("booking_id"),
    core("customer_id@customer", { names: "customer|traveler|traveller|kunde|cliente|client" }),
    core("destination"),
    core("departure_date=date", { names: "departure date|start date|travel date|trip start" }),
    core("return_date=end_date", { names: "return date|end date|trip end" }),
    core("travelers=guests", { names: "travelers|travellers|people|passengers|pax|group size" }),
    core("price=trip_cost", {
      names: "price|total cost|cost|total price|amount|preis|precio|prix|preço|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    known("deck=ship_deck", { names: "deck" }),
    ...knowns("cabin_category cruise_line travel_style tour_name seat_preference"),
    ...knowns(
      "booked_at origin trip_days trip_type=tour_type purpose=trip_purpose travel_class status=booking_status channel=booking_channel",
    ),
    known("age@customer", { minimum: 18 }),
    ...knowns(
      "is_cancelled payment_method nationality@customer rating visa_type hotel_name transport_mode discount_pct",
    ),
    ...knowns(
      "destination_country adults children insurance=flag customer_name=full_name@customer tour_id@tour email@customer",
    ),
  ],
  rules: [
    tells("is_cancelled", "status", "cancelled"),
    adds("travelers", "+adults +children", 0),
    rule("price rises with travelers", "price travelers", { price: product("travelers", 2, 1, lognormal(620, 0.55)) }, [
      { kind: "sign", fields: ["price", "travelers"], sign: 1 },
    ]),
    rule(
      "booked_at is before departure_date",
      "booked_at departure_date",
      {
        booked_at: { kind: "later", than: "departure_date", by: normal(-45, 12), unit: "day" },
      },
      [ascending("booked_at departure_date")],
    ),
    follows("return_date", "departure_date", lognormal(7, 0.5), "day"),
    spans("trip_days", "departure_date", "return_date", "day"),
  ],
  rhythm: "consumer",
  days: 365,
};

const carRentals: Frame = {
  id: "car_rentals",
  title: "car rentals",
  cues: {
    en: "car rental:3|vehicle rental:3|rental car:3|car hire:3|rent-a-car:3|rental fleet:3|van rental:3|equipment rental:2|bike rental:1|rental agreement:2|rental contract:2",
    de: "mietwagen:3|autovermietung:3|fahrzeugvermietung:3",
    es: "alquiler de coches:3|alquiler de vehículos:3|renta de autos:3",
    fr: "location de voiture:3|location de véhicules:3",
    pt: "aluguel de carros:3|locação de veículos:3",
  },
  against: "apartment:3|monthly rent:3|tenant:3|airbnb:3|bike share:3|home rental:3",
  record: "rental",
  fields: [
    key("rental_id"),
    core("customer_id@customer"),
    core("vehicle_class"),
    core("pickup_time=rental_pickup_at", { names: "pickup|pickup date|start date|pickup time|rental start" }),
    core("return_time", { names: "return|return date|end date|drop-off" }),
    core("days=duration_days", {
      names: "days|rental days|duration|dauer|duración|durée|duração",
      model: numbers({ kind: "geometric", mean: 4 }, 0),
      minimum: 1,
    }),
    core("daily_price", { names: "daily price|daily rate|price per day|rate" }),
    core("total", {
      names:
        "total|total price|total cost|amount|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    ...knowns("vehicle_id@vehicle distance_km status insurance=flag deposit=security_deposit"),
    known("driver_age=age@customer", { minimum: 18 }),
    ...knowns(
      "is_late late_fee payment_method channel fuel_used_l license_plate@vehicle mileage=mileage_km booked_at country@customer",
    ),
    known("pickup_location=city", {
      names:
        "pick up station|pickup location|pick-up location|pick up location|station|pickup branch|pick-up branch|branch|pickup office",
    }),
    known("dropoff_location=destination", {
      names:
        "return station|drop-off location|return location|dropoff location|return branch|dropoff branch|drop-off branch|return office",
    }),
  ],
  rules: [
    onlyWhere("late_fee", "is_late", true),
    follows("return_time", "pickup_time", lognormal(4, 0.6), "day"),
    rule("daily_price depends on vehicle_class", "daily_price vehicle_class", {
      daily_price: dependent(
        "vehicle_class",
        {
          economy: numbers(lognormal(34, 0.2), 2),
          compact: numbers(lognormal(43, 0.2), 2),
          midsize: numbers(lognormal(55, 0.2), 2),
          suv: numbers(lognormal(76, 0.22), 2),
          van: numbers(lognormal(88, 0.22), 2),
          luxury: numbers(lognormal(142, 0.28), 2),
        },
        numbers(lognormal(46, 0.4), 2),
      ),
    }),
    multiplies("total", "daily_price days"),
    spans("days", "pickup_time", "return_time", "day"),
  ],
  rhythm: "consumer",
  days: 180,
};

const eventTickets: Frame = {
  id: "event_tickets",
  title: "event tickets",
  cues: {
    en: "event ticket:3|ticket sale:3|concert ticket:3|ticketing:2|box office ticket:2|concert:2|festival:2|theatre ticket:3|theater ticket:3|admission:1|venue:2|ticket purchase:3|ticket booking:2|stadium ticket:3|cinema ticket:3|movie ticket:3|museum ticket:5|zoo ticket:5|museum admission:4|seat:1|theatre booking:5|theater booking:5|cinema booking:5|concert booking:5|theatre season:4|opera ticket:4|theatre performance:4",
    de: "eintrittskarte:3|ticketverkauf:3|konzertkarte:3|veranstaltungsticket:3|konzert:2",
    es: "venta de entradas:3|entradas de concierto:3|boletos:3|concierto:2",
    fr: "billetterie:3|vente de billets:3|billets de concert:3|concert:2",
    pt: "venda de ingressos:3|ingresso:3|ingressos de show:3",
  },
  against:
    "festival entry:5|contest:2|competition entry:4|ticket inspection:4|lottery:4|support ticket:3|helpdesk:3|jira:3|train ticket:2|parking ticket:3|traffic ticket:3|flight:2|it ticket:3|service desk:3|bus:2",
  record: "ticket",
  fields: [
    key("ticket_id=ticket_number", { names: "ticket|ticket number|ticket id" }),
    core("event_name=show_name@show", { names: "event|event name|concert|show" }),
    core("event_date=event_day@show", { names: "event date|show date|date of event" }),
    core("venue@show"),
    core("ticket_type", { names: "ticket type|type|category|typ|art|tipo|kategorie|categoría|catégorie|categoria" }),
    core("price=ticket_price", {
      names: "price|ticket price|amount|face value|preis|precio|prix|preço|betrag|importe|monto|montant|valor",
    }),
    core("currency@show"),
    core("purchased_at=ordered_at", { names: "purchased at|purchase date|sold at|timestamp|order date|sale date" }),
    known("play=stage_play", { names: "play|production|piece" }),
    known("film=movie_title", { names: "film|movie" }),
    known("screen=cinema_screen", { names: "screen|auditorium|hall" }),
    known("artist=music_artist", { names: "artist|band|act" }),
    ...knowns("film_format theatre_genre dress_code"),
    ...knowns(
      "show_id@show customer_id@customer seat_number seat_section event_category@show channel order_id quantity fee total",
    ),
    known("age@customer", { minimum: 18 }),
    ...knowns(
      "status is_cancelled scanned_at attended payment_method city@show country@show capacity=venue_capacity@show",
    ),
    ...knowns("refund_amount is_resold=flag discount_pct email@customer customer_name=full_name@customer"),
  ],
  rules: [
    within("fee", "price", beta(4, 36)),
    onlyWhere("seat_number", "ticket_type", "reserved", "vip"),
    onlyWhere("scanned_at", "attended", true),
    rule("price depends on ticket_type", "price ticket_type", {
      price: dependent(
        "ticket_type",
        {
          "general admission": numbers(lognormal(38, 0.35), 2, { heaped: 0.5 }),
          reserved: numbers(lognormal(58, 0.35), 2, { heaped: 0.5 }),
          vip: numbers(lognormal(145, 0.4), 2, { heaped: 0.6 }),
          student: numbers(lognormal(22, 0.3), 2, { heaped: 0.5 }),
        },
        numbers(lognormal(42, 0.5), 2, { heaped: 0.5 }),
      ),
    }),
    multiplies("total", "price quantity"),
  ],
  rhythm: "consumer",
};

const registrations: Frame = {
  id: "event_registrations",
  title: "event registrations",
  cues: {
    en: "event registration:3|conference attendee:3|conference registration:3|webinar registration:3|webinar:3|attendee:3|event attendance:3|conference:2|workshop registration:3|meetup:3|rsvp:3|trade show:2|seminar:2|event participant:3|event sign-up:3",
    de: "veranstaltungsanmeldung:3|konferenzteilnehmer:3|teilnehmerliste:3|anmeldungen:2|konferenz:2",
    es: "inscripción a evento:3|asistentes a conferencia:3|conferencia:2|inscripciones:2",
    fr: "inscription à un événement:3|participants à une conférence:3|conférence:2|webinaire:3",
    pt: "inscrição em evento:3|participantes de conferência:3|conferência:2|inscrições:2",
  },
  against: "user registration:2|vehicle registration:3|voter registration:3|video conference:2|course:2",
  record: "registration",
  fields: [
    key("registration_id"),
    core("event_name=show_name@show", { names: "event|event name|conference|webinar" }),
    core("event_date=event_day@show", { names: "event date|date of event|date|datum|fecha" }),
    core("registered_at=created_at", {
      names: "registered at|registration date|sign-up date|timestamp",
      model: happening("s"),
    }),
    core("attendee_name=full_name", { names: "attendee|attendee name|name|participant|nombre|nom|nome" }),
    core("email"),
    core("ticket_type", { names: "ticket type|type|pass|typ|art|tipo" }),
    core("attended", { names: "attended|attendance|showed up|checked in" }),
    ...knowns(
      "company_name job_title country fee=ticket_price currency payment_status check_in_time=scanned_at dietary_preference source",
    ),
    ...knowns("session=topic rating feedback=comment phone industry is_speaker=flag city@show venue@show"),
  ],
  rules: [
    onlyWhere("feedback", "attended", true),
    onlyWhere("rating", "attended", true),
    onlyWhere("check_in_time", "attended", true),
  ],
  rhythm: "business",
};

const hotelReviews: Frame = {
  id: "hospitality_reviews",
  title: "hotel and restaurant reviews",
  cues: {
    en: "hotel review:3|restaurant review:3|guest review:3|travel review:3|dining review:3|hotel rating:3|restaurant rating:3|guest feedback:3|guest satisfaction:3|venue review:2",
    de: "hotelbewertung:3|restaurantbewertung:3|gästebewertung:3",
    es: "reseña de hotel:3|reseñas de restaurantes:3|opiniones de huéspedes:3",
    fr: "avis d'hôtel:3|avis de restaurant:3|avis voyageurs:3",
    pt: "avaliação de hotel:3|avaliações de restaurantes:3",
  },
  record: "review",
  fields: [
    key("review_id"),
    core("created_at", { names: "review date|date|posted at|timestamp|datum|fecha", model: happening("s") }),
    core("venue_name=hotel_name@venue", { names: "hotel|restaurant|venue|place|hotel name|restaurant name" }),
    core("rating"),
    core("title"),
    core("review_text", {
      names: "review|text|review text|comment|texte|avis|texto|comentario|kommentar|bewertungstext|testo",
    }),
    ...knowns(
      "reviewer_id@reviewer reviewer_name=first_name@reviewer nationality@reviewer trip_type=trip_purpose stay_date=check_in",
    ),
    ...knowns(
      "room_type cuisine@venue city@venue country@venue cleanliness=csat_score service=csat_score location_score=csat_score value_score=csat_score",
    ),
    ...knowns("helpful_votes sentiment response=comment language would_recommend"),
  ],
  rules: [
    bands("sentiment", "rating", [3, 4], "negative|neutral|positive"),
    rule("review_text goes with rating", "review_text rating", { review_text: prose("review", "rating") }),
    rule("title goes with rating", "title rating", { title: prose("review_title", "rating") }),
  ],
  days: 365,
};

/** Hotels, restaurants, travel and events. */
export const hospitalityFrames: readonly Frame[] = [
  hotelBookings,
  hotelPerformance,
  rentals,
  restaurantOrders,
  tableReservations,
  foodDeliveries,
  menus,
  travelBookings,
  carRentals,
  eventTickets,
  registrations,
  hotelReviews,
];

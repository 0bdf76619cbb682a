import { choices, lognormal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";
import { pulledBy } from "./rules.ts";

const weddingGuests: Frame = {
  id: "wedding_guests",
  title: "wedding guests",
  cues: {
    en: "wedding guest:7|wedding guest list:8|guest list:5|wedding rsvp:8|wedding invitation:7|rsvp:4|rsvps:5|wedding seating:7|party guest list:7|wedding:1.5|birthday guests:5|invitation list:6",
    de: "hochzeitsgäste:8|gästeliste:6|hochzeitseinladungen:8",
    es: "invitados de boda:8|lista de invitados:6|invitados a la boda:8",
    fr: "invités de mariage:8|liste d'invités:6|liste des invités:6|invités au mariage:8",
    pt: "convidados de casamento:8|lista de convidados:6",
  },
  against:
    "hotel:4|vendor:4|photographer:3|venue booking:5|budget:3|network:5|firewall:5|dress:3|shop:3|supplier:3|registry purchase:3",
  record: "guest",
  fields: [
    key("guest_id=record_id", { names: "guest id|guest number|invitation" }),
    core("guest_name=full_name", {
      names: "guest|name|guest name|invitee|attendee|gast|invitado|invitada|invité|convidado|nombre|nom|nome",
    }),
    core("rsvp", { names: "rsvp|reply|answer|response|status|rsvp status|antwort|respuesta|réponse|resposta" }),
    core("table_number", { names: "table|table number|tisch|mesa" }),
    core("meal_choice", {
      names: "meal|meal choice|menu|menu choice|food|dinner|main course|dish|essen|menü|menú|comida|repas|plat|prato",
    }),
    core("plus_one", { names: "plus one|plus-one|brings a guest|partner" }),
    known("side=guest_side", { names: "side|bride or groom|guest of|family side" }),
    known("guest_type", { names: "relation|relationship|type|group|category" }),
    known("rsvp_date=date", { names: "rsvp date|reply date|answered on|date" }),
    known("dietary_need=dietary_preference", { names: "dietary need|diet|dietary|dietary requirement|allergy" }),
    known("gift=gift_item", { names: "gift|present|gift given" }),
    known("gift_value=price", {
      names: "gift value|gift amount",
      model: numbers(lognormal(80, 0.6), 2, { heaped: 0.7 }),
    }),
    known("children=count", { names: "children|kids", model: choices("0:78|1:12|2:8|3:2") }),
    known("thank_you_sent=flag", { names: "thank-you sent|thank you sent|thanked" }),
    known("needs_hotel=flag", { names: "hotel|needs hotel|accommodation|overnight" }),
    ...knowns(
      "wedding_role party_size=guests email phone city country age wedding_venue wedding_theme transport=flag invited_on=created_at",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 120,
};

const diamonds: Frame = {
  id: "diamond_stock",
  title: "diamonds",
  cues: {
    en: "diamond:3.5|diamonds:4|loose diamond:7|gemstone stock:5|gem stock:5|carat:2.5|diamond price:7|diamond dataset:7|gemstone:2|jewellery stock:3",
    de: "diamanten:4|edelsteine:3",
    es: "diamantes:4|piedras preciosas:3",
    fr: "diamants:4|pierres précieuses:3",
    pt: "diamantes:4|pedras preciosas:3",
  },
  against: "baseball:4|drill:4|mine:3|mining:3|tool:3|blade:4|open access:4|core:2",
  record: "stone",
  fields: [
    key("stone_id=record_id", { names: "stone|stone id|stock number|certificate|diamond" }),
    core("carat", { names: "carat|carats|weight|weight in carat" }),
    core("cut=cut_grade", { names: "cut|cut grade|cut quality" }),
    core("color=diamond_colour", { names: "color|colour|color grade|colour grade" }),
    core("clarity=diamond_clarity", { names: "clarity|clarity grade" }),
    core("price", { names: "price|cost|asking price", model: numbers(lognormal(2_600, 0.9), 0) }),
    known("metal=precious_metal", { names: "metal" }),
    known("shape=gem_shape", { names: "shape|cut shape" }),
    known("stone_type=gemstone", { names: "stone type|gemstone|gem|type" }),
    known("depth_pct=percentage", {
      names: "depth|depth percentage|depth pct|depth %",
      model: numbers({ kind: "normal", mean: 61.7, sd: 1.4 }, 1),
    }),
    known("table_pct=percentage", {
      names: "table|table percentage|table pct|table %",
      model: numbers({ kind: "normal", mean: 57.4, sd: 2.2 }, 0),
    }),
    known("x_mm=length_cm", { names: "x|length", model: numbers(lognormal(5.7, 0.19), 2), unit: "mm" }),
    known("y_mm=length_cm", { names: "y|width", model: numbers(lognormal(5.7, 0.19), 2), unit: "mm" }),
    known("z_mm=length_cm", { names: "z|height", model: numbers(lognormal(3.5, 0.19), 2), unit: "mm" }),
    ...knowns("currency origin=country supplier_name status jewellery listed_on=listed_date"),
  ],
  rules: [
    pulledBy("price", { carat: 0.95 }, lognormal(2_600, 0.9), 0),
    pulledBy("x_mm", { carat: 0.99 }, lognormal(5.7, 0.19), 2),
    pulledBy("y_mm", { carat: 0.99 }, lognormal(5.7, 0.19), 2),
    pulledBy("z_mm", { carat: 0.99 }, lognormal(3.5, 0.19), 2),
  ],
  rhythm: "flat",
  days: 365,
};

const parties: Frame = {
  id: "party_bookings",
  title: "parties and weddings",
  cues: {
    en: "party planning:7|event planning:6|wedding planning:7|birthday party:6|party booking:7|event planner:6|wedding planner:6|wedding booking:7|catering order:5|catering booking:6|wedding:2|party supplies:3|children's party:6",
    de: "hochzeitsplanung:7|partyplanung:7|kindergeburtstage:6|hochzeiten:4",
    es: "organización de bodas:7|organización de fiestas:7|bodas:4|fiestas de cumpleaños:6",
    fr: "organisation de mariages:7|organisation de fêtes:7|mariages:4",
    pt: "organização de casamentos:7|organização de festas:7|casamentos:4|festas de aniversário:6",
  },
  against:
    "political party:5|third party:5|dress shop:3|counterparty:5|guest list:4|rsvp:3|party size:4|vote:3|election:5|marriage licence:5|marriage register:5|photo:1",
  record: "event",
  fields: [
    key("event_id=record_id", { names: "event|booking|party|wedding" }),
    core("event_date=date", { names: "date|event date|party date|wedding date|day|datum|fecha|data" }),
    core("client=full_name", { names: "client|customer|host|name|kunde|cliente" }),
    core("event_type=celebration_type", { names: "type|event type|party type|occasion|event|anlass" }),
    core("guests", {
      names: "guests|guest count|number of guests|gäste|invitados|invités|convidados",
      model: numbers(lognormal(42, 0.6), 0, { heaped: 0.6 }),
      maximum: 600,
    }),
    core("budget=price", {
      names: "budget|price|cost|total|total cost|preis|precio|presupuesto|prix|preço|orçamento",
      model: numbers(lognormal(2_800, 0.8), 0, { heaped: 0.8 }),
    }),
    known("theme=party_theme", { names: "theme|party theme|motto|tema|thème" }),
    known("venue=wedding_venue", { names: "venue|location|place" }),
    known("catering=catering_style", { names: "catering|food|menu|catering type" }),
    known("deposit_paid=flag", { names: "deposit paid" }),
    known("children=count", { names: "children|kids", model: choices("0:10|4:8|6:14|8:22|10:22|12:14|15:10") }),
    ...knowns(
      "entertainment decoration cake cake_flavour florist photo_package dress_code wedding_theme bride groom flower flower_colour balloon_colour band_type dj_name status deposit=security_deposit phone email start_time end_time duration_hours caterer=company_name photographer=full_name city note payment_method currency bouquet",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 365,
};

const collectibles: Frame = {
  id: "collectibles",
  title: "collections of cards, coins and stamps",
  cues: {
    en: "trading card:7|card collection:7|coin collection:7|stamp collection:7|collectible card:7|collectible:3|collectibles:5|stamp:1.5|record collection:6|vinyl collection:6|vinyl record:5|comic collection:6|model railway:5|card trading:5",
    de: "münzsammlung:7|briefmarkensammlung:7|sammelkarten:7|plattensammlung:7",
    es: "colección de monedas:7|colección de sellos:7|cromos:5|colección de discos:7",
    fr: "collection de pièces:7|collection de timbres:7|cartes à collectionner:7|collection de disques:7",
    pt: "coleção de moedas:7|coleção de selos:7|coleção de discos:7",
  },
  against: "nft:5|wallet:4|token:4|rubber stamp:4|museum:3|time stamp:5|crypto:5|payment:3|debt collection:5",
  record: "item",
  fields: [
    key("item_id=record_id", { names: "item|item number|collection id|inventory number" }),
    core("name=title", {
      names: "name|title|item name",
      model: { kind: "goods", part: "name", category: "titles" },
    }),
    core("year", { names: "year|year of issue|issued", model: numbers({ kind: "normal", mean: 1968, sd: 28 }, 0) }),
    core("condition=item_condition", {
      names: "condition|grade|state",
      model: choices("good:30|very good:28|near mint:20|fair:12|mint:10"),
    }),
    core("price", { names: "price|value|paid|estimated value", model: numbers(lognormal(9, 1.1), 2) }),
    known("card=trading_card", { names: "card|card name" }),
    known("set=fashion_collection", {
      names: "set|card set|series",
      model: choices("Emberfall|Tides of Old|Sky Wardens|Moonlit Realm|First Lanterns"),
    }),
    known("bought_on=date", { names: "bought|date|acquired|purchase date|bought on" }),
    known("artist=music_artist", { names: "artist|band" }),
    known("album", { names: "album|record" }),
    known("coin=title", {
      names: "coin|stamp",
      model: choices("1 crown:20|5 pence:18|2 marks:16|10 francs:14|1 thaler:12|half penny:11|1 florin:9"),
    }),
    ...knowns(
      "rarity denomination stamp_condition coin_grade record_condition model_scale country quantity seller_name is_graded=flag storage=location note currency metal=precious_metal color",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 730,
};

/** Parties and weddings with their guests, the stones in rings, and what people collect. */
export const festivityFrames: readonly Frame[] = [weddingGuests, parties, diamonds, collectibles];

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
    ...knowns("currency origin=country supplier_name status precious_metal jewellery listed_on=listed_date"),
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

/** Guests of weddings, and the stones in their rings. */
export const festivityFrames: readonly Frame[] = [weddingGuests, diamonds];

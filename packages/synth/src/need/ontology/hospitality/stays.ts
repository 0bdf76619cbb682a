import { choice, shaped, typed } from "../define.ts";
import { choices, list } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Rooms, pitches and cabins, what is in them and what is done to them. */
export const staysTypes: readonly SemanticType[] = [
  choice(
    "bed_type",
    {
      en: "type of bed|bed size|bedding|bed configuration|kind of bed",
      de: "bettentyp|bettart",
      es: "tipo de cama",
      fr: "type de lit",
      pt: "tipo de cama",
    },
    "The bed.",
    "double:30|queen:22|king:18|twin:16|single:9|sofa bed:3|bunk bed:2",
  ),
  typed(
    "amenities",
    {
      en: "room amenities|hotel amenities|property amenities|amenity list|list of amenities|facilities offered|facility list",
      de: "ausstattung",
      es: "servicios del alojamiento|comodidades",
      fr: "équipements du logement",
      pt: "comodidades",
    },
    "What the place offers.",
    "array",
    list(
      choices(
        "wifi:30|air conditioning:14|breakfast:12|free parking:12|kitchen:10|pool:8|television:8|gym:6|washing machine:6|balcony:6|spa:3|pet friendly:5",
      ),
      2,
      6,
    ),
  ),
  choice(
    "room_view",
    {
      en: "~view|view from the room|view type|room outlook|window view",
      de: "zimmerausblick|aussicht",
      es: "vista de la habitación|vistas",
      fr: "vue de la chambre",
      pt: "vista do quarto",
    },
    "What is seen from the window.",
    "city:30|garden:20|sea:18|street:10|pool:8|mountain:8|courtyard:6",
  ),
  choice(
    "housekeeping_status",
    "room cleaning status|cleaning status|room status|housekeeping state|room state",
    "How the room is.",
    "clean:44|dirty:24|inspected:20|in progress:9|out of order:3",
  ),
  choice(
    "cleaning_type",
    {
      en: "type of cleaning|clean type|type of clean|cleaning service type|kind of cleaning|cleaning job type",
      de: "reinigungsart",
      es: "tipo de limpieza",
      fr: "type de nettoyage",
      pt: "tipo de limpeza",
    },
    "What is cleaned, and how.",
    "regular:48|deep clean:18|end of tenancy:11|office:9|windows:6|carpet:5|after building work:3",
  ),
  choice(
    "pitch_type",
    "camping pitch|type of pitch|campsite pitch type|~pitch|camping pitch type|pitch category",
    "What the pitch is for.",
    "tent:36|motorhome:24|caravan:20|electric hook-up:12|glamping tent:5|cabin:3",
  ),
  choice(
    "tent_type",
    "type of tent|tent|tent model",
    "The kind of tent.",
    "dome:38|tunnel:26|family:16|bell:9|roof tent:6|safari:5",
  ),
  typed("campsite", "campground|camping site|caravan park|campsite name", "The campsite; invented.", "string", {
    kind: "organisation",
    part: "name",
    ending: "Campsite",
  }),
  choice(
    "cabin_category",
    "cabin type|stateroom type|stateroom category|type of cabin|cruise cabin|stateroom|ship cabin|cruise cabin type",
    "The kind of cabin on a ship.",
    "balcony:38|ocean view:26|inside:26|suite:10",
  ),
  choice(
    "suite_name",
    "~suite|suite type|hotel suite|type of suite",
    "The suite.",
    "junior suite:40|family suite:22|executive suite:18|honeymoon suite:10|penthouse suite:6|presidential suite:4",
  ),
  choice(
    "ship_deck",
    "~deck|cruise deck|deck name|deck of the ship",
    "The deck of the ship; names as ships have them.",
    "Main:24|Promenade:20|Upper:18|Lido:14|Sun:10|Atlantic:8|Bridge:6",
  ),
  choice(
    "cruise_line",
    "cruise company|cruise operator|cruise brand",
    "The line; invented.",
    "Bluewater Line|Solmar Cruises|Northlight Voyages|Coral Crown|Meridian Seas|Halcyon Ocean",
  ),
  choice(
    "special_request",
    "special wish|guest request|request of the guest|request note|customer request note|special requirement|room request",
    "What the guest asks for.",
    "none:46|late check-in:14|quiet room:12|high floor:8|extra bed:7|baby cot:6|early check-in:5|allergy note:2",
  ),
  choice(
    "seat_preference",
    "preferred seat|seat choice|seat wish|preference of seat",
    "Where somebody wishes to sit on the way.",
    "window:46|aisle:40|no preference:14",
  ),
  shaped("stall_number", "booth number|booth no|stall no|number of the stall", "The stand.", "A99"),
  choice(
    "baggage_type",
    "baggage|luggage|luggage type|bag type|type of baggage|type of luggage|piece of luggage",
    "What is carried along.",
    "cabin bag:42|checked suitcase:36|backpack:12|personal item:5|pushchair:2|sports equipment:2|musical instrument:1",
  ),
];

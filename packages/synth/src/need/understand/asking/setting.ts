import type { Reading } from "../../extract/reading.ts";
import { fold } from "../../text/fold.ts";

/** Who leaves arrives later; who visits arrives first. */
const journey = /\b(?:trains?|flights?|buse?s?|rides?|trips?|journeys?|routes?|cruises?|ferr(?:y|ies)|crossings?)\b/i;

const journeyElsewhere =
  /\b(?:fluge?n?|zuge?n?|fahrten?|fahren?|reisen?|vuelos?|tren(?:es)?|viajes?|trayectos?|vols?|voyages?|trajets?|voos?|comboios?|viagens|viagem)\b/;
/** Who stays arrives first. */
const stay =
  /\b(?:hotels?|hostels?|stays?|guests?|guesthouses?|bookings of rooms|rooms?|cottages?|cabins?|villas?|apartments?|lodges?|camp(?:ing|sites?)|holiday (?:homes?|lets?|flats?)|ferien\p{L}+|pension(?:en)?|gaste\p{L}*|huespedes|alojamientos?|gites?|chambres?|hospedes|pousadas?|quartos?)\b/u;

/** Where people stay, or on what they travel. */
export type Setting = "stay" | "journey" | undefined;

export function settingOf({ text }: Reading): Setting {
  const folded = fold(text);
  if (journey.test(folded) || journeyElsewhere.test(folded)) return "journey";
  return stay.test(folded) ? "stay" : undefined;
}

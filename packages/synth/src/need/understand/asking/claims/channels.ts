import { word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Claim } from "./claim.ts";
import type { Split } from "./split.ts";

const FEWEST = 3;
const SLIP = 1.35;
/** Ways on which something comes in; what comes in comes on one. */
const ways = wordSet(
  "phone telephone email e-mail mail post letter fax chat sms whatsapp app website site web online portal marketplace person store in-store shop counter desk branch agency agent walk-in walk-ins direct directly gate door entrance kiosk box-office telefon brief filiale schalter telefono correo tienda mostrador telephone courrier boutique guichet telefone loja balcao",
);
const leads = wordSet("by via through over on at in from direct directly per uber por a traves par pelo pela");
const site = /^[a-z]+\.(?:com|org|net|co|de|fr|es|io|eu)$/;
/** What is booked, ordered or reported comes in once; a customer may use several ways. */
const arrivals =
  /\b(?:bookings?|orders?|reservations?|complaints?|requests?|enquiries|inquiries|tickets?|applications?|claims?|appointments?|registrations?|sales?|purchases?|leads?|donations?|buchungen|bestellungen|anfragen|beschwerden|pedidos?|reservas?|commandes?|reservations?)\b/i;

/** "half through booking.com, 30% direct on our site and 40% by phone" */
export function areWaysIn(reading: NeedReading, { claims, total }: Split): boolean {
  if (claims.length < FEWEST || total > SLIP || !arrivals.test(reading.text)) return false;
  return claims.every((claim) => isWay(reading, claim)) || areLedAlike(reading, claims);
}

/** "60% sold online, 35% at the gate and 25% by parents": ways of one deed, of which we know two at least. */
function areLedAlike(reading: NeedReading, [first, ...others]: readonly Claim[]): boolean {
  if (first === undefined || !deeds.test(word(reading, first.figureEnd))) return false;
  const known = [first, ...others].filter((claim) => isWay(reading, claim, 1)).length;
  return known > 1 && others.every(({ before, figureEnd }) => !before && leads.has(word(reading, figureEnd)));
}

const deeds =
  /^(?:sold|bought|booked|ordered|reserved|filed|submitted|reported|donated|placed|made|verkauft|gebucht|bestellt)$/;

/** A way, behind so many words of what is done. */
function isWay(reading: NeedReading, { before, figureEnd, next, facts, span }: Claim, from = 0): boolean {
  if (before || facts.length !== 1 || facts[0]?.isDenied === true) return false;
  const words = reading.tokens
    .slice(figureEnd, next)
    .filter(({ start, kind }) => start < span.end && kind !== "symbol")
    .map(({ folded }) => folded);
  const isLed =
    leads.has(words[0] ?? "") ||
    words.length === 1 ||
    ways.has(word(reading, figureEnd)) ||
    ways.has(words[from] ?? "");
  return isLed && words.some((each) => ways.has(each) || site.test(each));
}

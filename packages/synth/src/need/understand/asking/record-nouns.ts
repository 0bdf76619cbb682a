import { singular } from "../../text/stem.ts";
import { wordSet } from "../../text/word-set.ts";
import type { Word } from "../words/pieces.ts";
import { isBroad, isFunctionWord, isKindOfThing, isOfAnyRows, isSomebody } from "./broad-words.ts";

/** What is written down one by one: with the word that says of what, it tells what a row is, whether we know the kind or not. */
const english = wordSet(
  "sign-up signup log-in login booking reservation appointment order invoice bill receipt payment purchase sale delivery shipment parcel rental loan trip ride journey flight voyage visit admission call complaint claim fine penalty inspection audit test measurement reading treatment prescription vaccination operation surgery review rating survey-response grade score result lesson enrolment enrollment registration subscription membership licence license permit contract policy donation repair incident accident breakdown outage harvest catch auction bid listing quote quotation timetable schedule commission concert match fixture tournament adoption birth death burial expedition excavation experiment interview vacancy application checkup stay check throw course workshop class training address contact survey meeting",
);
const records = new Set([
  ...english,
  ...wordSet(
    "buchung reservierung termin bestellung rechnung zahlung verkauf lieferung sendung ausleihe fahrt flug besuch anruf beschwerde strafzettel bussgeld kontrolle prufung messung messwert behandlung rezept impfung bewertung note ergebnis anmeldung abonnement vertrag spende reparatur unfall ausfall ernte auktion gebot angebot auftrag quittung zeugnis wartung miete schaden schadensfall einsatz antrag ablesung umbuchung stornierung uberweisung kurs schulung bescheid beitrag eingang ausgang adresse umfrage",
    "reserva cita pedido factura recibo pago compra venta entrega envio alquiler prestamo viaje vuelo visita llamada queja reclamacion multa inspeccion ensayo medicion lectura tratamiento receta vacuna resena valoracion nota calificacion resultado matricula inscripcion suscripcion licencia contrato poliza donacion reparacion incidente accidente averia cosecha subasta oferta curso clase direccion encuesta",
    "reservation rendez-vous commande facture recu paiement achat vente livraison expedition location pret emprunt trajet voyage vol visite appel plainte reclamation amende cours inspection controle essai mesure releve traitement ordonnance vaccin avis note resultat inscription abonnement permis contrat don reparation incident accident panne recolte enchere offre devis adresse sondage enquete",
    "reserva consulta pedido fatura recibo pagamento compra venda entrega envio aluguel emprestimo viagem voo visita chamada reclamacao multa inspecao ensaio medicao leitura tratamento receita vacina avaliacao nota resultado matricula inscricao assinatura licenca contrato apolice doacao conserto incidente acidente avaria colheita leilao oferta curso aula endereco",
  ),
]);
const germanHeads =
  /(?:buchung|reservierung|termin|bestellung|rechnung|zahlung|verkauf|lieferung|sendung|ausleihe|fahrt|flug|besuch|anruf|beschwerde|strafzettel|kontrolle|prufung|messung|messwert|behandlung|rezept|impfung|bewertung|note|ergebnis|anmeldung|vertrag|spende|reparatur|unfall|ausfall|ernte|auktion|auftrag|zeugni|wartung|schaden|einsatz|antrag|ablesung|uberweisung|bescheid|beitrag|beitrage|schaden|einsatze|eingang|eingange|ausgang|ausgange|kurs|kurse|schein|scheine|beleg|belege|meldung|protokoll|protokolle|(?<!gegen|ruhe|mittel|vor|auf|wider)stande?)$/;
const ofs = wordSet("a al en de d d' du des del da do dos das de la de los von der des la los las les");
const REACH = 3;
/** "a load test" and "the usual results" are nobody's records. */
const noRecords = wordSet(
  "load unit software stress first master business smoke acceptance integration performance usability a/b ab statistical hypothesis model ml ai",
);

/** Whether a word names what is written down one by one. */
export function isRecord(folded: string): boolean {
  return (
    records.has(folded) ||
    records.has(singular(folded)) ||
    records.has(singular(folded, "de")) ||
    records.has(singular(folded, "es"))
  );
}

function says(folded: string): boolean {
  return (
    /\p{L}{3}/u.test(folded) &&
    !isFunctionWord(folded) &&
    !isBroad(folded) &&
    !isOfAnyRows(folded) &&
    !noRecords.has(folded)
  );
}

/** "customer addresses": whose they are says enough of what is kept of persons, too. */
function saysWhose(folded: string): boolean {
  return says(folded) || isSomebody(folded);
}

/** "concrete cube strength tests", "Arzttermine", "notes d'élèves": a record beside the word that says of what it is. */
export function isRecordOfSomething(words: readonly Word[], isAside: (start: number) => boolean): boolean {
  return words.some(({ folded, start }, at) => {
    if (isAside(start)) return false;
    if (isGermanCompound(folded)) return true;
    if (!isRecord(folded)) return false;
    const [before, next] = [words[at - 1], words[at + 1]];
    // Noise is something in the data, but where it is measured.
    const isSaid = before !== undefined && (saysWhose(before.folded) || before.folded === "noise");
    const isModified = isSaid && start - before.end <= 1 && !isAside(before.start);
    if (isModified || next === undefined) return isModified;
    // "consultas veterinarias", but "order processing"
    const isRomance = !english.has(folded) && !english.has(singular(folded));
    if (!ofs.has(next.folded)) return isRomance && next.start - (words[at]?.end ?? 0) <= 1 && saysWhose(next.folded);
    for (let of = at + 1; of <= at + REACH; of++) {
      const said = words[of];
      if (said === undefined) return false;
      if (!ofs.has(said.folded)) return saysWhose(said.folded);
    }
    return false;
  });
}

function isGermanCompound(folded: string): boolean {
  const one = singular(folded, "de");
  const head = germanHeads.exec(one) ?? germanHeads.exec(folded);
  const stem = head === null ? "" : folded.slice(0, head.index);
  return stem.length > 2 && !isBroad(stem);
}

const ofPlaces =
  /^\d*[\d.,k]* ?(?<people>\p{L}{4,}) (?:of|at|eine[rs]|d'une?|de una?|de uma?) (?:(?:an?|the|our|my|some) )?(?<place>\p{L}{3,}(?: \p{L}{3,}){0,2})/u;

/** "shop customers", "members of a rowing club": those who belong to somewhere are kept a record of there. */
export function arePeopleOf(words: readonly Word[], folded: string): boolean {
  const said = words.filter(({ folded: word }) => /\p{L}/u.test(word));
  const [place, people] = said;
  if (place === undefined || people === undefined) return false;
  if (said.length === 2 && people.start - place.end <= 1)
    return isSomebody(place.folded) && isKindOfThing(people.folded) && isSomebody(people.folded);
  const { people: who = "", place: where = "" } = ofPlaces.exec(folded)?.groups ?? {};
  return isSomebody(who) && where.split(" ").some((word) => says(word));
}

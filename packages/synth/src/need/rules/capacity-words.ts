/** What a column of counts tells of a capacity: all there is, what of it is taken, what is still free. */
export type CapacityPart = "whole" | "taken" | "free";

const whole =
  /^(?:\w+_)?(?:capacity|kapazitat|capacidad|capacite|capacidade)$|^total_(?!price|amount|cost|paid|sales|revenue)\w+$|_total$/;
/** Things that are counted; beside what is taken and what is free they are all there is. */
const places =
  /^(?:rooms|beds|seats|spaces|slots|places|spots|docks|desks|tables|units|bays|berths|pitches|lockers|chargers|betten|zimmer|sitze|platze|plazas|camas|asientos|habitaciones|lits|chambres|sieges|leitos|quartos|vagas)$/;
const taken =
  /^(?:occupied|used|use|in_use|booked|sold|taken|reserved|filled|rented|belegt|besetzt|gebucht|verkauft|ocupad[oa]s?|vendid[oa]s?|reservad[oa]s?|occupee?s?|reservee?s?|vendue?s?)(?:_\w+)?$|^\w+_(?:occupied|used|booked|sold|taken|reserved)$/;
const free =
  /^(?:free|available|remaining|vacant|empty|left|unsold|unoccupied|spare|frei|freie|libres?|livres?|disponibles?|disponive(?:l|is)|restantes?)(?:_\w+)?$|^\w+_(?:free|available|remaining|left|libres?|livres?)$/;
const measured = /(?:^|_)(?:pct|percent|rate|share|date|time|at|since|until|by|for|from|to)(?:_|$)/;

/** What a name tells of a capacity, where it does. */
export function capacityPart(name: string): CapacityPart | undefined {
  if (measured.test(name)) return undefined;
  if (taken.test(name)) return "taken";
  if (free.test(name)) return "free";
  return whole.test(name) || places.test(name) ? "whole" : undefined;
}

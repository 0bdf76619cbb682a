import type { DraftField } from "../draft/draft.ts";

/** Words of times that follow what the rows tell of, or lie long before: "due date", "nächste Wartung", "date de décision". */
const later =
  /(?:^|_)(?:due|next|expir|matur|renew|valid|deadline|decision|decided|closed|closing|closure|settle|resol|return|reinspect|follow_?up|re_?check|nachkontroll|wiedervorlage|birth|dob|f(?:ae|a)llig|n(?:ae|a)chst|ablauf|frist|g(?:ue|u)ltig|entscheid|abschluss|r(?:ue|u)ckgabe|geburt|vencim|proxim|caduc|cierre|devoluc|resoluc|nacim|echeance|prochain|cloture|retour|naissance|encerram|decisao|nascim)/;

/** Whether a time is one by which rows are hardly told: "permits of 2025" were asked for in 2025, not decided. */
export function isLater({ name, semantic }: DraftField): boolean {
  return later.test(name) || /birth|expir|due|(?:^|_)next/.test(semantic.id);
}

const earlier =
  /(?:^|_)(?:book|reserv|creat|order|register|registr|appl|purchas|bought|sold|requested|gebucht|buchung|reserviert|bestell|angelegt|compra|cread|pedid|achat|achete|commande|comprad)/;

/** Whether a time is one at which nothing that lies ahead can have happened: "seatings of next month" were booked before. */
export function isEarlier({ name }: DraftField): boolean {
  return earlier.test(name);
}

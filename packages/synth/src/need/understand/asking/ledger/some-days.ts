/**
 * Days of which there are fewer than the calendar has, and nobody says how many: "per trading day", "closed on holidays".
 * Read in folded text.
 */
export const someDays =
  /\b(?:working|business|trading|opening|open|school|week|match|game|race|rainy|sunny|market|delivery|session)[- ]days?\b|\b(?:werk|arbeits|handels|offnungs|schul|spiel|markt)tag\p{L}*|\b(?:dias?|jours?|jornadas?) (?:laborables?|habiles?|ouvrables?|ouvres?|uteis|util|d'ouverture|de (?:apertura|abertura|bourse|bolsa|classe|clase|aula|marche|mercado))\b|\b(?:closed|geschlossen|ruhetag\p{L}*|cerrad[oa]|ferme|fechad[oa]|except|ausser|excepto|sauf|exceto)\b/u;

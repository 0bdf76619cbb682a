import { type Reading, word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import type { Chain } from "./chain.ts";
import type { Quantity } from "./quantities.ts";

const schedules =
  /\b(?:(?:re)?payment (?:schedules?|tables?|plan)|amorti[sz]ation (?:schedules?|tables?|plan)|instal?ment schedules?|(?:tilgungs|rueckzahlungs|ruckzahlungs|raten)plan\w*|(?:cuadro|tabla|plan|calendario)s? de (?:amortizacion|pagos)|(?:tableau|tableaux|plan|echeancier)s? (?:d'amortissement|de remboursement)|(?:tabela|plano)s? de amortizacao)\b/g;
const loans =
  /^(?:loan|mortgage|credit|\p{L}*(?:darlehen|kredit|hypotheke?)|prestamo|hipoteca|credito|pret|emprunt|emprestimo|financiamento)$/u;
const rarer = /\b(?:quarterly|yearly|annual|weekly|vierteljahr|jahrlich|trimestr|anual|annuel)/;

/** The nearest before the loans. */
const LAST = 2;

/** "full repayment schedule of 6,000 mortgages running 30 years": each of them has a line for every month. */
export function withInstalments(reading: Reading, chain: Chain): Chain {
  const { quantities, pers, loose } = chain;
  const text = fold(reading.text);
  const lent = quantities.findIndex(
    (each, index) => each.kind === "thing" && !each.bounded && isLent(each) && (pers[index] ?? []).length === 0,
  );
  const quantity = quantities[lent];
  if (quantity === undefined || loose.some(({ kind }) => kind === "time") || rarer.test(text)) return chain;
  if (!quantities.some(({ kind, unit }) => kind === "time" && (unit === "year" || unit === "month"))) return chain;
  return isScheduled(reading, text, quantity)
    ? { ...chain, loose: [...loose, { kind: "time", count: 1, unit: "month" }] }
    : chain;
}

function isLent({ words }: Quantity): boolean {
  return words.some((each) => loans.test(each));
}

/** The schedule is what the need is about; "6,000 mortgages: amount, repayment schedule" has a column of that name. */
function isScheduled(reading: Reading, text: string, { from }: Quantity): boolean {
  const start = reading.tokens[from]?.start ?? 0;
  if (!/^(?:of|for|von|fur|de|para|pour)$/.test(word(reading, from - 1))) return false;
  return [...text.slice(0, start).matchAll(schedules)]
    .slice(-LAST)
    .some(
      ({ index, 0: said }) => !/[,:;.\n]/.test(text.slice(index + said.length, start).replace(/\([^()]{0,200}\)/g, "")),
    );
}

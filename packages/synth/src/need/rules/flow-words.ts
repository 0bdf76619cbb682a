import { wordSet } from "../text/word-set.ts";

/** What a column is to what there is of something: how much at first, what comes and goes, how much in the end. */
export type FlowRole = "opening" | "closing" | "in" | "out";

const stocks = wordSet(
  "stock stocks balance inventory float cash dip level quantity qty count units headcount herd population members membership subscribers caseload fund funds amount volume holdings",
  "bestand kassenbestand lagerbestand saldo kontostand existencias existencia inventario caja solde caisse encaisse estoque caixa effectif cheptel stand",
);
const openings = wordSet(
  "opening open initial beginning start starting before previous prior anfang anfangs inicial iniciales inicio initial initiale ouverture abertura anterior vorher apertura",
);
const closings = wordSet(
  "closing close final ending end after end finish remaining end schluss final finales fin finale cloture fechamento actual nachher cierre",
);
const inflows = wordSet(
  "received receipts receipt in deposits deposit deposited credits credit deliveries delivered delivery added additions purchases purchased bought income incoming replenished replenishment restocked produced production births born arrivals arrived admissions inflow inflows refills refilled joined joiners new signups donated collected harvested",
  "entradas ingresos einnahmen zugang zugange eingang eingange einzahlungen encaissements entrees recettes compras einkaufe recebimentos depositos altas geburten",
);
const outflows = wordSet(
  "issued issues out withdrawals withdrawal withdrawn debits debit sales sold used usage consumed consumption dispensed wasted waste wastage spoiled lost losses expired damaged discarded destroyed spent expenses payments payment repayments repayment instalments instalment installments installment paid shipped dispatched deaths died departures departed scrapped outflow outflows written left leavers cancelled churned lapsed",
  "salidas gastos egresos ausgaben abgang abgange ausgang ausgange auszahlungen verkaufe verbrauch decaissements depenses sorties saidas vendas ventas despesas retiros bajas verkauft verbraucht pagos",
);
const compound = /^(anfang|schluss|end)s?(?=bestand$|saldo$|stand$)/;
const fillers = wordSet("off of de d du da do in hand on the total transfers transfer");

/** The role of a column by the words of its name; undefined where they say anything else besides. */
export function flowRole(words: readonly string[]): FlowRole | undefined {
  const [end, alone] = [stockEnd(words), words.length === 1 ? words[0] : undefined];
  if (end !== undefined) return end;
  if (alone === "opening" || alone === "closing") return alone;
  const telling = words.filter((word) => inflows.has(word) || outflows.has(word));
  const isWhole = words.every((word) => telling.includes(word) || fillers.has(word) || stocks.has(word));
  const last = telling.at(-1);
  if (last === undefined || !isWhole) return undefined;
  return inflows.has(last) ? "in" : "out";
}

/** "opening stock", "saldo inicial", "Endbestand": how much there is at one end. */
function stockEnd(words: readonly string[]): "opening" | "closing" | undefined {
  const parts = words.flatMap((word) => {
    const end = compound.exec(word)?.[0];
    return end === undefined ? [word] : [end.replace(/s$/, ""), word.slice(end.length)];
  });
  const what = parts.filter((word) => !openings.has(word) && !closings.has(word) && !fillers.has(word));
  const isStock = parts.some((word) => stocks.has(word)) && what.every((word) => stocks.has(word));
  if (!isStock) return undefined;
  if (parts.some((word) => openings.has(word))) return "opening";
  return parts.some((word) => closings.has(word)) ? "closing" : undefined;
}

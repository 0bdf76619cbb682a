import { unitNamed } from "../extract/units.ts";
import type { Rule } from "../frames/frame.ts";
import { singular } from "../text/stem.ts";
import { productRule } from "./usual-rules.ts";

/** A column as this rule sees it. */
interface Named {
  readonly name: string;
  readonly type: string;
  readonly unit: string | null;
  readonly decimals: number;
}

const prices =
  /^(?:\w+_)?(?:price|cost|rate|fee|fare|charge|wage|pay|preis|kosten|gebuhr|satz|precio|coste|costo|tarifa|prix|cout|tarif|preco|custo|taxa|valor)_(?:per|je|pro|por|par)_([a-z0-9]+)$/;
const unitPrice = /^unit_(?:price|cost|rate)$/;
const totals =
  /^(?:grand_|order_|bill_)?(?:total|amount|sum|cost|revenue|takings|bill|royalt(?:y|ies)|payout|earnings|wages|commission|gesamt\w*|summe|betrag|importe|monto|montant|cout|custo|coste|costo)(?:_(?:price|cost|amount|due|paid|payable|charge|fare|bill|total|ht|ttc))?$|^(?:price|cost|precio|prix|preco|valor|importe|monto|montant)_total$/;
/** What makes a total more than the one product. */
const further =
  /(?:^|_)(?:tax|taxes|vat|mwst|ust|iva|tva|tip|discount|rabatt|descuento|remise|desconto|shipping|delivery|surcharge|deduction|deductions|bonus)(?:_|$)/;

/** What counts heads and pieces, in the words of columns. */
const counted: ReadonlyMap<string, RegExp> = new Map(
  [
    [
      "head person guest people pax adult participant kopf person persona personne pessoa",
      /^(?:number_of_)?(?:guests?|persons?|people|pax|heads?|headcount|participants?|attendees|covers|diners|passengers|visitors|head_of_\w+|gaste|personen|teilnehmer|personas|comensales|invitados|asistentes|personnes|convives|invites|pessoas|convidados)$/,
    ],
    [
      "unit piece item stuck unidad unidade unite piece pieza peca",
      /^(?:usage_|billed_|order_|sold_|shipped_)?(?:quantity|qty|units?|pieces?|items?|pcs|count|shares|contracts|size|lots|consumption|usage|verbrauch|consumo|consommation|menge|anzahl|stuck|stuckzahl|cantidad|unidades|piezas|quantite|unites|pieces|quantidade|pecas|acciones|titres|acoes)(?:_(?:sold|ordered|filled|bought))?$/,
    ],
    [
      "night nacht noche nuit noite",
      /^(?:number_of_)?(?:nights?|nachte|ubernachtungen|noches|nuits|nuitees|noites|pernoites)(?:_stayed)?$/,
    ],
    ["day tag dia jour", /^(?:number_of_|rental_)?(?:days|tage|miettage|dias|jours)(?:_rented|_worked)?$/],
    ["week woche semana semaine", /^(?:number_of_)?(?:weeks|wochen|semanas|semaines)$/],
    ["month monat mes mois", /^(?:number_of_)?(?:months|monate|meses|mois)$/],
    [
      "hour stunde hora heure",
      /^(?:number_of_)?(?:hours|stunden|arbeitsstunden|horas|heures)(?:_(?:worked|billed|booked|logged|used))?$|^(?:worked|billable|billed|labou?r)_hours$/,
    ],
  ].flatMap(([words, names]) => (words as string).split(" ").map((word) => [word, names as RegExp] as const)),
);

const priceOf = /^(.+?)_(?:price|cost|fee|fare|charge)$/;
const soldOf = /^(.+?)_(?:sold|bought|issued|played|used|served|ordered|made|booked)$/;
const proceeds =
  /^(?:takings|revenue|turnover|proceeds|income|total|total_amount|total_revenue|total_takings|total_sales|total_price|total_cost|amount|gross_revenue|sales_revenue|box_office|gate)$/;

/** "card price, cards sold, takings": what is sold at its price brings in so much. */
function soldRules(numbers: readonly Named[]): readonly Rule[] {
  const pairs = numbers.flatMap((price) => {
    const thing = singular(priceOf.exec(price.name)?.[1] ?? "");
    const isOf = ({ name, type }: Named): boolean =>
      type === "int" && singular(soldOf.exec(name)?.[1] ?? "?") === thing;
    return numbers.filter(isOf).map((sold) => [sold, price] as const);
  });
  const [total, ...more] = numbers.filter(({ name }) => proceeds.test(name));
  const [pair, ...others] = pairs;
  if (pair === undefined || total === undefined || more.length + others.length > 0) return [];
  return [timesPrice(total, pair[0], pair[1])];
}

function timesPrice(total: Named, quantity: Named, price: Named): Rule {
  const decimals = total.type === "int" && price.type === "int" ? 0 : Math.max(total.decimals, price.decimals);
  return productRule({ ...total, decimals }, [quantity.name, price.name]);
}

/** "litres, price per litre, total": the total is so many times the price, where nothing else is paid. */
export function unitPriceRules(fields: readonly Named[]): readonly Rule[] {
  const numbers = fields.filter(({ type }) => type === "int" || type === "number");
  const priced = numbers.filter(({ name }) => prices.test(name) || unitPrice.test(name));
  const [price, ...others] = priced;
  const sold = numbers.some(({ name }) => further.test(name)) ? [] : soldRules(numbers);
  if (sold.length > 0) return sold;
  const per = prices.exec(price?.name ?? "")?.[1] ?? "unit";
  if (price === undefined || others.length > 0 || numbers.some(({ name }) => further.test(name))) return [];
  const sums = numbers.filter((field) => field !== price && totals.test(field.name));
  const [total, ...more] = sums;
  const quantity = quantityOf(
    per,
    numbers.filter((field) => field !== price && field !== total),
  );
  if (total === undefined || quantity === undefined || more.length > 0) return [];
  return [timesPrice(total, quantity, price)];
}

const periods: Readonly<Record<string, string>> = {
  hourly: "hour",
  daily: "day",
  day: "day",
  weekly: "week",
  nightly: "night",
  night: "night",
  room: "night",
  stundensatz: "hour",
  stundenlohn: "hour",
  stundenpreis: "hour",
  tagessatz: "day",
  tagespreis: "day",
  tagesmiete: "day",
  nachtpreis: "night",
  wochenpreis: "week",
  wochenmiete: "week",
};

/** "precio diario", "tarif horaire" */
const adjectives: readonly (readonly [end: RegExp, unit: string])[] = [
  [/_(?:diari[oa]|journalier)$/, "day"],
  [/_(?:horari[oa]|horaire)$/, "hour"],
];

/** What a price is for, by its name: "night" of "price per night" and "nightly rate", "unit" where it does not say. */
export function perOf(name: string): string {
  const [first = ""] = name.split("_");
  return (
    /_(?:per|je|pro|por|par)_([a-z0-9]+)$/.exec(name)?.[1] ??
    periods[first] ??
    adjectives.find(([end]) => end.test(name))?.[1] ??
    "unit"
  );
}

const shown =
  /(?:^|_)(?:reading|lecture|lectura|leitura|releve|zahlerstand|stand|index|previous|opening|closing|anterior|ancien|precedent|alter|neuer)(?:_|$)/;

/** The one column that is counted in what a price is for: "litros", "net weight in kg" of a price per kg, "guests" of one per head. */
export function quantityOf<Field extends Named>(per: string, fields: readonly Field[]): Field | undefined {
  const unit = unitNamed(per)?.symbol;
  const stem = singular(per);
  const exact = fields.filter(({ name }) => name.split("_").some((word) => word === per || singular(word) === stem));
  const named = fields.filter(({ name }) => counted.get(per)?.test(name) === true);
  const inUnit = fields.filter((field) => unit !== undefined && field.unit === unit);
  // What a meter shows is no quantity; what lies between two of its readings is.
  const used = inUnit.filter(({ name }) => !shown.test(name));
  const found = [
    exact,
    named,
    used,
    inUnit.filter(({ name }) => !/(?:^|_)(?:gross|tare|brutto|tara|bruto|brut)(?:_|$)/.test(name)),
    inUnit,
  ];
  return found.find(({ length }) => length === 1)?.[0];
}

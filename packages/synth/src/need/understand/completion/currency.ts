import { isCurrency, namesCurrency, unitNamed } from "../../extract/units.ts";
import type { Findings, Found } from "../../findings.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";
import { currencyOf, homeCurrency, placesSaid } from "./places.ts";

/** Currencies by their codes, signs and everyday names, wherever the need has them. */
function statedCurrencies(findings: Findings): readonly string[] {
  const found = findings.found.flatMap((each) => ("unit" in each && each.unit !== undefined ? [each.unit] : []));
  // "BTC and ETH prices" are in other money.
  const isTraded = (each: Found): boolean => each.kind === "members" && each.areThings === true;
  const pairs = findings.found.filter(
    (each) => isTraded(each) || (each.kind === "members" && pair.test(each.values[0] ?? "")),
  );
  // "ETH/USDT": the price of one is in the other.
  const quotes = pairs.flatMap((each) =>
    each.kind === "members" ? each.values.map((value) => value.split("/")[1] ?? "") : [],
  );
  const words = findings.tokens.flatMap((token) =>
    /^(?:[A-Z]{3}|[$€£¥]|euros?|dollars?)$/.test(token.text) &&
    !pairs.some(({ start, end }) => token.start >= start && token.end <= end)
      ? [token.text]
      : [],
  );
  return [...quotes, ...found, ...words].flatMap((text) => {
    const unit = unitNamed(text);
    return unit !== undefined && isCurrency(unit) && unit.symbol !== TOKEN ? [unit.symbol] : [];
  });
}

const pair = /^[A-Z]{2,6}\/[A-Z]{3,5}$/;

/** An amount of money of which the need does not say the currency, and that is in no token. */
function isOpenMoney({ unit, fixed }: DraftField): boolean {
  return unit !== null && unit !== TOKEN && namesCurrency(unit) && !fixed.has("unit");
}

const TOKEN = "USDC";

/** Money takes the currency that the need names, or that of its place, or that of its language's country, or dollars. */
export function resolveCurrency(table: DraftTable, findings: Findings): void {
  const stated = statedCurrencies(findings);
  const place = currencyOf(placesSaid(findings));
  const currency = stated[0] ?? place;
  const usual = homeCurrency(findings) ?? "USD";
  const field = table.fields.find(
    (each) =>
      each.name === "currency" ||
      each.semantic.id === "currency" ||
      (each.model.kind === "place" && each.model.part === "currency"),
  );
  // "EUR or GBP": no amount has a unit that holds for all rows.
  const isChoice = findings.found.some(
    (each) => each.kind === "members" && each.of !== undefined && each.values.every(namesCurrency),
  );
  const free = field !== undefined && field.source === "stated" && (currency === undefined || isChoice);
  for (const each of table.fields) if (each.unit === "currency") each.unit = free ? null : (currency ?? usual);
  // One currency said is that of all money, whatever the domain is used to.
  const [only] = stated;
  // "offer in USDC, agreed price": where nothing else is said, all of it is in the token.
  const isToken = only === undefined && findings.found.some((each) => each.kind === "unit" && each.unit === TOKEN);
  const said = isToken ? TOKEN : new Set(stated).size === 1 ? only : undefined;
  if (said !== undefined) for (const each of table.fields) if (isOpenMoney(each)) each.unit = said;
  if (field !== undefined && !free) {
    field.model = { kind: "choice", values: [currency ?? usual] };
    field.type = "enum";
    field.of = undefined;
  }
}

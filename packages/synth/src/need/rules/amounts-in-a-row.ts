import type { Distribution } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";
import { type AmountRole, amountRole } from "./amount-words.ts";
import { isNumeric, type NamedField } from "./named-field.ts";
import { perOf, quantityOf } from "./per-unit.ts";
import { madeProduct } from "./product-rule.ts";
import { portionRule } from "./usual-rules.ts";

/** An amount of a run of columns that come to a total. */
interface Amount {
  readonly field: NamedField;
  readonly role: AmountRole;
}

/** What is bought: so many at a price. */
interface Bought {
  readonly price: NamedField;
  readonly quantity: NamedField;
}

const currency = /^(?:[A-Z]{3,5}|currency)$/;
/** Who pays how much is no part of what is due. */
const payers =
  /(?:^|_)(?:copay\w*|coinsurance|deductible|plan_paid|plan_pays|insurance_pa\w+|\w+_pays|paid|change)(?:_|$)/;
/** What so many at a price come to before anything else is added. */
const bought =
  /(?:^|_)(?:subtotal|sub_total|revenue|amount|labou?r|pay|fare|charge|net|base|importe|montant|zwischensumme|nettobetrag|netto|total|ht)$/;
const partial = /(?:^|_)(?:subtotal|sub_total|(?:items?|goods|cart|basket)_total|zwischensumme|sous_total)$/;
/** What is reckoned from the amount before it. */
const onTop =
  /(?:^|_)(?:tips?|gratuity|service_charge|premium|commission|trinkgeld|propina|provision|comision|comissao|gorjeta|pourboire)$/;
const isGiven = /(?:^|_)(?:bonus|allowances?|tips?|overtime|overtime_pay|gratuity)$/;

/** "subtotal, tax, tip, total" and "gross, fee, net": what columns of money named in a row come to, read as on a bill or a payslip. */
export function amountsInARow(fields: readonly NamedField[]): readonly Rule[] {
  const numbers = fields.filter(isNumeric);
  if (hasOpenRate(numbers)) return [];
  return [...new Bill(numbers).rules(), ...sharesOfPayers(numbers)];
}

const insurers =
  /^(?:plan|insur\w*|payer|payor|scheme|fund|krankenkasse|kasse|versicherung|aseguradora|seguro|mutuelle)_(?:paid|pays|payment|share|covers|zahlt|paga|paie)(?:_amount)?$/;
const insured =
  /^(?:owner|patient|member|customer|client|policyholder|tenant)_(?:paid|pays|share)$|^(?:copay|copayment|co_pay|copay_amount|coinsurance)$/;

const large: Distribution = { kind: "beta", a: 5, b: 1.6, minimum: 0, maximum: 1 };

/** "total, insurance pays, owner pays": the two pay the whole of it. */
function sharesOfPayers(numbers: readonly NamedField[]): readonly Rule[] {
  const amounts = numbers.filter(isMoney);
  const [insurer, ...more] = amounts.filter(({ name }) => insurers.test(name));
  const [own, ...further] = amounts.filter(({ name }) => insured.test(name));
  const whole = amounts.findLast(({ name }) => amountRole(name) === "total");
  const isOpen = amounts.some(({ name }) => /allow|approved|deductible/.test(name));
  const [other, ...rest] = amounts.filter((field) => field !== insurer && amountRole(field.name) !== undefined);
  // "fee, insurer paid": what the insurer pays is some of the one amount that there is.
  if (insurer !== undefined && own === undefined && other !== undefined && more.length + rest.length === 0)
    return [portionRule(insurer, other, large)];
  if (insurer === undefined || own === undefined || whole === undefined || isOpen || more.length + further.length > 0)
    return [];
  const terms = [
    { field: whole.name, times: 1 },
    { field: own.name, times: -1 },
  ];
  return [
    portionRule(own, whole, small(1)),
    {
      statement: `${insurer.name} = ${said(terms)}`,
      needs: [insurer.name, whole.name, own.name],
      sets: { [insurer.name]: { kind: "sum", terms, decimals: insurer.decimals } },
      checks: [{ kind: "sum", total: insurer.name, terms }],
    },
  ];
}

/** "discount %" without an amount of it: what is due cannot be added up. */
function hasOpenRate(numbers: readonly NamedField[]): boolean {
  const rates = numbers.filter(
    ({ unit, name }) => unit === "%" && /disc|tax|vat|mwst|iva|tva|rabatt|desc|remise|commission|fee|tip/.test(name),
  );
  return rates.some(({ name }) => {
    const [stem = ""] = name.split("_");
    return !numbers.some((field) => field.unit !== "%" && field.name.startsWith(stem));
  });
}

/** Reads the columns of a row from the first to the last, as one adds up a bill. */
class Bill {
  #numbers: readonly NamedField[];
  #run: Amount[] = [];
  #bought: Bought | undefined;
  #rules: Rule[] = [];

  constructor(numbers: readonly NamedField[]) {
    this.#numbers = numbers;
  }

  rules(): readonly Rule[] {
    for (const field of this.#numbers) {
      const role = this.#roleOf(field);
      if (role === "total") this.#total(field);
      else if (role === "net") this.#net(field);
      else if (role === "price") this.#price(field);
      else if (role !== undefined) this.#amount({ field, role });
      else if (isMoney(field) && !payers.test(field.name)) this.#run = [];
    }
    return this.#rules;
  }

  #roleOf(field: NamedField): AmountRole | undefined {
    const { name } = field;
    if (!isMoney(field)) return amountRole(name) === "price" && field.unit !== "%" ? "price" : undefined;
    if (payers.test(name) && !/^total_paid$/.test(name)) return undefined;
    const isPrice = /^(?:price|preis|precio|prix|preco)$/.test(name) && quantityOf("unit", this.#numbers) !== undefined;
    if (isPrice) return "price";
    return amountRole(name) ?? (field.meaning === undefined ? undefined : amountRole(field.meaning));
  }

  #price(price: NamedField): void {
    const per = perOf(price.name);
    const quantity = quantityOf(
      per,
      this.#numbers.filter((field) => field !== price && !isMoney(field)),
    );
    if (quantity !== undefined) this.#bought = { price, quantity };
  }

  #amount({ field, role }: Amount): void {
    const isLess = this.#run.every((each) => each.role === "deducted");
    if (this.#bought !== undefined && isLess && role === "part" && bought.test(field.name)) {
      this.#product(field, this.#bought, this.#run);
      this.#run = [];
      this.#bought = undefined;
    } else if (partial.test(field.name)) {
      if (this.#run.length > 1) this.#sum(field, this.#run);
      this.#run = [];
    }
    const [first] = this.#run;
    if (role === "part" && first?.role === "total") this.#run = [];
    if (this.#run.length === 0 && role === "deducted" && this.#bought === undefined) return;
    this.#run.push({ field, role });
  }

  #total(total: NamedField): void {
    const terms = this.#run.filter(({ field }) => field.unit === total.unit);
    if (this.#bought !== undefined) this.#product(total, this.#bought, terms);
    else if (terms.length > 1 && terms[0]?.role !== "deducted") {
      this.#taxes(terms);
      this.#sum(total, terms);
    }
    this.#bought = undefined;
    this.#run = [{ field: total, role: "total" }];
  }

  /** What is left of a gross amount. */
  #net(net: NamedField): void {
    const [first, ...others] = this.#run.filter(({ field }) => field.unit === net.unit);
    const isGross = first?.role === "total" && others.every(({ role }) => role !== "part");
    const isPrice = first?.role === "part" && others.every(({ role }) => role === "deducted");
    if (this.#bought !== undefined && first?.role === "deducted" && others.every(({ role }) => role === "deducted")) {
      this.#product(net, this.#bought, [first, ...others]);
      this.#bought = undefined;
    } else if (first !== undefined && others.length > 0 && (isGross || isPrice)) {
      const less = others.map(
        ({ field }): Amount => ({ field, role: isGiven.test(field.name) ? "added" : "deducted" }),
      );
      for (const { field, role } of less)
        if (role === "deducted") this.#rules.push(portionRule(field, first.field, small(less.length)));
      this.#sum(net, [first, ...less]);
    }
    this.#run = [{ field: net, role: "part" }];
  }

  /** A tax, a tip, a discount beside one amount is some of it. */
  #taxes(terms: readonly Amount[]): void {
    const [base, ...more] = terms.filter(({ role }) => role !== "tax" && role !== "deducted" && role !== "added");
    if (base === undefined || base !== terms[0] || more.length > 0) return;
    for (const { field, role } of terms) {
      if (role === "tax") this.#rules.push(portionRule(field, base.field, { kind: "constant", value: 0.2 }));
      if (role === "deducted" || onTop.test(field.name)) this.#rules.push(portionRule(field, base.field, small(1)));
    }
  }

  #sum(total: NamedField, amounts: readonly Amount[]): void {
    const terms = amounts.map(({ field, role }) => ({ field: field.name, times: role === "deducted" ? -1 : 1 }));
    this.#rules.push({
      statement: `${total.name} = ${said(terms)}`,
      needs: [total.name, ...terms.map(({ field }) => field)],
      sets: { [total.name]: { kind: "sum", terms, decimals: total.decimals } },
      checks: [{ kind: "sum", total: total.name, terms }],
    });
  }

  #product(total: NamedField, { price, quantity }: Bought, amounts: readonly Amount[] = []): void {
    const factors = [quantity.name, price.name];
    const terms = amounts.map(({ field, role }) => ({ field: field.name, times: role === "deducted" ? -1 : 1 }));
    const plus = terms.length === 0 ? {} : { plus: terms };
    for (const { field, role } of amounts)
      if (role === "deducted") this.#rules.push(portionRule(field, price, small(1)));
    this.#rules.push({
      statement: `${total.name} = ${factors.join(" × ")}${terms.map(({ field, times }) => ` ${times < 0 ? "-" : "+"} ${field}`).join("")}`,
      needs: [total.name, ...factors, ...terms.map(({ field }) => field)],
      ...madeProduct(total, { factors, ...plus }, total.decimals),
    });
  }
}

function said(terms: readonly { readonly field: string; readonly times: number }[]): string {
  return terms.map(({ field, times }, at) => `${at === 0 ? "" : times < 0 ? " - " : " + "}${field}`).join("");
}

/** A small share, so that something is left of the whole however many are taken off. */
function small(parts: number): Distribution {
  const maximum = Math.min(0.3, 0.6 / parts);
  return { kind: "triangular", minimum: 0, mode: maximum / 3, maximum };
}

function isMoney({ unit }: NamedField): boolean {
  return unit !== null && currency.test(unit);
}

import { lognormal, numbers } from "../ontology/models.ts";
import { adds, core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const spent = (median: number) => ({ model: numbers(lognormal(median, 0.4), 2), minimum: 0 });

const budgets: Frame = {
  id: "household_budgets",
  title: "household budgets",
  cues: {
    en: "household budget:6|family budget:6|personal budget:5|monthly budget:3|household expense:5|household spending:5|personal finance:4|cost of living:3|groceries:1.5|household:1",
    de: "haushaltsbuch:6|haushaltsbudget:6|haushaltsausgaben:6|familienbudget:6",
    es: "presupuesto familiar:6|gastos del hogar:6|economía doméstica:5|encuesta de gasto:6|encuesta de gastos:6|encuesta de presupuestos:6",
    fr: "budget familial:6|budget du ménage:6|dépenses du ménage:6",
    pt: "orçamento familiar:6|despesas domésticas:6|gastos da casa:6",
  },
  against: "department:3|survey:1.5|electricity:1.5|meter:2|variance:2|census:3|insurance:2|chore:3",
  record: "month",
  fields: [
    key("household_id@household", { names: "household|family" }),
    key("month", { names: "month|period|date" }),
    core("income=salary", {
      names: "income|net income|earnings|einkommen|ingresos|revenus|renda",
      ...spent(3_400),
    }),
    core("rent=cost", { names: "rent|mortgage|housing|miete|alquiler|loyer|aluguel", ...spent(1_050) }),
    core("groceries=cost", {
      names: "groceries|food|lebensmittel|alimentación|courses|alimentação|mercado",
      ...spent(430),
    }),
    core("transport=cost", { names: "transport|transportation|travel|fuel|verkehr|transporte", ...spent(190) }),
    known("utilities=cost", { names: "utilities|energy|power|bills|nebenkosten|suministros|charges", ...spent(170) }),
    known("insurance=cost", { names: "insurance|insurances|versicherungen|seguros|assurances", ...spent(120) }),
    known("leisure=cost", {
      names: "leisure|entertainment|fun|eating out|restaurants|freizeit|ocio|loisirs",
      ...spent(210),
    }),
    known("health=cost", { names: "health|medical|gesundheit|salud|santé|saúde", ...spent(80) }),
    known("clothing=cost", { names: "clothing|clothes|kleidung|ropa|vêtements|roupas", ...spent(90) }),
    known("childcare=cost", { names: "childcare|school|education|kinder", ...spent(260) }),
    known("other=cost", { names: "other|misc|miscellaneous|sonstiges|otros|autres|outros", ...spent(150) }),
    known("savings=profit", { names: "savings|saved|ersparnis|ahorro|épargne|poupança" }),
    ...knowns("household_size currency city country"),
  ],
  rules: [{ ...adds("savings", "+income -rent -groceries -transport"), statement: "savings = income - what is spent" }],
};

/** What families live on. */
export const householdFrames: readonly Frame[] = [budgets];

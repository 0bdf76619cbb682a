import type { Distribution } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";
import { areOfOneKind, type NamedField } from "./named-field.ts";
import { portionRule } from "./usual-rules.ts";

/** What becomes of a sum or a quantity that is asked for: each stage is never more than those before it. */
const stages: readonly string[] = [
  "claimed requested asked applied billed charged charge charges invoiced demanded sought submitted gefordert beantragt eingereicht angefordert reclamado reclamada solicitado solicitada pedido pedida demandado facturado facturada reclame reclamee demande demandee facture facturee reclamado pedido faturado",
  "approved granted awarded allowed authorised authorized accepted eligible sanctioned insured bewilligt genehmigt anerkannt zugesagt aprobado aprobada concedido concedida otorgado otorgada autorizado autorizada admitido admitida accorde accordee approuve approuvee autorise autorisee octroye octroyee aprovado aprovada outorgado",
  "paid settled payout disbursed covered gezahlt bezahlt ausgezahlt ausbezahlt pagado pagada abonado abonada indemnizado indemnizada desembolsado paye payee verse versee pago paga indenizado desembolsado",
  "reimbursed refunded refund reimbursement erstattet ruckerstattet erstattung reembolsado reembolsada devuelto devuelta reembolso rembourse remboursee remboursement devolvido devolvida",
];
const stageOf: ReadonlyMap<string, number> = new Map(
  stages.flatMap((words, stage) => words.split(" ").map((word) => [word, stage] as const)),
);
const ending = /(?<=t)e[rsnm]?$/;
/** What any sum is called, and whoever pays or gets it. */
const shells =
  /^(?:amounts?|sum|sums|total|value|cost|costs|betrag|summe|betrage|importe|monto|cantidad|montant|somme|valor|quantia|quantity|qty|units|out|by|to|the|of|en|de|fees?|insurer|insurance|plan|payer|scheme|fund)$/;
/** What is no such amount. */
const others = /(?:^|_)(?:days|hours|rate|per|not|un\w+|late)(?:_|$)/;

const most: Distribution = { kind: "beta", a: 5, b: 1.6, minimum: 0, maximum: 1 };

interface Stage {
  readonly field: NamedField;
  readonly stage: number;
  /** What it is of: "medical" of "medical expenses claimed". */
  readonly rest: string;
}

/** "claimed amount, approved amount, paid": never is more paid than approved, nor approved than asked for. */
export function grantedRules(numbers: readonly NamedField[]): readonly Rule[] {
  const told = numbers.flatMap(stageIn);
  return told.flatMap((part): readonly Rule[] => {
    const before = told.filter(
      (each) => each.stage < part.stage && each.rest === part.rest && areOfOneKind(each.field, part.field),
    );
    const nearest = Math.max(...before.map(({ stage }) => stage));
    const [whole, ...more] = before.filter(({ stage }) => stage === nearest);
    return whole === undefined || more.length > 0 ? [] : [portionRule(part.field, whole.field, most)];
  });
}

function stageIn(field: NamedField): readonly Stage[] {
  if (field.unit === "%" || others.test(field.name)) return [];
  const words = field.name.split("_").map((word) => (stageOf.has(word) ? word : word.replace(ending, "")));
  const [stage, ...more] = words.flatMap((word) => stageOf.get(word) ?? []);
  if (stage === undefined || more.length > 0) return [];
  const rest = words.filter((word) => !stageOf.has(word) && !shells.test(word)).join(" ");
  return [{ field, stage, rest }];
}

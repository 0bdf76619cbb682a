import { choices, flags, lognormal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns, onlyWhere } from "./define.ts";
import type { Frame } from "./frame.ts";

const investorPipeline: Frame = {
  id: "investor_pipeline",
  title: "investors approached",
  cues: {
    en: "fundraising crm:7|investor crm:7|investor pipeline:7|fundraising pipeline:7|investor outreach:6|investor list:5|investor contacted:5|term sheet:4|cheque size:4|check size:3|pitch meeting:4|limited partner:3",
    de: "investorenpipeline:7|investorenliste:6",
    es: "pipeline de inversores:7|lista de inversores:6",
    fr: "pipeline d'investisseurs:7|liste d'investisseurs:6",
    pt: "pipeline de investidores:7|lista de investidores:6",
  },
  against: "charity:2|donor:2|stock:1.5",
  record: "investor",
  fields: [
    key("investor_id=record_id", {
      names: "investor|investor number",
      model: { kind: "code", prefix: "INV-", radix: 10, width: 4, order: "sequence" },
    }),
    core("fund=counterparty", {
      names: "fund|firm|venture fund|vc|vc firm",
      model: { kind: "organisation", part: "name" },
    }),
    core("partner=full_name", { names: "partner|contact|lead partner" }),
    core("stage=type", {
      names: "stage|status|pipeline stage",
      model: choices("contacted:44|meeting:26|diligence:12|term sheet:6|passed:12"),
    }),
    core("cheque_size=amount", {
      names: "cheque size|check size|ticket size|ticket|investment",
      model: numbers(lognormal(600_000, 0.8), 0, { heaped: 0.95 }),
    }),
    core("last_contact=date", { names: "last contact|last contacted|last touch|last meeting|date" }),
    known("pass_reason=reason", {
      names: "pass reason|reason passed|why passed|reason",
      model: choices("too early:34|market size:24|team:14|valuation:16|conflict:12"),
    }),
    known("is_warm_intro=flag", { names: "warm intro|introduction|warm introduction", model: flags(0.4) }),
    ...knowns("email phone country city next_step probability note"),
  ],
  rules: [onlyWhere("pass_reason", "stage", "passed")],
  rhythm: "business",
  days: 120,
};

/** Who is asked for money by those who found a company. */
export const investorFrames: readonly Frame[] = [investorPipeline];

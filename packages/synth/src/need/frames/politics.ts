import { choices, lognormal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const rollCalls: Frame = {
  id: "roll_call_votes",
  title: "votes of a parliament",
  cues: {
    en: "roll call vote:6|roll call:4|parliament vote:6|parliamentary vote:6|council vote:5|committee vote:5|voting record of members:5|vote in parliament:6|senate vote:5|legislature vote:5",
    de: "namentliche abstimmung:6|abstimmungen im bundestag:5",
    es: "votación nominal:6|votaciones del parlamento:6",
    fr: "vote au parlement:6|scrutin public:5",
    pt: "votação nominal:6|votações do parlamento:6",
  },
  against: "dao:4|governance token:4|shareholder:3",
  record: "vote",
  fields: [
    key("vote_id=record_id"),
    core("date", { names: "vote date|voted on|sitting" }),
    core("member=councillor", { names: "member|representative|senator|member name|mp|voter" }),
    core("party=political_party", { names: "party" }),
    core("vote=roll_call_vote", { names: "vote|voted|position|ballot" }),
    known("bill=bill_summary", {
      names: "bill|motion|proposal",
      model: choices(
        "Clean Rivers Bill|School Meals Bill|Rural Bus Bill|Open Contracts Bill|Fair Rents Bill|Budget Bill",
      ),
    }),
    ...knowns("committee policy_area constituency bill_status note"),
  ],
  rules: [],
  rhythm: "business",
  days: 180,
};

const lobbying: Frame = {
  id: "lobbying_records",
  title: "lobbying records",
  cues: {
    en: "lobbying:5|lobbyist:5|lobby register:6|lobbying disclosure:6|lobby meeting:5|lobbying activity:6",
    de: "lobbyregister:6|lobbyismus:4",
    es: "registro de lobby:6",
    fr: "registre des lobbyistes:6",
    pt: "registro de lobby:6",
  },
  record: "lobbying record",
  fields: [
    key("record_id"),
    core("date", { names: "met on|meeting date|reported on" }),
    core("lobbyist", { names: "lobbyist" }),
    core("client=company_name", { names: "client|principal|organisation|on behalf of" }),
    core("policy_area", { names: "topic|issue|subject" }),
    known("hours=value", {
      unit: "h",
      names: "hours|hours worked",
      model: numbers(lognormal(12, 0.7), 0),
      minimum: 1,
    }),
    known("fee", { names: "fee|amount|spending|income", model: numbers(lognormal(6_500, 0.8), 0, { heaped: 0.7 }) }),
    known("official=councillor", { names: "official|official met|contact" }),
    ...knowns("committee party=political_party note"),
  ],
  rules: [],
  rhythm: "business",
  days: 365,
};

/** Who votes, and who asks for votes. */
export const politicsFrames: readonly Frame[] = [rollCalls, lobbying];

import { choices, flags, lognormal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const members: Frame = {
  id: "club_members",
  title: "members",
  cues: {
    en: "library member:6|club member:5|member list:5|membership list:5|association member:5|member of club:5|member of association:5|society member:5|membership register:5|member directory:5|union member:5|membership:1.5",
    de: "vereinsmitglied:5|vereinsmitglieder:5|mitgliederliste:5|bibliotheksmitglieder:6|mitglieder:3",
    es: "socios del club:5|socios:3.5|lista de socios:5|miembros:2",
    fr: "adhérents:4|membres du club:5|liste des membres:5|liste des adhérents:5",
    pt: "sócios do clube:5|sócios:3.5|associados:3.5|lista de sócios:5",
  },
  against: "loan:2|borrow:2|gym:2|health plan:3|insurance:2|team member:3|staff:2|cast member:3|dao:3|loyalty:2",
  record: "member",
  fields: [
    key("member_id=record_id", {
      names: "member|member number|membership number|card number",
      model: { kind: "code", prefix: "MEM-", radix: 10, width: 6, order: "sequence" },
    }),
    core("name=full_name", { names: "name|member name|full name" }),
    core("join_date=joined_at", { names: "joined|join date|member since|joined on|date" }),
    core("membership_type=type", {
      names: "type|category|membership|membership category",
      model: choices("adult:58|child:16|senior:18|family:8"),
    }),
    core("is_active", { names: "active" }),
    known("fee_paid=flag", { names: "paid|fee paid|dues paid", model: flags(0.91) }),
    known("annual_fee=fee", {
      names: "fee|dues|subscription|membership fee",
      model: numbers(lognormal(60, 0.5), 0, { heaped: 0.8 }),
    }),
    known("belt=belt_colour", { names: "belt|belt grade|belt colour" }),
    known("weight_class=fight_weight_class", { names: "weight class|weight category" }),
    known("boat=sailing_class", { names: "boat class" }),
    known("instrument=musical_instrument", { names: "instrument" }),
    ...knowns(
      "voice_part golf_handicap ability_level dance_style martial_art email phone birth_date gender city postal_code address end_date=end_date status role age note",
    ),
  ],
  rules: [follows("end_date", "join_date", lognormal(900, 0.6), "day")],
  rhythm: "flat",
  days: 1_825,
};

/** Who belongs to a club, a library, a society. */
export const memberFrames: readonly Frame[] = [members];

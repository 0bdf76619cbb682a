import { choices, flags, lognormal, numbers } from "../../ontology/models.ts";
import { core, key, known, knowns } from "../define.ts";
import type { Frame } from "../frame.ts";

const waitlist: Frame = {
  id: "waitlist_signups",
  title: "waitlist signups",
  cues: {
    en: "waitlist:5|wait list:4.5|waitlist signup:6|waiting list signup:6|early access signup:6|beta signup:6|launch list:5|newsletter signup:5|signup:3|sign-up:3|early access:3.5|pre-registration:4|user signup:4.5|new signup:4.5",
    de: "warteliste:4.5|anmeldungen zur warteliste:6",
    es: "lista de espera:4.5|registros en lista de espera:6",
    fr: "liste d'attente:4.5|inscriptions à la liste d'attente:6",
    pt: "lista de espera:4.5|inscrições na lista de espera:6",
  },
  against:
    "surgery:3|patient:3|hospital:3|form validation:3|class waitlist:2|page_view:3|event stream:3|click:1.5|funnel:2|course:2|housing:2|upgrade:3|cancel:3|event:1",
  record: "signup",
  fields: [
    key("signup_id=record_id", {
      names: "signup|sign-up|registration",
      model: { kind: "code", prefix: "SGN-", radix: 10, width: 6, order: "sequence" },
    }),
    core("signed_up_at=timestamp", {
      names: "signed up|signed up at|signup date|signup time|joined|joined at|registered at|date|created at",
    }),
    core("email"),
    core("referral_source=source", {
      names: "source|referral source|channel|how they heard|referrer|acquisition source",
      model: choices("organic:30|social:26|referral:22|paid ad:14|press:8"),
    }),
    core("country"),
    known("position=sequence_number", {
      names: "position|position in queue|queue position|place in line|rank|place in queue",
    }),
    known("is_invited=flag", { names: "invited|invite sent|invitation sent", model: flags(0.25) }),
    known("referrals=count", {
      names: "friends referred|referral count|number of referrals",
      model: numbers(lognormal(0.6, 1), 0),
      minimum: 0,
    }),
    ...knowns(
      "full_name company_name company_size job_title device_type language utm_source utm_campaign converted consent city industry plan",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 180,
};

/** Who asked to be let in before the doors open. */
export const signupFrames: readonly Frame[] = [waitlist];

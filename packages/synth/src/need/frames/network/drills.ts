import { choices, flags, lognormal } from "../../ontology/models.ts";
import { core, follows, key, known, knowns, onlyWhere } from "../define.ts";
import type { Frame } from "../frame.ts";

const drills: Frame = {
  id: "phishing_drills",
  title: "phishing drill outcomes",
  cues: {
    en: "phishing drill:7|phishing simulation:7|phishing test:6|simulated phishing:7|phishing awareness:6|phishing campaign result:6|phishing exercise:7|security awareness:5|awareness training:4|phishing training:6",
    de: "phishing-simulation:7|phishing-test:7|phishingtest:7|phishing simulation:7",
    es: "simulación de phishing:7|simulacro de phishing:7|simulacros de phishing:7",
    fr: "simulation de phishing:7|simulation d'hameçonnage:7|test d'hameçonnage:7",
    pt: "simulação de phishing:7|simulações de phishing:7|teste de phishing:7",
  },
  against: "url feature:3|url classification:3",
  record: "outcome",
  fields: [
    key("outcome_id=record_id", { names: "outcome|result" }),
    core("employee_id@employee", { names: "employee|user|recipient|staff member" }),
    core("department@employee"),
    core("campaign=campaign_id", {
      names: "campaign|template|scenario",
      model: choices("parcel notice:28|password expiry:30|shared document:22|payroll change:20"),
    }),
    core("sent_at", { names: "sent|email sent|email sent at|sent on|date" }),
    core("opened=is_opened", { names: "opened|email opened", model: flags(0.46) }),
    core("clicked=is_clicked", { names: "clicked|clicked link|link clicked", model: flags(0.11) }),
    core("reported=flag", { names: "reported|reported it|report flag", model: flags(0.21) }),
    known("submitted_credentials=flag", {
      names: "credentials submitted|entered credentials|gave password|submitted data",
      model: flags(0.04),
    }),
    known("time_to_report_min=duration_min", { names: "time to report|minutes to report|report time" }),
    known("training_assigned=flag", { names: "training assigned|training", model: flags(0.12) }),
    known("reported_at=timestamp", { names: "report time|reported at" }),
    ...knowns(
      "time_to_click_min=duration_min device_type country@employee job_title@employee office_location@employee difficulty",
    ),
  ],
  rules: [
    follows("reported_at", "sent_at", lognormal(40, 1), "min"),
    onlyWhere("time_to_report_min", "reported", true),
    onlyWhere("reported_at", "reported", true),
  ],
  rhythm: "business",
  days: 365,
};

/** How staff take a trap that their own company sets. */
export const drillFrames: readonly Frame[] = [drills];

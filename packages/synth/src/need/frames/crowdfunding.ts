import { codes, lognormal, moments, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";
import { compares, drawnBy } from "./rules.ts";

const pledges: Frame = {
  id: "crowdfunding_pledges",
  title: "crowdfunding pledges",
  cues: {
    en: "pledge:3.5|crowdfunding pledge:5|crowdfunding:2.5|backer:3.5|backer pledge:5|crowdfunding backer:5|reward tier:3",
    de: "crowdfunding-unterstützung:4|unterstützer:2",
    es: "aportaciones de crowdfunding:4|mecenas:2.5",
    fr: "contributions de financement participatif:4|contributeur:2",
    pt: "apoios de financiamento coletivo:4|apoiador:3",
  },
  against: "campaign donation:1|charity:2|church:2|blood:2",
  record: "pledge",
  fields: [
    key("pledge_id=record_id", { names: "pledge", model: codes("PLG-", 6) }),
    core("pledged_at=timestamp", { names: "pledged|pledge date|date" }),
    core("project_id@project", { names: "project|campaign" }),
    core("backer_id=user_id@backer", { names: "backer|supporter|user" }),
    core("amount=donation_amount", { names: "amount|pledge amount|pledged amount" }),
    known("reward_tier=type", {
      names: "reward|reward tier|tier",
      model: { kind: "choice", values: ["supporter", "early bird", "standard", "deluxe"] },
    }),
    ...knowns("currency country@backer payment_method is_anonymous=flag message=note"),
  ],
  rules: [],
  rhythm: "consumer",
  days: 180,
};

const projects: Frame = {
  id: "crowdfunding_projects",
  title: "crowdfunding projects",
  cues: {
    en: "crowdfunding project:5|crowdfunding campaign:5|crowdfunding:2.5|funding goal:3.5",
    de: "crowdfunding-projekt:5|crowdfunding-projekte:5",
    es: "proyectos de crowdfunding:5|micromecenazgo:4",
    fr: "projets de financement participatif:5",
    pt: "projetos de financiamento coletivo:5",
  },
  against: "construction:3|software:2",
  record: "project",
  fields: [
    key("project_id"),
    core("title", { names: "title|project name|name" }),
    core("category", {
      names: "category",
      model: { kind: "choice", values: ["technology", "games", "design", "music", "film", "food", "publishing"] },
    }),
    core("launched_at=start_date", {
      names: "launched|launch date|start date|started",
      model: moments("-P1Y", "-P1M", "day"),
    }),
    core("deadline=end_date", { names: "deadline|end date|ends" }),
    core("goal=amount", {
      names: "goal|funding goal|target",
      model: numbers(lognormal(12_000, 0.9), 0, { heaped: 0.9 }),
    }),
    known("pledged=total", { names: "raised|amount raised|pledged|pledged amount" }),
    known("is_funded=flag", { names: "funded|successful|is successful" }),
    ...knowns("currency country creator=created_by backers=count status description"),
  ],
  rules: [
    follows("deadline", "launched_at", { kind: "triangular", minimum: 20, mode: 30, maximum: 60 }, "day"),
    drawnBy("pledged", "0.7*goal", lognormal(2_400, 0.9), 2),
    compares("is_funded", "pledged", ">=", "goal"),
  ],
  rhythm: "consumer",
  days: 365,
};

export const crowdfundingFrames: readonly Frame[] = [pledges, projects];

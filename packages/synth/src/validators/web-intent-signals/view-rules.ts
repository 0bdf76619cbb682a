import { ipv4Number, isBenchmarkAddress } from "../ipv4.ts";
import type { Report } from "../validation.ts";
import type { PageView } from "./page-view.ts";

/** Source and medium of each referrer that comes by a campaign. */
const campaignOf: Readonly<Record<string, readonly [source: string, medium: string]>> = {
  paid_search: ["search_ads", "cpc"],
  email: ["newsletter", "email"],
  social: ["social_network", "social"],
  partner: ["partner_portal", "referral"],
};

/** Rules that a page view keeps by itself. */
export function checkView(view: PageView, report: Report): void {
  const { intent_score: score } = view;
  const stage = score < 20 ? "awareness" : score < 40 ? "consideration" : score < 65 ? "evaluation" : "decision";
  if (view.stage !== stage) report("stage", `${view.stage} with ${score}`);
  const hasForm = view.page_type === "pricing" || view.page_type === "demo_request";
  if ((view.form_started && !hasForm) || (view.form_submitted && !view.form_started)) {
    report("forms", `form_started ${view.form_started}, form_submitted ${view.form_submitted} on ${view.page_type}`);
  }
  const acts = view.consent || view.form_started || view.form_submitted || view.converted || view.clicks !== 0;
  if (view.is_bot && acts) report("bots", `${view.visitor_id} is a program`);
}

/** Rules on where a session comes from. */
export function checkOrigin(view: PageView, report: Report): void {
  const { referrer_type: referrer, search_keyword: keyword } = view;
  if (keyword !== null && referrer !== "organic_search" && referrer !== "paid_search") {
    report("keyword", `"${keyword}" with ${referrer}`);
  }
  const campaign = campaignOf[referrer];
  const fits =
    view.utm_source === (campaign?.[0] ?? null) &&
    view.utm_medium === (campaign?.[1] ?? null) &&
    (view.utm_campaign !== null) === (campaign !== undefined);
  if (!fits) report("utm", `${view.utm_source}, ${view.utm_medium}, ${view.utm_campaign} with ${referrer}`);
}

/** Rules on what is known of a visitor. */
export function checkVisitor(view: PageView, report: Report): void {
  const { ip, account_id: account, industry, employee_band: employees } = view;
  if (view.consent ? ip === null : ip !== null || account !== null || industry !== null || employees !== null) {
    report("consent", `consent ${view.consent} with ip ${ip}, account_id ${account}, ${industry}, ${employees}`);
  }
  if ((industry !== null) !== (account !== null) || (employees !== null) !== (account !== null)) {
    report("firmographics", `industry ${industry}, employee_band ${employees} with account_id ${account}`);
  }
  if (ip !== null && !isBenchmarkAddress(ipv4Number(ip))) report("reserved-ip", ip);
}

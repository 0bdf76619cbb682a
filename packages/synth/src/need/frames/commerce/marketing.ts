import { beta, lognormal, product } from "../../ontology/models.ts";
import { adds, ascending, core, divides, follows, key, knowns, rule, within } from "../define.ts";
import type { Frame } from "../frame.ts";

const advertising: Frame = {
  id: "ad_performance",
  title: "advertising performance",
  cues: {
    en: "ad performance:3|advertising campaign:3|marketing campaign:3|ad campaign:3|campaign performance:3|paid search:2|ppc:3|impression:2|click-through rate:2|ctr:2|cpc:2|roas:3|ad spend:3|digital marketing:3|marketing data:3|display ad:3|social ad:3|online ads:3|ads campaign:3|advertising:2|marketing:1|campaign:1|media plan:2|facebook ads:2|google ads:3|ad performance data:3",
    de: "werbekampagne:3|marketingkampagne:3|kampagne:2|anzeigen:2|werbung:2|klickrate:2|werbeausgaben:3|werbemittel:2",
    es: "campaña publicitaria:3|campaña de marketing:3|anuncios:2|publicidad:2|rendimiento de campaña:3",
    fr: "campagne publicitaire:3|campagne marketing:3|publicité:2|annonces:1|performance de campagne:3",
    pt: "campanha publicitária:3|campanha de marketing:3|anúncios:2|publicidade:2|desempenho de campanha:3",
  },
  against: "job ad:3|job:2|email campaign:2|fundraising campaign:3|political campaign:3|donation:3|election:3",
  record: "campaign day",
  fields: [
    key("campaign_id@campaign"),
    key("date", { names: "datum|fecha" }),
    core("channel=ad_channel@campaign", { names: "channel|platform|network|medium" }),
    core("impressions"),
    core("clicks"),
    core("spend=ad_spend", { names: "spend|cost|ad spend|budget spent|amount spent" }),
    core("conversions"),
    core("currency@campaign"),
    ...knowns(
      "campaign_name@campaign campaign_type@campaign ad_group_id@campaign ad_id@campaign ad_format placement keyword match_type",
    ),
    ...knowns(
      "ctr conversion_rate cpc cpm cpa roas revenue budget@campaign reach engagement_rate quality_score video_views",
    ),
    ...knowns(
      "device=device_type country audience=audience_segment utm_source utm_medium utm_campaign attribution_model",
    ),
    ...knowns(
      "age_group gender landing_page frequency=ratio leads=count bounce_rate start_date@campaign end_date@campaign roi status@campaign",
    ),
  ],
  rules: [
    follows("end_date", "start_date", lognormal(35, 0.5), "day"),
    within("reach", "impressions", beta(9, 4), 0),
    divides("roas", "revenue", "spend"),
    rule("revenue rises with conversions", "revenue conversions", {
      revenue: product("conversions", 2, 1, lognormal(62, 0.4)),
    }),
    divides("cpa", "spend", "conversions"),
    divides("cpm", "spend", "impressions", 2, 1_000),
    divides("cpc", "spend", "clicks"),
    divides("conversion_rate", "conversions", "clicks", 2, 100),
    divides("ctr", "clicks", "impressions", 2, 100),
    rule("spend rises with clicks", "spend clicks", { spend: product("clicks", 2, 1, lognormal(0.85, 0.4)) }),
    rule(
      "conversions <= clicks",
      "conversions clicks",
      { conversions: { kind: "portion", of: "clicks", share: beta(2, 55), decimals: 0 } },
      [ascending("conversions clicks")],
    ),
    rule(
      "clicks <= impressions",
      "clicks impressions",
      { clicks: { kind: "portion", of: "impressions", share: beta(2, 100), decimals: 0 } },
      [ascending("clicks impressions")],
    ),
  ],
  layout: { kind: "series", subject: "campaign", every: { count: 1, unit: "day" } },
};

const emailCampaigns: Frame = {
  id: "email_campaigns",
  title: "e-mail campaigns",
  cues: {
    en: "email campaign:3|e-mail campaign:3|email marketing:3|newsletter:3|open rate:3|mailing:2|email blast:3|unsubscribe:2|email open:2|newsletter performance:3",
    de: "e-mail-kampagne:3|newsletter:3|e-mail-marketing:3|öffnungsrate:3",
    es: "campaña de correo:3|correo masivo:2|boletín:3|email marketing:3",
    fr: "campagne e-mail:3|infolettre:3|newsletter:3|emailing:3",
    pt: "campanha de e-mail:3|boletim:2|newsletter:3|email marketing:3",
  },
  against: "phishing:3|spam:2|inbox:2",
  record: "mailing",
  fields: [
    key("campaign_id"),
    core("sent_at=timestamp", { names: "sent at|send date|date|send time|datum|fecha" }),
    core("subject_line"),
    core("sent=emails_sent", { names: "sent|recipients|emails sent" }),
    core("opens=emails_opened", { names: "opens|opened|unique opens" }),
    core("clicks"),
    ...knowns(
      "delivered=count bounces=count open_rate ctr bounce_rate unsubscribe_rate unsubscribes=count conversions revenue",
    ),
    ...knowns("campaign_name segment=audience_segment list_size=count language ab_variant=label currency"),
  ],
  rules: [
    divides("unsubscribe_rate", "unsubscribes", "sent", 2, 100),
    divides("bounce_rate", "bounces", "sent", 1, 100),
    divides("ctr", "clicks", "sent", 2, 100),
    divides("open_rate", "opens", "sent", 1, 100),
    divides("open_rate", "opens", "delivered", 1, 100),
    within("unsubscribes", "sent", beta(2, 700), 0),
    within("conversions", "clicks", beta(2, 14), 0),
    rule(
      "clicks <= opens",
      "clicks opens",
      { clicks: { kind: "portion", of: "opens", share: beta(2, 12), decimals: 0 } },
      [ascending("clicks opens")],
    ),
    rule("opens <= sent", "opens sent", { opens: { kind: "portion", of: "sent", share: beta(6, 17), decimals: 0 } }, [
      ascending("opens sent"),
    ]),
    rule(
      "opens <= delivered",
      "opens delivered",
      { opens: { kind: "portion", of: "delivered", share: beta(6, 16), decimals: 0 } },
      [ascending("opens delivered")],
    ),
    { ...adds("bounces", "+sent -delivered", 0), statement: "bounces = sent - delivered" },
    rule(
      "delivered <= sent",
      "delivered sent",
      { delivered: { kind: "portion", of: "sent", share: beta(80, 1.6), decimals: 0 } },
      [ascending("delivered sent")],
    ),
  ],
  rhythm: "business",
  days: 365,
};

/** Advertising and mailings. */
export const marketingFrames: readonly Frame[] = [advertising, emailCampaigns];

import { always, beta, flags, lognormal, product } from "../../ontology/models.ts";
import {
  adds,
  ascending,
  core,
  divides,
  follows,
  key,
  known,
  knowns,
  onlyWhere,
  rule,
  when,
  within,
} from "../define.ts";
import type { Frame } from "../frame.ts";
import { implies, variesBy } from "../rules.ts";

const advertising: Frame = {
  id: "ad_performance",
  title: "advertising performance",
  cues: {
    en: "ad performance:3|ad line item:3|ad line items:3|advertising campaign:3|marketing campaign:3|ad campaign:3|campaign performance:3|paid search:2|ppc:3|impression:2|click-through rate:2|ctr:2|cpc:2|roas:3|ad spend:3|digital marketing:3|marketing data:3|display ad:3|social ad:3|online ads:3|ads campaign:3|advertising:2|marketing:1|campaign:1|media plan:2|facebook ads:2|google ads:3|ad performance data:3",
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
    core("clicks", { names: "clicks|clicked|unique clicks" }),
    known("unsubscribes=count", { names: "unsubscribes|unsubscribed|opt-outs" }),
    ...knowns("delivered=count bounces=count open_rate ctr bounce_rate unsubscribe_rate conversions revenue"),
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

const emailDeliveries: Frame = {
  id: "email_deliveries",
  title: "e-mails to recipients",
  cues: {
    en: "newsletter send:5|newsletter sends:5|email send:4|email sends:4|email delivery:3|email recipient:4|newsletter recipient:5|emails sent to:3|per recipient:4|mailing list email:3",
    de: "newsletter-empfänger:5|newsletter-versand:5",
    es: "envíos de boletín:5|envíos de correo:4",
    fr: "envois de newsletter:5|envois d'e-mails:4",
    pt: "envios de newsletter:5|envios de e-mail:4",
  },
  against: "open rate:3|phishing:3|spam:2|inbox:2|campaign performance:3",
  record: "email",
  fields: [
    key("send_id=record_id", { names: "send|message id|email id" }),
    core("campaign_id", { names: "campaign|newsletter|mailing" }),
    core("recipient=email", { names: "recipient|subscriber|email|email address|to" }),
    core("sent_at=timestamp", { names: "sent|sent at|send time|date|timestamp" }),
    core("is_opened=flag", { names: "opened|open", model: flags(0.34) }),
    core("is_clicked=flag", { names: "clicked|click", model: flags(0.05) }),
    known("is_bounced=flag", { names: "bounced|bounce|hard bounce", model: flags(0.012) }),
    known("is_unsubscribed=flag", { names: "unsubscribed|unsubscribe|opted out", model: flags(0.003) }),
    known("is_complaint=flag", { names: "complaint|spam complaint|marked as spam", model: flags(0.0006) }),
    known("opened_at=end_time", { names: "opened at|open time" }),
    ...knowns("subject_line device_type language country ab_variant=label segment=audience_segment"),
  ],
  rules: [
    variesBy("is_clicked", "is_opened", { false: always(false) }, flags(0.15), [
      implies(when("is_opened", false), when("is_clicked", false)),
    ]),
    variesBy("is_opened", "is_bounced", { true: always(false) }, flags(0.34), [
      implies(when("is_bounced", true), when("is_opened", false)),
    ]),
    onlyWhere("opened_at", "is_opened", true),
    follows("opened_at", "sent_at", lognormal(190, 1.6), "min"),
  ],
  rhythm: "business",
  days: 90,
};

/** Advertising, mailings and what each recipient made of them. */
export const marketingFrames: readonly Frame[] = [advertising, emailCampaigns, emailDeliveries];

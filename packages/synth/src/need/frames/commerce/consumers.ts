import { beta, codes, lognormal, normal, numbers } from "../../ontology/models.ts";
import { core, key, known, knowns, rule } from "../define.ts";
import type { Frame } from "../frame.ts";

const consumerSurveys: Frame = {
  id: "consumer_signals",
  category: "consumer-signals",
  title: "consumer signals",
  cues: {
    en: "survey wave:3|brand awareness:2.5|consumer survey wave:4|purchase intent:2|brand sentiment:3|survey panel:3|panel:1.5|spending expectation:3|household spending:3|confidence score:1|consumer signal:3|consumer sentiment:3|consumer confidence:3|consumer survey:3|consumer confidence survey:3|consumer sentiment survey:3|consumer panel:3|purchase intent:3|buying intent:2|buy intention:3|inflation expectation:3|household panel:3|consumer expectation:3|spending intention:3|consumer:1|consumer preference:3|brand perception:2|shopper panel:3|consumer research:3|market research:2|consumer opinion:3|household survey:1|sentiment panel:3|panelist:2.5|panellist:2.5|tracker wave:3|consumer tracker:3|household sentiment:3|buying climate:3|consumer mood:3|consumer mood survey:4|big purchase:3|major purchase:2.5|consumer climate:3|consumer pulse:3|panel of shopper:4|panel of consumer:4|panel of household:4|intention to buy:3|willingness to buy:2.5|income band:1",
    de: "verbrauchervertrauen:3|konsumklima:3|verbraucherbefragung:3|verbraucherumfrage:3|kaufabsicht:3|konsumentenpanel:3|verbraucher:1|konsument:1|verbraucherstimmung:3|verbraucherpanel:3|konsumstimmung:3|konsumklima-umfrage:4|konsumklima umfrage:4|anschaffungsneigung:3|verbrauchervertrauen umfrage:4|haushaltspanel:4|konsumentenbefragung:4|käuferpanel:4|preissorgen:3",
    es: "confianza del consumidor:3|encuesta de consumidores:3|consumidor:1|intención de compra:3|panel de consumidores:3|sentimiento del consumidor:3|panel de hogares:3|panelista:2.5",
    fr: "confiance des consommateurs:3|enquête consommateurs:3|consommateur:1|intention d'achat:3|panel de consommateurs:3|moral des ménages:3|panéliste:2.5",
    pt: "confiança do consumidor:3|pesquisa com consumidores:3|consumidor:1|intenção de compra:3|painel de consumidores:3|painel de domicílios:3|painelista:2.5",
  },
  against:
    "employee survey:3|patient:2|student:2|web intent:2|search query:1|consumer loan:3|consumer credit:3|consumer complaint:3|kafka:3|panel beater:4|panel discussion:4|solar panel:3|firm-level panel:4|firm panel:4|company panel:3|country panel:3|school:2|hospital:2|firm:2.5|municipality:2|country:1",
  record: "answer",
  fields: [
    key("respondent_id@respondent"),
    core("wave", { names: "wave|survey date|date|month|survey wave|datum|fecha" }),
    core("country@respondent"),
    core("age_band=age_group@respondent", { names: "age band|age group|age" }),
    core("income_band@respondent", { names: "income band|income|income bracket" }),
    core("purchase_intent", { names: "purchase intent|buying intent|intent to buy|purchase likelihood" }),
    core("confidence_index", { names: "confidence|sentiment|confidence index|sentiment index" }),
    ...knowns(
      "region@respondent gender@respondent household_size@respondent expected_inflation_12m nps=nps_score outlook",
    ),
    ...knowns("monthly_spend savings_rate brand brand_awareness topic product_category channel weight=sample_weight"),
    ...knowns("satisfaction=csat_score would_recommend rating sentiment comment price_sensitivity=level spend_index"),
    ...knowns("education_level@respondent occupation@respondent city@respondent"),
  ],
  rules: [
    rule("who expects it to get better is more confident", "confidence_index outlook", {
      confidence_index: {
        kind: "dependent",
        by: "outlook",
        models: {
          better: numbers(normal(107, 8), 1),
          same: numbers(normal(98, 7), 1),
          worse: numbers(normal(88, 8), 1),
        },
        otherwise: numbers(normal(98, 9), 1),
      },
    }),
    rule("the better off intend to buy more", "purchase_intent income_band", {
      purchase_intent: {
        kind: "dependent",
        by: "income_band",
        models: {
          "under 20k": numbers(beta(1.4, 3), 2),
          "20k-40k": numbers(beta(1.6, 2.9), 2),
          "40k-60k": numbers(beta(1.8, 2.7), 2),
          "60k-100k": numbers(beta(2, 2.5), 2),
          "over 100k": numbers(beta(2.3, 2.3), 2),
        },
        otherwise: numbers(beta(1.6, 2.6), 2),
      },
    }),
  ],
  days: 730,
};

const brandSignals: Frame = {
  id: "brand_signals",
  category: "consumer-signals",
  title: "search interest and brand mentions",
  cues: {
    en: "search interest:3|search trend:3|brand mention:3|brand tracking:3|trend signal:2|social listening:3|brand health:3|demand signal:2|brand sentiment:3|share of voice:3|google trends:2|consumer trend:3|trending topic:1|brand tracker:3|brand tracker wave:3|brand recall:3|aided awareness:3|unaided awareness:3|brand consideration:3|mentions of brand:3",
    de: "suchinteresse:3|suchtrend:3|markenerwähnung:3|markenbekanntheit:3|markentracking:3|markenmonitor:3",
    es: "interés de búsqueda:3|tendencia de búsqueda:3|menciones de marca:3|seguimiento de marca:3|notoriedad de marca:3",
    fr: "intérêt de recherche:3|tendance de recherche:3|mentions de marque:3|notoriété:2|notoriété de marque:3|baromètre de marque:3",
    pt: "interesse de busca:3|tendência de busca:3|menções à marca:3|lembrança de marca:3|monitoramento de marca:3",
  },
  against: "search query log:3|search engine log:3|ad spend:2",
  record: "signal",
  fields: [
    key("brand_id=id@brand", { model: codes("BR-", 4) }),
    key("date", { names: "datum|fecha" }),
    core("brand@brand"),
    known("country@brand"),
    core("search_interest", { names: "search interest|interest|trend score" }),
    core("mentions"),
    core("sentiment=sentiment_score", { names: "sentiment|sentiment score" }),
    ...knowns(
      "topic@brand spend_index purchase_intent reach region share_of_voice=percentage engagement_rate search_volume",
    ),
    ...knowns("confidence_index channel product_category@brand nps=nps_score"),
  ],
  rules: [
    rule(
      "what is mentioned more is searched more",
      "mentions search_interest",
      {
        mentions: numbers(lognormal(60, 1.1), 0, { follows: [{ field: "search_interest", weight: 0.6 }] }),
      },
      [{ kind: "sign", fields: ["mentions", "search_interest"], sign: 1 }],
    ),
  ],
  layout: { kind: "series", subject: "brand", every: { count: 1, unit: "day" } },
  days: 365,
};

const confidenceIndices: Frame = {
  id: "consumer_confidence_indices",
  category: "consumer-signals",
  title: "consumer confidence by country and month",
  cues: {
    en: "consumer confidence index:3|consumer confidence by country:3|confidence by country:3|consumer sentiment index:3|monthly consumer confidence:3|confidence index:2|economic sentiment:3|consumer price expectation:2",
    de: "konsumklimaindex:3|verbrauchervertrauensindex:3",
    es: "índice de confianza del consumidor:3",
    fr: "indice de confiance des consommateurs:3",
    pt: "índice de confiança do consumidor:3",
  },
  against: "respondent:3|household:2|panel:2",
  record: "country month",
  fields: [
    key("market_id=id@market", { model: codes("MK-", 3) }),
    key("month"),
    core("country@market"),
    core("confidence_index", { model: { kind: "drift", start: normal(99, 4), step: 0.02, decimals: 1 } }),
    core("expected_inflation_12m"),
    core("spend_index", { names: "spending index|spend index|spending" }),
    ...knowns(
      "present_situation=confidence_index expectations=confidence_index unemployment_rate=percentage purchase_intent",
    ),
    ...knowns("savings_rate sample_size=count region@market growth_rate"),
  ],
  rules: [],
  layout: { kind: "series", subject: "market", every: { count: 30, unit: "day" } },
  days: 1_460,
};

/** What consumers think, and what they look for. */
export const consumerFrames: readonly Frame[] = [consumerSurveys, brandSignals, confidenceIndices];

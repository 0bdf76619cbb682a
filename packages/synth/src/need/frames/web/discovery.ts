import { beta, numbers } from "../../ontology/models.ts";
import { core, key, known, knowns, onlyWhere, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { compares, pulledBy, tells } from "../rules.ts";

const searches: Frame = {
  id: "search_queries",
  title: "search queries",
  cues: {
    en: "search query:3|search log:3|query log:3|site search:3|internal search:3|search engine:2|search result:2|search analytics:3|search click:2.5|search term:2|zero result:2.5|clicked position:2|search relevance:2.5|search session:2.5",
    de: "suchanfrage:3|suchprotokoll:3|suchprotokolle:3|suchbegriffe:2.5",
    es: "consultas de búsqueda:3|búsquedas:2|registro de búsquedas:3",
    fr: "requêtes de recherche:3|journal de recherche:3",
    pt: "consultas de pesquisa:3|buscas:2|registro de buscas:3",
  },
  against:
    "job search:3|sql query:3|database query:3|search volume:1.5|ad group:2|dns query:3|vector search:1.5|support query:2|slow query:3|purchase intent:2.5|inferred intent:2.5|intent score:2.5|intent signal:3",
  record: "search",
  fields: [
    key("search_id"),
    core("search_query", { names: "query|search term|query text|keywords" }),
    core("timestamp", { names: "searched at|search time|date" }),
    core("user_id@user"),
    core("results_count", { names: "results|number of results|hits" }),
    core("clicked=is_clicked", { names: "click|clicked" }),
    core("clicked_position=position", { names: "position|rank|clicked rank|click position" }),
    known("latency_ms", { names: "latency|search time|response time" }),
    ...knowns(
      "session_id@user zero_results query_intent category=item_category language@user country@user device_type@user relevance_score filters=tags item_id clicked_url=page_url dwell_time_s converted page=count is_relevant impressions ctr ranking_model=recommender query_length=character_count",
    ),
  ],
  rules: [
    compares("zero_results", "results_count", "=", 0),
    rule("a click needs a result", "clicked results_count", {
      clicked: { kind: "flag", rate: 0.48, follows: [{ field: "results_count", weight: 0.3 }] },
    }),
    onlyWhere("clicked_position", "clicked", true),
    onlyWhere("clicked_url", "clicked", true),
    onlyWhere("dwell_time_s", "clicked", true),
    onlyWhere("item_id", "clicked", true),
  ],
  rhythm: "consumer",
};

const recommendations: Frame = {
  id: "recommendations",
  title: "user-item interactions",
  cues: {
    en: "recommendation:2.5|recommender:3|recommender system:3|recommendation engine:3|user-item:3|user item interaction:3|user item rating:3|collaborative filtering:3|implicit feedback:3|item interaction:2.5|personalization:2|personalisation:2|content recommendation:3|recommended item:2.5|click-through on recommendation:3",
    de: "empfehlungssystem:3|empfehlungen:2.5|nutzer-artikel-interaktion:3",
    es: "sistema de recomendación:3|recomendaciones:2.5",
    fr: "système de recommandation:3|recommandations:2.5",
    pt: "sistema de recomendação:3|recomendações:2.5",
  },
  against: "letter of recommendation:3|movie:1.5|song:1.5|treatment recommendation:3",
  record: "interaction",
  fields: [
    key("interaction_id=record_id"),
    core("user_id@user"),
    core("item_id", { names: "item|product id|content id" }),
    core("interaction_type", { names: "event|action|interaction|event type" }),
    core("timestamp", { names: "interaction time|time|date" }),
    core("score=relevance_score", { names: "score|predicted score|recommendation score|relevance" }),
    known("rating"),
    known("rank=position", { names: "rank|position|slot" }),
    ...knowns(
      "recommender is_clicked dwell_time_s item_category session_id@user device_type@user country@user age@user gender@user price brand product_category title impressions variant@user model_version is_relevant converted",
    ),
  ],
  rules: [
    tells("is_clicked", "interaction_type", "click", "purchase"),
    pulledBy("rating", { score: 0.4 }, beta(5, 2.2, 1, 5), 0),
  ],
  rhythm: "consumer",
};

const keywords: Frame = {
  id: "seo_keywords",
  category: "web-intent-signals",
  title: "search keywords",
  cues: {
    en: "search keyword:3|seo:3|seo keyword:4|keyword research:4|keyword table:3|keyword list:2.5|search volume:2.5|keyword difficulty:3|monthly search:2|serp:3|organic ranking:3|search ranking:2.5|rank tracking:3|backlink:2",
    de: "keyword-recherche:3|suchvolumen:3|seo:3",
    es: "palabras clave seo:3|volumen de búsqueda:3|seo:3",
    fr: "mots-clés seo:3|volume de recherche:3|seo:3",
    pt: "palavras-chave seo:3|volume de busca:3|seo:3",
  },
  against: "ad group:2|ad spend:2|ad campaign:2|search log:2|query log:3",
  record: "keyword",
  fields: [
    key("keyword_id=record_id"),
    core("keyword=search_query", { names: "keyword|phrase|search term" }),
    core("monthly_searches=search_volume", { names: "monthly searches|search volume|volume|searches" }),
    core("cpc", { names: "cpc|cost per click" }),
    core("difficulty=percentage", {
      names: "difficulty|keyword difficulty|competition|seo difficulty|kd",
      model: numbers(beta(2, 2.4, 0, 100), 0),
    }),
    core("intent=query_intent", { names: "intent|search intent" }),
    ...knowns("position language country page_url clicks impressions ctr updated_at"),
  ],
  rules: [],
  rhythm: "business",
};

/** What is looked for and what is shown. */
export const discoveryFrames: readonly Frame[] = [searches, recommendations, keywords];

import { tally } from "../computing.ts";
import { choice, flag, key, percent, share, typed, whole } from "../define.ts";
import { beta, choices, geometric, lognormal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Search, recommendations, crashes. */
export const discoveryTypes: readonly SemanticType[] = [
  typed(
    "search_query",
    {
      en: "query|search term|search text|search phrase|query text|search string|searched term|user query|search|search keyword|query string|internal search term|searched for",
      de: "suchanfrage|suchbegriff",
      es: "consulta de búsqueda|término de búsqueda|búsqueda",
      fr: "requête|requête de recherche|terme de recherche",
      pt: "consulta de pesquisa|termo de busca|termo de pesquisa|busca",
    },
    "What was searched for.",
    "string",
    choices(
      "running shoes|wireless headphones|coffee grinder|how to reset password|best laptop for students|winter jacket|cheap flights to lisbon|pasta recipe|desk lamp|garden chairs|noise cancelling earbuds|refund policy|opening hours|usb c cable|kids bike 16 inch|yoga mat|standing desk|vegan protein|rain boots|hotel near station|tax calculator|how to descale a kettle|birthday gift ideas|monitor 27 inch|car insurance comparison|weather tomorrow|phone case|electric toothbrush|dog food grain free|used camera lens",
    ),
  ),
  key("search_id", "query id|search identifier", "The search.", "SRC-"),
  choice(
    "query_intent",
    "search intent|intent of the query|query type|query class",
    "What the searcher is after.",
    "informational:48|transactional:27|navigational:18|local:7",
  ),
  tally(
    "results_count",
    {
      en: "number of results|results returned|search results|hits|total hits|hit count|results",
      de: "anzahl ergebnisse|treffer",
      es: "número de resultados|resultados",
      fr: "nombre de résultats|résultats",
      pt: "número de resultados|resultados",
    },
    "How many results were found.",
    46,
    1.4,
  ),
  flag("zero_results", "no results|no result flag|empty result|null search", "Whether nothing was found.", 0.07),
  whole(
    "position",
    {
      en: "~slot|list position|result position|rank position|clicked position|clicked rank|serp position|impression position|display position",
      de: "position|rang",
      es: "posición",
      fr: "position",
      pt: "posição",
    },
    "Place in the list, from 1.",
    geometric(3.4),
    { minimum: 1, maximum: 200 },
  ),
  key("item_id", "item|content id|~content|item identifier|recommended item|article id", "The item.", "ITM-", "item"),
  choice(
    "item_category",
    "content category|content type|item type|category of the item",
    "What kind of item it is.",
    "article:34|video:26|product:22|podcast:10|course:8",
  ),
  choice(
    "interaction_type",
    "feedback type|user interaction|implicit feedback|engagement type|type of interaction|type of engagement",
    "What the user did with the item.",
    "view:62|click:20|like:7|save:4|share:3|purchase:3|dislike:1",
  ),
  share(
    "relevance_score",
    "recommendation score|match score|predicted score|relevance|ranking score|predicted relevance|bm25 score",
    "How well it fits, 0 to 1.",
    beta(2.4, 2),
  ),
  choice(
    "recommender",
    "algorithm|recommendation algorithm|recommender model|ranking model|~strategy",
    "How it was chosen.",
    "collaborative filtering:38|content based:24|popularity:18|hybrid:15|random:5",
  ),
  whole(
    "dwell_time_s",
    "dwell time|dwell|read time|reading time|viewing time|time spent|time on item|engagement time",
    "How long it was looked at.",
    lognormal(34, 1.2),
    { unit: "s", maximum: 14_400 },
  ),
  flag(
    "is_relevant",
    "relevant|relevance label|relevance judgement|ground truth relevance",
    "Whether it was judged relevant.",
    0.32,
  ),
  key("crash_id", "crash report|crash|crash report id", "The crash.", "CRS-"),
  choice(
    "crash_type",
    "crash reason|exception of the app|cause of the crash|crash cause",
    "Why the app stopped.",
    "null reference:32|out of memory:20|network timeout:16|not responding:14|index out of range:10|permission denied:8",
  ),
  percent(
    "crash_free_rate",
    "crash free sessions|crash free users",
    "Share of sessions without a crash.",
    beta(60, 0.6, 80, 100),
    2,
  ),
  whole("crash_count", "crashes|number of crashes", "How often the app crashed.", poisson(0.4)),
];

import type { Model } from "../../inferred/model.ts";
import { beta, choices, dependent, exponential, lognormal, numbers } from "../ontology/models.ts";
import { ascending, core, divides, follows, key, known, knowns, onlyWhere, rule } from "./define.ts";
import type { Frame } from "./frame.ts";
import { bands, compares, countsUp, likelierBy, pulledBy, spans, tells, variesBy, walks } from "./rules.ts";

/** Times that follow each other within a session: mostly seconds, sometimes minutes. */
const clicking: Model = {
  kind: "moment",
  from: "-P90D",
  to: "P0D",
  rhythm: "consumer",
  ascending: true,
  grain: "s",
  gap: { by: lognormal(22, 1.2), unit: "s" },
};

/** Phones run other systems than desks. */
const systemOfDevice = rule("operating_system fits device_type", "operating_system device_type", {
  operating_system: dependent(
    "device_type",
    {
      mobile: choices("Android:66|iOS:34"),
      tablet: choices("iOS:58|Android:42"),
      desktop: choices("Windows:70|macOS:22|Linux:8"),
    },
    choices("Android:40|Windows:27|iOS:19|macOS:9|Linux:5"),
  ),
});

const clickstream: Frame = {
  id: "event_streams",
  category: "event-streams",
  title: "clickstream events",
  cues: {
    en: "clickstream:3|clickstream event:3|click stream:3|event stream:3|app event:3|mobile app event:3|user event:3|product event:2.5|event log:1.5|tracking event:3|web event:3|analytics event:3|event tracking:2.5|behavioral event:2.5|behavioural event:2.5|user activity log:2.5|in-app event:3|screen view:2|page view event:2.5|add to cart:1|session start:2|user journey:1.5|app usage:2|app telemetry:2|cloudevent:3|event data:1.5|click event:2.5|event:0.6|mobile app:1",
    de: "clickstream:3|klickstrom:3|klickdaten:2.5|app-ereignis:3|app-ereignisse:3|nutzerereignis:3|nutzerereignisse:3|ereignisdaten:2|ereignisstrom:3|mobile app:1",
    es: "flujo de clics:3|clickstream:3|eventos de aplicación:3|eventos de usuario:3|eventos web:3|aplicación móvil:1",
    fr: "flux de clics:3|clickstream:3|événements d'application:3|événements utilisateur:3|application mobile:1",
    pt: "fluxo de cliques:3|clickstream:3|eventos de aplicativo:3|eventos de usuário:3|aplicativo móvel:1",
  },
  against:
    "football:3|match event:3|sensor:1.5|security event:2|charity event:3|concert:2|ticketed event:2|adverse event:3|firewall:2|conference:2|kubernetes:2|calendar event:2|weather event:3|life event:3",
  record: "event",
  fields: [
    key("event_id"),
    core("event_type", {
      names: "type|event name|event|action",
      model: choices(
        "page_view:34|screen_view:16|click:16|scroll:8|search:6|add_to_cart:5|session_start:6|form_submit:3|login:2|sign_up:1|checkout:2|purchase:1",
      ),
    }),
    core("timestamp", { names: "event time|event timestamp|time|occurred at", model: clicking }),
    core("user_id@session", { names: "user|customer id|anonymous id" }),
    core("session_id@session"),
    core("device_type@session", { names: "device|device category|device type" }),
    core("country@session"),
    known("event_sequence", { names: "sequence|step|event number|seq" }),
    known("screen=screen_name", { names: "screen name|screen|view" }),
    ...knowns(
      "page_url page_path page_title page_type app_version@session operating_system@session os_version@session browser@session platform@session",
    ),
    known("device_model@session"),
    ...knowns(
      "element_id referrer@session referrer_type@session utm_source@session utm_medium@session utm_campaign@session event_properties event_value anonymous_id@session visitor_id@session device_id@session",
    ),
    ...knowns(
      "product_id sku product_category product_name price quantity order_id currency search_query scroll_depth time_on_page_s click_x click_y user_agent@session ip_address@session city@session language@session connection_type@session screen_resolution@session",
    ),
    ...knowns(
      "is_bot@session is_new_visitor@session session_number@session consent@session experiment_id@session variant@session session_duration_s@session feature_name duration_ms converted@session source version revenue=amount plan@session workspace_id@session gender@session age@session",
    ),
    known("received_at=updated_at", { names: "received at|ingested at|server time|server timestamp" }),
  ],
  rules: [
    systemOfDevice,
    walks(
      "a session begins with session_start, checkout follows add_to_cart, purchase follows checkout",
      "event_type",
      "session_id",
      { session_start: 1 },
      {
        session_start: { page_view: 56, screen_view: 36, search: 8 },
        page_view: {
          page_view: 40,
          click: 24,
          scroll: 16,
          search: 8,
          add_to_cart: 7,
          form_submit: 3,
          login: 1,
          sign_up: 1,
        },
        screen_view: { screen_view: 52, click: 26, search: 10, add_to_cart: 8, login: 2, sign_up: 2 },
        click: { page_view: 48, screen_view: 24, scroll: 10, add_to_cart: 10, click: 8 },
        scroll: { page_view: 50, click: 34, scroll: 16 },
        search: { page_view: 42, screen_view: 24, click: 34 },
        add_to_cart: { page_view: 34, screen_view: 18, add_to_cart: 12, checkout: 36 },
        checkout: { purchase: 62, page_view: 38 },
        purchase: { page_view: 60, screen_view: 40 },
        form_submit: { page_view: 100 },
        login: { page_view: 60, screen_view: 40 },
        sign_up: { page_view: 60, screen_view: 40 },
      },
    ),
    countsUp("event_sequence", "session_id"),
    follows("received_at", "timestamp", exponential(2), "s"),
    onlyWhere("search_query", "event_type", "search"),
    onlyWhere("order_id", "event_type", "purchase"),
    onlyWhere("revenue", "event_type", "purchase"),
  ],
  layout: { kind: "groups", subject: "session", least: 1, most: 24 },
  rhythm: "consumer",
};

const intentSignals: Frame = {
  id: "web_intent_signals",
  category: "web-intent-signals",
  title: "web intent signals",
  cues: {
    en: "web intent:3|intent signal:3|intent data:3|buyer intent:3|buying intent:2.5|purchase intent data:3|b2b intent:3|intent score:2.5|website visitor behavior:2.5|visitor behavior:2.5|visitor behaviour:2.5|visitor intent:3|surge score:3|lead intent:3|in-market:2|web visitor:2|pricing page:2.5|visited our pricing page:3|likely to buy:2.5|company visiting:2.5|companies visited:2.5|likelihood to buy:2.5|page engagement:2|repeat visit:1.5|scroll depth:1.5|time on page:1.5|form submission:1.5",
    de: "kaufabsicht:3|intent-daten:3|intent-signale:3|besucherverhalten:2.5",
    es: "intención de compra:3|señales de intención:3|comportamiento de visitantes:2.5",
    fr: "intention d'achat:3|signaux d'intention:3|comportement des visiteurs:2.5",
    pt: "intenção de compra:3|sinais de intenção:3|comportamento de visitantes:2.5",
  },
  against: "chatbot intent:3|support:2|survey:1|loan:2|mortgage:2|consumer confidence:3|intent classification:2",
  record: "page visit",
  fields: [
    key("signal_id=record_id"),
    core("visitor_id@visitor", { names: "visitor|user id" }),
    core("session_id@session"),
    core("timestamp", { names: "visit time|viewed at|event time", model: clicking }),
    core("page_url", { names: "page|url" }),
    core("referrer_type@session", { names: "source|referrer|traffic source|channel" }),
    core("time_on_page_s", { names: "time on page|dwell time|time spent" }),
    core("scroll_depth", { names: "scroll depth|scroll" }),
    core("intent_score", { names: "intent|score" }),
    known("stage=intent_stage", { names: "buying stage|funnel stage|intent stage|journey stage" }),
    known("topic=intent_topic", { names: "topic|interest|topic of interest" }),
    ...knowns(
      "surge_score page_type page_title page_clicks repeat_visits@visitor form_name form_started form_submitted search_query keyword@session",
    ),
    ...knowns(
      "company_name@visitor industry@visitor company_size@visitor job_title@visitor account_id@visitor country@session city@session device_type@session browser@session ip_address@session",
    ),
    ...knowns(
      "utm_source@session utm_medium@session utm_campaign@session landing_page@session page_views@session session_duration_s@session is_bounce@session is_bot@session consent@visitor converted@session download_count product_category event_type is_new_visitor@session confidence email@visitor",
    ),
  ],
  rules: [
    pulledBy("intent_score", { time_on_page_s: 0.45 }, beta(2, 3.2, 0, 100), 0),
    bands("stage", "intent_score", [30, 55, 78], "awareness|consideration|decision|purchase"),
    rule("a form is submitted only where it was started", "form_submitted form_started", {
      form_submitted: {
        kind: "dependent",
        by: "form_started",
        models: { true: { kind: "flag", rate: 0.38 } },
        otherwise: { kind: "constant", value: false },
      },
    }),
    likelierBy("form_submitted", { intent_score: 0.4 }, 0.05),
    pulledBy("intent_score", { time_on_page_s: 0.35, scroll_depth: 0.3 }, beta(2, 3.2, 0, 100), 0),
  ],
  layout: { kind: "groups", subject: "session", least: 1, most: 12 },
  rhythm: "business",
};

const webSessions: Frame = {
  id: "web_sessions",
  title: "website sessions",
  cues: {
    en: "web session:3|website session:3|website visit:3|web analytics:3|site visit:2.5|website traffic:2.5|web traffic:2|google analytics:3|online shopper:2|browsing session:3|session data:2|bounce:1.5|page view:1.2|landing page:1.5|traffic source:2|utm:1.5|session:0.8|website:1",
    de: "websitzung:3|webanalyse:3|website-besuch:3|website-besuche:3|webseitenbesuch:3|webseitenbesuche:3|seitenaufruf:1.5|seitenaufrufe:1.5|besucherdaten:2",
    es: "sesiones web:3|analítica web:3|visitas al sitio web:3|tráfico web:2.5",
    fr: "sessions web:3|visites du site:3|analyse web:3|trafic du site:2.5",
    pt: "sessões web:3|visitas ao site:3|análise web:3|tráfego do site:2.5",
  },
  against:
    "therapy session:3|charging session:3|training session:2|gaming session:2|network traffic:3|road traffic:3|session start:1|intent score:1.5|chat session:2",
  record: "session",
  fields: [
    key("session_id"),
    core("visitor_id@visitor", { names: "visitor|user id|client id" }),
    core("started_at=start_time", { names: "session start|timestamp|visit time|date" }),
    core("page_views"),
    core("session_duration_s", { names: "duration|session duration|time on site|length" }),
    core("traffic_source=referrer_type", { names: "source|channel|traffic source|medium" }),
    core("device_type", { names: "device|device category" }),
    core("country"),
    core("bounced=is_bounce", { names: "bounce|bounced" }),
    known("converted", { names: "conversion|converted|goal completed|purchase" }),
    known("ended_at=end_time", { names: "session end" }),
    ...knowns(
      "landing_page exit_page referrer utm_source utm_medium utm_campaign keyword browser operating_system city region language screen_resolution is_new_visitor is_returning session_number event_count=page_clicks page_clicks scroll_depth",
    ),
    ...knowns(
      "is_bot ip_address user_agent user_id@visitor revenue=order_total exit_rate age_group@visitor gender@visitor is_weekend month page_load_ms search_query pages_per_visit=page_views consent@visitor transactions=order_count item_count basket_value",
    ),
  ],
  rules: [
    systemOfDevice,
    compares("bounced", "page_views", "=", 1),
    follows("ended_at", "started_at", lognormal(150, 1.2), "s"),
    pulledBy("session_duration_s", { page_views: 0.65 }, lognormal(150, 1.3), 0),
    likelierBy("converted", { page_views: 0.3 }, 0.028),
    onlyWhere("revenue", "converted", true),
    spans("session_duration_s", "started_at", "ended_at", "s"),
  ],
  rhythm: "consumer",
};

const trafficByDay: Frame = {
  id: "web_traffic",
  title: "daily website traffic",
  cues: {
    en: "daily traffic:2.5|website traffic:2.5|website traffic by channel:3|website traffic per day:3|daily website traffic:3|daily active user:3|dau:2|mau:2|traffic report:2.5|site metric:2.5|daily visitor:2.5|unique visitor:2|web traffic per day:3|app metric:2|daily metric:1.5|traffic by channel:3|growth metric:2|product metric:2",
    de: "täglicher website-traffic:3|tägliche besucherzahlen:3|seitenaufrufe pro tag:3",
    es: "tráfico web diario:3|usuarios activos diarios:3",
    fr: "trafic quotidien du site:3|utilisateurs actifs quotidiens:3",
    pt: "tráfego diário do site:3|usuários ativos diários:3",
  },
  against: "road:3|vehicle:3|network packet:3|server:1.5",
  record: "day",
  fields: [
    key("date"),
    key("channel=referrer_type@channel", { names: "channel|source|traffic source" }),
    core("sessions", { names: "visits|sessions" }),
    core("users=unique_visitors", { names: "users|unique visitors|visitors" }),
    core("page_views"),
    core("bounce_rate", { model: numbers(beta(12, 13, 0, 100), 1) }),
    core("conversions"),
    ...knowns(
      "new_users daily_active_users weekly_active_users monthly_active_users stickiness session_duration_s conversion_rate revenue=order_total retention_rate installs uninstalls crash_free_rate exit_rate country@channel device_type@channel page_url@channel impressions clicks ctr signups=new_users churned_users=count average_order_value",
    ),
  ],
  rules: [
    rule(
      "users <= sessions",
      "users sessions",
      { users: { kind: "portion", of: "sessions", share: beta(14, 5), decimals: 0 } },
      [ascending("users sessions")],
    ),
    rule(
      "conversions <= sessions",
      "conversions sessions",
      { conversions: { kind: "portion", of: "sessions", share: beta(3, 110), decimals: 0 } },
      [ascending("conversions sessions")],
    ),
    rule(
      "new_users <= users",
      "new_users users",
      { new_users: { kind: "portion", of: "users", share: beta(6, 7), decimals: 0 } },
      [ascending("new_users users")],
    ),
    rule(
      "daily_active_users <= monthly_active_users",
      "daily_active_users monthly_active_users",
      { daily_active_users: { kind: "portion", of: "monthly_active_users", share: beta(6, 20), decimals: 0 } },
      [ascending("daily_active_users monthly_active_users")],
    ),
    divides("stickiness", "daily_active_users", "monthly_active_users", 3),
    divides("conversion_rate", "conversions", "sessions", 2, 100),
    rule("page_views rise with sessions", "page_views sessions", {
      page_views: { kind: "product", factors: ["sessions"], times: 3.2, noise: lognormal(1, 0.18), decimals: 0 },
    }),
  ],
  layout: { kind: "series", subject: "channel", every: { count: 1, unit: "day" } },
  days: 90,
};

const productUsage: Frame = {
  id: "product_usage",
  title: "SaaS product usage",
  cues: {
    en: "product usage:3|feature usage:3|saas usage:3|saas product:2.5|usage data:1.5|feature adoption:3|user engagement:2|product analytics:3|onboarding:1.5|user activation:2.5|active user:1.5|saas user:2.5|workspace:1.5|in-product:2|login activity:2|saas:1.5|software usage:3|app engagement:2.5|usage event:2.5",
    de: "produktnutzung:3|funktionsnutzung:3|software-nutzung:3|nutzungsdaten:2",
    es: "uso del producto:3|uso de funcionalidades:3|datos de uso:2",
    fr: "utilisation du produit:3|usage des fonctionnalités:3|données d'usage:2",
    pt: "uso do produto:3|uso de funcionalidades:3|dados de uso:2",
  },
  against:
    "mrr:2|subscription:1|invoice:1.5|energy:2|electricity:3|water usage:3|llm:2|token:2|cpu:2|data usage:2|drug:2",
  record: "usage record",
  fields: [
    key("usage_id=record_id"),
    core("user_id@user"),
    core("account_id=workspace_id@user", { names: "account|workspace|tenant|organisation|customer" }),
    core("feature_name", { names: "feature|module" }),
    core("timestamp", { names: "used at|event time|date" }),
    core("usage_count=feature_usage_count", { names: "count|usage|uses|times used" }),
    core("plan@user", { names: "plan|subscription plan|tier" }),
    ...knowns(
      "session_id session_duration_s login_count@user last_active_at@user active_days@user onboarding_step@user onboarding_completed@user is_activated@user is_trial@user trial_converted@user health_score@user churned@user churn_probability@user seats@user role=user_role@user",
    ),
    ...knowns(
      "signup_date@user country@user company_size@user industry@user device_type browser platform event_type duration_s app_version feature_flag adoption_rate nps_score@user support_tickets@user time_to_value_days@user tenure_months@user cohort_month@user retention_rate is_retained@user error_count",
    ),
  ],
  rules: [
    pulledBy("churn_probability", { login_count: -0.5 }, beta(1.6, 6), 3),
    pulledBy("health_score", { login_count: 0.5 }, beta(5, 2.6, 0, 100), 0),
    likelierBy("churned", { login_count: -0.4 }, 0.12),
    likelierBy("trial_converted", { active_days: 0.4 }, 0.19),
  ],
  rhythm: "business",
};

const experiment: Frame = {
  id: "ab_test",
  title: "A/B test results",
  cues: {
    en: "a/b test:3|ab test:3|a/b testing:3|ab testing:3|split test:3|experiment result:2.5|controlled experiment:2.5|experiment data:2.5|control and treatment:2.5|test variant:2|multivariate test:3|conversion experiment:3|experiment:1.5|variant:1.5|treatment group:1|holdout:1.5|online experiment:3|uplift:1.5",
    de: "a/b-test:3|a/b-tests:3|ab-test:3|ab-tests:3|split-test:3|split-tests:3|experiment:1.5|testvariante:2",
    es: "prueba a/b:3|test a/b:3|experimento:1.5|pruebas a/b:3",
    fr: "test a/b:3|tests a/b:3|expérience:1|test ab:3",
    pt: "teste a/b:3|testes a/b:3|experimento:1.5",
  },
  against: "clinical trial:3|patient:2|drug:2|genetic variant:3|gene:3|product variant:2|lab experiment:2|psychology:2",
  record: "assignment",
  fields: [
    key("user_id", { names: "user|participant|visitor id|customer id|subject id" }),
    core("experiment_id@experiment", { names: "experiment|test id" }),
    core("variant", { names: "group|variant|arm|treatment|version|test group" }),
    core("assigned_at=exposed_at", { names: "assigned at|exposure time|timestamp|date|assignment date" }),
    core("converted", { names: "conversion|converted|conversion flag|purchased" }),
    core("revenue=order_total", { names: "revenue|spend|order value|revenue per user|purchase amount" }),
    known("device_type", { names: "device" }),
    ...knowns(
      "country session_id experiment_name@experiment exposures metric_value page_views session_duration_s is_new_visitor is_bounce clicks=page_clicks converted_at=updated_at segment platform browser operating_system lift_pct p_value is_significant statistical_power sample_size is_holdout impressions ctr conversion_rate age gender time_on_page_s currency add_to_cart=is_clicked orders=order_count retained=is_retained",
    ),
  ],
  rules: [
    systemOfDevice,
    rule("treatment converts a little more often", "converted variant", {
      converted: {
        kind: "dependent",
        by: "variant",
        models: { control: { kind: "flag", rate: 0.1 }, treatment: { kind: "flag", rate: 0.113 } },
        otherwise: { kind: "flag", rate: 0.106 },
      },
    }),
    onlyWhere("revenue", "converted", true),
    follows("converted_at", "assigned_at", lognormal(9, 1.1), "h"),
    onlyWhere("converted_at", "converted", true),
  ],
  rhythm: "consumer",
  days: 28,
};

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
    "job search:3|sql query:3|database query:3|search volume:1.5|ad group:2|dns query:3|vector search:1.5|support query:2|slow query:3",
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

const crashes: Frame = {
  id: "app_crashes",
  title: "app crash reports",
  cues: {
    en: "app crash:3|app crash report:3|app crash log:3|mobile app crash:3|crash report:1.5|crash log:2|crash analytics:3|mobile crash:3|app not responding:3|crash:1.2|application crash:3|crash telemetry:3",
    de: "absturzbericht:3|absturzberichte:3|app-absturz:3",
    es: "informe de fallos de la app:3|fallos de aplicación:2.5",
    fr: "rapport de plantage:3|plantage d'application:3",
    pt: "relatório de falhas do app:3|falhas de aplicativo:2.5",
  },
  against: "car crash:3|traffic accident:3|vehicle:3|aircraft:3|crash test:3|market crash:3",
  record: "crash",
  fields: [
    key("crash_id"),
    core("timestamp", { names: "crashed at|crash time|time" }),
    core("app_version"),
    core("device_model", {
      names: "device|device model|phone model",
      model: choices("Halo 12:22|Halo 12 Pro:16|Orbit S3:18|Orbit S4:14|Lumen 7:12|Kite A5:10|Halo Mini:8"),
    }),
    core("os_version", { names: "os|os version" }),
    core("crash_type", { names: "exception|crash reason|error type|reason" }),
    core("user_id@user"),
    known("operating_system@user", { model: choices("Android:66|iOS:34") }),
    ...knowns(
      "session_id@user screen=screen_name stack_trace error_message memory_mb battery_level connection_type country@user app_name is_fatal=flag thread_name uptime_s disk_pct severity is_resolved affected_users line_of_code",
    ),
  ],
  rules: [
    rule("os_version fits operating_system", "os_version operating_system", {
      os_version: dependent(
        "operating_system",
        { Android: choices("15:26|14:34|13:22|12:12|11:6"), iOS: choices("18.1:30|17.5:38|16.7:24|15.8:8") },
        choices("11:60|10:40"),
      ),
    }),
  ],
  rhythm: "consumer",
};

const notifications: Frame = {
  id: "push_notifications",
  title: "push notifications",
  cues: {
    en: "push notification:3|notification:1.5|app notification:3|notification delivery:3|notification campaign:3|in-app message:3|sms notification:2.5",
    de: "push-benachrichtigung:3|benachrichtigung:2",
    es: "notificaciones push:3|notificaciones:2",
    fr: "notifications push:3|notifications:2",
    pt: "notificações push:3|notificações:2",
  },
  against: "breach notification:3|alert rule:2|court:2",
  record: "notification",
  fields: [
    key("notification_id"),
    core("user_id@user"),
    core("sent_at"),
    core("notification_type", { names: "type|category" }),
    core("delivered=is_success", { names: "delivered|delivery flag" }),
    core("opened=is_opened", { names: "opened|open" }),
    known("opened_at=updated_at", { names: "opened at|open time" }),
    known("clicked=is_clicked", { names: "click|clicked" }),
    ...knowns(
      "title message campaign_id platform@user device_type@user country@user variant channel language@user converted opted_in=consent@user",
    ),
  ],
  rules: [
    rule("opened only where delivered", "opened delivered", {
      opened: {
        kind: "dependent",
        by: "delivered",
        models: { true: { kind: "flag", rate: 0.19 } },
        otherwise: { kind: "constant", value: false },
      },
    }),
    rule("clicked only where opened", "clicked opened", {
      clicked: {
        kind: "dependent",
        by: "opened",
        models: { true: { kind: "flag", rate: 0.3 } },
        otherwise: { kind: "constant", value: false },
      },
    }),
    follows("opened_at", "sent_at", lognormal(24, 1.4), "min"),
    onlyWhere("opened_at", "opened", true),
  ],
  rhythm: "consumer",
};

const retention: Frame = {
  id: "user_retention",
  title: "user retention by cohort",
  cues: {
    en: "user retention:3|retention cohort:3|cohort retention:3|cohort analysis:3|retention data:2.5|retention curve:3|retention by cohort:3|retention rate:2|d1 retention:3|d7 retention:3|d30 retention:3",
    de: "nutzerbindung:3|kohortenanalyse:3",
    es: "retención de usuarios:3|análisis de cohortes:3",
    fr: "rétention des utilisateurs:3|analyse de cohortes:3",
    pt: "retenção de usuários:3|análise de coorte:3",
  },
  against: "employee:3|wallet:3|data retention:3|patient:2|customer churn:1.5|tax:2",
  record: "cohort period",
  fields: [
    key("cohort_month"),
    key("period=month", {
      names: "month number|period|week number|months since signup",
      model: { kind: "ordinal", first: 0 },
    }),
    core("cohort_size=new_users", { names: "cohort size|users in cohort|initial users" }),
    core("active_users=monthly_active_users", { names: "retained users|active users|users retained" }),
    core("retention_rate"),
    ...knowns(
      "channel=acquisition_channel country plan platform churned_users=count revenue=order_total average_revenue=average_order_value",
    ),
  ],
  rules: [
    rule(
      "active_users <= cohort_size",
      "active_users cohort_size",
      { active_users: { kind: "portion", of: "cohort_size", share: beta(2.4, 5), decimals: 0 } },
      [ascending("active_users cohort_size")],
    ),
    divides("retention_rate", "active_users", "cohort_size", 1, 100),
  ],
  days: 365,
};

const vitals: Frame = {
  id: "web_performance",
  title: "web performance measurements",
  cues: {
    en: "web vital:3|core web vitals:3|page load:2.5|page speed:3|page load time:3|web performance:3|site performance:2.5|real user monitoring:3|rum data:3|lcp:2|ttfb:2|frontend performance:3|lighthouse:2",
    de: "ladezeit:3|seitenladezeit:3|web-performance:3",
    es: "velocidad de página:3|tiempo de carga:3|rendimiento web:3",
    fr: "temps de chargement:3|performance web:3",
    pt: "tempo de carregamento:3|desempenho web:3",
  },
  against: "cpu:1.5|employee:3|container load:2|solar:3",
  record: "page load",
  fields: [
    key("measurement_id=record_id"),
    core("timestamp", { names: "measured at|time" }),
    core("page_url", { names: "page|url" }),
    core("lcp_ms"),
    core("ttfb_ms"),
    core("cls"),
    core("inp_ms"),
    core("device_type", { names: "device" }),
    ...knowns(
      "fcp_ms page_load_ms page_size_bytes browser country connection_type session_id operating_system status_code page_type cache_hit connection_speed=bandwidth_mbps score",
    ),
  ],
  rules: [
    variesBy(
      "lcp_ms",
      "device_type",
      { mobile: numbers(lognormal(2_450, 0.5), 0), desktop: numbers(lognormal(1_600, 0.5), 0) },
      numbers(lognormal(2_000, 0.5), 0),
    ),
    rule(
      "ttfb_ms <= lcp_ms",
      "ttfb_ms lcp_ms",
      {
        lcp_ms: { kind: "sum", terms: [{ field: "ttfb_ms", times: 1 }], noise: lognormal(1_500, 0.55), decimals: 0 },
      },
      [ascending("ttfb_ms lcp_ms")],
    ),
    rule(
      "ttfb_ms <= fcp_ms <= lcp_ms",
      "ttfb_ms fcp_ms lcp_ms",
      {
        fcp_ms: { kind: "sum", terms: [{ field: "ttfb_ms", times: 1 }], noise: lognormal(760, 0.5), decimals: 0 },
        lcp_ms: { kind: "sum", terms: [{ field: "fcp_ms", times: 1 }], noise: lognormal(640, 0.7), decimals: 0 },
      },
      [ascending("ttfb_ms fcp_ms lcp_ms")],
    ),
  ],
  rhythm: "consumer",
};

const featureFlags: Frame = {
  id: "feature_flags",
  title: "feature flag evaluations",
  cues: {
    en: "feature flag:3|feature toggle:3|flag evaluation:3|rollout:1.5|feature rollout:3|gradual rollout:3",
    de: "feature-flag:3",
    es: "feature flags:3",
    fr: "feature flags:3",
    pt: "feature flags:3",
  },
  against: "fraud flag:2|country flag:3|cancellation flag:2",
  record: "evaluation",
  fields: [
    key("evaluation_id=record_id"),
    core("feature_flag@flag", { names: "flag|flag key|feature" }),
    core("user_id"),
    core("timestamp", { names: "evaluated at|time" }),
    core("variant", { names: "variation|value|served variant", model: choices("on:46|off:54") }),
    core("environment"),
    ...knowns("rollout_pct@flag rule_id reason app_version service_name country is_default=flag latency_ms segment"),
  ],
  rules: [],
  rhythm: "consumer",
};

export const webFrames: readonly Frame[] = [
  clickstream,
  intentSignals,
  webSessions,
  trafficByDay,
  productUsage,
  experiment,
  searches,
  recommendations,
  crashes,
  notifications,
  retention,
  vitals,
  featureFlags,
];

import type { Model } from "../../../inferred/model.ts";
import { beta, choices, exponential, lognormal, numbers } from "../../ontology/models.ts";
import { ascending, core, divides, follows, key, known, knowns, onlyWhere, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { bands, compares, countsUp, likelierBy, pulledBy, spans, variesBy, walks } from "../rules.ts";
import { systemOfDevice } from "./system-of-device.ts";

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

const clickstream: Frame = {
  id: "event_streams",
  category: "event-streams",
  ofShop: "commerce-behavior",
  title: "clickstream events",
  cues: {
    en: "clickstream:3|product analytics:3|clickstream event:3|usage event:3|feature usage event:4|click stream:3|event stream:3|app event:3|mobile app event:3|user event:3|product event:2.5|event log:1.5|tracking event:3|web event:3|analytics event:3|event tracking:2.5|behavioral event:2.5|behavioural event:2.5|user activity log:2.5|in-app event:3|screen view:2|page view event:2.5|add to cart:1|session start:2|user journey:1.5|app usage:2|app telemetry:2|cloudevent:3|event data:1.5|click event:2.5|event:0.6|mobile app:1|topic of product event:4|kafka topic of event:3|funnel event:2.5|user interaction event:3|frontend event:3|ui event:3|app session event:3|event name:1.5|event payload:2|web click:3|click and scroll:3|scroll event:2.5|page click:2.5|button click:2.5|web analytics event:4|page_view:1.5|page_view click signup:2",
    de: "clickstream:3|klickstrom:3|klickdaten:2.5|app-ereignis:3|app-ereignisse:3|nutzerereignis:3|nutzerereignisse:3|ereignisdaten:2|ereignisstrom:3|mobile app:1|nutzungsereignis:3|nutzungsereignisse:3|klickereignis:3|klickereignisse:3|app-events:3|app-nutzung:2|klicks:2|webklicks:3",
    es: "flujo de clics:3|eventos de clics:3|evento de clic:3|eventos de una app:3|eventos de app:3|app móvil:2|clickstream:3|eventos de aplicación:3|eventos de usuario:3|eventos web:3|aplicación móvil:1|eventos de navegación:3|eventos de la app:3|flujo de eventos:3|eventos de producto:3",
    fr: "événements d'une appli:4|événements de l'application:4|événements d'une application:4|événements de l'appli:4|flux de clics:3|clickstream:3|événements d'application:3|événements utilisateur:3|application mobile:1|événements de navigation:3|flux d'événements:3|parcours de clics:3|événements produit:3",
    pt: "eventos de um app:4|fluxo de cliques:3|clickstream:3|eventos de aplicativo:3|eventos de usuário:3|aplicativo móvel:1|eventos de navegação:3|fluxo de eventos:3|eventos do app:3|eventos de produto:3|aplicação móvel:2|eventos de aplicação:3|eventos de aplicação móvel:4",
  },
  against:
    "football:3|match event:3|sensor:1.5|security event:2|charity event:3|concert:2|ticketed event:2|adverse event:3|firewall:2|conference:2|kubernetes:2|calendar event:2|weather event:3|life event:3",
  record: "event",
  fields: [
    key("event_id"),
    core("event_type", {
      always: true,
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
    en: "purchase intent score:3|intent score:3|page view with intent:3|web intent:3|intent signal:3|intent data:3|buyer intent:3|buying intent:2.5|purchase intent data:3|b2b intent:3|intent score:2.5|website visitor behavior:2.5|visitor behavior:2.5|visitor behaviour:2.5|visitor intent:3|surge score:3|lead intent:3|in-market:2|web visitor:2|pricing page:2.5|visited our pricing page:3|likely to buy:2.5|company visiting:2.5|companies visited:2.5|likelihood to buy:2.5|page engagement:2|repeat visit:1.5|scroll depth:1.5|time on page:1.5|form submission:1.5|query with purchase intent:3|query with intent:3|search query with intent:4|inferred purchase intent:4|inferred intent:3|search intent:3|topic surge:3|research topic:2|account intent:3|intent topic:3|commercial intent:3|transactional intent:3|navigational intent:3|buying signal:3|b2b buying signal:4|purchase signal:3|buyer signal:3",
    de: "kaufabsicht:3|intent-daten:3|intent-signale:3|besucherverhalten:2.5|suchintention:3|suchabsicht:3|kaufsignale:3|kaufsignal:3",
    es: "intención de compra:3|señales de intención:3|comportamiento de visitantes:2.5|intención de búsqueda:3|señales de compra:3",
    fr: "intention d'achat:3|signaux d'intention:3|comportement des visiteurs:2.5|intention de recherche:3|signaux d'achat:3",
    pt: "intenção de compra:3|sinais de intenção:3|comportamento de visitantes:2.5|intenção de busca:3|intenção de pesquisa:3|sinais de compra:3",
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
    likelierBy("form_submitted", { intent_score: 0.65 }, 0.05),
    pulledBy("intent_score", { time_on_page_s: 0.35, scroll_depth: 0.3 }, beta(2, 3.2, 0, 100), 0),
  ],
  layout: { kind: "groups", subject: "session", least: 1, most: 12 },
  rhythm: "business",
};

const webSessions: Frame = {
  id: "web_sessions",
  ofShop: "commerce-behavior",
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
    likelierBy("converted", { page_views: 0.7 }, 0.028),
    onlyWhere("revenue", "converted", true),
    spans("session_duration_s", "started_at", "ended_at", "s"),
  ],
  rhythm: "consumer",
};

const trafficByDay: Frame = {
  id: "web_traffic",
  title: "daily website traffic",
  cues: {
    en: "daily traffic:2.5|website analytics:2.5|analytics report:2.5|website traffic:2.5|website traffic by channel:3|website traffic per day:3|daily website traffic:3|daily active user:3|dau:2|mau:2|traffic report:2.5|site metric:2.5|daily visitor:2.5|unique visitor:2|web traffic per day:3|app metric:2|daily metric:1.5|traffic by channel:3|growth metric:2|product metric:2",
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

/** What visitors do on sites. */
export const visitFrames: readonly Frame[] = [clickstream, intentSignals, webSessions, trafficByDay, vitals];

import { beta, choices, dependent, lognormal } from "../../ontology/models.ts";
import { ascending, core, divides, follows, key, known, knowns, onlyWhere, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { likelierBy, pulledBy } from "../rules.ts";
import { systemOfDevice } from "./system-of-device.ts";

const productUsage: Frame = {
  id: "product_usage",
  title: "SaaS product usage",
  cues: {
    en: "product usage:3|feature usage:3|saas usage:3|saas product:2.5|usage data:1.5|feature adoption:3|user engagement:2|onboarding:1.5|user activation:2.5|active user:1.5|saas user:2.5|workspace:1.5|in-product:2|login activity:2|saas:1.5|software usage:3|app engagement:2.5",
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
    pulledBy("churn_probability", { login_count: -0.75 }, beta(1.6, 6), 3),
    pulledBy("health_score", { login_count: 0.75 }, beta(5, 2.6, 0, 100), 0),
    likelierBy("churned", { login_count: -0.8 }, 0.12),
    likelierBy("trial_converted", { active_days: 0.8 }, 0.19),
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
    core("os_version", { names: "os version" }),
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

/** What users do in software. */
export const appFrames: readonly Frame[] = [productUsage, experiment, crashes, notifications, retention, featureFlags];

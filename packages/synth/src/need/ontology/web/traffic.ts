import { bytes, tally } from "../computing.ts";
import { flag, instant, percent, share, typed, whole } from "../define.ts";
import { beta, exponential, geometric, moments } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Visitors counted. */
export const trafficTypes: readonly SemanticType[] = [
  tally(
    "page_views",
    {
      en: "pageviews|number of pages|pages viewed|page count|pages per session|views per session|page impressions|number of page views",
      de: "seitenaufrufe|seitenansichten",
      es: "páginas vistas|visitas a la página",
      fr: "pages vues|nombre de pages vues",
      pt: "visualizações de página|páginas vistas",
    },
    "How many pages were viewed.",
    4,
    1,
    { minimum: 0 },
  ),
  tally(
    "unique_visitors",
    {
      en: "unique users|visitors|uniques|unique visits|distinct users|number of visitors|unique user count",
      de: "eindeutige besucher|besucher",
      es: "visitantes únicos|visitantes",
      fr: "visiteurs uniques|visiteurs",
      pt: "visitantes únicos|visitantes",
    },
    "Different visitors.",
    1_400,
    0.8,
  ),
  tally(
    "sessions",
    {
      en: "~visits|number of sessions|session count|total sessions|number of visits",
      de: "sitzungen|besuche",
      es: "sesiones|visitas",
      fr: "sessions|visites",
      pt: "sessões|visitas",
    },
    "Sessions.",
    1_900,
    0.8,
  ),
  tally(
    "new_users",
    "new visitors|new signups|number of signups|signups|registrations|new registrations",
    "Users who are new.",
    160,
    0.8,
  ),
  tally(
    "daily_active_users",
    "dau|active users|active user count|number of active users|users active per day",
    "Users active on the day.",
    4_200,
    0.9,
  ),
  tally("weekly_active_users", "wau", "Users active in the week.", 11_000, 0.9),
  tally("monthly_active_users", "mau", "Users active in the month.", 26_000, 0.9),
  share("stickiness", "dau mau ratio|dau/mau|stickiness ratio", "Daily by monthly active users.", beta(4, 14)),
  percent(
    "retention_rate",
    {
      en: "retention|retention pct|retained share|user retention|day 7 retention|day 30 retention|d1 retention|d7 retention|d30 retention",
      de: "bindungsrate|retentionsrate",
      es: "tasa de retención|retención",
      fr: "taux de rétention|rétention",
      pt: "taxa de retenção|retenção",
    },
    "Share that came back.",
    beta(2.4, 5, 0, 100),
  ),
  flag("is_retained", "retained|came back|returned user|retained flag", "Whether the user came back.", 0.31),
  whole(
    "retention_day",
    "days since install|days since signup|day number|lifecycle day|days since first visit|day offset",
    "Days since the first day.",
    exponential(18),
    { unit: "day", maximum: 1_000 },
  ),
  typed(
    "cohort_month",
    "cohort|signup cohort|acquisition month|acquisition cohort|signup month|cohort date|user cohort",
    "Month in which the user began.",
    "date",
    moments("-P1Y", "P0D", "month"),
  ),
  whole(
    "active_days",
    "days active|number of active days|days with activity|active days count",
    "Days on which the user was active.",
    geometric(7),
  ),
  whole(
    "login_count",
    "logins|number of logins|sign-ins|login frequency|logins per month",
    "How often the user logged in.",
    geometric(11),
  ),
  instant(
    "last_active_at",
    "last activity|last active|last activity date|last event at|last used|last use|last used at|last session at",
    "When the user was last active.",
    "-P60D",
  ),
  tally(
    "installs",
    "app installs|downloads of the app|number of installs|app downloads",
    "How often the app was installed.",
    220,
    1,
  ),
  tally("uninstalls", "app uninstalls|number of uninstalls", "How often the app was removed.", 60, 1),
  percent("exit_rate", "exit pct|exit percentage", "Share of views that were the last.", beta(3, 6, 0, 100)),
  bytes(
    "page_size_bytes",
    "page size|page weight|transfer size|transferred bytes",
    "Bytes of the page.",
    1_900_000,
    0.7,
  ),
];

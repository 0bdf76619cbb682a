import { choice } from "../define.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What users see of a program, and what it is written and shipped with. */
export const interfacesTypes: readonly SemanticType[] = [
  choice(
    "button",
    {
      en: "button clicked|button label|button text|button pressed|cta button",
      de: "schaltfläche",
      es: "botón",
      fr: "bouton",
      pt: "botão",
    },
    "The button.",
    "Sign up:18|Buy now:17|Add to cart:16|Learn more:13|Continue:12|Submit:9|Download:8|Share:7",
  ),
  named(
    "scope",
    { en: "oauth scope|token scope|api scope|access scope|scopes granted|permission scope" },
    "What may be done.",
    "read:orders|write:orders|read:users|profile|email|openid|admin|read:reports|offline_access",
  ),
  named(
    "template",
    {
      en: "template name|email template|document template|message template|template used",
      de: "vorlage",
      fr: "modèle de document",
      pt: "modelo de documento",
    },
    "The template.",
    "Welcome email|Invoice|Password reset|Order confirmation|Monthly report|Reminder|Newsletter|Contract",
  ),
  named(
    "folder",
    { en: "folder name|shared folder", de: "ordner|verzeichnis", es: "carpeta", pt: "pasta" },
    "The folder.",
    "/finance/2026|/projects/alpha|/hr/policies|/shared/templates|/marketing/assets|/legal/contracts|/archive/2024|/support/exports",
  ),
  choice(
    "font",
    {
      en: "font family|typeface|font name|web font",
      de: "schriftart",
      es: "tipografía",
      fr: "police de caractères",
      pt: "tipografia",
    },
    "The typeface.",
    "sans-serif:30|Open Sans:18|Roboto:17|Lato:12|Source Serif:9|Fira Code:8|Noto Sans:6",
  ),
  choice(
    "hyperparameter",
    {
      en: "hyper parameter|hyperparameter name|parameter tuned|tuned parameter",
      de: "hyperparameter",
      es: "hiperparámetro",
      fr: "hyperparamètre",
      pt: "hiperparâmetro",
    },
    "What was tuned.",
    "learning_rate:24|batch_size:18|dropout:15|weight_decay:12|num_layers:11|hidden_size:10|max_depth:6|n_estimators:4",
  ),
  named(
    "screen_viewed",
    { en: "!screen|screen visited|screen opened|screen seen", de: "bildschirm" },
    "The screen of the app.",
    "home|search|product|cart|checkout|profile|settings|onboarding|notifications",
  ),
  choice(
    "widget",
    { en: "widget type|ui component|dashboard widget|component type", es: "componente de interfaz" },
    "What is shown with.",
    "table:22|line chart:20|bar chart:17|form:14|map:9|card:9|pie chart:6|gauge:3",
  ),
  choice(
    "license_kind",
    "software license type|licence model|license model|software licence",
    "How the software is licensed.",
    "per seat:42|site:18|subscription:22|perpetual:10|trial:8",
  ),
  named(
    "plugin",
    { en: "plugin name|add-on|addon|browser extension|extension name" },
    "Invented plugin.",
    "form-builder|cache-boost|seo-helper|image-resizer|spam-shield|backup-pilot|chart-kit|auth-bridge",
  ),
  named(
    "programming_framework",
    { en: "web framework|software framework|js framework|framework used" },
    "What it is built with.",
    "React|Vue|Angular|Django|Spring Boot|Rails|Express|Laravel|Svelte",
  ),
  choice(
    "it_ticket_type",
    "help desk category|it request|helpdesk category|it issue|support issue of it|it ticket category",
    "What the help desk is asked for.",
    "password reset:24|hardware fault:18|software install:16|access request:15|network:12|email:9|printer:6",
  ),
  choice(
    "installed_software",
    { en: "!software|software title|program installed|installed program", es: "software" },
    "Software by what it is.",
    "office suite:24|web browser:20|antivirus:14|CAD:9|ERP client:12|photo editor:7|database client:8|VPN client:6",
  ),
  choice(
    "peripheral",
    {
      en: "printer|it asset|hardware type|hardware item|it equipment|computer equipment|asset type of it",
      de: "drucker",
      es: "impresora",
      fr: "imprimante",
      pt: "impressora",
    },
    "What hardware it is.",
    "laser printer:20|laptop:26|monitor:18|docking station:11|desktop:10|inkjet printer:6|scanner:5|projector:4",
  ),
  choice(
    "backup_type",
    "type of backup|kind of backup|backup job type",
    "Kind of backup.",
    "incremental:58|full:26|differential:12|snapshot:4",
  ),
  choice(
    "change_category",
    "type of it change|change request type|change class",
    "Kind of change.",
    "standard:54|normal:34|emergency:12",
  ),
];

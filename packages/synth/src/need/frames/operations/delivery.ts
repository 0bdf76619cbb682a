import { beta, lognormal } from "../../ontology/models.ts";
import { ascending, core, follows, key, known, knowns, lasts, onlyWhere, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { spans } from "../rules.ts";

const builds: Frame = {
  id: "ci_builds",
  title: "CI/CD pipeline runs",
  cues: {
    en: "ci/cd:3|ci build:3|continuous integration:3|build log:2.5|pipeline run:3|ci pipeline:3|build pipeline:3|deployment pipeline:3|github action:3|build duration:2|ci run:3|build status:2|devops:2|ci job:3|software build:3",
    de: "ci/cd:3|build-pipeline:3|ci-pipeline:3",
    es: "ci/cd:3|pipeline de ci:3|integración continua:3",
    fr: "ci/cd:3|pipeline ci:3|intégration continue:3",
    pt: "ci/cd:3|pipeline de ci:3|integração contínua:3",
  },
  against: "building:2|sales pipeline:3|gas pipeline:3|oil pipeline:3|construction:3|data pipeline:2|ml pipeline:1.5",
  record: "run",
  fields: [
    key("build_id", { names: "run id|pipeline run|build number" }),
    core("pipeline=pipeline_id@pipeline", { names: "pipeline|workflow" }),
    core("started_at=start_time", { names: "start time|timestamp|triggered at" }),
    core("duration_s=build_duration_s", { names: "duration|build time" }),
    core("status=build_status", { names: "status|result|outcome" }),
    core("commit_hash", { names: "commit|commit sha" }),
    core("branch=git_branch"),
    known("finished_at=end_time", { names: "finished at|end time|completed at" }),
    ...knowns(
      "repository@pipeline triggered_by=commit_author trigger_type stage=pipeline_stage tests_run tests_failed code_coverage environment retry_count queue_time_s=wait_time_s runner=host failure_reason=error_type is_flaky deployment_id image_tag artifact_size=file_size_bytes version team@pipeline cost is_rollback",
    ),
  ],
  rules: [
    follows("finished_at", "started_at", lognormal(5, 0.7), "min"),
    rule(
      "tests_failed <= tests_run",
      "tests_failed tests_run",
      { tests_failed: { kind: "portion", of: "tests_run", share: beta(0.4, 40), decimals: 0 } },
      [ascending("tests_failed tests_run")],
    ),
    onlyWhere("failure_reason", "status", "failed"),
    spans("duration_s", "started_at", "finished_at", "s"),
  ],
  rhythm: "business",
};

const deployments: Frame = {
  id: "deployments",
  title: "software deployments",
  cues: {
    en: "deployment:2.5|software deployment:3|software release:3|release log:2.5|deploy:2|deployment frequency:3|dora metric:3|rollback:2|production deployment:3|change failure rate:3|release:1|deployment log:3|canary:1.5",
    de: "deployment:2.5|softwareauslieferung:3|software-release:3",
    es: "despliegues:3|despliegue de software:3",
    fr: "déploiements:3|déploiement logiciel:3",
    pt: "implantações:3|implantação de software:3",
  },
  against:
    "military:3|troop:3|press release:3|model deployment:1.5|sensor deployment:3|film:2|agent behave:3|drift:3|behave:2",
  record: "deployment",
  fields: [
    key("deployment_id"),
    core("deployed_at=timestamp", { names: "deployed at|deployment time|timestamp|date" }),
    core("service_name", { names: "service|application" }),
    core("version=package_version", { names: "version|release" }),
    core("environment"),
    core("status=build_status", { names: "status|result|outcome" }),
    core("deployed_by=commit_author", { names: "deployed by|author|engineer" }),
    ...knowns(
      "duration_s=build_duration_s commit_hash deployment_strategy is_rollback lead_time_hours incident_id trigger_type rollout_pct cloud_region repository team replica_count image_tag mttr_min error_rate is_approved approved_by note",
    ),
  ],
  rules: [onlyWhere("incident_id", "is_rollback", true)],
  rhythm: "business",
  days: 180,
};

const incidents: Frame = {
  id: "incidents",
  title: "service incidents",
  cues: {
    en: "incident:2|production incident:3|outage:2.5|service outage:3|incident report:2.5|incident management:3|postmortem:3|post-mortem:3|on-call:3|pagerduty:3|mttr:3|root cause:2|it incident:3|major incident:3|service disruption:2.5|downtime:1.5|itsm:3",
    de: "störung:2.5|it-störung:3|vorfall:1.5|vorfälle:1.5|ausfall:2|ausfälle:2|betriebsstörung:3",
    es: "incidentes de servicio:3|incidencias de ti:3|interrupciones del servicio:3",
    fr: "incidents de production:3|pannes de service:3|incidents informatiques:3",
    pt: "incidentes de ti:3|incidentes de produção:3|interrupções de serviço:3",
  },
  against:
    "security incident:2|crime:3|traffic incident:3|police:3|fire:2|power outage:3|workplace:3|safety incident:3|accident:3|aviation:3|patient:2|machine downtime:3|hate incident:3|grid:3",
  record: "incident",
  fields: [
    key("incident_id"),
    core("detected_at", { names: "opened at|opened|started at|detected|timestamp|start time|created at" }),
    core("resolved_at"),
    core("severity=incident_severity", { names: "severity|sev|priority" }),
    core("service_name", { names: "service|affected service|system" }),
    core("root_cause", { names: "root cause|cause" }),
    core("status=incident_status", { names: "status|state" }),
    known("mttr_min", { names: "time to resolve|mttr|duration|minutes to resolve|duration in minutes" }),
    known("acknowledged_at"),
    ...knowns(
      "mtta_min mttd_min outage_min affected_users title description assigned_to team environment cloud_region sla_breached alert_id deployment_id category comment_count is_reopened summary revenue_lost=cost error_budget_remaining is_false_positive escalated=is_escalated",
    ),
  ],
  rules: [
    follows("acknowledged_at", "detected_at", lognormal(5, 0.9), "min"),
    follows("resolved_at", "detected_at", lognormal(75, 1.1), "min"),
    lasts("mttr_min", "detected_at", "resolved_at", "min"),
    lasts("mtta_min", "detected_at", "acknowledged_at", "min"),
    onlyWhere("resolved_at", "status", "resolved"),
    follows("resolved_at", "acknowledged_at", lognormal(70, 1.1), "min"),
  ],
  days: 365,
};

const alerts: Frame = {
  id: "monitoring_alerts",
  title: "monitoring alerts",
  cues: {
    en: "monitoring alert:3|alert:1.5|alert log:3|alerting:2.5|prometheus alert:3|on-call alert:3|alert history:3|system alert:2.5|threshold alert:2.5|pager:2",
    de: "überwachungsalarm:3|überwachungsalarme:3|monitoring-alarm:3|monitoring-alarme:3",
    es: "alertas de monitoreo:3|alertas del sistema:3",
    fr: "alertes de supervision:3|alertes système:3",
    pt: "alertas de monitoramento:3|alertas do sistema:3",
  },
  against: "security alert:2.5|weather alert:3|fraud alert:3|price alert:3|sensor:1.5|amber alert:3|siem:3|medical:2",
  record: "alert",
  fields: [
    key("alert_id"),
    core("timestamp", { names: "fired at|triggered at|time" }),
    core("alert_name", { names: "alert|rule|name" }),
    core("severity"),
    core("service_name", { names: "service|source" }),
    core("state=alert_state", { names: "state|status" }),
    core("host"),
    ...knowns(
      "acknowledged_at resolved_at metric_name value threshold=alarm_threshold is_false_positive incident_id assigned_to team environment mtta_min mttr_min message notification_channel=channel cluster_name namespace description",
    ),
  ],
  rules: [
    follows("acknowledged_at", "timestamp", lognormal(5, 0.9), "min"),
    follows("resolved_at", "timestamp", lognormal(40, 1.1), "min"),
    onlyWhere("resolved_at", "state", "resolved"),
    lasts("mttr_min", "timestamp", "resolved_at", "min"),
  ],
  rhythm: "flat",
};

const batchJobs: Frame = {
  id: "batch_jobs",
  title: "scheduled job runs",
  cues: {
    en: "batch job:3|cron job:3|scheduled job:3|job run:2.5|job execution:2.5|nightly job:3|job scheduler:2.5|airflow:2|backup job:3|backup:1.5|hpc job:3|slurm:3",
    de: "batch-job:3|geplante jobs:3|cronjob:3",
    es: "trabajos programados:3|procesos por lotes:3",
    fr: "tâches planifiées:3|traitements par lots:3",
    pt: "tarefas agendadas:3|processos em lote:3",
  },
  against: "job posting:3|job application:3|employee:3|recruit:3|salary:3|print job:1|career:3",
  record: "run",
  fields: [
    key("run_id"),
    core("job_name", { names: "job|name|task" }),
    core("started_at=start_time", { names: "start time|started|timestamp" }),
    core("finished_at=end_time", { names: "end time|finished at|completed at" }),
    core("duration_s=build_duration_s", { names: "duration|runtime|run time" }),
    core("status=build_status", { names: "status|result|state" }),
    known("retry_count"),
    ...knowns(
      "host trigger_type error_message rows_processed memory_mb cpu_pct gpu_hours owner=username queue_name environment exit_code=count scheduled_at=timestamp file_size_bytes wait_time_s cluster_name cost replica_count",
    ),
  ],
  rules: [
    follows("finished_at", "started_at", lognormal(5, 0.9), "min"),
    onlyWhere("error_message", "status", "failed"),
    spans("duration_s", "started_at", "finished_at", "s"),
  ],
  rhythm: "flat",
};

/** How software gets out, and what goes wrong. */
export const deliveryFrames: readonly Frame[] = [builds, deployments, incidents, alerts, batchJobs];

import { beta, exponential, lognormal } from "../../ontology/models.ts";
import { ascending, core, follows, key, known, knowns, onlyWhere, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { precedes, spans } from "../rules.ts";

const dataPipelines: Frame = {
  id: "data_pipeline_runs",
  title: "data pipeline runs",
  cues: {
    en: "data pipeline:3|etl:3|elt:2.5|etl job:3|etl run:3|pipeline log:2.5|data ingestion:3|data load:2.5|airflow:2.5|airflow dag:3|dag run:3|rows loaded:2.5|data warehouse load:3|ingestion job:3|data sync:2.5|data integration:2.5|batch load:2.5|dbt:2",
    de: "datenpipeline:3|etl-läufe:3|datenladung:2.5",
    es: "canalización de datos:3|procesos etl:3|ingesta de datos:3",
    fr: "pipeline de données:3|traitements etl:3|ingestion de données:3",
    pt: "pipeline de dados:3|processos etl:3|ingestão de dados:3",
  },
  against: "oil pipeline:3|sales pipeline:3|ci/cd:2|gas pipeline:3",
  record: "run",
  fields: [
    key("run_id=pipeline_run_id", { names: "run id|run|load id|job id" }),
    core("pipeline_name@pipeline", { names: "pipeline|job|dag|job name" }),
    core("started_at=start_time", { names: "start time|started|timestamp|date" }),
    core("finished_at=end_time", { names: "end time|finished at|completed at" }),
    core("rows_processed", { names: "rows|records|rows processed|rows loaded|records processed" }),
    core("status=build_status", { names: "status|result|state" }),
    core("duration_s=build_duration_s", { names: "duration|runtime" }),
    known("rows_rejected", { names: "rejected|rejected rows|errors|failed rows" }),
    ...knowns(
      "rows_read rows_updated source_system@pipeline target_system@pipeline load_type@pipeline error_message retry_count table_name@pipeline bytes_processed=file_size_bytes freshness_min sla_breached owner=data_owner@pipeline trigger_type environment cost dq_score duplicate_count null_rate throughput=requests_per_second schema_change",
    ),
  ],
  rules: [
    rule(
      "rows_processed <= rows_read",
      "rows_processed rows_read",
      { rows_processed: { kind: "portion", of: "rows_read", share: beta(60, 1), decimals: 0 } },
      [ascending("rows_processed rows_read")],
    ),
    rule(
      "rows_rejected <= rows_processed",
      "rows_rejected rows_processed",
      { rows_rejected: { kind: "portion", of: "rows_processed", share: beta(0.4, 200), decimals: 0 } },
      [ascending("rows_rejected rows_processed")],
    ),
    rule(
      "rows_updated <= rows_processed",
      "rows_updated rows_processed",
      { rows_updated: { kind: "portion", of: "rows_processed", share: beta(1, 8), decimals: 0 } },
      [ascending("rows_updated rows_processed")],
    ),
    follows("finished_at", "started_at", lognormal(6, 0.8), "min"),
    spans("duration_s", "started_at", "finished_at", "s"),
    onlyWhere("error_message", "status", "failed"),
  ],
  rhythm: "flat",
  days: 30,
};

const dataQuality: Frame = {
  id: "data_quality_checks",
  title: "data quality checks",
  cues: {
    en: "data quality:3|data quality check:3|data quality metric:3|dq check:3|data validation:3|data profiling:3|data observability:3|data anomaly:2|schema validation:2.5|data completeness:3|data catalog:2.5|data governance:2.5|data lineage:2.5",
    de: "datenqualität:3|datenprüfung:3|datenprofil:2.5",
    es: "calidad de datos:3|validación de datos:3",
    fr: "qualité des données:3|validation de données:3",
    pt: "qualidade de dados:3|validação de dados:3",
  },
  against: "air quality:3|water quality:3|product quality:2.5|sensor:1",
  record: "check",
  fields: [
    key("check_id=record_id"),
    core("checked_at=timestamp", { names: "checked at|run at|timestamp|date|time" }),
    core("table_name", { names: "table|dataset" }),
    core("column_name", { names: "column|field" }),
    core("rule=quality_rule", { names: "rule|check|check name|test" }),
    core("result=check_result", { names: "result|status|outcome" }),
    core("rows_checked=rows_processed", { names: "rows|rows checked|row count" }),
    known("rows_failed=rows_rejected", { names: "failed rows|violations|rows failed" }),
    ...knowns(
      "null_rate duplicate_count completeness_pct dq_score quality_dimension severity owner=data_owner freshness_min data_type source_system pipeline_name expected_value=baseline_mean observed_value=metric_value is_anomaly threshold=alarm_threshold schema_change pass_rate=success_rate comment",
    ),
  ],
  rules: [
    rule(
      "rows_failed <= rows_checked",
      "rows_failed rows_checked",
      { rows_failed: { kind: "portion", of: "rows_checked", share: beta(0.4, 60), decimals: 0 } },
      [ascending("rows_failed rows_checked")],
    ),
  ],
  rhythm: "flat",
  days: 30,
};

const files: Frame = {
  id: "files",
  title: "file metadata",
  cues: {
    en: "file metadata:3|file system:2.5|document metadata:3|file inventory:3|file upload:3|document management:3|cloud storage file:3|file share:2.5|stored file:2.5|document:1|uploaded document:2.5|file:1|files:1|document archive:3|file access:2.5|object storage:2.5",
    de: "dateimetadaten:3|dokumentenverwaltung:3|dateien:1.5",
    es: "metadatos de archivos:3|gestión documental:3|archivos:1.5",
    fr: "métadonnées de fichiers:3|gestion documentaire:3|fichiers:1.5",
    pt: "metadados de arquivos:3|gestão de documentos:3|arquivos:1.5",
  },
  against:
    "malware:2|court filing:3|tax file:3|csv file:2|json file:2|excel file:2|output file:2|legal:1.5|nail file:3",
  record: "file",
  fields: [
    key("file_id"),
    core("file_name", { names: "name|filename" }),
    core("file_type", { names: "type|format|extension" }),
    core("file_size_bytes", { names: "size|file size" }),
    core("owner=uploaded_by", { names: "owner|uploaded by|author" }),
    core("created_at", { names: "created at|uploaded at|created" }),
    core("modified_at=updated_at", { names: "modified at|last modified|updated at" }),
    ...knowns(
      "file_path file_hash last_accessed_at access_level document_type document_title page_total revision_number tags keywords data_classification retention_period department language is_deleted download_count view_count encoding compression bucket_name content_type ocr_confidence folder=file_path shared_with=count expiry_date project_id summary",
    ),
  ],
  rules: [
    precedes("modified_at", "last_accessed_at", beta(6, 1, -200, 0), "day"),
    precedes("created_at", "modified_at", beta(6, 1, -500, 0), "day"),
    follows("modified_at", "created_at", exponential(45), "day"),
    follows("last_accessed_at", "modified_at", exponential(20), "day"),
  ],
  rhythm: "business",
  days: 730,
};

/** Data on the move, and files. */
export const dataFrames: readonly Frame[] = [dataPipelines, dataQuality, files];

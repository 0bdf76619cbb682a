import { tally } from "../computing.ts";
import { choice, key, percent, whole } from "../define.ts";
import { beta, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Pipelines of data and how good it is. */
export const dataTypes: readonly SemanticType[] = [
  key(
    "pipeline_run_id",
    "etl run|etl job id|dag run|load id|data pipeline run|etl run id|ingestion id|load run",
    "The run of the pipeline.",
    "PLR-",
  ),
  choice(
    "pipeline_name",
    "etl job|data pipeline|etl pipeline|data job|ingestion job|etl name|dataflow|dag name",
    "The pipeline.",
    "orders_daily:24|users_snapshot:20|clicks_hourly:18|payments_sync:16|inventory_full:12|crm_import:10",
  ),
  tally(
    "rows_processed",
    {
      en: "records processed|rows loaded|rows written|records loaded|records ingested|rows ingested|rows out|processed records|rows inserted",
      de: "verarbeitete zeilen|verarbeitete datensätze",
      es: "filas procesadas|registros procesados",
      fr: "lignes traitées|enregistrements traités",
      pt: "linhas processadas|registros processados",
    },
    "Rows processed.",
    42_000,
    1.6,
  ),
  tally(
    "rows_read",
    "rows in|records read|rows extracted|input rows|records in|source rows|rows fetched",
    "Rows read.",
    43_000,
    1.6,
  ),
  tally(
    "rows_rejected",
    "records rejected|rejected rows|bad records|failed rows|invalid rows|rows failed|error rows",
    "Rows rejected.",
    18,
    1.8,
  ),
  tally("rows_updated", "updated rows|records updated|rows changed", "Rows updated.", 1_200, 1.6),
  choice(
    "source_system",
    "upstream system|origin system|system of origin|data source system|source database",
    "Where the data comes from.",
    "crm:26|shop:24|erp:20|web tracking:18|support:12",
  ),
  choice(
    "target_system",
    "destination system|~sink|target database|~warehouse|data warehouse|target of load",
    "Where the data goes.",
    "warehouse:58|lake:24|search index:10|feature store:8",
  ),
  choice(
    "load_type",
    "load mode|sync mode|full or incremental|extract type|refresh type",
    "How it is loaded.",
    "incremental:76|full:24",
  ),
  choice(
    "quality_rule",
    "data quality rule|validation rule|dq rule|check name|data quality check|quality check|dq check|rule checked|expectation",
    "The rule that is checked.",
    "not null:30|unique:20|in range:18|valid format:14|reference exists:12|fresh:6",
  ),
  choice(
    "quality_dimension",
    "dq dimension|data quality dimension|dimension of quality",
    "What quality is meant.",
    "completeness:32|validity:24|uniqueness:16|timeliness:14|consistency:14",
  ),
  percent(
    "completeness_pct",
    "completeness|fill rate|percent complete|non-null rate",
    "Share of values that are there.",
    beta(30, 1.2, 0, 100),
    2,
  ),
  percent(
    "null_rate",
    {
      en: "null percentage|missing rate|share of nulls|missing value rate|percent missing|null pct|missing values",
      de: "nullrate|anteil fehlender werte",
      es: "tasa de nulos|porcentaje de nulos",
      fr: "taux de valeurs manquantes",
      pt: "taxa de nulos",
    },
    "Share of values that are missing.",
    beta(1, 24, 0, 100),
    2,
  ),
  tally(
    "duplicate_count",
    "duplicates|duplicate rows|number of duplicates|duplicate records",
    "Rows that stand twice.",
    6,
    1.6,
  ),
  percent(
    "dq_score",
    "data quality score|quality score of data|dq index|overall data quality",
    "How good the data is.",
    beta(20, 1.8, 0, 100),
  ),
  choice(
    "check_result",
    "dq status|rule result|check status|validation result|validation status|quality result|check outcome",
    "How the check went.",
    "passed:91|warning:5|failed:4",
  ),
  whole(
    "freshness_min",
    "data freshness|freshness|data age|staleness|data latency|minutes since update",
    "Minutes since the last update.",
    lognormal(48, 1.1),
    { unit: "min" },
  ),
  choice(
    "column_name",
    "column|field name|attribute name|data field|column checked",
    "The column.",
    "email:22|amount:20|created_at:18|country:14|customer_id:14|status:12",
  ),
  choice(
    "data_type",
    "type of column|field type|column type|sql type|datatype",
    "Type of the column.",
    "string:44|integer:22|timestamp:14|decimal:12|boolean:8",
  ),
  choice(
    "schema_change",
    "schema drift|schema change type|ddl change|type of schema change",
    "How the schema changed.",
    "none:90|column added:5|type changed:3|column removed:2",
  ),
  choice(
    "data_owner",
    "owner of data|data steward|steward|owning team|owner team",
    "Who answers for it.",
    "platform:24|analytics:24|finance:20|sales operations:18|product:14",
  ),
  choice(
    "retention_period",
    "data retention|retention policy|retention class|keep for",
    "How long it is kept.",
    "30 days:18|1 year:38|3 years:20|7 years:24",
  ),
];

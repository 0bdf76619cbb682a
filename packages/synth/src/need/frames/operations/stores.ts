import { beta, choices, lognormal, numbers } from "../../ontology/models.ts";
import {
  ascending,
  core,
  follows,
  key,
  known,
  knowns,
  lasts,
  multiplies,
  onlyWhere,
  rule,
  settledBy,
  within,
} from "../define.ts";
import type { Frame } from "../frame.ts";

const databaseQueries: Frame = {
  id: "database_queries",
  title: "database queries",
  cues: {
    en: "database query:3|slow query:3|sql query:3|slow sql query:3|sql:1.5|rows examined:2|sql query log:3|query performance:3|database log:2.5|database performance:3|query execution:2.5|sql statement:2.5|postgres log:3|mysql log:3|db metric:2.5|database monitoring:3|query plan:2|slow transaction:4|wait event:3|lock wait:3",
    de: "datenbankabfragen:3|langsame abfragen:3|datenbankleistung:3",
    es: "consultas de base de datos:3|consultas lentas:3",
    fr: "requêtes de base de données:3|requêtes lentes:3",
    pt: "consultas de banco de dados:3|consultas lentas:3",
  },
  against: "search query:2|customer query:3|natural language query:2|search engine:3",
  record: "query",
  fields: [
    key("query_id=record_id"),
    core("timestamp", { names: "executed at|time|start time" }),
    core("database_name", { names: "database|db" }),
    core("sql_query", { names: "query|statement|sql" }),
    core("query_time_ms", { names: "duration|execution time|latency|query time" }),
    core("rows_returned", { names: "rows|rows affected" }),
    core("user=username", { names: "db user|user|username" }),
    known("lock_wait_ms", { names: "lock time" }),
    ...knowns(
      "rows_examined query_kind table_name index_used is_deadlock is_timeout is_error error_message host connection_count cache_hit_rate replication_lag_ms cpu_pct service_name database_engine disk_io memory_mb application=app_name",
    ),
  ],
  rules: [
    rule(
      "rows_returned <= rows_examined",
      "rows_returned rows_examined",
      { rows_returned: { kind: "portion", of: "rows_examined", share: beta(0.5, 2.4), decimals: 0 } },
      [ascending("rows_returned rows_examined")],
    ),
    rule(
      "query_time_ms rises with rows_examined",
      "query_time_ms rows_examined",
      {
        query_time_ms: numbers(lognormal(6, 1.4), 1, { follows: [{ field: "rows_examined", weight: 0.6 }] }),
      },
      [{ kind: "sign", fields: ["rows_examined", "query_time_ms"], sign: 1 }],
    ),
    within("lock_wait_ms", "query_time_ms", beta(0.5, 6), 1),
    onlyWhere("error_message", "is_error", true),
  ],
  rhythm: "business",
  days: 7,
};

const queueMessages: Frame = {
  id: "queue_messages",
  title: "message queue events",
  cues: {
    en: "message queue:3|kafka:3|kafka message:3|kafka topic:3|queue message:3|event bus:2.5|pub/sub:3|rabbitmq:3|consumer lag:3|message broker:3|stream processing:2.5|dead letter:3|job queue:2.5|webhook:2|webhook delivery:3|background job:2.5|task queue:2.5",
    de: "nachrichtenwarteschlange:3|message-queue:3|kafka:3",
    es: "cola de mensajes:3|kafka:3",
    fr: "file de messages:3|kafka:3",
    pt: "fila de mensagens:3|kafka:3",
  },
  against: "support queue:3|call queue:3|ticket queue:2.5|text message:2|chat:2",
  record: "message",
  fields: [
    key("message_id"),
    core("queue_name", { names: "queue" }),
    core("topic=message_topic", { names: "topic|stream|event type" }),
    core("produced_at=timestamp", { names: "produced at|enqueued at|published at|timestamp|time" }),
    core("consumed_at=end_time", { names: "consumed at|processed at|dequeued at|delivered at" }),
    core("retry_count", { names: "attempts|retries|delivery attempts" }),
    core("status=build_status", {
      names: "status|delivery status|state",
      model: choices("processed:94|failed:3|retried:2|dead-lettered:1"),
    }),
    ...knowns(
      "partition offset consumer_group consumer_lag message_size_bytes latency_ms producer=service_name queue_depth delivery_guarantee error_type error_message message_headers=tags status_code endpoint host payload=event_properties key=reference_number cluster_name",
    ),
  ],
  rules: [
    follows("consumed_at", "produced_at", lognormal(900, 1.4), "ms"),
    lasts("latency_ms", "produced_at", "consumed_at", "ms"),
    onlyWhere("error_type", "status", "failed", "dead-lettered"),
    onlyWhere("error_message", "status", "failed", "dead-lettered"),
  ],
  rhythm: "business",
  days: 7,
};

const cloudCosts: Frame = {
  id: "cloud_costs",
  title: "cloud costs",
  cues: {
    en: "cloud cost:3|cloud bill:3|finops report:3|fin ops:3|cost per service:2.5|cost per team:1.5|cloud billing:3|cloud billing line item:3|billing line item:2.5|billing export:2.5|cloud spend:3|aws cost:3|cloud usage:2.5|finops:3|infrastructure cost:3|cloud invoice:3|cost and usage:3|cloud resource:2|reserved instance:2.5|cost allocation:2|cloud service usage:3|aws style:3|aws:2|azure:2|gcp:2|cost line item:4|cost line:3|cloud cost line:4|usage quantity:2|cloud:1",
    de: "cloud-kosten:3|cloudkosten:3|cloud-abrechnung:3",
    es: "costes de la nube:3|costos de nube:3|facturación en la nube:3",
    fr: "coûts cloud:3|facturation cloud:3",
    pt: "custos de nuvem:3|faturamento de nuvem:3",
  },
  against: "weather:3|cloud cover:3|llm:2",
  record: "line item",
  fields: [
    key("line_id=record_id"),
    core("date", { names: "usage date|billing date|day|month" }),
    core("account_id=cloud_account_id@account", { names: "account|cloud account|subscription" }),
    core("service=cloud_service", { names: "service|product" }),
    core("cloud_region", { names: "region" }),
    core("usage_quantity", { names: "usage|quantity|usage amount" }),
    core("unit_rate", { names: "rate|unit price|price" }),
    core("cost=cloud_cost", { names: "cost|amount|spend|charge", unit: "USD" }),
    known("team@account", { model: choices("platform:22|search:18|support:18|growth:16|data:14|mobile:12") }),
    ...knowns(
      "resource_id resource_type usage_type cost_center@account  environment project_id@account cloud_provider@account instance_type pricing_model tags is_untagged discount=discount_amount currency budget@account owner=data_owner@account credits=refund_amount forecast=amount",
    ),
  ],
  rules: [
    multiplies("cost", "usage_quantity unit_rate", 4),
    settledBy(
      "usage_type",
      "service",
      {
        compute: "instance-hours",
        "object storage": "GB-months",
        database: "instance-hours",
        "data transfer": "GB-transferred",
        functions: "requests",
        containers: "instance-hours",
        monitoring: "requests",
      },
      "instance-hours",
    ),
  ],
  days: 90,
};

/** Where data lies and moves, and what it costs. */
export const storeFrames: readonly Frame[] = [databaseQueries, queueMessages, cloudCosts];

import { bytes, milliseconds, tally } from "../computing.ts";
import { choice, decimal, flag, typed, whole } from "../define.ts";
import { choices, geometric, lognormal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Databases, queues and storage. */
export const storeTypes: readonly SemanticType[] = [
  choice(
    "database_name",
    {
      en: "database|db|db name|schema name|database id",
      de: "datenbank",
      es: "base de datos",
      fr: "base de données",
      pt: "banco de dados",
    },
    "The database.",
    "orders:30|users:24|catalog:18|billing:14|analytics:14",
  ),
  choice(
    "database_engine",
    "db engine|dbms|database type|engine",
    "What runs the database.",
    "relational:48|document:20|key-value:16|column:10|graph:6",
  ),
  typed(
    "sql_query",
    "sql|sql statement|~statement|query statement|database query|query sql|slow query",
    "The statement.",
    "string",
    choices(
      "SELECT * FROM orders WHERE id = $1|SELECT id, email FROM users WHERE email = $1|UPDATE carts SET total = $2 WHERE id = $1|INSERT INTO events (type, at) VALUES ($1, $2)|SELECT count(*) FROM sessions WHERE at > $1|DELETE FROM tokens WHERE expires_at < $1|SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id WHERE u.country = $1",
    ),
  ),
  choice(
    "query_kind",
    "statement type|sql operation|query operation|dml type",
    "What the statement does.",
    "SELECT:72|INSERT:13|UPDATE:11|DELETE:4",
  ),
  milliseconds(
    "query_time_ms",
    "query time|query duration|query latency|execution time of query|database time|db latency",
    "How long the statement ran.",
    6,
    1.4,
  ),
  tally("rows_examined", "rows scanned|rows read|scanned rows|documents scanned", "Rows that were read.", 800, 1.8),
  tally(
    "rows_returned",
    "rows affected|rows sent|returned rows|affected rows|row count|~rows|number of rows|record count|number of records",
    "Rows in the answer.",
    12,
    1.5,
  ),
  flag("index_used", "uses index|index hit|used index", "Whether an index was used.", 0.88),
  milliseconds("lock_wait_ms", "lock wait|lock wait time", "How long it waited for a lock.", 2, 1.4),
  flag("is_deadlock", "deadlock|deadlocked", "Whether two statements blocked each other.", 0.002),
  milliseconds(
    "replication_lag_ms",
    "replication lag|replica lag|replication delay",
    "How far the copy is behind.",
    120,
    1.2,
    0,
  ),
  choice(
    "table_name",
    "table|db table|target table|relation name|source table",
    "The table.",
    "orders:24|users:20|events:18|products:14|sessions:12|payments:12",
  ),
  choice(
    "queue_name",
    "queue|message queue|queue topic",
    "The queue.",
    "emails:24|orders:22|webhooks:18|thumbnails:14|reports:12|dead-letter:10",
  ),
  choice(
    "message_topic",
    "kafka topic|event topic|stream name|~stream|topic name",
    "The topic of the stream.",
    "orders.created:28|payments.settled:20|users.updated:18|clicks:20|inventory.changed:14",
  ),
  whole("partition", "partition id|kafka partition|shard|shard id|partition number", "The partition.", uniform(0, 15), {
    maximum: 1_023,
  }),
  typed(
    "offset",
    "message offset|kafka offset|log offset|consumer offset",
    "Place in the partition.",
    "int",
    { kind: "counter", start: uniform(0, 100_000), increment: geometric(1.5), decimals: 0 },
    { minimum: 0 },
  ),
  tally("consumer_lag", "lag|kafka lag|message lag|offset lag", "Messages not yet read.", 40, 1.5),
  tally(
    "queue_depth",
    "queue length|backlog|queue size|messages in queue|pending messages|pending jobs",
    "What waits in the queue.",
    36,
    1.4,
  ),
  choice(
    "consumer_group",
    "consumer|group of consumers",
    "Who reads the stream.",
    "billing:26|search-indexer:24|analytics:22|mailer:16|audit:12",
  ),
  choice(
    "delivery_guarantee",
    "delivery semantics|ack mode|qos level",
    "What delivery is promised.",
    "at least once:74|exactly once:14|at most once:12",
  ),
  typed(
    "bucket_name",
    "bucket|storage bucket|s3 bucket|container of blobs",
    "The bucket.",
    "string",
    choices("uploads|exports|backups|logs|static-assets|raw-data"),
  ),
  bytes(
    "storage_bytes",
    "storage used|storage size|object size|used storage|stored bytes|blob size",
    "Bytes stored.",
    24_000_000,
    2,
  ),
  decimal(
    "storage_gb",
    "storage|disk size|volume size|storage capacity|size in gb|gigabytes|database size|db size",
    "Storage.",
    lognormal(80, 1.2),
    1,
    { unit: "GB", minimum: 0 },
  ),
];

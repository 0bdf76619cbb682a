import { bytes, digest, milliseconds } from "../computing.ts";
import { choice, decimal, flag, key, money, share } from "../define.ts";
import { beta, lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is rented and what it costs. */
export const cloudTypes: readonly SemanticType[] = [
  key(
    "cloud_account_id",
    "cloud account|billing account|aws account|subscription account|linked account",
    "The account with the provider.",
    "ACC-",
    "account",
  ),
  choice(
    "cloud_provider",
    "cloud vendor|provider of cloud|cloud|hosting provider",
    "Who runs the machines.",
    "provider A:46|provider B:30|provider C:16|on premises:8",
  ),
  choice(
    "cloud_service",
    "product code|cloud product|billed service|cloud service name|service category",
    "What was used.",
    "compute:36|object storage:18|database:16|data transfer:12|functions:8|containers:6|monitoring:4",
  ),
  key("resource_id", "resource|cloud resource|resource name|arn|resource arn", "The resource.", "RES-", "resource"),
  choice(
    "resource_type",
    "type of resource|asset type of cloud|kind of resource",
    "What kind of resource it is.",
    "instance:38|bucket:20|database:16|function:14|load balancer:8|queue:4",
  ),
  choice(
    "usage_type",
    "usage unit|billing unit|charge type|usage kind|pricing unit",
    "What is counted.",
    "instance-hours:40|GB-months:24|requests:20|GB-transferred:16",
  ),
  decimal(
    "usage_quantity",
    "usage amount|consumed units|amount of usage|billed quantity",
    "How much was used.",
    lognormal(120, 1.3),
    3,
    { minimum: 0 },
  ),
  money(
    "unit_rate",
    "rate per unit|usage rate|price per unit of usage|on-demand rate",
    "What one unit costs.",
    0.05,
    1.2,
  ),
  money(
    "cloud_cost",
    {
      en: "daily cost|usage cost|blended cost|unblended cost|cloud spend|infrastructure cost|billed cost|amortized cost|monthly cloud cost",
      de: "cloud-kosten",
      es: "coste de la nube|costo de nube",
      fr: "coût cloud",
      pt: "custo de nuvem",
    },
    "What it cost.",
    18,
    1.4,
  ),
  choice(
    "cost_center",
    "cost centre|chargeback code|cost allocation tag|cost tag|cost allocation",
    "Who pays for it.",
    "CC-100:28|CC-110:22|CC-120:18|CC-200:16|CC-210:10|CC-300:6",
  ),
  choice(
    "pricing_model",
    "purchase option|pricing option|billing model|billing mode",
    "How it is charged.",
    "on demand:54|reserved:26|spot:14|savings plan:6",
  ),
  flag("is_untagged", "untagged|missing tags", "Whether tags are missing.", 0.12),
  milliseconds("cold_start_ms", "cold start|init duration|cold start time", "Start before the first call.", 420, 0.6),
  bytes("message_size_bytes", "message size|size of message|record size", "Bytes of the message.", 900, 1.2),
  digest("etag", "entity tag|object etag", "Tag of the version.", 16),
  share(
    "sampling_probability",
    "sample rate of traces|trace sampling|sampled share",
    "Share that is kept.",
    beta(1, 6),
  ),
  flag("is_sampled", "sampled|kept by sampling", "Whether it was kept by sampling.", 0.2),
  decimal("clock_skew_ms", "clock skew|clock drift|time skew", "By how much the clock is off.", normal(0, 6), 2, {
    unit: "ms",
  }),
];

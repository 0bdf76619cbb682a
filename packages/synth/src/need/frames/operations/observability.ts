import { beta, constant, geometric, happening, lognormal, uniform } from "../../ontology/models.ts";
import { ascending, core, divides, key, known, knowns, onlyWhere, rule, within } from "../define.ts";
import type { Frame } from "../frame.ts";
import { accumulates, compares, tells } from "../rules.ts";

const infrastructureLogs: Frame = {
  id: "network_infrastructure_logs",
  category: "network-infrastructure-logs",
  title: "network infrastructure logs",
  cues: {
    en: "network infrastructure log:3|infrastructure log:3|server log:2.5|access log:3|web server log:3|http access log:3|nginx log:3|apache log:3|http log:3|http request log:3|load balancer log:3|cdn log:3|cdn:2|dns log:2|edge log:3|request log:2.5|reverse proxy:2.5|web server:2|status code:1.2|http status:1.5|cache hit:1.5|infrastructure:1|network log:1.5|api gateway log:3|proxy log:2.5|bgp:2.5|dhcp log:3|varnish:2.5|haproxy:3|envoy log:3|edge server log:3|cdn request:3|apache combined log:4|combined log:2.5|5xx:2|access log line:3|web log line:3",
    de: "serverprotokoll:3|serverprotokolle:3|zugriffsprotokoll:3|zugriffsprotokolle:3|server-log:3|server-logs:3|infrastruktur-log:3|infrastruktur-logs:3|webserver:2|netzwerkinfrastruktur:2.5|router-logs:3|lastverteiler:2|netzwerkgeräte-logs:3",
    es: "registros de servidor:3|registros de acceso:3|logs del servidor:3|infraestructura de red:2.5|logs de routers:3|balanceador de carga:2.5|registros de red:2.5",
    fr: "journaux de serveur:3|journaux d'accès:3|logs serveur:3|infrastructure réseau:2.5|journaux de routeurs:3|répartiteur de charge:2.5|journaux réseau:2.5",
    pt: "registros de servidor:3|logs de acesso:3|logs do servidor:3|infraestrutura de rede:2.5|syslog:2.5|logs de roteadores:3|balanceador de carga:2.5|logs de rede:2.5",
  },
  against:
    "firewall:1.5|attack:2|intrusion:2|malware:2|bridge inspection:3|road:2|x402:2|llm:2|charging infrastructure:3|badge:2",
  record: "request",
  fields: [
    key("request_id"),
    core("timestamp", { names: "time|request time|ts|date" }),
    core("host", { names: "server|hostname" }),
    core("client_ip=source_ip", { names: "client ip|ip|ip address|remote address|source ip" }),
    core("method=http_method", { names: "method|http method" }),
    core("path=endpoint", { names: "path|url|endpoint|uri|request path" }),
    core("status_code", { names: "status|http status|response code" }),
    core("bytes_out", { names: "bytes|bytes sent|response size" }),
    core("latency_ms", { names: "duration|response time|latency|duration_ms|request time" }),
    known("upstream_ms", { names: "upstream time|upstream latency" }),
    ...knowns(
      "bytes_in referrer user_agent http_version tls_version cache_status cache_hit service_name backend_name load_balancer point_of_presence cloud_region trace_id country user_id protocol content_type",
    ),
    ...knowns(
      "domain_queried dns_record_type dns_response_code ttl incident_id log_level message=log_message error_type is_bot cpu_pct memory_pct environment is_error network_device syslog_severity asn is_timeout retry_count api_key_id rate_limit_status source_port destination_port session_id cipher_suite",
    ),
  ],
  rules: [
    within("upstream_ms", "latency_ms", beta(9, 2.4), 1),
    compares("is_error", "status_code", ">=", 500),
    tells("cache_hit", "cache_status", "HIT", "STALE"),
    onlyWhere("upstream_ms", "cache_hit", false),
    onlyWhere("upstream_ms", "cache_status", "MISS", "EXPIRED", "BYPASS"),
    onlyWhere("error_type", "is_error", true),
  ],
  rhythm: "consumer",
  days: 7,
};

const applicationLogs: Frame = {
  id: "application_logs",
  title: "application logs",
  cues: {
    en: "application log:3|app log:2.5|log entry:2.5|log line:2.5|log message:2.5|log level:2.5|log record:2|service log:3|error log:3|structured log:3|microservice log:3|system log:2.5|logs:1|log data:1.5|debug log:2.5|stack trace:2|exception log:3|logging data:2.5",
    de: "anwendungsprotokoll:3|anwendungsprotokolle:3|log-eintrag:2.5|fehlerprotokoll:3|fehlerprotokolle:3|anwendungs-log:3|anwendungs-logs:3|logdaten:2.5",
    es: "registros de aplicación:3|logs de aplicación:3|registro de errores:3",
    fr: "journaux d'application:3|logs applicatifs:3|journal d'erreurs:3",
    pt: "logs de aplicação:3|registros de aplicação:3|log de erros:3",
  },
  against:
    "access log:1.5|call log:2|workout log:3|captain:3|flight log:3|audit log:1.5|firewall:2|query log:2|security log:2|timber:3|activity log:1",
  record: "log line",
  fields: [
    key("log_id=record_id"),
    core("timestamp", { names: "time|logged at|ts", model: happening("ms", "business") }),
    core("level=log_level", { names: "level|severity|log level" }),
    core("service=service_name", { names: "service|application|component|app" }),
    core("host"),
    core("message=log_message", { names: "message|text|msg" }),
    known("error_code"),
    ...knowns(
      "logger_name error_type error_message stack_trace trace_id span_id request_id user_id session_id environment process_id thread_name process_name line_of_code latency_ms status_code http_method endpoint version cloud_region pod_name container_name duration_ms retry_count is_error incident_id source_ip",
    ),
  ],
  rules: [
    tells("is_error", "level", "ERROR", "FATAL"),
    onlyWhere("error_type", "level", "ERROR", "FATAL"),
    onlyWhere("error_code", "level", "ERROR", "FATAL"),
    onlyWhere("error_message", "level", "ERROR", "FATAL"),
    onlyWhere("stack_trace", "level", "ERROR", "FATAL"),
    rule("message goes with level", "message level", {
      message: {
        kind: "dependent",
        by: "level",
        models: { ERROR: { kind: "prose", about: "error" }, FATAL: { kind: "prose", about: "error" } },
        otherwise: { kind: "prose", about: "log" },
      },
    }),
  ],
  rhythm: "business",
  days: 7,
};

const serverMetrics: Frame = {
  id: "server_metrics",
  title: "server metrics",
  cues: {
    en: "server metric:3|host metric:3|system metric:3|infrastructure metric:3|cpu usage:2|cpu utilization:2|cpu:1.2|memory usage:1.5|server monitoring:3|resource utilization:2|disk usage:1.5|vm metric:3|performance metric of server:3|server performance:3|system performance:2|cloud metric:2.5|server telemetry:3|load average:2|data center:1.5|monitoring data:1.5|observability:2",
    de: "servermetrik:3|server-metriken:3|serverauslastung:3|systemmetriken:3|serverüberwachung:3",
    es: "métricas de servidor:3|uso de cpu:2|monitoreo de servidores:3|métricas del sistema:3",
    fr: "métriques serveur:3|métriques système:3|surveillance des serveurs:3",
    pt: "métricas de servidor:3|uso de cpu:2|monitoramento de servidores:3",
  },
  against: "pod:2|kubernetes:2.5|patient monitoring:3|sensor:1|waiter:3|training run:2|gpu hours:1",
  record: "sample",
  fields: [
    key("host@host", { names: "server|host|instance|server id|vm" }),
    key("timestamp", { names: "time|sampled at|ts" }),
    core("cpu_pct"),
    core("memory_pct"),
    core("disk_pct"),
    core("network_in_mbps", { names: "network in|network received" }),
    core("network_out_mbps", { names: "network out|network sent" }),
    known("load_average"),
    ...knowns(
      "disk_read_mbps disk_write_mbps disk_io uptime_s thread_count connection_count latency_ms error_rate requests_per_second gpu_pct gpu_memory_gb memory_mb temperature power_w instance_type@host cloud_region@host availability_zone@host environment@host service_name@host is_anomaly ip_address@host operating_system@host concurrent_users gc_pause_ms cluster_name@host alert_state",
    ),
  ],
  rules: [accumulates("uptime_s", "host", uniform(3_600, 4_000_000), constant(60), 0)],
  layout: { kind: "series", subject: "host", every: { count: 1, unit: "min" } },
  rhythm: "flat",
  days: 1,
};

const kubernetes: Frame = {
  id: "k8s_metrics",
  title: "Kubernetes pod metrics",
  cues: {
    en: "kubernetes:3|k8s:3|pod metric:3|kubernetes pod:3|container metric:3|pod:2|pods:2|oomkilled:3|oom kill:2.5|pod restart:3|container restart:3|cluster metric:2|namespace:1.5|docker container:2.5|container cpu:3|container memory:2.5|container:1.2|container orchestration:3|crashloopbackoff:3|helm:1.5",
    de: "kubernetes:3|pod-metriken:3|container-metriken:3",
    es: "kubernetes:3|métricas de pods:3|contenedores:1",
    fr: "kubernetes:3|métriques de pods:3|conteneurs:1",
    pt: "kubernetes:3|métricas de pods:3|contêineres:1",
  },
  against:
    "loading port:4|discharge port:4|at sea:4|container movement:4|containerbewegung:4|containernummer:4|shipping container:4|freight:3|vessel:3|terminal:2|shipping container:3|whale:3|freight:3|coffee pod:3",
  record: "sample",
  fields: [
    key("pod_name@pod", { names: "pod|pod name" }),
    key("timestamp", { names: "time|ts|sampled at" }),
    core("namespace@pod", { names: "ns" }),
    core("node=node_name@pod", { names: "node|node name" }),
    core("cpu_millicores", {
      names: "cpu|cpu usage|cpu cores",
      model: { kind: "measurement", level: lognormal(180, 0.7), daily: 40, yearly: 0, noise: 16, decimals: 0 },
    }),
    core("memory_mb", {
      names: "memory|memory usage|mem",
      model: { kind: "measurement", level: lognormal(360, 0.6), daily: 24, yearly: 0, noise: 9, decimals: 1 },
    }),
    core("restarts=restart_count", { names: "restarts|restart count" }),
    known("oom_killed", { names: "oom|oom kill|oom killed" }),
    known("status=pod_status", { names: "status|phase|pod status" }),
    ...knowns(
      "container_name@pod cluster_name@pod image_tag@pod cpu_pct memory_pct network_in_mbps network_out_mbps disk_io is_ready is_throttled replica_count@pod service_name@pod environment@pod cloud_region@pod requests_per_second latency_ms error_rate scaling_event deployment_id@pod memory_limit_mb=memory_mb@pod log_level",
    ),
  ],
  rules: [
    accumulates("restarts", "pod_name", geometric(0.4), geometric(0.01), 0),
    tells("is_ready", "status", "Running"),
  ],
  layout: { kind: "series", subject: "pod", every: { count: 1, unit: "min" } },
  rhythm: "flat",
  days: 1,
};

const traces: Frame = {
  id: "distributed_traces",
  title: "distributed traces",
  cues: {
    en: "distributed trace:3|distributed tracing:3|trace span:3|opentelemetry:2.5|opentelemetry trace:3|microservice trace:3|service trace:2.5|request trace:2.5|apm trace:3|apm:2|jaeger:2.5|span:1.5|spans:1.5|otel:2|service call:2|parent span:2|trace id:1.5|trace data:1.5|call graph:1.5",
    de: "verteiltes tracing:3|verteilte traces:3|spans:1.5",
    es: "trazas distribuidas:3|trazas:2",
    fr: "traces distribuées:3|traçage distribué:3",
    pt: "rastreamento distribuído:3|traces distribuídos:3",
  },
  against:
    "mcp:3|x402:3|agent:2|llm:1.5|wingspan:3|gps trace:3|lifespan:3|trace element:3|payment trace:3|model context protocol:3|fire service:4|call out:4|plumber:3|room service:4",
  record: "span",
  fields: [
    key("span_id"),
    core("trace_id@trace"),
    core("parent_span_id", { names: "parent|parent span", nulls: 0.2 }),
    core("service_name", { names: "service" }),
    core("operation=span_name", { names: "operation|name|span name" }),
    core("started_at=start_time", {
      names: "start time|timestamp|start",
      model: {
        kind: "moment",
        from: "-P1D",
        to: "P0D",
        rhythm: "business",
        ascending: true,
        grain: "ms",
        gap: { by: lognormal(8, 1), unit: "ms" },
      },
    }),
    core("duration_ms"),
    core("status=span_status", { names: "status|status code" }),
    ...knowns(
      "span_kind ended_at=end_time error_type error_message host http_method endpoint status_code environment@trace version cloud_region@trace user_id@trace is_error db_statement=sql_query bytes_out is_sampled@trace pod_name span_attributes=event_properties",
    ),
  ],
  rules: [
    onlyWhere("error_type", "status", "ERROR"),
    onlyWhere("error_message", "status", "ERROR"),
    tells("is_error", "status", "ERROR"),
    rule(
      "ended_at = started_at + duration_ms",
      "ended_at started_at duration_ms",
      { ended_at: { kind: "shifted", than: "started_at", by: "duration_ms", unit: "ms" } },
      [ascending("started_at ended_at")],
    ),
  ],
  layout: { kind: "groups", subject: "trace", least: 1, most: 14 },
  rhythm: "business",
  days: 1,
};

const apiCalls: Frame = {
  id: "api_usage",
  title: "API calls",
  cues: {
    en: "api call:2.5|api request:3|api usage:3|api log:3|rest api:2|api latency:3|endpoint latency:3|api performance:3|api gateway:2.5|rate limit:1.5|p95 latency:2|latency percentile:2|api response:2|api traffic:3|api monitoring:3|api endpoint:2|microservice:1.5|throughput:1",
    de: "api-aufruf:3|api-aufrufe:3|api-nutzung:3|api-anfragen:3",
    es: "registros de api:4|logs de api:4|llamadas a la api:3|uso de api:3|peticiones api:3",
    fr: "appels api:3|requêtes api:3|utilisation de l'api:3",
    pt: "registos de api:4|registros de api:4|logs de api:4|pedidos api:3|chamadas de api:3|uso de api:3|requisições de api:3",
  },
  against: "x402:3|llm:2|usdc:3|paid api:2|model:0.8|agent:1.5|mcp:2",
  record: "request",
  fields: [
    key("request_id"),
    core("timestamp", { names: "time|called at|date" }),
    core("endpoint", { names: "endpoint|route|path|api" }),
    core("method=http_method", { names: "method|verb" }),
    core("status_code", { names: "status|http status|response code" }),
    core("latency_ms", { names: "latency|response time|duration" }),
    core("client_id=api_key_id@client", { names: "client|api key|consumer|customer|user" }),
    ...knowns(
      "bytes_in bytes_out user_agent@client source_ip@client country@client plan@client rate_limit_remaining rate_limit_status error_type error_code error_message is_error version service_name cloud_region retry_count is_timeout cache_hit auth_method@client trace_id user_id@client p50_latency_ms p95_latency_ms p99_latency_ms request_count error_rate requests_per_second cost environment",
    ),
  ],
  rules: [
    compares("is_error", "status_code", ">=", 400),
    rule(
      "p95 <= p99",
      "p95_latency_ms p99_latency_ms",
      {
        p99_latency_ms: {
          kind: "sum",
          terms: [{ field: "p95_latency_ms", times: 1 }],
          noise: lognormal(260, 0.7),
          decimals: 1,
        },
      },
      [ascending("p95_latency_ms p99_latency_ms")],
    ),
    rule(
      "p50 <= p95",
      "p50_latency_ms p95_latency_ms",
      {
        p95_latency_ms: {
          kind: "sum",
          terms: [{ field: "p50_latency_ms", times: 1 }],
          noise: lognormal(150, 0.6),
          decimals: 1,
        },
      },
      [ascending("p50_latency_ms p95_latency_ms")],
    ),
    onlyWhere("error_type", "is_error", true),
    onlyWhere("error_code", "is_error", true),
    onlyWhere("error_message", "is_error", true),
    rule(
      "p50 <= p95 <= p99",
      "p50_latency_ms p95_latency_ms p99_latency_ms",
      {
        p95_latency_ms: {
          kind: "sum",
          terms: [{ field: "p50_latency_ms", times: 1 }],
          noise: lognormal(150, 0.6),
          decimals: 1,
        },
        p99_latency_ms: {
          kind: "sum",
          terms: [{ field: "p95_latency_ms", times: 1 }],
          noise: lognormal(260, 0.7),
          decimals: 1,
        },
      },
      [ascending("p50_latency_ms p95_latency_ms p99_latency_ms")],
    ),
  ],
  rhythm: "business",
  days: 30,
};

const serviceLevels: Frame = {
  id: "service_metrics",
  title: "service level metrics",
  cues: {
    en: "service level:2|slo:3|sla report:2.5|uptime report:3|uptime monitoring:3|error budget:3|service metric:3|golden signal:3|availability report:2.5|service health:3|latency metric:2.5|p99:2|p95:1.5|service reliability:3|site reliability:3|sre:3|service uptime:3",
    de: "verfügbarkeitsbericht:3|verfügbarkeitsberichte:3|service-metriken:3|dienstverfügbarkeit:3",
    es: "disponibilidad del servicio:3|métricas de servicio:3",
    fr: "disponibilité du service:3|métriques de service:3",
    pt: "disponibilidade do serviço:3|métricas de serviço:3",
  },
  against: "customer service level:2|call center:3|support:2|hospital:2",
  record: "sample",
  fields: [
    key("service_name@service", { names: "service" }),
    key("timestamp", { names: "time|window start|date" }),
    core("requests_per_second", {
      names: "rps|throughput|request rate",
      model: { kind: "measurement", level: lognormal(240, 0.8), daily: 60, yearly: 0, noise: 18, decimals: 1 },
    }),
    core("error_rate"),
    core("p50_latency_ms"),
    core("p95_latency_ms"),
    core("p99_latency_ms"),
    known("uptime_pct", { names: "uptime|availability" }),
    ...knowns(
      "request_count error_count slo_target@service error_budget_remaining outage_min sla_breached cpu_pct memory_pct environment@service cloud_region@service version@service alert_state endpoint@service cache_hit_rate queue_depth apdex=ratio is_anomaly",
    ),
  ],
  rules: [
    rule(
      "p50 <= p95 <= p99",
      "p50_latency_ms p95_latency_ms p99_latency_ms",
      {
        p95_latency_ms: {
          kind: "sum",
          terms: [{ field: "p50_latency_ms", times: 1 }],
          noise: lognormal(150, 0.5),
          decimals: 1,
        },
        p99_latency_ms: {
          kind: "sum",
          terms: [{ field: "p95_latency_ms", times: 1 }],
          noise: lognormal(260, 0.6),
          decimals: 1,
        },
      },
      [ascending("p50_latency_ms p95_latency_ms p99_latency_ms")],
    ),
    rule(
      "error_count <= request_count",
      "error_count request_count",
      { error_count: { kind: "portion", of: "request_count", share: beta(1.2, 90), decimals: 0 } },
      [ascending("error_count request_count")],
    ),
    divides("error_rate", "error_count", "request_count", 2, 100),
  ],
  layout: { kind: "series", subject: "service", every: { count: 5, unit: "min" } },
  rhythm: "flat",
  days: 1,
};

/** What running software tells of itself. */
export const observabilityFrames: readonly Frame[] = [
  infrastructureLogs,
  applicationLogs,
  serverMetrics,
  kubernetes,
  traces,
  apiCalls,
  serviceLevels,
];

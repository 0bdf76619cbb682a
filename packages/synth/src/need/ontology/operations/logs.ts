import { token } from "../computing.ts";
import { choice, text, typed, whole } from "../define.ts";
import { choices, lognormal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Lines of logs and spans of traces. */
export const logTypes: readonly SemanticType[] = [
  choice(
    "log_level",
    {
      en: "severity level|log severity|loglevel|level of log|logging level|severity of log|lvl",
      de: "log-level|protokollstufe",
      es: "nivel de registro|nivel de log",
      fr: "niveau de journal|niveau de log",
      pt: "nível de log",
    },
    "How serious the line is.",
    "INFO:68|DEBUG:14|WARN:11|ERROR:6|FATAL:1",
  ),
  text(
    "log_message",
    {
      en: "log text|log line|log entry|log body|message text of log|raw log|raw message",
      de: "log-meldung|protokollmeldung",
      es: "mensaje de registro|mensaje de log",
      fr: "message de journal",
      pt: "mensagem de log",
    },
    "What was logged.",
    "log",
  ),
  choice(
    "logger_name",
    "logger|log source|logger class|component name|subsystem|log facility|~facility",
    "What logged it.",
    "http.server:30|db.pool:18|auth:14|scheduler:12|cache:10|queue.worker:9|payments:7",
  ),
  text(
    "error_message",
    {
      en: "error text|error detail|exception message|failure message|error description|error|failure detail",
      de: "fehlermeldung",
      es: "mensaje de error",
      fr: "message d'erreur",
      pt: "mensagem de erro",
    },
    "What went wrong, in words.",
    "error",
  ),
  choice(
    "error_type",
    {
      en: "exception|exception type|exception class|error class|error category|error name|type of error|kind of error|failure type|fault class",
      de: "fehlertyp|fehlerart|ausnahme",
      es: "tipo de error|excepción",
      fr: "type d'erreur|exception",
      pt: "tipo de erro|exceção",
    },
    "What kind of error it is.",
    "timeout:28|validation error:22|not found:16|connection refused:12|permission denied:9|rate limited:7|internal error:6",
  ),
  choice(
    "error_code",
    {
      en: "errno|error number|code of error|failure error code|err code",
      de: "fehlercode|fehlernummer",
      es: "código de error",
      fr: "code d'erreur",
      pt: "código de erro",
    },
    "The code of the error.",
    "E_TIMEOUT:28|E_VALIDATION:22|E_NOT_FOUND:16|E_CONN_REFUSED:12|E_DENIED:9|E_RATE_LIMIT:7|E_INTERNAL:6",
  ),
  typed(
    "stack_trace",
    "stacktrace|traceback|call stack|backtrace",
    "Where in the code it happened.",
    "string",
    choices(
      "at handle (server.ts:118)|at query (pool.ts:64)|at parse (body.ts:31)|at sign (token.ts:77)|at publish (queue.ts:52)|at render (page.ts:203)",
    ),
  ),
  whole("line_of_code", "line no of code|source line|code line", "Line of the source.", lognormal(120, 0.9), {
    minimum: 1,
  }),
  choice(
    "environment",
    {
      en: "env|stage of deployment|deployment environment|deploy environment|target environment",
      de: "umgebung",
      es: "entorno",
      fr: "environnement",
      pt: "ambiente",
    },
    "Where the software runs.",
    "production:70|staging:18|development:12",
  ),
  whole("process_id", "pid|process number|process identifier", "Number of the process.", uniform(2, 65_535), {
    minimum: 1,
  }),
  typed(
    "thread_name",
    "thread|thread id|worker thread",
    "The thread.",
    "string",
    choices("main|http-1|http-2|http-3|worker-1|worker-2|gc|timer"),
  ),
  choice(
    "process_name",
    "~process|~program|executable|daemon|binary|process image",
    "The program.",
    "nginx:24|postgres:18|node:18|sshd:12|cron:10|java:10|python3:8",
  ),
  token(
    "trace_id",
    "trace|trace identifier|distributed trace id|correlation trace",
    "The trace: one request through all services.",
    16,
    "trace",
  ),
  token("span_id", "span|span identifier", "The span: one step of the trace.", 8),
  token("parent_span_id", "parent span|parent span identifier|parent id of span", "The span that called this one.", 8),
  token(
    "request_id",
    {
      en: "request|request identifier|correlation id|req id|request number|call id|transaction trace id|x-request-id",
      de: "anfrage-id|anfragenummer",
      es: "id de solicitud|id de petición",
      fr: "identifiant de requête",
      pt: "id da requisição",
    },
    "The request.",
    10,
  ),
  choice(
    "span_name",
    "~operation|operation name|name of span|endpoint operation|rpc method|method name",
    "What the span does.",
    "GET /orders:20|POST /orders:12|db.query:24|cache.get:16|auth.verify:12|queue.publish:8|http.client:8",
  ),
  choice(
    "span_kind",
    "kind of span|type of span|kind",
    "The span's side of the call.",
    "SERVER:34|CLIENT:34|INTERNAL:24|PRODUCER:4|CONSUMER:4",
  ),
  choice(
    "span_status",
    "span status code|trace status|status of span|otel status",
    "How the span ended.",
    "OK:62|UNSET:32|ERROR:6",
  ),
];

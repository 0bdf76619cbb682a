import { SpanStatusCode, trace } from "@opentelemetry/api";
import type { Observer } from "./observer.ts";

/** The observer with spans sent to an OpenTelemetry collector. The SDK is loaded only when it is asked for. */
export async function withTracing(observer: Observer, endpoint: string): Promise<Observer> {
  const [{ NodeSDK }, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/sdk-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  const sdk = new NodeSDK({
    serviceName: "synthetic-data-gateway",
    traceExporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
  });
  sdk.start();
  const tracer = trace.getTracer("synthetic-data-gateway");
  return {
    ...observer,
    span: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    close: async () => {
      // A collector that is gone must not keep the gateway from stopping.
      await sdk.shutdown().catch(() => undefined);
      await observer.close();
    },
  };
}

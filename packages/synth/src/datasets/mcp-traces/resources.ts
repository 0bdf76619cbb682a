import { uuidText } from "../../engine/hex.ts";
import { innerKey, keyAt, type Stream } from "../../random/hash.ts";
import { servers } from "../mcp-tool-call-transcripts/servers.ts";
import { AGENT_SERVICE, serviceNames } from "./vocabulary.ts";

/** Instances of each service. */
export const INSTANCES = 4;
const languages = ["python", "nodejs", "go", "java"] as const;
const sdkVersions = ["1.38.0", "2.2.0", "1.38.0", "1.55.0"] as const;
const AGENT_VERSION = "3.4.1";

export interface Resources {
  /** RFC 8785 text of the resource of an instance of a service. */
  of(service: number, instance: number): string;
}

export function resources(seeds: Stream): Resources {
  const known = new Map<number, string>();
  const make = (service: number, instance: number): string => {
    const name = serviceNames[service] ?? AGENT_SERVICE;
    const version = service === 0 ? AGENT_VERSION : (servers[service - 1]?.version ?? AGENT_VERSION);
    const language = service % languages.length;
    const id = uuidText(innerKey(keyAt(seeds, service), instance));
    return `{"deployment.environment.name":"production","service.instance.id":"${id}","service.name":"${name}","service.version":"${version}","telemetry.sdk.language":"${languages[language] ?? ""}","telemetry.sdk.name":"opentelemetry","telemetry.sdk.version":"${sdkVersions[language] ?? ""}"}`;
  };
  return {
    of: (service, instance) => {
      const index = service * INSTANCES + instance;
      const text = known.get(index) ?? make(service, instance);
      known.set(index, text);
      return text;
    },
  };
}

import { lazily, listed, worded } from "../list.ts";

/** Words of those who run machines and write programs. */
export const programmingLanguages = worded(
  "Python JavaScript TypeScript Java C# C++ Go Rust PHP Ruby Kotlin Swift C SQL R Scala Dart Shell Elixir Haskell Julia Perl Lua Clojure",
);
export const licences = worded("MIT Apache-2.0 GPL-3.0 BSD-3-Clause ISC MPL-2.0 LGPL-3.0 AGPL-3.0 Unlicense EPL-2.0");
export const kubernetesNamespaces = worded(
  "default kube-system monitoring ingress cert-manager checkout catalog search payments identity notifications reporting staging batch logging platform data-pipeline web",
);
export const kubernetesWorkloads = worded(
  "cart-api search-api auth-service ledger-worker image-resizer mail-sender order-api price-sync queue-worker report-job session-cache web-frontend gateway feature-flags recommender webhook-dispatcher export-worker metrics-agent",
);
export const podPhases = [
  ["Running", 90],
  ["Pending", 3],
  ["Succeeded", 4],
  ["Failed", 2],
  ["Unknown", 1],
] as const;
export const podReasons = worded(
  "OOMKilled CrashLoopBackOff ImagePullBackOff Evicted Completed Error ContainerCreating NodeLost",
);
/** Invented: no cloud has regions of these names. */
export const cloudRegions = worded(
  "north-1 north-2 south-1 east-1 east-2 west-1 west-2 central-1 central-2 island-1 coast-1 alpine-1",
);
export const availabilityZones = worded(
  "north-1a north-1b north-1c east-1a east-1b east-1c west-1a west-1b central-1a central-1b central-1c south-1a south-1b",
);
export const instanceTypes = worded(
  "c2.small c2.medium c2.large c2.xlarge m4.medium m4.large m4.xlarge m4.2xlarge r3.large r3.xlarge g1.large g1.4xlarge t1.micro t1.small",
);
export const cloudServices = listed(
  "compute|object storage|managed database|load balancer|function runtime|message queue|content delivery|key vault|data warehouse|container registry|DNS|monitoring",
);
export const logLevels = [
  ["DEBUG", 18],
  ["INFO", 68],
  ["WARN", 9],
  ["ERROR", 4.5],
  ["FATAL", 0.5],
] as const;
export const environments = worded("production staging development testing preview");
export const deploymentStatuses = worded("succeeded failed rolled_back in_progress cancelled");
export const incidentPriorities = ["P1", "P2", "P3", "P4"] as const;
export const ticketStatuses = listed("open|in progress|waiting for customer|resolved|closed|reopened");
export const databases = listed("relational|document|key-value|graph|time series|search index|column store|vector");
export const protocols = worded("TCP UDP ICMP HTTP HTTPS DNS SSH SMTP FTP RDP NTP TLS QUIC MQTT gRPC");
export const errorTypes = worded(
  "TimeoutError ConnectionReset ValidationError PermissionDenied NotFound RateLimited OutOfMemory DeadlockDetected SerializationError NullReference DiskFull CertificateExpired ConfigurationError UpstreamUnavailable",
);
export const alertNames = listed(
  "HighErrorRate|HighLatency|DiskAlmostFull|PodRestarting|CertificateExpiring|QueueBacklog|MemoryPressure|CpuThrottling|ReplicaLag|BackupMissing|LoginFailures|TrafficDrop",
);

/** Names of models, invented. */
export const modelNames = worded(
  "lumen-7b lumen-70b lumen-70b-instruct orla-small orla-large-v2 quill-chat-1 quill-chat-2 tessera-13b tessera-code nimbus-mini nimbus-pro-2 halcyon-8x7b halcyon-vision arden-embed-3 kestrel-reason-1 kestrel-turbo",
);
export const finishReasons = [
  ["stop", 82],
  ["length", 8],
  ["tool_calls", 9],
  ["content_filter", 1],
] as const;
export const toolNames = worded(
  "search_web read_file write_file run_query send_email create_ticket get_weather list_orders update_record book_slot translate_text fetch_url summarize_document calculate convert_currency find_contact schedule_meeting",
);

/** ATT&CK techniques by id, with our own short words. */
export const attackTechniques = lazily(
  (): readonly { readonly id: string; readonly name: string; readonly tactic: string }[] =>
    "T1566 initial-access Phishing|T1566.001 initial-access Attachment in a mail|T1566.002 initial-access Link in a mail|T1190 initial-access Flaw in a public service|T1078 initial-access Stolen account|T1133 initial-access Remote access service|T1059 execution Script interpreter|T1059.001 execution Command shell script|T1204 execution User opens a file|T1053 persistence Scheduled task|T1547 persistence Start at logon|T1136 persistence New account|T1098 persistence Changed account|T1505 persistence Server component|T1068 privilege-escalation Flaw for more rights|T1548 privilege-escalation Bypassed elevation|T1055 defense-evasion Code put into a process|T1027 defense-evasion Hidden code|T1070 defense-evasion Traces removed|T1562 defense-evasion Defences switched off|T1110 credential-access Guessing passwords|T1110.003 credential-access One password, many accounts|T1003 credential-access Dumped credentials|T1555 credential-access Password stores|T1046 discovery Scan of services|T1082 discovery System details|T1083 discovery Files and folders|T1087 discovery Accounts listed|T1021 lateral-movement Remote services|T1570 lateral-movement Tool copied over|T1005 collection Data from the machine|T1114 collection Mail collected|T1071 command-and-control Web protocols|T1105 command-and-control Tool fetched|T1572 command-and-control Tunnel|T1041 exfiltration Over the control channel|T1048 exfiltration Over another protocol|T1567 exfiltration To a web service|T1486 impact Data encrypted|T1498 impact Network flooded|T1490 impact Recovery blocked|T1496 impact Computing power stolen"
      .split("|")
      .map((entry) => {
        const [id = "", tactic = "", ...name] = entry.split(" ");
        return { id, tactic, name: name.join(" ") };
      }),
);
export const threatSeverities = ["informational", "low", "medium", "high", "critical"] as const;
export const malwareFamilies = listed(
  "Greymoth|Tidelock|Ashworm|Pinedrop|Glassjack|Mudlark|Coldspoon|Saltrat|Quietfern|Hollowbyte|Rustmite|Nightcart",
);

/** Chains and tokens: general names and invented ones. */
export const chains = worded("ethereum base polygon arbitrum optimism solana bitcoin avalanche");
export const tokens = worded("ETH USDC USDT WBTC DAI LUMX ORLA TIDE QUIL FJRD HALO NIMB BRSA DUNE");
export const sensorTypes = listed(
  "temperature|humidity|pressure|vibration|CO2|light|motion|noise|flow|level|voltage|current|door contact|air quality|soil moisture|smoke|GPS|water leak",
);
export const connectionTypes = worded("wifi ethernet 4g 5g lorawan bluetooth zigbee nb-iot satellite 3g");

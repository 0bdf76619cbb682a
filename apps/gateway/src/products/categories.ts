/** One of the categories that are sold by the row. */
export interface Category {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Other names that mean exactly this category, in lower case. */
  readonly aliases: readonly string[];
}

/** The 19 categories of the catalog. */
export const categories: readonly Category[] = [
  {
    id: "financial-markets",
    label: "Financial markets",
    description:
      "Price bars of a fictional market: fat tails, volatility clusters, sessions, volume and corporate actions.",
    aliases: ["market data", "stock prices", "ohlcv", "price bars", "equities", "crypto prices"],
  },
  {
    id: "consumer-signals",
    label: "Consumer signals",
    description: "Survey waves and interest indices of fictional households: confidence, intentions, expectations.",
    aliases: ["consumer sentiment", "consumer confidence", "survey data"],
  },
  {
    id: "event-streams",
    label: "Event streams",
    description: "Product events in CloudEvents form: sessions, bursts, late and repeated events.",
    aliases: ["clickstream", "product events", "cloudevents", "event logs"],
  },
  {
    id: "mcp-traces",
    label: "MCP traces",
    description: "OpenTelemetry spans of model and tool calls over the Model Context Protocol.",
    aliases: ["mcp spans", "model context protocol traces", "genai traces"],
  },
  {
    id: "healthcare-claims",
    label: "Healthcare claims",
    description: "Medical claims of fictional members: diagnoses, procedures, adjudication, denials.",
    aliases: ["medical claims", "insurance claims", "health claims"],
  },
  {
    id: "iot-sensor-logs",
    label: "IoT sensor logs",
    description: "Telemetry of sensor fleets: seasons, drift, faults, lost readings.",
    aliases: ["sensor data", "iot telemetry", "sensor logs"],
  },
  {
    id: "social-graph",
    label: "Social graph",
    description: "Relations of fictional users: heavy-tailed degrees, communities, homophily.",
    aliases: ["social network", "friend graph", "follower graph"],
  },
  {
    id: "geospatial-mobility",
    label: "Geospatial mobility",
    description: "Movements of fictional devices: homes, routines, trips and modes of travel.",
    aliases: ["mobility data", "gps traces", "trips", "trajectories"],
  },
  {
    id: "retail-transactions",
    label: "Retail transactions",
    description:
      "Order lines of a fictional retailer: baskets, prices, taxes, returns, labelled fraud; sums that add up.",
    aliases: [
      "retail orders",
      "ecommerce transactions",
      "e-commerce transactions",
      "card transactions",
      "sales transactions",
      "order lines",
    ],
  },
  {
    id: "weather-observations",
    label: "Weather observations",
    description: "Station records: wet and dry spells, daily and yearly cycles, consistent physics.",
    aliases: ["weather data", "weather stations", "meteorology"],
  },
  {
    id: "network-security-logs",
    label: "Network security logs",
    description: "Connection logs with attack campaigns hidden in ordinary traffic, labelled.",
    aliases: ["security logs", "netflow", "zeek logs", "intrusion detection"],
  },
  {
    id: "genomics-variants",
    label: "Genomics variants",
    description: "Variant calls in VCF terms over a hash-made reference genome.",
    aliases: ["vcf", "genetic variants", "variant calls"],
  },
  {
    id: "support-conversations",
    label: "Support conversations",
    description: "Customer service dialogues with actions, policies and outcomes.",
    aliases: ["customer support", "support chats", "helpdesk conversations"],
  },
  {
    id: "x402-agent-traces",
    label: "x402 agent traces",
    description: "Payment flows of agents over x402: challenges, signatures, settlements, failures.",
    aliases: ["x402 traces", "agent payments", "payment traces"],
  },
  {
    id: "agent-payment-negotiation-logs",
    label: "Agent payment negotiation logs",
    description: "Offers and counter-offers of agents that buy and sell, to agreement or walk-away.",
    aliases: ["negotiation logs", "agent negotiation", "price negotiation"],
  },
  {
    id: "mcp-tool-call-transcripts",
    label: "MCP tool call transcripts",
    description: "JSON-RPC messages between MCP clients and servers, exact for each protocol revision.",
    aliases: ["mcp transcripts", "tool calls", "tool call transcripts", "mcp messages"],
  },
  {
    id: "llm-reasoning-chains",
    label: "LLM reasoning chains",
    description: "Problems with worked solutions, step by step, with checked and with labelled wrong steps.",
    aliases: ["reasoning chains", "chain of thought", "reasoning traces"],
  },
  {
    id: "agent-behavioral-drift",
    label: "Agent behavioral drift",
    description: "Agents' metrics over time with labelled changes of behaviour.",
    aliases: ["agent drift", "behavioral drift", "behavioural drift", "drift detection"],
  },
  {
    id: "protocol-error-injection",
    label: "Protocol error injection",
    description: "Requests with labelled faults and the answers that the protocols prescribe.",
    aliases: ["error injection", "fault injection", "protocol errors", "malformed requests"],
  },
];

export const categoryIds: readonly string[] = categories.map(({ id }) => id);

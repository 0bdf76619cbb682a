import { readFileSync } from "node:fs";
import { z } from "zod";

export type Mode = "sandbox" | "production";

/** The chain that money moves on, and who settles there: a facilitator if one is named, else this process with its key. */
export interface ChainConfig {
  readonly rpcUrl: string;
  readonly payTo: `0x${string}`;
  readonly facilitator: { readonly url: string; readonly token: string | undefined } | undefined;
  /** Settles when no facilitator is named; pays refunds in either case. */
  readonly privateKey: `0x${string}` | undefined;
}

export interface Config {
  readonly mode: Mode;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Absolute, without a trailing slash; absent in the sandbox, where the bound address is used. */
  readonly baseUrl: string | undefined;
  readonly apiUrl: string | undefined;
  readonly dataFolder: string;
  /** `local:` runs a private PostgreSQL in the data folder. */
  readonly databaseUrl: string;
  /** Absent in the sandbox, which runs a chain of its own. */
  readonly chain: ChainConfig | undefined;
  readonly roles: ReadonlySet<"web" | "worker">;
  readonly operatorWallets: ReadonlySet<string>;
  /** How many wallets one client address may open free quotas for in 24 hours; 0 means no cap. */
  readonly freeWalletsPerAddress: number;
  /** How many proxies in front of the service write X-Forwarded-For; 0 means that the header is not believed. */
  readonly trustedProxies: number;
  /** The most that refunds may pay out in 24 hours, in micro-USDC. */
  readonly refundCap: bigint;
  readonly operatorPort: number | undefined;
  readonly traceEndpoint: string | undefined;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
}

/** One sentence a setting: what is wrong, what is allowed, where to set it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

const httpUrl = z.string().regex(/^https?:\/\/[^\s/]+(\/[^\s]*[^\s/])?$/);
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const privateKey = z.string().regex(/^0x[0-9a-fA-F]{64}$/);
const port = z.coerce.number().int().min(0).max(65535);

interface Setting {
  readonly schema: z.ZodType;
  readonly form: string;
  /** What holds when nothing is said. */
  readonly preset?: string;
  readonly secret?: true;
}

const settings = {
  PORT: { schema: port, preset: "8402", form: "a port number from 0 (any free port) to 65535" },
  HOST: { schema: z.string().min(1), preset: "127.0.0.1", form: "an address to listen on, such as 127.0.0.1" },
  BASE_URL: { schema: httpUrl, form: "an absolute http(s) URL without a trailing slash" },
  API_URL: { schema: httpUrl, form: "an absolute http(s) URL without a trailing slash" },
  DATA_DIR: { schema: z.string().min(1), preset: ".data", form: "a folder" },
  DATABASE_URL: {
    schema: z.string().regex(/^(local:|postgres(ql)?:\/\/\S+)$/),
    preset: "local:",
    form: "local: (a private PostgreSQL) or postgres://user:password@host:port/database",
    secret: true,
  },
  CHAIN_RPC_URL: { schema: httpUrl, form: "the http(s) URL of a JSON-RPC endpoint of chain 8453", secret: true },
  PAY_TO: {
    schema: address.refine((text) => !/^0x0+$/.test(text)),
    form: "the recipient: 0x and 40 hexadecimal digits, not all zero",
  },
  FACILITATOR_URL: { schema: httpUrl, form: "the http(s) URL of an x402 facilitator" },
  FACILITATOR_TOKEN: { schema: z.string().min(1), form: "the facilitator's bearer token", secret: true },
  SETTLEMENT_PRIVATE_KEY: { schema: privateKey, form: "0x and 64 hexadecimal digits", secret: true },
  ROLES: {
    schema: z.string().regex(/^(web|worker)(,(web|worker))?$/),
    preset: "web,worker",
    form: "web, worker or web,worker",
  },
  OPERATOR_WALLETS: {
    schema: z.string().regex(/^(0x[0-9a-fA-F]{40})(,0x[0-9a-fA-F]{40})*$/),
    form: "wallet addresses with commas between them",
  },
  FREE_WALLETS_PER_ADDRESS: {
    schema: z.coerce.number().int().min(0),
    preset: "20",
    form: "a whole number, 0 for no cap",
  },
  TRUSTED_PROXIES: {
    schema: z.coerce.number().int().min(0).max(10),
    preset: "0",
    form: "how many proxies stand in front, 0 to 10",
  },
  REFUND_CAP_MICRO_USDC: {
    schema: z.string().regex(/^\d{1,15}$/),
    preset: "100000000",
    form: "micro-USDC a day, a whole number",
  },
  OPERATOR_PORT: { schema: port, form: "a port number for /metrics on the loopback interface" },
  OTEL_EXPORTER_OTLP_ENDPOINT: { schema: httpUrl, form: "the http(s) URL of an OpenTelemetry collector" },
  LOG_LEVEL: {
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    preset: "info",
    form: "fatal, error, warn, info, debug, trace or silent",
  },
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof settings;
type Environment = Readonly<Record<string, string | undefined>>;

/** Any of these means that somebody set out to take real money: then nothing falls back to the sandbox. */
const productionSettings = ["CHAIN_RPC_URL", "PAY_TO", "FACILITATOR_URL", "SETTLEMENT_PRIVATE_KEY"] as const;

/**
 * The environment as one typed, validated, frozen object.
 * @throws ConfigError naming every wrong or missing setting at once.
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const values = new Map<SettingName, string>();
  for (const name of Object.keys(settings) as SettingName[]) {
    const setting: Setting = settings[name];
    const value = settingOf(name, environment, problems) ?? setting.preset;
    if (value === undefined) continue;
    if (setting.schema.safeParse(value).success) values.set(name, value);
    else problems.push(`${name} must be ${setting.form}; ${shown(name, value)}.`);
  }

  const asked = productionSettings.filter((name) => values.has(name) || environment[name] !== undefined);
  const mode: Mode = environment.NODE_ENV === "production" || asked.length > 0 ? "production" : "sandbox";
  if (mode === "production") problems.push(...missingInProduction(values, environment, asked));
  if (problems.length > 0) throw new ConfigError(problems);

  const text = (name: SettingName) => values.get(name) as string;
  const number = (name: SettingName) => Number(values.get(name));
  const baseUrl = values.get("BASE_URL");
  return Object.freeze({
    mode,
    host: text("HOST"),
    port: number("PORT"),
    baseUrl,
    apiUrl: values.get("API_URL") ?? baseUrl,
    dataFolder: text("DATA_DIR"),
    databaseUrl: text("DATABASE_URL"),
    chain: mode === "production" ? chainOf(values) : undefined,
    roles: new Set(text("ROLES").split(",") as ("web" | "worker")[]),
    operatorWallets: new Set((values.get("OPERATOR_WALLETS") ?? "").toLowerCase().split(",").filter(Boolean)),
    freeWalletsPerAddress: number("FREE_WALLETS_PER_ADDRESS"),
    trustedProxies: number("TRUSTED_PROXIES"),
    refundCap: BigInt(text("REFUND_CAP_MICRO_USDC")),
    operatorPort: values.has("OPERATOR_PORT") ? number("OPERATOR_PORT") : undefined,
    traceEndpoint: values.get("OTEL_EXPORTER_OTLP_ENDPOINT"),
    logLevel: text("LOG_LEVEL") as Config["logLevel"],
  });
}

/** Every setting with its form and default, for the documentation. */
export function configurationTable(): { name: string; form: string; preset: string; secret: boolean }[] {
  return Object.entries(settings).map(([name, setting]: [string, Setting]) => ({
    name,
    form: setting.form,
    preset: setting.preset ?? "",
    secret: setting.secret === true,
  }));
}

function settingOf(name: SettingName, environment: Environment, problems: string[]): string | undefined {
  const value = environment[name];
  const setting: Setting = settings[name];
  const file = setting.secret === undefined ? undefined : environment[`${name}_FILE`];
  if (file === undefined) return value === "" ? undefined : value;
  if (value !== undefined) problems.push(`Set ${name} or ${name}_FILE, not both.`);
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    problems.push(`${name}_FILE names a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    return undefined;
  }
}

function shown(name: SettingName, value: string): string {
  const setting: Setting = settings[name];
  return setting.secret === undefined
    ? `the environment says ${JSON.stringify(value)}`
    : "the value given has another form";
}

function missingInProduction(
  values: ReadonlyMap<SettingName, string>,
  environment: Environment,
  asked: readonly string[],
): string[] {
  const cause =
    environment.NODE_ENV === "production" ? "NODE_ENV is production" : `${asked.join(" and ")} asks for production`;
  const problems: string[] = [];
  const missing = (name: SettingName, why: string) => {
    const setting: Setting = settings[name];
    const where =
      setting.secret === undefined ? "the environment" : `the environment, or in a file that ${name}_FILE names`;
    problems.push(`${name} is missing (${cause}): ${why}. It is ${setting.form}; set it in ${where}.`);
  };
  if (!values.has("BASE_URL")) missing("BASE_URL", "buyers are sent to it");
  if (!values.has("PAY_TO")) missing("PAY_TO", "it receives the money");
  if (!values.has("CHAIN_RPC_URL")) missing("CHAIN_RPC_URL", "payments are checked there");
  if (!values.has("FACILITATOR_URL") && !values.has("SETTLEMENT_PRIVATE_KEY")) {
    missing("SETTLEMENT_PRIVATE_KEY", "something must settle payments, this key or a facilitator at FACILITATOR_URL");
  }
  for (const name of ["BASE_URL", "API_URL"] as const) {
    const url = values.get(name);
    if (url !== undefined && !url.startsWith("https://") && !isLoopback(url)) {
      problems.push(`${name} must be https in production: ${JSON.stringify(url)} would send payments in the clear.`);
    }
  }
  return problems;
}

function isLoopback(url: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(url).hostname);
}

function chainOf(values: ReadonlyMap<SettingName, string>): ChainConfig {
  const url = values.get("FACILITATOR_URL");
  return {
    rpcUrl: values.get("CHAIN_RPC_URL") as string,
    payTo: values.get("PAY_TO") as `0x${string}`,
    facilitator: url === undefined ? undefined : { url, token: values.get("FACILITATOR_TOKEN") },
    privateKey: values.get("SETTLEMENT_PRIVATE_KEY") as `0x${string}` | undefined,
  };
}

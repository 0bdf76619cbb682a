import { capital, type NameStyle, styled } from "./naming.ts";

/** What values an attribute takes. */
export type Kind =
  | { readonly kind: "text"; readonly most: number; readonly samples: readonly string[] }
  /** A code of a fixed form: A stands for a capital letter, 0 for a digit. */
  | { readonly kind: "code"; readonly mask: string }
  | { readonly kind: "format"; readonly format: "date" | "date-time" | "email" | "uri" }
  | { readonly kind: "member"; readonly members: readonly string[] }
  | { readonly kind: "integer"; readonly low: number; readonly high: number }
  | { readonly kind: "number"; readonly low: number; readonly high: number }
  | { readonly kind: "flag" }
  | { readonly kind: "list"; readonly most: number; readonly samples: readonly string[] }
  | { readonly kind: "address" }
  | { readonly kind: "period" };

export interface Attribute {
  readonly name: string;
  /** The argument's name on servers of a style; arguments are never in kebab case. */
  readonly names: Readonly<Record<NameStyle, string>>;
  /** What it is, without an article, to stand after "the", and with a capital. */
  readonly phrase: string;
  readonly opening: string;
  readonly of: Kind;
}

const text = (most: number, ...samples: string[]): Kind => ({ kind: "text", most, samples });
const code = (mask: string): Kind => ({ kind: "code", mask });
const member = (...members: string[]): Kind => ({ kind: "member", members });
const integer = (low: number, high: number): Kind => ({ kind: "integer", low, high });
const number = (low: number, high: number): Kind => ({ kind: "number", low, high });
const list = (most: number, ...samples: string[]): Kind => ({ kind: "list", most, samples });
const date: Kind = { kind: "format", format: "date" };
const time: Kind = { kind: "format", format: "date-time" };
const email: Kind = { kind: "format", format: "email" };
const uri: Kind = { kind: "format", format: "uri" };
const flag: Kind = { kind: "flag" };

const table: Readonly<Record<string, readonly [phrase: string, of: Kind]>> = {
  address: ["postal address", { kind: "address" }],
  adults: ["number of adults", integer(1, 12)],
  amount: ["amount in the account's currency", number(0, 100_000)],
  assignee: ["user name of whoever takes care", text(64, "ines.adler", "tom.birk", "noor.cole", "sam.dietz")],
  author: ["name of the author", text(80, "M. Arden", "J. Okafor", "L. Brandt")],
  barcode: ["barcode", code("00000000")],
  batch: ["batch code", code("AA-0000")],
  bedrooms: ["number of bedrooms", integer(0, 12)],
  body: [
    "body in plain text",
    text(2000, "Please see the attached list.", "Thanks, that solved it.", "Moved to next week."),
  ],
  branch: ["branch", text(120, "main", "release-7", "fix/login-loop")],
  budget: ["budget", number(0, 5_000_000)],
  capacity: ["capacity", integer(1, 5_000)],
  carrier: ["carrier", member("road", "rail", "sea", "air")],
  celsius: ["temperature in degrees Celsius", number(-90, 150)],
  channel: ["channel", member("email", "chat", "phone", "web")],
  city: ["city", text(80, "Altmar", "Corvale", "Dunholm", "Fenbury")],
  color: ["colour", member("red", "amber", "green", "blue", "grey")],
  commit: ["commit", code("AA00AA00")],
  concentration: ["concentration in mmol/l", number(0, 500)],
  content_type: ["media type", member("text/plain", "text/markdown", "application/pdf")],
  country: ["country as a two-letter code", member("AT", "DE", "FR", "GB", "NL", "SE")],
  course_level: ["level", member("beginner", "intermediate", "advanced")],
  currency: ["currency", member("EUR", "GBP", "SEK", "USD")],
  customer: ["customer number", code("C-00000")],
  database: ["database", text(63, "sales", "events", "ledger_eu", "staging")],
  deadline: ["deadline", date],
  department: ["department", text(60, "Research", "Facilities", "Finance", "Field service")],
  description: [
    "description",
    text(500, "Annual check of the north wing.", "Replaces the broken unit.", "Short and to the point."),
  ],
  discount: ["discount in percent", number(0, 100)],
  distance_km: ["distance in kilometres", number(0, 20_000)],
  due_date: ["due date", date],
  duration_minutes: ["duration in minutes", integer(1, 1_440)],
  email: ["email address", email],
  end: ["end", time],
  environment: ["environment", member("production", "staging", "development")],
  folder: ["folder", text(200, "/contracts/2026", "/drafts", "/archive/plans")],
  fuel: ["kind of fuel", member("diesel", "electric", "hydrogen", "petrol")],
  full_name: ["full name", text(80, "Ada Lindqvist", "Ben Okoye", "Clara Voss")],
  grade: ["grade from 0 to 100", integer(0, 100)],
  guests: ["number of guests", integer(1, 400)],
  height_cm: ["height in centimetres", number(0, 400)],
  hourly_rate: ["hourly rate", number(0, 900)],
  icd: ["short code of the finding", code("A00")],
  is_active: ["whether it is active", flag],
  is_billable: ["whether it is billed", flag],
  is_fragile: ["whether it is fragile", flag],
  is_pinned: ["whether it is pinned", flag],
  is_private: ["whether it is private", flag],
  is_remote: ["whether it takes place remotely", flag],
  is_urgent: ["whether it is urgent", flag],
  items: ["items by name", list(20, "bracket", "hinge", "lamp", "panel", "valve")],
  keywords: ["keywords", list(10, "alpha", "coastal", "legacy", "pilot", "winter")],
  language: ["language as a two-letter code", member("en", "de", "fr", "sv", "es")],
  latitude: ["latitude", number(-90, 90)],
  location: ["location", text(120, "Hall 3", "Dock B", "Second floor", "Yard east")],
  longitude: ["longitude", number(-180, 180)],
  members: ["members by user name", list(30, "ines.adler", "tom.birk", "noor.cole", "sam.dietz")],
  metric: ["metric", member("cpu", "memory", "latency", "errors", "throughput")],
  mileage_km: ["mileage in kilometres", integer(0, 2_000_000)],
  model: ["model", text(60, "TX-40", "Corso 2", "Lumen S")],
  name: ["name", text(80, "Harbour lights", "Plan B", "North star", "Spring review")],
  note: ["note", text(400, "Call before noon.", "Second attempt.", "Checked by phone.")],
  organizer: ["organizer's email address", email],
  owner: ["owner's user name", text(64, "ines.adler", "tom.birk", "noor.cole")],
  pages: ["number of pages", integer(1, 5_000)],
  passengers: ["number of passengers", integer(0, 80)],
  percent_full: ["fill level in percent", integer(0, 100)],
  period: ["period", { kind: "period" }],
  phone: ["phone number", text(30, "020 7946 0102", "020 7946 0777")],
  plate: ["licence plate", code("AA-0000")],
  port: ["port", integer(1, 65_535)],
  position: ["position in the list, from 0", integer(0, 10_000)],
  postcode: ["postcode", code("00000")],
  price: ["price", number(0, 250_000)],
  priority: ["priority", member("low", "normal", "high", "urgent")],
  quantity: ["quantity", integer(1, 100_000)],
  query_text: ["statement to run", text(4000, "select count(*) from orders", "select day, total from sales")],
  rating: ["rating from 1 to 5", integer(1, 5)],
  reason: ["reason", text(300, "Requested by the customer.", "Entered twice.", "No longer needed.")],
  recipients: ["recipients' email addresses", list(25, "team@example.com", "desk@example.org", "ops@example.net")],
  recurrence: ["recurrence", member("none", "daily", "weekly", "monthly")],
  region: ["region", member("north", "south", "east", "west")],
  replicas: ["number of replicas", integer(0, 64)],
  resolution: ["resolution", member("720p", "1080p", "2160p")],
  retention_days: ["retention in days", integer(1, 3_650)],
  role: ["role", member("viewer", "editor", "admin")],
  room: ["room", text(40, "Lab 2", "Aurora", "B-104")],
  salary_band: ["salary band", code("A0")],
  score: ["score between 0 and 1", number(0, 1)],
  seats: ["number of seats", integer(1, 1_000)],
  service: ["service", text(60, "checkout", "search-api", "mailer")],
  severity: ["severity", member("info", "minor", "major", "critical")],
  shelf: ["shelf", code("A-00-0")],
  skills: ["skills", list(15, "forklift", "first aid", "welding", "planning")],
  sku: ["article number", code("AAA-0000")],
  start: ["start", time],
  subject: ["subject line", text(150, "Your visit on Monday", "Second reminder", "Access request")],
  supplier: ["supplier", text(80, "Brook & Dale", "Northgate Parts", "Elmwood Supply")],
  table_name: ["table", text(63, "orders", "visits", "stock_moves")],
  tags: ["labels", list(8, "blue", "field", "review", "spare", "vip")],
  tax_rate: ["tax rate in percent", number(0, 40)],
  temperature_zone: ["temperature zone", member("ambient", "chilled", "frozen")],
  threshold: ["threshold", number(0, 1_000_000)],
  timeout_seconds: ["timeout in seconds", integer(1, 3_600)],
  timezone: ["time zone", text(60, "Europe/London", "Europe/Berlin", "America/New_York")],
  title: ["title", text(150, "Quarterly outlook", "Safety briefing", "Moving checklist", "Release notes")],
  unit: ["unit", member("kg", "g", "l", "piece")],
  url: ["address on the web", uri],
  version_tag: ["version", text(40, "1.4.0", "2026.3", "7.0.2")],
  volume_ml: ["volume in millilitres", number(0, 5_000)],
  website: ["website", uri],
  weight_kg: ["weight in kilograms", number(0, 40_000)],
};

const known = new Map<string, Attribute>(
  Object.entries(table).map(([name, [phrase, of]]) => {
    const snake = styled(name, "snake");
    const names = { snake, camel: styled(name, "camel"), kebab: snake };
    return [name, { name, names, phrase, opening: capital(phrase), of }];
  }),
);

/** The attribute of a name. Throws a RangeError for a name that is not in the table. */
export function attributeOf(name: string): Attribute {
  const attribute = known.get(name);
  if (attribute === undefined) throw new RangeError(`no attribute ${name}`);
  return attribute;
}

import type { DrawSequence } from "../../random/draw-sequence.ts";

/** What a member's value looks like. */
type Kind = "word" | "code" | "city" | "currency" | "date" | "note" | "user" | "count" | "amount" | "flag";

/** An operation of an invented service, as its several protocols name it. */
export interface Operation {
  readonly path: string;
  readonly rpc: string;
  readonly tool: string;
  readonly service: string;
  readonly event: string;
  /** In code unit order of their names. */
  readonly members: readonly (readonly [name: string, kind: Kind])[];
}

export const operations: readonly Operation[] = [
  {
    path: "/v1/orders",
    rpc: "orders.create",
    tool: "create_order",
    service: "/shop.v1.Orders/Create",
    event: "order.created",
    members: [
      ["currency", "currency"],
      ["customer", "code"],
      ["express", "flag"],
      ["quantity", "count"],
    ],
  },
  {
    path: "/v1/refunds",
    rpc: "refunds.open",
    tool: "open_refund",
    service: "/shop.v1.Refunds/Open",
    event: "refund.opened",
    members: [
      ["amount", "amount"],
      ["order", "code"],
      ["reason", "note"],
    ],
  },
  {
    path: "/v1/shipments/quotes",
    rpc: "shipments.quote",
    tool: "quote_shipment",
    service: "/freight.v1.Quotes/Get",
    event: "shipment.quoted",
    members: [
      ["destination", "city"],
      ["fragile", "flag"],
      ["origin", "city"],
      ["weight_kg", "amount"],
    ],
  },
  {
    path: "/v1/bookings",
    rpc: "bookings.reserve",
    tool: "reserve_room",
    service: "/rooms.v1.Bookings/Reserve",
    event: "booking.reserved",
    members: [
      ["arrival", "date"],
      ["guests", "count"],
      ["room", "word"],
    ],
  },
  {
    path: "/v2/contacts",
    rpc: "contacts.update",
    tool: "update_contact",
    service: "/people.v2.Contacts/Update",
    event: "contact.updated",
    members: [
      ["city", "city"],
      ["contact", "code"],
      ["login", "user"],
      ["revision", "count"],
    ],
  },
  {
    path: "/v1/sensors/readings",
    rpc: "sensors.report",
    tool: "report_reading",
    service: "/field.v1.Sensors/Report",
    event: "reading.reported",
    members: [
      ["celsius", "amount"],
      ["sensor", "code"],
      ["sequence", "count"],
    ],
  },
  {
    path: "/v1/tickets",
    rpc: "tickets.open",
    tool: "open_ticket",
    service: "/help.v1.Tickets/Open",
    event: "ticket.opened",
    members: [
      ["priority", "count"],
      ["subject", "note"],
      ["urgent", "flag"],
    ],
  },
  {
    path: "/v1/invoices/search",
    rpc: "invoices.search",
    tool: "search_invoices",
    service: "/billing.v1.Invoices/Search",
    event: "invoice.found",
    members: [
      ["limit", "count"],
      ["since", "date"],
      ["text", "word"],
    ],
  },
  {
    path: "/v3/jobs",
    rpc: "jobs.schedule",
    tool: "schedule_job",
    service: "/batch.v3.Jobs/Schedule",
    event: "job.scheduled",
    members: [
      ["job", "word"],
      ["retries", "count"],
      ["start", "date"],
    ],
  },
  {
    path: "/v1/stock/moves",
    rpc: "stock.move",
    tool: "move_stock",
    service: "/depot.v1.Stock/Move",
    event: "stock.moved",
    members: [
      ["from_bin", "code"],
      ["pieces", "count"],
      ["to_bin", "code"],
    ],
  },
  {
    path: "/v1/forecasts",
    rpc: "forecast.read",
    tool: "read_forecast",
    service: "/sky.v1.Forecasts/Read",
    event: "forecast.issued",
    members: [
      ["city", "city"],
      ["day", "date"],
      ["hours", "count"],
    ],
  },
  {
    path: "/v1/documents",
    rpc: "documents.store",
    tool: "store_document",
    service: "/paper.v1.Documents/Store",
    event: "document.stored",
    members: [
      ["locked", "flag"],
      ["owner", "user"],
      ["pages", "count"],
      ["title", "note"],
    ],
  },
];

const words = [
  "amber",
  "birch",
  "cedar",
  "delta",
  "ember",
  "fjord",
  "garnet",
  "heron",
  "indigo",
  "juniper",
  "krill",
  "lupin",
];
const towns = [
  "Altmar",
  "Brevik Sound",
  "Corvale",
  "Dunholm",
  "Estrell",
  "Fenbury",
  "Gorsley",
  "Hartwick",
  "Iverness Point",
];
const currencies = ["EUR", "GBP", "SEK", "PLN", "USD"];
const notes = [
  "arrived damaged",
  "second attempt of the week",
  "please call before noon",
  "meter shows an old value",
  "wrong size, keep the box",
  "quarterly review",
  "lamp flickers since Monday",
  "copy for the archive",
  "door code has changed",
  "two parcels, one missing",
];

/** The JSON type of a kind's values. */
export function typeOf(kind: Kind): "string" | "integer" | "number" | "boolean" {
  if (kind === "count") return "integer";
  if (kind === "amount") return "number";
  return kind === "flag" ? "boolean" : "string";
}

function dateText(draws: DrawSequence): string {
  return `2026-${String(draws.between(1, 12)).padStart(2, "0")}-${String(draws.between(1, 28)).padStart(2, "0")}`;
}

/** A value of a kind as RFC 8785 text. */
export function valueText(kind: Kind, draws: DrawSequence): string {
  switch (kind) {
    case "word":
      return `"${draws.pick(words)}"`;
    case "code":
      return `"${draws.pick(words).slice(0, 2)}_${draws.hex(8)}"`;
    case "city":
      return `"${draws.pick(towns)}"`;
    case "currency":
      return `"${draws.pick(currencies)}"`;
    case "date":
      return `"${dateText(draws)}"`;
    case "note":
      return `"${draws.pick(notes)}"`;
    case "user":
      return `"${draws.pick(words)}.${draws.pick(words)}"`;
    case "count":
      return String(draws.between(1, 400));
    case "amount":
      return `${draws.between(1, 999)}.${draws.between(1, 9)}`;
    case "flag":
      return draws.chance(0.5) ? "true" : "false";
  }
}

/** The operation's members with values, as the body of an object without its braces. */
export function membersText({ members }: Operation, draws: DrawSequence): string {
  let text = "";
  for (let i = 0; i < members.length; i++) {
    const [name, kind] = members[i] as Operation["members"][number];
    text += `${i === 0 ? "" : ","}"${name}":${valueText(kind, draws)}`;
  }
  return text;
}

const schemas = new WeakMap<Operation, string>();

/** The closed JSON Schema of the operation's members, all required. */
export function schemaText(operation: Operation): string {
  let text = schemas.get(operation);
  if (text === undefined) {
    const properties = operation.members.map(([name, kind]) => `"${name}":{"type":"${typeOf(kind)}"}`).join(",");
    const required = JSON.stringify(operation.members.map(([name]) => name));
    text = `{"additionalProperties":false,"properties":{${properties}},"required":${required},"type":"object"}`;
    schemas.set(operation, text);
  }
  return text;
}

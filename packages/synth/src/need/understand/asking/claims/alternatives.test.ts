import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("one of a choice for all leaves no share for another one", () => {
  areToldImpossible([
    "app events from just Android phones, a third of the events from iPhones, with screen name",
    "installs on iOS only, half of the installs from a Samsung Galaxy, version and date",
    "card payments, just Visa, 30% Mastercard, amount and merchant",
    "every transaction in EUR, a quarter of them in USD, with amount and date",
    "contact requests, all by email, a third by phone, with topic and date",
    "deliveries by bike only, a third of the deliveries by van, with distance",
    "subscriptions all on the monthly plan, a fifth of them yearly, with price",
    "apenas pagamentos com Visa, 40% com Mastercard, com valor e data",
    "server logs, nothing but errors, 30% of the lines are info, with message",
    "used cars only, a third of the cars brand new, with make and mileage",
    "Alle 600 Rechnungen sind bezahlt, ein Drittel davon ist noch offen, mit Betrag",
  ]);
});

test("what is had beside it, or is of something else, is planned", () => {
  arePlanned([
    "only Android events, a third of them from tablets, with screen name",
    "Android users only, 20% also use an iPad, with country",
    "all invoices in EUR, 20% with a bank account in USD, with amount",
    "contact requests, all answered by email, a third received by phone, with topic",
    "customers, all with an email, a third with a phone, with town",
    "every driver has an iPhone, half of the passengers use Android, with trip",
    "only flights from Berlin, 20% to Paris, with price",
    "just delivered parcels, a third of them damaged, weight and city",
  ]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function says(need: string, field: string, members: readonly string[]): void {
  const found = planOf(need).constraints.find((each) => each.kind === "enum" && each.field === field);
  assert.deepEqual(found?.value.enum, members, `${need}: ${namesOf(planOf(need)).join(", ")}`);
}

test("nobody joins columns by or: the enumeration that knows the members names their column", () => {
  says("school lunches: vegetarian, vegan or normal, date", "dietary_preference", ["vegetarian", "vegan", "normal"]);
  says("flights: on time, delayed or cancelled, airline, route", "status", ["on time", "delayed", "cancelled"]);
  says("trees: oak, beech or pine, height, trunk diameter", "species", ["oak", "beech", "pine"]);
  says("reviews: positive, neutral or negative, stars, text", "sentiment", ["positive", "neutral", "negative"]);
});

test("the noun behind the last member is what all of them are of", () => {
  says("tennis points: server, first or second serve, rally length", "serve", ["first", "second"]);
  says("loans with fixed or variable rate, amount, term in years", "rate_type", ["fixed", "variable"]);
  says("risks with low, medium or high impact, owner, due date", "impact", ["low", "medium", "high"]);
  says("orders: standard or express shipping, weight, price", "shipping_method", ["standard", "express"]);
});

test("what has turned out so or so is a status, and else a type of what the need is about", () => {
  says("rooms: single, double or suite, price per night", "room_type", ["single", "double", "suite"]);
  says("support calls: resolved, escalated or dropped, agent", "status", ["resolved", "escalated", "dropped"]);
  says("facturas: pagada o pendiente, importe, fecha", "estado", ["pagada", "pendiente"]);
  says("commandes : en attente, expédiée ou livrée, montant", "statut", ["en attente", "expédiée", "livrée"]);
  says("newspaper subscriptions: print, digital or both, start date", "subscription_type", [
    "print",
    "digital",
    "both",
  ]);
  says("Kunden: privat oder gewerblich, Umsatz", "kundentyp", ["privat", "gewerblich"]);
});

test("columns before the members are none of them", () => {
  says("BGP updates: peer, prefix, announce or withdraw, origin AS", "bgp_event", ["announce", "withdraw"]);
  assert.ok(namesOf(planOf("BGP updates: peer, prefix, announce or withdraw, origin AS")).includes("prefix"));
});

test("members are delivered as they were written", () => {
  says("wine sales: red, white or rosé, bottle price", "colour", ["red", "white", "rosé"]);
  says("200 app installs, iOS or Android, country, install date", "platform", ["iOS", "Android"]);
});

test("members may be of several words where they say what was done, or how something is", () => {
  says("haggling rounds: offer, floor price, accepted or walked away", "status", ["accepted", "walked away"]);
  says("scooters: battery %, in use or parked", "status", ["in_use", "parked"]);
  says("concert tickets: venue, presale or general sale, face value", "ticket_type", ["presale", "general sale"]);
  says("rides: surface road or trail, distance", "surface", ["road", "trail"]);
});

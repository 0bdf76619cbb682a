import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a share of a value that there is not is asked back", () => {
  areToldImpossible([
    "rent ledger, 5,000 rows, tenant, month, amount 400-1800, status may only be 'paid' or 'unpaid', with 10% 'refunded'",
    'tickets, priority must be "low" or "high", 15% "urgent", 400 rows',
    "orders, status can only be 'open' or 'closed', and 5% are 'cancelled', amount",
    "Rechnungen, Status nur 'offen' oder 'bezahlt', 10 % 'storniert', Betrag",
    "Bestellungen, alle haben den Status 'versendet', bei 15 % ist der Status 'storniert'",
    "orders, all have status 'shipped', 15% have status 'cancelled', amount",
    'every invoice has the state "paid" and 10% are in state "void", amount',
    "pedidos, todos tienen el estado 'enviado', un 15 % con estado 'cancelado'",
    "commandes, toutes ont le statut 'livrée', 20 % avec le statut 'annulée'",
    "orders, status can only be 'open' or 'closed', 5% have status 'refunded', amount",
  ]);
});

test("a share of a listed value, or in another column, is planned", () => {
  arePlanned([
    "rent ledger, amount 400-1800, status may only be 'paid' or 'unpaid', with 10% 'unpaid'",
    'tickets, priority must be "low" or "high", 15% "high", 400 rows',
    "orders, status can only be 'open' or 'closed', 5% have payment 'refunded', amount",
    "orders, status only 'open' or 'closed', channel 'web' or 'shop', 20% 'shop'",
    "orders, all have currency 'EUR', 15% have status 'cancelled', amount",
    "orders, all have status 'shipped' or 'cancelled', 15% have status 'cancelled', amount",
    "orders, all have status 'open' at first, 15% have status 'closed' later, amount",
    "Bestellungen, alle haben den Status 'versendet', bei 15 % ist die Zahlung 'offen'",
  ]);
});

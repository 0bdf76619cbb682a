import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a share of a value outside a closed list is asked back", () => {
  areToldImpossible([
    "1,200 bus tickets sold, zone only A, B or C, price 2-9 euro, time of sale, a tenth of the tickets for zone D",
    "Payments table, 3,000 rows, payment method is either card or cash and nothing besides, amount 1-300, till number, with 12% bank transfer",
    "700 cars at a dealer, fuel type restricted to petrol and diesel, mileage, price 2k-40k; a tenth of the cars are electric",
    "5k support chats: language English, French or German, no further languages, minutes 1-40, one in ten in Polish",
    "4000 orders. We ship to Spain and Portugal and nowhere else. Amount 5-300. Around 8 % of the orders go to Greece.",
    "300 exam papers, grade A, B, C or D, nothing lower, subject, date, 12% with grade F",
    "1.000 Fahrräder, Farbe ausschließlich rot, blau oder schwarz, Rahmennummer, Preis 200-2500, 10 % sind grün",
    "640 Mitarbeiter, Standort ausschließlich Wien, Graz oder Linz, Gehalt 2000-6000, ein Zehntel arbeitet in Salzburg",
    "900 alumnos, idioma exclusivamente inglés o francés, nota 0-10, un 15 % con alemán",
    "800 commandes, paiement uniquement par carte ou virement, montant 5-300, 15 % en espèces",
    "1200 corridas de táxi, pagamento só em dinheiro ou pix, distância 1-30 km, 20% pagas com cartão",
  ]);
});

test("a share of a listed value, or of another column, is planned", () => {
  arePlanned([
    "1,200 bus tickets sold, zone only A, B or C, price 2-9 euro, a tenth of the tickets for zone C",
    "Payments table, 3,000 rows, payment method card or cash, currency EUR only, amount 1-300, 12% refunded",
    "700 cars at a dealer, fuel type restricted to petrol and diesel, a tenth of the cars are red",
    "1,500 shirts, size only S, M or L, 20% size M, colour red, blue or green, 30% green",
    "2,000 flights, class economy or business only, 12% delayed, 5% cancelled",
    "4000 orders. We ship to Spain and Portugal and nowhere else. 8 % of the goods come from Greece.",
    "800 commandes, paiement uniquement par carte ou virement, 15 % en retard",
    "700 pedidos, pago solo con tarjeta o efectivo, 30 % en efectivo, 5 % devueltos, importe 5-300",
  ]);
});

test("shares of a closed list that leave some rows without a value are asked back", () => {
  areToldImpossible([
    "Trees in our park, 800 of them, height 2-30 m, planted year; 60% oak, 30% beech and no other species, girth",
    "1,500 tickets: priority low 40%, medium 30%, high 20% and there is no fourth priority; opened at, agent",
    "800 wines, colour red 50%, white 30%, rosé 10%, those three being the only colours, year, price 5-60",
    "2,400 rides, vehicle: bike 30%, scooter 30%, nothing but these two, distance 0.5-12 km",
    "1,200 trips, three modes only: bus 45%, tram 25%, metro 15%; start, end, minutes",
    "500 samples, result positive 20%, negative 70% - a third result does not exist",
    "1.000 Anträge, Status nur genehmigt 50 % oder abgelehnt 40 %, sonst gibt es keinen Status, Betrag",
    "1,000 votos, 50% sim, 30% não e nenhuma outra resposta, idade 16-90",
  ]);
});

test("shares with a rest, or a closed list that is whole, are planned", () => {
  arePlanned([
    "1,500 tickets: priority low 40%, medium 30%, high 20%, the rest urgent; opened at, agent",
    "800 wines, colour red 50%, white 30%, rosé 20%, those three being the only colours",
    "900 guests: breakfast 30%, half board 30%, full board 20%, other boards make up the rest; nights 1-14",
  ]);
});

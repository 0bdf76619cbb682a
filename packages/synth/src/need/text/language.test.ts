import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOf } from "./language.ts";

test("a mere list of columns tells its language by what they are called", () => {
  for (const [need, language] of [
    ["Concerts streaming : artiste, titre, écoutes, pays", "fr"],
    ["Vols : compagnie, départ, arrivée, retard 0-90 min", "fr"],
    ["Vuelos: compañía, salida, llegada, retraso 0-90 min", "es"],
    ["Sensores: temperatura, humedad, presión, estado", "es"],
    ["Voos: companhia, partida, chegada, atraso 0-90 min", "pt"],
    ["Sensores: temperatura, humidade, pressão, estado", "pt"],
    ["Handballspiele: Heim, Gast, Tore 18-40, Zuschauer", "de"],
    ["Wetter: Temperatur, Luftfeuchte, Wind km/h, Regen mm", "de"],
    ["player, team, goals 0-5, assists, minutes 0-90", "en"],
    ["casa rentals: guest, nights, price", "en"],
  ] as const)
    assert.equal(languageOf(need), language, need);
});

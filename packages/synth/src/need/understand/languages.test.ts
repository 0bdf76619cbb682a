import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

function said(need: string): readonly string[] {
  return planOf(need).constraints.map(({ understoodAs }) => understoodAs);
}

test("counted things have a key that is called by their own singular", () => {
  const keys: readonly (readonly [string, string])[] = [
    ["Messwerte von 14 Bienenvölkern alle 10 Minuten: Gewicht in kg", "bienenvolk_id"],
    ["Stromzähler von 60 Haushalten, stündlich, letzte 7 Tage: Leistung in kW bis 12", "haushalt_id"],
    ["Schichtplan für 150 Pflegekräfte, letzte 4 Wochen, täglich: Station", "pflegekraft_id"],
    ["relevés de 16 ruches connectées toutes les 30 minutes sur 10 jours : poids en kg", "ruche_id"],
    ["medições de 22 poços artesianos, de 6 em 6 horas, no último mês: nível em metros", "poco_id"],
    ["trayectorias de 80 patinetes eléctricos cada 10 segundos durante 2 horas: latitud, longitud", "patinete_id"],
  ];
  for (const [need, key] of keys) assert.ok(namesOf(planOf(need)).includes(key), `${key}: ${namesOf(planOf(need))}`);
});

test("a plural with what is said of it is a number, and no key", () => {
  for (const [need, name] of [
    ["produção de máquinas de injeção: peças boas, refugo entre 0 e 8 %", "pecas_boas"],
    ["300 linhas de fisioterapia: nome, sessões realizadas, sessões previstas", "sessoes_realizadas"],
  ] as const)
    assert.equal(planOf(need).fields.find((field) => field.name === name)?.type, "int", need);
});

test("shares are said in words", () => {
  const rates: readonly (readonly [string, string])[] = [
    ["3.500 Schäden: Schadennummer, reguliert bei drei Vierteln", "75%"],
    ["1.200 Bewerbungen: Stelle, Absage bei jeder zweiten Bewerbung", "50%"],
    ["500 Patienten: Alter, jeder Fünfte raucht", "20%"],
    ["900 incidencias: técnico, fecha, una de cada diez es urgente", "10%"],
    ["4 000 interventions : type, date, feu maîtrisé dans un quart des cas", "25%"],
    ["600 relevés : date, batterie faible pour 4 % des relevés", "4%"],
  ];
  for (const [need, share] of rates)
    assert.ok(
      said(need).some((each) => each.includes(`is true in ${share}`)),
      `${need}: ${said(need)}`,
    );
});

test("values are left out in any of the languages", () => {
  const nulls: readonly (readonly [string, string])[] = [
    ["900 Bewertungen: Sterne 1-5, Kommentar (fehlt bei 35 %)", "35%"],
    ["1 500 consultations : date, espèce, médicament prescrit (vide dans 60 % des cas)", "60%"],
    ["800 multas: data do pagamento vazia em 40%, valor", "40%"],
    ["1.200 Bewerbungen: Eingangsdatum, Gesprächstermin nach Eingangsdatum und leer bei 60 %", "gesprachstermin"],
  ];
  for (const [need, share] of nulls)
    assert.ok(
      said(need).some((each) => each.includes(share) && /missing|null/.test(each)),
      `${need}: ${said(need)}`,
    );
});

test("bounds stand where the language has them", () => {
  for (const [need, bound] of [
    ["100 Zeilen: Leistung in kW bis 12, Ort", "leistung is at most 12 kW"],
    ["partidos de fútbol, 90 filas: jornada del 1 al 30, equipo local", "jornada is between 1 and 30"],
    ["patinetes, 50 filas: velocidad máxima 25 km/h, batería en %", "velocidad is at most 25 km/h"],
    ["500 camions : consommation en l/100 km entre 18 et 40, chauffeur", "consommation is between 18 and 40 l/100km"],
    ["650 motoristas: nota média de 1 a 5, bloqueado 3 %", "nota_media is between 1 and 5"],
  ] as const)
    assert.ok(said(need).includes(bound), `${need}: ${said(need)}`);
});

test("a quality that stands alone is of the noun before it", () => {
  const two = namesOf(
    planOf("relevés météo quotidiens de 30 stations en 2025 : température minimale et maximale, pluie"),
  );
  assert.ok(two.includes("temperature_minimale") && two.includes("temperature_maximale"), `${two}`);
  const ends = namesOf(planOf("200 trajets : heures de début et de fin, distance en km"));
  assert.ok(ends.includes("heure_debut") && ends.includes("heure_fin"), `${ends}`);
  const compared = said(
    "18 estaciones cada día de 2025: temperatura mínima por debajo de la máxima, máxima entre 4 y 46 °C",
  );
  assert.ok(compared.includes("temperatura_minima < temperatura_maxima"), `${compared}`);
});

test("a date and its hour are one moment", () => {
  for (const [need, name] of [
    ["90 vendas: data e hora, produto", "data_hora"],
    ["90 tickets : date et heure, produit", "date_heure"],
    ["90 filas de ventas: fecha y hora, producto", "fecha_hora"],
  ] as const) {
    const field = planOf(need).fields.find((each) => each.name === name);
    assert.equal(field?.type, "datetime", `${need}: ${namesOf(planOf(need))}`);
  }
});

test("times are compared under the names they have", () => {
  for (const [need, relation] of [
    ["90 coletas: início, fim depois do início, peso", "inicio < fim"],
    ["1.200 Bewerbungen: Eingangsdatum, Gesprächstermin nach Eingangsdatum", "eingangsdatum < gesprachstermin"],
    ["250 linhas: placa, hora de entrada, hora de saída sempre depois da entrada", "hora_entrada < hora_saida"],
  ] as const)
    assert.ok(said(need).includes(relation), `${need}: ${said(need)}`);
});

test("members follow a noun of kinds, few as they are", () => {
  for (const [need, members] of [
    ["75 chariots : énergie électrique ou gaz, charge en tonnes", "énergie|electrique|gaz"],
    ["210 nóminas: contrato indefinido, temporal o en prácticas, antigüedad", "indefinido|temporal|practicas"],
    ["4 000 interventions : type (incendie, secours à personne, accident de la route)", "accident de la route"],
  ] as const)
    assert.ok(
      said(need).some((each) => each.includes("is one of") && members.split("|").some((one) => each.includes(one))),
      `${need}: ${said(need)}`,
    );
});

test("a mere list of German columns is German", () => {
  const { rows, fields } = planOf("300 Rechnungen: Rechnungsnummer, Nettobetrag, Bruttobetrag, bezahlt ja/nein");
  assert.equal(rows, 300);
  assert.equal(fields.find(({ name }) => name === "nettobetrag")?.unit, "EUR");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";
import type { Model } from "../../inferred/model.ts";
import { ontology } from "./ontology.ts";

/** Needs of buyers of a trade, each with the columns that must hold what a person of that trade would write there. */
const trades: readonly (readonly [need: string, columns: string])[] = [
  ["pump maintenance log, 200 rows: pump, valve, lubricant, hours, date", "pump valve lubricant"],
  [
    "CNC shop jobs: part name, machining operation, cutting tool, steel grade, coating",
    "machining_operation coating steel_grade",
  ],
  ["injection moulding runs: mould, polymer, cast defect, cycle time", "mould polymer cast_defect"],
  ["open pit mining reports: pit, shovel, explosive, tonnes", "pit explosive"],
  ["grid faults: feeder, substation, transformer, customers affected", "feeder substation transformer"],
  ["battery tests: battery chemistry, cycles, temperature", "battery_chemistry"],
  ["lab runs: buffer, primer, plasmid, enzyme, technician", "buffer primer plasmid enzyme"],
  ["cell culture: cell line, growth medium, viability %", "cell_line growth_medium"],
  ["field survey: transect, insect, trap, count", "transect insect trap"],
  ["galaxies: galaxy, galaxy type, constellation, redshift", "galaxy galaxy_type constellation"],
  ["dairy: barn, stall, cow, litres of milk", "barn stall cow"],
  ["fruit growing: orchard, fruit variety, rootstock, kg picked", "orchard fruit_variety rootstock"],
  ["beer: hop, malt, yeast, litres", "hop malt yeast"],
  ["loading: bay, dock, trailer type, pallet type, arrival", "bay dock trailer_type pallet_type"],
  ["rail yard: locomotive, wagon, wagon type, departure", "locomotive wagon wagon_type"],
  [
    "certificates: certificate issuer, certificate type, cipher, expiry date",
    "certificate_issuer certificate_type cipher",
  ],
  ["radio sites: band, technology, antenna type, downlink Mbps", "band technology antenna_type"],
  ["funds: fund, fund type, strategy, assets under management", "fund fund_type strategy"],
  ["motor claims: insurer, broker, amount", "insurer broker"],
  ["assets: asset name, cost, depreciation method", "depreciation_method"],
  ["hearings: offence, plea, hearing type, penalty type", "offence plea hearing_type penalty_type"],
  ["lobbying: lobbyist, client, policy area, fee", "lobbyist policy_area"],
  ["dao votes: dao, proposal type, vote", "dao proposal_type vote"],
];

const plain = /^(?:standard|basic|premium|extended|special|other)$/;

/** Codes of an unknown thing ("PUM-01") and kinds with nothing in them say that nobody knew the word. */
function isPlaceholder(model: Model): boolean {
  if (model.kind !== "choice") return model.kind === "prose";
  return model.values.every((value) => plain.test(value)) || /^[A-Z]{1,3}-01$/.test(model.values[0] ?? "");
}

for (const [need, columns] of trades) {
  test(`rows hold what the trade writes: ${need}`, () => {
    const { fields } = planOf(need).blueprint.tables[0] ?? assert.fail("no table");
    for (const column of columns.split(" ")) {
      const field = fields.find((each) => each.field.name === column);
      assert.ok(field !== undefined, `${column} is no column`);
      assert.match(field.field.type, /^(?:string|enum)$/, column);
      assert.ok(!isPlaceholder(field.model), `${column}: ${JSON.stringify(field.model).slice(0, 80)}`);
    }
  });
}

test("the type and the name of what is chosen from members are those members", () => {
  const modelOf = (need: string, name: string): Model | undefined =>
    planOf(need).blueprint.tables[0]?.fields.find((each) => each.field.name === name)?.model;
  const typeModel = (id: string): Model | undefined => ontology.find((type) => type.id === id)?.model;
  assert.deepEqual(modelOf("60 rows: cutting tool, explosive type, date", "explosive_type"), typeModel("explosive"));
  assert.deepEqual(modelOf("60 rows: shovel name, tonnes, date", "shovel_name"), typeModel("shovel"));
  assert.equal(modelOf("60 rows: trainer name, date, remark", "trainer_name")?.kind, "person");
});

test("a word that is a value in a list is no column, though it names a kind of thing by itself", () => {
  const members = (need: string, name: string): unknown =>
    planOf(need).constraints.find(({ kind, field }) => kind === "enum" && field === name)?.value;
  assert.deepEqual(members("200 repairs: equipment pump/valve/compressor, technician, cost", "equipment"), {
    enum: ["pump", "valve", "compressor"],
  });
  assert.deepEqual(members("rentals: vehicle type tractor, forklift or crane, days, price", "vehicle_type"), {
    enum: ["tractor", "forklift", "crane"],
  });
  assert.deepEqual(members("120 sightings: species, habitat forest, river or lake, count", "habitat"), {
    enum: ["forest", "river", "lake"],
  });
});

test("so many litres of what is known lie as it does", () => {
  const field = planOf("dairy: barn, cow, litres of milk").blueprint.tables[0]?.fields.find(
    ({ field: { name } }) => name === "litres_of_milk",
  );
  assert.equal(field?.field.maximum, 80);
});

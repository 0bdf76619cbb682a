import assert from "node:assert/strict";
import { test } from "node:test";
import { inferredDataset } from "../../inferred/inferred-dataset.ts";
import { parsedRows } from "../../quality/parsed-rows.ts";
import { understand } from "../understand/understand.ts";

type Row = Readonly<Record<string, unknown>>;

const ROWS = 60;

function bought(need: string): readonly Row[] {
  const understanding = understand({ need, today: "2026-06-15", rows: ROWS, assume: true });
  assert.ok("plan" in understanding, `${need}: ${understanding.kind}`);
  return [...parsedRows(inferredDataset(understanding.plan.blueprint), "a seed", 0, ROWS)] as unknown as Row[];
}

/** A column of a need, and what a person of the trade would find in it: some of the values, or a shape that all have. */
type Told = Readonly<Record<string, string | RegExp>>;

const name = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)+$/u;
const number = /^-?\d+(?:\.\d+)?$/;

const trades: Readonly<Record<string, Told>> = {
  "swimming results: swimmer, stroke, distance, time": {
    swimmer: name,
    stroke: "freestyle|breaststroke|backstroke|butterfly",
    distance: /^(?:50|100|200|400|800|1500)$/,
    time: number,
  },
  "dentist appointments, 500, patient, treatment, duration in minutes, no-show 8%": {
    treatment: "filling|cleaning|examination",
    duration: /^(?:15|20|30|45|60|90)$/,
    no_show: /^(?:true|false)$/,
  },
  "horse race results: horse, jockey, going, odds, position": {
    horse: "Silver Lantern|Copper Gate|Quiet Ember",
    jockey: name,
    going: "good|soft|good to firm",
    position: /^(?:[1-9]|1[0-3])$/,
  },
  "optician orders: customer, frame, lens type, sphere, cylinder, axis": {
    lens_type: "single vision|varifocal",
    sphere: number,
    cylinder: number,
    axis: /^(?:\d|\d\d|1[0-7]\d|180)$/,
  },
  "hearing aid fittings: patient, ear, hearing loss, hearing aid, audiologist": {
    ear: "left|right",
    hearing_loss: number,
    hearing_aid: "behind the ear|receiver in canal",
    audiologist: name,
  },
  "wedding guest list: guest, side, rsvp, meal, table": {
    guest: name,
    side: "bride|groom",
    rsvp: "accepted|declined",
    meal: "chicken|beef|vegetarian",
  },
  "diamonds: carat, cut, color, clarity, price": {
    cut: "Ideal|Premium|Very Good",
    color: /^[D-J]$/,
    clarity: /^(?:I1|IF|SI[12]|VS[12]|VVS[12])$/,
  },
  "judo club members: name, belt, weight class": {
    belt: "white|yellow|orange",
    weight_class: "lightweight|welterweight",
  },
  "museum objects: object type, artist, acquisition method, provenance": {
    object_type: "painting|sculpture|coin",
    acquisition_method: "gift|purchase|bequest",
    provenance: "private collection|art dealer",
  },
  "vet visits: pet, breed, treatment, vet": { treatment: "vaccination|deworming|neutering", vet: name },
  "pet grooming appointments: dog, breed, coat type, service": {
    breed: "mixed breed|labrador retriever|poodle",
    coat_type: "short|medium|long",
    service: "bath and brush|full groom|nail trim",
  },
  "shoe shop sales: shoe, shoe size, colour, price": { shoe: "trainers|ankle boots", shoe_size: /^(?:3[5-9]|4[0-6])$/ },
  "salon clients: name, skin type, hair colour, eye colour": {
    skin_type: "normal|dry|oily",
    hair_colour: "brown|black|blonde",
    eye_colour: "brown|blue|green",
  },
  "bakery sales: bread, quantity, price": { bread: "sourdough|baguette|rye", price: /^(?:\d|1\d)(?:\.\d+)?$/ },
  "housing survey: wall material, roof type, floor type": {
    wall_material: "brick|concrete",
    roof_type: "gable|hip|flat",
    floor_type: "laminate|tile|carpet",
  },
  "people: name, religion, pronouns, zodiac sign, favourite food": {
    religion: "Christian|none|Muslim",
    pronoun: "she/her|he/him",
    zodiac_sign: "Aries|Leo|Virgo",
    favourite_food: "pizza|pasta",
  },
  "charity shop gifts: charity, donated item, donation type": {
    charity: /^\p{Lu}.*[ ]\p{L}/u,
    donated_item: "clothing|books|toys",
    donation_type: "one-off|monthly",
  },
  "school detentions: pupil, house, reason, teacher": {
    house: "Oak|Ash|Elm",
    reason: "late to class|disruption",
    teacher: name,
  },
  "Schwimmwettkampf: Schwimmer, Schwimmstil, Zeit": { schwimmstil: "freestyle|breaststroke" },
};

for (const [need, told] of Object.entries(trades)) {
  test(`rows speak the language of the trade: "${need}"`, () => {
    const rows = bought(need);
    for (const [column, expected] of Object.entries(told)) {
      const values = new Set(rows.map((row) => String(row[column])));
      if (expected instanceof RegExp) {
        for (const value of values) assert.match(value, expected, `${column}: ${value}`);
      } else {
        const seen = expected.split("|").filter((value) => values.has(value));
        assert.ok(seen.length > 1, `${column}: ${[...values].slice(0, 5).join(" | ")}`);
      }
    }
  });
}

test("A word that is at home in one trade means something else in another", () => {
  const patients = bought("patients: age, stroke, diabetes");
  assert.ok(patients.every(({ stroke }) => typeof stroke === "boolean"));
  const logs = bought("support chats with an agent: term of payment, cause of delay, surface area in m2");
  assert.ok(logs.every((row) => !Object.values(row).includes("clay")));
  const orders = bought("shop orders: item, gift, quantity");
  assert.ok(orders.every(({ gift }) => typeof gift === "boolean"));
});

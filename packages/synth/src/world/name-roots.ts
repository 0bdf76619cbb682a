import { draw, innerKey } from "../random/hash.ts";
import { isKnownBrand } from "./known-brands.ts";
import { evenly, listed, worded } from "./list.ts";

/** Plain words that begin names. */
export const firstWords = listed(
  "Alder|Amber|Anchor|Arbor|Ash|Aspen|Aurora|Badger|Basalt|Beacon|Birch|Blue Heron|Bramble|Bright|Brook|Calder|Canyon|Cedar|Cinder|Clear|Clover|Cobalt|Copper|Coral|Corner|Crest|Dale|Dawn|Drift|Dune|East|Eastbrook|Echo|Elm|Ember|Evergreen|Fairwind|Falcon|Fern|Field|Flint|Forge|Fox|Gable|Garnet|Glade|Golden|Granite|Green|Grove|Harbour|Harvest|Hawk|Hazel|Heath|Heron|Highland|Hollow|Horizon|Ivory|Jade|Juniper|Kestrel|Keystone|Lake|Lantern|Larch|Lark|Laurel|Ledger|Lighthouse|Lime|Linden|Loom|Lumen|Lynx|Maple|Marble|Marsh|Meadow|Mill|Moor|Moss|Mountain|Nettle|North|Northgate|Oak|Ocean|Onyx|Opal|Orchard|Osprey|Otter|Parallel|Pebble|Peregrine|Pine|Pioneer|Plover|Polar|Prairie|Quarry|Quartz|Raven|Red Kite|Reed|Ridge|River|Robin|Rowan|Saddle|Saffron|Sable|Salt|Sand|Sequoia|Silver|Slate|Solstice|Sorrel|South|Spruce|Stag|Sterling Oak|Stone|Summit|Swift|Sycamore|Tern|Thistle|Tidal|Timber|Topaz|Tundra|Upland|Valley|Vantage|Verdant|Violet|Walnut|Wander|West|Westfield Oak|Wharf|Whin|Wild|Willow|Winter|Wolf|Wren|Yarrow|Zephyr|Zenith Oak",
);
const syllablesFront = worded(
  "Al Bel Bra Cal Cor Dal Del Dor El Fen Fer Gal Hal Hel Is Jor Kal Kel Lan Lor Lun Mar Mel Mir Nor Or Pel Quin Ral Sal Sol Tal Tel Tor Ul Val Ver Vol Yor Zel",
);
const syllablesMiddle = worded("a e i o u an en in on ar er or al el il ia io ea");
const syllablesEnd = worded(
  "bex bria cera cta dra dyne gon lix lora mera mont nara nex nova phen quor ra ria ris ronix sana sta tera thos tris tura varo vena via vion xis zana",
);
const joined = worded(
  "bridge brook craft crest dale field forge gate grove haven hill leaf light line mark mere mill path peak point port reach ridge rock shore side spring stead stone trail vale view ward water way well wick wind wood works",
);

/** The root of a name: a word, two words that grew together, or syllables. Roots that are a known brand are drawn again. */
export function rootAt(key: number): string {
  for (let attempt = 0; ; attempt++) {
    const inside = innerKey(key, attempt);
    const kind = draw(inside, 0);
    const root =
      kind < 0x50000000
        ? evenly(firstWords(), draw(inside, 1))
        : kind < 0xa8000000
          ? compound(evenly(firstWords(), draw(inside, 1)), evenly(joined(), draw(inside, 2)))
          : evenly(syllablesFront(), draw(inside, 1)) +
            evenly(syllablesMiddle(), draw(inside, 2)) +
            evenly(syllablesEnd(), draw(inside, 3));
    if (!isKnownBrand(root) || attempt === 7) return root;
  }
}

function compound(word: string, ending: string): string {
  const front = word.split(" ")[0] as string;
  // "Stonestone" and "Millmill" are nobody's name.
  return front.toLowerCase().endsWith(ending) ? front : front + ending;
}

import { below, draw } from "../random/hash.ts";
import { type Noun, noun } from "./noun.ts";

/** What the articles of a category are called and what befalls them. Lists are parted by commas. */
interface Merchandise {
  /** What stands before the noun. */
  readonly kinds: string;
  readonly nouns: string;
  /** What goes wrong with them, as clauses. */
  readonly faults: string;
  /** What belongs in the box and may not be there. */
  readonly parts: string;
  /** What one wants to know of them: continues "I want to know …". */
  readonly questions: string;
  /** In which version one may want them. */
  readonly versions: string;
}

/** By the name of the shop's category. */
const merchandise: Readonly<Record<string, Merchandise>> = {
  grocery: {
    kinds:
      "organic, smoked, wholegrain, mixed, dried, roasted, cold-pressed, low-salt, spiced, unsweetened, stone-ground, aged, raw",
    nouns:
      "olive oil, coffee beans, muesli, lentil soup, almond butter, chickpeas, rice crackers, tomato passata, oat biscuits, apple juice, honey, green tea, black tea, pasta, pesto, cashews, apricots, hot chocolate, granola bars, mustard, maple syrup, chutney, couscous, sourdough crackers",
    faults:
      "the seal was broken, the lid had popped, it tastes rancid, the packet was torn open, everything had leaked into the box, there was mould under the lid, it went off long before the date, the best-before date had passed, it smells of detergent, the jar was cracked",
    parts:
      "the second packet, the free sample, one of the jars, the recipe card, the measuring spoon, half the packets",
    questions:
      "whether it may contain nuts, how long it keeps once opened, where it is grown, if it is suitable for vegans, how many portions are in a packet, whether it has added sugar",
    versions:
      "in the large packet, in the small jar, in the family size, without salt, in a glass bottle, as a pack of six",
  },
  apparel: {
    kinds:
      "linen, striped, quilted, ribbed, merino, waxed, corduroy, checked, fleece, pleated, cropped, padded, denim, silk-blend, knitted",
    nouns:
      "shirt, cardigan, parka, scarf, jumper, trousers, skirt, blazer, raincoat, leggings, hoodie, gloves, dress, waistcoat, pyjamas, tights, beanie, overshirt, shorts, turtleneck, dungarees, blouse, poncho, cap",
    faults:
      "the zip jammed, a seam split, the colour ran in the first wash, a button fell off, there is a hole under the arm, it shrank by two sizes, the stitching came undone, the lining ripped, it has bobbled all over, the hem came down, there is a stain on the sleeve",
    parts: "the belt, the spare buttons, the detachable hood, the drawstring, the matching bag, the lining",
    questions:
      "whether it runs small, if it can go in the dryer, how warm it is, what the inside is made of, whether the colour is as dark as in the pictures, how long the sleeves are",
    versions: "in size S, in size M, in size L, in size XL, in navy, in dark green, in grey, in petite",
  },
  household: {
    kinds:
      "enamel, cast-iron, folding, bamboo, glazed, copper, non-stick, cordless, woven, adjustable, dimmable, ceramic, stackable, brushed steel, walnut",
    nouns:
      "milk pan, teapot, bread bin, desk lamp, laundry basket, coat rack, casserole, cushion, bath mat, curtains, kettle, cutlery tray, wall clock, storage boxes, chopping board, bedside table, blinds, duvet, colander, towels, roasting tin, step stool, picture frame, candlesticks",
    faults:
      "the handle came loose, the coating is peeling, one leg is shorter than the others, the lid does not close, it has a crack down the side, the switch has stopped working, the glaze is chipped, it wobbles whatever I do, the hinge snapped, it leaks at the base, it rusted within a week",
    parts: "the lid, the screws, the fixing kit, the second shelf, the instructions, the wall plugs, one of the feet",
    questions:
      "whether it works on an induction hob, if it is dishwasher safe, how much weight it carries, how to get limescale off, how it is put together, whether the cover comes off",
    versions: "in white, in the larger size, in oak, in matt black, as a set of four, in sage green",
  },
  health_beauty: {
    kinds:
      "fragrance-free, tinted, nourishing, mineral, exfoliating, overnight, sensitive, herbal, travel-size, rechargeable, whitening, hydrating, matte",
    nouns:
      "face cream, shampoo, sun lotion, lip balm, body wash, hair mask, toothbrush, vitamin drops, eye serum, hand cream, bath salts, nail clippers, deodorant, foot scrub, razor blades, beard oil, conditioner, face mask, cotton pads, foundation, massage oil, tweezers, hairbrush, cleansing foam",
    faults:
      "the pump is stuck, the tube had burst, it gave me a rash, the bottle was half empty, the seal had been opened, it has gone lumpy, the cap is cracked, the colour is nothing like the sample, it smells off, the battery will not hold",
    parts: "the applicator, the charger, the travel pouch, the refill, the spatula, one of the two bottles",
    questions:
      "whether it is fine for sensitive skin, how often it should be used, if it has alcohol in it, how long it keeps after opening, whether it can be used while pregnant, if it was tested for allergies",
    versions:
      "in the travel size, unscented, in the refill pack, in a lighter shade, in a darker shade, in the twin pack",
  },
  electronics: {
    kinds:
      "wireless, compact, noise-cancelling, rugged, smart, portable, waterproof, foldable, dual-band, solar, mechanical, curved, bone-conduction",
    nouns:
      "headphones, speaker, keyboard, power bank, router, webcam, tablet stand, e-reader, dash camera, smart plug, charger, monitor, projector, drone, microphone, earbuds, hard drive, fitness band, baby monitor, thermostat, printer, alarm clock radio, doorbell camera, game controller",
    faults:
      "it will not switch on any more, the battery is flat after an hour, the screen flickers, it keeps losing the connection, one side has gone silent, it gets far too hot, the charging port is loose, it restarts by itself, there is a loud hum, the buttons do not react, it will not pair with anything",
    parts:
      "the charging cable, the power supply, the remote, the mounting bracket, the manual, the ear tips, the adapter",
    questions:
      "how to reset it, whether it charges over USB-C, if it works with an older phone, how to update the firmware, how to pair a second device, whether it has a headphone jack",
    versions:
      "in silver, with more storage, with the longer cable, in white, with a European plug, in the bundle with the case",
  },
  books: {
    kinds:
      "illustrated, pocket, hardback, second-edition, large-print, annotated, bilingual, abridged, collected, spiral-bound, signed, out-of-series",
    nouns:
      "cookbook, atlas, crime novel, gardening guide, travel diary, poetry collection, picture book, grammar, biography, field guide, short stories, sketchbook, crossword book, history of tea, knitting manual, comic, dictionary, chess primer, bird calendar, fairy tales, ghost stories, songbook, wine guide, maths workbook",
    faults:
      "twelve pages are missing, the spine is broken, the pages are stuck together, half of it is printed upside down, the cover is bent in two, somebody had written in it, the print is so faint that nobody can read it, the dust jacket is torn",
    parts: "the dust jacket, the fold-out map, the answer booklet, the second volume, the bookmark, the download card",
    questions:
      "whether it is the newest edition, for what age it is meant, how many pages it has, if there is a second part, whether it comes in hardback, which translation it is",
    versions: "in hardback, as a paperback, in large print, in the newer edition, in German, in French",
  },
  toys: {
    kinds:
      "wooden, magnetic, remote-controlled, glow-in-the-dark, stackable, plush, musical, giant, travel, inflatable, build-your-own, talking",
    nouns:
      "train set, puzzle, building blocks, kite, dinosaur, doll's house, marble run, racing car, board game, finger puppets, robot, tea set, rocking horse, card game, farm animals, spinning top, modelling clay, bubble machine, fire engine, xylophone, memory game, water slide, toy kitchen, star projector",
    faults:
      "a wheel came off, the motor only hums, the paint is flaking, two pieces do not fit together, the battery cover will not open, an ear came off, it stopped making any sound, there is a sharp edge on it, the magnet fell out, it deflates overnight",
    parts: "four of the pieces, the remote control, the rule book, the batteries, the sticker sheet, one of the wheels",
    questions:
      "from which age it is safe, how many can play, whether the batteries are included, if it works on carpet, how loud it is, whether more track can be added",
    versions: "in blue, in the bigger box, with the extra track, in red, in the version for two, for older children",
  },
  shoes: {
    kinds:
      "leather, suede, trail, lace-up, waterproof, canvas, slip-on, lined, vegan, ankle-high, reflective, wide-fit, cork",
    nouns:
      "trainers, boots, sandals, loafers, slippers, hiking boots, ballet flats, wellingtons, running shoes, brogues, clogs, espadrilles, school shoes, snow boots, moccasins, football boots, cycling shoes, pumps, mules, court shoes",
    faults:
      "the sole is coming off, they squeak with every step, the heel broke, an eyelet tore out, the leather cracked across the toe, they let water in, one is visibly larger than the other, the lining has worn through, the zip on the left one is stuck, the dye came off on my socks",
    parts: "the spare laces, the insoles, the second shoe, the dust bag, the waterproofing spray, the studs",
    questions:
      "whether they run large, if the insole comes out, how they should be cleaned, whether they suit a wide foot, how high the heel is, if they can be resoled",
    versions: "in size 38, in size 39, in size 41, in size 43, in size 45, in brown, in black, in half a size up",
  },
  sports: {
    kinds:
      "folding, inflatable, lightweight, non-slip, weighted, padded, adjustable, two-person, carbon, quick-dry, junior, touring",
    nouns:
      "yoga mat, dumbbells, tent, bike light, climbing rope, badminton rackets, camping stove, kayak paddle, helmet, skipping rope, swim goggles, sleeping bag, exercise bike, hiking poles, water bottle, football, rucksack, ski gloves, resistance bands, rowing machine, cycle pump, knee brace, table tennis bats, head torch",
    faults:
      "a pole snapped, the strap tore, the valve will not hold air, the buckle broke the first time out, the grip is coming off, it leaks at the seam, the display shows nothing, the resistance does not change any more, the zip runs off its track, the foam is crumbling",
    parts: "the repair kit, the pegs, the carrying bag, the pump, the spare valve, one of the poles, the allen key",
    questions:
      "how small it packs, up to what weight it is safe, whether it stands in strong wind, how the size is worked out, if spare parts are sold, whether it can be machine-washed",
    versions:
      "in size M, in the junior size, in the heavier weight, in orange, in the three-person version, with the longer strap",
  },
  pets: {
    kinds:
      "chew-proof, orthopaedic, grain-free, reflective, elevated, dental, self-cleaning, natural, hooded, extra-long, woven, freeze-dried",
    nouns:
      "dog bed, cat tree, litter tray, dog lead, chew sticks, fish food, bird feeder, hamster wheel, cat carrier, water fountain, dog coat, scratching post, collar, salmon treats, rabbit hutch, puppy pads, aquarium heater, grooming brush, rope toy, feeding bowl, flea comb, cat flap, kibble, catnip mice",
    faults:
      "the clip snapped on the first walk, the stuffing is coming out, the pump has gone silent, it tipped over, the mesh tore, the dog will not go near the smell, the bag had split, a screw came out, the zip is chewed through already, the base cracked",
    parts: "the filter, the inner cushion, the fixing screws, the scoop, the top platform, the second bowl",
    questions:
      "whether it suits a large dog, how the filter is changed, if the cover can be washed, how to get a shy cat used to it, how much to feed a day, whether it can stand outdoors",
    versions: "in the large size, in the small size, in grey, for puppies, in the 6 kg bag, for indoor cats",
  },
  digital: {
    kinds: "family, yearly, starter, premium, offline, student, extended, classic",
    nouns:
      "photo editor, language course, puzzle pack, audiobook, music pack, map update, font bundle, drum lessons, meal planner, budget planner, wallpaper set, sound library, recipe app, yoga course",
    faults:
      "the download stops at the same place each time, the licence is refused, it closes as soon as it starts, there is no sound in the last part, it asks me to buy it again",
    parts: "the second chapter, the licence key, the bonus tracks, the worksheets",
    questions:
      "on how many devices it runs, if it works offline, how to move it to a new phone, whether updates are included, how to print from it",
    versions: "for two devices, in German, in the yearly version, for tablets",
  },
  jewellery: {
    kinds:
      "silver, gold-plated, rose-gold, hammered, enamelled, twisted, minimalist, vintage-style, pearl, moonstone, engraved",
    nouns:
      "bracelet, earrings, necklace, signet ring, pendant, ear studs, anklet, brooch, cufflinks, charm, bangle, locket, hoop earrings, tie clip, pocket watch, wristwatch, choker, stacking rings",
    faults:
      "the clasp will not close, a stone fell out, it turned my skin green, the chain snapped, the plating is wearing off, the engraving is misspelt, one of the posts is bent, the glass is scratched, the hands do not move",
    parts:
      "the gift box, the extension chain, the second earring, the certificate, the polishing cloth, the spare link",
    questions:
      "whether it contains nickel, how the ring size is measured, if it may get wet, whether it can be engraved, how long the chain is, how to polish it",
    versions: "in silver, in gold, in ring size 52, in ring size 56, with the longer chain, with an engraving",
  },
};

interface Shelf {
  readonly kinds: readonly string[];
  readonly nouns: readonly string[];
  readonly faults: readonly string[];
  readonly parts: readonly string[];
  readonly questions: readonly string[];
  readonly versions: readonly string[];
  /** By kind and noun; each is made when it is first named. */
  readonly named: (Noun | undefined)[];
}

const shelves = new Map<string, Shelf>();

function shelfOf(category: string): Shelf {
  const known = shelves.get(category);
  if (known !== undefined) return known;
  const written = merchandise[category];
  if (written === undefined) throw new RangeError(`no words for the category ${category}`);
  const list = (text: string): string[] => text.split(", ");
  const shelf: Shelf = {
    kinds: list(written.kinds),
    nouns: list(written.nouns),
    faults: list(written.faults),
    parts: list(written.parts),
    questions: list(written.questions),
    versions: list(written.versions),
    named: [],
  };
  shelves.set(category, shelf);
  return shelf;
}

/** The name of an article of a category, by the article's key. */
export function articleName(category: string, key: number): Noun {
  const shelf = shelfOf(category);
  const kind = below(draw(key, 60), shelf.kinds.length);
  const which = below(draw(key, 61), shelf.nouns.length);
  const at = kind * shelf.nouns.length + which;
  const known = shelf.named[at];
  if (known !== undefined) return known;
  const made = noun(shelf.kinds[kind] as string, shelf.nouns[which] as string);
  shelf.named[at] = made;
  return made;
}

export type Trouble = "faults" | "parts" | "questions" | "versions";

/** Something that befalls the articles of a category, by a draw. */
export function trouble(category: string, what: Trouble, u: number): string {
  const list = shelfOf(category)[what];
  return list[below(u, list.length)] as string;
}

export const namedCategories = Object.keys(merchandise);

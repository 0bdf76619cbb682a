/** A thing that stories count: singular, plural, what it comes in (singular, plural), and what it usually costs in USD. */
export interface Thing {
  readonly one: string;
  readonly many: string;
  readonly box: string;
  readonly boxes: string;
  readonly price: number;
}

const written = `
apple apples crate crates 1|pear pears basket baskets 1|lemon lemons net nets 1|plum plums punnet punnets 1|melon melons crate crates 4
egg eggs carton cartons 1|bagel bagels tray trays 2|muffin muffins tin tins 3|pretzel pretzels bag bags 2|cookie cookies jar jars 1
dumpling dumplings steamer steamers 1|tart tarts tray trays 5|pie pies rack racks 14|loaf loaves oven ovens 5|pancake pancakes stack stacks 2
candle candles pack packs 4|lantern lanterns case cases 16|battery batteries blister blisters 2|bulb bulbs carton cartons 6|torch torches box boxes 18
pencil pencils box boxes 1|marker markers set sets 2|notebook notebooks bundle bundles 4|envelope envelopes pack packs 1|stamp stamps sheet sheets 1
sticker stickers roll rolls 1|crayon crayons tin tins 1|postcard postcards album albums 2|poster posters tube tubes 9|badge badges tray trays 3
book books shelf shelves 15|magazine magazines rack racks 6|comic comics longbox longboxes 5|record records crate crates 22|atlas atlases cabinet cabinets 40
marble marbles pouch pouches 1|kite kites bundle bundles 12|puzzle puzzles shelf shelves 17|yoyo yoyos display displays 6|robot robots carton cartons 35
bead beads vial vials 1|button buttons card cards 1|ribbon ribbons spool spools 3|scarf scarves drawer drawers 19|mitten mittens basket baskets 8
tulip tulips bunch bunches 2|rose roses bucket buckets 3|seedling seedlings tray trays 2|fern ferns bench benches 9|cactus cacti shelf shelves 7
tile tiles pallet pallets 4|brick bricks pallet pallets 2|plank planks stack stacks 11|bolt bolts bin bins 1|hinge hinges box boxes 5
screw screws bag bags 1|nail nails keg kegs 1|brush brushes set sets 6|bucket buckets van vans 8|ladder ladders truck trucks 60
ticket tickets book books 12|token tokens tube tubes 1|medal medals case cases 7|pennant pennants string strings 3|program programs bundle bundles 4
shell shells pail pails 1|pebble pebbles sack sacks 1|feather feathers envelope envelopes 1|fossil fossils drawer drawers 20|crystal crystals case cases 13
jar jars crate crates 5|bottle bottles case cases 3|mug mugs carton cartons 9|plate plates stack stacks 10|spoon spoons canteen canteens 4
sensor sensors reel reels 18|cable cables drum drums 7|fuse fuses tray trays 2|magnet magnets tube tubes 3|drone drones flightcase flightcases 240
ornament ornaments carton cartons 6|wreath wreaths hook hooks 21|pumpkin pumpkins wagon wagons 5|turnip turnips sack sacks 1|onion onions net nets 1
`;

export const things: readonly Thing[] = written
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [one = "", many = "", box = "", boxes = "", price = "1"] = line.split(" ");
    return { one, many, box, boxes, price: Number(price) };
  });

/** Where stories play. */
export const places: readonly string[] =
  `the harbour market|the school fair|a village fête|the night market|her uncle's barn|the community hall|the old mill|a pop-up stall
the robotics club|the summer camp|the town library|a church bazaar|the flea market|a small workshop|the botanical garden|the youth centre
the railway museum|a corner shop|the co-op|the farm gate|a street festival|the repair café|the swimming club|the theatre cellar
the observatory|a mountain hut|the ferry terminal|the allotments|a craft fair|the science week|the neighbourhood party|the county show
the scout lodge|a food bank|the food court|the art school|the ice rink|a roadside stand|the wholesale depot|the harvest supper`
    .split(/[|\n]/)
    .filter((place) => !place.startsWith("her "));

/** Groups among whom things are shared: singular, plural. */
export const groups: readonly (readonly [string, string])[] = `
classmate classmates|cousin cousins|neighbour neighbours|guest guests|volunteer volunteers|teammate teammates|child children|camper campers
table tables|class classes|stall stalls|club clubs|family families|visitor visitors|apprentice apprentices|scout scouts
shop shops|office offices|room rooms|school schools|singer singers|runner runners|helper helpers|pupil pupils`
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [one = "", many = ""] = line.split(" ");
    return [one, many] as const;
  });

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const relations: readonly string[] =
  `sister|brother|best friend|grandfather|grandmother|aunt|uncle|neighbour|colleague|cousin|flatmate|boss|coach|teacher|rival|twin`.split(
    "|",
  );

/** What teams do in plans: gerunds. */
export const jobs: readonly string[] =
  `painting the fence|sanding the floor|printing the flyers|baking the base|wiring the lamps|sorting the mail|packing the van|cleaning the tank
setting up the tents|testing the pumps|cutting the panels|glazing the pots|proofreading the draft|loading the trailer|watering the beds
folding the chairs|stitching the banners|tuning the piano|labelling the jars|mixing the plaster|rehearsing the finale|polishing the lenses
charging the scooters|drying the herbs|assembling the shelves|checking the tickets|raking the paths|grinding the spices|waxing the skis
planting the hedge|scanning the archive|rinsing the filters|rigging the sails|oiling the gates|measuring the plots|counting the stock`.split(
    /[|\n]/,
  );

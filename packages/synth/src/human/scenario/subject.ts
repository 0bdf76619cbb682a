/** Plain words that rows may repeat from a request: things, places and pastimes, nothing that could insult or instruct. */
export const plainNouns = new Set(
  (
    "album allotment antique apple apron archive art attic auction bakery balcony ball ballet band barbecue basement basket bazaar beach bed bee queen swarm hive prize deposit manuscript shipment crop boiler theatre statue " +
    "beehive beekeeping bench bicycle bike bird birthday blanket blog boat boiler bonfire book bookshop boots bowl bread brewery bridge bus business cabin cactus café " +
    "cake calendar camera camp camping canal candle canoe canteen car caravan card carnival carpet castle cat cathedral ceiling cellar ceramics chair " +
    "cheese chess chicken chimney choir chorus christmas church cider cinema circus city class climbing clock club coat coffee collection comic " +
    "community competition concert contest cooking costume cottage council course court craft crops dance dancing deck desk diary dinner dog door " +
    "drama drawing dress drum easter engine exhibition factory fair family farm farmhouse fashion fence festival film fire fireworks fish fishing flag flower " +
    "flute football forest fountain fridge fruit furniture gallery game garage garden gardening gate glass goat grape greenhouse guitar hall " +
    "harbour harvest hat heating hedge hen herb hike hiking hill history hobby holiday honey horse hospital hotel house ice iceberg instrument island jacket jam " +
    "journey kayak kitchen kite knitting lake lamp language lantern leather lecture letter library lighthouse lunch machine magazine map market mask meadow " +
    "meal meeting mill mirror model moon mosaic mosque motorbike mountain mural museum mushroom music musical neighbourhood newspaper night novel office olive opera " +
    "orchard orchestra oven painting paper parade park party path performance photo photograph photography piano picnic pie pilgrimage pizza planet plant " +
    "play playground plum podcast poem poetry pond pool post pottery project pumpkin puppet puzzle quilt quiz rabbit race radio railway " +
    "recipe reading reef rehearsal restaurant retirement reunion ride ring river road robot roof room rose rowing sailing sauna sausage school sculpture sea sewing shed " +
    "sheep ship shop skateboard skating ski skiing song soup spring stadium stage stamp star station statue stone storm story street studio summer " +
    "surfing sweater swimming table tapestry tea telescope temple tent theatre theater ticket toy tractor trail train tram travel tree trip tunnel university van " +
    "vegetable village vineyard violin walk wall watch water weaving wedding wheel wind window wine winter wood woodwork wool workshop yard yoga zoo " +
    "anniversary apprenticeship astronomy baking birdwatching bouldering brewing carpentry caving competition crochet cycling diving exchange expedition flight foraging " +
    "genealogy graduation kiln lottery marathon meditation migration orienteering origami renovation reading repair robotics running sabbatical upcycling translation"
  ).split(" "),
);
export const plainAdjectives = new Set(
  "old new small little big lost last first broken empty green blue red white black wooden annual local late early long short summer winter spring autumn family village city school community national".split(
    " ",
  ),
);
const MOST_WORDS = 3;

/** What a text without a family is about: "the beekeeping club"; null where it holds no plain word. */
export function subjectOf(text: string): string | null {
  const words = text.match(/\p{L}+/gu) ?? [];
  let best: string[] = [];
  let run: string[] = [];
  const end = (): void => {
    // A run of plain words ends with a thing.
    while (run.length > 0 && !plainNouns.has(run.at(-1) as string)) run.pop();
    const kept = run.slice(-MOST_WORDS);
    if (kept.length > best.length) best = kept;
    run = [];
  };
  for (const word of words) {
    if (plainNouns.has(word) || plainAdjectives.has(word)) run.push(word);
    else end();
  }
  end();
  return best.length === 0 ? null : `the ${best.join(" ")}`;
}

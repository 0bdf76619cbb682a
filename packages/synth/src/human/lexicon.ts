import type { Lexicon } from "../language/phrase.ts";

function list(text: string): readonly string[] {
  return text.split(",").map((entry) => entry.trim());
}

/** Words that phrases of human-like data refer to by name: the small things of a day, so that no two days are told alike. */
export const humanLexicon: Lexicon = {
  so: list("so, well, right, okay, look, anyway, now, listen, alright, hm, oh, mind you, anyhow"),
  hello: list(
    "[~hi|hello|hey|hiya|good day], [~hi|hello|hey|hiya] {name}, [^good evening|evening|hey there], [^hello|hi] {name}, {name}",
  ),
  honestly: list(
    "honestly, to be honest, frankly, truth be told, I must say, between ourselves, in fairness, if I'm honest, really now, let's be clear",
  ),
  drink: list(
    "tea, coffee, cocoa, mint tea, milk, ginger ale, apple juice, espresso, oat milk, lemonade, camomile tea, tap water, cider, hot chocolate, soup from a mug, chai, black tea, orange squash, malt drink, iced tea",
  ),
  meal: list(
    "soup, toast, noodles, leftovers, pancakes, lentils, cheese sandwiches, pasta, porridge, dumplings, fried rice, chilli, baked potatoes, omelette, curry, salad, cereal, ravioli, stew, plum cake, rice pudding, beans, pizza, apple sauce, risotto, roast carrots, crackers, goulash, tomato bread, waffles",
  ),
  chore: list(
    "dishes, ironing, laundry, hoovering, weeding, recycling, shopping list, vegetable peeling, dusting, tax folder, sewing box, window cleaning, bread dough, bins, bike repair, mending, bed linen, sock pile, balcony pots, shoe polishing, junk drawer, fridge shelves",
  ),
  room: list(
    "kitchen, hallway, bathroom, cellar, bedroom, attic, garage, spare room, stairwell, living room, laundry room, shed, pantry, porch, study corner, conservatory, car, bath",
  ),
  pet: list("cat, dog, parrot, rabbit, hamster, old tomcat, neighbour's cat, spaniel, budgie, tortoise"),
  weather: list(
    "drizzle, thick fog, sleet, sunshine, a gale, thunder, mild rain, frost, low cloud, a heatwave, hail, first snow, damp cold, warm wind, grey sky, a rainbow",
  ),
  along: list(
    "on the bus, on the way home, in the lift, on the stairs, in the tram, at the crossing, on my bike, in the car park, along the canal, in the underpass, at the bakery, on platform two, by the bus shelter, in the checkout queue, across the market, on the ferry, past the school, in the rain, through the park, at the petrol station, on the escalator, by the river",
  ),
  day: list("Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, market day, bin day, payday"),
  when: list(
    "earlier, just now, last night, on {weekday}, yesterday, on the way here, late last night, yesterday morning, yesterday evening, the other day, this week, the day before yesterday, two days ago, between two errands, while I was out, a short while ago, yesterday at noon, three days ago, at the weekend",
  ),
  hour: list(
    "three, four in the morning, half past two, five, quarter to four, the crack of dawn, two, midnight, half past four, six",
  ),
  howlong: list(
    "day three, my second week, my fourth attempt, hour five, a month, the third evening, ten days, my second notebook, a fortnight, the fifth phone call, the sixth form, six weeks",
  ),
  ages: list(
    "for ages, for weeks, since spring, for months, since forever, for days on end, the whole autumn, since last year, all winter, for a good while, since the holidays, as long as I can remember",
  ),
  someone: list(
    "my sister, my brother, my uncle, a neighbour, my cousin, the baker, an old colleague, my aunt, the caretaker, my dentist, a man on the bus, my grandmother, the woman downstairs, my godson, a former teacher, the postwoman, our choir leader, my hairdresser",
  ),
  hobby: list(
    "swimming, chess, choir practice, pottery, bouldering, crosswords, the allotment, knitting, five-a-side, baking bread, night walks, sketching, the pub quiz, old films, yoga, birdwatching, board games, the ukulele, running, car boot sales, sudoku, fishing",
  ),
  thing: list(
    "umbrella, charger, left glove, library book, bike key, spare glasses, lunch box, notebook, bus pass, scarf, thermos, shopping bag, headphones, house keys, wallet, raincoat, best pen, reading lamp",
  ),
  soon: list(
    "tomorrow, this week, tonight, soon, on {weekday}, in the morning, at the weekend, before long, after lunch, within days, next week, right away",
  ),
  thanks: list(
    "[~thanks|thank you|cheers|many thanks|thanks so much|ta], [^thank you very much|thanks a lot|thx], [~thanks|thank you] {name}, I appreciate [it|that|this], [~thanks|thank you] for that",
  ),
  yes: list(
    "yes, yeah, sure, of course, absolutely, I think so, mostly, more or less, oh yes, that's right, true, exactly, pretty much, I suppose so, it is, yep, naturally, I'd say so",
  ),
  no: list(
    "no, not really, not yet, nope, hardly, not at all, never, no idea, I don't think so, sadly not, nah, not so far, not that I know",
  ),
};

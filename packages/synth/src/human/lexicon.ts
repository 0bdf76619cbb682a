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
  costs: list(
    "the dentist, my daughter's school trip, the electricity bill, winter tyres, the rent, new glasses, shoes for the boy, the car insurance, the vet, a washing machine, my mother's birthday, the train pass, the gas bill, the moving van, a winter coat, the nursery fee, the plumber, my evening course, the phone bill, a new mattress, the bike repair, my sister's wedding, the heating bill, the tax bill, the summer camp, the driving lessons, the kitchen table, a flight home",
  ),
  proof: list(
    "the photos, both letters, the receipt, a screenshot, your mail from {weekday}, the bank statement, my notes with dates, the signed form, the chat, the contract, a copy of everything, the confirmation, the recording of the call, the envelope with the postmark, two witnesses, the first version, the list with times, a letter from {weekday}, the old price tag, three mails, the certificate, a video of it",
  ),
  effort: list(
    "rang [the hotline|the number|two offices] [twice|again and again|for an hour], waited [an hour|forty minutes|all morning] [on the line|at the desk|outside], filled in [the form|every form|both forms] [again|by hand|to the last box], wrote [three|four|two] [mails|letters|messages], went there [in person|on foot|in my lunch break], read [the small print|all the rules|every page], asked [at two other places|three people who know|around], looked through [every folder|all my mails|two drawers], wrote down [each step|all the dates|who said what], searched [the whole flat|half the net|every list], asked [a lawyer friend|an old colleague|my uncle the clerk], stood in [the queue|line|the rain] [for an hour|before eight], made [a list|two lists|a table] of [all dates|everything], checked [it|all of it|each line] [twice|from start to end|with a friend], talked to [two of your colleagues|half the team|anyone who'd listen], slept on it [for a week|two nights|more than once], watched [four videos|a long video] on it, copied [every page|all I had|the whole file], knocked on [every door|your door|three doors], left [two messages|a note|word with a colleague], sat up [until one|half the night|with it], tried [another day|another way|it your way] [first|as well]",
  ),
  paidhow: list(
    "paid on the first day, paid the full sum at once, paid by card, paid in cash at the counter, sent the money the same evening, paid before the date, paid by transfer on {weekday}, paid with the app, paid for both of us, paid in advance",
  ),
  dailywork: list(
    "cook, work from home, sleep, wash the children, do my accounts, have guests, dry the washing, print my papers, ring my mother, heat the bedroom, study for my course, run the shop, use the living room, send my invoices, read in bed, charge my phone, store my clothes, take a shower, play with the little one, write my reports, keep the food cold, open the window",
  ),
  missedthing: list(
    "my daughter's concert, the parents' evening, a job interview, my night shift, the dentist, a Sunday breakfast, choir practice, my mother's birthday, an exam, the team dinner, a call with the bank, the first day of school, the train to my sister, my own birthday, the match, a day at the lake, the early shift, a funeral, the wedding, the school fair, a week of holiday, the holiday flight, the neighbours' party, a talk with my boss, Sunday lunch, the harvest fair",
  ),
  makeshift: list(
    "two buckets, a fan heater, candles, the neighbour's shower, three blankets, tape and hope, my old phone, a camping stove, earplugs, a towel under the door, a borrowed lamp, buckets and rags, the laptop from work, an extension lead, two pillows over my ears, a hot-water bottle, the sofa in the hall, cold dinners, plastic sheets, my coat on",
  ),
  chorework: list(
    "the night shift, the ironing, the weekly shopping, a double shift, the bathroom, the tax papers, the bins, the garden, a day on my feet, the stock list, the windows, bedtime stories, the reports, the early round, the cellar, the cooking, my mother's errands, the inventory, the school run, a long drive",
  ),
  usefor: list(
    "work, the weekend, the allotment, my first flat, the school run, long trips, a student project, my father, a small workshop, the club, the holidays, tests at night, the commute, my daughter, the market stall, a film, the summer, training",
  ),
  extracost: list(
    "the transport, the papers, insurance, new tyres, the tax, a spare key, the cleaning, the repair of the lock, a year of storage, the fee, the set-up, a new battery, the paint, petrol, the deposit, the fitting",
  ),
  sawwhere: list(
    "on the market square, at a dealer's by the station, in the paper, two streets from here, at the fair, in an online shop, next to my office, at the car boot sale, in the other hall, on a list at work, with a man from the village, in the window of the old shop",
  ),
  alongvia: list("bus and train, bike, the early train, car, ferry, two buses, tram, night bus, taxi"),
  oldjob: list(
    "sell them, work in a garage, help in my uncle's shop, do the buying for a firm, restore old chairs, run a small server room, drive one, write price lists, work at the market, repair such things",
  ),
  achieved: list(
    "trained [two newcomers|the new team|three apprentices], stayed late [for the launch|night after night|for weeks], covered [three sick colleagues|the whole floor|two people's work], brought in [two new clients|the biggest order|new people], cut [the waiting list|the errors|the costs] [by half|by a third], kept [every date|each deadline|my word], written [the handbook|the whole plan|four reports], run [the night team|the desk alone|two groups], finished [the big order|the old backlog|the job] [early|on time], done [the year-end|the move|the audit] [alone|without help], sorted [the whole archive|forty boxes|the mess], passed [both tests|the course|each check], taken over [the weekend rota|the hard clients|the early shift], repaired [the old line|both machines|what others left], saved [the summer order|the project|a big client], learned [the new system|the trade|it all] [from scratch|on my own], led [the Tuesday group|a small team|the project], built [the stand|a whole wall|the stairs] [from scratch|by hand]",
  ),
  skill: list(
    "read a drawing, weld overhead, work in a team, plan a week, stay calm when it gets loud, drive a forklift, talk to difficult customers, keep a clean book, work at heights, find a fault quickly, teach an apprentice, cut to the millimetre, write a clear report, handle a night shift, lead a small group, check my own work twice, say when I need help, work from a rough sketch, order material in time, repair old machines",
  ),
  skillhome: list(
    "restore an old bike, build shelves for friends, coach a youth team, repair radios, help at the fire brigade, grow vegetables, weld garden gates, teach my niece to solder, run a small blog, mend furniture, make sculptures from scrap, play in a brass band",
  ),
  lovedmoment: list(
    "the night on the roof, our first flat, the rain in Lisbon, the burnt pancakes, the long drive north, the swim in October, the old blue tent, the dance in the kitchen, our summer by the lake, the New Year on the bridge, the walk home in the snow, the broken-down bus, the picnic on the floor, the concert in the park, your speech at the wedding, the ferry at dawn",
  ),
  keepsake: list(
    "your note from {weekday}, the blue stone, the train ticket, your scarf, the photo strip, the key ring, a dried flower, the postcard from the lake, the ring box, the little wooden bird, the tape with our songs, the lucky coin, your old watch, a shell, the cinema ticket",
  ),
  sickread: list(
    "at night, on my phone, in three forums, in the waiting room, in bed, in the leaflet, in an old magazine, on the bus",
  ),
  homecare: list(
    "the dog, my mother upstairs, two small children, the shop, the cat, my father's pills, the tomatoes, the little one's school bag, my husband who can't cook, the old neighbour, the open bills, the night feeding",
  ),
  packed: list(
    "my bag, slippers and a book, three nightshirts, the long charger, warm socks, a photo of the family, the good dressing gown, crosswords and a pen, the radio, my own pillow",
  ),
  nightwork: list(
    "counted [the cracks in the ceiling|sheep|the hours], ironed [shirts|everything|towels], wrote [lists|letters|pages], walked [up and down|round the block|through the flat], read [the same page|old mails|half a book], listened to [the radio|the rain|the clock], cleaned [the oven|the windows|shoes], watched [the street|old films|the ceiling], made [tea|more tea|soup], sorted [photos|buttons|receipts], looked up [train times|symptoms|old friends], folded [socks|sheets|paper boats], watered [the plants|the neighbour's plants], baked [bread|a cake nobody eats], tidied [a drawer|the shelves|the cellar], sat [by the window|on the stairs|in the dark], did [crosswords|the accounts|the washing up]",
  ),
  workthing: list(
    "the second alarm, the list on the wall, the last entry, number four, the left screen, the yellow note, the phone list, the top sheet, the spare key, the third line, the old sheet, the door code, the weekend plan, the second page, the open ticket, the summary page, the morning report, the corner desk, the night line, the shift plan",
  ),
  wardthing: list(
    "bed four, the blood results, the medication sheet, room nine, the drip in the corner bed, the new patient, the pain round, the blood pressure in seven, the oxygen in two, the night list, the old lady by the door, the dressing in six, the fever chart, the insulin in five, the alarm mat, the lab call, the boy in eleven, the pump in three",
  ),
  techthing: list(
    "the login page, the backup job, the queue, the payment page, the cache, the old server, the disk on number two, the price table, the load balancer, the search index, the third rack, the database copy, the mail relay, the certificate, the export job, the session store, the north cluster, the cron list, the image store, the message bus",
  ),
  notedwhere: list(
    "on one page, in the first mail, on the back of an envelope, in the shared file, in three lines, in my calendar, on the big sheet, in the chat, in a notebook, step by step",
  ),
  occasion: list(
    "my mother's birthday, the wedding, a christening, our anniversary, the first day of school, a farewell party, Mother's Day, the move, a colleague's last day, my son's birthday, the exam, Christmas Eve, grandma's eightieth, the housewarming",
  ),
  lookedplace: list(
    "the bins, the bike shed, the flower pots, the gas meter, the letter boxes, the hedge, the cellar door, the bench, the garage, the rain barrel, the neighbour's gate",
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

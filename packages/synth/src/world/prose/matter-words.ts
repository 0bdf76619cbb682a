import { frenchMatters, germanMatters, portugueseMatters, spanishMatters } from "./foreign-matters.ts";
import { type Matter, matter } from "./matter.ts";

/**
 * What people speak of, by subject and slot: `praise` and `gripe` are clauses, `strength` and `weakness` go with "the", `part` is
 * one thing, `task` follows "to", `fault` follows a part, `use` begins with "for", `topic` stands alone.
 */
const english: Readonly<Record<string, Matter>> = {
  goods: matter({
    thing: "product",
    praise:
      "it feels solid in the hand|it looks even better than in the pictures|setting it up took five minutes|it does exactly what it promises|the finish is flawless|it arrived well packed|it is lighter than I expected|the size is spot on|it still looks new|the colour matches the photos|it was easy to clean|even the little details are thought through|it survived two house moves|everyone asks where I got it|it replaced one that cost twice as much|the instructions were clear|it fits as if made to measure|the material feels honest|it packs away small|it has not lost its shape|not a scratch so far|it does not take up much room|nothing rattles|my guests noticed it at once|it was ready to use straight away|it copes with rough handling|it is a pleasure to hold|every part has its place|it earns its keep daily|it dries fast|it came with a spare|it makes mornings easier|the texture is lovely|it is quieter than the old one|the edges are neatly done|cleaning takes a minute|it does not slip|even the box is pretty|it keeps its colour|the weight is just right",
    gripe:
      "the seams came apart|it smells of glue|one part was missing|the colour faded quickly|it is smaller than described|the surface scratches easily|it wobbles|the lid does not close properly|it stopped working without warning|it feels cheap|the manual is useless|it arrived with a dent|it makes an odd noise|the screws do not fit|the label would not come off|it was clearly used before|it does not stand straight|the lining tore|it leaves marks|the two halves do not match|it rusted in a fortnight|the fastening gave up|it lost its shape|the print came off|it is heavier than stated|nothing lines up|it sheds everywhere|it cannot be cleaned|the colour is nothing like the photo|the edges are sharp|it tips over|it squeaks|the glue is showing|it was sent in a torn bag|it pinches|half of it was missing|it is far too thin|the finish is sticky|it came in the wrong colour|it runs small",
    strength:
      "build quality|value for money|clean design|careful packaging|low weight|simple handling|long life|soft finish|quick delivery|generous size",
    weakness:
      "flimsy closure|poor packaging|strong smell|missing manual|uneven finish|short cable|wrong size|weak stitching|thin material|high price",
    part: "lid|handle|zip|switch|cover|strap|base|seam|button|label|hinge|edge",
    person: "the seller|customer service|the courier|the shop assistant",
    task: "return the item|exchange it for a smaller size|find the receipt|replace the missing part|clean it before first use|read the size chart|keep the box|check the warranty",
    fault:
      "broke on the first day|came loose|got stuck|cracked along the edge|stopped working|arrived scratched|no longer fits|faded in the wash",
    use: "for everyday use|for small flats|for a birthday|for the office|for weekend trips|for beginners|for the holiday home|for large families",
    topic: "returns|sizing|materials|colour choice|warranty|gift wrapping|spare parts|restocking",
  }),
  software: matter({
    thing: "app|dashboard|plugin|editor|tracker|portal|mobile app|calendar sync|reporting tool|client",
    praise:
      "the new search finds everything|it syncs without me noticing|setup took less than a coffee break|the keyboard shortcuts are a joy|updates come often and break nothing|the dark mode is easy on the eyes|it imports our old files without fuss|support answered within the hour|it just works offline|the interface stays out of the way|permissions are easy to manage|exports come out clean",
    gripe:
      "it crashes whenever I rotate the screen|the export loses half of the columns|it logs me out every few minutes|search ignores accents|notifications arrive hours late|the latest update moved every button|loading takes forever on mobile data|it drains the battery|the free plan is now useless|the password reset never arrives|dates are shown in the wrong time zone|it duplicates entries after a sync",
    strength:
      "clear layout|offline mode|quick search|keyboard shortcuts|fair pricing|stable sync|helpful templates|live preview",
    weakness:
      "slow start|clumsy menu|missing undo|pushy pop-ups|confusing settings|broken import|small fonts|endless onboarding",
    part: "login page|sync service|export dialog|search box|settings page|notification panel|upload form|report view|calendar view|import wizard",
    person: "the support team|the developer|our administrator|the onboarding coach",
    task: "reset my password|export last month’s entries|invite a colleague|change the billing address|merge two accounts|restore a deleted folder|turn off the reminders|switch to the yearly plan",
    fault:
      "returns an empty page|freezes after login|shows old data|refuses valid dates|keeps spinning|ignores the filter|fails with a time-out|loses the last line",
    use: "for small teams|for freelancers|for quick notes|for daily stand-ups|for field work|for sharing lists at home",
    topic: "single sign-on|data export|billing|permissions|mobile sync|notifications|templates|API limits",
  }),
  hotel: matter({
    thing: "room|suite|double room|apartment|stay|family room|bungalow|hostel|guest house",
    praise:
      "the bed was a dream|check-in took two minutes|the view over the bay is worth every cent|breakfast had fresh fruit and proper coffee|the staff remembered our names|the room was spotless|it is quiet at night|the station is a short walk away|the pool was never crowded|they kept our luggage after check-out|the shower had real pressure|the children were spoiled rotten",
    gripe:
      "the walls are paper-thin|the air conditioning rattled all night|there was hair in the shower|the wifi dropped every ten minutes|breakfast ran out by nine|the room smelled of smoke|reception was unmanned after ten|we waited an hour for the key|the lift was out of order|the mattress sagged|they charged us twice for parking|building work started at seven",
    strength:
      "location|breakfast|friendly staff|quiet courtyard|comfortable bed|rooftop terrace|clean bathroom|late check-out",
    weakness: "noise|weak wifi|tiny bathroom|slow check-in|stale breakfast|broken lift|hidden fees|hard mattress",
    part: "shower|air conditioning|key card|balcony door|minibar|safe|heating|lift|television|window",
    person: "the receptionist|the concierge|the housekeeper|the owner",
    task: "book an extra bed|move the booking by a day|request a late check-out|cancel one night|get an invoice|ask for a quieter room|arrange a transfer|add breakfast",
    fault:
      "does not lock|leaks onto the floor|rattles at night|was never cleaned|gave no hot water|refused our card|stayed cold|was out of order",
    use: "for a city break|for couples|for a conference|for a night between flights|for families with small children|for walkers",
    topic: "breakfast|parking|early check-in|pets|the pool|room upgrades|noise|city tax",
  }),
  restaurant: matter({
    thing: "lunch menu|tasting menu|dinner|brunch|pasta|soup of the day|set menu|dessert|pizza|curry",
    praise:
      "the broth was deep and clear|everything tasted freshly made|our waiter knew every dish|portions are generous|the bread alone is worth the trip|they took allergies seriously|the wine list is short but clever|the kitchen plays with spice wonderfully|we got a table without booking|the dessert was out of this world|service was quick without rushing us|the terrace is lovely in the evening",
    gripe:
      "the food came lukewarm|we waited fifty minutes for a salad|the music was far too loud|my steak was grey inside|they forgot our drinks twice|the bill had two wrong items|the fish was overcooked|the table was sticky|half the menu was sold out|portions have shrunk|the sauce was far too salty|nobody greeted us at the door",
    strength:
      "seasoning|fresh ingredients|attentive service|cosy atmosphere|fair prices|vegetarian choice|homemade desserts|open kitchen",
    weakness: "slow service|noise|tiny portions|bland sauce|cold food|crowded tables|wrong bill|limited menu",
    part: "starter|main course|side dish|dessert|table|wine|sauce|bill",
    person: "our waiter|the chef|the hostess|the owner",
    task: "book a table for six|order without gluten|change the reservation|pay separately|bring a cake|ask for the allergen list|take the rest home|sit outside",
    fault:
      "arrived cold|never came|was overcooked|tasted of nothing|was mixed up|came without the side|was far too salty|was charged twice",
    use: "for a date|for a business lunch|for a family dinner|for a quick bite|for a birthday|for vegetarians",
    topic: "allergens|opening hours|delivery|vegan options|the terrace|group menus|corkage|reservations",
  }),
  film: matter({
    thing: "film|series|documentary|thriller|comedy|season finale|remake|pilot|short film",
    praise:
      "the lead carries every scene|the last half hour is breathtaking|the score stays with you|the dialogue feels real|it trusts its audience|every shot could hang in a gallery|the twist is earned|I laughed more than I expected|the pacing is perfect|the supporting cast shines",
    gripe:
      "the plot falls apart in the third act|the jokes are older than I am|it is forty minutes too long|the effects look unfinished|nobody behaves like a person|the ending cheats|the sound mix drowns the dialogue|it wastes a great cast|I guessed the twist at once|the subtitles lag behind",
    strength: "camera work|lead performance|soundtrack|sharp script|costumes|slow build-up|opening scene|dry humour",
    weakness:
      "thin plot|wooden dialogue|rushed ending|endless running time|muddy sound|flat characters|cheap effects|predictable twist",
    part: "opening|ending|soundtrack|script|second act|cast|sound mix|final scene",
    person: "the director|the lead actor|the composer|the villain",
    task: "watch it again|skip the prologue|see it on a big screen|read the novel first|switch on subtitles|wait for the sequel",
    fault: "drags on|goes nowhere|feels rushed|comes out of nowhere|falls flat|repeats itself",
    use: "for a rainy evening|for the whole family|for fans of slow stories|for film night|for a long flight",
    topic: "the ending|the casting|the soundtrack|the book|the sequel|age ratings",
  }),
  music: matter({
    thing: "album|song|concert|single|playlist|podcast|live set|debut|remix",
    praise:
      "the chorus has not left my head|the bass line carries the whole record|her voice cracks in just the right places|it grows with every listen|the live version is even better|the lyrics hit home|production is crisp|it opens slowly and ends in fireworks",
    gripe:
      "every song sounds the same|the mix buries the vocals|it ends just when it gets going|the lyrics are filler|the sound in the hall was muddy|they played for barely an hour|the guest verses spoil it|the host interrupts too much",
    strength: "melodies|live energy|honest lyrics|drum sound|vocal harmonies|clever samples|short running time",
    weakness: "muddy mix|filler tracks|thin vocals|long intros|overproduced sound|tired lyrics",
    part: "chorus|bridge|intro|bass line|mix|encore|closing track|sound",
    person: "the singer|the drummer|the producer|the host",
    task: "play it loud|see them live|skip the third track|buy the vinyl|add it to my running list|listen with headphones",
    fault: "drowns in reverb|cuts off too early|never takes off|sounds flat|repeats itself|is far too loud",
    use: "for long drives|for the morning run|for working late|for a quiet evening|for dancing in the kitchen",
    topic: "tour dates|vinyl|the new single|ticket prices|cover art|the encore",
  }),
  book: matter({
    thing: "novel|biography|cookbook|short stories|textbook|thriller|memoir|travel book|audiobook|picture book",
    praise:
      "I read it in one night|the prose is a pleasure|every chapter ends on a hook|the characters stayed with me for weeks|it explains hard things simply|the maps and notes are excellent|it made me laugh on the train|the ending left me in tears|I learnt something on every page|the narrator has a wonderful voice",
    gripe:
      "the first hundred pages drag|the translation is clumsy|the plot leans on coincidence|pages fell out of the spine|the print is tiny|it repeats itself|the ending is rushed|half of the recipes do not work|the author loves adverbs too much|I skipped whole chapters",
    strength:
      "clear language|strong characters|careful research|short chapters|dry wit|beautiful illustrations|sense of place",
    weakness: "slow start|flat ending|tiny print|clumsy translation|thin paper|loose threads|preachy tone",
    part: "first chapter|ending|cover|index|binding|plot|translation|foreword",
    person: "the author|the narrator|the heroine|the translator",
    task: "lend it to a friend|read it twice|skip the foreword|look for the sequel|buy the hardcover|discuss it in our reading group",
    fault: "drags|came apart|feels rushed|contradicts the first part|is full of misprints|arrived bent",
    use: "for the beach|for book clubs|for curious children|for commuting|for beginners|as a present",
    topic: "the sequel|the translation|large print|the audiobook|signed copies|reading groups",
  }),
  course: matter({
    thing: "course|seminar|lecture|workshop|lab class|online course|tutorial|language class|module",
    praise:
      "the instructor answers every question|the exercises build on each other|I passed on the first try|the slides are clear and short|group work was actually fun|feedback came within two days|the examples come from real life|the pace was just right|the recordings saved me|I finally understand the basics",
    gripe:
      "the slides are read out word for word|deadlines moved twice|the lab was overbooked|feedback never came|the exam had little to do with the lectures|the audio kept dropping|the workload is absurd|the platform lost my submission|nobody answers in the forum|the textbook is out of date",
    strength:
      "clear structure|patient teacher|practical exercises|quick feedback|small groups|good recordings|fair exam",
    weakness: "dull slides|heavy workload|late feedback|outdated material|poor audio|unclear grading|crowded room",
    part: "syllabus|final exam|homework|forum|recording|grading|first lecture|group project",
    person: "the instructor|the teaching assistant|my tutor|the examiner",
    task: "move to another group|submit the assignment late|repeat the exam|get the recording|change my major|request a transcript|book an office hour|withdraw from the module",
    fault: "was marked wrong|is missing|cannot be opened|was cut short|overlaps with another class|was graded late",
    use: "for beginners|for working parents|for exam preparation|for career changers|for second-year students",
    topic: "grading|attendance|deadlines|group work|office hours|exam dates|recordings|credits",
  }),
  delivery: matter({
    thing: "parcel|shipment|delivery|pallet|order|letter|container|crate",
    praise:
      "it arrived a day early|the driver called ahead|tracking was accurate to the minute|the box was in perfect shape|it was left exactly where I asked|they carried it up three floors|pick-up was simple|customs took no time|the courier was friendly|rescheduling took one click",
    gripe:
      "it has been sitting in the depot for days|the box was soaked|it went to the wrong address|tracking has not moved since Tuesday|the driver never rang|half the order is missing|it was thrown over the fence|they charged customs twice|the pick-up point was closed|the seal was broken",
    strength: "speed|careful handling|live tracking|friendly courier|flexible slots|sturdy box|clear messages",
    weakness: "late arrival|damaged box|wrong address|silent hotline|useless tracking|missed slot|extra fees",
    part: "label|box|seal|tracking page|pallet|time slot|customs form|signature",
    person: "the courier|the dispatcher|the driver|the depot",
    task: "change the delivery address|collect it myself|book a new slot|report damage|stop the shipment|get proof of delivery|split the order|refuse the parcel",
    fault: "went missing|was damaged|came open|shows the wrong town|was scanned twice|got wet|expired",
    use: "for fragile goods|for small shops|for same-day orders|for bulky items|for cold goods",
    topic: "tracking|customs|damage|missed delivery|pick-up points|insurance|returns|pallets",
  }),
  clinic: matter({
    thing: "appointment|check-up|consultation|ward|practice|emergency room|follow-up|blood test|therapy session",
    praise:
      "the nurse explained every step|I was seen on time|the doctor listened without looking at the clock|results came the same day|the waiting room was calm and clean|they called to see how I was|the pharmacist found a cheaper option|my questions were taken seriously|booking online was easy|the staff handled my fear with patience",
    gripe:
      "I waited two hours past my appointment|nobody told me about the fee|my results got lost|the phone is never answered|the room was cold|they mixed up my file|the doctor barely looked up|parking is impossible|the prescription had the wrong date|I had to explain everything three times",
    strength: "calm manner|clear explanation|short wait|clean rooms|friendly nurses|quick results|online booking",
    weakness: "long wait|rude reception|lost records|hidden fee|unanswered phone|cold room|rushed visit",
    part: "waiting room|referral|prescription|test result|bill|appointment|form|follow-up call",
    person: "the nurse|the doctor|the receptionist|the physiotherapist",
    task: "move the appointment|get a copy of the results|renew the prescription|ask about side effects|send the referral|change the family doctor|bring the insurance card|fast before the test",
    fault: "got lost|was delayed|was sent to the wrong address|is out of date|was not signed|came back unclear",
    use: "for children|for nervous patients|for regular check-ups|for working people|for second opinions",
    topic: "waiting times|referrals|prescriptions|test results|billing|visiting hours|vaccination|consent",
  }),
  bank: matter({
    thing: "account|card|loan|transfer|insurance claim|savings plan|mortgage|statement|payment",
    praise:
      "the transfer arrived within seconds|opening the account took ten minutes|the adviser explained every cost|the claim was paid in a week|the app shows every fee|the card works everywhere|they raised my limit without fuss|the rate was better than promised|fraud was stopped before I noticed|statements are easy to read",
    gripe:
      "a fee appeared out of nowhere|my card was blocked abroad|the claim was refused without a reason|the transfer is still pending|I was put on hold for forty minutes|they asked for the same papers three times|the exchange rate was awful|the branch closed last month|the direct debit went out twice|the interest rate changed without notice",
    strength: "low fees|quick transfer|clear statements|helpful adviser|good rate|instant alerts|simple claim form",
    weakness:
      "hidden fees|long hold times|blocked card|slow claim|endless paperwork|poor exchange rate|closed branches",
    part: "card|direct debit|statement|limit|standing order|claim form|rate|deposit",
    person: "the adviser|the branch manager|the claims handler|the hotline",
    task: "dispute a charge|raise the card limit|close the old account|change the due date|repay the loan early|upload the claim papers|cancel the standing order|add a joint holder",
    fault: "was declined|was booked twice|is missing|was refused|is still pending|shows the wrong amount|expired",
    use: "for students|for small businesses|for travel|for first-time buyers|for families",
    topic: "fees|interest|card limits|claims|fraud alerts|joint accounts|early repayment|statements",
  }),
  work: matter({
    thing: "job|interview|onboarding|team|internship|application|role|office|shift plan",
    praise:
      "my manager backs us up|the workload is fair|training starts on day one|colleagues share what they know|hours are flexible|the interview felt like a conversation|feedback is honest and kind|there is a clear path upwards|the pay is above average|remote work is no issue",
    gripe:
      "overtime is expected and unpaid|nobody knows who decides what|promotions go to favourites|meetings eat half the week|the training was one afternoon|they ghosted me after the third interview|the tools are ancient|shifts change at the last minute|salaries have not moved for years|turnover is high",
    strength: "team spirit|flexible hours|fair pay|good training|honest feedback|calm leadership|remote option",
    weakness:
      "micromanagement|unpaid overtime|unclear goals|low pay|poor communication|outdated tools|constant restructuring",
    part: "onboarding|review|contract|rota|pay slip|interview|holiday request|team meeting",
    person: "my manager|the recruiter|the team lead|human resources",
    task: "book annual leave|swap a shift|update my bank details|plan the handover|request a reference|sign the contract|set goals for the quarter|finish the safety training",
    fault: "was postponed|got lost in approval|shows the wrong hours|was never signed|clashes with the rota|is overdue",
    use: "for graduates|for parents|for people who like structure|for career changers|for part-timers",
    topic: "workload|pay|career growth|communication|remote work|training|recognition|scheduling",
  }),
  machine: matter({
    thing: "press|conveyor|pump|lathe|packaging line|boiler|compressor|robot cell|mixer|oven|cutter",
    praise:
      "it ran the whole shift without a stop|scrap is down by half|the new bearing runs quietly|changeover now takes ten minutes|readings stay well inside limits|the spare part arrived on time|torque is even across all stations|the operator spotted the drift early",
    gripe:
      "it trips when the line starts|vibration is above the limit|the seal leaks again|the sensor reads high|the belt slips under load|spares are out of stock|the guard switch sticks|it overheats after an hour|the batch failed inspection|pressure drops at the valve",
    strength: "steady output|low scrap|quick changeover|quiet running|even torque|clear display",
    weakness: "vibration|leaking seal|worn belt|slow changeover|false alarms|high scrap|overheating",
    part: "bearing|seal|belt|sensor|valve|motor|gearbox|guard switch|nozzle|coupling",
    person: "the operator|the shift lead|the technician|the inspector",
    task: "replace the bearing|recalibrate the sensor|tighten the coupling|order a spare belt|lock out the line|repeat the measurement|quarantine the batch|grease the guide",
    fault:
      "overheated|leaks oil|reads out of range|tripped twice|jammed during start-up|shows wear|came loose|failed the pressure test",
    use: "for thin sheet|for the night shift|for small batches|for test runs",
    topic: "calibration|lubrication|scrap|downtime|changeover|spare parts|safety guards|torque",
  }),
  farm: matter({
    thing: "field|crop|harvest|orchard|greenhouse|herd|irrigation|soil|pasture|vineyard",
    praise:
      "the stand is even and strong|rain came just in time|yield beats last year|the new variety shrugs off rust|soil moisture is ideal|the calves gain well|fruit set is excellent|weeds are under control",
    gripe:
      "hail damaged the lower rows|aphids are back|the pump failed in the heat|the topsoil is compacted|late frost hit the blossom|mildew spreads near the hedge|deer broke through the fence|the seed came late",
    strength: "even stand|healthy leaves|early ripening|good drainage|high sugar|low weed pressure",
    weakness: "hail damage|dry topsoil|aphids|late frost|uneven emergence|mildew",
    part: "north field|pump|fence|drip line|lower slope|barn|sprayer|seed bed",
    person: "the agronomist|the neighbour|the vet|the contractor",
    task: "sample the soil|repair the drip line|thin the fruit|move the herd|check the traps|sow the catch crop|spray before rain|book the combine",
    fault: "dried out|flooded|shows rust spots|lost pressure|was grazed too long|froze overnight",
    use: "for dry years|for heavy soil|for organic growers|for early harvest",
    topic: "irrigation|soil samples|pests|yield|frost|feed|seed varieties|fences",
  }),
  journey: matter({
    thing: "flight|train|ride|bus trip|connection|crossing|taxi ride|transfer|commute",
    praise:
      "we left and landed on time|boarding was calm|the seat had room for my legs|the driver waited for us|the view from the window is worth it|staff rebooked us in minutes|the carriage was clean|wifi worked all the way|the app told us about the platform change|luggage was on the belt before us",
    gripe:
      "it was cancelled without a word|we missed our connection|the seat was broken|the heating was stuck on full|my suitcase came two days later|the driver took the long way|nobody announced the platform change|the toilet was locked|they charged for hand luggage|we stood for two hours",
    strength: "punctuality|legroom|friendly crew|clean seats|fair price|quick boarding|quiet coach",
    weakness: "delay|lost luggage|cramped seats|surge price|no announcements|dirty toilet|missed connection",
    part: "seat|ticket|suitcase|connection|boarding gate|window|air conditioning|booking",
    person: "the crew|the driver|the conductor|the gate agent",
    task: "change the return date|add a suitcase|claim for the delay|choose a seat|book assistance|get a refund|find the lost property desk|travel with a bicycle",
    fault: "was delayed|was double-booked|went missing|was cancelled|did not recline|was rerouted|broke down",
    use: "for commuters|for night owls|for families|for business trips|for a long weekend",
    topic: "delays|luggage|seat choice|refunds|bicycles|pets on board|upgrades|platform changes",
  }),
  property: matter({
    thing: "flat|house|studio|loft|garden flat|office space|terraced house|cottage|duplex",
    praise:
      "light pours in all day|the landlord fixes things at once|the kitchen is brand new|it is quiet despite the main road|the garden is a small paradise|heating costs are low|the floor plan makes sense|shops are around the corner|the neighbours are kind|the contract was fair",
    gripe:
      "there is mould behind the wardrobe|the landlord never answers|you hear every step upstairs|the boiler fails every winter|the photos hid the road|the deposit took months to come back|windows do not close|the lift is always broken|the cellar floods|rent rose twice in a year",
    strength: "light|floor plan|location|new kitchen|quiet street|balcony|low heating costs",
    weakness: "mould|thin walls|old boiler|dark rooms|steep stairs|noisy road|high deposit",
    part: "boiler|kitchen tap|balcony door|bathroom fan|roof|cellar|front door|radiator|letter box",
    person: "the landlord|the agent|the caretaker|the neighbour",
    task: "book a viewing|read the meter|repair the tap|extend the lease|hand over the keys|insulate the attic|paint the hallway|split the utility bill",
    fault: "leaks|will not lock|stays cold|is damp|was left unfinished|drips at night|is draughty",
    use: "for a young family|for students|for working from home|for two|for a small workshop",
    topic: "viewings|deposit|heating|noise|repairs|parking|the lease|pets",
  }),
  energy: matter({
    thing: "meter|charging point|solar array|heat pump|battery|tariff|substation|charger",
    praise:
      "charging was quick and quiet|the bill dropped by a third|the array peaks before noon|the app shows every kilowatt hour|installation took one day|the battery carries us through the night|the plug released at once|readings match the bill",
    gripe:
      "the charger stopped after ten minutes|the estimate was far too high|the cable was locked in|the meter has not reported for days|the inverter hums|the tariff changed overnight|the screen is unreadable in the sun|two of four bays were dead",
    strength: "fast charging|clear bill|low tariff|quiet inverter|simple app|steady output",
    weakness: "wrong reading|dead bay|high tariff|loud fan|slow charging|confusing bill",
    part: "connector|inverter|meter|screen|cable|panel|breaker|card reader",
    person: "the installer|the grid operator|the hotline|the technician",
    task: "submit a reading|switch the tariff|reset the breaker|book the installer|register the card|compare the estimate|clean the panels",
    fault: "tripped|reports zero|was out of service|overheated|shows yesterday’s value|did not unlock",
    use: "for commuters|for small farms|for terraced houses|for night charging",
    topic: "tariffs|meter readings|charging speed|outages|feed-in|installation",
  }),
  sport: matter({
    thing: "match|training|class|gym|season|session|tournament|race|squad",
    praise:
      "the coach notices every mistake and every effort|we held the lead to the end|the changing rooms are spotless|the new drills pay off|the crowd carried us|equipment is never occupied for long|I have more energy than in years|the substitutes turned the game|the course was well marked",
    gripe:
      "the showers are cold|we conceded twice after set pieces|classes are booked out within minutes|half of the machines are broken|the referee lost control|the pitch was a swamp|cancelling takes three letters|we faded after the break|the start was chaotic",
    strength: "team spirit|quick passing|good coaching|clean rooms|strong defence|fair prices|short queues",
    weakness: "set pieces|cold showers|overbooked classes|poor stamina|long queues|muddy pitch|slow start",
    part: "warm-up|midfield|final lap|changing room|treadmill|defence|second half|sauna",
    person: "the coach|the captain|the referee|the trainer",
    task: "book a class|freeze the membership|work on corners|rest the hamstring|change the formation|bring a towel|sign up for the relay",
    fault: "was postponed|broke down|was called off|lost its shape|was out of order|ran late",
    use: "for beginners|for early birds|for juniors|for the off-season|for marathon training",
    topic: "injuries|fixtures|membership|class times|tactics|tickets|kit",
  }),
  pet: matter({
    thing: "visit|check-up|dog walk|kennel|grooming|vaccination|boarding stay|adoption",
    praise:
      "my dog wags his tail at the door|the vet sat on the floor with her|they sent photos every day|the wound healed without a scar|she eats again|the clipping looks lovely|they took time for an old cat|the price was told beforehand",
    gripe:
      "we waited an hour with a frightened cat|the bill was twice the estimate|the fur was cut unevenly|nobody called after the operation|the kennel was cold|the chip was registered wrongly|they lost his blanket",
    strength: "patience|gentle hands|clear advice|clean kennels|fair prices|short wait",
    weakness: "long wait|high bill|uneven cut|cold kennel|lost papers|rushed visit",
    part: "bandage|collar|chip|diet|vaccination card|carrier|ear|paw",
    person: "the vet|the groomer|the assistant|the sitter",
    task: "book the booster|change the food|remove the stitches|weigh him again|treat the ears twice a day|register the chip",
    fault: "is swollen|came off|was mixed up|itches|is out of date|was refused",
    use: "for anxious animals|for old dogs|for puppies|for long holidays",
    topic: "vaccination|diet|weight|ticks|behaviour|boarding",
  }),
  car: matter({
    thing: "car|hatchback|van|rental|used car|service|estate car|scooter|pick-up",
    praise:
      "it pulls cleanly from the lights|the mechanic showed me the old part|the boot swallows everything|it passed the test at once|fuel use is lower than stated|handover took ten minutes|the seats are kind to my back|the price was the price",
    gripe:
      "the brakes squeal in the morning|a warning light came back the next day|the rental had a scratch they blamed on us|the clutch slips|it took four visits to find the fault|the quote doubled|the screen freezes when reversing|there is a draught at the door",
    strength: "comfort|boot space|honest quote|low fuel use|quick service|quiet cabin",
    weakness: "brake noise|warning lights|hidden fees|weak heater|slow touch screen|worn tyres",
    part: "clutch|brake disc|battery|wiper|headlight|touch screen|gearbox|exhaust|tyre",
    person: "the mechanic|the dealer|the rental clerk|the tow driver",
    task: "change the oil|book the inspection|swap the tyres|order the part|return it with a full tank|update the maps|check the brake fluid",
    fault: "squeals|failed the test|leaks|will not start in the cold|shows a warning|rattles|wears unevenly",
    use: "for city driving|for a family of five|for long motorways|for learners|for tradespeople",
    topic: "servicing|tyres|warranty|fuel|insurance excess|recalls",
  }),
  server: matter({
    thing: "cluster|database|gateway|load balancer|backup|firewall|mail server|pipeline|storage array|cache",
    praise:
      "latency is back to normal|the failover worked as planned|the restore finished within the window|alerts are quiet again|the patch went out without downtime|error rates dropped after the rollback|capacity holds for the next quarter|the audit found nothing",
    gripe:
      "requests time out under load|the disk fills every night|replication lags behind|certificates expired unnoticed|the job ran twice|memory climbs until it restarts|logs stopped at midnight|packets drop on the second link|login attempts come from many addresses|the runbook is out of date",
    strength: "quick failover|clear dashboards|steady latency|good runbook|small blast radius|clean rollback",
    weakness: "noisy alerts|slow restore|single point of failure|missing logs|full disk|stale runbook",
    part: "primary node|certificate|queue|disk|replica|cron job|health check|route table|access policy|connection pool",
    person: "the on-call engineer|the vendor|the database team|the security desk",
    task: "rotate the certificate|extend the volume|roll back the release|raise the memory limit|block the address range|re-index the table|drain the node|verify the backup|tune the alert threshold",
    fault:
      "ran out of space|stopped responding|restarted twice|fell behind|failed its health check|rejected connections|returned stale data|expired",
    use: "for batch jobs|for the staging environment|for night runs|for read traffic",
    topic: "failover|backups|access rights|patching|capacity|certificates|alerting|replication",
  }),
  record: matter({
    thing: "entry|case|form|file|appointment|visit|list|report",
    praise:
      "everything was in order|the figures agree with last time|nothing had changed since the last visit|all papers were there|it went as planned|the second reading confirmed the first|the date was kept|it was settled on the spot|no correction was needed|the list is complete now|it took less time than planned|the handover went smoothly",
    gripe:
      "the second page is missing|the date cannot be right|the signature is illegible|two entries contradict each other|the reference number is wrong|the figures were entered a day late|the label does not match the list|the form came back half empty|the address has changed|nobody had been informed|the old list was used|a copy is still outstanding",
    strength:
      "clear handwriting|complete papers|a fixed contact|written confirmation|an early appointment|short notice by phone",
    weakness:
      "missing signature|late entry|wrong date|illegible label|duplicate entry|outdated list|unclear figure|missing copy",
    part: "form|label|copy|list|entry|attachment|reference|file|signature|second page",
    person: "the office|the contact person|the person in charge|the deputy|the other side",
    task: "send the missing copy|check the figures again|correct the date|ask for a signature|close the entry|update the list|arrange another appointment|compare it with the old file|add the reference number|wait for the reply",
    fault:
      "was missing|had to be corrected|came late|was filled in twice|could not be read|did not match|was replaced|is still open",
    use: "for the file|for the record|for the annual report|for the next visit|for the handover",
    topic: "the date|the papers|the next appointment|the figures|the handover|the missing copy|the list|the reply",
  }),
};

/** The words by language and subject. */
export const matterWords: Readonly<Record<string, Readonly<Record<string, Matter>>>> = {
  en: english,
  de: germanMatters,
  es: spanishMatters,
  fr: frenchMatters,
  pt: portugueseMatters,
};

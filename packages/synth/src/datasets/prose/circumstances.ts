import type { Dice } from "./dice.ts";
import { firstNames } from "./names.ts";
import { article, begin, type Phrase, phrases } from "./phrase.ts";

/** Who asks, and what is going on in their lives: words for asides. Towns are invented. */
const words = (list: string): readonly string[] => list.trim().split(/\s*[|\n]\s*/);

const jobs = words(`
baker|night nurse|joiner|piano tuner|bus driver|physiotherapist|potter|bookbinder|forklift operator|midwife|sound engineer|florist
beekeeper|translator|roofer|lab technician|optician|chimney sweep|dental hygienist|archivist|goldsmith|game tester|locksmith|ranger
tram mechanic|vet|cheesemaker|surveyor|stage hand|kindergarten teacher|crane operator|lifeguard|upholsterer|paralegal|stonemason
data clerk|sailmaker|barista|glazier|social worker|tiler|sommelier|paramedic|butcher|draughtsman|hairdresser|welder|librarian
warehouse lead|wind turbine fitter|costume maker|hospital porter|signaller|tax adviser|market gardener|cook|tutor|ferry pilot`);
const towns = words(`
Ansdal|Brevik Mere|Calderholm|Dorrich|Eskerton|Fennmouth|Gorsehaven|Hallowick|Inverlow|Jarrowby|Keldmoor|Lindesay Cross|Marlsund
Nethercombe|Oakferry|Pellworth|Quarrington|Rosendael|Saltcote|Tarnby|Ulverstrand|Vessingen|Wexbury|Yarrowfield|Zelhem Quay|Altmark
Bruckau|Castelvera|Dunmarrow|Ellersee|Fontclair|Grunwick|Hjelm|Iserfurt|Kronsby|Lagovia|Montrel|Nowa Brama|Ostermoor|Puente Alba`);
const relatives = words(`
my sister|my brother|my mother|my dad|my partner|my wife|my husband|my aunt|my uncle|a cousin|my neighbour|my boss|my flatmate
my daughter|my son|my father-in-law|an old friend|my godmother|a colleague|my grandmother`);
const events = words(`
lost a job in March|is expecting twins|moved in with us|retires next summer|started a business|had an accident|is getting divorced
sold the shop|went back to university|won a small prize|came back from abroad|broke an ankle|inherited a barn|changed careers
bought a dog kennel|took early retirement|had to close the café|found work up north|is ill|turned eighteen|adopted a child
got a pay rise|rents by the week|was burgled|lives on a boat|quit smoking|missed two payments|signed a lease|runs a food truck`);
const worries = words(`
hidden charges|the exit fee|being tied in|losing the rate|the paperwork|a hard credit check|what happens if I fall ill|the small print
paying twice|the exchange rate|interest going up|the direct debit date|early repayment|the valuation|the waiting period|inflation
my age|my overdraft|the tax office|a guarantor|joint liability|moving house later|missing a month|the cooling-off period|an audit`);
const habits = words(`
I always pay on the first|we budget with envelopes|I keep everything in a spreadsheet|I hate debt|we never took out anything before
I overpay when I can|I check my score every month|numbers make me dizzy|I prefer letters to apps|we split costs down the middle
I read contracts twice|I only bank at the counter|we save on standing order|I once worked in a bank|I am bad with deadlines`);
const sources = words(`
a podcast|the paper|your branch in town|a leaflet|my union|a forum|the estate agent|an advert on the tram|my landlord|the radio
a comparison site|a webinar|my payroll office|the garage|a flyer at the gym|an old classmate`);
const reasons = words(`
the roof leaks|the lease runs out|my contract ends|winter is coming|the school year starts|the seller has another buyer|prices keep rising
the old one gave up|the grant expires|the baby is due|our rent doubles|the bank closes its branch|the bridge loan ends|I turn sixty`);
const feelings = words(`
a bit nervous|cautiously hopeful|rather lost|fed up with forms|in two minds|quite sure|sceptical|relieved to ask someone|overwhelmed
curious|impatient|embarrassed to ask|tired of guessing|determined|on the fence|pleasantly surprised so far`);

const qualities = words(`
draughty|sunny|crooked|tiny|sprawling|shared|half-finished|rented|noisy|leafy|damp|modern|listed|narrow|borrowed|mouldy|bright|creaky
windowless|cosy|crowded|freezing|tidy|rambling|furnished|soulless|quiet|overpriced|converted|forgotten|timbered|red-brick|top-floor
split-level|whitewashed|handsome|neglected|sublet|ground-floor|slate-roofed`);
const homes = words(`
bedsit|cottage|houseboat|attic|farm|bungalow|townhouse|studio|basement|chalet|barn|terrace|mews house|caravan|annexe|penthouse|vicarage
lodge|schoolhouse|flat-share|gatehouse|boathouse|watermill|smallholding|row house|shop with rooms above|dorm|cabin`);
const features = words(`
three cats|no heating|a leaking skylight|two lodgers|a grand piano|my in-laws|a view of the quarry|thin walls|an orchard|a kiln
one bathroom for six|a greenhouse|rotten beams|a workshop|neighbours from hell|a wood stove|five bicycles|a rooftop hive|bad wiring
a parrot|an empty nursery|a vegetable patch|old pipes|a shared laundry|a lift that never works|solar tiles|a cellar full of books`);
const paces = words(`
steadily|slowly|somehow|barely|easily|on paper|month by month|with overtime|since spring|despite everything|so far|by the skin of our teeth
these days|against the odds|year after year|without help|mostly|in theory|quietly|just about`);
const savings = words(`
saving for a boat|paying off studies|feeding four children|rebuilding a vintage tractor|supporting parents abroad|running two households
funding a small orchestra|keeping a horse|renting a studio|caring for an uncle|restoring a chapel organ|breeding sheepdogs
sending money home|commuting by ferry|taking evening classes|fostering teenagers|writing a cookbook|training for a marathon
sharing a van|growing mushrooms|mending clocks|coaching juniors|planting vines|brewing cider`);

const asides = phrases(
  "[At present|Currently|For now] we [live in|rent|share|squeeze into] {a_quality} {home} with {feature}",
  "[Our|My] {quality} {home} [near|in|outside] {town} [comes with|has|suffers from] {feature}[ and {feature2}|]",
  "[I am|We are] {saving} {pace}[ and {saving2} {pace2}|]",
  "{relative} is {saving} {pace}[ in {a_quality} {home}|]",
  "[Picture|Think of|Imagine] {a_quality} {home}, {feature} and {feature2}",
  "[We|I] [swapped|traded|gave up] {a_quality} {home} for [one with |]{feature}, {saving} {pace}",
  "[I work as|I am|By trade I am] {a_job}[ in {town}| near {town}|]",
  "{relative} {event}[, so {reason}|, which changes things|]",
  "[We live|I live|We just moved to a place] [in|outside|close to] {town}[ and {reason}|]",
  "[Worried about|My main concern is|What bothers me is] {worry}[ and {worry2}|]",
  "[Full disclosure|For the record|By the way]: {habit}",
  "[I heard about this|Got your name|Found you] through {source}[, {relative2} swears by you|]",
  "[It is urgent because|The thing is,|Truth is,] {reason}",
  "[Feeling|I am|Honestly] {feeling} about [this|all this|the whole thing]",
  "[{relative} and I|The two of us] [earn about the same|run a stall in {town}|share everything|disagree about {worry}]",
  "[After|Since] {relative} {event}, [I want certainty|we had to rethink|money is tight|nothing is the same]",
  "{A_job} by trade, {habit}",
  "[Someone in {town}|{source}] [warned me about|mentioned] {worry}",
);

/** Qualities with their articles. */
const dwellings = qualities.map((quality) => ({ quality, a_quality: `${article(quality)} ${quality}` }));

/** Jobs with their articles. */
const trades = jobs.map((job) => ({ job, a_job: `${article(job)} ${job}` }));

/** Sentences about the person's life, with capitals and without full stops, each of another kind. */
export function circumstances(dice: Dice, count: number): readonly string[] {
  return dice.some(asides, count).map((aside) => circumstance(dice, aside));
}

function circumstance(dice: Dice, aside: Phrase): string {
  const { job, a_job } = dice.pick(trades);
  const relative = dice.pick(relatives);
  return begin(dice, aside, {
    a_job,
    A_job: job,
    town: dice.pick(towns),
    relative,
    relative2: dice.pickOther(relatives, relative),
    event: dice.pick(events),
    worry: dice.pick(worries),
    worry2: dice.pick(worries),
    habit: dice.pick(habits),
    source: dice.pick(sources),
    reason: dice.pick(reasons),
    feeling: dice.pick(feelings),
    ...dice.pick(dwellings),
    home: dice.pick(homes),
    feature: dice.pick(features),
    feature2: dice.pick(features),
    saving: dice.pick(savings),
    saving2: dice.pick(savings),
    pace: dice.pick(paces),
    pace2: dice.pick(paces),
  });
}

/** A name below a message. */
export function signature(dice: Dice): string {
  return dice.pick(firstNames);
}

/** Where something is, for purposes that stand somewhere. */
export function town(dice: Dice): string {
  return dice.pick(towns);
}

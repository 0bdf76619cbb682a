import type { FamilySource } from "./family.ts";

export const relationshipConflict: FamilySource = {
  id: "relationship_conflict",
  users: "partner, husband, wife, girlfriend, boyfriend",
  confidants: "best friend, sister, brother, mother, counsellor",
  counterpart: "partner",
  facing: 0.35,
  isOnDuty: false,
  places: "on the sofa, in the car, in the park, at the kitchen table, on the phone",
  goals: `
    closeness: feeling close
    honesty: honesty between us
    own_space: room for myself`,
  events: `
    good long_walk 0 the walk: we walked [for hours|until dark] and [talked|laughed|held hands]
    good flowers 0 the evening: we danced in the [kitchen|hallway|rain] [again|like mad|till ten]
    bad separate_rooms 0 the distance: we have slept in separate rooms [since {weekday}|all week]
    bad anniversary_alone 0 the anniversary: I spent our anniversary [alone|with a frozen pizza]
    stuck same_argument 1 the argument: we had the same argument [again|once more|about a drawer]
    wrong lied 1 the lie: {they} lied about [last night|the weekend] [to my face|without blinking]
    wrong read_messages 2 the phone: {they} [read|went through] my messages
    wrong cancelled_trip 0 the trip: {they} [cancelled|dropped] our trip [by text|for a game of cards]
    hope counselling 0 the counselling: the counselling [may|could] bring us back together / the counselling brought us [closer|back together] / the counselling [led nowhere|showed how far apart we are]
    hope answer_hope 1 the letter: an honest [letter|talk] [might|may] change things / the honest letter changed things / the letter stayed unanswered
    fear breaking_up 0 the relationship: it [might|could] be over between us / it is over between us / we are [staying together|not breaking up]
    fear moving_out 2 the flat: one of us [may|might] have to move out / one of us has to move out / we both stay in the flat
    pride said_truth 1 the truth: I said what I [need|feel], [without shouting|and stayed calm|at last]
    shame shouted 0 the quarrel: I [shouted|said cruel things] in front of [the guests|her mother]
    kind listened 0 the listening: {they} listened [all evening|to the end] and [didn't argue|held my hand]
    unfair flirted 1 the flirting: {they} made a [cutting|mean] joke about my brother [at dinner|on the phone]
    fgood friend_wedding 0 the wedding: {friend} got married by the [sea|river]
    fbad friend_divorce 0 the divorce: {friend} is getting divorced
    odd love_letter 0 the postcard: an old postcard [fell|dropped|slid] out of [a book|the atlas|his coat]
    love old_photo 0 the photo: I found the photo [from our first trip|of us in the rain]
    plain groceries 2 the shopping: we did the [weekly shop|shopping] in silence
    plain bills 2 the bills: I sorted our bills [as every month|on the floor]`,
  details: `
    [six|nine] years, [two|three] flats, one [cat|balcony]
    [we|we both] [talk|speak] about [bins|trains] and never about us
    [my|the] ring [lies|is] [on the shelf|in the soap dish]
    the [silence|door] [says more|speaks] [than words|for us|loudest]
    [I|we] used to [leave|write] [notes|little notes|drawings] [on the mirror|everywhere]
    [both|each] of us [works too much|comes home late], [that's half of it|as ever]
    [my|the] best friend [says|thinks] we [never|don't] [learned|know how] to argue
    we [laugh|laughed] about the same [films|things], [that's|it's] [still|something] there`,
  pairs: `
    ? when did you last [really talk|have a good talk]?
    [before|in] the [summer|move], [in the car|by accident]
    [weeks|ages] ago, [it rained|on a night train]
    [on|it was] {weekday}, [ten minutes|and then the phone rang]
    [hard to say|I can't recall], [that says it all|sadly]

    ? what do you [want|wish for], [deep down|if you could choose]?
    [calm|quiet] and [a hand|someone] to hold
    that we [try|start] again, [slowly|differently]
    [I don't know yet|no idea], [it changes daily|ask me tomorrow]
    [an|just one] honest [yes|answer], or an honest no`,
  advice: `
    [take|pick] [one|a single] topic, [and|then] [listen|swap] [ten minutes each|in turn]
    [write|say] what you [miss|love], not [only|just] what's wrong
    [don't|try not to] settle it [at midnight|when you're both tired]`,
};

export const onlineDating: FamilySource = {
  id: "online_dating",
  users: "single, newly single, shy dater, widower, night-shift worker",
  confidants: "friend, sister, colleague, cousin, flatmate",
  counterpart: "match",
  facing: 0.3,
  isOnDuty: false,
  places: "in a café, on the sofa, at the riverside bar, in the queue for the cinema, on the night bus",
  goals: `
    meeting_someone: meeting someone kind
    being_myself: being liked as I am
    keeping_calm: keeping my heart in one piece`,
  events: `
    good great_chat 0 the chat: we [wrote|chatted] [until two|for four hours] and [laughed|forgot the time]
    good second_date 0 the second date: the second date [lasted|went on] [until breakfast|six hours]
    bad quiet_weekend 0 the inbox: the inbox stayed empty [all weekend|on my birthday]
    stuck app_logout 0 the app: the app [logged me out|crashed|froze] [mid-sentence|again]
    wrong ghosting 2 the silence: {they} vanished [without a word|after three lovely dates]
    wrong old_photo 1 the photo: {they} used a photo from [another decade|someone else]
    wrong stood_up 2 the date: {they} [stood me up|never came] [in the rain|at the fountain]
    hope meeting_hope 0 the first date: the first date [could|might] be something special / the first date was something special / the first date was [an interview about cars|over in twenty minutes]
    hope reply_hope 0 the message: {they} [may|might] write back / {they} wrote back [with a poem|within a minute] / {they} [never|didn't] write back, a week is a week
    fear awkward 1 the meeting: there [might|could] be nothing to talk about / there was nothing to talk about but the [weather|menu] / there was plenty to talk about
    fear exposed 2 the honesty: {they} [may|might] laugh when I say how I feel / {they} laughed when I said how I feel / {they} [didn't laugh|took my hand] when I said how I feel
    pride made_first_move 0 the first message: I [wrote|sent] the first message, [a good one|for once|heart pounding]
    shame checked_ex 2 the profile: I [looked|scrolled] through my ex's profile [for an hour|at work]
    kind walked_me_home 2 the way home: {they} [walked me home|waited with me] in the [rain|cold|dark]
    unfair rude_to_waiter 1 the waiter: {they} [snapped|clicked fingers] at the waiter
    fgood friend_moves_in 0 the couple: {friend} [moved in|got together] with [that match|someone lovely]
    fbad friend_heartbreak 2 the heartbreak: {friend} got dumped by voice message
    odd met_teacher 1 the match: the app matched me with my old [maths teacher|dentist]
    like laugh 0 the laugh: there was [such a laugh|that laugh|a giggle] [on the phone|again]
    dislike bio 1 the profile text: the profile said no losers please
    plain new_photo 1 the photo: I [uploaded|took] a new photo
    plain swiping 0 the app: I swiped a bit [in bed|over lunch]`,
  details: `
    [everyone|they all] [likes|like] [hiking|travel], [apparently|says the app]
    I [changed|rewrote] my [text|bio] [three|four] times, [now it's a haiku|still odd]
    [two|three] years [alone|single], the [plants|books] are [thriving|good company]
    I [wore|chose] the [blue shirt|red scarf], [for luck|it talks for me]
    we [both|each] [own|have] [a one-eyed cat|a tortoise|odd socks], [that's a start|fate]
    my friends [vote|comment] on [every|each] [photo|comma]
    [I'm|one gets] [out of practice|rusty], [small talk|eye contact], [help|the lot]
    the [café|bar] was [so loud we wrote notes|full of drums]`,
  pairs: `
    ? what are they like, [as far as you know|so far]?
    [funny|witty], [a bit|rather] shy, [good questions|loves maps]
    [works|they work] [nights|with bees], [reads|bakes] a lot
    [warm|calm], [tall|loud laugh], [late though|always on time]
    [hard to say|early days], [good grammar|nice hands]

    ? where did you two [meet|want to meet]?
    at the [fountain|botanical garden], [neutral ground|daylight]
    in a [café|bookshop] with a [back door|big window], [just in case|tradition]
    [the|a] [boat hire|night market], [brave|their idea]
    [still|not decided], [we|both of us] [dither|swap links]`,
  advice: `
    [meet|see each other] [in daylight|somewhere public] and [tell|let] a friend know
    [be|stay] [yourself|curious], [the right one stays|it's only coffee]
    [ask|wait and ask] once, then [let it rest|see what comes]`,
};

export const parenting: FamilySource = {
  id: "parenting",
  users: "mother, father, single parent, grandparent, stepfather",
  confidants: "friend, sister, grandmother, another parent, partner",
  counterpart: "nursery teacher",
  facing: 0.25,
  isOnDuty: true,
  places: "at the nursery gate, in the kitchen, at the playground, in the children's room, in the car",
  goals: `
    happy_child: a happy child
    enough_rest: some rest
    good_parent: being a good parent`,
  events: `
    good first_steps 0 the first steps: the little one [took|walked|dared] [the first steps|five steps|to the fridge]
    good slept_through 1 the night: the baby slept [through|until seven|all night]
    bad fever 0 the fever: the little one [has a fever|is ill|has a cough] [since {weekday}|again]
    stuck tantrum 1 the tantrum: there was a tantrum [over a blue cup|in aisle four] that [nothing|nobody] could stop
    stuck no_place 1 the nursery place: there is no nursery place [until autumn|in the whole district]
    wrong left_waiting 0 the pick-up: {they} left my child [waiting|alone] [at the gate|outside|in the rain]
    wrong labelled 2 the remark: {they} called my child [difficult|slow|wild] [in front of all|by the coats]
    hope school_hope 0 the school place: the school round the corner [might|may] take us / the school round the corner took us / the school round the corner turned us down
    hope quiet_weekend 1 the free weekend: the grandparents [may|could] take both [for a night|at the weekend] / the grandparents took both for a night / the grandparents [cancelled|got the flu]
    fear school_start 0 the first day: the first day [might|could] end in tears / the first day ended in tears / the first day went without a tear
    fear stitches 0 the fall: the chin [may|might] need stitches / the chin needed stitches / the chin only needed a plaster
    pride stayed_patient 2 the bedtime: I stayed patient [at bedtime|for two hours|all evening]
    shame yelled 2 the shouting: I [yelled|shouted] at [them both|the little one] over [spilt milk|a shoe]
    kind hugged 0 the nursery: {they} [sat|stayed] with my child [for an hour|until it slept|after hours]
    unfair birthday_left_out 0 the birthday list: {they} [left out|forgot|skipped] [the new boy|one child|the twins]
    fgood friend_baby 0 the twins: {friend} had twins, both well
    fbad friend_sleepless 1 the nights: {friend} hasn't slept in [weeks|a month]
    odd first_word 0 the first word: the first word was [tractor|no thanks]
    love sleepy_hug 0 the hug: [there were|suddenly] two small arms [round my neck|hugged me|held on to me]
    disgust nappy 1 the nappy: the nappy [leaked|exploded] [in the car|on my lap]
    plain packed_lunch 0 the lunch boxes: I packed the lunch boxes
    plain bath_time 1 the bath: we had bath time [as always|with ducks]`,
  details: `
    I [found|stepped on] a [brick|raisin] in my [shoe|bed]
    [breakfast|dinner] is [pasta|a negotiation], [every day|without sauce]
    the [song|story] about the [bear|digger], [nine|seven] times [a night|in a row]
    [we|I] [live|run] by the clock, [seven|six] [up|awake], [seven|eight] [down|asleep]
    my [coffee|hair] hasn't been [hot|dry] since [spring|the birth]
    [the|our] [grandparents|neighbours] [know|have] [advice|theories], [plenty|unasked]
    [siblings|those two] [fight|share] [everything|a stick], [and then hug|by the minute]
    [they're my world|I adore them], [I need a week off|so I hid in the bath|both at once]`,
  pairs: `
    ? how old [is the little one|are they] now?
    [two|three], going on [fifteen|thirty]
    [eleven months|a year and a bit], [four teeth|all legs]
    [five|six] and [eight|nine], [chalk and cheese|a good gap]
    [just|only just] four, [as we hear hourly|a big person now]

    ? [who|do you have someone who] [helps|can help] you?
    [my|the] mother, on {weekday}, [if her knee allows|with cake]
    the [neighbour|babysitter], [now and then|for emergencies]
    [nobody|just us], [that's the thing|far from family]
    [we|we parents] take turns, [badly|like shifts]`,
  advice: `
    [sleep|lie down] when they do, the [dishes|floor] won't run off
    [pick|choose] [one|your] battle a day, [let the cup be blue|and laugh]
    [tell|ask] the [nursery|teachers] what you [see|need], [they've seen it all|in five minutes]`,
};

export const grief: FamilySource = {
  id: "grief",
  users: "son, daughter, grandchild, widow, old friend",
  confidants: "sister, friend, brother, neighbour, bereavement group member",
  counterpart: "funeral director",
  facing: 0.05,
  isOnDuty: true,
  places: "in the old house, at the cemetery, in the garden, at the kitchen table, in the church hall",
  goals: `
    remembering: keeping the memory
    being_there: being there for the family
    finding_footing: finding my footing again`,
  events: `
    good story_evening 0 the storytelling: we told [stories|old stories] [until late|and laughed|about him]
    good roses 0 the rose bush: the old rose bush [flowered|came back|has buds] [again|after all]
    bad empty_chair 0 the empty chair: there was an empty chair at [dinner|the birthday]
    bad last_voice 0 the voicemail: I heard the old voicemail [again|by accident]
    stuck papers 2 the papers: the offices [want|asked for] [one more|the same] certificate [again|from me]
    wrong inheritance 1 the will: {they} [spoke|joked] about money [at the grave|before the flowers were dry]
    hope calm_hope 2 the spring: it [may|might] get lighter by spring / it got lighter [this spring|with the light] / it did not get lighter by spring
    hope family_visit 1 the visit: the whole family [could|might] come for the [day of remembrance|first birthday] / the whole family came for the day of remembrance / only [two|a few] of the family came
    fear first_holiday 1 the holidays: the first holidays without him [might|could] be unbearable / the first holidays without him were [hard|as hard as I feared] / the first holidays without him were [gentle|gentler than I feared]
    fear house_sold 0 the house: the old house [may|might] have to be sold / the old house was sold / the old house stays in the family
    pride speech 1 the speech: I [gave|read] the speech [to the end|without notes]
    shame missed_call 1 the missed call: I did not [call back|visit] in [that last week|time]
    kind soup_pot 2 the soup: {they} [sent|brought] [soup|a pot of soup|bread] [every evening|without a word|for all]
    unfair hurried 0 the hurry: {they} hurried [the mourners|my aunt] along [like a queue|with a watch in hand]
    fgood niece_born 1 the newborn: {friend} had [a girl|a healthy girl|a baby] [this week|at last]
    fbad mother_alone 1 the quiet house: {friend} sits alone in the quiet house
    odd found_ring 0 the ring: the lost ring [turned up|lay] in the [flour|button box]
    love jumper 0 the jumper: the old jumper still smells of [wood|tobacco]
    plain flowers_watered 0 the flowers: I watered the flowers [at the grave|on Sunday]
    plain thank_you_cards 1 the cards: I wrote [ten|a few] thank-you cards`,
  details: `
    [he|she] always [hummed|whistled] while [cooking|shaving]
    the [watch|kettle] [stopped|broke] the same [week|month], [strange|as if]
    the [garden hat|glasses] [hangs on the hook|stays where it was|is mine now]
    people [cross the street|say nothing|talk of the weather], [no blame|I understand|it's all right]
    [some|on some] mornings I [forget|lay two plates|want to ring], [then stop|and remember]
    [eighty|seventy-nine], a good [age|life], [everyone says|and yet]
    the [garden|workshop] is [exactly|just] as it was [left|in March]
    [music|that one song] [goes|gets] straight through me`,
  pairs: `
    ? what were they like?
    [stubborn|funny] and [kind|generous], [never on time|loved trains]
    [quiet|gentle], [huge|warm] hands, [always|forever] [a joke|peppermints]
    [a|such a] [talker|gardener], [knew|fed] the whole street
    [strict|proud], [soft|kind] [underneath|with children]

    ? how are you [getting through|spending] the days?
    [hour by hour|slowly], [walks|long walks] mostly
    with [lists|work], [it helps until four|evenings are hard]
    [some good|two good], [some|one] not, [like weather|it turns quickly]
    the [family|dog] [needs|keeps] me [busy|going]`,
  advice: `
    [there's|there is] no [timetable|right way] for this, [really|take yours]
    [say|speak] the name, [tell|share] a story, [it keeps them near|people are glad]
    [let|allow] [others|people] cook for you [a while|for now]`,
};

export const illnessCaring: FamilySource = {
  id: "illness_caring",
  users: "carer, daughter, son, husband, neighbour who helps",
  confidants: "sister, friend, support group member, brother, cousin",
  counterpart: "care adviser",
  facing: 0.25,
  isOnDuty: true,
  places: "in the hospital corridor, at home, in the waiting room, in the day room, at the bedside",
  goals: `
    comfort: mum's comfort
    own_strength: keeping up my own strength
    clear_information: clear information`,
  events: `
    good good_day 0 the good day: mum [had a good day|asked for cake|sang along]
    good home_again 0 the homecoming: mum [came home|was allowed home] [a day early|on {weekday}]
    bad bad_night 1 the night: it was a [bad|long] night [for both of us|with little sleep]
    stuck hotline 2 the hotline: the hotline [kept me waiting|put me through in circles] [for an hour|again]
    stuck lift_out 1 the stair lift: the stair lift [stopped|broke] halfway up
    wrong rough_hands 0 the morning round: {they} [ignored|forgot] the bell [all morning|for an hour]
    wrong no_answers 2 the questions: {they} brushed off [every|each] question I [had|asked]
    hope results 0 the results: the results [may|could] be good / the results are good / the results are [no better|not good]
    hope day_centre 1 the day centre: the day centre [might|may] have a place / the day centre has a place from {weekday} / the day centre has no place [this year|after all]
    fear relapse 0 the check-up: the illness [might|could] come back / the illness came back / the illness [did not come|has not come] back
    fear i_break_down 1 the winter: I [may|might] not hold out through the winter / I did not hold out, [I fell ill|I broke down] / I held out, with help
    pride learned_lift 0 the routine: I [managed|did] the [mornings|nights] [alone|on my own|by heart]
    shame impatient 1 the impatience: I was [short|impatient] with her over [a spoon|the same question]
    kind night_nurse 0 the night shift: {they} [sat|stayed] with us [after the shift|until she slept]
    unfair talked_over 0 the visit: {they} talked over [her|the man next door|a patient] [rudely|again|at length]
    fgood friend_recovered 0 the recovery: {friend} is well again
    fbad friend_diagnosis 0 the diagnosis: {friend} got bad news from the clinic
    odd dancing 0 the radio: mum [got up|stood] and danced to the radio
    like garden_bench 0 the bench: there is [a bench|a quiet bench|a spot] [under the trees|in the garden|by the pond]
    dislike corridor_light 2 the corridor: the light in that corridor [hums|flickers] day and night
    plain pill_box 0 the weekly box: I filled the [weekly box|pill box|seven boxes] [as always|with the list]
    plain laundry 1 the laundry: I did two loads of laundry`,
  details: `
    the [days|hours] [go by|pass|melt] in [cups of tea|visiting times]
    I [sleep|have slept] with [one ear|the door] open
    [work|my boss] [has been|is] [patient|less patient], [so far|by now]
    the [folder|binder] [weighs|holds] [more than she does|two years of letters]
    she [calls|called] me [Aunt Rose|by another name|doctor], [sometimes|yesterday]
    [other|most] [visitors|relatives] [come|came] [at Christmas|once]
    [we|the two of us] [watch|do] [quiz shows|jigsaws], she [cheats|wins]
    my own [check-up|dentist] [can wait|is overdue], [for months|a year now|I know]`,
  pairs: `
    ? how is she [today|this week]?
    [brighter|calmer], [ate|she ate] half a [pear|plate]
    [tired|weak], but [she smiled|making jokes]
    [up and down|so-so], [mornings|evenings] are better
    [cross|bored], [a good sign|with the telly and me]

    ? do you get [a break|time off] [at all|now and then]?
    {weekday}, [two hours|an afternoon], [my cousin comes|then I walk]
    [hardly|rarely], [the shops|the shower] [counts|is my holiday]
    [no|not since spring], [I should ask|who'd do it]
    [on paper|in theory], [then|but] something [comes up|happens]`,
  advice: `
    [ask|do ask] for [respite|a free day], [it's not giving up|there are offers]
    [write|note] the questions for the [doctor|team] [beforehand|on a card], they'll answer [there|best]
    [you|carers] need [care|sleep] too, [tell me what I can take over|let others in]`,
};

export const newPet: FamilySource = {
  id: "new_pet",
  users: "new dog owner, cat owner, child's parent, foster home, retired teacher",
  confidants: "friend, sister, dog trainer, neighbour, flatmate",
  counterpart: "breeder",
  facing: 0.15,
  isOnDuty: false,
  places: "in the garden, at the shelter, on the stairs, at the vet's, on the sofa",
  goals: `
    animal_well: the little one's health
    bond: a bond between us
    tidy_home: a home in one piece`,
  events: `
    good first_purr 1 the first purr: the kitten purred on my [chest|keyboard]
    good house_trained 2 the training: there was no puddle [all week|for nine days]
    bad hiding 1 the hiding place: the cat has been hiding [behind the boiler|since {weekday}]
    bad old_dog 0 the old dog: the old dog [won't eat|won't play|just sleeps]
    stuck barking 1 the barking: the barking starts at [five|dawn] and nothing helps
    stuck chewed_cable 2 the cable: the router cable was [chewed|bitten] through [again|mid-call]
    wrong false_papers 0 the papers: {they} [lied about the age|gave me false papers]
    wrong kicked 0 the kick: somebody kicked my dog [at the crossing|on purpose]
    hope adoption 1 the adoption: the shelter [may|might] say yes [by {weekday}|this time] / the shelter said yes / the shelter gave her to [another family|someone with a garden]
    hope friends 1 the two cats: the two [cats|of them] [could|might] become friends / the two cats became friends / the two cats [fight|are at war]
    fear vet 0 the vet: the lump [might|could] be something bad / the lump was something bad / the lump was [nothing|only a splinter]
    fear run_away 0 the gate: the dog [may|might] not come back / the dog did not come back / the dog came back [muddy|at breakfast]
    pride first_sit 1 the command: I taught the [puppy|parrot] to [sit|whistle]
    shame forgot_food 0 the bowl: I [forgot the walk|forgot the bowl|came home at ten]
    kind found_cat 0 the search: {they} [searched|walked] half the night [with a torch|for our cat]
    unfair small_cage 0 the cage: {they} kept [six|four] rabbits in one small cage
    fgood friend_puppy 1 the puppy: {friend} [brought home|got] a puppy
    fbad friend_lost_dog 0 the lost dog: {friend} lost the old dog
    odd duck 2 the duck: a duck followed us home
    love nose 1 the nose: [there was|suddenly] a cold [nose|wet nose] [in my hand|at six|under my chin]
    disgust hairball 2 the hairball: there was a [hairball|dead mouse] in my [slipper|shoe]
    plain brushed 1 the brush: I brushed the [long fur|dog] [for a while|as always]
    plain bought_food 2 the food: I bought the [big|usual] bag of food`,
  details: `
    the name [took|needed] [nine days|a family vote], [now it's Pickle|Waffle won]
    [half|all] my [slippers|socks] [have|show] [teeth marks|holes]
    we [walk|go out] at [six|ten], in [any|all] weather
    the [sofa|bed] rule [lasted|held] [one|two] days
    [she|he] [snores|dreams] like a [tractor|grown man]
    the [neighbours|children] [ring|come] to [help|cuddle]
    the [basket|cage] [is ignored|stays empty], [my pillow|my best jumper] won
    the [vet|trainer] [laughs|says] at [our|my] [questions|lists]`,
  pairs: `
    ? what [breed|sort of animal] is it?
    a [mix|bit of everything], with [ears|legs] from somewhere else
    a [grey|ginger] cat, [one ear|half a tail], [full of opinions|a lady]
    a [young|small] [terrier|rabbit], [all energy|pure velvet]
    [old|elderly], [a gentleman|grey round the nose], from the shelter

    ? how are the nights?
    [short|musical], [at three|from four] [we talk|it howls]
    [fine|quiet] since [the clock|an old jumper] [went into|is in] [the basket|there]
    [on|I'm on] the [floor|sofa], [for now|paw in my face]
    [better|getting better], [two|one] [walks|wake-ups]`,
  advice: `
    [give|allow] it [three weeks|time], [same times, same place|then you'll see]
    [put|try] an old [jumper|shirt] of yours in the basket
    [praise|reward] at once, [ignore|laugh off] the rest, [that's all of it|my trainer said]`,
};

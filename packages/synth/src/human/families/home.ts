import type { FamilySource } from "./family.ts";

export const movingHouse: FamilySource = {
  id: "moving_house",
  users: "tenant, mover, student, young couple's other half",
  confidants: "friend, mother, flatmate, brother, aunt",
  counterpart: "landlord",
  facing: 0.3,
  isOnDuty: false,
  places: "in the empty flat, in the stairwell, at the new place, in the moving van, at the storage unit",
  goals: `
    home_of_my_own: a place of my own
    fair_deposit: getting my money back
    peace_of_mind: a calm move`,
  events: `
    good keys 0 the keys: I [got|was handed] the keys [today|a day early|at noon]
    good first_night 0 the first night: the first [night|evening] [here|on the mattress] was [quiet|warm|magic]
    bad leaving_garden 0 the garden: I [locked|left] the old garden [for good|for the last time]
    stuck lift_broken 2 the lift: the lift [broke|stopped] [on moving day|with the sofa inside]
    stuck sofa_stuck 2 the sofa: the sofa [got stuck|would not go] [in the door|round the corner]
    wrong deposit_kept 1 the deposit: {they} [kept|held back] the deposit [over a scratch|without giving a reason]
    wrong no_show 2 the handover: {they} [missed|forgot] the handover [twice|and blamed the traffic]
    hope flat_offer 0 the flat: the flat by the park [may|could] be [ours|free] / the flat by the park is ours / the flat by the park went to [someone else|a dentist]
    hope helpers 2 the moving day: [six|eight] friends [may|might] come and carry / [six|eight] friends came and carried / only [one|{friend}] came to carry
    fear double_rent 1 the rent: I [might|may] have to pay [two rents|rent twice] / I have to pay [two rents|rent twice] [until May|for a month] / they [let|released] me from the second rent
    fear damp 0 the damp: there [could|might] be mould behind the [wardrobe|tiles] / there was mould behind the [wardrobe|tiles] / there's no mould [behind the wardrobe|anywhere]
    pride built_wardrobe 0 the wardrobe: I [built|put up] the wardrobe [alone|without the plan]
    shame broke_mirror 2 the mirror: I [dropped|broke] the [mirror|lamp] {friend} had lent me
    kind carried_piano 2 the piano: {they} [carried|helped carry] the piano [up four floors|in the rain]
    unfair rushed_others 2 the family upstairs: {they} [rushed|drove|pushed] an old couple [out|out of the house|away]
    fgood friend_buys 0 the house: {friend} [bought|found] a little house
    fbad friend_evicted 0 the notice: {friend} [got|was given] notice to leave
    odd hidden_room 0 the letter: we found [a love letter|marbles|an old diary] under the [floorboards|stairs|wallpaper]
    love window_view 0 the view: the kitchen window looks over the [roofs|river]
    disgust old_fridge 0 the old fridge: the old fridge [had fur inside|hid a trout|grew something]
    plain boxes 2 the boxes: I [packed|labelled] [five|a dozen] more boxes
    plain address_change 2 the address: I changed my address at the [bank|library]`,
  details: `
    [forty|sixty] boxes, the [kettle|corkscrew] [is in the last|is missing|hides]
    I [slept|have slept] on [the floor|a camp bed] [since {weekday}|again|for days]
    the [walls|doors] are [thin|freshly painted], [you smell it|one hears the tram]
    [everything|half of it] is [labelled|in bags], [where are the spoons|I find nothing|bliss]
    the neighbour [left|brought] [bread and salt|a plant], [so kind|still no name]
    [four|five] flights, no [lift|handrail], [my legs know|I counted the steps]
    the [contract|handover sheet] has [nine|eleven] pages and [one|two] odd lines
    my [books|records] weigh more than [the rest|I do]`,
  pairs: `
    ? how [big|far away] is the new place?
    [two|three] rooms, and a [balcony|box room]
    [ten|twenty] minutes [from the old one|away|on foot], [across the river|up the hill]
    [small|tiny], but the [light|ceiling] is [lovely|high]
    [bigger|smaller] than it looks, [I measured twice|the sofa fits]

    ? [who|and who] is [helping|carrying]?
    {friend} and [two|three] cousins [with a van|hopefully]
    a [firm|removal crew], [three strong men|paid by the hour]
    [me|myself], a trolley and [podcasts|stubbornness]
    [my|the] [brother|choir], for [pizza|beer and stew]`,
  advice: `
    [take|make] photos of [every|each] room before you [leave|hand it over]
    [pack|keep] one [box|bag] for the first night, [sheets, kettle, lamp|it saves you]
    [read|check] the [meters|locks] [together|with the landlord], [and sign|on paper]`,
};

export const roommateQuarrel: FamilySource = {
  id: "roommate_quarrel",
  users: "flatmate, student, lodger, intern",
  confidants: "friend, sister, classmate, mother, another flatmate",
  counterpart: "flatmate",
  facing: 0.4,
  isOnDuty: false,
  places: "in the shared kitchen, in the hallway, on the sofa, in my room, by the washing machine",
  goals: `
    peace_at_home: peace at home
    fairness: fair shares
    sleep: a night's sleep`,
  events: `
    good cleaning_plan 1 the cleaning plan: the cleaning plan [worked|held|survived] [a whole week|so far]
    good dinner_together 0 the dinner: we [ate|cooked] together [again|like before|for once]
    bad cold_silence 0 the silence: we have not [spoken|said a word] since {weekday}
    stuck washing_machine 1 the washing machine: the washing machine [died|flooded the bathroom|got stuck|ate a sock]
    wrong ate_my_food 1 the cheese: {they} ate my [birthday cheese|last dumplings] and put the [empty box|rind] back
    wrong party_before_exam 2 the party: {they} [threw|had] a party [before my exam|on a Tuesday night]
    wrong unpaid_share 1 the bill: {they} [left|stuck] me with the [whole|entire] power bill
    hope house_meeting 0 the house meeting: the house meeting [may|could] settle it / the house meeting settled it [over tea|in half an hour] / the house meeting [ended in tears|changed nothing]
    hope quiet_hours 2 the quiet hours: quiet hours [might|may] really be kept / quiet hours were kept [all week|to the minute] / quiet hours lasted [one night|until the drums came out]
    fear move_out 0 the lease: I [might|may] have to move out / I have to move out [by March|in four weeks] / I [can stay|am staying], the lease is mine
    fear bike_stolen 1 the cellar key: the lost key [could|might] cost us a new lock / the lost key cost us a new lock / the lost key turned up in the [sugar|piano]
    pride said_sorry 0 the first step: I [knocked|went over] and said sorry first
    shame read_note 0 the diary: I read [a note|a page|two lines] [not meant|never meant] for me
    kind breakfast_tray 0 the breakfast: {they} left [pancakes|breakfast] outside my door
    unfair mocked_guest 0 the guest: {they} made fun of [a shy guest|the new lodger]
    fgood mate_scholarship 1 the scholarship: {friend} [got|won] a scholarship
    fbad mate_heartbreak 0 the break-up: {friend} was [left|dumped] by phone
    odd strange_guest 0 the stranger: there was a stranger [asleep in the bath|frying eggs|in the hall]
    dislike sink 1 the sink: the sink [is full of pans|smells|overflows] again
    plain bought_soap 1 the washing-up liquid: I bought [washing-up liquid|bin bags]
    plain watered_plants 0 the plants: I watered the plants [in the hall|on the sill]`,
  details: `
    the [sticky notes|messages] [on the fridge|everywhere] [get longer|grow]
    [four|three] people, one [bathroom|oven], [you do the sums|no lock]
    [my|the] headphones are my [front door|best friend]
    [someone|somebody] keeps [turning the heating up|moving my shoes]
    [friends|strangers] [when we met|at first], [now the reverse|now look at us]
    the [walls|doors] are [paper|thin as crackers]
    I [count|counted] [eleven|nine] [mugs|plates] that aren't mine
    the [dishes|pans|towels] [multiply|walk about|have legs]`,
  pairs: `
    ? [have|did] you [set|agree on] any [house rules|rules]?
    [a|one] list, [laminated|from the last lot], [nobody reads it|ignored]
    [only|just] the [bins|quiet hours], the rest is [hope|luck]
    [we|I] tried, [it ended|there was] [in jokes|a shrug]
    [yes|three], [two|both] [broken|dead] by {weekday}

    ? [how do|do] the others [see|take] it?
    [they|both] stay [out of it|in their rooms]
    [one|half] on my side, [one|half] never [home|awake]
    [they|all] laugh, [it's not their food|easy for them]
    [split|divided], like the [fridge|shelf]`,
  advice: `
    [pick|choose] a calm [hour|moment], not the [kitchen|middle of it]
    [say|start with] how it is for you, [then|and only then] ask
    [split|share] the [shelf|bill] [clearly|with tape], [boring but good|it helps]`,
};

export const neighbourNoise: FamilySource = {
  id: "neighbour_noise",
  users: "resident, night nurse, tenant, new parent, pensioner",
  confidants: "friend, caretaker, sister, partner, house association member",
  counterpart: "neighbour",
  facing: 0.4,
  isOnDuty: false,
  places: "in the stairwell, on the balcony, at the garden fence, in the yard, in bed",
  goals: `
    quiet_nights: quiet nights
    good_neighbours: getting on with the neighbours
    being_heard: being heard`,
  events: `
    good carpet_laid 0 the carpet: [somebody laid a carpet|they put down cork] [upstairs|in the hall|at last]
    bad no_sleep 0 the night: I got [two|three] hours of sleep [again|in all]
    stuck office_closed 2 the housing office: the housing office is [closed|on holiday] [for two weeks|until further notice]
    wrong drilling 0 the drill: {they} drilled [at dawn|on a Sunday] [with a smile|again]
    wrong loud_music 0 the music: {they} turned the music up when I [knocked|asked]
    wrong blocked_door 1 the bikes: {they} blocked my door with [bikes|boxes]
    hope house_rules 0 the house meeting: the new house rules [may|could] help / the new house rules [help|work] / the new house rules were [voted down|ignored]
    hope talk_hope 1 the talk: a talk over the fence [might|could] be enough / a talk over the fence was enough / the talk over the fence [made it worse|ended in a huff]
    fear feud 1 the feud: it [might|could] turn into a feud / it turned into a feud [with letters|by {weekday}] / it [never|did not] turn into a feud
    fear moving_away 2 the flat: we [may|might] have to move / we have to move [by summer|after all] / we [can stay|don't have to move]
    pride rang_bell 2 the doorbell: I rang the bell and [asked|said it] kindly
    shame banged_ceiling 1 the broom: I [banged|hammered] on the ceiling [with a broom|over my own radio|at noon]
    kind brought_cake 1 the cake: {they} brought [cake|plum jam] and said sorry
    unfair scared_child 1 the shouting: {they} shouted at [a child|the postwoman] in the yard
    fgood neighbour_baby 1 the baby: {friend} next door had a healthy baby
    fbad neighbour_fall 1 the fall: {friend} [slipped|fell] on the stairs
    odd rooster 0 the rooster: there is a rooster on the [third floor|roof]
    like wind_chimes 0 the wind chime: a wind chime hangs by the gate
    dislike leaf_blower 0 the leaf blower: the leaf blower is back
    plain noise_diary 2 the noise diary: I wrote the noise diary [as every evening|up to date]
    plain swept_stairs 1 the stairs: I swept the stairs`,
  details: `
    [bass|thuds], from [nine|ten] till [two|the small hours], [I know the songs|like a second heart]
    I [wear|tried] [wax|foam] plugs and [a hat|two pillows]
    the [house|building] is [old|from the fifties|all ears], [every|each] [sneeze|step] is shared
    I [work|start] [nights|at five], [sleep is gold|you can imagine]
    the [diary|list] has [nineteen|thirty] entries
    the [caretaker|landlord] [says|writes] that [things take time|we should talk]
    mostly the [weekends|nights], [Sundays are worst|holidays too]
    the [baby|dog] [wakes|jumps] [every|each] time`,
  pairs: `
    ? what [kind|sort] of noise is it?
    [music|bass] and [feet|furniture], [never before nine|in that order]
    [drilling|hammering], [someone's|they're] building [a boat|an ark], I think
    [shouting|laughter], [doors|chairs], [the lot|like a pub]
    [a|one] [dog|trumpet], [always the same tune|and it's in pain]

    ? [have|did] you [spoken|talk] [to them|face to face]?
    [twice|once], [friendly|stiff], [it held for a day|it was awkward]
    [only|just] notes [under the door|in the lift]
    [no|not yet], I [hate|avoid] scenes
    [through|over] the [fence|caretaker], [half of it arrives|it gets twisted]`,
  advice: `
    [invite|ask] them [over|in] [for tea|to listen from your room]
    [write|keep] [dates|times] down, [a week is enough|without adjectives]
    [there|maybe there] is a mediator at the [town hall|tenants' club], [free|I used one]`,
};

export const moneyStress: FamilySource = {
  id: "money_stress",
  users: "single parent, freelancer, trainee, pensioner, shop worker",
  confidants: "friend, debt adviser, sister, brother, partner",
  counterpart: "bank clerk",
  facing: 0.2,
  isOnDuty: true,
  places: "at the kitchen table, at the bank, at the cash desk, at the advice centre, in the car",
  goals: `
    making_ends_meet: making ends meet
    independence: standing on my own feet
    no_debts: being free of debt`,
  events: `
    good tax_refund 0 the tax refund: [a|my] tax refund [arrived|came], [at last|bigger than thought|just in time]
    good last_instalment 2 the last instalment: I paid the last instalment [on the sofa|today]
    bad heating_bill 0 the heating bill: the heating bill [doubled|went up by half]
    stuck card_refused 1 the card: my card was refused [at the till|with a queue behind me]
    stuck form_loop 0 the form: the office [sent|posted] [the form|it all] back [again|unread]
    wrong unpaid_invoice 0 the invoice: {they} [froze|blocked] my account over [a mix-up|their own mistake]
    wrong hidden_fee 0 the fee: {they} [charged|took] a fee nobody had [mentioned|agreed to]
    hope grant 0 the grant: the rent grant [may|might] come through / the rent grant came through / the rent grant was [refused|turned down]
    hope extra_shift 1 the extra shifts: extra shifts [could|might] fill the gap / extra shifts filled the gap / the extra shifts went to [the new boy|others]
    fear power_cut 0 the electricity: they [might|could] cut off the electricity / they cut off the electricity [on {weekday}|at noon] / they [agreed|let me] to pay the electricity in parts
    fear car_fails 1 the car: the car [may|might] not pass its test / the car did not pass its test / the car passed its test [with a new bulb|just about]
    pride budget_kept 2 the budget: I kept to the budget [all month|to the cent]
    shame borrowed 1 the loan: I borrowed from {friend} and [lied about why|never gave it back]
    kind payment_plan 2 the payment plan: {they} [worked out|gave me|drew up] a plan [I can keep|that fits|in small parts]
    unfair sneered 1 the sneer: {they} sneered at [the man before me|an old man|somebody's coins]
    fgood friend_inherits 1 the inheritance: {friend} inherited a [small house|vineyard]
    fbad friend_insolvent 2 the debts: {friend} had to sell the [van|shop]
    odd found_note 0 the old coat: I found a banknote in an old coat
    like flea_market 1 the flea market: I sold [toys|old records] at the flea market
    plain receipts 2 the receipts: I sorted the receipts [into envelopes|by month]
    plain coupons 0 the coupons: I cut out coupons [over breakfast|for the week]`,
  details: `
    [eleven|nine] days to go, [one|half a] [banknote|jar of coins] [left|to share]
    I know the price of [milk|butter|eggs] [everywhere|in five shops|by heart]
    the [kids|little ones] [think|believe] [pancake week|picnic on the floor] is a [game|holiday]
    [letters|envelopes] with a window [stay|lie] [closed|in the drawer]
    the [washing machine|boiler] [chose|picked] this month to [leak|die]
    I [walk|cycle] to save the [fare|ticket]
    [everyone|people] [talk|talks] about [holidays|restaurants], I [nod|change the subject]
    [two|three] jobs, and [still|yet] [the sums stay red|nothing is left]`,
  pairs: `
    ? what's the [biggest|worst] [item|hole] right now?
    the [rent|heating], [by far|then the car]
    [school|nursery] [things|fees], [all at once|every autumn]
    an old [loan|card], the [interest|fees] mostly
    [food|petrol], [strangely|it adds up]

    ? [have|did] you [spoken|been] to an [adviser|advice centre]?
    [next week|on {weekday}], [first time|I was on a list]
    [no|not yet], I [thought|feared] it [costs|is for others]
    [once|last year], [good people|it helped with the letters]
    [by phone|online], [a nice voice|forty minutes of music]`,
  advice: `
    [open|sort] the letters [together|with someone], [the worst is not knowing|by date]
    [ring|call] [the company|them] [before|ahead of] the due date, [most agree to parts|they prefer it]
    [put|set] [coins|a little] aside [on payday|first], [before anything else|even a bit]`,
};

export const surpriseParty: FamilySource = {
  id: "surprise_party",
  users: "organiser, best friend, daughter, colleague, sister",
  confidants: "co-organiser, friend, brother, neighbour, cousin",
  counterpart: "caterer",
  facing: 0.2,
  isOnDuty: true,
  places: "in the garden, in the clubhouse, in the kitchen, at the bakery, in the hall",
  goals: `
    perfect_surprise: keeping it a surprise
    happy_guest: a happy birthday child
    smooth_party: a party that runs smoothly`,
  events: `
    good full_house 1 the guest list: [thirty|all] guests [said yes|can come]
    good tears_of_joy 1 the big moment: the birthday child [cried with joy|was speechless]
    bad rain_forecast 2 the weather: it [poured|rained] on the [lanterns|garden tables]
    stuck cake_collapsed 2 the cake: the cake [collapsed|sank] [an hour before|in the car]
    stuck hall_double_booked 2 the hall: the hall [is|was] double-booked with a [chess club|wedding]
    wrong spilled_secret 0 the secret: {they} [told|spilled] the secret [at the till|on the phone]
    wrong late_food 2 the food: {they} [forgot|mixed up] our order and [laughed|hung up]
    hope band 2 the band: the old band [might|may] play [again|once more] / the old band played [one more time|until two] / the old band [cancelled|split up] [that morning|for good]
    hope cousin_abroad 1 the cousin from abroad: the cousin from abroad [could|might] make it / the cousin from abroad [made it|walked in] / the cousin from abroad [missed the flight|got stuck in the snow]
    fear guest_of_honour 0 the surprise: somebody [might|could] [give it away|let it slip] / somebody [gave it away|let it slip] at [breakfast|the office] / nobody [gave it away|let it slip]
    fear nobody_comes 1 the evening: [no one|nobody] [may|might] come with the trains on strike / almost nobody came / everybody came, strike or not
    pride decorated 2 the lanterns: I [made|folded] [eighty|a hundred] lanterns by hand
    shame forgot_friend 1 the invitation: I forgot to invite [the oldest friend|an aunt|the neighbour]
    kind lent_chairs 2 the chairs: {they} lent us [forty|all the|extra] chairs [for free|and tables]
    unfair made_jokes 1 the speech: {they} made [cruel|cheap] jokes [about the cook|in the speech]
    fgood engaged 1 the engagement: {friend} got engaged [between cake and coffee|on the dance floor]
    fbad friend_ill 1 the cold: {friend} [has a fever|is ill in bed|caught the flu]
    odd wrong_guest 0 the stranger: a stranger [joined|walked in] and stayed [for cake|to the end]
    love fairy_lights 2 the garden: the garden glowed with [fairy lights|candles in jars]
    plain shopping 2 the shopping: I [bought|fetched] [napkins|straws and ice]
    plain playlist 2 the playlist: I put [ten|some] songs on the playlist`,
  details: `
    the [code word|secret name] is [dentist|stamp club], [nobody suspects|so far so good]
    I [hid|have] [balloons|plums|candles] in the [bath|boot|piano]
    the [present|gift] is [a balloon ride|a quilt|from all of us], [hush|don't tell|I think]
    [thirty|fifty] years, [no round number without|that needs] [noise|cake]
    the group chat [explodes|never sleeps|is wild], [mostly hearts|all about potato salad]
    we [practised|rehearsed] the song in [three|two] keys
    the [cover story|plan] [involves|needs] a [broken bike|lost cat]
    [somebody|someone] always [brings|buys] the third [potato|pasta] salad`,
  pairs: `
    ? how do you get the [birthday child|guest of honour] there?
    [a fake|an invented] [meeting|dentist visit], {friend} drives
    [with|via] a [treasure hunt|lost cat story]
    [they think|officially] it's [choir|dinner for two]
    [no idea|still open], [suggestions welcome|it worries me a little]

    ? what's [still missing|left to do]?
    [ice|candles], a [speech|second table] and [nerves|sleep]
    [the|a] [cake|lamp] and [someone|somebody] for the [music|coats]
    [nothing|not much], [which is suspicious|I checked]
    [parking|chairs], [always|and tape]`,
  advice: `
    [have|set] one person at the [door|window] with a [signal|whistle]
    [plan|keep] a dry [corner|room], [just in case|weather is weather]
    [let|ask] others [bake|carry], you'll [enjoy|see] more of it`,
};

import type { FamilySource } from "./family.ts";

export const travelTrouble: FamilySource = {
  id: "travel_trouble",
  users: "traveller, tourist, commuter, honeymooner, backpacker",
  confidants: "friend, sister, fellow traveller, mother, colleague",
  counterpart: "airline agent",
  facing: 0.35,
  isOnDuty: true,
  places: "at the airport, at the station, at the hotel desk, on the ferry, at the border",
  goals: `
    arriving: arriving in time
    good_holiday: a holiday worth the name
    luggage_safe: getting my things back`,
  events: `
    good upgrade 1 the upgrade: we were [moved up front|given better seats|upgraded]
    good sunset 1 the evening: we [saw|watched] the sun [set|go down] [at sea|from the old wall]
    bad missed_sight 1 the museum: the museum [was|is] closed [today|all week|on our only day]
    stuck cancelled_train 0 the train: the train was cancelled [at midnight|with no word why]
    stuck gate_change 0 the gate: the gate changed [three|four] times
    wrong overbooked 0 the seat: {they} gave away my seat [and shrugged|twice|to a tall man]
    wrong taxi_cheat 1 the taxi: {they} charged us [double|for the suitcase and the heat]
    hope rebooking 0 the rebooking: there [may|might] be two seats on the morning flight / we got two seats on the morning flight / there were no seats on the morning flight
    hope weather_hope 1 the crossing: the fog [could|might] lift by noon / the fog lifted by noon / the fog stayed [all day|until night]
    fear lost_bag 2 the suitcase: the suitcase [may|could] be lost / the suitcase is lost [for good|somewhere over the sea] / the suitcase [turned up|came] on the next plane
    fear missed_connection 0 the connection: we [might|could] miss the connection / we missed the connection by [four minutes|a hair] / we [caught|made] the connection, running
    pride found_way 0 the way: I [found|asked] the way [in Greek|with my hands|in broken Italian]
    shame shouted_desk 1 the counter: I shouted at the [girl|man] at the counter
    kind night_shelter 0 the sofa: {they} [found|gave] us [a sofa|a bed|a blanket] [for the night|and soup]
    unfair queue_jump 0 the queue: {they} [waved through|let in] [a gold card|a loud man|their friends] [first|before us]
    fgood friend_proposal 1 the proposal: {friend} got engaged on a mountain top
    fbad friend_stranded 0 the strike: {friend} is stranded [in the south|without a hotel]
    odd goat 0 the goat: a goat [got on|boarded] the bus
    love bay 1 the bay: the bay [is green as glass|is empty at dawn|glows at night]
    disgust bathroom 1 the bathroom: the hotel bathroom had [black mould|something alive] in it
    plain packed 2 the packing: I [packed|rolled up] the [shirts|rest]
    plain bought_tickets 0 the tickets: I printed the tickets [twice|for all of us]`,
  details: `
    [six|seven] hours on [plastic|my rucksack|the floor], [I know each tile|next to a choir]
    the [board|screen] says [delayed|wait], in [four|three] languages
    my [socks|shirt] [and I|and nerves] [gave up|went grey] [in Lisbon|at the border]
    a [sandwich|bottle of water] [costs|is] as [much|dear] as [a coat|dinner at home|the taxi]
    [someone|a man] [plays|played] the [accordion|same video] [for hours|without mercy]
    the [map|phone] is at [two|one] percent, [sockets taken|no charger]
    [everyone|each desk] [sends|points] us to [another|the next] desk
    the [voucher|hotel] is for [a town|a day] [an hour off|in the past]`,
  pairs: `
    ? where are you [now|stuck]?
    at gate [nineteen|B nine], [under|by] the [palm tree|loud fan]
    [halfway|somewhere between], [a station with one bench|cows and a signal]
    in the hotel [lobby|corridor], [with all our bags|no key yet]
    [still|back] in the [queue|terminal], [position forty|it curls]

    ? when do you have to be there?
    [by|before] {weekday} noon, [there's a wedding|the ship leaves]
    [tonight|tomorrow], [it's that tight|or it's off]
    no [rush|date], [luckily|but the hotel's paid]
    [two hours ago|yesterday], [strictly speaking|ha]`,
  advice: `
    [ask|go] at the [other|small] desk, [fewer people|they can book too]
    [keep|photograph] the [receipts|slips], [all of them|even the tea]
    [eat|sit down] first, [the queue stays|you think better]`,
};

export const sports: FamilySource = {
  id: "sports",
  users: "goalkeeper, runner, team captain, swimmer, youth coach",
  confidants: "friend, teammate, father, physio, sister",
  counterpart: "coach",
  facing: 0.35,
  isOnDuty: false,
  places: "in the changing room, on the pitch, in the sports hall, at the pool, on the team bus",
  goals: `
    winning: winning the season
    team_spirit: the team
    personal_best: getting the best out of myself`,
  events: `
    good won_derby 0 the derby: we won the derby [at last|late|after extra time|away]
    good personal_record 2 the record: I [ran|swam] a personal best [in the rain|by a second]
    bad lost_final 0 the final: we lost the final [by one point|on penalties]
    stuck knee 2 the knee: my knee [gave way|swelled up] [again|in the warm-up]
    stuck pitch_closed 1 the pitch: the pitch has been [under water|closed] for weeks
    wrong benched 2 the bench: {they} [benched|took off] me [without a word|after ten minutes]
    wrong foul 0 the foul: {they} [tripped|elbowed] me [from behind|off the ball] and [grinned|played on]
    hope selection 2 the squad: I [may|might] be picked for the [county|first] squad / I was picked for the squad / I was not picked for the squad
    hope promotion 0 the promotion: we [could|might] go up this season / we went up / we missed promotion by [a point|one goal]
    fear injury 2 the season: the season [may|might] be over for me / the season is over for me / the season goes on for me, [nothing's torn|it was a sprain]
    fear relegation 0 the table: we [could|might] go down / we went down / we stayed up [on the last day|on goals]
    pride penalty 0 the penalty: I [took|asked for|scored] the last penalty
    shame red_card 1 the red card: I got [a red card|sent off] [for a push|again|early on]
    kind shared_shoes 1 the shoes: {they} lent me [the only spare|brand-new] shoes
    unfair booed 1 the booing: {they} booed a [twelve-year-old|young referee]
    fgood friend_medal 2 the medal: {friend} won [silver|a medal] at the [regionals|lake run]
    fbad friend_torn 2 the injury: {friend} tore a ligament
    odd dog_goal 0 the dog on the pitch: a dog headed in our [only|second] goal
    like new_kit 1 the kit: the new kit [is plum red|is moss green|has stripes]
    dislike cold_showers 1 the showers: the showers are cold again
    plain warm_up 2 the warm-up: we did the [usual warm-up|stretches]
    plain packed_bag 2 the bag: I packed my bag for {weekday}`,
  details: `
    [six|five] sessions a week, [at dawn|even in hail|rain or not]
    the [referee|wind|pitch] [played for them|was against us|helped]
    my [legs|lungs] [burned|were lead] from [lap ten|the first hill]
    the [bus|changing room] was [silent|one big song|a party]
    [the|our] [kit man|oldest fan] [never misses a game|wept|brought plums]
    I [count|counted] [steps|breaths], [it keeps the head quiet|four in, four out]
    [everyone|the stand] [shouted|sang] [my|our] name, [or so I heard|all nine of them]
    [training|practice] was [sprints|stairs], [nothing but|until dark]`,
  pairs: `
    ? what was the [score|result]?
    [two|three] all, [should have been four|fair enough]
    one nil, [for|against] us, [a deflection|in stoppage time]
    [fourth|sixth] of [thirty|twenty], [not bad|in mud]
    [don't ask|a lot], [they scored, we watched|double figures]

    ? when's the next [game|race]?
    [on|this] {weekday}, [away|at the bottom club]
    in [nine days|two weeks], [enough to heal|the big one]
    [tomorrow|the day after], [no rest|legs or no legs]
    [after|not before] the break, [luckily|which is long]`,
  advice: `
    [next|the next] ball, [next|the next] ball, [nothing else counts|that's my whole wisdom]
    [rest|recovery] is training too, [take it seriously|legs up]
    [watch|look at] it [once|on video], [learn one thing|calmly], then [bin it|let it go]`,
};

export const gamingTeam: FamilySource = {
  id: "gaming_team",
  users: "raid leader, healer, support player, team captain, newcomer to the guild",
  confidants: "guild mate, friend, brother, classmate, streamer friend",
  counterpart: "team leader",
  facing: 0.4,
  isOnDuty: false,
  places: "in voice chat, on the server, at the tournament, in my room, at the LAN party",
  goals: `
    climbing: climbing the ladder
    team_play: playing as a team
    having_fun: having fun`,
  events: `
    good boss_down 0 the boss: we [beat|downed] the last boss [at night|on try sixty|at last]
    good comeback 1 the comeback: we [turned|won] the match [from four down|after all|late]
    bad losing_streak 0 the streak: we lost [seven|nine] in a row
    stuck lag 0 the lag: the lag [threw|kicked] me out [mid-fight|at match point]
    stuck patch 2 the patch: the patch broke my [whole build|controls]
    wrong stolen_loot 1 the loot: {they} took the loot [we had rolled for|and logged off]
    wrong kicked 1 the kick: {they} kicked me from the team [in the final|mid-sentence]
    hope qualifier 0 the qualifier: we [may|could] make the qualifier / we made the qualifier / we missed the qualifier by [one map|a tiebreak]
    hope new_healer 1 the new player: the new healer [might|could] be what we need / the new healer is what we needed / the new healer left after [a day|one wipe]
    fear ban 0 the ban: the account [may|might] be banned by mistake / the account was banned by mistake / the account was [cleared|unlocked]
    fear guild_splits 1 the guild: the guild [could|might] split up / the guild split up [over a hat|on {weekday}] / the guild [stayed|held] together
    pride shot_calls 1 the shot-calling: I made the calls for the [whole|final] map
    shame rage_quit 1 the rage quit: I rage-quit in the [semi-final|first minute]
    kind carried 2 the lesson: {they} [spent|gave] an evening showing me the [routes|timings]
    unfair insulted 1 the chat: {they} insulted a [beginner|kid] in open chat
    fgood friend_signed 0 the contract: {friend} was signed by a [proper team|league side]
    fbad friend_hacked 0 the hacked account: {friend} lost an account of [six|eight] years
    odd developer 2 the visitor: a developer [joined|walked into] our lobby
    love map 2 the new map: the new map has [a frozen city|glass trees|tides]
    dislike skin 2 the skin: the new skin [looks like an egg|is all beige|has frills]
    plain dailies 2 the dailies: I did the daily quests
    plain settings 0 the settings: I changed the [mouse|sound] settings`,
  details: `
    [ping|my ping] is [ninety|forty], [on a good day|when nobody streams upstairs]
    [we've|the six of us have] played [since school|for years|since the beta]
    the [keyboard|headset] [survived|has seen] [three|two] moves and a soup
    [everyone|all five] [talks|shouted] at once in [voice|the last fight]
    [I|I always] play [support|healer], [nobody thanks the healer|someone has to]
    [school|work] starts at [seven|six], [and yet|oops]
    the [ladder|rank] [eats|resets] [everything|every month]
    we have a [whiteboard|sheet] with [arrows|colours] for [each|every] [map|boss]`,
  pairs: `
    ? what [role|class] do you play?
    [healer|support], [always|by choice], [someone must|I like it]
    [tank|front line], [loud and slow|I absorb]
    [flex|whatever's missing], [jack of all|never asked]
    [sniper|scout], [far away|patience], [my kind of thing|it's quiet there]

    ? how often do you [train|play together]?
    {weekday} and Sunday, [eight till eleven|on paper]
    [every|most] nights, [an hour|sometimes four]
    [less|not enough] since [exams|the baby]
    [whenever|as soon as] [three|five] are online`,
  advice: `
    [mute|leave] the chat, [listen to the calls|it helps a lot]
    [watch|go through] the [replay|recording] together, [no blame|just times]
    [take|have] [a night|two days] off, [fresh eyes|the ladder waits]`,
};

/** What scenarios about travel, sport and games are about; notation in `matter-sources.ts`. */
export const leisureMatters = {
  travel_trouble: `
    = trip | travel*, trip*, holiday*, vacation*, journey*, viaje, reise, urlaub, voyage, viagem, ferias, stranded, airport, aeropuerto, flughafen | the trip
    * stuck 0: the trip [ended|stopped] [at the airport|on platform nine|at the border] [before it began|for a night]
    * bad 1: the trip [began|went on] with [rain|a fever|the wrong hotel]
    * fear 0: the trip [may|might|could] [fall through|end here] / the trip [fell through|ended here] / the trip did not fall through
    hope 1: the trip [may|might] still be a holiday / the trip was still a holiday / the trip was no holiday
    < the trip can be [changed|rebooked], [not refunded|with a fee]
    = flight | flight*, plane, flug*, vuelo*, vol, voo*, airline, cancel*, boarding, gate | the flight
    * stuck 0: the flight was cancelled [at midnight|an hour before|without a reason|due to fog]
    * stuck 0: the flight [is delayed|keeps slipping|stands on the apron|waits for a crew] [again|since dawn|until night|for hours]
    * wrong 0: {they} [cancelled|overbooked|closed|gave away my seat on] the flight [without a word|and shrugged|before my eyes|at the last minute]
    * bad 0: I missed the flight [by a minute|by a hair|at the gate|over a late train|in the queue]
    hope 0: there [may|might|could] be a seat on the next flight / there was a seat on the next flight / there was no seat on the next flight
    fear 0: without that flight I [may|might] miss the [wedding|ferry] / without that flight I missed the [wedding|ferry] / even without that flight I did not miss the [wedding|ferry]
    kind 0: {they} put me on another flight [for nothing|at once]
    < the flight is cancelled because of [the storm|a strike|the crew's hours], [I can offer tomorrow|it's out of my hands]
    < I see [one|two] seats on a flight [at dawn|via the coast], [shall I book it|they go fast]?
    < a hotel for the night goes with the cancelled flight, [here's the voucher|meals too]
    * bad 0: the flight was [cancelled|scrapped] {pieces} in a row, and <missedthing> is on {due}
    * wrong 0: {they} [sold|gave] my seat on the flight to [somebody else|a family of five] [and offered {offer}|on {weekday}]
    * stuck 0: I [stand|sit|wait] [at the gate|in the queue|on my suitcase] since {follow_when}, and no word of the flight
    = luggage | luggage, bag, bags, suitcase*, baggage, koffer, gepack, maleta*, equipaje, bagage*, valise, mala, bagagem, backpack | the suitcase
    * bad 2: the suitcase [did not arrive|stayed behind|went to another city] [with all my clothes|on day one]
    * fear 2: the suitcase [may|might|could] be [lost|gone for good] / the suitcase was [lost|gone for good] / the suitcase was not [lost|gone]
    * stuck 2: nobody knows where the suitcase is, [luggage desk or not|the lost baggage line rings out]
    wrong 2: {they} [lost|opened] my suitcase [and blamed the belt|again]
    hope 2: the suitcase [may|might] come on the next plane / the suitcase came on the next plane / the suitcase did not come on the next plane
    < the suitcase was seen at the [transfer|belt], [give me two days|fill in the form]
    = train | train*, bus, connection, station, zug, tren, trem, ferry | the train
    * stuck 0: the train was [cancelled|stopped in a field|three hours late] [in the heat|without news]
    * bad 0: I missed the train [by a minute|with two bags]
    fear 0: I [may|might] miss the last train / I missed the last train / I did not miss the last train
    hope 0: another train [may|might] run tonight / another train ran that night / no other train ran
    < the next train goes [at nine|in two hours], [your ticket counts|no guarantee]
    = hotel | hotel*, room, booking, reservation, hostel, airbnb | the hotel
    * wrong 1: the hotel [gave away|lost] our room [at midnight|in the rain]
    * bad 1: the hotel [stood by the motorway|had no windows|smelled of fish]
    hope 1: the hotel [may|might] find another room / the hotel found another room / the hotel found no room
    < the hotel is full, [I can call a sister house|breakfast is on us]
    = passport | passport*, visa, wallet, stolen, robbed, thief, pickpocket, phone stolen, reisepass, pasaporte | the lost passport
    * bad 2: I lost my passport [on the beach|in a taxi|to a thief]
    * fear 0: without the lost passport I [may|might] not get home / without the lost passport I did not get home in time / even with the passport lost I got home
    hope 2: somebody [may|might] hand in the lost passport / somebody handed in the lost passport / nobody handed in the lost passport`,
  sports: `
    = match | match*, game*, final*, tournament, derby, partido, spiel, partida, jogo, lost, won, race*, marathon*, running, football, soccer, tennis, basketball, compet* | the match
    * bad 0: we lost the match [in the last minute|by a point|at home]
    * hope 0: we [may|might|could] win the [big|next] match / we won the [big|next] match / we did not win the match
    * fear 0: the match [may|might] slip away / the match slipped away / the match did not slip away
    * good 0: we won the match [after being behind|against all odds|in extra time]
    wrong 1: {they} [left me on the bench|blamed me] for the whole match
    < the match was lost in [midfield|the head], [not by you alone|we train that]
    * bad 0: we lost the match on {weekday} [by one|in the rain|in front of everyone], and I [missed|let in] the last one
    * wrong 1: {they} put [somebody else|the new one] in for the match [after|though] I trained {pieces} a week
    = injury | injur*, hurt, knee, ankle, verletz*, lesion*, bless* | the injury
    * bad 0: the injury came [in the warm-up|a week before the race|without a foul]
    * fear 0: the injury [may|might] end my season / the injury ended my season / the injury did not end my season
    hope 0: the injury [may|might] heal by spring / the injury healed by spring / the injury did not heal by spring
    < with that injury you don't play, [health first|see the physio]
    = training | training, trains, practice, bench, left out, entrenamiento, treino | the training
    * stuck 0: the training [brings nothing|has stalled] [for weeks|since the cold]
    * wrong 1: {they} [dropped|shouted at|made fun of] me in training [before everyone|again]
    * hope 1: the training [may|might] get me into the team / the training got me into the team / the training did not get me into the team
    pride 0: I [ran|lifted] more than ever in training
    < training is where places are won, [be there early|show me on {weekday}]`,
  gaming_team: `
    = raid | raid*, boss*, guild*, clan*, match*, ranked, game*, gaming, tournament, esport*, loses, lost, team, gremio, gilde | the raid
    * bad 0: we lost the raid [at the last boss|with one hit to go|for the ninth time]
    * hope 0: we [may|might|could] win the [next|final] raid / we won the [next|final] raid / we did not win the raid
    * wrong 1: {they} [left|gave up|kicked the healer] in the middle of the raid
    * good 0: the raid ended with a [clean win|record]
    fear 1: the raid [may|might] split the team / the raid split the team / the raid did not split the team
    < I left the raid because of the shouting, [it's a game|call it a night]
    * bad 0: we lost the raid {pieces} on {weekday}, [at one percent|in the last room]
    * wrong 1: {they} [left|logged off|blamed me] in the raid at {follow_when}, [for <meal>|with the key]
    = loot | loot, item*, stole, reward*, drop | the loot
    * wrong 1: {they} took the loot [that was mine|and logged off|again]
    * hope 1: the loot [may|might] be shared out / the loot was shared out / the loot was not shared out
    < the loot went by the dice, [those are the rules|look at the log]
    = toxic | toxic*, insult*, bully*, rude, troll*, ban*, kick* | the insults in the chat
    * wrong 1: {they} wrote insults in the chat [all night|to a new girl|about my voice]
    * fear 1: the insults in the chat [may|might] drive people off / the insults in the chat drove people off / the insults in the chat drove nobody off
    < the insults in the chat were meant as jokes, [okay, not funny|I'll stop]
    = lag | lag*, server*, disconnect*, crash* | the server
    * stuck 0: the server [crashed|lagged|threw me out] [in the final|again]
    * hope 0: the server [may|might] hold tonight / the server held / the server did not hold`,
} as const;

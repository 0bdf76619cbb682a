/** What scenarios about homes, housemates, neighbours, money and parties are about; notation in `matter-sources.ts`. */
export const homeMatters = {
  moving_house: `
    = move | moving*, move, moves, moved, relocat*, mudanza, umzug, umziehen, zieht um, demenag*, mudanca, boxes | the move
    * hope 2: the move [may|might|could] go [smoothly|well|to plan] / the move went [smoothly|well|to plan] / the move went wrong from the first box
    * fear 2: the move [may|might|could] [fall apart|end in chaos|cost twice as much] / the move [fell apart|ended in chaos|cost twice as much] / the move [held together|stayed in budget|went fine] after all
    * bad 0: I [said goodbye to|left] [my old street|my old flat|the neighbours] for the move
    stuck 2: the van for the move [did not turn up|was double-booked|broke down]
    pride 2: I [packed|organised] the whole move [alone|in a week|after work]
    = deposit | deposit*, kaution*, fianza, caution, caucao | the deposit
    * wrong 1: {they} [kept|withheld|held back] [the deposit|my deposit|the whole deposit|half of the deposit] [over a scratch|over a stain|without a reason|for so-called cleaning|for old wear]
    * wrong 1: {they} [refused|declined] to [pay back|return|release] the deposit [this month|again|without receipts|by letter|on {weekday}|in full]
    * wrong 1: {they} [charged|deducted] [new paint|a carpet|a blind|two doors|the cleaning|old tiles] from the deposit
    hope 1: the deposit [may|might|could] come back [in full|this month|before the hearing] / the deposit came back [in full|this month|to the last cent] / the deposit did not come back [in full|this month|at all]
    fear 1: the deposit [may|might|could] [end in court|cost me a lawyer|be lost|take all year] / the deposit [ended in court|cost me a lawyer|was lost] / the deposit did not [end in court|cost me a lawyer]
    stuck 1: [nobody|no letter|no form] gets the deposit moving
    pride 1: I [sent|read out] a list of dates and photos about the deposit
    kind 1: {they} [offered|agreed] to [pay half of|look again at] the deposit
    plain 1: I [printed|sorted] the [photos|receipts|handover sheet] for the deposit
    < I kept the deposit [because of the floor|for the repairs|for the cleaning], [it's in the contract|that is what it's for]
    < the [walls|doors] were not [like that|in that state] [before|when you moved in]
    < [show|send] me the [handover sheet|photos] and I'll [look at the deposit again|think about part of it]
    < I [can|could] give back [half|two thirds] of the deposit, [not more|the painter cost me the rest]
    < [repairs|craftsmen] cost [money|more each year], [I don't keep it for fun|somebody has to pay]
    < you [left|moved out] [with|leaving] [holes in the wall|a stained carpet], [what did you expect|I have pictures]
    < I have [two months|time until {weekday}] to settle the deposit, [by law|and I use them]
    * wrong 1: {they} kept {price} of the deposit [over|because of] [a scratch on the floor|an old stain|two holes in the wall|a worn tap|a cracked tile|a loose socket|the curtain rail|the balcony door]
    * wrong 1: {they} [sent|handed] me a bill for [a painter|new blinds|a lock|the oven|a whole floor|garden work] and [took it off|paid it from|set it against] [the|my] deposit[| {delivered_ago}| on {weekday}| without a talk]
    * bad 1: [half|all|{offer}] of [the|my] deposit [is gone|is missing|never came], [for <costs> I had counted on it|and the flat was spotless|{delivered_ago} I gave back the keys|and no list of why]
    * stuck 1: [the deposit|my deposit] [is said to be|lies|hangs] with [an office|a lawyer|the old owner|the agency|a cousin|the bank], [who knows nothing|where nobody answers|and {due} is near|so they tell me]
    * stuck 1: I [wrote|rang|came by] {pieces} [about|for] [the|my] deposit and [hear nothing|get a shrug|am told to wait|stand at a closed door]
    fear 1: I [may|might] have to [borrow money for|put off|do without] <costs> because of the deposit / I had to put off <costs> because of the deposit / I did not have to put off <costs> because of the deposit
    plain 1: I [found|copied|sorted] <proof> for the deposit
    < the photos from {weekday} show [a stain|a hole|burn marks] by the [window|stove|door], [and that comes off the deposit|somebody has to mend that]
    - that [stain|mark] was there when I moved in, {name}, [look at|it's on] the [handover sheet|first photos], it's [a shame|unfair]
    - by the [window|stove]? {friend} helped me [clean|scrub] that corner on {weekday}, [don't make things up|that's a lie]
    + [hm|oh], that one [was|may be] me, [fair|I'm sorry], but one [hole|mark] isn't {price}
    + then take [what it costs|the bill for that], {name}, [that's right|I pay what I broke], and give me the rest
    ? do you have the [handover sheet|sheet] from when you moved in?
    = [it's here|I have it], [signed|with your name] on a {weekday}, not one [mark|line] about [the floor|a stain]
    = you never gave me one, {name}, I asked {pieces}, I only have <proof>
    = {friend} has it, [with the photos|in a folder], I can [bring|send] it by {due}
    = rent | rent, rents, alquiler, miete, loyer, aluguel, rent increase | the rent
    * wrong 1: {they} [raised|put up|increased] the rent [again|by a fifth|overnight|without notice]
    * fear 1: I [may|might|could] not [manage|afford|pay] the rent [next month|from spring|any more] / I could not pay the rent / I could pay the rent after all
    hope 1: the rent [may|might] [stay as it is|come down] / the rent [stayed as it was|came down] / the rent did not [stay as it was|come down]
    kind 1: {they} let me pay the rent in two parts
    < the rent was [below|far below] the [street|others], [costs have gone up|I waited three years]
    < I [sent|put] the rent letter [in time|in March], [you can check|it is all in there]
    * wrong 1: {they} raised the rent [by {offer}|to {price}] [from next month|{delivered_ago}|with one line of mail]
    * fear 1: the rent [may|might] [eat up|swallow] <costs> / the rent [ate up|swallowed] <costs> / the rent did not swallow <costs>
    = eviction | evict*, notice, thrown out, own use, desahucio, kundig*, expuls*, despejo | the notice
    * wrong 0: {they} gave me notice [to leave|out of nowhere|by letter|for a cousin's sake]
    * fear 0: I [may|might|could] have to leave under the notice / I have to leave under the notice / I don't have to leave under the notice
    hope 0: the notice [may|might] not be valid / the notice was not valid / the notice was valid
    < I need the flat [for my daughter|myself], [the notice is correct|I'm sorry]
    < you [knew|were told] it [was not for ever|might come], the notice [gives you time|is fair]
    = repairs | repair*, heating, broken heater, leak*, boiler, hot water | the repairs
    * wrong 0: {they} [ignored|put off|forgot] the [repairs|leak and the repairs] [again|for a month|since autumn]
    * stuck 0: the repairs [stopped halfway|have not begun|are late again], [the heating is off|there's a puddle in the hall|the wall is wet]
    hope 0: the repairs [may|might] start [on {weekday}|this week] / the repairs started [on {weekday}|this week] / the repairs did not start
    fear 0: the [mould|leak] [may|might] spread before the repairs / the [mould|leak] spread before the repairs / the [mould|leak] did not spread before the repairs
    < the [plumber|firm] is booked out, the repairs [come|are done] as soon as they can
    < [opening|you have to open] the window helps more than repairs, [honestly|in my experience]
    * wrong 0: {they} [promised|swore] the repairs for {weekday} and [nobody came|sent no one|came with a brush and left]
    * bad 0: the [boiler|radiator|shower|sink|window] broke {delivered_ago}, and we wait for repairs with <makeshift>
    * stuck 0: [every|each] call about the repairs ends with [a tape|wait|next week|a shrug], {pieces} [by now|in all]
    * bad 0: the [leak|damp] reached the [bedroom|cupboard|child's bed|sockets|books] before any repairs [began|were done]
    fear 0: somebody [may|might] [get ill|fall ill|slip] before the repairs / somebody [got|fell] ill before the repairs / nobody got ill before the repairs
    kind 0: {they} [came|drove over] on a {weekday} to look at the repairs
    plain 0: I [took|sorted] <proof> for the repairs
    = viewing | viewing*, flat hunt*, apartment hunt*, house hunt*, looking for a flat, looking for an apartment, wohnungssuche | the viewing
    * hope 0: the viewing [may|might|could] [lead to a contract|be the one|go well] / the viewing [led to a contract|was the one|went well] / the viewing [led nowhere|was a sham]
    * stuck 0: there were [sixty|ninety|a hundred] people at the viewing
    fear 0: the viewing [may|might] be another [lie|waste of time] / the viewing was another [lie|waste of time] / the viewing was no [lie|waste of time]
    wrong 0: {they} [cancelled|moved] the viewing [at the door|an hour before]
    = new_city | new city, another city, new town, new country, abroad, nueva ciudad, neue stadt, nouvelle ville, nova cidade | the new city
    * fear 0: I [may|might|could] [stay a stranger|get lost|feel alone] in the new city / I [stayed a stranger|got lost|felt alone] in the new city / I am no stranger in the new city
    * hope 0: the new city [may|might|could] [become home|suit us|be kind to us] / the new city [became home|suits us] / the new city did not [become home|suit us]
    good 0: I [met|found] [a neighbour|a choir|two friends] in the new city
    bad 0: I spent [my birthday|the holidays] alone in the new city
    = mould | mould, mold, mouldy, moldy, damp wall, black spots, schimmel, moho, humedades, moisissure*, mofo | the mould
    * bad 0: the mould is back [behind the bed|above the window|in the bathroom|on the north wall|round the cot|under the sill|inside the wardrobe], [since {weekday}|bigger than before|after two coats of paint]
    * bad 0: the mould [spread|crept] to [the wardrobe|my coats|the ceiling|the children's books|the mattress|the sofa] {delivered_ago}
    * wrong 0: {they} [painted over|laughed at|ignored|wiped at] the mould [{delivered_ago}|on {weekday}|and went home|and called it dust]
    * stuck 0: I [scrub|wash|bleach] the mould [every week|each {weekday}|{pieces} a month] and [it comes back|nothing helps|it grows on]
    * wrong 0: {they} [said|wrote|told <someone>] the mould was [my fault|from my cooking|a shadow|only a spot|normal for the season|just dirt] [on {weekday}|{delivered_ago}|and left|without a look]
    * fear 0: the mould [may|might] be why [the baby coughs|my daughter wheezes|I wake with a headache|my eyes itch] / the mould was why we coughed, the doctor says / the mould was not why we coughed, the doctor says
    hope 0: an expert [may|might] look at the mould [by {due}|this week] / an expert looked at the mould / no expert came about the mould
    hope 0: {they} [may|might] have the mould [removed|treated] by {due} / {they} had the mould removed / {they} did not have the mould removed
    kind 0: {they} sent [a man with a meter|a painter|somebody] about the mould [the same day|on a {weekday}]
    plain 0: I [took|showed {friend}] <proof> of the mould
    pride 0: I [measured|wrote down] the [damp|mould] each day for a month, mould or no mould
    ? where [is|do you see] the mould, exactly?
    = behind the [bed|wardrobe|sofa], [a hand wide|as big as a door], and since {weekday} by the window
    = in the [corner|bathroom], [black spots|a grey fur], I [wiped|bleached] it {pieces}
    = in the [child's|small] room, {name}, that's [the worst|what scares me], right over the [cot|desk]
    ? how often do you [open the windows|air the room]?
    = {pieces} a day, [ten minutes|wide open], in [winter|<weather>] too, {name}
    = every morning and before bed, [ask {friend}|I've a list], the mould [doesn't care|comes anyway]
    = as [the leaflet|you] said, [to the letter|by the clock], since {delivered_ago}
    < mould comes from [washing|cooking|wet towels], [I've seen it a hundred times|dry your things elsewhere]
    - I dry my washing [at the laundrette|at <someone>'s|on the roof], {name}, the wall is [wet from outside|cold as ice], look
    - then why does <someone> upstairs have mould too? [same wall|same corner], that's a [cheap|poor] excuse
    - I [cook|wash] like [anyone|everybody], {name}, it's your [wall|roof], and my lungs, I'm [angry|furious]
    + [fine|all right], I [dry|hang] it [elsewhere|at <someone>'s] [from now on|for a month], and you [look at|treat] the wall, [fair|is that good]?
    < the house is [old|from another time], some mould is [normal|part of it] in winter
    - normal? the [doctor|child doctor] says [the opposite|get out of that room], {name}, it makes us [ill|sick]
    - {price} [rent|a month] for [black walls|mould over a cot|wet plaster], {name}, that's [awful|disgusting|a shame]
    + [old|charming], [granted|I like that], but [old|such] walls [want|need] [care|heat|a roof that holds], {name}
    ! I [send|order] somebody with a [meter|drill] on {due}, and we see how deep the mould goes
    + with a meter, [good|finally], {due}, I [clear|empty] the corner, thank you {name}
    + {due} is fine, [I'm relieved|that's a plan], then we know [where it comes from|who's right]
    - [a meter|that meter] [was here|came] {delivered_ago}, [it beeped|all red], {name}, [then nothing|and no one came back], I'm [tired|sick] of it
    ! here's [a spray|special paint] against mould, [on me|I bring it by {due}]
    - spray? I've used [four|five] bottles, {name}, the mould [laughs|drinks it], it's hopeless
    - paint over it, again? that's what [the last ones|you] did {delivered_ago}, [no|never], it's [wrong|dangerous]
    + for [now|the bathroom] all right, thank you, and the bedroom wall by {due}?
    ! you sleep in the [front|dry] room, {offer} less rent, until the mould is gone
    + {offer} less and the wall done, [that's fair|I can do that], {name}, thank you
    + okay, [the children|we] move over tonight, {offer} less, [good|that helps with <costs>]
    - [all of us|four people|the whole family] in [one|the small] room [till {due}|for weeks]? {name}, that's a [sad|poor] offer, I'd rather [leave|pay nothing]`,
  roommate_quarrel: `
    = household | quarrel at home, argu*, quarrel* | the quarrel at home
    * wrong 0: {they} started [a|another] quarrel at home [over nothing|about the heating|over a mug|at midnight]
    * bad 0: the quarrel at home [took away|ended] [the last of our trust|our Friday dinners|the peace]
    hope 0: the quarrel at home [may|might] end with a talk / the quarrel at home ended with a talk / the quarrel at home did not end with a talk
    fear 0: the quarrel at home [may|might] split the flat / the quarrel at home split the flat / the quarrel at home did not split the flat
    < there are two [sides|people] in [this quarrel|this flat], [not just you|I live here too]
    < I [clean|pay] as [much|often] as you, [you just don't see it|count it if you like]
    = dishes | dish*, washing up, kitchen, dirty plates, geschirr, abwasch, platos, vaisselle, louca, cleaning, chores, mess, messy, trash, rubbish, bathroom | the dishes
    * wrong 1: {they} [left|piled up|abandoned] the dishes [in the sink|on the stove|all week|in the hall] [again|on purpose|to me|as ever]
    * wrong 1: {they} [swore|said] the dishes were [not theirs|mine|an experiment]
    * stuck 1: the dishes [pile up|stand there|grow] [again|like a tower|whatever we agree]
    hope 1: the dishes [may|might] get done [tonight|for once|with a rota] / the dishes got done [that night|for once] / the dishes did not get done
    fear 1: the dishes [may|might|could] [end our friendship|bring mice] / the dishes [ended our friendship|brought mice] / the dishes did not [end our friendship|bring mice]
    shame 0: I [hid|threw out] [two plates|a pan] so as not to wash the dishes
    kind 1: {they} [did|washed] all the dishes [before breakfast|unasked]
    < I do the dishes [at night|before bed], [not the minute I eat|that's when I have time]
    < half of those dishes are yours, [look at the mugs|honestly]
    < I [took out|carried down] the rubbish [for weeks|every time], so [don't|please don't] talk to me about dishes
    < [fine|okay], I'll do the dishes [on even days|tonight], [you do the bathroom|and you hoover]
    * wrong 1: {they} [cooked|baked] for [six|eight|a whole team] on {weekday} and left [the dishes|all the dishes] [to me|in the bath|under the bed|with mould on them]
    * bad 1: I [came home from|was late for] <chorework> and [washed|found] [three days of dishes|everybody's dishes] [again|at midnight]
    * stuck 1: we made a rota for the dishes {delivered_ago}, and it [hangs there|is a joke|lasted till {weekday}]
    = guests | guest*, boyfriend, girlfriend, visitors, sleeping over, overnight | the guests
    * wrong 2: {they} had guests [every night|until four|in my room|for a month]
    * stuck 2: the guests [never leave|use up the hot water|sit in the kitchen all day]
    hope 2: we [may|might] agree on a rule for guests / we agreed on a rule for guests / we agreed on no rule for guests
    < my guests [are quiet|bring food], [you never minded before|where else can we go]
    = shared_bills | bill*, rent share, electricity, money, owes, pays, deposit, rechnung*, factura*, facture*, conta* | the shared bills
    * wrong 1: {they} [left me with|did not pay|forgot] the shared bills [again|three times now|and bought a scooter]
    * fear 1: they [may|might] cut us off over the shared bills / they cut us off over the shared bills / they did not cut us off over the shared bills
    hope 1: the shared bills [may|might] be settled [on payday|by {weekday}] / the shared bills were settled / the shared bills were not settled
    < I'll pay my part of the shared bills [on payday|next week], [I told you|I'm short right now]
    < you [run|heat] more than I do, the shared bills [should show that|are not half and half]
    = night_noise | noise, noisy, loud, music, party, parties, gaming at night, sleep | the noise at night
    * wrong 2: {they} made noise at night [before my exam|until four|with drums|on a Tuesday]
    * stuck 2: the noise at night [goes through every door|starts as I lie down|got worse]
    hope 2: the noise at night [may|might] stop with quiet hours / the noise at night stopped with quiet hours / the noise at night did not stop
    < it's [only|just] [music|a game], the noise at night is [not that loud|the pipes too]
    = pet_flat | cat, dog, pet, hamster, snake | the pet in the flat
    * wrong 0: {they} brought a pet into the flat [without asking|overnight|against the lease]
    * fear 0: the pet in the flat [may|might] cost us the lease / the pet in the flat cost us the lease / the pet in the flat did not cost us the lease
    < the pet [stays in my room|is no trouble], [you liked it last week|I'd have asked]
    = food_taken | food, fridge, cheese, milk, eats, ate, eating, groceries | the food in the fridge
    * wrong 1: {they} [ate|finished|took] my food [again|before my shift|and left the box] from the fridge
    * stuck 1: the food in the fridge [vanishes|never lasts a night|has no name on it for long]
    hope 1: labels [may|might] save the food in the fridge / labels saved the food in the fridge / labels did not save the food in the fridge
    < I thought the food in the fridge was [for all|old], [I'll replace it|you eat mine too]`,
  neighbour_noise: `
    = noise | noise*, noisy, loud, music, ruido, larm, bruit, barulho, tapage, drums, trumpet, party, parties, shouting, footsteps | the noise
    * wrong 0: {they} made noise [with drums|with a drill|with music|at a party] [until three|all Sunday|under my bedroom|from six on|again|on a weekday]
    * wrong 0: {they} [started|went on with|laughed about|denied] the noise [in the night|after I rang|at four in the morning|over my head]
    * stuck 0: the noise [begins|starts] [at eleven|every night|when I lie down], [earplugs|knocking|letters] [won't help|changed nothing]
    * bad 0: the noise [cost me|took] [my sleep|two nights|a free weekend]
    hope 0: the noise [may|might|could] [stop|get less] [after a talk|with a carpet|at ten] / the noise [stopped|got less] [after a talk|with a carpet|at ten] / the noise did not [stop|get less]
    fear 2: the noise [may|might|could] drive us out / the noise drove us out / the noise did not drive us out
    pride 1: I [knocked|rang] and spoke about the noise [without shouting|with a cake]
    kind 1: {they} [apologised for|turned down] the noise [with flowers|at once]
    plain 0: I kept a [diary|list] of the noise
    < it's [my home|a normal flat] too, [people live here|a bit of noise is life]
    < the noise [ends|stops] at ten, [look at the clock|I make sure of it]
    < I have [shifts|small children|work at night], [when else|I can't tape their mouths]
    < you could have [knocked|rung], [not written to the office|I didn't know about the noise]
    < I'll [lay a carpet|use headphones], [if you stop banging|for the noise in the evening]
    * wrong 0: {they} [made|kept up] the noise until [two|three|half past four] on {weekday}, [the night before|and I had] <missedthing>
    * bad 0: the noise woke [the baby|my mother|me|all of us] {pieces} on {weekday}
    * stuck 0: I [knocked|rang|wrote] {pieces} about the noise, and it [goes on|got louder|starts at nine now]
    fear 0: I [may|might] sleep through <missedthing> because of the noise / I slept through <missedthing> because of the noise / I did not sleep through <missedthing>, noise or not
    = barking | bark*, dog, dogs, perro*, hund, chien, cachorro | the barking
    * wrong 0: {they} left the dog barking [all day|on the balcony|alone at night]
    * stuck 0: the barking [starts at dawn|never stops|goes through the wall]
    hope 0: the barking [may|might] stop with a trainer / the barking stopped with a trainer / the barking did not stop
    < [he|the dog] is [old|alone for an hour], the barking [isn't all day|will get better]
    = drilling | drill*, renovat*, construction, building work, hammer* | the drilling
    * wrong 0: {they} went on with the drilling [on a Sunday|at dawn|through my lunch|for the ninth week]
    * stuck 0: the drilling [moves from wall to wall|has no end date|shakes the cups]
    fear 0: the drilling [may|might] last until spring / the drilling lasted until spring / the drilling did not last until spring
    < the drilling has to be done, [we hung up a note|two more weeks at most]
    = parking | parking, car, garage, driveway, bike, bikes, fence, hedge, tree, garden | the fence and the driveway
    * wrong 1: {they} [blocked the driveway|moved the fence|cut the hedge by the driveway] [again|without a word|while I was out]
    * hope 1: a line of paint by the fence [may|might] settle it / a line of paint by the fence settled it / a line of paint by the fence settled nothing
    fear 1: the fence and the driveway [may|might] end in court / the fence and the driveway ended in court / the fence and the driveway never came to court
    < the fence has stood there for [years|ages], [ask anybody|the map says so]`,
  money_stress: `
    = debts | debt*, owe*, loan*, overdraft, deuda*, schulden, dettes, divida*, credit card* | the debts
    * fear 0: the debts [may|might|could] [grow over my head|cost us the flat|swallow my wages] / the debts [grew over my head|cost us the flat|swallowed my wages] / the debts did not [grow over my head|cost us the flat]
    * bad 0: the debts [took|ate up] [the holiday fund|all my savings|the last of the wages]
    * stuck 0: the debts [do not shrink|grow faster than I pay|stay where they are] [however I save|this year]
    hope 0: the bank [may|might] let me pay off the debts slowly / the bank let me pay off the debts slowly / the bank did not let me pay off the debts slowly
    pride 0: I [listed|faced] all my debts on one page
    good 2: I paid off [one|the smallest|the oldest] of the debts
    < the debts have [dates|terms], [I can't delete them|we can stretch them]
    < [bring|send] me your [income|budget], [then|and] we look at the debts [together|line by line]
    * bad 0: the debts grew by {offer} in [a month|one letter], and I have <costs> to pay by {due}
    * fear 0: because of the debts <costs> [may|might] have to wait / because of the debts <costs> had to wait / in spite of the debts <costs> did not have to wait
    = bills | bill, bills, invoice*, electricity, heating, gas, rent, factura*, rechnung*, facture*, conta, contas | the bills
    * fear 0: I [may|might|could] not [pay|manage|cover] the bills [this month|before winter|on one wage] / I could not [pay|cover] the bills / I could [pay|cover] the bills
    * bad 0: the bills [doubled|came all at once|ate my wages] [this month|again]
    * stuck 0: the bills [keep coming|pile up|lie unopened] [on the shelf|by the door]
    hope 0: a [payment plan|grant] [may|might] help with the bills / a [payment plan|grant] helped with the bills / no [payment plan|grant] helped with the bills
    < the bills are due [on {weekday}|this month], [instalments are possible|I can offer parts]
    = wages | wage*, salary, paid late, unpaid, pay cut, client does not pay, invoice unpaid | the unpaid wages
    * wrong 0: {they} [held back|delayed|forgot] my wages [again|until next month|without a word]
    * fear 0: the unpaid wages [may|might] never come / the unpaid wages never came / the unpaid wages came
    hope 0: the unpaid wages [may|might] arrive by {weekday} / the unpaid wages arrived by {weekday} / the unpaid wages did not arrive
    = savings | saving*, save*, budget*, invest*, pension, scam*, lottery | the savings
    * fear 0: the savings [may|might] be gone by spring / the savings were gone by spring / the savings were not gone by spring
    * bad 0: half of the savings went on [a boiler|the car|a dentist]
    hope 0: the savings [may|might] be enough [for a year|for the course] / the savings were enough / the savings were not enough`,
  surprise_party: `
    = party | part*, birthday, surprise, fiesta, feier, fete, festa, celebrat*, wedding | the party
    * hope 0: the party [may|might|could] [be a real surprise|make her cry with joy|come together in time] / the party [was a real surprise|made her cry with joy|came together in time] / the party [was no surprise|did not come together in time]
    * fear 0: [somebody|the neighbour|an uncle] [may|might|could] give the party away / [somebody|the neighbour|an uncle] gave the party away / nobody gave the party away
    * stuck 0: the party has [no room|no music|no cake] [three days before|as of today|yet]
    good 1: everyone [said yes to|is coming to] the party
    wrong 0: {they} [double-booked|forgot] the party
    shame 0: I [nearly|almost] let the party slip [at lunch|on the phone]
    pride 0: I [planned|decorated for] the party in secret
    < the party is in the book, [I only need numbers|just not for forty]
    < for that price the party [comes without a cake|is buffet only], [sorry|I told you]
    = cake | cake, baker, torte, pastel, gateau, bolo | the cake
    * fear 0: the cake [may|might|could] not [survive the drive|be ready|fit the table] / the cake did not [survive the drive|fit the table] / the cake [survived the drive|was ready]
    * bad 0: the cake [fell|sank|slid off the tray] [an hour before|on the stairs]
    hope 0: the baker [may|might] save the cake / the baker saved the cake / the baker did not save the cake
    = gift | gift*, present*, regalo*, geschenk*, cadeau*, presente* | the present
    * hope 1: the present [may|might] be just right / the present was just right / the present was not right
    * fear 1: the present [may|might] come too late / the present came too late / the present did not come too late
    = guest_list | guest*, invit*, relatives, family | the guest list
    * stuck 1: the guest list [grows every day|will not fit the room|has two who don't speak]
    * fear 1: half of the guest list [may|might] not come / half of the guest list did not come / the whole guest list came`,
} as const;

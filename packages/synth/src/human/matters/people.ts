/** What scenarios about families, couples, loss, care and pets are about; notation in `matter-sources.ts`. */
export const peopleMatters = {
  relationship_conflict: `
    = quarrel | argu*, fight*, quarrel*, conflict*, crisis, couple*, tension, marriage, jealous*, streit*, pelea, discusion, dispute, briga | the quarrel
    * wrong 0: {they} [started a quarrel|shouted|walked out in the middle of the quarrel] [over nothing|before breakfast|at my mother's table|on our anniversary]
    * bad 0: the quarrel [spoiled|ended] [our evening|the trip|the last quiet week]
    * fear 0: the quarrel [may|might|could] [be our last|break us|never end] / the quarrel [was our last|broke us] / the quarrel did not break us
    hope 0: the quarrel [may|might] clear the air / the quarrel cleared the air / the quarrel cleared nothing
    shame 0: I said [cruel|ugly] things in the quarrel
    kind 0: {they} [made tea|came back] after the quarrel and said sorry
    < the quarrel didn't start with me, [you had been cold for days|I was only tired]
    < I want to talk, not to win the quarrel, [can you hear that|please]
    < you always [leave|go quiet] when a quarrel starts, [it hurts me too|that's why I shout]
    = breakup | break up*, breakup*, breaks up, breaking up, broke up, left me, leaves, divorc*, separat*, split, trennung, ruptura, rupture, scheidung, termino, fim do namoro, ex | the breakup
    * bad 0: the breakup came [by text|after nine years|on a Sunday|in the car]
    * wrong 0: {they} [announced|decided] the breakup [by text|without a talk|at the airport]
    * fear 1: the breakup [may|might|could] [cost me our friends|leave me alone|break my heart|drag on] / the breakup [cost me our friends|left me alone|broke my heart] / the breakup did not [leave me alone|break my heart]
    hope 1: the breakup [may|might] be the right thing / the breakup was the right thing / the breakup was not the right thing
    plain 1: I packed [two boxes|the books] after the breakup
    < the breakup hurts me too, [I couldn't go on like that|I didn't decide it lightly]
    * bad 0: the breakup came {delivered_ago}, [on the stairs|by a note|in the car outside <missedthing>|over <meal>], after [two|three|four] years
    * wrong 0: {they} [packed|moved out|left the key] [while I was at|during] <chorework>[| on {weekday}| {delivered_ago}], and that was the breakup
    * bad 0: [since|after] the breakup I [keep|found|hid|carry|look at] <keepsake>[| every night| in a box| and cry]
    * wrong 0: {they} [told|wrote] <someone> about the breakup before [me|I knew]
    * stuck 0: since the breakup I <nightwork> [every night|instead of sleeping]
    fear 0: I [may|might] meet {they} at <missedthing> after the breakup / I met {they} at <missedthing> after the breakup / I did not meet {they} at <missedthing> after the breakup
    kind 0: {friend} [slept on my floor|came with <meal>|took my phone away] after the breakup
    = cheating | cheat*, affair, infidel*, betray*, lied | the affair
    * wrong 0: {they} [hid|lied about] an affair [for a year|with a friend of ours]
    * fear 0: the affair [may|might] not be over / the affair was not over / the affair was over
    < the affair is over, [I swear|it meant nothing], [ask me anything|I was a coward]
    = moving_together | moving, another city, living together, abroad, distance, long distance, children, baby | the big decision
    * fear 0: the big decision [may|might] drive us apart / the big decision drove us apart / the big decision did not drive us apart
    * hope 0: the big decision about [the move|children] [may|might] bring us closer / the big decision brought us closer / the big decision did not bring us closer
    < the big decision needs two yeses, [I can't say mine yet|don't push me]
    = wedding | wedding, engag*, propos*, fiance, hochzeit, boda, mariage, casamento | the wedding
    * fear 0: the wedding [may|might] be called off / the wedding was called off / the wedding was not called off
    * hope 0: the wedding [may|might] be just as we dreamed / the wedding was just as we dreamed / the wedding was not as we dreamed
    < it's my wedding too, [I wanted it small|your mother decides it all]`,
  online_dating: `
    = date | date*, dating, first date, second date, blind date, cita, rendez vous, encontro, match*, crush, flirt* | the date
    * hope 0: the date [may|might|could] [turn into something|be fun|lead to a second one] / the date [turned into something|was fun|led to a second one] / the date led nowhere
    * fear 0: the date [may|might|could] [be a flop|end early|go silent] / the date [was a flop|ended early|went silent] / the date was no flop
    * good 0: the date [lasted five hours|ended with a dance|was full of laughter]
    * wrong 0: {they} [came an hour late to|left in the middle of|cancelled] the date [without a word|and laughed]
    shame 0: I [spilled soup|talked about my ex] on the date
    < I liked the date, [I'm just slow|give me a week]
    * wrong 0: {they} [left|cancelled] the date [before the soup|by text at {follow_when}|on {weekday}]
    * hope 0: the second date on {due} [may|might] be [even better|the real one] / the second date was even better / the second date was not better at all
    = ghosting | ghost*, no answer, silent, stopped writing, disappear*, reply | the silence after the date
    * wrong 0: {they} went silent after the date [overnight|after nine good weeks|without a word]
    * stuck 0: the silence after the date [says nothing|goes on] [day after day|and I check every hour]
    hope 0: the silence after the date [may|might] have a reason / the silence after the date had a reason / the silence after the date had no reason
    = profile | profile*, app, photo*, swip* | the dating profile
    * stuck 0: the dating profile [gets no answers|shows an old photo]
    * hope 0: the new dating profile [may|might] bring better matches / the new dating profile brought better matches / the new dating profile brought no matches`,
  parenting: `
    = child | parent*, toddler*, child*, kid*, baby, son, daughter, tantrum*, newborn*, single m*, kleinkind*, crianza, bebe, enfant*, crianca | the child
    * stuck 1: the child [screams|throws things|hits] [at bedtime|in the shop|for an hour] and nothing helps
    * bad 1: the child was [ill|awake] [all night|for the fifth night|on our free day]
    * fear 0: the child [may|might|could] [fall behind|catch it again|hate me for it] / the child [fell behind|caught it again] / the child did not fall behind
    * hope 0: the child [may|might] [sleep through|calm down] with a new routine / the child [slept through|calmed down] with the new routine / the child did not [sleep|calm down] with the new routine
    good 0: the child [laughed|sang|slept] [all morning|on my arm]
    shame 0: I [shouted at|lost patience with] the child
    < the child is fine here [until noon|with us], [it's the goodbye that's hard|give it time]
    = tantrum | tantrum*, trotz*, berrinche*, birra*, screaming, crying, meltdown | the tantrum
    * stuck 1: the tantrum lasted [an hour|until I cried too|three bus stops]
    * bad 1: the tantrum ended [the birthday|our lunch|the outing]
    * fear 0: the next tantrum [may|might] come in public / the next tantrum came in public / the next tantrum did not come
    hope 0: the tantrum [may|might] be the last / the tantrum was the last for weeks / the tantrum was not the last
    = school | school*, nursery, kindergarten, kita, creche, teacher, grades, homework | the school
    * wrong 0: the school [called me in|blamed my son|ignored the bullying] [again|without asking|in front of all]
    * fear 0: the school [may|might] [send her home|not take him] / the school [sent her home|did not take him] / the school [did not send her home|took him]
    hope 0: a talk with the school [may|might] help / a talk with the school helped / a talk with the school did not help
    < the school has rules, [we treat all the same|I've seen it myself]
    * wrong 0: the school [moved|punished|blamed] my child and not the ones who [hit|teased|filmed] her on {weekday}
    = teenager | teen*, phone, screen*, curfew, puberty, games | the phone rules
    * stuck 0: the phone rules [lead to slammed doors|are broken every night]
    * wrong 1: my teenager [broke|lied about] the phone rules [again|for a week]
    hope 0: the phone rules [may|might] bring calm / the phone rules brought calm / the phone rules brought no calm
    = sleep | sleep*, bedtime, night*, schlaf*, dormir | the bedtime
    * stuck 1: the bedtime takes [two hours|nine songs|all my strength]
    * hope 1: the new bedtime [may|might] work / the new bedtime works / the new bedtime does not work
    = bullying | bully*, bullied, teas*, mobbing, acoso, harcelement, picked on | the bullying
    * bad 0: the bullying began {delivered_ago}, [my son|my daughter] comes home with [torn sleeves|wet eyes|an empty bag|no lunch]
    * wrong 0: {they} [waved away|played down|laughed off] the bullying [on {weekday}|as boys being boys|after ten minutes|in front of the child]
    * stuck 0: I [wrote|rang|came] {pieces} about the bullying and [nothing changes|each promises to watch|it goes on behind the gym]
    * fear 0: the bullying [may|might] [get worse|make her ill|go on after the holidays] / the bullying got worse / the bullying did not get worse
    * bad 0: because of the bullying [he|she] [won't go to school|missed <missedthing>|sleeps in my bed] since {weekday}
    hope 0: the bullying [may|might] stop with [a talk|a new seat|an open eye in the yard] / the bullying stopped / the bullying did not stop
    kind 0: {they} [sat|spoke] with the children about the bullying [for an hour|the same day]
    plain 0: I wrote down [each day|all I know] of the bullying, with <proof>
    ? which children [are|were] in it?
    = three, [always the same|from the other class], one of them [used to be|was] a friend
    = [he|she] won't say, [out of fear|they threatened worse], <someone> saw two
    = the names are in <proof>, {name}, I gave it to you on {weekday}
    ? how is your child [now|today]?
    = quiet, [doesn't eat|eats alone], and asks every evening if it's {due} yet
    = better at home, [with the dog|with {friend}], the stomach ache comes on Sunday night
    = [afraid|very small], {name}, you [should|must] see it at the gate
    < we [didn't see|saw nothing of] any bullying, [the yard is big|two of us for ninety]
    - then look, {name}, behind <lookedplace>, at ten, every day, that's [careless|what makes me angry]
    - nobody sees it, and [my|the] child [bleeds|cries], that's a [bad|poor] answer
    + I [know|believe] you, two for ninety is [hard|too few], could a parent help?
    < children [sort it out|quarrel], [tomorrow they play again|it's part of growing up]
    - three against one is no quarrel, {name}, it's [cruel|bullying], and it's wrong to [call it|make it] less
    - part of it? for [whom|the ones who hit]? I'm [shocked|so upset]
    + some do, I know, but this goes on since {delivered_ago}, [please|that's no quarrel]
    ! we sit down with [all of them|the parents] on {due}
    + on {due}, [good|at last], I come, [even if it's hard|thank you for taking it seriously]
    - with the parents who laugh about it? {name}, that [makes me ill|is no use], first the children
    ! [he|she] gets a [new seat|different bus|safe place in the library], from {due}
    + a safe place, [that helps|what a relief], from {due}, thank you so much
    - so the one who is hurt has to move, {name}, that's [upside down|unfair], again
    ! I stand in the yard myself, every break, until it [stops|is over]
    + you'd do that, {name}? [thank you|I'm so relieved], then [he|she] will go in tomorrow
    - and when you're ill? it needs more than one good [heart|eye], I'm [sorry|still afraid]`,
  grief: `
    = loss | grief*, griev*, loss*, died, death, dies, mourn*, passed away, bereave*, father, mother, husband, wife, duelo, luto, trauer*, tod, deuil, mort, muerte, perd*, perde* | the loss
    * bad 0: the loss [is everywhere|came so fast|left an empty chair] [in the house|these days|this autumn]
    * bad 0: I [woke|sat] at night with the loss, [the slippers were still there|his coat on the hook]
    * stuck 0: the loss [comes with forms|has left forty letters] and nobody helps
    * fear 0: I [may|might|could] [forget the voice after|be alone with|never get over] the loss / I was alone with the loss / I was not alone with the loss
    hope 0: the loss [may|might] get lighter in spring / the loss got lighter in spring / the loss did not get lighter in spring
    kind 0: [neighbours|old friends] brought soup after the loss
    < for the loss there's no hurry, [we can meet again|take the time you need]
    * bad 0: the loss hits me [at the sink|on the stairs|in the shop], [when I find|at the sight of] <keepsake>
    * bad 0: since the loss I <nightwork>, [and the chair stays empty|night after night]
    = funeral | funeral*, burial, beerdigung, enterrement, entierro, enterro, ceremony | the funeral
    * bad 0: the funeral [was in the rain|was over so soon|left me empty]
    * fear 0: the funeral [may|might] be too much for [me|my mother] / the funeral was too much for [me|my mother] / the funeral was not too much
    kind 0: {friend} [held my arm|read a poem] at the funeral
    wrong 0: {they} [mixed up|misspelt] the name at the funeral
    < the funeral can be [small|quiet], [you decide the music|we have done this often]
    = pet_loss | dog, cat, pet, hund, perro, chien, gato | the old dog
    * bad 0: the old [dog|friend] died [in my arms|at home|on Sunday] and the old dog's basket is empty
    * bad 0: without the old dog [the mornings are silent|I walk alone]
    hope 0: the pain about the old dog [may|might] ease / the pain about the old dog eased / the pain about the old dog did not ease
    = estate | will, inherit*, belongings, clear* out, house, estate | the things left behind
    * bad 0: I sorted the things left behind, [a coat|letters|a watch] [and wept|one by one]
    * wrong 0: an uncle [took|sold] the things left behind`,
  illness_caring: `
    = care | car*, ill*, sick*, mother, father, dementia, alzheimer*, enferm*, krank*, pfleg*, malad*, doen*, parent, grandmother, grandfather, recover* | the care at home
    * stuck 1: the care at home [fills every hour|has no break|needs forms nobody explains]
    * bad 0: the care at home was hard [this week|after the fall|at night]
    * fear 1: the care at home [may|might|could] [be too much for me|not be enough] / the care at home was [too much for me|not enough] / the care at home was not too much for me
    hope 1: help with the care at home [may|might] come / help with the care at home came / no help with the care at home came
    good 0: a [good|clear] day in the care at home, [we sang|she knew my name]
    kind 1: a neighbour took over the care at home for [an evening|a Sunday]
    < the care at home gets a [grade|level] first, [then hours|that's the order]
    * stuck 1: the care at home leaves no time for <hobby>, [no time for sleep|or for me], since {delivered_ago}
    * bad 0: she [fell|wandered off|cried] on {weekday}, during the care at home, and I was at <chorework>
    = diagnosis | diagnos*, result*, test result*, cancer, tumour, tumor, scan | the diagnosis
    * bad 0: the diagnosis came [on a Tuesday|by phone|without any warning]
    * fear 0: the diagnosis [may|might] be serious / the diagnosis was serious / the diagnosis was not serious
    hope 0: the diagnosis [may|might] leave us many good years / the diagnosis leaves us many good years / the diagnosis leaves us little time
    = hospital | hospital*, ward, operation, surgery, krankenhaus, hopital, nurse* | the hospital
    * fear 0: the stay in hospital [may|might] take weeks / the stay in hospital took weeks / the stay in hospital did not take weeks
    * wrong 0: the hospital [lost|mixed up] [her glasses|the papers] [twice|again]
    * hope 0: the hospital [may|might] send him home soon / the hospital sent him home / the hospital did not send him home
    = medicine | memory, forget*, wander* | the forgetting
    * bad 0: the forgetting took [my name|our wedding day|the way home] [this week|overnight]
    * fear 0: the forgetting [may|might] get worse / the forgetting got worse / the forgetting did not get worse`,
  new_pet: `
    = pet | pet*, adopt*, mascota*, haustier*, animal*, rescue, rabbit*, hamster*, parrot | the new pet
    * hope 1: the new pet [may|might|could] [settle in|make friends with us|bring us joy] / the new pet [settled in|made friends with us|brought us joy] / the new pet did not settle in
    * fear 0: the new pet [may|might] be ill / the new pet was ill / the new pet was not ill
    * good 1: the new pet [slept on my feet|ate from my hand|came when I called]
    * stuck 2: the new pet [hides|cries at night|chews the chairs]
    < the new pet was healthy when it left, [I have the papers|bring it here]
    = runaway | run away, ran away, runs away, lost dog, lost cat, missing, weggelaufen, escap*, gone | the runaway dog
    * bad 0: the dog ran away [in the storm|through the gate|at the fireworks|on our walk|by the lake|on {weekday}|from the yard]
    * fear 0: the runaway dog [may|might|could] [be hurt|not come back|be on the road] / the runaway dog [was hurt|did not come back] / the runaway dog was not hurt
    * fear 0: the dog that ran away [may|might|could] be [far off|near a road|hungry|in a trap|with strangers] / the dog that ran away was [far off|with strangers] / the dog that ran away was in the shed
    hope 0: somebody [may|might] have seen the runaway dog / somebody had seen the runaway dog / nobody had seen the runaway dog
    stuck 0: the posters about the runaway dog [bring no calls|were washed off]
    kind 0: [neighbours|schoolchildren] searched for the runaway dog [until dark|with torches]
    plain 0: I put up [twenty|forty] posters about the runaway dog
    * bad 0: the dog ran away on {weekday}, [near the school|behind the station|on our walk|with the lead on|after the thunder], and we [searched|called] all night
    = puppy | pupp*, dog*, hund*, perro*, chien*, cachorr*, welpe* | the dog
    * good 1: the dog [learned to sit|slept through|met its first snow]
    * stuck 2: the dog [pulls|barks|chews] [whatever we try|all day]
    * hope 2: the dog [may|might] [learn it|calm down|listen] [by summer|at school|with a trainer] / the dog [learned it|calmed down|listens] [now|at last] / the dog did not [learn it|calm down|listen]
    fear 0: the dog [may|might] be ill / the dog was ill / the dog was not ill
    = kitten | kitten*, cat*, gat*, katze*, chat*, chaton | the cat
    * good 1: the cat [purred|slept on the piano|brought me a sock]
    * stuck 2: the cat [hides behind the boiler|scratches the sofa|will not eat]
    * fear 0: the cat [may|might] be ill / the cat was ill / the cat was not ill
    hope 1: the cat [may|might] come out tonight / the cat came out / the cat did not come out
    = vet | vet, veterinar*, tierarzt, operation, sick, ill | the vet visit
    * fear 0: the vet visit [may|might] bring bad news / the vet visit brought bad news / the vet visit brought no bad news
    * bad 0: the vet visit [cost a month's rent|took all day]
    hope 0: the vet visit [may|might] help / the vet visit helped / the vet visit did not help`,
} as const;

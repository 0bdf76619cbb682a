/** What scenarios about shifts, incidents and treatments are about; notation in `matter-sources.ts`. */
export const shiftMatters = {
  shift_handover: `
    = handover | handover*, hand over*, shift change, change of shift, ubergabe*, ubergibt, cambio de turno, releve, passagem de turno, night shift, ward | the handover
    * bad 0: bed [four|seven|two] [fell|pulled the line|ran a fever|was sick] [at {follow_when}|twice tonight|an hour before the handover]
    * stuck 1: the handover sheet for <wardthing> is [missing|blank|not signed|from last week]
    * bad 0: we were [two|three|four] [people|nurses|hands] short [until|right up to|before] the handover[| since {follow_when}| on {weekday} too| again|, with {friend} ill]
    * bad 0: [two|three] [alarms|bells|falls] came [in the same minute|at {follow_when}|one after another] [before|right at] the handover
    * stuck 1: the [lab|pharmacy|doctor on call] [did not answer|kept me waiting|put me off] [since {follow_when}|all night|{pieces}], so <wardthing> is [open|not done] for the handover
    * wrong 1: {they} [left|handed me] <wardthing> [undone|half done|without a word] at the last handover[| on {weekday}| {delivered_ago}]
    * bad 0: a [man|woman|boy] came in at {follow_when} [with a fall|short of breath|in great pain], the whole handover [waits|is late|turns round that]
    * fear 0: I [may|might] forget <wardthing> in the handover / I forgot <wardthing> in the handover / I did not forget <wardthing> in the handover
    * fear 0: <wardthing> [may|might] go wrong after the handover / <wardthing> went wrong after the handover / nothing went wrong after the handover
    * wrong 1: {they} [came late to|slept through|cut short] the handover [on {weekday}|{pieces} this month]
    wrong 1: {they} gave me a handover of one sentence on {weekday}
    hope 2: the handover [may|might] be done by {follow_when} / the handover was done by {follow_when} / the handover was not done by {follow_when}
    good 0: the last hours before the handover were quiet, <wardthing> included
    pride 0: I [noticed|caught] [the wrong label|the fast pulse|the swollen arm] before the handover
    shame 1: I [forgot|mixed up] <wardthing> before the handover
    kind 2: {they} came [half an hour|an hour] early for the handover
    plain 1: I [wrote|copied] <wardthing> into the handover sheet
    ? who do I look at first after the handover?
    = bed [four|seven], [no doubt|please], the [pressure|fever] went up at {follow_when}, then room nine
    = the new one by the window, came at {follow_when}, [pale|quiet], <someone> is with her
    = nobody burns, {name}, start with the [drips|pain round], then <wardthing>
    ? what did the doctor say [at {follow_when}|tonight]?
    = wait and watch, [every half hour|with numbers], and ring if it's over [a hundred|thirty-nine]
    = nothing, {name}, [no answer|in surgery], I rang {pieces}
    = more [water|oxygen], no [walk|food], it's on the sheet, [I think|second line]
    ? is there anything the family should know?
    = the daughter of bed four [rings|comes] at {follow_when}, [be kind|she's worn out]
    = the son asks [each hour|the same], tell him [what I wrote|only what's sure]
    = {friend} told them [the truth|all there is], they were quiet
    < the last handover said bed four is [stable|fine], so I [read|believed] that
    - stable at [noon|{follow_when}] maybe, {name}, not [now|since then], that's [dangerous|bad], look at the sheet
    + so did I, until {follow_when}, [no blame|let's write it new]
    < I can't take [room nine|both], I'm alone until [eight|the next bus]
    - I was alone all night, {name}, [nobody asked|and nobody came], I'm [worn out|close to tears]
    + I know, I [stay|help] until [eight|somebody comes], then we both [breathe|manage]
    ! give me the [keys|phone], and you sit down for [five|ten] minutes
    + [oh|thank you], {name}, I've been on my feet since {follow_when}, that's [kind|heaven]
    - if I sit I don't get up again, [ha|sorry], let me finish, I'm [worried|uneasy] about bed four
    ! we go from bed to bed [together|now], you talk, I write
    + [good|yes], together, [four eyes|I'm glad it's you], begin with the window side
    + that's the best, then nothing [gets lost|is forgotten], thank you`,
  incident_response: `
    = outage | outage*, incident*, on call, oncall, pager*, sre, production, alert*, downtime, server* down, database, storung, ausfall, caida del servicio, panne | the outage
    * bad 2: the pager [rang|went off] at {follow_when} for the outage, [in the middle of|right after] [dinner|the first sleep|a film]
    * stuck 0: the outage [comes and goes|starts again|won't clear], [whatever I restart|with each retry|{pieces} so far]
    * stuck 1: the [logs|traces|graphs] of the outage [stop|go blank|say nothing] at {follow_when}
    * fear 0: [payments|orders|messages] [may|might] be lost in the outage / [payments|orders|messages] were lost in the outage / nothing was lost in the outage
    * wrong 0: {they} [changed|touched|restarted] <techthing> on {weekday} [without a word|with no review], and then the outage began
    * fear 2: the outage [may|might] come back [before morning|at {follow_when}|with the next peak] / the outage came back / the outage did not come back
    hope 0: the rollback [may|might] end the outage / the rollback ended the outage / the rollback did not end the outage
    good 0: <techthing> [came back|turned green], the outage is half over
    pride 1: I found [the line|the setting|the full disk] behind the outage
    shame 0: I [restarted|deleted] <techthing> by mistake and made the outage longer
    kind 2: {they} [woke up|came on the call] for the outage, unasked
    plain 1: I [wrote|posted] the times of the outage in the channel
    ? what do the graphs say [now|at the moment]?
    = errors at [nine|four|twelve] percent, [falling|up again], since {follow_when}
    = flat, which is [odd|worse], <techthing> sends nothing since {follow_when}
    = two humps, {follow_when} and [now|ten minutes ago], the same [shape|height]
    ? did anything go out [today|on {weekday}]?
    = one change to <techthing>, [ten lines|by {friend}], at {follow_when}
    = nothing of ours, a [certificate|provider] thing maybe, [I asked|no answer yet]
    = {friend} moved <techthing> on {weekday}, [tests were green|reviewed twice]
    ? how many [customers|users] feel it?
    = [a third|half] of the logins, [mobile only|the north], the desk got [forty|ninety] calls
    = few, [it's night|exports only], but at [six|eight] it hurts
    = all who [pay|search], {name}, that's [everyone|the whole point]
    < it can't be <techthing>, [I'd have seen it|we ruled that out on {weekday}]
    - ruled out with what, {name}? the [log|disk] is [full|empty], that's [wrong|a bad guess], look again
    - last time you said that too, {delivered_ago}, and it was <techthing>, [we lost hours|I was furious]
    + [okay|fine], one less, [good|thanks], then what about the [network|queue]?
    < a restart will [hide it|lose the traces], [I'd wait|let it run ten minutes]
    - ten minutes of [errors|no payments], {name}, [that's terrible|I can't defend that]
    + [true|right], traces first, [good catch|glad you said it], ten minutes then
    ! I roll back <techthing>, you watch the [errors|queue] and shout
    + [go|do it], I watch, [hands off the keyboard|<drink> in hand], good
    + yes, {name}, please, [that's the relief I need|I'm so glad you're on]
    - not that one, if it's the [schema|data] we lose it for good, I'm [scared|afraid] of that
    ! I write to the [status page|managers], so nobody [rings|asks] you
    + thank you, {name}, that [saves me|is half the stress], I can think again
    - not yet, [we know nothing|they'd panic], that makes it worse
    ! you sleep until [six|eight], I keep the pager
    + until [six|eight], [you're an angel|what a relief], ring if it's red
    - I'd only lie there and <nightwork>, [no|thanks], I stay, I'm worried`,
  medical_treatment: `
    = surgery | surgery, operation, operated, anaesth*, anesth*, knee, hip, heart, gall*, hernia, operacion, cirugia, chirurgie, operation, cirurgia, surgeon | the operation
    * fear 0: the operation [on {due}|at seven on {due}] [may|might] [go wrong|take longer|hurt more than they say] / the operation [took longer|hurt more] than they said / the operation did not hurt more than they said
    * fear 1: I [may|might] [not wake up|wake up in pain|wake up among strangers|feel it all|lose my head] [from|during|after] the operation[| on {due}| as in my dream| like <someone>] / I woke up in pain from the operation / I woke up well from the operation
    * fear 1: [something|a vein|my heart] [may|might] [give out|slip|go wrong] [in|during] the operation, and <homecare> [needs me|waits at home] / something went wrong in the operation / nothing went wrong in the operation
    * fear 0: after the operation I [may|might] not [<dailywork>|be the same|work] [again|till winter|for months] / after the operation I could not work for months / after the operation I could work again soon
    * fear 0: the operation [may|might] be [put off|moved] [again|to next month|while I lie there] / the operation was put off / the operation was not put off
    * fear 0: the operation [may|might] [show something else|not help|be the first of many|leave a scar|cost me <hobby>] / the operation showed something else / the operation showed nothing else
    * stuck 1: before the operation I [can't eat|can't sleep|shake|walk up and down], [since {weekday}|I tried all]
    * bad 0: the operation was [moved|put off] [from {weekday} to {due}|{pieces} now|an hour before], and I was [fasting|packed|ready]
    hope 2: after the operation I [may|might] [walk without pain|be home by {weekday}|dance again] / after the operation I walked without pain / after the operation I did not walk without pain
    good 1: the night before the operation I [slept|laughed|ate ice cream], imagine
    wrong 1: {they} [mixed up|lost] my [papers|name] before the operation on {weekday}
    kind 1: {they} explained the operation to me [with a drawing|twice|at the bedside], on a {weekday}
    plain 2: I packed <packed> for the operation
    pride 1: I [said|wrote down] all I fear about the operation
    < on the day of the operation you [come early|get something to calm you], [the rest we do|and then you sleep]
    + something to calm me, [good|thank goodness], I feel better, {name}
    - early means more time to [be afraid|wait], {name}, I'm [scared|in a panic] already
    = treatment | treatment, therapy, chemo*, dialysis, injection*, behandlung, tratamiento, traitement, tratamento, physio*, rehab* | the treatment
    * fear 0: the treatment [may|might] [not work|be too hard for me|take all winter] / the treatment did not work / the treatment worked after all
    * stuck 1: the treatment [makes no difference|stands still], {pieces} a week, since {delivered_ago}
    * bad 0: after the treatment on {weekday} I [lay flat|was sick|could not hold a spoon]
    * hope 0: the treatment [may|might] [help|be over] by {due} / the treatment helped / the treatment did not help
    good 0: after the treatment I [walked|ate] [a whole hour|a whole plate] on {weekday}
    kind 1: {they} sat with me through the treatment
    wrong 1: {they} forgot me in the treatment room for an hour
    plain 2: I wrote the days of the treatment in my calendar
    = results | result*, scan, biopsy, blood test, mri, diagnosis, befund, resultado* | the results
    * fear 0: the results on {due} [may|might] be bad / the results were bad / the results were not bad
    * stuck 1: nobody [tells|sends] me the results, I rang {pieces}
    * hope 0: the results [may|might] be clear / the results were clear / the results were not clear
    kind 1: {they} rang me with the results [at once|on a Sunday]
    bad 1: the wait for the results [ate up|cost me] my [sleep|whole week]`,
} as const;

/** What scenarios between customers and those who serve them are about; notation in `matter-sources.ts`. */
export const serviceMatters = {
  customer_complaint: `
    = product | product*, broken, defect*, faulty, damaged, complain*, complaint*, producto, produkt, produit, lamp, phone, laptop, chair, shoes, item* | the broken product
    * bad 0: the [new|brand new] product [arrived|came|turned up] [broken|cracked|in pieces] [in its box|before I used it|right across]
    * wrong 1: {they} [sold|sent|handed] me a [broken|cracked|faulty|used] product [and denied it|with a smile|as new|without a box|on {weekday}|twice]
    * wrong 0: {they} called the broken product [normal|my fault|usable|fine|a bargain|a detail|my taste|old]
    wrong 0: {they} [would not|refused to|did not] [collect|take back|look at|replace|exchange|check] the broken product
    * stuck 0: the broken product [stands here|lies in the hall|cannot go back|blocks the desk] [week after week|without a label|because of an error|and nobody collects it]
    * fear 0: the broken product [may|might] [hurt somebody|catch fire|never be replaced] / the broken product [hurt somebody|caught fire|was never replaced] / the broken product [hurt nobody|was replaced]
    hope 0: the broken product [may|might|could] be [replaced|repaired] [this week|for free] / the broken product was [replaced|repaired] / the broken product was not [replaced|repaired]
    fear 0: they [may|might] blame me for the broken product / they blamed me for the broken product / nobody blamed me for the broken product
    kind 1: {they} [replaced|fetched] the broken product [at once|without questions]
    plain 0: I took photos of the broken product
    < please send a photo of the broken product, [then|and] I [order|send] a new one
    < the broken product is under warranty, [so you pay nothing|I'll open a case]
    < I'm afraid the broken product needs [a test first|the receipt], [two days at most|it's quick]
    * bad 0: the product [stopped|broke|fell apart] on {weekday}, [a week after I bought it|with guests at the table|in my hands], and it cost {price}
    * wrong 1: {they} [sent|gave] me the same broken product [again|a second time] {delivered_ago}
    * stuck 0: I [rang|wrote] {pieces} about the broken product and [got a number|nobody calls|hear a tune]
    = delivery | deliver*, parcel*, package*, shipping, late, courier, paket*, paquete*, colis, order, lieferung, missing | the parcel
    * bad 0: the parcel [did not come|came wet|was left in the rain|is a week late]
    * wrong 1: {they} [marked the parcel as delivered|sent the parcel to a stranger|lost the parcel] [again|and closed the case]
    * stuck 0: the parcel has been [in transit|at the depot] [for nine days|since {weekday}]
    hope 0: the parcel [may|might] come [on {weekday}|tomorrow] / the parcel came / the parcel did not come
    fear 0: the parcel [may|might] be lost / the parcel was lost / the parcel was not lost
    < the parcel was scanned [at the depot|last night], [I've asked the driver|it should come tomorrow]
    < I [can send|am sending] a second parcel, [free of charge|today still]
    * bad 0: the parcel [for|with the present for] <occasion> was due on {weekday} and [never came|is not here]
    * wrong 1: {they} [left|threw] the parcel behind <lookedplace> [in <weather>|on {weekday}|and it is gone]
    * stuck 0: the tracking of the parcel [says the same|has not moved] since {weekday}, {price} or not
    = service | service, rude*, staff, waiter, restaurant, food, hair, cold food, meal, hotel, room, noisy | the service
    * wrong 1: {they} [ignored|laughed at|forgot] [us|our order] for an hour, and that was the service
    * bad 0: the service was [slow|cold|careless] [all evening|for that price]
    hope 1: the manager [may|might] say a word about the service / the manager said a word about the service / the manager said nothing about the service
    < the service that evening was [short of two people|not our best], [I'm sorry|dinner is on us]
    * wrong 1: {they} let us wait [an hour|ninety minutes] for [cold soup|the wrong fish|a table by the toilet] on {weekday}, and that was the service
    * bad 0: the service [spoiled|ruined] <missedthing> on {weekday}
    = hotline | hotline, call cent*, waiting, on hold, phone line, internet, contract, subscription | the hotline
    * stuck 2: the hotline [cut me off|kept me waiting] [after forty minutes|at position two|again]
    * wrong 2: the hotline [gave me a false promise|hung up on me]
    hope 2: the hotline [may|might] call back / the hotline called back / the hotline did not call back
    < our hotline was [overrun|down], [now you have me|I stay with it]`,
  refund_dispute: `
    = refund | refund*, money back, reembolso, ruckerstattung, ruckzahlung, remboursement*, chargeback, reimburs*, dispute* | the refund
    * wrong 0: {they} [refused|turned down|cancelled|halved] the refund [without a reason|after six weeks|by a form letter|again]
    * bad 0: the refund [is pending|is late|hangs] [since May|for weeks|again|without news]
    * stuck 2: the refund [hangs between two offices|wants a code|is on hold|needs a missing form|got lost in a queue|waits for a signature]
    hope 0: the refund [may|might|could] come [this week|in full|by {weekday}] / the refund came [that week|in full] / the refund did not come
    fear 0: the refund [may|might|could] [never come|be cut in half] / the refund [never came|was cut in half] / the refund was not cut in half
    pride 1: I [stayed polite|read out the terms] in the matter of the refund
    kind 1: {they} [pushed the refund through|called the bank for my refund] [in a minute|at once]
    plain 2: I sent the [receipt|dates] for the refund again
    < the refund goes back to the [card|account] you paid with, [five days|once it's signed]
    < the terms allow a refund within [thirty|fourteen] days, [yours is later|let me see the date]
    < I can offer [half of the refund|a voucher], [that's what the system lets me|today]
    * wrong 0: {they} [refunded|paid|sent] {offer} [of|instead of] {price} and [called that|named that|signed it as] the refund
    * bad 0: the refund [of {price}|from {weekday}|for the gift] [did not come|is not there|has not arrived|was never booked], [and it was to take three days|and I have <costs> to pay|for all my asking|and {due} is near]
    * stuck 2: [my|the] refund [needs|waits for|hangs on] [a code|a form|a photo of the card|a second signature|the old number|a stamp|two initials] that [nobody has|never comes|they can't send|no one knows]
    * wrong 0: {they} [promised|confirmed|announced] [the|my] refund [{delivered_ago}|on {weekday}|in the chat] [and|but] [then denied it|forgot about it|closed the chat|went silent|turned round]
    * wrong 0: {they} [sent|gave|offered] me [a voucher|points|a coupon|store credit] [in place of|and not|when I asked for] the refund[| {delivered_ago}| on {weekday}| over {offer}]
    * stuck 2: [each|every] [desk|person|office|call] [names|has|finds] [another|a new] [rule|reason|date] [for|against] the refund[| of {price}| since {weekday}]
    * bad 0: [half|a part|{offer}] of the refund is [missing|still out|not there], and [<someone>|nobody] [can tell me|knows] why
    * wrong 0: {they} [booked|sent] my refund to [a closed account|another name|a stranger|the wrong card] [on {weekday}|{delivered_ago}|and shrugged]
    * stuck 2: the [page|app|machine] says [refund denied|error|try later|no such order] [when|each time] I [click|try|call][| for the refund| about the refund], and the refund [stays out|is late]
    * bad 0: I [wait|have waited] [since {weekday}|<ages>|longer than a month] for [the|my] refund[|, and I need it for <costs>|, and the shop is silent| of {price}]
    * bad 0: I [returned it|sent it back|brought it back] {delivered_ago} and [the|my] refund [is nowhere|never came|got lost|got stuck|is a rumour] [in the post|on the way|in some office|so far|to this day]
    * wrong 0: {they} [asked|took] a fee of {offer} for a refund of {price}
    fear 0: without the refund <costs> [may|might] have to wait / without the refund <costs> had to wait / even without the refund <costs> did not have to wait
    plain 2: I [sent|copied|laid out] <proof> for the refund
    ? was the refund [promised|confirmed] to you by [anyone|name]?
    = on {weekday}, by [a man|a woman] [called|named] {friend}, [or like that|I think|in the chat], I [have|kept] <proof>
    = twice, [first by mail|once by phone], the last time {delivered_ago}, for {due}
    = yes by your own [page|letter], {price}, [see the mail|look it up]
    ? to which [card|account] should the refund go?
    = the one I paid with, {name}, [the blue one|the same], it's [still open|unchanged]
    = a new one, the old card [ran out|was lost] {delivered_ago}, [that's in my mails|I wrote that {pieces}]
    = any, as long as {price} [is on it|gets there] before {due}
    = cancellation | cancel*, subscription, membership, contract, gym, auto renew*, kundigung, suscripcion, abonnement | the cancellation
    * wrong 0: {they} [ignored|lost|rejected] my cancellation [and took the fee|three times|by a day]
    * stuck 0: the cancellation [cannot be clicked|asks for a code that never comes]
    hope 0: the cancellation [may|might] go through / the cancellation went through / the cancellation did not go through
    < the cancellation reached us [too late|on the fifth], [I can stop the next fee|not this one]
    = ticket | ticket*, concert*, event, show, flight*, hotel, booking | the cancelled concert
    * wrong 0: {they} [kept the money|sent a voucher] for the cancelled concert
    * bad 0: the concert was cancelled and [the money|my ticket fee] is still not back
    hope 0: the money for the cancelled concert [may|might] come back / the money for the cancelled concert came back / the money for the cancelled concert did not come back
    < for the cancelled concert the organiser decides, [I have written to them|fees stay with us]
    = double_charge | charg*, overcharg*, billed twice, wrong amount, invoice* | the double charge
    * wrong 0: {they} [made|denied] a double charge [on my card|and shrugged|twice this year]
    * fear 0: the double charge [may|might] happen again / the double charge happened again / the double charge did not happen again
    < I see the double charge, [one of them falls away|it clears in three days]`,
  negotiation: `
    = price | price*, haggl*, negotiat*, bargain*, discount*, deal, regate*, feilsch*, marchand*, pechinch*, flea market, bazaar, carpet, rug | the price
    * stuck 0: the price [won't move|stands still|is far too high] [after an hour|however I ask|for such a thing]
    * wrong 0: {they} [raised|changed] the price [in mid-sentence|when I reached for my purse|because of my shoes]
    * hope 0: the price [may|might|could] [come down|drop by a third|meet mine] / the price [came down|dropped by a third] / the price did not come down
    good 0: the price came down [by a third|to what I have]
    pride 0: I [walked off|stayed calm] until the price moved
    < the price is [fair|low], [feel the work|look at the knots]
    < I can't go lower with the price, [I have costs too|children to feed]
    < take two and the price is [another one|softer], [what do you say|last word]
    < at that price I'd be paying you, [come on|meet me in the middle]
    * stuck 0: the price is {ask} and [won't move|stands there], [however I ask|with a smile], and I have {bid}
    * wrong 0: {they} [said|wrote] {bid} {delivered_ago} and now the price is {ask}
    * hope 0: the price [may|might] come down from {ask} [by {due}|today|to {bid}] / the price came down from {ask} [to {offer}|today] / the price did not come down from {ask}
    * fear 1: at that price I [may|might] have to do without <costs> / at that price I had to do without <costs> / at that price I did not have to do without <costs>
    = car | car, cars, used car, dealer, van, motorbike, auto, coche, voiture, carro | the car
    * hope 0: the car [may|might] be mine for [less|half] / the car is mine / the car was not to be mine
    * fear 1: the car [may|might] have a hidden fault / the car had a hidden fault / the car had no hidden fault
    * wrong 1: {they} [hid|painted over] rust on the car
    < the car has [one owner|new brakes], [that's why it costs that|drive it once]
    * wrong 1: {they} [kept quiet about|wiped away|hid] [an oil leak|a dent|a cracked lamp|the worn brakes|the true miles] of the car
    * stuck 0: the car is {ask} [on the sign|in the ad], I have {bid}, and [we stand there|nobody moves]
    * bad 1: the car [would not start|coughed|pulled to the left|smoked] [on the trial drive|at the lights|in the yard]
    * hope 0: the car [may|might] be mine for {bid} [today|by {due}] / the car is mine for {offer} / the car was not to be mine for {bid}
    good 1: the car [ran|hummed] like [new|silk] on the trial drive
    plain 0: I [looked at|read] the [papers|service book] of the car
    ? have you driven [such a car|one like it] before?
    = my [father|sister] had one, [green|with a roof rack], it ran [ten|twelve] years, so I know [the noises|the clutch]
    = not this [model|year], one size smaller, {delivered_ago}, and it was {bid}
    = only on <alongvia>, ha, no, {friend} drives one and [swears by it|curses it]
    ? do you want to [drive|try] it once more?
    = yes, [up the hill|on the motorway], I heard [a knock|something] on {weekday}
    = gladly, with {friend}, who knows [brakes|rust] better than me
    = it's not the driving, {name}, it's the {ask}
    < the car has new [tyres|brakes|belts], [that's half the price|feel them]
    - the tyres are [three|four] years old, {name}, [the date is on them|I looked], that's not [honest|right]
    - new brakes and old [rust|oil], [thank you|I saw it], that doesn't make it {ask}
    + the tyres are good, [I saw that|granted], that's worth [something|a bit], let's say a little over {bid}
    < it never [left|saw] [me alone|a winter], the car was always [in the garage|dry]
    - and the rust under the [door|mat]? [garages don't rust|that's from salt], you're [kidding|hiding something], it worries me
    + [yes|true], the inside looks [cared for|like new], I like that, still, {ask}
    ! {offer} and [I put it through the test|four winter tyres on top]
    + {offer} with the [test|tyres], now [I'm happy|it's a good deal], let's [sign|write it down]
    - the test I [want|pay] myself, {name}, I don't trust it otherwise, {bid}
    = contract | contract*, terms, supplier*, fee, rate, freelanc*, rent, lease, salary, house | the contract
    * stuck 0: the contract [hangs on one clause|goes back and forth] [for a week|again]
    * wrong 1: {they} slipped a [fee|new clause] into the contract
    * hope 0: the contract [may|might] be signed by {weekday} / the contract was signed / the contract was not signed
    < my side needs that clause in the contract, [I can move on the date|not on the sum]
    = compute | compute, gpu, gpus, server time, cloud price*, tokens, inference, api price*, bandwidth, storage price* | the compute price
    * stuck 0: the [compute price|price for compute|hour of compute] [stands at|costs|is fixed at] {ask} [for the same cards|since {weekday}|at night as well|for old cards|day and night][|, and [our|my] limit is {bid}|, I had hoped for {bid}]
    * wrong 1: {they} [raised|changed] the compute price to {ask} [in mid-talk|{delivered_ago}|after the trial|for the night hours]
    * wrong 1: {they} [left|kept] [the set-up fee|the traffic|the idle hours|the storage|the tax|the night rate|the waiting time] [out of|outside] the [compute price|price for compute][| on {weekday}| on purpose]
    * wrong 1: {they} [offered|gave] <someone> [the same|more] compute for {bid} [{delivered_ago}|on {weekday}] for which I pay {ask}
    * stuck 0: [three|four] rounds on the compute price and [no one moves|we repeat ourselves|{ask} against {bid}|not a cent of difference]
    * bad 0: the [jobs|runs|cards] [stopped|crashed] {pieces} [in the trial|on {weekday}|at {follow_when}], and that at this compute price
    * bad 0: at that compute price [the project ends|we run dry|my budget lasts] [by {due}|in a month|for ten days|before <missedthing>]
    * hope 0: the compute price [may|might] [come down|drop] for [a longer term|night hours|two hundred hours|a full rack] / the compute price came down to {offer} / the compute price did not come down
    * fear 1: another buyer [may|might] take the [cards|hours] at that compute price [by {due}|tonight] / another buyer took the cards at that compute price / nobody took the cards at that compute price
    good 0: the compute price for the [night|weekend] hours fell to {bid}
    pride 0: I [checked|compared] [four|three] offers of compute before I named a price
    plain 0: I [read|copied] the table of compute prices [again|line by line]
    ? how many hours of compute do you [need|plan for]?
    = [two|four|six] hundred, [mostly at night|in one go], from {due}, at {bid}
    = a [week|month] at first, [more if it runs well|then we see], about [eighty|a hundred] hours a day
    = it depends on the price, at {bid} [a thousand|as many as you have], at {ask} [ten|none]
    ? do the jobs [stand|allow] a [break|stop] now and then?
    = [most of them|two in three] do, [they restart by themselves|they save each ten minutes], so {bid} is fair
    = no, [one long run|it must not stop], from {due} on, that's [the trouble|why I ask]
    = at night any time, [from {follow_when} on nobody minds|by day not]
    < the compute price covers [power|cooling|support], [and power went up|day and night]
    - my job needs [no support|no one at night], {name}, so that's [a bad reason|nothing to me], {ask} is too much
    - power [rose|went up] [a tenth|a little|in spring], your price [by half|overnight|far more], {name}, that's [unfair|not honest|greedy]
    + [cooling|power] [is|must be] dear, [I see that|granted], then make it cheaper for [night|idle] hours
    + good support is [worth something|rare], I [appreciate|value] that, {name}, so what about a term?
    ! {offer} if the compute runs [between {follow_when} and six|at night only]
    + at night at {offer}, [good|done], the jobs [don't care|can wait], I'm content
    + [fine|agreed], {offer}, and the day hours [we leave|stay open], that's fair
    - my [model|job] can't wait for the night, {name}, [sadly|I'm sorry], {bid} by day
    ! {offer} for [a month|three months] fixed, [paid ahead|no way out]
    + a month fixed at {offer}, [all right|accepted], and we start on {due}
    - [fixed|a month fixed]? so I pay [when|while] it [stands still|fails|is broken], {name}, that's [a bad risk|too risky|unfair]
    ! a trial of ten hours at {bid}, then {offer}
    + ten at {bid}, [very fair|a good start], if it holds you get {offer}
    - after the trial it's always [dearer|{ask}], {name}, I know that [trick|game], no`,
  tech_support: `
    = computer | computer*, laptop*, pc, screen, crash*, slow, update*, software, install*, tech support, problem*, freez* | the computer
    * stuck 0: the computer [freezes|restarts by itself|shows a blue screen] [every hour|since the update|in every call]
    * bad 1: the computer [died|lost a week of work] [overnight|before the deadline]
    * fear 1: the files on the computer [may|might] be lost / the files on the computer were lost / the files on the computer were not lost
    hope 0: a restart [may|might] bring the computer back / a restart brought the computer back / a restart did not bring the computer back
    wrong 2: {they} [wiped|mixed up] my computer
    < let us start the computer [in safe mode|once more], [tell me what you see|hold the key down]
    * stuck 0: the computer [hangs|stops|goes black] {pieces} a day since {weekday}, [mostly|always] when I want to <dailywork>
    * bad 1: the computer [ate|lost] <proof> on {weekday}, [a day's work|and I had no copy]
    * fear 1: I [may|might] lose <proof> with the computer / I lost <proof> with the computer / I did not lose <proof> with the computer
    = internet | internet, wifi, router*, connection, network, wlan | the internet
    * stuck 0: the internet [drops|is gone|crawls] [every evening|since the storm|in the middle of calls]
    * fear 0: the internet [may|might] fail in my exam / the internet failed in my exam / the internet did not fail
    hope 0: a new router [may|might] fix the internet / a new router fixed the internet / a new router did not fix the internet
    < I see the line, the internet [drops at the box|is fine up to the street], [a technician can come|swap the cable]
    * stuck 0: the internet [drops|fails] at [eight|noon|{follow_when}] [every day|on the dot] since {weekday}
    * bad 0: the internet went [out|down] in the middle of <missedthing>
    = printer | print*, scanner, drucker, impresora, imprimante, impressora | the printer
    * stuck 0: the printer [prints blank pages|jams|blinks] [again|whatever I press|before every meeting]
    * hope 0: the printer [may|might] work with the new driver / the printer worked with the new driver / the printer did not work with the new driver
    < please switch the printer off and [open the lid|count to ten], [then try one page|which light is on]?
    = password | password*, login, log in, account, locked out, hacked, code, contrasena, passwort | the password
    * stuck 0: the password [is refused|reset never arrives|expired] [for the ninth time|on my day off]
    * fear 1: somebody [may|might] have my password / somebody had my password / nobody had my password
    hope 0: the new password [may|might] work / the new password works / the new password does not work
    < I can reset the password, [answer two questions|check the spam folder first]
    = photos | photo*, file*, data, backup*, deleted, lost, phone | the lost files
    * bad 1: the files were lost [with two years of photos|after the update]
    * hope 1: the lost files [may|might] come back / the lost files came back / the lost files did not come back
    < the lost files may still be on the [disk|server], [don't write on it|give me a day]`,
  appointment_admin: `
    = appointment | appointment*, reschedul*, book*, receptionist, doctor*, dentist*, visit, cita, termin, rendez vous, consulta, slot, clinic | the appointment
    * bad 0: the next appointment is [in five months|on my wedding day|far too late]
    * stuck 0: the appointment cannot be [booked|moved] [by phone|online|without a code]
    * wrong 0: {they} [cancelled|mixed up|forgot] my appointment [by text|on the day|again]
    hope 0: the appointment [may|might] be moved [forward|to {weekday}] / the appointment was moved forward / the appointment was not moved
    fear 0: I [may|might] lose the appointment / I lost the appointment / I did not lose the appointment
    kind 0: {they} [squeezed me in|found me an appointment] [at nine|the same day]
    < I have an appointment on {weekday} [at nine|at noon], [or two weeks later|shall I put you down]?
    < please bring the card to the appointment, [ten minutes early|and the letter]
    * wrong 0: {they} moved the appointment from {weekday} to {due} [by text|without asking|and I had taken the day off]
    * bad 0: the appointment is on {due}, [the day of|right on top of] <missedthing>
    * stuck 0: I [rang|tried] {pieces} for an appointment, [engaged|a tape|press five], [no one there|and no end]
    = insurance | insurance, bill*, referral*, form*, papers, document* | the papers
    * stuck 1: the papers [went missing|came back|lack a stamp] [again|after the third visit]
    * wrong 1: {they} lost my papers [twice|and blamed the post]
    hope 1: the papers [may|might] be enough / the papers were enough / the papers were not enough
    < the papers need [a stamp|a signature], [page two|I can do that here]
    = waiting | wait*, queue*, hours | the waiting
    * stuck 0: the waiting took [three hours|all morning] [for a stamp|again]
    * fear 0: the waiting [may|might] be for nothing / the waiting was for nothing / the waiting was not for nothing`,
  customer_onboarding: `
    = setup | onboard*, set up, setup, import*, new customer, new client, migrat*, launch, go live, software | the set-up
    * stuck 0: the set-up [stops at the import|asks for data we don't have|fails at the last step] [again|since {weekday}]
    * hope 0: the set-up [may|might|could] be done by {weekday} / the set-up was done / the set-up was not done
    * fear 0: our old data [may|might] be lost in the set-up / our old data was lost in the set-up / no data was lost in the set-up
    good 0: the set-up [worked at the first try|took ten minutes]
    wrong 1: {they} left us alone with the set-up
    < the set-up has three steps, [we do the first now|share your screen]
    * stuck 0: the set-up [stops|hangs] at <workthing> since {weekday}, and we [open|go live] on {due}
    = training | train*, learn*, team, staff, workshop | the training for the team
    * fear 2: the team [may|might] skip the training / the team skipped the training / the team did not skip the training
    * good 2: the training for the team was [fun|clear]
    < the training for the team takes an hour, [I send the recording|pick a day]
    = price_plan | price*, fee*, plan, contract, invoice | the price plan
    * wrong 1: {they} [changed|explained] the price plan [after we had signed|wrongly]
    * fear 1: the price plan [may|might] be too big for us / the price plan was too big for us / the price plan was not too big for us
    < the price plan can be [lowered|changed] each month, [I note it|no fee]`,
  agent_tools: `
    = task | agent*, assistant*, tool*, task*, automat*, ai, bot, chatbot, api | the task
    * stuck 0: the task [timed out|stopped halfway|ran in circles] [again|at step four|overnight]
    * wrong 1: {they} [did the wrong task|changed files|sent a mail] I had not approved for the task
    * hope 0: the task [may|might|could] finish [tonight|in one go] / the task finished [in one go|overnight] / the task did not finish
    * fear 1: the task [may|might] have cost too much / the task cost too much / the task did not cost too much
    good 0: the task was done [in a minute|without a fault]
    < the task stopped at the [search|upload], [I can run it again|shall I skip that step]?
    < I kept a log of the task, [here is what I changed|nothing was sent]
    * wrong 1: {they} changed <workthing> in the middle of the task [without asking|at {follow_when}]
    * bad 1: the task cost {price} and [did half of it|touched <workthing>|left <proof> behind]
    * stuck 0: the task [stops|asks the same] at <workthing> {pieces} [now|in a row]
    = booking | book*, flight*, hotel*, trip, reserv*, travel | the booking
    * wrong 1: {they} [made|changed] the wrong booking [for the wrong day|for two people|without asking]
    * fear 1: the wrong booking [may|might] not be refundable / the wrong booking was not refundable / the wrong booking was refundable
    hope 0: the booking [may|might] be put right / the booking was put right / the booking was not put right
    < I can cancel the booking [free of charge|until midnight], [shall I|say yes and I do]?
    = report | report*, data, analysis, spreadsheet*, summary, code, research | the report
    * wrong 2: {they} made up [a number|a source] in the report
    * bad 2: the report is [half empty|full of old numbers]
    hope 2: the second report [may|might] be right / the second report was right / the second report was not right
    < I checked the report again, [two cells were wrong|here are the sources]`,
} as const;

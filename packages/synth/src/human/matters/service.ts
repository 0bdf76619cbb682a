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
    = delivery | deliver*, parcel*, package*, shipping, late, courier, paket*, paquete*, colis, order, lieferung, missing | the parcel
    * bad 0: the parcel [did not come|came wet|was left in the rain|is a week late]
    * wrong 1: {they} [marked the parcel as delivered|sent the parcel to a stranger|lost the parcel] [again|and closed the case]
    * stuck 0: the parcel has been [in transit|at the depot] [for nine days|since {weekday}]
    hope 0: the parcel [may|might] come [on {weekday}|tomorrow] / the parcel came / the parcel did not come
    fear 0: the parcel [may|might] be lost / the parcel was lost / the parcel was not lost
    < the parcel was scanned [at the depot|last night], [I've asked the driver|it should come tomorrow]
    < I [can send|am sending] a second parcel, [free of charge|today still]
    = service | service, rude*, staff, waiter, restaurant, food, hair, cold food, meal, hotel, room, noisy | the service
    * wrong 1: {they} [ignored|laughed at|forgot] [us|our order] for an hour, and that was the service
    * bad 0: the service was [slow|cold|careless] [all evening|for that price]
    hope 1: the manager [may|might] say a word about the service / the manager said a word about the service / the manager said nothing about the service
    < the service that evening was [short of two people|not our best], [I'm sorry|dinner is on us]
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
    = car | car, cars, used car, dealer, van, motorbike, auto, coche, voiture, carro | the car
    * hope 0: the car [may|might] be mine for [less|half] / the car is mine / the car went to somebody else
    * fear 1: the car [may|might] have a hidden fault / the car had a hidden fault / the car had no hidden fault
    * wrong 1: {they} [hid|painted over] rust on the car
    < the car has [one owner|new brakes], [that's why it costs that|drive it once]
    = contract | contract*, terms, supplier*, fee, rate, freelanc*, rent, lease, salary, house | the contract
    * stuck 0: the contract [hangs on one clause|goes back and forth] [for a week|again]
    * wrong 1: {they} slipped a [fee|new clause] into the contract
    * hope 0: the contract [may|might] be signed by {weekday} / the contract was signed / the contract was not signed
    < my side needs that clause in the contract, [I can move on the date|not on the sum]`,
  tech_support: `
    = computer | computer*, laptop*, pc, screen, crash*, slow, update*, software, install*, tech support, problem*, freez* | the computer
    * stuck 0: the computer [freezes|restarts by itself|shows a blue screen] [every hour|since the update|in every call]
    * bad 1: the computer [died|lost a week of work] [overnight|before the deadline]
    * fear 1: the files on the computer [may|might] be lost / the files on the computer were lost / the files on the computer were not lost
    hope 0: a restart [may|might] bring the computer back / a restart brought the computer back / a restart did not bring the computer back
    wrong 2: {they} [wiped|mixed up] my computer
    < let us start the computer [in safe mode|once more], [tell me what you see|hold the key down]
    = internet | internet, wifi, router*, connection, network, wlan | the internet
    * stuck 0: the internet [drops|is gone|crawls] [every evening|since the storm|in the middle of calls]
    * fear 0: the internet [may|might] fail in my exam / the internet failed in my exam / the internet did not fail
    hope 0: a new router [may|might] fix the internet / a new router fixed the internet / a new router did not fix the internet
    < I see the line, the internet [drops at the box|is fine up to the street], [a technician can come|swap the cable]
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

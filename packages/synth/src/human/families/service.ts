import type { FamilySource } from "./family.ts";

export const customerComplaint: FamilySource = {
  id: "customer_complaint",
  users: "customer, hotel guest, regular customer, subscriber",
  confidants: "friend, partner, consumer adviser, neighbour",
  counterpart: "support agent",
  facing: 0.9,
  isOnDuty: true,
  places: "in the shop, on the chat, at the service desk, on the phone",
  goals: `
    problem_solved: having it put right
    fair_treatment: being treated fairly
    time_saved: not losing more time`,
  events: `
    good replacement 0 the replacement: the replacement [arrived|came] [a day early|and works]
    bad broken_on_arrival 0 the lamp: the lamp [came with a crack|is cracked|came in pieces] [again|right across|brand new]
    bad gift_ruined 0 the gift: the gift was late for the [birthday|wedding]
    stuck hold_music 2 the hotline: the hotline cut me off [after forty minutes|at position two]
    stuck app_error 2 the complaint form: the complaint form [ends|stops] with an error
    wrong fobbed_off 1 the answer: {they} [sent|pasted] the same standard answer [three|four] times
    wrong denied_promise 1 the promise: {they} denied what was promised [on the phone|in the shop]
    wrong closed_case 1 the case: {they} closed my case [unsolved|without asking]
    hope exchange 0 the exchange: an exchange [may|might] be possible by {weekday} / the exchange [went through|worked] / the exchange [was refused|fell through]
    hope manager 1 the manager: the manager [could|might] call me back / the manager called me back [within the hour|as promised] / the manager [never|did not] call me back
    fear warranty 0 the warranty: the warranty [may|might] run out while we talk / the warranty ran out while we talked / the warranty was extended
    fear third_time 0 the repair: the repair [might|could] fail a third time / the repair failed a third time / the repair [held|worked] this time
    pride stayed_polite 1 the call: I stayed polite [to the end|for an hour]
    shame lost_it 1 the outburst: I [swore|shouted] at the chat bot
    kind took_over 0 the help: {they} [took over|took the case] [personally|after hours|and fixed it]
    unfair hung_up 1 the other caller: {they} hung up on [an old man|my mother|somebody in tears]
    fgood friend_refund 0 the refund: {friend} got every cent back
    fbad friend_lost_money 0 the lost money: {friend} never saw the money again
    odd wrong_parcel 0 the parcel: there was a [trombone|garden gnome] in the parcel
    dislike jingle 2 the jingle: the waiting jingle is stuck in my head
    plain case_number 2 the case number: I noted the case number
    plain photos 0 the photos: I sent the photos [from both sides|again]`,
  details: `
    I [bought|ordered] it on [{weekday}|the first], [full price|in good faith]
    [this|it] is [the third time|mail number four], [same story|still hopeful]
    I've [shopped here|been a customer] <ages>
    the [box|invoice] is [still here|complete], [even the string|with the seal]
    the [manual|leaflet] says [otherwise|the opposite], page [six|nine]
    I [took|lost] [a morning|half a day] for the [delivery|technician]
    [nobody|not one of them] [reads|knows] [the file|my last mail|what was said]
    [all|what] I [ask|want] is [a clear answer|someone responsible|a plan]`,
  pairs: `
    ? could you tell me [when|where] you bought it?
    [in|at] the shop by the [station|river], on {weekday}
    online, [two|three] weeks ago, [I have the mail|order on screen]
    [as|it was] a [gift|birthday present], [I've got the slip|from my aunt]
    [through|with] your app, [on sale day|at night|in bed]

    ? what would [put it right|be a good solution] for you?
    a [new one|working one], [nothing more|that's all]
    [my|the] money back and [an honest word|no more forms]
    [someone|a person] who [calls|looks at it]
    [to be|being] [heard|taken seriously], [first of all|and then a repair]`,
  advice: `
    I [suggest|propose] a [replacement|repair] first, [no cost to you|you keep yours until it's there]
    [please|do] keep the [box|label], [we collect it|a courier comes]
    [you can|it helps to] [reply|write] to this [very message|case], [then it reaches me|no new form]`,
};

export const refundDispute: FamilySource = {
  id: "refund_dispute",
  users: "customer, buyer, cancelled guest, ticket holder, ex-member",
  confidants: "friend, consumer adviser, brother, colleague",
  counterpart: "billing clerk",
  facing: 0.8,
  isOnDuty: true,
  places: "on the chat, on the phone, at the ticket office, at the front desk",
  goals: `
    money_back: getting my money back
    being_believed: being believed
    clear_rules: clear rules`,
  events: `
    good partial_refund 0 the first half: half of [it|the money] [is back|arrived] [today|overnight|at last]
    bad pending 0 the refund: the refund [is pending|is still pending|hangs] [since May|for weeks|again]
    stuck login_loop 2 the form: the refund form [loops|throws me out|hangs|wants a fax] [at page two|again|every time|at the end]
    stuck bank_says 0 the bank: [the bank and the shop|the shop and my bank|bank and shop] [blame each other|send me in circles|pass me on|shrug|point at one another]
    wrong voucher_instead 0 the voucher: {they} sent a voucher [instead|instead of money|again]
    wrong charged_again 0 the second charge: {they} charged me [again|a second time|twice] [after I had cancelled|last month|by mistake]
    wrong called_liar 1 the insinuation: {they} [hinted|implied] that I broke it myself
    hope goodwill 0 the goodwill: {they} [may|might] make an exception / {they} made an exception / {they} made no exception
    hope arbitration 2 the ombudsman: the ombudsman [could|might] side with me / the ombudsman sided with me / the ombudsman sided with the firm
    fear deadline 2 the deadline: I [may|might] miss the deadline / I missed the deadline [by a day|because of the form] / I [met|made] the deadline
    fear money_gone 0 the money: the money [could|might] be gone for good / the money [is gone for good|went for good|is lost] / the money is [safe|booked|on its way] after all
    pride kept_records 1 the records: I [kept|had kept|could show] [every|each] [mail|receipt|letter] [in order|by date|and note]
    shame exaggerated 1 the letter: I exaggerated [a little|the damage|the delay] in [my letter|one mail|the form]
    kind found_payment 0 the missing payment: {they} [searched for|found|tracked down] my payment [for hours|in old books|by hand|at once|overnight]
    unfair small_print 2 the small print: {they} [hid|buried] the rule [in grey print|on page nine|below the fold]
    fgood friend_won 0 the case: {friend} won the same case
    fbad friend_cheated 0 the holiday home: {friend} was cheated out of [a|the whole] deposit
    odd double_refund 0 the double refund: the money came back twice
    plain terms 2 the terms: I read the terms [again|to the end]
    plain statement 0 the statement: I [printed|marked] the bank statement`,
  details: `
    [we're|it's] talking about [a month's rent|two concert tickets|a season pass], [not peanuts|no fortune either]
    I [cancelled|returned it] [in time|three days early], [with proof|on paper]
    the [mail|receipt] [has|shows] the [date|stamp], [black on white|plain as day]
    [each|every] [person|call] [tells|gives] me [another|a different] [rule|date]
    the [machine|system] [says|thinks] I [don't exist|was paid]
    my [bank|landlord] [doesn't|won't] wait for your [process|tickets]
    I [have|saved] a [screenshot|copy] of [that page|the old terms]
    your [own page|leaflet] says [fourteen|thirty] days, [in bold|look it up]`,
  pairs: `
    ? how did you pay [back then|for it]?
    by card, [the blue one|the usual|contactless]
    by transfer, [on {weekday}|the same evening]
    half [cash|voucher], half card, [complicated|I know]
    [through|with] the app, [it's linked|no paper|by thumb]

    ? [do|would] you have [anything|something] in writing?
    [the|a] confirmation and [two|three] mails, [sent them already|all there]
    a [chat|photo], [with names|time included]
    [only|just] the [receipt|ticket stub], a bit [faded|torn]
    [yes|everything], [forty pages|in a folder]`,
  advice: `
    [I'd|let me] [split|divide] it: [the fee today|half now], the rest [after the check|on {weekday}]
    [send|mail] me the [statement|screenshot], [I'll attach it|one page is enough]
    [if|in case] you [disagree|are not happy], there's [an ombudsman|a free complaints board]`,
};

export const negotiation: FamilySource = {
  id: "negotiation",
  users: "buyer, tourist, tenant, freelancer, collector",
  confidants: "friend, brother, partner, business friend",
  counterpart: "seller",
  facing: 0.95,
  isOnDuty: false,
  places: "at the flea market, in the bazaar, at the car dealer's, in the antique shop, on the chat",
  goals: `
    good_price: a good price
    fair_deal: a deal fair to both
    the_thing_itself: taking it home`,
  events: `
    good discount 0 the price: the price came down by a [third|quarter]
    good extra_included 1 the extra: the [frame|delivery] is [included|thrown in]
    bad over_budget 0 the budget: the price is [still|well] over what I [have|saved]
    stuck price_stuck 0 the stalemate: we are stuck at the same [number|two numbers]
    stuck no_cash 0 the cash machine: the cash machine [is empty|ate my card]
    wrong raised_price 0 the price tag: {they} raised the price [in mid-sentence|when I reached for my wallet]
    wrong hidden_flaw 1 the scratch: {they} hid the [crack|scratch] under a [cloth|sticker]
    wrong sold_under_me 2 the handshake: {they} sold it [elsewhere|to somebody else] [after all|despite our handshake]
    hope meet_halfway 1 the middle: we [may|might] meet in the middle / we met in the middle / we did not meet in the middle
    hope second_look 2 the second piece: there [could|might] be a second one in the back / there was a second one in the back / there was no second one in the back
    fear rival_buyer 2 the other buyer: another buyer [may|might] snap it up / another buyer snapped it up / the other buyer [walked off|lost interest]
    fear fake 1 the stamp: it [could|might] be a fake / it is a fake / it is no fake, [the stamp is right|a clerk checked]
    pride walked_away 0 the first offer: I walked away [from the offer|calmly|smiling] [at first|once]
    shame lowball 1 the lowball offer: I made an [insulting|absurd] offer
    kind told_truth 1 the honesty: {they} [told|showed] me the flaw before I [asked|paid]
    unfair cheated_tourist 1 the other customer: {they} charged the [couple|lady] before me double
    fgood friend_bargain 0 the bargain: {friend} got a [guitar|mirror] for next to nothing
    fbad friend_overpaid 0 the rug: {friend} paid far too much for a rug
    odd swap 2 the swap: I was offered a swap against my [shoes|hat]
    love clock 2 the clock: the old clock [strikes thirteen|sings|ticks like rain]
    dislike smell 2 the varnish: the varnish smells of [tar|wet dog]
    plain compared 0 the other stalls: I compared the prices at the other stalls
    plain measured 2 the measure: I measured it [twice|with a string]`,
  details: `
    [my|the] limit is [fixed|firm|what I carry], [really|sorry|ask my sister]
    [two|three] stalls [down|further] it's [cheaper|the same], [without the story|in blue]
    I [carry|take] it [away|home] myself, [no delivery|that saves you work]
    the [leg|handle] [wobbles|is loose], [look|feel here]
    I [pay|could pay] [cash|now], [this minute|no forms]
    it's for [my mother|the hallway|a friend], [a birthday|it must fit|a surprise]
    [time|the hour|the rain] is [on my side|my friend], [you're packing|look up]
    I [came|come] [back|here] for the [third|second] time [just for this|you know me]`,
  pairs: `
    ? what did you have in mind, [price-wise|roughly]?
    [half|two thirds] of that, [and I carry it|cash]
    [less|a good bit less] than [it says|the tag]
    [tell me|say] your [last|best] price [first|and we'll see]
    [something|a sum] we can both [tell|take] [at home|with a smile]

    ? what's it for, if I may ask?
    the [hallway|kitchen], [next to the coats|over the bench]
    a [gift|wedding present], [they love old things|due on {weekday}]
    I [repair|collect] them, [number nine|my wife counts them]
    [just|only] because [I can't walk past|it looked at me]`,
  advice: `
    [take|have] both and I'll [round down|forget the change]
    [I can|let me] [hold|keep] it until [five|closing], [no obligation|for you]
    [look|listen], [the price includes|I'd add] the [lamp|box], [then we're done|fair is fair]`,
};

export const techSupport: FamilySource = {
  id: "tech_support",
  users: "user, office manager, shop owner, grandfather, remote worker",
  confidants: "colleague, grandson, friend, neighbour who knows computers",
  counterpart: "support technician",
  facing: 0.85,
  isOnDuty: true,
  places: "on the chat, on the phone, at the help desk, in the home office",
  goals: `
    working_again: getting it to work again
    files_safe: keeping my files
    understanding_it: understanding what went wrong`,
  events: `
    good it_boots 0 the restart: it [starts again|runs|hums] [in seconds|without a sound|like new]
    bad photos_missing 1 the photos: [the photos|all photos] from [last summer|two years|the wedding] [are missing|vanished]
    stuck update_loop 0 the update: the update starts over [again and again|at ninety-nine percent]
    stuck printer 0 the printer: the printer prints [blank pages|one line per sheet]
    stuck password_reset 0 the password: the reset link [is dead|opens a blank page]
    wrong wiped_disk 1 the disk: {they} wiped the wrong disk [and hung up|without asking]
    wrong talked_down 2 the tone: {they} [talked|spoke] to me like a [toddler|toaster]
    hope recovery 1 the recovery: the recovery [may|might] bring the files back / the recovery brought the files back / the recovery found [nothing|empty folders]
    hope patch_hope 0 the patch: the patch [could|might] fix it / the patch fixed it / the patch [broke it for good|changed nothing]
    fear data_loss 1 the backup: the backup [might|could] be broken too / the backup is broken too / the backup is [fine|complete]
    fear hacked 1 the login: somebody [may|might] be in my account / somebody was in my account / nobody was in my account
    pride fixed_myself 2 the cable: I found the loose cable [myself|before the technician]
    shame coffee_keyboard 0 the keyboard: I [tipped|spilled] coffee into the keyboard
    kind patient_hour 0 the session: {they} stayed on the line [for an hour|until it printed]
    unfair laughed 2 the laughter: {they} laughed at the [old man|caller] before me
    fgood colleague_laptop 0 the new laptop: {friend} got a new laptop
    fbad colleague_lost_thesis 1 the lost thesis: {friend} lost a year of work
    odd printer_at_night 0 the night print: the printer printed a [recipe|horse] at midnight
    dislike fan 0 the fan: the fan howls like a [hoover|jet]
    plain restarted 0 the router: I restarted the router
    plain version 2 the version: I [looked up|noted] the version`,
  details: `
    a [blue|white] screen, [two|three] lines, [then black|and a code]
    it [happened|started] after the [storm|update], [or the same day|I think]
    [no|I'm no] [expert|engineer], but [it used to work|I can follow steps]
    [my|the] [whole|entire] [shop|office] [hangs|depends] on this [box|thing]
    the [light|lamp] [blinks|is] [orange|twice, then once]
    I [tried|have tried] [another cable|a second browser|the safe mode], [same|no change]
    the [manual|box] is [in the cellar|long gone|all in Finnish]
    [off and on|restarting] [helped|worked] [yesterday|once], [not today|never again]`,
  pairs: `
    ? what does the [screen|device] show [right now|at the moment]?
    a [wheel|bar], [turning|frozen] at [ninety|sixty] percent
    [nothing|black], [the fan runs|a cursor top left]
    [error|a number], then [it goes|it restarts]
    the [desktop|start page], but [no icons|all in English]

    ? [have|did] you [change|install] anything [before|lately]?
    [only|just] the [update|printer], [last night|it asked me to]
    [my|the] [nephew|intern] was at it, [he meant well|on {weekday}]
    [no|nothing], [not knowingly|as far as I know]
    a [new|second] [screen|router], [yes|come to think of it]`,
  advice: `
    [please|first] unplug it, [count to thirty|wait a minute], [then|and] try [again|once more]
    [copy|let's copy] the [important|newest] files first, [to be safe|on a stick]
    [open|try] it with another [browser|user], [then we know more|just as a test]`,
};

export const appointmentAdmin: FamilySource = {
  id: "appointment_admin",
  users: "patient, parent of a patient, caller, carer, new resident",
  confidants: "friend, mother, neighbour, colleague",
  counterpart: "receptionist",
  facing: 0.75,
  isOnDuty: true,
  places: "at the practice desk, on the phone, in the waiting room, at the registration counter",
  goals: `
    early_appointment: an early appointment
    being_informed: knowing what to expect
    dignity: being treated with respect`,
  events: `
    good slot_free 0 the appointment: a slot [came free|opened up] [tomorrow|on {weekday}|at nine]
    bad far_date 0 the date: the next date is in [four|five] months
    stuck engaged_line 0 the line: the line [is engaged|has been busy|rings out] [since eight|again|all morning]
    stuck portal 1 the portal: the booking portal [logs me out|shows no dates at all]
    wrong cancelled_on_me 0 the cancelled visit: {they} cancelled my visit [by text|on the day]
    wrong lost_referral 1 the referral: {they} lost my referral [again|and blamed the post]
    hope waiting_list 0 the waiting list: somebody [may|might] drop out [this week|before me] / somebody dropped out and I'm next / nobody dropped out
    hope home_visit 2 the home visit: a home visit [could|might] be possible / a home visit was arranged / a home visit was not possible
    fear wrong_department 1 the department: I [may|might] be in the wrong place / I was in the wrong place [all morning|after two hours] / I was in the right place after all
    fear cost 1 the bill: the insurance [might|could] refuse the bill / the insurance refused the bill / the insurance pays the bill
    pride insisted 2 the counter: I insisted on [privacy|a closed door], kindly
    shame mixed_up_day 0 the missed visit: I [mixed up|forgot] the day and [didn't cancel|never rang]
    kind squeezed_in 0 the gap: {they} squeezed us in [before lunch|between two others]
    unfair loud_names 2 the waiting room: {they} read out [names|somebody's file|private things] [aloud|to the whole room]
    fgood friend_cleared 1 the all-clear: {friend} was sent home healthy
    fbad friend_waits 0 the long wait: {friend} has been waiting for [half a year|an answer]
    odd same_name 1 the namesake: there is another patient with my name
    dislike magazines 2 the magazines: the magazines are from [another decade|the flood]
    plain card 1 the insurance card: I [handed over|showed] the insurance card
    plain form 1 the form: I filled in the [blue form|questionnaire]`,
  details: `
    [mornings|before ten] [suit|would suit] me best, [I work shifts|school run]
    I [come|travel] [an hour|by two buses], [so earlier is hard|every time]
    the [letter|slip] says [urgent|soon], [in red|underlined]
    [nobody|no one] [told|tells] me [whether to eat|what to bring]
    the [ramp|lift] [matters|is important], [mother's chair|the pram]
    I [rang|called] [eleven|nine] times [since {weekday}|before noon]
    the [waiting room|corridor] has [eight|nine] chairs and [a fish|one window]
    my [old|last] practice [closed|moved], [hence|that's why] all this`,
  pairs: `
    ? have you been [here|with us] before?
    [once|twice], [years ago|under my old name]
    [no|never], [we just moved|a neighbour sent me]
    [yes|many times], [the green card|you know my mother]
    [I|I think I] was [at|in] the other [branch|building]

    ? which days [suit|work for] you?
    {weekday}, [after two|early], or any [morning|late slot]
    [all|any] but [Monday|Friday], [I care for my father|market]
    [whatever|anything] comes [first|up], [I'll make it work|even at seven]
    [late|evenings] only, [I'm sorry|the shop]`,
  advice: `
    [try|ring] at [ten past eight|lunch], [lines are free then|that's the trick]
    [bring|have] the [letter|list] with you, [it saves a visit|a copy is fine]
    I [put|can put] you on the [short-notice|waiting] list, [calls come early|is that all right]`,
};

export const customerOnboarding: FamilySource = {
  id: "customer_onboarding",
  users: "new customer, shop owner, administrator, bookkeeper, club treasurer",
  confidants: "business partner, friend, colleague, sister",
  counterpart: "onboarding manager",
  facing: 0.85,
  isOnDuty: true,
  places: "on a video call, in the chat, in the back office, at the shop counter",
  goals: `
    up_and_running: being up and running
    no_surprises: no surprises in the bill
    team_on_board: having the team on board`,
  events: `
    good first_import 0 the import: [all|our old] entries [went in|were imported] [without an error|in a minute]
    good team_likes 2 the team: the team [uses it|likes it|asks for more]
    bad missing_feature 0 the feature: [the one feature|the export|the price list] we [need|bought it for] [is missing|costs extra]
    stuck invite_mails 2 the invitations: the invitations [vanish|land in spam]
    stuck mapping 0 the columns: the columns [won't match|never match|slip] [again|after six tries]
    wrong oversold 1 the sales promise: {they} promised a feature that [does not exist|costs extra]
    wrong extra_fee 1 the set-up fee: {they} billed a set-up fee [nobody mentioned|twice]
    hope go_live 0 the launch: we [may|might] go live on {weekday} / we went live on {weekday} / the launch was put off [to March|again]
    hope time_saved 2 the morning routine: it [could|might] save us [an hour|half the morning] / it saves us [an hour|half the morning] / it costs us [an hour|half the morning]
    fear old_data 0 the old records: the old records [may|might] be lost in the move / the old records were lost in the move / the old records are all there
    fear team_revolt 2 the change: the team [might|could] refuse to switch / the team refused to switch / the team [switched|came along]
    pride trained_team 2 the training: I trained [six|all] colleagues in one morning
    shame deleted_list 0 the list: I deleted the [customer|price] list with one click
    kind weekend_call 0 the call: {they} [called|helped|came] on [a Sunday|a holiday|a day off]
    unfair impatient 2 the session: {they} were short with our oldest clerk
    fgood partner_growth 2 the second shop: {friend} opened a second shop
    fbad partner_outage 0 the outage: {friend} stood a whole day without a till
    odd confetti 2 the confetti: the screen threw confetti at me
    like dark_mode 2 the dashboard: the dashboard shows the week [at a glance|in one calm line]
    plain logo 0 the logo: I uploaded the logo
    plain user_roles 1 the roles: I set the roles for [three|two] users`,
  details: `
    we're [five|nine] people, [a kiln|a van|one screen], [no IT|I'm the IT]
    the old system was [a ledger|a spreadsheet|index cards], [from my father|ancient]
    [month end|stocktaking] is [close|in ten days], [that's the pressure|so no experiments]
    [half|two] of us [hate|distrust] [screens|passwords]
    I [watched|clicked through] the [tour|videos], [at night|twice]
    we [tested|tried] [two|three] others [before|last year], [all too big|with tears]
    [prices|our items] [come|are sold] by [metre|weight], [that's the snag|few systems like it]
    [the|our] accountant [wants|needs] one [file|format], [that one only|stubborn man]`,
  pairs: `
    ? what do you want to [set up|do] first?
    the [price list|stock], [then the rest|it changes weekly]
    [users|logins], [three|four] for now
    [invoices|the till], [yesterday if possible|money first]
    [whatever|what] you [advise|start with], [I follow|we're beginners]

    ? how do you do it [today|so far]?
    [paper|a notebook] and [a shoebox|memory]
    [in|with] a spreadsheet, [forty tabs|named final two]
    [three|two] [programs|lists], [none talks to the other|copy and paste]
    my [aunt|predecessor] knew it, [now she's retired|by heart]`,
  advice: `
    [start|begin] with [ten|a few] [items|rows], [not the whole list|see how it looks]
    [pick|name] one person as the [key user|one to ask], [it works wonders|half a day is enough]
    [keep|run] the old [way|list] for a week beside it, [just in case|then let go]`,
};

export const agentTools: FamilySource = {
  id: "agent_tools",
  users: "operations lead, analyst, travel planner, shop owner, researcher",
  confidants: "colleague, co-founder, friend, platform engineer",
  counterpart: "assistant",
  facing: 0.85,
  isOnDuty: true,
  places: "in the chat window, in the console, at the terminal, in the team channel",
  goals: `
    task_done: getting the task done
    keeping_control: staying in control
    right_result: a result I can trust`,
  events: `
    good run_finished 0 the run: the whole run finished [overnight|in one go]
    good report_right 2 the report: [every|each] number [checks out|matches|is right]
    bad half_empty 2 the export: [half of the export|the second sheet] is [empty|garbled]
    stuck timeout 0 the tool call: the tool call [timed out|failed] [again|five times]
    stuck rate_limit 0 the limit: the search tool [refused|stopped] until [midnight|next week]
    wrong booked_unasked 1 the booking: {they} booked a [flight|room] I had not approved
    wrong made_up 2 the citation: {they} made up a source [and a page number|with a straight face]
    wrong deleted_branch 1 the folder: {they} deleted the wrong folder
    hope retry 0 the second run: a second run [may|might] get through / the second run got through / the second run stopped at the same place
    hope cheaper 1 the budget: it [could|might] stay under the budget / it stayed under the budget / it went over the budget
    fear wrong_payment 1 the payment: the payment [may|might] have gone out twice / the payment went out twice / the payment went out once only
    fear leaked 1 the shared link: the draft [might|could] be public / the draft was public [for an hour|all night] / the draft was never public
    pride wrote_check 2 the check: I wrote [a check|a test|a guard] [for it|against such slips]
    shame sloppy_prompt 0 the instruction: I [gave a sloppy instruction|blamed the tool|skipped the check]
    kind asked_first 1 the question: {they} [stopped|paused] and asked before [paying|sending]
    unfair blamed_other 2 the log: {they} blamed another [service|team's agent] in the log
    fgood colleague_automated 0 the weekly report: {friend} got [the weekly report|the whole chain] [to run|running] [alone|at last]
    fbad colleague_overrun 1 the bill: {friend} woke up to a huge bill
    odd haiku 2 the answer: the answer [came back as|was] [a haiku|a recipe|one emoji]
    like trace 2 the trace: the trace [shows every step|reads like a book|is clear]
    dislike logs 2 the log: the log scrolls like a waterfall
    plain api_key 1 the access key: I rotated the access key
    plain changed_prompt 0 the wording: I changed two words in the instruction`,
  details: `
    the [task|brief] is [simple|short]: [compare three offers|sort the replies|plan two days]
    [no|nothing] [payment|mail] without my [yes|approval], [that's the rule|as agreed]
    [step|call] [four|seven] [eats|took] [most|half] of the time
    the [sandbox|test account] is [fine|safe], [production is not|so try there]
    I [want|need] the [sources|steps], not [only|just] the answer
    last [week|run] it [worked|was done] in [nine|twelve] calls
    [my|the] boss [reads|wants] one page, [with a table|no jargon]
    it [stops|loops] when the [date|currency] is [missing|mixed]`,
  pairs: `
    ? which [source|account] should I use?
    the [second|test] one, [never the first|to be safe]
    [both|the two], and [compare|tell me where they differ]
    the [newest|official], [skip the blogs|with a date on it]
    [your|you] choose, [but say why|and note it]

    ? how [exact|detailed] do you need it?
    [to|down to] the cent, [sorry|for the books|please]
    [a|just a] rough [list|idea], [top five|half a page]
    [enough|so] that [a stranger|my boss] can [check|repeat] it
    [short|brief] now, the [long|full] version <soon>`,
  advice: `
    I [suggest|can] [split it|do it] in two [runs|steps], [with a stop between|and you approve]
    [before|ahead of] the [payment|deletion] I [ask|wait], [as you set it|no exceptions]
    I'll [list|show] what I [could not|didn't] find, [openly|at the end]`,
};

import type { FamilySource } from "./family.ts";

export const jobSearch: FamilySource = {
  id: "job_search",
  users: "job seeker, applicant, career changer, graduate",
  confidants: "friend, sister, former colleague, career adviser, neighbour, partner",
  counterpart: "recruiter",
  facing: 0.15,
  isOnDuty: true,
  places: "at the job centre, at the kitchen table, in a café, at home, in the library",
  goals: `
    steady_income: a steady income
    meaningful_work: work that means something
    being_taken_seriously: being taken seriously`,
  events: `
    good interview_invitation 1 the invitation: [an invitation|a friendly mail|an interview date] [arrived|came|turned up]
    good portfolio_praise 2 the portfolio: [two|three] people praised my portfolio [at the fair|online|in one day]
    bad contract_ended 0 the old job: my contract ended [without a party|on a Friday|after nine years]
    stuck form_crash 0 the application form: the application form [crashed|lost my data|froze] [again|at the last page|for the third time]
    wrong ghosted 2 the silence: {they} [never wrote back|went silent|stopped answering] after [four|three] rounds of talks
    wrong salary_lie 0 the salary: {they} [cut|lowered] the salary [after I'd said yes|at the last minute|by a quarter]
    hope offer_hope 1 the offer: an offer [may|could] come [by {weekday}|this week|any day] / the offer [came|arrived] and it is a good one / the job went to [someone else|somebody inside|another applicant]
    hope trial_day 2 the trial day: the trial day [could|might] [turn into a contract|open the door] / the trial day [led to a contract|ended with a handshake] / the trial day led [nowhere|to a polite no]
    fear money_runs_out 0 the savings: my savings [may|might] run out [before spring|by the end of the month|soon] / my savings [ran out|were gone] [last week|on {weekday}] / my savings held [out|longer than I feared|thanks to a small job]
    fear interview_blank 2 the interview: I [might|could] [go blank|freeze|stammer] in the interview / I went blank in the [middle of the interview|very first minute] / I [got through|managed] the interview without a stumble
    pride asked_for_feedback 2 the phone call: I [rang|called] {they} and asked for honest feedback
    shame padded_cv 2 the CV: I [padded|polished up] my CV [a bit|with a made-up course]
    kind referral 1 the referral: {they} [put in a word|recommended me|passed on my name] [without being asked|to a whole team]
    unfair age_remark 2 the remark: {they} [joked about my age|made a remark about gaps] [in front of the panel|and laughed]
    fgood friend_hired 1 the good news: {friend} got [hired|the job] [at the museum|in the very first round]
    fbad friend_laid_off 0 the layoff: {friend} lost [the|a good] job [without warning|after ten years|in the cutback]
    odd odd_offer 1 the strange offer: a [circus|lighthouse|mushroom farm] offered me [a job|a desk] out of nowhere
    like new_shirt 2 the interview suit: I [tried on|wore] the suit from the charity shop
    plain job_boards 0 the job boards: I went through the job boards [over breakfast|as every day|from A to Z]
    plain sent_letters 0 the cover letters: I [sent off|posted] [two|four|a few] cover letters [before noon|as planned]`,
  details: `
    [forty|sixty] applications [so far|since spring], I keep [a list|count] [on the fridge|in colours]
    the [savings|reserves] last [two|three] months, [cooking at home|at a stretch|not more]
    the [panel|interviewers] sat [in a row|behind glass|very far away], like [judges|a choir]
    I [practised|rehearsed] [answers|my introduction] in the shower
    [the|my] old work badge [is still|lies|sleeps] in [the drawer|a tea tin|my coat]
    they [wanted|asked for] [ten years of experience|a driving licence|three languages], [for a junior job|half-time]
    I [learned|taught myself] [spreadsheets|a bit of bookkeeping] in the [evenings|gaps]
    [I know|one learns] every [cheap|half-price] [meal|lunch] [in town|around here|by now]`,
  pairs: `
    ? what [sort|kind] of work are you [looking|hoping] for?
    something with [people|plants|numbers], [part-time|four days] would do
    [office|workshop] work, [as long as|if] nobody shouts
    [the same|what I did] as before, [only|just] closer to home
    [honestly|anything], [as long as|if] it [pays the rent|feeds me] and [starts|begins] <soon>

    ? how many [interviews|answers] have you had [so far|up to now]?
    [five|four] interviews, [two|one] by phone
    [mostly|lots of] automatic replies, [kind|friendly] but empty
    [three|a handful], and [one|each] in a different [town|building]
    [none|not one] since {weekday}, [holiday season|they say]`,
  advice: `
    [send|try] fewer applications and [tailor|polish] each, [it worked for me|quality counts]
    [ask|you might ask] an old [boss|colleague] to read your CV
    [treat|see] the interview as [a chat|a visit], you [look at them|choose] too`,
};

export const newJob: FamilySource = {
  id: "new_job",
  users: "new colleague, trainee, newcomer, junior designer",
  confidants: "friend, partner, mother, old colleague, brother",
  counterpart: "team lead",
  facing: 0.25,
  isOnDuty: false,
  places: "in the new office, at reception, in the break room, in the open-plan office, at home",
  goals: `
    fitting_in: fitting in
    doing_well: doing the job well
    being_trusted: being trusted`,
  events: `
    good first_project 1 the first project: I [was given|got] my [own project|first project|first task] [already|today|in week two]
    good desk_welcome 0 the welcome: there [were flowers|was a card|stood a plant] on my desk [on day one|at eight]
    bad lonely_lunch 0 the lunch hour: I sat alone at lunch [again|all week|with my phone]
    stuck no_access 1 the access card: my access card [failed|beeped red] at [every|the third] door
    stuck laptop_missing 1 the laptop: the laptop [still isn't here|was lost in the post room]
    wrong blamed_for_mix_up 2 the mix-up: {they} blamed me for [a mix-up|an old mix-up|someone's mix-up]
    hope probation_hope 2 the probation: I [may|could] pass probation [early|with praise] / I passed probation [early|with flying colours] / the probation was [extended|dragged out] [by three months|to my surprise]
    hope team_invite 0 the team outing: the team [might|may] [ask|invite] me along [on {weekday}|to the lake] / the team [asked|invited] me along / the team went [out|off] without me
    fear first_talk 1 the presentation: I [might|could] mess up my first presentation / I [lost the thread|mixed up the slides] in my first presentation / my first presentation went [smoothly|better than the rehearsal]
    fear wrong_choice 0 the decision: leaving my old job [may|might] have been a mistake / it became clear the move was a mistake / it turned out the move was [right|no mistake at all]
    pride asked_question 2 the question: I [asked|raised] the [awkward|obvious|forbidden] question
    shame reply_all 2 the mail: I sent a [silly|private] mail to the whole [company|floor]
    kind patient_mentor 1 the explanation: {they} [explained|showed me] the system [twice|for an hour|with a drawing]
    unfair stole_idea 2 the idea: {they} sold my idea [as a team idea|upstairs|in the meeting]
    fgood mate_promoted 0 the promotion: {friend} was made [deputy|head of the shift]
    fbad mate_overworked 0 the overtime: {friend} had to work [through the night|every weekend]
    odd fire_drill 1 the alarm: the fire alarm went off [on day one|at lunch|mid-meeting]
    like window_seat 0 the window seat: I was given the desk by the window
    dislike canteen_smell 0 the canteen: the canteen smelled of [old fish|burnt cabbage]
    plain training_videos 1 the training videos: I watched [more|the last] training videos
    plain badge_photo 0 the badge photo: they took my badge photo [after lunch|at reception]`,
  details: `
    I [still|already] [mix up|confuse] [the names|left and right|both exits] [here|up there]
    the coffee machine [needs|wants] a [code|degree], [nobody told me|I found out late]
    [everyone|they all] [says|use] abbreviations, I [nod|keep a list]
    [my|the] chair [squeaks|is ancient|leans left], [the view is nice though|I'm getting used to it|like me]
    the commute [takes|is] [fifty|forty] minutes, [I read|I doze]
    it's so [quiet|loud] there, [you hear the printer|I whisper|people wear headphones]
    I wore [a blazer|new shoes|a tie], [the rest trainers|nobody else did]
    [day|week] two and I [own|have] [three|four] passwords`,
  pairs: `
    ? how's the [team|boss], are they [nice|friendly]?
    [mostly|nearly all], [one or two|the corner by the printer] take time
    the [boss|team lead] is [fair|busy], [always on the phone|we've spoken twice]
    [friendly|polite], a bit [closed|quiet], [they've known each other|it's been the same crowd] <ages>
    [hard to say|too early], I [know|met] [five|seven] of thirty

    ? what [are you|is it you're] actually doing [there|all day]?
    [reading|learning] [manuals|the files], [mostly|for now]
    [small|little] tasks, [sorting|checking] [orders|data]
    I [sit in|listen] in meetings and [write|take] notes
    [half|some] support, [half|some] [planning|design], it varies`,
  advice: `
    [give|allow] yourself [a hundred days|three months], nobody [knows|can do] it all in [week|month] one
    [ask|find] one person for [lunch|coffee] a week, [that's how it starts|it adds up]
    [write|keep] a [list|note] of what you [learned|managed], it [grows fast|calms]`,
};

export const teamConflict: FamilySource = {
  id: "team_conflict",
  users: "team member, project lead, nurse on the ward, developer, shift worker",
  confidants: "mentor, friend, partner, works council member, colleague from another team",
  counterpart: "colleague",
  facing: 0.3,
  isOnDuty: false,
  places: "in the meeting room, in the open-plan office, on the shop floor, in the break room, on a video call",
  goals: `
    respect: respect at work
    fair_share: a fair share of the work
    good_result: a result we can stand by`,
  events: `
    good clear_roles 1 the new plan: we [finally|at last] [share the work|have a plan|split the tasks]
    bad team_silence 0 the silence: nobody [spoke|said a word] [at lunch|on Monday|to me]
    stuck endless_meeting 2 the meeting: the meeting [went in circles|led nowhere|dragged on] for [two|three] hours
    wrong credit_taken 0 the report: {they} put [just one name|the wrong name] on [my|our] report
    wrong left_out_of_mail 1 the mail chain: {they} left me off the mail [on purpose|again]
    wrong broke_promise 1 the deadline: {they} [missed|ignored] the deadline and [shrugged|went home]
    hope mediation_hope 0 the talk: the talk with a mediator [could|may] [help|clear the air|work] / the talk with a mediator [helped|cleared the air|worked] / the talk with a mediator [made no difference|ended after ten minutes]
    hope new_schedule 1 the rota: the new rota [might|may] be fairer / the new rota is [fairer|a relief for all] / the new rota is the old one [in green|with new names]
    fear open_row 0 the row: there [might|could] be [a row|an open row|shouting] [by {weekday}|in public] / there was [a row|an open row|shouting] [in the corridor|today] / the row [never came|blew over]
    fear project_fails 2 the project: the project [may|could] fail [because of us|over this quarrel] / the project [failed|was stopped] on {weekday} / the project [was saved|came in on time]
    pride kept_calm 0 the argument: I [stayed calm|kept cool|kept quiet] [all through|when it got loud]
    shame gossip 0 the gossip: I [talked|gossiped] about {they} behind the scenes
    kind stood_up 0 the backing: {they} [stood up|spoke] for me [in the meeting|in front of the boss]
    unfair shouting 0 the shouting: {they} shouted at [the trainee|the youngest|a temp] over [a typo|nothing]
    fgood colleague_award 2 the award: {friend} won the [safety|ideas] award
    fbad colleague_sick 1 the sick note: {friend} [fell ill|broke down] from the stress
    odd boss_apology 0 the apology: the boss [sang|apologised] over the loudspeaker
    dislike shared_fridge 0 the office fridge: somebody left fish in the office fridge
    plain weekly_notes 2 the minutes: I typed up the minutes [as usual|before lunch]
    plain shift_swap 1 the shift swap: I swapped [a shift|{weekday}] with {friend}`,
  details: `
    we [used to|once did] share [lunch|jokes|a lift to work]
    the [chat|group] [went quiet|has split], [with and without me|funny that]
    [it|the whole thing] started with [a chair|a calendar entry|two words in a mail]
    [the|our] boss [looks away|hides behind a plant|says we're adults]
    [half|most] of it [lands|ends] [on my desk|with me] [anyway|by four|again]
    I [keep|have kept] [the mails|a list of dates], [just in case|in a folder]
    [everyone|the others] [takes sides|pretends not to notice]
    [and|also] a [deadline|client] [breathes down our necks|won't wait]`,
  pairs: `
    ? [how long|since when] have you [two|both] worked together?
    [two|three] years, [the first was great|mostly in peace]
    [since|ever since] the merger, [same desk island|different floors]
    [only|just] [four|five] months, [feels longer|it began well]
    [long enough|too long], we [know|can finish] each other's [moods|sentences]

    ? has [the boss|anybody] [noticed|stepped in]?
    [noticed|seen it] yes, [stepped in|acted] no
    there was a [talk|round table], [ten minutes|with biscuits]
    [not yet|no], [I hesitate|one doesn't like] to go there
    [once|in May], [it helped a week|then holidays came]`,
  advice: `
    [try|start with] what you saw, not what [they are|you think they meant]
    [ask|you could ask] for a [talk|walk], just the two of you, [half an hour|no mails]
    [name|say] one [thing|change] you [need|want], [not ten|the smallest that helps]`,
};

export const performanceReview: FamilySource = {
  id: "performance_review",
  users: "employee, analyst, shop assistant, engineer, teacher on probation",
  confidants: "friend, partner, colleague, mentor, father",
  counterpart: "manager",
  facing: 0.4,
  isOnDuty: false,
  places: "in the manager's office, on a video call, in the small meeting room, at my desk",
  goals: `
    recognition: recognition for my work
    fair_pay: fair pay
    growth: room to grow`,
  events: `
    good top_rating 0 the rating: I [got|was given] [the top rating|full marks] [for teamwork|twice|this year]
    good bonus 1 the bonus: a bonus [turned up|was printed] on my payslip
    bad low_rating 0 the rating: my rating dropped [by a notch|again|this year]
    stuck frozen_budget 1 the budget: all raises are [frozen|on ice|off the table] [until next year|again|for now]
    wrong vague_criticism 0 the criticism: {they} called me difficult and [gave no example|looked at the clock]
    wrong forgot_project 0 the project: {they} [forgot|skipped|left out] my biggest project
    hope raise_hope 1 the raise: a raise [may|might] be in it [this time|from {weekday}] / the raise [came through|was signed] / the raise was turned down [in one line|with a smile]
    hope course_hope 2 the course: the company [could|may] pay for my course / the company pays for my course / the company [won't|refused to] pay for my course
    fear bad_review 0 the review: the review [might|could] go badly / the review went [badly|as badly as I feared] / the review went [well|fine], [no trap in it|no bad word]
    fear job_at_risk 1 the job: my job [might|may] be [on a list|at risk] / my job was on the list / my job is safe [for good|and off the list]
    pride asked_for_raise 1 the request: I asked for [a raise|more money] [with numbers|and didn't blush]
    shame cried_in_meeting 0 the meeting: I [cried|burst into tears] in the review meeting
    kind praised_publicly 0 the praise: {they} praised my work [in front of everyone|line by line]
    unfair played_favourites 0 the favourites: {they} gave the easy goals to [a favourite|the golf partner]
    fgood colleague_step_up 2 the promotion: {friend} moved up to [team lead|the senior role]
    fbad colleague_warned 0 the warning: {friend} got a written warning [for one late day|over nothing]
    odd wrong_file 0 the wrong file: I was handed [someone else's|the wrong person's] review
    plain self_assessment 2 the form: I filled in the self-assessment form
    plain calendar_slot 2 the appointment: the review was moved to {weekday}`,
  details: `
    I [printed|collected] [all|twelve] [thank-you mails|results] [in a folder|on one page]
    [last|the last] review [took|was over in] [nine minutes|one coffee|no time]
    the form [has|knows] [boxes|grades], [nobody gets five|three means silence|I'm a four]
    my [targets|goals] [date from January|were set in a lift], [then everything changed|long outdated]
    the rent [went up|rises|doubled], [my pay doesn't|unlike my pay|as ever]
    I [trained|looked after] [two|three] newcomers [on the side|unpaid|gladly]
    [there's|they have] a [word|phrase] for it, [potential|visibility], [new each year|lovely]
    [my|the] notes were [shaking|damp], [so was I|like a schoolboy's]`,
  pairs: `
    ? what did you [put|write] down as your [strengths|goals]?
    [patience|accuracy] and that I [finish|answer] things
    [the|that] new process, it [saves|saved] us [a day|two hours] a week
    [too little|not enough], I'm [bad|slow] at boasting
    [three|four] [points|lines], with [numbers|dates]

    ? when do you [hear|get] the [result|decision]?
    [in writing|by letter], [by {weekday}|some time next month]
    [nobody|no one] could [say|tell], [upstairs decides|budget season]
    [straight|right] after the [talk|board meeting], [supposedly|they said]
    [end|middle] of the quarter, [as always|give or take]`,
  advice: `
    [bring|take] [three|a few] [facts|examples], [not feelings|short and dated]
    [ask|you may ask] what [exactly|precisely] would be needed for [more|the next step]
    [get|have] it in writing, [kindly|one line is enough]`,
};

export const startupPitch: FamilySource = {
  id: "startup_pitch",
  users: "founder, co-founder, inventor, student with an idea",
  confidants: "co-founder, mentor, friend, sister, accountant",
  counterpart: "investor",
  facing: 0.45,
  isOnDuty: false,
  places: "backstage, in a meeting room, at the incubator, in the garage, on a video call",
  goals: `
    funding: the funding
    proof: proof that the idea works
    independence: staying independent`,
  events: `
    good first_customer 1 the first customer: our first [paying|real] customer [signed|ordered]
    good standing_ovation 1 the applause: the whole [hall|room] clapped after the demo
    bad user_numbers 1 the numbers: [half|most|a third] of our [testers|users] [left|stopped|got bored]
    stuck demo_crash 1 the demo: the demo [crashed|froze] [on stage|three times in a row]
    stuck paperwork 0 the paperwork: the bank [wants|lost|returned] [the form|our papers] [again|a third time]
    wrong copied_idea 2 the idea: {they} [passed|showed] our deck to a rival
    wrong term_change 0 the terms: {they} changed the terms [overnight|at the signing|again]
    hope investment_hope 0 the investment: {they} [might|could] [come in|invest] [by {weekday}|this round] / {they} [came in|signed] [with the full sum|on {weekday}] / {they} [backed out|said no] [by text|in the last hour]
    hope prize_hope 1 the prize: we [might|may] win the [founders'|regional] prize / we won the [founders'|regional] prize / the prize went to a [drone|dog food] firm
    fear runway 0 the runway: the money [may|could] last only until [June|the summer] / the money ran out [in May|two weeks early] / the money [stretched|lasted] after all
    fear partner_leaves 2 the partnership: my co-founder [might|may] leave / my co-founder [left|walked out] / my co-founder [stayed|is staying]
    pride said_no 2 the refusal: I turned down [bad|quick] money [to keep our say|and kept my nerve]
    shame inflated_numbers 1 the slide: I [rounded up|inflated] a number on the [third|growth] slide
    kind honest_feedback 1 the feedback: {they} went through our [plan|prices|figures] [for free|line by line|for an hour]
    unfair yawned 1 the yawn: {they} [yawned|typed on a phone] all through the pitch
    fgood rival_funded 0 the deal: {friend} [closed|got] a round of funding
    fbad friend_bankrupt 0 the bankruptcy: {friend} had to close the [workshop|shop]
    odd power_cut 1 the power cut: the lights went out on slide two
    love prototype 1 the prototype: the prototype [lit up|hummed] for the first time
    plain slide_update 1 the slides: I [updated|trimmed] the slides [again|to ten]
    plain accounts 0 the accounts: I did the monthly accounts`,
  details: `
    we [work|sit] in a [garage|former bakery] with [one heater|borrowed chairs]
    the deck has [ten|eleven|twelve] slides, [it was|we began with] forty
    I [sold|pawned] my [piano|car] for [the moulds|server costs]
    [my|our] parents [think|are sure] it's [a phase|just a hobby|a cry for help]
    [three|four] minutes on stage, [then questions|a red clock|no water]
    we [live|run] on [noodles|instant soup] and [optimism|discounts]
    the [patent|trademark] office [takes|wants] its time
    [everyone|each of them] asks [about giants|about margins|who'd copy it]`,
  pairs: `
    ? what does your [product|thing] do, in one [line|sentence]?
    it [finds|maps] [free|unused] [workbenches|kitchens] by the hour
    it [tells|reminds] gardeners what to sow [and when|on rainy days]
    it [turns|makes] [old|scrap] wood into [toys|shelves], [to order|on demand]
    it [reads|sorts] receipts for [tiny|one-person] firms

    ? how much are you [asking for|raising]?
    [enough|the sum] for [a year|eighteen months], not a penny more
    [two|three] [salaries|machines] and [a van|the rent]
    [less|more] than last time, we [learned|grew]
    that's [open|flexible], [the people matter more|if the terms are right]`,
  advice: `
    [open|start] with the [customer|problem], not with you
    [practise|rehearse] the [hard|ugly] questions [first|aloud]
    [know|learn] your [numbers|costs] by heart, the rest [follows|is theatre]`,
};

export const volunteering: FamilySource = {
  id: "volunteering",
  users: "volunteer, organiser, helper at the food bank, trail warden",
  confidants: "friend, fellow volunteer, daughter, neighbour",
  counterpart: "coordinator",
  facing: 0.3,
  isOnDuty: false,
  places: "at the community kitchen, in the park, in the church hall, at the shelter, on the river bank",
  goals: `
    being_useful: being useful
    helping_people: helping people who need it
    belonging: being part of something`,
  events: `
    good record_collection 0 the collection: we collected [twice the usual|a van full|more food than ever]
    good thank_you_drawing 1 the drawing: a child [gave me|drew] [a picture|my portrait|our van]
    bad empty_shelves 1 the shelves: the shelves were empty by [ten|noon]
    stuck van_broken 0 the van: the van [broke down|would not start] [fully loaded|on the ring road]
    wrong donations_missing 1 the donations: {they} [gave away|lost] the donations we'd sorted
    wrong shift_cancelled 2 the shift: {they} cancelled my shift [without a word|by text at dawn]
    hope hall_hope 2 the hall: the council [may|might] let us keep the hall / the council let us keep the hall / the council [sold|closed] the hall
    hope helpers_hope 0 the helpers: [ten|a dozen] new helpers [might|could] turn up / [ten|a dozen] new helpers turned up / [nobody|not one new helper] turned up
    fear storm_day 0 the summer fair: the storm [might|could] ruin the summer fair / the storm ruined the summer fair / the storm passed us by [completely|just in time]
    fear closing 1 the shelter: the shelter [may|could] have to close / the shelter had to close / the shelter [stays|is staying] open
    pride led_tour 0 the tour: I led the [whole|first] tour on my own
    shame lost_temper 1 the queue: I [snapped|lost my temper] [at the queue|with a guest|over a spoon]
    kind drove_me 2 the lift: {they} drove me home [through the rain|in the dark|after all that]
    unfair took_photos 1 the photos: {they} took [publicity photos|selfies] with [the poorest|the sleeping] guests
    fgood medal 2 the medal: {friend} got the town's [medal|thank-you badge]
    fbad burned_out 2 the tiredness: {friend} [burned out|had to stop helping]
    odd anonymous_gift 1 the envelope: an envelope full of [cash|stamps] lay on the doormat
    love shelter_dog 1 the shelter dog: an old dog [fell asleep|snored|lay down] on my [feet|coat]
    dislike smell_of_bin 0 the bin store: I cleaned out the bin store
    plain sorting_tins 0 the tins: I sorted [tins|jars] [by date|all morning]
    plain rota_email 2 the rota: I [sent|mailed] round the rota`,
  details: `
    [we|it's mostly] [pensioners|students], and the [soup|music] is [good|loud]
    my [back|apron] [remembers|smells of] [every|each] [sack of onions|crate]
    we [have|own] one [key|kettle] between [nine|twenty] of us
    the [hall|kitchen] is [cold|draughty], [nobody minds|we wear hats]
    [people|they] [come|queue] from [eight|before dawn]
    the [council|paper] wrote [about us|two lines], [misspelt|with a nice photo|at last]
    I [give|do] [two|three] [mornings|evenings] a week
    [there's|we've got] a [parrot|boy] [who knows all names|that sings|in charge of cups]`,
  pairs: `
    ? what [made|got] you [start|volunteer]?
    [my|the] [mother|neighbour] dragged me along once
    I had [time|mornings] and [too much|enough] quiet
    somebody helped me [back then|years ago], [so|it's only fair]
    a [poster|leaflet] [at the baker's|<along>], of all things

    ? how many of you [are there|turn up]?
    [a dozen|nine], [in good weather|on paper]
    [five|six] regulars and [a few|some] [students|cousins]
    [too few|never enough], [always|especially in winter]
    [it varies|depends], [twenty|thirty] in [spring|the holidays]`,
  advice: `
    [nobody helps|you can't help] with an empty [tank|cup], [take|have] a week off
    [ask|get] [the local school|a firm] to [send|lend] hands
    [say|tell] the coordinator what you [can|can't] do, [clearly|kindly]`,
};

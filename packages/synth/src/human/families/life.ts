import type { FamilySource } from "./family.ts";

export const lowMood: FamilySource = {
  id: "low_mood",
  users: "student, night worker, young adult, newcomer in town, retired neighbour",
  confidants: "close friend, sister, brother, old roommate, aunt",
  counterpart: "landlady",
  facing: 0,
  isOnDuty: false,
  places: "at home, on the phone, on the park bench, at the kitchen table",
  goals: `
    feeling_better: feeling better again
    not_being_alone: some company
    a_next_step: finding a next step`,
  events: `
    good phone_call 1 the call: {friend} [rang|called] [just to talk|out of the blue]
    good got_up 0 the morning: I got up and [opened the curtains|made breakfast]
    bad heavy_day 0 the day: [the day|the morning|this week] [felt|was] [heavy|grey|endless|too long] [from the start|again|all the way|without end]
    bad cancelled_all 1 the weekend: I spent [the weekend|all Sunday|the holiday|two days] [alone|in bed|under a blanket|behind curtains]
    bad no_joy 0 the music: even music [felt|was] far away
    stuck cannot_sleep 0 the night: sleep did not come [again|until dawn]
    hope first_talk 2 the first talk: [the talk with|a talk with|seeing] a counsellor [may|might|could] help / the talk with a counsellor helped / the talk with a counsellor was [put off|not what I needed yet]
    hope small_plan 2 the small plan: a small plan [could|might] [carry me|help me|get me] through [the week|tomorrow|the night] / the small plan [carried me|got me] through / the small plan did not hold
    fear long_winter 0 the winter: the heavy time [may|might] go on / the heavy time goes on / the heavy time got lighter
    fear being_burden 1 the worry: I [might|could] be a burden to others / it seemed I was a burden that day / it turned out I'm no burden to anyone
    pride told_someone 1 the first word: I told somebody how I really feel
    shame hid_it 1 the excuse: I [hid|covered up] [it all|how I feel] [with a joke|again]
    kind stayed_evening 1 the visit: somebody stayed with me [all evening|until I slept]
    fgood friend_better 0 the recovery: {friend} feels well again
    fbad friend_tired 0 the tiredness: {friend} is worn out too
    like bird 0 the robin: a robin [sits|sings|waits] on my sill [every morning|at seven]
    plain washed_up 2 the dishes: I did the dishes
    plain short_walk 0 the short walk: I walked [once round the block|to the letterbox]`,
  details: `
    [mornings|evenings] are the [hardest|longest]
    I [eat|cook] [little|soup], [mostly|it's something]
    [people|friends] [ask|write], I [answer late|stay silent|mean to reply]
    [everything|each thing] [takes|costs] [twice the strength|a run-up]
    [the|my] plants [still|at least] get water
    I [sleep|lie] [too much|badly], [both at once|and yet am tired]
    [some|a few] minutes are [all right|lighter|easy], [I notice them|at noon|like now]
    I [used to|once did] [sing|paint], [maybe again|it's in the cupboard]`,
  pairs: `
    ? is there [someone|anyone] who can [come by|be with you] today?
    [my|an] aunt, [she lives near|after work]
    {friend}, [I could ask|if I ring]
    the [neighbour|flatmate], [perhaps|she's kind]
    [I'm not sure|hard to say], [can we think|help me think]

    ? what [got|helped] you through [yesterday|the last bad day]?
    [a|one] warm [bath|soup] and [an old film|the radio]
    [your|a] message, [really|it came at the right time]
    [walking|a walk], [slowly|to the bridge and the bakery]
    [sleep|crying], then [sleep|tea]`,
  advice: `
    [one|a] small thing today is [enough|plenty], [tea counts|really]
    [shall we|let's] [find|call] a [doctor|counsellor] you [like|trust], [together|I'll sit beside you]
    [keep|put] the help line's number where you see it, [they're kind|they answer at night]`,
};

export const lifeEvent: FamilySource = {
  id: "life_event",
  users: "person, organiser, newcomer, neighbour, friend",
  confidants: "friend, sister, colleague, neighbour, partner",
  counterpart: "organiser",
  facing: 0.2,
  isOnDuty: false,
  places: "at home, in town, at the table, on the phone",
  goals: `
    it_goes_well: a good outcome
    being_part: being part of it
    calm: a bit of calm`,
  events: `
    good good_turn 0 {subject}: {subject} [took a good turn|looks up|is on track|comes together|found friends]
    good nice_day 1 the day: we had a [great|perfect|bright] [day|time] [with it|thanks to {subject}]
    bad setback 0 the setback: there was [a setback|bad news|a blow] [for us|about {subject}]
    stuck standstill 0 {subject}: nothing [moves|has moved] [for days|for weeks|with {subject}]
    stuck wrong_papers 0 the papers: the papers [came back|are incomplete|got lost] [again|for {subject}]
    wrong broken_promise 1 the promise: {they} [broke|forgot] [the promise|every promise|our deal]
    wrong went_behind 1 the decision: {they} decided [it all|about {subject}|the date] [without me|behind my back]
    hope turn_hope 0 {subject}: {subject} [may|could] work out [after all|this time] / {subject} worked out / {subject} did not work out
    hope help_hope 1 the help: somebody [might|may] help with {subject} / somebody helped with {subject} / nobody helped with {subject}
    fear fails 0 {subject}: {subject} [might|could] fall through / {subject} fell through / {subject} did not fall through
    fear too_much 2 the pressure: it [may|might] all get too much / it all got too much / it did not get too much
    pride first_step 0 the first step: I took the first [step|steps] [alone|myself|for {subject}]
    shame lost_nerve 1 the outburst: I lost my [nerve|temper] [in public|over {subject}|at the table]
    kind lent_hand 1 the helping hand: {they} helped [for hours|unasked|with {subject}]
    unfair made_fun 1 the joke: {they} made fun of [the newcomers|the slow ones]
    fgood friend_luck 1 the good luck: {friend} had a [stroke of luck|great week]
    fbad friend_trouble 1 the trouble: {friend} is in [trouble|a bad place]
    odd coincidence 0 the coincidence: a stranger [asked|knew] about [it|{subject}] [on the bus|today]
    like small_thing 2 the picture: there is [a picture|a photo|a sketch] of it [on my wall|here]
    plain looked_up 0 the details: I [looked up|read about] the details
    plain made_list 0 the list: I wrote [a list|two lists] [for {subject}|again]`,
  details: `
    it [began|started] [quite small|as a joke], [as these things do|and grew]
    [everyone|each of us] has [an opinion|a view|advice], [loudly|of course]
    I [planned|thought about] it <ages>
    [some|on some] days [it fills my head|I forget it|it follows me]
    the [calendar|wall] is full of [notes|little arrows]
    [my|our] family [shakes heads|is for it], [mostly|half and half]
    [there's|we have] [a date|no date], [it moves|so we wait|again]
    [who knew|nobody said] {subject} [takes|needs] [so much|that much] [time|heart]`,
  pairs: `
    ? how did [it|{subject}] [come about|start]?
    [through|because of] <someone>, [over <drink>|by chance]
    [slowly|bit by bit], [I can't name a day|over the years]
    [a|one] [phone call|notice on a board], [that's all it took|of all things]
    [long|an old] dream, [now or never|dusted off]

    ? who else is [involved|part of it]?
    {friend}, <someone> and [me|half the street]
    [just|only] us [two|three], [so far|which is plenty]
    [hard to say|it changes], [they come and go|nobody signs anything]
    <someone> [runs|leads] it, [in theory|with a whistle]`,
  advice: `
    [break|cut] it into [small|three] steps, [then start|today the first]
    [ask|talk to] [someone|somebody] who has [done|seen] it before
    [give|allow] it [a week|time], [then look again|things shift]`,
};

import type { FamilySource } from "./family.ts";

export const exam: FamilySource = {
  id: "exam",
  users: "student, pupil, apprentice, learner driver, evening student",
  confidants: "friend, study partner, sister, father, tutor",
  counterpart: "examiner",
  facing: 0.1,
  isOnDuty: true,
  places: "in the library, in the exam hall, at my desk, in the corridor, in the study room",
  goals: `
    passing: passing
    understanding: really understanding it
    parents_proud: making the family proud`,
  events: `
    good mock_exam 0 the mock exam: I [passed|nailed|did well in|scored high in|came third in] the mock exam[| on {weekday}| without notes| at last]
    good it_clicked 1 the topic: the hard topic [clicked|made sense|opened up]
    bad failed_first 0 the first attempt: I failed [the first attempt|on the first try|the first round] [by two points|outright|clearly|badly]
    stuck site_down 0 the portal: the exam portal [went down|crashed] [again|mid-upload|last night]
    stuck no_room 1 the library: [no seat is free|every seat is taken|all seats are gone] in the [library|study room]
    wrong unfair_question 0 the question: {they} asked about [a chapter|things] [not on the list|we never had]
    wrong lost_paper 0 the paper: {they} lost [my paper|two pages of mine]
    hope good_grade 0 the grade: it [may|could] be a good grade / it is a good grade / it [was|came out] a bare pass
    hope scholarship 2 the scholarship: the scholarship [might|may] be mine / the scholarship is mine / the scholarship went to the [swimmer|girl in row one]
    fear blackout 0 the exam: my mind [might|could] go blank [there|on the day|when it counts] / my mind went blank / my mind [stayed clear|didn't go blank]
    fear resit 0 the resit: I [may|might] have to resit in [August|the autumn] / I have to resit in [August|the autumn] / I [don't have to|need not] resit
    pride explained 1 the study group: I [explained|showed] [the whole proof|chapter two|the hard step] to the [group|others]
    shame copied 0 the exercise: I [copied|peeked at] an answer
    kind gave_notes 1 the notes: {they} [lent|gave] me the [missing notes|old papers]
    unfair mocked_accent 2 the mockery: {they} [mocked|imitated] [a boy's accent|the girl before me]
    fgood friend_passed 0 the result: {friend} passed with [honours|top marks]
    fbad friend_failed 0 the fail: {friend} failed for the [second|third] time
    odd date_moved 0 the date: the exam was moved [a week|to {weekday}] overnight
    like new_pen 0 the pen: a new pen writes like [butter|a dream]
    plain flashcards 1 the flashcards: I made [forty|some more] flashcards
    plain bus_ticket 0 the timetable: I looked up the [room|bus] for {weekday}`,
  details: `
    [chapter|topic] [seven|nine] is [made of|pure] [fog|Greek letters]
    I [know|can do] it [at home|in bed], [then it drips out|and then poof]
    the [hall|room] [smells|is cold] like a [gym|cellar]
    [colour|sticky notes] on [every|each] [door|tile], [the bathroom is history|the fridge is verbs]
    I [study|revise] [best|only] after [nine|dark]
    [the|that] clock [over the door|up there] [ticks louder|is wrong] [each time|again]
    my [brain|head] is [soup|a sieve] after [four|five] hours
    [people|the others] [compare|discuss] answers, I [run|cover my ears|hum]`,
  pairs: `
    ? how much [is|do you have] left to [do|revise]?
    [three|two] chapters and [the|all those] formulas
    [half|a third], if I [skip|forget] the [essays|dates]
    [only|just] the old papers, [one a day|I hope]
    [everything|all of it], [again|if you ask my nerves]

    ? what [is|was] the [hardest|worst] [part|subject]?
    [statistics|organic chemistry], [hands down|always]
    the [oral|spoken part], [eyes|three people] on me
    [time|the clock], not the [questions|stuff]
    [remembering|sorting] [names|dates], [they look alike|my old trouble]`,
  advice: `
    [short|twenty-minute] blocks, then [move|water], [it sticks better|set a bell]
    [sleep|rest] before it beats [one more chapter|cramming]
    [begin|start] with what you [can|know], [points are points|it calms the hand]`,
};

export const learningSkill: FamilySource = {
  id: "learning_skill",
  users: "beginner, late starter, hobby musician, language learner, self-taught programmer",
  confidants: "friend, classmate, daughter, neighbour, partner",
  counterpart: "teacher",
  facing: 0.3,
  isOnDuty: false,
  places: "in the practice room, at evening class, in the workshop, on the balcony, in the attic",
  goals: `
    getting_better: getting better
    fun: having fun with it
    finishing: finishing what I start`,
  events: `
    good whole_song 0 the piece: I played the piece [through|to the end|by heart] [twice|without stopping]
    good understood_native 0 the conversation: I understood [a whole joke|every word|the radio] [in Spanish|abroad|at last]
    bad plateau 0 the practice: I have [stood still|made no progress] [for a month|since winter]
    stuck string_broke 0 the string: the string [broke|snapped] in the middle of the [hard bar|lesson]
    stuck error_message 2 the exercise: the same error [came|popped up] [twelve|nine] times
    wrong laughed_at 1 the laughter: {they} [laughed|rolled their eyes] at my [first try|accent]
    wrong course_cancelled 2 the course: {they} [cancelled|dropped] the course and kept the money
    hope concert 0 the concert: I [may|might] play at the summer concert / I played at the summer concert / I was [dropped from|not picked for] the summer concert
    hope level_test 0 the test: I [could|might] skip a level / I skipped a level / I have to repeat the level
    fear recital 1 the recital: my fingers [might|could] fail me at the recital / my fingers failed me at the recital / my fingers held at the recital
    fear giving_up 2 the course: I [may|might] have to give it up / I had to give it up / I [don't have to|needn't] give it up
    pride taught_other 0 the first pupil: I showed a [beginner|child] the first [chords|knots]
    shame skipped 2 the homework: I skipped practice and said I was ill
    kind extra_hour 0 the extra hour: {they} gave me an extra hour [for nothing|after closing]
    unfair scolded 1 the scolding: {they} scolded [the oldest|the shyest|one of us] [in front of all|for nothing]
    fgood friend_certificate 2 the certificate: {friend} got the certificate
    fbad friend_wrist 1 the wrist: {friend} hurt a wrist and can't play
    odd busker 1 the coin: a [child|stranger] threw me a coin while I practised
    love sound 1 the sound: the cello [hums|sings] right through the floor
    plain scales 0 the scales: I did [scales|drills] for [half an hour|a while]
    plain watched_video 0 the video: I watched the [next|third] lesson [twice|at half speed]`,
  details: `
    [twenty|fifteen] minutes a day, [before work|with a kitchen timer]
    my fingers [hurt|have corners], [a good sign|they say]
    the [neighbours|cat] [know|knows] the [waltz|verbs] by heart
    I [started|began] at [fifty|forty-three], [why not|better late]
    [grammar|timing] is my [enemy|nightmare], the [rest|sound] [comes|is fun]
    [children|kids] in the class [are|get] [faster|fearless], it [stings|helps]
    the [book|app] [praises|congratulates] me for [opening it|breathing]
    I [record|film] myself, [and then|never] [listen|watch]`,
  pairs: `
    ? how [often|long] do you practise?
    [every|each] morning, [a quarter of an hour|before the bins]
    [twice|three times] a week, [in theory|with guilt between]
    [in|mostly in] bursts, [a mad week|a long Sunday], then nothing
    [daily|most days], the [pet|neighbour] is my witness

    ? why did you [pick|choose] it?
    an old [dream|film], [I was nine|it stuck]
    [my|the] grandfather [played|spoke] it
    [by accident|a voucher], [it was that or archery|now I'm hooked]
    to [keep|get] my head [young|off work]`,
  advice: `
    [slow|half speed] first, [speed comes by itself|really slow]
    [stop|finish] while it's still fun, [come back tomorrow|a trick of mine]
    [play|speak] for [someone|a friend] early, [badly is fine|it takes the fear out]`,
};

export const teacherStudent: FamilySource = {
  id: "teacher_student",
  users: "student, pupil, doctoral student, apprentice, first-year student",
  confidants: "classmate, friend, mother, school counsellor, brother",
  counterpart: "teacher",
  facing: 0.7,
  isOnDuty: true,
  places: "after class, in the staff room, in the workshop, in the seminar room, during office hours",
  goals: `
    good_marks: a fair mark
    being_seen: being noticed
    learning: learning something`,
  events: `
    good essay_read_out 1 the essay: my essay [was read out|came first|was praised] [in class|today]
    good experiment 2 the experiment: the experiment worked [at the first go|in front of all]
    bad bad_mark 0 the mark: the mark [was poor|dropped|was a shock] [again|this time]
    stuck laptop_dead 0 the thesis file: the [thesis|project] file [won't open|is damaged|vanished]
    stuck group_work 2 the group work: the group work [stands still|goes nowhere]
    wrong accused 0 the accusation: {they} accused me of copying [without proof|in front of the class]
    wrong lost_homework 0 the homework: {they} [mislaid|lost] my homework [and shrugged|and gave me a zero|again]
    hope second_chance 0 the second chance: there [may|might] be a second chance / I got a second chance / there is no second chance
    hope exchange 1 the exchange: {they} [could|might] put me forward for the exchange year / {they} put me forward for the exchange year / {they} put somebody else forward
    fear parents_evening 1 the letter home: a letter [may|might] go home / a letter went home / no letter went home
    fear repeat_year 0 the year: I [could|might] have to repeat the year / I have to repeat the year / I [don't have to|needn't] repeat the year
    pride asked_why 2 the question: I [asked|wondered aloud] why, [three times|aloud|until it made sense]
    shame fell_asleep 1 the lesson: I fell asleep in the [front row|lab]
    kind stayed_late 2 the extra lesson: {they} stayed [late|an hour] to explain [fractions|the proof] again
    unfair picked_on 1 the roll call: {they} picked on the [quiet|new] girl [again|for her shoes]
    fgood friend_prize 1 the prize: {friend} won the [maths|reading] prize
    fbad friend_suspended 0 the suspension: {friend} was suspended for a week
    odd skeleton 2 the skeleton: the skeleton wore my [hat|scarf] this morning
    like map 2 the old map: there's [an old map|a huge map|a painted map] in [room nine|the hall]
    plain handed_in 0 the worksheet: I handed in the [worksheet|report]
    plain notes 2 the notes: I copied the notes from {weekday}`,
  details: `
    I [sit|used to sit] [by the radiator|in row three], [you see everything|it's warm]
    the [project|essay] is due [<soon>|in nine days]
    I [work|have a job] [in the evenings|at night], [stacking shelves|at a bakery]
    [numbers|essays] [like|suit] me, [words|graphs] [don't|run away]
    at home [nobody|no one] [knows|did] this subject
    the [microscope|projector] [is older|hums louder] than [me|the bell]
    [last|the last] term was [better|easier], [before the move|with Mrs Alder]
    I [redid|rewrote] page [two|four] [five|six] times`,
  pairs: `
    ? which [part|chapter] [do you not|don't you] follow?
    from the [second|third] step on, [where the letters start|it jumps]
    the [graph|table], [mostly|what it's for]
    [all|most] of it, [sorry|if I'm frank]
    the [why|beginning], the [how|rest] is fine

    ? how do you [study|work] at home?
    [on|in] [the floor|my bunk], [with music|late]
    at the [library|laundrette], it's [quieter|warm]
    [not much|too little], my [brother|shift] comes first
    with [cards|videos] and [a friend|biscuits]`,
  advice: `
    [bring|show] me [one|a] page by {weekday}, [rough is fine|we'll look together]
    [explain|try explaining] it to [someone|your brother], [then you'll see|the gap shows]
    [come|drop in] on {weekday} at [two|lunch], [I've got time|bring your questions]`,
};

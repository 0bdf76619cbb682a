/** What scenarios about exams, lessons and school are about; notation in `matter-sources.ts`. */
export const learningMatters = {
  exam: `
    = exam | exam*, test*, final*, resit*, prufung*, klausur*, examen*, prova*, parcial*, partiel*, abitur, cramming, study*, studying | the exam
    * fear 0: the exam [may|might|could] [go wrong|be too hard|come too early] / the exam [went wrong|was too hard] / the exam was not too hard
    * fear 0: I [may|might|could] [fail|forget everything in|freeze in|oversleep] the exam / I [failed|forgot everything in|froze in|overslept] the exam / I did not [fail|freeze in|oversleep] the exam
    * hope 0: I [may|might|could] [pass|do well in|get through] the exam / I [passed|did well in|got through] the exam / I did not [pass|do well in] the exam
    * stuck 1: I [learn|revise] for the exam and nothing [stays in my head|makes sense]
    good 0: the exam [went well|had my favourite question]
    plain 1: I [went through|copied out] [two chapters|old papers] for the exam
    pride 0: I [sat|worked] through the whole exam with a clear head
    < the exam is [fair|broad], [you may ask once|begin with what you know]
    * fear 0: the exam is on {due} and I [may|might] [forget all|run out of time|get the one thing I skipped] / the exam came and I ran out of time / the exam came and I did not run out of time
    * stuck 1: I <nightwork> instead of learning for the exam, [each night|since {weekday}]
    * bad 0: the mock exam on {weekday} [went badly|was a disaster|scared me]
    = driving_test | driving*, fuhrerschein*, licence, license, carnet | the driving test
    * fear 0: I [may|might|could] [stall|miss a sign|fail] in the driving test / I [stalled|missed a sign|failed] in the driving test / I did not [stall|fail] in the driving test
    * hope 0: I [may|might] pass the driving test [this time|at last] / I passed the driving test / I did not pass the driving test
    * bad 0: the driving test [ended at the first roundabout|lasted nine minutes]
    < the driving test is [forty minutes|calm], [mirror first|no tricks from me]
    = failed | fail*, suspend*, durchgefallen, echou*, reprov*, flunk* | the failed exam
    * bad 0: I failed the exam [by two points|for the second time|on the last page]
    * fear 0: the failed exam [may|might] cost me the place / the failed exam cost me the place / the failed exam did not cost me the place
    shame 2: I [hid|lied about] the failed exam at home
    hope 0: I [may|might] make up for the failed exam in the resit / I made up for the failed exam in the resit / I did not make up for the failed exam
    < the failed exam can be [looked at|repeated], [bring your questions|points are points]
    = results | result*, grade*, mark*, score* | the exam results
    * fear 0: the exam results [may|might] be bad / the exam results were bad / the exam results were not bad
    * hope 0: the exam results [may|might] be [good|better than I think] / the exam results were good / the exam results were not good`,
  learning_skill: `
    = lessons | learn*, lesson*, class*, course*, practi*, beginner*, aprend*, lern*, apprend*, cours* | the lessons
    * stuck 0: I learn and practise, and the lessons [lead nowhere|are over my head]
    * hope 0: the lessons [may|might|could] [pay off|carry me through the concert] / the lessons [paid off|carried me through the concert] / the lessons did not pay off
    * fear 2: I [may|might] have to give up the lessons / I had to give up the lessons / I did not have to give up the lessons
    * good 0: the lessons [clicked|made me laugh|gave me wings] [today|at last]
    < the lessons go at your pace, [once more from the top|slower is faster]
    * stuck 0: in the lessons I [fail|stop] at the same place since {weekday}, {pieces} today
    = guitar | guitar*, piano*, violin*, cello*, instrument*, drum*, music, song*, sing*, gitarre, klavier, violao | the instrument
    * stuck 0: the [chords|hands] won't work on the instrument, [my guitar sounds like a gate|the piano laughs at me|the violin howls]
    * hope 0: I [may|might] play [guitar|the instrument] for friends by summer / I played [guitar|the instrument] for friends / I did not play the instrument for anybody
    * fear 1: my fingers [may|might] be too old for the instrument, [guitar|piano|violin] or not / my fingers were too old for the instrument / my fingers were not too old for the instrument
    good 1: I played a whole song on the instrument
    < the instrument wants ten minutes a day, [not two hours on Sunday|loose wrists]
    = language | language*, spanish, french, german, english, japanese, portuguese, italian, chinese, vocabulary, idioma, sprache, langue | the language
    * stuck 0: the words of the language [won't stay|run away] [however I learn|again]
    * good 0: I [ordered|joked|dreamed] in the language [for the first time|without thinking]
    * fear 1: people [may|might] laugh at my language / people laughed at my language / nobody laughed at my language
    hope 0: I [may|might] pass the language test / I passed the language test / I did not pass the language test
    < speak the language badly and often, [errors are fine|that's the trick]
    = coding | cod*, program*, software, app, web | the programming
    * stuck 2: the programming [stops at one error|makes no sense] [since Sunday|again]
    * hope 2: my programming [may|might] get me a job / my programming got me a job / my programming did not get me a job
    * good 0: my first programming [ran|worked] [at midnight|without an error]
    = dance | danc*, pottery, cook*, paint*, draw*, knit*, swim*, chess, photograph*, craft* | the class
    * shame 1: I [fell|tripped|cried] in front of the whole class
    * hope 1: I [may|might] get good at it in the class / I got good at it in the class / I did not get good at it in the class
    * good 1: the class [cheered|liked] my first [try|bowl|dance]`,
  teacher_student: `
    = mark | mark*, grade*, grading, essay*, homework, assignment*, paper, deadline, extension, note, noten, calificacion | the essay
    * wrong 0: {they} [marked down|lost|tore apart] my essay [without a comment|by two grades|unread]
    * bad 0: the essay got [a poor mark|four lines of red]
    * fear 0: I [may|might|could] not [finish|save] the essay [in time|by {weekday}] / I did not [finish|save] the essay in time / I [finished|saved] the essay in time
    hope 0: {they} [may|might] give me more time for the essay / {they} gave me more time for the essay / {they} gave me no more time for the essay
    < the essay has [good ideas|a fine start], [the middle is thin|sources are missing]
    < I can give you until {weekday} for the essay, [not longer|others ask too]
    * bad 0: the essay came back on {weekday} with [a poor mark|more red than black|one word under it]
    * wrong 0: {they} [lost|never read] my essay [and said I never gave it in|{delivered_ago}|and marked it anyway]
    * fear 0: the essay [may|might] not be done by {due} / the essay was not done by {due} / the essay was done by {due}
    = lesson | explain*, lesson*, maths, math, fractions, tutoring, class | the lesson
    * stuck 2: I lose the thread in every lesson [from the third step on|with fractions|when it matters]
    * hope 1: {they} [may|might] explain the lesson again / {they} explained the lesson again / {they} did not explain the lesson again
    * wrong 1: {they} made fun of my question in the lesson
    good 2: the lesson made sense [for the first time|with an apple and a knife]
    < the lesson was fast, [show me the step|where did I lose you]?
    = accusation | accus*, plagiar*, cheat*, copying, copied, unfair* | the accusation
    * wrong 0: {they} accused me of [copying|cheating] [without proof|in front of the class]
    * fear 0: the accusation [may|might] go on record / the accusation went on record / the accusation did not go on record
    hope 0: the accusation [may|might] be dropped / the accusation was dropped / the accusation was not dropped
    < I have to ask about the accusation, [the two texts match|explain it to me]
    = thesis | thesis, dissertation, doctoral, research, supervisor | the thesis
    * stuck 0: the thesis [won't move|has no end|stands at chapter two]
    * fear 0: the thesis [may|might] be turned down / the thesis was turned down / the thesis was not turned down
    hope 0: the thesis [may|might] be done by summer / the thesis was done by summer / the thesis was not done by summer
    < the thesis needs one question, [not five|cut half of it]`,
} as const;

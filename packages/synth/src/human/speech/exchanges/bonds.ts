/** What people who love each other, care for each other or work side by side say; notation in `exchange.ts`. */
export const bondExchanges = `
  ?c since when do you feel [like that|this way]?
  = since {weekday}, [if I'm honest|it just came over me], maybe longer
  = it began {delivered_ago}, [in small things|with that evening], I said nothing
  = [hard to say|I can't name a day], I noticed it when we [stopped laughing|ate in silence]
  ?c is there [something|anything] I did?
  = you [looked away|weren't there] when I needed you, on {weekday}, that's all it was
  = not one thing, [a lot of small ones|the sum of it], {pieces} I tried to talk
  = no, [it's not a list|I don't keep a list], I just miss {goal}
  ?c what do you need [from me|from us]?
  = {goal}, [nothing big|like in the beginning]
  = that you ask how I am, [and wait for the answer|and mean it]
  = an honest word, [even if it hurts|before {due}]
  ?c do you [still want us|want to go on]?
  = I do, [with all my heart|more than you know], but not like this
  = I don't know, [that's what scares me|it changes by the hour]
  = ask me on {due}, [today I'm just tired|let me think]
  < I've been [under pressure|tired to the bone], [it has nothing to do with you|you know what it's like at work]
  - you're always under pressure, [and I come last|and I'm alone at the table], that makes me sad
  - it has to do with me when you [don't talk|come home at ten], it hurts
  + I know, [I see it|I worry about you], I just wish you'd say so
  + I do know, [I'm sorry|you work so hard], let's not fight
  < I'm not good at [talking about it|such talks], you know me, [that doesn't mean I don't care|I need time]
  - I need more than silence, [I can't read your mind|it's lonely], really
  - that's the easy way out, sorry, it makes me angry
  + I know you care, [and I love you for it|that's what I hold on to], try with one sentence
  + take your time, [I'm glad you stay|thank you for saying that]
  < you've changed too, [you're far away|you look at your phone], [it isn't only me|be fair]
  - far away, because here [it's cold|nobody asks], that's unfair of you
  - please don't turn it on me, [I came to talk|not now], I'm hurt
  + maybe I have, [you're right|I noticed it too], I'm sorry
  + that's true, [I hide in it|I know], we both [drifted|let go]
  < I [need some space|can't do this right now], [that's the truth|I don't want to hurt you]
  - space, [that's what people say before they go|I know what that means], it breaks my heart
  - and me? [nobody asks what I need|I'm to wait], I'm so sad and angry at once
  + okay, [thank you for being honest|I'd rather know], how much space?
  ! let's [cook together|go for a walk] on {due}, [no phones|just us], and talk
  + yes, on {due}, [I'd love that|that would make me happy]
  + good, [I feel lighter already|thank you], I'll bring [bread|a blanket]
  - a walk doesn't mend it, [it's too late for that|I tried], I'm too sad for it
  ! we could [see someone|ask for help], together, [I looked up a name|I'd come with you]
  + you'd do that? [that means so much|thank you], I have hope again
  - to tell a stranger how we failed? I'm ashamed enough, no
  ! give me until {due}, [then I'll know|and I'll be honest], please
  + until {due}, [all right|I can do that], thank you for not running
  - I've waited since {delivered_ago}, [I can't any more|it makes me ill], no
  ! I'm sorry, [truly|for all of it], and I want to [try again|make it right]
  + [thank you|oh], I needed to hear that, [I'm crying|I'm so relieved]
  + me too, [I love you|I'm glad], let's start with a hug
  - I've heard sorry {pieces}, [the word is worn out|I can't], it hurts too much
  @ do you [still love me|miss me at all]?
  = yes, [I just lost the way to show it|that never stopped]
  = I don't know [how to answer|what I feel], and that's honest
  = I miss [us|how we were], every day
  @ is there [somebody else|someone]?
  = no, [there never was|I swear], only [work|my own mess]
  = no, [it would be easier to explain|nobody], it's me
  @ what do we tell [the family|{friend}]?
  = [nothing yet|nothing], [it's ours|let's sort it out first]
  = the truth, [that it's hard|in one sentence]`;

export const careExchanges = `
  ?d what [worries|frightens] you most about it?
  = the [moment I fall asleep|waiting|not knowing], I lie awake since {weekday}
  = that something goes wrong, [and nobody tells me|I read too much], I'm scared
  = [the pain after|the day after], and who looks after [the children|my mother|the dog]
  = that I [wake up alone|can't decide anything], it makes me nervous
  ?d have you [had something like it|been through this] before?
  = once, {delivered_ago}, [it went well|it was smaller], I was still nervous
  = never, [I've never been in hospital|it's all new], that's why I ask
  = my [sister|father] had, [and it took long|it went badly at first], I think of that all the time
  ?d is [somebody|anyone] with you [on the day|on {due}]?
  = {friend} comes along, [and waits|thank goodness], we have been friends <ages>
  = no, [they all work|I live alone], I'd have to take a taxi
  = my [husband|daughter|sister], until [nine|visiting time ends]
  ?d did you [sleep|eat] [well|all right] [since {weekday}|these days]?
  = [hardly|not much], two, three hours, [my head won't stop|I'm up at four]
  = [so so|all right], a little soup, [more won't go down|for my family's sake]
  = well enough, [I walk a lot|the days are fine], the evenings are long
  ?d is there [something|anything] you want to know [first|from me]?
  = how long it [takes|lasts], and when I can [go home|see {friend}]
  = who will be there, [a face helps|one name], that would calm me
  = what I [may eat|have to bring], [I got two lists|the letter isn't clear]
  < that is [quite normal|how most people feel], [we see it every day|it does not mean anything bad]
  + that helps, [I thought I was silly|thank you], I feel a bit calmer
  + good to hear, [really|I'm glad], so I'm not the only one
  - normal or not, I'm terrified, [it doesn't go away|my hands are cold]
  - everybody says that, [it's kind|I know], but I'm still afraid
  < it takes [about an hour|less than an hour], and somebody is with you [all the time|from start to end]
  + an hour, [that's shorter than I feared|okay], that's a relief
  + somebody is there, good, [that's what I needed to hear|thank you]
  - an hour can be long, [and what if it goes wrong|I keep seeing it], I'm so scared
  < the plan changed because [an emergency came in|a bed was missing], [we had no choice|I know it is hard]
  - it's the third plan, [I packed my bag {pieces}|I can't do this again], it's wearing me out
  - nobody told us, [we waited for hours|I sat there hungry], that's not right
  + an emergency goes first, [of course|I understand], I hope they're well
  < we don't have the results yet, [they come by {due}|I'd tell you otherwise]
  - until {due}, [how do I get through that|that's torture], the waiting is the worst
  - you know more than you say, [I can see it|please], that frightens me
  + [okay|good], no news is better than bad news, I can wait until {due}
  ! I'll [come by|be there] on {due} before it starts, [and we go through it again|and hold your hand]
  + that would be lovely, thank you, [I feel safer|it's so kind]
  + you'd do that? [thank you|I'm touched], then I can sleep
  - that's kind, but it doesn't change [how afraid I am|the facts], sorry
  ! shall I explain each step, [slowly|one by one], so that nothing surprises you?
  + yes please, [slowly|with simple words], it helps to know
  + [good|gladly], what I know scares me less
  - please don't, [the more I know the worse|I'd rather not hear it], I feel sick already
  ! I can ask the [doctor|ward sister] to [call you|talk to you] by {due}
  + yes, [that would help a lot|thank you], I have three questions
  - the doctor has [two minutes|no time], I felt stupid the last time, no
  ! let me write down [the number|two numbers], you can ring [any time|at night too]
  + thank you, [I'll keep it by the bed|that calms me], really kind
  - I don't want to be a [burden|nuisance], I won't ring, I know myself
  @ will it hurt?
  = a little afterwards, [and you get something for it|we keep an eye on it]
  = during it no, [later like a bruise|you'd tell us at once]
  @ can [something|anything] go wrong?
  = seldom, [and then we are prepared|that's why we're so many]
  = I won't lie, [a small risk is there|nothing is certain], but it's small
  @ when can I go home?
  = [after two days|about {due}], if all goes well
  = when you [can walk to the door|feel well enough], not before
  ? what did they tell you [on {weekday}|at the first talk]?
  = that it's [small|routine], an hour, [words I looked up|I nodded a lot], then <homecare> came to mind
  = too [fast|much], {name}, I kept [half|a third], I wrote the rest <notedwhere>
  = be there by [six|seven], [no breakfast|empty], and bring <packed>
  ? what [helped|calmed] you the last time you were [afraid|nervous]?
  = {friend} on the phone, [talking nonsense|half the night], and <drink>
  = <hobby>, [oddly|believe it or not], my hands [knew|had something to do]
  = I <nightwork>, that's no help, [but it's what I do|and then it was day]
  ? do you have pain [right now|today]?
  = a little, {name}, like on {weekday}, [it comes in waves|when I lie]
  = no, it's the [head|fear], [that's worse|it never sleeps]
  = [more|less] than {delivered_ago}, I can <dailywork>, slowly
  ? who [looks after|takes care of] things at home [meanwhile|till then]?
  = <someone> comes for <homecare>, [if nothing comes up|every evening]
  = nobody yet, {name}, <homecare>, [that's what I count at night|I've asked four people]
  = {friend} has a key, and a list, [two pages|in red]
  < you're [young|strong], that's half the [way|battle], [the chart says so|I look at your values]
  + half, [good|that's something], {name}, I hold on to that, thank you
  - strong people [lie|lay] in there too, {name}, <someone> was strong, I'm frightened
  < nobody can [promise|swear] it, [I'd be lying|but I've seen hundreds go home]
  + hundreds, [that's a good word|I keep that], you calm me, {name}
  - and the others? [you don't say|I thought so], I'm [cold with fear|so scared]
  < the doctor is with [another|two others] until {follow_when}
  - I wait since {weekday}, {name}, with a head full of [fear|pictures], it's awful
  + [of course|okay], others need it too, until {follow_when}, I can do that
  ! [close|shut] your eyes, breathe with me, [four in, six out|slowly], {pieces}
  + ... that's [better|good], {name}, my heart is slower, thank you
  - I can't, it makes me [dizzy|think of it more], sorry, I'm a bad patient
  ! I bring you [a blanket|<drink>] and sit [five|ten] minutes
  + oh, [please|yes], {name}, you're so kind, five minutes is a lot
  - you have [six|eight] others, {name}, I'd feel guilty, go, I'm only afraid
  ! shall we [ring|call] {friend} together and say what you [need|fear]?
  + together, yes, [I'd never dare alone|you say hello first], what a relief
  - {friend} has [worries|enough] too, I don't want to frighten anyone
  ! you may bring <keepsake>, I [hold|keep] it for you until you [wake|are back]
  + <keepsake>? may I? [that's lovely|I'm touched], then I'm not so alone
  - you'll [laugh|lose it], {name}, it's [silly|nothing], I'm ashamed to be so scared
  @ do you [ever|sometimes] get scared here yourself?
  = [yes|on some days], for the ones I like, [then I make tea|you're one of them]
  = less than before, [I see them walk out|most walk out]
  @ what if I [change my mind|say no]?
  = then we [stop|talk], nobody [is angry|pushes you]
  = you [may|can], till the last minute, say it to me`;

export const interviewExchanges = `
  ?d [tell me|could you tell us] about the last [job|piece of work] you did
  = my last job ended {delivered_ago}, a [bridge|big order|ship], [nights too|in all weathers], and we finished on time
  = [three years|two years] in one place, [first as a helper|alone at the end], I learned a lot there
  = the last was a [repair|rush order], done [in two days|without a single complaint], I'm quite proud of it
  ?d why did you leave your last place?
  = it closed, {delivered_ago}, [all of us had to go|from one day to the next]
  = there was nothing new to learn, [and I want to get on|after four years]
  = the [shifts|hours] didn't fit with [the family|my night course], we parted on good terms
  ?d what do you do when something goes wrong?
  = stop, look, and say it [at once|openly], [hiding it costs more|I learned that the hard way]
  = I ask the one who [knows it best|did it before], [pride doesn't help|then I do it again]
  = I keep [calm|my voice down], and fix it first, [talk later|then we look for the reason]
  ?d which [papers|certificates] do you have?
  = the full training, and [two certificates|one more course], valid until next year
  = the basic one, the second I [take|sit] on {due}
  = I brought [them all|copies], shall I [leave them here|show you]?
  ?d would you do a trial [piece|day] for us?
  = gladly, [today if you like|I brought my gloves|I hoped you'd ask]
  = yes, [that's the fairest way|then you see it], on {due} I could
  = of course, [what would it be|paid or unpaid]?
  ?d how do you [work with others|get on in a team]?
  = well, [I listen first|I'm no loud one], and I [clean up after me|lend a hand]
  = best when [tasks are clear|we talk in the morning], then I'm fast
  = I had [one boss who shouted|one hard team], even there it worked
  ?d what would you like to earn?
  = {price} [to begin with|a month], [more when you know me|that's fair for the work]
  = what's usual here, [and a rise after the trial|I looked it up], about {price}
  ?d what are you not so good at?
  = paperwork, [I do it on {weekday} in one go|I'm slow at it], to be honest
  = waiting, [I start too early|I want to get going], I'm working on it
  = speaking in front of many, [it makes me nervous|you notice], hands are easier
  < we had [forty|thirty] people for this place, [some with more years|I say it openly]
  - that's hard to hear, I [hoped|thought] my work would count more than years
  + I can imagine, [thank you for saying it|good to know], then I'm glad to sit here
  < the shifts [start at five|change every week], and [nobody likes that|it isn't for everyone]
  + early suits me, [I'm up at four anyway|no problem], that's fine
  - every week? [that's difficult|hm], with a small child it worries me
  < I see a gap of [some months|half a year] in your papers
  - that was [my mother's illness|a bad time], I don't like to be judged by it
  + yes, [I cared for my mother|I was ill], I'm well and glad to be back
  ! we could start with [a trial week|two trial days], from {due}
  + from {due}, [with pleasure|that's great], I'm happy about the chance
  + a trial is fair, [thank you|I look forward to it], I'll be there early
  - unpaid? [I'm sorry|then no], I can't afford that, it's a pity
  ! I'd like to show you the [workshop|place] [right now|before you go], have you got [ten|five] minutes?
  + I'd love to see it, [thank you|gladly], I have all afternoon
  ! you hear from us by {due}, [yes or no|in any case]
  + thank you, by {due}, [it was a good talk|I hope for the best], I'd be glad
  - by {due}, [the last ones said that too|I know that line], and never wrote, sorry, I'm a bit worn
  @ what would my first [day|week] look like?
  = [you go along with somebody|a week beside the old hand], then your own place
  = safety first, [then a small piece|then we see], nobody is thrown in
  @ who would I work with?
  = a team of [six|eight], [two of them young|most here for years], [loud but good|you'll like them]
  = with me, at first, [I'm not so bad|ask around]
  @ when do I hear from you?
  = by {due}, [one way or the other|you have my word]
  = we see [two more|one more], then I ring you`;

export const workExchanges = `
  ?c what's the [state|situation] right now?
  = [stable|quiet] since {follow_when}, [but I don't trust it|before that it was wild], one thing is still open
  = the worst began at {follow_when}, [since then it's slowly better|it comes and goes]
  = [half of it works|two of three are fine], the rest [hangs|waits for you]
  = {friend} [sleeps|writes], I [watch|wait], since {follow_when} [no bell|no surprise], {name}
  = one [red|yellow] light, <workthing>, the rest [behaves|is green]
  = [better|worse] than on {weekday}, {name}, I can say more at {follow_when}
  ?c what did you [try|change] [so far|already]?
  = I [went back to the old version|restarted it], {pieces}, [it held ten minutes|no change]
  = all the steps on the sheet, [in order|down to the last], and I noted the times
  = [not much|only the safe things], I didn't want to make it worse before you [came|looked]
  = I <effort>, {name}, and <workthing> [last|twice], you see how far that got
  = first <workthing>, then the [cable|door|number], then <drink>
  ?c who [knows|has been told] about it [so far|by now]?
  = the two of us and {friend}, [the others sleep|I didn't wake anyone]
  = everyone on the list, [at {follow_when}|they're awake now], nobody has an idea
  = the manager got a line, [no answer yet|that's all]
  = {friend}, who [yawned|nodded], and the [desk|gate], at {follow_when}
  = you, me, and <someone> [by accident|on the line]
  ?c when did it start [exactly|as far as you know]?
  = at {follow_when}, [I looked at the clock|the first alarm], nothing before that
  = [some time|somewhere] before {follow_when}, I only saw it then
  = after the change on {weekday}, [I'd bet on that|it fits too well]
  = {follow_when}, give or take, I had <meal> [in my hand|on the desk]
  = with <workthing>, I think, on {weekday} it [blinked|looked] odd already
  ?c what should I [watch|keep an eye on] [first|most]?
  = number four, [every half hour|it worries me], and call {friend} if it [drops|gets worse]
  = the thing from {follow_when}, [it may come back|I noted the values]
  = [nothing special|the usual], just the one I marked, [read my note first|it's on top]
  = <workthing>, {name}, and your own [eyes|nerves], drink something
  = the [left|top] one at {follow_when}, if it [moves|sinks] wake {friend}
  ?c are you all right, [by the way|after that night]?
  = tired, [honestly|to the bone], and glad you're here
  = it was a hard one, [my hands still shake|I need sleep], thanks for asking
  = I'm okay, [coffee helps|now that you're here it's better]
  = I <nightwork> before the shift, {name}, so no, but [thanks|nice of you]
  = my [knees|eyes] complain, {name}, the rest is [fine|coffee]
  < the last [note|handover] said it was [solved|all quiet], so I didn't look
  - solved? [nobody solved anything|that's wrong], I was alone with it for hours, that makes me angry
  - then the note was wrong, [it happens too often|somebody will get hurt], it's bad
  + I read that too, [no blame|you couldn't know], let's write it clearly this time
  - notes, {name}, I <effort> because of a note, it was [wrong|useless], I'm [cross|angry]
  + mine said so too, {name}, [blind trust|we both read it], let's mend the note
  < we're [two people short|short again], I [can't do both|have four others to look at]
  - I know, but I did it alone all night, [it's not safe|somebody has to say it], I'm worn out
  + I know, [it's not your fault|same here], then let's do the worst one together
  + okay, [fair|I see], I'll stay an hour longer
  - short since {weekday}, {name}, and who [pays|bleeds]? we do, it's [bad|unfair]
  + I [stay|sit here] till {follow_when}, {name}, you do <workthing>, okay
  < I'd [go back|roll it back] and look for the reason [tomorrow|in the morning], [safe first|nobody is awake to help]
  + agreed, [I'm relieved you say so|good], safe first
  + yes, [that's the right call|thank you], I was hoping for that
  - then it comes back tomorrow, [as on {weekday}|for the third time], I'm tired of patching, it's frustrating
  - back to what, {name}? on {weekday} it [broke|failed] too, I'm [afraid|tired] of going back
  + [good|safe], {name}, I'd sleep better, and we look at <workthing> at {follow_when}
  < that was my change, I'm afraid, [I tested it on {weekday}|it looked fine]
  - you could have told me, [I searched for hours|I blamed myself], that's annoying
  + thank you for saying it, [that takes courage|no drama], it saves us hours
  ! I'll [take over|watch it] from here, [you go and sleep|you've done enough]
  + thank you, [I can hardly see straight|you're a star], call me if it gets bad
  + oh, [that's kind|gladly], what a relief, I owe you one
  - I can't sleep with this open, [I'd worry|sorry], let me stay until it's clear
  + then I [sit|eat] for once, {name}, [bless you|thank you], <workthing> is yours
  - two minutes, {name}, I want to see <workthing> [settle|breathe], I'm too [worried|wound up] to go
  ! let's [call|wake] {friend}, [three see more than two|that's the rule], I'll do it
  + good, please do, [I didn't dare|I feel better with three], thanks
  - not at this hour for that, [we'd look stupid|they'd be angry], it bothers me
  + {friend} [owes me|won't bite], do it, {name}, I feel [better|safer] already
  - {friend} has <missedthing> tomorrow, {name}, it'd be [cruel|a shame], not yet
  ! I write the [note|report] for the morning, you [tell me the times|read it once]
  + great, [thank you|you write better than me], it began at {follow_when}
  - I'd rather write it myself, [last time half was wrong|no offence], sorry, I'm cross about that one
  + you [write|type], I [talk|walk], it began with <workthing>, {name}, thanks
  - I'll do it, {name}, or it says all fine again, and that [annoys|worries] me
  ! we go through it [together|step by step], [you read, I type|ten minutes], okay?
  + okay, [four eyes|good idea], I'm glad it's you tonight
  + yes, [together it's half as bad|thanks], ready
  - I've been through it {pieces}, [I see nothing any more|it's hopeless], I need a break
  + top to bottom, {name}, you <workthing>, I the rest, [good|I'm glad]
  - I [see|read] double by now, {name}, [ten minutes first|it's hopeless], I'm sorry
  @ do you think it [holds|stays quiet] till morning?
  = I think so, [if nobody touches it|it looks good]
  = no idea, [honestly|ask me at {follow_when}], I'd not bet on it
  @ was it my mistake?
  = no, [nobody saw that coming|anyone would have done it], don't think about it now
  = partly, [and mine too|so was it mine], we write it down and learn
  @ who tells the others?
  = I do, [at {follow_when}|in the morning], you rest
  = we both, [short and plain|with the facts], no blame
  ? [did you|have you had] [eat|a break] at all?
  = <meal>, [at the desk|cold], at {follow_when}, [more didn't fit in|between two calls]
  = <drink>, {pieces}, [does that count|no food], my stomach [growls|complains]
  = no, {name}, there was [no minute|<workthing>], I'll eat when it's done
  ? how sure are you that it's [the cause|that]?
  = [seven|eight] of ten, {name}, since {follow_when} it [fits|all points there]
  = not at all, [I guess|it's a feeling], but <workthing> looked [odd|wrong]
  = sure, I [saw|tested] it {pieces}, [same result|with {friend}]
  ? what do I [tell|write] the [boss|next ones]?
  = the times, {name}, [no guesses|only what's sure], and that {friend} knows
  = that it's [under control|quiet] since {follow_when}, [mostly|knock on wood]
  = nothing before {follow_when}, [please|then we know more]
  ? is {friend} [coming|still here]?
  = on the way, <alongvia>, [in an hour|if nothing breaks down]
  = went home at {follow_when}, [grey as a wall|I sent them]
  = asleep in the [chair|back room], ten minutes, let them
  < we said {pieces} that <workthing> needs [two people|a check], nobody listened
  - you said it in the [kitchen|hall], {name}, not [in writing|to them], that's no help, I'm cross
  + true, I was there, [and said nothing|my fault too], let's write it down now
  + [right|and you were right], this time with names, I'm glad you remind me
  < I only [follow|followed] the sheet, and the sheet says wait
  - the sheet is [old|from spring], {name}, somebody could get hurt, that's bad
  - wait, wait, {pieces} tonight, I'm at the end of my [nerves|strength], it's frustrating
  + good that you [followed|kept to] it, then we know what was done, thanks
  < my [train|bus] was late, I [ran|came] as fast as I could
  - it's the third time, {name}, I've [children|<missedthing>] waiting, that's unfair
  + you're here, [that's what counts|catch your breath], I'm glad
  + no harm, {name}, sit, I tell you while you [drink|change]
  ! I do <workthing> first, then you tell me the rest [slowly|in order]
  + good, {name}, [that was my worry|it's the worst one], thank you
  - please listen first, {name}, it's the order that [matters|saves us], I'm uneasy
  ! let me [look|read] over your notes while you [sit|eat]
  + do, my eyes [burn|are shut], what a relief, <meal> and ten minutes
  + [gladly|yes], you find what I [miss|don't see], I'm so tired
  - they're a mess, {name}, I'm ashamed of them, let me clean them up first
  ! I [call|ring] {friend} in, [rather once too often|before it gets bad]
  + yes, call, [I feel better with three|I was too proud to], thanks {name}
  - {friend} has been up for [two nights|{pieces} this week], that would be cruel
  @ did I [forget|miss] anything?
  = <workthing> maybe, [I'll look|no matter], the rest is there
  = no, it's the best [note|handover] this week, [go home|really]
  @ can you [stay|hold on] till {follow_when}?
  = I can, [if you bring <drink>|for you]
  = till {follow_when}, not longer, [my legs|the last bus]`;

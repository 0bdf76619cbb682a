/** What colleagues, team mates and guests say to each other when something went wrong between them; notation in `exchange.ts`. */
export const teamExchanges = `
  ? [what|which part] [hurt|annoyed] you most about it?
  = that [nobody|not one of you] said a word, {name}, [not even {friend}|they looked at their plates]
  = the [tone|way] of it, on {weekday}, [before everyone|with the door open], after I <achieved>
  = that I [heard|read] it [from <someone>|by chance], and not from you, {name}
  ? who was [there|in the room] [when it happened|then]?
  = {friend}, and two from [the other floor|sales], [all ears|very quiet]
  = [half the team|everyone], it was in the [big room|call] on {weekday}
  = you and I, {name}, and [a door|a window] that was open
  ? how should we [go on|work] [from here|now]?
  = [straight|openly], {name}, [you come to me first|no mails over my head]
  = with a list [who does what|of tasks], and both our names under it, by {due}
  = I don't know, [today|right now] I'd rather <dailywork> alone, [sorry|honestly]
  ? did I [ever|once] treat you like that before?
  = [never|no], {name}, that's why it [hurts|surprised me] so
  = {pieces}, in small [things|ways], I [let it go|said nothing]
  = [maybe|once], {delivered_ago}, over <workthing>, I thought it was the stress
  < it was [decided above|the boss's idea], I only [passed it on|read it out]
  - with a [smile|grin], {name}, I [saw|was there], that's [cowardly|not the whole truth]
  - and you couldn't [ring|warn] me? one [call|line], {name}, I'm [hurt|so disappointed]
  + [oh|so], then I was angry with the wrong one, [sorry|thanks for telling me], {name}
  + okay, the boss then, [that's good to know|I see], I'll [ask|go up] myself
  < I was [under pressure|tired], it was {follow_when}, and <workthing> had just [failed|come in]
  - we're all [tired|under pressure], {name}, I didn't [shout|put it on you], that's unfair
  - <workthing> was mine too, I [stayed|came in] for it, so [don't|spare me that], I'm angry
  + I know that night, {name}, [it was awful|none of us was at our best], let's leave it
  + [thank you|good], that's [nearly|half] a sorry, I can work with that
  < you never said you [wanted|minded] it, [how should I know|I can't read minds]
  - I said it {pieces}, in [the meeting|writing], I have <proof>, [listen for once|that's insulting]
  - a [look|word] to me was enough, {name}, [you didn't even try|it's mean]
  + maybe I was too [quiet|polite], [fair point|that's my part], I say it now
  ! I [tell|write to] the others that it was your [work|idea], [today|before {due}]
  + today, in the same [round|channel], {name}, [that's decent|thank you], then it's good again
  + you'd do that? [that takes guts|I'm impressed], I won't forget it
  - now that everybody [clapped|decided]? it's [too late|only words], {name}, sorry
  ! let's [have|get] <drink>, you and I, and [start over|say it all once]
  + <drink>, yes, {name}, [gladly|I'd like that], I don't want to [fight|carry it round]
  + [okay|fine], but I [pay|choose the place], and no [phones|work], good
  - {name}, I'm too [angry|sad] for <drink> [today|right now], it would turn out badly
  ! I take <workthing> off you until {due}, so you can [breathe|catch up]
  + until {due}, [that helps|what a relief], {name}, thank you, I was near the [edge|end]
  - I don't want less work, {name}, I want [respect|to be asked], you don't see it
  ! we [ask|get] {friend} to sit with us on {due}, as a [third|neutral] one
  + {friend} is fair, [good|I trust that], {due} suits me, thank you
  - {friend} is your [friend|lunch mate], {name}, that's not [neutral|fair], no
  ! I was wrong, [full stop|no excuse], and I [say|said] so
  + [thank you|wow], {name}, that was [hard|big of you], I'm glad, we're good
  + I needed that, [really|more than you know], then let's [work|go on]
  - you say so [here|in private], {name}, but [shouted|laughed] before all, it still hurts
  @ would you have [done|said] it to {friend} too?
  = [no|honestly no], {friend} would have [bitten|left]
  = to anybody that day, [I'm afraid|it wasn't aimed at you]
  @ do you [want|need] me in this team at all?
  = [yes|of course], who else [knows|can do] <workthing>
  = I do, [ask {friend}|I say it everywhere but to you]`;

/** What scenarios about work are about; notation in `matter-sources.ts`. */
export const workMatters = {
  job_search: `
    = job_search | job search*, job hunt*, unemploy*, looking for work, applying*, application*, resume, cv, busca*, bewerb*, arbeitslos*, chomage, recherche*, emprego | the job search
    * stuck 0: the job search [brings only silence|goes nowhere|stands still] [after forty letters|for weeks|again]
    * hope 0: the job search [may|might|could] [end this month|lead to an interview|pay off] / the job search [ended this month|led to an interview|paid off] / the job search did not [end|pay off]
    * fear 1: the job search [may|might|could] [last all winter|eat up my savings] / the job search [lasted all winter|ate up my savings] / the job search did not last all winter
    bad 0: the job search brought [three|four|nine] refusals [in a day|before lunch]
    < [many|two hundred] people applied for the job, [we read them all|it takes a while]
    = lost_job | lost his job, lost her job, lost my job, lost their job, loses his job, loses her job, loses my job, loses their job, losing a job, losing her job, losing his job, losing their job, laid off, fired, redundan*, dismiss*, job loss, layoff*, perdio su trabajo, despid*, entlass*, licenci*, demit* | the lost job
    * bad 0: I lost [my|the] job [on Friday|after eleven years|in one short call|with the whole floor|at the plant|on {weekday}|without notice]
    * wrong 0: [the firm|the company|the new owner|my old boss] [cut|ended|took away|scrapped] my job [by email|in one call|in a stairwell|after eleven years|for a cheaper man|overnight]
    * fear 1: without the lost job [the rent|the savings|my plans] [may|might|could] [be gone by spring|not hold] / without the lost job [the rent|the savings] did not hold / even without the lost job [the rent|the savings] held
    hope 0: the lost job [may|might] turn out to be [a way out|a new start] / the lost job turned out to be [a way out|a new start] / the lost job was no [way out|new start]
    shame 2: I [pretended|told the neighbours] I still had the lost job
    kind 2: [old colleagues|two colleagues] [rang|wrote] about the lost job
    plain 0: I [handed back|posted] the [badge|keys] of the lost job
    = interview | interview*, entrevista*, vorstellungsgesprach*, entretien* | the interview
    * fear 0: the interview [may|might|could] [go wrong|expose me|end in two minutes] / the interview [went wrong|ended in two minutes] / the interview did not go wrong
    * hope 0: the interview [may|might|could] [get me in|be my chance|lead to an offer] / the interview [got me in|led to an offer] / the interview led to nothing
    stuck 0: the interview was [moved|put off] [twice|an hour before|without a word]
    pride 0: I [answered|asked] every question in the interview [calmly|without notes]
    < the interview is [short|quite open], [tell me what you did last|just be plain]
    < we had [nine|many] people in for an interview, [you are on the list|I'll be frank with you]
    * fear 0: I [may|might] [talk too much|forget <skill>|shake] in the interview on {due} / I shook in the interview / I did not shake in the interview
    * hope 0: the interview on {due} [may|might] be my chance to <skill> for a living / the interview was my chance, they called / the interview was no chance at all
    * bad 0: the last interview, {delivered_ago}, [ended after ten minutes|went badly|was over before it began]
    pride 0: I told them in the interview that I <achieved>
    ? have you worked [nights|at heights|with new people] before?
    = nights, {pieces} a month, [I sleep well by day|no trouble], it's [quiet work|my best time]
    = {delivered_ago} for the last time, [and I liked it|with a good crew], we <achieved>
    = not much, to be honest, but I can <skill>, and I [learn fast|ask when I don't know]
    ? what would your last boss say about you?
    = that I <achieved>, [and grumble before <drink>|and am never late]
    = [stubborn but right|quiet, but there], and that I can <skill>
    = ring and ask, {name}, the number is in [my papers|the letter]
    = rejection | reject*, refus*, turned down, absage*, rechazo*, ghost* by | the rejection
    * bad 0: the rejection came [by form letter|after three rounds|on my birthday|within an hour]
    * stuck 0: the rejection gives no [reason|name|way to ask]
    hope 0: the rejection [may|might] not be the last word / the rejection was not the last word / the rejection was the last word
    = offer | offer, offered, contract, job offer, two offers | the job offer
    * hope 0: the job offer [may|might|could] come [this week|with a fair wage] / the job offer came [this week|with a fair wage] / the job offer did not come
    * fear 0: the job offer [may|might] be [withdrawn|too low] / the job offer was [withdrawn|too low] / the job offer was not [withdrawn|too low]
    < the job offer stands until {weekday}, [I can't hold it longer|think about it]
    = career_change | career change*, new career, quit*, retrain* | the change of career
    * hope 0: the change of career [may|might] make me [happy|free] / the change of career made me [happy|free] / the change of career did not make me happy
    * fear 1: the change of career [may|might] cost too much / the change of career cost too much / the change of career did not cost too much`,
  new_job: `
    = new_job | new job, new position, new colleague*, starts, nuevo trabajo, neue stelle, neuer job, nouveau travail, novo emprego, joins | the new job
    * hope 0: the new job [may|might|could] [suit me|be what I need|last] / the new job [suits me|is what I needed] / the new job does not suit me
    * fear 0: the new job [may|might|could] [be too big for me|show what I can't do|end in probation] / the new job [was too big for me|ended in probation] / the new job was not too big for me
    good 0: the new job began with [a warm welcome|flowers on the desk|a lunch for all]
    stuck 0: at the new job [my login|the door card|the laptop] does not work
    < the new job takes [months|time] to learn, [nobody expects more yet|ask anything]
    * stuck 0: in the new job I [wait|ask] since {weekday} for [a key|a login|somebody who shows me <workthing>]
    = first_day | first day, first week, primer dia, erster arbeitstag, erster tag, premier jour, primeiro dia | the first day
    * fear 0: I [may|might|could] [say the wrong thing|be late|forget all names] on the first day / I [said the wrong thing|was late|forgot all names] on the first day / I did not forget a single name on the first day
    * hope 0: the first day [may|might] [go well|be kind to me] / the first day [went well|was kind to me] / the first day did not go well
    * shame 0: on the first day I [called the boss by the wrong name|spilled coffee on a keyboard|sat in the wrong meeting]
    kind 1: {they} [showed me round|had lunch with me|lent me a charger] on the first day
    < the first day is a lot, [take notes|we all went through it]
    = probation | probation, trial period, probezeit | the probation
    * fear 0: I [may|might] not get through the probation / I did not get through the probation / I got through the probation
    * hope 0: the probation [may|might] end early / the probation ended early / the probation did not end early
    < your probation [runs until spring|is going fine], [two things to work on|keep asking]
    = mistake | mistake*, error*, wrong file, broke | the mistake
    * shame 0: I made a mistake [in front of the team|that cost a day|on the big order]
    * fear 0: the mistake [may|might] cost me the job / the mistake cost me the job / the mistake did not cost me the job
    < everybody makes [that|a] mistake [once|here], [tell me at once next time|we fixed it]`,
  team_conflict: `
    = conflict | conflict*, argu*, fight*, quarrel*, tension*, dispute*, streit*, konflikt*, disput*, bully*, rude, mobbing | the conflict in the team
    * wrong 0: {they} [blamed me|cut me off|shut me out] [in front of everyone|in the meeting|by mail] and the conflict in the team was open
    * bad 0: the conflict in the team [ruined|took over] [the week|our lunches|the whole project]
    * stuck 0: the conflict in the team [goes on|gets worse|is waved away] [whatever I try|after two talks]
    hope 0: the conflict in the team [may|might|could] end with a talk / the conflict in the team ended with a talk / the conflict in the team did not end with a talk
    fear 2: the conflict in the team [may|might] cost me my place / the conflict in the team cost me my place / the conflict in the team did not cost me my place
    < the conflict has two sides, [you left me out as well|I felt shut out too]
    < I [said|wrote] what I [saw|thought], [not against you|it wasn't personal]
    * wrong 0: {they} [wrote|told] the boss [behind my back|on {weekday}] that I [slow things down|make mistakes|am never there], and the conflict in the team was open
    * bad 0: since {weekday} [nobody says hello|we eat apart|half the team is silent], the conflict in the team [sits at every table|is everywhere]
    * wrong 0: {they} [left|crossed] my name [off the list|out of the plan], [after|although] I <achieved>, and so the conflict in the team began
    = credit | credit, stole*, idea, ideas, takes the praise, praise | the credit for my work
    * wrong 1: {they} took the credit for my [work|idea|report] [in front of the boss|on slide three|without blinking]
    * wrong 1: {they} presented my [work|idea] as theirs and took the credit
    hope 1: the boss [may|might] see who earned the credit / the boss saw who earned the credit / the boss did not see who earned the credit
    fear 1: they [may|might] do it again and keep the credit / they did it again and kept the credit / nobody takes the credit from me any more
    < I said 'we' when I took the credit, [you were not in the room|it was teamwork]
    * wrong 1: {they} [showed|sold] my [plan|draft|numbers] on {weekday} as [theirs|team work] and took the credit
    * bad 1: I <achieved>, and the credit went to [somebody else|the loudest one]
    = deadline | deadline*, delay*, project*, late, overtime, workload, launch, schedule | the delayed project
    * stuck 2: the project is delayed [again|by three weeks|because one part is missing]
    * wrong 2: {they} [delayed|blocked] the project [for a week|with new wishes|and blamed us]
    * fear 2: the delayed project [may|might|could] [be stopped|cost us the client|eat the weekends] / the delayed project [was stopped|cost us the client] / the delayed project [was saved|did not cost us the client]
    hope 2: the delayed project [may|might] still make the date / the delayed project made the date / the delayed project did not make the date
    < the project was delayed [by the numbers I got|before it came to me], [look at the dates|not by me]
    < I can give the project two [people|days] more, [that's all|no miracle]
    = shifts | shift*, schedule*, rota, holiday*, vacation, weekend* | the shifts
    * wrong 1: {they} changed my shifts [overnight|without asking|for a friend]
    * stuck 1: the shifts [never add up|change every week]
    hope 1: the shifts [may|might] be shared out fairly / the shifts were shared out fairly / the shifts were not shared out fairly
    < someone has to do the shifts, [you had May off|I drew lots]
    = meeting | meeting*, email*, chat, remote | the meeting
    * wrong 0: {they} [talked over|laughed at] me in the meeting [twice|before the client]
    * fear 0: the meeting [may|might] turn against me / the meeting turned against me / the meeting did not turn against me
    < the meeting was short, [I didn't mean to cut you off|we had ten points]`,
  performance_review: `
    = review | review*, apprais*, feedback, evaluacion, mitarbeitergesprach, entretien, avaliacao, rating, criticis* | the review
    * fear 0: the review [may|might|could] [go badly|end in a warning|cost me the bonus] / the review [went badly|ended in a warning|cost me the bonus] / the review did not go badly
    * hope 0: the review [may|might|could] [show what I did|bring a promotion] / the review [showed what I did|brought a promotion] / the review did not show what I did
    * wrong 0: {they} [tore my work apart|forgot half of my work|read out old mistakes] in the review
    pride 0: I [named my results|disagreed politely] in the review
    < the review is about [the whole year|results], [not one project|there's good in it too]
    < in the review I have to [give examples|be fair to all], [you know that|here is one]
    = raise | raise*, pay rise, salary, pay, negotiat*, wage*, aumento, gehalt*, augmentation | the raise
    * hope 1: the raise [may|might|could] [come through|be in the budget|be bigger than last time] / the raise [came through|was in the budget] / the raise did not come through
    * fear 1: they [may|might|could] [say no to|put off|shrink] the raise / they [said no to|put off] the raise / nobody said no to the raise
    * wrong 1: {they} [put off|forgot|halved|laughed about|took back] the raise [again|by mail|in the corridor|until next year|without a reason]
    * pride 1: I [asked|wrote|made my case] for [the|a] raise [with numbers|without blushing|calmly|on one page]
    stuck 1: the raise is [frozen|on hold|waiting for a signature] [until spring|again]
    kind 1: {they} [fought for|wrote a letter for] my raise
    < the raise you want is [above|far above] the budget, [I can do half|this year at least]
    < what did you do that [others|the team] didn't, [for such a raise|I need reasons for above]?
    < I can [ask|try] for a raise [in spring|in two steps], [not today|no promise]
    < [four|three] percent is [my limit|what I can sign], [and two days at home|with a title]
    * wrong 1: {they} promised the raise {delivered_ago} and [forgot|gave it to another|talk of next year]
    * stuck 1: I [asked|wrote] {pieces} for the raise and [there is always a reason|hear next month|get a smile]
    * bad 1: the raise was {offer}, [a joke|before tax|not even <costs>]
    * hope 1: the raise [may|might] come by {due}, now that I <achieved> / the raise came, because I <achieved> / the raise did not come, though I <achieved>
    * pride 1: I named {price} for the raise and [did not blink|kept silent after it]
    = promotion | promot*, passed over, ascenso, beforder*, senior, title | the promotion
    * hope 2: the promotion [may|might|could] be mine [this time|in spring] / the promotion is mine / the promotion went to somebody else
    * wrong 2: {they} gave the promotion to [the golf partner|a newcomer|somebody from outside]
    fear 2: the promotion [may|might] change all my days / the promotion changed all my days / the promotion did not change all my days
    < the promotion needs [one more year|a bigger project], [you're close|I said so in May]`,
  startup_pitch: `
    = pitch | pitch*, demo, present*, investor*, stage, deck | the pitch
    * fear 0: the pitch [may|might|could] [fall flat|end in silence|run over time] / the pitch [fell flat|ended in silence|ran over time] / the pitch did not fall flat
    * hope 0: the pitch [may|might|could] [win them over|bring the money|open the door] / the pitch [won them over|brought the money|opened the door] / the pitch won nobody over
    stuck 1: the slides for the pitch [would not load|are still a mess]
    pride 1: I gave the pitch [without notes|in three minutes|in a torn jacket]
    < the pitch was [clear|lively], [the market is what I doubt|but who pays]?
    < [three|two] other firms made the same pitch [this month|last week], [what's different|tell me why you]?
    * fear 0: the pitch is on {due} and <workthing> [may|might] fail in it / the pitch came and <workthing> failed in it / the pitch came and nothing failed in it
    = funding | funding, funds, money, round, runway, valuation, equity | the funding
    * hope 0: the funding [may|might|could] [come through|close by {weekday}] / the funding [came through|closed by {weekday}] / the funding did not come through
    * fear 0: the funding [may|might] [run dry|come too late] / the funding [ran dry|came too late] / the funding did not [run dry|come too late]
    * wrong 0: {they} [pulled|halved] the funding [by text|at the signing]
    < I can put in funding, [for a fifth of the firm|if there's a second customer]
    = cofounder | co founder*, cofounder*, partner leaves, leaves the company, equity split | my co-founder
    * fear 2: my co-founder [may|might] leave / my co-founder left / my co-founder did not leave
    * wrong 2: my co-founder [signed|decided] [things|a contract] behind my back
    hope 2: my co-founder [may|might] come round / my co-founder came round / my co-founder did not come round
    = launch | launch*, first customer*, product, prototype, app, users | the launch
    * hope 1: the launch [may|might] [bring real customers|go without a crash] / the launch [brought real customers|went without a crash] / the launch brought no customers
    * stuck 1: the launch is [stuck|delayed] [over a bug|for the third time]`,
  volunteering: `
    = shift | volunteer*, charity, help*, community, voluntar*, freiwillig*, ehrenamt*, benevol* | the volunteering
    * good 0: the volunteering [brought|filled] [forty parcels|a whole van|new faces]
    * stuck 0: the volunteering [lacks hands|has no van|is short of keys] [again|this week]
    * hope 0: the volunteering [may|might|could] [make a difference|grow] / the volunteering [made a difference|grew] / the volunteering made no difference
    fear 0: the volunteering [may|might] wear us out / the volunteering wore us out / the volunteering did not wear us out
    kind 2: {they} [thanked us for|brought soup to] the volunteering
    < without more hands the volunteering [can't go on|has to shrink], [that's the list|I've asked all]
    * stuck 0: for the volunteering on {due} we are [two|three] people, and <someone> has [the flu|no car]
    * good 0: on {weekday} the volunteering [fed|reached] [sixty|ninety|a hundred] people
    = food_bank | food bank, soup kitchen, food, banco de alimentos, banque alimentaire, meals | the food bank
    * bad 1: the food bank was [empty by noon|out of bread] [again|for the first time]
    * good 1: the food bank [got a van full of fruit|fed two hundred people]
    fear 1: the food bank [may|might] have to close / the food bank had to close / the food bank did not have to close
    hope 1: the food bank [may|might] get a bigger hall / the food bank got a bigger hall / the food bank did not get a bigger hall
    = cleanup | clean*, beach, park, river, litter, trees, planting | the clean-up
    * good 0: the clean-up filled [sixty|ninety] bags [by noon|in the rain]
    * hope 0: the clean-up [may|might] draw a crowd / the clean-up drew a crowd / the clean-up drew nobody
    * bad 0: a week after the clean-up [everything|the bank] was dirty again
    = shelter | shelter, animal*, dogs, homeless, refugees | the shelter
    * fear 1: the shelter [may|might] be full by night / the shelter was full by night / the shelter was not full by night
    * good 1: an old [man|dog] from the shelter found a home`,
} as const;

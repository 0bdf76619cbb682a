/**
 * What happens around any matter, whatever it is: `{subject}` stands for it. The notation is that of `FamilySource.events`; no
 * verb here agrees with the matter in number.
 */
export const commonEvents = `
  good good_news 0 {subject}: there was [good|better|welcome] news about {subject} [at last|this morning|from {friend}|by post]
  good weight_lifted 0 {subject}: I [slept well|ate properly|laughed|sang] [again|today|at last] [in spite of|despite] {subject}
  good found_ally 0 {subject}: I found [somebody|two people|a neighbour|an old hand] who [knows about|can help with|understands] {subject}
  bad lay_awake 0 {subject}: I [lay awake|hardly slept|was up half the night|woke at three|counted the hours] [over|because of|thinking of|on account of] {subject}[| on {weekday}| again| last night]
  bad day_spoiled 0 {subject}: {subject} [spoiled|ate up|overshadowed] the [whole day|weekend|evening|family lunch]
  bad worn_out 0 {subject}: I [have no strength|had no patience|am too tired|was too worn out|had no head] for {subject} [today|this week|by now|after <chorework>|on {weekday}]
  stuck no_answer 0 {subject}: [nobody|no one] [could tell|told|wrote] me [more|anything new|a word|the truth] about {subject}
  stuck no_further 0 {subject}: I am [no further|back at [the start|square one|zero]|stuck|running in circles|where I was {delivered_ago}|lost] with {subject}[| again| for all my trying| since {weekday}]
  stuck line_dead 0 {subject}: every [call|message|attempt] about {subject} [led nowhere|came to nothing|ended in silence]
  hope still_well 0 {subject}: {subject} [may|could|might] still [turn out well|end well|come right] / {subject} [turned out|ended] well / {subject} did not [turn out|end] well
  hope way_out 0 {subject}: there [may|might|could] be a [simple|fair|quiet|good] way out [of|with] {subject} / there was a [simple|fair|good] way out [of|with] {subject} / there was no [simple|fair|good] way out [of|with] {subject}
  hope friend_knows 0 {subject}: {friend} [may|might|could] [know a way|have an idea|help|have advice] with {subject} / {friend} [knew a way|had an idea|helped] with {subject} / {friend} [knew no way|had no idea|could not help] with {subject}
  fear out_of_hand 0 {subject}: {subject} [may|could|might] get out of hand / {subject} got out of hand / {subject} never got out of hand
  fear too_late 0 {subject}: it [may|might] be too late [now|already] for {subject} / it was too late for {subject} / it was not too late for {subject}
  fear never_over 0 {subject}: {subject} [might|could|may] [drag on|go on] [for months|until winter|all year|for ever] / {subject} dragged on / {subject} did not drag on
  pride kept_head 0 {subject}: I [kept my head|stayed calm|stayed polite|did not give up] [over|about] {subject}
  pride spoke_openly 0 {subject}: I [spoke openly|said what I think|asked clear questions|stood my ground] about {subject}
  shame lost_temper 0 {subject}: I [lost my temper|snapped at {friend}|shouted at a stranger|slammed a door] over {subject}
  shame told_lie 0 {subject}: I [told {friend} a lie|made things up|kept quiet] about {subject}
  kind friend_evening 0 {subject}: {friend} [took an evening|gave up a Sunday|stayed up late] to talk about {subject}
  kind friend_stood_by 0 {subject}: {friend} [stood by me|took my side|kept me company] all through {subject}
  unfair talked_behind 0 {subject}: [somebody|a colleague|a cousin] [made jokes|spread a rumour|gossiped] about {subject}
  fgood friend_same 0 {subject}: {friend} [came through|settled] something like {subject} [last month|for good]
  fbad friend_too 0 {subject}: {friend} has the same worry [with|about] {subject}
  odd asked_out_of_blue 0 {subject}: [a stranger|the baker|my old teacher|the caretaker] asked me about {subject}
  like kept_note 0 {subject}: there's [a note|a card|a drawing] about {subject} on my [fridge|door|desk]
  dislike tone 0 {subject}: [the letters|the mails|the calls] about {subject} have [an ugly|a cold|a false] tone
  plain wrote_down 0 {subject}: I wrote down [the dates|all I know|the main points] about {subject}
  plain told_friend 0 {subject}: I told {friend} [briefly|in two lines|on the phone] about {subject}
  plain old_messages 0 {subject}: I [read|looked] through [old|the] messages about {subject}
  plain called_round 0 {subject}: I made [a call|two calls|some calls] about {subject}`;

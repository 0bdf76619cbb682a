import type { FamilySource } from "./family.ts";

export const shiftHandover: FamilySource = {
  id: "shift_handover",
  users: "night nurse, day nurse, ward nurse, paramedic, control room operator",
  confidants: "flatmate, partner, sister, old friend from training",
  counterpart: "colleague",
  facing: 0.85,
  isOnDuty: false,
  places: "on the ward, in the staff room, at the nurses' station, in the corridor, in the control room",
  goals: `
    safe_night: nobody coming to harm
    clear_handover: a clear handover
    getting_home: getting home in one piece`,
  events: `
    good quiet_hour 0 the quiet hour: the last hour [was|stayed] quiet [for once|at last]
    bad short_staffed 0 the rota: we were [two|three] people short [all night|again]
    bad double_alarm 0 the alarms: two alarms went off [at once|in the same minute]
    stuck missing_note 1 the note: the note for bed four is [missing|not signed|unreadable]
    stuck no_answer_doctor 0 the doctor on call: the doctor on call [did not answer|was in surgery] for an hour
    wrong left_early 1 the handover: {they} [left|went home] without a handover [on {weekday}|again]
    wrong blamed_me 1 the report: {they} wrote in the report that I was late
    hope third_nurse 0 the third nurse: a third nurse [may|might] come by {weekday} / a third nurse came / no third nurse came
    fear mix_up 0 the sheets: the sheets [may|might] have been mixed up / the sheets had been mixed up / the sheets had not been mixed up
    pride caught_it 0 the dose: I [saw|caught] the wrong label in time
    shame snapped 1 the patient's son: I snapped at a patient's son
    kind stayed_longer 2 the extra hour: {they} stayed an hour longer for me
    unfair rude_to_cleaner 1 the cleaner: {they} [shouted at|was rude to] the cleaner
    fgood friend_exam 2 the specialist exam: {friend} passed the specialist exam
    fbad friend_back 0 the back: {friend} hurt her back lifting
    odd singing 0 the singing: an old man in room nine [sang|whistled] all night
    plain counted 1 the keys: I counted the keys and the sheets
    plain filled 1 the trolley: I filled the trolley`,
  details: `
    bed four [had|needs] [a quiet night|water every hour]
    room nine [rings|sleeps] [often|at last]
    [two|three] new [patients|cases] since [noon|midnight]
    the [pump|monitor] in six [beeps|was changed], [it's the cable|no alarm]
    I [had|drank] <drink> at <hour>, that was my break
    the [list|board] is up to date, [I hope|as of now]
    my feet [hurt|are gone], [as usual|twelve hours]`,
  pairs: `
    ? how was the night?
    [long|loud], [two alarms|one fall], [nothing worse|and paper]
    quiet until [three|four], [then all at once|then room nine]
    [all right|so so], [we were two|I'm glad you're here]

    ? what's still open?
    the [blood|results] of bed four, [by noon|the lab knows]
    [one|a] call to the [daughter|doctor], [the number's on the note|not urgent]
    [nothing|little], [only the trolley|I did the rest]`,
  advice: `
    [drink|eat] something [first|now], I take [the next one|room nine]
    [write|put] it on the [board|sheet], then [it's said|nobody forgets]
    go [home|to bed], the rest [can wait|is mine]`,
};

export const incidentResponse: FamilySource = {
  id: "incident_response",
  users: "site reliability engineer, on-call engineer, system administrator, network engineer",
  confidants: "partner, flatmate, old colleague, brother",
  counterpart: "colleague",
  facing: 0.9,
  isOnDuty: false,
  places: "on the call, in the incident channel, at the kitchen table, in the office",
  goals: `
    service_back: getting it back up
    finding_cause: finding the cause
    some_sleep: some sleep`,
  events: `
    good green 0 the graphs: the graphs are green [again|for ten minutes|since noon]
    bad pager 2 the pager: the pager went off at <hour>
    bad data_gap 0 the data: an hour of data is [missing|lost]
    stuck flapping 0 the service: the service [comes up and falls over|restarts every minute]
    stuck no_logs 1 the logs: the logs [stop|end] [right before it|at midnight]
    wrong deployed_friday 0 the change: {they} [deployed|pushed a change] [on a Friday|without a review|and went to lunch]
    wrong muted 0 the alert: {they} muted the alert [for weeks|and told nobody]
    hope rollback 0 the rollback: the rollback [may|might] hold / the rollback held / the rollback did not hold
    fear customers 0 the customers: customers [may|might] have lost orders / customers lost orders / no customer lost an order
    fear again_tonight 2 the night: it [may|might] happen again tonight / it happened again that night / it did not happen again
    pride found_it 1 the cause: I found the [line|setting] that did it
    shame wrong_box 0 the wrong machine: I restarted the wrong machine
    kind took_the_pager 2 the pager: {they} took the pager for [the night|two nights]
    unfair blamed_intern 1 the intern: {they} blamed the intern in front of all
    fgood friend_promotion 2 the promotion: {friend} got the promotion
    fbad friend_pager 2 the weekend: {friend} has the pager all weekend
    odd cat_on_keyboard 0 the keyboard: a cat walked over the keyboard in the call
    plain opened_ticket 1 the ticket: I opened a ticket
    plain read_graphs 1 the graphs: I read the graphs of last week`,
  details: `
    error rate [was|stood] at [nine|twelve] percent, [now two|falling]
    it [began|started] after [the deploy|the backup|the certificate]
    [the queue|memory] [grew|was full] [first|for an hour]
    the [runbook|page] [ends|says] at step four
    [two|three] people are on the call, [one eats|all muted]
    I've had [the pager|the week] since {weekday}
    the [status page|manager] wants [a line|news] every half hour`,
  pairs: `
    ? what changed before it began?
    one [deploy|config change], [by {friend}|ten lines], on {weekday}
    nothing [of ours|that I see], [a certificate maybe|the provider]
    the [backup|cron job] moved to [midnight|three], [that could be it|odd timing]

    ? who is it [hitting|hurting]?
    [all|half] of the [logins|payments], [not the app|in the north]
    only [reports|exports], [nobody noticed|so far]
    us, mostly, [the dashboard|internal tools]`,
  advice: `
    [roll back|go back] first, [ask later|then read]
    [take|get] a [second pair of eyes|break of five minutes]
    [write|keep] the times, [you'll need them|for the report]`,
};

export const medicalTreatment: FamilySource = {
  id: "medical_treatment",
  users: "patient, new patient, outpatient, mother of a patient",
  confidants: "sister, friend, husband, neighbour",
  counterpart: "nurse",
  facing: 0.6,
  isOnDuty: true,
  places: "in the hospital room, in the waiting room, on the phone, in the ward corridor",
  goals: `
    getting_well: getting well again
    staying_calm: staying calm
    being_home_soon: being home soon`,
  events: `
    good first_steps 0 the first steps: I walked [to the door|down the corridor] on my own
    bad sleepless 1 the night: I did not sleep [at all|until four]
    bad needle 1 the needle: they needed four tries with the needle
    stuck waiting_bed 0 the bed: I wait for a bed [in the corridor|since dawn]
    wrong no_word 1 the doctor: {they} told me [nothing|half of it] and ran on
    hope early_home 2 the way home: I [may|might] go home by {weekday} / I went home by {weekday} / I did not go home by {weekday}
    hope good_values 0 the values: the values [may|might] be better / the values were better / the values were not better
    fear pain 1 the pain: the pain [may|might] come back at night / the pain came back at night / the pain did not come back
    fear more_found 0 the scan: the scan [may|might] show more / the scan showed more / the scan showed nothing more
    pride asked 1 the questions: I asked all my questions
    shame cried 1 the tears: I cried in front of the whole room
    kind held_hand 1 the hand: {they} held my hand [all the time|for a minute]
    unfair loud_visitor 1 the visitor: {they} let the loud visitor stay
    fgood friend_home 2 the good news: {friend} from the next bed went home
    fbad friend_worse 0 the bad news: {friend} from the next bed got worse
    odd wrong_slippers 1 the slippers: somebody took my slippers and left blue ones
    plain packed 2 the bag: I packed my bag
    plain read_leaflet 1 the leaflet: I read the leaflet`,
  details: `
    I [read|looked up] too much [at night|about it]
    the [letter|leaflet] says [nothing to eat from midnight|be there at seven]
    my [bag|list] is [packed|by the door]
    {friend} [drives|comes with] me
    I'm the [second|third] on the list, [I was told|at nine]
    the room has a [tree|crane] before the window
    [everybody|they all] is kind, [I must say|it's not that]`,
  pairs: `
    ? what did the doctor tell you?
    that it's [small|routine], [an hour at most|seldom any trouble]
    [a lot|too much], [I kept half|in words I don't know]
    to come [early|with an empty stomach], and not to [worry|read on the net]

    ? do you have somebody to talk to [tonight|about it]?
    {friend}, [by phone|until ten]
    my [sister|husband], who [worries more|jokes too much]
    not really, [that's why I ask you|the cat]`,
  advice: `
    [write|put] your questions on a [slip|list], [the doctor reads it|nobody laughs]
    [breathe|count] slowly, [four in, six out|it helps most people]
    [bring|take] something from home, [a photo|music]`,
};

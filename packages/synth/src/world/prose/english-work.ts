import { framed } from "../grammar.ts";
import type { TextBank } from "./text-bank.ts";

/** Texts of work in English: notes, tickets, summaries, reasons, machines' own words. */

const notes = framed(`
[Back from|On leave until] {day}: {colleague} [covers|takes over] {topic}.
[Told|Reminded] {person} [again|{channel}] that {gripe}.
{count} [hours|pieces|cases] [booked on|left for] {topic}, [{percent} over|within] budget.
[Sketch|Idea|Proposal]: {task} [instead of|before we] {task2}.
[First contact|Third visit] {channel}; [open to|not keen on|keen on] {topic}.
[Weather|Access|Parking] [was fine|was difficult], [work at {place} went on|{span} lost].
[Key|Badge|Spare {part}] [returned|missing|with {colleague}].
[Quote|Invoice|Contract] [sent|signed|returned] {time}, [waiting on {team}|{topic} still open].
[Prefers|Insists on] {strength}; [dislikes|put off by] {weakness}.
[Second opinion|Cross-check] by {colleague}: [agrees|differs on {topic}|wants to {task}].
[Tested|Tried] the {part} [twice|for {span}]: [passed|{fault}|inconclusive].
[Complaint|Thanks] [passed to|shared with] {team}, [no further action|reply due {soon}].
[Delivery|Visit|Call] [missed|late] by {span}, [reason given: {cause}|no reason given].
[Changed|Corrected] [address|date|name] {channel}, [verified by {colleague}|old entry kept].
[Budget|Deadline|Scope] [confirmed|under review]: {topic} and {topic2}.
[Called|Spoke to|E-mailed] {person} {time}: the {part} {fault}, [follow-up {soon}|no answer yet|agreed to {task}].
[Asked {colleague} to|{colleague} will|{team_capital} to] {task} {soon}.
[Customer|Caller|Visitor] [is {feeling} about|asked about|complained about] {topic}; {gripe}.
[Checked|Inspected|Reviewed] the {part} at {place}: [no issue found|{fault}|needs attention {soon}].
[Waiting for|Pending]: [reply from {team}|approval|a spare {part}], [because of|due to] {cause}.
[Rescheduled to|Moved to|Postponed until] {day} [because of|due to] {cause}.
[Agreed|Decided] with {team} to {task}; [cost unchanged|no objections|{colleague} informed].
[Second|Third|Another] [report|mention] of the {weakness} [this month|since the change|in {period}].
[All good|Nothing unusual|Routine visit]: {praise}.
[Left a message|Tried twice, no answer|Will call back on {day}]. [Topic|About]: {topic}.
[Do not|Please do not] {task} before {colleague} [is back|has signed].
[Found|Noticed] [{count} cases|a pattern]: the {part} {fault} {time}.
[Handed over to|Passed on to|Assigned to] {team}, [reference in the file|see attachment|details {channel}].
[Prefers contact|Reach out] {channel}, [mornings only|not on {day}|ask for {colleague}].
[Measured|Counted] {count} [units|entries|pieces] at {place}, [as expected|{percent} below plan|two missing].
[To do|Open points]: {task}; {task2}.
`);
const subjects = framed(`
[Thank you|Thanks] for {topic}
[Your|The] {part}: [next steps|good news|one question]
{topic_capital}: [reply needed|decision|second reminder|final version]
[Can we|Shall we] {task}?
[Delay|Change of plan|New date]: {topic}
[{count}|Open] [cases|questions|points] on {topic}
[Welcome|Farewell] to {colleague}, {team}
[Lost|Found]: {part} at {place}
[Quote|Invoice|Contract|Offer] for {topic}
{place_capital}: {cause}
[Short|Quick] [question|note|survey] on {topic}
[Before {day}|By {day}]: {task}
[Wrong|Missing|New] {part}[ on our order| in your letter|]
{gripe_capital}
[Weekly|Monthly|Yearly] [report|summary]: {topic}
[Please|Kindly] {task}
[Not urgent|For information]: {topic} and {topic2}
[Problem with|Question about|Help needed with|Issue with] {part}
{part_capital} {fault}
[Urgent|Important|Action needed]: {task} {soon}
[Re|Fwd]: {topic}
[Request|Request for help]: {task}
[Your|Our] [enquiry|request|message] about {topic}
[Invitation|Reminder|Minutes]: {topic}, {day}
[How do I|How to|Cannot] {task}
[Update|Changes|News] on {topic}
[Feedback|Complaint|Praise] about the {thing}
[Follow-up|Second attempt]: {part} {fault}
[{quarter_capital}|This week]: {topic} and {topic2}
[Refund|Replacement|Correction] for {part}
`);
const tickets = framed(`
[Nobody|No one] at {place} can {task} [since|after] {cause}.
[It started|The trouble began] {time}: {gripe}, [then|and now] the {part} {fault}.
[Request|Wish]: [let us|make it possible to] {task} [without calling {person}|in one step|{use}].
[For the third time|Once more|Again]: {gripe}.
[On|Every] {day}, the {part} {fault} [for|within] {span}.
{colleague} [cannot|is not able to] {task}[, code {code}|, others can|].
[Access|Permission] needed to {task} [{soon}|until {day}|for {colleague}].
[Please check|Could someone look at] the {part} at {place}: {gripe}.
[Our|The] {thing} [shows|gives] {code} [after {period}|whenever the {part} {fault}].
[Wrong|Old] [data|name|price] [under|for] {topic}; [should be changed|please correct] {soon}.
[I was told|{person_capital} told me] to {task}, [but|yet] {gripe}.
[Question|Not a bug, a question]: how do I {task} [when|if] the {part} {fault}?
[New starter|New colleague] {colleague} [needs|is waiting for] {topic} by {day}.
[Slow|Very slow] since {day}: it takes {span} to {task}.
[Order|Request] number on file: the {part} {fault}, [refund|repair|replacement] [wanted|agreed {channel}].
The {part} {fault} [since {day}|after {cause}|whenever I try to {task}].
[When I|Each time I|As soon as I] {task}, {gripe}.
[I cannot|Unable to|I am trying to] {task}[, because the {part} {fault}|; it worked until {day}|].
{count} [users|people|customers] at {place} report that {gripe}.
[Since|After] {cause}[ {time}|], the {part} {fault}.
[Error|Code] {code} [appears|shows up|is displayed] when [we|I] {task}.
[Please|Could you please] {task}; [the {part} {fault}|it is needed {use}|{person} asked for it].
[Following up on|Reopening] [my last ticket|the earlier case]: {gripe}.
`);
const ticketSteps = framed(`
[Already tried|I have tried] to {task} and [restarted twice|cleared everything|checked the {part}], [no change|same result|it helped for {span}].
[This blocks|It holds up] {team}, so [please treat it as urgent|we need it {soon}|any workaround is welcome].
[Attached|Enclosed] [is a screenshot|are two photos|is the log][ from {place}| taken {time}|].
[Expected|It should] [be able to|let me] {task}; [instead|what happens is that] {gripe}.
[Happens|It happens] [every time|about {percent} of the time|only on {day}|at random].
[Reach me|Contact me] {channel}, [best in the morning|I am at {place}|ask for {colleague}].
[No rush|Low priority], [but worth a look|just so you know].
`);
const summaries = framed(`
{topic_capital} [went well|drew most questions|took up half of the time]; {praise}, [while|whereas] {gripe}.
[Between|From] {day} and {day2}, {count} [calls|orders|visits] [came in|were logged], {percent} [more|fewer] than [planned|before].
{team_capital} [proposes|asks] to {task}; [cost|effort]: {span}. [Decision|Answer] due {soon}.
[Positive|On the bright side]: {strength} and {strength2}. [To improve|Negative]: {weakness}.
[Customer|Patient|Guest|User] [reports|describes] that {gripe}; [advised|agreed] to {task}, [review|call back] {soon}.
[After {cause}|Following {cause}], [work at {place}|{topic}] [stopped|slowed] for {span} and [resumed|recovered] {time}.
[Nothing|Little] [changed|new] on {topic}; {topic2} [closed|handed to {team}|moved to {day}].
[Of|Out of] {count} [entries|samples], {percent} [failed|passed] because the {part} {fault}.
[The team|{colleague}] [finished|started] work on {topic}, [found|noted] {weakness} and will {task}.
[Lesson|Take-away]: {task} before you {task2}.
[Two sides|Both views] heard on {topic}: {praise}; {gripe}.
[Scope|Content]: {topic}, {topic2}. [Outcome|Result]: {strength}. [Next|Then]: {task}.
[Short call|Long meeting] with {person} [{channel}|at {place}]: {topic} [cleared up|left open|agreed].
[Trend|Pattern] over {period}: [more|fewer] [cases|complaints] of {weakness}.
{person_capital} [praised|valued] the {strength}, [asked about|wants more on] {topic}, [will {task}|no open points].
[Budget|Time] spent: {percent}. [Remaining|Ahead]: {topic}, {topic2} and the {part}.
[Audit|Check|Inspection] at {place}: [one finding|{number} findings|some remarks], [mainly|chiefly] the {weakness}.
[Background|Why now]: {cause}. [Plan|Proposal]: {task}. [Owner|Lead]: {colleague}.
[Everything|Most of it] [as planned|on time], [except|apart from] {topic}: {gripe}.
[Compared with|Against] the {quarter}, {topic} [gained|lost] {percent}.
[In the {quarter}|Over {period}|This week], [{topic} improved|{topic} took most of the time|we focused on {topic}]; {praise}, but {gripe}.
[{count} cases|{count} entries] were [handled|reviewed|closed], [most|{percent}] of them about {topic}.
[Main finding|Key point|Result]: the {part} {fault} [because of|due to] {cause}; {team} will {task} {soon}.
[The customer|The client|{person_capital}] [asked to|wanted to] {task}; [resolved|settled] {channel} [within|after] {span}.
[Overall|In short], {praise}; [open point|what remains]: {topic}.
[Discussed|Covered] {topic} and {topic2}; [agreed to|decision: to] {task}, {colleague} [in charge|to report back].
[Costs|Volumes|Complaints] [rose|fell] by {percent} [because of|after] {cause}; [next step|recommendation]: {task}.
[Incident|Issue] [opened|noticed] {time}: {gripe}. [Cause|Root cause]: {cause}. [Closed|Fixed] after {span}.
[Three|Two|Several] [risks|themes] [stand out|emerge]: {topic}, {topic2} and the {weakness}.
[Visit|Meeting] at {place}: {praise}, {strength} [confirmed|noted], [no action needed|follow-up on {day}].
`);
const reasons = framed(`
[decision|request] of {team}
[late|early] [arrival|delivery|return] after {cause}
[wrong|missing|damaged] {part}
[not|no longer] [suitable|needed] {use}
[better|lower] [offer|price] [elsewhere|from another supplier]
[price|size|colour|date] did not [fit|match|suit]
[unhappy|dissatisfied] with {topic}
[test|trial] [ended|failed]
[asked|told] by {person} to {task}
[rule|policy|limit] on {topic}
[found|replaced by] another {thing}
[technical|human|data entry] error
[fewer|more] people than planned
[no|late] answer from {team}
[change|end] of contract
{weakness}, {weakness2}
[waited longer than|open for] {span}
{cause}
[the|] {part} {fault}
[no longer needed|changed my mind|found a better offer|too expensive|ordered by mistake]
{weakness}
[delay caused by|because of|due to] {cause}
[customer|applicant|guest] [asked to|wanted to] {task}
[missing|unclear|outdated] [details on|papers for] {topic}
[moved to {town}|moving away|switching to another {thing}]
[quality issue|safety concern|compliance check]: {part}
[scheduled|planned] [maintenance of the|check of the] {part}
{gripe}
[duplicate of an earlier|wrong] [request|entry|order]
[seasonal|one-off|temporary] [change|need], {use}
[personal reasons|family reasons|illness|relocation|retirement]
`);
const logs = framed(`
{component} leader elected: {host}
[opened|closed] {count} connections to {host}
{component}: queue empty, [sleeping|waiting] {ms} ms
[checkpoint|snapshot] {count} written in {ms} ms
[scaling|scaled] {component} [up|down] to {number} replicas
request served by {host} in {ms} ms, {count} bytes
feature flag [enabled|disabled] for {component}, {percent} of traffic
[garbage collection|compaction] took {ms} ms on {host}
[health|readiness] check of {component} [passed|failed] ({code})
schema migration {version} applied in {ms} ms
[warming|flushing] cache on {host}, {count} keys
[schedule|cron] fired {component}, [next run|again] in {span}
[mail|report|export] queued by {component}, position {count}
certificate for {host} valid for {count} days
[joined|left] cluster: {host}, {number} members
trace sampled at {percent} in {component}
{component} [started|ready|stopped] in {ms} ms on {host}
{component}: processed {count} items in {ms} ms
connection from {host} [accepted|closed|reset] after {ms} ms
[retrying|retry {number} of five] {component} in {ms} ms
config reloaded, version {version}
[cache miss|cache hit] ratio {percent} on {host}
{component} [healthy|degraded|draining], queue depth {count}
job {component} finished with {count} rows, {number} skipped
[user|token|session] [expired|renewed|revoked] on {host}
slow query {ms} ms in {component}
deploying {component} {version} to {host}
disk usage on {host} at {percent}
heartbeat from {host} [ok|late by {ms} ms]
rate limit reached for {component}, {count} requests [queued|dropped]
backup of {component} [completed|verified] in {span}
`);
const errors = framed(`
{component}: deadlock [detected|resolved] after {ms} ms, [transaction rolled back|retry {number}]
{host}: disk [full|failing], {percent} used
[broken pipe|connection reset] by {host} while [sending|reading] {count} bytes
[schema|contract] of {component} changed: field {count} [missing|renamed|too long]
[stack|queue|buffer] overflow in {component}, [depth|size] {count}
[host not found|name lookup failed]: {host}
[invalid|expired|revoked] credentials for {component} ({code})
[handshake|negotiation] with {host} failed: {code}
[division by zero|index out of range] in {component} {version}, line {count}
[version conflict|stale read] in {component}: expected {count}
{component} [hung|stalled] for {ms} ms, [killed|restarted] on {host}
[malformed|truncated|unsigned] message from {host}, {count} bytes
[lock|lease] on {component} lost to {host}
[dependency|upstream] {component} unavailable, [circuit open|fallback used|giving up after {number} attempts]
[health check|probe] of {host} failed {number} times in a row
{component}: [time-out|timed out] after {ms} ms [while calling|waiting for] {host}
[connection refused by|no route to|lost connection to] {host}
[unexpected|invalid] [token|value|character] at line {count}
[failed to|could not|unable to] [read|write|open|lock|parse] [the configuration|file part {count}|the response] in {component}
[permission denied|access denied]: {component} on {host}
[out of memory|not enough space] in {component} [after {count} items|at {percent}]
{code}: [checksum mismatch|duplicate key|missing field|unknown option] in {component}
[version {version} is not supported|expected version {version}] by {component}
[certificate|token|session] expired {count} [hours|minutes] ago
[null|empty|negative] value where {component} expects [a number|a date|an identifier]
[too many|{count}] [requests|open files|redirects] on {host}
{component} exited with code {count}
[dead letter|message] rejected after {number} attempts: {code}
[quota|limit] of {count} exceeded for {component}
`);

/** Texts of work in English. */
export const enWork: TextBank = {
  note: [[notes], [notes], [notes, notes]],
  subject: [[subjects]],
  ticket: [[tickets], [tickets, ticketSteps], [tickets, ticketSteps, ticketSteps]],
  summary: [[summaries], [summaries, summaries]],
  reason: [[reasons]],
  log: [[logs]],
  error: [[errors]],
};

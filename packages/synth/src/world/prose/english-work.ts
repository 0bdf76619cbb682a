import { framed } from "../grammar.ts";
import type { TextBank } from "./text-bank.ts";

/** Texts of work in English: notes, tickets, summaries, reasons, machines' own words. */

const notes = framed(`
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

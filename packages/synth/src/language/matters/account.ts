import type { Matter } from "../matter.ts";

export const lockedOut: Matter = {
  problem: `
    I [can't|cannot] get into my account, {detail}
    [locked|I'm locked] out, {detail}
    [your|the] [login|sign-in] [won't|does not] [let me in|work]: {detail}
    {detail}, so I [can't|am unable to] [see|open] my orders
    [^My access appears to be blocked|my access seems blocked|can't log in]: {detail}
    [since|after] the [update|new app], {detail}
    [tried|I tried] my password [five|a few] times, now {detail}
    [help|please help], {detail} [whenever|each time] I [log|sign] in
    [new|I have a new] phone and {detail}
    account [blocked|frozen] [apparently|it seems]: {detail}
    [is my account gone|did my account get deleted]? {detail}`,
  context: `
    the [password|one] I use is [right|correct], it's [written down|in my manager]
    [waiting|I waited] an hour [as told|like the page says], [no good|same again]
    there's an order [on its way|coming] and I [can't|cannot] [follow|track] it
    I [haven't|have not] changed [anything|a thing]
    [my|the] points [run out|expire] [soon|this month], [you see|that's why]`,
  question: `
    do you [still|also] [get|receive] mail at the address [in|of] the account?
    is it the [app|phone] or the [website|browser], [or both|perhaps both]?
    when did [it|the login] last work?`,
  answer: `
    [both|app and site], [same thing|no difference]
    [yes|the mailbox works], [other|your other] mails [come|arrive]
    last [week|Sunday] it [worked|was fine]
    [just|only] the app, [the site|the browser] I [never use|haven't tried]`,
  finding: `
    the account is [locked|blocked] after [too many|several] tries
    [our|the] security [check|rule] [paused|stopped] it, [nobody|no one else] [got in|signed in]
    the [mails|reset mails] were sent, [but|and] your provider [held|delayed] them`,
  offer: `
    I [can|will] [lift|remove] the block and [send|trigger] a [fresh|new] link
    [let me|shall I] [unlock|open] it, you [choose|set] a new password [after|then]?
    with the [right|matching] details I can [unlock|free] it [now|here]`,
  done: `
    the account is [open|unlocked], a [link|reset link] [is|should be] in your mailbox
    [unlocked|it's unlocked], please [set|choose] a [new|fresh] password [within|in] the hour
    the block is [off|gone], [sign|log] in [once|again] on the website first`,
  refusal: `
    the details [don't|do not] match the account, so I [can't|may not] [open|unlock] it
    [without|unless there's] proof [who you are|of identity] I [mustn't|cannot] [touch|free] it`,
};

export const pointsMissing: Matter = {
  problem: `
    the points for {order} [are missing|never came|aren't there]
    I [bought|ordered] for {total} and got [no|zero] points
    [where|what happened to] my loyalty points for the {product}?
    [no|not one] point [credited|added] since {ordered_on}
    [^My points balance seems wrong|my points balance is wrong|points are off], {order} [isn't|is not] in it
    {order} should [have given|bring] points, my balance [stayed|is still] the same
    [double|extra] points [were|got] promised on the {head}, I [see|have] none
    [checked|I checked] my points, the {head} [doesn't|does not] count, [apparently|it seems]
    {total} spent, [nothing|no points] [earned|collected], why?
    [points|my points] from {ordered_ago} [still|yet] [don't show|aren't booked]`,
  context: `
    [a few|some] more and I'd [be|reach] the next tier
    I [always|only] shop here [because of|for] the points, [half|partly]
    [my|the] last [order|purchase] [counted|was booked] [overnight|the next day]
    the app [says|shows] [pending|on hold] [for ever|without end]
    [it's|it is] the principle, [not|more than] the [points|amount]`,
  question: `
    were you [signed|logged] in [when|while] you ordered?
    [did|was] a [voucher|code] [used|applied] [too|as well]?
    [do|can] you see [the order|{order}] in your list?`,
  answer: `
    [signed in|logged in], [yes|of course], [as always|the app does that]
    [no|without a] voucher, [full|the full] price
    the order [is|shows] there, [just|only] [without points|zero beside it]`,
  finding: `
    the [order|purchase] [wasn't|was not] linked [with|to] the programme, [a fault|our fault]
    points [come|are booked] after delivery, [here|in your case] that [failed|was skipped]
    the [extra|double] points [were|had been] [left out|forgotten] for {order}`,
  offer: `
    I [can|will] [credit|add] them by hand [now|right away]
    [let me|shall I] [book|enter] the points for {total}?`,
  done: `
    the points for {order} are [credited|in your account]
    [added|booked], your [balance|total] [updates|changes] [by tonight|in an hour]
    [done|that's done], [with|including] the [extra|double] ones`,
  refusal: `
    points are [given|booked] only to [members|those signed in] at the time, I [can't|cannot] [add|book] them [later|afterwards]`,
};

export const closeAccount: Matter = {
  problem: `
    please [delete|close] my account
    I [want|would like] my account [and data|with everything] [deleted|removed]
    [how|where] do I close [my|an] account with you?
    [I'm|I am] leaving, [close|delete] the account, please
    [^I request the deletion of my account|I'd like my account deleted|kill my account], {detail}
    [close|shut] it down, {detail}
    {detail}, so I [don't|no longer] need the account
    [too|far too] many mails from you, [delete|remove] me
    [your|the] delete button [does nothing|is hidden|greys out], please do it
    [end|I'd like to end] my membership, {detail}
    [can|could] someone [finally|please] remove my account? {detail}`,
  context: `
    I [asked|wrote] [before|last month] and [got|heard] nothing
    the points [can|may] [lapse|go], [I don't mind|never mind]
    [nothing|no order] is open [any more|on it]
    [no|there are no] hard feelings, I [just|simply] [don't use it|shop less]`,
  question: `
    [is|are] there [any|still] [open orders|returns] on it?
    [you|do you] know that points [lapse|are lost] with it?
    would [fewer|no more] mails [help|be enough] [instead|perhaps]?`,
  answer: `
    [nothing|no orders] open, [go ahead|all done]
    points [don't matter|can go], [delete|close] it
    [no|thanks, no], [all of it|everything], please`,
  finding: `
    [there's|I see] no open order [and no|or] return on the account
    the account [has|holds] [a few|some] points and [no|zero] [debts|open sums]
    [invoices|the invoices] we [must keep|keep by law], [the rest|all else] can go`,
  offer: `
    I [can|will] [close|delete] it [today|now], you [confirm|tap] the link [we send|in the mail]
    [let me|shall I] [start|begin] the deletion [now|right away]?`,
  done: `
    the account [is|will be] [closed|deleted], [data|your data] [goes|vanishes] within 30 days
    [deletion|it] [is under way|has started], [a mail|a note] [confirms|will confirm] it
    [closed|that's closed], [no more|the last] mail [comes|is] the confirmation`,
  refusal: `
    while [a return|an order] is open, the account [can't|cannot] be [closed|deleted]
    I [can't|may not] delete [it|an account] without [the|a] [proof|match] of identity`,
};

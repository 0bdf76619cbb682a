import type { Matter } from "../matter.ts";

export const unknownOrder: Matter = {
  problem: `
    there's an order in my account I [never placed|didn't make], {detail}
    [somebody|someone] [bought|ordered] [things|something] in my name: {detail}
    {detail}, and [it wasn't me|I ordered nothing]
    [^I must report an unauthorised order|I want to report an order that isn't mine|not my order]: {detail}
    [got|I got] a confirmation I [can't|cannot] explain, {detail}
    [was|has] my account [hacked|broken into]? {detail}
    [why|how] do I see {detail} [among|under] my orders?
    [strange|odd] [purchase|activity]: {detail}
    [please|quick,] [stop|freeze] it, {detail}
    [my|the] account [shows|lists] {detail}, [no idea|I've no clue] who did that
    [woke|I woke] up to this: {detail}`,
  context: `
    [nobody|no one] else [has|knows] my password, [as far as I know|I thought]
    I [changed|reset] the password [at once|a minute ago]
    [the|my] card [is|was] [blocked|frozen] [by now|with the bank]
    [it|this] [scares|frightens] me [a bit|honestly]
    [same|the same] password elsewhere, [I know|yes, stupid]`,
  question: `
    [do|might] [others|family] [use|share] the account [with you|at times]?
    [did|have] you [click|open] [any|some] link [lately|these days]?
    [is|was] the [card|wallet] [in|stored in] the account [yours|still active]?`,
  answer: `
    [only|just] me, [no|never] [sharing|family on it]
    [no|not one] link, [I'm careful|I don't do that]
    [one|there was one] mail [last week|on Sunday], I [may|might] have [clicked|tapped] it
    the card [is|was] mine, [blocked|I blocked it] [already|by phone]`,
  finding: `
    the [order|sign-in] came from a device we [don't|never] [know|saw] with you
    [it|the order] [hasn't|has not] [shipped|left], so we [can|may] [stop|catch] it
    [there|I see] [was|there was] a sign-in [at night|from abroad], [not|unlike] your [usual|normal] pattern`,
  offer: `
    I [can|will] [block|stop] that order and [sign out|log off] all devices
    [let me|shall I] [freeze|lock] the account until you [set|have] a new password?
    our security [team|desk] [takes|can take] it [from here|over], [they|who] [look|dig] deeper`,
  done: `
    the order is [blocked|stopped] and [nothing|no money] [will be|gets] [charged|taken]
    [all devices|every device] [are|got] signed out, the order [is|was] [off|blocked]
    [blocked|stopped], and the case [is|went] [with|to] our security desk`,
  refusal: `
    [while|until] the check runs, I [can't|may not] [say|tell you] more [about it|on this]`,
};

export const suspiciousMessage: Matter = {
  problem: `
    I [got|received] {detail}, is that [from you|real]?
    {detail} [came|arrived] [today|last night], [looks|smells] [fishy|off]
    [is|was] {detail} [genuine|sent by you]?
    [just|only] [checking|want to check]: {detail}, [yours|your doing]?
    [^I should like to report a suspicious message|I'd like to report something suspicious|scam alert]: {detail}
    [somebody|someone] [pretends|claims] to be you, {detail}
    {detail}, [should|do] I [pay|click|answer]?
    [careful|heads up], {detail} is [going round|in circulation]
    [my|our] [mother|gran] [got|was sent] {detail} [with|in] your name on it
    I [nearly|almost] [fell|went] for {detail}`,
  context: `
    the [spelling|logo] [was|looked] [wrong|odd], [that|which] [made|got] me thinking
    [nothing|no order] of mine is [open|due], [so|hence] the doubt
    it [asked|wanted] [for|me to enter] [a card|my card] number
    [haven't|I've not] [clicked|answered], [lucky|thankfully]
    the [sender|number] [looked|was] [foreign|like gibberish]`,
  question: `
    [did|have] you [click|open] anything [in it|there]?
    [what|which] sender [does|did] it [show|have]?
    [did|has] it [ask|asked] for [money|card data] or [just|only] a click?`,
  answer: `
    [clicked|I clicked] nothing, [deleted|kept] it
    [just|only] a click, [with|and] a [countdown|threat]
    [it|they] wanted [money|a fee], [small|not much], [quick|at once]
    the sender [was|is] [a jumble|random letters]`,
  finding: `
    [that|this] [isn't|is not] [from us|ours], we [send|ask] no such thing
    [several|other] customers [reported|told us of] [the same|it] this week
    we had no [message|mail] [to|for] you on that day`,
  offer: `
    I [can|will] [pass|send] it to our security desk, [please|you] [delete|bin] it [then|after that]
    [let me|shall I] [check|look] whether your account [saw|had] [anything|a sign-in] odd?`,
  done: `
    [reported|I reported] it, your account [looks|is] [clean|untouched]
    [please|do] [delete|ignore] it, [nothing|no order] [hangs|depends] on it
    [noted|it's noted], we [never|don't] ask for passwords or full card numbers, [that's|so that's] the sign`,
  refusal: `
    [who|where] it [came|comes] from I [can't|cannot] [trace|tell], the police [can|might]`,
};

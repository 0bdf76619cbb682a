const opposites = new Set(
  (
    "left:right previous:current current:target target:actual budget:actual buying:selling purchase:sale takeoff:landing weekday:weekend summer:winter start:finish flow:return admission:discharge inlet:outlet inflow:outflow initial:final initial:current husband:wife mother:father male:female upper:lower inner:outer front:rear front:back day:night indoor:outdoor inbound:outbound incoming:outgoing gross:net " +
    "baseline:current baseline:final baseline:endpoint baseline:latest baseline:new projected:actual budgeted:actual target:actual quoted:actual promised:actual agreed:actual estimated:real expected:real predicted:real predicted:true modelled:measured modelled:observed modeled:measured modeled:observed simulated:measured simulated:observed calculated:measured nominal:actual nominal:measured declared:actual reported:actual original:revised original:discounted original:current original:final list:sale last:current theoretical:actual internal:external " +
    "old:new domestic:international planned:actual expected:actual expected:observed scheduled:actual estimated:actual forecast:actual forecast:observed forecast:measured predicted:actual predicted:observed predicted:measured import:export " +
    "primary:secondary first:second first:last primeira:ultima primeiro:ultimo primera:ultima primer:ultimo premiere:derniere premier:dernier erste:letzte erster:letzter source:target source:destination sender:receiver sender:recipient origin:destination morning:evening morning:afternoon large:small " +
    "wet:dry hot:cold supply:return systolic:diastolic minimum:maximum min:max mean:max average:maximum high:low start:end pickup:dropoff pickup:return entry:exit " +
    "billing:shipping shipping:billing opening:closing calling:called before:after buyer:seller home:away white:black request:response upload:download uplink:downlink read:write debit:credit " +
    "ingress:egress rx:tx charge:discharge departure:arrival src:dst src:dest source:dest bid:ask origin:dest client:server payer:payee caller:callee local:remote winner:loser"
  ).split(" "),
);

/** Whether of two words each is the other side of one thing: "left" and "right". */
export function areOpposites(first: string, second: string): boolean {
  const areLanguages = first !== second && languages.test(first) && languages.test(second);
  return areLanguages || opposites.has(`${first}:${second}`) || opposites.has(`${second}:${first}`);
}

/** "english and french word": what is said in either. */
const languages =
  /^(?:english|french|german|spanish|italian|portuguese|dutch|polish|russian|latin|greek|arabic|hebrew|chinese|japanese|korean|turkish|swedish|danish|welsh|irish|hindi)$/;

const sides = new Set([...opposites].flatMap((pair) => pair.split(":")));

/** Whether a word is one side of something that has two. */
export function isSide(word: string): boolean {
  return sides.has(word);
}

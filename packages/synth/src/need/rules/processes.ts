/**
 * What happens to one thing in turn, a process a line: stages parted by `|`, words for one stage by commas. Whatever stands earlier
 * comes before all that stands later.
 */
const table = `
exposure,exposed,contact,infection | onset,symptoms | test,tested,swab,sampled,notification,hospitalised,hospitalized,admission | recovery,recovered,discharge,death,died
onset,diagnosis,diagnosed | treatment,surgery,operated | discharge,recovery,relapse,remission,death
admission | surgery,operated,operation | discharge
arrival | triage,triaged | seen,examined,assessed | treated | discharge,left
booked,reserved | sitting,seated,played,visited,attended,viewing,departure
gate in,gate arrival | docked,dock in,dock on,unloading start | undocked,dock out,dock off,unloading end | gate out
anchored,eta | arrival | berthed,berthing | unberthed,unberthing,sailed | departure
left port,sailed,set out,cast off | first haul | last haul | back,docked,moored,landing
departure,off block,doors closed,pushback | takeoff | landing | on block,doors open
collected,drawn,sampled,taken | received | processed,tested,analysed,analyzed,centrifuged | frozen,stored,reported,released | thawed,expiry
listed | offer,offer accepted,under offer | exchanged | completed,sold
queued,enqueued,submitted,triggered | picked up | start,running | end,completed,failed
fired,cooked,prepared | plated | served | paid
dropped off,received | diagnosed | repaired,cleaned,ready | collected,picked up,returned
sown,sowing,planted,planting,seeded,drilled | germinated,emerged,emergence | flowering,flowered | harvest,harvested | packed,sold
mated,mating,inseminated,insemination,served | calved,calving,farrowed,farrowing,lambed,lambing,kidding,birth | weaned,weaning | sold,slaughtered,slaughter
drafted | reviewed | signed | effective | expiry,terminated
enquiry,inquiry,lead | quoted,quote | accepted,order | invoiced | paid
order | confirmed | packed | ship | delivery
order | promised
alarm,call | dispatched,mobilised,turned out | en route | on scene | transport,left scene | hospital | clear,cleared,available
reported | inspected | fixed,repaired,resolved | close
theft,stolen,burglary,disappearance | reported,report | recovery,recovered
accident,crash,collision | reported,report,claim | inspected,assessed,inspection | repair,repaired
manufactured,produced,brewed,baked,made | packed,bottled,packaged,filled | best before,expiry,use by
hired,joined,start | promoted | resigned,notice given | left,end,retired
sent | delivery | opened | clicked | converted,unsubscribed
registered,signup | verified,activated | last seen,last login | churned,closed,deleted
raised,issued | acknowledged,sent | paid
on block | off block
plug in,connected | charging start | charging end | unplug,disconnected
checked in,check in | boarded,boarding | departure
filmed,recorded | edited | published,aired
`;

type Pair = readonly [first: string, then: string];

/** All that comes before something else in one of the processes. */
export const processPairs: readonly Pair[] = table
  .trim()
  .split("\n")
  .flatMap((line) => {
    const stages = line.split(" | ").map((stage) => stage.split(","));
    return stages.flatMap((firsts, at) =>
      stages.slice(at + 1).flatMap((thens) => firsts.flatMap((first) => thens.map((then): Pair => [first, then]))),
    );
  });

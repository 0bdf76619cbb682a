/**
 * Words of English that look like a slip of one that needs are written in, and are none: "heron" is no hero. Collected by
 * scripts/words-alike.ts from SCOWL, Copyright 2000-2011 by Kevin Atkinson, who permits use, copying, modification, distribution
 * and sale of these word lists and of what is made from them for any purpose without fee, provided that this notice appears.
 */
export const wordsAlike: ReadonlySet<string> = new Set(
  `
abacuse abandoning abase aberrant abide abided abnormally abrasive abscess abscessed absented absentee absently
absinth absolve absorbency abstention abstracted abstractly abused abuser abusively academical academy acceded
accelerate accenting acceptably accessioned accidentally accolade accorded accosting accountancy accounted accrual
accurately accursed accurst accuse acerbic achieve acknowledgment acoustical acquire acquitted acrid acted actualised
actually actuary acute adaptable adapted adaptor addend addenda adder addiction additionally addled addressee adduced
adhered adjacent adjacently adjudicate adjudicator adjured adjustor adman admen administer administrate
administratively administrator admired admittedly adorable adrenal adulate adulated adultery advanced advancement
advantage advantaged adversely adverser adversest adverted adverting advertise advise advocated aerobatic aeroplane
affair afflicted affliction affluent ageing agilely agitator agree agronomy aground ailment airhead airiest airliner
airwave alarmed albumen alcoholic alerted alertly alienate aligning alignment alimentary alinement alkaline allay
allegro allergenic allergic alley alliance allocate allotted allured allusive altar alternated alternately
alternatively alternator alumna alumnae alumni alumnus alway amateur ambiance amend amended amnesty amortise amortize
amounted amounting anaemia anaemic anaerobic anaesthetic anaesthetised analysed analyser analysing analytic analytical
analyzed analyzer anatomic anatomically ancestor anchor anchovy anesthetic angel angered angering angled angler
animated animation animator anion annal anneal annexed annexing annotate announce annoyance annually annul annulling
anointment anonymously antennae anthill anthrax anthropoid antic anticipate antis apace apotheose appal appalled
apparel apparently appease appeaser appetiser appetizer applaud apple applicator appraise apprise apprised apprized
approbation approve aquaria aquiculture aquifer arbiter archeological archetypal architectural arcking arguing
argumentation armored armorer armrest arsenal artiest artisan artistic artistry artsiest asbesto ascendancy ascendant
ascendency ascetic aseptic ashiest aspirate assailable assayed assemble assembled assembler assent assert asserted
asserting associative assorted assuaged assuredly astronomer astronomic astronomically athletic atonement attendant
attenuate attenuation attract attracted attraction attributed attuned attuning auctioned audition auditorium auditory
authored authorise authorize autistic autocrat autocratic autocratically automata automate automaton automobiled
autonomously autonomy avarice averaged averse avian avionic avoided awaked awaken awkward awoke backboard backed
backtracked bacon badder badger bailing bailout baiting balanced balder balding balkier ballast balled ballet balling
balloon balloted balsa bandana banding bandy bandying banister bankrupt banquet barbarian barbered barbering barberry
bargained bargainer baring barking baron baroque barrack barreled barring barroom barrow based baseness baser basil
bassi bathe batho bating batsmen batter battered battier battled battling batty bawdier bawled baying bazillion beaker
beard bearding beast beastly beating beautify beavering bedder bedding bedsore beefy beeline befitting begat begetting
beggaring beginner behalve behaved beholden behoove behove belaying belle belled bellied belling bellow bellying
belying bending beneath beneficent beneficial beneficially benefited benevolent benignly bereave bereaving berrying
beseech beset beside besot besotting besought bethink betiding betroth betrothed betrothing bewaring bewilder biase
bibliographer bibliographic bicker bicycled biding biked biker biking billeted billeting billiard billionth billowed
billowing billy bingeing biographer biologically birdy birthed birther birthing birthright bisque bitch bitchier
bitter bitterly bizarre blacked blackened blacker blacking bladder blanching bland blanker blanket blanking blankly
bleat bleating blend blest blinded blinder blinding blindly blink bloat blockade blockaded blockading blockhead blond
blonder blooded bloody bloomed blotched blotching blowsier blueing bluffed bluffer blurred blurted boarded boarder
boast boaster boater boating bobbled bobbling bobsled bobtail bogieing boinking bombard bombarding bomber bonding
boned bongo bonnier booed boogied booing bookend booklet bookmarked booky boosting bootleg borer boron bossiness bossy
botch bottling bottomed bough boulder bouncer bouncier bouncy bounden bouquet bracelet bracketed bragging braiding
brained braked branched brandy brassier brassiere bravery bravura brawled brawling bread breaded breaker breakfasted
breakup breasted breathe breather breathy breech breezed bride bridged bridging bridled bridling briefed briefing
briefly brigand brightest brisker brisket brittle broach broached broad broaden broader broadest broiler broiling
broke brokered bronchi broncho bronco brooded brooder brooding brook brooked brooking brothel brownie brunch brunt
brusker bruskness buckeye bucking buckled buckler buckling budding budge budgetary budging buffing bugging bugling
buildup builtin bulging bulkiness bulking bulled bullet bulletined bullied bulling bullion bullock bullring bullying
bumming bumping bunching bunking buoying burbled burdened bureaus bureaux burglar burgled burliness burping burring
burrito burro burrow burrowed burrowing bursted burying bushiness busiest bussing busying busyness butch butchered
butchery butter butterier buttery butting buttock buttoned bystander cabana cacao cackled caddy cadenza cadre cajoled
cajoling calcite calculator calendared caliber calibrator caliper calliper calluse callused callusing calumny calve
cambering cambia cambium camel cameo campaigned campaigner camphor campsite campy canasta cancelation canceling
cancerous candled candour cankering cannery canon cantata canter cantering canting canto caparison capitol capon
captaincy captioned captious capturing carat carbine carbonate cardigan cared careered careering caret carfare cargoe
caribou carjack carnal caroled caroler carolled caroller carolling carouse carousing carpentered carpentry carpeted
carpus carrion carrot carry carted cartel cartilage cartoon cartridge carve carver cased cashiered cashing cashmere
caste castigated castled castrate cataclysm cataloged cataloger catalogued cataloguer catalysed catalysis catastrophic
catchier catchup catchy categorical categorise categorised categorize categorized caterer cattily caucuse caucusing
caulked caulking causal causally causation caused cautioned cautious cavalry caved cavil caviling cavilled cavilling
caving cease ceasing cedilla ceding celebration celerity celesta celibate celli cello cellular cellulite cellulose
censuse centaur centime centrally centred century certain certificated chafe chafing chagrin chained chair chalice
chalked chalking challenged challenger chamber chambray champagne championed chanced chancel chancery chancy
changeling channeled channelled channelling chantey chaplain charade chariest chariot charitably chartered chartering
chary chasing chastise chastity chateaus chattel chattering chauffeured cheat checkered checkering checkup cheekier
cheery chemically chequed chequer chervil chewiest chicest chick chickened chickpea chiefer chiefly chile chili
chilled chiller chilli chilling chilly chily chimera chimney chimp chink chintzier chirp chitling chlorinate chock
chocked chocking choicer choicest choked choker cholera chomp choosey choosier choosing choral chorale chore chortle
chortled christen chrome chromed chronicle chuck chucked chucking chuckled chuckling chump chunky cicadae cider
cinched ciphered circlet circling citadel citizenry civilised civility civilized civilly clack clacked clammed clangor
clarification clarinet clarion clashing clasping classed classic classier classing classy clattering clawing cleanest
cleanlier cleanliest cleanness cleansed cleanser cleansing clearest clerked climatic climax climaxed clinched cling
clinging clinically clipt cloaking cloche cloister cloistering clomped clomping clopping closely closer closet
closeted closeting clothed clotted clouded cloudier cloudiest clouding cloudy clover clowned clowning cluck clucked
clumsier clustered clutching coached coaling coarsely coarsen coarser coarsest coast coauthored coaxing cobra cocaine
cochlea codding coddling coded codeine codex coercion cogitation coiffed coiffured coiling coincided coincidence
coking colic colicky colitis collaborate collaborated collaborator collage collar collared collaring collated
collation collect collectable collective collie collier collocate collocated collocation colloid collusion colly
cologne colon colone colonel colonist colored coloring coloured coltish columned comatose combine comestible comfort
comma commanded commandeer commander commando commandoe commenced commend commended commentary commentate commented
commenting commercialise commercialize commercially commissar committing commode commoner commonly communal communed
communicator commuted commuter compacter compacting companion comparable compared compartment compassed compassing
compatible compelled compendia compete competed competently competitively compilation complacent complain complainant
complained complainer complaisance complaisant complected complement complemented completely completest complied
compliment compo comport comportment compost composure compote compounded compress comprise comprised comptroller
computation computed comrade conceal concealed concealing concede conceited conceived concentrate concerned concerti
concerto conclude concluded concourse concreted concretely concurrency concurrently concussion conditional conditioned
conditioner condoe condoled condom condone condor conduce conduced conducive conduction conduit conferencing confess
confide confided confident confidentially confined confirm conform conformation conformed conga congaed congeal conic
conical connect connecter connivance connived conniver connoted connoting conquer consensual consensuse consented
consequent consequential conservator consign consistent consistently consoled consoling consonant consort constable
constancy constantly consternation constrain constrained constraint constrict constricted constriction constrictor
construct constructed constructor construe construed consulate consult consultancy consulted consume consuming
consummation contagion containment contaminate contempt contended contender contentment contestant contingent
continual continued continuously continuum contour contraction contractually contradict contradicted contrail
contralto contribute contributory contrition contuse convene convenient convening converge conversant conversationally
converse conviction convince convoking cooing cooky coopered coordinated coordinator copra copulae cording cordite
cored corncob corneal cornered cornier corny corolla coronae coronary coroner coronet corporeal corpse corpuse corral
correctest correctional corrector correlate correlated correspondent corridor corrode corrugated corruptest corseted
cortex cosigner cosplay costume couch could councilor counseled counseling counselor countable countably counteract
counteracted countered counterpart countess coupled couplet courage coursed courser coursing courtlier coverlet covert
cowlick crackle crackly crackup cradled crafty cranial crankier crashing crass crate crated cratering crazier creak
creakier cream creamier creatively creature credo creep cremate cremated cremation crematory crepe cress crewmen crick
cricketer criminally crimped critical critiqued croaking crock croft croissant crone crony crook crooking croon
crooner crooning crosser crossing crossly croup croupier crowded crowed crowned crudely cruder crudest crudity cruft
cruised cruiser cruising cruller crumple crusade crush crushed crushing crustier crusting crypt cryptic cubed cubical
cubicle culinary culled culling culpability cultivate cultural cultured cumulatively curative curator curer currant
curried currying curse cursory curst curtail curtsied curved curvy cushier cussing custody customary cutlass
cybernetic cycled cyclonic cynical cynosure cypher czarina dabbing dadoe dallied dally damnation dampest danced
dandier dangled darting dated dauber daytime dding deadlier deadliness deafest dealt deathly debarment debater debited
decal decease decedent decentralise decentralize decide decidedly deciding decimate decimation decisively decked
decking declaimed declare decode decorate decoration decoy decreased decreed decried decryption deductive defamation
defecate defecated defection deferential defiant deficit defined defining deflate deflect deflected defrayed deftest
defunct deice deigning delegated delete delicate delight delinquently demeaned democrat demoing demon denature denizen
denoted denser densest dentistry denying depended dependence depleted depletion deplore deport deported deportment
deposed deposing depositor deprave depraved deprecate depreciated depressed deprive deprived depriving deputed
deriding derivation derived deriving dervish desalination descant descendent descried desire desisted despaired
despatch despatched despise despised despite despondency despot destine destiny destruct destructible destructively
detonated detonation detracted detraction deuce develop developmental deviance deviate deviled devilling devilment
devised devotion diabolic diagnosing dialect dialectic diarist diatribe dibbled diced diciest dicker dickey dickie
dicky diddled dierese dieseled dieting differed differentiate difficult diffing digested digging digitalis digitally
dignity digress digressed diked dilated dilating dilation diluted dilution dimer dimmest dimming dingier dingiest
dinging dinkier dinnered dinning diocese diplomacy diplomat diplomata directer directest directional directly
directorial disabled disarmed disciple disciplinary disciplined disclaim discolor discolour discord discorded
discourse discover discuss diseased disgust disgusted dislodge dismiss disordered disorderly dispensable dispensary
dispersion displace displayed displease displeased displeasing disported disposal disposed disposing disquiet
disrepute disrupted dissect dissected dissection dissension dissolve distanced distancing distaste distension
distincter distinctly distorter distract distribute disused dived diverge divergent divide divided divider divination
divined diviner diving divining divisional divisor doable docent docketed docking doctoral doctored documentary
documented doffing doily domiciled domiciling dominance dominantly dominated dominoe donate donning dooming dormancy
dormitory dosed doting dotting doubled doublet doubly douse dousing dovetail dowager doweling dowelling downgraded
downhill downy dowse dowsing dozen drafted draftee drafting drafty drank draughted draughty drawl drawled dreadlock
dreamer dressier dribbling dried drier drily drinker dripped drivel driveling drivelling drizzling droll droned
drooling droop drooped drove drover drummer drunk ducked dueling duelist duelled dullard dumpier dumpy dunce dunner
dunno duplicated duplicator duplicity dusty dwelled dying dynamical dynamism dynamite dynastic eagerly earthed earthen
earthing earthly earthy easterly eater eclipsed economical economics economise economist economize eddying edged edict
edifice editable editing editorially educationally educator effectively effete efficient efficiently ejaculated elapse
elating elation elective electrically electrify electrocute electronica electronics elemental elevate elevator eleven
eleventh elicited elocution elopement embargo embargoed embitter embodying embraced emended emergence emergent
emissary emoticon emotionally empathy employ empress emptily enable enacting enameled enamour encode encountered
encrypt endeared endemic endowed endowing endue endued enduing enduring enema energetic energise energised energiser
energize energized energizer enfolding engineered engrave enjoyed enlargement enliven ennobled enquire enslave
enslavement entailed entailing enticement entire entirety entranced entrant entwine enuring envelop envelope envious
environ environmentally envying epicentre epidermis epidermise epochal equator equinox equip equipped equivalently
ergonomic ersatze erudition escalate escapee escarole espoused espresso establish esthete estimable eternal ether
ethic etiology evacuate evaluate evenest evicted evident exacted exacter exalted examine exampled excavate exceptional
excerpt excised excitable excited excusable excuse excusing execrable execrate execrated executioner executor
executrice exercised exert exerted exhibited exhibitor exigent existed existence existent existential exiting exorcise
exorcised expanse expectant expectantly expectorate expectoration expedient expediently expedite expedited expediter
expeditious expeditor expensive experienced experiencing experimentally experimented experimenter expertise expertly
expiate expiating expiation expired expiring explicate explicitly exploded exploiting explore expressway expurgation
extant extensional externally extinct extirpation extortion extractor extradited extradition extraordinarily
extraordinary extreme extricated extrication extrude exuding exulted fabricate facet faceted faceting facilitate
facilitation factored factually faecal faece fagged fainted faintness fairest fairing fairness faith faked fallen
falling falloff fallow fallowed fallowing falsely falser falsest falter faltering familial familiar familiarly
famished famishing famously fancied fancily farce fared farewell faring farther farthing fastening fastness fathead
fathered fatherly fatigued fatness fatuous faulted faultily faulting faunae favor favour faxed feasting feather
feathery featured federally feebler feedbag feelingly feinting felled felling fellow fended fender fending fennel
ferreted ferreting fertilise fertilize festive festively feted fetlock fibber fibroid fictional fiddled fiddler
fiddling fidelity fielded fielder fielding fiendish fiercer fierier figured figurine figuring filbert filched filching
filet filigree filler filleted filleting filliped filliping filly filmier filming filmy filtered filthier finagle
finagler finalise finalize finalized finally financially finder fineness finess fingerprinted fining finis firefight
fireman firemen firmed firmer firmest firming firmness firstly fiscally fishier fishnet fishy fiver fixated fixative
fixedly fizzed fizzing fizzled fizzling flabbiness flack flail flailed flailing flake flakiest flare flashed flasher
flashiness flashing flatten flavored flavoured flawing flaying fleck fleecing fleeing fleshed fleshing flexing flick
flied flier flighty fling flinging flirtation float floater flogged flooded flooder floored florist flotsam flouncing
flounder flour flouted flowered flowery flowing flown fluidly fluky flung flunking flushed flushing flute flutter
fluxing flyover foaling foamier foiled foiling foisted foisting folly fomentation fomented fonder fondest fondled
fondling fondu fondus fooling footballer footrest forage foraged forager foraging foray foraying forbear forced forcep
forecastle forehand foreigner foremen foresee foresight forestall foreswear foretaste forever forewarn forewoman
foreword forfeit forget formerly formulae formulaic formulate forum forwardest forwent foulest fouling foully foulness
foundered foundling foundry foxed foxiest fraca fracase fractional fractious fractured fragility frail frailer framed
framer framing franchised franchisee franchiser fraudulence fraudulently fraying freebie freelance freeman freer
freeze freezing freighted freighter frequented frequenter frequentest freshen freshest freshet freshly friar friction
fried friending fright frill fringed frisked frisking frittering frizzed frizzing frogman frond frontage fronted
frosting frosty fruited fruity fuddled fuddling fueling fuelled fuelling fulled fullest fulling fulness functionally
functionary functioned fundamentally fungicidal funkier funneled funnest funnier funnily furnish furnishing furring
further fustier fuzed fuzing fuzzy gabbing gallant galleon galley gambler gamboling gambolling gamed gamey gamier
gamin gander gantlet garaged gardenia garland garote garoted garoting garotte garrote garter gauged gavel gelid
gendarme genera generalise generalize generally generate generator generous genetics genie genii geographer geographic
geologic geologically germane gerund getaway gigabit gladden gladdening gladder glare glaucoma gloaming gloated
globally globule gluiest glycerine gnarling gnome goaly goggle goody googled gorging gouge governmental grabber
gradation graded gradually graffito grainy grammar grandad grander grandly grandma grandpa granola granulate
granulated granulation graphed graphic graphite grapnel grapple grasped grass gratify graveyard graving gravitate
graying grazing greened gremlin grenade grepped grepping grind grinding gripe griping grippe gripped gripping groaned
groaning grocer groin grokking grooming grooving grope groped groping grossed grosser grossest grossing grossly
groupie groupy grouse growled growling grownup grumbling grunt grunted guano guaranteed guarantied guaranty guarded
guarding guested guided guild gumming gusto gusty gymnasia gyrated habitual habituate habituation hackney haggard
haggled haggler hailed haired hairiest hairiness hairy halberd haled haling hallucinate haloe haloing haltered halyard
hammered hamster handcuff handheld handiest handily handiness handlebar handsomer handy handymen hangman harbored
harboured hardcover hardiest hardiness hardtop hardwired hardy hared harem haring harmfully harmonise harmonize
harmony harness harsher harshest harshly harshness hassling hastier hasting hasty hatchet hatefully hating haughtier
hauler haunt haunting hazarded headgear headier headlined headlong headwind heady healthily heartbreak hearten hearty
heath heavier heaving heckler hectored hedged heeding heighten heisting helpfully heralding hermitage heron herring
hickey highness hijacker hiked hiker hillier hinting hireling historic historically hitch hitching hitting hiving
hoard hoarded hoarder hoariest hoariness hoarse hoarsest hobbled hoedown hoist hoisting holdover holed holidayed
holing holster homed homegrown homeliest homeliness homer homey homeyness homicidal homie honesty honeyed honoraria
honorarium honorary hooch hooky horizontally hormonal horrific horsed horsey horsier horsy hosing hospitable
hospitably hospitalise hospitalize hosteled hosteler hosteling hostelry hostess hostile hostler houmous houmus housed
householder housework hubby hulling humane humaneness humaner humanest humanly humanoid humerus humiliate hummus
humored hurtling husband husting hustling hutch hydra hydrate hygienic hyperlinked hysteria hysterical icebound idiom
idled idleness idler illegally illicit illuminate illustrate illustration imaged imagery imagined imagining immobile
immobilise immobilised immobilize immobilized impaired impaled impaling impart imparting impassable impeach impeached
impelled implicate implicated implicitly implode implore impolite important imported importer importune importuning
impossibly impostor impotence impotent improve improving impudence impulsed imputing inattention inching incidental
inclose increased increment incubate incubator inculcation indefinite indemnity independence independent indexed
indicate indicative indigestion indignation individually induce induction industrially inequity inertial infancy
infantry infarction infectiously inflame inflect inflected inflection infliction inform informational informed
informer informing infusion ingest inhalation inherited inimical iniquity initialed initialled initially initiate
injector injunction injure inkling inoculation inquire inquirer inscribe inside insomniac inspect inspire instal
instanced instantly instigated instigator instill instilled institute instituted institutional instruct instructional
instrumental instrumented insulation insulted insulting insure insurgence insuring integer integrate integrator
intelligently intense intensest intensively intentional intently interbred intercede intercept intercepted intercom
interdiction interfaced interior interj interject interjected interlaced interlocutory interment intern internally
internationally internist internment intersect intersected intervene intonation intranet intrusted intuited inundation
inured invalidate invalided invasion investigate invitational inviting involve irony irradiate irregularly isolation
jigging jittery joggling jointed jointing jointly journalistic journeyed judgemental judgmental judicially judiciary
jugging juggled junky juridical jurisdictional juror karat kenning keyboard kicky kilogramme kinda kindest kindled
kindlier kinkier kluge kneeling knelled krypton laboured labourer lacerate laceration lacked laconic lactated
laddering laded ladling lagged lagging laity lancet landfall landline landslid landslidden languid languor large
largeness larger largesse larynge lasing lassitude lasted lasting later lateraled laterally latex lathe lather latte
latter latticed lauding laughed launder laxness layered layover leaded leading leafy leagued leaky leaner leased
leasehold leashing leathery leaven leavening lecher lechery lectured ledge leering lefty legally legged leggier
legging legislate legislator legitimated legitimately leisurely lengthen lengthy lense lesbian lessen lessened lesser
lettering lettuce leveled leveler levelness lever leveraged levying lewdest lexicon liaising liaison libel libeled
libeler libeling libelled libeller libelling liberty licencing licensee licked liefest ligament lighten lightened
lightening lighter lightninged lignite liked liken likened likening limiest limited limpid linage lineal linear lined
linen lingual linseed lionise lionize liqueur liquidate liquify literal literally lither litigate littered littler
livability liveliness livened livening livery loamier loaning loathed locally located lockable locust locution lodge
lodger lofted lofting logically logician logistic logistical loiter loitering longest lookout loopy loosest loosing
louder loudest lousiness louver lovable lover loving lowlier lowliest lowness lubed lucked lucrative lucre lugged
lugging lumbered lunched lunge lurched lusted lusting lynch lynched lyrical macabre machined macron madrigal maelstrom
maestri magical magnetization mailbomb mailer mainline maintain majored majoring majorly malarial maliciously malting
manacle manacled manacling manage mandated mandating mandrake manged manger mangier manifested manifestly manifesto
manifestoe manning manor manured manuring maraca marathoner marbling march marcher margarine marginalia marginally
marimba marina marinade marinate mariner marketed marketer marquee marquess marquis marquise marred marring martial
martian martinet martini mascot masculine mason massacre massaged massaging massed masseur massing mastered mastering
masterly mastery materially maternally mathematics matin matte mattered mattering matured maturer maturest maturing
mauling mavin maxim maximally maxing mayoral mealy meant meatier meaty mechanically mechanised medial mediate mediated
mediation medically medicinal medieval mediocre meditate medulla medullae melange melding membrane memento mementoe
memoir memorial memorise memorize menaced menagery menstrual mentally menthol mentioned mentored mentoring
merchandised merchandized merger merging meridian meriting messed messier messing metallic meteor meteoric methadone
methanol meting metrical metrication microeconomic midterm midwifed midwifery midwived miffing miking militancy
militarily milkier milky millage milled miller millet millionth millstone minced mincing minded minestrone mingled
mingling minim minimal minimally minister ministered minivan minored minoring minority minster minted mintier minting
minty minuend minuet minuted minutely minuter minutest minutia minutiae minuting miscued misdeed misdoing mislead
misread misspend misstate misstep mistaken mister mistier misused misusing miter mitering mitred mitring moaning
mobilised mobilized modeled modelled modem moderately modular modulate modulo moist moister moistly moisturise
moisturize mollification mollified molting momentous moneyed mongrel monkey mooch mooching moody mooed mooing
moonlighted moonlighter moonlit moose mopped mopping moraine morale morality morally moray morbidly morocco moron
morose mortally mortared mortgaged mortgagee mortgager mortgagor mortify mortise mortuary mothered mothering motherly
motioned motivate motorcycled motored motoring motorised mouldering mourning moused mouser mousey mouss mousse moussed
moussing mousy mouthed movingly mulch mulling mullion multiplex multiplexer multiply munging municipally munition
murkier musicale musically muskier mussed mussing mustang muster mustering mustier musty mutate muter mutilated
mutilation mutter muttering mutually mystery mystical mystique naive naively namesake nationalised nationalized
nationally naturally navel navigate navigated needier needled needy negatived negatively negotiable negotiated
negotiator neighbored neighborly neighbour neonate nerve nestling networked neurose neutral newsy nicer niche
nicknamed niece nightie nighty nimbler nitrated nodular noised noisier noisome noisy nominally nominate noose normalcy
normalise normalize normally nostrum notably noted noticed noticing notion notionally notoriety notwork novella
novelle novelty nowise nucleuse nuisance numbered numbest numeracy numerical numerous nursed nursery nutriment
nutritionally nutritious nuttier objected objectively objector oblation observational observe obsoleted obstetrical
occasional occasioned oceanic oceanography octette offbeat offending offensively officially officiate offshoring
omnibus omnibuse omnibuss oneness onetime onshore openest operate operatic operationally operative opined opining
opportune optically optician optimise optimism optimist optimize optional optioned orbited orderly ordinal ordinance
ordination ordnance ordure oregano organdie organize orgasmic orifice origami originally originate orthodontist
outfoxing outgrowing outlaid outlast outline outlined outlived outplay outpost outrage outraged outrider outshine
outsider outsized outstandingly outstay outstaying outtake outvoting ovation overacting overdoe overdone overdose
overdraw overdrawing overdrew overdrive overeating overfull overhaul overkill overlap overlay overpay overprice
overran overrating overridden overrode overrule oversaw oversea overseen overseer oversell oversize overspread
overstate overstayed overt overtax overtly overture overturn overweight overwrite oxygenate paced packaged packer
packing paddocked paged paginate paginating pagoda painful paining pairing palace palate palatial palaver palazzo
palling palmier palpable palpate palsied palsying pancaked paneled panicked panicking panned pannier panning panted
pantheon panting papal papered papery parade paragraphed paramedical paramour parceled parcelled parentage parented
parenting parka parked parlayed parlaying paroling parquet parqueted parse parsley parson partaken partaking parted
partially participate participator participle particular partied partisan partitioned partizan partly partnered
parturition partway partying parvenu passable passive passkey pasta paste pasted pastich pastier pastiest pastime
pasting pastor pasty patchier patchy patented patenting patently patho pathogen pathologist patience patienter
patiently patinae patricide patrimony patriot patrol pattered pattering patterned paucity paunch paunchy pauper paused
pausing pawning peace pealing pease pecan pecked pecking pedaled peddling pedigree peerless pellet penalised penile
penitent penlite pennant pensioned pensioner peopled peopling percale perceive perceptible perdition perforated
perforating perforce perform perfumed perfuming periled perimeter periodic periodical periodicity perishing perking
permanence permeated permute permuted perpetration perpetually perpetuate persist personable personae personage perter
perusing pessimal pester pestling petrel petrolatum pettiest pharmacist pharmacologist pharmacology phased phasing
philanthropic phoned phoneme phoney phonied phonier phonological phony phosphor photoed photographing photography
phrasal phrased physic physically piazza picante pickaxed pickaxing pickerel picket pickier pickled pickling picky
pictured pieced pierce pierced piing piked piker piking pilaf pilau pilaw pilling piloted pinch pinched pinto pioneer
piped piper pissed pissing pitched pitcher pitching pitiable pitying pizzazz placard placated placating placenta
placental placid placket plagiarised plagued plaice plain plainest plaint planed planetaria plangent planing plateau
plated platen platformed plating platoon playable playact playgoer playpen plaything pleasantest pleased pleat pliant
ploughed pluming pluse plush plying pocked pocketed pocking poetically pointier pointing pointy poising pokier poled
policed policing poling polished polisher polishing politic politicoe polkaed polkaing polliwog pollster polluted
polluting poltroon polymeric polymorphic polyphony polythene pomposity pooled pooling popover populace popularly
populate porch porpoise porpoised portability portaged portend porthole portioned portray posed posit posited positing
positional positioned positively possess postbox postdoc postman postmen postulate postured posturing postwar potent
potentially potholder pottier poultice powder powdery powered practical practiced practised prairie praline prayer
praying precept preciser preclusion predicated predication predicative predict predilection preempt preempting
preemption preened preening preferential prefixed prelude premier premiered premised premises premiss prepared
preparing preposition prepped prescience prescient prescribe presented presenter presently preset pressing pressured
pressurise pressurize preteen pretentious prevalent preventative preventible previously preying priced pricey pricier
pricked pricking prickle prickled prickling pricy pried primal primarily primed primer primeval primped primping
prince princess principally principle principled prioress prioritise prioritize priory prised prisoner privateer
privately privater privatest privatise privatize privier prized probable probate probed probity procedural prodded
prodding productive professionally profiled profited profounder profusion prognose programed programer programing
programmed programmer progressed projector prolifically promote promptly pronged proofed proofread proper prophet
proportional proportioned propositional propositioned proprietary prorate proscribe proscribed proscribing
proscription prosecuted prosecution prosier prospected prospective prospector prospectus prosper prosperity prostrate
prostrated prostration protean protector protestation proton protracted protraction prouder provable provender provide
providence provident provincial provisional provisioned provisoe prowler prune psychologically psychologist pubic
publican publicity publicly pucker puerile pulled pullet pulling pulsate pulsed pumping punchy punctually punctuate
punctuation puncture punier punished punishing punster pupal puritan purplish purposed purposely pushy pustule pyramid
quacked quail quaked qualm quanta quantified quarried quart quartered quartile quartiles quavery queened queenly queered queerly quelled
questioned questioner queued quiet quieted quill quilted quine quite quitted quitter quoit quoited quotidian raccoon
racier raciness racket radiator radioed radioing radiologist radiuse raffle raffled rafted rafting ragging raider
rainy rallied ramming ranched randier randomise randomize randomly ranged ranging rangy rankling ransomed ranted
ranter ranting raped rapider rapidly raster rational rationalise rationalize rationally rationed ratted rattier
ratting rattling raunchier raunchy ravished ravishing razzing reacting reactivate readership readier readiest readying
reale realising realize realm reaming reapply rearward reasoned reassert reassigned rebating rebel rebind rebounded
rebuffing rebuilt recant recanted recasting receded receipted receipting recently receptive recessive recharged
reciprocally reciprocate reciting recluse recommence recompense recondite reconvened recount recreant recreating recta
rectify rectory recur recyclable recycle redder rededicate rededicated redesigned redness redoe redoing redounded
reedier reeducation reedy reelected reelecting reelection reenact reenter reentering reeve refer refereed refereeing
referenced referencing referential refile refiled refiling refilled refilling refinanced refined refiner refining
reflected reflecting refocuse refocused reforest refract refrained refraining refreshed refresher refrigerate refugee
refusing refuting regal regale regaling regally regarding regent regiment regional registrant registrar regularly
regulate regulated regulator rehashed rehearse rehearsed reigned reigning reimburse reindeer reining reinvent
rejoinder relate relating relatively relaxation relaxing relaying relearned relegated relented relevantly reliance
reliant relieve relive reliving reloaded reloading relocated reluctant relying remainder remaking remarked remarry
remediable remedial remedied remiss remorse remotely remoter remotest remove removing renal renaming reneging renewing
rennet renovator renowned reoccurring reordering reorged reorging repaint repainted repainting repaired repairmen
repast repeatedly repel repelling repetitious replace replay replete repleted repletion replicated replicator
reportage reportedly reposing representational reprieve reprise reproduced reprove reproving repudiation repulsed
reputed reputing requiem require requisitioned requite requiting rereading reroute rerunning rescued rescuer rescuing
reservedly reservist reset resetting residency residue resignedly resilience resolute resonant resounded respect
respecting respelt respirator resplendent respond responsibly responsive restarted restauranteur restoring restrained
restraint resultant resulting resumed resuming retarding retelling reticent retinae retinue retire retraction
retrained retraining retread retreat retreated retried retrievable retrieve retrofit retrying returnable retweeted
reuse reused reusing reveille revelation reveler reveling revenged revered reverenced reviled reviler revised revival
revived reviving revoking revulsion rewarded rewarding reword rewriting rewrote rhythmic riced richer ricket rickety
riling rimming rioting ripened riposte risen rising risky rivaled rivalry riveter roach roached roadster roasted
roaster roasting robotic robuster robustest rocketed rocketry rockier rockiest rocky rogue roiled roister roistered
rollick rooming roomy roost rooster roosting rooter rooting rotting rotund rotunda rouged roughed roughen roughest
roughing roundly roundup routed routeing routinely routinise routinize rover rowboat roweled rowelled royal ruble
ruddiness ruder ruffling ruination ruing ruining ruled ruler rumba rumbling runnier ruptured rustier rusting rustler
rustling rutting sable sabre sadder sadistic sadistically safaried safeguarded safer sagging saguaro salad salaried
salivary sallying salmon salsa saltest salty salutary saluted salvaged salve salved sampler sanatoria sanctioned
sanctuary sander sandier sanding saner sanguine sanitarium sanitise sanitize sapience sapient sapling sapped sappier
satay satellited satiate satiated sating saucing savage savaged savaging savior saviour savor savored savorier
savoring savour savoury savvied savvier savvying sawing scabbing scalding scaled scalene scalier scalpel scalper
scalping scaly scamming scandal scant scantier scare scared scaring scarlet scarred scathing scatter scatting scenery
scheduling schematic schemed schemer schmoozing scholar schooled schooner schuss schussed scoffed scold scolded scone
scooped scoot scooting scoped scorched scorching scoreboard scorer scorned scorning scoured scourge scourged scourging
scouring scowling scrabble scrabbled scram scrape scraping scrappier scrappy scratched scrawling screech screeching
screened screwed screwing scribble scribbled scribbler scrip scripted scrotum scrutiny scuffled scuffling sculling
sculptural sculptured scummed scuttled scythed seagoing sealer sealing seamier seasoned seceding secession secluded
secondarily seconded secondly secrete secretion sectional sectioned secure securest securing sedating sedation
sediment sedimentary sedimentation seedling seedy seething segmented segued segueing seize selectmen selloff seltzer
selve semen seminary semis senator senility sensory sensuality sentenced sentience sentient sentimental sepal separate
separator sepia septa sequenced sequentially serener serer serge serially seriously serous serried serve setback
settable settler settling seven sever several severed severer severest severing sewed sexed sexiest sexually shackling
shaded shadier shadowed shady shafted shale shall shamble shambled shambling shamming shape sharked sharking sharp
sharped sharpen sharper sharping sharply shatter shaved shaving sheared shearer shearing shedding sheen sheered
sheering sheeting shelled sheller shelling sheltered shelved shelving sherbet sherd shied shifty shill shimmery
shimmying shingle shingled shining shinned shire shirred shirring shittier shitting shlepped shlepping shoaled shoed
shoeing shooing shoot shopped shore shored shoring shortage shorted shorten shortly shout shouted shouting shove
shoveled shoving showered showery showing showman showmen showy shred shrift shrimped shrimping shrivel shucking
shuffled shuffler shuffling shuteye shuttered shutting shuttle shuttled shyster sided sidle sieving sighing sightread
signaled signalise signalize signalled signally signatory significantly silence sillier similarly simile simple
simpler simplex simulate simulating simulcasted simultaneously sincere singed singled singly sinister sipped sipping
sitar sited sitting situate situated sizable sized sizer sizzling skewing skilful skimp skimpier skinned skippered
skull slacking slangier slapping slaved slaving sledding sledging sleepier sleepwear sleepy slender slewing slide
slighted slighter slighting slippery sloped sloping sloppier sloth slouchy slowing slummed slumped slung smacking
smaller smarten smartly smell smelled smellier smelling smiled smiley smirking smite smocking smoked smokier smoky
smoothing smuttier snacking snaffling snailed sneakier sneaking sneering sneezed sneezing snide snigger sniping
snippier snooker snootier snorted snorting snowing snowy snuffled snuffling soaping sobbing sober soberer sobriety
sociable sociably socialise socialize socially societal socking sodding softened softy soiled sojourn solaria soled
solicit solicited solicitous solicitude solidarity solidly solitaire soloing solvency sonority sopping sorta sorted
sorter sortied sorting sorty soulful soundly soupier souping sourced souring spaced spacemen spacey spacial spaciest
spacy spading spandex spank spanking spanning sparely sparer sparkle sparse spartan spasm spatted spawn speaking
specialised specialized specie specified specifier specious speck speckling spectra spectre spectroscope speculator
speechless speeded speedup speedy spell spellbind spelled speller spewed spewing spice spiciest spiciness spied
spieling spilled spilling spilt spinal spindled spindlier spindling spindly spinier spire spirited spite spitted
spitting spittle splat splendor splint splurge splutter spoil spoiling sponger spooked spooled spooling spoored spore
sportive sporty spout spouted sprained sprawled sprayed sprayer spreader spreading spreed spreeing spriest springy
sprinkle sprinted sprocket sprouted sprouting sprucer spurious spuriousness spurn spurt spyware squalid squared
squarely squarer squarest squaring squatter squid squire stabbing stabled stabler stabling stacking staffer staged
stagger staider stain stained staining stale stalest stalker stalking stalling stallion stamping stanched stancher
stanching stanchion standardise standardize standby stapler stapling starching starchy stardom stare stared staring
starker starkest starkly starless starlet starlit startle startled startling stately stater stating stationary
stationed stationer stationing statistician statuary statue statuette staved stdio steadied stealing steamed steaming
steamy steed steeled steeling steely steep steeple steeply steerage steered steering stemmed stemming stepping sterile
sterilise sterilize stern sterna sterner sternest sternly sternum stewarded stewing stick stickiest sticking stiff
stiffest stiffing stifled stigma stile stiller stillness stimulated stimulation sting stinger stingier stink stinking
stipend stippled stippling stipulated stipulation stirred stirring stoat stockaded stockier stockiness stocking stocky
stoical stoke stoking stole stolid stolidity stomp stomped stonier stoniest stoning stoop stooped stooping stoppable
stoppering storied storing stormed stormier stormy stowing strafed strafing strained straiten stranding strange
stranger strap strapping strategic stratum strawing strayed straying streaky streamline strengthen strep stretcher
strewed strewing stricken stricture strident striker striking stringed stringy stripe striped striping stripped
stripper strived striven striving stroked stroking stronger strongly strop stropping structurally strummed strumming
strung stubble stuccoe studded studious studlier studly stuff stuffiness stumble stump sturdier sturdy sturgeon styled
styli stylised stylize styluse suavely subcontract subjected subprime subscribe subside subsided subsiding subsidise
subsidize subspace substantial subtitle subtler subtotaled suburban suburbia successfully successor succored succoring
succour suckling sucrose suction suede suffragan sugared sugaring sugary suicide suitability suitable suited suiting
sulfured sulfuric sullied sullying sulphured sulphuric sumac summarily summed summery summing summitry sunburn sunder
superb superber supercharge superficial superior supernovae supervise supervisory supper supping supple supplementary
suppler suppurated supreme surcharged surety surfaced surfing surged surgically surging surpluse surplused survive
suspected suspend suspender suspending suspiciously sutured suturing swamp swanking swatch swathing sweat sweating
swelled sweller swelling swerved swerving swifter swiftly swigged swill swindled swindler swing swinger swiping
swirled switcher swooped swopped symbiose symbolic symbolise symbolize synch synched synopse synthese synthesise
synthesised synthesiser synthesize synthetize syringe systematise systematize systemic tabbing tableaus tableaux
tabled tabuing tabular tacked tackier tactical tactile tailless talented tallyho tameable tamed tangent tanning taped
tardier tardy tared tarmacked tarmacking taser tasering tasted tastier tasty tattling tattooed taunting taupe tawnier
taxed taxis taxonomic teach teamster technologist teenage teenier teethed telemeter telepathic telephoned telephoning
telephony telescoped telescoping televise tempera temperamental temperate tempered tempest tempi temporal tempt
tempted tempter tempting tempura tenable tenanted tendency tendered tenderer tenderly tensely tentatively tenured
tequila terabit termed terminable terminally terminate terminator termini terminuse terraced terracing terrapin
terraria territorial terry testicle testier testis testy textural textured thank thanking thatcher thematic there
therein thermally thermo thermostatic thick thickened thickening thicker thickest thicket thickset thine thing thinker
thinness thirdly thistle thorace thornier thorough though thousandth thrash threaded threading threaten threshed threw
throat throaty throe thrown thrum thrust thumbed thumbing thunk thwacked thwacking thyme tickled tickling tiger tilde
tiller timbered timberline timbre timeliness timer timetabled timid timider tinder tinker tipster tirade tireder
tiredest titanium titled tittle toadied toadying toasted toaster toastier toasting tobaccoe toddle toggled tolerant
tolerate tombing toned toner toning tonsure toothy topical topology toque toreador torpedo torqued totaled totalled
totally touching touchy touring touristic tracer tracery trachea trademarked tradesmen traduced traducing tragedy
traipsing traitor trammed trammel trammeled tramming tramp tramped tramping trance transact transept transferal
transference transfixing transfixt transform transient transited transition transitional transitory transitted
transitting translate transmitting transmute transmuted transmuting transpiration transpiring transplanted
transversely trapping trashing trashy traumata travailed travelled travelog traverse traversed trawling treachery
treacle treading treadle treadled treadling treasured treasurer trenching trended trendier trendy trespass trestle
trialed trialing triangle tribal tribune trice trick tricked trickery trickier trickiness tricking trickled trickling
trill trimmed trimmer trinket tripe tripo tritely trivial trollop trooper tropic troth trotted trotting troubled
trough truanting truce trucked trucker truckle truckled truckling trudged trudging trued truer truest truncate
trundling trusted trustee trusting trusty truther tryst trysted trysting tsarina tsunamis tucker tucking tugging
tumbling tuned tuner tunneled turnabout turncoat turning turnkey tutored tweeted twiggier twill twinkling twister
twisting typed tyroe tzarina ultimata ultimately ultimatum umpired unblocked undergo underlain underlie underline
underlined underling underlining underly underpaying underplaying underrating underwater underwrite underwritten
underwrote unfaithfully unfit unfrocked unicorn uninstaller uniquely uniquer uniquest unison united unity universality
universe unloved unpaved unsafer unstable untamed untangled unusable unusually upgraded uplifted upswing urbane
urbaner urbanity urgently urinate useable usefully usher ushered uterine utilised utilized vacantly vacate vacationed
vacationer vaccinate vacua vacuous vacuumed vagrancy vaguely valance valet validly valour valuable valued vanish
vantage variably variate variegate vatting vaulter vegan vender venomous vented ventilate ventured veranda verbally
verbena veritable versification versified versify vertically vestibule vetoing vibrato vibrator victor vigilance villa
villein vinegar violate violator violence violent virility virtually visible visioned visioning visually vitalise
vitalize vitally vitiating vocalic vocally vocation vogue voiced voicing volcanic volcanoe volition voluble
voluntarily voluntary vomited vomiting voracity voyaged voyager wagoner waive waked wakening waldo waled waling
walleye waltzed waltzing wandered waned waning wanner wantoned warbling warehoused warhorse warrant warranted wartier
waster wastrel watchmen waterbed watery wattling waved wavelet waviest waxiest weakened weakening weakest weakling
weakly wealthier wealthy weaponry weariness weary wearying weathered weave weedier weekended weigh weighed weighing
weighty weirder welled welshed western whaled whaler wherea whereat whereby wherein whereof whereon whetted while
whimsey whine whinier whinnying whisk whisked whisker whiskey whistle whiten whiteness whiter whitest whither whittle
wholesaled wholesaler whore whorehouse whorled wideness widening widow wielded wiener wight wikis wilder wildness
wiliness willy wince winching windier windowed windy wined wining winnowing wintery wired wiriness witch witched
witchery witching withdraw withdrawing withdrew withhold witnessed wittiness witting wonkier wonted woody wooed wordy
workfare workmen worldly wormier worsen worship worsted worthier worthy wrier wring writhe writhed writhing wronged
wronger wrongly wrote wroth wrung yearn yeasty yielded zeroe zonal zoned
`.split(/\s+/),
);

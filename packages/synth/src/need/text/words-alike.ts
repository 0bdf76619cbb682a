/**
 * Words of English that look like a slip of one that needs are written in, and are none: "heron" is no hero. Collected by
 * scripts/words-alike.ts from SCOWL, Copyright 2000-2011 by Kevin Atkinson, who permits use, copying, modification, distribution
 * and sale of these word lists and of what is made from them for any purpose without fee, provided that this notice appears.
 */
export const wordsAlike: ReadonlySet<string> = new Set(
  `
abacuse abandoning abase aberrant abide abided abnormally abrasive abscess abscessed absented absentee absently
absinth absolve absorbency abstention abstracted abstraction abstractly abused abuser abusively academical academy
acceded accelerate accenting acceptably accessioned accidentally accolade accorded accosting accountancy accounted
accrual accrue accurately accursed accurst accuse acerbic achieve acknowledgment acoustical acquire acquitted acrid
acted actualised actually actuary acute adaptable adapted adaptor addend addenda adder addiction additionally addled
addressee adduced adhered adjacent adjacently adjudicate adjudicator adjured adjustor adman admen administer
administrate administratively administrator admired admittedly adorable adrenal adulate adulated adulteration adultery
advanced advancement advantage advantaged adversely adverser adversest adverted adverting advertise advise advocated
aerobatic aeroplane aesthete affair afflicted affliction affluent agilely agitator agree agronomy aground ailment
airhead airiest airliner airwave alarmed albumen alcoholic alerted alertly alienate aligning alignment alimentary
alinement alkaline allay allegro allergenic allergic alliance alliteration allocate allotted allured allusive altar
altercation alternated alternately alternation alternatively alternator alumnae alumni alumnus alway amateur ambiance
amend amended amnesty amortise amortize amounted amounting anaemia anaemic anaerobic anaesthetic anaesthetised
analysed analyser analysing analytic analytical analyzed analyzer anatomic anatomically ancestor anchored anchovy
anesthetic angel angered angering angled angler animated animation animator anion annal anneal annexed annexing
annotate announce annoyance annually annul annulling anointment anonymously antennae anthill anthrax anthropoid antic
anticipate antis apace apotheose appal appalled apparatuse appareled apparently appease appeaser applaud apple
applicator apply appraise apprenticed apprise apprised apprized approbation approve aquaria aquiculture aquifer
arbiter archeological archery archetypal architectural arcking arguing argumentation armistice armored armorer armrest
arrange arsenal artiest artistry artsiest asbesto ascendancy ascendant ascendency ascetic aseptic ashiest aspirate
assailable assayed assemble assembled assembler assent assert asserted asserting associative assorted assuaged
assuredly astigmatic astronomer astronomic astronomically athletic atonement attendant attenuate attenuation attired
attract attracted attributed attuned attuning auctioned auditing audition auditory auger austere authored authorise
authorize autocrat autocratic autocratically automata automate automaton automobiled autonomously autonomy auxiliary
avarice averaged averse avian avionic avoided awaked awaken awkward awoke backboard backed backtracked bacon badder
badger bailing bailout baiting balanced baldest balding balked balkier ballast balled ballerina balling ballooned
balloted balsam bandana banding bandy bandying banister banked bankrupt banquet banqueted barbarian barbered barbering
barberry bargained bargainer baring barked barking baron baroque barrack barreled barring barroom barrow based
baseness baser bassi bathe batho bating batsmen battered battier battled battling batty bawled bawling baying
bazillion beading beaked beaker beard bearding beast beastly beating beautify beavering bedder bedsore beefy beeline
beetled befitting begat begetting beggaring beginner behalve behaved beholden behoove behove belaying belie believe
belle belled bellied belling bellow bellying belying bending beneath beneficent beneficial beneficially benefited
benevolent benignly bereave bereaving berrying beseech beset beside besot besotting besought bethink betiding betroth
betrothed betrothing bewaring bewilder biase bibliographer bibliographic bicker bicycled biding biked biker biking
billeted billeting billiard billionth billowed billowing billy bingeing biographer biologically birching birdieing
birdy birthed birther birthing birthright bisque bitch bitchier bitter bitterly bizarre blacked blackened blacker
blacking bladder blanching bland blanker blanket blanking blankly bleat bleating blest blinded blinder blinding
blindly blink blinking bloat blockade blockaded blockading blockhead blond blonder blooded bloody bloomed blossomed
blotched blowsier blueing bluffed bluffer blurred blurted boarded boarder boaster boater boatmen bobbling bobsled
bobtail bogieing boinking bolder bolero bombard bombarding bomber bonding boned bongo bonnier booed boogied booing
bookend booklet bookmarked booky boost boosting bootleg booty borer boring boron bossiness bossy botch bottling
bottomed bough bouncer bouncier bouncy bounden bowel bowlder bracelet bracketed bragging braiding braille brainy
braked branched brandy brassier brassiere brattier bravery bravura brawled brawling breaded breading breaker
breakfasted breakup breasted breathe breather breathy breech breezed bridged bridging bridled bridling briefed briefly
brigand brightest brisker brisket bristle brittle broach broached broad broaden broader broadest broiler broiling
broke brokered bronchi broncho bronco brooded brooder brooding brook brooked brooking brothel brownie bruin brunch
brunt brusker bruskness buckeye bucking buckled buckler buckling budding budge budgetary buffing bugging bugling
buildup bulging bulkiness bulking bulled bullet bulletined bullied bulling bullion bullock bullring bullying bumming
bumping bunching bunking buoying burbled burdened bureaus bureaux burger burglar burgle burgled burliness burping
burring burrito burro burrow burrowed burrowing bursar bursted burying bushiness busiest bussing busying busyness
butch butchered butchery butter butterier buttery butting buttock buttoned bystander cabana cacao caching cackled
caddy cadenza cadre caged cagey cajoled cajoling calamity calcite calculator calendared caliber calibrator caliper
calliper calluse callused callusing calumny calve cambering cambia cambium camel cameo campaigned campaigner camphor
campy canasta cancelation canceling cancerous candled candour cankering cannery canon cantata canter cantering canto
caparison capitol capon capsize captaincy captioned captious capturing carbine carbonate cardigan cared careered
careering caressing caret carfare cargoe caribou carjack carnal caroled caroler carolled carolling carouse carousing
carpentered carpentry carpeted carpus carrion carrot carry carted cartel cartilage cartoon cartridge carve carver
cased casement cashiered cashmere caste caster castigated castled castling castrate cataclysm cataloged cataloger
catalogued cataloguer catalysed catalysis catastrophic catchier catchup catchy categorical categorise categorised
categorize categorized catheter cattier cattily caucuse caucusing caulked caulking causal causally causation caused
cautioned cautious cavalry caved cavil caviling cavilled cavilling caving cease ceasing cedilla ceding celerity
celesta celibate celli cello cellular cellulite cellulose censuse centaur centime centrally centred centurion century
certain certificated chafe chafing chagrin chained chair chalice chalked chalking challenged challenger chamber
chambray chamoix champagne champing championed chanced chancel chancery chancy changeling channeled channelled
channelling chantey chaplain charade chariest chariot charitably chartered chartering chary chasing chasten chastise
chastity chateaus chattel chatterer chattering chauffeured cheat checkered checkering checkup cheekier cheery cheesed
cheesier cheesy chemically chequed chequer chervil chewiest chicest chick chickened chickpea chiefer chiefly chile
chili chilled chiller chillier chilling chilly chily chimera chimp chink chintzier chirp chitlin chitling chlorinate
chock chocked chocking choicer choicest choked choker cholera chomp choosey choosier choosing choral chorale
choreograph choreography chortle chortled choruse chorused chose christen chrome chromed chronicle chuck chucked
chucking chuckled chuckling chump chunky cicadae cider cinched ciphered circlet circling citadel citizenry civilised
civility civilized civilly clack clacked clamber clammed clamming clamping clang clangor clank clarification clarinet
clarion clashing clasping classed classic classier classing classy clattering clawing cleanest cleanlier cleanliest
cleanly cleanness cleansed cleanser cleansing cleanup clearest clerked climatic climax climaxed climaxing clinched
cling clinically clipt cloaking cloister cloistering clomped clomping clopping closely closer closet closeted
closeting cloth clothed clotted clouded cloudier cloudiest clouding cloudy clover clowned clowning cluck clucked clued
clumping clumsier clustered clutching coached coarsely coarsen coarser coarsest coast coasting coauthored cobble cobra
cocaine cochlea codding coddling coded codeine codex coercion cogitation coiffed coiffured coiling coincided
coincidence coked coking colander colic colicky colitis collaborate collaborated collaborator collage collared
collaring collate collated collating collation collect collectable collective collie collier collocate collocated
collocation colloid collusion colly cologne colon colone colonel colonist colored coloring coloured columned comatose
combated combating combative combine comedic comestible comet comfort comma commanded commandeer commander commando
commandoe commenced commend commended commentary commentate commented commenting commercialise commercialize
commercially commissar commissary committing commode commoner commonly communal communed communicator commuted
commuter compacter compacting companion comparable compared compartment compassed compassing compatible compelled
compendia compete competed competently competitively compilation compile complacent complain complainant complained
complainer complaisance complaisant complected complement complemented completely completest complexioned complied
compliment compo comport comportment compost composure compote compounded compress comprise comprised comptroller
computation computed comrade conceal concealed concealing concede conceited conceived concentrate concerned concerti
concerto conclude concluded concourse concreted concretely concurrency concurrently concussion conditional conditioned
conditioner condoe condoled condom condor conduce conduced conducing conducive conduction conduit conferencing confess
confessional confessor confide confided confident confidentially confined confirm conform conformation conformed conga
congaed congeal conic conical connect connecter connivance connived conniver connoted connoting conquer conquest
consensual consensuse consented consequent consequential conservatory consign consistent consistently consoled
consoling consonant consort constable constancy constantly consternation constrain constrained constraint constrict
constricted constriction constrictor construct constructed constructor construe construed consulate consult
consultancy consulted consume consuming consummation contagion containment contaminate contempt contended contender
contentment contestant contingent continual continued continuously continuum contour contraction contractually
contradict contradicted contrail contralto contribute contributory contrition convene convenient convening converge
converging conversant conversationally converse converting conveying conviction convince convoked convoking cooed
cooing cookery cooky coopered coopering coordinated coordinator copra copulae coquetted cording cordite cored
corespondent corncob corneal cornered cornering cornier corniest corny corolla coronae coronary coroner coronet
corporeal corpse corpuse corral correctest correctional corrector correlate correlated corresponded corridor corrode
corrugated corruptest corseted cortex cortical cosmic cosplay costing costumed couch couching could councilor
counseled counseling countable countably counteract counteracted countered counterpart countess coupled couplet
courage coursed courser coursing courtlier coverlet covert cowlick crackle crackly crackup cradled crafty cramp
cramping crane cranial crankier crass crate crated cratered cratering crazier creak creakier creamier creamy creasing
creatively credo cremate cremated cremation crematory crepe cress crewed crewmen crick cricketer cried criminally
crimped crimping critically critiqued croaking crocheted crock croft croissant crone crony crook crooked crooking
croon crooned crooner crooning crosser crossly crotchet crotchety crouched crouching croup croupier crowded crowed
crowned crudely cruder crudest crudity cruft cruised cruiser cruising crumple crusade crush crushed crushing crustier
crypt cryptic cubed cubical cubicle culled culling culotte culpability cultivate cultural cultured cumulatively
curable curative curer currant curried currying curse cursory curst curtail curtsied curvature curved curvy cushier
cussing custody customary cutlass cutting cyanide cybernetic cycled cyclonic cynical cynosure cypher czarina dabbing
dadoe dallied dally damming damnation dampest danced dandier dangled darting dated dauber daytime dding deadlier
deadliness deafest dealt deathly debarment debater debited decal decease decedent decentralise decentralize decide
decidedly deciding decimate decimation decisively decked decking declaimed declare decode decorate decorum decoy
decreased decreed decried decryption deductive defamation defecate defecated defection defer deferential defiant
deficit defined defining deflate deflect deflected defrayed deftest defunct deice deign deigning delegated delete
delicate delight delinquently demeaned democrat demoing demon denature denizen denominational denominator denote
denoted denseness denser dentistry denying depended dependence depleted depletion deplore deport deported deportment
deposed deposing depositor deprave depraved deprecate depreciated depress depressed deprive deprived depriving deputed
deriding derivation derived deriving dervish desalination descant descendent descried desert desire desisted despaired
despatch despatched despise despised despite despondency despot destine destiny destruct destructible destructively
detonated detonation detracted detraction deuce develop developmental deviance deviate deviled devilling devilment
devised devotion diabolic diagnosing dialect dialectic diatribe dibbled diced diciest dicker dickey dickie dicky
dierese dieseled dieting differed differentiate difficult diffing digested digging digitalis digitally dignity digress
digressed digressing diked dilated dilating dilation diligent diluted dilution dimer dimmest dimming dinette dingier
dingiest dinging dingy dinkier dinnered dinning diocese diplomacy diplomat diplomata directer directest directional
directly directorial disabled disarmed disciple disciplinary disciplined disclaim discolor discolour discord discorded
discourse discover discuss diseased disgust disgusted dislodge dismantle dismiss disordered disorderly dispensable
dispensary dispersion displace displayed displease displeased displeasing disported disposal disposed disposing
disquiet disrepute disrupted dissect dissected dissection dissension dissolve distanced distancing distaste distension
distincter distinctly distorter distract distribute disused dived diverge divergent divide divided divider divination
divined diviner diving divining divisional divisor doable docent docketed docking doctoral doctored documentary
documented doffing doily domesticate domiciled domiciling dominance dominantly dominated dominoe donate donning
dooming dormancy dormitory dosed doting dotting doubled doublet doubly douse dousing dovetail dowager doweling
dowelling downgraded downhill downy dowse dowsing dozen drafted draftee drafting drafty drama dramatic dramatised
drank draughted draughty drawl drawled dreadlock dreamer dressier dressy dribbling dried drier drily drinker dripped
drivel driveling drivelling drizzling droll droned drooling droop drooped dross drove drover drunk dryness ducked
dueling duelist duelled dullard dumpier dumpy dunce dunner dunno duplicated duplicator duplicity duress dusty dwelled
dying dynamical dynamism dynamite dynastic eagerly earthed earthen earthing earthly earthy easterly eater eclipsed
economical economics economise economist economize edged edict edifice editable editorially educationally educator
effectively effete efficient efficiently ejaculated elapse elating elation elective electrically electrify electrocute
electronica electronics elemental elevate elevator eleven eleventh elicited elocution elopement embargo embargoed
embitter embodying embraced emended emergence emergent emissary emoticon emotionally empathy employ empress emptily
enable enacting enameled enamour encamped encased encode encountered encrypt endeared endemic endowed endowing endue
endued enduing enduring enema energetic energise energised energiser energize energized energizer enfolding engineered
engrave enjoyed enlargement enliven ennobled enquire enslave enslavement entailed entailing entertain enticement
entire entirety entranced entrant entreat entwine enumerate enuring envelop envelope envious environ environmentally
envying epicentre epidermis epidermise epochal equator equinox equip equivalently ergonomic ersatze erudition escalate
escapee escarole espoused espresso establish ester esthete estimable eternal ether ethic etiology evacuate evaluate
evenest evicted evident evincing exacted exacter exalted examine exampled excavate exceptional excerpt excised
excitable excited excrete excusable excuse excusing execrable execrate execrated executioner executor executrice
exercised exert exerted exhibited exhibitor exigent existed existence existent existential exiting exorcise exorcised
expanse expectant expectantly expectorate expectoration expedient expediently expedite expedited expediter expeditious
expeditor expensive experienced experiencing experimentally experimented experimenter expertise expertly expiate
expiating expiation expired expiring explicate explicitly exploded exploiting explore expressway expurgation extant
extensional externally extinct extirpation extortion extractor extradited extradition extraordinarily extraordinary
extreme extricated extrication extrude exuding exulted eyelash fabricate facet faceted faceting facilitate
facilitation factional factored factually faecal faece fagged fainted faintness fairest fairing fairness fairy faked
fakir falling falloff fallow fallowed fallowing falsely falser falsest falter faltering familiarly famished famishing
famously fancied fancier fancily fancying fantasied fantasise fantasize fantastic faraway farce fared farewell faring
farther farthing fashioned fastening fastness fathead fathered fatherly fatigued fatness fatuous faulted faultily
faulting faunae favor favour faxed feasting feather feathery featured federally feebler feedbag feelingly feinting
felled felling fellow femoral fence fended fender fending fennel ferreted ferreting fertilise fertilize festal festive
festively feted fetlock fibber fibroid fictional fiddler fiddling fidelity fidgeting fielded fielder fielding fiendish
figured figurine figuring filbert filched filching filet filigree filler filleted filleting filliped filliping filly
filmier filming filmy filtered filthier finagle finagler finalise finalize finalized finally financially finder finess
fingered fingerprinted fining finis firefight fireman firemen firmed firmer firmest firming firstly fiscally fishier
fishnet fishy fittingly fiver fixated fixative fixedly fizzed fizzing fizzled fizzling flabbiness flack flail flailed
flailing flair flake flakiest flapper flare flaring flashed flasher flashiness flashing flatten flavored flavoring
flavoured flawing flaying fleck fleecing fleeing fleshed fleshing flexing flick flied flier flightier flighty flinch
fling flinging flippest flirtation flitted flitting float floater flogged flooded flooder floored floppier flotsam
flouncing flounder flour flouring flourish flouted flowered flowering flowery flowing fluidly fluky flung flunking
flushed flushing flute flutter fluxing flyover flypaper foaling foamier foiled foiling foisted foisting folly
fomentation fomented fonder fondest fondled fondling fondu fondus fooling footballer footing footrest forage foraged
forager foraging foray foraying forbear forced forcep forecastle forehand foreigner foremen foresee foresight
forestall foreswear foretaste forever forewarn forewoman foreword forfeit forget formerly formulae formulaic formulate
forum forwardest forwent foulest fouling foully foulness foundered foundling foundry foxed foxiest fraca fracase
fractionally fractious fractured fragility fragrant frail frailer framed framer framing franchised franchisee
franchiser fraudulence fraudulently fraying freebie freelance freeman freer freeze freezing freighted freighter
frequented frequenter frequentest freshen freshest freshet freshly friar friction fried friending fright frighten
frighting frill frippery frisked frisking frittering frizzed frizzing frogman frontage fronted frosting frosty fruited
fruity fuddled fuddling fueling fuelled fuelling fulled fullest fulling fulness functionally functionary functioned
fundamentally fungicidal funkier funneled funnest funnier funnily furling furlough furnishing furring furry further
fustier fuzed fuzing fuzzy gabbing gaffing gagging gallant galleon galley gambler gamboling gambolling gamed gamey
gamier gamin gander gantlet garaged gardenia garland garote garoted garoting garotte garrote garter gasolene gassy
gauged gauging gavel gelid gendarme genera generalise generalize generally generate generator generous genetics genie
genii geniuse geographer geographic geologic geologically germane gerund getaway gigabit gladden gladdening gladder
glassier glassing glassy glaucoma glitzier gloaming gloated globally globule gloomier gloss gluiest glycerine gnarling
gnome goaly gobbing godlier gofer goggle goody googled goosed gorging goring gouge governmental grabber gradation
gradually graffito grainy grammar grandad grander grandly grandma grandpa granola granulate granulated granulation
graphed graphical graphite grapnel grapple grasped grass gratify graveyard graving gravitate graying greened gremlin
grenade grepped grepping griming grimmer grind grinding gripe griping grippe gripped gripping groaned groaning grocer
groin grokking groovier grope groped groping grossed grosser grossest grossly groupie groupy grouse growled growling
grownup grumbling grunt grunted guano guaranteed guarantied guaranty guarded guardsman guested gully gumming gusto
gusty gymnasia gyrated habitual habituate habituation hackney haggard haggled haggler hailed haired hairiest hairiness
hairless hairy halberd haled haling hallucinate haloe haloing haltered halyard hammered hamster handbag handbill
handcraft handcuff handheld handiest handily handiness handlebar handsomer handy handymen hangman harbored harboured
hardcover hardiest hardiness hardtop hardwired hardy hared harem haring harmfully harmonise harmonize harmony harsher
harshest harshly harshness hassling hastier hasting hasty hatchet hatefully hating haughtier hauler haunt haunting
hazarded headgear headier headlined headlong headwater headwind heady healthily heartbreak hearten hearty heath
heavier heaving heckler hectored hedged heeding heighten heisting helicoptered helpfully helpmeet heralding hermitage
heron herring hickey highness hijacker hiker hillier hinting hireling historic historically hitch hitching hiving
hoard hoarded hoarder hoariest hoariness hoarse hoarsest hoedown hoist hoisting holdover holed holidayed holing
holster homed homegrown homeliest homeliness homer homey homeyness homicidal homie honesty honeyed honoraria
honorarium honorary honored honoured hooch hooky horizontally hormonal horrific horsed horsey horsier horsy hosing
hospitable hospitably hospitalise hospitalize hosteled hosteler hosteling hostelry hostess hostile hostler houmous
houmus housed householder hubby hulling humane humaneness humaner humanest humanly humanoid humerus humiliate hummus
humored hurtling husband husting hustling hutch hydra hydrate hygienic hyperlinked hysteria hysterical icebound idiom
idled idleness idler illegally illicit illuminate illustrate illustration imaged imagery imagined imagining immobile
immobilise immobilised immobilize immobilized impaired impaled impaling impart imparting impassable impeach impeached
impelled implicate implicated implicitly implode implore impolite important imported importer importune importuning
impossibly impostor impotence impotent improve improving impudence impulsed imputing inattention inching incidental
inclose increased increment incubate incubator inculcation indefinite indemnity independence independent indexed
indicate indicative indicted indigestion indignation individually induce induction industrially inequity inertial
infancy infantry infarction infectiously inflame inflect inflected inflection infliction inform informational informer
informing infusion ingest inhalation inherited inheritor inimical iniquity initialed initialled initially initiate
injector injunction injure inkling inoculation inquire inquirer inscribe insomniac inspect inspire instal instanced
instantly instigated instigator instill instilled institute instituted institutional instruct instructional
instrumental instrumented insulator insulted insulting insure insurgence insuring integer integrate integrator
intelligently intense intensest intensively intentional intently interbred intercede intercept intercepted
interdiction interfaced interj interject interjected interlaced interlocutory interment internally internationally
internist internment intersect intersected intervene intonation intranet intrusted intuited inundation inured
invalidate invalided invasion investigate invitational inviting involve irise irony irradiate irregularly islander
jigging jittery jockeyed joggling jointed jointing jointly journeyed judgemental judgmental judicially judiciary
jugging juggled jumpy junco junky juridical jurisdictional juror karate kenneled kenning keyboard kicky kilogramme
kinda kindergartener kindest kindled kindlier kingship kluge kneeling knifing knotting krypton laboured labourer
lacerate laceration lacked laconic lactated laddering laddy laded ladling lagged lagging laity lancet landfall
landline landslid landslidden languid languor large largeness larger largesse larynge lasing lassitude lasted lasting
later lateraled laterally latex lathe lather latte latter latticed lauding laughed launder laxness layered layover
leaded leading leafy leagued leaky leaner leased leasehold leashing leathery leaven leavened leavening lecher lechery
lectured ledge leering lefty legally legged leggier legging legislate legislator legitimated legitimately leisurely
lengthen lengthy lesbian lessen lessened lesser lettering lettuce leveled leveler levelness lever leveraged levying
lewdest lexicon liaising liaison libel libeled libeler libeling libelled libeller libelling libertarian liberty
licencing licensee licked liefest ligament lighten lightened lightening lightninged lignite liked liken likened
likening limiest limpid linage lineal linear lined linen lingual linseed lionise lionize lipsticked liqueur liquidate
liquify liquored literal literally lither litigate littered littler livability liveliness livened livening loamier
loaning loathed locally located lockable locust locution lodge lodger lofted lofting logically logician logistic
logistical loiter loitering longest lookout loopy loosed loosely loosen looser loosest loosing louder loudest louse
lousiness louver lovable lover loving lowlier lowliest lowness lubed lucked luckier lucrative lucre lugged lugging
lumbered lunched lunge lurched lusted lusting lynch lynched lyrical macabre machined macron madra madrase madrigal
maelstrom maestri magical magnetization mailbomb mailer mainline maintain majored majoring majorly malarial
maliciously malting manacle manacled manacling manage mandated mandating mandrake manged manger mangier mania
manicured manifested manifestly manifesto manifestoe manning manor mante manured manuring maraca marathoner marbling
march margarine marginalia marginally maria marimba marina marinade marinate mariner markedly marketed marketer
marquee marquess marquis marquise marred marring martinet martini mascot masculine mason massacre massaged massaging
massed masseuse massing mastered mastering masterly mastery materialise materialist materially maternally mathematics
matin matte mattered mattering matured maturer maturest maturing mauling mavin maxed maxim maximally maxing mayoral
mealy meant meatier meaty mechanically mechanised meddle meddled meddler meddling medial mediate mediated mediation
medically medicinal medieval mediocre meditate medulla medullae melange melding membrane memento mementoe memoir
memorial memorise memorize menaced menacing menagerie menagery menstrual mentally menthol mentioned mentored mentoring
merchandised merchandized merger merging meridian meriting messed messier messieur messing metallic meteor meteoric
methadone methanol meting metrical metrication microcode microeconomic microscopic microscopy midterm midwifed
midwifery midwived miffing miking militancy militarily milkier milky millage milled miller millet millionth millstone
minatory minced mincing minded minding minestrone mingled mingling minim minimal minimally minis minister ministered
minivan minored minoring minority minster minted mintier minting minty minuend minuet minuted minutely minuter
minutest minutia minutiae minuting misbehavior miscued misdeed misdoing mislead misread misspend misstate misstep
mistaken mister mistier misused misusing miter mitering mitred mitring mobilised mobilized modeled modelled modem
moderately modesty modular modulate modulo moist moistly moisturise moisturize molester mollification mollified
molting momentous monastery monaural moneyed mongrel monkey monsieur mooch mooching moody mooed mooing moonlighted
moonlighter moonlit moose mopped mopping moraine morale morality morally moray morbidly morocco moron morose mortally
mortared mortgaged mortgagee mortgager mortgagor mortify mortise mortuary mothered mothering motherly motioned
motivate motorcycled motored motoring motorised mottoe mouldering mourning moused mouser mousey mouss mousse moussed
moussing mousy mouth mouthed movingly muddle muddled mulch mulling mullion multiplex multiplexer multiply mumbled
munging municipally munition murkier muscled musculature musicale musically muskier mussed mussier mussing mustang
muster mustering mustier musty mutate muter mutilated mutilation muttered muttering mutually mystery mystical mystique
naive naively namesake nationalised nationalized nationally naturally navel navigate navigated necking necktie needier
needled needless needy negatived negatively negotiable negotiated negotiator neighbored neighborly neighboured
neighbourly neonate nestling networked neurose neutral newsy nicer niche nicknamed niece nightie nighty nimbler ninny
nitrated nodular noised noisier noisome noisy nominally nominate noose normalcy normalise normalize normally nostrum
notably notch noted noticed noticing notion notionally notoriety notwork novella novelle novelty nowise nucleuse
nuisance numbered numbest numeracy numerical numerous numismatist nursed nutriment nutritionally nutritious nuttier
objected objectively objector oblation observational observe obsoleted obstetrical occasional occasioned occlusion
oceanic oceanography octette oculist offbeat offending offensively officially offshoring offside omnibus omnibuse
omnibuss onetime onshore openest operand operate operatic operationally operative opined opining opportune optic
optically optimise optimism optimist optimize optional optioned oracular orbited orchestral orchestrate orderly
ordinal ordinance ordination ordnance ordure oregano organdie organize orgasmic orifice origami originally originate
otter ouster outcrop outfoxing outgrowing outlaid outlast outline outlined outlived outplay outpost outrage outraged
outreached outrider outshine outsider outsized outstandingly outstay outstaying outtake outvoting ovation overacted
overacting overdoe overdone overdose overdraw overdrawing overdrew overdrive overeating overfull overhaul overkill
overlap overlay overpay overprice overran overrated overrating overridden overrode overrule oversaw oversea overseen
overseer oversell oversize overspread overstate overstayed overt overtax overtly overture overturn overweight
overwrite oxygenate paced packaged packer padding paddocked paged paginate paginating pagoda painful paining pairing
palace palate palatial palaver palazzo palling palmier palpable palpate palsied palsying pamper pancaked pancaking
paneled panicked panicking panned pannier panning panted pantheon panting papal papered papery parade paragraphed
paramedical parceled parcelled parentage parented parenting parka parked parlayed parlaying paroled paroling parqueted
parred parse parsley parson partaken partaking parted partially participate participator participle particularly
partied partitioned partizan partly partnered parturition partway partying parvenu passable passive passkey pasta
paste pasted pastich pastier pastiest pastime pasting pastor pasture pasty patchier patchy patented patenting patently
patho pathogen pathologist patience patienter patiently patina patinae patine patricide patrimony patriot patrol
patter pattered pattering patterned paucity paunch paunchy pauper paused pausing pawning peace pealing pease pecan
pecked pecking pedaled pedant pedigree peerless pellet pelve penalised penile penitent penlite pennant pensioned
pensioner peony peopled peopling percale perceive perceptible perforated perforating perforce perform perfumed
perfumery perfuming periled perimeter periodic periodical periodicity perishing perking perky permanence permeated
permute permuted perpetration perpetually perpetuate persist personable personae personage perter perusing pessimal
pester pestling petrel petrolatum pettier pettiest pharmacologist pharmacology phased phasing philanthropic
philatelist philately phoned phoneme phoney phonied phonier phonological phony phosphor photoed photographing phrasal
phrased physically piazza picante pickaxed pickerel picket pickier pickled pickling picky pictured pieced piecing
pierce piercingly piing piked piker piking pilaf pilau pilaw pilling piloted pinball pinch pinched pinnate pinto
pioneer piped piper pissed pissing pitched pitcher pitching pitiable pitying pixel pizzazz placard placated placating
placenta placental placid placket plagiarised plagued plaice plain plainer plainest plaint planed planetaria plangent
planing plateau plated platen platformed plating platoon playable playact playgoer playpen pleasantest pleased pleat
pliant plotter ploughed plucking pluming pluse plush pluss plying pocked pocketed pocking podding poetically pointier
pointing pointy poise poising pokier poled policed policing poling polio polished polisher polishing politic politicoe
polkaed polkaing polliwog pollster polluted polluting poltroon polymeric polymorphic polyphony polythene pomposity
pooled pooling popover populace popularly populate porch porpoise porpoised portability portaged portend porthole
portioned portray posed posit posited positing positional positioned positively possess postbox postdoc postman
postmen postulate postured posturing postwar potent potentially potholder pottered pottery pottier poultice powder
powdery powered practical practiced practised prairie praline prayer praying precarious precept preciously preciser
preclusion precocious predicated predication predicative predict predilection preempt preempting preemption preened
preening prefer preferential prefixed prelude premiered premised premises premiss prepared preparing preposition
prepped preppier prescience prescient prescribe presently preset pressured pressuring pressurise pressurize preteen
pretentious prettier prevalent preventative preventible previously preying priced pricey pricier pricked pricking
prickle prickled prickling pricy primal primarily primed primeval primmer primped primping prince princess principally
principle principled prioress prioritise prioritize priory prised prisoner privateer privately privater privatest
privatise privatize privier prized probable probate probed probity procedural proctored prodded prodding productive
professionally proficient proficiently profiled profited profound profounder profusion prognose programed programer
programing programmed programmer progressed projector prolifically promenaded promote promptly pronounce proofed
proofread proper proportional proportioned propositional propositioned proprietary prorate proscribe proscribed
proscribing proscription prosecuted prosecution prosier prospected prospective prospector prospectus prosper
prosperity prosthese prostrate prostrated prostration protean protector protestation proton protracted protraction
prouder provable provender provide providence provident provincial provisional provisioned provisoe prowler prune
psychologically pubic publican publicity publicly pucker puddling puerile puffing pulled pullet pulling pulsate pulsed
punchy punctually punctuate punctuation puncture punier punished punishing pupal puritan purplish purposed purposely
pushy putter putty puzzled puzzler pyramid quacked quail quaked qualm quanta quantified quarried quart quartered
quavery queened queenly queered queerly quelled questioned questioner queued quiet quieted quilted quilter quite
quitted quitter quoit quoited quotidian raccoon racier raciest raciness racketed racquet radiator radioed radioing
radiuse raffled rafted rafting ragging raider raiding rainy rallied ramming ranched randier randomise randomize
randomly ranged ranging rangy rankest rankling ransomed ranted ranter ranting raped rapider rapidly raster rational
rationalise rationalize rationally rationed ratted rattier ratting rattling raunchier raunchy ravished ravishing rawer
razzing reacting reactivate readership readier readiest readying reale realising realize realm reaming reapply
rearward reasoned reassigned rebating rebel rebind rebounded rebuffing rebuilt recant recanted receded receipted
receipting recently receptive recessive recharged reciprocally reciprocate reciting recluse recommence recompense
recondite reconvened recount recreant recreating recta rectify rectory recur recyclable recycle redder rededicate
rededicated redesigned redness redoe redoing redounded reedier reeducation reedy reefing reelected reelecting
reelection reenact reenter reentering reeve refer refereed refereeing referenced referencing referential reffing
refile refiled refiling refilled refilling refinanced refined refiner refining reflected reflecting refocuse refocused
reforest refract refrained refraining refreshed refresher refrigerate refugee refusing refuting regal regale regaling
regally regarding regent regiment regional registrant registrar regularly regulate regulated regulator rehashed
rehearse rehearsed reigned reigning reimburse reindeer reining reinvent rejoinder relate relating relatively
relaxation relaxing relaying relearned relegated relented relevantly reliance reliant relieve religiously relive
reliving reloaded reloading relocated reluctant relying remainder remaking remarked remarry remediable remiss remorse
remotely remoter remotest removable remove removing renal renaming reneging renewing rennet renovator renowned
reoccurring reordering reorged reorging repaint repainted repainting repairmen repast repeatedly repel repelling
repetitious replace replay replete repleted repletion replicated replicator reportage reportedly reposing
representational reprieve reproduced reprove reproving repudiation repulsed reputed reputing requiem require
requisitioned requite requiting rereading reroute rerunning rescued rescuer rescuing reservedly reservist reset
resetting residency residue resignedly resilience resolute resonant resounded respect respecting respelt respirator
resplendent respond responsibly responsive responsively restarted restauranteur restoring restrained restraint
resultant resulting resumed resuming retarding retelling reticent retinae retinue retire retraction retrained
retraining retread retreat retreated retried retrievable retrieve retrofit retrying returnable retweeted reunited
reuse reused reusing reveille revelation reveler reveling revenged revered reverenced reviled reviler revised revival
revived reviving revoking revulsion rewarded rewarding reword rewriting rewrote rhythmic ribbing riced richer ricing
ricket rickety ridding ridging riffing riffle riffled riling rimming rioting ripened riposte risen rising risky
rivaled rivalry riveter roach roached roasted roaster roasting robber robbery robotic robuster robustest rocketed
rocketry rockiest rocky rogue roiled roister roistered rollick rookery rooming roomy roost rooster roosting rooter
rooting rotting rotund rotunda rouged roughed roughen roughest roughing roundly roundup routed routeing routinely
routinise routinize rover rowboat rowdier roweled rowelled royal rubbery rubier ruble ruddiness ruder ruffing ruffle
ruffled ruffling ruination ruing ruining ruled ruler rumba rumbling runnier ruptured rustier rusting rustling rutting
saber sable sabre sadder sadistic sadistically safaried safeguarded safer sagging saguaro sailboard salaried salivary
sallying salsa saltest salty salutary saluted salvaged salve salved sampler sanatoria sanctioned sanctuary sander
sandier sanding sandy saner sanguine sanitarium sanitise sanitize sapience sapient sapling sapped sappier satay
satellited satiate satiated sating satrap sauced saucer saucier saucing saucy savage savaged savaging savior saviour
savor savored savorier savoring savour savoury savvied savvier savvying sawing scabbing scalding scaled scalene
scalier scalpel scalper scalping scaly scandal scant scantier scare scared scaring scarlet scarred scathing scatter
scatting scenery scheduling schematic schemed schemer schmoozing scholar schooled schooner schuss schussed scold
scolded scone scooped scoot scooting scoped scorched scorching scoreboard scorer scorned scorning scoured scourge
scourged scourging scouring scowling scrabble scrabbled scram scrape scraping scrappier scrappy scratched scrawling
screech screeching screened screwed screwing scribble scribbled scribbler scrip scripted scrotum scrutiny scuffled
scuffling sculling sculptural sculptured scummed scuttled scythed seabird seagoing sealer sealing seamier seasoned
seceding secession secluded secondarily seconded secondly secretarial secretariat secrete secretion secretive secretly
sectional sectioned secure securest securing sedater sedatest sedating sedation sediment sedimentary sedimentation
seedling seedy seething segmented segued segueing seize selfish selloff seltzer selve semen seminary semis senator
senility sensory sensuality sentenced sentience sentient sentimental sepal separate separator sepia septa sequenced
sequentially serener serer serge serially seriously serous serried servo setback settable setter settler settling
seven sever several severed severer severest severing sewed sexed sexiest sexually shackling shaded shadier shadowed
shady shafted shale shall shamble shambled shambling shamming shaped shapely sharked sharking sharp sharped sharpen
sharper sharping sharply shatter shaved shaving sheared shearer shearing shedding sheen sheered sheering sheeting
shelled sheller shelling sheltered shelved shelving sherbet sherd shied shifty shill shimmery shimmying shingle
shingled shingling shining shinned shire shirk shirred shirring shittier shitting shlepped shlepping shoaled shoed
shoeing shone shooing shopped shore shored shoring shortage shorted shorten shortly shout shouted shouting shove
shoveled shoving showered showery showing showman showmen showy shred shrift shrimped shrimping shrivel shucking
shuffled shuffler shuffling shuteye shuttered shutting shuttle shuttled shyster sided sidle sieving sighing sightread
signaled signalise signalize signalled signally signatory significantly signing silence silkier sillier similarly
simile simple simpler simplex simulate simulating simulcasted simultaneously sincere singed singeing singled singling
singly singsong sinister sipped sipping sitar sited siting situate situated sizable sized sizer sizzling skein skewing
skilful skimp skimpier skinned skippered skirted skitter skull skying slabbed slacking slangier slapping slaved
slaving sledding sledging sleeked sleepier sleepwear sleepy sleeted slender slewing slide slighted slighter slighting
slinging slippery slitting sloped sloping sloppier sloth slouchy slowing slumped slung smacking smaller smarten
smartly smell smelled smellier smelling smiled smiley smirking smite smocking smoked smokier smoky smoothing smuttier
snacked snacking snaffling snailed snailing snaked snakier snaky sneakier sneaking sneering sneezed sneezing snide
snifter snigger sniping snippier snitched snoopier snoot snootier snorted snorting snowing snowy snuck snuffled
snuffling soaping sobbing sober soberer sobriety sociable sociably socialise socialist socialize socially societal
socking sodding softened softy soiled soiling sojourn solaria soled solicit solicited solicitous solicitude solidarity
solidly solitaire soloing solvency sonority sopping sorta sorted sorter sortied sorting soulful soundly soupier
souping sourced souring souse spaced spacemen spacey spacial spaciest spacy spading spandex spank spanking spanning
sparely sparer sparkle sparse spartan spasm spatted spawn speaking spearing specialised specialized specie specified
specifier specious speck speckling spectra spectre spectroscope speculator speechless speeded speedup speedy spellbind
spelled speller spewed spewing spheroidal sphinge spiced spiciest spied spieling spikier spill spilled spilling spilt
spinal spindled spindlier spindling spindly spine spinier spiny spiraling spire spirited spirituous spite spitted
spitting spittle splat splendor splice splicer splint splitting splodge splurge splutter spoil spoiling sponged
sponger spongier spongy spooked spookier spooled spooling spoored spore sporting sporty spout spouted sprained
sprawled sprawling sprayed sprayer spreader spreading spreed spreeing spriest springing springy sprinkle sprinted
sprocket sprouted sprouting sprucer spurious spuriousness spurn spurt spyware squalid squared squarely squarer
squarest squaring squashed squashy squatter squawked squid squire squirreled squish squishy stabbing stabled stabler
stabling stacking staffer staged stagger stain stained staining stale stalest stalking stalling stallion stamping
stanched stancher stanching stanchion standardise standardize standby stapling starching starchy stardom stare stared
staring starkest starkly starless starlet starlit starrier startle startled startling stately stater stating
stationary stationed stationer stationing statistician statuary statue statuette staved stdio steadied stealing
steamed steaming steamy steed steeled steeling steely steep steeple steeply steerage steered steering stemmed stemming
stepping stepson sterile sterilise sterilize stern sterna sterner sternest sternly sternum stewarded stewing stick
stickiest sticking stiff stiffest stiffing stifled stigma stile stiller stillness stimulated stimulation sting stinger
stingier stinging stink stinking stipend stippled stippling stipulated stipulation stirred stirring stitched stoat
stockaded stockier stockiness stocking stocky stoical stoke stoking stole stolid stolidity stomp stomped stoned stoner
stoney stonier stoniest stoning stony stoop stooped stooping stoppable stoppering storied storing stormed stormier
stormy stowing strafed strafing straiten stranding strange strapping strategic stratum strawing strayed streaky
streamline strengthen strep stretch stretcher strewed strewing stricken stricture strident striker striking stringed
stringy stripe striped striping stripped stripper strived striven striving stroked stroking stronger strongly strop
stropping structurally strummed strumming strung stubble stuccoe studded studious studlier studly stuff stuffiness
stumble stump sturdier sturdy sturgeon styled styli stylised stylize styluse suavely subcontract subjected subprime
subscribe subside subsided subsiding subsidise subsidize subspace substantial subtitle subtler subtotaled suburban
suburbia successfully successor succored succoring succour suckling sucrose suction suede suffragan sugared sugaring
sugary suicide suitability suitable suited suiting sulfured sulfuric sulkier sullied sullying sulphured sulphuric
sumac summarily summed summery summing summitry sunburn sunder superb superber supercharge superficial superior
supernovae supervise supervisory supper supping supple supplementary suppler supposing suppurated suppurating supreme
surcharged surety surfaced surfeit surfing surged surgically surging surpluse surplused survive suspected suspend
suspender suspending suspiciously sutured suturing sveltest swamp swanking swatch sweat sweating sweeten sweeter
sweetest sweetie sweety swelled sweller swelling swerve swerved swerving swifter swiftly swigged swigging swill
swindled swindler swing swinger swinging swiping swirled switched switcher swooped swopped symbiose symbolic symbolise
symbolize symphonic synch synched synopse synthese synthesise synthesised synthesiser synthesize synthetize syringe
syringing systematise systematize systemic tabbing tableaus tableaux tabled tabuing tabular tacked tackier tactical
tactile tailless tailored talented tallyho tameable tamed tangent tangerine tangoed tanning taped tapping tardier
tardy tared tarmacked tarmacking tartan tartar taser tasering tasted tastier tasty tattling tattooed taunting taupe
tawnier taxed taxonomic teach teamster tearier tease techno technologist teenage teenier teethed telemeter telepathic
telephoned telephoning telephony telescoped telescoping televise tempera temperamental temperate tempered tempest
tempi temporal tempt tempted tempter tempting tempura tenable tenanted tendency tendered tenderer tenderly tenet
tensely tentatively tenth tenured tequila terabit termed terminable terminally terminate terminator termini terminuse
terraced terracing terrapin terraria territorial testicle testier testis testy textural textured thanking thatcher
thematic there therein thermally thermo thermostatic thick thickened thickening thicker thickest thicket thickset
thimble thine thing thinker thinness thirdly thistle thorace thornier thorough though thousandth thrash threaded
threading threaten threshed threw thrifty throat throaty throe thrown thrum thrust thumbed thumbing thunk thwacked
thwacking thyme tickled tickling tiger tilde tiller timbered timberline timeliness timer timid timider tinder tinker
tipping tippler tippling tipster tirade tired tireder tiredest titanium titled tittle toadied toady toadying toasted
toasting tobaccoe toddle toggled toiler toilette tolerant tolerate tombing toned toner toning tonsure toothy topical
topographical topography toppling toque toreador torpedo torqued tortured torturer totaled totalled totally touching
touchy touring touristic tracer tracery trachea trademarked tradesmen traduced traducing tragedy traipsing traitor
trammed trammel trammeled tramming tramp tramped tramping trance transact transept transferal transference transfixing
transfixt transform transient transited transition transitional transitory transitted transitting translate
transmitting transmute transmuted transmuting transpiration transpiring transplanted transversely trashing trashy
traumata travailed travelled travelog traverse trawling treachery treacle treading treadle treadled treadling
treasured treasurer treed trenching trended trendier trendy trespass triad trialed trialing triangle tribal tribune
trice trick tricked trickery trickier trickiness tricking trickled trickling trill trimmed trimmer trinket tripe
tripled tripo tritely trivial trollop tromping trooping tropic troth trotted trotting troubled trough truanting truce
trucked trucker truckle truckled truckling trudged trudging trued truer truest truncate trundling trusted trustee
trusting trusty truther tryout tryst trysted trysting tsarina tsunamis tucker tucking tugged tugging tumbling tumbrel
tuned tuner tunneled turnabout turncoat turning turnkey tutored tweeted twiggier twill twinkling twirler twister
twisting typed typical typographic tyroe tzarina ultimata ultimately ultimatum umpired unblocked undergo underlain
underlie underline underlined underling underlining underly underpaying underplaying underrating underwater underwrite
underwritten underwrote unfaithfully unfit unfrocked unicorn uninstaller uniquely uniquer uniquest unison united unity
universality universe unloved unpaved unsafer unsent unstable untamed untangled unusable unusually upgraded uplifted
upswing urbane urbaner urbanity urgently urinate useable usefully ushered uterine utilised utilized vacantly vacate
vacationed vacationer vaccinate vacua vacuous vacuumed vagrancy vaguely valance valet validly valour valuable valued
vanish vantage variably variate variegate varnished vatting vaulter vegetate vender venomous vented ventilate ventured
veranda verbally verbena verdure veritable versification versified versify vertically vestibule vetoing viand vibrato
vibrator victor vigilance villa villain villein vinegar violate violator violence violent violist virility virtually
visible visioned visioning visually vitalise vitalize vitally vitiating vocalic vocally vocation vogue voiced voicing
volcanic volcanoe volition volleyed voluble voluntarily voluntary vomited vomiting voracity voyaged voyager wadding
waddling wagoner waive wakening waking waldo waled waling walleye waltzed waltzing wander wandered waned waning wanner
wantoned warbling warehoused warhorse warrant warranted wartier waster wastrel watchmen waterbed watery wattling waved
wavelet waviest waxiest weakened weakening weakest weakling weakly wealthier wealthy weaponry weariness weary wearying
weathered weave weedier weeding weekended weigh weighed weighing weighty weirder welled welshed welshing western
whaled whaler wherea whereat whereby wherein whereof whereon whetted while whimsey whine whinier whinnying whisk
whisked whisker whiskey whistle whiten whiteness whiter whitest whither whittle wholesaled wholesaler whore whorehouse
whorled widening widow wielded wielding wiener wight wikis wilder wiliness willy wince winching windier windowed windy
wined wining winnowing wintery wired wiriness wishing witch witched witchery witching withdraw withdrawing withdrew
withhold witnessed wittiness womanly wonkier wonted wooding woodman woody wooed wooly wordy workfare workman workmen
worldly wormier worsen worship worsted worthier worthy wrapt wrestle wrier wring writhe writhed writhing wronged
wronger wrongly wrote wroth wrung yearn yeasty yielded yoghourt yogurt zeroe zonal zoned
`.split(/\s+/),
);

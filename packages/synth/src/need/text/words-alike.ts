/**
 * Words of English that look like a slip of one that needs are written in, and are none: "heron" is no hero. Collected by
 * scripts/words-alike.ts from SCOWL, Copyright 2000-2011 by Kevin Atkinson, who permits use, copying, modification, distribution
 * and sale of these word lists and of what is made from them for any purpose without fee, provided that this notice appears.
 */
export const wordsAlike: ReadonlySet<string> = new Set(
  `
abacuse abandoning abase abduction aberrant abide abided abnormally abrasively abscess abscessed absented absentee
absently absinth absolve absorbency abstention abstracted abstraction abstractly abused abuser abusively academical
academy acceded accelerate accenting acceptably accessioned accidentally accolade accorded accosting accountancy
accounted accrual accrue accurately accursed accurst accuse acerbic achieve acknowledgment acoustical acquire
acquitted acquitting acrid acted actualised actually acute adaptable adapted adaptor addend addenda adder addiction
additionally addled addressee adduced adhered adjacent adjacently adjudicate adjudicator adjured adjustor adman admen
administrate administratively administrator admired admittedly adorable adrenal adulate adulated adulteration adultery
advanced advancement advantage advantaged adversely adverser adversest adverted adverting advertise advise advocated
aerobatic aeroplane aesthete affair afflicted affliction affluent aggregate aggregated agilely agitate agree agronomy
aground ailment airhead airiest airliner airwave alarmed albumen alcoholic aldermen alderwoman alerted alertly
alienate aligning alignment alimentary alinement alkaline allay allegro allergenic allergic alliance alliteration
allocate allotted allured allusive altar altercation alternated alternately alternation alternatively alternator
alumnae alumni alumnus alway amateur ambiance amend amended amnesty amortise amortize amounted anaemia anaemic
anaerobic anaesthetic anaesthetised analysing analytic analytically anatomic anatomically ancestor anchored anchovy
anesthetic angel angered angering angled angler animated animation animator anion annal anneal annexed annexing
annotate announce annoyance annually annul annulling anointment anonymously antennae anthill anthrax anthropoid antic
anticipate antis anybody apace apotheose appal appalled apparatuse appareled apparently appease appeaser applaud
applicator apply appraise apprenticed apprise apprised apprized approached approbation approve aquaria aquiculture
arbiter arbitrate arbitration archeological archery archetypal architectural arcking arguing argumentation armistice
armored armorer armrest arrange arrayed arsenal artiest artistry artsiest asbesto ascendancy ascendant ascendency
ascetic aseptic ashiest aspirate assailable assayed assemble assembled assembler assent assert asserted asserting
associative assorted assuaged assuredly astigmatic astronomer astronomic astronomically athletic atonement attendant
attenuate attenuation attired attract attracted attributed attuned auctioned auditing audition auditory auger austere
authored authorise authorize autocrat autocratic autocratically automata automate automaton automobiled autonomously
autonomy auxiliary avarice averaged averse avian avionic avocation avoided awaked awaken awkward awoke backboard
backed backtracked bacon badder badger baggier bailing bailout baiting balanced baldest balding balked balkier ballast
ballasting balled ballerina balling ballooned balloted balsam bandana banding bandy bandying banked bankrupt banquet
banqueted barbarian barbered barbering barberry barely bargained bargainer baring barked barking baron baroque
barraged barreled barricade barring barroom barrow based baseness baser bassi bassinet bathe batho bating baton
batsmen battered battier battled battling batty bawled bawling baying bazillion beading beaked beaker beard bearding
beast beastly beating beautify beavering bedder bedsore beech beefy beeline beetled befitting begat begetting
beggaring beginner behalve behaved beholden behoove behove belaying belie believe belle belled bellied belling bellow
bellying belying bending beneath beneficent beneficial beneficially benefited benevolent benignly bereave bereaving
berrying beseech beset beside besot besotting besought bethink betiding betroth betrothed betrothing bewaring bewilder
biase bibliographer bibliographic bicker bicycled biding biked biker biking billeted billeting billiard billionth
billowed billowing billy bingeing biographer biologically birching birdieing birdy birthed birther birthing birthright
bisque bitch bitchier bitter bitterly bizarre blacked blackened blacker blacking bladder blanching bland blander
blanker blanket blanking blankly blarney bleat bleating blench blest blinded blinder blinding blindly blink blinking
bloat blockade blockaded blockading blockhead blond blonde blonder blooded bloody bloomed bloomer blooper blossomed
blotched blowsier blowzier blueing bluffed bluffer blunder blurred blurted boarded boarder boaster boater boatmen
bobsled bobtail bogieing boinking bolder bolero bombard bombarding bomber bonded bonding boned bongo bonnier booed
boogied booing bookend booklet bookmarked booky boost bootleg booty bored borer boring boron bossiness bossy botch
bottling bottomed bough bouncer bouncier bouncy bounden bourbon bowel bowlder bracelet bracketed bragger bragging
braiding braille brainy braked branched brandy brassier brassiere brattier bravura brawled brawling breaded breading
breakfasted breasted breathe breather breathy breech breezed bridged bridging bridled briefed briefing briefly brigand
brightest brisket bristle brittle broach broached broad broaden broader broadest broiled broiler broiling broke
brokered bronchi broncho bronco brooded brooder brooding brook brooked brooking brothel brownie bruin brunch brunt
bruskness buckeye bucking buckled buckler buckling budding budge budgetary buffing bugger buggier bugging bugling
buildup builtin bulging bulkiness bulking bulled bullet bulletined bullied bulling bullion bullock bullying bumming
bumping bunch bunching bundled bungled bungler bunking buoying burbled burdened bureaus bureaux burger burglar burgle
burgled burliness burping burring burrito burro burrow burrowed burrowing bursar bursted burying bushiness busiest
bussing busying busyness butch butchered butchery butter butterier buttery butting buttock buttoned bystander cabana
cacao caching cackled caddy cadenza cadre caged cagey cajoled cajoling calamity calcite calculator calendared caliber
calibrate calif caliper calliper calluse callused callusing calumny calve camber cambering cambia cambium camel cameo
campaigned campaigner camphor campy canasta cancelation canceling candled candour cankering cannery canon cantata
canter cantering canto canva capable caparison capitol capon capsize captaincy captioned captious capturing carbine
carbonate cardigan cared careered careering caressing caret carfare cargoe caribou carjack carnal caroled caroling
carolled carolling carouse carousing carpentered carpentry carpet carpetbag carpeted carpus carrion carrot carry
carted cartel cartilage cartoon carve carver cased casement cashiered cashmere caste caster castigated castled
castling castrate cataclysm cataloged cataloger catalogued cataloguer catalysed catalysis catastrophic catchier
catchup catchy categorical categorise categorised categorize categorized catheter cattier cattily catting caucuse
caucusing caulked caulking causal causally causation caused cautioned cautious cavalry caved cavil caviling cavilled
cavilling caving cease ceasing cedilla ceding celerity celesta celibate celli cello cellular cellulite cellulose
censuse centaur centime centrally centred centurion century cerebral certain certificated chafe chafing chagrin
chained chair chalice chalked chalking challenged challenger chambray chamoix champagne champing championed chanced
chancel chancellery chancery chancy changeling channeled channelled channelling chantey chaplain charade chariest
charitably chartered chartering chary chasing chasten chastise chastity chateaus chattel chatterer chattering
chauffeured cheat checkered checkering checkup cheekier cheery cheesed cheesier cheesy chemically chequed chequer
cheroot chervil chevron chewiest chicest chickened chickpea chiefly chile chili chillest chillier chilling chilly
chily chimera chimp chink chintzier chirp chiseler chiseller chitlin chitling chlorinate chock chocked chocking
choicer choicest choked choker cholera chomp choosey choosier choosing choral chorale choreograph choreography chortle
chortled choruse chorused chose christen chrome chromed chronicle chuck chucked chucking chuckled chuckling chump
chunky cicadae cider cinched ciphered circling circuited circuitry circular citadel citizenry civilised civility
civilized civilly clack clacked clamber clammed clamoring clang clangor clank clarification clarinet clarion clashing
classed classic classier classing classy clattering clawing cleanest cleanlier cleanliest cleanly cleanness cleansed
cleanser cleansing cleanup clearest clerked climatic climax climaxed climaxing clinched cling clinically clipt
cloaking cloister cloistering clomped clomping clopping closely closer closet closeted closeting cloth clothed clotted
clouded cloudier cloudiest clouding cloudy clover clowned clowning cluck clucked clued clumping clumsier clunking
clustered clutched clutching coached coaling coarsely coarsen coarser coarsest coast coasting coauthored cobble
cobbling cobra cocaine cochlea codding coddling coded codeine codex coercion cogitation coiffed coiffured coiling
coincided coincidence coked coking colander colic colicky colitis collaborate collaborated collaborator collage
collared collaring collate collated collating collation collect collectable collective collie collier collocate
collocated collocation colloid collusion colly cologne colon colone colonel colonist colored coloring colouration
coloured columned comatose combated combating combative combine comedic comestible comity comma commanded commandeer
commander commando commandoe commenced commend commended commentary commentate commented commenting commercialise
commercialize commercially commissar commissary committing commode commoner commonly communal communed communicator
commuted commuter compacter compacting companion comparable compared compartment compassed compassing compatible
compelled compendia compete competed competently competitively compilation compile complacent complain complainant
complained complainer complaisance complaisant complected complement complemented completely completest complexioned
complied compliment compo comportment composted composure compote compounded compress comprise comprised comptroller
compulsorily computation computed comrade conceal concealed concealing concede conceited conceived concentrate
concerned concerti concerto conclude concluded concourse concreted concretely concurrency concurrently concussion
conditional conditioned conditioner condoe condoled condoling condom condor conduce conduced conducing conducive
conduction conduit conferencing confess confessional confessor confide confided confident confidentially confined
confirm conform conformation conformed conga congaed congeal conic conical connect connecter connivance connived
conniver connoted connoting conquer conquest consensual consensuse consented consequent consequential conservatory
consign consistent consistently consoled consoling consonant consort const constable constancy constantly
consternation constrain constrained constraint constrict constricted constriction constrictor construct constructed
constructor construe construed consult consultancy consulted consume consuming consummate consummation contagion
contaminate contempt contended contender contentment contestant contingent continual continued continuously continuum
contour contraction contractually contradict contradicted contrail contralto contribute contributory contrition
convene convenient convening converge converging conversant conversationally converse converting convex convey
conveyer conveying conviction convince convoked convoking cooed cooing cookery cooky coopered coopering coordinated
coordinator copra copulae copulate coquetted cordial cording cordite cored corespondent corncob corneal cornered
cornering cornier corniest corny corolla coronae coronary coroner coronet corporeal corpse corpuse correctest
correctional corrector correlate correlated corresponded corridor corrode corrugated corruptest corseted corseting
cortex cortical cosmic cosplay costumed costuming cotter couch couching could counseled counseling countable countably
counteract counteracted countered counterpart countess coupled couplet coupling courage coursed courser coursing
courtlier covenanted coverlet covert cowlick crackle crackly cradled crafty cramp cramping craned cranial crankier
crass crate crated cratered cratering crazier creak creamier creamy creasing creatively credo cremate cremated
cremation crematory crepe cress crewed crewmen crick cricketer cried criminally crimped crimping critically critiqued
croaking crocheted crock croft croissant crone crony crook crooked crooking croon crooned crooner crooning crosser
crossly crotchet crotchety crouched crouching croup croupier crowded crowed crowned crudely cruder crudest crudity
cruft cruised cruiser cruising crumple cruncher crusade crusader crush crushing crustier crypt cryptic cubed cubical
culled culling culotte culpability cultivate cultural cumulatively curative curer currant curried currying curse
cursory curst curtail curtsied curvature curved curvy cushier cussing custody customary cuter cutlass cutlery cyanide
cybernetic cycled cyclonic cynical cynosure cypher czarina dabbing dadoe dagger dallied dally damming damnation
dampest danced dandier dangerously dangled darting dated dauber daytime dding deadlier deadliness deafest dealt
deathly debarment debater debited decal decease decedent decentralise decentralize decide decidedly deciding decimate
decimation decisively decked decking declaimed declare decode decorate decorum decoy decreased decreed decried
decryption deductive defamation defecate defecated defection defer deferential defiant deficit defined defining
deflate deflect deflected defrayed deftest defunct deice deign deigning delegated delete delicate delight delinquently
demeaned democrat demoing demon denature denizen denominational denominator denote denoted denseness denser dentistry
denying depended dependence depleted depletion deplore deport deported deportment deposed deposing deprave depraved
deprecate depreciated depress depressed deprive deprived depriving deputed deputise deputize deriding derivation
derived deriving dervish desalination descant descendent descender descried desert desire desisted despaired despatch
despatched despise despised despite despondency despot destine destiny destruct destructible destructively detonated
detonation detracted detraction deuce develop developmental deviance deviate deviled devilling devilment devised
devotion diabolic diagnosing dialect dialectic diatribe dibbled diced diciest dicker dickey dickie dicky dierese
dieseled dieting differed differentiate difficult diffing digging digitalis digitally dignity digress digressed
digressing diked dilated dilating dilation diligent diluted dimer dimmest dimming dinette dingier dingiest dinging
dingy dinkier dinnered dinning diocese diplomacy diplomata directer directest directional directly directorial
disabled disarmed disciple disciplinary disciplined disclaim disclose discolor discolour discord discorded discourse
discover discuss diseased disgust disgusted dislodge dismantle dismiss disordered disorderly dispensable dispensary
dispersion displace displayed displease displeased displeasing disported disposal disposed disposing disquiet
disrepute disrupted dissect dissected dissection dissension dissolve distanced distancing distaste distension
distilled distiller distincter distinctly distorter distract distribute disused dived diverge divergent divide divided
divider divination divined diviner diving divining divisional doable docent docketed docking doctoral doctored
documentary documented doffing doggier doily domesticate domiciled domiciling dominance dominantly dominated dominoe
donate donning dooming dormancy dormitory dosed doting dotting doubled doublet doubly douse dousing dovetail dowager
doweling dowelling downgraded downhill downy dowse dowsing dozen drafted draftee drafting drafty drama dramatic
dramatised drank draughted draughty drawl drawled dreadlock dreamer dressier dressy dribbler dribbling dried drier
drily dripped drivel driveling drivelling drizzling droll droller drollery droned drooling droop drooped dross drove
drover drunk dryness ducked dueling duelist duelled dullard dumpier dumpy dunce dunner dunno duplicated duplicator
duplicity duress dusty dwelled dying dynamical dynamism dynamite dynastic eagerly earthed earthen earthly earthy
easterly eatable eater eclipsed economical economics economise economist economize edged edict edifice editable
editorially educationally educator effectively effete efficient efficiently ejaculated elapse elation electing
elective electrically electrify electrocute electrolyte electronica electronics elemental elevate elevator eleven
eleventh elicited elocution elopement embalmed embalmer embargo embargoed embitter embodying embraced emended
emergence emergent emissary emojis emoticon emotionally empathy employ empress emptily enable enacting enameled
enamour encamped encased encode encountered encrypt endeared endemic endowed endowing endue endued enduing enduring
enema energetic energise energised energiser energize energized energizer enfolding engineered engrave enjoyed
enlargement enliven ennobled enquire enslave enslavement entailed entailing entertain enticement entire entirety
entranced entrant entreat entwine enumerate enuring envelop envelope envious environ environmentally envying epicentre
epidermis epidermise epochal equable equator equinox equip equivalently erecting ergonomic ersatze erudition escalate
escapee escarole espoused espresso establish ester esthete estimable eternal ether ethic etiology evacuate evaluate
evenest evicted evident evincing exacted exacter exacting exalted examine exampled excavate excavation excepting
exceptional excerpt excised excitable excited exciting excrete excusable excuse excusing execrable execrate execrated
execrating executioner executrice exercised exert exerted exhausted exhibited exhibitor exigent existed existence
existent existential exiting exorcise exorcised expanse expectant expectantly expectorate expectoration expedient
expediently expedite expedited expediter expeditious expeditor expensive experienced experiencing experimentally
experimented experimenter expertise expertly expiate expiating expiation expired expiring explicate explicitly
exploded exploiting explore explosively expressway expurgation extant extensional externally extinct extirpation
extortion extractor extradited extradition extraordinarily extraordinary extreme extricated extrication extrude
exuding exulted eyelash fabricate facet faceted faceting facilitate facilitation factional factored factually faecal
faece fagged fainted faintness fairest fairing fairness fairy faked fakir falling falloff fallow fallowed fallowing
falsely falser falsest falter faltering familiarly famished famishing famously fancied fancier fancily fancying
fantasied fantasise fantasize fantastic faraway farce fared farewell faring farther farthing fashioned fastness
fathead fathered fatherly fatigued fatness fatter fattier fatuous faulted faultily faulting faunae favor favour faxed
feasting feather feathery featured federally feebler feedbag feelingly feinting felled feller felling fellow femoral
fence fended fender fending fennel ferreted ferreting fertilise fertilize festal festive festively feted fetlock
fetter fibber fibroid fictional fiddler fiddling fidelity fidgeting fielded fielder fielding fiendish figured figurine
figuring filbert filched filching filet filigree filleted filleting filliped filliping filly filmier filming filmy
filtered filthier finagle finagler finalise finalize finalized finally financially finder finess fingered
fingerprinted fining finis firefight fireman firemen firmed firmer firmest firming firstly fiscally fishermen fishier
fishnet fishy fittest fittingly fiver fixated fixative fixedly fizzed fizzing fizzled fizzling flabbiness flack flail
flailed flailing flair flake flakiest flapper flare flaring flashed flasher flashiness flashing flatten flattening
flattering flavored flavoring flavoured flawing flaying fleck fledgeling fleecing fleeing fleshed fleshing flexing
flick flied flier flightier flighty flinch fling flinging flippest flirtation flitted flitting float flogged flooded
flooder floored floppier flotsam flouncing flounder flour flouring flourish flouted flowered flowering flowery flowing
fluidly fluky flung flunking fluoresce fluoresced fluorescence flushed flushing flute flutter fluxing flyover flypaper
foaling foamier foiled foiling foisted foisting folly fomentation fomented fonder fondest fondled fondling fondu
fondus footballer footing footrest foraged forager foraging foray forayed foraying forbade forbear forced forcep
forecastle foregoe forehand foreigner foremen foresee foresight forestall foreswear foretaste forever forewarn
forewoman foreword forfeit forgave forget formerly formulae formulaic formulate forsake forum forwardest forwent
foulest fouling foully foulness foundered foundling foundry fount foxed foxiest fraca fracase fractionally fractious
fractured fragility fragrant frail framed framer framing franchised franchisee franchiser fraudulence fraudulently
fraying freebie freelance freeman freer freeze freighted freighter frequented frequenter frequentest freshen freshest
freshet freshly friar friction fried friending fright frighten frighting frill frippery frisked frisking fritter
frittering frizzed frizzing frogman frontage fronted frosting frosty fruited fruity fuddled fuddling fueling fuelled
fuelling fulled fuller fullest fulling fulness functionally functionary functioned fundamentally fungi fungicidal
fungous funguse funkier funneled funnest funnier funnily furling furlough furnishing furor furring furry further
fussily fustier fuzed fuzing fuzzy gabbing gaffing gagging gaging gallant galleon galley gambler gamboling gambolling
gamed gamey gamier gamin gander gantlet garaged garaging gardenia gargling garland garote garoted garoting garotte
garrote garter gasolene gassy gauged gavel gazing gelid gendarme genera generalise generalize generally generate
generous genetics genie genii geniuse gentry geographer geographic geologic geologically germane gerund getaway
gigabit gigging giraffe gladden gladdening gladder glassier glassy glaucoma glitzier gloaming gloat gloated globally
globule gloomier gloss glued gluey gluiest glycerine gnarling gnome goaly godlier gofer goggle goody googled goosed
gorging goring gouge gouging governmental grabber grabbing gradation gradually graffito grafter grainy grammar granary
grandad grander grandly grandma grandpa granola granulate granulated granulation graphed graphical graphing graphite
grapnel grapple grasped grasping grass grassing gratify graveyard gravitate greased greasier greasing greasy grebe
greened greener gremlin grenade grepped grepping griming grimmer grind gripe griping grippe gripped gripping grist
groaned groaning grocer groin grokking groovier grope groped groping grossed grosser grossest grossly groupie groupy
grouse growled growling grownup grudging gruel grumble grumbling grunge grunt grunted guano guaranteed guarantied
guaranty guarded guardsman guested gully gumming gusto gusty gymnasia gyrated habitual habituate habituation hackney
haggard haggled haggler hailed haired hairiest hairiness hairless hairy halberd haled haling hallucinate haloe haloing
haltered halyard hammered hamster handbag handbill handcraft handcuff handheld handiest handily handiness handlebar
handsomer handy handymen hangman harbored harboured hardcover hardiest hardiness hardtop hardwired hardy hared harem
haring harmfully harmonise harmonize harmony harsher harshest harshly harshness hassling hastier hasting hasty hatchet
hatefully hating haughtier hauler haunt haunting hazarded headgear headier headlined headlong headwater headwind heady
healthily hearkening heartbreak hearten heartening hearty heath heavier heaving heckler hectored hedged heeding
heighten heist heisting helicoptered helmsmen helpfully helpmeet heralding hermitage heron herring hickey highness
hijacker hiker hillier hinting hireling historic historically hitch hitching hiving hoard hoarded hoarder hoariest
hoariness hoarse hoarsest hobble hoedown hoisting hokiest holdover holed holidayed holiest holing holster homed
homegrown homeliest homeliness homer homey homeyness homicidal homie homiest honesty honeyed honoraria honorarium
honorary honored honoured hooch hooky horizontally hormonal horny horrific horsed horsey horsier horsy hosing
hospitable hospitably hospitalise hospitalize hosteled hosteler hosteling hostelry hostess hostile hostler houmous
houmus housed householder hubby hulling humane humaneness humaner humanest humanly humanoid humbled humerus humid
humiliate hummus humored hurtling husband husting hustling hutch hydra hydrate hygienic hyperlinked hysteria
hysterical icebound idiom idled idleness idler idolater illegally illicit illuminate illustrate illustration imaged
imagery imagined imagining immobile immobilise immobilised immobilize immobilized immolate immolated impaired impaled
impalement impaling impart imparting impassable impeach impeached impelled implemented implementer implicate
implicated implicitly implode implore impolite important imported importer importune importuning impossibly impostor
impotence impotent improve improving impudence impulsed imputing inattention inching incidental inclose increased
increment incubate incubator inculcation indefinite indemnity independence independent indexed indicate indicative
indicted indigestion indignation individually induce induction industrially inequity inert inertial infancy infantry
infarction infectiously inflame inflect inflected inflection infliction inform informational informer informing
infusion ingest inhalation inherited inheritor inimical iniquity initialed initialled initially initiate injector
injunction injure inkling inoculation inquire inquirer inscribe insecure inset insomniac inspect inspire instal
instanced instantly instigated instigator instill instilled institute instituted institutional instruct instructional
instrumental instrumented insulator insulted insulting insure insurgence insuring integer integrate integrator
intelligently intense intensest intensively intentional intently interbred intercede intercept intercepted
interdiction interfaced interj interject interjected interlaced interlocutory interment internally internationally
internist internment interrupt intersect intersected intervene intonation intranet intrusted intuited inundation
inured invalidate invalided invasion investigate invitational inviting involve irise irony irradiate irregularly
islander islet isotopic jigging jittery jockeyed joggling jointed jointing jointly journeyed judgemental judgmental
judicially judiciary jugging juggled jumpy junco junky juridical jurisdictional juror karate kenneled kenning kestrel
keyboarded keyboarder kicky kilogramme kinda kindergartener kindest kindled kindlier kingship kluge kneeling knifing
knotting krypton labored laborer laboured labourer lacerate laceration lacked laconic lactated laddering laddy laded
ladling lagged lagging laity lancet lander landfall landline landslid landslidden languid languor large largeness
larger largesse larynge lasing lassitude lasted lasting later lateraled laterally latex lathed lather latte latter
latticed lauding laughed launder lavender laxness layered layover leaded leading leafy leagued leaky leaner leased
leasehold leashing leathery leaven leavened leavening lecher lechery lectured ledge leering lefty legally legged
leggier legging legislate legitimated legitimately leisurely lengthen lengthy lesbian lessen lessened lesser lettering
lettuce leveled leveler levelness lever leveraged levying lewdest lexicon liaising liaison libel libeled libeler
libeling libelled libeller libelling libertarian liberty licencing licensee licked liefest ligament lighten lightened
lightening lightninged lignite liked liken likened likening limber limiest limpid linage lineal linear lined linen
lingual lionise lionize lipsticked liqueur liquidate liquify liquored literal literally lithe lither litigate littered
littler livability liveliness livened livening loamier loaning loathe loathed lobbed lobbing locally located lockable
locust locution lodge lodger lofted lofting logically logician logistic logistical loiter loitering longest lookout
loopy loosed loosely loosen looser loosest loosing louder loudest louse lousiness louver lovable lover loving lowlier
lowliest lowness lubed lubricate lucked luckier lucrative lucre lugged lugging lumbar lumbered lunched lunge lurched
lusted lusting lynch lynched lyrical macabre macron madra madrase madrigal maelstrom maestri magical magnetization
mailbomb mailer mainline maintain majored majoring majorly malarial maliciously malted malting manacle manacled
manacling manage mandated mandating mandrake manged manger mangier mania manicured manifested manifestly manifesto
manifestoe manning manor mante manured manuring maraca marathoner marbling march margarine marginalia marginally maria
marimba marinade marinate mariner markedly marketed marketer marquee marquess marquis marquise marred marring marshy
martinet martini mascot masculine mason massacre massaged massaging massed masseuse massing mastered mastering
masterly mastery materialise materialist materially maternally mathematics matin matte mattered mattering matured
maturer maturest maturing mauling mavin maxed maxim maximally maxing mayoral mealy meant meatier meaty mechanically
mechanised meddle meddled meddler medial mediate mediated mediation medically medicinal medieval mediocre meditate
medulla medullae melange melding membrane memento mementoe memoir memorial memorise memorize menaced menacing
menagerie menagery menstrual mentally menthol mentioned mentored mentoring merchandised merchandized merger merging
meridian meriting messed messier messieur messing metallic meteor meteoric methadone methanol meting metrical
metrication microcode microeconomic microscopic microscopy midterm midwifed midwifery midwived miking milieus milieux
militancy militarily milky millage milled miller millet milliner millionth millstone minatory minced mincing minded
minding minestrone mingled mingling minim minimal minimally minis ministered minivan minored minoring minority minster
minted mintier minting minty minuend minuet minuted minutely minuter minutest minutia minutiae minuting misbehavior
mischief miscued misdeed misdoing mislead misread misspend misstate misstep mistaken mister mistier misused misusing
miter mitering mitred mitring mobilised mobilized modeled modelled moderately modesty modular modulate modulo moire
moist moistly moisturise moisturize molded moldering moldy molester mollification mollified molting momentous
monastery monaural moneyed mongrel monkey monsieur mooch mooching moody mooed mooing moonlighted moonlighter moonlit
moose mopped mopping moraine morale morality morally moray morbidly morocco moron morose mortally mortared mortgaged
mortgagee mortgager mortgagor mortify mortise mortuary mothered mothering motherly motioned motivate motorcycled
motored motoring motorised mottoe mouldering mouldy mourning moused mouser mousey mouss mousse moussed moussing mousy
mouth mouthed movingly muddle muddled mulched mulling mullion multiplex multiplexer multiply mumbled munging
municipally munition murkier muscled musculature mushroomed musicale musically muskier mussed mussier mussing mustang
muster mustering mustier musty mutate muter mutilated muttered muttering mutually mystery mystical mystique naive
naively namesake nationalised nationalized nationally naturally navel navigate necking necktie needier needled
needless needy negatived negatively negotiable negotiated negotiator neighbored neighborly neighboured neighbourly
neonate netbook networked neurose neutral newsy nicer niche nicknamed niece nightie nighty nimbler ninny nitrated
nodular noised noisier noisome noisy nominally nominate noose normalcy normalise normalize normally nostrum notably
notarise notarize notch noted noticed noticing notion notionally notoriety notwork novella novelle novelty nowise
nucleuse nuisance numbered numbest numeracy numerical numerous numismatist nursed nutriment nutritionally nutritious
nuttier objected objectively objector oblation observational observe obsoleted obstetrical occasional occasioned
occlusion oceanic oceanography octette oculist offbeat offending offensively officially offshoring offside ombudsmen
omnibus omnibuse omnibuss onetime openest operand operate operatic operationally operative opined opining opportune
optic optically optimise optimism optimist optimize optional optioned oracular orbited orchestral orchestrate orderly
ordinal ordinance ordination ordnance ordure oregano organdie organize orgasmic orifice origami originally originate
otter ouster outcrop outfoxing outgrowing outlaid outlast outline outlined outlived outplay outpost outrage outraged
outreached outrider outshine outsider outsized outstandingly outstay outstaying outtake outvoting overacted overacting
overdoe overdone overdose overdraw overdrawing overdrew overdrive overeat overeating overfull overhaul overheard
overheated overkill overlap overlay overpay overprice overran overrated overrating overridden overrode overrule
oversaw oversea overseen overseer oversell oversize overspread overstate overstayed overt overtax overtly overture
overturn overweight overwrite oxygenate paced packaged padding paddocked paged paginate paginating pagoda painful
paining pairing palace palate palatial palaver palazzo paled palest palling palmetto palmettoe palmier palpable
palpate palpating palsied palsying pamper pancaked pancaking paneled panicked panicking panned pannier panning panted
pantheon panting papal papered papery parade paragraphed paramedical parceled parcelled parentage parented parenting
parka parked parlayed parlaying parliamentarian paroled paroling parqueted parred parse parson partaken partaking
parted partially participate participator participle particularly partied partitioned partizan partly partnered
parturition partway partying parvenu passable passive passkey paste pasted pastich pastier pastiest pasting pastor
pasturage pastured pasty patchier patchy patented patenting patently patho pathologist patience patienter patiently
patina patinae patine patricide patrimony patriot patrol patronage patronise patronize patter pattered patterned
paucity paunch paunchy pauper paused pausing pawning peace pealing pease pecan pecked pecking pedaled pedant pedigree
peerless pellet pelve penalised penile penitent penlite pennant pensioned pensioner peony peopled peopling perceive
perceptible perforated perforating perforce perform perfumed perfumery perfuming periled perimeter periodic periodical
periodicity periphery perishing perking perky permanence permeated permute permuted perpetration perpetually
perpetuate persecutor persist personable personae personage perter perused perusing pessimal pester petrel petrolatum
pettier pettiest pharmacologist pharmacology phased phasing philanthropic philatelist philately phoned phoneme phoney
phonied phonier phonological phony phosphor photoed photographing phrasal phrased physically piazza picante pickaxed
pickerel picket pickier pickled pickling picky pictured pieced piecing pierce piercingly piing piked piker piking
pilaf pilau pilaw piled pilling piloted piloting pinball pinch pinched pinching pinnate pinto pioneer piped piper
pissed pissing pitched pitcher pitching pitiable pitying pixel pizzazz placard placated placating placenta placental
placid placket plagiarised plague plagued plaice plain plainer plainest plaint plaiting planed planetaria plangent
planing plateau plated platen platformed platinum platoon playable playact playgoer playpen pleasantest pleased pleat
pleating pliant plotter plotting ploughed plucking plumage pluming plump pluse plush pluss plying pocked pocketed
pocking podding poetically pointier pointing pointy poise poising pokier poled policed policing poling polio polished
polisher polishing politic politicoe polkaed polkaing pollinate pollination polliwog pollster polluted polluting
poltroon polymeric polymorphic polyphony polythene pomposity pooled pooling popover populace popularly populate porch
porpoise porpoised portability portaged portend porthole portioned portray posed posit posited positing positional
positioned positively possess postbox postdoc postman postmen postulate postured posturing postwar potent potentially
potholder pottered pottery pottier poultice powder powdery powered practical practiced practised prairie prayer
praying precarious precept preciously preciser precluding preclusion precocious predicated predication predicative
predict predilection preempt preempting preemption preening prefer preferential prefixed prelude premiered premised
premises premiss prepared preparing preposition prepped preppier presaged prescience prescient prescribe presently
preset preside presided pressmen pressured pressuring pressurise pressurize preteen pretending pretentious prettier
prevalent preventative preventible previously priced pricey pricier pricked pricking prickle prickled prickling pricy
primal primarily primeval primmer primped primping prince princess principally principle principled prioress
prioritise prioritize priory prised prisoner privateer privately privater privatest privatise privatize privier prized
probable probate probed probity procedural proceeding proctored procurer prodded prodding productive professionally
proficient proficiently profiled profited profound profounder profusion prognose programed programer programing
programmed programmer progressed projector prolifically promenaded promontory promote promptly pronounce proofed
proofread proper proportional proportioned propositional propositioned proprietary prorate proscribe proscribed
proscribing proscription prosecute prosecuted prosecution prosier prospected prospective prospector prospectus prosper
prosperity prosthese prostrate prostrated prostration protean protectively protector protestation proton protracted
protraction prouder provable provender provide providence provident provincial provisional provisioned provisoe
prowler prune psychologically pubic publican publicity publicly pucker puddling puerile puffier puffing pulled pullet
pulling pulsate pulsating pulsed pumped pumper punchy punctually punctuate punctuation puncture punier punished
punishing pupal puritan purplish purposed purposely pushy putter putty puzzled puzzler pyramid quacked quadrant
quadratic quail quaked qualm quanta quantified quarried quart quartered quartile quasi quavery queened queenly queered
queerly quelled questioned questioner queued quiet quieted quilted quilter quite quitted quitter quoit quoited
quotidian raccoon racier raciest raciness racketed racquet radiator radioed radioing radiuse raffled rafted rafting
ragging raider raiding rainy rallied ramming ranched randier randomise randomize randomly ranged ranging rangy rankest
rankling ransomed ranted ranter ranting raped rapider rapidly raster rational rationalise rationalize rationally
rationed ratted rattier ratting rattling raunchier raunchy ravished ravishing rawer razzing reacting reactivate
readership readier readiest readying reale realising realize realm reaming reapply rearward reasoned reassigned
rebating rebel rebind rebounded rebuffing rebuilt recant recanted receded receipted receipting recently receptive
recessive recharged reciprocally reciprocate reciting recluse recommence recompense recondite reconvened recount
recreant recreating recta rectify rector rectory recur recyclable recycle redder rededicate rededicated redesigned
redness redoe redoing redounded redskin reedier reeducation reedy reefing reelected reelecting reelection reenact
reenter reentering reeve refer refereed refereeing referenced referencing referential reffing refile refiled refiling
refilled refilling refinanced refined refiner refining reflected reflecting refocuse refocused refract refrained
refraining refreshed refresher refrigerant refrigerate refugee refusing refuting regal regale regaling regally
regarding regent regiment regional registrant regularly regulate regulated rehashed rehearse rehearsed reigned
reigning reimburse reindeer reining reinvent rejoinder relate relating relatively relaxation relaxing relaying
relearned relegated relented relevantly reliance reliant relieve religiously relive reliving reloaded reloading
relocated reluctant relying remainder remaking remarked remarry remediable remiss remorse remotely remoter remotest
removable remove removing renal renaming reneging renewing rennet renovator renowned reoccurring reordering reorged
reorging repaint repainted repainting repairmen repast repeatedly repel repelling repetitious replace replay replete
repleted repletion replicated replicator reportage reportedly reposing representational repress reprieve reprisal
reproduced reprove reproving repudiation repulsed reputed reputing requiem require requisitioned requite requiting
rereading reroute rerunning rescind rescued rescuer rescuing reservedly reservist reset resetting residency residue
resignedly resilience resolute resonant resounded respect respecting respelt respirator resplendent respond
responsibly responsive responsively restarted restauranteur restoring restrained restraint resultant resulting resumed
resuming retarding retelling reticent retinae retinue retire retraction retrained retraining retread retreat retreated
retried retrievable retrieve retrofit retrying returnable retweeted reunited reuse reused reusing reveille revelation
reveler reveling revenged revered reverenced reviled reviler revised revival revived reviving revoking revulsion
rewarded rewarding reword rewriting rewrote rhythmic ribbing riced richer ricing ricket rickety ridding ridging
riffing riffle riffled riling rimming rioting ripened riposte risen rising risky rivaled rivalry riveter roach roached
roasted roaster roasting robber robbery robotic robuster robustest rocketed rocketry rockiest rocky rogue roiled
roister roistered rollick rookery rooming roomy roost rooster roosting rooter rooting rosin rotting rotund rotunda
rouged roughed roughen roughest roughing roundly roundup routed routeing routinely routinise routinize rover rowboat
rowdier roweled rowelled royal rubbery rubier ruble ruddiness ruder ruffing ruffle ruffled ruffling ruination ruing
ruining ruled ruler rumba rumbling runaway runnier ruptured rustier rusting rustling saber sable sabre sadder sadistic
sadistically safaried safeguarded safer sagging saguaro sailboard salaried salivary sallying salsa saltest salty
salutary saluted salvaged salve salved sampler sanatoria sanctioned sander sandier sanding sandpapered sandpiper sandy
saner sanguine sanitarium sanitise sanitize sapience sapient sapling sapped sappier satay satellited satiate satiated
satin sating satrap sauced saucer saucier saucing saucy savage savaged savaging savior saviour savor savored savorier
savoring savour savoury savvied savvier savvying sawing scabbing scalding scaled scalene scalier scalpel scalper
scalping scaly scant scantier scare scared scaring scarlet scarred scathing scatter scatting scenery scheduling
schematic schemed schemer schlepp schmoozing scholar schooled schooner schuss schussed scold scolded scone scooped
scoot scooting scoped scorched scorching scoreboard scorer scorned scorning scoured scourge scourged scourging
scouring scowling scrabble scrabbled scram scrape scraping scrappier scrappy scratched scrawling screech screeching
screened screwed screwy scribble scribbled scribbler scrip scripted scrotum scrutiny scuffled scuffling sculling
sculptural sculptured scummed scuttled scythed seaboard seagoing sealer sealing seamier seamy seaplane seasoned
seceding secession secluded secondarily seconded secondly secretarial secretariat secrete secretion secretive secretly
sectional sectioned secure securest securing sedatest sedating sedation sediment sedimentary sedimentation seedling
seedy seething segmented segued segueing seize selfish selloff seltzer selve semen seminary semis senility sensory
sensuality sentenced sentience sentient sentimental sepal separate separator sepia septa sequenced sequentially
serener serer serge sergeant serially seriously serous serried servo setback settable setter settler settling seven
sever several severed severer severest severing sewed sexed sexiest sexually shackling shaded shadier shadowed shady
shafted shale shall shamble shambled shambling shamming shaped shapely sharked sharking sharp sharped sharpen sharper
sharping sharply shatter shaved shaving sheared shearer shearing shedding sheered sheering sheeting shelled sheller
shelling sheltered shelved shelving sherbet sherd shied shifted shifty shill shimmery shimmying shingle shingled
shingling shining shinned shire shirk shirred shirring shittier shitting shlepped shlepping shoaled shoed shoeing
shone shooing shopped shored shoring shortage shorted shorten shortly shout shouted shouting shove shoveled shoving
showered showery showing showman showmen showy shred shrift shrimped shrimping shrivel shucking shuffled shuffler
shuffling shuteye shuttered shutting shuttle shuttled shyster sided sidle sieving sighing sightread signaled signalise
signalize signalled signally signatory significantly signing silence silkier sillier similarly simile simple simpler
simplex simulate simulating simulcasted simultaneously sincere singed singeing singled singling singly singsong sipped
sipping sitar sited siting situate situated sizable sized sizer sizzling skein skewing skied skilful skillet skimp
skimpier skinned skippered skirted skitter skull skying slabbed slacking slangier slapping slaved slaving sledding
sledging sleeked sleepier sleepwear sleepy sleeted slender slewing sliced slicer slide slighted slighter slighting
slinging slippery slitting sloped sloping sloppier sloth slouchy slowing sluice sluiced slumped slung smacking smaller
smarten smartly smell smelled smellier smelling smiled smiley smite smocking smoked smokier smoky smoothing smuttier
snacked snacking snaffling snailed snailing snaked snakier snaky sneakier sneaking sneering sneezed sneezing snide
snifter snigger sniping snippier snitched snoopier snoot snootier snorted snorting snowing snowy snuck snuffled
snuffling soaping sobbing sober soberer sobriety sociable sociably socialise socialist socialize socially societal
socking sodding softened softy soiled soiling sojourn solaria soled solicit solicited solicitous solicitude solidarity
solidly solitaire soloing solvency sonority sopping sorta sorted sorter sortied sorting sorty soulful soundly soupier
souping sourced souring souse spaced spacemen spacey spacial spaciest spacy spading spandex spank spanking spanning
sparely sparer sparkle sparse spartan spasm spatted spawn speaking spearing specialised specialized specie specified
specifier specious speck speckling spectra spectre spectroscope speculator speechless speeded speedup speedy spellbind
spelled speller spewed spewing spheroidal sphinge spiced spiciest spied spieling spikier spill spilled spilling spilt
spinal spindled spindlier spindling spindly spine spinier spiny spiraling spire spirited spirituous spite spitted
spitting spittle splat splendor splice splicer splint splitting splodge splurge splutter spoil spoiling sponged
sponger spongier spongy spooked spookier spooled spooling spoored spore sporting sporty spout spouted sprained
sprawled sprawling sprayed sprayer spreader spreading spreed spreeing spriest springing springy sprinkle sprocket
sprouted sprouting sprucer spurious spuriousness spurn spurt spyware squalid squared squarely squarer squarest
squaring squashed squashy squatter squawked squid squire squirreled squish squishy stabbing stabler stabling stacking
staffer staged stagger stained stale staler stalest stalking stalled stalling stallion stampeding stanched stancher
stanching stanchion standardise standardize standby stapling starching starchy stardom stare stared staring starkest
starkly starless starlet starlit starrier startle startled startling stately stater stating stationary stationed
stationer stationing statistician statuary statue statuette staved stdio steadied stealing steamed steaming steamy
steed steeled steeling steely steep steeple steeply steerage steered steering stein stemmed stemming stepping stepson
sterile sterilise sterilize stern sterna sterner sternest sternly sternum stewarded stewing stick stickiest sticking
stiff stiffest stiffing stifled stigma stile stiller stillness stimulated stimulation sting stinger stingier stinging
stink stinking stipend stippled stippling stipulated stipulation stirring stitched stoat stockaded stockier stockiness
stocking stockpiled stocky stoical stoke stoking stole stolid stolidity stomp stomped stomping stoned stoner stoney
stonier stoniest stoning stony stoop stooped stooping stoppable stoppering storied storing stormed stormier stormy
stowing strafed strafing straiten stranding strange strapping strategist stratum strawing strayed streaky streamline
strengthen strep stretch stretcher strewed stricken stricture strident striker striking stringed stringy stripe
striped striping stripped stripper strived striven striving stroked stroking stronger strongly strop stropping
structurally strummed strumming strung stubble stuccoe studded studious studlier studly stuff stuffiness stumble stump
stumping stunning sturdier sturdy sturgeon styled styli stylised stylize styluse suavely subcontract subjected
subprime subscribe subside subsided subsiding subsidise subsidize subspace substantial subtitle subtler subtotaled
suburban suburbia successfully successor succored succoring succour suckling sucrose suction suede suffragan sugared
sugaring sugary suicide suitability suitable suited suiting sulfured sulfuric sulkier sullied sullying sulphured
sulphuric sumac summarily summed summery summing summitry sunburn sunder superb superber supercharge superficial
superior supernovae supervise supper supping supple supplementary suppler supposing suppurated suppurating supreme
surcharged surety surfaced surfeit surfing surged surgically surging surpluse surplused survive suspected suspend
suspender suspending suspiciously sustain sustaining sutured suturing sveltest swamp swanking swatch sweat sweating
sweeten sweetest sweetie sweety swelled sweller swelling swerve swerved swerving swifter swiftly swigged swigging
swill swindled swindler swing swinger swinging swiping swirled switched switcher swooped swopped symbiose symbolic
symbolise symbolize symphonic synch synched syndicate syndicated synopse synthese synthesise synthesised synthesiser
synthesize synthetize syringe syringing systematise systematize systemic tabbing tableaus tableaux tabloid tabooed
tabuing tabular tacked tackier tackled tactical tactile tailless tailored talented tallyho tameable tamed tangent
tangerine tangoed tanning taped tapping tardier tardy tared tarmacked tarmacking tartan tartar taser tasering tasted
tastier tasty tattling tattooed taunting taupe tawnier taxed taxonomic teach teamster tearier tease techno
technologist teenage teenier teethed telemeter telepathic telephoned telephoning telephony telescoped telescoping
televise tempera temperamental temperate tempered tempest tempi temporal tempt tempted tempter tempting tempura
tenable tenanted tendency tendered tenderer tenderly tenet tensely tentatively tenth tenured tequila terabit termed
terminable terminally terminate terminator termini terminuse terraced terracing terrapin terraria territorial testicle
testier testis testy textural textured thanking thatcher thematic there therein thermally thermo thermostatic thick
thickened thickening thicker thickest thicket thickset thimble thine thing thinker thinness thirdly thistle thorace
thornier thorough though thousandth thrash threaded threading threaten threshed threw thrifty throat throaty throe
thrower thrown thrum thrust thumbed thumbing thunk thwacked thwacking thyme tickled tiger tilde tiller timbered
timberline timeliness timer timid timider tinder tinker tipping tippler tippling tipster tirade tired tireder tiredest
titanium titled tittle toadied toady toadying toasted toasting tobaccoe toddle toggled toiler tolerant tolerate
tombing toned tonier toning tonsure toothy topical topographical topography toppling toque toreador torment tormented
tormentor torpedo torqued tortured torturer totaled totalled totally touching touchy touring touristic tracer tracery
trachea trademarked tradesmen traduced traducing tragedy traipsing trammed trammel trammeled tramming tramp tramped
trance transact transferal transference transfixing transfixt transform transient transited transition transitional
transitory transitted transitting translate transmitting transmute transmuted transmuting transpiration transpiring
transplanted transversely trashing trashy traumata travailed travelled travelog traverse trawling treachery treacle
treading treadle treadled treadling treasured treasurer treat trebled treed trenching trended trendier trendy trespass
triad trialed trialing triangle tribal tribune trice trick tricked trickery trickier trickiness tricking trickled
trickling trill trimmed trimmer trinket tripe tripled tripo tripping trisect tritely trivial trollop tromping trooping
tropic troth trotted trotting troubled trough truanting truce trucked trucker truckle truckled truckling trudged
trudging trued truer truest truncate trundling trustier trusting trusty tryout tryst trysting tsarina tsunamis tubed
tuber tucker tucking tugged tugging tumbled tumbling tumbrel tuner tunneled turnabout turncoat turnkey tutored tweeted
twiggier twill twinkling twirler twister twisting typed typical typographic tyroe tzarina ultimata ultimately
ultimatum umpired unblocked underage undergo underlain underlie underline underlined underling underlining underly
underpaying underplaying underrating underwater underwrite underwritten underwrote unfaithfully unfit unfrocked
unicorn uninstaller uniquely uniquer uniquest unison united unity universality universe unlacing unloved unpaved
unsafer unsent unstable untangled unusable unusually upgraded uplifted upswing urbane urbaner urbanity urgently
urinate useable usefully ushered uterine utilised utilized vacantly vacate vacationed vacationer vaccinate vacua
vacuous vacuumed vagrancy vaguely valance validly valour valuable valued vanish vanned vantage variably variate
variegate varnished vatting vaulter vectored vegetated vender venomous vented ventilate ventured veranda verbally
verbena verdure veritable versification versified versify vertically vestibule vetoing viand vibrato vibrator victor
vigilance villa villain villein vinegar violate violator violence violent violist virility virtually visible visioned
visioning visually vitalise vitalize vitally vocalic vocally vocation vogue voiced voicing volcanic volcanoe volition
volleyed voluble voluntarily voluptuary vomited vomiting voracity voyaged voyager wadding waddling waggoner wagoner
waive wakening waking waldo waled waling walleye waltzed waltzing wander wandered waned waning wanner wantoned
warbling warehoused warhorse warrant warranted wartier waster wastrel watchmen waterbed watery wattling waved wavelet
waviest waxiest weakened weakening weakest weakling weakly wealthier wealthy weaponry weariness weary wearying
weathered weave weeding weedy weekended weigh weighed weighing weighty weirder welled welshed welshing wench western
whaled whaler wheal wheaten wheeled wheeler whelping wherea whereat whereby wherein whereof whereon whetted while
whimsey whine whinier whinnying whisk whisked whisker whiskey whistle whiten whiteness whiter whitest whither whittle
wholesaled wholesaler whore whorehouse whorled widening widgeon widow wield wielded wielding wiener wight wikis wilder
wiled wiliness willy wince winching winded windier windowed windy wined wining winnowing wintery wired wiriness
wishing witch witched witchery witching withdraw withdrawing withdrew withhold witnessed wittiness womanly wonkier
wonted wooding woodman woody wooed wooly wordy workfare workman workmen worldly wormier worsen worship worsted
worthier worthy wrapt wrestle wrier wring writhe writhed writhing wronged wronger wrongly wrote wroth wrung yearn
yeasty yielded yoghourt yogurt zeroe zonal zoned
`.split(/\s+/),
);

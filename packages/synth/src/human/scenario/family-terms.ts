/**
 * Words by which families of scenarios are known, without accents: English first, then Spanish, German, French and Portuguese.
 * `strong` terms name the family, `weak` ones only point to it.
 */
export const familyTerms: Readonly<Record<string, { readonly strong: string; readonly weak: string }>> = {
  job_search: {
    strong:
      "job search*, job hunt*, job seeker*, unemploy*, laid off, lost his job, lost her job, lost their job, lost my job, loses his job, loses her job, loses their job, losing a job, losing her job, losing his job, job loss, job interview*, looking for work, applying for jobs, job application*, redundan*, got fired, was fired, being fired, buscar trabajo, busca trabajo, busca empleo, desemple*, entrevista de trabajo, perdio su trabajo, despid*, arbeitslos*, jobsuche, arbeitssuche, bewerbung*, vorstellungsgesprach*, chomage, recherche d'emploi, cherche un emploi, entretien d'embauche, licenci*, desempreg*, procura de emprego, busca de emprego, procurando emprego, entrevista de emprego, demitid*",
    weak: "interview*, recruiter*, applicant*, cv, resume, career change*, hiring, entlassen, candidat*",
  },
  new_job: {
    strong:
      "new job, first day at work, first week at work, first day at the office, first day in the office, onboarding of a new employee, new colleague*, probation period, starts a job, started a new position, nuevo trabajo, primer dia de trabajo, neuer job, neue stelle, erster arbeitstag, nouveau travail, nouvel emploi, premier jour de travail, novo emprego, primeiro dia de trabalho",
    weak: "trainee, newcomer, probation, new hire, new employee",
  },
  team_conflict: {
    strong:
      "team conflict*, conflict at work, conflict in the team, conflict between colleagues, conflict with a colleague, argument with a colleague, colleagues argue, coworkers argue, co worker*, takes credit, took credit, office politics, workplace conflict*, workplace argument*, bully* at work, mobbing, difficult colleague, conflicto laboral, conflicto en el equipo, conflicto entre companeros, streit im team, streit mit kollegen, konflikt im team, arger mit kollegen, conflit au travail, conflit d'equipe, conflit entre collegues, conflito no trabalho, conflito na equipe, conflito entre colegas",
    weak: "colleague*, coworker*, teammate* at work, meeting*, deadline*, kollege*, collegue*, companero de trabajo, nurse* on a ward, shift*",
  },
  performance_review: {
    strong:
      "performance review*, negotiat* her salary, negotiat* his salary, negotiat* their salary, negotiat* my salary, negotiat* a salary, negotiat* salary, negotiat* a raise, negotiat* pay, salary talk, promotion, passed over, appraisal talk*, annual review, salary negotiation*, pay rise, pay raise, asks for a raise, asking for a raise, feedback from the manager, feedback from her boss, feedback from his boss, promotion talk, evaluacion de desempeno, aumento de sueldo, aumento salarial, mitarbeitergesprach*, gehaltserhohung, gehaltsverhandlung, entretien annuel, augmentation de salaire, avaliacao de desempenho, aumento de salario",
    weak: "manager*, boss, raise, supervisor*, jefe, chef, chefin, patron, chefe",
  },
  startup_pitch: {
    strong:
      "startup*, start up, pitch*, investor*, founder*, venture capital, co founder*, fundrais* round, seed round, emprended*, inversor*, grunder*, grunderin, investoren, investisseur*, jeune pousse, investidor*",
    weak: "demo, prototype, funding, deck",
  },
  volunteering: {
    strong:
      "volunteer*, food bank, soup kitchen, charity, community work, beach clean*, shelter helper*, fundrais* for charity, voluntari*, banco de alimentos, ehrenamt*, freiwillig*, benevol*, banque alimentaire, banco alimentar",
    weak: "community, donation*, helper*, ngo",
  },
  moving_house: {
    strong:
      "moving house, prepares the move, preparing the move, plans the move, planning the move, the move to, move to another city, move to a new city, moving home, moves house, move house, moving out, moving in, moves into, moving into, moving to a new flat, moving to a new apartment, moves to a new city, moving to a new city, moving to another city, moving day, apartment hunt*, flat hunt*, landlord*, landlady, tenant*, security deposit, withheld deposit, eviction, lease, mudanza, mudarse, casero, inquilin*, fianza, alquiler, umzug, umziehen, zieht um, vermieter*, kaution, mieter*, wohnungssuche, demenag*, proprietaire, locataire, caution, loyer, mudanca de casa, mudar de casa, senhorio, aluguel, caucao",
    weak: "apartment, flat, house, new city, boxes, rent, wohnung, appartement, apartamento, piso",
  },
  roommate_quarrel: {
    strong:
      "roommate*, flatmate*, housemate*, shared flat, shared house, dorm room, shared kitchen, companero de piso, companera de piso, companeros de piso, companero de cuarto, mitbewohner*, wg streit, in der wg, wohngemeinschaft, colocataire*, colocation, colega de quarto, colegas de quarto, colega de apartamento, republica estudantil",
    weak: "dishes, chores, rent share, kitchen",
  },
  neighbour_noise: {
    strong:
      "neighbour*, neighbor*, noise complaint*, loud music, noisy, vecin*, ruido*, nachbar*, larm, ruhestorung, voisin*, bruit, tapage, vizinh*, barulho",
    weak: "noise, drilling, party upstairs, barking",
  },
  money_stress: {
    strong:
      "debt*, money stress, money trouble*, money worr*, financial stress, financial worr*, financial trouble*, bills, overdraft, can't pay, cannot pay, bankrupt*, budget* worries, making ends meet, broke and, deuda*, problemas de dinero, problemas economicos, llegar a fin de mes, schulden, geldsorgen, geldnot, dettes, fin de mois, problemes d'argent, divida*, problemas de dinheiro, problemas financeiros",
    weak: "money, loan*, bank, savings, budget*, expensive, geld, argent, dinero, dinheiro",
  },
  surprise_party: {
    strong:
      "surprise party, surprise birthday, birthday party, farewell party, party planning, planning a party, organising a party, organizing a party, fiesta sorpresa, fiesta de cumpleanos, uberraschungsparty, uberraschungsfeier, geburtstagsfeier, geburtstagsparty, fete surprise, anniversaire surprise, festa surpresa, festa de aniversario",
    weak: "party, birthday, surprise, cake, wedding, fiesta, feier, fete, festa",
  },
  relationship_conflict: {
    strong:
      "breakup, break up, breaks up, breaking up, broke up, broken up, couple* argu*, couple* fight*, couple in conflict, couple arguing, lovers' quarrel, marriage crisis, relationship conflict*, relationship trouble*, relationship problem*, divorc*, separation, cheated on, jealous* partner, infidelity, falling out of love, husband and wife argu*, ruptura, discusion de pareja, pelea de pareja, crisis de pareja, separacion, trennung, beziehungskrise, beziehungsstreit, ehekrise, paar streitet, scheidung, rupture, dispute de couple, crise de couple, se separent, termino de namoro, fim do namoro, crise no casamento, briga de casal, separacao",
    weak: "couple, partner, boyfriend, girlfriend, husband, wife, marriage, love, pareja, beziehung, mari, femme, namorad*, casal",
  },
  online_dating: {
    strong:
      "online dating, dating app*, first date, second date, blind date, dating, ghosted by, matched with, cita a ciegas, primera cita, app de citas, citas en linea, erstes date, dating app, online dating, partnersuche, premier rendez vous, site de rencontre*, appli de rencontre, primeiro encontro, aplicativo de namoro",
    weak: "date, match, flirt*, single, crush",
  },
  parenting: {
    strong:
      "parenting, parenthood, toddler*, newborn*, new parent*, new mother, new father, single mom, single mum, single mother, single father, single dad, tantrum*, bedtime, nursery, kindergarten, teenage son, teenage daughter, raising a child, raising children, raising kids, crianza, berrinche*, guarderia, madre soltera, recien nacido, kindererziehung, kleinkind*, trotzphase, kita, alleinerziehend*, bebe, education des enfants, creche, mere celibataire, parentalite, crianca pequena, criar filhos, mae solteira, birra*",
    weak: "bullying, bullied, school, mother, father, parent*, child, children, kids, baby, son, daughter, school run, mama, papa, madre, padre, mutter, vater, mere, pere, mae, pai",
  },
  grief: {
    strong:
      "grief, loses her father, loses his father, loses her mother, loses his mother, losing a parent, losing her father, losing his mother, perd son pere, perd sa mere, perdu son pere, perdu sa mere, perde o pai, perde a mae, perdeu o pai, perdeu a mae, pierde a su padre, pierde a su madre, verliert ihren vater, verliert seinen vater, verliert ihre mutter, verliert seine mutter, grieving, grieves, bereave*, mourning, mourns, funeral, lost her father, lost his father, lost her mother, lost his mother, lost a parent, lost his wife, lost her husband, passed away, death of, died, loss of a loved one, loss of her, loss of his, duelo, luto, funeral, fallecio, fallecimiento, muerte de, trauer*, beerdigung, verstorben*, todesfall, tod des, tod der, deuil, enterrement, funerailles, deces, mort de, falecimento, faleceu, enterro, morte de, perda de um ente",
    weak: "loss, condolence*, cemetery, widow*, memory",
  },
  illness_caring: {
    strong:
      "caring for, carer*, caregiver*, care for an ill, care for her, care for his, sick mother, sick father, ill mother, ill father, ill parent, sick parent, chronic illness, cancer, dementia, alzheimer*, hospital stay, in hospital, recovery from illness, enferm*, cuidador*, cuida de su, hospital, krank*, pflegt ihre, pflegt seinen, pflegende, demenz, malade, maladie, aidant*, hopital, s'occupe de sa mere, doent*, doenca, cuidador*, cuida da mae",
    weak: "illness, sick, hospital, nurse, diagnosis, patient, care",
  },
  new_pet: {
    strong:
      "new pet, dog ran away, cat ran away, dog runs away, cat runs away, new puppy, puppy, kitten*, new dog, new cat, adopt* a dog, adopts a dog, adopt* a cat, adopts a cat, adopting a dog, adopting a cat, adopts a rescue, rescue dog, lost dog, lost cat, vet visit, pet, pets, mascota*, perro, perra, gato, cachorr*, hund*, welpe*, katze*, haustier*, chien, chiot, chat adopte, chaton, animal de compagnie, animal de estimacao, cao, cachorrinho, gatinho",
    weak: "dog, cat, animal, rabbit, hamster, vet, shelter",
  },
  exam: {
    strong:
      "exam*, final exams, finals week, driving test, resit, test anxiety, studying for, cramming, mock test, examen*, parcial*, selectividad, oposicion*, prufung*, klausur*, abitur, abschlussprufung, fuhrerscheinprufung, baccalaureat, partiel*, concours, exame*, vestibular, prova final, prova de matematica",
    weak: "student*, study, studying, university, college, test, grade*, campus, estudiante*, student, etudiant*, estudante*",
  },
  learning_skill: {
    strong:
      "learning to, learns to, learn to, learning the, learning a, learns the guitar, learning guitar, learning piano, learns piano, learning a language, learning an instrument, beginner at, taking lessons, dance class*, piano lesson*, guitar lesson*, language class*, pottery class*, cooking class*, aprender a, aprende a, aprendiendo, clases de guitarra, lernt gitarre, lernt klavier, sprachkurs, lernt eine, apprendre a, apprend a, apprend le, cours de guitare, cours de langue, aprendendo, aulas de violao, curso de lingua",
    weak: "guitar, piano, violin, cello, language, course, lesson*, practice, coding, programming, knitting, skill*",
  },
  teacher_student: {
    strong:
      "teacher and student, student and teacher, teacher and a student, student and a teacher, teacher and pupil, pupil and teacher, tutor and student, professor and student, student and professor, student asks the teacher, talks to her teacher, talks to his teacher, talks with her teacher, talks with his teacher, tutoring session, office hours, homework help, teacher explains, profesor y alumno, profesora y alumno, profesora y alumna, maestro y alumno, lehrer und schuler*, lehrerin und schuler*, professeur et eleve, enseignant et eleve, professor e aluno, professora e aluno, professora e aluna",
    weak: "teacher*, tutor*, professor*, pupil*, homework, essay, classroom, lehrer*, schuler*, professeur*, eleve*, alumn*, aluno*",
  },
  travel_trouble: {
    strong:
      "missed flight, missed train, missed connection, cancelled flight, canceled flight, flight is cancelled, flight is canceled, flight was cancelled, flight delay*, delayed flight, delayed train, lost luggage, lost suitcase, lost passport, stranded, travel gone wrong, travel trouble, trip gone wrong, holiday gone wrong, vacation gone wrong, airport, vuelo cancelado, perdio el vuelo, perdio su vuelo, equipaje perdido, maleta perdida, aeropuerto, flug verpasst, verpasster flug, flugausfall, flug gestrichen, koffer verloren, gepack verloren, flughafen, vol annule, vol rate, bagages perdus, valise perdue, aeroport, voo cancelado, perdeu o voo, bagagem perdida, mala perdida, aeroporto",
    weak: "travel*, trip, flight, train, hotel, holiday, vacation, tourist*, viaje, reise, urlaub, voyage, vacances, viagem, ferias",
  },
  sports: {
    strong:
      "football match, soccer match, basketball game, tennis match, marathon, training session, sports team, sports match, team sport*, lost the final, won the final, swim* meet, derby, penalty shoot*, half time, coach and player, coach and athlete, injured player, injured athlete, partido de futbol, entrenador*, entrenamiento, maraton, fussballspiel, sportverein, wettkampf, trainer und spieler, trainerin, match de foot*, entraineur*, entrainement, partida de futebol, jogo de futebol, treinador*, treino, maratona",
    weak: "football, soccer, basketball, tennis, running, runner*, athlete*, coach, match, game, race, sport*, team, swimm*, goalkeeper*, futbol, fussball, foot, futebol",
  },
  gaming_team: {
    strong:
      "gaming, gamer*, esport*, e sport*, video game*, online game*, raid, guild, ranked match, multiplayer, discord server, speedrun*, lan party, videojuego*, gremio, computerspiel*, gilde, zocken, jeu video, jeux video, joueurs en ligne, jogo online, video game, videogame*",
    weak: "clan, server, lobby, boss fight, healer, tank",
  },
  customer_complaint: {
    strong:
      "customer complain*, complain* to customer service, complaint about, customer service, angry customer, broken product, defective, faulty product, damaged goods, wrong item, late delivery, hotel complaint, reclamacion, queja, atencion al cliente, servicio al cliente, producto defectuoso, beschwerde, reklamation, kundendienst, kundenservice, defektes produkt, reclamation, service client, produit defectueux, plainte, reclamacao, atendimento ao cliente, produto com defeito",
    weak: "complain*, customer*, shop, store, product, order, parcel, delivery, guest, cliente*, kunde*, client*, tienda, laden, magasin, loja",
  },
  refund_dispute: {
    strong:
      "refund*, money back, chargeback, billing error, double charge*, charged twice, cancel* subscription, cancellation fee, disputed charge, reembolso*, devolucion del dinero, cobro duplicado, ruckerstattung, geld zuruck, doppelt abgebucht, erstattung, remboursement*, rembourse*, double facturation, estorno, cobranca em dobro, dinheiro de volta",
    weak: "billing, invoice*, subscription, charge, voucher, ticket*",
  },
  negotiation: {
    strong:
      "haggl*, compute price*, gpu price*, bargain*, negotiat*, flea market, price talks, second hand car, used car, car dealer*, bazaar, regate*, negocia*, mercadillo, rastro, coche de segunda mano, feilsch*, verhandel*, flohmarkt, gebrauchtwagen, marchand*, negocie*, negociation, marche aux puces, voiture d'occasion, pechinch*, barganh*, feira de antiguidades, carro usado",
    weak: "price, seller*, buyer*, vendor*, market, deal, antique*, vendedor*, verkaufer*, vendeur*",
  },
  tech_support: {
    strong:
      "tech support, technical support, it support, help desk, helpdesk, computer problem*, laptop broke, laptop won't, laptop does not, software bug, wifi, wi fi, router, printer, password reset, forgot password, forgot her password, forgot his password, internet is down, internet outage, software update, data loss, soporte tecnico, impresora, contrasena, ordenador no, technischer support, drucker, passwort, rechner, computerproblem*, internet geht nicht, support technique, assistance informatique, imprimante, mot de passe, suporte tecnico, impressora, senha, computador nao",
    weak: "computer, laptop, software, app, internet, phone, device, technician*, update",
  },
  appointment_admin: {
    strong:
      "doctor's appointment, doctors appointment, medical appointment, dentist appointment, booking an appointment, book an appointment, reschedul*, waiting room, receptionist, insurance form, clinic desk, registration office, cita medica, cita con el medico, pedir cita, sala de espera, recepcionista, arzttermin, termin beim arzt, zahnarzttermin, wartezimmer, sprechstunde, rendez vous medical, rendez vous chez le medecin, salle d'attente, prendre rendez vous, consulta medica, marcar consulta, sala de espera",
    weak: "appointment, clinic, doctor, dentist, practice, paperwork, insurance, form, arzt, medecin, medico",
  },
  customer_onboarding: {
    strong:
      "customer onboarding, onboard* a new customer, onboard* a customer, onboard* a client, onboarding call, onboarding session, onboarding, product demo for a new client, set up an account for, setting up an account, kickoff call, kick off call, new customer sets up, new client sets up, alta de cliente, incorporacion de cliente, einfuhrung neuer kunden, kunden onboarding, kundeneinrichtung, integration de client, prise en main, integracao de cliente, implantacao de cliente",
    weak: "new client, new customer, saas, setup, account manager, implementation",
  },
  agent_tools: {
    strong:
      "ai agent*, ai assistant*, agent and user, user and agent, user and an agent, tool use, tool call*, tool using, function call*, chatbot*, llm, language model, virtual assistant, agente de ia, asistente virtual, asistente de ia, ki agent*, ki assistent*, ki assistant*, agent ia, assistant ia, assistant virtuel, assistente virtual, agente ia, assistente de ia",
    weak: "assistant, automation, api, workflow, bot",
  },
  shift_handover: {
    strong:
      "handover*, hand over*, shift change, change of shift, end of shift, ubergabe*, dienstubergabe, cambio de turno, releve de nuit, passagem de turno, passagem de plantao",
    weak: "nurse*, ward, shift*, night shift, krankenschwester, pfleger*, enfermera, enfermero, infirmiere, enfermeira",
  },
  incident_response: {
    strong:
      "on call with, on call engineer*, oncall, sre, sres, outage*, production incident*, incident response, pager, server is down, servers are down, site is down, post mortem, postmortem, database is down, serverausfall, caida del servicio, panne de production",
    weak: "incident*, engineer*, server*, database*, deploy*, production, alert*, on call",
  },
  medical_treatment: {
    strong:
      "surgery, operation, before an operation, chemo*, dialysis, biopsy, anaesth*, anesth*, physiotherap*, scan results, test results, blood test, cirugia, antes de la operacion, vor der operation, operiert, chirurgie, avant l'operation, cirurgia",
    weak: "patient*, nurse*, doctor*, hospital, clinic, treatment, therapy, paciente*, arzt, arztin, medecin, medico",
  },
  low_mood: {
    strong:
      "depress*, feeling low, low mood, feels hopeless, feeling hopeless, lonely, loneliness, burnout, burn out, burned out, soledad, depresion, deprimid*, einsam*, depression, niedergeschlagen, ausgebrannt, solitude, deprime*, solidao, depressao, deprimid*, esgotamento",
    weak: "sadness, tired of everything, therapy, counsellor, counselor",
  },
};

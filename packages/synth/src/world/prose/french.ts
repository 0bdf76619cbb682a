import { opinionBank } from "./opinions.ts";

/** Texts in French. */
export const frFrames = opinionBank({
  good: `
[Utilisé depuis|Chez nous depuis|Testé pendant] {period}, et {praise}.
[Je recommande vivement|À recommander|Un sans-faute] : {praise}.
[J’étais sceptique|Je n’en attendais pas grand-chose], mais {praise}.
Conseillé par {relative}, [à raison|et c’est vrai] : {praise}.
[Exactement|Enfin] ce que je cherchais : {praise}.
[Franchement|Honnêtement], {praise}.
[Parfait|Idéal|Très bien] {use} : {praise}.
[Cinq étoiles|Rien à redire|Vingt sur vingt] : {praise}.
[Deuxième|Troisième] fois que je le choisis, et encore une fois {praise}.
Après avoir comparé {number} offres, j’ai pris celle-ci, et {praise}.
[Très satisfait|Ravi] : {praise}.
`,
  bad: `
[Déçu|Grosse déception|Quelle déception] : {gripe}.
Au bout de {period}, {gripe}.
[À fuir|Passez votre chemin|Gardez votre argent] : {gripe}.
[Je voulais l’aimer|Tout avait bien commencé], mais {gripe}.
J’avais été prévenu par {relative}, et en effet {gripe}.
[Une étoile parce qu’il en faut une|Deux étoiles, et encore] : {gripe}.
{part_capital} {fault} [au bout de quelques jours|dès le premier jour|très vite].
[Rien à voir avec l’annonce|Description trompeuse] : {gripe}.
[J’en attendais plus|Je me sens floué], car {gripe}.
C’est inadmissible : {gripe}, et en plus {part} {fault}.
`,
  mixed: `
{praise}, [mais|cependant] {gripe}.
[Moyen|Mitigé|Correct] : {praise}, mais {gripe}.
[Le plus|Le bon côté] : {strength}. [Le moins|Le mauvais côté] : {weakness}.
[Trois étoiles|Peut mieux faire], car {gripe}, [même si|bien que l’on puisse dire que] {praise}.
Après {period}, difficile de trancher : {praise}, {gripe}.
L’idée est bonne, [dommage|seulement] : {gripe}.
`,
  goodMore: `
Ce que j’ai préféré : {strength}.
[De plus|En outre], {praise}.
{part_capital} [est bien pensée|est de qualité|a fait l’unanimité].
Même avis de {relative}, pourtant exigeant : {feeling}.
{use_capital}, [on ne fait pas mieux|c’est exactement ce qu’il faut].
Une question sur {topic} a été réglée [tout de suite|gentiment|en un jour].
Si vous cherchez ceci : {strength}, [c’est ici|ne cherchez plus].
`,
  badMore: `
[De plus|Et pour couronner le tout], {gripe}.
Et {part} {fault}, [encore une fois|même après échange|sans raison].
J’ai posé une question sur {topic}, [aucune réponse|personne ne répond].
Le pire : {weakness}.
[À ce prix|À ce niveau], on attend [mieux|autre chose].
Même chose pour {relative} : {part} {fault}.
Cela fait {period} que j’attends [le remboursement|une solution|une réponse].
`,
  goodEnd: `
[Je recommencerai|Nous reviendrons|J’en reprendrai] [sans hésiter|volontiers].
[Recommandé|Vivement conseillé] {use}.
[Merci|Un grand merci] [à l’équipe|pour l’accueil|pour votre aide].
[Ça vaut son prix|De l’argent bien dépensé].
Ce ne sera pas la dernière fois.
`,
  badEnd: `
[Je ne recommande pas|Plus jamais|Cherchez ailleurs].
[Retour à l’envoyeur|Échange demandé|Renvoyé].
[Dommage|Vraiment dommage], [l’idée était bonne|j’y croyais].
[Je veux être remboursé|J’attends une réponse].
La prochaine fois, ce sera ailleurs.
`,
  titleGood: `
[Très satisfait|Je recommande|Mieux que prévu|Sans hésiter|Un bon choix]
[Parfait|Idéal] {use}
[Excellent|Très bon] {thing}
{strength_capital}
`,
  titleBad: `
[Déçu|Plus jamais|À éviter|Renvoyé|Perte de temps]
{part_capital} {fault}
Mauvais {thing}
{weakness_capital}
`,
  titleMixed: `
[Moyen|Avis partagé|Peut mieux faire|Sans plus]
{strength_capital}, mais {weakness}
[Correct|Acceptable] {use}
`,
  comment: `
[Tout à fait d’accord|C’est vrai|Pareil ici] : {praise}.
[Je suis le seul|Quelqu’un d’autre l’a remarqué] ? {gripe_capital}.
[Merci pour l’info|Bon conseil], j’essaierai {use}.
Chez moi aussi : {part} {fault}, {time} encore.
Entendu chez {relative} : {praise}.
[Ça convient|Ça suffit|Vous le prendriez] {use} ?
[Bravo|Superbe|J’adore], surtout ceci : {strength}.
[Désolé, mais|Petit bémol :] {gripe}.
Des nouvelles sur {topic} ?
Chez nous depuis {period}, {praise}.
[Attendez|Une minute], alors pourquoi {gripe} ?
`,
  title: `
{strength_capital}, {strength2} et {thing} {use}
{strength_capital} [ou|et] {strength2} : {thing} {use}
Après {period} : [le bilan|ce qu’il reste|premières leçons] sur {topic}
{thing_capital} {use} : {topic} [en détail|à l’essai|en bref]
{weakness_capital} : [que faire|comment l’éviter]
[Tout savoir sur|Guide pratique :|Questions sur|Du nouveau sur] {topic}
[{number_capital}|Dix] [conseils|repères|idées reçues] sur {topic}
{topic_capital} : [l’essentiel|ce qui change|un aperçu]
[Nouveau|Meilleur] {thing} {use}
{topic_capital} et {topic2}
[Liste|Compte rendu|Brouillon|Plan] : {topic}
{strength_capital} {use}
`,
  description: `
Un {thing} [pensé|conçu|fait] {use} : {praise}.
Un {thing} [pratique|simple|fiable] {use}, avec {strength}.
{strength_capital} et {strength2}, [voilà ce qui le distingue|tout est là].
[Revu|Amélioré] {time} : {praise}.
[Indiqué|Recommandé] {use}, avec des réponses sur {topic} et {topic2}.
Un {thing} pour celles et ceux qui [aiment la simplicité|cherchent la qualité] : {praise}.
`,
  descriptionMore: `
[À noter|Attention] : pour {topic}, [voir à part|nous consulter].
Disponible [tout de suite|immédiatement].
Plus d’informations sur {topic} [sur demande|à l’accueil].
{part_capital} peut être [remplacée|changée].
`,
  question: `
[Comment|Où] [savoir|trouver] [quelque chose|plus] sur {topic} ?
Que faire si {part} {fault} ?
Qu’est-ce qui est compris pour {topic} ?
Un {thing} comme celui-ci [convient-il|suffit-il] {use} ?
Pourquoi dit-on que {gripe} ?
Quand y aura-t-il du nouveau sur {topic} ?
`,
});

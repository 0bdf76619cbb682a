import { opinionBank } from "./opinions.ts";

/** Texts in German. */
export const deFrames = opinionBank({
  good: `
Seit {period} in Gebrauch, und {praise}.
[Klare Kaufempfehlung|Absolute Empfehlung|Daumen hoch]: {praise}.
[Ich war skeptisch|Anfangs hatte ich Zweifel], aber {praise}.
{relative} hat es [uns|mir] empfohlen, [zu Recht|und das stimmt]: {praise}.
[Genau|Endlich] das, was [ich gesucht habe|wir gesucht haben]: {praise}.
[Was soll ich sagen|Ganz ehrlich]: {praise}.
[Perfekt|Ideal|Bestens geeignet] {use}, {praise}.
[Fünf Sterne|Volle Punktzahl|Nichts zu meckern]: {praise}.
[Schon zum zweiten Mal|Inzwischen zum dritten Mal] gewählt, und wieder gilt: {praise}.
Nach dem Vergleich von {number} Angeboten wurde es dieses, und {praise}.
[Ich bin|Wir sind] {very} zufrieden, {praise}.
`,
  bad: `
Leider eine Enttäuschung: {gripe}.
[Nach|Schon nach] {period} [zeigte sich|war klar]: {gripe}.
[Finger weg|Nie wieder|Spart euch das Geld]: {gripe}.
[Ich wollte es mögen|Der erste Eindruck war gut], doch {gripe}.
{relative} hat [mich|uns] gewarnt, und tatsächlich: {gripe}.
[Ein Stern ist noch zu viel|Zwei Sterne mit viel gutem Willen]: {gripe}.
{part_capital} {fault}, [und zwar nach wenigen Tagen|gleich am ersten Tag|nach kurzer Zeit].
[Von der Beschreibung bleibt wenig|Nichts wie beschrieben]: {gripe}.
[Ich bin|Wir sind] {very} enttäuscht, denn {gripe}.
So etwas [darf|sollte] nicht passieren: {gripe}, und {part} {fault}.
`,
  mixed: `
{praise}, [allerdings|aber] {gripe}.
[Ganz okay|Durchwachsen|Mittelmaß]: {praise}, doch {gripe}.
[Einerseits|Auf der Habenseite]: {strength}. [Andererseits|Auf der anderen Seite]: {weakness}.
[Drei Sterne|Geht so], [weil|denn] {gripe}, [auch wenn|obwohl] man sagen muss: {praise}.
Nach {period} [bin ich|sind wir] unentschieden: {praise}, {gripe}.
Die Idee ist gut, [nur|leider aber]: {gripe}.
`,
  goodMore: `
Besonders gefallen hat [mir|uns]: {strength}.
[Auch|Außerdem]: {praise}.
{part_capital} [ist gut durchdacht|macht einen soliden Eindruck|hält stand|ist tadellos].
Selbst {relative}, sonst schwer zufriedenzustellen, ist {feeling}.
{use} [gibt es kaum Besseres|genau richtig|eine klare Empfehlung].
Wer Wert auf [eine Sache legt|ein Detail achtet], nämlich {strength}, [wird hier fündig|ist hier richtig].
Eine kleine Frage zum Thema {topic} wurde [sofort|freundlich|innerhalb eines Tages] geklärt.
`,
  badMore: `
[Dazu kommt|Außerdem]: {gripe}.
Und {part} {fault}, [auch nach dem Umtausch|schon zum zweiten Mal|trotz aller Vorsicht].
[Auf meine Nachricht|Auf Fragen zum Thema {topic}] [kam keine Antwort|antwortet niemand].
Das größte Problem: {weakness}.
[Für den Preis|In dieser Klasse] erwarte ich [mehr|Besseres].
{relative} hatte das gleiche Problem: {part} {fault}.
Seit {period} warte ich auf [mein Geld|eine Lösung|Ersatz].
`,
  goodEnd: `
[Gerne wieder|Immer wieder gern|Jederzeit wieder]!
[Klare|Uneingeschränkte] Empfehlung {use}.
[Danke|Vielen Dank] [an das Team|für die schnelle Hilfe|für den netten Service].
Das war bestimmt nicht das letzte Mal.
[Jeden Cent wert|Sein Geld wert].
[Ich komme|Wir kommen] [gern|sicher] wieder.
`,
  badEnd: `
[Nicht zu empfehlen|Keine Empfehlung|Lieber woanders suchen].
[Geht zurück|Wird zurückgeschickt|Umtausch läuft].
[Schade|Wirklich schade], es hätte [so gut sein können|etwas werden können].
[Ich möchte mein Geld zurück|Ich erwarte eine Antwort].
Beim nächsten Mal [nehme ich etwas anderes|gehe ich woanders hin].
`,
  titleGood: `
[Sehr zufrieden|Absolut empfehlenswert|Besser als erwartet|Gerne wieder|Voll überzeugt]
[Perfekt|Ideal] {use}
[Tolles|Klasse|Prima] {thing}
{strength_capital}
`,
  titleBad: `
[Enttäuschend|Nie wieder|Leider nein|Geht zurück|Nicht zu empfehlen]
{part_capital} {fault}
Schlechtes {thing}
{weakness_capital}
`,
  titleMixed: `
[Ganz okay|Mit Schwächen|Mittelmaß|Geht so|Luft nach oben]
{strength_capital}, [aber|leider auch] {weakness}
[In Ordnung|Brauchbar] {use}
`,
  comment: `
[Sehe ich genauso|Volle Zustimmung|Stimmt], {praise}.
[Geht es nur mir so|Hat das noch jemand]: {gripe}?
[Danke für den Tipp|Guter Hinweis], das probiere ich {use} aus.
[Bei mir|Bei uns] auch: {part} {fault}, {time} zuletzt.
{relative} schwört darauf.
[Taugt das|Reicht das|Würdet ihr das nehmen] {use}?
[Schön gemacht|Super|Stark]! [Gefällt mir|Mehr davon], vor allem: {strength}.
[Tut mir leid, aber|Kleine Kritik]: {gripe}.
Gibt es schon etwas Neues zum Thema {topic}?
[Vor|Seit] {period} gekauft, {praise}.
[Wartet mal|Moment], warum heißt es dann, {gripe}?
`,
  title: `
{topic_capital}, {topic2} und {strength}
{strength_capital} [oder|und] {strength2}: {thing} {use}
Nach {period}: [was bleibt|ein Fazit|Zwischenstand] zum Thema {topic}
{thing} {use}: {topic} im [Vergleich|Blick|Test]
{weakness_capital} und was [hilft|man tun kann]
[Alles|Wissenswertes|Fragen|Neues] zum Thema {topic}
[{number}|Zehn] [Fakten|Tipps|Irrtümer] zum Thema {topic}
{topic_capital}: [ein Überblick|was sich ändert|worauf es ankommt]
[Neues|Praktisches] {thing} {use}
{topic_capital} und {topic2}
[Checkliste|Protokoll|Entwurf|Plan]: {topic}
{strength_capital} {use}
`,
  description: `
[Dieses|Unser] {thing} [eignet sich|ist gemacht] {use}: {praise}.
[Praktisches|Durchdachtes|Schlichtes|Zuverlässiges] {thing} {use}, {strength} inklusive.
{strength_capital} und {strength2} [zeichnen es aus|gehören dazu].
[Neu überarbeitet|Vielfach erprobt]: {praise}.
[Geeignet|Gedacht|Empfohlen] {use}, mit Hinweisen zu den Themen {topic} und {topic2}.
Ein {thing} für alle, die [einfache Lösungen|klare Formen|gute Qualität] mögen: {praise}.
`,
  descriptionMore: `
[Bitte beachten|Hinweis]: {topic} [ist nicht enthalten|bitte gesondert anfragen].
Sofort [lieferbar|verfügbar].
[Fragen|Mehr] zum Thema {topic} [beantworten wir gern|auf Anfrage].
{part_capital} kann [ausgetauscht|nachgerüstet] werden.
`,
  question: `
[Wie|Wo] [erfahre|finde] ich [mehr|etwas] zum Thema {topic}?
Was kann ich tun, wenn es heißt: {part} {fault}?
Ist {topic} [im Preis enthalten|dabei|gesondert zu zahlen]?
[Taugt|Reicht] das {thing} {use}?
Warum [ist es so|höre ich immer wieder]: {gripe}?
Wann gibt es Neues zum Thema {topic}?
`,
});

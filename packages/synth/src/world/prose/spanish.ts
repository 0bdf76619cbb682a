import { opinionBank } from "./opinions.ts";

/** Texts in Spanish. */
export const esFrames = opinionBank({
  good: `
[Lo tengo desde hace|Lo uso desde hace|Llevo] {period} y {praise}.
[Muy recomendable|Totalmente recomendable|Un acierto]: {praise}.
[Tenía mis dudas|No esperaba gran cosa], pero {praise}.
Nos lo recomendó {relative} y [con razón|acertó]: {praise}.
[Justo|Exactamente] lo que buscaba: {praise}.
[La verdad|Sinceramente], {praise}.
[Perfecto|Ideal|Muy bueno] {use}: {praise}.
[Cinco estrellas|Ninguna pega|De diez]: {praise}.
[Segunda|Tercera] vez que lo elijo y, de nuevo, {praise}.
Después de comparar {number} opciones me quedé con esta, y {praise}.
[Estoy|Estamos] {very} a gusto: {praise}.
`,
  bad: `
[Una decepción|Menuda decepción]: {gripe}.
Después de {period}, {gripe}.
[No lo compren|Ni se les ocurra|Tiren el dinero en otra cosa]: {gripe}.
[Quería que me gustara|Empezó bien], pero {gripe}.
Ya me avisó {relative}, y así fue: {gripe}.
[Una estrella por no poner cero|Dos estrellas y soy generoso]: {gripe}.
{part_capital} {fault} [a los pocos días|el primer día|enseguida].
[Nada que ver con lo anunciado|No es lo que dice la descripción]: {gripe}.
[Esperaba más|Me siento engañado], porque {gripe}.
Esto no puede pasar: {gripe}, y encima {part} {fault}.
`,
  mixed: `
{praise}, [aunque|pero] {gripe}.
[Ni fu ni fa|Regular|Correcto]: {praise}, pero {gripe}.
[A favor|Lo bueno]: {strength}. [En contra|Lo malo]: {weakness}.
[Tres estrellas|Un aprobado], porque {gripe}, [aunque|si bien] {praise}.
Después de {period} no sé qué decir: {praise}, {gripe}.
La idea es buena, [lástima que|solo que] {gripe}.
`,
  goodMore: `
Lo que más [me|nos] gustó: {strength}.
[Además|También], {praise}.
{part_capital} [está muy bien pensada|es de primera|convence].
Incluso {relative}, que es exigente, quedó {feeling}.
{use_capital} [no hay nada mejor|es justo lo que hace falta].
Una duda sobre {topic} se resolvió [enseguida|con amabilidad|en un día].
Si buscas {strength}, [aquí está|no busques más].
`,
  badMore: `
[Además|Para colmo], {gripe}.
Y {part} {fault}, [otra vez|incluso tras el cambio|sin haberla tocado].
[Pregunté|Escribí] por {topic} y [nadie contesta|no hubo respuesta].
Lo peor: {weakness}.
[Por ese precio|A este nivel] se espera [más|otra cosa].
A {relative} le pasó lo mismo: {part} {fault}.
Hace {period} que espero [el reembolso|una solución|una respuesta].
`,
  goodEnd: `
[Repetiré|Repetiremos|Volveré a comprar] [seguro|sin dudarlo].
[Recomendado|Muy recomendado] {use}.
[Gracias|Muchas gracias] [al equipo|por la ayuda|por el buen trato].
[Vale cada céntimo|Dinero bien gastado].
No será la última vez.
`,
  badEnd: `
[No lo recomiendo|No repetiré|Mejor busquen otra cosa].
[Lo devuelvo|Ya está devuelto|Pedí el cambio].
[Una pena|Lástima], [podía haber sido bueno|tenía buena pinta].
[Quiero mi dinero de vuelta|Espero una respuesta].
La próxima vez, otro.
`,
  titleGood: `
[Muy contento|Recomendable|Mejor de lo esperado|Repetiré|Un acierto]
[Perfecto|Ideal] {use}
[Gran|Buen] {thing}
{strength_capital}
`,
  titleBad: `
[Decepción|Nunca más|No lo recomiendo|Devuelto|Tiempo perdido]
{part_capital} {fault}
Mal {thing}
{weakness_capital}
`,
  titleMixed: `
[Normal|Con peros|Ni bien ni mal|Mejorable]
{strength_capital}, pero {weakness}
[Correcto|Aceptable] {use}
`,
  comment: `
[Totalmente de acuerdo|Así es|Pienso igual]: {praise}.
[¿Soy el único|¿Alguien más lo nota]? {gripe_capital}.
[Gracias por el dato|Buen consejo], lo probaré {use}.
A mí también: {part} {fault} {time}.
Se lo oí a {relative}: {praise}.
¿[Sirve|Vale|Lo recomiendan] {use}?
[Qué bueno|Genial|Me encanta], sobre todo por esto: {strength}.
[Perdón, pero|Una pega:] {gripe}.
¿Hay novedades sobre {topic}?
Lo tengo desde hace {period} y {praise}.
[Un momento|Espera], ¿entonces por qué {gripe}?
`,
  title: `
{topic_capital}, {topic2} y {strength}
{strength_capital} [o|y] {strength2}: {thing} {use}
Después de {period}: [balance|lo aprendido|conclusiones] sobre {topic}
{thing_capital} {use}: {topic} [a examen|en detalle|a prueba]
{weakness_capital} y [qué hacer|cómo evitarlo]
[Todo sobre|Guía de|Preguntas sobre|Novedades sobre] {topic}
[{number}|Diez] [claves|consejos|mitos] sobre {topic}
{topic_capital}: [un resumen|qué cambia|lo que importa]
[Nuevo|Mejor] {thing} {use}
{topic_capital} y {topic2}
[Lista|Acta|Borrador|Plan]: {topic}
{strength_capital} {use}
`,
  description: `
[Este|Nuestro] {thing} [está pensado|se creó] {use}: {praise}.
Un {thing} [práctico|sencillo|fiable] {use}, con {strength}.
{strength_capital} y {strength2} [lo distinguen|van incluidas].
[Revisado|Renovado] {time}: {praise}.
[Indicado|Recomendado] {use}, con información sobre {topic} y {topic2}.
Un {thing} para quien [valora lo sencillo|busca calidad|no quiere complicarse]: {praise}.
`,
  descriptionMore: `
[Nota|Atención]: {topic} [no incluido|consultar aparte].
Disponible [ya|de inmediato].
[Más información|Dudas] sobre {topic}, [a petición|con gusto].
{part_capital} se puede [cambiar|reponer].
`,
  question: `
¿[Cómo|Dónde] [consulto|encuentro] [algo|información] sobre {topic}?
¿Qué hago si {part} {fault}?
¿[Está|Va] incluido en el precio lo de {topic}?
¿[Sirve|Vale] el {thing} {use}?
¿Por qué {gripe}?
¿Cuándo habrá novedades sobre {topic}?
`,
});

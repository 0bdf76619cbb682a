import { opinionBank } from "./opinions.ts";

/** Texts in Portuguese. */
export const ptFrames = opinionBank({
  good: `
[Uso há|Tenho há|Já faz] {period} e {praise}.
[Recomendo muito|Super recomendo|Ótima escolha]: {praise}.
[Eu estava em dúvida|Não esperava muito], mas {praise}.
Indicação de {relative}, [com razão|e acertou]: {praise}.
[Exatamente|Finalmente] o que eu procurava: {praise}.
[Sinceramente|Para ser sincero], {praise}.
[Perfeito|Ideal|Muito bom] {use}: {praise}.
[Cinco estrelas|Nota dez|Sem defeitos]: {praise}.
[Segunda|Terceira] vez que escolho e, de novo, {praise}.
Depois de comparar {number} opções fiquei com esta, e {praise}.
[Gostei demais|Adorei]: {praise}.
`,
  bad: `
[Decepção|Que decepção|Infelizmente uma decepção]: {gripe}.
Depois de {period}, {gripe}.
[Não comprem|Fujam|Não vale o dinheiro]: {gripe}.
[Queria ter gostado|Começou bem], mas {gripe}.
Já tinha sido avisado por {relative}, e foi assim mesmo: {gripe}.
[Uma estrela porque não dá zero|Duas estrelas com boa vontade]: {gripe}.
{part_capital} {fault} [em poucos dias|no primeiro dia|logo].
[Nada a ver com o anúncio|Descrição enganosa]: {gripe}.
[Esperava mais|Me senti enganado], porque {gripe}.
Isso não pode acontecer: {gripe}, e ainda {part} {fault}.
`,
  mixed: `
{praise}, [mas|porém] {gripe}.
[Mais ou menos|Regular|Dá para o gasto]: {praise}, mas {gripe}.
[Ponto positivo|O lado bom]: {strength}. [Ponto negativo|O lado ruim]: {weakness}.
[Três estrelas|Nota seis], porque {gripe}, embora se possa dizer: {praise}.
Depois de {period} ainda não sei: {praise}, {gripe}.
A ideia é boa, [pena que|só que] {gripe}.
`,
  goodMore: `
O que mais [gostei|gostamos]: {strength}.
[Além disso|Também], {praise}.
{part_capital} [é muito bem pensada|é de primeira|agradou a todos].
Até {relative}, que é exigente, disse: {feeling}.
{use_capital} [não há melhor|é justamente o que faltava].
Uma dúvida sobre {topic} foi resolvida [na hora|com gentileza|em um dia].
Se você procura {strength}, [é aqui|pode parar de procurar].
`,
  badMore: `
[Além disso|Para piorar], {gripe}.
E {part} {fault}, [de novo|mesmo depois da troca|sem motivo].
Perguntei sobre {topic} e [ninguém responde|não tive resposta].
O pior: {weakness}.
[Por esse preço|Nesse nível] a gente espera [mais|outra coisa].
Aconteceu o mesmo com {relative}: {part} {fault}.
Há {period} espero [o reembolso|uma solução|uma resposta].
`,
  goodEnd: `
[Compraria de novo|Voltaremos|Com certeza volto] [sem pensar|em breve].
[Recomendado|Recomendo] {use}.
[Obrigado|Muito obrigado] [à equipe|pela ajuda|pela atenção].
[Vale cada centavo|Dinheiro bem gasto].
Não será a última vez.
`,
  badEnd: `
[Não recomendo|Nunca mais|Melhor procurar outro].
[Devolvi|Pedi a troca|Vai voltar para a loja].
[Uma pena|Que pena], [tinha tudo para dar certo|parecia bom].
[Quero meu dinheiro de volta|Espero uma resposta].
Da próxima vez, outro.
`,
  titleGood: `
[Muito satisfeito|Recomendo|Melhor que o esperado|Compraria de novo|Ótima escolha]
[Perfeito|Ideal] {use}
[Ótimo|Excelente] {thing}
{strength_capital}
`,
  titleBad: `
[Decepção|Nunca mais|Não recomendo|Devolvido|Perda de tempo]
{part_capital} {fault}
Péssimo {thing}
{weakness_capital}
`,
  titleMixed: `
[Razoável|Mais ou menos|Pode melhorar|Nem bom nem ruim]
{strength_capital}, mas {weakness}
[Aceitável|Serve] {use}
`,
  comment: `
[Concordo|É isso mesmo|Penso igual]: {praise}.
[Só eu notei|Alguém mais percebeu]? {gripe_capital}.
[Obrigado pela dica|Boa dica], vou testar {use}.
Aqui também: {part} {fault} {time}.
Ouvi o mesmo em casa: {praise}.
[Serve|Vale a pena|Vocês recomendam] {use}?
[Que legal|Adorei|Muito bom], principalmente por isto: {strength}.
[Desculpe, mas|Só uma crítica:] {gripe}.
Alguma novidade sobre {topic}?
Tenho há {period} e {praise}.
[Espera aí|Um momento], então por que {gripe}?
`,
  title: `
{topic_capital}, {topic2} e {strength}
{strength_capital} [ou|e] {strength2}: {thing} {use}
Depois de {period}: [balanço|o que ficou|conclusões] sobre {topic}
{thing_capital} {use}: {topic} [em detalhe|em teste|em foco]
{weakness_capital} e [o que fazer|como evitar]
[Tudo sobre|Guia de|Perguntas sobre|Novidades sobre] {topic}
[{number_capital}|Dez] [dicas|pontos|mitos] sobre {topic}
{topic_capital}: [um resumo|o que muda|o que importa]
[Novo|Melhor] {thing} {use}
{topic_capital} e {topic2}
[Lista|Ata|Rascunho|Plano]: {topic}
{strength_capital} {use}
`,
  description: `
[Este|Nosso] {thing} [foi feito|foi pensado] {use}: {praise}.
Um {thing} [prático|simples|confiável] {use}, com {strength}.
{strength_capital} e {strength2}, [é isso que o distingue|está tudo incluído].
[Revisto|Renovado] {time}: {praise}.
[Indicado|Recomendado] {use}, com informações sobre {topic} e {topic2}.
Um {thing} para quem [gosta do simples|procura qualidade]: {praise}.
`,
  descriptionMore: `
[Nota|Atenção]: {topic} [não incluso|consultar à parte].
Disponível [já|de imediato].
Mais informações sobre {topic} [sob consulta|no balcão].
{part_capital} pode ser [trocada|reposta].
`,
  question: `
[Como|Onde] [descubro|encontro] [algo|mais] sobre {topic}?
O que faço se {part} {fault}?
[Está|Vem] incluso no preço: {topic}?
[Serve|Vale] o {thing} {use}?
Por que {gripe}?
Quando haverá novidades sobre {topic}?
`,
});

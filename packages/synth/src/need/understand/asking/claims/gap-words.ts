const gaps = new Set(
  "blank blanks empty missing null nulls nan na absent unfilled unset lacking lack lacks omitted leer leere leeren fehlt fehlen fehlend fehlende fehlenden nulo nula nulos nulas vacio vacia vacios vacias blanco faltan falta faltante faltantes vide vides manquant manquante manquants manquantes manque manquent vazio vazia vazios vazias branco faltando faltam ausente ausentes".split(
    " ",
  ),
);

/** Whether a folded word says that nothing stands there. */
export function isGap(word: string): boolean {
  return gaps.has(word);
}

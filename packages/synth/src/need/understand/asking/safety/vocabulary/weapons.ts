/** Weapons, poisons, and what must not be said of children. */
export const weapons = {
  /** What kills, and drugs that are cooked. */
  weapon:
    "anfo|chlorine gas|to fire live rounds|fully automatic|full auto|car bomb~|letter bomb~|napalm|tatp|petn|semtex|" +
    "nitroglycerin|grenade~|mdma|lsd|heroin|tabun|bomb~|pipe bomb~|explosive~|nerve agent~|sarin|vx|novichok|" +
    "mustard gas|ricin|anthrax|bioweapon~|chemical weapon~|biological weapon~|dirty bomb|nuclear weapon~|" +
    "nuclear device~|ied|ieds|ghost gun~|meth|methamphetamine|fentanyl|untraceable handgun|untraceable gun~|molotov*|" +
    "silencer~|rohrbombe~|sprengstoff~|bombe bauen|bomba casera|explosivos|bombe artisanale|explosif~|bomba caseira|" +
    "cooking meth|thermite|handgun|crystal meth|botulinum|pistol~|rifle~|firearm~|shotgun~|nitrogen triiodide|" +
    "black powder|gunpowder|flash powder|hydrogen cyanide|phosgene|pressure cooker bomb|schwarzpulver|polvora casera|" +
    "poudre noire|polvora|takes out a car|blow up|blows up|car bomb|sprengsatz*|artefacto explosivo|engin explosif|" +
    "artefato explosivo|detonator~|timer settings|zeitzunder|fertilizer and diesel|fertiliser and diesel|glock|ar 15|" +
    "ar15|lower receiver~|dungerbombe|amonal|rohrbombe*",
  /** What poisons. */
  poison: "poison~|venom~|toxin~|veneno~|overdose~|lethal dose~|gift das|gifte|poisons|venenos|venin~|venenos",
  /** How it is made. */
  recipe:
    "turn a|turning a|convert a|converting a|conversion of a|umbau einer|umbau von|umbauen|convertir una|convertir un|transformer un|transformer une|transformar uma|drill size~|" +
    "household chemicals|blueprint~|schematic~|how do i|how can i|wie man|wie baut|como hacer|comment faire|" +
    "como fazer|synthesi*|recipe~|instruction~|formula~|precursor~|how to|how to make|how to build|step and amount|" +
    "cooking|reagent~|parts list|anleitung|bauanleitung|zum bau|rezept|fabricar|receta|pasos|fabriquer|recette|" +
    "etapes|passo a passo|receita|3d print|production route|gain of function|weaponiz*|weaponis*|aerosoliz*|" +
    "aerosolis*|how to mix|mix it|quantities for|ingredients for|at home|steps to|steps with|to make|making a|" +
    "build a|to build|hacer una|what ratio|to turn|como|reagent list|temperatures and|powder and|timer settings|" +
    "dose by|which pipes|dosis por|dose par|dose por|dosis nach|mixing table|per kilo|parts files|print settings|" +
    "no serial|printable|mischtabelle|mischverhaltnis|proporciones|dosage de|proporcoes",
  /** So that nobody finds out. */
  untraced:
    "nobody notices|no one notices|before anyone notices|before anybody notices|without anyone noticing|niemand merkt|niemandem auffallt|nadie se da cuenta|nadie lo note|personne ne remarque|personne ne s'en|ninguem percebe|ninguem nota|" +
    "leave no trace|untraceable|undetectable in an autopsy|without being caught|not show up in an autopsy|" +
    "looks like an accident|looks natural|look natural|look like natural|seem natural|naturlich aussieht|" +
    "parezca natural|paraisse naturel|pareca natural|wie ein unfall|como un accidente|comme un accident|" +
    "como um acidente",
  /** Never of children. */
  sexual:
    "sexual*|nude~|naked|porn*|erotic*|explicit|csam|grooming|nackt*|desnud*|nus|nues|sexuel*|sexuell*|befriend|" +
    "lolita",
  /** What a child is drawn into. */
  lures: "befriend|reply to strangers|talk to strangers|move them to private|private chat|meet alone",
} as const;

/** As chemists write them: capitals tell "Mn" and "As" from words. */
const symbols = new Set(
  (
    "H He Li Be B C N O F Na Mg Al Si P S Cl K Ca Ti V Cr Mn Fe Co Ni Cu Zn As Se Br Sr Zr Nb Mo Rh Pd Ag Cd In Sn Sb Te I Ba W Pt Au Hg Tl Pb Bi U La Ce Nd " +
    "PM1 PM2.5 PM10 NO NO2 NO3 NO3-N NOx N2O O2 O3 SO2 SO4 CO CO2 CH4 NH3 NH4 NH4-N PO4 PO4-P HCO3 CaCO3 SiO2 Al2O3 Fe2O3 CaO MgO Na2O K2O TiO2 P2O5 MnO H2S VOC TVOC TOC DOC COD BOD BOD5 CSB BSB BSB5 DBO DBO5 DQO DCO TKN TN TP MES TSS TDS DO Na+ K+ Cl- Ca2+ Mg2+ pCO2 pO2 tCO2 sO2 AOX"
  ).split(" "),
);
/** Whether a text is the symbol of an element, an ion or a fraction of dust: "Fe", "NO3", "PM2.5". */
export function isSubstance(text: string): boolean {
  return symbols.has(text);
}

const names = new Set(
  (
    "lead zinc copper cadmium mercury arsenic nickel chromium iron manganese aluminium aluminum cobalt uranium selenium barium nitrate nitrite phosphate sulphate sulfate ammonium ammonia chloride fluoride calcium magnesium potassium sodium phosphorus nitrogen " +
    "blei zink kupfer quecksilber nickel chrom eisen nitrat nitrit phosphat ammonium plomo cobre mercurio niquel hierro amonio amonico amoniac amonia nitratos fosfatos plomb zinc cuivre mercure fer nitrates phosphates chumbo cobre ferro nitratos chlorid chlor calcium kalium natrium cloro cloruro calcio sodio potasio nitritos sulfatos chlore chlorure nitrites sulfates cloreto"
  ).split(" "),
);

/** Whether a folded word is the name of one; "lead" and "mercury" are that only where so much of it is told. */
export function isSubstanceName(folded: string): boolean {
  return names.has(folded);
}

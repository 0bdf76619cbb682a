/** As chemists write them: capitals tell "Mn" and "As" from words. */
const symbols = new Set(
  (
    "H He Li Be B C N O F Na Mg Al Si P S Cl K Ca Ti V Cr Mn Fe Co Ni Cu Zn As Se Br Sr Zr Nb Mo Rh Pd Ag Cd In Sn Sb Te I Ba W Pt Au Hg Tl Pb Bi U La Ce Nd " +
    "PM1 PM2.5 PM10 NO NO2 NO3 NO3-N NOx N2O O2 O3 SO2 SO4 CO CO2 CH4 NH3 NH4 NH4-N PO4 PO4-P HCO3 CaCO3 SiO2 Al2O3 Fe2O3 CaO MgO Na2O K2O TiO2 P2O5 MnO H2S VOC TVOC TOC DOC COD BOD BOD5 TSS TDS DO Na+ K+ Cl- Ca2+ Mg2+"
  ).split(" "),
);
/** Whether a text is the symbol of an element, an ion or a fraction of dust: "Fe", "NO3", "PM2.5". */
export function isSubstance(text: string): boolean {
  return symbols.has(text);
}

import { below, draw, innerKey } from "../random/hash.ts";
import type { Country } from "./countries.ts";
import { evenly, type LazyList, listed } from "./list.ts";

const SALT = 0x73747265;
const NAME = 0;
const NUMBER = 1;
const UNIT = 2;
const KIND = 3;

/** How streets are named and numbered where a language is written. */
interface Manner {
  readonly names: LazyList;
  /** "{n}" stands for the name; several are drawn among. */
  readonly kinds: readonly string[];
  readonly numberFirst: boolean;
  readonly separator: string;
}

const trees =
  "Acacia|Alder|Ash|Aspen|Bay|Beech|Birch|Blackthorn|Cedar|Cherry|Chestnut|Cypress|Elder|Elm|Fern|Hawthorn|Hazel|Heather|Holly|Hornbeam|Ivy|Juniper|Larch|Laurel|Linden|Magnolia|Maple|Mulberry|Oak|Olive|Pear|Pine|Plum|Poplar|Quince|Rowan|Sorrel|Spruce|Sycamore|Walnut|Willow|Wisteria|Yew";
const english = listed(
  `${trees}|Abbey|Amber|Badger|Barley|Brook|Canal|Castle|Chapel|Clover|Copper|Corner|Dairy|Dove|Falcon|Farm|Ferry|Field|Flint|Forge|Fountain|Garden|Granary|Harbour|Harvest|Heron|Hill|Hopper|Kiln|Kingfisher|Lake|Lantern|Lark|Lower|Market|Meadow|Mill|Moor|New|North|Orchard|Otter|Pebble|Plover|Pond|Quarry|River|Robin|Rose|Saddler|Sandy|Shepherd|South|Spring|Station|Stone|Sunset|Swallow|Tanner|Thistle|Timber|Upper|Valley|View|Vine|Water|Weaver|Well|West|Wharf|Windmill|Wren`,
);
const englishKinds = [
  "{n} Street",
  "{n} Road",
  "{n} Lane",
  "{n} Avenue",
  "{n} Close",
  "{n} Way",
  "{n} Court",
  "{n} Drive",
];

const manners: Readonly<Record<string, Manner>> = {
  en: { names: english, kinds: englishKinds, numberFirst: true, separator: " " },
  de: {
    names: listed(
      "Ahorn|Amsel|Apfel|Bach|Bahnhof|Berg|Birken|Blumen|Brunnen|Buchen|Burg|Dorf|Drossel|Eichen|Erlen|Eschen|Falken|Feld|Ferien|Fichten|Finken|Flieder|Förster|Garten|Gärtner|Ginster|Hafen|Hasel|Haupt|Heide|Hirsch|Hopfen|Holunder|Kastanien|Kiefern|Kirsch|Klee|Korn|Lärchen|Lerchen|Linden|Markt|Meisen|Mühlen|Müller|Nelken|Nuss|Pappel|Quellen|Reb|Rosen|Schäfer|Schloss|Schmiede|Schul|See|Sonnen|Steg|Stein|Tal|Tannen|Teich|Ufer|Ulmen|Veilchen|Wald|Wasser|Weber|Weiden|Wiesen|Wind|Ziegel",
    ),
    kinds: ["{n}straße", "{n}weg", "{n}straße", "{n}gasse", "{n}allee", "{n}platz", "{n}ring"],
    numberFirst: false,
    separator: " ",
  },
  es: {
    names: listed(
      "del Sol|de la Luna|del Olivo|de los Almendros|del Río|de la Fuente|del Molino|de la Iglesia|del Mercado|Mayor|Nueva|de las Flores|del Prado|del Puente|de la Estación|del Mar|de la Sierra|del Valle|de los Pinos|del Jardín|de la Paz|de la Rosa|del Naranjo|de los Tilos|del Cerezo|de la Encina|de la Huerta|del Campo|del Castillo|de la Torre|del Herrero|del Alfarero|de los Tejedores|de la Viña|del Romero|de la Cigüeña|del Halcón|del Lirio|de la Plata|del Carmín|de la Palma|del Nogal|del Álamo|de la Acequia|de la Cuesta|del Mirador|de la Arena|del Faro|de las Acacias|de los Jacintos",
    ),
    kinds: ["Calle {n}", "Calle {n}", "Avenida {n}", "Paseo {n}", "Plaza {n}", "Camino {n}"],
    numberFirst: false,
    separator: ", ",
  },
  fr: {
    names: listed(
      "de l’Église|du Moulin|des Lilas|de la Gare|des Tilleuls|du Château|des Écoles|de la Fontaine|des Acacias|du Marché|des Roses|de la Rivière|des Peupliers|du Lavoir|des Vignes|du Bois|de la Paix|des Cerisiers|du Stade|des Champs|de la Forge|des Érables|du Pont|des Jardins|de la Plage|du Port|des Noyers|des Marronniers|de la Colline|du Lac|des Bouleaux|des Mésanges|des Hirondelles|du Pressoir|de la Source|des Genêts|du Verger|de l’Étang|des Pommiers|du Ruisseau|de l’Horloge|des Tanneurs|des Tisserands|du Meunier|de la Liberté|des Bleuets|du Soleil|des Coquelicots|de la Prairie|des Platanes",
    ),
    kinds: ["rue {n}", "rue {n}", "avenue {n}", "chemin {n}", "impasse {n}", "place {n}", "allée {n}"],
    numberFirst: true,
    separator: " ",
  },
  it: {
    names: listed(
      "dei Tigli|delle Rose|del Mulino|della Fonte|degli Ulivi|del Mercato|della Stazione|dei Pini|delle Viole|del Lago|del Mare|dei Mille Fiori|della Chiesa|del Ponte|delle Vigne|del Sole|della Luna|dei Cipressi|degli Aranci|dei Limoni|della Quercia|del Castello|delle Querce|del Fiume|dei Gelsi|della Torre|dei Fornai|degli Orti|del Colle|della Pineta|dei Platani|dei Ciliegi|del Giardino|delle Ginestre|del Porto|della Libertà|dei Noci|del Bosco|delle Betulle|dei Tessitori",
    ),
    kinds: ["Via {n}", "Via {n}", "Viale {n}", "Piazza {n}", "Vicolo {n}", "Corso {n}"],
    numberFirst: false,
    separator: " ",
  },
  pt: {
    names: listed(
      "das Flores|do Sol|da Fonte|do Moinho|das Oliveiras|da Igreja|do Mercado|da Estação|do Rio|da Praia|do Campo|das Acácias|dos Pinheiros|da Paz|do Jardim|da Ponte|das Palmeiras|dos Ipês|da Serra|do Porto|das Laranjeiras|do Lago|da Mata|do Farol|dos Jacarandás|da Saudade|das Andorinhas|do Castelo|da Vinha|dos Ferreiros|do Horizonte|das Mangueiras|do Comércio|da Aurora|da Alegria|dos Girassóis|das Hortênsias|da Colina|da Harmonia|dos Lírios",
    ),
    kinds: ["Rua {n}", "Rua {n}", "Avenida {n}", "Travessa {n}", "Praça {n}", "Alameda {n}"],
    numberFirst: false,
    separator: ", ",
  },
  nl: {
    names: listed(
      "Beuken|Berken|Bloemen|Boom|Brug|Dorps|Eiken|Haven|Heide|Hof|Iepen|Kastanje|Kerk|Klaver|Kloks|Koren|Linden|Markt|Meidoorn|Merel|Molen|Nieuw|Populieren|Rozen|School|Spoor|Tulpen|Veld|Vink|Water|Wilgen|Wind",
    ),
    kinds: ["{n}straat", "{n}laan", "{n}weg", "{n}plein", "{n}kade"],
    numberFirst: false,
    separator: " ",
  },
  nordic: {
    names: listed(
      "Björk|Ek|Lind|Lönn|Ask|Ros|Skog|Sjö|Hamn|Kyrk|Skol|Kvarn|Strand|Berg|Äng|Sol|Nord|Syd|Öst|Väst|Tall|Gran|Park|Bäck|Bro|Torg|Fågel|Svan|Hav|Ö",
    ),
    kinds: ["{n}gatan", "{n}vägen", "{n}stigen", "{n}gränd"],
    numberFirst: false,
    separator: " ",
  },
  pl: {
    names: listed(
      "Akacjowa|Brzozowa|Bukowa|Cicha|Długa|Dębowa|Folwarczna|Graniczna|Jasna|Jesionowa|Klonowa|Kolejowa|Krótka|Krucza|Kwiatowa|Leśna|Lipowa|Łąkowa|Malinowa|Morska|Młyńska|Nowa|Ogrodowa|Parkowa|Piaskowa|Polna|Poziomkowa|Różana|Rzeczna|Sadowa|Słoneczna|Sosnowa|Spacerowa|Szkolna|Wiśniowa|Wiosenna|Wodna|Zielona",
    ),
    kinds: ["ul. {n}", "ul. {n}", "al. {n}"],
    numberFirst: false,
    separator: " ",
  },
};

const mannerOfLanguage: Readonly<Record<string, string>> = {
  de: "de",
  lb: "de",
  es: "es",
  fr: "fr",
  it: "it",
  pt: "pt",
  nl: "nl",
  sv: "nordic",
  nb: "nordic",
  da: "nordic",
  fi: "nordic",
  is: "nordic",
  pl: "pl",
};

function mannerOf(country: Country): Manner {
  return manners[mannerOfLanguage[country.languages[0] as string] ?? "en"] as Manner;
}

/** A street's name in the country's manner. */
export function streetNameAt(key: number, country: Country): string {
  const inside = innerKey(key, SALT);
  const manner = mannerOf(country);
  const kind = evenly(manner.kinds, draw(inside, KIND));
  return kind.replace("{n}", evenly(manner.names(), draw(inside, NAME)));
}

/**
 * A house number that such a street does not have: streets of these common names end long before 900 where numbers count houses,
 * and before 90000 where they count distance (North America).
 */
export function houseNumberAt(key: number, country: Country): number {
  const u = draw(innerKey(key, SALT), NUMBER);
  return country.alpha2 === "US" || country.alpha2 === "CA" ? 90_001 + below(u, 9_900) : 901 + below(u, 98);
}

/** Street and house number, sometimes with a flat, as the country writes them. */
export function streetAddressAt(key: number, country: Country): string {
  const manner = mannerOf(country);
  const name = streetNameAt(key, country);
  const number = houseNumberAt(key, country);
  const u = draw(innerKey(key, SALT), UNIT);
  if (manner.numberFirst) {
    const flat = u < 0x30000000 ? ` ${country.alpha2 === "US" ? "Apt" : "Flat"} ${1 + (u & 31)}` : "";
    return `${number}${manner.separator}${name}${manner === manners.en ? flat : ""}`;
  }
  return `${name}${manner.separator}${number}`;
}

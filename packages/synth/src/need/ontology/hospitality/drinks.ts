import { choice } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is poured. */
export const drinksTypes: readonly SemanticType[] = [
  choice(
    "drink",
    {
      en: "beverage|drink ordered|drink name|drink type|beverage type|bar item|beverage name|drink choice",
      de: "getränk",
      es: "bebida",
      fr: "boisson",
      pt: "bebida",
    },
    "What is drunk.",
    "draught beer:16|house red wine:10|house white wine:10|cola:10|sparkling water:9|still water:8|coffee:8|orange juice:6|gin and tonic:6|lemonade:5|apple juice:4|tea:4|iced tea:2|hot chocolate:2",
  ),
  choice(
    "beer_style",
    {
      en: "!beer|style of beer|type of beer|beer type|beer kind",
      de: "biersorte|bierstil|bier",
      es: "estilo de cerveza|tipo de cerveza|cerveza",
      fr: "style de bière|type de bière|bière",
      pt: "estilo de cerveja|tipo de cerveja|cerveja",
    },
    "The style of the beer.",
    "lager:20|IPA:18|pale ale:15|pilsner:11|stout:9|wheat beer:8|porter:6|amber ale:5|sour:4|saison:3|bitter:3|alcohol free:2",
  ),
  choice(
    "cocktail",
    {
      en: "cocktail name|mixed drink|cocktail ordered",
      de: "cocktails",
      es: "cóctel",
      fr: "cocktail",
      pt: "coquetel",
    },
    "The cocktail.",
    "Mojito:14|Margarita:13|Spritz:12|Espresso Martini:11|Negroni:9|Old Fashioned:9|Gin and Tonic:8|Daiquiri:6|Moscow Mule:6|Piña Colada:5|Whiskey Sour:4|Cosmopolitan:3",
  ),
  choice(
    "spirit",
    {
      en: "liquor|spirit type|base spirit|type of spirit",
      de: "spirituose",
      es: "licor",
      fr: "spiritueux",
      pt: "destilado",
    },
    "The spirit.",
    "gin:24|whisky:22|vodka:18|rum:15|tequila:10|brandy:6|mezcal:3|liqueur:2",
  ),
  choice(
    "coffee",
    {
      en: "coffee drink|coffee type|coffee order|type of coffee|coffee name|coffee beverage",
      de: "kaffee|kaffeeart",
      es: "café|tipo de café",
      fr: "café|type de café",
      pt: "café|tipo de café",
    },
    "The coffee.",
    "cappuccino:20|latte:20|flat white:14|espresso:12|americano:11|filter coffee:8|iced coffee:5|mocha:4|cortado:3|macchiato:2|cold brew:1",
  ),
  choice(
    "roast_level",
    "!roast|roast degree|coffee roast|roast profile|roast type|degree of roast",
    "How dark the beans are roasted.",
    "medium:46|light:22|medium dark:20|dark:12",
  ),
  choice(
    "bean_origin",
    "coffee origin|origin of the beans|origin of beans|bean country|coffee bean|coffee beans|beans",
    "Where the beans grew.",
    "Brazil:22|Colombia:20|Ethiopia:17|Guatemala:10|Kenya:9|Honduras:7|Costa Rica:6|Indonesia:5|Peru:4",
  ),
  choice(
    "coffee_process",
    "bean process|coffee processing|processing of the beans|processing method of coffee",
    "How the cherries were made beans.",
    "washed:52|natural:28|honey:14|anaerobic:6",
  ),
  choice(
    "milk_type",
    "milk option|milk choice|type of milk|kind of milk|milk alternative",
    "The milk in it.",
    "whole:36|semi-skimmed:20|oat:20|none:9|soy:6|almond:5|skimmed:4",
  ),
  choice(
    "tea",
    {
      en: "tea type|type of tea|kind of tea|tea blend|tea variety|tea name",
      de: "tee|teesorte",
      es: "tipo de té",
      fr: "type de thé",
      pt: "chá|tipo de chá",
    },
    "The tea.",
    "English breakfast:22|Earl Grey:16|green:14|peppermint:12|chamomile:10|rooibos:6|jasmine:6|Darjeeling:5|ginger and lemon:5|oolong:2|matcha:2",
  ),
  choice(
    "drink_size",
    "cup size|portion size|size of drink|portion|serving type|pizza size|size of the pizza",
    "How large it is.",
    "medium:46|large:30|small:24",
  ),
  choice(
    "flavour",
    {
      en: "flavor|ice cream flavour|ice cream flavor|gelato flavour|ice cream|flavour name|flavor name|yoghurt flavour",
      de: "geschmack|geschmacksrichtung|eissorte",
      es: "sabor",
      fr: "parfum de glace|saveur",
      pt: "sabor",
    },
    "What it tastes of.",
    "vanilla:20|chocolate:20|strawberry:14|salted caramel:10|mango:8|lemon:7|pistachio:6|coffee:5|raspberry:5|coconut:3|mint:2",
  ),
];

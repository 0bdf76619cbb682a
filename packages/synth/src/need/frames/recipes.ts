import { choices, flags, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const recipes: Frame = {
  id: "recipes",
  title: "cooking recipes",
  cues: {
    en: "recipe:4|cooking recipe:5|recipe book:4|cookbook:4|recipe site:4|baking recipe:5|cocktail recipe:4",
    de: "rezept:4|kochrezept:5|rezepte:4|kochrezepte:5|backrezept:5",
    es: "receta de cocina:5|recetas de cocina:5|receta:2",
    fr: "recette de cuisine:5|recettes de cuisine:5|recette:2",
    pt: "receita culinária:5|receitas culinárias:5|receita de cozinha:4",
  },
  against: "process:2|batch:3|machine:3|brew:3|beer:3|plc:3|order:2|delivery:2|prescription:4|sales:2",
  record: "recipe",
  fields: [
    key("recipe_id=record_id", { names: "recipe|recipe number" }),
    core("title=menu_item", { names: "title|name|recipe name|dish" }),
    core("cuisine", {
      names: "cuisine|kitchen|origin",
      model: choices(
        "italian:18|french:12|mexican:12|indian:12|chinese:10|american:10|greek:8|thai:8|spanish:5|moroccan:5",
      ),
    }),
    core("prep_time=preparation_min", {
      names: "prep time|preparation time|prep",
      model: numbers(lognormal(18, 0.5), 0),
    }),
    core("cook_time=duration_min", {
      names: "cook time|cooking time|baking time|cook",
      model: numbers(lognormal(32, 0.6), 0),
      minimum: 0,
    }),
    core("servings=count", {
      names: "servings|portions|serves|yield",
      model: numbers(normal(4.2, 1.6), 0),
      minimum: 1,
      maximum: 12,
    }),
    core("calories=energy_kcal", { names: "calories per serving|energy|kcal", model: numbers(lognormal(430, 0.4), 0) }),
    known("is_vegan=flag", { names: "vegan", model: flags(0.12) }),
    known("is_vegetarian=flag", { names: "vegetarian", model: flags(0.34) }),
    known("ingredients=count", {
      names: "number of ingredients|ingredient count",
      model: numbers(normal(9, 3), 0),
      minimum: 1,
    }),
    known("course=category", {
      names: "course|meal type|dish type",
      model: choices("main:48|dessert:18|side:12|starter:10|breakfast:8|soup:4"),
    }),
    ...knowns("difficulty rating review_count created_at author=full_name allergen language"),
  ],
  rules: [],
  days: 365,
};

/** How dishes are cooked. */
export const recipeFrames: readonly Frame[] = [recipes];

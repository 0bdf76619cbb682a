import { choice, decimal, key, whole } from "../define.ts";
import { lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const nutritionTypes: readonly SemanticType[] = [
  key("meal_id", "food log|meal entry|food entry", "Number of the meal.", "MEAL-"),
  choice(
    "meal_type",
    {
      en: "meal|type of meal|meal time",
      de: "mahlzeit",
      es: "comida|tipo de comida",
      fr: "repas|type de repas",
      pt: "refeição|tipo de refeição",
    },
    "Which meal.",
    "lunch:30|dinner:30|breakfast:26|snack:14",
  ),
  choice(
    "food_item",
    {
      en: "food|food name|food eaten|ingredient|foodstuff",
      de: "lebensmittel|zutat",
      es: "alimento|ingrediente",
      fr: "aliment|ingrédient",
      pt: "alimento|ingrediente",
    },
    "What was eaten.",
    "rice|bread|eggs|chicken breast|apple|yogurt|salad|pasta|banana|oatmeal|salmon|potatoes|cheese|lentils|beef|tofu|avocado|almonds|soup|chocolate",
  ),
  whole(
    "energy_kcal",
    "calorie intake|calories consumed|calories per serving|food calories|kcal intake|energy intake|dietary energy",
    "Energy of the food.",
    lognormal(420, 0.55),
    { unit: "kcal", maximum: 10_000 },
  ),
  decimal(
    "protein_g",
    {
      en: "protein|proteins|protein grams",
      de: "eiweiß|protein",
      es: "proteína|proteínas",
      fr: "protéines",
      pt: "proteína|proteínas",
    },
    "Protein.",
    lognormal(18, 0.6),
    1,
    { unit: "g", minimum: 0, maximum: 500 },
  ),
  decimal(
    "carbohydrates_g",
    {
      en: "carbs|carbohydrate|carbohydrates|carbs grams",
      de: "kohlenhydrate",
      es: "carbohidratos|hidratos de carbono",
      fr: "glucides",
      pt: "carboidratos",
    },
    "Carbohydrates.",
    lognormal(42, 0.6),
    1,
    { unit: "g", minimum: 0, maximum: 1000 },
  ),
  decimal(
    "fat_g",
    {
      en: "fat|fats|total fat|fat grams",
      de: "fett",
      es: "grasas|grasa",
      fr: "lipides|graisses",
      pt: "gordura|gorduras",
    },
    "Fat.",
    lognormal(14, 0.7),
    1,
    { unit: "g", minimum: 0, maximum: 500 },
  ),
  decimal(
    "sugar_g",
    {
      en: "sugar|sugars|sugar grams|added sugar",
      de: "zucker",
      es: "azúcar|azúcares",
      fr: "sucre|sucres",
      pt: "açúcar|açúcares",
    },
    "Sugar.",
    lognormal(9, 0.9),
    1,
    { unit: "g", minimum: 0, maximum: 500 },
  ),
  decimal("fiber_g", "fiber|fibre|dietary fiber", "Dietary fibre.", lognormal(4, 0.6), 1, {
    unit: "g",
    minimum: 0,
    maximum: 150,
  }),
  whole("sodium_mg", "dietary sodium|sodium intake", "Sodium in the food.", lognormal(420, 0.8), {
    unit: "mg",
    maximum: 20_000,
  }),
  whole("caffeine_mg", "caffeine|caffeine intake", "Caffeine.", lognormal(120, 0.7), { unit: "mg", maximum: 2000 }),
  whole(
    "serving_size_g",
    "serving size|portion size|portion|grams eaten|serving weight",
    "Weight of the portion.",
    lognormal(160, 0.5),
    { unit: "g", minimum: 1, maximum: 3000 },
  ),
  decimal("water_liters", "water intake|fluid intake|hydration", "Water drunk.", normal(1.9, 0.6), 1, {
    unit: "L",
    minimum: 0,
    maximum: 10,
  }),
  choice(
    "diet_type",
    "diet|dietary preference|eating habit|dietary restriction",
    "How the person eats.",
    "omnivore:70|vegetarian:13|vegan:6|pescatarian:6|keto:3|gluten-free:2",
  ),
];

import { choice, decimal, flag, key, money, person, shaped, typed, whole } from "../define.ts";
import { choices, exponential, list, lognormal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const animalsTypes: readonly SemanticType[] = [
  key(
    "animal_id",
    {
      en: "animal|animal number|ear tag|tag number|pet id|livestock id|cow id",
      de: "tier|ohrmarke|tiernummer",
      es: "animal|id del animal|arete",
      fr: "animal|numéro de l'animal",
      pt: "animal|brinco",
    },
    "Number of the animal.",
    "ANM-",
    "animal",
  ),
  choice(
    "pet_name",
    {
      en: "name of the pet|animal name|dog name|pet",
      de: "haustier|tiername",
      es: "mascota|nombre de la mascota",
      fr: "animal de compagnie",
      pt: "nome do pet|animal de estimação",
    },
    "Name of the pet.",
    "Luna|Bella|Max|Charlie|Milo|Coco|Rocky|Daisy|Leo|Nala|Oscar|Lola|Simba|Ruby|Felix|Molly|Toby|Maya|Balu|Kiwi",
  ),
  choice(
    "animal_species",
    {
      en: "species of animal|pet type|animal type|kind of animal|type of pet",
      de: "tierart",
      es: "tipo de animal",
      fr: "espèce animale",
      pt: "tipo de animal",
    },
    "What animal it is.",
    "dog:52|cat:36|rabbit:5|bird:3|guinea pig:2|reptile:2",
  ),
  choice(
    "breed",
    { en: "animal breed|breed of the animal", de: "rasse", es: "raza", fr: "race", pt: "raça" },
    "Breed of the animal.",
    "mixed breed:30|labrador retriever:10|german shepherd:7|domestic shorthair:14|french bulldog:7|golden retriever:6|siamese:5|poodle:5|beagle:4|maine coon:4|dachshund:4|persian:4",
  ),
  decimal("animal_weight_kg", "animal weight|pet weight|live weight", "Weight of the animal.", lognormal(12, 0.9), 1, {
    unit: "kg",
    minimum: 0.02,
    maximum: 1500,
  }),
  decimal(
    "animal_age_years",
    "animal age|pet age|age of the pet|age of the animal",
    "Age of the animal.",
    lognormal(4.4, 0.7),
    1,
    { unit: "year", minimum: 0, maximum: 40 },
  ),
  choice(
    "veterinary_reason",
    "vet visit reason|reason for vet visit|veterinary diagnosis|vet procedure",
    "Why the animal was seen.",
    "vaccination:30|check-up:24|skin problem:10|injury:8|neutering:8|digestive problem:8|dental care:6|ear infection:6",
  ),
  person(
    "veterinarian",
    {
      en: "vet|veterinary surgeon|vet name",
      de: "tierarzt",
      es: "veterinario|veterinaria",
      fr: "vétérinaire",
      pt: "veterinário",
    },
    "Who treats the animal.",
    "full_name",
  ),
  person(
    "pet_owner",
    {
      en: "animal owner|owner of the pet|owner name",
      de: "besitzer|halter|eigentümer",
      es: "dueño|propietario",
      fr: "propriétaire",
      pt: "dono|proprietário|tutor",
    },
    "Whose it is.",
    "full_name",
  ),
  flag("is_neutered", "neutered|spayed|castrated|sterilized", "Whether the animal is neutered.", 0.62),
  shaped(
    "microchip_number",
    "microchip|chip number|pet microchip",
    "Number of the chip: fifteen digits.",
    "999999999999999",
  ),
  choice(
    "adoption_status",
    "shelter status|adoption|adopted|outcome of the animal",
    "What became of the animal in the shelter.",
    "adopted:46|available:22|transferred:14|returned to owner:14|fostered:4",
  ),
  money("veterinary_fee", "vet bill|vet cost|vet fee|veterinary cost", "What the visit cost.", 85, 0.7),
  whole("days_in_shelter", "shelter days|length of stay in shelter", "Days in the shelter.", exponential(24), {
    unit: "day",
    maximum: 2000,
  }),
  whole("litter_size", "litter|young per litter|offspring", "Young of one birth.", poisson(5), {
    minimum: 1,
    maximum: 20,
  }),
  typed(
    "vaccinations",
    "vaccines received|vaccination record|immunizations",
    "Vaccines given so far.",
    "array",
    list(choices("rabies:40|distemper:22|parvovirus:22|leptospirosis:10|feline leukaemia:6"), 0, 4),
  ),
];

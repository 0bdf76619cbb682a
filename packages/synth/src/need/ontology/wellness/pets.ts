import { choice, shaped } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Dogs, cats, horses and what lives in cages and tanks, as their keepers speak of them. */
export const petsTypes: readonly SemanticType[] = [
  choice(
    "dog_breed",
    {
      en: "breed of dog|breed of the dog|canine breed",
      de: "hunderasse",
      es: "raza de perro|raza del perro",
      fr: "race de chien|race du chien",
      pt: "raça de cão|raça do cão|raça do cachorro",
    },
    "The breed of the dog.",
    "mixed breed:24|labrador retriever:12|german shepherd:9|golden retriever:9|french bulldog:8|beagle:6|poodle:6|cocker spaniel:6|dachshund:6|jack russell terrier:5|border collie:5|chihuahua:4",
  ),
  choice(
    "cat_breed",
    {
      en: "breed of cat|breed of the cat|feline breed",
      de: "katzenrasse",
      es: "raza de gato",
      fr: "race de chat",
      pt: "raça de gato",
    },
    "The breed of the cat.",
    "domestic shorthair:46|british shorthair:10|maine coon:10|domestic longhair:8|siamese:6|ragdoll:6|persian:5|bengal:5|norwegian forest:3|sphynx:1",
  ),
  choice(
    "coat_colour",
    {
      en: "coat color|fur colour|fur color|animal colour|animal color|colour of the coat",
      de: "fellfarbe",
      es: "color del pelaje",
      fr: "couleur du pelage",
      pt: "cor do pelo|cor da pelagem",
    },
    "The colour of the coat.",
    "black:20|brown:18|black and white:12|tabby:11|tan:9|white:8|grey:7|ginger:6|tricolour:5|brindle:4",
  ),
  choice(
    "coat_type",
    "coat length|fur type|fur length|type of coat|hair coat",
    "What the coat is like.",
    "short:48|medium:20|long:16|curly:8|wire:6|hairless:2",
  ),
  choice(
    "temperament",
    "pet temperament|animal temperament|dog temperament|behaviour of the dog|nature of the pet",
    "What the animal is like.",
    "friendly:28|calm:20|playful:20|shy:12|energetic:10|anxious:6|protective:4",
  ),
  choice(
    "vet_treatment",
    "treatment of the animal|animal treatment|treatment of the pet|vet procedure given|pet treatment",
    "What the vet does.",
    "vaccination:26|deworming:14|flea treatment:12|dental scaling:10|antibiotics:10|neutering:9|wound care:7|microchipping:5|x-ray:4|surgery:3",
  ),
  choice(
    "grooming_service",
    "!grooming|grooming type|dog grooming service|groom type|type of groom|pet grooming",
    "What the groomer does.",
    "bath and brush:30|full groom:26|nail trim:18|de-shedding:10|puppy trim:8|ear cleaning:5|hand stripping:3",
  ),
  choice(
    "pet_food",
    "pet food type|food of the pet|dog food|cat food|type of pet food",
    "What the animal is fed with.",
    "dry food:46|wet food:28|mixed:14|raw food:8|home cooked:4",
  ),
  shaped("kennel", "kennel number|dog run|cattery pen|kennel no", "The kennel.", "\\K99"),
  choice(
    "aquarium_fish",
    "ornamental fish|tropical fish|fish in tank|aquarium species|fish of the aquarium",
    "Which fish it is.",
    "neon tetra:20|guppy:18|angelfish:12|betta:11|corydoras:10|goldfish:10|platy:9|zebra danio:6|discus:4",
  ),
  choice(
    "reptile",
    "reptile species|type of reptile|reptile type",
    "Which reptile it is.",
    "bearded dragon:26|leopard gecko:22|corn snake:16|tortoise:14|ball python:10|crested gecko:8|chameleon:4",
  ),
  choice(
    "horse_breed",
    {
      en: "breed of horse|breed of the horse|equine breed|pony breed",
      de: "pferderasse",
      es: "raza de caballo|raza del caballo",
      fr: "race de cheval",
      pt: "raça do cavalo",
    },
    "The breed of the horse.",
    "Warmblood:22|Thoroughbred:18|Arabian:10|Hanoverian:10|Quarter Horse:9|Haflinger:8|Shetland pony:7|Icelandic:6|Connemara:5|Friesian:5",
  ),
  choice(
    "horse_colour",
    "horse color|colour of the horse|coat of the horse|pony colour",
    "The colour of the horse.",
    "bay:38|chestnut:24|grey:14|black:10|dun:5|palomino:4|roan:3|piebald:2",
  ),
];

import { choice } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What travellers see and do. */
export const outingsTypes: readonly SemanticType[] = [
  choice(
    "tour_name",
    "name of tour|tour title|excursion name|name of the excursion|tour package|name of the trip|trip name|itinerary|itinerary name",
    "The tour; invented.",
    "Old Town Walk|Sunset Boat Trip|Island Hopper|Castles and Vineyards|Coastal Highlights|Street Food Evening|Mountain Lakes Day|Harbour by Kayak|Hidden Courtyards|Lighthouse Loop",
  ),
  choice(
    "attraction",
    {
      en: "tourist attraction|sight|sightseeing stop|landmark|attraction name|place of interest",
      de: "sehenswürdigkeit",
      es: "atracción turística",
      fr: "attraction touristique|site touristique",
      pt: "atração turística",
    },
    "What is seen; invented.",
    "Old Lighthouse|Castle Hill|Botanical Garden|Maritime Museum|Cathedral Tower|Harbour Wheel|Painted Bridge|River Caves|Glass Pavilion|Clock Square",
  ),
  choice(
    "theme_park_ride",
    "ride name|~ride|amusement ride|rollercoaster|roller coaster|!park ride",
    "The ride; invented.",
    "Thunder Loop|Pirate Splash|Sky Swing|Ghost Mine|Comet Coaster|Carousel of Moons|Dragon Dive|Jungle River",
  ),
  choice(
    "travel_style",
    "holiday type|trip style|type of holiday|vacation type|holiday style|style of travel|type of vacation|kind of trip",
    "The kind of journey.",
    "beach:28|city break:22|family:14|adventure:11|cultural:9|cruise:6|wellness:5|skiing:5",
  ),
  choice(
    "ski_pass_type",
    "ski pass|lift pass|type of ski pass|lift ticket|lift pass type|ski ticket",
    "How long the pass holds.",
    "day:44|multi-day:26|half day:16|season:10|evening:4",
  ),
  choice(
    "slope_difficulty",
    "piste colour|piste difficulty|slope grade|ski run difficulty|piste grade|slope colour|piste color|difficulty of the slope",
    "How hard the slope is.",
    "blue:40|red:34|black:14|green:12",
  ),
  choice(
    "ski_lift",
    "chairlift|lift name|gondola lift|cable car|name of the lift",
    "The lift; invented.",
    "Summit Express|Eagle Chair|Valley Gondola|Glacier Drag|Sunny Slope Chair|Ridge Gondola|Beginner Carpet",
  ),
  choice(
    "rental_equipment",
    "ski equipment|rental item|equipment rented|item rented|rented item|ski rental item|hire item|hired item",
    "What is hired.",
    "skis:34|ski boots:22|snowboard:14|helmet:12|poles:8|snowshoes:6|sledge:4",
  ),
];

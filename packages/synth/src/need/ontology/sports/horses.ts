import { choice, decimal, typed, whole } from "../define.ts";
import { choices, lognormal, normal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Horses that race, and what is laid on them. */
export const horsesTypes: readonly SemanticType[] = [
  choice(
    "horse_name",
    {
      en: "horse|name of the horse|racehorse|race horse|~runner|pony|pony name",
      de: "pferd|pferdename",
      es: "caballo|nombre del caballo",
      fr: "cheval|nom du cheval",
      pt: "cavalo|nome do cavalo",
    },
    "The name of an invented horse.",
    "Silver Lantern|Morning Thunder|Quiet Ember|Copper Gate|Lucky Thistle|Velvet Storm|Northern Sonnet|Bold Harbour|Golden Sparrow|Midnight Ferry|Paper Crown|Swift Meadow|Storm of June|Blue Monarch|Wild Clover|Royal Drum|Star of Elm|Dancing Reed|Iron Duchess|Second Sunrise",
  ),
  typed(
    "racecourse",
    "racetrack|race track|hippodrome|~track|~course|race venue",
    "The racecourse; invented.",
    "string",
    { kind: "organisation", part: "name", ending: "Racecourse" },
  ),
  choice(
    "track_going",
    "!going|track condition|going description|ground going|condition of the track|ground condition",
    "How soft the ground is.",
    "good:30|good to firm:24|good to soft:18|soft:14|firm:8|heavy:6",
  ),
  choice(
    "horse_race_type",
    "~race type|type of horse race|~type of race|kind of horse race",
    "The kind of race.",
    "flat:56|hurdle:22|steeplechase:14|trotting:5|bumper:3",
  ),
  choice(
    "race_class",
    "class of race|race grade|grade of the race",
    "How good the field is.",
    "Class 4:26|Class 5:24|Class 3:16|Class 6:14|Class 2:10|Listed:5|Group 3:3|Group 2:1|Group 1:1",
  ),
  typed(
    "furlongs",
    "~distance|race distance in furlongs|distance in furlongs|~furlong",
    "How far it is.",
    "number",
    choices("5:14|6:18|7:18|8:18|10:12|12:9|14:5|16:4|20:2"),
    { unit: "furlong", minimum: 4, maximum: 40 },
  ),
  choice(
    "fractional_odds",
    "~sp|~starting price|fractional starting price|starting odds",
    "What is paid for one that is laid.",
    "2/1:9|5/2:9|3/1:10|7/2:9|4/1:10|5/1:10|6/1:9|8/1:9|10/1:8|14/1:6|20/1:6|33/1:5",
  ),
  whole("stall_draw", "~draw|starting stall|draw number|~stall", "The stall from which it starts.", uniform(1, 14), {
    minimum: 1,
    maximum: 40,
  }),
  decimal(
    "lengths_behind",
    "beaten lengths|distance beaten|lengths beaten|!lengths",
    "How far behind the winner.",
    lognormal(4.5, 0.9),
    1,
    {
      minimum: 0,
    },
  ),
  decimal("weight_carried", "jockey weight|carried weight|~weight", "What the horse carries.", normal(57, 2.6), 1, {
    unit: "kg",
    minimum: 40,
    maximum: 80,
  }),
  choice(
    "bookmaker",
    "bookie|betting shop|sportsbook|betting company|betting site",
    "The bookmaker; invented.",
    "Brightstake|Oddsmith|Winfield Sports|Turf and Co|Lucky Anchor|Betherd|Harbour Odds|Fairpunt",
  ),
  choice(
    "bet_type",
    "type of bet|wager type|kind of bet|type of wager|bet kind",
    "How it is laid.",
    "single:52|accumulator:16|double:10|each way:9|over/under:6|handicap:4|correct score:3",
  ),
  choice(
    "betting_market",
    "bet market|~market|market of the bet|betting market type",
    "What is laid on.",
    "match winner:40|over/under goals:18|both teams to score:13|handicap:9|first goalscorer:8|correct score:7|half-time result:5",
  ),
];

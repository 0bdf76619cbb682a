/** The closed vocabularies of the mobility dataset. An enum's cell is the index here. */
export const modes = ["stationary", "walk", "bike", "bus", "car", "train"] as const;
export const STATIONARY = 0;
export const WALK = 1;
export const BIKE = 2;
export const BUS = 3;
export const CAR = 4;
export const TRAIN = 5;

export const placeTypes = ["home", "work", "shop", "food", "leisure", "health", "errand", "visit"] as const;
export const HOME = 0;
export const WORK = 1;

/** Centres of the cities, all far from the sea, in degrees, with their standard time in minutes east of UTC. */
export const cities = [
  { name: "berlin", latitude: 52.52, longitude: 13.405, offset: 60 },
  { name: "madrid", latitude: 40.4168, longitude: -3.7038, offset: 60 },
  { name: "prague", latitude: 50.0755, longitude: 14.4378, offset: 60 },
  { name: "denver", latitude: 39.7392, longitude: -104.9903, offset: -420 },
  { name: "mexico_city", latitude: 19.4326, longitude: -99.1332, offset: -360 },
  { name: "johannesburg", latitude: -26.2041, longitude: 28.0473, offset: 120 },
  { name: "nairobi", latitude: -1.2921, longitude: 36.8219, offset: 180 },
  { name: "delhi", latitude: 28.6139, longitude: 77.209, offset: 330 },
] as const;

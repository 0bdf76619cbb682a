import { beta, lognormal, normal, numbers } from "../../ontology/models.ts";
import { core, follows, key, known, knowns } from "../define.ts";
import type { Frame } from "../frame.ts";

const astronomicalObservations: Frame = {
  id: "astronomical_observations",
  title: "astronomical observations",
  cues: {
    en: "astronomical observation:3|telescope:3|astronomy:3|observatory:2.5|star catalog:3|galaxy:2.5|light curve:2.5|sky survey:3|right ascension:3|redshift:2.5|supernova:2.5|asteroid:2.5|stellar:2|observing night:3|spectrograph:2|photometry:2",
    de: "astronomische beobachtung:3|teleskop:3|astronomie:3|sternwarte:2.5|galaxie:2.5",
    es: "observación astronómica:3|telescopio:3|astronomía:3|galaxia:2.5|exoplaneta:3",
    fr: "observation astronomique:3|télescope:3|astronomie:3|galaxie:2.5|exoplanète:3",
    pt: "observação astronômica:3|telescópio:3|astronomia:3|galáxia:2.5|exoplaneta:3",
  },
  against: "satellite:1|movie star:2|horoscope:2|exoplanet candidate:4|exoplanet:4",
  record: "observation",
  fields: [
    key("observation_id"),
    core("observed_at=timestamp", { names: "observation time|observation date|night|date|mjd" }),
    core("object_name", { names: "target|object" }),
    core("object_type=celestial_object", { names: "object type|class|type" }),
    core("ra=right_ascension", { names: "ra|right ascension" }),
    core("dec=declination", { names: "dec|declination" }),
    core("magnitude=apparent_magnitude", { names: "magnitude|brightness|mag" }),
    known("filter=optical_filter", { names: "filter|band" }),
    known("exposure_s=exposure_seconds", { names: "exposure|exposure time" }),
    known("planet_mass", { names: "mass" }),
    known("planet_radius", { names: "radius" }),
    known("orbital_period_days=duration_days", { names: "period|orbital period" }),
    known("distance_ly=light_years", { names: "distance" }),
    ...knowns(
      "telescope seeing_arcsec airmass moon_illumination spectral_type redshift parallax signal_to_noise detection_flag created_by quality_flag temperature=air_temperature humidity cloud_cover note",
    ),
  ],
  rules: [],
  rhythm: "flat",
  days: 365,
};

const satelliteTelemetry: Frame = {
  id: "satellite_telemetry",
  title: "satellite telemetry",
  cues: {
    en: "satellite telemetry:3|satellite:2.5|spacecraft:3|cubesat:3|orbit:2|space debris:3|ground station:2|orbital:2|tle:2|rocket launch:3|space mission:2.5|space launch:3",
    de: "satellitentelemetrie:3|satellit:2.5|raumsonde:3|umlaufbahn:2",
    es: "telemetría de satélite:3|satélite:2.5|nave espacial:3|órbita:2",
    fr: "télémétrie de satellite:3|satellite:2.5|orbite:2",
    pt: "telemetria de satélite:3|satélite:2.5|órbita:2",
  },
  against: "satellite image:1.5|tv:1.5|star:1",
  record: "reading",
  fields: [
    key("satellite_id@satellite"),
    key("timestamp"),
    core("altitude_km=orbital_altitude_km", { names: "altitude" }),
    core("latitude"),
    core("longitude"),
    core("battery_voltage"),
    core("temperature", { names: "panel temperature|internal temperature" }),
    known("velocity_km_s=value", {
      names: "velocity|speed",
      model: numbers(normal(7.5, 0.05), 3),
      unit: "km/s",
      minimum: 0,
    }),
    ...knowns(
      "orbit_type@satellite orbital_inclination@satellite orbital_period_min@satellite launch_mass_kg@satellite lift_off_date@satellite rocket@satellite launch_outcome@satellite solar_power_w=power_w signal_strength device_status alarm_type battery_level electric_current country@satellite ground_station=station_id@satellite gyroscope_x gyroscope_y gyroscope_z kp_index",
    ),
  ],
  rules: [],
  layout: { kind: "series", subject: "satellite", every: { count: 1, unit: "min" } },
  rhythm: "flat",
  days: 7,
};

const satellitePasses: Frame = {
  id: "satellite_passes",
  title: "satellite passes",
  cues: {
    en: "satellite pass:7|satellite passes:7|ground station pass:7|overpass of satellite:6|satellite overpass:6|contact window:4|downlink pass:6|aos:4|los:2",
    de: "satellitenüberflüge:7|satellitenüberflug:7",
    es: "pases de satélite:7",
    fr: "passages de satellite:7|passages de satellites:7",
    pt: "passagens de satélite:7",
  },
  against: "length of stay:4|hospital:3",
  record: "pass",
  fields: [
    key("pass_id=record_id", { names: "pass|pass number|contact" }),
    core("satellite=satellite_id", { names: "satellite|spacecraft|satellite name" }),
    core("aos=timestamp", { names: "aos|acquisition of signal|rise time|pass start|start" }),
    core("los=end_time", { names: "los|loss of signal|set time|pass end|end" }),
    core("max_elevation_deg=value", {
      names: "maximum elevation|max elevation|peak elevation|elevation",
      unit: "deg",
      model: numbers(beta(1.3, 2, 5, 90), 1),
      minimum: 0,
      maximum: 90,
    }),
    core("frames_received=count", {
      names: "frames|packets received",
      model: numbers(lognormal(1_900, 0.6), 0),
      minimum: 0,
    }),
    core("is_success", { names: "success|decoded" }),
    known("doppler_shift_khz=value", { names: "doppler|doppler shift", unit: "kHz", model: numbers(normal(0, 6), 2) }),
    known("duration_s", { names: "pass duration|duration" }),
    ...knowns("ground_station=station_id frequency_mhz signal_to_noise signal_strength weather_condition"),
  ],
  rules: [follows("los", "aos", normal(560, 120), "s")],
  rhythm: "flat",
  days: 30,
};

const exoplanets: Frame = {
  id: "exoplanets",
  title: "exoplanets",
  cues: {
    en: "exoplanet:4|exoplanet candidate:5|planet candidate:4|transiting planet:4|host star:3|kepler object:3|planet catalog:3",
    de: "exoplanet:4|exoplaneten:4",
    es: "exoplaneta:4|exoplanetas:4",
    fr: "exoplanète:4|exoplanètes:4",
    pt: "exoplaneta:4|exoplanetas:4",
  },
  record: "candidate",
  fields: [
    key("candidate_id=planet_candidate_id", { names: "candidate|planet|exoplanet" }),
    core("host_star=object_name@star", { names: "host star|star" }),
    core("orbital_period_days", { names: "orbital period|period|orbital period days" }),
    core("planet_radius", { names: "radius" }),
    core("equilibrium_temperature", { names: "equilibrium temp|temperature|equilibrium temperature" }),
    core("discovery_method", { names: "discovery method|method|detection method" }),
    core("disposition=candidate_disposition", { names: "disposition|status" }),
    known("host_star_magnitude=apparent_magnitude@star", { names: "magnitude|host star magnitude|star magnitude" }),
    known("planet_mass", { names: "mass" }),
    known("distance_ly=light_years@star", { names: "distance" }),
    ...knowns("spectral_type@star ra=right_ascension@star dec=declination@star discovery_year=year telescope"),
  ],
  rules: [],
  rhythm: "flat",
  days: 3650,
};

export const skyFrames: readonly Frame[] = [exoplanets, astronomicalObservations, satelliteTelemetry, satellitePasses];

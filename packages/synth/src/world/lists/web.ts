import { lazily, listed, worded } from "../list.ts";

/** Words of the web: status codes, browsers, devices, campaigns. */

export interface HttpStatus {
  readonly code: number;
  readonly reason: string;
  /** Share among all answers, in a thousand. */
  readonly share: number;
}

/** Status codes that services answer with (RFC 9110 and its companions). */
export const httpStatuses = lazily((): readonly HttpStatus[] =>
  "200 820 OK|201 24 Created|202 6 Accepted|204 22 No Content|206 5 Partial Content|301 14 Moved Permanently|302 18 Found|303 2 See Other|304 38 Not Modified|307 3 Temporary Redirect|308 2 Permanent Redirect|400 9 Bad Request|401 8 Unauthorized|402 0.5 Payment Required|403 6 Forbidden|404 28 Not Found|405 1 Method Not Allowed|406 0.2 Not Acceptable|408 0.6 Request Timeout|409 1.5 Conflict|410 0.8 Gone|411 0.1 Length Required|412 0.3 Precondition Failed|413 0.4 Content Too Large|415 0.4 Unsupported Media Type|416 0.2 Range Not Satisfiable|422 2.5 Unprocessable Content|423 0.1 Locked|425 0.1 Too Early|428 0.1 Precondition Required|429 3 Too Many Requests|431 0.1 Request Header Fields Too Large|451 0.1 Unavailable For Legal Reasons|500 5 Internal Server Error|501 0.2 Not Implemented|502 2.5 Bad Gateway|503 3.5 Service Unavailable|504 2 Gateway Timeout|507 0.1 Insufficient Storage|511 0.1 Network Authentication Required"
    .split("|")
    .map((entry) => {
      const [code, share, ...reason] = entry.split(" ");
      return { code: Number(code), share: Number(share), reason: reason.join(" ") };
    }),
);

export const httpMethods = [
  ["GET", 72],
  ["POST", 18],
  ["PUT", 4],
  ["PATCH", 2],
  ["DELETE", 2],
  ["HEAD", 1.5],
  ["OPTIONS", 0.5],
] as const;
export const browsers = [
  ["Chrome", 64],
  ["Safari", 19],
  ["Edge", 6],
  ["Firefox", 4],
  ["Opera", 2],
  ["Samsung Internet", 3],
  ["Other", 2],
] as const;
export const operatingSystems = [
  ["Windows", 32],
  ["Android", 34],
  ["iOS", 20],
  ["macOS", 9],
  ["Linux", 4],
  ["ChromeOS", 1],
] as const;
export const deviceTypes = [
  ["mobile", 55],
  ["desktop", 41],
  ["tablet", 4],
] as const;
/** Invented phones and computers. */
export const deviceModels = listed(
  "Lumen 5|Lumen 5 Pro|Lumen 6|Orla X2|Orla X3 Max|Tavo Lite|Tavo 9|Nimbus Fold|Nimbus 12|Quill Note|Quill Note 2|Fjord Tab 8|Fjord Tab 10|Kite Mini|Vela 14 Laptop|Vela 16 Laptop|Arden Book|Arden Studio|Halo One|Halo One S|Brisa Go|Dune 7|Dune 7a|Sora Watch",
);
export const screenSizes = worded(
  "390x844 393x873 360x800 412x915 414x896 1920x1080 1366x768 1536x864 2560x1440 1440x900 1280x720 768x1024 820x1180 375x812 3840x2160",
);
export const trafficSources = listed(
  "organic search|direct|paid search|social|referral|email|display|affiliate|push notification|video",
);
export const utmMediums = worded("cpc email social organic referral display affiliate video push sms");
export const utmSources = worded(
  "newsletter searchads socialfeed partnersite blog podcast video_channel retargeting marketplace forum directory appstore",
);
export const utmCampaigns = worded(
  "spring_launch summer_sale back_to_school autumn_offers winter_clearance welcome_series win_back new_arrivals members_week free_shipping early_access holiday_gifts referral_bonus anniversary",
);
export const pageTypes = listed(
  "home|category|product|search|cart|checkout|confirmation|account|article|help|contact|pricing|about|login|signup",
);
export const pagePaths = worded(
  "/ /pricing /products /search /cart /checkout /account /login /signup /blog /help /contact /about /docs /orders /settings /offers /stores /careers /faq",
);
export const eventNames = worded(
  "page_view click scroll search sign_up login add_to_cart remove_from_cart begin_checkout purchase share download video_start video_complete form_submit error logout view_item add_to_wishlist rate_item",
);
export const socialPlatforms = listed(
  "Chirpnest|Picloop|Vidora|Linkfold|Threadly|Boardmint|Streamo|Snapfern|Forumo|Podpier",
);
export const mimeTypes = worded(
  "text/html application/json image/png image/jpeg text/css application/javascript application/pdf text/csv image/webp video/mp4 application/octet-stream application/xml image/svg+xml audio/mpeg application/zip font/woff2",
);
export const fileExtensions = worded("pdf docx xlsx csv json png jpg txt zip mp4 pptx xml html log parquet svg md");
export const bots = listed(
  "search crawler|uptime monitor|feed reader|link preview|archiver|scraper|security scanner|ad verifier",
);

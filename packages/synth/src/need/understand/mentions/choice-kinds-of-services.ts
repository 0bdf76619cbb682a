import { kind } from "./choice-kind.ts";

export const exchange = kind(
  { en: "exchange" },
  "binance|kraken|coinbase|bitstamp|bybit|okx|kucoin|nyse|nasdaq|xetra|euronext|lse|cboe|cme",
  "bitfinex|gemini",
);

export const paymentProvider = kind(
  { en: "payment provider" },
  "stripe|adyen|klarna|mollie|braintree|worldpay",
  "paypal|square|sepa|apple pay|google pay",
);

export const socialPlatform = kind(
  { en: "platform" },
  "facebook|instagram|tiktok|linkedin|youtube|snapchat|pinterest|reddit|twitter|threads|mastodon",
  "google|meta|x|bing|amazon|microsoft",
);

export const carrier = kind({ en: "carrier" }, "dhl|ups|fedex|gls|usps|hermes|dpd|royal mail|tnt", "post|amazon");

export const cloud = kind({ en: "cloud provider" }, "aws|azure|gcp|digitalocean|hetzner|oracle cloud", "google|ibm");

export const marketplace = kind({ en: "marketplace" }, "ebay|etsy|shopify|allegro|zalando|walmart", "amazon|temu");

export const agentProtocol = kind({ en: "protocol" }, "mcp|a2a|acp|x402|grpc|mqtt|coap|modbus", "http|rest|websocket");

export const accessService = kind({ en: "service" }, "ssh|vpn|rdp|ftp|sftp|telnet|smb", "web|console");

export const messaging = kind({ en: "channel" }, "sms|whatsapp|push|in-app", "email|e-mail|letter|phone|call|post");

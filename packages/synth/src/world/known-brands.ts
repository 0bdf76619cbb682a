import { lazily } from "./list.ts";

/** Brands that many people know, folded: nothing that we invent may be called like one. */
const names =
  "accenture acer adidas adobe airbnb aldi alibaba allianz amazon amd android apple asus att audi axa baidu barclays basf bayer bentley bing bloomberg bmw boeing bosch bp burberry burgerking canon cartier caterpillar chanel chase chevrolet chevron cisco citi citibank coca cocacola colgate costco danone dell delta deloitte dhl dior disney dove duracell ebay edeka ericsson exxon facebook fanta fedex ferrari fiat fidelity firefox ford fujitsu garnier generali gillette gmail goldman google gucci heineken heinz hermes hilton hitachi honda hp hsbc huawei hyundai ibm ikea inditex instagram intel jaguar johnson kellogg kia kraft lego lenovo lexus lidl linkedin loreal lufthansa lululemon marlboro marriott marvel mastercard mazda mcdonalds mercedes meta microsoft mitsubishi moderna motorola nasdaq nescafe nestle netflix nike nikon nintendo nissan nivea nokia novartis nvidia omega oracle panasonic paypal pepsi peugeot pfizer philips porsche prada puma qualcomm quora reddit redbull renault rolex rolls roche ryanair samsung sanofi santander sap shell siemens skoda sky slack snapchat sony spotify sprite starbucks stripe subaru suzuki swatch symantec target telefonica tesco tesla tiktok toshiba toyota tripadvisor twitter uber unilever ups verizon viagra visa vodafone volkswagen volvo walmart whatsapp wikipedia xerox xiaomi yahoo yamaha youtube zara zoom kindle iphone ipad galaxy playstation xbox nutella oreo pampers persil tylenol advil aspirin lipitor ozempic novo lilly salesforce shopify squarespace dropbox github gitlab openai anthropic claude gemini copilot chatgpt mistral cohere corsair razer logitech bose sonos fitbit garmin gopro columbia timberland".split(
    " ",
  );
const known = lazily(() => new Set(names));
/** Whether a name is that of a brand that many people know. */
export function isKnownBrand(name: string): boolean {
  const folded = name.toLowerCase().replace(/[^a-z]/g, "");
  return known().has(folded);
}

/** The names, for tests. */
export function knownBrands(): readonly string[] {
  return names;
}

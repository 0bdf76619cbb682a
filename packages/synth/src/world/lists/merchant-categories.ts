import { lazily } from "../list.ts";

/** A merchant category code (ISO 18245) with our own words for it and what such merchants are called. */
export interface MerchantCategory {
  readonly code: string;
  readonly name: string;
  /** What follows an invented root in a merchant's name. */
  readonly endings: readonly string[];
  /** What people usually pay there, in USD. */
  readonly typicalAmount: number;
}

/** The most used first. */
export const merchantCategories = lazily((): readonly MerchantCategory[] =>
  `5411|Grocery stores|Market,Foods,Grocers,Fresh|38
5812|Restaurants|Kitchen,Bistro,Grill,Table|34
5814|Fast food|Burgers,Noodles,Tacos,Wraps|13
5541|Service stations|Fuel,Filling Station,Service Station|42
5912|Drug stores and pharmacies|Pharmacy,Drugstore,Apothecary|24
4111|Local transport|Transit,Tramways,Metro|6
5311|Department stores|Department Store,Stores|62
5999|Specialty retail|Goods,Supply,Trading|48
5651|Clothing for the family|Outfitters,Clothing,Apparel|58
4121|Taxis and ride hailing|Cabs,Rides,Taxi|19
5815|Digital media|Media,Audio,Reads|9
5817|Applications|Apps,Software|11
5816|Digital games|Games,Play|15
5732|Electronics|Electronics,Audio,Devices|165
5942|Book stores|Books,Bookshop|23
5813|Bars|Tavern,Bar,Taproom|27
5462|Bakeries|Bakery,Bakehouse|9
5499|Convenience and specialty food|Corner,Deli,Pantry|12
5200|Home improvement|Hardware & Home,Home Supply|86
5251|Hardware stores|Hardware,Ironmongers|41
5661|Shoe stores|Shoes,Footwear|79
5691|Clothing for men and women|Fashion,Wardrobe|71
5621|Clothing for women|Boutique,Dresses|66
5611|Clothing for men|Menswear,Tailors|82
5641|Clothing for children|Kids,Little Ones|37
5945|Toys, games and hobbies|Toys,Hobbies|36
5941|Sporting goods|Sports,Outdoor|74
5977|Cosmetics|Beauty,Cosmetics|33
7230|Hair and beauty salons|Salon,Barbers,Hair|48
7997|Clubs and gyms|Fitness,Gym,Club|45
7832|Cinemas|Cinema,Pictures|22
7922|Theatre and tickets|Tickets,Playhouse|88
7011|Hotels and lodging|Hotel,Inn,Lodge|190
4511|Airlines|Air,Airways|310
4112|Passenger railways|Rail,Railways|46
4722|Travel agencies|Travel,Tours|420
7512|Car rental|Car Hire,Rentals|230
7523|Parking|Parking,Car Park|9
4784|Road and bridge tolls|Tollway,Bridge Tolls|7
5511|Car dealers|Motors,Auto Sales|1450
5533|Car parts|Auto Parts,Motor Spares|92
7538|Car repair|Garage,Auto Repair|280
7542|Car wash|Car Wash|15
4814|Telephone services|Telecom,Mobile|54
4816|Computer networks|Hosting,Internet|32
4899|Television and streaming|Stream,Vision|16
4900|Utilities|Power & Water,Energy|118
6300|Insurance|Insurance,Mutual|140
6011|Cash machines|Bank Cash Machine|90
6012|Banks: goods and services|Bank,Credit Union|160
6051|Quasi cash|Exchange,Coin Exchange|210
8011|Doctors|Medical Practice,Family Doctors|95
8021|Dentists|Dental,Dentistry|150
8042|Opticians|Opticians,Eyecare|175
8062|Hospitals|Hospital,Medical Center|420
8071|Laboratories|Diagnostics,Laboratory|110
8211|Schools|School,Academy|260
8220|Universities|University,College|980
8299|Courses|Learning,Courses|69
8351|Child care|Nursery,Child Care|310
8398|Charities|Foundation,Relief|35
8641|Associations|Association,Society|52
8651|Religious organisations|Parish,Chapel|40
9311|Tax payments|Revenue Office|540
9222|Fines|Court Payments|85
9399|Government services|Public Services|44
5995|Pet shops|Pets,Pet Supply|39
0742|Veterinary services|Veterinary Clinic,Animal Care|130
5992|Florists|Flowers,Florist|46
5944|Jewellery and watches|Jewellers,Watches|240
5712|Furniture|Furniture,Interiors|390
5722|Household appliances|Appliances|260
5719|House furnishings|Home,Living|57
5734|Computer software stores|Computing,Software|96
5947|Gift and card shops|Gifts,Cards & Gifts|26
5921|Wine and spirits|Wines,Cellars|34
5993|Tobacco and newsagents|News,Kiosk|14
5964|Catalogue merchants|Direct,Mail Order|64
5968|Subscriptions|Subscriptions,Box Club|21
7210|Laundry|Laundry,Cleaners|24
7349|Cleaning services|Cleaning|120
1520|General contractors|Builders,Contractors|1250
1731|Electricians|Electric,Electricians|270
0780|Landscaping|Gardens,Landscaping|180
4215|Couriers|Couriers,Parcels|17
4225|Storage|Storage,Self Storage|98
7273|Dating services|Match,Hearts|29
7311|Advertising|Advertising,Media Group|340
7372|Computer programming|Software,Cloud|130
7392|Consulting|Consulting,Advisory|620
7399|Business services|Business Services|150
7801|Online betting|Stakes,Betting|50
7991|Tourist attractions|Aquarium,Gardens,Caves|31
7999|Recreation|Climbing Hall,Bowling,Leisure|28
8111|Legal services|Legal,Law|480
8931|Accounting|Accounting,Bookkeeping|260`
    .split("\n")
    .map((line) => {
      const [code = "", name = "", endings = "", amount = "0"] = line.split("|");
      return { code, name, endings: endings.split(","), typicalAmount: Number(amount) };
    }),
);

/**
 * What is sold, category by category, in four lines: name, median price (USD), spread of its logarithm, bounds; qualities; things;
 * endings.
 */
export const goodsTable = `
grocery 4.2 0.6 0.5 60
Organic|Wholegrain|Smoked|Roasted|Fresh|Crunchy|Creamy|Spicy|Sun-Dried|Unsalted|Free-Range|Stone-Ground|Pickled|Sliced|Ripe|Gluten-Free|Mountain|Farmhouse|Slow-Baked|Marinated
Oat Flakes|Rye Bread|Almond Butter|Tomato Passata|Chickpeas|Goat Cheese|Apple Slices|Lentil Soup|Rice Noodles|Olive Oil|Honey|Yoghurt|Black Beans|Carrots|Salmon Fillet|Chicken Breast|Eggs|Butter|Spinach|Potatoes|Granola|Crackers|Peanuts|Mushrooms|Feta|Ravioli|Blueberries|Pumpkin Seeds|Tofu|Red Onions|Basil Pesto|Sea Salt|Coconut Milk|Maple Syrup|Cheddar|Plums
250 g|500 g|1 kg|6-Pack|Family Pack|400 ml|Twin Pack|150 g

bakery 3.1 0.5 0.5 45
Fresh|Wholegrain|Butter|Sourdough|Stone-Baked|Seeded|Glazed|Traditional|Rustic|Almond|Spelt|Cinnamon|Gluten-Free|Mini
Baguette|Rye Bread|Croissant|Bread Roll|Pretzel|Apple Turnover|Ciabatta|Brioche|Bun|Cheesecake|Carrot Cake|Danish Pastry|Muffin|Focaccia|Sandwich Loaf|Shortbread|Eclair|Scone|Doughnut|Plum Tart
Slice|2-Pack|4-Pack|500 g|750 g|Half|Large|Small

beverages 5.5 0.7 0.8 90
Sparkling|Cold-Pressed|Single-Origin|Decaf|Unsweetened|Herbal|Cloudy|Dark Roast|Light|Botanical|Barrel-Aged|Ginger|Iced|Zero-Sugar|Wild
Apple Juice|Ground Coffee|Green Tea|Lemonade|Ginger Ale|Mineral Water|Oat Drink|Espresso Beans|Elderflower Cordial|Kombucha|Cider|Pale Ale|Rooibos|Hot Chocolate|Tonic Water|Cranberry Juice|Iced Tea|Malt Drink|Peppermint Tea|Orange Juice|Root Beer|Chai Latte
330 ml|1 L|6 x 0.5 L|250 g|20 Bags|12-Pack|750 ml

electronics 95 0.9 6 2400
Wireless|Compact|Noise-Cancelling|Portable|Smart|4K|Rechargeable|Waterproof|Dual-Band|Curved|Bluetooth|Ultra-Slim|Solar|Fast-Charging|Foldable|HDR
Headphones|Soundbar|Speaker|Television|Projector|Action Camera|Drone|E-Reader|Smart Watch|Charger|Power Bank|Webcam|Microphone|Turntable|Radio|Doorbell Camera|Media Player|Earbuds|Clock Radio|Thermostat|Dash Camera|Photo Printer|Karaoke Set|Weather Station|Smart Plug|Light Strip
Black|White|2nd Gen|55 Inch|20 W|Graphite|Set of 2|Mini|XL

computing 160 1.0 8 3800
Mechanical|Ergonomic|Ultralight|Gaming|Quiet|Modular|Backlit|Encrypted|Vertical|Rugged|Refurbished|Business|Wireless|Dual
Keyboard|Mouse|Laptop|Monitor|Docking Station|External Drive|Router|Graphics Card|Memory Kit|Solid State Drive|Tablet|Laptop Stand|USB Hub|Network Switch|Mini PC|Scanner|Laser Printer|Trackball|Power Supply|Cooling Fan|Stylus|Headset|Card Reader|Laptop Sleeve
16 GB|1 TB|27 Inch|14 Inch|8-Port|Silver|Black|512 GB|USB-C

phones 240 0.9 5 1600
Slim|Rugged|Clear|Leather|5G|Dual-SIM|Magnetic|Shockproof|Refurbished|Matte|Folding|Braided
Smartphone|Phone Case|Screen Protector|Car Mount|Charging Cable|Ring Holder|Flip Phone|Charging Pad|Camera Lens Kit|Phone Grip|SIM Adapter|Selfie Stick|Armband
128 GB|256 GB|Blue|Black|2 m|Pack of 3|Mint|Grey

appliances 180 0.9 15 2600
Built-In|Cordless|Quiet|Steam|Compact|Energy-Saving|Stainless|Programmable|Two-Slice|Countertop|Digital|Freestanding
Washing Machine|Toaster|Kettle|Vacuum Cleaner|Dishwasher|Microwave|Air Fryer|Blender|Coffee Machine|Rice Cooker|Stand Mixer|Iron|Fridge|Freezer|Oven|Induction Hob|Fan Heater|Dehumidifier|Juicer|Slow Cooker|Bread Maker|Hand Mixer|Waffle Maker|Tumble Dryer|Air Purifier|Food Processor
1.7 L|8 kg|2200 W|White|Steel|60 cm|900 W|Red

clothing 38 0.7 4 420
Merino|Linen|Organic Cotton|Oversized|Slim-Fit|Quilted|Corduroy|Striped|Pleated|Waterproof|Cropped|High-Waisted|Knitted|Denim|Fleece|Printed|Tailored|Recycled|Wool-Blend|Silk-Blend|Ribbed|Padded
Sweater|Shirt|Trousers|Dress|Skirt|Jacket|Hoodie|Cardigan|Coat|Jeans|Blouse|Shorts|Leggings|T-Shirt|Waistcoat|Parka|Jumpsuit|Polo Shirt|Pyjamas|Scarf|Blazer|Tunic|Socks|Raincoat|Gloves|Beanie
Navy|Olive|S|M|L|XL|Rust|Cream|Charcoal|Dusty Pink|Size 12|Size 40

shoes 72 0.6 10 480
Suede|Leather|Canvas|Trail|Waterproof|Vegan|Cushioned|Slip-On|Platform|Chunky|Lace-Up|Insulated|Knit
Sneakers|Boots|Sandals|Loafers|Running Shoes|Slippers|Ankle Boots|Hiking Boots|Pumps|Brogues|Clogs|Espadrilles|Wellingtons|Ballet Flats|Moccasins|Football Boots|Trainers
38|41|44|Black|Tan|Wide Fit|White|Sand

beauty 17 0.7 2 190
Hydrating|Gentle|Brightening|Fragrance-Free|Overnight|Tinted|Nourishing|Volumising|Matte|Mineral|Soothing|Repairing|Long-Wear|Purifying|Anti-Frizz|Vitamin C
Face Cream|Shampoo|Lipstick|Serum|Body Lotion|Mascara|Sunscreen|Hand Cream|Cleanser|Toner|Hair Mask|Foundation|Eye Cream|Lip Balm|Perfume|Nail Polish|Bath Salts|Conditioner|Face Mask|Deodorant|Shaving Foam|Beard Oil|Dry Shampoo|Brow Gel|Micellar Water
50 ml|200 ml|SPF 30|Rosewood|Travel Size|Refill|100 ml|Shade 03

household 19 0.8 2 320
Bamboo|Scented|Absorbent|Stackable|Foldable|Woven|Non-Slip|Reusable|Linen|Cotton|Airtight|Collapsible|Washable|Biodegradable
Laundry Basket|Candle|Bath Towel|Storage Box|Shower Curtain|Cushion Cover|Duvet Set|Door Mat|Clothes Airer|Bin Bags|Dish Soap|Sponges|Vase|Picture Frame|Table Lamp|Wall Clock|Curtains|Blanket|Ironing Board|Broom|Mirror|Coat Rack|Bed Sheet|Washing Powder|Tissue Box|Rug|Hangers
Set of 4|Grey|Large|30 L|160 x 200 cm|Natural|Pack of 10|Ivory

kitchenware 27 0.75 3 360
Cast-Iron|Enamel|Ceramic|Non-Stick|Stainless-Steel|Copper|Bamboo|Silicone|Glass|Stoneware|Hand-Forged|Olive-Wood|Heat-Proof
Frying Pan|Milk Pan|Chef’s Knife|Cutting Board|Casserole|Mixing Bowl|Baking Tray|Teapot|Mug|Colander|Whisk|Salad Bowl|Pepper Mill|Wok|Lunch Box|Rolling Pin|Bread Knife|Storage Jar|Pie Dish|Ladle|Measuring Cups|Carafe|Espresso Cups|Grater|Cake Tin|Steamer
24 cm|28 cm|1.5 L|Set of 6|Sage|Matte Black|3-Piece|20 cm

furniture 260 0.8 25 3600
Oak|Walnut|Velvet|Rattan|Upholstered|Adjustable|Extendable|Mid-Century|Industrial|Floating|Corner|Folding|Linen|Pine|Round|Tufted
Bookcase|Armchair|Dining Table|Sofa|Desk|Bed Frame|Coffee Table|Wardrobe|Office Chair|Sideboard|Nightstand|Bar Stool|Shelf|Bench|Ottoman|Dresser|Shoe Cabinet|Console Table|Rocking Chair|Sofa Bed|TV Stand|Mattress|Bunk Bed|Vanity
Natural|120 cm|Anthracite|2-Seater|Moss Green|King Size|White|140 x 70 cm

hardware 32 0.85 2 680
Cordless|Heavy-Duty|Adjustable|Galvanised|Telescopic|Magnetic|Insulated|Precision|Rotary|Compact|Hardened|Laser
Drill|Screwdriver Set|Hammer|Spirit Level|Ladder|Tape Measure|Circular Saw|Wrench Set|Pliers|Sander|Toolbox|Work Gloves|Paint Roller|Nail Gun|Work Light|Clamp|Utility Knife|Stud Finder|Heat Gun|Hinge|Padlock|Wood Screws|Jigsaw|Masking Tape
18 V|42-Piece|5 m|M8|Pack of 50|2.5 Ah|300 mm

garden 29 0.85 2 900
Weatherproof|Self-Watering|Hanging|Terracotta|Rust-Free|Electric|Solar|Climbing|Raised|Retractable|Heirloom|Compostable
Planter|Garden Hose|Pruning Shears|Lawn Mower|Watering Can|Bird Feeder|Tomato Seeds|Potting Soil|Trellis|Garden Bench|Compost Bin|Hedge Trimmer|Parasol|Fire Pit|Wheelbarrow|Rake|Lantern|Greenhouse|Lavender Plant|Fertiliser|Rain Barrel|Trowel|Grill
20 L|Large|25 m|Set of 3|Anthracite|40 cm|Green

toys 21 0.75 3 260
Wooden|Magnetic|Plush|Glow-in-the-Dark|Remote-Control|Musical|Stackable|Classic|Junior|Travel|Cooperative|Giant|Pocket
Train Set|Building Blocks|Puzzle|Board Game|Teddy Bear|Doll House|Card Game|Race Car|Kite|Marble Run|Play Kitchen|Science Kit|Dinosaur|Robot|Sorting Box|Rocking Horse|Modelling Clay|Yo-Yo|Chess Set|Castle|Pirate Ship|Memory Game|Bath Boat|Bubble Machine|Spinning Top|Puppet
100 Pieces|Age 3+|Age 6+|500 Pieces|Deluxe|2-4 Players|Starter Set

baby 24 0.7 2 620
Soft|Organic|Foldable|Anti-Colic|Muslin|Silicone|Convertible|Breathable|Hypoallergenic|Adjustable
Nappies|Stroller|Baby Monitor|High Chair|Feeding Bottle|Sleep Sack|Pacifier|Changing Mat|Baby Carrier|Bib|Play Mat|Car Seat|Crib|Night Light|Teether|Bath Seat|Baby Wipes|Swaddle|Bottle Warmer|Rattle
Size 2|0-6 Months|Pack of 3|Grey|6-12 Months|Mint|72-Pack

sports 46 0.85 4 1300
Lightweight|Carbon|Inflatable|Adjustable|Breathable|Non-Slip|Insulated|Foldable|Training|Competition|All-Weather|Quick-Dry|Reflective
Yoga Mat|Dumbbells|Tennis Racket|Football|Bicycle Helmet|Backpack|Tent|Sleeping Bag|Climbing Rope|Skipping Rope|Swim Goggles|Kettlebell|Water Bottle|Ski Poles|Skateboard|Fishing Rod|Basketball|Rowing Machine|Treadmill|Resistance Bands|Camping Stove|Kayak|Trekking Poles|Bike Light|Running Vest|Foam Roller|Golf Balls|Hockey Stick
10 kg|2-Person|Size 5|Medium|30 L|Neon|27 Inch|Pair

automotive 48 0.9 3 1400
Ceramic|All-Season|LED|Heavy-Duty|Universal|Synthetic|Rubber|High-Flow|Reinforced|Chrome|Front|Rear
Brake Pads|Winter Tyres|Wiper Blades|Engine Oil|Floor Mats|Battery|Air Filter|Spark Plugs|Headlight Bulbs|Roof Rack|Oil Filter|Jump Starter|Tow Rope|Shock Absorber|Radiator|Seat Covers|Car Wax|Tyre Inflator|Alternator|Timing Belt|Clutch Kit|Exhaust Pipe|Fuel Pump|Wheel Bearing|Side Mirror
5W-30 5 L|Set of 4|12 V|205/55 R16|Pair|Black|70 Ah

pets 18 0.7 2 210
Grain-Free|Chewable|Orthopaedic|Reflective|Interactive|Washable|Freeze-Dried|Self-Cleaning|Squeaky|Hypoallergenic
Dog Food|Cat Litter|Scratching Post|Dog Leash|Bird Seed|Aquarium Filter|Cat Tree|Chew Toy|Pet Bed|Hamster Wheel|Fish Flakes|Grooming Brush|Dog Harness|Treats|Rabbit Hay|Feeding Bowl|Cat Tunnel|Training Pads|Pet Carrier|Water Fountain|Flea Comb|Dog Coat
2 kg|10 L|Medium|Chicken|Salmon|Small|Pack of 12

stationery 8 0.7 0.6 130
Recycled|Dotted|Refillable|Hardcover|Pastel|Erasable|Gel|Magnetic|A5|Spiral|Water-Based|Acid-Free
Notebook|Fountain Pen|Planner|Stapler|Sticky Notes|Highlighters|Desk Organiser|Envelopes|Pencil Case|Whiteboard|Sketchbook|Ring Binder|Marker Set|Calendar|Scissors|Printer Paper|Paper Clips|Watercolours|Glue Stick|Letter Tray|Address Book|Ink Cartridge
Pack of 10|A4|Blue|Set of 5|160 Pages|Black|500 Sheets

jewellery 110 0.95 8 5200
Sterling Silver|Gold-Plated|Rose Gold|Pearl|Hammered|Twisted|Engraved|Birthstone|Minimal|Vintage-Style|Titanium|Opal
Ring|Necklace|Earrings|Bracelet|Pendant|Anklet|Brooch|Cufflinks|Hoop Earrings|Charm|Signet Ring|Choker|Watch|Tie Pin|Ear Cuff
45 cm|Size 54|Pair|18 cm|Adjustable|Set of 3|Blue

books 15 0.45 3 95
A Short History of|The Secret Life of|Notes on|The Quiet|Letters from|The Last|Understanding|An Atlas of|Walking Through|The Art of|Stories of|The Forgotten|Beyond|Learning|The House of
Tides|Gardens|Winter Light|the Orchard|Small Machines|Salt Roads|Bees|Maps|the Lighthouse|Bread|Silence|Mountains|Rivers|Glass|the Night Train|Statistics|Letters|Weather|Owls|Harbours|Clockmakers|Paper Boats|the Northern Sea|Ordinary Things|Wolves|Kitchens|Numbers|the Apple Thief
Paperback|Hardcover|2nd Edition|Illustrated Edition|Audiobook|Volume 1|Pocket Edition

pharmaceuticals 14 0.8 2 380
Soluble|Film-Coated|Extended-Release|Paediatric|Effervescent|Enteric-Coated|Chewable|Nasal|Topical|Sugar-Free
Paracetamol|Ibuprofen|Loratadine|Cetirizine|Omeprazole|Saline Spray|Vitamin D3|Magnesium|Zinc Lozenges|Folic Acid|Iron Tablets|Hydrocortisone Cream|Cough Syrup|Antacid|Electrolyte Powder|Probiotic|Melatonin|Diclofenac Gel|Nicotine Patch|Loperamide|Xylometazoline|Chlorhexidine Rinse
20 Tablets|500 mg|100 ml|10 mg|60 Capsules|30 g|Pack of 7

medical_supplies 23 0.8 2 640
Sterile|Disposable|Latex-Free|Digital|Elastic|Adhesive|Waterproof|Non-Woven|Adjustable
Gloves|Bandages|Blood Pressure Monitor|Thermometer|Syringes|Face Masks|Gauze Pads|Pulse Oximeter|Wheelchair|Crutches|Stethoscope|First Aid Kit|Wound Dressing|Knee Brace|Pill Organiser|Test Strips|Compression Socks|Walking Frame|Nebuliser
Box of 100|Medium|10 x 10 cm|Pack of 50|Large|Single

music_instruments 210 0.9 9 4200
Acoustic|Electric|Student|Travel|Semi-Hollow|Digital|Handmade|Concert|Maple|Left-Handed
Guitar|Ukulele|Violin|Keyboard|Drum Kit|Cello|Flute|Clarinet|Trumpet|Bass Guitar|Harmonica|Cajon|Saxophone|Stage Piano|Mandolin|Amplifier|Metronome|Music Stand|Microphone|Banjo|Accordion|Recorder
Natural|Sunburst|4/4|88 Keys|Black|Set|30 W

software 39 0.9 0 900
Secure|Simple|Cloud|Visual|Offline|Team|Personal|Automated|Open|Live
Invoice Manager|Photo Editor|Password Vault|Task Board|Backup Tool|Language Tutor|Budget Planner|Video Editor|Note Keeper|Survey Builder|Diagram Studio|Mail Client|Inventory Tracker|Time Sheet|Recipe Organiser|Code Editor|CRM Suite|Booking Calendar|Form Designer|Antivirus|File Converter|Helpdesk
1 Year|Home Edition|Team Licence|Version 4|Business|Lifetime|5 Devices

art_supplies 16 0.75 1 240
Acrylic|Watercolour|Linen|Stretched|Fine-Tip|Natural|Metallic|Beginner’s|Studio
Paint Set|Canvas|Brushes|Easel|Sketch Pad|Charcoal Sticks|Pastels|Palette|Clay|Linocut Kit|Ink Pens|Embroidery Hoop|Yarn|Knitting Needles|Fabric|Beads|Varnish|Screen Printing Kit|Calligraphy Set
24 Colours|30 x 40 cm|Set of 8|A3|50 g|Ivory|Medium

industrial 210 1.0 4 6500
Stainless|Hydraulic|Pneumatic|Sealed|High-Pressure|Low-Noise|Explosion-Proof|Three-Phase|Precision|Corrosion-Resistant|Modular
Ball Valve|Gear Pump|Bearing|Conveyor Roller|Pressure Sensor|Gasket|Servo Motor|Filter Cartridge|Flange|Coupling|Limit Switch|Hydraulic Hose|Heat Exchanger|Linear Guide|Gearbox|Compressor|Flow Meter|Relay|Cable Gland|Torque Wrench|Pallet Truck|Spindle|O-Ring Kit|Solenoid
DN 50|24 V|M12|Pack of 20|0-10 bar|230 V|Size 3|2.2 kW
`;

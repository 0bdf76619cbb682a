/** What shoppers type, by category of the assortment. */
export const searchPhrases: readonly (readonly string[])[] = [
  ["oat milk", "coffee beans", "pasta", "olive oil", "gluten free bread", "dark chocolate", "basmati rice", "snacks"],
  ["winter coat", "linen shirt", "black jeans", "rain jacket", "wool jumper", "summer dress", "belt", "socks"],
  ["storage boxes", "bed linen", "frying pan", "desk lamp", "curtains", "bath towels", "vacuum flask", "cushion"],
  ["sun cream", "shampoo", "night cream", "toothpaste", "vitamin d", "hand soap", "razor", "lip balm"],
  ["headphones", "usb c cable", "tablet", "smart watch", "monitor 27", "keyboard", "phone case", "router"],
  ["crime novel", "cookbook", "travel guide", "children's book", "biography", "crossword", "poetry", "atlas"],
  ["building blocks", "board game", "puzzle 1000", "doll", "model train", "kite", "craft set", "plush bear"],
  ["running shoes", "boots", "sneakers white", "sandals", "slippers", "hiking boots", "kids shoes", "loafers"],
  ["yoga mat", "dumbbells", "bike helmet", "football", "tent", "swim goggles", "tennis racket", "backpack"],
  ["cat litter", "dog food", "bird seed", "aquarium filter", "dog lead", "scratching post", "cat treats", "hay"],
  ["gift card", "antivirus", "photo editor", "language course", "e-book", "game credit", "music pass", "fonts"],
  ["silver ring", "earrings", "watch strap", "necklace", "bracelet", "cufflinks", "pearl", "engagement ring"],
];

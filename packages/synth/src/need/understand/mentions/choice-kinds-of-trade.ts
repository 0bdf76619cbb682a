import { kind, statusNames } from "./choice-kind.ts";

export const payment = kind(
  {
    en: "payment method",
    de: "zahlungsart",
    es: "método de pago",
    fr: "mode de paiement",
    pt: "forma de pagamento",
  },
  "cash|card|cards|credit card|debit card|cheque|check|paypal|coin|coins|contactless|apple pay|google pay|gift card|bank transfer|direct debit|bar|barzahlung|bargeld|karte|ec-karte|kreditkarte|uberweisung|lastschrift|efectivo|contado|al contado|tarjeta|metalico|bizum|domiciliacion|especes|carte|carte bancaire|liquide|virement|prelevement|dinheiro|cartao|pix|multibanco|mb way|numerario|boleto|klarna|twint|sepa",
  "credito|a credito|transfer|wire|invoice|app|mobile|wallet|crypto|voucher|credit|debit|rechnung|cheque|transferencia|factura|bono|ticket restaurant|movil|phone|online|in instalments|installments|instalments",
  "payment|payments",
);

export const salesChannel = kind(
  { en: "channel", de: "kanal", es: "canal", fr: "canal", pt: "canal" },
  "box office|in store|in-store|instore|store|shop|in shop|webshop|web shop|marketplace|filiale|laden|en tienda|tienda|en magasin|magasin|na loja|loja",
  "online|phone|by phone|web|website|app|telephone|catalogue|catalog|counter|kiosk|en linea|en ligne|telefon|telefono|telefone",
);

export const orderType = kind(
  { en: "order type", de: "bestellart", es: "tipo de pedido", fr: "type de commande", pt: "tipo de pedido" },
  "collection|pickup|pick-up|pick up|click and collect|takeaway|take-away|take away|takeout|take-out|to go|dine-in|dine in|eat in|eat-in|sit-in|drive-thru|drive-through|abholung|lieferung|vor ort|zum mitnehmen|recogida|a domicilio|para llevar|en local|en el local|domicile|a domicile|point relais|sur place|a emporter|emporter|livraison|retrait|no local|retirada|para levar|para viagem|entrega",
  "delivery|delivered|collected|home delivery|shipping|in store|in-store|domicilio|envio|tienda|kerbside|curbside",
);

export const riders = kind(
  { en: "user type", de: "nutzertyp", es: "tipo de usuario", fr: "type d'usager", pt: "tipo de usuário" },
  "casual|subscriber|annual member|day pass|season ticket|abonnent|abonado|abonne|assinante|ocasional|occasionnel|gelegentlich|socio|gelegenheitsnutzer",
  "member|guest|customer|registered|mitglied|gast|membre|membro|tourist|resident|visitor|day visitor",
  "rider|riders|user|users",
);

export const customers = kind(
  { en: "customer type", de: "kundentyp", es: "tipo de cliente", fr: "type de client", pt: "tipo de cliente" },
  "returning|repeat|neukunde|bestandskunde|recurrente|recurrent|recorrente|first-time|walk-in",
  "new|existing|neu|nuevo|nouveau|novo|regular|booked|appointment|trade",
  "customer|customers|visitor|visitors|patient|patients|client|clients|buyer|buyers",
);

export const retention = kind(
  statusNames,
  "churned|retained|lapsed|dormant|gekundigt|abgewandert",
  "active|inactive|aktiv|paused|reactivated|new",
);

export const side = kind(
  { en: "side", de: "seite", es: "operación", fr: "sens", pt: "operação" },
  "buy|kauf|compra|achat|long|kaufen",
  "sell|short|verkauf|venta|vente|venda|verkaufen",
  "order|orders|side",
);

export const option = kind({ en: "option type" }, "call|put|calls|puts");

export const billing = kind(
  { en: "billing cycle", de: "abrechnung", es: "periodicidad", fr: "périodicité", pt: "periodicidade" },
  "monthly|yearly|annual|annually|quarterly|weekly|biennial|monatlich|jahrlich|vierteljahrlich|mensual|anual|trimestral|mensuel|annuel|mensuelle|annuelle|mensal|one-off|one-time|per month|per year",
  "lifetime|daily|recurring|single|einmalig|unico|ponctuel",
  "billing|plan|subscription|payment|payments",
);

export const ageGroup = kind(
  { en: "ticket type", de: "kartenart", es: "tipo de entrada", fr: "type de billet", pt: "tipo de bilhete" },
  "adult|child|senior|concession|student discount|erwachsener|kind|erwachsene|kinder|ermassigt|adulto|nino|jubilado|adulte|enfant|reduit|crianca|idoso|infant|student|pensioner|youth|schuler|estudiante|etudiant|estudante|rentner|retraite",
  "family|group|member|vollpreis|normal|full|reduced|familia|famille|familie|junior|general",
  "ticket|tickets|fare",
);

export const size = kind(
  { en: "size", de: "größe", es: "tamaño", fr: "taille", pt: "tamanho" },
  "small|large|klein|gross|pequeno|grande|petit|pequena|xl|xs|xxl|petite|extra large",
  "medium|regular|mittel|mediano|moyen|medio|media|mediana|tall|family|jumbo|s|m|l|moyenne",
  "size|cup|portion",
);

export const colour = kind(
  { en: "colour", de: "farbe", es: "color", fr: "couleur", pt: "cor" },
  "red|white|blue|green|black|yellow|brown|orange|pink|purple|grey|gray|rose|amber|silver|rot|weiss|blau|grun|schwarz|gelb|braun|rojo|blanco|azul|verde|negro|amarillo|tinto|rouge|blanc|bleu|vert|noir|jaune|vermelho|branco|preto|amarelo|rosado",
  "sparkling|gold|clear|dark|light|natural|fortified|espumoso",
  "card|light|wine|cards",
);

export const rateType = kind(
  { en: "rate type", de: "zinsart", es: "tipo de interés", fr: "type de taux", pt: "tipo de taxa" },
  "tracker|floating|fixed-rate|variable-rate",
  "fixed|variable|capped|fest|variabel|fijo|fixe|fixo|interest-only",
  "rate|interest",
);

export const loanRate = kind(
  rateType.of,
  "fixed|variable|fest|variabel|fijo|fixe|fixo",
  "tracker|floating|capped|interest-only|mixed|mixto|mixte|misto",
  "rate|interest",
  "loan loans mortgage mortgages credit credits kredit kredite darlehen hypothek hypotheken prestamo prestamos hipoteca hipotecas pret prets emprunt emprestimo emprestimos",
);

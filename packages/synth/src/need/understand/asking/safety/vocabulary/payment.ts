/** Means of payment, and what shows that somebody means to use them. */
export const payment = {
  /** What is paid with. */
  card:
    "credit card~|debit card~|bank card~|card number~|card~|cc|ccs|pan~|credit card number~|debit card detail~|" +
    "card detail~|visa|visas|visa card~|visa number~|visa card number~|visa credit card~|mastercard~|" +
    "mastercard number~|amex|amex number~|amex card~|maestro|american express|gift card~|prepaid card~|bin~|" +
    "kreditkarte~|kreditkarten|kreditkartennummer*|karten|kartennummer*|bankkarten|kartendaten|card data|card info|" +
    "16 digit number~|carte~ cadeau~|geschenkkarten|gutscheinkarten|tarjetas regalo|cartoes presente|tarjeta~|" +
    "tarjeta~ de credito|numeros de tarjeta|carte~ bancaire~|carte~ de credit|cb|cbs|cartes|numero~ de carte|" +
    "numeros de cartao|cartao|cartoes|ec karten|ec karte|karten daten|giro card~|girocards",
  /** What is paid from. */
  bankAccount:
    "iban~|bank account~|bank account number~|account number~|routing number~|kontonummer*|bankkonto|bankkonten|" +
    "konten|cuentas bancarias|cuenta bancaria|comptes bancaires|contas bancarias|bank detail~|sort code~|bank log~|" +
    "bank drop~|drops|paypal account~|cash app account~|venmo account~|numero~ de cuenta|numeros de cuenta|" +
    "numeros de compte|numeros de conta|kontonummern",
  /** What nobody needs but who pays with another's card. */
  cardSecret:
    "cvv~|cvc~|cvv2|pin~|cryptogramme~|prufziffer|track 2|track 1|track2|security code~|online banking pin|tan|" +
    "expiry|validade|ablaufdatum|senha|clave|codigo|code|numero|number~|fullz",
  /** What only the owner of an account knows. */
  accountPin:
    "online banking pin|and pin|pin code|incl pin|including pin|tan list|samt pin|mit pin|con pin|con el pin|" +
    "avec le pin|avec code pin|com senha|with pin|with online login|with login|banking pin~|banking password~|" +
    "banking pins|pin vom onlinebanking|clave~ de banca|code~ de banque|senha~ do banco|senhas bancarias",
  /** The trade's own words. */
  carding:
    "fullz|carding|card dump~|dumps with pin|dumps with track|dumps with|track 1|track 2|track1|track2|non vbv|" +
    "nonvbv|vbv cards|fresh cc|fresh ccs|cc with cvv|cvv shop|bank logs with|cloned card~|skimmed card dump~|" +
    "cashout|without 3ds|ask for 3ds|skip 3ds|no 3ds",
  /** Money that a card holds. */
  loaded:
    "money on|money on them|still loaded|credit left|not empty|not be empty|unspent|encore creditees|" +
    "mit guthaben|con saldo|com saldo|avec du solde|preloaded",
  /** Words of one who makes money. */
  money: "euro notes|dollar bills|notes|banknote~|bills|geldscheine|billetes|billets|notas de",
  /** To take what is another's. */
  takesMoney:
    "needs cash|need cash|needs money|asks for cash|pay bail|could empty|can empty|stolen money|dirty money|" +
    "can really be debited|can be debited|really be debited|actually be debited|can really be charged|can be charged|" +
    "belasten kann|belastet werden konnen|se puedan debitar|se pueden debitar|peuvent etre debites|podem ser debitados|" +
    "launder|to withdraw|can withdraw|i can withdraw|withdraw cash|withdraw from|to debit|can debit|cash out|" +
    "drain|empty them|can spend|i can spend|to spend|actually use to pay|use to pay|can use to|to buy stuff|" +
    "get money|to get money|get their savings|money out of|get remote access|comprar en linea|" +
    "comprar na internet|to steal|para robar|para roubar|pour recuperer|zum abheben|wire money|wiring money|" +
    "wire the money|to charge|can charge|send money to|can send money|i can buy|to pay fees|" +
    "zollgebuhren verlangen",
  /** Where the money goes. */
  cashIn:
    "to my account|into my account|to my wallet|to my paypal|auf mein konto|a mi cuenta|sur mon compte|" +
    "para minha conta|bring money|a wire transfer|ordering a wire|urgent payment|urgent transfer",
  /** Who means to pay. */
  self: "i|we|ich|wir|je|puedo|podamos|pueda|posso|possa|nous|yo",
  /** What he means to do. */
  spend:
    "order|buy|pay|spend|shop|use|rent|withdraw|charge|debit|bestellen|zahlen|bezahlen|kaufen|einkaufen|comprar|" +
    "pagar|payer|acheter|retirer|abheben|gastar|usar|sacar|redeem|einlosen|canjear|resgatar",
  /** What opens a card or an account. */
  pinOf:
    "pin included|pins included|and pins|and pin|with pin|with pins|pin code|pin codes|prufziffer und ablauf|" +
    "samt pin|mit pin|con pin|y pin|avec code|avec pin|et pin|com senha|com pin|e senha",
} as const;

import { wordKey } from "../words/phrase.ts";

/** What befalls some of other things: there may be fewer claims than policies, and each is still of one policy. */
const aftermaths = new Set(
  "claim return refund complaint dispute chargeback cancellation recall accident breakdown renewal default loss appeal schaden schadensfall schadenfall reklamation retoure erstattung stornierung storno unfall siniestro devolucion reembolso queja reclamacion cancelacion accidente sinistre retour remboursement reclamation litige annulation sinistro devolucao reclamacao cancelamento acidente".split(
    " ",
  ),
);

/** What such things befall. */
const befallen = new Set(
  "policy warranty guarantee contract order purchase sale shipment delivery parcel booking reservation trip rental subscription loan lease product article unit device vehicle car van truck ticket invoice member customer client policyholder account property home house machine transaction payment vertrag police versicherung bestellung kauf verkauf lieferung buchung kunde fahrzeug gerat produkt poliza contrato pedido compra venta envio reserva cliente vehiculo producto police contrat commande achat vente livraison client vehicule produit apolice encomenda venda entrega veiculo produto".split(
    " ",
  ),
);

const lastOf = (noun: string): string => wordKey(noun.split("_").at(-1) ?? noun);

/** Whether the rows of one table befall those of another, however many there are of each. */
export function befalls(noun: string, other: string): boolean {
  return aftermaths.has(lastOf(noun)) && befallen.has(lastOf(other));
}

import { choice, key, organisation, percent, whole } from "../define.ts";
import { beta, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Suppliers and purchase orders. */
export const purchasingTypes: readonly SemanticType[] = [
  key(
    "supplier_id",
    {
      en: "supplier|supplier code|supplier number|supplier identifier",
      de: "lieferant|lieferantennummer|zulieferer",
      es: "proveedor|id de proveedor",
      fr: "fournisseur|identifiant fournisseur",
      pt: "fornecedor|id do fornecedor",
    },
    "The supplier.",
    "SUP-",
    "supplier",
  ),
  organisation(
    "supplier_name",
    {
      en: "name of supplier|supplier company",
      de: "lieferantenname",
      es: "nombre del proveedor",
      fr: "nom du fournisseur",
      pt: "nome do fornecedor",
    },
    "The name of an invented supplier.",
    "name",
  ),
  key(
    "purchase_order_id",
    {
      en: "purchase order|po|po number|purchase order number|po id|po no|purchase order no",
      de: "einkaufsbestellung|bestellnummer des einkaufs|einkaufsauftrag",
      es: "orden de compra|número de orden de compra",
      fr: "bon de commande|numéro de bon de commande",
      pt: "ordem de compra|pedido de compra",
    },
    "The purchase order.",
    "PO-",
  ),
  whole(
    "ordered_quantity",
    {
      en: "quantity ordered|ordered qty|units ordered|order qty requested",
      de: "bestellmenge",
      es: "cantidad pedida",
      fr: "quantité commandée",
      pt: "quantidade pedida",
    },
    "How many pieces were ordered.",
    lognormal(120, 0.9),
  ),
  whole(
    "received_quantity",
    {
      en: "quantity received|received qty|units received|received",
      de: "gelieferte menge|wareneingangsmenge",
      es: "cantidad recibida",
      fr: "quantité reçue",
      pt: "quantidade recebida",
    },
    "How many pieces came.",
    lognormal(118, 0.9),
  ),
  choice(
    "purchase_order_status",
    "po status|status of purchase order|purchase status",
    "Where the purchase order stands.",
    "received:58|confirmed:18|sent:13|partially received:8|cancelled:3",
  ),
  percent(
    "fill_rate",
    "order fill rate|service rate|delivery reliability|fulfilment rate|fulfillment rate",
    "What was delivered, in percent of what was ordered.",
    beta(30, 1.6, 0, 100),
    1,
  ),
  choice(
    "supplier_rating",
    "vendor rating|supplier grade|supplier score class|vendor grade",
    "How good the supplier is.",
    "A:38|B:42|C:16|D:4",
  ),
];

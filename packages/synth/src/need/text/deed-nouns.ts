/** The noun of what was done, by its participle: "cancelled" had a cancellation. */
export const deedNouns: ReadonlyMap<string, string> = new Map(
  (
    "cancelled:cancellation canceled:cancellation terminated:termination returned:return refunded:refund sold:sale closed:closing resolved:resolution " +
    "expired:expiry defaulted:default churned:churn withdrawn:withdrawal died:death rejected:rejection declined:decline denied:denial refused:refusal " +
    "failed:failure damaged:damage delayed:delay suspended:suspension revoked:revocation approved:approval disputed:dispute escalated:escalation " +
    "resilies:résiliation annules:annulation resilie:résiliation annule:annulation gekundigt:kündigung storniert:storno devueltos:devolución cancelados:cancelación"
  )
    .split(" ")
    .map((entry) => entry.split(":") as [string, string]),
);

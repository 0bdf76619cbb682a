import type { Matter } from "./matter.ts";
import { closeAccount, lockedOut, pointsMissing } from "./matters/account.ts";
import { damagedParcel, lateParcel, lostParcel, missingItem, wrongItem } from "./matters/delivery.ts";
import { cancelOrder, changeAddress, changeQuantity } from "./matters/orders.ts";
import { chargedTwice, declinedPayment, invoiceCopy } from "./matters/payment.ts";
import { faulty, missingPart, usageQuestion } from "./matters/product.ts";
import { exchange, labelProblem, refundPending, refundShort, startReturn } from "./matters/returns.ts";
import { suspiciousMessage, unknownOrder } from "./matters/security.ts";
import { availability, codeRejected, priceDrop, productAdvice } from "./matters/shopping.ts";

/** What a shop's customers come with, each with the phrases of both sides. */
export const matters = {
  late_parcel: lateParcel,
  lost_parcel: lostParcel,
  damaged_parcel: damagedParcel,
  wrong_item: wrongItem,
  missing_item: missingItem,
  start_return: startReturn,
  exchange,
  label_problem: labelProblem,
  refund_pending: refundPending,
  refund_short: refundShort,
  cancel_order: cancelOrder,
  change_address: changeAddress,
  change_quantity: changeQuantity,
  faulty,
  missing_part: missingPart,
  usage_question: usageQuestion,
  declined_payment: declinedPayment,
  charged_twice: chargedTwice,
  invoice_copy: invoiceCopy,
  locked_out: lockedOut,
  points_missing: pointsMissing,
  close_account: closeAccount,
  code_rejected: codeRejected,
  price_drop: priceDrop,
  availability,
  product_advice: productAdvice,
  unknown_order: unknownOrder,
  suspicious_message: suspiciousMessage,
} as const satisfies Record<string, Matter>;

export type MatterName = keyof typeof matters;

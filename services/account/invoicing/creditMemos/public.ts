// What other modules may import from this one. Its own files import from the source files directly.
export {
  hideOverpayments,
  creditedBy,
  invoicesCreditedBy,
  lockOverpayments,
  openOverpayment,
  paymentsShownBy,
  showOverpayment,
  voidOverpayments,
} from './overpayment.ts'
export { type WordedMemo, wordedMemo } from './input.ts'
export { hasPaper } from './lifecycle.ts'
export type { CreditMemo } from './list.ts'
export { codes as creditMemoCodes } from './errors.ts'
export { lockMemo, type MemoLine, readMemo, readMemoLines, readActiveApplications as readPaid } from './repository.ts'
export { rupiahOf } from './returnNote.ts'
export { creditMemo, type CreditMemoRow } from './table.ts'
export { storeRefundPayment } from './refund.ts'
export { typedAmounts as computeTypedMemo } from './write.ts'

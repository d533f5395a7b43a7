// What other modules may take of this one. Its own files take it from where it stands.
export { invoicesCreditedBy, lockOverpayments, openOverpayment, voidOverpayments } from './overpayment.ts'
export { hasPaper } from './lifecycle.ts'
export type { CreditMemo } from './list.ts'
export { lockMemo, readMemo, readMemoLines, readStanding as readPaid } from './repository.ts'
export { creditMemo, creditMemoApplication } from './table.ts'

// What other modules may import from this one. Its own files import from the source files directly.
export { queryIfCalledOff, queryRefundAccount, failed, paidExpectedFreed, type RefundAccount } from './events.ts'
export { type Payment, paymentColumns, paymentSum } from './list.ts'
export { lockStoppable, stopPaymentsOf } from './stopOfExpected.ts'
export { paymentShape, showPayment } from './shapes.ts'
export { payment, PAYMENT_KINDS } from './table.ts'

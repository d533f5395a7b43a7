// A received payment in the activity log.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { emitCustomerPageChanged } from '../customers/public.ts'
import type { ReceivedPaymentRow } from './table.ts'

const describePayment = (row: ReceivedPaymentRow) => ({
  status: row.status,
  number: row.number,
  customer: row.customerName,
  date: row.paymentDate,
  method: row.method,
  verification: row.verification,
  amount: `${formatMinor(row.amountMinor)} ${row.currency}`,
  unapplied: `${formatMinor(row.unappliedMinor)} ${row.currency}`,
})
const LOGGED = ['status', 'number', 'customer', 'date', 'method', 'verification', 'amount', 'unapplied'] as const

type ReceivedPaymentChange = {
  action: ActionOn<'RECEIVED_PAYMENT'>
  before: ReceivedPaymentRow | undefined
  after: ReceivedPaymentRow
  reason?: string | null
}

/** Writes a change to the activity log and the feed. */
export function recordReceivedPaymentChange(
  tx: Tx,
  { action, before, after, reason = null }: ReceivedPaymentChange,
): void {
  recordActivity(tx, {
    action,
    recordType: 'RECEIVED_PAYMENT',
    recordId: after.id,
    recordLabel: after.number,
    changes: changesBetween(before && describePayment(before), describePayment(after), LOGGED),
    reason,
  })
  tx.emit('received-payment.changed', after.id)
  emitCustomerPageChanged(tx, after.customerId)
}

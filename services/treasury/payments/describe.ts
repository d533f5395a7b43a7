import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { ActionOn } from '../../kit/activity/table.ts'
import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import { bankAccountAlias, bankOf } from '../bankAccounts/public.ts'
import { billNumber, emitBillChanged } from '../bills/public.ts'
import { counterpartyAlias } from '../counterparties/public.ts'
import type { PaymentRow } from './table.ts'

type Described = Pick<
  PaymentRow,
  | 'beneficiaryName'
  | 'beneficiaryBankCode'
  | 'beneficiaryAccountNumber'
  | 'amountMinor'
  | 'currency'
  | 'method'
  | 'date'
  | 'memo'
  | 'notes'
>

/** The names of the records that a payment references. */
export type PaymentNames = { from: string | null; counterparty: string | null; bill: string | null }

/** The payment as shown in the activity log. */
export const paymentInWords = (row: Described, { from, counterparty, bill }: PaymentNames) => ({
  from,
  to: `${row.beneficiaryName}, ${bankOf(row.beneficiaryBankCode)?.name ?? row.beneficiaryBankCode} ${row.beneficiaryAccountNumber}`,
  counterparty,
  bill,
  amount: `${formatMinor(row.amountMinor)} ${row.currency}`,
  method: row.method,
  date: row.date,
  memo: row.memo,
  notes: row.notes,
})

/** The payment in words, with aliases of the records it references. */
export const describePayment = async (tx: Tx, row: PaymentRow) =>
  paymentInWords(row, {
    from: await bankAccountAlias(tx, row.fromAccountId),
    counterparty: await counterpartyAlias(tx, row.counterpartyId),
    bill: await billNumber(tx, row.billId),
  })

export const paymentFields = [
  'from',
  'to',
  'counterparty',
  'bill',
  'amount',
  'method',
  'date',
  'memo',
  'notes',
] as const

/**
 * The event of a payment's change, also when its bill changes. Creation and status changes have events of their own, because users are
 * notified only of those.
 */
export function emitPaymentChanged(
  tx: Tx,
  { id, fromAccountId, billId }: Pick<PaymentRow, 'id' | 'fromAccountId' | 'billId'>,
  event: 'payment.made' | 'payment.moved' | 'payment.changed' = 'payment.changed',
) {
  tx.emit(event, id, { scopeId: fromAccountId })
  if (billId !== null) emitBillChanged(tx, billId)
}

type Step = {
  action: ActionOn<'PAYMENT'>
  /** After the step. */
  row: PaymentRow
  /** The previous status, if the step changed it. */
  from?: PaymentRow['status']
  reason?: string | null | undefined
}

/** Logs a step of a payment and emits its event. */
export function recordStep(tx: Tx, { action, row, from, reason = null }: Step): void {
  const moved = from === undefined ? [] : changesBetween({ status: from }, { status: row.status }, ['status'])
  recordActivity(tx, {
    action,
    recordType: 'PAYMENT',
    recordId: row.id,
    recordLabel: row.number,
    changes: moved,
    reason,
  })
  emitPaymentChanged(tx, row, moved.length > 0 ? 'payment.moved' : 'payment.changed')
}

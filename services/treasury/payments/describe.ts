import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { ActionOn } from '../../kit/activity/table.ts'
import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import { bankAccountAlias, bankOf } from '../bankAccounts/public.ts'
import { billNumber, tellBill } from '../bills/public.ts'
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

/** By what people know what a payment points at. */
export type PaymentNames = { from: string | null; counterparty: string | null; bill: string | null }

/** The payment as the activity log tells of it. */
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

/** The payment in words: what it points at is named by its alias. */
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
 * The event of a payment's change, and of that of its bill. That it was made, and that it moved, have names of their own: people are told
 * of no other change.
 */
export function tellPayment(
  tx: Tx,
  { id, fromAccountId, billId }: Pick<PaymentRow, 'id' | 'fromAccountId' | 'billId'>,
  event: 'payment.made' | 'payment.moved' | 'payment.changed' = 'payment.changed',
) {
  tx.emit(event, id, { scopeId: fromAccountId })
  if (billId !== null) tellBill(tx, billId)
}

type Step = {
  action: ActionOn<'PAYMENT'>
  /** As it is after the step. */
  row: PaymentRow
  /** Where it was before, when the step moved it. */
  from?: PaymentRow['status']
  reason?: string | null | undefined
}

/** Tells log and feed of a step in the life of a payment. */
export function tellStep(tx: Tx, { action, row, from, reason = null }: Step): void {
  const moved = from === undefined ? [] : changesBetween({ status: from }, { status: row.status }, ['status'])
  recordActivity(tx, {
    action,
    recordType: 'PAYMENT',
    recordId: row.id,
    recordLabel: row.number,
    changes: moved,
    reason,
  })
  tellPayment(tx, row, moved.length > 0 ? 'payment.moved' : 'payment.changed')
}

// A credit memo in the activity log.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { emitCustomerPageChanged } from '../customers/public.ts'
import type { CreditMemoRow } from './table.ts'

const describeMemo = (row: CreditMemoRow) => ({
  status: row.status,
  number: row.number,
  payment: row.paymentNumber,
  invoice: row.invoiceNumber,
  date: row.memoDate,
  note: row.note,
  refundedOn: row.refundedOn,
  returnNote:
    row.returnNoteNumber === null
      ? null
      : `${row.returnNoteNumber}, ${row.returnNoteOn}, ${formatMinor(row.returnNoteVatMinor ?? 0n)} IDR`,
  total: `${formatMinor(row.totalMinor)} ${row.currency}`,
  remaining: `${formatMinor(row.remainingMinor)} ${row.currency}`,
})
const LOGGED = [
  'status',
  'number',
  'payment',
  'invoice',
  'date',
  'note',
  'refundedOn',
  'returnNote',
  'total',
  'remaining',
] as const

type MemoChange = {
  action: ActionOn<'CREDIT_MEMO'>
  before: CreditMemoRow | undefined
  after: CreditMemoRow
  reason?: string | null
}

/** Drafts have no number: the log names them by the invoice that they correct and their total. */
const labelOf = (row: CreditMemoRow) =>
  row.number ?? `${row.invoiceNumber ?? ''}, ${formatMinor(row.totalMinor)} ${row.currency}`

/** Writes a change to the activity log and the feed. */
export function recordMemoChange(tx: Tx, { action, before, after, reason = null }: MemoChange): void {
  recordActivity(tx, {
    action,
    recordType: 'CREDIT_MEMO',
    recordId: after.id,
    recordLabel: labelOf(after),
    changes: changesBetween(before && describeMemo(before), describeMemo(after), LOGGED),
    reason,
  })
  tx.emit('credit-memo.changed', after.id)
  if (after.number !== null) emitCustomerPageChanged(tx, after.customerId)
}

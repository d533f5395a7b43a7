import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { ActionOn } from '../../kit/activity/table.ts'
import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import { counterpartyAlias } from '../counterparties/public.ts'
import type { BillRow } from './table.ts'

/** The bill as the activity log tells of it: what it points at is named by its alias. */
export async function describeBill(tx: Tx, row: BillRow) {
  return {
    status: row.status,
    date: row.date,
    dueDate: row.dueDate,
    category: row.category,
    description: row.description,
    counterparty: await counterpartyAlias(tx, row.counterpartyId),
    amount: `${formatMinor(row.amountMinor)} ${row.currency}`,
    metadata: row.metadata.map(({ label, value }) => `${label}: ${value}`).join('; ') || null,
  }
}

export const billFields = [
  'status',
  'date',
  'dueDate',
  'category',
  'description',
  'counterparty',
  'amount',
  'metadata',
] as const

/** The event of a bill's change; of its payments' changes too, for they say whether it can be paid. */
export const tellBill = (tx: Tx, id: string) => tx.emit('bill.changed', id)

/** The event of a step in the life of a bill. It has a name of its own, for its maker is told of no other change. */
export const tellMove = (tx: Tx, id: string) => tx.emit('bill.moved', id)

type Step = {
  action: ActionOn<'BILL'>
  /** As it is after the step. */
  row: BillRow
  from: BillRow['status']
  reason?: string | null | undefined
}

/** Tells log and feed of a step in the life of a bill. */
export function tellStep(tx: Tx, { action, row, from, reason = null }: Step): void {
  recordActivity(tx, {
    action,
    recordType: 'BILL',
    recordId: row.id,
    recordLabel: row.number,
    changes: changesBetween({ status: from }, { status: row.status }, ['status']),
    reason,
  })
  tellMove(tx, row.id)
}

// A withholding slip in the activity log.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { emitCustomerPageChanged } from '../customers/public.ts'
import type { WithholdingSlipRow } from './table.ts'

const describeSlip = (row: WithholdingSlipRow) => ({
  status: row.status,
  number: row.number,
  customer: row.customerName,
  date: row.slipDate,
  period: row.period.slice(0, 7),
  amount: `${formatMinor(row.amountMinor)} ${row.currency}`,
})
const LOGGED = ['status', 'number', 'customer', 'date', 'period', 'amount'] as const

type SlipChange = {
  action: ActionOn<'WITHHOLDING_SLIP'>
  before: WithholdingSlipRow | undefined
  after: WithholdingSlipRow
}

/** Writes a change to the activity log and the feed. */
export function recordWithholdingSlipChange(tx: Tx, { action, before, after }: SlipChange): void {
  recordActivity(tx, {
    action,
    recordType: 'WITHHOLDING_SLIP',
    recordId: after.id,
    recordLabel: after.number,
    changes: changesBetween(before && describeSlip(before), describeSlip(after), LOGGED),
    reason: after.reason,
  })
  tx.emit('withholding-slip.changed', after.id)
  emitCustomerPageChanged(tx, after.customerId)
}

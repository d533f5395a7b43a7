import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { emitPaymentChanged } from '../describe.ts'
import { paymentList } from '../list.ts'
import { endRecurrence } from '../repository.ts'
import type { PaymentRow } from '../table.ts'

/** Stops the series of this payment: no further payment is created, existing ones stay. */
export async function stopRepeating(tx: Tx, id: string): Promise<void> {
  const row = await paymentList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  if (!(await endSeriesOf(tx, row))) throw new Refusal(codes.transferStatusInvalid)
  emitPaymentChanged(tx, row)
}

/** Ends the series of a payment, if it is active, and logs it. */
export async function endSeriesOf(
  tx: Tx,
  { id, number, recurrenceId }: Pick<PaymentRow, 'id' | 'number' | 'recurrenceId'>,
): Promise<boolean> {
  const frequency = recurrenceId === null ? undefined : await endRecurrence(tx, recurrenceId)
  if (frequency === undefined) return false
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'PAYMENT',
    recordId: id,
    recordLabel: number,
    changes: [{ field: 'recurrence', before: frequency, after: null }],
  })
  return true
}

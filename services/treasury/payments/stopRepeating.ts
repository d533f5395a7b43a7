import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { tellPayment } from './describe.ts'
import { paymentList } from './list.ts'
import { endRecurrence } from './repository.ts'

/** No further payment is made of the series to which this one belongs; those that were made stay. */
export async function stopRepeating(tx: Tx, id: string): Promise<void> {
  const row = await paymentList.readOne(tx, id)
  if (!row) throw new Refusal(codes.notFound)
  const ended = row.recurrenceId !== null && (await endRecurrence(tx, row.recurrenceId))
  if (!ended) throw new Refusal(codes.transferStatusInvalid)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'PAYMENT',
    recordId: id,
    recordLabel: row.number,
    changes: [{ field: 'recurrence', before: row.recurrence?.frequency ?? null, after: null }],
  })
  tellPayment(tx, row)
}

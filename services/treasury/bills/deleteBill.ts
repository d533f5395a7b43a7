import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { billFields, describeBill } from './describe.ts'
import { isPossible } from './lifecycle.ts'
import { deleteBillRow, lockBill } from './repository.ts'

/** Deletes a draft. */
export async function deleteBill(tx: Tx, id: string): Promise<void> {
  const before = await lockBill(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  if (!isPossible(before, 'DELETE')) throw new Refusal(codes.billStatusInvalid)
  const gone = await deleteBillRow(tx, id)
  if (!gone) throw new Refusal(codes.billStatusInvalid)
  recordActivity(tx, {
    action: 'DELETED',
    recordType: 'BILL',
    recordId: id,
    recordLabel: gone.number,
    changes: changesBetween(await describeBill(tx, gone), undefined, billFields),
  })
  tx.emit('bill.deleted', id)
}

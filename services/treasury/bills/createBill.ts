import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Files } from '../../kit/files/files.ts'
import { newId } from '../../kit/ids.ts'
import { authorsAmong } from '../approvalPolicies/public.ts'
import { takeNumber } from '../numbers/public.ts'
import { billFields, describeBill, emitBillChanged } from './describe.ts'
import { attachFiles, type BillInput, checkedValues } from './input.ts'
import { insertBill } from './repository.ts'
import type { BillRow } from './table.ts'

/** Creates a bill, which is a draft until it is submitted. */
export async function createBill(tx: Tx, files: Files, input: BillInput): Promise<BillRow> {
  const values = await checkedValues(tx, input)
  const number = await takeNumber(tx, 'BILL')
  const row = await insertBill(tx, {
    ...values,
    id: newId(),
    number,
    createdBy: tx.actorId,
    authorIds: authorsAmong(tx.actorId),
  })
  await attachFiles(tx, files, row.id, input.fileIds ?? [])
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'BILL',
    recordId: row.id,
    recordLabel: row.number,
    changes: changesBetween(undefined, await describeBill(tx, row), billFields),
  })
  emitBillChanged(tx, row.id)
  return row
}

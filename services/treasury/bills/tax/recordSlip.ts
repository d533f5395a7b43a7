// The slip of the withheld tax, which the tax office numbers after the bill was approved.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { textOrNull } from '../../textOrNull.ts'
import { emitBillChanged } from '../describe.ts'
import { codes } from '../errors.ts'
import { changeBill, lockBill } from '../repository.ts'

/** Sets the slip's number on a bill, or removes it. */
export async function recordSlip(
  tx: Tx,
  id: string,
  { version, number }: { version: number; number: string | null },
): Promise<void> {
  const before = await lockBill(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (before.withholding === null) throw new Refusal(codes.billWithholdsNothing)
  const row = await changeBill(tx, id, 'RECORD_SLIP', { withholdingSlipNumber: textOrNull(number) }, version)
  if (!row) throw new Refusal(codes.billStatusInvalid)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'BILL',
    recordId: id,
    recordLabel: row.number,
    changes: changesBetween(before, row, ['withholdingSlipNumber']),
  })
  emitBillChanged(tx, id)
}

import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import type { Files } from '../../kit/files/files.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { billFields, describeBill, emitBillChanged, emitBillMoved } from './describe.ts'
import { attachFiles, type BillInput, checkedValues } from './input.ts'
import { isPossible } from './lifecycle.ts'
import { changeBill, lockBill } from './repository.ts'
import type { BillRow } from './table.ts'

const UNSUBMITTED = { status: 'DRAFT', submittedAt: null, submittedBy: null } as const

/** Replaces the values of a bill that is not approved yet; a submitted one becomes a draft again. */
export async function updateBill(
  tx: Tx,
  files: Files,
  id: string,
  { version, ...input }: BillInput & { version: number },
): Promise<BillRow> {
  const before = await lockBill(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  // Reported before errors in the values: what the user saw is no longer current.
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (!isPossible(before, 'UPDATE')) throw new Refusal(codes.billStatusInvalid)
  const takesBack = before.status === 'SUBMITTED'
  const after = await changeBill(tx, id, 'UPDATE', {
    ...(await checkedValues(tx, input, before.metadata)),
    ...(takesBack ? UNSUBMITTED : {}),
  })
  if (!after) throw new Refusal(codes.billStatusInvalid)
  await attachFiles(tx, files, id, input.fileIds ?? [])
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'BILL',
    recordId: id,
    recordLabel: after.number,
    changes: changesBetween(await describeBill(tx, before), await describeBill(tx, after), billFields),
  })
  if (takesBack) emitBillMoved(tx, id)
  else emitBillChanged(tx, id)
  return after
}

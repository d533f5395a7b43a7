// Users' decisions about a bill: submit, approve, cancel.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Caller } from '../../kit/tokens.ts'
import { requireOpenPeriod } from '../projection/public.ts'
import { codes } from './errors.ts'
import { archiveExpectedOfBill, expectBill, lockExpectedOfBill } from './expectedOf.ts'
import { recordStep } from './describe.ts'
import { approvalObstacle, isPossible } from './lifecycle.ts'
import type { Bill } from './list.ts'
import { changeBill, lockBill } from './repository.ts'

/** A bill with the version that the user saw. */
export type SeenBill = { id: string; version: number }

/** Submits a draft for approval. */
export async function submitBill(tx: Tx, id: string): Promise<void> {
  const before = await lockKnown(tx, id)
  const row = await changeBill(tx, id, 'SUBMIT', {
    status: 'SUBMITTED',
    submittedAt: tx.clock.now().toString(),
    submittedBy: tx.actorId,
  })
  if (!row) throw new Refusal(codes.billStatusInvalid)
  recordStep(tx, { action: 'SUBMITTED', row, from: before.status })
}

/** A user other than its authors approves the bill: from now on its money is expected. */
export async function approveBill(tx: Tx, caller: Caller, { id, version }: SeenBill): Promise<void> {
  const before = await lockKnown(tx, id)
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (approvalObstacle(before, caller) === 'OWN_BILL') throw new Refusal(codes.billOwnApproval)
  // From now on it is owed as of its date; before, the date can still be changed.
  await requireOpenPeriod(tx, [before.date])
  const values = { status: 'APPROVED', approvedAt: tx.clock.now().toString(), approvedBy: tx.actorId } as const
  const row = await changeBill(tx, id, 'APPROVE', values, version)
  // The row is locked, so only the organization's control can have changed since.
  if (!row) throw new Refusal(isPossible(before, 'APPROVE') ? codes.billOwnApproval : codes.billStatusInvalid)
  await expectBill(tx, row)
  recordStep(tx, { action: 'APPROVED', row, from: before.status })
}

/** Cancels a bill: its money is no longer expected. */
export async function cancelBill(tx: Tx, id: string, reason: string): Promise<void> {
  // Before the bill itself, because reconciliation takes its locks in this order.
  await lockExpectedOfBill(tx, id)
  const before = await lockKnown(tx, id)
  refuseUnlessUntouched(before)
  if (!isPossible(before, 'CANCEL')) throw new Refusal(codes.billStatusInvalid)
  if (before.status === 'APPROVED') await requireOpenPeriod(tx, [before.date])
  const row = await changeBill(tx, id, 'CANCEL', {
    status: 'CANCELLED',
    cancellationReason: reason,
    cancelledAt: tx.clock.now().toString(),
    cancelledBy: tx.actorId,
  })
  if (!row) throw new Refusal(codes.billStatusInvalid)
  await archiveExpectedOfBill(tx, id)
  recordStep(tx, { action: 'CANCELLED', row, from: before.status, reason })
}

/** Refuses a bill that is being paid, or has been paid in part or in full. */
export function refuseUnlessUntouched(row: Pick<Bill, 'status' | 'hasPayment' | 'isReconciled'>, path?: string): void {
  const where = path === undefined ? {} : { path }
  if (row.status !== 'APPROVED') return
  if (row.hasPayment) throw new Refusal(codes.paymentAlreadyCreated, where)
  if (row.isReconciled) throw new Refusal(codes.billPartlyPaid, where)
}

async function lockKnown(tx: Tx, id: string): Promise<Bill> {
  const row = await lockBill(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

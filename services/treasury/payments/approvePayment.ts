import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { ErrorRow } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Jobs } from '../../kit/jobs.ts'
import type { ApprovalProof } from '../../kit/tokens.ts'
import { standAside } from '../bills/ofPayment.ts'
import { isActiveUntilEnd } from '../counterparties/read.ts'
import { codes } from '../errors.ts'
import { expectPayment } from '../expected/ofPayment.ts'
import { openTo } from './approvalPlan.ts'
import { decideOn } from './decide.ts'
import { tellPayment, tellStep } from './describe.ts'
import { enqueueDispatch } from './dispatch/enqueue.ts'
import { type ApprovalObstacle, approvalObstacle, isPossible, LIFECYCLE } from './lifecycle.ts'
import type { Payment } from './list.ts'
import type { ProvenAction, SeenPayment } from './proof.ts'
import { changePayment, insertApproval, lockPayment, setOpenTo } from './repository.ts'

const OBSTACLES: Record<ApprovalObstacle, ErrorRow> = {
  NO_PERMISSION: codes.forbidden,
  OWN_PAYMENT: codes.transferOwnApproval,
  ALREADY_APPROVED: codes.transferAlreadyApproved,
  NOT_YOUR_STEP: codes.transferNotYourStep,
}

/** Why this person, whose role permits it, can't do with the payment what they would prove themselves for; undefined when they can. */
export function refuseProven(
  row: Payment,
  action: ProvenAction,
  { actorId }: Pick<Tx, 'actorId'>,
): Refusal | undefined {
  if (action === 'RESEND' && row.status === 'FAILED' && !row.hasConnection) return new Refusal(codes.transferNeedsApi)
  if (!isPossible(row, action)) return new Refusal(codes.transferStatusInvalid)
  if (action === 'RESEND') return undefined
  const obstacle = approvalObstacle(row, { actorId, permissions: new Set([LIFECYCLE.APPROVE.permission]) })
  return obstacle === null ? undefined : new Refusal(OBSTACLES[obstacle])
}

/** One person approves exactly what they saw; the last one whom it needs lets it go. */
export async function approvePayment(tx: Tx, jobs: Jobs, seen: SeenPayment, proof: ApprovalProof): Promise<void> {
  const row = await lockSeen(tx, seen, 'APPROVE')
  if (row.counterpartyId !== null && !(await isActiveUntilEnd(tx, row.counterpartyId)))
    throw new Refusal(codes.transferCounterpartyInactive)
  await insertApproval(tx, {
    paymentId: row.id,
    approverId: proof.personId,
    approvedAt: tx.clock.now().toString(),
    factor: proof.factor,
    totpStep: proof.totpStep,
    contentHash: row.contentHash,
    proofId: proof.id,
  })
  const given = [...row.approverIds, proof.personId]
  if (given.length < row.approvalPlan.steps.length) await countApproval(tx, row, given)
  else await release(tx, jobs, row, seen.version)
}

/** The payment with its lock, if it is as it was seen and this can be done with it. */
async function lockSeen(tx: Tx, { id, version }: SeenPayment, action: ProvenAction): Promise<Payment> {
  const row = await lockPayment(tx, id)
  if (!row) throw new Refusal(codes.notFound)
  if (row.version !== version) throw new Refusal(codes.staleVersion)
  const refusal = refuseProven(row, action, tx)
  if (refusal) throw refusal
  return row
}

/** More people must approve. */
async function countApproval(tx: Tx, row: Payment, given: readonly string[]): Promise<void> {
  await setOpenTo(tx, row.id, openTo(row.approvalPlan, given))
  const steps = row.approvalPlan.steps.length
  recordActivity(tx, {
    action: 'APPROVED',
    recordType: 'PAYMENT',
    recordId: row.id,
    recordLabel: row.number,
    changes: [{ field: 'approvals', before: `${given.length - 1} / ${steps}`, after: `${given.length} / ${steps}` }],
  })
  tellPayment(tx, row)
}

/** All have approved: the money is committed, and goes now or on its day. */
async function release(tx: Tx, jobs: Jobs, row: Payment, version: number): Promise<void> {
  const after = await changePayment(tx, row.id, 'APPROVE', await decideOn(tx, row), version)
  if (!after) throw new Refusal(codes.transferStatusInvalid)
  await expectPayment(tx, after)
  if (after.billId !== null) await standAside(tx, after.billId)
  tellStep(tx, { action: 'APPROVED', row: after, from: row.status })
  if (after.status === 'IN_PROGRESS') await enqueueDispatch(tx, jobs, after.id)
}

/** Sends a payment that failed once more, under a new reference. */
export async function resendPayment(tx: Tx, jobs: Jobs, seen: SeenPayment): Promise<void> {
  const row = await lockSeen(tx, seen, 'RESEND')
  const values = { ...(await decideOn(tx, row)), channel: 'API' as const, failureCode: null, failureReason: null }
  const after = await changePayment(tx, row.id, 'RESEND', values, seen.version)
  if (!after) throw new Refusal(codes.transferStatusInvalid)
  tellStep(tx, { action: 'RESENT', row: after, from: row.status })
  if (after.status === 'IN_PROGRESS') await enqueueDispatch(tx, jobs, after.id)
}

import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors, type ErrorRow } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import type { Proof } from '../../../kit/tokens.ts'
import { type ApprovalPlan, filledSteps, isComplete, mayApprove } from '../../approvalPolicies/public.ts'
import { archiveBillExpectation } from '../../bills/public.ts'
import { isActiveUntilEnd } from '../../counterparties/public.ts'
import { codes } from '../errors.ts'
import { expectPayment } from '../expectedOf.ts'
import { evaluatePlan, planOfDay } from './reviewPlan.ts'
import { openTo } from './approvalPlan.ts'
import { commitExpected, refuseOtherThanRefund } from '../ofExpected.ts'
import { decideOn, type Decision } from '../decide.ts'
import { emitPaymentChanged, recordStep } from '../describe.ts'
import { enqueueDispatch } from '../dispatch/enqueue.ts'
import { type ApprovalObstacle, approvalObstacle, isPossible, LIFECYCLE } from '../lifecycle.ts'
import type { Payment } from '../list.ts'
import type { ProvenAction, SeenPayment } from './proof.ts'
import { changePayment, insertApproval, lockPayment, setApprovalState } from '../repository.ts'

const OBSTACLES: Record<ApprovalObstacle, ErrorRow> = {
  NO_PERMISSION: commonErrors.forbidden,
  OWN_PAYMENT: codes.transferOwnApproval,
  ALREADY_APPROVED: codes.transferAlreadyApproved,
  NOT_YOUR_STEP: codes.transferNotYourStep,
}

/** Why this user, despite the permission, can't do the action that needs a proof; undefined if they can. */
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

/** Approves exactly what the user saw; the last required approval releases the payment. */
export async function approvePayment(tx: Tx, jobs: Jobs, seen: SeenPayment, proof: Proof): Promise<void> {
  const row = await lockSeen(tx, seen, 'APPROVE')
  if (row.counterpartyId !== null && !(await isActiveUntilEnd(tx, row.counterpartyId)))
    throw new Refusal(codes.transferCounterpartyInactive)
  await refuseOtherThanRefund(tx, row)
  await giveApproval(tx, row, proof)
  const given = [...row.approverIds, proof.personId]
  const decision = await decideOn(tx, row)
  const plan = await planOfDay(tx, row, decision.valueDate)
  if (isComplete(plan, given)) {
    if (plan !== row.approvalPlan)
      await setApprovalState(tx, row.id, { approvalPlan: plan, openTo: openTo(plan, given) })
    await release(tx, jobs, row, decision, seen.version)
  } else await countApproval(tx, { ...row, approvalPlan: plan, valueDate: decision.valueDate }, given)
}

/** Stores an approval; refuses an author's own, checked in the same statement. */
async function giveApproval(tx: Tx, { id, version }: Payment, proof: Proof): Promise<void> {
  const { factor, totpStep, id: proofId } = proof
  const approvedAt = tx.clock.now().toString()
  const isGiven = await insertApproval(tx, { paymentId: id, version, approvedAt, factor, totpStep, proofId })
  if (!isGiven) throw new Refusal(codes.transferOwnApproval)
}

/** The payment, locked, if it is unchanged since the user saw it and the action is possible. */
async function lockSeen(tx: Tx, { id, version }: SeenPayment, action: ProvenAction): Promise<Payment> {
  const row = await lockPayment(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  if (row.version !== version) throw new Refusal(commonErrors.staleVersion)
  const refusal = refuseProven(row, action, tx)
  if (refusal) throw refusal
  return row
}

/** More approvals are required, possibly because the payment moved to a day on which more goes to the beneficiary. */
async function countApproval(tx: Tx, row: Payment, given: readonly string[]): Promise<void> {
  const { approvalPlan, valueDate } = row
  await setApprovalState(tx, row.id, { openTo: openTo(approvalPlan, given), approvalPlan, valueDate })
  const steps = approvalPlan.steps.length
  const count = filledSteps(approvalPlan, given)
  recordActivity(tx, {
    action: 'APPROVED',
    recordType: 'PAYMENT',
    recordId: row.id,
    recordLabel: row.number,
    changes: [{ field: 'approvals', before: `${count - 1} / ${steps}`, after: `${count} / ${steps}` }],
  })
  emitPaymentChanged(tx, row)
}

/** All have approved: the money is committed, and is sent now or on its date. */
async function release(tx: Tx, jobs: Jobs, row: Payment, decision: Decision, version: number): Promise<void> {
  const after = await changePayment(tx, row.id, 'APPROVE', decision, version)
  if (!after) throw new Refusal(codes.transferStatusInvalid)
  // A payment that returned for further approvals is already expected since its first release.
  if (row.expectedTransactionIds.length === 0) {
    await expectPayment(tx, after)
    if (after.billId !== null) await archiveBillExpectation(tx, after.billId)
    await commitExpected(tx, after)
  }
  recordStep(tx, { action: 'APPROVED', row: after, from: row.status })
  if (after.status === 'IN_PROGRESS') await enqueueDispatch(tx, jobs, after.id)
}

/**
 * Sends a failed payment again, under a new reference. If more goes to its beneficiary by now and it needs further approvals, this counts
 * as one if possible, and the payment waits for the others.
 */
export async function resendPayment(tx: Tx, jobs: Jobs, seen: SeenPayment, proof: Proof): Promise<void> {
  const row = await lockSeen(tx, seen, 'RESEND')
  await refuseOtherThanRefund(tx, row)
  const decision = await decideOn(tx, row)
  const plan = await evaluatePlan(tx, row, decision.valueDate)
  const given = [...row.approverIds]
  if (!isComplete(plan, given) && mayGive(row, plan, proof.personId)) {
    await giveApproval(tx, row, proof)
    given.push(proof.personId)
  }
  const standing = { approvalPlan: plan, openTo: openTo(plan, given) }
  await setApprovalState(tx, row.id, standing)
  const values = {
    ...(isComplete(plan, given) ? decision : { ...decision, status: 'NEEDS_APPROVAL' as const, releaseAt: null }),
    channel: 'API' as const,
    failureCode: null,
    failureReason: null,
  }
  const after = await changePayment(tx, row.id, 'RESEND', values, seen.version)
  if (!after) throw new Refusal(codes.transferStatusInvalid)
  recordStep(tx, { action: 'RESENT', row: after, from: row.status })
  if (after.status === 'IN_PROGRESS') await enqueueDispatch(tx, jobs, after.id)
}

/** Whether this user's approval would fill another step of the plan. */
const mayGive = ({ approveOwn, authorIds, approverIds }: Payment, plan: ApprovalPlan, personId: string): boolean =>
  (approveOwn || !authorIds.includes(personId)) && mayApprove(plan, approverIds, personId)

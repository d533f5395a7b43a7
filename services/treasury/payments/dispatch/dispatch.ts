// Sends a payment to its bank, at most once. The order's reference is recorded before the bank is called; anything uncertain afterwards is
// polled by that reference and never sent again. A worker may die after any step: the next one continues from what is recorded.
import type { Tx } from '../../../kit/database/database.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import { isComplete } from '../../approvalPolicies/public.ts'
import { bankAccountOf } from '../../bankAccounts/public.ts'
import { type BankConnection, connectionOf, type TransferAnswer, type TransferOrder } from '../../connections/public.ts'
import type { TreasuryContext } from '../../context.ts'
import { contentHash } from '../contentHash.ts'
import { emitPaymentChanged } from '../describe.ts'
import type { Payment } from '../list.ts'
import { lockPayment } from '../repository.ts'
import { pollTransferStatus } from './pollTransferStatus.ts'
import { changeAttempt, insertAttempt, liveAttempt, resolved } from './attempts.ts'
import { ABANDONED_AFTER, GIVEN_UP_AFTER, isPast, nextTry } from './backOff.ts'
import type { CrashPoint } from './crashPoint.ts'
import type { PaymentJob } from './enqueue.ts'
import { failAttempt, failPayment } from './fail.ts'
import { orderOf } from './order.ts'
import type { AttemptRow } from './table.ts'

type DispatchParts = Pick<TreasuryContext, 'database' | 'jobs' | 'banks' | 'seals'> & {
  /** Tests make a worker crash here. */
  crashPoint?: (at: CrashPoint) => void
}

/** The next step of a payment. */
type Next = { kind: 'send' | 'ask'; attempt: AttemptRow; fromAccountId: string }

/** Takes the payment one step further: sends it, or polls its status. May run again at any time, and concurrently. */
export async function dispatchPayment(parts: DispatchParts, { organizationId, paymentId }: PaymentJob): Promise<void> {
  const { database, jobs, crashPoint } = parts
  const next = await database.inOrganization(organizationId, null, tx => prepare(tx, jobs, paymentId))
  if (!next) return
  crashPoint?.('AFTER_ATTEMPT')
  const connection = await connectionOf(parts, organizationId, next.fromAccountId)
  if (next.kind === 'ask') return pollTransferStatus(parts, connection, { organizationId, ...next })
  const order = await database.inOrganization(organizationId, null, tx =>
    beginSending(tx, jobs, next.attempt, connection),
  )
  if (!order || !connection) return
  crashPoint?.('AFTER_SENDING')
  const answer = await connection.transfer(order)
  crashPoint?.('AFTER_CALL')
  await database.inOrganization(organizationId, null, tx => record(tx, jobs, next.attempt, answer))
  crashPoint?.('AFTER_RECORD')
}

/** Finds the attempt in progress, or begins one if the payment is to be sent. */
async function prepare(tx: Tx, jobs: Jobs, paymentId: string): Promise<Next | undefined> {
  const row = await lockPayment(tx, paymentId)
  if (!row) return undefined
  const { fromAccountId } = row
  const attempt = await liveAttempt(tx, paymentId)
  if (attempt?.state === 'SUCCEEDED') return undefined
  if (attempt && attempt.state !== 'PREPARED') return { kind: 'ask', attempt, fromAccountId }
  if (!isToBeSent(row)) {
    // In the meantime a statement has shown that the money left by another route.
    if (attempt) await changeAttempt(tx, attempt, ['PREPARED'], { state: 'FAILED', ...resolved(tx) })
    return undefined
  }
  if (attempt) return { kind: 'send', attempt, fromAccountId }
  if (!(await isAsApproved(tx, row))) {
    await failPayment(tx, jobs, row.id, { reason: 'CONTENT_CHANGED' })
    return undefined
  }
  return { kind: 'send', attempt: await insertAttempt(tx, row.id, row.method), fromAccountId }
}

type Sendable = Payment & { method: NonNullable<Payment['method']> }

const isToBeSent = (row: Payment): row is Sendable =>
  row.status === 'IN_PROGRESS' && row.channel === 'API' && row.method !== null

/** Whether the content is unchanged since it was approved, with all required approvals. */
async function isAsApproved(tx: Tx, row: Payment): Promise<boolean> {
  const account = await bankAccountOf(tx, row.fromAccountId)
  const isSame = contentHash(row, account).equals(row.contentHash)
  return isSame && isComplete(row.approvalPlan, row.approverIds)
}

/** Records that the bank is about to be called; from here on only the bank knows the outcome. Undefined if it must not be called. */
async function beginSending(
  tx: Tx,
  jobs: Jobs,
  attempt: AttemptRow,
  connection: BankConnection | undefined,
): Promise<TransferOrder | undefined> {
  const row = await lockPayment(tx, attempt.paymentId)
  if (!row || !isToBeSent(row)) return undefined
  // Checked again in the transaction right before sending.
  const reason = connection ? ((await isAsApproved(tx, row)) ? undefined : 'CONTENT_CHANGED') : 'NO_CONNECTION'
  if (reason) {
    await failAttempt(tx, jobs, { attempt, from: ['PREPARED'] }, { reason })
    return undefined
  }
  const order = await orderOf(tx, row, await bankAccountOf(tx, row.fromAccountId), attempt)
  const begun = await changeAttempt(tx, attempt, ['PREPARED'], {
    state: 'SENDING',
    externalId: order.externalId,
    sentAt: order.at.toString(),
    nextAt: order.at.add(ABANDONED_AFTER).toString(),
  })
  if (begun) emitPaymentChanged(tx, row)
  return begun && order
}

/** Records the bank's response. A concurrent poll may already have recorded more. */
async function record(tx: Tx, jobs: Jobs, { id, paymentId }: AttemptRow, answer: TransferAnswer): Promise<void> {
  const row = await lockPayment(tx, paymentId)
  const attempt = await liveAttempt(tx, paymentId)
  if (!row || attempt?.id !== id) return
  const said = { responseCode: answer.code, responseMessage: answer.message }
  const now = tx.clock.now()
  const soon = { nextAt: nextTry(now.toString(), now) }
  switch (answer.kind) {
    case 'refused':
      return failAttempt(tx, jobs, { attempt, from: ['SENDING', 'UNKNOWN'] }, answer)
    case 'accepted': {
      const { bankReference } = answer
      const accepted = { state: 'ACCEPTED', bankReference, acceptedAt: now.toString(), ...said, ...soon } as const
      await changeAttempt(tx, attempt, ['SENDING', 'UNKNOWN'], accepted)
      break
    }
    case 'unknown':
      await changeAttempt(tx, attempt, ['SENDING'], { state: 'UNKNOWN', ...said, ...soon })
      break
    case 'notSent':
      if (isPast(attempt.preparedAt, GIVEN_UP_AFTER, now))
        return failAttempt(tx, jobs, { attempt, from: ['SENDING'] }, { ...answer, reason: 'NOT_SENT' })
      await changeAttempt(tx, attempt, ['SENDING'], {
        state: 'PREPARED',
        ...said,
        nextAt: nextTry(attempt.preparedAt, now),
      })
  }
  emitPaymentChanged(tx, row)
}

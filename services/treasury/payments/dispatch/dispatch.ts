// Brings a payment to its bank, at most once. A name for the order is written down before the bank hears it; whatever is not certain
// afterwards is asked after under that name, and is never sent again. Any step may be the last one of a worker: the next one goes on
// from what is written down.
import type { Tx } from '../../../kit/database/database.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import { isComplete } from '../../approvalPolicies/public.ts'
import { bankAccountOf } from '../../bankAccounts/public.ts'
import { type BankConnection, connectionOf, type TransferAnswer, type TransferOrder } from '../../connections/public.ts'
import type { TreasuryContext } from '../../context.ts'
import { contentHash } from '../contentHash.ts'
import { tellPayment } from '../describe.ts'
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
  /** Tests end a worker here. */
  crashPoint?: (at: CrashPoint) => void
}

/** What is to be done next for a payment. */
type Next = { kind: 'send' | 'ask'; attempt: AttemptRow; fromAccountId: string }

/** Takes the payment one step further: sends it, or asks what became of it. May run again at any time, and twice at once. */
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

/** Finds the attempt that is under way, or begins one where there is something to send. */
async function prepare(tx: Tx, jobs: Jobs, paymentId: string): Promise<Next | undefined> {
  const row = await lockPayment(tx, paymentId)
  if (!row) return undefined
  const { fromAccountId } = row
  const attempt = await liveAttempt(tx, paymentId)
  if (attempt?.state === 'SUCCEEDED') return undefined
  if (attempt && attempt.state !== 'PREPARED') return { kind: 'ask', attempt, fromAccountId }
  if (!isToBeSent(row)) {
    // A statement has shown meanwhile that the money went another way.
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

/** Whether it is what was approved, by as many as it needs. */
async function isAsApproved(tx: Tx, row: Payment): Promise<boolean> {
  const account = await bankAccountOf(tx, row.fromAccountId)
  const isSame = contentHash(row, account).equals(row.contentHash)
  return isSame && isComplete(row.approvalPlan, row.approverIds)
}

/** Writes down that the bank is about to be called; from here on only the bank knows. Undefined when it is not to be called. */
async function beginSending(
  tx: Tx,
  jobs: Jobs,
  attempt: AttemptRow,
  connection: BankConnection | undefined,
): Promise<TransferOrder | undefined> {
  const row = await lockPayment(tx, attempt.paymentId)
  if (!row || !isToBeSent(row)) return undefined
  // Looked at once more in the transaction after which it leaves.
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
  if (begun) tellPayment(tx, row)
  return begun && order
}

/** Writes down what the bank has answered. Whoever has asked the bank meanwhile may have written more. */
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
  tellPayment(tx, row)
}

// Polls the status of an order at its bank, and applies it.
import type { Database, Tx } from '../../../kit/database/database.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import { bankAccountOf } from '../../bankAccounts/public.ts'
import type { BankConnection, TransferStatus } from '../../connections/public.ts'
import { emitPaymentChanged } from '../describe.ts'
import type { Payment } from '../list.ts'
import { moveBySystem } from '../moveBySystem.ts'
import { lockPayment } from '../repository.ts'
import { changeAttempt, liveAttempt, resolved } from './attempts.ts'
import { isPast, NEVER_RECEIVED_AFTER, nextTry } from './backOff.ts'
import type { CrashPoint } from './crashPoint.ts'
import { failAttempt } from './fail.ts'
import type { AttemptRow, AttemptState } from './table.ts'

/** The bank may have it, and the outcome is open. */
const OPEN: readonly AttemptState[] = ['SENDING', 'UNKNOWN', 'ACCEPTED']

type Parts = { database: Database; jobs: Jobs; crashPoint?: (at: CrashPoint) => void }

type Asked = { organizationId: string; fromAccountId: string; attempt: AttemptRow }

export async function pollTransferStatus(
  { database, jobs, crashPoint }: Parts,
  connection: BankConnection | undefined,
  { organizationId, fromAccountId, attempt }: Asked,
): Promise<void> {
  const account = await database.readInOrganization(organizationId, null, tx => bankAccountOf(tx, fromAccountId))
  const status = await connection?.status({ ...attempt, externalId: attempt.externalId ?? '', from: account })
  crashPoint?.('AFTER_STATUS')
  await database.inOrganization(organizationId, null, tx => recordStatus(tx, jobs, attempt, status))
  crashPoint?.('AFTER_OUTCOME')
}

/** Records the bank's status. Without a connection there is none, and the poll is retried. */
async function recordStatus(tx: Tx, jobs: Jobs, asked: AttemptRow, status: TransferStatus | undefined): Promise<void> {
  const row = await lockPayment(tx, asked.paymentId)
  const attempt = await liveAttempt(tx, asked.paymentId)
  // It was sent again in the meantime, because it had not left: the status belongs to an earlier call.
  if (!row || !attempt || attempt.id !== asked.id || attempt.externalId !== asked.externalId) return
  const now = tx.clock.now().toString()
  const result = { askedAt: now, ...(status && { latestStatus: status.code, responseMessage: status.message }) }
  switch (status?.kind) {
    case 'succeeded':
      return succeed(tx, row, attempt, { ...result, bankReference: status.bankReference ?? attempt.bankReference })
    case 'failed':
      return failAttempt(tx, jobs, { attempt, from: OPEN }, status)
    case 'pending': {
      const acceptedAt = attempt.acceptedAt ?? now
      await changeAttempt(tx, attempt, OPEN, { state: 'ACCEPTED', acceptedAt, ...result, ...pollAgain(tx, attempt) })
      break
    }
    case 'notFound':
      if (isNeverReceived(tx, attempt))
        return failAttempt(tx, jobs, { attempt, from: OPEN }, { ...status, reason: 'NOT_RECEIVED' })
      await stayUnknown(tx, attempt, result)
      break
    default:
      await stayUnknown(tx, attempt, result)
  }
  emitPaymentChanged(tx, row)
}

type PollResult = Partial<Pick<AttemptRow, 'askedAt' | 'latestStatus' | 'responseMessage' | 'bankReference'>>

async function succeed(tx: Tx, row: Payment, attempt: AttemptRow, result: PollResult): Promise<void> {
  const done = await changeAttempt(tx, attempt, OPEN, { state: 'SUCCEEDED', ...result, ...resolved(tx) })
  // A statement may have shown it before.
  if (done && !(await moveBySystem(tx, row.id, 'BANK_SUCCEEDED'))) emitPaymentChanged(tx, row)
}

const pollAgain = (tx: Tx, { sentAt, preparedAt }: AttemptRow) => ({
  nextAt: nextTry(sentAt ?? preparedAt, tx.clock.now()),
})

/** An order that the bank has accepted stays accepted; any other stays unknown. */
async function stayUnknown(tx: Tx, attempt: AttemptRow, result: PollResult): Promise<void> {
  const state = attempt.acceptedAt === null ? 'UNKNOWN' : 'ACCEPTED'
  await changeAttempt(tx, attempt, OPEN, { state, ...result, ...pollAgain(tx, attempt) })
}

/** The bank has not known it for so long that no call can still be in transit, and it never accepted it. */
const isNeverReceived = (tx: Tx, { acceptedAt, sentAt }: AttemptRow): boolean =>
  acceptedAt === null && sentAt !== null && isPast(sentAt, NEVER_RECEIVED_AFTER, tx.clock.now())

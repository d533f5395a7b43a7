import type { Tx } from '../../../kit/database/database.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import type { BankRefusal } from '../../connections/public.ts'
import { archivePayment } from '../archivePayment.ts'
import { askIfCalledOff, failed } from '../events.ts'
import { moveBySystem } from '../moveBySystem.ts'
import { changeAttempt, resolved } from './attempts.ts'
import type { AttemptRow, AttemptState } from './table.ts'

/** Why a payment failed that the bank did not refuse. */
type OwnReason =
  /** It says something else than what was approved. */
  | 'CONTENT_CHANGED'
  /** The account that pays is connected no more. */
  | 'NO_CONNECTION'
  /** It could not be brought to the bank. */
  | 'NOT_SENT'

type Why = { reason: BankRefusal | OwnReason; code?: string | null; message?: string }

/** Ends an attempt that moved no money, and the payment's progress with it. The payment is locked by the caller. */
export async function failAttempt(
  tx: Tx,
  jobs: Jobs,
  { attempt, from }: { attempt: AttemptRow; from: readonly AttemptState[] },
  why: Why,
): Promise<void> {
  const { code, message } = why
  const said = {
    ...(code !== undefined && { responseCode: code }),
    ...(message !== undefined && { responseMessage: message }),
  }
  const changed = await changeAttempt(tx, attempt, from, { state: 'FAILED', ...said, ...resolved(tx) })
  if (changed) await failPayment(tx, jobs, attempt.paymentId, why)
}

/** Ends a payment's progress; somebody is told that it wants to be looked at. What is not to be paid any more is given up. */
export async function failPayment(tx: Tx, jobs: Jobs, paymentId: string, { reason, message }: Why): Promise<void> {
  const row = await moveBySystem(tx, paymentId, 'BANK_FAILED', { reason, ...(message !== undefined && { message }) })
  if (!row) return
  await tx.raise(failed, { id: row.id, jobs })
  const { paidExpectedId: expectedId } = row
  // Nobody is to send it again.
  if (expectedId !== null && (await tx.raise(askIfCalledOff, { expectedId })).includes(true))
    await archivePayment(tx, row.id)
}

import type { Tx } from '../../../kit/database/database.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import type { BankRefusal } from '../../connections/public.ts'
import { archivePayment } from '../archivePayment.ts'
import { queryIfCalledOff, failed } from '../events.ts'
import { moveBySystem } from '../moveBySystem.ts'
import { changeAttempt, resolved } from './attempts.ts'
import type { AttemptRow, AttemptState } from './table.ts'

/** Why a payment failed without a refusal by the bank. */
type OwnReason =
  /** The content differs from what was approved. */
  | 'CONTENT_CHANGED'
  /** The paying account is no longer connected. */
  | 'NO_CONNECTION'
  /** It could not be sent to the bank. */
  | 'NOT_SENT'

type Why = { reason: BankRefusal | OwnReason; code?: string | null; message?: string }

/** Ends an attempt that moved no money, and thereby fails the payment. The caller holds the payment's lock. */
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

/** Fails a payment and notifies users to check it. If it should no longer be paid, it is abandoned. */
export async function failPayment(tx: Tx, jobs: Jobs, paymentId: string, { reason, message }: Why): Promise<void> {
  const row = await moveBySystem(tx, paymentId, 'BANK_FAILED', { reason, ...(message !== undefined && { message }) })
  if (!row) return
  await tx.raise(failed, { id: row.id, jobs })
  const { paidExpectedId: expectedId } = row
  // It must not be sent again.
  if (expectedId !== null && (await tx.raise(queryIfCalledOff, { expectedId })).includes(true))
    await archivePayment(tx, row.id)
}

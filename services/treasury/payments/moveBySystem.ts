// The system's own steps of payments: releases them on their date, and applies the bank's status.
import type { ActionOn } from '../../kit/activity/table.ts'
import type { Tx } from '../../kit/database/database.ts'
import { settleBill } from '../bills/public.ts'
import { recordStep } from './describe.ts'
import { changeBySystem } from './repository.ts'
import type { PaymentRow } from './table.ts'

type Step = 'RELEASE' | 'RETURN' | 'BANK_SUCCEEDED' | 'BANK_FAILED'

const ACTIVITY: Record<Step, ActionOn<'PAYMENT'>> = {
  RELEASE: 'SUBMITTED',
  RETURN: 'UPDATED',
  BANK_SUCCEEDED: 'SENT',
  BANK_FAILED: 'FAILED',
}

/** Why a payment failed: a reason with a message for users, and the bank's own response. */
type Failure = { reason: string; message: string }

/** Moves a payment; undefined if its status didn't allow it, and nothing happened. */
export async function moveBySystem(
  tx: Tx,
  id: string,
  step: Step,
  { reason, message }: Partial<Failure> = {},
): Promise<PaymentRow | undefined> {
  const row = await changeBySystem(tx, id, step, valuesOf(tx, step, { reason, message }))
  if (!row) return undefined
  recordStep(tx, { action: ACTIVITY[step], row, from: row.previousStatus ?? row.status, reason: message })
  if (row.status === 'SENT' && row.billId !== null) await settleBill(tx, row.billId)
  return row
}

function valuesOf(
  tx: Tx,
  step: Step,
  { reason, message }: { reason?: string | undefined; message?: string | undefined },
) {
  if (step === 'RETURN')
    return { status: 'NEEDS_APPROVAL' as const, releaseAt: null, failureCode: null, failureReason: null }
  if (step === 'RELEASE') return { status: 'IN_PROGRESS' as const }
  if (step === 'BANK_SUCCEEDED') return { status: 'SENT' as const, sentAt: tx.clock.now().toString() }
  return { status: 'FAILED' as const, failureCode: reason ?? 'OTHER', failureReason: message ?? null }
}

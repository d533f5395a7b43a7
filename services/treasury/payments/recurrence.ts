// Payments that repeat: how a series begins, changes and ends with the payments that are made of it.
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { authorsAmong } from '../authors.ts'
import { codes } from '../errors.ts'
import type { NewPayment } from './createPayment.ts'
import type { Payment } from './list.ts'
import { nextDateAfter } from './repeat.ts'
import { endRecurrence, insertRecurrence } from './repository.ts'
import type { Frequency, PaymentKind } from './table.ts'

/** Refuses a payment of a bill that repeats: a bill is paid once. */
export function refuseBillThatRepeats({ billId, recurrence }: Pick<NewPayment, 'billId' | 'recurrence'>): void {
  if (billId && recurrence)
    throw new Refusal(codes.invalidRequest, { errors: [{ path: 'recurrence', error: 'INVALID_VALUE' }] })
}

/** Begins a series of which this payment is the first. */
export async function startRecurrence(
  tx: Tx,
  frequency: Frequency,
  first: Omit<NewPayment, 'kind'> & { kind: PaymentKind },
  authorIds: string[],
): Promise<string> {
  const { kind, fromAccountId, toAccountId, counterpartyAccountId, amount, method, memo, notes, date } = first
  const anchor = Temporal.PlainDate.from(date)
  return insertRecurrence(tx, {
    frequency,
    anchor: date,
    nextDate: nextDateAfter(frequency, anchor, anchor).toString(),
    template: {
      kind,
      fromAccountId,
      toAccountId: toAccountId ?? null,
      counterpartyAccountId: counterpartyAccountId ?? null,
      amount,
      method: method ?? null,
      memo: memo ?? null,
      notes: notes ?? null,
    },
    createdBy: tx.actorId,
    authorIds,
  })
}

/**
 * The series that an edited payment belongs to from now on. The same frequency leaves it as it is: the edit is of this one occurrence.
 * Another frequency ends it and begins a new one with this payment, and none ends it.
 */
export async function changeRecurrence(
  tx: Tx,
  before: Pick<Payment, 'kind' | 'recurrenceId' | 'recurrence' | 'authorIds'>,
  edit: Omit<NewPayment, 'kind'>,
): Promise<string | null> {
  const present = before.recurrence?.endedAt === null ? before.recurrence.frequency : null
  const wanted = edit.recurrence ?? null
  if (wanted === present) return before.recurrenceId
  if (before.recurrenceId !== null) await endRecurrence(tx, before.recurrenceId)
  if (wanted === null) return before.recurrenceId
  // The values are not all of whoever edits it now.
  return startRecurrence(tx, wanted, { ...edit, kind: before.kind }, authorsAmong(...before.authorIds, tx.actorId))
}

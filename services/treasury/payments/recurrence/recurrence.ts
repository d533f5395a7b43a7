// Recurring payments: how a series begins, changes and ends with its payments.
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { authorsAmong } from '../../approvalPolicies/public.ts'
import type { NewPayment } from '../input.ts'
import type { Payment } from '../list.ts'
import { nextDateAfter } from './repeat.ts'
import { changeSeries, endRecurrence, insertRecurrence, lastOccurrenceOf, lockRecurrence } from '../repository.ts'
import type { Frequency, PaymentKind, RecurrenceRow } from '../table.ts'

/** Refuses a recurring payment of a bill or refund, which is paid once. */
export function refuseDebtThatRepeats(
  input: Pick<NewPayment, 'billId' | 'paidExpectedTransactionId' | 'recurrence'>,
): void {
  if ((input.billId || input.paidExpectedTransactionId) && input.recurrence)
    throw new Refusal(commonErrors.invalidRequest, { errors: [{ path: 'recurrence', error: 'INVALID_VALUE' }] })
}

/** Begins a series with this payment as the first. */
export async function startRecurrence(
  tx: Tx,
  frequency: Frequency,
  first: Repeating,
  authorIds: string[],
): Promise<string> {
  const anchor = Temporal.PlainDate.from(first.date)
  return insertRecurrence(tx, {
    frequency,
    anchor: first.date,
    nextDate: nextDateAfter(frequency, anchor, anchor).toString(),
    template: templateOf(first),
    createdBy: tx.actorId,
    authorIds,
  })
}

type Repeating = Omit<NewPayment, 'kind'> & { kind: PaymentKind }

const templateOf = (content: Repeating): RecurrenceRow['template'] => ({
  kind: content.kind,
  fromAccountId: content.fromAccountId,
  toAccountId: content.toAccountId ?? null,
  toExternalAccount: content.toExternalAccount ?? null,
  counterpartyAccountId: content.counterpartyAccountId ?? null,
  amount: content.amount,
  method: content.method ?? null,
  memo: content.memo ?? null,
  notes: content.notes ?? null,
})

type Changed = { recurrenceId: string | null; changesLater: boolean }
type Edited = Pick<Payment, 'id' | 'kind' | 'date' | 'recurrenceId' | 'recurrence' | 'authorIds'>

/**
 * The series of an edited payment from now on. With the same frequency the edit applies to this payment only or also to future ones, as the
 * user chose. Another frequency ends the series and begins a new one with this payment; no frequency ends it.
 */
export async function changeRecurrence(
  tx: Tx,
  before: Edited,
  edit: Omit<NewPayment, 'kind'> & { updateSeries?: boolean },
): Promise<Changed> {
  const { recurrenceId } = before
  const present = before.recurrence?.endedAt === null ? before.recurrence.frequency : null
  const wanted = edit.recurrence ?? null
  const content = { ...edit, kind: before.kind }
  if (wanted === present)
    return { recurrenceId, changesLater: edit.updateSeries === true && (await changeLater(tx, before, content)) }
  if (recurrenceId !== null) await endRecurrence(tx, recurrenceId)
  if (wanted === null) return { recurrenceId, changesLater: false }
  // Not all values are from the user who edits now.
  const authorIds = authorsAmong(...before.authorIds, tx.actorId)
  return { recurrenceId: await startRecurrence(tx, wanted, content, authorIds), changesLater: false }
}

/** Applies this payment's values to the series' future payments; false if the series has ended. */
async function changeLater(
  tx: Tx,
  { id, date, recurrenceId, authorIds }: Edited,
  content: Repeating,
): Promise<boolean> {
  const series = recurrenceId === null ? undefined : await lockRecurrence(tx, recurrenceId)
  if (!series) return false
  await changeSeries(tx, series.id, {
    template: templateOf(content),
    // Authors of any part, now or before, may not approve its payments.
    authorIds: authorsAmong(...series.authorIds, ...authorIds, tx.actorId),
    ...(content.date !== date && (await datesFrom(tx, series, { id, date: content.date }))),
  })
  return true
}

/** Counts dates from another day. Existing payments stay, and none is created again for their dates. */
async function datesFrom(tx: Tx, { id, frequency }: RecurrenceRow, moved: Pick<Payment, 'id' | 'date'>) {
  const last = await lastOccurrenceOf(tx, id)
  const anchor = Temporal.PlainDate.from(moved.date)
  const made = last && last.id !== moved.id && last.date > moved.date ? Temporal.PlainDate.from(last.date) : anchor
  return { anchor: moved.date, nextDate: nextDateAfter(frequency, anchor, made).toString() }
}

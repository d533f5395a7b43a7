// SQL of attempts. Each step names the states from which it may be taken.
import { and, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Database, Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import type { TransferMethod } from '../../connections/public.ts'
import { TAKEN_FOR } from './backOff.ts'
import type { PaymentJob } from './enqueue.ts'
import { newReference } from './reference.ts'
import { type AttemptRow, type AttemptState, paymentAttempt as table } from './table.ts'

const ofPayment = (tx: Tx, paymentId: string) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.paymentId, paymentId))

/** The attempt that is in progress or has succeeded; at most one. */
export async function liveAttempt(tx: Tx, paymentId: string): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(ofPayment(tx, paymentId), ne(table.state, 'FAILED')))
  return row
}

/** The next attempt, with a new reference. The caller holds the payment's lock. */
export async function insertAttempt(tx: Tx, paymentId: string, method: TransferMethod): Promise<AttemptRow> {
  const now = tx.clock.now().toString()
  const next = sql<number>`(select coalesce(max(attempt_no), 0) + 1 from payment_attempt
    where organization_id = ${tx.organizationId} and payment_id = ${paymentId})`
  const [row] = await tx
    .insert(table)
    .values({
      organizationId: tx.organizationId,
      id: newId(),
      paymentId,
      attemptNo: next,
      reference: newReference(),
      method,
      state: 'PREPARED',
      preparedAt: now,
      nextAt: now,
    })
    .returning()
  return row!
}

type Changes = Partial<Omit<AttemptRow, 'organizationId' | 'id' | 'paymentId' | 'attemptNo' | 'reference'>>

/** Takes a step; undefined if the attempt is in none of the states from which it may be taken, and nothing happened. */
export async function changeAttempt(
  tx: Tx,
  { id }: Pick<AttemptRow, 'id'>,
  from: readonly AttemptState[],
  values: Changes,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .update(table)
    .set(values)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, id), inArray(table.state, [...from])))
    .returning()
  return row
}

/** Claims a due attempt; false if another worker has claimed it, or it has been processed in the meantime. */
export async function claimDueAttempt(tx: Tx, paymentId: string): Promise<boolean> {
  const now = tx.clock.now()
  const { rowCount } = await tx
    .update(table)
    .set({ nextAt: now.add(TAKEN_FOR).toString() })
    .where(and(ofPayment(tx, paymentId), lte(table.nextAt, now.toString())))
  return rowCount === 1
}

/** The columns of a finished attempt. */
export const resolved = (tx: Tx) => ({ nextAt: null, resolvedAt: tx.clock.now().toString() })

/** Attempts of these payments, newest first. */
export async function attemptsOf(tx: Tx, paymentIds: readonly string[]): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), among(table.paymentId, paymentIds)))
    .orderBy(table.paymentId, desc(table.attemptNo))
}

type Found = { organization_id: string; payment_id: string }
const jobOf = ({ organization_id: organizationId, payment_id: paymentId }: Found): PaymentJob => ({
  organizationId,
  paymentId,
})

/** Payments of all organizations with a due attempt. */
export async function dueAttempts(database: Database, now: Temporal.Instant, most: number): Promise<PaymentJob[]> {
  const rows = await database.runAs<Found>(
    'system',
    'select organization_id, payment_id from payment_attempt where next_at <= $1 order by next_at limit $2',
    [now.toString(), most],
  )
  return rows.map(jobOf)
}

/** The payment with this reference at a bank. */
export async function paymentOfReference(database: Database, reference: string): Promise<PaymentJob | undefined> {
  const [row] = await database.runAs<Found>(
    'system',
    'select organization_id, payment_id from payment_attempt where reference = $1',
    [reference],
  )
  return row && jobOf(row)
}

// SQL of single received payments and their applications; lists are in list.ts.
import { least } from '../../../kit/amounts.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { isOwn, mayApprove } from '../../organizations/public.ts'
import { recordReceivedPaymentChange } from './describe.ts'
import { codes } from './errors.ts'
import { isPossible, LIFECYCLE, type ReceivedPaymentAction } from './lifecycle.ts'
import { type ReceivedPayment, receivedPaymentList } from './list.ts'
import {
  receivedPayment as table,
  receivedPaymentApplication as applications,
  type ReceivedPaymentRow,
} from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

export async function readReceivedPayment(tx: Tx, id: string): Promise<ReceivedPayment> {
  const row = await receivedPaymentList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

type Wanted = { id: string; action: ReceivedPaymentAction; version?: number | undefined }

/** Locks the payment, in a state that allows the action. Lock order: orders, payment, invoices, and the number's series last. */
export async function lockReceivedPayment(tx: Tx, { id, action, version }: Wanted): Promise<ReceivedPayment> {
  const [locked] = await tx.select({ id: table.id }).from(table).where(withId(tx, id)).for('no key update')
  if (!locked) throw new Refusal(commonErrors.notFound)
  const before = await readReceivedPayment(tx, id)
  if (version !== undefined && before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (action === 'CANCEL' && before.verification === 'VERIFIED') throw new Refusal(codes.paymentVerified)
  if (!isPossible(action, before)) throw new Refusal(codes.receivedPaymentStatus)
  return before
}

type Changes = Partial<Omit<ReceivedPaymentRow, 'organizationId' | 'id' | 'version' | 'toldReason'>>

/** Changes a payment in a state that allows the action. Users who recorded it can't confirm it, unless the organization lets them. */
export async function changeReceivedPayment(
  tx: Tx,
  before: ReceivedPayment,
  action: ReceivedPaymentAction,
  values: Changes,
): Promise<ReceivedPaymentRow> {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(
      and(
        withId(tx, before.id),
        eq(table.version, before.version),
        inArray(table.status, [...LIFECYCLE[action].from]),
        action === 'CONFIRM' ? mayApprove(tx, table.authorIds) : undefined,
      ),
    )
    .returning()
  // The row is locked, so only the control can have changed.
  if (!row) throw new Refusal(isOwn(before, tx) ? codes.receivedPaymentOwn : commonErrors.staleVersion)
  return row
}

/** Records which payment took the place of one that its provider refunded or corrected. */
export async function replacePayment(tx: Tx, id: string, replacedBy: string): Promise<void> {
  await tx.update(table).set({ replacedBy }).where(withId(tx, id))
}

/**
 * Reduces what a provider gave back of a payment and of those that it replaced, the newest first: a refund was reversed, or belongs to
 * another payment.
 */
export async function reduceRefunded(tx: Tx, paymentId: string, amountMinor: bigint): Promise<void> {
  const { rows } = await tx.execute<{ id: string; minor: string }>(sql`
    with recursive replaced as (
      select id, refunded_minor, 0 as depth from received_payment
      where organization_id = ${tx.organizationId} and id = ${paymentId}
      union all
      select p.id, p.refunded_minor, replaced.depth + 1 from replaced
      join received_payment p on p.organization_id = ${tx.organizationId} and p.replaced_by = replaced.id)
    select id, refunded_minor::text as minor from replaced where refunded_minor > 0 order by depth`)
  let left = amountMinor
  for (const { id, minor } of rows) {
    const taken = least(left, BigInt(minor))
    if (taken === 0n) break
    left -= taken
    const before = await readReceivedPayment(tx, id)
    const [after] = await tx
      .update(table)
      .set({ refundedMinor: sql`${table.refundedMinor} - ${taken}`, version: sql`${table.version} + 1` })
      .where(withId(tx, id))
      .returning()
    recordReceivedPaymentChange(tx, { action: 'UPDATED', before, after: after! })
  }
}

/** Current and past applications of these payments, in order. */
export const readApplications = (tx: Tx, paymentIds: readonly string[]) =>
  tx
    .select()
    .from(applications)
    .where(and(eq(applications.organizationId, tx.organizationId), among(applications.paymentId, paymentIds)))
    .orderBy(asc(applications.paymentId), asc(applications.appliedAt), asc(applications.id))

/** A payment's current applications, oldest first. */
export const readActiveApplications = (tx: Tx, paymentId: string) =>
  tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.organizationId, tx.organizationId),
        eq(applications.paymentId, paymentId),
        isNull(applications.undoneAt),
      ),
    )
    .orderBy(asc(applications.appliedAt), asc(applications.id))

// A debt was cancelled: the system stops its payments whose money can still be held back.
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { archivePayment } from './archivePayment.ts'
import { recordStep } from './describe.ts'
import { lockExpectedOf } from './expectedOf.ts'
import { changeBySystem, lockPayments } from './repository.ts'
import { decidedNow, expectNoMore } from './stopPayment.ts'
import { payment as table } from './table.ts'

type OfExpected = { expectedId: string }

/** Payments that neither a bank nor a user with an exported file has, and failed ones that could be sent again. */
async function stoppableOf(tx: Tx, { expectedId }: OfExpected) {
  const isStoppable = or(
    inArray(table.status, ['NEEDS_APPROVAL', 'SCHEDULED']),
    and(eq(table.status, 'FAILED'), isNull(table.archivedAt)),
  )
  return tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.paidExpectedId, expectedId), isStoppable))
    .orderBy(asc(table.id))
}

/** Locks them, before the records that they pay. */
export async function lockStoppable(tx: Tx, of: OfExpected): Promise<void> {
  const ids = (await stoppableOf(tx, of)).map(({ id }) => id)
  for (const id of ids) await lockExpectedOf(tx, id)
  if (ids.length > 0) await lockPayments(tx, ids)
}

/** Cancels unsent payments, and abandons failed ones. What the bank may already have stays. */
export async function stopPaymentsOf(tx: Tx, { expectedId, reason }: OfExpected & { reason: string }): Promise<void> {
  for (const { id } of await stoppableOf(tx, { expectedId })) {
    await lockExpectedOf(tx, id)
    const row = await changeBySystem(tx, id, 'STOP', {
      status: 'CANCELLED',
      cancellationReason: reason,
      releaseAt: null,
      ...decidedNow(tx),
    })
    if (!row) {
      await archivePayment(tx, id)
      continue
    }
    await expectNoMore(tx, row)
    recordStep(tx, { action: 'CANCELLED', row, from: row.previousStatus ?? row.status, reason })
  }
}

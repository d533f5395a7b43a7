// A user chooses which payment of an order a refund belongs to, if the provider doesn't name it and several are possible.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { linkRefunds } from './linkRefunds.ts'
import { type ListedTransaction, transactionList } from './lists.ts'
import { lockProvider } from './repository.ts'
import { providerTransaction as table, type TransactionRow } from './table.ts'

type Choice = { version: number; paymentId: string }

/** Refuses PP-36 not possible, PP-37 known already, G-3 stale version, G-7. A choice may be changed. */
export async function chooseOriginal(tx: Tx, id: string, { version, paymentId }: Choice): Promise<ListedTransaction> {
  const seen = await transactionList.readOne(tx, id)
  // Reports of this connection wait, and find the choice.
  const provider = seen && (await lockProvider(tx, seen.providerId))
  const refund = provider && (await transactionList.readOne(tx, id))
  if (!refund) throw new Refusal(commonErrors.notFound)
  if (refund.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (refund.kind === 'PAYMENT') throw new Refusal(codes.refundPaymentNotPossible)
  if (refund.isOriginalCertain && refund.originalChosenId === null) throw new Refusal(codes.refundPaymentKnown)
  const payment = await transactionList.readOne(tx, paymentId)
  if (!payment || !isPossible(refund, payment)) throw new Refusal(codes.refundPaymentNotPossible, { path: 'paymentId' })
  await tx
    .update(table)
    .set({ originalChosenId: payment.id, version: sql`${table.version} + 1` })
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, id)))
  await linkRefunds(tx, provider.id, [refund])
  tx.emit('provider-transaction.changed', id)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'PAYMENT_PROVIDER',
    recordId: provider.id,
    recordLabel: provider.alias,
    changes: [
      {
        field: 'paymentOfRefund',
        before: refund.originalChosenId && `${refund.externalId}: ${refund.originalName ?? ''}`,
        after: `${refund.externalId}: ${payment.externalId}`,
      },
    ],
  })
  return (await transactionList.readOne(tx, id)) ?? refund
}

/** A paid payment of the same order with at least the refunded amount left, apart from this refund. */
function isPossible(refund: TransactionRow, payment: TransactionRow): boolean {
  const isCounted = refund.originalId === payment.id && refund.status === 'SUCCESS'
  const backMinor = refund.grossMinor < 0n ? -refund.grossMinor : refund.grossMinor
  const leftMinor = payment.grossMinor - payment.refundedMinor + (isCounted ? backMinor : 0n)
  return (
    payment.kind === 'PAYMENT' &&
    (payment.status === 'SUCCESS' || payment.status === 'REVERSED') &&
    payment.providerId === refund.providerId &&
    refund.orderReference !== '' &&
    payment.orderReference === refund.orderReference &&
    payment.currency === refund.currency &&
    leftMinor >= backMinor
  )
}

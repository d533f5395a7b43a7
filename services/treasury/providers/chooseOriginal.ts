// A user chooses which payment of an order a refund belongs to, if the provider doesn't name it.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { linkRefunds, transactionsOfOrder } from './linkRefunds.ts'
import { type ListedTransaction, transactionList } from './lists.ts'
import { lockProvider } from './repository.ts'
import { mayChoose } from './rules/refunds.ts'
import { originalSourceOf } from './shapes.ts'
import { providerTransaction as table } from './table.ts'

type Choice = { version: number; paymentId: string }

/**
 * Refuses PP-36 not possible, PP-37 named by the provider, G-3 stale version, G-7. A choice may be changed: what was booked on the payment chosen
 * before moves to the other.
 */
export async function chooseOriginal(tx: Tx, id: string, { version, paymentId }: Choice): Promise<ListedTransaction> {
  const seen = await transactionList.readOne(tx, id)
  // Reports of this connection wait, and find the choice.
  const provider = seen && (await lockProvider(tx, seen.providerId))
  const refund = provider && (await transactionList.readOne(tx, id))
  if (!refund) throw new Refusal(commonErrors.notFound)
  if (refund.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (refund.kind === 'PAYMENT') throw new Refusal(codes.refundPaymentNotPossible)
  if (refund.isOriginalCertain && originalSourceOf(refund) === 'PROVIDER') throw new Refusal(codes.refundPaymentKnown)
  const ofOrder = await transactionsOfOrder(tx, provider.id, refund.orderReference)
  const payment = ofOrder.find(each => each.id === paymentId)
  if (!payment || !mayChoose(ofOrder, id, paymentId))
    throw new Refusal(codes.refundPaymentNotPossible, { path: 'paymentId' })
  if (payment.id === refund.originalChosenId) return refund
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

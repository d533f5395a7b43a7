// What payments that providers report make of the charges that they pay, whichever way they were reported.
import { and, eq } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { TransactionValues } from '../mergeReport.ts'
import { chargeAfter } from './lifecycle.ts'
import { changeCharge } from './repository.ts'
import { providerCharge } from './table.ts'

/** Moves the charges of these payments. The connection is locked by the caller. */
export async function followPayments(tx: Tx, providerId: string, rows: readonly TransactionValues[]): Promise<void> {
  const payments = rows.filter(({ kind }) => kind === 'PAYMENT')
  if (payments.length === 0) return
  const { organizationId, reference } = providerCharge
  const charges = await tx
    .select()
    .from(providerCharge)
    .where(
      and(
        eq(organizationId, tx.organizationId),
        eq(providerCharge.providerId, providerId),
        among(reference, [...new Set(payments.map(({ orderReference }) => orderReference))]),
      ),
    )
    .orderBy(providerCharge.id)
    .for('no key update')
  for (const charge of charges) {
    let { status } = charge
    for (const payment of payments.filter(each => each.orderReference === charge.reference)) {
      const next = chargeAfter(status, payment)
      if (!next) continue
      status = next
      await changeCharge(
        tx,
        { id: charge.id },
        {
          status,
          failureReason: status === 'FAILED' ? 'DECLINED' : null,
          transactionId: status === 'SUCCEEDED' ? payment.id : null,
          paidMinor: status === 'SUCCEEDED' ? payment.grossMinor : null,
          // Whoever pays to it knows where to: an answer that was lost is no longer of interest.
          stage: 'ANSWERED',
          nextLookAt: null,
        },
      )
    }
  }
}

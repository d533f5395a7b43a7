// Updates charges from the payments that providers report, however they were reported.
import { and, eq, isNotNull } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { TransactionValues } from '../mergeReport.ts'
import { chargeAfter } from './lifecycle.ts'
import { changeCharge } from './repository.ts'
import { providerCharge } from './table.ts'

/** Updates the charges of these payments. The caller holds the connection's lock. */
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
        // A fixed virtual account stays open, whatever is paid to it.
        isNotNull(providerCharge.amountMinor),
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
          // The payer has paid, so a lost response no longer matters.
          stage: 'ANSWERED',
          nextLookAt: null,
        },
      )
    }
  }
}

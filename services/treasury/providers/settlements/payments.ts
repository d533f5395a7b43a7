// What settlements are made of, and which of them holds a payment.
import { and, eq, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { byReport, isShown, memberColumns, recordOfMember } from '../members.ts'
import { paymentRecord, paymentRecordMember, providerTransaction, type SettlementStatus } from '../table.ts'

/** What each batch is made of, in the order of its report, each with what the payer paid and what the provider kept. */
export const paymentsOfSettlements = (tx: Tx, recordIds: readonly string[]) =>
  tx
    .byKey()
    .select({ member: memberColumns, transaction: providerTransaction })
    .from(paymentRecordMember)
    .innerJoin(paymentRecord, recordOfMember)
    .leftJoin(
      providerTransaction,
      and(
        eq(providerTransaction.organizationId, paymentRecordMember.organizationId),
        eq(providerTransaction.id, paymentRecordMember.transactionId),
      ),
    )
    .where(isShown(tx, recordIds))
    .orderBy(...byReport)
export type SettlementPaymentRow = Awaited<ReturnType<typeof paymentsOfSettlements>>[number]

type Holding = { transactionId: string; settlementId: string | null; status: SettlementStatus }

/** Of each payment at a provider, the batch that pays it out; it is settled once the provider says that the batch is. */
export async function settlementsOfTransactions(tx: Tx, ids: readonly string[]): Promise<Holding[]> {
  const rows = await tx
    .byKey()
    .select({
      transactionId: providerTransaction.id,
      settlementId: paymentRecord.id,
      status: sql<SettlementStatus>`coalesce(${paymentRecord.settlement}, 'PENDING')`,
    })
    .from(providerTransaction)
    .leftJoin(
      paymentRecord,
      and(
        eq(paymentRecord.organizationId, providerTransaction.organizationId),
        eq(paymentRecord.id, providerTransaction.recordId),
      ),
    )
    .where(and(eq(providerTransaction.organizationId, tx.organizationId), among(providerTransaction.id, ids)))
  return rows
}

// The members of settlements, and the settlement of a payment.
import { and, eq, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { byReport, isShown, memberColumns, recordOfMember } from '../members.ts'
import { paymentRecord, paymentRecordMember, providerTransaction, type SettlementStatus } from '../table.ts'

/** The members of each batch in the order of its report, with the amount paid and the provider's deductions. */
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

/** For each payment at a provider the batch that pays it out; it is settled once the provider reports the batch as settled. */
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

// What bank accounts query from payments before a change.
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { CorrectionUses, DeletionUses } from '../bankAccounts/public.ts'
import { codes } from './errors.ts'
import { ONGOING } from './lifecycle.ts'
import { payment as table, type PaymentStatus } from './table.ts'

/** Whether any payment from or to the account exists, in any status or in these. */
async function isPaid(tx: Tx, bankAccountId: string, statuses?: readonly PaymentStatus[]): Promise<boolean> {
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        or(eq(table.fromAccountId, bankAccountId), eq(table.toAccountId, bankAccountId)),
        statuses && inArray(table.status, [...statuses]),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Whether money is on its way from or to the account or was paid, and whether any payment exists. */
export const correctionUses = async (tx: Tx, bankAccountId: string): Promise<CorrectionUses> => ({
  isPaidFromOrTo: await isPaid(tx, bankAccountId, [...ONGOING, 'SENT']),
  holdsMoney: await isPaid(tx, bankAccountId),
})

/** Refuses to close an account while its payments are in progress. */
export async function refuseClosing(tx: Tx, bankAccountId: string): Promise<void> {
  if (await isPaid(tx, bankAccountId, ONGOING)) throw new Refusal(codes.bankAccountHasOngoingPayments)
}

/** Whether any payment from or to the account exists. */
export const deletionUses = async (tx: Tx, bankAccountId: string): Promise<DeletionUses> => ({
  hasPayments: await isPaid(tx, bankAccountId),
})

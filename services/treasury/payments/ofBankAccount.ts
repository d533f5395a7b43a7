// What bank accounts ask of payments before they change.
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { CorrectionUses, DeletionUses } from '../bankAccounts/public.ts'
import { codes } from './errors.ts'
import { ONGOING } from './lifecycle.ts'
import { payment as table, type PaymentStatus } from './table.ts'

/** Whether there is a payment from or to the account, of any status or of some. */
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

/** Whether money is on its way from or to the account or has gone there, and whether any was meant to. */
export const correctionUses = async (tx: Tx, bankAccountId: string): Promise<CorrectionUses> => ({
  isPaidFromOrTo: await isPaid(tx, bankAccountId, [...ONGOING, 'SENT']),
  holdsMoney: await isPaid(tx, bankAccountId),
})

/** Refuses to close an account while payments of it are under way. */
export async function refuseClosing(tx: Tx, bankAccountId: string): Promise<void> {
  if (await isPaid(tx, bankAccountId, ONGOING)) throw new Refusal(codes.bankAccountHasOngoingPayments)
}

/** Whether there is a payment from or to the account. */
export const deletionUses = async (tx: Tx, bankAccountId: string): Promise<DeletionUses> => ({
  hasPayments: await isPaid(tx, bankAccountId),
})

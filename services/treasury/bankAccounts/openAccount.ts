// A closed account accepts no transactions and payments: writers hold the account's row, and closing waits for them.
import { and, eq, getTableColumns } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { bankAccount, type BankAccountRow } from './table.ts'

/** The account, for records that will reference it; refuses an unknown one with G-7, and a closed one at the field that names it. */
export async function openAccountOf(tx: Tx, id: string, path = 'bankAccountId'): Promise<BankAccountRow> {
  const row = await hold(tx, id, 'share')
  if (row.status === 'CLOSED') throw new Refusal(codes.bankAccountClosed, { path })
  return row
}

/** The same for writers who also change the account, as transactions change its balance. */
export async function openAccountForLines(tx: Tx, id: string): Promise<BankAccountRow> {
  const row = await hold(tx, id, 'no key update')
  if (row.status === 'CLOSED') throw new Refusal(codes.bankAccountClosed, { path: 'bankAccountId' })
  return row
}

/** Locks accounts as `openAccountOf` locks one; returns whether all of them are open. */
export async function areOpen(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ status: bankAccount.status })
    .from(bankAccount)
    .where(and(eq(bankAccount.organizationId, tx.organizationId), among(bankAccount.id, ids)))
    .orderBy(bankAccount.id)
    .for('share')
  return rows.length === ids.length && rows.every(({ status }) => status !== 'CLOSED')
}

async function hold(tx: Tx, id: string, strength: 'share' | 'no key update'): Promise<BankAccountRow> {
  const [row] = await tx
    .select(getTableColumns(bankAccount))
    .from(bankAccount)
    .where(and(eq(bankAccount.organizationId, tx.organizationId), eq(bankAccount.id, id)))
    .for(strength)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

// Reads of counterparties for sibling modules.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { counterpartyList, type CounterpartyWithAccounts } from './list.ts'
import { counterparty, counterpartyAccount, type CounterpartyAccountRow, type CounterpartyRow } from './table.ts'

/** The counterparty of an id; refuses an unknown one, or one of another organization, with G-7. */
export async function counterpartyOf(tx: Tx, id: string): Promise<CounterpartyWithAccounts> {
  const row = await counterpartyList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/**
 * The counterparty that a new or changed record will reference; refuses an unknown one, or one of another organization, with G-7. It can't
 * be deleted until this transaction ends.
 */
export async function counterpartyToReference(tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .select({ id: counterparty.id })
    .from(counterparty)
    .where(and(eq(counterparty.organizationId, tx.organizationId), eq(counterparty.id, id)))
    .for('key share')
  if (!row) throw new Refusal(commonErrors.notFound)
}

/** The counterparty's alias; null without one. */
export async function counterpartyAlias(tx: Tx, id: string | null): Promise<string | null> {
  return id === null ? null : (await counterpartyOf(tx, id)).alias
}

/** An account to pay to, with its counterparty. */
export type PayableAccount = { account: CounterpartyAccountRow; counterparty: CounterpartyRow }

/** The account of a counterparty; undefined for an unknown one, or one of another organization. */
export async function counterpartyAccountOf(tx: Tx, id: string): Promise<PayableAccount | undefined> {
  const [row] = await tx
    .select({ account: counterpartyAccount, counterparty })
    .from(counterpartyAccount)
    .innerJoin(
      counterparty,
      and(
        eq(counterparty.organizationId, counterpartyAccount.organizationId),
        eq(counterparty.id, counterpartyAccount.counterpartyId),
      ),
    )
    .where(and(eq(counterpartyAccount.organizationId, tx.organizationId), eq(counterpartyAccount.id, id)))
  return row
}

/** The counterparty of one of the organization's entities. */
export async function counterpartyOfEntity(tx: Tx, entityId: string): Promise<CounterpartyRow | undefined> {
  const [row] = await tx
    .select()
    .from(counterparty)
    .where(and(eq(counterparty.organizationId, tx.organizationId), eq(counterparty.entityId, entityId)))
  return row
}

/** Whether the counterparty may be paid. It can't be changed until this transaction ends. */
export async function isActiveUntilEnd(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ status: counterparty.status })
    .from(counterparty)
    .where(and(eq(counterparty.organizationId, tx.organizationId), eq(counterparty.id, id)))
    .for('share')
  return row?.status === 'ACTIVE'
}

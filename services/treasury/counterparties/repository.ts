// SQL of single counterparties and their accounts; lists are in list.ts, and many at once in bulk.ts.
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { counterparty, counterpartyAccount, type CounterpartyAccountRow, type CounterpartyRow } from './table.ts'

const columns = getTableColumns(counterparty)
const ofOrganization = (tx: Tx) => eq(counterparty.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(counterparty.id, id))

/** The accounts of a counterparty, in the user's order. */
export async function accountsOf(tx: Tx, counterpartyId: string): Promise<CounterpartyAccountRow[]> {
  return tx
    .select()
    .from(counterpartyAccount)
    .where(
      and(
        eq(counterpartyAccount.organizationId, tx.organizationId),
        eq(counterpartyAccount.counterpartyId, counterpartyId),
      ),
    )
    .orderBy(asc(counterpartyAccount.place), asc(counterpartyAccount.id))
}

export async function insertCounterparty(
  tx: Tx,
  values: Omit<typeof counterparty.$inferInsert, 'organizationId'>,
): Promise<CounterpartyRow> {
  const [row] = await tx
    .insert(counterparty)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  return row!
}

/** Locks the counterparty: writers of its accounts wait, but not writers of rows that reference it, for example a large import. */
export async function lockCounterparty(tx: Tx, id: string): Promise<CounterpartyRow | undefined> {
  const [row] = await tx.select(columns).from(counterparty).where(withId(tx, id)).for('no key update')
  return row
}

/** Locks the counterparty also against new references, so that the existing ones can be counted. */
export async function lockCounterpartyToDelete(tx: Tx, id: string): Promise<CounterpartyRow | undefined> {
  const [row] = await tx.select(columns).from(counterparty).where(withId(tx, id)).for('update')
  return row
}

/** Deletes a counterparty that is not a system one, with its accounts and what was learnt about it. */
export async function deleteCounterpartyRow(tx: Tx, { id, version }: Pick<CounterpartyRow, 'id' | 'version'>) {
  const [row] = await tx
    .delete(counterparty)
    .where(and(withId(tx, id), eq(counterparty.version, version), sql`${counterparty.entityId} is null`))
    .returning({ id: counterparty.id })
  return row
}

export type CounterpartyValues = Pick<
  CounterpartyRow,
  | 'legalName'
  | 'alias'
  | 'externalId'
  | 'type'
  | 'status'
  | 'email'
  | 'taxNumber'
  | 'residence'
  | 'customerType'
  | 'address'
>

/** Changes a counterparty that still has the version that the caller saw and is not a system one. */
export async function changeCounterparty(tx: Tx, id: string, version: number, values: CounterpartyValues) {
  const [row] = await tx
    .update(counterparty)
    .set({ ...values, version: sql`${counterparty.version} + 1` })
    .where(and(withId(tx, id), eq(counterparty.version, version), sql`${counterparty.entityId} is null`))
    .returning()
  return row
}

export type NewAccount = Omit<
  CounterpartyAccountRow,
  'organizationId' | 'counterpartyId' | 'createdAt' | 'createdBy' | 'bareNumber'
>

/** Approvers of a payment to a new account see when and by whom it was added. */
export const addedNow = (tx: Tx) => ({ createdAt: tx.clock.now().toString(), createdBy: tx.actorId })

export async function insertAccounts(tx: Tx, counterpartyId: string, accounts: readonly NewAccount[]): Promise<void> {
  if (accounts.length === 0) return
  const added = { counterpartyId, organizationId: tx.organizationId, ...addedNow(tx) }
  await tx.insert(counterpartyAccount).values(accounts.map(account => ({ ...account, ...added })))
}

/** Only alias and position of an account may change. */
export async function changeAccount(tx: Tx, { id, alias, place }: Pick<NewAccount, 'id' | 'alias' | 'place'>) {
  await tx
    .update(counterpartyAccount)
    .set({ alias, place })
    .where(and(eq(counterpartyAccount.organizationId, tx.organizationId), eq(counterpartyAccount.id, id)))
}

export async function removeAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(counterpartyAccount)
    .where(and(eq(counterpartyAccount.organizationId, tx.organizationId), inArray(counterpartyAccount.id, [...ids])))
}

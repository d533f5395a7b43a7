// SQL of counterparties, their accounts and what was learnt of them; the only file of this module that knows the tables.
import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Page, Sort } from '../../kit/page.ts'
import { searchWords } from '../searchWords.ts'
import {
  counterparty,
  counterpartyAccount,
  type CounterpartyAccountRow,
  counterpartyLearnt,
  type CounterpartyRow,
} from './table.ts'

export type CounterpartyFilter = {
  search?: string | undefined
  type?: CounterpartyRow['type'] | undefined
  status?: CounterpartyRow['status'] | undefined
}

export const counterpartySorts: Record<string, Sort<CounterpartyRow>> = {
  alias: { column: counterparty.alias, valueOf: row => row.alias },
  createdAt: { column: counterparty.createdAt, valueOf: row => row.createdAt },
}

const columns = getTableColumns(counterparty)
const ofOrganization = (tx: Tx) => eq(counterparty.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(counterparty.id, id))

export async function listCounterparties(tx: Tx, filter: CounterpartyFilter, page: Page<CounterpartyRow>) {
  return tx
    .select(columns)
    .from(counterparty)
    .where(and(...conditions(tx, filter), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
}

export async function countCounterparties(tx: Tx, filter: CounterpartyFilter): Promise<number> {
  return tx.$count(counterparty, and(...conditions(tx, filter)))
}

export async function readCounterparties(tx: Tx, ids: readonly string[]): Promise<CounterpartyRow[]> {
  return tx
    .select(columns)
    .from(counterparty)
    .where(and(ofOrganization(tx), inArray(counterparty.id, [...ids])))
}

/** Accounts by counterparty, in the order in which they were listed. */
export async function accountsOf(tx: Tx, counterpartyIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(counterpartyAccount)
    .where(
      and(
        eq(counterpartyAccount.organizationId, tx.organizationId),
        inArray(counterpartyAccount.counterpartyId, [...counterpartyIds]),
      ),
    )
    .orderBy(asc(counterpartyAccount.place), asc(counterpartyAccount.id))
  return Map.groupBy(rows, row => row.counterpartyId)
}

/** Learnt names by counterparty, those seen most often first. */
export async function learntAliasesOf(tx: Tx, counterpartyIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ counterpartyId: counterpartyLearnt.counterpartyId, value: counterpartyLearnt.value })
    .from(counterpartyLearnt)
    .where(
      and(
        eq(counterpartyLearnt.organizationId, tx.organizationId),
        eq(counterpartyLearnt.kind, 'ALIAS'),
        inArray(counterpartyLearnt.counterpartyId, [...counterpartyIds]),
      ),
    )
    .orderBy(sql`${counterpartyLearnt.seen} desc`, asc(counterpartyLearnt.value))
  const grouped = Map.groupBy(rows, row => row.counterpartyId)
  return new Map([...grouped].map(([of, learnt]) => [of, learnt.map(row => row.value)]))
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

/** The counterparty with its lock: whoever changes its accounts waits for it, but nobody who points at it, as a large import does. */
export async function lockCounterparty(tx: Tx, id: string): Promise<CounterpartyRow | undefined> {
  const [row] = await tx.select(columns).from(counterparty).where(withId(tx, id)).for('no key update')
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

/** Changes a counterparty that still has the version that the caller saw and is not the system's own. */
export async function changeCounterparty(tx: Tx, id: string, version: number, values: CounterpartyValues) {
  const [row] = await tx
    .update(counterparty)
    .set({ ...values, version: sql`${counterparty.version} + 1` })
    .where(and(withId(tx, id), eq(counterparty.version, version), sql`${counterparty.entityId} is null`))
    .returning()
  return row
}

export type NewAccount = Omit<CounterpartyAccountRow, 'organizationId' | 'counterpartyId'>

export async function insertAccounts(tx: Tx, counterpartyId: string, accounts: readonly NewAccount[]): Promise<void> {
  if (accounts.length === 0) return
  await tx
    .insert(counterpartyAccount)
    .values(accounts.map(account => ({ ...account, counterpartyId, organizationId: tx.organizationId })))
}

/** Alias and place are all that may change of an account. */
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

function conditions(tx: Tx, { search, type, status }: CounterpartyFilter): (SQL | undefined)[] {
  return [
    ofOrganization(tx),
    type && eq(counterparty.type, type),
    status && eq(counterparty.status, status),
    ...searchWords(search ?? '').map(({ word }) => sql`${counterparty.id} in (select search_counterparty(${word}))`),
  ]
}

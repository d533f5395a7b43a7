// SQL of single deposits and their periods; lists are in list.ts.
import { and, asc, eq, getTableColumns, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { expectedTransaction } from '../expectedTransactions/public.ts'
import { codes } from './errors.ts'
import type { DepositStatus } from './rules/lifecycle.ts'
import type { Period } from './rules/schedule.ts'
import { deposit as table, depositPeriod, type DepositRow, type PeriodRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

/** The error code for a violation of the table's unique index. */
export const depositConflicts = {
  deposit_alias: { error: codes.depositAliasExists, path: 'alias' },
}

export async function insertDeposit(
  tx: Tx,
  values: Omit<typeof table.$inferInsert, 'organizationId'>,
): Promise<DepositRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  return row!
}

/** The deposit, locked. */
export async function lockDeposit(tx: Tx, id: string): Promise<DepositRow | undefined> {
  const [row] = await tx.select(getTableColumns(table)).from(table).where(withId(tx, id)).for('no key update')
  return row
}

type Changes = Partial<Omit<DepositRow, 'organizationId' | 'id' | 'number' | 'version' | 'searchText'>>

/** Changes a deposit that is unchanged since it was read; otherwise undefined. */
export async function changeDeposit(
  tx: Tx,
  { id, version }: Pick<DepositRow, 'id' | 'version'>,
  from: readonly DepositStatus[],
  values: Changes,
): Promise<DepositRow | undefined> {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(and(withId(tx, id), eq(table.version, version), inArray(table.status, [...from])))
    .returning()
  return row
}

const ofTerm = (tx: Tx, depositId: string, term: number) =>
  and(
    eq(depositPeriod.organizationId, tx.organizationId),
    eq(depositPeriod.depositId, depositId),
    eq(depositPeriod.term, term),
  )

/** The periods of one term, in order. */
export const readPeriods = (tx: Tx, depositId: string, term: number): Promise<PeriodRow[]> =>
  tx
    .select()
    .from(depositPeriod)
    .where(ofTerm(tx, depositId, term))
    .orderBy(asc(depositPeriod.place))

/** Stores the periods of a term; `isRenewed`: their interest stays in the deposit. */
export async function insertPeriods(
  tx: Tx,
  depositId: string,
  periods: readonly Period[],
  isRenewed: boolean,
): Promise<void> {
  await tx.insert(depositPeriod).values(
    periods.map(({ rate, netMinor: _generated, startsOn, endsOn, ...period }) => ({
      ...period,
      organizationId: tx.organizationId,
      depositId,
      startsOn: startsOn.toString(),
      endsOn: endsOn.toString(),
      interestRate: rate,
      isRenewed,
    })),
  )
}

/** Replaces the periods of their term. */
export async function replacePeriods(
  tx: Tx,
  depositId: string,
  periods: readonly Period[],
  isRenewed: boolean,
): Promise<void> {
  const [first] = periods
  if (first) await tx.delete(depositPeriod).where(ofTerm(tx, depositId, first.term))
  await insertPeriods(tx, depositId, periods, isRenewed)
}

/** Deletes the periods that end after a date, or all of them. */
export const dropPeriods = (tx: Tx, depositId: string, after?: string): Promise<unknown> =>
  tx
    .delete(depositPeriod)
    .where(
      and(
        eq(depositPeriod.organizationId, tx.organizationId),
        eq(depositPeriod.depositId, depositId),
        after === undefined ? undefined : gt(depositPeriod.endsOn, after),
      ),
    )

/** The schedules of deposits with their currencies, earliest period first. */
export const schedulesOf = (tx: Tx, depositIds: readonly string[]) =>
  tx
    .select({ ...getTableColumns(depositPeriod), currency: table.currency })
    .from(depositPeriod)
    .innerJoin(
      table,
      and(eq(table.organizationId, depositPeriod.organizationId), eq(table.id, depositPeriod.depositId)),
    )
    .where(and(eq(depositPeriod.organizationId, tx.organizationId), inArray(depositPeriod.depositId, [...depositIds])))
    .orderBy(depositPeriod.depositId, depositPeriod.term, depositPeriod.place)

/** The expected transactions of deposits, earliest first; replaced ones are omitted. */
export const expectedIdsOf = (tx: Tx, depositIds: readonly string[]) =>
  tx
    .select({ depositId: sql<string>`${expectedTransaction.depositId}`, id: expectedTransaction.id })
    .from(expectedTransaction)
    .where(
      and(
        eq(expectedTransaction.organizationId, tx.organizationId),
        inArray(expectedTransaction.depositId, [...depositIds]),
        ne(expectedTransaction.status, 'ARCHIVED'),
      ),
    )
    .orderBy(expectedTransaction.depositId, expectedTransaction.date, expectedTransaction.id)

/** Whether a deposit references the bank account. */
export async function isAccountUsed(tx: Tx, bankAccountId: string, statuses?: readonly DepositStatus[]) {
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        or(eq(table.sourceAccountId, bankAccountId), eq(table.payoutAccountId, bankAccountId)),
        statuses && inArray(table.status, [...statuses]),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** The amount in rupiah, in minor units, that the entity has in other deposits at the bank. */
export async function heldAtBank(
  tx: Tx,
  { entityId, bankCode, exceptId }: { entityId: string; bankCode: string; exceptId: string | undefined },
): Promise<bigint> {
  const [row] = await tx
    .select({ minor: sql<string>`coalesce(sum(${table.principalMinor}), 0)::text` })
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.entityId, entityId),
        eq(table.bankCode, bankCode),
        eq(table.currency, 'IDR'),
        inArray(table.status, ['NEW', 'ACTIVE']),
        exceptId === undefined ? undefined : ne(table.id, exceptId),
      ),
    )
  return BigInt(row?.minor ?? '0')
}

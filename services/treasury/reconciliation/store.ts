// SQL of confirmed matches; only this file, recommendations.ts and runs.ts know the module's tables.
import { and, asc, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { id } from '../../kit/idShapes.ts'
import { defineList, equalTo, filterBy, sortBy } from '../../kit/list.ts'
import { flag } from '../../kit/query.ts'
import { zoneInSql } from '../projection/public.ts'
import { searchWords } from '../../kit/searchWords.ts'
import type { Adjustment, AdjustmentKind } from './matching/types.ts'
import {
  adjustment,
  allocation,
  reconciliation,
  RECONCILIATION_KINDS,
  type AllocationRow,
  type Lesson,
  type ReconciliationRow,
} from './table.ts'

export type StoredAllocation = Pick<
  AllocationRow,
  'id' | 'statementTransactionId' | 'expectedTransactionId' | 'amountMinor'
> & { adjustments: Adjustment[] }

/** A reconciliation with its related rows. */
export type Stored = ReconciliationRow & { allocations: StoredAllocation[] }

export const reconciliationKind = z.enum(RECONCILIATION_KINDS).meta({ id: 'ReconciliationKind' })

const columns = getTableColumns(reconciliation)
const ofOrganization = (tx: Tx) => eq(reconciliation.organizationId, tx.organizationId)

/** As JSON: amounts are text, because they have more digits than JSON numbers. */
type AllocationInJson = Omit<StoredAllocation, 'amountMinor' | 'adjustments'> & {
  amountMinor: string
  adjustments: { kind: AdjustmentKind; amount: string }[]
}

const toAllocation = ({ amountMinor, adjustments, ...part }: AllocationInJson): StoredAllocation => ({
  ...part,
  amountMinor: BigInt(amountMinor),
  adjustments: adjustments.map(({ kind, amount }) => ({ kind, amount: BigInt(amount) })),
})

/** In order with their adjustments, read together with the reconciliations. */
const itsAllocations = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', a.id, 'statementTransactionId', a.statement_transaction_id,
    'expectedTransactionId', a.expected_transaction_id, 'amountMinor', a.amount_minor::text,
    'adjustments', coalesce((
      select jsonb_agg(jsonb_build_object('kind', d.kind, 'amount', d.amount_minor::text) order by d.place)
      from adjustment d where d.organization_id = a.organization_id and d.allocation_id = a.id), '[]')) order by a.place)
  from allocation a
  where a.organization_id = reconciliation.organization_id and a.reconciliation_id = reconciliation.id), '[]')`.mapWith(
  (found: AllocationInJson[]) => found.map(toAllocation),
)

const select = (tx: Tx) => tx.select({ ...columns, allocations: itsAllocations }).from(reconciliation)

export async function insertReconciliations(
  tx: Tx,
  rows: readonly Omit<
    Stored,
    'createdAt' | 'removedAt' | 'removedBy' | 'removalReason' | 'version' | 'organizationId'
  >[],
): Promise<void> {
  const { organizationId } = tx
  const allocations = rows.flatMap(row =>
    row.allocations.map((part, place) => ({ ...part, place, reconciliationId: row.id })),
  )
  await insertMany(
    tx,
    reconciliation,
    rows.map(
      ({
        id,
        kind,
        result,
        bankAccountId,
        currency,
        amountMinor,
        runId,
        recommendationId,
        adjustmentReason,
        taught,
        createdBy,
      }) => ({
        organizationId,
        id,
        kind,
        result,
        bankAccountId,
        currency,
        amountMinor,
        runId,
        recommendationId,
        adjustmentReason,
        taught,
        createdBy,
      }),
    ),
  )
  await insertMany(
    tx,
    allocation,
    allocations.map(({ id, reconciliationId, place, statementTransactionId, expectedTransactionId, amountMinor }) => ({
      organizationId,
      id,
      reconciliationId,
      place,
      statementTransactionId,
      expectedTransactionId,
      amountMinor,
    })),
  )
  await insertMany(
    tx,
    adjustment,
    allocations.flatMap(({ id, adjustments }) =>
      adjustments.map(({ kind, amount }, place) => ({
        organizationId,
        allocationId: id,
        place,
        kind,
        amountMinor: amount,
      })),
    ),
  )
}

export async function setTaught(tx: Tx, lessons: ReadonlyMap<string, Lesson[]>): Promise<void> {
  if (lessons.size === 0) return
  await tx.execute(sql`
    update reconciliation set taught = lesson.taught
    from unnest(${sql.param([...lessons.keys()])}::uuid[], ${sql.param([...lessons.values()].map(taught => JSON.stringify(taught)))}::jsonb[])
      as lesson (id, taught)
    where reconciliation.organization_id = ${tx.organizationId} and reconciliation.id = lesson.id`)
}

/** A business date begins at midnight in the organization's time zone. */
const startOfDay = (tx: Tx, day: SQL) => sql`((${day})::timestamp at time zone ${zoneInSql(tx)})`

const inForce = isNull(reconciliation.removedAt)

export const reconciliationList = defineList<Stored>({
  table: reconciliation,
  filters: {
    bankAccountId: equalTo(reconciliation.bankAccountId, id),
    dateFrom: filterBy(
      z.iso.date().describe('Made on that business date or later'),
      (date, tx) => sql`${reconciliation.createdAt} >= ${startOfDay(tx, sql`${date}::date`)}`,
    ),
    dateTo: filterBy(
      z.iso.date(),
      (date, tx) => sql`${reconciliation.createdAt} < ${startOfDay(tx, sql`${date}::date + 1`)}`,
    ),
    search: filterBy(z.string().max(200), (text, tx) =>
      and(
        ...searchWords(text).map(
          ({
            word,
            amountMinor,
          }) => sql`(${reconciliation.amountMinor} = ${amountMinor}::bigint or ${reconciliation.id} in (
            select reconciliation_id from allocation
            where organization_id = ${tx.organizationId}
              and (statement_transaction_id in (select search_statement(${word}, ${amountMinor}::bigint))
                or expected_transaction_id in (select search_expected(${word}, ${amountMinor}::bigint)))))`,
        ),
      ),
    ),
    kind: equalTo(reconciliation.kind, reconciliationKind),
    includeRemoved: { ...filterBy(flag, isIncluded => (isIncluded ? undefined : inForce)), absent: inForce },
  },
  orders: ['-createdAt', 'createdAt'],
  sorts: { createdAt: sortBy(reconciliation, 'createdAt') },
  select,
})

export const reconciliationSummary = {
  description: 'Number of matching reconciliations',
  body: z.object({ totalCount: z.int() }),
  read: async (tx: Tx, where: SQL | undefined) => ({ totalCount: await tx.$count(reconciliation, where) }),
}

export type CountedWork = {
  bankAccountId?: string | undefined
  /** The import of the lines. */
  importId?: string | undefined
  /** Range of dates, including both: those of lines, and the business dates on which reconciliations were made. */
  dateFrom?: string | undefined
  dateTo?: string | undefined
}

/** The number of reconciliations in effect, as part of another statement. */
export function reconciliationCount(tx: Tx, { importId, ...filter }: CountedWork): SQL {
  const ofImport =
    importId === undefined
      ? undefined
      : sql`${reconciliation.id} in (
          select a.reconciliation_id from statement_transaction t
          join allocation a on a.organization_id = t.organization_id and a.statement_transaction_id = t.id
          where t.organization_id = ${tx.organizationId} and t.import_id = ${importId}::uuid)`
  return sql`(select count(*)::int from ${reconciliation} where ${and(reconciliationList.where(tx, filter), ofImport)})`
}

/** Active reconciliations of these lines or expected transactions. */
export async function reconciliationsOf(
  tx: Tx,
  of: {
    statementTransactionIds?: readonly string[] | undefined
    expectedTransactionIds?: readonly string[] | undefined
  },
): Promise<Stored[]> {
  const { statementTransactionIds = [], expectedTransactionIds = [] } = of
  const items = or(
    among(allocation.statementTransactionId, statementTransactionIds),
    among(allocation.expectedTransactionId, expectedTransactionIds),
  )
  const ids = tx
    .select({ id: allocation.reconciliationId })
    .from(allocation)
    .where(and(eq(allocation.organizationId, tx.organizationId), items))
  return select(tx)
    .where(and(ofOrganization(tx), inForce, inArray(reconciliation.id, ids)))
    .orderBy(asc(reconciliation.createdAt), asc(reconciliation.id))
}

/** The number of lines that a run has reconciled, including those undone since. */
export async function countLinesOfRun(tx: Tx, run: { id: string; startedAt: string }): Promise<number> {
  const { rows } = await tx.execute<{ lines: number }>(sql`
    select count(distinct a.statement_transaction_id)::int as lines
    from reconciliation r join allocation a on a.organization_id = r.organization_id and a.reconciliation_id = r.id
    where r.organization_id = ${tx.organizationId} and r.created_at >= ${run.startedAt}::timestamptz and r.run_id = ${run.id}`)
  return rows[0]!.lines
}

/** Deactivates a reconciliation, without a reason only the caller's own recent one; false if it was already undone, or is unknown. */
export async function markRemoved(tx: Tx, id: string, reason: string | null): Promise<boolean> {
  const { rowCount } = await tx
    .update(reconciliation)
    .set({
      removedAt: tx.clock.now().toString(),
      removedBy: tx.actorId,
      removalReason: reason,
      version: sql`${reconciliation.version} + 1`,
    })
    .where(and(ofOrganization(tx), eq(reconciliation.id, id), inForce, reason === null ? isOwnAndNew(tx) : undefined))
  return rowCount === 1
}

/** A user's own slip: the database stamps rows, so it also decides how old they are. */
const isOwnAndNew = (tx: Tx) =>
  and(
    eq(reconciliation.createdBy, sql`${tx.actorId}::uuid`),
    sql`${reconciliation.createdAt} > now() - interval '15 minutes'`,
  )

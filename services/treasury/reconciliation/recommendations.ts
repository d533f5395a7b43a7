// SQL of recommendations.
import { and, asc, desc, eq, getTableColumns, gt, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { id } from '../../kit/idShapes.ts'
import { defineList, equalTo, oneOf, sortBy } from '../../kit/list.ts'
import { flag } from '../../kit/query.ts'
import {
  recommendation,
  RECOMMENDATION_STATUSES,
  recommendationPart,
  type RecommendationPartRow,
  type RecommendationRow,
} from './table.ts'

type Part = Pick<
  RecommendationPartRow,
  'statementTransactionId' | 'expectedTransactionId' | 'amountMinor' | 'adjustedMinor' | 'adjustments'
>
export type Recommended = RecommendationRow & { parts: Part[] }

export const recommendationStatus = z.enum(RECOMMENDATION_STATUSES).meta({ id: 'RecommendationStatus' })

const columns = getTableColumns(recommendation)
const ofOrganization = (tx: Tx) => eq(recommendation.organizationId, tx.organizationId)

/** As JSON: amounts are text, because they have more digits than JSON numbers. */
type PartInJson = Omit<Part, 'amountMinor' | 'adjustedMinor'> & Record<'amountMinor' | 'adjustedMinor', string>

const toPart = (part: PartInJson): Part => ({
  ...part,
  amountMinor: BigInt(part.amountMinor),
  adjustedMinor: BigInt(part.adjustedMinor),
})

/** In order, read together with the recommendations. */
const parts = sql`coalesce((
  select jsonb_agg(jsonb_build_object('statementTransactionId', part.statement_transaction_id,
    'expectedTransactionId', part.expected_transaction_id, 'amountMinor', part.amount_minor::text,
    'adjustedMinor', part.adjusted_minor::text, 'adjustments', part.adjustments) order by part.place)
  from recommendation_part part
  where part.organization_id = recommendation.organization_id and part.recommendation_id = recommendation.id), '[]')`.mapWith(
  (found: PartInJson[]) => found.map(toPart),
)

const select = (tx: Tx) => tx.select({ ...columns, parts }).from(recommendation)

/** Ids increase with time: newest first. */
export const recommendationList = defineList<Recommended>({
  table: recommendation,
  filters: {
    bankAccountId: equalTo(recommendation.bankAccountId, id),
    runId: equalTo(recommendation.runId, id),
    status: oneOf(recommendation.status, recommendationStatus),
    automatic: equalTo(recommendation.automatic, flag),
  },
  orders: ['-id', 'id'],
  sorts: { id: sortBy(recommendation, 'id') },
  select,
})

export const recommendationSummary = {
  description: 'Number of matching recommendations',
  body: z.object({ totalCount: z.int() }),
  read: async (tx: Tx, where: SQL | undefined) => ({ totalCount: await tx.$count(recommendation, where) }),
}

/** A run's recommendations that are still pending. */
const pendingOf = (tx: Tx, runId: string) => recommendationList.where(tx, { runId, status: ['PENDING'] })

/** Recommendations for these lines, best first. */
export async function recommendationsOf(
  tx: Tx,
  statementTransactionIds: readonly string[],
  status: readonly RecommendationRow['status'][],
): Promise<Recommended[]> {
  const ids = tx
    .select({ id: recommendationPart.recommendationId })
    .from(recommendationPart)
    .where(
      and(
        eq(recommendationPart.organizationId, tx.organizationId),
        among(recommendationPart.statementTransactionId, statementTransactionIds),
      ),
    )
  return select(tx)
    .where(and(ofOrganization(tx), inArray(recommendation.status, [...status]), inArray(recommendation.id, ids)))
    .orderBy(asc(recommendation.result), desc(recommendation.score), desc(recommendation.id))
}

/** A run's automatic recommendations that are still pending and not excluded, in the order of their ids. */
export async function nextToConfirm(
  tx: Tx,
  runId: string,
  excluded: readonly string[],
  after: string | null,
  limit: number,
): Promise<Recommended[]> {
  return select(tx)
    .where(
      and(
        pendingOf(tx, runId),
        eq(recommendation.automatic, true),
        after === null ? undefined : gt(recommendation.id, after),
        excluded.length === 0 ? undefined : notInArray(recommendation.id, [...excluded]),
      ),
    )
    .orderBy(asc(recommendation.id))
    .limit(limit)
}

/** Moves pending ones to another status; others stay unchanged and are omitted from the result. */
export async function settleRecommendations(
  tx: Tx,
  ids: readonly string[],
  status: 'ACCEPTED' | 'REJECTED' | 'SUPERSEDED',
): Promise<RecommendationRow[]> {
  if (ids.length === 0) return []
  return tx
    .update(recommendation)
    .set({ status })
    .where(and(ofOrganization(tx), inArray(recommendation.id, [...ids]), eq(recommendation.status, 'PENDING')))
    .returning(columns)
}

/** Those of a newer run supersede the pending ones of an account, or of all. Locked by id, as everywhere. */
export async function supersedeOlder(tx: Tx, run: { id: string; bankAccountId: string | null }): Promise<void> {
  await tx.execute(sql`
    with older as (
      select id from recommendation
      where organization_id = ${tx.organizationId} and status = 'PENDING' and run_id <> ${run.id}
        and (${run.bankAccountId}::uuid is null or bank_account_id = ${run.bankAccountId}::uuid)
      order by id for update)
    update recommendation set status = 'SUPERSEDED'
    where organization_id = ${tx.organizationId} and id in (select id from older)`)
}

export type Affected = { statementTransactionIds: readonly string[]; expectedTransactionIds: readonly string[] }

const touching = (tx: Tx, { statementTransactionIds, expectedTransactionIds }: Affected) => sql`
  select recommendation_id from recommendation_part
  where organization_id = ${tx.organizationId}
    and (statement_transaction_id = any(${sql.param([...statementTransactionIds])}::uuid[])
      or expected_transaction_id = any(${sql.param([...expectedTransactionIds])}::uuid[]))`

/** Locks the pending ones of these records in the order of their ids, so that concurrent confirmations don't deadlock. */
export async function lockPendingOf(tx: Tx, affected: Affected): Promise<void> {
  await tx.execute(sql`
    select from recommendation
    where organization_id = ${tx.organizationId} and status = 'PENDING' and id in (${touching(tx, affected)})
    order by id for update`)
}

/** Supersedes pending ones for these records that need more than is still open. Lists show them on other lines too. */
export async function supersedeOutgrown(tx: Tx, affected: Affected): Promise<void> {
  const { rows } = await tx.execute<{ id: string; run_id: string; bank_account_id: string }>(sql`
    update recommendation r set status = 'SUPERSEDED'
    where r.organization_id = ${tx.organizationId} and r.status = 'PENDING'
      and r.id in (${outgrownParts(tx, sql`p.recommendation_id in (${touching(tx, affected)})`)})
    returning r.id, r.run_id, r.bank_account_id`)
  // If there are many, names only their run: lists are then read again.
  const told =
    rows.length <= MAX_TOLD
      ? rows
      : new Map(rows.map(row => [`${row.run_id} ${row.bank_account_id}`, { ...row, id: row.run_id }])).values()
  for (const { id, bank_account_id: scopeId } of told) tx.emit('recommendations.changed', id, { scopeId })
}

/** Maximum number of changes named individually. */
const MAX_TOLD = 20

const OPEN = sql`status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')`

/** Parts that need more than is open on either side, or a record that is closed or deleted. */
const outgrownParts = (tx: Tx, among: SQL) => sql`
  select p.recommendation_id as id from recommendation_part p
  left join statement_transaction s on s.organization_id = p.organization_id and s.id = p.statement_transaction_id and s.${OPEN}
  left join expected_transaction e on e.organization_id = p.organization_id and e.id = p.expected_transaction_id and e.${OPEN}
  where p.organization_id = ${tx.organizationId} and ${among}
    and (s.id is null or e.id is null or s.amount_minor - s.allocated_minor < p.amount_minor
      or e.amount_minor - e.allocated_minor < p.amount_minor + p.adjusted_minor)`

/**
 * Supersedes a run's own recommendations whose records were reconciled, changed or deleted while it ran. `since`: an id older than theirs.
 * Almost always there are none, which one pass over the open parts shows.
 */
export async function supersedeOutgrownOfRun(tx: Tx, runId: string, since: string): Promise<void> {
  // There are no statistics for these parts yet. Estimating a few, Postgres would look up the records of each: a hundred thousand times.
  await tx.execute(sql`set local enable_nestloop = off`)
  const { rows } = await tx.execute<{ id: string }>(outgrownParts(tx, sql`p.recommendation_id > ${since}::uuid`))
  await tx.execute(sql`set local enable_nestloop to default`)
  if (rows.length === 0) return
  const outgrown = new Set(rows.map(({ id }) => id))
  await tx
    .update(recommendation)
    .set({ status: 'SUPERSEDED' })
    .where(and(pendingOf(tx, runId), among(recommendation.id, [...outgrown])))
}

// Users plan incoming and outgoing money; forecasts show what real records don't cover.
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { formatMinor } from '../../kit/money.ts'
import { counterpartyAlias, counterpartyToReference } from '../counterparties/public.ts'
import { codes } from './errors.ts'
import { plannedLine, type PlannedLineRow } from './table.ts'

export type PlannedLineInput = Pick<
  PlannedLineRow,
  'name' | 'direction' | 'amountMinor' | 'currency' | 'counterpartyId' | 'category' | 'rule' | 'startsOn' | 'endsOn'
>

/** As many as users can review; every forecast evaluates each. */
const MAX_LINES = 200

const withId = (tx: Tx, id: string) => and(eq(plannedLine.organizationId, tx.organizationId), eq(plannedLine.id, id))

/** All planned lines, earliest first. */
export const listPlannedLines = (tx: Tx): Promise<PlannedLineRow[]> =>
  tx
    .select()
    .from(plannedLine)
    .where(eq(plannedLine.organizationId, tx.organizationId))
    .orderBy(asc(plannedLine.startsOn), asc(plannedLine.id))
    .limit(MAX_LINES)

export async function plannedLineOf(tx: Tx, id: string): Promise<PlannedLineRow> {
  const [row] = await tx.select().from(plannedLine).where(withId(tx, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

export async function createPlannedLine(tx: Tx, input: PlannedLineInput): Promise<PlannedLineRow> {
  await checkCounterparty(tx, input)
  // Two concurrent calls must not exceed the limit together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`planned-lines/${tx.organizationId}`}, 0))`)
  const [lines] = await tx
    .select({ count: count() })
    .from(plannedLine)
    .where(eq(plannedLine.organizationId, tx.organizationId))
  if ((lines?.count ?? 0) >= MAX_LINES)
    throw new Refusal(codes.plannedLinesTooMany, { params: { maximum: String(MAX_LINES) } })
  const [row] = await tx
    .insert(plannedLine)
    .values({ ...input, organizationId: tx.organizationId, id: newId(), createdBy: tx.actorId })
    .returning()
  if (!row) throw new Error('no planned line was written')
  await tell(tx, 'CREATED', undefined, row)
  return row
}

export async function updatePlannedLine(
  tx: Tx,
  id: string,
  version: number,
  input: PlannedLineInput,
): Promise<PlannedLineRow> {
  const before = await plannedLineOf(tx, id)
  await checkCounterparty(tx, input)
  const [after] = await tx
    .update(plannedLine)
    .set({ ...input, version: sql`${plannedLine.version} + 1` })
    .where(and(withId(tx, id), eq(plannedLine.version, version)))
    .returning()
  if (!after) throw new Refusal(commonErrors.staleVersion)
  await tell(tx, 'UPDATED', before, after)
  return after
}

export async function deletePlannedLine(tx: Tx, id: string, version: number): Promise<void> {
  const before = await plannedLineOf(tx, id)
  const { rowCount } = await tx.delete(plannedLine).where(and(withId(tx, id), eq(plannedLine.version, version)))
  if (rowCount === 0) throw new Refusal(commonErrors.staleVersion)
  await tell(tx, 'DELETED', before, undefined)
}

async function checkCounterparty(tx: Tx, { counterpartyId }: PlannedLineInput): Promise<void> {
  if (counterpartyId !== null) await counterpartyToReference(tx, counterpartyId)
}

const fields = ['name', 'direction', 'amount', 'counterparty', 'category', 'planRule', 'startsOn', 'endsOn'] as const

async function describe(tx: Tx, row: PlannedLineRow | undefined) {
  if (!row) return undefined
  const { name, direction, category, startsOn, endsOn } = row
  return {
    name,
    direction,
    amount: `${formatMinor(row.amountMinor)} ${row.currency}`,
    counterparty: await counterpartyAlias(tx, row.counterpartyId),
    category,
    planRule: row.rule,
    startsOn,
    endsOn,
  }
}

async function tell(
  tx: Tx,
  action: 'CREATED' | 'UPDATED' | 'DELETED',
  before: PlannedLineRow | undefined,
  after: PlannedLineRow | undefined,
): Promise<void> {
  const row = after ?? before
  if (!row) throw new TypeError('nothing to tell of')
  recordActivity(tx, {
    action,
    recordType: 'PLANNED_LINE',
    recordId: row.id,
    recordLabel: row.name,
    changes: changesBetween(await describe(tx, before), await describe(tx, after), fields),
  })
  tx.emit('planned-line.changed', row.id, {})
}

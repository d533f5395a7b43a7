// Confirms matches: single ones manually or from a recommendation, and many after an automatic run. Everything happens under the locks of
// both sides, taken in one order (statement lines, expected transactions, recommendations, each by id), so that of concurrent users one
// wins and none deadlocks.
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { formatMinor } from '../../kit/money.ts'
import {
  allocateStatementMany,
  statementCodes,
  lockStatements,
  type StatementRow,
} from '../statementTransactions/public.ts'
import { codes } from './errors.ts'
import { allocateExpectedMany, type ExpectedRow, lockExpected } from '../expectedTransactions/public.ts'
import { matched } from './events.ts'
import { learn, lessonsOf } from './learn.ts'
import { requiresExclusiveMatch, refuseSplit } from './manualTransfers.ts'
import type { BeyondBounds, Match, LockedRecords } from './match.ts'
import { payFromLine, payFromLines } from './matching/options.ts'
import type { Adjustment, Allocation } from './matching/types.ts'
import { hasAdjustments, readLimits, refuseBeyondBounds } from './refuseBeyondBounds.ts'
import { lockPendingOf, supersedeOutgrown } from './recommendations.ts'
import { insertReconciliations, reconciliationList, reconciliationsOf, setTaught, type Stored } from './store.ts'
import type { Lesson } from './table.ts'

export type ReconcileInput = {
  statementTransactionIds: readonly string[]
  /** In the order of payment: if the money is not enough, the last ones stay open. */
  expectedTransactionIds: readonly string[]
  allowPartial?: boolean | undefined
  /** Keeps the rest of one line as credit of the customer whose invoice it has paid. */
  keepRest?: boolean | undefined
  adjustments?: readonly (Adjustment & { expectedId?: string | undefined })[] | undefined
  /** Allows the adjustments to exceed their bounds. */
  beyondBounds?: BeyondBounds | undefined
  /** The owner's reason for matching before the period lock. */
  lockReason?: string | undefined
}

const openOf = (row: { amountMinor: bigint; allocatedMinor: bigint }) => row.amountMinor - row.allocatedMinor
const sumOf = (amounts: readonly { amount: bigint }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0n)

/** Matches manually. */
export async function reconcile(tx: Tx, input: ReconcileInput): Promise<Stored> {
  checkShape(input)
  const sides = await lockSides(tx, input.statementTransactionIds, input.expectedTransactionIds)
  const lines = input.statementTransactionIds.map(id => sides.lines.get(id)!)
  const expecteds = input.expectedTransactionIds.map(id => sides.expecteds.get(id)!)
  if (input.keepRest && !(await isRest(tx, lines, expecteds, input)))
    throw new Refusal(codes.adjustmentOverpayment, { path: 'keepRest' })
  checkTogether(lines, expecteds, input.keepRest ? expecteds : [])
  const allocations = allocate(lines, expecteds, input)
  const { beyondBounds, lockReason } = input
  const [stored] = await confirmMatches(tx, [{ kind: 'MANUAL', allocations, beyondBounds }], sides)
  recordMatch(tx, stored!, sides, lockReason)
  return stored!
}

/** Logs one confirmed match and emits its event. */
export function recordMatch(tx: Tx, stored: Stored, { lines, expecteds }: LockedRecords, lockReason?: string): void {
  const reason = [lockReason, stored.adjustmentReason].filter(Boolean).join('\n')
  const allocations = stored.allocations.map(({ statementTransactionId, expectedTransactionId, amountMinor }) => {
    const line = lines.get(statementTransactionId)
    const expected = expecteds.get(expectedTransactionId)
    return `${line?.date} ${line?.description} → ${expected?.number}: ${formatMinor(amountMinor)}`
  })
  recordActivity(tx, {
    action: 'RECONCILED',
    recordType: 'RECONCILIATION',
    recordId: stored.id,
    recordLabel: `${formatMinor(stored.amountMinor)} ${stored.currency}`,
    changes: [
      { field: 'kind', before: null, after: stored.kind },
      { field: 'result', before: null, after: stored.result },
      { field: 'allocations', before: null, after: allocations.join('\n') },
    ],
    ...(reason !== '' && { reason }),
  })
  tx.emit('reconciliation.created', stored.id, { scopeId: stored.bankAccountId })
}

function checkShape({ statementTransactionIds: lines, expectedTransactionIds: expecteds }: ReconcileInput): void {
  if (lines.length === 0) throw new Refusal(codes.reconciliationEmpty, { path: 'statementTransactionIds' })
  if (expecteds.length === 0) throw new Refusal(codes.reconciliationEmpty, { path: 'expectedTransactionIds' })
  if (new Set(lines).size < lines.length)
    throw new Refusal(codes.reconciliationDuplicates, { path: 'statementTransactionIds' })
  if (new Set(expecteds).size < expecteds.length)
    throw new Refusal(codes.reconciliationDuplicates, { path: 'expectedTransactionIds' })
  if (lines.length > 1 && expecteds.length > 1) throw new Refusal(codes.reconciliationBulkNotAllowed)
}

export async function lockSides(
  tx: Tx,
  statementTransactionIds: readonly string[],
  expectedTransactionIds: readonly string[],
): Promise<LockedRecords> {
  const rows = await lockStatements(tx, statementTransactionIds)
  const lines = new Map(rows.map(row => [row.id, row]))
  if (statementTransactionIds.some(id => !lines.has(id))) throw new Refusal(commonErrors.notFound)
  const expecteds = await lockExpected(tx, expectedTransactionIds)
  await lockPendingOf(tx, { statementTransactionIds, expectedTransactionIds })
  return { lines, expecteds }
}

/**
 * Whether this is the rest of a line after the invoice that it has paid: kept as credit, it settles nothing of the invoice, which only
 * identifies the customer, and is undone separately.
 */
async function isRest(
  tx: Tx,
  [line, ...others]: readonly StatementRow[],
  [expected, ...more]: readonly ExpectedRow[],
  { adjustments = [] }: ReconcileInput,
): Promise<boolean> {
  if (!line || !expected || others.length > 0 || more.length > 0) return false
  if (expected.invoiceId === null || openOf(expected) > 0n) return false
  if (adjustments.length === 0 || adjustments.some(({ kind }) => kind !== 'OVERPAYMENT')) return false
  const matches = await reconciliationsOf(tx, { statementTransactionIds: [line.id] })
  const allocations = matches.flatMap(each => each.allocations)
  return allocations.some(each => each.statementTransactionId === line.id && each.expectedTransactionId === expected.id)
}

/** Checks that both sides are open, except what is `paid`, and have the same account, currency and direction. */
function checkTogether(
  lines: readonly StatementRow[],
  expecteds: readonly ExpectedRow[],
  paid: readonly ExpectedRow[],
): void {
  const [first] = lines
  const sides = [
    { path: 'statementTransactionIds', rows: lines, closed: [] },
    { path: 'expectedTransactionIds', rows: expecteds, closed: paid },
  ]
  for (const { path, rows, closed } of sides)
    for (const row of rows) {
      if (row.status === 'ARCHIVED') throw new Refusal(statementCodes.reconciliationArchived, { path })
      if (openOf(row) <= 0n && !closed.some(({ id }) => id === row.id))
        throw new Refusal(statementCodes.alreadyReconciled, { path })
      if (row.direction !== first!.direction) throw new Refusal(codes.reconciliationTypeMismatch, { path })
      if (row.bankAccountId !== null && row.bankAccountId !== first!.bankAccountId)
        throw new Refusal(codes.reconciliationDifferentAccount, { path })
      if (row.currency !== first!.currency) throw new Refusal(codes.reconciliationCurrencyDiffers, { path })
    }
}

function allocate(lines: StatementRow[], expecteds: ExpectedRow[], input: ReconcileInput): Allocation[] {
  const { adjustments = [], allowPartial = false } = input
  const paying = lines.map(row => ({ id: row.id, open: openOf(row) }))
  const due = expecteds.map(row => ({ id: row.id, open: openOf(row) }))
  const total = (side: readonly { open: bigint }[]) => side.reduce((sum, { open }) => sum + open, 0n)
  const unexplained = total(due) - total(paying) - sumOf(adjustments)
  if (unexplained !== 0n) {
    if (adjustments.length) throw new Refusal(codes.adjustmentInvalid, { path: 'adjustments' })
    if (!allowPartial)
      throw new Refusal(unexplained > 0n ? codes.reconciliationAmountBelow : statementCodes.reconciliationAmountAbove)
  }
  const [onlyExpected] = due
  const allocations =
    paying.length === 1
      ? payFromLine(paying[0]!, due, explainedShares(due, adjustments))
      : payFromLines(
          paying,
          onlyExpected!,
          adjustments.map(({ kind, amount }) => ({ kind, amount })),
        )
  // One would get nothing: too many were selected.
  if (!allocations) throw new Refusal(statementCodes.reconciliationAmountAbove, { path: 'expectedTransactionIds' })
  return allocations
}

/** An adjustment belongs to the expected transaction that it names, or else to the largest. */
function explainedShares(
  due: readonly { id: string; open: bigint }[],
  adjustments: NonNullable<ReconcileInput['adjustments']>,
): (expectedId: string) => Adjustment[] {
  const largest = due.reduce((one, other) => (other.open > one.open ? other : one)).id
  for (const { expectedId } of adjustments)
    if (expectedId !== undefined && !due.some(({ id }) => id === expectedId))
      throw new Refusal(codes.adjustmentInvalid, { path: 'adjustments' })
  const byId = Map.groupBy(adjustments, ({ expectedId }) => expectedId ?? largest)
  return id => (byId.get(id) ?? []).map(({ kind, amount }) => ({ kind, amount }))
}

/** Stores checked matches: rows, totals and statuses of both sides, lessons, and superseded recommendations. */
export async function confirmMatches(tx: Tx, matches: readonly Match[], sides: LockedRecords): Promise<Stored[]> {
  const { lines, expecteds } = sides
  const alone = await requiresExclusiveMatch(tx, sides)
  for (const match of matches) {
    const refusal = refuseSplit(match, sides, alone)
    if (refusal) throw refusal
  }
  await refuseAnyBeyondBounds(tx, matches, sides)
  const deltas = sumDeltas(matches)
  const lineRows = await allocateStatementMany(tx, deltas.lines)
  const expectedRows = await allocateExpectedMany(tx, deltas.expecteds)
  if (expectedRows.length < deltas.expecteds.length) throw new Refusal(statementCodes.alreadyReconciled)
  for (const row of lineRows) lines.set(row.id, row)
  for (const row of expectedRows) expecteds.set(row.id, row)

  const rows = matches.map(match => {
    const first = lines.get(match.allocations[0]!.lineId)!
    const closed = match.allocations.every(
      ({ lineId, expectedId }) => openOf(lines.get(lineId)!) === 0n && openOf(expecteds.get(expectedId)!) === 0n,
    )
    return {
      id: newId(),
      kind: match.kind,
      result: closed ? ('FULL_MATCH' as const) : ('PARTIAL_MATCH' as const),
      bankAccountId: first.bankAccountId,
      currency: first.currency,
      amountMinor: sumOf(match.allocations),
      runId: match.runId ?? null,
      recommendationId: match.recommendationId ?? null,
      adjustmentReason: hasAdjustments(match) ? match.beyondBounds?.reason?.trim() || null : null,
      taught: [],
      createdBy: tx.actorId,
      allocations: match.allocations.map(({ lineId, expectedId, amount, adjustments }) => ({
        id: newId(),
        statementTransactionId: lineId,
        expectedTransactionId: expectedId,
        amountMinor: amount,
        adjustments,
      })),
    }
  })
  await tx.raise(matched, { expecteds: expectedRows, reconciliations: rows })
  await insertReconciliations(tx, rows)
  await storeAliases(tx, rows, sides)
  await supersedeOutgrown(tx, {
    statementTransactionIds: deltas.lines.map(({ id }) => id),
    expectedTransactionIds: deltas.expecteds.map(({ id }) => id),
  })
  const ids = rows.map(({ id }) => id)
  const stored = await reconciliationList.read(tx, ids)
  const byId = new Map(stored.map(row => [row.id, row]))
  return ids.map(id => byId.get(id)!)
}

async function refuseAnyBeyondBounds(tx: Tx, matches: readonly Match[], sides: LockedRecords): Promise<void> {
  const adjusted = matches.filter(hasAdjustments)
  if (adjusted.length === 0) return
  const limits = await readLimits(tx)
  for (const match of adjusted) {
    const refusal = refuseBeyondBounds(match, sides, limits)
    if (refusal) throw refusal
  }
}

type Delta = { id: string; deltaMinor: bigint }

/** The total change of each record, by id. */
function sumDeltas(matches: readonly Match[]): { lines: Delta[]; expecteds: Delta[] } {
  const lines = new Map<string, bigint>()
  const expecteds = new Map<string, bigint>()
  const add = (map: Map<string, bigint>, id: string, amount: bigint) => map.set(id, (map.get(id) ?? 0n) + amount)
  for (const { allocations } of matches)
    for (const { lineId, expectedId, amount, adjustments } of allocations) {
      add(lines, lineId, amount)
      add(expecteds, expectedId, amount + sumOf(adjustments))
    }
  const listed = (map: Map<string, bigint>) =>
    [...map].map(([id, deltaMinor]) => ({ id, deltaMinor })).sort((one, other) => (one.id < other.id ? -1 : 1))
  return { lines: listed(lines), expecteds: listed(expecteds) }
}

async function storeAliases(
  tx: Tx,
  rows: readonly Pick<Stored, 'id' | 'allocations'>[],
  { lines, expecteds }: LockedRecords,
) {
  const lessons = new Map<string, Lesson[]>()
  for (const { id, allocations } of rows) {
    const parties = new Set(allocations.map(part => expecteds.get(part.expectedTransactionId)!.counterpartyId))
    const [counterpartyId] = parties
    // A line with money of several parties teaches nothing about any.
    if (parties.size !== 1 || !counterpartyId) continue
    const paid = new Set(allocations.map(part => part.statementTransactionId))
    const taught = [...paid].flatMap(lineId => lessonsOf({ ...lines.get(lineId)!, counterpartyId }))
    if (taught.length) lessons.set(id, taught)
  }
  await learn(tx, [...lessons.values()].flat())
  await setTaught(tx, lessons)
}

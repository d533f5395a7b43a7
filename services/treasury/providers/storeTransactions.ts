// Stores what a provider reports of transactions, by whichever way it came. The connection is locked by the caller, so that of two who
// bring the same one waits and finds it stored.
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { bankingCalendarFrom } from '../bankingDays/public.ts'
import { organizationZone } from '../projection/public.ts'
import { followPayments } from './charges/follow.ts'
import { mergeReport, type TransactionValues } from './mergeReport.ts'
import type { ReportedTransaction } from './reports.ts'
import { type ProviderRow, providerTransaction as table } from './table.ts'
import { markTwins } from './twins.ts'

export type Stored = {
  /** By the provider's name of it. */
  rows: Map<string, TransactionValues>
  added: number
  changed: number
}

type Batch = {
  recordId: string
  isPaidOut: boolean
}

const CHANGING = [
  'kind',
  'originalExternalId',
  'orderReference',
  'channel',
  'channelCode',
  'currency',
  'grossMinor',
  'feeMinor',
  'vatMinor',
  'withheldMinor',
  'adjustmentMinor',
  'netMinor',
  'figureCheck',
  'status',
  'statusWord',
  'isStatusKnown',
  'result',
  'settlement',
  'recordId',
  'transactedAt',
  'providerUpdatedAt',
  'expectedOn',
] as const satisfies readonly (keyof TransactionValues)[]

/** So many are stored at a stretch: whoever shares the process is served between them. */
const CHUNK = 1_000

type Options = { fallback: Temporal.Instant; batch?: Batch }

/** Stores reports in their order; with `batch` they are what it pays out, unless another batch has. */
export async function storeTransactions(
  tx: Tx,
  provider: ProviderRow,
  reports: readonly ReportedTransaction[],
  options: Options,
): Promise<Stored> {
  const all: Stored = { rows: new Map(), added: 0, changed: 0 }
  for (let at = 0; at < reports.length; at += CHUNK) {
    const { rows, added, changed } = await storeChunk(tx, provider, reports.slice(at, at + CHUNK), options)
    for (const [externalId, row] of rows) all.rows.set(externalId, row)
    all.added += added
    all.changed += changed
  }
  return all
}

async function storeChunk(
  tx: Tx,
  provider: ProviderRow,
  reports: readonly ReportedTransaction[],
  { fallback, batch }: Options,
): Promise<Stored> {
  const zone = await organizationZone(tx)
  const first = reports.reduce(
    (least, { transactedAt }) =>
      transactedAt && Temporal.Instant.compare(transactedAt, least) < 0 ? transactedAt : least,
    fallback,
  )
  const calendar = await bankingCalendarFrom(tx, first.toZonedDateTimeISO(zone).toPlainDate())
  const before = await readTransactions(
    tx,
    provider.id,
    reports.map(({ externalId }) => externalId),
  )
  const rows = new Map(before)
  for (const report of reports) {
    const stored = rows.get(report.externalId)
    const surroundings = {
      id: stored?.id ?? newId(),
      providerId: provider.id,
      provider: provider.provider,
      calendar,
      zone,
      fallback,
    }
    const merged = mergeReport(stored, report, surroundings)
    rows.set(report.externalId, batch ? inBatch(merged, batch) : merged)
  }
  const changed = [...rows.values()].filter(row => row !== before.get(row.externalId))
  await insertMany(
    tx,
    table,
    changed.map(row => ({ ...row, organizationId: tx.organizationId })),
    {
      onConflict: {
        key: ['organizationId', 'providerId', 'externalId'],
        set: CHANGING,
        also: sql`version = ${table}.version + 1`,
      },
    },
  )
  for (const { id } of changed) tx.emit('provider-transaction.changed', id)
  await markTwins(tx, changed)
  await followPayments(tx, provider.id, changed)
  const added = changed.filter(({ externalId }) => !before.has(externalId)).length
  return { rows, added, changed: changed.length - added }
}

function inBatch(row: TransactionValues, { recordId, isPaidOut }: Batch): TransactionValues {
  if (row.recordId !== null && row.recordId !== recordId) return row
  const settlement = isPaidOut ? 'SETTLED' : row.settlement
  return row.recordId === recordId && row.settlement === settlement ? row : { ...row, recordId, settlement }
}

/** What is stored of these, by the provider's names of them. */
async function readTransactions(
  tx: Tx,
  providerId: string,
  externalIds: readonly string[],
): Promise<Map<string, TransactionValues>> {
  if (externalIds.length === 0) return new Map()
  const {
    organizationId: _organization,
    createdAt: _created,
    version: _version,
    searchText: _text,
    twinId: _twin,
    ...columns
  } = getTableColumns(table)
  const rows = await tx
    .select(columns)
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.providerId, providerId),
        among(table.externalId, [...new Set(externalIds)]),
      ),
    )
  return new Map(rows.map(row => [row.externalId, row]))
}

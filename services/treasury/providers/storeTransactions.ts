// Stores the transactions that a provider reports, from any source. The caller holds the connection's lock, so that of two callers with the
// same transaction one waits and finds it stored.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { bankingCalendarFrom } from '../bankingDays/public.ts'
import { organizationZone } from '../projection/public.ts'
import { followPayments } from './charges/follow.ts'
import { inOrderOfFinding, named, readTransactionIndex } from './identity.ts'
import { linkRefunds } from './linkRefunds.ts'
import { mergeReport, type TransactionValues } from './mergeReport.ts'
import type { ReportedTransaction } from './reports.ts'
import { type ProviderRow, providerTransaction as table } from './table.ts'
import { markTwins } from './twins.ts'

export type Stored = {
  /** By its id in the report. */
  rows: Map<string, TransactionValues>
  added: number
  changed: number
}

type Batch = {
  recordId: string
  isPaidOut: boolean
}

const CHANGING = [
  'externalId',
  'reportedAs',
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

/** Number of transactions stored without a pause, so that other work in the process is not blocked. */
const CHUNK = 1_000

type Options = { fallback: Temporal.Instant; batch?: Batch }

/** Stores reports in order; with `batch` they are what it pays out, unless another batch has. */
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
  const known = await readTransactionIndex(tx, provider, reports)
  const rows = new Map<string, TransactionValues>()
  const before = new Map(known.rows())
  for (const report of inOrderOfFinding(reports)) {
    const stored = known.find(report)
    const surroundings = {
      id: stored?.id ?? newId(),
      providerId: provider.id,
      provider: provider.provider,
      calendar,
      zone,
      fallback,
    }
    const merged = named(mergeReport(stored, report, surroundings), report)
    const row = batch ? inBatch(merged, batch) : merged
    known.put(row)
    rows.set(report.externalId, row)
  }
  const changed = [...known.rows().values()].filter(row => row !== before.get(row.id))
  await insertMany(
    tx,
    table,
    changed.map(row => ({ ...row, organizationId: tx.organizationId })),
    {
      onConflict: {
        key: ['organizationId', 'id'],
        set: CHANGING,
        also: sql`version = ${table}.version + 1`,
      },
    },
  )
  for (const { id } of changed) tx.emit('provider-transaction.changed', id)
  await linkRefunds(tx, provider.id, changed)
  await markTwins(tx, changed)
  await followPayments(tx, provider.id, changed)
  const added = changed.filter(({ id }) => !before.has(id)).length
  return { rows, added, changed: changed.length - added }
}

function inBatch(row: TransactionValues, { recordId, isPaidOut }: Batch): TransactionValues {
  if (row.recordId !== null && row.recordId !== recordId) return row
  const settlement = isPaidOut ? 'SETTLED' : row.settlement
  return row.recordId === recordId && row.settlement === settlement ? row : { ...row, recordId, settlement }
}

// Finds the stored transaction that a report is about. A provider's API and its report may use different ids: then the order identifies it,
// for refunds also amount and date. Each row matches one of each.
import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { ADAPTERS } from './adapters.ts'
import type { TransactionValues } from './mergeReport.ts'
import type { ReportedTransaction } from './reports.ts'
import { type ProviderRow, providerTransaction as table } from './table.ts'

export type TransactionIndex = {
  /** The row that a report is about; undefined if it is the first. */
  find: (report: ReportedTransaction) => TransactionValues | undefined
  put: (row: TransactionValues) => void
  /** By id. */
  rows: () => ReadonlyMap<string, TransactionValues>
}

/** Finds rows by the ids, orders and amounts of reports. */
export function openTransactionIndex(namesByOrder: boolean, stored: readonly TransactionValues[]): TransactionIndex {
  const rows = new Map<string, TransactionValues>()
  const [named, reported] = [new Map<string, string>(), new Map<string, string>()]
  const ofOrder = new Map<string, Set<string>>()
  const put = (row: TransactionValues) => {
    rows.set(row.id, row)
    named.set(row.externalId, row.id)
    if (row.reportedAs !== null) reported.set(row.reportedAs, row.id)
    const order = ofOrder.get(row.orderReference) ?? new Set()
    ofOrder.set(row.orderReference, order.add(row.id))
  }
  stored.forEach(put)
  const at = (ids: ReadonlyMap<string, string>, name: string) => rows.get(ids.get(name) ?? '')

  /** The row of the same order that was so far only reported the other way. */
  function counterpart(report: ReportedTransaction): TransactionValues | undefined {
    const isFree = report.reportId === null ? isByReportAlone : isByApiAlone
    const alike = [...(ofOrder.get(report.orderReference) ?? [])]
      .flatMap(id => rows.get(id) ?? [])
      .filter(row => isFree(row) && row.kind === report.kind && row.currency === report.currency)
    if (report.kind === 'PAYMENT') return namesByOrder ? alike[0] : undefined
    const possible = alike.filter(row => row.grossMinor === report.grossMinor && isBefore(report, row))
    // From the API take the earliest possible payout, from a report the latest possible refund, so that each leaves the others what they
    // need.
    const sorted = possible.toSorted((one, other) =>
      Temporal.Instant.compare(one.providerUpdatedAt, other.providerUpdatedAt),
    )
    return sorted.at(report.reportId === null ? 0 : -1)
  }

  return {
    find(report) {
      if (report.reportId === null) return at(named, report.externalId) ?? counterpart(report)
      const found = at(reported, report.externalId)
      if (found) return found
      const bearer = at(named, report.reportId)
      const isOwn = bearer?.kind === report.kind && bearer.reportedAs === null
      return (isOwn ? bearer : undefined) ?? counterpart(report) ?? at(named, report.externalId)
    },
    put,
    rows: () => rows,
  }
}

/** Only in a report so far, under the report's own id. */
const isByReportAlone = ({ externalId, reportedAs }: TransactionValues) => reportedAs === externalId
const isByApiAlone = ({ reportedAs }: TransactionValues) => reportedAs === null

const DAY_HOURS = 24

/** A refund that a report settles on a date happened on or before it. */
function isBefore(report: ReportedTransaction, row: TransactionValues): boolean {
  const [back, paidOut] =
    report.reportId === null
      ? [report.transactedAt, Temporal.Instant.from(row.providerUpdatedAt)]
      : [Temporal.Instant.from(row.transactedAt), report.updatedAt]
  return back === null || Temporal.Instant.compare(back, paidOut.add({ hours: DAY_HOURS })) < 0
}

/** Orders reports for matching: of refunds from the API the latest comes first, because it has the fewest possible payouts. */
export function inOrderOfFinding(reports: readonly ReportedTransaction[]): ReportedTransaction[] {
  const isBack = ({ kind, reportId }: ReportedTransaction) => kind !== 'PAYMENT' && reportId === null
  const back = reports.filter(isBack).toSorted((one, other) => {
    const [at, otherAt] = [one.transactedAt ?? one.updatedAt, other.transactedAt ?? other.updatedAt]
    return Temporal.Instant.compare(otherAt, at)
  })
  return [...reports.filter(report => !isBack(report)), ...back]
}

/** A row with both ids: users see the provider's own. */
export function named(row: TransactionValues, { externalId, reportId, kind }: ReportedTransaction): TransactionValues {
  if (row.kind !== kind) return row
  if (reportId === null) return row.externalId === externalId ? row : { ...row, externalId }
  return row.reportedAs === externalId ? row : { ...row, reportedAs: externalId }
}

/** Stored transactions that the reports may be about. */
export async function readTransactionIndex(
  tx: Tx,
  { id: providerId, provider }: Pick<ProviderRow, 'id' | 'provider'>,
  reports: readonly ReportedTransaction[],
): Promise<TransactionIndex> {
  const { namesByOrder, connect } = ADAPTERS[provider]
  if (reports.length === 0) return openTransactionIndex(namesByOrder, [])
  const {
    organizationId: _organization,
    createdAt: _created,
    version: _version,
    searchText: _text,
    twinId: _twin,
    originalId: _original,
    isOriginalCertain: _certain,
    originalChosenId: _chosen,
    refundedMinor: _refunded,
    ...columns
  } = getTableColumns(table)
  const unique = (names: readonly string[]) => [...new Set(names)]
  const names = reports.flatMap(({ externalId, reportId }) =>
    reportId === null ? [externalId] : [externalId, reportId],
  )
  const aliases = reports.flatMap(({ externalId, reportId }) => (reportId === null ? [] : [externalId]))
  // With one source only, and for payments that both name alike, the id is enough.
  const orders =
    connect === null
      ? []
      : reports.filter(({ kind }) => kind !== 'PAYMENT' || namesByOrder).map(({ orderReference }) => orderReference)
  const rows = await tx
    .select(columns)
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.providerId, providerId),
        or(
          among(table.externalId, unique(names)),
          ...(aliases.length > 0 ? [among(table.reportedAs, unique(aliases))] : []),
          ...(orders.length > 0 ? [among(table.orderReference, unique(orders))] : []),
        ),
      ),
    )
  return openTransactionIndex(namesByOrder, rows)
}

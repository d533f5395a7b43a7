// Which stored transaction a report tells of. The API of a provider and its report may name one in two ways: then it is told by its order,
// for money that goes back also by its amount and day. Each row is told once by either.
import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { ADAPTERS } from './adapters.ts'
import type { TransactionValues } from './mergeReport.ts'
import type { ReportedTransaction } from './reports.ts'
import { type ProviderRow, providerTransaction as table } from './table.ts'

export type Told = {
  /** The row that a report tells of; undefined where it is the first to do so. */
  find: (report: ReportedTransaction) => TransactionValues | undefined
  put: (row: TransactionValues) => void
  /** By id. */
  rows: () => ReadonlyMap<string, TransactionValues>
}

/** Rows as they are found by the names, orders and amounts of reports. */
export function openTold(namesByOrder: boolean, stored: readonly TransactionValues[]): Told {
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

  /** The one of its order that only the other way has told. */
  function counterpart(report: ReportedTransaction): TransactionValues | undefined {
    const isFree = report.reportId === null ? isByReportAlone : isByApiAlone
    const alike = [...(ofOrder.get(report.orderReference) ?? [])]
      .flatMap(id => rows.get(id) ?? [])
      .filter(row => isFree(row) && row.kind === report.kind && row.currency === report.currency)
    if (report.kind === 'PAYMENT') return namesByOrder ? alike[0] : undefined
    const possible = alike.filter(row => row.grossMinor === report.grossMinor && isBefore(report, row))
    // The youngest of those that a report may tell, and the earliest payout that may tell one: so each leaves the others what they need.
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

/** Told by a report alone, under a name that is the report's. */
const isByReportAlone = ({ externalId, reportedAs }: TransactionValues) => reportedAs === externalId
const isByApiAlone = ({ reportedAs }: TransactionValues) => reportedAs === null

const DAY_HOURS = 24

/** What a report pays out on a day went back on that day or before. */
function isBefore(report: ReportedTransaction, row: TransactionValues): boolean {
  const [back, paidOut] =
    report.reportId === null
      ? [report.transactedAt, Temporal.Instant.from(row.providerUpdatedAt)]
      : [Temporal.Instant.from(row.transactedAt), report.updatedAt]
  return back === null || Temporal.Instant.compare(back, paidOut.add({ hours: DAY_HOURS })) < 0
}

/** Reports in the order in which their rows are found: of what went back by the API the youngest, whose payouts are the fewest, comes first. */
export function inOrderOfFinding(reports: readonly ReportedTransaction[]): ReportedTransaction[] {
  const isBack = ({ kind, reportId }: ReportedTransaction) => kind !== 'PAYMENT' && reportId === null
  const back = reports.filter(isBack).toSorted((one, other) => {
    const [at, otherAt] = [one.transactedAt ?? one.updatedAt, other.transactedAt ?? other.updatedAt]
    return Temporal.Instant.compare(otherAt, at)
  })
  return [...reports.filter(report => !isBack(report)), ...back]
}

/** A row under the names by which both ways tell it: the provider's own is the one that people see. */
export function named(row: TransactionValues, { externalId, reportId, kind }: ReportedTransaction): TransactionValues {
  if (row.kind !== kind) return row
  if (reportId === null) return row.externalId === externalId ? row : { ...row, externalId }
  return row.reportedAs === externalId ? row : { ...row, reportedAs: externalId }
}

/** What is stored that reports may tell of. */
export async function readTold(
  tx: Tx,
  { id: providerId, provider }: Pick<ProviderRow, 'id' | 'provider'>,
  reports: readonly ReportedTransaction[],
): Promise<Told> {
  const { namesByOrder, connect } = ADAPTERS[provider]
  if (reports.length === 0) return openTold(namesByOrder, [])
  const {
    organizationId: _organization,
    createdAt: _created,
    version: _version,
    searchText: _text,
    twinId: _twin,
    originalId: _original,
    refundedMinor: _refunded,
    ...columns
  } = getTableColumns(table)
  const unique = (names: readonly string[]) => [...new Set(names)]
  const names = reports.flatMap(({ externalId, reportId }) =>
    reportId === null ? [externalId] : [externalId, reportId],
  )
  const aliases = reports.flatMap(({ externalId, reportId }) => (reportId === null ? [] : [externalId]))
  // Where there is one way alone, and of payments that both name alike, the name is enough.
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
  return openTold(namesByOrder, rows)
}

// Merges the stored transaction with a new report, from any source. Pure.
import type { BankingCalendar } from '../bankingDays/public.ts'
import { ADAPTERS } from './adapters.ts'
import type { ReportedTransaction } from './reports.ts'
import { checkFigures, netOf } from './rules/fees.ts'
import { bankingDaysAfter } from './rules/payoutDate.ts'
import { isNewer, type ProviderName, resultOf, statusOfWord } from './rules/statuses.ts'
import type { TransactionRow } from './table.ts'

/** All stored columns except those that the database adds. */
export type TransactionValues = Omit<
  TransactionRow,
  | 'organizationId'
  | 'createdAt'
  | 'version'
  | 'searchText'
  | 'twinId'
  | 'originalId'
  | 'isOriginalCertain'
  | 'originalChosenId'
  | 'refundedMinor'
>

type Surroundings = {
  id: string
  providerId: string
  provider: ProviderName
  calendar: Pick<BankingCalendar, 'isOpen'>
  /** The organization's time zone. */
  zone: string
  /** When the report arrived, for one without a time of its own. */
  fallback: Temporal.Instant
}

/** The row after the report; the stored one itself if nothing is new. */
export function mergeReport(
  stored: TransactionValues | undefined,
  report: ReportedTransaction,
  surroundings: Surroundings,
): TransactionValues {
  if (!stored) return firstRow(report, surroundings)
  // A refund is never the payment itself, whatever its id.
  if (report.kind !== stored.kind) return stored
  const { status, isKnown } = statusOfWord(surroundings.provider, report.statusWord)
  const storedAt = Temporal.Instant.from(stored.providerUpdatedAt)
  const isLater = Temporal.Instant.compare(report.updatedAt, storedAt) > 0
  const settled =
    report.isSettled && stored.settlement === 'PENDING' ? { ...stored, settlement: 'SETTLED' as const } : stored
  // An unknown status changes nothing, and a user must check it.
  if (!isKnown && isLater)
    return {
      ...settled,
      statusWord: report.statusWord,
      isStatusKnown: false,
      providerUpdatedAt: report.updatedAt.toString(),
    }
  const before = { status: stored.status, updatedAt: storedAt, hasFees: stored.feeMinor !== null }
  const hasFees = report.fees !== null || before.hasFees
  if (!isKnown || !isNewer(before, { status, updatedAt: report.updatedAt, hasFees })) return settled
  const first = firstRow(report, surroundings)
  const fees = report.fees === null ? { ...feesOf(stored), ...totalsOf(report, stored) } : {}
  return {
    ...first,
    ...fees,
    id: stored.id,
    externalId: stored.externalId,
    reportedAs: stored.reportedAs,
    recordId: stored.recordId,
    settlement: settled.settlement === 'SETTLED' ? 'SETTLED' : first.settlement,
    channel: report.channel ?? stored.channel,
    channelCode: report.channelCode ?? stored.channelCode,
    originalExternalId: report.originalExternalId ?? stored.originalExternalId,
    transactedAt: report.transactedAt?.toString() ?? stored.transactedAt,
    providerUpdatedAt: isLater ? first.providerUpdatedAt : stored.providerUpdatedAt,
    expectedOn: report.transactedAt === null && report.settlesAt === null ? stored.expectedOn : first.expectedOn,
  }
}

const feesOf = ({ feeMinor, vatMinor, withheldMinor }: TransactionValues) => ({ feeMinor, vatMinor, withheldMinor })

type Fees = Pick<TransactionValues, 'feeMinor' | 'vatMinor' | 'withheldMinor'>

/** The net amount and how well it adds up, with fees from this report or an earlier one. */
function totalsOf({ grossMinor, adjustmentMinor, netMinor }: ReportedTransaction, fees: Fees) {
  const { feeMinor, vatMinor, withheldMinor } = fees
  const computed = netOf({
    grossMinor,
    feeMinor: feeMinor ?? 0n,
    vatMinor: vatMinor ?? 0n,
    withheldMinor: withheldMinor ?? 0n,
    adjustmentMinor,
  })
  const wasReported = netMinor !== null && feeMinor !== null
  return {
    netMinor: netMinor ?? computed,
    figureCheck: wasReported ? checkFigures(netMinor, computed) : ('EXACT' as const),
  }
}

function firstRow(report: ReportedTransaction, surroundings: Surroundings): TransactionValues {
  const { id, providerId, provider, calendar, zone, fallback } = surroundings
  const { status, isKnown } = statusOfWord(provider, report.statusWord)
  const at = report.transactedAt ?? fallback
  const { delayOf } = ADAPTERS[provider].quirks
  const channel = report.channel ?? 'OTHER'
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone).toPlainDate()
  const expected =
    report.settlesAt === null
      ? bankingDaysAfter(dayOf(at), delayOf(channel, report.channelCode), calendar)
      : dayOf(report.settlesAt)
  const fees: Fees = report.fees ?? { feeMinor: null, vatMinor: null, withheldMinor: null }
  return {
    id,
    providerId,
    externalId: report.externalId,
    reportedAs: report.reportId === null ? null : report.externalId,
    kind: report.kind,
    originalExternalId: report.originalExternalId,
    orderReference: report.orderReference,
    channel,
    channelCode: report.channelCode,
    currency: report.currency,
    grossMinor: report.grossMinor,
    ...fees,
    adjustmentMinor: report.adjustmentMinor,
    ...totalsOf(report, fees),
    status,
    statusWord: report.statusWord,
    isStatusKnown: isKnown,
    result: resultOf(status, report.statusWord),
    settlement: report.isSettled ? 'SETTLED' : 'PENDING',
    recordId: null,
    transactedAt: at.toString(),
    providerUpdatedAt: report.updatedAt.toString(),
    expectedOn: expected.toString(),
  }
}

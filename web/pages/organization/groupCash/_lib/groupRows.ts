// Organizations side by side: each one's answer, and sums over those that answered. Currencies are kept apart; unknown figures are excluded
// from sums.
import type { GroupCashPageQuery$data } from '../../../../__generated__/GroupCashPageQuery.graphql.ts'
import { addDecimals, isZero } from '../../../../i18n/decimal.ts'

type Membership = NonNullable<GroupCashPageQuery$data['viewer']>['memberships'][number]
type Organization = Membership['organization']
export type Position = NonNullable<Organization['cashPosition']>
export type Forecast = NonNullable<Organization['cashForecast']>
export type Payables = NonNullable<Organization['agedPayables']>['currencies'][number]

/** Permission for the analysis of an organization. */
const VIEW = 'TREASURY_ANALYSIS_VIEW'

type Row = { uuid: string; name: string; legalName: string; timeZone: string; role: string }
export type Answered = Row & {
  state: 'ANSWERED'
  position: Position
  /** Null where that part failed. */
  forecast: Forecast | null
  payables: Organization['agedPayables']
  /** Null without permission, or on a failure. */
  approvals: number | null
  exceptions: number | null
}
export type GroupRow = Answered | (Row & { state: 'FORBIDDEN' | 'FAILED' })

/** In the order of memberships, including those without permission or with a failure, with the reason. */
export const groupRows = (memberships: readonly Membership[]): GroupRow[] =>
  memberships.map(({ role, permissions, organization }) => {
    const { uuid, name, legalName, timeZone, cashPosition, exceptionCounts } = organization
    const row = { uuid, name, legalName, timeZone, role: role.name }
    if (!permissions.includes(VIEW)) return { ...row, state: 'FORBIDDEN' as const }
    if (!cashPosition) return { ...row, state: 'FAILED' as const }
    return {
      ...row,
      state: 'ANSWERED' as const,
      position: cashPosition,
      forecast: organization.cashForecast ?? null,
      payables: organization.agedPayables,
      approvals: organization.approvalQueue?.totalCount ?? null,
      exceptions: exceptionCounts ? exceptionCounts.open + exceptionCounts.inProgress : null,
    }
  })

export const answeredOf = (rows: readonly GroupRow[]): Answered[] =>
  rows.filter((row): row is Answered => row.state === 'ANSWERED')

const inCurrency = ({ position }: Answered, currency: string) =>
  position.currencies.find(each => each.currency === currency)

/** A row's cash in a currency; undefined where it has none. */
export const cashIn = (row: Answered, currency: string) => inCurrency(row, currency)?.totals

/** The exchange rate of a row's rupiah values. */
export const rateIn = (row: Answered, currency: string) => inCurrency(row, currency)?.rupiahRate

export type CurrencySum = {
  currency: string
  amount: string
  organizations: number
  unknown: number
  /** Converted at each organization's own rate. Null for rupiah, and if an organization has no rate. */
  inRupiah: string | null
}

/** The available cash of organizations with a known balance, by currency. */
export function sumsOf(rows: readonly Answered[], currencies: readonly string[]): CurrencySum[] {
  return currencies.flatMap(currency => {
    const held = rows.flatMap(row => cashIn(row, currency) ?? [])
    if (held.length === 0) return []
    const known = held.flatMap(({ available }) => available?.amount ?? [])
    const converted = held.flatMap(({ availableInRupiah }) => availableInRupiah?.amount ?? [])
    const unknown = held.reduce((sum, totals) => sum + totals.unknown, 0)
    // Omitted when incomplete: a partial sum would look like the total.
    const isWhole = converted.length > 0 && converted.length === known.length
    const inRupiah = isWhole ? addDecimals(converted) : null
    return [{ currency, amount: addDecimals(known), organizations: held.length, unknown, inRupiah }]
  })
}

export const payablesOf = ({ payables }: Answered, currency: string): Payables | undefined =>
  payables?.currencies.find(each => each.currency === currency)

const OVERDUE = new Set(['DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'])

/** The outstanding amount of overdue bills; null where unknown. */
export function overdueOf(row: Answered, currency: string): string | null {
  if (!row.payables) return null
  const buckets = payablesOf(row, currency)?.buckets ?? []
  return addDecimals(buckets.filter(({ bucket }) => OVERDUE.has(bucket)).map(({ amount }) => amount.amount))
}

/** The outstanding amount of bills of an age, `0.00` for none. */
export const bucketOf = (row: Answered, currency: string, bucket: string): string =>
  payablesOf(row, currency)?.buckets.find(each => each.bucket === bucket)?.amount.amount ?? '0.00'

/** The sum of the known figures; null where none is known. */
export function sumKnown(amounts: readonly (string | null | undefined)[]): string | null {
  const known = amounts.filter(amount => amount != null)
  return known.length === 0 ? null : addDecimals(known)
}

/** The ends of all rows' forecast weeks: around midnight an organization further east may be in its next week already. */
export const weekEnds = (rows: readonly Answered[]): string[] =>
  [...new Set(rows.flatMap(({ forecast }) => forecast?.periods.map(({ to }) => to) ?? []))].toSorted().slice(0, 12)

export const closingOn = ({ forecast }: Answered, end: string): string | null =>
  forecast?.periods.find(({ to }) => to === end)?.closing?.amount ?? null

export const isStale = (totals: { stale: { amount: string } }): boolean => !isZero(totals.stale.amount)

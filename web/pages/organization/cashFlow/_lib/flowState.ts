// The address state of the cash flow, and the query variables derived from it.
import { daysBetween, oldestDay } from '../../../../i18n/calendarDate.ts'
import { currencies } from '../../../../i18n/currency.ts'
import { today } from '../../../../i18n/format.ts'
import { type DateFilter, dates, datesOf } from '../../../../ui/list/dateRange.ts'
import { isUuid, listState, oneOf, oneOfOr, optional, type Param, type StateOf } from '../../../../ui/list/listState.ts'

/** The server's maximum number of columns. */
const MAX_PERIODS = 54

export const units = ['DAY', 'WEEK', 'MONTH', 'QUARTER'] as const
export type Unit = (typeof units)[number]
/** Minimum days of a period. */
const DAYS_OF: Record<Unit, number> = { DAY: 1, WEEK: 7, MONTH: 28, QUARTER: 90 }

const THIS_YEAR: DateFilter = { preset: 'this-year' }

const period: Param<DateFilter> = {
  read: text => dates.read(text) ?? THIS_YEAR,
  write: value => ('preset' in value && value.preset === 'this-year' ? null : dates.write(value)),
}

export const flowState = listState({
  currency: oneOfOr(currencies, 'IDR'),
  period,
  /** Null: the default of the period. */
  unit: oneOf(units),
  compare: oneOfOr(['PERIOD', 'YEAR'], 'PERIOD'),
  /** Global id of the entity whose accounts are shown; null: all. */
  entity: optional,
  view: oneOfOr(['chart', 'table'], 'chart'),
  /** The open figure: `credit.flow.3`, `debit.<category>.total`. */
  open: optional,
})

export type FlowState = StateOf<typeof flowState>

/** The past days of the period including today, limited to the maximum. */
function spanOf(chosen: DateFilter): { from: string; to: string } {
  const present = today()
  const { from, to } = datesOf(chosen, present)
  const last = to !== null && to < present ? to : present
  const earliest = oldestDay(last)
  return { from: from === null || from < earliest ? earliest : from > last ? last : from, to: last }
}

/** Units that divide a span into few enough columns to be readable. */
export const unitsFor = ({ from, to }: { from: string; to: string }): Unit[] =>
  units.filter(unit => (daysBetween(from, to) + 1) / DAYS_OF[unit] <= MAX_PERIODS - 2)

function unitFor(span: { from: string; to: string }, chosen: Unit | null): Unit {
  const possible = unitsFor(span)
  if (chosen !== null && possible.includes(chosen)) return chosen
  const days = daysBetween(span.from, span.to) + 1
  if (days <= 14) return 'DAY'
  return days <= 62 ? 'WEEK' : 'MONTH'
}

export function flowVariables({ currency, period: chosen, unit, compare, entity }: FlowState) {
  const span = spanOf(chosen)
  return { currency, ...span, unit: unitFor(span, unit), compare, entities: entity === null ? null : [entity] }
}

/** What a figure opens: all transactions but transfers, transfers, uncategorized ones, or the accounts with an unexplained change. */
const kinds = ['FLOW', 'TRANSFER', 'UNCATEGORIZED', 'UNEXPLAINED'] as const
const directions = ['CREDIT', 'DEBIT'] as const

export type OpenFlow = {
  /** Null: both. */
  direction: (typeof directions)[number] | null
  /** Or the transactions of a category by its uuid. */
  kind: (typeof kinds)[number] | 'CATEGORY'
  categoryUuid: string | null
  place: number | 'TOTAL'
}

/** A figure that is made of transactions. */
export type OpenLines = OpenFlow & { kind: Exclude<OpenFlow['kind'], 'UNEXPLAINED'> }

export const hasLines = (figure: OpenFlow): figure is OpenLines => figure.kind !== 'UNEXPLAINED'

export function readOpenFlow(text: string | null): OpenFlow | null {
  const [, way, what = '', place] = /^(credit|debit|both)\.([a-z0-9-]+)\.(\d{1,2}|total)$/.exec(text ?? '') ?? []
  if (place === undefined) return null
  const kind = kinds.find(each => each.toLowerCase() === what)
  if (kind === undefined && !isUuid(what)) return null
  return {
    direction: directions.find(each => each.toLowerCase() === way) ?? null,
    kind: kind ?? 'CATEGORY',
    categoryUuid: kind === undefined ? what : null,
    place: place === 'total' ? 'TOTAL' : Number(place),
  }
}

export const writeOpenFlow = ({ direction, kind, categoryUuid, place }: OpenFlow): string =>
  [direction ?? 'both', categoryUuid ?? kind, String(place)].join('.').toLowerCase()
